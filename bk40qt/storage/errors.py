"""What can go wrong with a saved game, in one line for people: what happened, where, what to do."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from bk40qt.engine.errors import EngineError, ReplayError
from bk40qt.engine.wording import os_reason, say


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


def in_use(path: Path) -> SaveInUse:
    return SaveInUse(say("{path} is open in another window or program; close it there first", path=path))


def read_only(path: Path) -> CannotWrite:
    return CannotWrite(
        say("{path}: it cannot be written there; check the permissions or save under another name", path=path)
    )


def _full(path: Path) -> CannotWrite:
    return CannotWrite(say("{path}: the disk is full; make room and try again, nothing of the game is lost", path=path))


def from_sqlite(error: sqlite3.Error, path: Path, writing: bool) -> StorageError:
    """What an error of SQLite means to a player."""
    name = getattr(error, "sqlite_errorname", None) or ""
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return in_use(path)
    if name == "SQLITE_INTERRUPT":
        return DamagedSave(
            say("{path} takes too long to read; it is not a saved game that this program wrote", path=path)
        )
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT", "SQLITE_TOOBIG", "SQLITE_FORMAT", "SQLITE_SCHEMA")):
        return damaged(path, str(error))
    if not writing:
        return damaged(path, str(error))
    if name == "SQLITE_FULL":
        return _full(path)
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
        return read_only(path)
    if name.startswith("SQLITE_IOERR"):
        text = say(
            "{path}: the disk failed or is full ({name}); make room or save under another name", path=path, name=name
        )
        return CannotWrite(text)
    return StorageError(say("{path}: {error}; save under another name", path=path, error=str(error)))


def from_os(error: OSError, path: Path) -> StorageError:
    """What an error of the operating system means to a player, while writing."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return _full(path)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return read_only(path)
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return CannotWrite(say("{path}: there is no such folder; make it or save elsewhere", path=path))
    return CannotWrite(say("{path}: {error}; save under another name", path=path, error=os_reason(error)))


def damaged(path: Path, what: str) -> DamagedSave:
    """`what` may quote the file: cut to one short line, unless it is one already."""
    line = " ".join(what.split())
    line = "".join(sign if sign.isprintable() else "?" for sign in line[:200])
    line = what if what == line else line  # still to be retold
    return DamagedSave(say("{path} is damaged ({line}); take an earlier copy of it", path=path, line=line))
