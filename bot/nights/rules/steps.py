"""The steps of a night, each a pure function to the night after it: people come and go, rounds begin and end."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from bot.league.rules.errors import LeagueCode, LeagueError
from bot.league.rules.matchpoints import Scores
from bot.league.schedule.pairings import table_sizes
from bot.nights.rules import arena
from bot.nights.rules.round_robin import planned_rounds
from bot.nights.rules.standing import standings
from bot.nights.rules.swiss import NightStanding, seat, worth
from bot.nights.rules.values import BREAK, CALL, GRACE, MOST_PEOPLE, MOST_TRIES, Guest, Night, NightPlan, NightTable

_FEWEST = 2  # people without whom there is no round


def _refuse(when: object, code: LeagueCode, **facts: int) -> None:
    """Raise LeagueError `code` if `when` is true."""
    if when:
        raise LeagueError(code, **facts)


def advance(night: Night, now: float) -> Night:
    """Return the night after the next change that happens by itself now, or the same; `pair` makes rounds, slowly."""
    if night.paused or night.state == "over":
        return night
    if night.state == "gathering" and 0 < night.plan.starts <= now:
        return replace(night, state="calling", ends=now + CALL)
    if night.arena:
        return _arena_on(night, now)
    if night.state == "round" and all(table.over for table in night.now_at()):
        return _round_over(night, now)
    if pairing(night, now) and len(night.here()) < _FEWEST:
        return end_night(night, "few" if not night.tables else "played")
    return night


def _arena_on(night: Night, now: float) -> Night:
    """Return an arena after the next change that happens by itself: it begins, guests become free, it ends."""
    if night.state == "calling" and _called(night, now):
        return end_night(night, "few") if len(night.here()) < _FEWEST else arena.begun(night, now)
    if arena.finished(night, now):
        return end_night(night, "played")
    return arena.noticed(night, now) if night.state == "round" else night


def _called(night: Night, now: float) -> bool:
    return now >= night.ends or not any(guest.state == "coming" for guest in night.guests)


def pairing(night: Night, now: float) -> bool:
    """Return True if guests are to be seated now: all are ready or confirmed, time is up; or as in `arena.seating`."""
    if night.paused:
        return False
    if night.arena:
        return arena.seating(night, now)
    if night.state == "calling":
        return _called(night, now)
    if night.state == "break":
        here = night.here()
        return now >= night.ends or (bool(here) and set(here) <= {*night.ready})
    return False


def due(night: Night, now: float = 0.0) -> float | None:
    """Return when something happens by itself next, after `now`; None if only people can act."""
    if night.paused or night.state == "over":
        return None
    if night.state == "gathering":
        return night.plan.starts or None
    return arena.next_step(night, now) if night.arena and night.state == "round" else night.ends or None


def _round_over(night: Night, now: float) -> Night:
    plan = night.plan
    last = night.round >= plan.rounds if plan.rounds else now >= plan.until
    return end_night(night, "played") if last else replace(night, state="break", ends=now + BREAK, ready=())


def planned(night: Night, plan: NightPlan, secret: str = "") -> Night:
    """Return a night that has not begun with another plan; `secret` makes the first round's same deals.

    Once others are in, a night that does not count stays so, and a time that is set stays. Those who are in confirm a
    new time. LeagueError `night-begun`, `night-rated`, `night-planned`.
    """
    _refuse(night.state != "gathering", "night-begun")
    others = any(guest.state != "out" and guest.person != night.host for guest in night.guests)
    _refuse(plan.rated and not night.plan.rated and others, "night-rated")
    _refuse(night.plan.starts and plan.starts != night.plan.starts, "night-planned")
    new = plan.starts and not night.plan.starts
    guests = tuple(replace(guest, state="coming") if new and guest.state == "here" else guest for guest in night.guests)
    return replace(night, plan=plan, guests=guests, secrets=(secret,) if secret else ())


def next_now(night: Night, now: float) -> Night:
    """Begin the next round now. LeagueError `night-over`, `-running`, `-arena`, `-paused`, `-few`."""
    _refuse(night.state == "over", "night-over")
    _refuse(night.state == "round", "night-arena" if night.arena else "night-running")
    _refuse(night.paused, "night-paused")
    _refuse(len(night.here()) < _FEWEST and night.state != "gathering", "night-few", fewest=_FEWEST)
    if night.state == "gathering":
        _refuse(sum(guest.state != "out" for guest in night.guests) < _FEWEST, "night-few", fewest=_FEWEST)
        late = any(guest.state == "coming" for guest in night.guests)
        return replace(night, state="calling", ends=now + CALL if late else now)
    return replace(night, ends=now)


def pair(night: Night, now: float, secret: str = "") -> Night:
    """Return the night with its next round; `secret` makes, and promises, the same deals of the round after it."""
    if night.arena:
        return arena.seated(night, now)
    number = night.round + 1
    return replace(
        night,
        state="round",
        round=number,
        ends=now + night.plan.minutes * 60,
        ready=(),
        secrets=(*night.secrets, secret) if secret else night.secrets,
        tables=(*night.tables, *_tables(night, night.here(), number)),
    )


def _tables(night: Night, guests: Sequence[int], number: int) -> tuple[NightTable, ...]:
    """Return tables for guests, numbered on from the last one of the night."""
    ranks = {rank.guest: rank for rank in standings(night)}
    had, met = Counter[int](), Counter[tuple[int, int]]()
    place = {guest: at for at, guest in enumerate(guests)}
    for table in night.tables:
        had.update(table.guests if table.computers else ())
        met.update(combinations(sorted(place[guest] for guest in table.guests if guest in place), 2))
    people = [NightStanding(ranks[guest].score if guest in ranks else 0, had[guest]) for guest in guests]
    seats = night.plan.seats
    sizes = table_sizes(len(guests), seats, 1)
    plans = planned_rounds(night, guests, sizes) if number > night.round else []
    best = min(plans, key=lambda plan: worth(plan, people, met, seats)) if plans else seat(people, met, sizes, seats)
    first = len(night.tables) + 1
    return tuple(
        NightTable(first + at, number, tuple(guests[who] for who in table), seats - len(table))
        for at, table in enumerate(best)
    )


def seat_late(night: Night) -> Night:
    """Seat those who came during a round at tables with deals of their own, or who are free in an arena.

    LeagueError `night-no-round`, `night-none-late`.
    """
    _refuse(night.state != "round", "night-no-round")
    if night.arena:
        return arena.seat_waiting(night)
    late = [guest for guest in night.here() if night.table_of(guest) is None]
    _refuse(not late, "night-none-late")
    tables = (replace(table, alone=night.plan.duplicate) for table in _tables(night, late, night.round))
    return replace(night, tables=(*night.tables, *tables))


def opened(night: Night, number: int, **reached: float | str) -> Night:
    """Store how far the opening of a table has come: its `post`, `place`, `table` or `ends`."""
    return night.with_table(replace(night.find(number), **reached))


def ended(
    night: Night,
    number: int,
    places: Sequence[int] = (),
    scores: Scores = (),
    sat: Sequence[int] = (),
    *,
    gone: Sequence[int] = (),
    resigned: Sequence[int] = (),
    away: Sequence[int] = (),
) -> Night:
    """Close a table with its places (none: nothing was played), scores and seats as in NightTable.

    A closed table stays as it is. Guests who were `away` are seated again when they press a button.
    """
    table = night.find(number)
    if table.over:
        return night
    table = replace(
        table,
        over=True,
        places=tuple(places),
        scores=tuple(map(tuple, scores)),
        sat=tuple(sat),
        gone=tuple(gone),
        resigned=tuple(resigned),
    )
    night = night.with_table(table)
    for at in away:
        if night.guests[at].state == "here":
            night = night.with_guest(at, replace(night.guests[at], state="away", since=0.0))
    return night


def lost(night: Night, number: int) -> Night:
    """Let a table whose thread was lost be opened again, with deals of its own; after some tries it is a tie."""
    table = night.find(number)
    if table.over:
        return night
    if table.tries + 1 >= MOST_TRIES:
        return ended(night, number)
    again = replace(table, tries=table.tries + 1, post=0, place=0, table="", ends=0.0)
    if night.plan.duplicate:
        again = replace(again, alone=True, lost=(*table.lost, table.table))
    return night.with_table(again)


def closed(night: Night, number: int) -> Night:
    """Note that a table's thread is archived."""
    return night.with_table(replace(night.find(number), closed=True))


