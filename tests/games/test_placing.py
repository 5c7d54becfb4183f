"""Placing hidden pieces under limits: each placement that fits as often as any other."""

import math
import random
from collections import Counter
from itertools import combinations

import pytest

from bot.games.kit.double_six import Pips
from bot.games.kit.samples import Holder, Limit, place

TILES = [Pips(text) for text in ("0-0", "1-0", "1-1", "2-0", "2-1", "2-2", "3-0")]


def bits(*texts):
    return sum(Pips(text).bit for text in texts)


def keeps(hand, holder):
    return all(sum(bool(tile.bit & limit.bits) for tile in hand) <= limit.most for limit in holder.limits)


def fitting(pool, holders):
    """Every placement that keeps the limits, as sets of texts."""
    if not holders:
        return [()]
    found = []
    for hand in combinations(pool, holders[0].need):
        rest = [tile for tile in pool if tile not in hand]
        if keeps(hand, holders[0]):
            found += [(frozenset(map(str, hand)), *more) for more in fitting(rest, holders[1:])]
    return found


CASES = [
    [Holder(3)],
    [Holder(3, (Limit(bits("0-0", "1-0", "2-0"), 1),))],
    [Holder(3, (Limit(bits("0-0", "1-0", "2-0", "3-0"), 2), Limit(bits("1-0", "3-0"), 0)))],
    [Holder(2), Holder(2, (Limit(bits("2-2", "2-1"), 0),))],
    [Holder(2, (Limit(bits("0-0", "1-0", "2-0"), 1),)), Holder(2, (Limit(bits("2-2", "2-1", "3-0"), 0),))],
    [
        Holder(1, (Limit(bits("2-2"), 0),)),
        Holder(2, (Limit(bits("0-0", "1-1"), 0),)),
        Holder(1, (Limit(bits("3-0"), 0),)),
    ],
]


@pytest.mark.parametrize("holders", CASES)
def test_each_placement_that_fits_comes_equally_often(holders):
    states, rng, counts = fitting(TILES, holders), random.Random(5), Counter()
    for _ in range(50 * len(states)):
        hands, rest = place(TILES, holders, rng)
        assert sorted(map(str, (*(tile for hand in hands for tile in hand), *rest))) == sorted(
            map(str, TILES)
        )
        counts[tuple(frozenset(map(str, hand)) for hand in hands)] += 1
    assert set(counts) <= set(states)
    squares = sum((counts[state] - 50) ** 2 / 50 for state in states)
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
    (hand,), rest = place(TILES, [Holder(5, (Limit(-1, 3),))], random.Random(1))
    assert (len(hand), len(rest)) == (5, 2)


def test_what_else_is_known_of_a_hand_is_asked():
    rng = random.Random(1)
    double = Holder(1, (), lambda hand: hand[0].double)
    assert {str(place(TILES, [double], rng)[0][0][0]) for _ in range(60)} == {"0-0", "1-1", "2-2"}


def test_more_than_there_is_cannot_be_placed():
    with pytest.raises(ValueError, match="few"):
        place(TILES, [Holder(5), Holder(3)], random.Random(1))
