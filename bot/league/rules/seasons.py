"""Days of a server: its time zone, the end of a day there, and the number of a day."""

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from .errors import LeagueError

_DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
FIRST_DAY = date(2015, 1, 1)  # of which a match can be: before it, nobody had an account
NAME_LIMIT = 40  # characters of a season's name


def find_zone(name: str) -> ZoneInfo:
    """Return a time zone by its IANA name (`Europe/Helsinki`). LeagueError `zone`."""
    try:
        return _zone(name)
    except (ValueError, OSError, LookupError) as error:  # a name that is a path, a folder, or nothing
        raise LeagueError("zone", zone=name) from error


@lru_cache(maxsize=512)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def read_day(text: str) -> date:
    """Return the day in a text like `2026-12-31`. LeagueError `date` for any other, or a day that does not exist."""
    words = text.strip()
    try:
        if _DAY.fullmatch(words) is None:  # other forms of ISO 8601 are not meant
            raise ValueError
        return date.fromisoformat(words)
    except ValueError as error:
        raise LeagueError("date", text=text) from error


def day_start(day: date, zone: ZoneInfo) -> float:
    """Return the time at which a day begins there: midnight, or the first moment after it if that is skipped."""
    midnight = datetime.combine(day, time(), zone)  # where clocks skip it, PEP 495 takes the offset before
    return midnight.astimezone(UTC).timestamp()


def day_end(day: date, zone: ZoneInfo) -> float:
    """Return the time at which a day ends there. LeagueError `date` for the last day that a `date` can be."""
    try:
        return day_start(day + timedelta(days=1), zone)
    except (OverflowError, ValueError) as error:
        raise LeagueError("date", text=day.isoformat()) from error


def check_played(at: float, text: str, zone: ZoneInfo) -> None:
    """Raise LeagueError `date-early` for a match of a time at which none can have been played; `text` is as typed."""
    if at < day_start(FIRST_DAY, zone):
        raise LeagueError("date-early", text=text, first=FIRST_DAY.isoformat())


def day_number(at: float, zone: ZoneInfo) -> int:
    """Return the number of the day there at a time, counted from the first day of the year 1."""
    return datetime.fromtimestamp(at, zone).toordinal()


def season_name(text: str) -> str:
    """Return a season's name with single spaces. LeagueError `season-name` for an empty or too long one."""
    name = " ".join(text.split())
    if not 0 < len(name) <= NAME_LIMIT or not name.isprintable():
        raise LeagueError("season-name", name=text[:NAME_LIMIT], most=NAME_LIMIT)
    return name
