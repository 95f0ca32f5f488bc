"""Crash recovery: everything done to a document is on disk before it is seen, and offered back at the next start.

One file for each open document: a first line with the document as it was opened, then a line for each patch, undo, redo
and save. Each line has a checksum in front, so that one cut off by a power cut is recognized and left out. A lock file
beside it tells other running editors that the journal is in use; the system gives the lock back however we end.
"""

from __future__ import annotations

import json
import os
import sys
import time
import uuid
import zlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, Final

from bk40qt.engine.document import load
from bk40qt.engine.errors import ScenarioError
from bk40qt.engine.wording import os_reason
from bk40qt.paths import user_data_dir
from bk40qt.storage.whole import write_whole
from editor.document import ScenarioDocument
from editor.files import Stamp, is_same_file
from editor.patch import Patch, PatchError, from_json, to_json

FORMAT: Final = "bk40qt-journal"
VERSION: Final = 1
SUFFIX: Final = ".journal"
# A disk may take 30 ms for its part; longer than a frame nobody waits, the rest is done by the time of the next change.
_PATIENCE: Final = 0.016


def recovery_dir() -> Path:
    return user_data_dir() / "recovery"


# --------------------------------------------------------------------------------------------------------------- locks


def _lock(path: Path) -> BinaryIO | None:
    """The lock file, held; None if another process holds it."""
    stream = path.open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            stream.seek(0)
            msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        stream.close()
        return None
    return stream


def _lock_path(journal: Path) -> Path:
    return journal.with_suffix(".lock")


# ------------------------------------------------------------------------------------------------------------- writing


def _line(value: object) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    return b"%08x %s\n" % (zlib.crc32(text), text)


def _parsed(line: bytes) -> Any:
    """What a line says, None if it is not as it was written."""
    if len(line) < 10 or not line.endswith(b"\n"):
        return None
    try:
        return json.loads(line[9:]) if int(line[:8], 16) == zlib.crc32(line[9:-1]) else None
    except (ValueError, RecursionError):
        return None


class Journal:
    """The journal of one open document. Faults never stop the editing: `on_trouble` hears of the first one."""

    def __init__(self, path: Path, lock: BinaryIO) -> None:
        """Carries on a journal file; `start` makes one."""
        self.path = path
        self.trouble = ""
        self.on_trouble: Callable[[str], None] = lambda text: None
        self._anew = False  # begun again after trouble: then steps from before are not in it
        self._tried = 0.0
        self._lock: BinaryIO | None = lock
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        self._syncing = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._sync: Future[None] | None = None

    @classmethod
    def start(cls, base: str, of: Path | None, stamp: Stamp | None = None, folder: Path | None = None) -> Journal:
        """A journal for a document with the text `base`, opened from the file `of`. OSError if it cannot be made."""
        folder = folder or recovery_dir()
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{uuid.uuid4().hex[:12]}{SUFFIX}"
        lock = _lock(_lock_path(path))
        assert lock is not None, "nobody else knows the name"
        try:
            write_whole(path, _line(_head(base, of, stamp)))
            return cls(path, lock)
        except OSError:
            lock.close()
            _lock_path(path).unlink(missing_ok=True)
            raise

    def patch(self, patch: Patch, merged: bool = False) -> None:
        """A patch is about to be carried out; `merged`: as part of the step before."""
        self._write({"do": "patch", "patch": to_json(patch), "merged": merged})

    def undo(self, patch: Patch) -> None:
        """A step is about to be undone, by this patch."""
        if self._anew:
            self.patch(patch)  # the step itself was written down before the trouble
        else:
            self._write({"do": "undo"})

    def redo(self, patch: Patch) -> None:
        """A step is about to be carried out again, by this patch."""
        if self._anew:
            self.patch(patch)
        else:
            self._write({"do": "redo"})

    def saved(self, path: Path, stamp: Stamp) -> None:
        """The document is in this file as it is now."""
        self._write({"do": "saved", "path": str(path), "stamp": _stamp_row(stamp)})

    def _write(self, value: dict[str, Any]) -> None:
        if self.trouble:
            return  # a gap cannot be bridged; `restart` begins anew
        raw = _line(value)
        try:
            written = os.write(self._file, raw)
            if written < len(raw):
                raise OSError(28, os.strerror(28))
        except OSError as error:
            self._fail(error)
            return
        if self._sync is None or self._sync.running() or self._sync.done():
            self._sync = self._syncing.submit(os.fsync, self._file)
        wait((self._sync,), _PATIENCE)
        if self._sync.done() and (fault := self._sync.exception()) is not None:
            self._fail(fault)

    def _fail(self, error: BaseException) -> None:
        self.trouble = os_reason(error)
        self.on_trouble(self.trouble)

    def restart(self, base: Callable[[], str], of: Path | None, stamp: Stamp | None) -> bool:
        """After trouble: a journal of the document as it is now, without what led to it. False if that fails, too.

        Tried every ten seconds at most: the disk may be full for a while, and the text of a large map takes its time.
        """
        now = time.monotonic()
        if self._tried and now < self._tried + 10:
            return False
        self._tried = now
        try:
            write_whole(self.path, _line({**_head(base(), of, stamp), "unsaved": True}))
            handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        except OSError:
            return False
        os.close(self._file)
        self._file, self.trouble, self._sync, self._anew, self._tried = handle, "", None, True, 0.0
        return True

    def close(self) -> None:
        """The document is closed and nothing in it is wanted any more: the journal goes."""
        if self._lock is None:
            return
        self._syncing.shutdown()
        os.close(self._file)
        _remove(self.path, self._lock)
        self._lock = None


