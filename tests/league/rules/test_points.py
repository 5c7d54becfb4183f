"""Points by every system; ties share the mean exactly."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.rules import POINT, LeagueError, System, match_points, read_system, shown_points, system_text
from bot.league.rules.points import season_sum


def points(text: str, places: list[int], totals: list[int] | None = None) -> list[float]:
    return [shown_points(number) for number in match_points(read_system(text), places, totals or [0] * len(places))]


def test_one_point_for_every_seat_behind() -> None:
    assert points("behind", [1, 2, 3, 4]) == [3, 2, 1, 0]
    assert points("behind", [2, 1]) == [0, 1]


def test_ties_share_the_mean_of_their_places() -> None:
    assert points("behind", [1, 2, 2, 4]) == [3, 1.5, 1.5, 0]
    assert points("behind", [1, 1, 1, 1]) == [1.5, 1.5, 1.5, 1.5]
    assert match_points(read_system("10 6 3"), [1, 1, 1, 4], [0] * 4) == (380, 380, 380, 0)  # 19 / 3 exactly


def test_the_winner_takes_all() -> None:
    assert points("winner", [2, 1, 3]) == [0, 2, 0]
    assert points("winner", [1, 1, 3]) == [1, 1, 0]


def test_the_points_of_the_game_itself() -> None:
    assert points("game", [2, 1], [-35, 120]) == [-35, 120]


def test_points_by_place_for_each_number_of_players() -> None:
    text = "2: 3 0; 3: 5 2 0"
    assert points(text, [1, 2]) == [3, 0]
    assert points(text, [2, 1, 3]) == [2, 5, 0]
    assert points(text, [1, 2, 3, 4]) == [0, 0, 0, 0]  # nothing is written for four


def test_the_best_of_the_first_matches_are_added_up() -> None:
    system = read_system("best 2 of 4 by 10 6 3")
    assert match_points(system, [1, 2, 3], [0] * 3) == (600, 360, 180)
    assert [season_sum(system, results) for results in ([3], [3, 10], [3, 10, 6], [3, 10, 6, 1, 99])] == [
        *(3, 13, 16, 16)
    ]
    assert season_sum(read_system("best 3 of 5 by game"), [-5, 7]) == 2


def test_an_own_list() -> None:
    assert points("10 6 3 1", [1, 2, 3]) == [10, 6, 3]
    assert points("10 6", [1, 2, 3, 4]) == [10, 6, 0, 0]


@pytest.mark.parametrize(
    "text",
    [
        *("behind", "winner", "game", "10 6 3 1", "2: 3 0; 3: 5 2 0"),
        *("best 10 of 20", "best 1 of 100 by winner", "best 3 of 3 by 10 6", "best 2 of 5 by 2: 3 0; 3: 5 2 0"),
    ],
)
def test_a_system_is_written_as_it_is_read(text: str) -> None:
    assert system_text(read_system(text)) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("best", "best"),
        ("best 3", "best"),
        ("best 4 of 3", "best"),
        ("best 0 of 3", "best"),
        ("best 3 of 101", "best"),
        ("best 3 of 4 by best 1 of 2", "best"),
        ("best 3 of 4 by chance", "number"),
        ("", "length"),
        ("1 2 3", "order"),
        ("10 6 -3", "number"),
        ("9" * 5000, "number"),
        ("٣", "number"),
        ("1 1 1 1 1 1 1", "length"),
        ("9: 1 0", "seats"),
        ("two: 1 0", "seats"),
        ("2: 3 2 1", "length"),
        ("2: 3 0; 2: 1 0", "twice"),
    ],
)
def test_what_is_no_system_says_why(text: str, reason: str) -> None:
    with pytest.raises(LeagueError) as caught:
        read_system(text)
    assert (caught.value.code, caught.value.data["reason"]) == ("system", reason)


@given(marks=st.lists(st.integers(0, 3), min_size=1, max_size=6), row=st.lists(st.integers(0, 99), max_size=6))
def test_nothing_is_lost_or_won_by_ties(marks: list[int], row: list[int]) -> None:
    places = [1 + sum(other > mark for other in marks) for mark in marks]
    system = System("list", row=tuple(sorted(row, reverse=True)))
    given_out = sum(match_points(system, places, places))
    assert Fraction(given_out, POINT) == sum(system.row[: len(places)])


def test_points_are_shown_with_one_decimal() -> None:
    assert [shown_points(number) for number in (0, 60, 90, 20, 40, -20, -90)] == [0, 1, 1.5, 0.3, 0.7, -0.3, -1.5]
