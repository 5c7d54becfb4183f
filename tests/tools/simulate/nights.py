"""Whole game nights between computer players: how well the order at the end says who is stronger.

Everybody's strength is a place on a scale: at its ends somebody plays as the weakest and as the strongest kind, and in
between each move is one of the two nearest kinds', by chance. So all differ, and the true order is known. Every night
is played twice, once seated as the bot does it, once by chance.
"""

import random
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from math import sqrt
from typing import NamedTuple

import msgspec

from bot.cli.simulation import STRONG, Simulation, chance, play_match, spread
from bot.league.schedule.pairings import table_sizes
from bot.nights.rules.standing import standings
from bot.nights.rules.steps import ended, pair
from bot.nights.rules.values import Guest, Night, NightPlan, NightTable
from tests.tools.simulate.deals import resampled

SCALE = ("random", "greedy")  # between which people are, if no kinds are named
_FILLING = "greedy"  # as computer players at the tables of a night play
Seating = Callable[[Night, random.Random], Night]


class Lapse(NamedTuple):
    """A weakness of a player: so many of the moves (0 to 1) are those of another kind, by chance."""

    kind: str
    share: float


@dataclass(frozen=True)
class GradedPlay(Simulation):
    """Matches in which some players, by seat, sometimes play as another kind."""

    lapses: Sequence[Lapse | None] = ()

    def kind_of(self, seat: int, rng: random.Random) -> str:
        """Return the kind of player that makes the seat's next move."""
        lapse = self.lapses[seat]
        return self.kinds[seat] if lapse is None or rng.random() >= lapse.share else lapse.kind


class Evening(NamedTuple):
    """Nights of so many people, read after each number of `rounds`; `play` has the game, and as kinds the scale."""

    play: GradedPlay
    people: int
    seats: int
    rounds: tuple[int, ...]


class Agreement(NamedTuple):
    """Kendall's tau of a night's order and the true strengths after each number of rounds, for both seatings."""

    swiss: tuple[float, ...]
    random: tuple[float, ...]


def tau_b(first: Sequence[float], second: Sequence[float]) -> float:
    """Return M. G. Kendall's tau-b (1945) of two orders of the same things, from -1 to 1.

    Pairs that are level in an order count for neither side, and make what can be reached smaller. An order in which all
    are level agrees with nothing: 0.
    """
    agree = first_free = second_free = 0
    for (a, b), (c, d) in zip(combinations(first, 2), combinations(second, 2), strict=True):
        agree += ((a > b) - (a < b)) * ((c > d) - (c < d))
        first_free += a != b
        second_free += c != d
    return agree / sqrt(first_free * second_free) if first_free and second_free else 0.0


def play_evenings(evening: Evening, nights: int, jobs: int = 1) -> Generator[Agreement, None, None]:
    """Play so many nights; the n-th depends on the evening and n only, however many processes play."""
    return spread(partial(play_evening, evening), nights, jobs, at_once=STRONG in evening.play.kinds)


def play_evening(evening: Evening, number: int) -> Agreement:
    """Play the night of that number with both seatings, and the same people in the same order of coming."""
    people = list(range(evening.people))
    chance(evening.play, f"people {number}").shuffle(people)
    return Agreement(
        _agreements(evening, people, f"night {number} swiss", lambda night, _: pair(night, 0.0)),
        _agreements(evening, people, f"night {number} random", by_chance),
    )


def by_chance(night: Night, rng: random.Random) -> Night:
    """Return the night with its next round, for which lots are drawn; tables are as large as the bot's."""
    guests = [*night.here()]
    rng.shuffle(guests)
    seats, number = night.plan.seats, night.round + 1
    tables = list[NightTable]()
    for at, size in enumerate(table_sizes(len(guests), seats, 1), len(night.tables) + 1):
        seated, guests = guests[:size], guests[size:]
        tables.append(NightTable(at, number, tuple(seated), seats - size))
    return msgspec.structs.replace(night, round=number, tables=(*night.tables, *tables))


def _agreements(evening: Evening, people: Sequence[int], word: str, seating: Seating) -> tuple[float, ...]:
    """Play a night of people, told by their places in the true order, and compare after some rounds."""
    plan = replace(evening.play, seed=f"{evening.play.seed} {word}")
    night, rng, agreements = _opened(evening), chance(plan, "seating"), list[float]()
    for number in range(1, evening.rounds[-1] + 1):
        night = seating(night, rng)
        for table in night.now_at():
            night = ended(night, table.number, _places(evening, plan, people, table))
        if number in evening.rounds:
            agreements.append(_agreement(night, people))
    return tuple(agreements)


def _opened(evening: Evening) -> Night:
    plan = NightPlan(game=evening.play.game, options={}, seats=evening.seats, minutes=1)
    guests = tuple(Guest(number, "") for number in range(1, evening.people + 1))
    return Night(guild=1, channel=1, host=None, plan=plan, guests=guests)


def _agreement(night: Night, people: Sequence[int]) -> float:
    ranks = standings(night)
    return tau_b([-rank.rank for rank in ranks], [people[rank.guest] for rank in ranks])


def _places(evening: Evening, plan: GradedPlay, people: Sequence[int], table: NightTable) -> tuple[int, ...]:
    """Play a table's match, for whose seats lots are drawn; return the places, by guest, then by computer player."""
    strengths = [people[guest] / (evening.people - 1) for guest in table.guests]
    players = [on_scale(plan.kinds, strength) for strength in strengths]
    players += [(_FILLING, None)] * table.computers
    order = list(range(len(players)))
    chance(plan, f"seats {table.number}").shuffle(order)
    kinds, lapses = zip(*(players[at] for at in order), strict=True)
    match = play_match(replace(plan, kinds=kinds, lapses=lapses), table.number)
    return tuple(match.places[order.index(at)] for at in range(len(players)))


def on_scale(kinds: Sequence[str], strength: float) -> tuple[str, Lapse | None]:
    """Return how somebody of that strength (0 to 1) plays: the better kind, and how often as the one below it."""
    at = strength * (len(kinds) - 1)
    below = min(int(at), len(kinds) - 2)
    return kinds[below + 1], Lapse(kinds[below], 1 - (at - below))


def evening_lines(evening: Evening, agreements: Sequence[Agreement]) -> Iterator[str]:
    """Put what came of some nights into lines, one for each number of rounds."""
    for at, rounds in enumerate(evening.rounds):
        swiss, swiss_low, swiss_high = _mean_of([agreement.swiss[at] for agreement in agreements])
        lots, lots_low, lots_high = _mean_of([agreement.random[at] for agreement in agreements])
        more, more_low, more_high = _mean_of([agreement.swiss[at] - agreement.random[at] for agreement in agreements])
        yield (
            f"After {rounds} round{'s' if rounds > 1 else ''}: Kendall's tau {swiss} (95% sure: {swiss_low} to "
            f"{swiss_high}) with game night seating, {lots} ({lots_low} to {lots_high}) at random; "
            f"game night seating gains {more} ({more_low} to {more_high})"
        )


def _mean_of(column: Sequence[float]) -> tuple[str, str, str]:
    """Return a mean, and between which numbers it lies with 95 % confidence."""
    low, high = resampled(column, _mean) if len(column) > 1 else (-1.0, 1.0)
    return f"{_mean(column):.3f}", f"{low:.3f}", f"{high:.3f}"


def _mean(column: Sequence[float]) -> float:
    return sum(column) / len(column)
