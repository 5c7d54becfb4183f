"""What it brings to come back late, and to beat opponents of the second division, by what counted before and now."""

import random
from collections.abc import Iterator
from itertools import combinations
from statistics import fmean
from zoneinfo import ZoneInfo

from msgspec.structs import replace

import bot.players
from bot.league.rules import ALL
from bot.league.rules.counting import DayLog, counted
from bot.league.rules.fold import Rules, Span, fold
from bot.league.rules.values import LeagueMatch, Row, Seat
from bot.tables import Expected, Person, TableConfig, timing
from bot.tables.commands import Act, Command, Leave, NextRound, OpenTable, Return, StartMatch, Tick
from bot.tables.lobby import opened
from bot.tables.reducer import reduce
from bot.tables.transaction import Context
from bot.tables.types import TableState, changed
from storage.values import FinishedMatch
from tests.tools.cheats.pools import SPREAD, Pool, former

ANN, BEN = Person(1, "Ann"), Person(2, "Ben")
_TILES = 2  # in the smallest hand when Ben comes back
_ROUNDS = 3  # of a quick match of classic domino
_FARMED, _SIZE = 24, 6  # matches against one of the second division, and members of each
_DAY = 86_400.0
_START = 1_767_225_600.0  # 2026-01-01


def lines(matches: int, seed: str) -> Iterator[str]:
    """Yield what both bring: the share of matches that are won, and of seasons in which the division is."""
    late = [came_late(f"{seed} {number}") for number in range(matches)]
    turns = fmean(match.results[1].turns - match.results[1].absent for match in late)
    before, now = (fmean(_won(match, known=known) for match in late) for known in (False, True))
    yield f"{'':46}{'before':>8}{'now':>8}"
    yield f"{f'comes back for the last tiles, {turns:.1f} turns: won':46}{before:8.3f}{now:8.3f}"
    leagues = max(2, matches // _FARMED)
    fair, before, now = (
        fmean(_first(f"{seed} {number}", farms=farms, apart=apart) for number in range(leagues))
        for farms, apart in ((False, False), (True, False), (True, True))
    )
    yield f"{f'farms the second division ({fair:.3f} honestly): first':46}{before:8.3f}{now:8.3f}"


def came_late(seed: str) -> FinishedMatch:
    """Play a quick match of classic domino of two, which Ben leaves at once and comes back to for the last tiles."""
    context = Context(0.0, TableConfig(), lambda: random.Random(seed).randbytes(32), random.Random(seed), bot.players)
    command = OpenTable(by=ANN, guild=1, channel=1, game="classic", beside=(Expected(2, "Ben"),))
    state, deals = changed(opened(command, "table", context).state, next_seed=""), random.Random(f"{seed} deals")
    rng, now, finished = random.Random(f"{seed} moves"), 0.0, None
    waiting: list[Command] = [StartMatch(ANN), Leave(BEN)]
    while finished is None:
        wish = waiting.pop(0) if waiting else _wish(state, rng)
        if isinstance(wish, Tick):
            now = max(now, timing.due(state) or now)
        here = Context(now, TableConfig(), lambda: deals.randbytes(32), rng, bot.players)
        done = reduce(state, wish, here)
        state, finished = done.state, done.finished
    return finished


def _wish(state: TableState, rng: random.Random) -> Command:
    """Return what happens next at the table."""
    match = state.match
    assert match is not None
    if state.phase == "between":
        waits = next(seat for seat in (0, 1) if state.seats[seat].present and seat not in state.said.ready)
        return NextRound((ANN, BEN)[waits])
    view = match.view(None)
    assert view is not None
    if not state.seats[1].present and len(match.rounds) == _ROUNDS and min(view.sizes) <= _TILES:
        return Return(BEN)
    turn = match.turn
    turn_view = None if turn is None or not state.seats[turn].present else match.view(turn)
    if turn_view is None or turn is None:
        return Tick()
    return Act((ANN, BEN)[turn], None, bot.players.choose("greedy", turn_view, rng))


def _won(match: FinishedMatch, *, known: bool) -> bool:
    """Return True if Ben has won by what the league counts; `known`: it knows who played how many turns."""
    seats = [
        Seat(seat.seat, seat.seat, seat.place, seat.total, stood_in=seat.stood_in, turns=seat.turns, absent=seat.absent)
        for seat in match.results
    ]
    seats = seats if known else [replace(seat, turns=0, absent=0) for seat in seats]
    places = [seat.place for seat in counted(seats, [1, 2])]
    return places[1] < places[0]


def _first(seed: str, *, farms: bool, apart: bool) -> bool:
    """Return True if member 0, of average strength, is first in the first division alone.

    Everybody of it meets twice. Who `farms` beats one of the second, ten times a day.
    """
    pool = Pool(former, random.Random(seed))
    members = pool.join(2 * _SIZE, SPREAD)
    pool.strengths[0] = 0.0
    order = [pool.order(pair) for pair in combinations(members[:_SIZE], 2) for _ in range(2)]
    farmed = [[0, members[-1]]] * _FARMED if farms else []
    divisions = {member: 1 + member // _SIZE for member in members}
    season = Span(1, _START, _START + 99 * _DAY, divisions=divisions if apart else None, lowest=2)
    rules, rows, log = Rules(ZoneInfo("UTC"), seasons=(season,)), dict[tuple[int, str, int], Row](), DayLog()
    for number, pair in enumerate([*order, *farmed]):
        seats = tuple(Seat(place, member, place, 0, highest=1) for place, member in enumerate(pair, 1))
        fold(LeagueMatch(number, "classic", _START + number * _DAY / 10, "target", seats, 600.0), rules, rows, log)
    points = {member: rows[1, ALL, member].sums.points for member in members[:_SIZE]}
    return all(points[0] > other for member, other in points.items() if member)
