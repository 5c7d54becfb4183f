"""Matchpoints, worked out by hand, and told a second time pair by pair."""

import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.rules.matchpoints import beaten, matchpoints, ranks, shares

HALF = Fraction(1, 2)


def naive(scores):
    def won(score, other):
        return Fraction(1 if score > other else 0 if score < other else HALF)

    seats = range(len(scores))
    return tuple(sum((won(scores[a], scores[b]) for b in seats if a != b), Fraction(0)) for a in seats)


def test_one_for_everyone_who_was_worse_and_half_for_who_was_level() -> None:
    assert beaten([38, 40, 38, 10]) == (Fraction(3, 2), 3, Fraction(3, 2), 0)
    assert beaten([7]) == (0,)
    assert beaten([]) == ()
    assert shares([38, 40, 38, 10]) == (HALF, 1, HALF, 0)
    assert shares([7]) == (HALF,)
    assert shares([]) == ()


@given(st.lists(st.integers(-5, 5), max_size=12))
def test_everyone_is_compared_with_everyone(scores: list[int]) -> None:
    assert beaten(scores) == naive(scores)
    assert sum(beaten(scores)) == Fraction(len(scores) * (len(scores) - 1), 2)


@pytest.mark.slow
def test_many_are_compared_in_no_time() -> None:
    """Pair by pair, that would be four hundred million comparisons."""
    scores = [random.Random(1).randrange(1000) for _ in range(20_000)]
    assert sum(beaten(scores)) == Fraction(20_000 * 19_999, 2)


def test_two_tables_with_seats_exchanged() -> None:
    """Ann is p1 here and p2 there: what she makes of a seat is compared with what Ben makes of it."""
    ann_ben = ((-10, 0), (-3, -3), (0, -20))
    ben_ann = ((-12, 0), (-3, -2), (-1, -20))
    here, there = matchpoints([ann_ben, ben_ann])
    assert here == (1 + HALF + 1, HALF + 0 + HALF)
    assert there == (0 + HALF + 0, HALF + 1 + HALF)
    assert (here[0] + there[1], here[1] + there[0]) == (Fraction(9, 2), Fraction(3, 2))


THREE = (((5, 0, 0, 1), (2, 2, 0, 0)), ((5, 1, 0, 0), (0, 3, 0, 9)), ((4, 1, 7, 0), (1, 1, 0, 4)))


def test_three_groups_of_four() -> None:
    first, second, third = matchpoints(THREE)
    three_quarters, quarter = Fraction(3, 4), Fraction(1, 4)
    assert first == (three_quarters + 1, 0 + HALF, quarter + HALF, 1 + 0)
    assert second == (three_quarters + 0, three_quarters + 1, quarter + HALF, quarter + 1)
    assert third == (0 + HALF, three_quarters + 0, 1 + HALF, quarter + HALF)


def test_without_one_table_the_others_are_worked_out_anew() -> None:
    first, _, third = THREE
    assert matchpoints([first, third])[0] == (2, 1, HALF, 1)


def test_alone_all_is_level() -> None:
    assert matchpoints([THREE[0]]) == [(1, 1, 1, 1)]
    assert matchpoints([]) == []


def test_a_round_that_a_table_did_not_come_to_is_worth_half() -> None:
    """Who ends a match sooner loses no comparison by it, and wins none."""
    short, long = ((9, 0),), ((0, 0), (7, 0), (0, 7))
    assert matchpoints([short, long]) == [(1 + 1, HALF + 1), (0 + 1, HALF + 1)]
    assert matchpoints([short, long, long])[1] == (Fraction(1, 4) + 1, HALF + 1)


def test_a_match_without_a_round_is_level() -> None:
    assert matchpoints([(), ((3, 1),)]) == [(HALF, HALF), (HALF, HALF)]


@given(st.lists(st.lists(st.lists(st.integers(0, 3), min_size=3, max_size=3), max_size=4), max_size=5))
def test_what_one_wins_others_lose(tables: list[list[list[int]]]) -> None:
    rounds = max(map(len, tables), default=0)
    won = matchpoints(tables)
    for seat in range(3):
        of_seat = [points[seat] for points in won if points]
        assert sum(of_seat) == Fraction(rounds * len(of_seat), 2)


def test_places_are_shared() -> None:
    assert ranks([Fraction(3, 2), Fraction(4), Fraction(3, 2), Fraction(0)]) == (2, 1, 2, 4)
    assert ranks([]) == ()
