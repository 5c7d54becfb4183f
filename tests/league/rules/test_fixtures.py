"""Who meets whom: everybody as often as everybody, and each at the head of the table as often as the others."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.league.rules.fixtures import MOST_PLAYERS, Pairing, forfeit, pairings, table_sizes


def meetings(found: Iterable[Pairing], players: int) -> list[int]:
    met = Counter(pair for one in found for pair in combinations(sorted(one.players), 2))
    return [met[pair] for pair in combinations(range(players), 2)]


def spread(numbers: Iterable[int]) -> int:
    every = list(numbers)
    return max(every) - min(every)


def often(found: Iterable[Pairing], players: int, seat: int | None = None) -> list[int]:
    """How often each player plays, or has a seat."""
    had = Counter(
        who for one in found for who in (one.players if seat is None else one.players[seat : seat + 1])
    )
    return [had[player] for player in range(players)]


@given(players=st.integers(2, MOST_PLAYERS), rounds=st.integers(1, 4))
def test_two_and_two_everybody_meets_everybody_as_often_and_the_first_seat_is_shared(
    players: int, rounds: int
) -> None:
    found = pairings(players, 2, rounds)
    assert set(meetings(found, players)) == {rounds}
    firsts = Counter(one.players for one in found)
    for one, other in combinations(range(players), 2):
        assert abs(firsts[one, other] - firsts[other, one]) == rounds % 2
    for player in range(players):
        ahead = sum(count for pair, count in firsts.items() if pair[0] == player)
        assert abs(2 * ahead - rounds * (players - 1)) == (rounds * (players - 1)) % 2


@given(players=st.integers(2, MOST_PLAYERS))
def test_in_a_round_nobody_plays_twice_and_at_most_one_rests(players: int) -> None:
    rounds: dict[int, list[int]] = {}
    for one in pairings(players, 2, 1):
        rounds.setdefault(one.round, []).extend(one.players)
    assert [*rounds] == [*range(1, players + players % 2)]
    for playing in rounds.values():
        assert len(playing) == len(set(playing)) == players - players % 2


@settings(max_examples=40)
@given(players=st.integers(3, 16), seats=st.integers(3, 6), rounds=st.integers(0, 10), data=st.data())
def test_groups_mix_and_everybody_plays_as_often(
    players: int, seats: int, rounds: int, data: st.DataObject
) -> None:
    fewest = data.draw(st.integers(2, min(seats, players)))
    found = pairings(players, seats, rounds, fewest)
    assert all(fewest <= len(one.players) == len(set(one.players)) <= seats for one in found)
    assert spread(often(found, players)) <= 1
    assert spread(often(found, players, 0)) <= 3
    for number in {one.round for one in found}:
        playing = Counter(who for one in found if one.round == number for who in one.players)
        assert max(playing.values()) == 1
    met = meetings(found, players)
    assert spread(met) <= 4
    if not rounds:
        assert min(met) >= 1


@pytest.mark.parametrize(
    ("players", "seats", "rounds"), [(9, 3, 4), (9, 3, 8), (4, 3, 4), (5, 4, 5), (8, 4, 14)]
)
def test_where_perfect_groups_are_known_they_are_as_good_or_nearly(
    players: int, seats: int, rounds: int
) -> None:
    """Designs from books: 9 players in 4 rounds of threes meet once each."""
    assert spread(meetings(pairings(players, seats, rounds, 3), players)) <= (players == 8)


@pytest.mark.parametrize(
    ("players", "seats", "fewest", "sizes"),
    [
        (4, 4, 2, (4,)),
        (5, 4, 2, (3, 2)),
        (5, 4, 3, (4,)),
        (7, 4, 3, (4, 3)),
        (10, 4, 2, (4, 3, 3)),
        (3, 6, 2, (3,)),
        (13, 6, 3, (5, 4, 4)),
    ],
)
def test_tables_are_as_equal_as_may_be(players: int, seats: int, fewest: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(players, seats, fewest) == sizes


def test_the_same_numbers_give_the_same_fixtures() -> None:
    assert pairings(11, 4, 5) == pairings(11, 4, 5)


@pytest.mark.parametrize(
    ("players", "seats", "rounds", "fewest"),
    [(1, 2, 1, 2), (33, 2, 1, 2), (4, 2, 41, 2), (4, 2, -1, 2), (2, 4, 1, 3), (4, 1, 1, 1), (4, 3, 1, 4)],
)
def test_what_cannot_be_is_refused(players: int, seats: int, rounds: int, fewest: int) -> None:
    with pytest.raises(ValueError, match="no "):
        pairings(players, seats, rounds, fewest)


@pytest.mark.parametrize(
    ("ready", "places"),
    [
        ((True, False), (1, 2)),
        ((False, True), (2, 1)),
        ((False, False), ()),
        ((True, True), ()),
        ((True, False, True, False), (1, 3, 1, 3)),
        ((False, False, True), (2, 2, 1)),
        ((True, True, True), ()),
    ],
)
def test_who_was_ready_wins_what_was_not_played_if_somebody_was_not(
    ready: tuple[bool, ...], places: tuple[int, ...]
) -> None:
    assert forfeit(ready) == places
