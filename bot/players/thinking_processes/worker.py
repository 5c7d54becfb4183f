"""A worker from inside: `python -m bot.players.thinking_processes.worker`. It ends when its standard input does.

Both say pickled tuples: the bot `("think", number, view, seed, budget, among)` and `("stop", number)`, the worker
`("done", number, choices, last)` and `("failed", number, text, last)`. `last` says that it ends now, since it has taken
much memory. The worker's come in frames: four bytes of length, then the tuple.
"""

import ctypes
import os
import pickle
import queue
import random
import re
import signal
import sys
import threading
import time
import traceback
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, BinaryIO

from bot.games.view import View
from bot.players.thinking import Budget, think

HEAD = 4  # bytes of a frame that tell its length
MOST = 16 * 1024 * 1024  # bytes of a frame: a thousand times what a view takes
_PARENT_DEATH = 1  # PR_SET_PDEATHSIG of prctl(2)
_NICE = 10
_MOST_MEMORY = 768 * 1024 * 1024  # bytes of addresses; what does not fit is a MemoryError
_ENOUGH = 256 * 1024  # KiB that were in use: then this process makes room for a fresh one


def packed(message: tuple[Any, ...]) -> bytes:
    """Return a message as a frame."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(HEAD, "big") + body


def length(head: bytes) -> int:
    """Return how many bytes follow a frame's head; ValueError for more than there can be."""
    count = int.from_bytes(head, "big")
    if count > MOST:
        raise ValueError("not a frame")
    return count


def unpacked(body: bytes) -> tuple[Any, ...]:
    """Return a frame's message. Only for what the other end of our own pipe has said."""
    message: tuple[Any, ...] = pickle.loads(body)  # noqa: S301 - a process that we have started ourselves
    return message


class _Orders:
    """The bot's orders, read by a thread of its own, so that a stop is heard while something is thought."""

    def __init__(self, source: BinaryIO) -> None:
        self.waiting: queue.SimpleQueue[tuple[Any, ...]] = queue.SimpleQueue()
        self._source = source
        self._stopped = 0  # the last order that nobody waits for any more; numbers grow
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with suppress(EOFError, pickle.UnpicklingError):  # the bot may end in the middle of an order
            while True:
                message = pickle.load(self._source)  # noqa: S301 - from the bot that has started this process
                if message[0] == "stop":
                    self._stopped = message[1]
                else:
                    self.waiting.put(message)
        os._exit(0)  # the bot is gone; nothing here needs an end

    def time(self, number: int) -> float:
        """Return the time by the clock of an order: all its time is over once nobody waits for it."""
        return inf if number <= self._stopped else time.monotonic()


def main() -> None:
    """Think until the bot is gone, or too much memory was used."""
    _be_modest()
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing that is printed may get between the frames
    orders = _Orders(sys.stdin.buffer)
    while True:
        answer, last = _answer(orders, *orders.waiting.get()[1:]), _peak() > _ENOUGH
        out.write(packed((*answer, last)))
        out.flush()
        if last:
            os._exit(0)


def _answer(
    orders: _Orders, number: int, view: View, seed: int, budget: Budget, among: Sequence[tuple[str, ...]]
) -> tuple[str, int, object]:
    """Think, and say what came of it; a fault is told to the bot, which logs it."""
    try:
        rng = random.Random(seed)  # noqa: S311 - to be repeated
        return "done", number, think(view, rng, budget, partial(orders.time, number), among=among)
    except Exception:
        return "failed", number, traceback.format_exc()


def _be_modest() -> None:
    if sys.platform == "linux":  # a process that is stopped never reads that its input has ended
        ctypes.CDLL(None).prctl(_PARENT_DEATH, signal.SIGKILL)
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):  # a small share of a busy processor, but a share: with Linux's idle policy it would starve
        os.nice(_NICE)
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _peak() -> int:
    """Return the most KiB of memory that this program has had (Linux); 0 where that is not known.

    `ru_maxrss` would count the bot's as well: a new program keeps the peak of the process that it was forked from.
    """
    try:
        status = Path("/proc/self/status").read_text("ascii", "replace")
    except OSError:
        return 0
    match = re.search(r"^VmHWM:\s*(\d+) kB$", status, re.MULTILINE)
    return int(match[1]) if match else 0


if __name__ == "__main__":
    main()
