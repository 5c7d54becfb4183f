"""Who meets whom: everybody as often as everybody, and each at the head of the table as often as the others."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.shuffle import Stream
from bot.league.schedule.designs import known_rounds
from bot.league.schedule.groups import _meetings, _Search, unevenness
from bot.league.schedule.pairings import MOST_PLAYERS, Pairing, forfeit, pairings, table_sizes
from tests.luck import part_of


def meetings(matches: Iterable[Pairing], players: int) -> list[int]:
    met = Counter(pair for match in matches for pair in combinations(sorted(match.players), 2))
    return [met[pair] for pair in combinations(range(players), 2)]


def spread(numbers: Iterable[int]) -> int:
    every = list(numbers)
    return max(every) - min(every)


def often(matches: Iterable[Pairing], players: int, seat: int | None = None) -> list[int]:
    """How often each player plays, or has a seat."""
    tables = (match.players if seat is None else match.players[seat : seat + 1] for match in matches)
    had = Counter(chain(*tables))
    return [had[player] for player in range(players)]


@given(players=st.integers(2, MOST_PLAYERS), rounds=st.integers(1, 4))
def test_two_and_two_everybody_meets_everybody_as_often_and_the_first_seat_is_shared(players: int, rounds: int) -> None:
    matches = pairings(players, 2, rounds)
    assert set(meetings(matches, players)) == {rounds}
    firsts = Counter(match.players for match in matches)
    for match, other in combinations(range(players), 2):
        assert abs(firsts[match, other] - firsts[other, match]) == rounds % 2
    for player in range(players):
        ahead = sum(count for pair, count in firsts.items() if pair[0] == player)
        assert abs(2 * ahead - rounds * (players - 1)) == (rounds * (players - 1)) % 2


@given(players=st.integers(2, MOST_PLAYERS))
def test_in_a_round_nobody_plays_twice_and_at_most_one_rests(players: int) -> None:
    rounds: dict[int, list[int]] = {}
    for match in pairings(players, 2, 1):
        rounds.setdefault(match.round, []).extend(match.players)
    assert [*rounds] == [*range(1, players + players % 2)]
    for playing in rounds.values():
        assert len(playing) == len(set(playing)) == players - players % 2


@pytest.mark.slow
@settings(max_examples=part_of(20, 8), deadline=None)
@given(players=st.integers(3, 14), seats=st.integers(3, 6), rounds=st.integers(0, 8), data=st.data())
def test_groups_mix_and_everybody_plays_as_often(players: int, seats: int, rounds: int, data: st.DataObject) -> None:
    fewest = data.draw(st.integers(2, min(seats, players)))
    matches = pairings(players, seats, rounds, fewest)
    assert all(fewest <= len(match.players) == len(set(match.players)) <= seats for match in matches)
    assert spread(often(matches, players)) <= 1
    assert spread(often(matches, players, 0)) <= 3
    for number in {match.round for match in matches}:
        playing = Counter(who for match in matches if match.round == number for who in match.players)
        assert max(playing.values()) == 1
    met = meetings(matches, players)
    assert spread(met) <= 4
    if not rounds:
        assert min(met) >= 1


@pytest.mark.parametrize(("players", "seats", "rounds"), [(9, 3, 4), (9, 3, 8), (4, 3, 4), (5, 4, 5), (8, 4, 7)])
def test_where_perfect_groups_are_known_they_are_as_good_or_nearly(players: int, seats: int, rounds: int) -> None:
    """Designs from books: 9 players in 4 rounds of threes meet once each."""
    assert spread(meetings(pairings(players, seats, rounds, 3), players)) <= (players == 8)


# (players, seats, rounds): pairs that never met and pairs that met more than once before schedules were known, and now
MEASURED = {
    (15, 3, 7): (8, 8, 0, 0),
    (16, 4, 5): (8, 8, 0, 0),
    (18, 3, 8): (16, 7, 9, 0),
    (21, 3, 10): (12, 12, 0, 0),
    (24, 3, 11): (25, 13, 12, 0),
    (24, 4, 7): (38, 14, 24, 0),
    (25, 5, 6): (24, 24, 0, 0),
    (27, 3, 13): (23, 23, 0, 0),
    (28, 4, 9): (32, 32, 0, 0),
    (30, 3, 14): (34, 19, 15, 0),
    (32, 4, 9): (82, 18, 64, 0),
    (14, 3, 7): (7, 7, 0, 0),
    (14, 4, 4): (21, 2, 19, 0),
    (13, 3, 6): (14, 2, 12, 0),
    (11, 3, 5): (7, 2, 6, 1),
    (17, 4, 5): (32, 1, 31, 0),
    (9, 3, 4): (0, 0, 0, 0),
}


def measure(players: int, seats: int, rounds: int) -> tuple[int, int]:
    """Return how many pairs never meet, and how many meet more than once."""
    met = meetings(pairings(players, seats, rounds), players)
    return met.count(0), sum(often > 1 for often in met)


@pytest.mark.parametrize("case", MEASURED)
def test_groups_mix_better_than_before_schedules_were_known(case: tuple[int, int, int]) -> None:
    never_before, again_before, never, again = MEASURED[case]
    assert measure(*case) == (never, again)
    assert never <= never_before
    assert again <= again_before


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seats", "before", "rounds"), [(16, 4, 6, 5), (15, 3, 8, 7), (32, 3, 19, 18)])
def test_everybody_has_met_everybody_in_fewer_rounds(players: int, seats: int, before: int, rounds: int) -> None:
    matches = pairings(players, seats, 0)
    assert matches[-1].round == rounds < before
    assert min(meetings(matches, players)) >= 1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_known_rounds_are_whole_and_nobody_meets_twice(seats: int) -> None:
    for players in range(seats, MOST_PLAYERS + 1):
        sizes = table_sizes(players, seats, 2)
        rounds = known_rounds(sizes)
        assert rounds
        assert all([*map(len, tables)] == [*sizes] for tables in rounds)
        assert all(sorted(chain(*tables)) == [*range(players)] for tables in rounds)
        pairs = [pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2)]
        assert len(pairs) == len(set(pairs))


@pytest.mark.parametrize(
    ("players", "seats", "rounds"),
    [
        *((9, 3, 4), (16, 4, 5), (25, 5, 6), (15, 3, 7), (28, 4, 9), (20, 4, 5), (27, 3, 13), (32, 4, 9)),
        *((8, 3, 4), (14, 3, 7), (15, 4, 5), (22, 4, 7), (31, 3, 11), (31, 5, 7), (24, 6, 1), (12, 6, 1)),
    ],
)
def test_so_many_rounds_are_known(players: int, seats: int, rounds: int) -> None:
    assert len(known_rounds(table_sizes(players, seats, 2))) == rounds


def test_a_search_makes_meetings_more_even_and_never_less() -> None:
    before = [[0] * 12 for _ in range(12)]
    same = [[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]] * 4
    matches = _Search(before, same).run(Stream(bytes(32)))
    assert unevenness(_meetings(before, matches)) == 4 * 12 * 2  # nobody meets anybody twice
    assert all(sorted(chain(*tables)) == [*range(12)] for tables in matches)
    assert _Search(before, matches).run(Stream(bytes(32))) == matches


@pytest.mark.parametrize(
    ("players", "seats", "fewest", "sizes"),
    [
        (1, 4, 1, (1,)),
        (22, 4, 1, (4, 4, 4, 4, 3, 3)),
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


@pytest.mark.slow
def test_the_same_numbers_give_the_same_fixtures() -> None:
    assert pairings(11, 4, 5) == pairings(11, 4, 5)


@pytest.mark.parametrize(
    ("players", "seats", "rounds", "fewest"), [(1, 2, 1, 2), (33, 2, 1, 2), (4, 2, 41, 2), (4, 2, -1, 2), (2, 4, 1, 3)]
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
