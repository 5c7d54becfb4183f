"""Arenas: whoever is free is seated with others who are free, until the time is up. All tables are those of one round.

Somebody is free who is there and sits at no table that goes on. Full tables are made once somebody has been free for
`GATHER`; after `PATIENCE` all who are free get tables, with computer players for those who are missing; somebody who
is the only one gets a table with computer players after `LONELY`. Pure, as the rest of a night.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from msgspec.structs import replace

from bot.league.rules.errors import LeagueError
from bot.nights.rules.swiss import NightStanding, seat, table_sizes

from .standing import standings
from .values import GRACE, Night, NightTable

GATHER = 10.0  # seconds in which others may become free, too
PATIENCE = 60.0  # seconds of waiting after which a table need not be full
LONELY = 180.0  # seconds after which one person plays with computer players alone
USUAL = 5400.0  # seconds of an arena whose end nobody has said
AFTER = 60.0  # seconds for which the thread of a table that is over stays open
_FEWEST = 2  # people who are in, without whom nobody is seated
_RECENT = 2  # tables whose people one is kept from


def free(night: Night) -> tuple[int, ...]:
    """Return the guests who are there and sit at no running table, the longest wait first."""
    busy = {guest for table in night.tables if not table.over for guest in table.guests}
    found = [at for at in night.here() if at not in busy]
    return tuple(sorted(found, key=lambda at: (night.guests[at].since or float("inf"), at)))


def begun(night: Night, now: float) -> Night:
    """Return the arena at its beginning: everybody who is there is seated at once."""
    plan = replace(night.plan, until=night.plan.until or now + USUAL)
    guests = tuple(replace(guest, since=now - PATIENCE) if guest.state == "here" else guest for guest in night.guests)
    return replace(night, plan=plan, guests=guests, state="round", round=1, ends=0.0, ready=())


def noticed(night: Night, now: float) -> Night:
    """Return the night with the times since when guests are free and at which tables ended."""
    waiting = {*free(night)}
    guests = tuple(
        replace(guest, since=(guest.since or now) if at in waiting else 0.0) for at, guest in enumerate(night.guests)
    )
    tables = tuple(replace(table, ended=now) if table.over and not table.ended else table for table in night.tables)
    return replace(night, guests=guests, tables=tables)


def finished(night: Night, now: float) -> bool:
    """Return True if the time is up and no table is running."""
    return night.state == "round" and now >= night.plan.until and all(table.over for table in night.tables)


def seating(night: Night, now: float) -> bool:
    """Return True if some free guests are to be seated now, unless they have just met."""
    return bool(_wanted(night, now)[1])


def seated(night: Night, now: float) -> Night:
    """Return the night with tables for the guests to be seated now; guests who have just met wait for others."""
    people, sizes = _wanted(night, now)
    groups = _groups(night, people, sizes)
    if people and now - night.guests[people[0]].since < PATIENCE:
        groups = [one for one in groups if not _same_again(night, one)]
    return _with_tables(night, groups)


def seat_waiting(night: Night) -> Night:
    """Seat all free guests, however few they are. LeagueError `night-none-late`."""
    people = free(night)
    if not people:
        raise LeagueError("night-none-late")
    return _with_tables(night, _groups(night, people, table_sizes(len(people), night.plan.seats, 1)))


def next_step(night: Night, now: float) -> float | None:
    """Return when something happens by itself next after a moment, None if only people can act."""
    times = [night.plan.until, *(_end_of(night, table) for table in night.tables if not table.over)]
    since = min((night.guests[at].since for at in free(night)), default=0.0)
    waits = (since + wait for wait in (GATHER, PATIENCE, LONELY) if since)
    times += [one for one in waits if one < night.plan.until]
    return min((one for one in times if one > now), default=None)


def moved(night: Night, by: float) -> Night:
    """Return the night with all waits and tables' times moved on by a pause."""
    guests = tuple(replace(guest, since=guest.since + by) if guest.since else guest for guest in night.guests)
    return _with_ends(replace(night, guests=guests), lambda ends: ends + by)