def pause(night: Night, now: float) -> Night:
    """Pause the night. LeagueError `night-over`, `night-paused`."""
    _refuse(night.state == "over", "night-over")
    _refuse(night.paused, "night-paused")
    return replace(night, paused=now)


def resume(night: Night, now: float) -> Night:
    """Resume the night: its times move on by the pause. LeagueError `night-not-paused`."""
    _refuse(not night.paused, "night-not-paused")
    by = now - night.paused
    plan = replace(night.plan, until=night.plan.until + by if night.plan.until else 0.0)
    return replace(arena.moved(night, by), paused=0.0, plan=plan, ends=night.ends + by if night.ends else 0.0)


def woken(night: Night, now: float) -> Night:
    """Return the night after a time in which nobody could act: whatever is out of time has a minute left."""
    if night.paused or night.state == "over":
        return night
    night = arena.spared(night, now)
    return replace(night, ends=max(night.ends, now + GRACE)) if night.ends else night


def end_night(night: Night, why: str) -> Night:
    """End the night; running tables end as they stand."""
    return replace(night, state="over", why=why, ends=0.0, ready=(), paused=0.0)


# People


def join(night: Night, person: int, name: str) -> Night:
    """Let a person join, also twice; of a planned night they confirm it later. LeagueError `night-over`, `-full`."""
    _refuse(night.state == "over", "night-over")
    guest = Guest(person, name, "coming" if night.state == "gathering" and night.plan.starts else "here")
    at = night.guest(person)
    if at is not None:
        before = night.guests[at]
        if before.state == guest.state:
            return night.with_guest(at, replace(before, name=name))
        return _arrived(night.with_guest(at, replace(guest, missed=before.missed)), at)
    _refuse(sum(guest.state != "out" for guest in night.guests) >= MOST_PEOPLE, "night-full", most=MOST_PEOPLE)
    return _arrived(replace(night, guests=(*night.guests, guest)), len(night.guests))


