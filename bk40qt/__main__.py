"""`python -m bk40qt`, and the command bk40qt."""

from __future__ import annotations

import sys

from bk40qt.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # a worker of `simulate` is this same program started again
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
