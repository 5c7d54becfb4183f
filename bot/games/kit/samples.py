"""Placing hidden pieces at random so that they fit what is known of their holders.

What is known is said in limits: of these pieces a holder has at most so many. The pieces of one limit lie all within
those of the one before, so the ways to fill a hand can be counted layer by layer, and each comes equally often. Several
holders who all have limits get their hands one after the other, and what that favours is made even by a few steps of
Metropolis and Hastings (1970) whose proposals are whole placements.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import comb
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


class Limit(NamedTuple):
    """Of the pieces with these bits at most so many are held."""

    bits: int
    most: int


def anything(hand: Sequence[Marked]) -> bool:  # noqa: ARG001 - it is what is asked where nothing more is known
    """Whether a hand may be what it is, where nothing more is known."""
    return True


class Holder(NamedTuple):
    """Somebody who holds `need` hidden pieces; each limit's pieces are among those of the limit before.

    `fits` says whether a hand that keeps all limits fits what else is known.
    """

    need: int
    limits: tuple[Limit, ...] = ()
    fits: Callable[[Sequence[Marked]], bool] = anything


class Placement(NamedTuple, Generic[T]):
    """The pieces of each holder, what is left in any order, and in how many ways each holder could have been filled."""

    hands: list[list[T]]
    rest: list[T]
    ways: int


def place(pool: Sequence[T], holders: Sequence[Holder], rng: Chance) -> tuple[list[list[T]], list[T]]:
    """The pieces of each holder, and what is left, in any order; every placement that fits comes equally often.

    If nothing that fits is found, limits don't count: the sizes are right all the same. ValueError if there are too few
    pieces.
    """
    order = sorted(range(len(holders)), key=lambda number: -len(holders[number].limits))
    asked = [holders[number] for number in order]
    found = _placed_at_last(pool, asked, rng)
    steps = _STEPS if sum(bool(one.limits) for one in asked) > 1 else 0
    for _ in range(steps):
        other = _placed(pool, asked, rng)
        if other is not None and rng.random() * found.ways < other.ways:
            found = other
    hands: list[list[T]] = [[] for _ in holders]
    for number, hand in zip(order, found.hands, strict=True):
        hands[number] = hand
    rng.shuffle(found.rest)
    return hands, found.rest


def _placed_at_last(pool: Sequence[T], holders: Sequence[Holder], rng: Chance) -> Placement[T]:
    """The first placement that fits; without limits if there is none."""
    for _ in range(_TRIES):
        found = _placed(pool, holders, rng)
        if found is not None:
            return found
    found = _placed(pool, [Holder(one.need) for one in holders], rng)
    if found is None:
        raise ValueError("too few pieces")
    return found


def _placed(pool: Sequence[T], holders: Sequence[Holder], rng: Chance) -> Placement[T] | None:
    """One hand after the other, each of those that fit equally often; None if somebody's cannot be filled."""
    rest, ways, hands = list(pool), 1, []
    for holder in holders:
        layers = _layers(rest, holder.limits)
        counts = _counts(tuple(map(len, layers)), tuple(limit.most for limit in holder.limits), holder.need)
        if not counts[0][holder.need]:
            return None
        ways *= counts[0][holder.need]
        hand, rest = _drawn(layers, counts, holder.need, rng)
        if not holder.fits(hand):
            return None
        hands.append(hand)
    return Placement(hands, rest, ways)


def _layers(pool: Sequence[T], limits: Sequence[Limit]) -> list[list[T]]:
    """The pieces by how many limits speak of them."""
    layers: list[list[T]] = [[] for _ in range(len(limits) + 1)]
    for piece in pool:
        depth = 0
        for limit in limits:
            if not limit.bits & piece.bit:
                break
            depth += 1
        layers[depth].append(piece)
    return layers


@lru_cache(maxsize=2048)
def _counts(sizes: tuple[int, ...], most: tuple[int, ...], need: int) -> tuple[tuple[int, ...], ...]:
    """For each layer and each number up to `need`: in how many ways it and those after it give so many pieces."""
    below = (1, *(0,) * need)
    rows = []
    for size, limit in zip(reversed(sizes), (*reversed(most), need), strict=True):
        below = tuple(
            sum(comb(size, taken) * below[count - taken] for taken in range(count + 1))
            if count <= limit
            else 0
            for count in range(need + 1)
        )
        rows.append(below)
    return (*reversed(rows), (1, *(0,) * need))


def _drawn(
    layers: Sequence[list[T]], counts: Sequence[Sequence[int]], need: int, rng: Chance
) -> tuple[list[T], list[T]]:
    """A hand, each equally often, and what is left of the layers."""
    hand: list[T] = []
    rest: list[T] = []
    for layer, below in zip(layers, counts[1:], strict=True):
        taken = _number(len(layer), below, need, rng)
        need -= taken
        if not taken:
            rest += layer
            continue
        rng.shuffle(layer)
        hand += layer[:taken]
        rest += layer[taken:]
    return hand, rest


def _number(size: int, below: Sequence[int], need: int, rng: Chance) -> int:
    """How many pieces come from a layer, each number as often as there are ways to go on."""
    ways = [comb(size, taken) * below[need - taken] for taken in range(need + 1)]
    at = rng.randrange(sum(ways))
    for taken, count in enumerate(ways):
        at -= count
        if at < 0:
            return taken
    raise AssertionError("the ways are counted wrongly")
