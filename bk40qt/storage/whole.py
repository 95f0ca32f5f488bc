"""Files written whole or not at all: a failure or a power cut leaves the old one as it was."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bk40qt.engine.wording import say


def write_whole(target: Path, raw: bytes, durable: bool = True) -> None:
    """The bytes under that name, or an OSError. A new file beside the old one takes its place in one step; it keeps
    the permissions. `durable`: only once it is safe against a power cut."""
    with _beside(target) as temporary:
        with temporary.open("wb") as stream:
            stream.write(raw)
            if durable:
                stream.flush()
                os.fsync(stream.fileno())
        _same_rights(temporary, target)
        os.replace(temporary, target)
    if durable:
        sync(target.parent)


def try_place(target: Path) -> None:
    """An OSError if nothing can be written there, before somebody makes what is to be written."""
    with _beside(target) as temporary:
        _same_rights(temporary, target)


def sync(path: Path) -> None:
    """Make a finished file, and after renaming its folder entry, safe against power loss."""
    try:
        handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    except OSError:
        if path.is_dir():
            return  # Windows does not open folders
        raise
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """An empty file under a passing name, gone afterwards unless it has got another one."""
    if target.exists() and not (target.is_file() or target.is_dir()):  # whoever may would put a file in its place
        raise OSError(errno.EINVAL, say("a device or pipe has that name"), str(target))
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:60]}.", suffix=".tmp", dir=target.parent)
    os.close(handle)
    temporary = Path(name)
    try:
        yield temporary
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def _same_rights(temporary: Path, target: Path) -> None:
    """A file that is replaced may be written only if it allows it; a new one gets what the user's mask says."""
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        temporary.chmod(0o666 & ~mask)
        return
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, say("the file is read-only"), str(target))
    temporary.chmod(mode & 0o7777)
