"""Placing hidden pieces at random so that they fit what is known of their holders, as often as deals lead to it.

What is known is said in limits: of these pieces a holder has at most so many, for they came to the last so many of its
places. Each limit's pieces lie within those of the one before, so the ways to fill a hand are counted layer by layer.
Several holders with limits get their hands one after the other, and what that favours is made even by a few steps of
Metropolis and Hastings (1970) whose proposals are whole placements.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb, perm
from operator import itemgetter
from typing import Generic, NamedTuple, Protocol, TypeVar

from bot.games.chance import Chance


class Marked(Protocol):
    """A piece that a set of bits can hold; twins have the same bit."""

    @property
    def bit(self) -> int:
        """Its bit."""


T = TypeVar("T", bound=Marked)
_TRIES = 400  # placements after which what is known is given up rather than the placement
_STEPS = 8  # of Metropolis and Hastings


def anything(_hand: Sequence[Marked], _rng: Chance) -> bool:
    """Return True if a hand may be what it is: always, where nothing more is known of it."""
    return True


class Way(NamedTuple):
    """A way in which a hand may have been dealt or drawn: of the pieces of each limit at most so many are held.

    `weight` says in how many ways that may have been, before it is said which pieces came to the places that are left.
    `fits` says whether a hand that keeps the limits fits what else is known; by chance, if its pieces may have come to
    their places in several orders and not all of them fit.
    """

    most: tuple[int, ...] = ()
    weight: int = 1
    fits: Callable[[Sequence[Marked], Chance], bool] = anything


class Holder(NamedTuple):
    """Somebody who holds `need` hidden pieces, which came one after the other.

    `limits` are sets of bits, each within the one before; only the latest places can hold pieces of them, how many
    places each of the `ways` says.
    """

    need: int
    limits: tuple[int, ...] = ()
    ways: tuple[Way, ...] = (Way(),)


class Placement(NamedTuple, Generic[T]):
    """The pieces of each holder, what is left in any order, and in how many ways the holders could have been filled."""

    hands: list[list[T]]
    rest: list[T]
    ways: int


def place(pool: Sequence[T], holders: Sequence[Holder], rng: Chance) -> tuple[list[list[T]], list[T]]:
    """Return the pieces of each holder, and what is left, in any order; every fitting deal is as likely.

    If nothing that fits is found, limits don't count: the sizes are right all the same. ValueError if there are too few
    pieces.
    """
    order = sorted(range(len(holders)), key=lambda number: -len(holders[number].limits))
    in_order = [holders[number] for number in order]
    placement = _placed_at_last(pool, in_order, rng)
    steps = _STEPS if sum(bool(holder.limits) for holder in in_order) > 1 else 0
    for _ in range(steps):
        other = _placed(pool, in_order, rng)
        if other is not None and rng.random() * placement.ways < other.ways:
            placement = other
    rng.shuffle(placement.rest)
    return [hand for _, hand in sorted(zip(order, placement.hands, strict=True), key=itemgetter(0))], placement.rest


def _placed_at_last(pool: Sequence[T], holders: Sequence[Holder], rng: Chance) -> Placement[T]:
    """Return the first placement that fits; one without limits if there is none."""
    tries = (_placed(pool, holders, rng) for _ in range(_TRIES))
    placement = next(filter(None, tries), None) or _placed(pool, [Holder(holder.need) for holder in holders], rng)
    if placement is None:
        raise ValueError("too few pieces")
    return placement


def _placed(pool: Sequence[T], holders: Sequence[Holder], rng: Chance) -> Placement[T] | None:
    """Fill one hand after the other, each as often as play leads to it; None if one cannot be filled."""
    rest, ways, hands = list(pool), 1, []
    for holder in holders:
        layers = _layers(rest, holder.limits)
        sums = _sums(tuple(map(len, layers)), holder.ways, holder.need)
        if not sums[-1]:
            return None
        ways *= sums[-1]
        way = holder.ways[bisect_right(sums, rng.randrange(sums[-1]))]
        hand, rest = _drawn(layers, way.most, holder.need, rng)
        if not way.fits(hand, rng):
            return None
        hands.append(hand)
    return Placement(hands, rest, ways)


def _layers(pool: Sequence[T], limits: Sequence[int]) -> list[list[T]]:
    """Return the pieces by how many limits speak of them."""
    layers: list[list[T]] = [[] for _ in range(len(limits) + 1)]
    for piece in pool:
        depth = 0
        for bits in limits:
            if not bits & piece.bit:
                break
            depth += 1
        layers[depth].append(piece)
    return layers


@lru_cache(maxsize=512)
def _sums(sizes: tuple[int, ...], ways: tuple[Way, ...], need: int) -> tuple[int, ...]:
    """Count the ways that lead to a hand by the first of these ways, the first two, and so on."""
    return tuple(accumulate(way.weight * _counts(sizes, way.most, need)[0][need] for way in ways))


@lru_cache(maxsize=4096)
def _counts(sizes: tuple[int, ...], most: tuple[int, ...], need: int) -> tuple[tuple[int, ...], ...]:
    """Count, for each layer and number up to `need`, the ways in which it and those after it give so many pieces."""
    below = (1, *(0,) * need)
    rows = []
    for size, places in zip(reversed(sizes), (*reversed(most), need), strict=True):
        below = tuple(
            sum(_taking(size, places, below, count, taken) for taken in range(count + 1)) if count <= places else 0
            for count in range(need + 1)
        )
        rows.append(below)
    return (*reversed(rows), (1, *(0,) * need))


def _taking(size: int, places: int, below: Sequence[int], count: int, taken: int) -> int:
    """Count the ways in which so many of `count` pieces are of a layer: which of them, and to which places they came.

    Those of the layers after it came to later places, and have theirs already.
    """
    deeper = count - taken
    return comb(size, taken) * perm(places - deeper, taken) * below[deeper] if deeper <= places else 0


def _drawn(layers: Sequence[list[T]], most: tuple[int, ...], need: int, rng: Chance) -> tuple[list[T], list[T]]:
    """Return a hand, each as often as play leads to it, and what is left of the layers."""
    hand: list[T] = []
    rest: list[T] = []
    counts = _counts(tuple(map(len, layers)), most, need)
    for layer, places, below in zip(layers, (need, *most), counts[1:], strict=True):
        taken = _number(len(layer), places, below, need, rng)
        need -= taken
        if not taken:
            rest += layer
            continue
        rng.shuffle(layer)
        hand += layer[:taken]
        rest += layer[taken:]
    return hand, rest


def _number(size: int, places: int, below: Sequence[int], need: int, rng: Chance) -> int:
    """Draw how many pieces come from a layer, each number as often as there are ways to go on."""
    ways = [_taking(size, places, below, need, taken) for taken in range(need + 1)]
    return bisect_right(list(accumulate(ways)), rng.randrange(sum(ways)))
