"""What seasons are made of: days of a server's time zone, divisions of members. Members are numbers."""

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import msgspec

from .errors import LeagueError

_DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
FIRST_DAY = date(2015, 1, 1)  # of which a match can be: before it, nobody had an account
NAME_LIMIT = 40  # characters of a season's name


def find_zone(name: str) -> ZoneInfo:
    """Return a time zone by its IANA name (`Europe/Helsinki`). LeagueError `zone`."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError) as error:  # a name that is a path, a folder, or nothing
        raise LeagueError("zone", zone=name) from error


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


# Divisions: the first is the highest. As many go up over a border as come down, so every division keeps its size, but
# for those who joined the lowest.

FEWEST, MOST = 2, 6  # divisions
MOST_MOVES = 5  # go up, and as many down, between two divisions
LEAST = 2  # members of a division when it begins
Parts = tuple[tuple[int, ...], ...]


class DivisionOrder(msgspec.Struct, frozen=True):
    """A division at its end: who has a rank in it, in this order, and who was in it and has none."""

    ranked: tuple[int, ...]
    absent: tuple[int, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """All of them; those without a rank come last."""
        return self.ranked + self.absent


class Crossing(msgspec.Struct, frozen=True):
    """Those who go up from a division, and those who go down, the best first."""

    up: tuple[int, ...]
    down: tuple[int, ...]


def check_divisions(divisions: int, moves: int) -> None:
    """Raise LeagueError `divisions` unless a season can have so many (0: none), with so many moves between two."""
    if divisions and not (FEWEST <= divisions <= MOST and 1 <= moves <= MOST_MOVES):
        raise LeagueError("divisions", fewest=FEWEST, most=MOST, moves=MOST_MOVES)


def equal_parts(members: Sequence[int], divisions: int) -> Parts:
    """Return members, the best first, in parts of one size; of what is left over, the higher ones have one more.

    LeagueError `divisions-few` if there are fewer than two for each.
    """
    if len(members) < LEAST * divisions:
        raise LeagueError("divisions-few", members=len(members), least=LEAST * divisions)
    size, more = divmod(len(members), divisions)
    ends = [n * size + min(n, more) for n in range(divisions + 1)]
    return tuple(tuple(members[ends[n] : ends[n + 1]]) for n in range(divisions))


def crossings(standings: Sequence[DivisionOrder], moves: int) -> tuple[Crossing, ...]:
    """Return for each division who leaves it upwards and downwards: at most half of it, up nobody without a rank."""
    over = [
        min(moves, len(upper.order) // 2, len(lower.order) // 2, len(lower.ranked))
        for upper, lower in pairwise(standings)
    ]
    return tuple(
        Crossing(row.ranked[:up], row.order[len(row.order) - down :])
        for row, up, down in zip(standings, [0, *over], [*over, 0], strict=True)
    )


def next_divisions(standings: Sequence[DivisionOrder], moves: int) -> Parts:
    """Return the divisions after the moves: first who came down, then who stayed, then who came up."""
    nobody = Crossing((), ())
    moved = (nobody, *crossings(standings, moves), nobody)
    return tuple(
        (*above.down, *(member for member in row.order if member not in crossing.up + crossing.down), *below.up)
        for row, above, crossing, below in zip(standings, moved, moved[1:], moved[2:], strict=False)
    )


def put_again(standings: Sequence[DivisionOrder], moves: int, divisions: int) -> Parts:
    """Return the divisions of the season that follows; if it has more or fewer, the order is cut into equal parts.

    So it is if too few are left in one. LeagueError `divisions-few`.
    """
    parts = next_divisions(standings, moves)
    if len(parts) == divisions and all(len(part) >= LEAST for part in parts):
        return parts
    return equal_parts([member for part in parts for member in part], divisions)
