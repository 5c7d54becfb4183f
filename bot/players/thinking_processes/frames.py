"""The messages between the bot and a worker, through the worker's standard input and output.

A frame is four bytes of length, then a pickled tuple. The bot says `("think", number, view, seed, budget, among)` and
`("stop", number)`, the worker `("done", number, choices, last)` and `("failed", number, text, last)`. `last` says that
it ends now, since it has taken much memory.
"""

import pickle
from typing import Any

HEAD = 4
MOST = 16 * 1024 * 1024  # bytes of a frame: a thousand times what a view takes


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
