"""Placing hidden pieces under limits: each placement that fits as often as play leads to it."""

import math
import random
from collections import Counter
from itertools import combinations, permutations

import pytest

from bot.games.kit.samples import Holder, Way, place
from bot.games.kit.tiles import Pips
from tests.luck import part_of

pytestmark = pytest.mark.slow

TILES = [Pips(text) for text in ("0-0", "1-0", "1-1", "2-0", "2-1", "2-2", "3-0")]


def bits(*texts):
    return sum(Pips(text).bit for text in texts)


def limited(need, *limits):
    """A holder who has of these pieces at most so many, which came to the last of his places."""
    return Holder(need, tuple(bits for bits, _ in limits), (Way(tuple(most for _, most in limits)),))


def orders(hand, holder):
    """In how many orders a hand can have been drawn: every order is tried in each way."""
    return sum(
        way.weight
        * all(
            not tile.bit & bits or place >= holder.need - most
            for place, tile in enumerate(order)
            for bits, most in zip(holder.limits, way.most, strict=True)
        )
        for way in holder.ways
        for order in permutations(hand)
    )


def fitting(pool, holders):
    """Every placement that keeps the limits, as sets of texts, and in how many orders it can have been drawn."""
    if not holders:
        return {(): 1}
    return {
        (frozenset(map(str, hand)), *more): orders(hand, holders[0]) * count
        for hand in combinations(pool, holders[0].need)
        if orders(hand, holders[0])
        for more, count in fitting([tile for tile in pool if tile not in hand], holders[1:]).items()
    }


SMALL = bits("0-0", "1-0", "2-0")
CASES = [
    [Holder(3)],
    [limited(3, (SMALL, 1))],
    [limited(3, (SMALL, 2))],
    [limited(3, (bits("0-0", "1-0", "2-0", "3-0"), 2), (bits("1-0", "3-0"), 0))],
    [limited(3, (bits("0-0", "1-0", "2-0", "3-0"), 2), (bits("1-0", "3-0"), 1))],
    [Holder(3, (SMALL,), (Way((1,), 3), Way((2,))))],
    [Holder(2), limited(2, (bits("2-2", "2-1"), 0))],
    [limited(2, (SMALL, 1)), limited(2, (bits("2-2", "2-1", "3-0"), 0))],
    [limited(1, (bits("2-2"), 0)), limited(2, (bits("0-0", "1-1"), 0)), limited(1, (bits("3-0"), 0))],
]


@pytest.mark.parametrize("holders", CASES)
def test_each_placement_comes_as_often_as_its_pieces_can_have_come(holders):
    states, rng, counts = fitting(TILES, holders), random.Random(5), Counter()
    draws, whole = part_of(50, 25) * len(states), sum(states.values())
    for _ in range(draws):
        hands, rest = place(TILES, holders, rng)
        assert sorted(map(str, (*(tile for hand in hands for tile in hand), *rest))) == sorted(map(str, TILES))
        counts[tuple(frozenset(map(str, hand)) for hand in hands)] += 1
    assert set(counts) <= set(states)
    expected = {state: draws * many / whole for state, many in states.items()}
    squares = sum((counts[state] - often) ** 2 / often for state, often in expected.items())
    free = len(states) - 1
    assert squares < free + 4 * math.sqrt(2 * free) + 5


def test_twins_are_pieces_of_their_own():
    """Of three 2-2 and one 0-0 a hand of two has the 0-0 every other time: three of six pairs."""
    twins, rng = [Pips("2-2")] * 3 + [Pips("0-0")], random.Random(1)
    with_it = sum(Pips("0-0") in place(twins, [Holder(2)], rng)[0][0] for _ in range(2000))
    assert abs(with_it - 1000) < 100


def test_what_is_left_lies_in_any_order():
    rng, firsts = random.Random(2), Counter()
    for _ in range(1400):
        firsts[str(place(TILES, [], rng)[1][0])] += 1
    assert all(abs(count - 200) < 60 for count in firsts.values())
    assert len(firsts) == 7


def test_limits_that_cannot_be_kept_are_given_up_and_sizes_are_right():
    (hand,), rest = place(TILES, [limited(5, (-1, 3))], random.Random(1))
    assert (len(hand), len(rest)) == (5, 2)


def test_what_else_is_known_of_a_hand_is_asked():
    rng = random.Random(1)
    double = Holder(1, (), (Way(fits=lambda hand, _: hand[0].double),))
    assert {str(place(TILES, [double], rng)[0][0][0]) for _ in range(60)} == {"0-0", "1-1", "2-2"}


def test_more_than_there_is_cannot_be_placed():
    with pytest.raises(ValueError, match="few"):
        place(TILES, [Holder(5), Holder(3)], random.Random(1))
