"""Work for all cores: the same answers in the same order, however many processes there are."""

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

T = TypeVar("T")
_ALONE = 1.5  # seconds of work that are not worth starting processes for
_AHEAD = 4  # answers that each process may be ahead of the one that is awaited


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def spread(work: Callable[[int], T], count: int, jobs: int, *, at_once: bool = False) -> Generator[T, None, None]:
    """Do the work for 1, 2, ... `count`, in up to so many processes, and answer in that order.

    `work` and its answers are pickled, and an answer must follow from its number alone. What is done soon is done in
    this process, unless `at_once`. A caller that stops asking, or is interrupted, ends the processes at once.
    """
    began, number = time.perf_counter(), 0
    while number < count and (jobs < 2 or (not at_once and time.perf_counter() - began < _ALONE)):
        number += 1
        yield work(number)
    left = range(number + 1, count + 1)
    if left:
        yield from _by_many(work, left, min(jobs, len(left)))


def _by_many(work: Callable[[int], T], numbers: range, jobs: int) -> Generator[T, None, None]:
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _end_with_parent)
    try:
        waiting: deque[Future[T]] = deque()
        coming = iter(numbers)
        while True:
            with _undisturbed():
                room = jobs * _AHEAD - len(waiting)
                waiting.extend(pool.submit(work, number) for number in islice(coming, room))
            if not waiting:
                break
            yield waiting.popleft().result()
    finally:
        for process in set(active_children()) - before:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """Let this process end when the one that started it is gone, also if that was killed and could end nobody."""
    parent = parent_process()
    assert parent is not None

    def watch(sentinel: int = parent.sentinel) -> None:
        wait([sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Start processes that Ctrl-C does not reach: it is this one that ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
