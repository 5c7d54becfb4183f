"""`python -m tests.cheats`: what it brings to cheat, in points and ratings.

The first part is about ratings alone, and tells each number as it was by openskill's defaults and as it is now. The
second part plays seasons in which one member of average strength cheats, folded by the rules of the league, and tells
how many points a season and how much rating that brings against honest play by the same member at the same tables. Each
number is a mean over so many leagues, with its interval of 95 %. The same seed gives the same numbers on any machine.

`--only stalling` plays matches at a night's table that a player loses, again with that player letting the time run.
`--only counting` tells what coming back late, and beating the second division, brought before and brings now.
`--only second` tells how often a second account, which plays the deal of the day first, puts its owner before an equal.
`--only nights` tells the same of leaving at once, resigning for a friend, and sleeping through an arena.
"""

import argparse
import math
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from bot.league.rules import rate
from bot.league.rules.counting import USUAL_LIMIT
from tests.tools.cheats import counting, nights, pools, second, stalling
from tests.tools.cheats.seasons import WAYS, Honest, played

Measure = Callable[[pools.Model, str], tuple[float, ...]]
RATINGS: dict[str, Measure] = {
    "thirty fresh accounts, beaten once": lambda model, seed: pools.fresh_accounts(model, seed, 1),
    "thirty fresh accounts, beaten ten times": lambda model, seed: pools.fresh_accounts(model, seed, 10),
    "an accomplice at fours, 30 matches": lambda model, seed: pools.accomplice(model, seed, 30),
    "an accomplice at fours, 100 matches": lambda model, seed: pools.accomplice(model, seed, 100),
    "an accomplice at fours, 300 matches": lambda model, seed: pools.accomplice(model, seed, 300),
    "the weakest leave, 1000 matches: mean, truth": lambda model, seed: pools.leavers(model, seed, 1000),
    "honest play of two: loss, rank correlation": lambda model, seed: pools.honesty(model, seed, 2),
    "honest play of four: loss, rank correlation": lambda model, seed: pools.honesty(model, seed, 4),
    "the same, strengths drift by 0.1 a match": lambda model, seed: pools.honesty(model, seed, 4, drift=0.1),
    "weaker than surely shown, after 40 matches": lambda model, seed: pools.surely(model, seed, 40),
    "weaker than surely shown, after 150 matches": lambda model, seed: pools.surely(model, seed, 150),
}
LINES: dict[str, Callable[[int, str], Iterator[str]]] = {
    "stalling": stalling.lines,
    "counting": counting.lines,
    "nights": nights.lines,
    "second": second.lines,
}


class Mean(NamedTuple):
    """A mean with half the width of its interval of 95 %."""

    value: float
    reach: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Mean":
        """Return the mean of two values or more."""
        return cls(fmean(values), 1.96 * stdev(values) / math.sqrt(len(values)))

    def __str__(self) -> str:
        digits = 3 if abs(self.value) < 2 else 0
        return f"{self.value:.{digits}f} ±{self.reach:.{digits}f}"


class Gain(NamedTuple):
    """The gain of a way to cheat against honest play: points, shown rating, and estimate."""

    way: str
    points: Mean
    rating: Mean
    estimate: Mean

    @property
    def surely(self) -> str:
        """Return those of these that it surely brought, if any."""
        names = [name for name in ("points", "rating") if getattr(self, name).value > getattr(self, name).reach]
        return "MORE " + " and ".join(names) if names else "no more"

    def __str__(self) -> str:
        columns = (f"{mean.value:+8.1f} ±{mean.reach:<5.1f}" for mean in (self.points, self.rating, self.estimate))
        return f"{self.way:46}{''.join(columns)} {self.surely}"


def rating_lines(leagues: int, seed: str) -> Iterator[str]:
    """Yield each measure of ratings, as it was and as it is."""
    for name, measure in RATINGS.items():
        columns = []
        for model in (pools.former, rate):
            results = [measure(model, f"{seed} {number}") for number in range(leagues)]
            columns.append(", ".join(str(Mean.of(values)) for values in zip(*results, strict=True)))
        yield f"{name:46}{columns[0]:28}{columns[1]}"


def gains(leagues: int, seed: str, ways: Sequence[type[Honest]] = WAYS, limit: int = USUAL_LIMIT) -> Iterator[Gain]:
    """Yield what each way to cheat brought, where so many matches of a pair count on a day (0: all)."""
    honest = [played(Honest, f"{seed} {number}", limit) for number in range(leagues)]
    for way in ways:
        gained = [
            (foul.points - fair.points, foul.rating.number - fair.rating.number, 40 * (foul.rating.mu - fair.rating.mu))
            for fair, foul in ((fair, played(way, f"{seed} {number}", limit)) for number, fair in enumerate(honest))
        ]
        points, rating, estimate = (Mean.of(values) for values in zip(*gained, strict=True))
        yield Gain(way.name, points, rating, estimate)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.cheats", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--leagues", type=int, default=20, help="so many for each number")
    parser.add_argument("--seed", default="cheats")
    parser.add_argument("--limit", type=int, default=USUAL_LIMIT, help="matches of a pair that count on a day; 0: all")
    parser.add_argument("--matches", type=int, default=200, help="lost matches of each game for each way to stall")
    parser.add_argument("--only", choices=("ratings", "results", *LINES))
    given = parser.parse_args(arguments)
    if given.only in LINES:
        for line in LINES[given.only](given.matches, given.seed):
            print(line, flush=True)
        return 0
    if given.only != "results":
        print(f"{'ratings':46}{'before':28}now", flush=True)
        for line in rating_lines(given.leagues, given.seed):
            print(line, flush=True)
    if given.only != "ratings":
        print(f"{'against honest play':46}{'points':>8}{'rating':>15}{'estimate':>17}", flush=True)
        for gain in gains(given.leagues, given.seed, limit=given.limit):
            print(gain, flush=True)
    return 0
