"""Whole arenas whose results are drawn by lots: how evenly people play, and how often the same two meet.

Nothing is played: a table takes the time of a usual match, more or less by chance, and the stronger of two people is
more often in front.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import ceil
from typing import NamedTuple

from bot.nights.rules.arena import table_end
from bot.nights.rules.steps import advance, due, ended, join, next_now, opened, pair, pairing
from bot.nights.rules.values import Night, NightPlan

FEWEST = 5  # people of the smallest arena
MINUTES = 5.0  # of a match whose length is the host's own
LASTS = 60.0  # minutes of an arena
_VARIES = 0.4  # part of a usual match by which one is shorter or longer
_STRONGER = 1.0  # standard deviation of strengths, in that of a performance


class Arena(NamedTuple):
    """An arena: so many people, seats a table, minutes of a usual match, and minutes in all."""

    people: int
    seats: int
    match: float
    minutes: float = LASTS


class Evenness(NamedTuple):
    """What came of an arena: the tables of each guest, and how often each pair met."""

    arena: Arena
    tables: tuple[int, ...]
    met: tuple[int, ...]

    @property
    def spread(self) -> int:
        """Return the difference of the most and the fewest tables of a guest."""
        return max(self.tables) - min(self.tables)

    @property
    def mean_met(self) -> float:
        """Return how often two guests met in the mean."""
        return sum(self.met) / len(self.met)

    @property
    def most_met(self) -> int:
        """Return how often the same two met at most."""
        return max(self.met)

    @property
    def over(self) -> int:
        """Return how much more often than twice the mean (rounded up) the same two met; 0 or less: not more often."""
        return self.most_met - ceil(2 * self.mean_met)


def arenas(count: int, most: int, seats: int, match: float) -> Iterator[Arena]:
    """Yield so many arenas of all numbers of people in turn."""
    for number in range(count):
        yield Arena(FEWEST + number % (most - FEWEST + 1), seats, match)


def evenness_lines(measures: Sequence[Evenness]) -> Iterator[str]:
    """Put what came of some arenas into lines."""
    tables = sum(sum(measure.tables) for measure in measures) / sum(measure.arena.people for measure in measures)
    minutes = sum(measure.arena.minutes / tables for measure in measures) / len(measures)
    yield f"Everybody played {tables:.1f} tables in the mean, one every {minutes:.1f} minutes"
    for spread, count in sorted(Counter(measure.spread for measure in measures).items()):
        yield f"Most and fewest tables of a guest differ by {spread}: {count:,} arenas"
    for over, count in sorted(Counter(max(0, measure.over) for measure in measures).items()):
        words = f"{over} more often than" if over else "at most"
        yield f"The same two met {words} twice the mean (rounded up): {count:,} arenas"


def play_numbered(plans: Sequence[Arena], seed: str, number: int) -> Evenness:
    """Play the arena of that number (from 1)."""
    return play_arena(plans[number - 1], f"{seed} {number}")


def play_arena(arena: Arena, seed: str, sleeper: int | None = None) -> Evenness:
    """Play an arena in which everybody stays until the end, but one who never acts; the same seed plays the same."""
    rng = random.Random(seed)
    strengths = [rng.gauss(0, _STRONGER) for _ in range(arena.people)]
    night, now, ends = _begun(arena, seed), 0.0, dict[int, float]()
    while night.state != "over":
        for number in [number for number, end in ends.items() if end <= now]:
            del ends[number]
            away = [at for at in night.find(number).guests if at == sleeper]
            night = ended(night, number, _places(night, number, strengths, rng), gone=away, away=away)
        night = looked(night, now)
        for table in night.tables:
            if not table.table:
                night = opened(night, table.number, table="x", ends=table_end(night, now))
                ends[table.number] = now + 60 * arena.match * rng.uniform(1 - _VARIES, 1 + _VARIES)
        after = due(night, now)
        now = min([*ends.values(), *([after] if after else [])], default=now)
    return _evenness(arena, night)


def looked(night: Night, now: float) -> Night:
    """Let everything happen that happens by itself now, as the bot does."""
    while True:
        after = advance(night, now)
        if after == night and pairing(night, now):
            after = pair(night, now)
        if after == night:
            return night
        night = after


def _begun(arena: Arena, seed: str) -> Night:
    usual = {"game": "classic", "options": {}, "seats": arena.seats, "minutes": round(2 * arena.match)}
    plan = NightPlan(**usual, until=60.0 * arena.minutes, form="arena")
    night = Night(guild=1, channel=1, host=None, plan=plan, seed=seed)
    for person in range(1, arena.people + 1):
        night = join(night, person, "")
    return next_now(night, 0.0)


def _places(night: Night, number: int, strengths: Sequence[float], rng: random.Random) -> tuple[int, ...]:
    table = night.find(number)
    done = [strengths[at] + rng.gauss(0, 1) for at in table.guests] + [rng.gauss(0, 1)] * table.computers
    return tuple(1 + sum(other > result for other in done) for result in done)


def _evenness(arena: Arena, night: Night) -> Evenness:
    tables = Counter(at for table in night.tables for at in table.guests)
    met = Counter(pair for table in night.tables for pair in combinations(sorted(table.guests), 2))
    people = range(arena.people)
    return Evenness(arena, tuple(tables[at] for at in people), tuple(met[two] for two in combinations(people, 2)))
