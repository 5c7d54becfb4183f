"""Ratings alone: what fresh accounts, accomplices and leavers do to them, and how well they tell who is stronger.

Members have true strengths in units of `mu`; the order of each match is drawn from the Plackett-Luce model. A model of
ratings is a function like `bot.league.rules.rate`, or `former`, which is what it was: openskill's defaults, everybody
weighing the same.
"""

import math
import random
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

from msgspec import Struct
from openskill.models import PlackettLuce

from bot.league.rules import BEGINNER, Rating
from bot.league.rules.rating import SCALE

LUCK = 25 / 6 * math.sqrt(2)  # of two equals who differ by so much, the better one wins 73 %
SPREAD = 3.0  # standard deviation of true strengths
MEMBERS = 20
Model = Callable[[Sequence[Rating], Sequence[int], Sequence[bool]], tuple[Rating, ...]]
_OPENSKILL = PlackettLuce()


def former(ratings: Sequence[Rating], places: Sequence[int], _: Sequence[bool]) -> tuple[Rating, ...]:
    """Return the ratings after a match as they were before anything was done about cheats."""
    teams = [[_OPENSKILL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = _OPENSKILL.rate(teams, ranks=[float(place) for place in places])
    return tuple(Rating(new.mu, new.sigma, 1) for (new,) in after)


class Pool(Struct):
    """Members with true strengths, and what a model of ratings believes of them."""

    model: Model
    chance: random.Random
    strengths: dict[int, float] = {}
    ratings: dict[int, Rating] = {}

    def join(self, count: int, spread: float) -> list[int]:
        """Let newcomers in and return their numbers."""
        first = len(self.strengths)
        for member in range(first, first + count):
            self.strengths[member] = self.chance.gauss(0, spread)
            self.ratings[member] = BEGINNER
        return [*range(first, first + count)]

    def order(self, who: Iterable[int]) -> list[int]:
        """Draw the result of a match, the first one first."""
        drawn = {member: self.strengths[member] - LUCK * math.log(-math.log(self.chance.random())) for member in who}
        return sorted(drawn, key=lambda member: -drawn[member])

    def rate(self, order: Sequence[int]) -> None:
        """Rate a result."""
        before, places = [self.ratings[member] for member in order], range(1, len(order) + 1)
        after = self.model(before, places, [True] * len(order))
        self.ratings.update(zip(order, after, strict=True))

    def play(self, matches: int, seats: int, among: Sequence[int]) -> None:
        """Play honest matches."""
        for _ in range(matches):
            self.rate(self.order(self.chance.sample(among, seats)))

    def estimate(self, member: int) -> float:
        """Return what is believed of a member on the shown scale, with 1500 for a beginner, as it was shown before."""
        return 1500 + SCALE * (self.ratings[member].mu - BEGINNER.mu)


def fresh_accounts(model: Model, seed: str, times: int) -> tuple[float, ...]:
    """Return how much somebody wins who beats thirty fresh accounts so often, after 130 honest matches of two."""
    pool = Pool(model, random.Random(seed))
    members = pool.join(MEMBERS, SPREAD)
    pool.play(65 * MEMBERS, 2, members)
    before = pool.estimate(0)
    for account in pool.join(30, 0.0):
        for _ in range(times):
            pool.rate([0, account])
    return (pool.estimate(0) - before,)


def accomplice(model: Model, seed: str, matches: int) -> tuple[float, ...]:
    """Return the ratings of two equals who sat so often at a table of four, where one always took the better place."""
    pool = Pool(model, random.Random(seed))
    members = pool.join(MEMBERS, 0.0)
    pool.play(50 * MEMBERS, 4, members)
    pool.ratings[0] = pool.ratings[1] = Rating(BEGINNER.mu, pool.ratings[0].sigma)
    for _ in range(matches):
        order = pool.order([0, 1, *pool.chance.sample(members[2:], 2)])
        at = {member: order.index(member) for member in (0, 1)}
        order[min(at.values())], order[max(at.values())] = 0, 1
        pool.rate(order)
    return pool.estimate(0), pool.estimate(1)


def leavers(model: Model, seed: str, matches: int) -> tuple[float, ...]:
    """Return the mean of the active at fours, and what it should be, when the weakest of them leaves every 25 matches.

    It leaves who has the lowest rating of those with ten matches or more, and a newcomer of any strength comes.
    """
    pool = Pool(model, random.Random(seed))
    active = pool.join(MEMBERS, SPREAD)
    played = dict.fromkeys(active, 0)
    for number in range(1, matches + 1):
        order = pool.order(pool.chance.sample(active, 4))
        pool.rate(order)
        for member in order:
            played[member] += 1
        known = [member for member in active if played[member] >= 10]
        if number % 25 == 0 and known:
            active.remove(min(known, key=pool.estimate))
            active += pool.join(1, SPREAD)
            played[active[-1]] = 0
    return fmean(map(pool.estimate, active)), 1500 + SCALE * fmean(pool.strengths[member] for member in active)


def honesty(model: Model, seed: str, seats: int, matches: int = 1200, drift: float = 0.0) -> tuple[float, ...]:
    """Return how well ratings tell honest play, half of the members joining later; strengths `drift` at each match.

    The loss (mean of -log of the probability that a pair had, before it came out as it did), and the rank correlation
    of estimates with strengths in the end.
    """
    pool = Pool(model, random.Random(seed))
    members = pool.join(30, SPREAD)
    joins = [0] * 15 + sorted(pool.chance.randrange(matches * 3 // 4) for _ in range(15))
    losses: list[float] = []
    for number in range(matches):
        active = [member for member in members if joins[member] <= number]
        order = pool.order(pool.chance.sample(active, seats))
        losses += [_loss(pool, first, second) for at, first in enumerate(order) for second in order[at + 1 :]]
        pool.rate(order)
        if drift:
            pool.strengths.update((member, pool.strengths[member] + pool.chance.gauss(0, drift)) for member in order)
    return fmean(losses), _correlation(pool, members)


def _loss(pool: Pool, first: int, second: int) -> float:
    ahead, behind = pool.ratings[first], pool.ratings[second]
    scale = math.sqrt(LUCK**2 + ahead.sigma**2 + behind.sigma**2)
    return math.log1p(math.exp((behind.mu - ahead.mu) / scale))


def _correlation(pool: Pool, members: Sequence[int]) -> float:
    """Return Spearman's rank correlation of estimates and strengths."""
    by_estimate, by_strength = (
        {member: at for at, member in enumerate(sorted(members, key=key))}
        for key in (pool.estimate, pool.strengths.__getitem__)
    )
    many = len(members)
    apart = sum((by_estimate[member] - by_strength[member]) ** 2 for member in members)
    return 1 - 6 * apart / (many * (many**2 - 1))


def surely(model: Model, seed: str, matches: int) -> tuple[float, ...]:
    """Return the share of members who are weaker than what they have surely shown, after so many matches of two."""
    pool = Pool(model, random.Random(seed))
    members = pool.join(MEMBERS, SPREAD)
    pool.play(matches * MEMBERS // 2, 2, members)
    mean = fmean(pool.strengths.values())
    low = [pool.ratings[member].mu - 2 * pool.ratings[member].sigma - BEGINNER.mu for member in members]
    return (fmean(pool.strengths[member] - mean < bound for member, bound in zip(members, low, strict=True)),)
