"""Spreads work over processes, in chunks, and stays tidy whatever happens to it.

The answers come back in the order of the work, so that they cannot depend on the number of processes. Processes are
spawned, not forked, unless told otherwise: the same on every system, and safe in a program with threads. As always
with spawning, a script that calls this needs the usual `if __name__ == "__main__":` around what it does.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

LARGEST_CHUNK = 8  # items: small enough that progress moves and the last chunk keeps nobody waiting

_stop: Event | None = None  # in a worker: the parent wants no more


class WorkerDied(Exception):
    """A process that worked for us ended without an answer: killed, out of memory, or crashed."""


def spread(
    work: Callable[[T], R],
    items: Sequence[T],
    jobs: int,
    progress: Callable[[int], None] | None = None,
    start_method: str = "spawn",
    answers: Callable[[list[R]], None] | None = None,
    largest: int = LARGEST_CHUNK,
) -> list[R]:
    """`[work(item) for item in items]` in `jobs` processes; `progress` hears how many are done, `answers` gets those
    that have just come, at most `largest` at a time and in whichever order.

    `work` and the items must be picklable. An exception of `work` ends everything and is raised here. Ctrl-C lets the
    processes finish the item they are at, and is then raised here, too."""
    jobs = max(1, min(jobs, len(items)))
    if jobs == 1:
        return _alone(work, items, progress, answers)
    size = max(1, min(largest, len(items) // (jobs * 4)))
    chunks = [items[start : start + size] for start in range(0, len(items), size)]
    context = multiprocessing.get_context(start_method)
    stop = context.Event()
    found: dict[int, list[R]] = {}
    done = 0
    with ProcessPoolExecutor(jobs, context, _begin_worker, (stop,)) as pool:
        try:
            places: dict[Future[list[R]], int] = {
                pool.submit(_do_chunk, work, chunk): place for place, chunk in enumerate(chunks)
            }
            for future in as_completed(places):
                place = places[future]
                found[place] = future.result()
                done += len(chunks[place])
                if answers is not None:
                    answers(found[place])
                if progress is not None:
                    progress(done)
        except BrokenProcessPool:
            raise WorkerDied(
                f"a worker process died (killed, or out of memory?) after {done} of {len(items)} were done"
            ) from None
        finally:
            # Nothing to do after success; else nothing new is begun, and what runs ends after its present item.
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
    return [result for place in range(len(chunks)) for result in found[place]]


def _alone(
    work: Callable[[T], R],
    items: Sequence[T],
    progress: Callable[[int], None] | None,
    answers: Callable[[list[R]], None] | None,
) -> list[R]:
    found: list[R] = []
    for item in items:
        found.append(work(item))
        if answers is not None:
            answers(found[-1:])
        if progress is not None:
            progress(len(found))
    return found


def _begin_worker(stop: Event) -> None:
    global _stop
    _stop = stop
    # Ctrl-C reaches every process of the terminal: the parent alone decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    """A worker waits for work on a pipe that its brothers hold open, too: if the parent is killed, nobody tells it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _do_chunk(work: Callable[[Any], R], chunk: Sequence[Any]) -> list[R]:
    found: list[R] = []
    for item in chunk:
        if _stop is not None and _stop.is_set():
            break  # nobody will look at the answer
        found.append(work(item))
    return found
