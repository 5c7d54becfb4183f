"""When a player rests: quiet hours by the clocks of a time zone, and absences. Pure arithmetic with times.

In a slow game the clock of the turn stands still: in an absence as long as it lasts, in quiet hours for nine hours a
day at most.
"""

from bisect import bisect
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec

MOST_QUIET = 9 * 3600.0  # seconds of a day's quiet hours for which a clock stands still
_DAY = 86_400.0


class PlayerTimes(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a player for slow games in the server, as the table needs them."""

    turns: Literal["mention", "direct", "both"] = "mention"  # how the player's turns are announced
    quiet: tuple[int, int] | None = None  # two minutes of the day in the `zone`; None: no quiet hours
    zone: str = ""
    away: tuple[float, float] | None = None  # from when to when the player is away; None: not at all

    @property
    def rests(self) -> bool:
        """Return True if there is any time at which the player rests."""
        return self.quiet is not None or self.away is not None


NOTHING = PlayerTimes()


def rest_until(times: PlayerTimes, now: float) -> float | None:
    """Return until when a player rests who rests now, quiet hours whole; None if the player does not."""
    until, moved = now, times.rests
    while moved:  # one rest may end in another
        spans = [*_absent(times), *_nights(times, until, until)]
        further = max((end for begin, end in spans if begin <= until < end), default=until)
        until, moved = further, further > until
    return until if until > now else None


def after(times: PlayerTimes, start: float, seconds: float) -> float:
    """Return when so many seconds have passed on a clock that stands still while a player rests."""
    now = start
    for begin, end in _stops(times, start, _bound(times, start, seconds)):
        if begin - now >= seconds:
            break
        seconds -= max(0.0, begin - now)
        now = max(now, end)
    return now + seconds


def before(times: PlayerTimes, end: float, seconds: float) -> float:
    """Return from when on so many seconds pass on that clock until a time."""
    now = end
    for first, last in reversed(_stops(times, 2 * end - _bound(times, end, seconds), end)):
        if now - last >= seconds:
            break
        seconds -= max(0.0, now - last)
        now = min(now, first)
    return now - seconds


def passing(times: PlayerTimes, start: float, end: float) -> float:
    """Return how many seconds pass on that clock between two times; negative if the second one is earlier."""
    rested = sum(max(0.0, min(last, end) - max(first, start)) for first, last in _stops(times, start, end))
    return end - start - rested


def _bound(times: PlayerTimes, start: float, seconds: float) -> float:
    """Return a time before which so many seconds have passed for sure: nights take 9 hours of 24 at most."""
    away = 0.0 if times.away is None else times.away[1] - times.away[0]
    return start + 2 * seconds + away + 3 * _DAY


def _stops(times: PlayerTimes, start: float, end: float) -> list[tuple[float, float]]:
    """Return the times in which the clock stands still between two times, in their order; none touches another."""
    nights = [(begin, min(last, begin + MOST_QUIET)) for begin, last in _nights(times, start, end)]
    stops: list[tuple[float, float]] = []
    for begin, last in sorted([*_absent(times), *nights]):
        if last <= start or begin >= end:
            continue
        if stops and begin <= stops[-1][1]:
            stops[-1] = stops[-1][0], max(stops[-1][1], last)
        else:
            stops.append((begin, last))
    return stops


def _absent(times: PlayerTimes) -> tuple[tuple[float, float], ...]:
    return () if times.away is None or times.away[0] >= times.away[1] else (times.away,)


def _nights(times: PlayerTimes, start: float, end: float) -> Iterator[tuple[float, float]]:
    """Yield the quiet hours of all days between two times, whole; none in a zone that does not exist any more."""
    zone = _zone(times.zone)
    if times.quiet is None or zone is None or end < start:
        return
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
    last = datetime.fromtimestamp(end, zone).date()
    over = int(times.quiet[1] <= times.quiet[0])
    while day <= last:
        first = _moment(day, times.quiet[0], zone, late=False)
        until = _moment(day + timedelta(days=over), times.quiet[1], zone, late=True)
        if first < until:
            yield first, until
        day += timedelta(days=1)


@lru_cache(maxsize=512)
def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name or "UTC")
    except (ValueError, OSError, LookupError):
        return None


@lru_cache(maxsize=1024)
def _moment(day: date, minute: int, zone: ZoneInfo, *, late: bool) -> float:
    """Return when the clocks show that minute of a day: of a time that comes twice the `late` one or the first.

    A time that is left out is the moment at which the clocks go forward.
    """
    wall = datetime.combine(day, time()) + timedelta(minutes=minute)
    first, second = (wall.replace(tzinfo=zone, fold=fold).astimezone(UTC).timestamp() for fold in (0, 1))
    if first <= second:
        return second if late else first
    before_it = datetime.fromtimestamp(second, zone).utcoffset()
    moments = range(int(second), int(first))
    other = bisect(moments, False, key=lambda moment: datetime.fromtimestamp(moment, zone).utcoffset() != before_it)
    return second + other
