"""Ratings: the Plackett-Luce model over the places of the people in a match (docs/decisions/ratings.md).

Weng and Lin, A Bayesian Approximation Method for Online Ranking (JMLR 12, 2011), Algorithm 4, whose names stand here.
Tables show the estimate less two standard deviations, so that nobody stands high through uncertainty alone.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain, permutations, product

from msgspec import Struct

CAUTION, SCALE = 2, 40  # standard deviations that are taken off, and what one unit of mu reads
BASE = 1000 - SCALE * (25 - CAUTION * 25 / 3)  # a beginner reads 1000, who is average and well known about 1500
PROVISIONAL = 4.0  # a rating stands once its sigma is no larger: it reads ±160
MONTH = 30 * 86_400.0
_AWAY = 0.8  # sigma that a beginner would have after a month more than one away, had it been zero before
_DIGITS = 9  # what is smaller comes from the order in which floats were added up
_BETA_SQUARED, _TAU_SQUARED, _GAMMA, _KAPPA = (25 / 6) ** 2, (25 / 600) ** 2, 1.4, 1e-4


class Rating(Struct, frozen=True, gc=False):
    """A belief about a player's strength: `mu` with the standard deviation `sigma`, after `matches` rated matches."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0

    @property
    def number(self) -> int:
        """The number that people read and tables are sorted by (1000 for a beginner)."""
        return round(BASE + SCALE * (self.mu - CAUTION * self.sigma))

    @property
    def uncertainty(self) -> int:
        """The number behind ±: one standard deviation, on the same scale."""
        return round(SCALE * self.sigma)

    @property
    def caution(self) -> int:
        """The distance of the number to the estimate above it."""
        return CAUTION * self.uncertainty

    @property
    def provisional(self) -> bool:
        """Return True if it does not stand yet, since too little is known of the player."""
        return self.sigma > PROVISIONAL


BEGINNER = Rating()


def rested(rating: Rating, seconds: float) -> Rating:
    """Return what a rating is worth when so many seconds have passed since the last rated match.

    From the second month on sigma grows: its square by the same amount each month, up to a beginner's.
    """
    months = seconds / MONTH - 1
    if months <= 0 or rating.sigma >= BEGINNER.sigma:
        return rating
    grown = math.sqrt(rating.sigma**2 + _AWAY**2 * months)
    return Rating(rating.mu, min(grown, BEGINNER.sigma), rating.matches)


def rate(ratings: Sequence[Rating], places: Sequence[int], moving: Sequence[bool]) -> tuple[Rating, ...]:
    """Return everybody's rating after a match in which these people took these places; ties share a place.

    A tie counts as the mean of its orders: by openskill's own ties three who share the first place win less than
    who comes behind them. Opponents of whom less is known weigh less. Who is not `moving` keeps the rating.
    """
    if len(ratings) < 2:
        return tuple(ratings)
    after = _rated(tuple(ratings), tuple(places))
    return tuple([new if moves else old for old, new, moves in zip(ratings, after, moving, strict=True)])


@lru_cache(maxsize=1)  # in a league of one game, the same is asked for all games and for this one
def _rated(ratings: tuple[Rating, ...], places: tuple[int, ...]) -> tuple[Rating, ...]:
    sigmas = [rating.sigma for rating in ratings]
    variances = [sigma * sigma + _TAU_SQUARED for sigma in sigmas]
    c = math.sqrt(sum(variances) + len(ratings) * _BETA_SQUARED)
    strengths = [math.exp(rating.mu / c) for rating in ratings]
    orders = [_placed(ratings, variances, c, strengths, order) for order in _orders(places)]
    after = orders[0] if len(orders) == 1 else [_mean(results) for results in zip(*orders, strict=True)]
    return tuple([_moved(old, _weight(old.sigma, sigmas), *result) for old, result in zip(ratings, after, strict=True)])


def _placed(
    ratings: Sequence[Rating], variances: Sequence[float], c: float, strengths: Sequence[float], order: Sequence[int]
) -> list[tuple[float, float]]:
    """Return everybody's mu and sigma after a match without ties; `order`: their indexes, the winner's first.

    It is one loop without calls: ratings are a third of a recount.
    """
    remaining = [*accumulate([strengths[at] for at in reversed(order)])][::-1]  # of all who may take each place
    after = [(0.0, 0.0)] * len(ratings)
    for place, at in enumerate(order, 1):
        strength, variance, chances, spread = strengths[at], variances[at], 0.0, 0.0
        for rivals in remaining[:place]:
            chance = strength / rivals
            chances += chance
            spread += chance * (1 - chance)
        omega, delta = (1 - chances) * variance / c, spread * variance / (c * c) * _GAMMA
        after[at] = ratings[at].mu + omega, math.sqrt(variance * max(1 - delta, _KAPPA))
    return after


def _mean(results: Sequence[tuple[float, float]]) -> tuple[float, float]:
    mu, sigma = (math.fsum(values) / len(results) for values in zip(*results, strict=True))
    return mu, sigma


def _weight(sigma: float, sigmas: Sequence[float]) -> float:
    """Return how much a match is worth to one of these: the mean over the others, of whom less is known the less.

    An opponent at least as well known weighs 1, one with twice the sigma half.
    """
    weights = sum([sigma / other if other > sigma else 1.0 for other in sigmas]) - 1  # less one's own
    return weights / (len(sigmas) - 1)


def _orders(places: Sequence[int]) -> Iterator[list[int]]:
    """Yield every order without ties that these places leave open, as indexes, the first place's first."""
    if len(set(places)) == len(places):
        yield sorted(range(len(places)), key=places.__getitem__)
        return
    tied = [[at for at, taken in enumerate(places) if taken == place] for place in sorted(set(places))]
    for order in product(*map(permutations, tied)):
        yield list(chain.from_iterable(order))


def _moved(before: Rating, weight: float, mu: float, sigma: float) -> Rating:
    """Return a rating so much of the way to the result of a match, rounded."""
    mu, sigma = before.mu + weight * (mu - before.mu), before.sigma + weight * (sigma - before.sigma)
    return Rating(round(mu, _DIGITS), round(sigma, _DIGITS), before.matches + 1)
