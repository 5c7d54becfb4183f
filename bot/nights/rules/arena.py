"""Arenas: people who are free are seated together until the time is up. All tables are of one round.

Full tables are made once somebody has been free for `GATHER`; after `PATIENCE` all get tables, filled up with computer
players; after `LONELY` even one person. Those who have just met wait up to `held`; those who are ahead by a table, or
would meet the same people too often, `LONGER` times as long.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from math import inf

from msgspec.structs import replace

from bot.league.rules.errors import LeagueError
from bot.league.schedule.pairings import table_sizes
from bot.nights.rules.seating import Seating, tables_of
from bot.nights.rules.values import GRACE, Night, NightTable

GATHER = 10.0  # seconds in which others may become free, too
PATIENCE = 60.0  # seconds of waiting after which a table need not be full
LONELY = 180.0  # seconds after which one person plays with computer players alone
# least and most seconds for which guests wait who have just met
HELD = (180.0, 600.0)
LONGER = 2.0  # times as long they wait who are ahead by a table, or have met more often than others
SHORTEST = 10.0  # seconds before somebody is seated who has ended a table that counts for nobody, the first time
LONGEST = 120.0  # such seconds at most
FORGIVEN = 1200.0  # seconds after which such an end is the first one again
USUAL = 5400.0  # seconds of an arena whose end nobody has said
AFTER = 60.0  # seconds for which the thread of a table that is over stays open
_FEWEST = 2  # people who are in, without whom nobody is seated


def free(night: Night) -> tuple[int, ...]:
    """Return the guests who are there and sit at no running table, the longest wait first."""
    busy = {guest for table in night.tables if not table.over for guest in table.guests}
    waiting = [at for at in night.here() if at not in busy]
    return tuple(sorted(waiting, key=lambda at: (night.guests[at].since or float("inf"), at)))


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
    """Return the night with tables for the guests to be seated now.

    Guests who have just met wait for others, for `held` at most; who have met too often, `LONGER` times as long.
    As long wait those ahead by a table if somebody behind finds no table now.
    """
    people, sizes = _wanted(night, now)
    seating, plays, tables = Seating(night, sizes), any(not table.over for table in night.tables), tables_of(night)

    def waited(group: Sequence[int], most: float) -> bool:
        return max(_waited(night, at, now) for at in group) >= most

    def is_due(group: Sequence[int]) -> bool:
        often = plays and seating.met_often(group)
        most = held(night) * (LONGER if often else 1) if plays else PATIENCE
        return waited(group, most) or not (often or seating.just_met(group))

    groups = [*filter(is_due, seating.drawn(people))]
    least = min((tables[at] for at in people), default=0)
    behind = {at for at in people if tables[at] == least}
    if plays and not behind <= {*chain(*groups)}:
        groups = [group for group in groups if behind.issuperset(group) or waited(group, LONGER * held(night))]
    return _with_tables(night, groups)


def seat_waiting(night: Night) -> Night:
    """Seat all free guests, however few they are. LeagueError `night-none-late`."""
    people = free(night)
    if not people:
        raise LeagueError("night-none-late")
    return _with_tables(night, Seating(night, table_sizes(len(people), night.plan.seats, 1)).drawn(people))


def next_step(night: Night, now: float) -> float | None:
    """Return when something happens by itself next after a moment, None if only people can act."""
    ends = (_end_of(night, table) for table in night.tables if not table.over)
    begun = [max(night.guests[at].since, pause_ends(night, at)) for at in free(night)]
    most = held(night)
    waits = (since + wait for since in begun for wait in (0.0, GATHER, PATIENCE, LONELY, most, LONGER * most))
    times = (night.plan.until, *ends, *(time for time in waits if time < night.plan.until))
    return min((time for time in times if time > now), default=None)


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


def time_limit(night: Night, now: float) -> float:
    """Return the seconds that a table has which opens now: into these its players' banks are to fit."""
    return night.plan.minutes * 60.0 if night.arena else max(GRACE, night.ends - now)


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
    """Return who may be seated now, those with the fewest tables first, and the sizes of the tables."""
    if night.paused or night.state != "round" or now >= night.plan.until:
        return (), ()
    people, seats = _next_ones(night, now), night.plan.seats
    waits = [_waited(night, at, now) for at in people]
    full = len(people) // seats if max(waits, default=0.0) >= GATHER else 0
    sizes: Iterable[int] = (seats,) * full
    if max(waits, default=0.0) >= PATIENCE and len(night.here()) >= _FEWEST:
        fewest = 1 if max(waits) >= LONELY else _FEWEST
        sizes = (size for size in table_sizes(len(people), seats, 1) if size >= fewest)
    return people, (*sizes,)


def _waited(night: Night, at: int, now: float) -> float:
    """Return for how many seconds a free guest could have been seated."""
    return now - max(night.guests[at].since or now, pause_ends(night, at))


def _next_ones(night: Night, now: float) -> tuple[int, ...]:
    """Return the free guests who may be seated, fewest tables first; who is ahead by one waits `LONGER * held`."""
    tables, there = tables_of(night), [at for at in night.here() if now >= pause_ends(night, at)]
    waiting = {*free(night)} & {*there}
    least = min((tables[at] for at in there), default=0)
    # where all who are behind can be seated now, those who are ahead by a table sit beside them
    most = least + all(at in waiting for at in there if tables[at] == least)
    guests = (at for at in waiting if tables[at] <= most or _waited(night, at, now) >= LONGER * held(night))
    return tuple(sorted(guests, key=lambda at: (tables[at], night.guests[at].since, at)))


def arrived(night: Night, at: int) -> Night:
    """Return the night with a guest who comes during it: seated before nobody for the tables that they missed."""
    tables, guest = tables_of(night), night.guests[at]
    least = min((tables[other] for other in night.here() if other != at), default=0)
    return night.with_guest(at, replace(guest, missed=guest.missed + max(0, least - tables[at])))


def pause_ends(night: Night, at: int) -> float:
    """Return until when a guest who gave up tables is not seated; -inf for none.

    As in arenas of Lichess: first `SHORTEST`, then a fifteenth of a match more each time, up to `LONGEST`; anew after
    `FORGIVEN`.
    """
    times, last = 0, -inf
    for table in night.tables:
        if at in table.resigned and table.ended and not table.places:
            times = times + 1 if table.ended < last + FORGIVEN else 1
            last = table.ended
    return last + min(LONGEST, max(SHORTEST, (times - 1) * _usual_match(night) / 15)) if times else -inf


def _usual_match(night: Night) -> float:
    """Return the seconds of a usual match: a table has twice as long."""
    return night.plan.minutes * 60 / 2


def held(night: Night) -> float:
    """Return for how many seconds guests wait for others at most: three quarters of a usual match, within `HELD`."""
    least, most = HELD
    return min(most, max(least, 0.75 * _usual_match(night)))


def _with_tables(night: Night, groups: Iterable[tuple[int, ...]]) -> Night:
    first, seats = len(night.tables) + 1, night.plan.seats
    made = (NightTable(first + at, 1, group, seats - len(group)) for at, group in enumerate(groups))
    return replace(night, tables=(*night.tables, *made))
