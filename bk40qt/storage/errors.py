"""What can go wrong with a saved game, in one line for people: what happened, where, what to do."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from bk40qt.engine.errors import EngineError, ReplayError


class StorageError(EngineError):
    """Base of everything that disk, file or another program can do to a saved game."""


class NotASave(StorageError):
    """The file is something else altogether, or not there."""


class DamagedSave(StorageError):
    """It was a saved game, but it has been cut, changed or made by nobody's save command."""


class NewerSave(StorageError):
    """Written by a newer version of the program."""


class SaveInUse(StorageError):
    """Another program, or another window of this one, has the game open."""


class CannotWrite(StorageError):
    """The disk is full, the place is read-only, or the file went away."""


class OtherRules(StorageError):
    """Played under another version of the rules: it can be viewed, but not gone on with."""


class ReplayDiffers(StorageError, ReplayError):
    """The recorded decisions do not lead to the recorded events."""


_FULL = "the disk is full; make room and try again, nothing of the game is lost"


def in_use(path: Path) -> SaveInUse:
    return SaveInUse(f"{path} is open in another window or program; close it there first")


def read_only(path: Path) -> CannotWrite:
    return CannotWrite(f"{path}: it cannot be written there; check the permissions or save under another name")


def from_sqlite(error: sqlite3.Error, path: Path, writing: bool) -> StorageError:
    """What an error of SQLite means to a player."""
    name = getattr(error, "sqlite_errorname", None) or ""
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return in_use(path)
    if name == "SQLITE_INTERRUPT":
        return DamagedSave(f"{path} takes too long to read; it is not a saved game that this program wrote")
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT", "SQLITE_TOOBIG", "SQLITE_FORMAT", "SQLITE_SCHEMA")):
        return damaged(path, str(error))
    if not writing:
        return damaged(path, str(error))
    if name == "SQLITE_FULL":
        return CannotWrite(f"{path}: {_FULL}")
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
        return read_only(path)
    if name.startswith("SQLITE_IOERR"):
        return CannotWrite(f"{path}: the disk failed or is full ({name}); make room or save under another name")
    return StorageError(f"{path}: {error}; save under another name")


def from_os(error: OSError, path: Path) -> StorageError:
    """What an error of the operating system means to a player, while writing."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return CannotWrite(f"{path}: {_FULL}")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return read_only(path)
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return CannotWrite(f"{path}: there is no such folder; make it or save elsewhere")
    return CannotWrite(f"{path}: {error.strerror or error}; save under another name")


def damaged(path: Path, what: str) -> DamagedSave:
    """`what` may quote the file: cut to one short line."""
    line = " ".join(what.split())
    line = "".join(sign if sign.isprintable() else "?" for sign in line[:200])
    return DamagedSave(f"{path} is damaged ({line}); take an earlier copy of it")
