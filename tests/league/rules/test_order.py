"""Tie-breaks: points, wins, direct encounters, average place, rating; and which one decided."""

import pytest

from bot.league.rules import Rating
from bot.league.rules.order import Contender, arrange, direct, lead
from bot.league.rules.values import Sums

Meetings = dict[int, dict[int, int]]


def line(member: int, points: int = 0, won: int = 0, places: int = 10, mu: float = 25.0, played: int = 5) -> Contender:
    return Contender(member, Sums(played, won, points * 60, places, Rating(mu, 8.0, 20)))


def order(*lines: Contender, met: Meetings | None = None, sort: str = "points") -> list[tuple[int, int, str]]:
    placed = arrange(lines, sort, lambda member: (met or {}).get(member, {}))  # type: ignore[arg-type]
    return [(ranked.member, ranked.rank, ranked.decided_by) for ranked in placed]


def test_points_decide_first_and_then_wins() -> None:
    assert order(line(1, 5), line(2, 9), line(3, 5, won=1)) == [(2, 1, ""), (3, 2, ""), (1, 3, "won")]


def test_direct_encounters_decide_where_all_have_met() -> None:
    met = {1: {2: -1}, 2: {1: 1}}
    assert order(line(1, 5, places=5), line(2, 5), met=met) == [(2, 1, ""), (1, 2, "direct")]
    three = {1: {2: 1, 3: 1}, 2: {1: -1, 3: 2}, 3: {1: -1, 2: -2}}
    assert order(line(3, 5), line(2, 5), line(1, 5), met=three) == [(1, 1, ""), (2, 2, "direct"), (3, 3, "direct")]


def test_direct_encounters_do_not_count_where_two_have_not_met() -> None:
    met = {1: {2: 1}, 2: {1: -1, 3: 5}, 3: {2: -5}}
    assert direct([1, 2, 3], lambda member: met[member]) == {1: 0, 2: 0, 3: 0}
    assert order(line(1, 5, places=9), line(2, 5, places=12), line(3, 5, places=7), met=met) == [
        (3, 1, ""),
        (1, 2, "place"),
        (2, 3, "place"),
    ]


def test_average_place_and_rating_decide_last() -> None:
    assert order(line(1, 5, places=9, mu=20), line(2, 5, places=9, mu=30), line(3, 5, places=8, mu=1)) == [
        (3, 1, ""),
        (2, 2, "place"),
        (1, 3, "rating"),
    ]


def test_those_who_are_level_share_the_rank() -> None:
    ranks = order(line(3, 5), line(1, 5), line(2, 5), line(4, 4))
    assert ranks == [(1, 1, ""), (2, 1, "level"), (3, 1, "level"), (4, 4, "")]


def test_a_table_sorted_in_another_way_falls_back_to_points() -> None:
    assert order(line(1, 5, won=2), line(2, 9, won=2), sort="won") == [(2, 1, ""), (1, 2, "points")]
    assert order(line(1, 5, played=4), line(2, 9, played=6), sort="played")[0][0] == 2
    assert order(line(1, 5, played=2), line(2, 9, played=9), sort="per-match")[0][0] == 1
    assert order(line(1, 5, places=6), line(2, 9, places=9), sort="place")[0][0] == 1
    assert order(line(1, 5, mu=20), line(2, 1, mu=30), sort="rating")[0][0] == 2


def test_nobody_stands_high_through_uncertainty_alone() -> None:
    """38 matches stood above 233 by their mean alone, though far less was known of them."""
    few = Contender(1, Sums(38, 20, 120, 60, Rating(28.0, 4.1, 38)))
    many = Contender(2, Sums(233, 120, 120, 400, Rating(27.5, 1.9, 233)))
    assert [member for member, *_ in order(few, many, sort="rating")] == [2, 1]


def test_ratings_that_read_the_same_are_level() -> None:
    """The order in which floats are added up put equal beginners apart."""
    first, second = line(1, 5, mu=25.0), line(2, 5, mu=25.0 + 4e-15)
    assert order(first, second) == [(1, 1, ""), (2, 1, "level")]
    assert order(first, second, sort="rating") == [(1, 1, ""), (2, 1, "level")]


@pytest.mark.parametrize("sort", ["points", "won", "played", "per-match", "place", "rating"])
def test_nothing_divides_by_nothing_and_what_is_counted_is_whole(sort: str) -> None:
    first, *others = lead(Sums(), sort)  # type: ignore[arg-type]
    assert isinstance(first, float) == (sort in ("per-match", "place"))
    assert {type(part) for part in others} == {int}
