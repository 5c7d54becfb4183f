"""What it brings to leave at once in a game night, to resign for a friend, or to sleep, before and now."""

import random
from collections.abc import Iterator
from statistics import fmean

from bot.cli.simulation import Simulation, play_match
from bot.games.registry import find_game
from bot.nights.results import result_of
from bot.nights.rules.standing import standings, table_points
from bot.nights.rules.steps import ended
from bot.nights.rules.values import Guest, Night, NightForm, NightPlan, NightTable
from storage import FinishedMatch, Result
from tests.tools.simulate.arenas import Arena, play_arena

_SEATS = 4
_ASLEEP = 8  # people of an arena in which one sleeps


def lines(matches: int, seed: str) -> Iterator[str]:
    """Yield what each brings: points a table, and tables of somebody asleep in an arena of an hour."""
    yield f"{'':46}{'before':>8}{'now':>8}"
    simulation = Simulation("classic", ["greedy"] * _SEATS, find_game("classic").first_options(), seed)
    played = [play_match(simulation, number).places for number in range(1, matches + 1)]
    before = fmean(table_points(places)[0] for places in played)
    now = fmean(points(places, "swiss", stood_in=True) for places in played)
    yield f"{'leaves at once: points a table':46}{before:8.3f}{now:8.3f}"
    resigned = [tuple(random.Random(f"{seed} {number}").sample((2, 3, 4), 3)) for number in range(matches)]
    now = fmean(points((1, *others), "arena", friends=True) for others in resigned)
    yield f"{'three resign at once for a friend: points':46}{1:8.3f}{now:8.3f}"
    arenas = max(2, matches // 100)
    before, now = (
        fmean(
            play_arena(Arena(_ASLEEP, _SEATS, 4.0), f"{seed} {number}", sleeper).tables[0] for number in range(arenas)
        )
        for sleeper in (None, 0)
    )
    yield f"{'sleeps through an arena: tables held up':46}{before:8.3f}{now:8.3f}"


def points(places: tuple[int, ...], form: NightForm, *, stood_in: bool = False, friends: bool = False) -> float:
    """Return the points of the first guest of a table: one who left, or for whom the others have resigned at once."""
    plan = NightPlan(game="classic", options=find_game("classic").first_options(), seats=_SEATS, minutes=20, form=form)
    guests, table = tuple(Guest(person, "") for person in range(1, _SEATS + 1)), NightTable(1, 1, (0, 1, 2, 3))
    night = Night(guild=1, channel=1, host=None, plan=plan, guests=guests, tables=(table,), state="round", round=1)
    results = tuple(
        Result(
            *(at + 1, at + 1, "", False, 0, place, 0),
            stood_in=stood_in and at == 0,
            highest=None if friends else 1,
            resigned=_SEATS + 1 - place if friends and at else 0,
        )
        for at, place in enumerate(places)
    )
    end = "resigned" if friends else "target"
    match = FinishedMatch("m-1", 1, 1, "classic", "{}", "", 1.0, 2.0, end, league=True, results=results)
    result = result_of(night, table, match)
    after = ended(night, 1, result.places, gone=result.gone, resigned=result.resigned, away=result.away)
    return next((float(rank.score) for rank in standings(after) if rank.guest == 0), 0.0)
