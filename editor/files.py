"""Scenario files: opened whatever they hold, saved whole or not at all, watched for changes by others."""

from __future__ import annotations

import errno
import hashlib
import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bk40qt.engine.document import MAX_BYTES, Problem, dump, load
from bk40qt.engine.errors import ScenarioError
from bk40qt.engine.wording import Said, os_reason, say
from editor.document import Checked, ScenarioDocument, check


@dataclass(frozen=True, slots=True)
class Stamp:
    """The state of a file on disk, to tell later whether somebody has changed it."""

    modified: int  # nanoseconds
    size: int
    digest: str


class FileTrouble(Exception):
    """A file could not be read or written; the text says why. The old file is as it was."""

    def __init__(self, text: Said) -> None:
        super().__init__(text)
        self.text = text


# ------------------------------------------------------------------------------------------------------------- opening


@dataclass(frozen=True, slots=True)
class Opened:
    """What a file gave. `document` is None if there is no usable map in it; `problems` says all that is wrong.

    `complete`: the document has everything that is in the file; if not, stand-ins took the place of what could not be
    read, and saving would lose it. `text` is the text of the file, for the journal.
    """

    document: ScenarioDocument | None
    problems: tuple[Problem, ...]
    stamp: Stamp | None
    complete: bool
    text: str = ""


def open_file(path: Path) -> Opened:
    """Opens any file safely; may run in a worker. FileTrouble if it cannot be read at all."""
    raw = _read(path)
    stamp = stamp_of(path, raw)
    try:
        data = load(raw)
    except ScenarioError as error:
        return Opened(None, error.problems, stamp, False)
    document, problems = ScenarioDocument.of(data)
    complete = document is not None and (not problems or document.data == data)
    return Opened(document, tuple(problems), stamp, complete, raw.decode("utf-8-sig"))


def _read(path: Path) -> bytes:
    """At most the limit of the engine and one byte more: enough to refuse the rest unread."""
    try:
        if not path.is_file():
            if path.exists():
                raise FileTrouble(say("{path} is no file", path=path))
            raise FileTrouble(say("there is no file {path}", path=path))
        with path.open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise FileTrouble(say("{path} cannot be read: {why}", path=path, why=os_reason(error))) from None


# ------------------------------------------------------------------------------------------------------------ watching


def stamp_of(path: Path, raw: bytes | None = None) -> Stamp | None:
    """The state of the file; None if there is none that can be read."""
    try:
        found = path.stat()
        if raw is None:
            raw = _read(path)
    except (OSError, ValueError, FileTrouble):
        return None
    return Stamp(found.st_mtime_ns, found.st_size, hashlib.sha256(raw).hexdigest())


def changed_outside(path: Path, stamp: Stamp | None) -> bool:
    """Has the content of the file changed since? Cheap to ask every second: the content is read only if time or size
    differ. A file that was only touched has not changed; one that is gone has, if it was there."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return stamp is not None
    if stamp is not None and (found.st_mtime_ns, found.st_size) == (stamp.modified, stamp.size):
        return False
    now = stamp_of(path)
    return now is not None and (stamp is None or now.digest != stamp.digest)


def is_same_file(one: Path | None, other: Path) -> bool:
    """By whatever way one comes there: relative, over a link."""
    try:
        return one is not None and (one.resolve() == other.resolve() or one.samefile(other))
    except OSError:
        return False


# -------------------------------------------------------------------------------------------------------------- saving


@dataclass(frozen=True, slots=True)
class Saved:
    """A file was written. With `problems` the engine would refuse to play it: the user must hear of that."""

    stamp: Stamp
    problems: tuple[Problem, ...]


def save(data: dict[str, Any], path: Path, checked: Checked | None = None) -> Saved:
    """Writes a revision of a document, whole or not at all; may run in a worker. FileTrouble says why it failed.

    A new file beside the old one takes its place in one step once it is safe on the disk. It keeps the permissions; a
    link stays a link, the file it leads to is replaced.
    """
    raw = dump(data).encode("utf-8")
    if len(raw) > MAX_BYTES:
        size, limit = len(raw) // 2**20, MAX_BYTES // 2**20
        text = say("the scenario has {size} MiB; more than {limit} could not be read again", size=size, limit=limit)
        raise FileTrouble(text)
    try:
        target = path.resolve()
        write_whole(target, raw)
        stamp = stamp_of(target, raw)
    except (OSError, ValueError, RuntimeError) as error:
        raise FileTrouble(say("{path} cannot be saved: {why}", path=path, why=os_reason(error))) from None
    if stamp is None:
        raise FileTrouble(say("{path} cannot be saved: {why}", path=path, why=say("it cannot be read back")))
    return Saved(stamp, (checked or check(data)).problems)


def write_whole(target: Path, raw: bytes) -> None:
    """The bytes under that name, safe against a power cut, or an OSError and the old file untouched."""
    if target.exists() and not (target.is_file() or target.is_dir()):  # whoever may would put a file in its place
        raise OSError(errno.EINVAL, say("a device or pipe has that name"), str(target))
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:80]}.", suffix=".tmp", dir=target.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(raw)
            stream.flush()
            os.fsync(stream.fileno())
        _same_rights(temporary, target)
        os.replace(temporary, target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(target.parent)


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
        raise PermissionError(13, say("the file is read-only"), str(target))
    temporary.chmod(mode & 0o7777)


def sync_folder(folder: Path) -> None:
    """Makes a new name in a folder safe against a power cut, where the system can."""
    if os.name == "nt":
        return  # Windows does not open folders
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
