"""One gateway session: its sequence, what it missed, and how frames are packed."""

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from aiohttp import web

from bot.sandbox.errors import Json
from bot.sandbox.model import Guild

KEPT_EVENTS = 2000
AWAY_SECONDS = 300.0  # Discord says "a few minutes"
ENDING_CODES = frozenset({4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014})  # after these only IDENTIFY helps
GUILDS, GUILD_MESSAGES = 1 << 0, 1 << 9  # the intents whose events are sent; others may be asked for
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15  # members, presences, the contents of messages
ALL_INTENTS = sum(1 << bit for bit in (*range(17), 20, 21, 24, 25))
Packer = Callable[[str], str | bytes]


class CloseError(Exception):
    """The connection has to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason


def packer(compress: str | None) -> Packer:
    """Return the packing of frames for the `compress` that the client asked for; plain text where that isn't there."""
    stream: Any
    if compress == "zlib-stream":
        stream, flush = zlib.compressobj(), zlib.Z_SYNC_FLUSH
    elif compress == "zstd-stream" and find_spec("zstandard"):
        zstd: Any = import_module("zstandard")
        stream, flush = zstd.ZstdCompressor().compressobj(), zstd.COMPRESSOBJ_FLUSH_BLOCK
    else:
        return lambda frame: frame
    return lambda frame: stream.compress(frame.encode()) + stream.flush(flush)


class GatewayConnection:
    """One websocket, with its own compression context; what is put into the `outbox` is sent, and None closes it."""

    def __init__(self, socket: web.WebSocketResponse, compress: str | None) -> None:
        self.socket, self._pack = socket, packer(compress)
        self.outbox: asyncio.Queue[Json | None] = asyncio.Queue()

    async def write(self) -> None:
        """Send what comes into the outbox until the socket is closed."""
        with suppress(ConnectionError):
            while (payload := await self.outbox.get()) is not None:
                frame = self._pack(json.dumps(payload, separators=(",", ":")))
                if isinstance(frame, str):
                    await self.socket.send_str(frame)
                else:
                    await self.socket.send_bytes(frame)
            await self.socket.close(code=4000)


class Session:
    """An identified client as Discord remembers it, also while it is away.

    `left` is the moment at which it went away, in seconds since 1970.
    """

    def __init__(self, session_id: str, intents: int, shard: tuple[int, int]) -> None:
        self.id, self.intents, self.shard = session_id, intents, shard
        self.sequence = 0
        self.connection: GatewayConnection | None = None
        self.left_at = 0.0
        self._events: deque[Json] = deque(maxlen=KEPT_EVENTS)

    def covers(self, guild: Guild | None) -> bool:
        """Return True if the guild belongs to this shard; direct messages (None) belong to the first."""
        number, count = self.shard
        return number == ((guild.id >> 22) % count if guild else 0)

    def event(self, name: str, data: Json) -> Json:
        """Number an event and remember it for a resume."""
        self.sequence += 1
        payload = {"op": 0, "t": name, "s": self.sequence, "d": data}
        self._events.append(payload)
        return payload

    def missed(self, sequence: int, now: float) -> list[Json] | None:
        """The events after that number; None if the client was away for too long, or they can't all be given again."""
        after = [event for event in self._events if event["s"] > sequence]
        gone = self.connection is None and now > self.left_at + AWAY_SECONDS
        return None if gone or len(after) < self.sequence - sequence else after


def op_frame(op: int, data: Any = None) -> Json:
    """A frame that is no event."""
    return {"op": op, "d": data, "s": None, "t": None}


def decoded(frame: str | bytes) -> Json:
    """A received frame as an object; raises `CloseError` 4002."""
    try:
        payload = json.loads(frame)
    except (ValueError, RecursionError):
        raise CloseError(4002, "Error while decoding payload.") from None
    if not isinstance(payload, dict):
        raise CloseError(4002, "Error while decoding payload.")
    return payload
