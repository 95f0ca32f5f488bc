"""What all imports and exports share: refusals, progress, bounded reading, writing a file as a whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bk40qt.engine.wording import Said, say
from bk40qt.storage import whole

Progress = Callable[[float], None]  # hears the share that is done, 0 to 1; may raise Cancelled


class ExchangeError(Exception):
    """Nothing can be imported or exported, and why; `message` can be said in another language."""

    def __init__(self, message: Said) -> None:
        super().__init__(message)
        self.message = message


class Cancelled(Exception):
    """Raised by a progress callback to stop; files are as they were before."""


def nobody(share: float) -> None:
    """For callers who do not want to hear of progress."""


def read_bounded(path: Path, limit: int) -> bytes:
    """The bytes of a regular file, never more than `limit`."""
    try:
        if not path.is_file():
            raise ExchangeError(say("There is no file {path}", path=path))
        with path.open("rb") as stream:
            raw = stream.read(limit + 1)  # not stat(): the file may grow meanwhile
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise ExchangeError(say("{path} cannot be read ({error})", path=path, error=error)) from None
    if len(raw) > limit:
        raise ExchangeError(say("{path} is larger than {limit} MiB", path=path, limit=limit // (1024 * 1024)))
    return raw


def write_whole(path: Path, content: bytes) -> None:
    """All of it or nothing: a failure leaves the old file as it was."""
    try:
        whole.write_whole(path.resolve(), content)
    except (OSError, ValueError, RuntimeError) as error:
        raise ExchangeError(say("{path} cannot be written ({error})", path=path, error=error)) from None
