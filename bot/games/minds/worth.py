"""The worth of a round's end: the chance to win the match with the totals that it leads to."""

import math
from typing import NamedTuple

from bot.games.game import AnyGame
from bot.games.options import Options

_MOST_ROUNDS = 60
_STEEPNESS = 1.2  # 1.7 / sqrt(2): the logistic curve nearest to the normal one of a difference of two


class RoundEnd(NamedTuple):
    """The end of an imagined round: what it adds to each seat's total, and what counts of each hand's rest."""

    scores: tuple[int, ...]
    lefts: tuple[int, ...]


class Typical(NamedTuple):
    """A usual round of a game, by experience: what it adds to a seat's total in the mean, and how that spreads.

    `rest` is what a point left in a hand is worth in points of the total, where places are decided by it.
    """

    mean: float
    spread: float
    rest: float = 0.0


class Standing(NamedTuple):
    """The standing of a match: the totals, the rests, and how many rounds have ended."""

    totals: tuple[int, ...]
    lefts: tuple[int, ...]
    rounds: int

    def after(self, ended: RoundEnd) -> "Standing":
        """Return the standing after one more round."""
        totals = tuple(map(sum, zip(self.totals, ended.scores, strict=True)))
        return Standing(totals, tuple(map(sum, zip(self.lefts, ended.lefts, strict=True))), self.rounds + 1)


def chances(rules: AnyGame, options: Options, standing: Standing, typical: Typical) -> tuple[float, ...]:
    """Return each seat's chance to win the match between two rounds; once it has ended, its share of first place."""
    totals, lefts, rounds = standing
    if rules.finished(options, totals, rounds):
        places = rules.places(totals, lefts)
        return tuple((place == 1) / places.count(1) for place in places)
    scale = _STEEPNESS / (typical.spread * math.sqrt(_rounds_left(rules, options, standing, typical)))
    leads = [total - typical.rest * rest for total, rest in zip(totals, lefts, strict=True)]
    weights = [math.exp(scale * (lead - max(leads))) for lead in leads]
    return tuple(weight / sum(weights) for weight in weights)


def _rounds_left(rules: AnyGame, options: Options, standing: Standing, typical: Typical) -> int:
    """Return how many more rounds there will be if all go as they usually do."""
    for more in range(1, _MOST_ROUNDS):
        totals = tuple(round(total + more * typical.mean) for total in standing.totals)
        if rules.finished(options, totals, standing.rounds + more):
            return more
    return _MOST_ROUNDS


def lead(scores: tuple[int, ...], seat: int) -> float:
    """Return by how much a seat's score is better than that of its best rival."""
    return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
