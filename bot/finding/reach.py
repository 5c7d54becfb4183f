"""Who is in reach of a call: pure arithmetic with wishes, times and the hours of a day."""

import re
from collections.abc import Collection, Sequence

from bot.finding.rows.rows import CallCandidate, Notify
from bot.tables import PlayerTimes, rest_until

MOST = 20  # people whom one call mentions
RECENTLY = 14 * 86_400.0  # seconds in which somebody has played in the server, or asked to be called
REST = 3600.0  # seconds in which nobody is called twice
_HOURS = re.compile(r"\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|—|to)\s*(\d{1,2})(?:[:.](\d{2}))?\s*")
_DAY = 24 * 60


def quiet_hours(text: str) -> tuple[int, int] | None:
    """Read two times of a day (`22:00-07:00`, `22-7`) as minutes; None if they are none, or the same one."""
    found = _HOURS.fullmatch(text)
    if found is None:
        return None
    hours, minutes = (int(found[1]), int(found[3])), (int(found[2] or 0), int(found[4] or 0))
    if max(minutes) > 59 or max(hours) > 24:
        return None
    begin, end = (60 * hour + minute for hour, minute in zip(hours, minutes, strict=True))
    if max(begin, end) > _DAY or begin % _DAY == end % _DAY:
        return None
    return begin % _DAY, end % _DAY


def is_quiet(wish: Notify, now: float) -> bool:
    """True if nobody is to call that person at a time, by the clocks on the walls there."""
    return rest_until(PlayerTimes(quiet=wish.quiet, zone=wish.zone), now) is not None


def in_reach(one: CallCandidate, game: str, busy: Collection[int], now: float) -> bool:
    """True if somebody may be called to a game: wants that, was there lately, and is neither busy nor asleep."""
    wish = one.notify
    wanted = not wish.games or game in wish.games
    lately = now - max(one.played, wish.since) <= RECENTLY
    return wanted and lately and wish.person not in busy and now - one.called >= REST and not is_quiet(wish, now)


def ordered(candidates: Sequence[CallCandidate], game: str, busy: Collection[int], now: float) -> tuple[int, ...]:
    """Return those in reach: who was called longest ago comes first, then who has played last."""
    found = [one for one in candidates if in_reach(one, game, busy, now)]
    found.sort(key=lambda one: (one.called, -max(one.played, one.notify.since), one.notify.person))
    return tuple(one.notify.person for one in found)
