"""Whole game nights between computer players: how well the order at the end says who is stronger.

Everybody's strength is a place on a scale: at its ends somebody plays as the weakest and as the strongest kind, and in
between each move is one of the two nearest kinds', by chance. So all differ, and the true order is known. Every night
is played twice, once seated as the bot does it, once by chance.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import sqrt
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from bot.cli.comparison import resampled
from bot.cli.errors import CliError
from bot.cli.simulation import STRONG, Lapse, Simulation, chance, play_match
from bot.cli.spread import spread
from bot.cli.wording import say
from bot.games.registry import find_game
from bot.league.rules.nights import Guest, Night, NightPlan, NightTable, ended, pair, standings
from bot.league.rules.swiss import table_sizes

SCALE = ("random", "greedy")  # between which people are, if no kinds are named
SEATS = 4  # at a table, if the game has so many
ROUNDS = "3,5,7"
MOST_ROUNDS = 30
_FILLING = "greedy"  # as computer players at the tables of a night play
Seating = Callable[[Night, Random], Night]


class Evening(NamedTuple):
    """Nights of so many people, read after each number of `rounds`; `play` has the game, and as kinds the scale."""

    play: Simulation
    people: int
    seats: int
    rounds: tuple[int, ...]


class Agreement(NamedTuple):
    """Kendall's tau of a night's order and the true strengths after each number of rounds, for both seatings."""

    swiss: tuple[float, ...]
    random: tuple[float, ...]


def tau_b(one: Sequence[float], other: Sequence[float]) -> float:
    """Return M. G. Kendall's tau-b (1945) of two orders of the same things, from -1 to 1.

    Pairs that are level in an order count for neither side, and make what can be reached smaller. An order in which all
    are level agrees with nothing: 0.
    """
    agree = free = other_free = 0
    for (a, b), (c, d) in zip(combinations(one, 2), combinations(other, 2), strict=True):
        agree += ((a > b) - (a < b)) * ((c > d) - (c < d))
        free += a != b
        other_free += c != d
    return agree / sqrt(free * other_free) if free and other_free else 0.0


def read_rounds(text: str) -> tuple[int, ...]:
    """Return numbers of rounds as they were typed, the least first; CliError `night-rounds`."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= MOST_ROUNDS for word in words):
        raise CliError("night-rounds", text=text, most=MOST_ROUNDS)
    return tuple(sorted({int(word) for word in words}))


def usual_seats(game: str) -> int:
    """Return how many sit at a table if nobody says so."""
    seats = find_game(game).seats
    return max(seats.start, min(SEATS, seats.stop - 1))


def play_evenings(evening: Evening, nights: int, jobs: int = 1) -> Generator[Agreement, None, None]:
    """Play so many nights; the n-th depends on the evening and n only, however many processes play."""
    if len({*evening.play.kinds}) < 2:
        raise CliError("night-kinds")
    return spread(partial(play_evening, evening), nights, jobs, at_once=STRONG in evening.play.kinds)


def play_evening(evening: Evening, number: int) -> Agreement:
    """Play the night of that number with both seatings, and the same people in the same order of coming."""
    people = list(range(evening.people))
    chance(evening.play, f"people {number}").shuffle(people)
    return Agreement(
        _agreements(evening, people, f"night {number} swiss", lambda night, _: pair(night, 0.0)),
        _agreements(evening, people, f"night {number} random", by_chance),
    )


def by_chance(night: Night, rng: Random) -> Night:
    """Return the night with its next round, for which lots are drawn; tables are as large as the bot's."""
    guests = [*night.here()]
    rng.shuffle(guests)
    seats, number = night.plan.seats, night.round + 1
    tables = list[NightTable]()
    for at, size in enumerate(table_sizes(len(guests), seats, 1), len(night.tables) + 1):
        own, guests = guests[:size], guests[size:]
        tables.append(NightTable(at, number, tuple(own), seats - size))
    return replace(night, round=number, tables=(*night.tables, *tables))


def _agreements(evening: Evening, people: Sequence[int], word: str, seating: Seating) -> tuple[float, ...]:
    """Play a night of people, told by their places in the true order, and compare after some rounds."""
    plan = evening.play._replace(seed=f"{evening.play.seed} {word}")
    night, rng, found = _opened(evening), chance(plan, "seating"), list[float]()
    for number in range(1, evening.rounds[-1] + 1):
        night = seating(night, rng)
        for table in night.now_at():
            night = ended(night, table.number, _places(evening, plan, people, table))
        if number in evening.rounds:
            found.append(_agreement(night, people))
    return tuple(found)


def _opened(evening: Evening) -> Night:
    plan = NightPlan(game=evening.play.game, options={}, seats=evening.seats, minutes=1)
    guests = tuple(Guest(number, "") for number in range(1, evening.people + 1))
    return Night(guild=1, channel=1, host=None, plan=plan, guests=guests)


def _agreement(night: Night, people: Sequence[int]) -> float:
    ranks = standings(night)
    return tau_b([-one.rank for one in ranks], [people[one.guest] for one in ranks])


def _places(evening: Evening, plan: Simulation, people: Sequence[int], table: NightTable) -> tuple[int, ...]:
    """Play a table's match, for whose seats lots are drawn; return the places, by guest, then by computer player."""
    strengths = [people[one] / (evening.people - 1) for one in table.guests]
    players = [on_scale(plan.kinds, one) for one in strengths]
    players += [(_FILLING, None)] * table.computers
    order = list(range(len(players)))
    chance(plan, f"seats {table.number}").shuffle(order)
    kinds, lapses = zip(*(players[one] for one in order), strict=True)
    match = play_match(plan._replace(kinds=kinds, lapses=lapses), table.number)
    return tuple(match.places[order.index(one)] for one in range(len(players)))


def on_scale(kinds: Sequence[str], strength: float) -> tuple[str, Lapse | None]:
    """Return how somebody of that strength (0 to 1) plays: the better kind, and how often as the one below it."""
    at = strength * (len(kinds) - 1)
    below = min(int(at), len(kinds) - 2)
    return kinds[below + 1], Lapse(kinds[below], 1 - (at - below))


# Told


def evening_lines(evening: Evening, found: Sequence[Agreement]) -> Iterator[str]:
    """Put what came of some nights into lines, one for each number of rounds."""
    for at, rounds in enumerate(evening.rounds):
        columns: Mapping[str, Sequence[float]] = {
            "swiss": [one.swiss[at] for one in found],
            "random": [one.random[at] for one in found],
            "more": [one.swiss[at] - one.random[at] for one in found],
        }
        facts = {name: text for key, column in columns.items() for name, text in _facts(key, column)}
        yield say("night-agreement", rounds=rounds, **facts)


def _facts(name: str, column: Sequence[float]) -> Iterator[tuple[str, str]]:
    low, high = resampled(column, _mean) if len(column) > 1 else (-1.0, 1.0)
    told = {name: _mean(column), f"{name}_low": low, f"{name}_high": high}
    yield from ((key, f"{one:.3f}") for key, one in told.items())


def _mean(column: Sequence[float]) -> float:
    return sum(column) / len(column)
