"""Rate limits: buckets per route and major parameter, the global one, and the ban for too many bad requests."""

import hashlib
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.sandbox import errors

INVALID_STATUSES = (401, 403, 429)
_WITHOUT_GLOBAL = ("/interactions/", "/webhooks/")


@dataclass(frozen=True, slots=True)
class Rates:
    """The limits of buckets: so many requests in so many seconds; keys are `METHOD template`.

    `per_second` is for all routes together, `invalid` before the address is banned, `old_edits` (or None for no limit)
    for edits of messages older than an hour in one channel: Discord says of no number, 3 in 6 s were seen. `identify`
    is the gateway's `max_concurrency`, and the seconds for which an IDENTIFY takes one of these places.
    """

    routes: Mapping[str, tuple[int, float]] = field(default_factory=dict)
    other: tuple[int, float] = (50, 1.0)
    per_second: int = 50
    invalid: tuple[int, float] = (10_000, 600.0)
    old_edits: tuple[int, float] | None = (3, 6.0)
    identify: tuple[int, float] = (1, 5.0)

    @classmethod
    def discord(cls) -> "Rates":
        """Return the limits that Discord's headers were seen to say; Discord may change them at any time."""
        messages = "/channels/{channel_id}/messages"
        return cls({
            f"POST {messages}": (5, 5.0), f"PATCH {messages}/{{message_id}}": (5, 5.0),
            f"DELETE {messages}/{{message_id}}": (5, 1.0), f"GET {messages}": (5, 1.0),
            "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
            "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": (5, 2.0),
            "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": (5, 2.0),
            "POST /users/@me/channels": (10, 10.0), "PUT /applications/{application_id}/commands": (5, 20.0),
            "POST /applications/{application_id}/emojis": (50, 30.0), "PATCH /channels/{channel_id}": (5, 15.0),
        })  # fmt: skip


@dataclass(slots=True)
class Bucket:
    """One bucket now: its name, its limit, what is left, and when it is full again (monotonic seconds)."""

    name: str
    limit: int
    remaining: int
    resets: float

    def headers(self, now: float) -> dict[str, str]:
        """The X-RateLimit headers of an answer."""
        after = max(0.0, self.resets - now)
        return {
            "X-RateLimit-Limit": str(self.limit), "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}", "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": self.name,
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Refusal:
    """A 429: how long to wait, whether for all routes, and whether by Cloudflare (no Via header, no JSON)."""

    retry_after: float
    everywhere: bool = False
    banned: bool = False
    code: int = 0
    message: str = "You are being rate limited."


class RateLimits:
    """The state of all buckets of one bot."""

    def __init__(self, rates: Rates, now: Callable[[], float] = time.monotonic) -> None:
        self._rates, self._now = rates, now
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._second: deque[float] = deque()
        self._invalid: deque[float] = deque()
        self._old_edits: dict[int, deque[float]] = {}

    def take(self, method: str, template: str, major: str) -> tuple[Bucket, Refusal | None]:
        """Count one request; its bucket, and the refusal when there is no room."""
        now = self._now()
        bucket = self._bucket(f"{method} {template}", major, now)
        most, seconds = self._rates.invalid
        if self._recent(self._invalid, seconds, now) >= most:
            return bucket, Refusal(seconds, banned=True)
        if not template.startswith(_WITHOUT_GLOBAL):
            if self._recent(self._second, 1.0, now) >= self._rates.per_second:
                return bucket, Refusal(self._second[0] + 1.0 - now, everywhere=True)
            self._second.append(now)
        if bucket.remaining <= 0:
            return bucket, Refusal(max(0.001, bucket.resets - now))
        bucket.remaining -= 1
        return bucket, None

    def old_edit(self, channel_id: int, now: float) -> None:
        """Count one edit of an old message, at that time of the world's clock; raises 30046 when there is no room."""
        if self._rates.old_edits is None:
            return
        most, seconds = self._rates.old_edits
        times = self._old_edits.setdefault(channel_id, deque())
        if self._recent(times, seconds, now) >= most:
            raise errors.SlowDownError(
                30046,
                "Maximum number of edits to messages older than 1 hour reached. Try again later",
                times[0] + seconds - now,
            )
        times.append(now)

    def headers(self, bucket: Bucket) -> dict[str, str]:
        """The bucket's headers now."""
        return bucket.headers(self._now())

    def answered(self, status: int) -> None:
        """Note an answer: 401, 403 and 429 count towards the ban."""
        if status in INVALID_STATUSES:
            self._invalid.append(self._now())

    def _bucket(self, route: str, major: str, now: float) -> Bucket:
        limit, seconds = self._rates.routes.get(route, self._rates.other)
        bucket = self._buckets.get((route, major))
        if bucket is None or bucket.resets <= now:
            bucket = self._buckets[route, major] = Bucket(
                hashlib.sha256(route.encode()).hexdigest()[:32], limit, limit, now + seconds
            )
        if len(self._buckets) > 5000:
            self._buckets = {key: b for key, b in self._buckets.items() if b.resets > now}
        return bucket

    @staticmethod
    def _recent(times: deque[float], seconds: float, now: float) -> int:
        while times and times[0] <= now - seconds:
            times.popleft()
        return len(times)