def _arrived(night: Night, at: int) -> Night:
    return arena.arrived(night, at) if night.arena and night.state == "round" else night


def leave(night: Night, person: int) -> Night:
    """Let a person leave: they are not seated in the next round. LeagueError `night-over`, `night-not-in`."""
    _refuse(night.state == "over", "night-over")
    at = night.guest(person)
    if at is None or night.guests[at].state == "out":
        raise LeagueError("night-not-in")
    return take_out(night, at)


def take_out(night: Night, at: int) -> Night:
    """Take a guest out. LeagueError `night-not-in` for an unknown guest."""
    _refuse(not 0 <= at < len(night.guests), "night-not-in")
    gone = night.with_guest(at, replace(night.guests[at], state="out"))
    return replace(gone, ready=tuple(other for other in gone.ready if other != at))


def say_ready(night: Night, person: int) -> Night:
    """Mark a guest as ready for the next round. LeagueError `night-not-in`, `night-no-break`."""
    at = night.guest(person)
    if at is None or night.guests[at].state not in ("here", "away"):
        raise LeagueError("night-not-in")
    _refuse(night.state != "break", "night-no-break")
    night = night.with_guest(at, replace(night.guests[at], state="here"))
    return replace(night, ready=tuple(sorted({*night.ready, at})))


def without(night: Night, person: int) -> Night:
    """Return the night without a person whose data are deleted; their points stay, without a name."""
    at = night.guest(person)
    if at is not None:
        night = take_out(night, at).with_guest(at, Guest(None, "", "out"))
    return replace(night, host=None) if night.host == person else night