def spared(night: Night, now: float) -> Night:
    """Return the night after a start of the bot: tables out of time have a minute left."""
    return _with_ends(night, lambda ends: max(ends, now + GRACE))


def table_end(night: Night, now: float) -> float:
    """Return when a table that opens now is out of time; 0 if the whole round has one end."""
    return now + night.plan.minutes * 60 if night.arena else 0.0


def out_of_time(night: Night, table: NightTable, now: float) -> bool:
    """Return True if a table's match ends as it stands: the table, its round or the night is out of time."""
    if night.state != "round" or night.paused:
        return night.state == "over"
    return 0 < _end_of(night, table) <= now


def stays_open(night: Night, table: NightTable, now: float) -> float | None:
    """Return for how many more seconds the thread of a closed table stays open; None: while its round goes on."""
    if table.round < night.round:
        return 0.0
    return max(0.0, table.ended + AFTER - now) if night.arena and table.ended else None


def _end_of(night: Night, table: NightTable) -> float:
    """Return when a table is out of time; one of an arena that could not be opened has a table's time after the end."""
    return table.ends or (table_end(night, night.plan.until) if night.arena else night.ends)


def _with_ends(night: Night, change: Callable[[float], float]) -> Night:
    tables = (
        replace(table, ends=change(table.ends)) if table.ends and not table.over else table for table in night.tables
    )
    return replace(night, tables=tuple(tables))


def _wanted(night: Night, now: float) -> tuple[Sequence[int], Sequence[int]]:
    """Return who is to be seated now, the longest wait first, and the sizes of the tables."""
    people = free(night)
    if night.paused or night.state != "round" or now >= night.plan.until or not people:
        return (), ()
    waited, seats = now - (night.guests[people[0]].since or now), night.plan.seats
    sizes: Iterable[int] = (seats,) * (len(people) // seats if waited >= GATHER else 0)
    if waited >= PATIENCE and len(night.here()) >= _FEWEST:
        fewest = 1 if waited >= LONELY else _FEWEST
        sizes = (one for one in table_sizes(len(people), seats, 1) if one >= fewest)
    found = (*sizes,)
    return people[: sum(found)], found


def _groups(night: Night, people: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Return who sits together: guests with like scores who have not met lately."""
    if not sizes:
        return []
    ranks = {rank.guest: rank.score for rank in standings(night)}
    had = Counter(guest for table in night.tables if table.computers for guest in table.guests)
    own = [NightStanding(ranks.get(one, 0), had[one]) for one in people]
    found = seat(own, _met(night, people), sizes, night.plan.seats)
    return [tuple(people[one] for one in table) for table in found]


def _met(night: Night, people: Sequence[int]) -> Counter[tuple[int, int]]:
    """Count for each pair how often they met at the last two tables of either, the last table twice."""
    place = {guest: at for at, guest in enumerate(people)}
    seen, met = Counter[int](), Counter[tuple[int, int]]()
    for table in reversed(night.tables):
        for one, other in combinations(sorted(place[guest] for guest in table.guests if guest in place), 2):
            met[one, other] += max(0, _RECENT - min(seen[one], seen[other]))
        seen.update(place[guest] for guest in table.guests if guest in place)
    return met


def _same_again(night: Night, guests: Sequence[int]) -> bool:
    """Return True if the guests would meet only those whom each of them met at the last table."""
    last = {at: table.number for table in night.tables for at in table.guests}
    return len({last.get(guest, -guest) for guest in guests}) == 1


def _with_tables(night: Night, groups: Iterable[tuple[int, ...]]) -> Night:
    first, seats = len(night.tables) + 1, night.plan.seats
    made = (NightTable(first + at, 1, one, seats - len(one)) for at, one in enumerate(groups))
    return replace(night, tables=(*night.tables, *made))
