"""The file itself, before SQLite may touch it: what its first bytes say, who has it open, and a private copy.

A file that comes from elsewhere is never opened in place. SQLite would recover a journal lying beside it or make new
files there; so everything is checked on a private copy, and a file that is refused stays as it was, byte for byte.
"""

from __future__ import annotations

import contextlib
import stat
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from bk40qt.engine.wording import say
from bk40qt.storage.errors import DamagedSave, NewerSave, NotASave, StorageError, damaged, in_use
from bk40qt.storage.migrations import APPLICATION_ID, FORMAT, PAGE_SIZE

MAX_BYTES = 256 * 1024 * 1024  # a long game has 20 MB
_MAGIC = b"SQLite format 3\0"
_CHUNK = 1024 * 1024
# Where SQLite locks a database file. A reader holds the second range shared, an exclusive owner holds it alone.
_LOCK_START, _LOCK_SIZE = 0x40000000 + 2, 510


def resolved(path: str | Path) -> Path:
    """The real place: SQLite puts its side files there, not beside a link."""
    try:
        return Path(path).resolve()
    except (OSError, ValueError, RuntimeError) as error:  # a NUL in the name, a circle of links
        raise NotASave(say("{path} is no usable file name ({error})", path=repr(str(path)), error=str(error))) from None


def side_file(path: Path, kind: str) -> Path:
    return path.with_name(f"{path.name}-{kind}")


def check_first_bytes(path: Path, head: bytes, size: int, with_wal: bool) -> int:
    """The format version, from the database header alone; raises for everything that we did not write."""
    if not head.startswith(_MAGIC) or len(head) < 100:
        cut = 0 < len(head) < 100 and (_MAGIC.startswith(head[:16]) or head.startswith(_MAGIC))
        if cut:
            raise NotASave(say("{path} is not a saved game: only its beginning is there", path=path))
        raise NotASave(say("{path} is not a saved game", path=path))
    if int.from_bytes(head[68:72], "big") != APPLICATION_ID:
        raise NotASave(say("{path} is a database of another program, not a saved game", path=path))
    version = int.from_bytes(head[60:64], "big")
    if FORMAT < version < 1000:
        raise NewerSave(say("{path} was saved by a newer version of this program (format {version}, this one reads up"
                            " to {newest}); update the program to open it", path=path, version=version, newest=FORMAT))
    page_size, modes, fixed = int.from_bytes(head[16:18], "big"), head[18:20], head[20:24]
    encoding = int.from_bytes(head[56:60], "big")
    if (page_size, modes, fixed, encoding) != (PAGE_SIZE, b"\2\2", b"\0\x40\x20\x20", 1) or not 1 <= version <= FORMAT:
        raise damaged(path, say("its head is not as this program writes it"))
    pages = int.from_bytes(head[28:32], "big")
    # With a log beside it the file may rightly be behind: a process died before it could move the pages over.
    if not with_wal and size != pages * PAGE_SIZE:
        raise damaged(path, say("{size} bytes where {wanted} belong", size=size, wanted=pages * PAGE_SIZE))
    return version


@contextlib.contextmanager
def private_copy(path: Path) -> Iterator[Path]:
    """A copy of the file and of the log a killed process left, in a folder of its own. The first bytes are checked."""
    with _opened(path) as (stream, size), _readable(path, stream):
        log, journal = side_file(path, "wal"), side_file(path, "journal")
        log_size = _size(log)
        if _size(journal):
            # We never write one; SQLite would carry it out on the real file, whatever the copy looked like.
            raise DamagedSave(
                say("{path} lies beside the saved game and does not belong to it; move it away", path=journal))
        if max(size, log_size) > MAX_BYTES:
            raise DamagedSave(say("{path} has {size} bytes; a saved game has at most {limit}",
                                  path=path, size=max(size, log_size), limit=MAX_BYTES))
        check_first_bytes(path, stream.read(100), size, log_size > 0)
        stream.seek(0)
        with contextlib.ExitStack() as stack:
            try:
                folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bk40save-")))
                copy = folder / "copy.bk40save"
                _copy(stream, copy)
                if log_size:
                    with log.open("rb") as log_stream:
                        _copy(log_stream, side_file(copy, "wal"))
            except OSError as error:
                raise StorageError(say("{path} cannot be examined: {error}", path=path, error=str(error))) from None
            stream.close()  # the checks take a while; nobody need wait for them
            yield copy


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[tuple[BinaryIO, int]]:
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            if stat.S_ISDIR(found.st_mode):
                raise NotASave(say("{path} is not a saved game but a folder", path=path))
            raise NotASave(say("{path} is not a saved game but a device", path=path))
        stream = path.open("rb")
    except FileNotFoundError:
        raise NotASave(say("there is no file {path}", path=path)) from None
    except (OSError, ValueError) as error:
        text = say("{path} cannot be read: {error}; check the permissions", path=path, error=str(error))
        raise StorageError(text) from None
    with stream:
        yield stream, found.st_size


@contextlib.contextmanager
def _readable(path: Path, stream: BinaryIO) -> Iterator[None]:
    """Takes SQLite's own shared lock until the stream is closed, so that nobody writes while the bytes are copied."""
    if sys.platform == "win32":
        import msvcrt

        stream.seek(_LOCK_START)
        try:
            msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, _LOCK_SIZE)
        except OSError:
            raise in_use(path) from None
        stream.seek(0)
        try:
            yield
        finally:
            if not stream.closed:
                stream.seek(_LOCK_START)
                msvcrt.locking(stream.fileno(), msvcrt.LK_UNLCK, _LOCK_SIZE)
    else:
        import fcntl

        try:
            fcntl.lockf(stream.fileno(), fcntl.LOCK_SH | fcntl.LOCK_NB, _LOCK_SIZE, _LOCK_START)
        except (BlockingIOError, PermissionError):
            raise in_use(path) from None
        except OSError:
            pass  # a file system without locks: nobody can hold one there
        yield  # closing the stream gives the lock back


def check_unused(path: Path) -> None:
    """Raises if somebody has the file open as a saved game; a file that is none is nobody's."""
    with contextlib.suppress(NotASave), _opened(path) as (stream, _), _readable(path, stream):
        pass


def remove_side_files(path: Path) -> None:
    """What belongs to a file that is no more would be carried out on the next one of that name."""
    for kind in ("wal", "shm", "journal"):
        side_file(path, kind).unlink(missing_ok=True)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _copy(source: BinaryIO, target: Path) -> None:
    left = MAX_BYTES + 1
    with target.open("wb") as out:
        while left > 0 and (chunk := source.read(min(_CHUNK, left))):
            out.write(chunk)
            left -= len(chunk)
