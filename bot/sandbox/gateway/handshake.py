"""How a connection begins: what a client may ask for, and how fast (docs: "Gateway", "Sharding", close event codes)."""

from collections.abc import Mapping
from typing import Any

from bot.sandbox.clock import WorldClock
from bot.sandbox.errors import Json
from bot.sandbox.gateway.session import ALL_INTENTS, PRIVILEGED, CloseError

VERSION = "10"
IDENTIFIES = 1000


def check_query(query: Mapping[str, str]) -> None:
    """Refuse versions (4012) and encodings (4002) that are not spoken here."""
    if query.get("v") != VERSION:
        raise CloseError(4012, "Invalid API version.")
    if query.get("encoding", "json") != "json":
        raise CloseError(4002, "Unknown encoding.")


def asked_intents(data: Json) -> int:
    """The intents of an IDENTIFY; those that are privileged are refused (4014), as Discord does by default."""
    intents = data.get("intents")
    if not isinstance(intents, int) or isinstance(intents, bool) or intents < 0 or intents & ~ALL_INTENTS:
        raise CloseError(4013, "Invalid intent(s).")
    if intents & PRIVILEGED:
        raise CloseError(4014, "Disallowed intent(s).")
    return intents


def asked_shard(data: Json) -> tuple[int, int]:
    """The shard of an IDENTIFY: its number and how many there are."""
    shard = [0, 1] if data.get("shard") is None else data["shard"]
    shaped = isinstance(shard, list) and len(shard) == 2 and all(type(part) is int for part in shard)
    if not shaped or not 0 <= shard[0] < shard[1]:
        raise CloseError(4010, "Invalid shard.")
    return shard[0], shard[1]


class IdentifyLimit:
    """The limit for IDENTIFYs: so many a day, and in each of `max_concurrency` buckets one in so many seconds.

    Shards are in the bucket of their number modulo `max_concurrency`; 0 seconds are no limit.
    """

    def __init__(self, clock: WorldClock, max_concurrency: int = 1, seconds: float = 5.0) -> None:
        self._clock, self.max_concurrency, self._seconds = clock, max_concurrency, seconds
        self._last: dict[int, float] = {}
        self.remaining = IDENTIFIES

    def take(self, number: int) -> bool:
        """Return True if the shard may identify now: then it is counted. CloseError if none is left today."""
        if not self.remaining:
            raise CloseError(4008, "No IDENTIFY left today.")
        bucket, now = number % self.max_concurrency, self._clock.time()
        if self._seconds and now < self._last.get(bucket, -self._seconds) + self._seconds:
            return False
        self._last[bucket] = now
        self.remaining -= 1
        return True


def asked_members(data: Any) -> tuple[int, set[str], str, int]:
    """Return what an op 8 asks for: guild, ids of users, the beginning of a name, at most how many (0 for all)."""
    fields = data if isinstance(data, dict) else {}
    users, query, limit = fields.get("user_ids"), fields.get("query"), fields.get("limit")
    wanted = users if isinstance(users, list) else [] if users is None else [users]
    whole = all(isinstance(part, str | int) for part in (fields.get("guild_id"), *wanted))
    guild = str(fields.get("guild_id"))
    valid = whole and guild.isdecimal() and len(guild) <= 20
    if not valid or not isinstance(query, str | None) or not isinstance(limit, int | None):
        raise CloseError(4002, "Error while decoding payload.")
    return int(guild), {str(part) for part in wanted}, (query or "").lower(), max(0, limit or 0)
