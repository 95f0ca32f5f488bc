"""Work for other processes: it must be importable there."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def square(number: int) -> int:
    return number * number


def fail(number: int) -> int:
    if number == 5:
        raise ValueError("five is not possible")
    return number


def die(number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def slow(folder: str, number: int) -> int:
    Path(folder, str(os.getpid())).touch()
    time.sleep(0.2)
    return number


if __name__ == "__main__":  # test_tournament.py starts this and ends it, gently or not
    import sys
    from functools import partial

    from bk40qt.selfplay.pool import spread

    try:
        spread(partial(slow, sys.argv[1]), range(1000), 2)
    except KeyboardInterrupt:
        print("interrupted")
        sys.exit(130)