def _head(base: str, of: Path | None, stamp: Stamp | None) -> dict[str, Any]:
    row = _stamp_row(stamp) if stamp is not None else None
    return {"format": FORMAT, "version": VERSION, "path": str(of) if of else "", "stamp": row, "base": base}


def _stamp_row(stamp: Stamp) -> list[Any]:
    return [stamp.modified, stamp.size, stamp.digest]


def _remove(path: Path, lock: BinaryIO) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)
    lock.close()
    with suppress(OSError):
        _lock_path(path).unlink(missing_ok=True)


# ---------------------------------------------------------------------------------------------------------- recovering


@dataclass(slots=True)
class Restored:
    """Work given back: the document as it was opened, the steps since, how many of them were carried out.

    `clean` is the number of steps at the last save, -1 if that state cannot be reached any more.
    """

    document: ScenarioDocument
    patches: list[Patch]
    position: int
    clean: int


@dataclass(slots=True)
class Recovery:
    """A journal that a crash left behind. Held by us until it is restored, discarded or released."""

    journal: Path
    path: Path | None  # the file of the document, None if it never had one
    stamp: Stamp | None
    base: str
    _lock: BinaryIO
    _good: int  # bytes that are as they were written
    patches: list[Patch] = field(default_factory=list)
    position: int = 0
    clean: int = 0

    @property
    def when(self) -> float:
        """Time of the last change, in seconds since the epoch."""
        return self.journal.stat().st_mtime

    def restore(self) -> Restored:
        """ScenarioError if the document in the journal cannot be read, which only a damaged disk can cause."""
        document, problems = ScenarioDocument.of(load(self.base))
        if document is None:
            raise ScenarioError(problems)
        return Restored(document, self.patches, self.position, self.clean)

    def carry_on(self) -> Journal:
        """The journal, to be written on: the work is in it all the time."""
        with self.journal.open("rb+") as stream:
            stream.truncate(self._good)
        return Journal(self.journal, self._lock)

    def discard(self) -> None:
        """The user does not want it."""
        _remove(self.journal, self._lock)

    def release(self) -> None:
        """Offer it another time."""
        self._lock.close()

    def take(self, value: dict[str, Any]) -> None:
        """One line of the journal."""
        match value["do"]:
            case "patch":
                patch = from_json(value["patch"])
                if self.clean > self.position:
                    self.clean = -1
                del self.patches[self.position :]
                if value["merged"]:
                    self.patches[-1] = self.patches[-1].then(patch)
                else:
                    self.patches.append(patch)
                self.position = len(self.patches)
            case "undo":
                self.position -= 1
            case "redo":
                self.position += 1
            case "saved":
                self.clean = self.position
                self.path, self.stamp = Path(value["path"]), Stamp(*value["stamp"])


def pending(folder: Path | None = None) -> list[Recovery]:
    """What editors that did not end well left behind, latest first. Journals without unsaved work are removed."""
    found: list[Recovery] = []
    folder = folder or recovery_dir()
    for path in sorted(folder.glob(f"*{SUFFIX}"), reverse=True) if folder.is_dir() else ():
        try:
            lock = _lock(_lock_path(path))
        except OSError:
            continue
        if lock is None:
            continue  # another editor is at work on it
        recovery = _examined(path, lock)
        if recovery is None:
            lock.close()
        elif recovery.position == recovery.clean:
            recovery.discard()
        else:
            found.append(recovery)
    return found


def _examined(path: Path, lock: BinaryIO) -> Recovery | None:
    try:
        with path.open("rb") as stream:
            first = stream.readline()
            head = _parsed(first)
            if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("version") != VERSION:
                return None  # not ours to judge: a newer program may have written it
            stamp = Stamp(*head["stamp"]) if head["stamp"] else None
            of = Path(head["path"]) if head["path"] else None
            made = Recovery(path, of, stamp, head["base"], lock, len(first))
            made.clean = -1 if head.get("unsaved") else 0
            for line in stream:
                value = _parsed(line)
                if value is None:
                    break
                made.take(value)
                made._good += len(line)
    except (OSError, KeyError, TypeError, IndexError, PatchError):
        return None
    return made


def is_open_elsewhere(path: Path, folder: Path | None = None) -> bool:
    """Is an editor at work on this file, be it another process?"""
    folder = folder or recovery_dir()
    for journal in folder.glob(f"*{SUFFIX}") if folder.is_dir() else ():
        try:
            lock = _lock(_lock_path(journal))
            if lock is not None:
                lock.close()  # nobody is
            elif is_same_file(_file_of(journal), path):
                return True
        except OSError:
            continue  # gone meanwhile
    return False


def _file_of(journal: Path) -> Path | None:
    """The file that the document of a journal was opened from, or saved to last."""
    found = ""
    with journal.open("rb") as stream:
        for line in stream:
            if found == "" or b'"do":"saved"' in line[:40]:
                value = _parsed(line)
                found = str(value.get("path", "")) if isinstance(value, dict) else found
    return Path(found) if found else None
