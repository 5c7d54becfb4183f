"""Divisions: equal parts, who goes up and down, and that none becomes empty or another size."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.league.rules import LeagueError
from bot.league.rules.seasons import (
    Crossing,
    DivisionOrder,
    check_divisions,
    crossings,
    equal_parts,
    next_divisions,
    put_again,
)


@st.composite
def seasons(draw: st.DrawFn) -> list[DivisionOrder]:
    """Divisions of any sizes; those who are not ranked come behind."""
    member, standings = 0, []
    for _ in range(draw(st.integers(2, 6))):
        ranked, absent = draw(st.integers(0, 7)), draw(st.integers(0, 3))
        numbers = range(member, member := member + ranked + absent)
        standings.append(DivisionOrder(tuple(numbers[:ranked]), tuple(numbers[ranked:])))
    return standings


@pytest.mark.parametrize(
    ("members", "divisions", "sizes"), [(4, 2, [2, 2]), (7, 2, [4, 3]), (11, 3, [4, 4, 3]), (12, 6, [2] * 6)]
)
def test_equal_parts_are_equal_and_keep_the_order(members: int, divisions: int, sizes: list[int]) -> None:
    parts = equal_parts(range(members), divisions)
    assert [len(part) for part in parts] == sizes
    assert [member for part in parts for member in part] == [*range(members)]


def test_each_division_begins_with_two_at_least() -> None:
    with pytest.raises(LeagueError) as caught:
        equal_parts(range(5), 3)
    assert caught.value.data == {"members": 5, "least": 6}


@pytest.mark.parametrize(("divisions", "moves"), [(1, 1), (7, 1), (2, 0), (2, 6), (-2, 1)])
def test_divisions_that_cannot_be(divisions: int, moves: int) -> None:
    with pytest.raises(LeagueError, match="divisions"):
        check_divisions(divisions, moves)


@pytest.mark.parametrize(("divisions", "moves"), [(0, 0), (2, 1), (6, 5)])
def test_divisions_that_can_be(divisions: int, moves: int) -> None:
    check_divisions(divisions, moves)


def test_the_first_go_up_and_the_last_go_down() -> None:
    three = [DivisionOrder((1, 2, 3, 4)), DivisionOrder((5, 6, 7, 8)), DivisionOrder((9, 10, 11, 12))]
    assert crossings(three, 2) == (Crossing((), (3, 4)), Crossing((5, 6), (7, 8)), Crossing((9, 10), ()))
    assert next_divisions(three, 1) == ((1, 2, 3, 5), (4, 6, 7, 9), (8, 10, 11, 12))


def test_who_has_no_rank_comes_last_and_goes_up_nowhere() -> None:
    two = [DivisionOrder((1, 2), (3, 4)), DivisionOrder((5,), (6, 7, 8))]
    assert crossings(two, 5) == (Crossing((), (4,)), Crossing((5,), ()))
    nobody = [DivisionOrder((), (1, 2)), DivisionOrder((), (3, 4))]
    assert next_divisions(nobody, 3) == ((1, 2), (3, 4))


@settings(max_examples=60, deadline=None)
@given(seasons(), st.integers(1, 5))
def test_divisions_keep_their_sizes_and_their_members(standings: list[DivisionOrder], moves: int) -> None:
    after = next_divisions(standings, moves)
    assert [len(part) for part in after] == [len(division.order) for division in standings]
    assert sorted(m for part in after for m in part) == sorted(m for division in standings for m in division.order)
    for division, moved in zip(standings, crossings(standings, moves), strict=True):
        assert not {*moved.up} & {*moved.down}
        assert {*moved.up} <= {*division.ranked}
        assert max(len(moved.up), len(moved.down)) <= min(moves, len(division.order) // 2)


def test_other_numbers_of_divisions_are_cut_from_the_new_order() -> None:
    two = [DivisionOrder((1, 2, 3)), DivisionOrder((4, 5, 6))]
    assert put_again(two, 1, 2) == ((1, 2, 4), (3, 5, 6))
    assert put_again(two, 1, 3) == ((1, 2), (4, 3), (5, 6))
    assert put_again([DivisionOrder((1, 2, 3)), DivisionOrder((4,))], 1, 2) == ((1, 2), (3, 4))  # one is too few
    with pytest.raises(LeagueError, match="divisions-few"):
        put_again([DivisionOrder((1,)), DivisionOrder((2, 3))], 1, 2)
