"""Swiss seating: the best there is where all can be tried, and few meet again in long nights of many people."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.league.schedule.pairings import table_sizes
from bot.nights.rules import steps
from bot.nights.rules.swiss import NightStanding, places, seat, worth
from bot.nights.rules.values import Guest, Night, NightPlan
from tests.luck import part_of


def test_who_is_level_shares_a_place() -> None:
    shared = places([NightStanding(3), NightStanding(5), NightStanding(3), NightStanding(Fraction(1, 2))])
    assert shared == (Fraction(3, 2), 0, Fraction(3, 2), 3)


def ways(people: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All ways of filling the tables, those of equal size in one order only."""
    if not sizes:
        yield ()
        return
    first, *rest = people
    for size in sorted(set(sizes)):
        unfilled = [*sizes]
        unfilled.remove(size)
        for others in combinations(rest, size - 1):
            remaining = [person for person in rest if person not in others]
            for more in ways(remaining, unfilled):
                yield ((first, *others), *more)


# Of these all ways take long to count.
LONG = [
    pytest.param(*of, marks=pytest.mark.slow) for of in ((8, 4), (7, 6), (10, 4), (11, 5), (12, 6))[: part_of(5, 2)]
]


@pytest.mark.parametrize(("people", "seats"), [(6, 2), (9, 3), *LONG])
def test_nothing_is_better_for_up_to_twelve_people(people: int, seats: int) -> None:
    """Two rounds of a night by chance (three with `--thorough`), each compared with all ways there are."""
    rng = random.Random(f"{people} at {seats}")
    scores, computers, met = [Fraction()] * people, [0] * people, Counter[tuple[int, int]]()
    sizes = table_sizes(people, seats, 1)
    everything = [*ways(range(people), sizes)]
    for _ in range(part_of(3, 2)):
        standings = [NightStanding(*facts) for facts in zip(scores, computers, strict=True)]
        tables = seat(standings, met, sizes, seats)
        best = min(everything, key=lambda tables: worth(tables, standings, met, seats))
        assert worth(tables, standings, met, seats) == worth(best, standings, met, seats)
        play(rng, tables, seats, scores, computers, met)


def play(rng, tables, seats, scores, computers, met) -> None:
    """Let chance play a round."""
    for table in tables:
        for points, person in enumerate(rng.sample(table, len(table))):
            scores[person] += points
            computers[person] += len(table) < seats
        met.update(pair for pair in combinations(sorted(table), 2))


def test_the_leading_table_is_first_and_all_sit_once() -> None:
    standings = [NightStanding(score) for score in (1, 9, 5, 7, 3, 8, 2, 6)]
    tables = seat(standings, {}, (4, 4))
    assert tables == ((1, 5, 3, 7), (2, 4, 6, 0))


@pytest.mark.slow
def test_a_computer_player_is_met_as_a_person_is() -> None:
    """Who has had one at the table sits elsewhere, whatever they score, if that lets nobody meet again."""
    standings = [NightStanding(score, computers=score > 7) for score in range(11, 0, -1)]
    tables = seat(standings, {}, table_sizes(11, 4, 1), 4)
    assert [len(table) for table in tables] == [4, 4, 3]
    assert min(standings[person].score for person in range(11) if standings[person].computers) == 8
    assert not any(standings[person].computers for table in tables if len(table) == 3 for person in table)
    turned = [NightStanding(score, computers=score <= 3) for score in range(11, 0, -1)]
    (small,) = (table for table in seat(turned, {}, table_sizes(11, 4, 1), 4) if len(table) == 3)
    assert not any(turned[person].computers for person in small)


@pytest.mark.slow
def test_a_long_night_of_a_hundred() -> None:
    """Three rounds of a hundred at fours: nobody meets twice, and those at a table stand near each other."""
    rng = random.Random(3)
    scores, computers, met = [Fraction()] * 100, [0] * 100, Counter[tuple[int, int]]()
    gaps = []
    for _ in range(3):
        standings = [NightStanding(*facts) for facts in zip(scores, computers, strict=True)]
        tables = seat(standings, met, table_sizes(100, 4, 1), 4)
        assert sorted(person for table in tables for person in table) == list(range(100))
        where = places(standings)
        gaps.append(sum(max(map(where.__getitem__, t)) - min(map(where.__getitem__, t)) for t in tables) / 25)
        play(rng, tables, 4, scores, computers, met)
    assert max(met.values()) == 1
    assert max(gaps) < 6  # of a hundred places


def whole_night(people: int, seats: int, rounds: int) -> Night:
    """A night whose results are drawn by lots."""
    plan = NightPlan(game="classic", options={}, seats=seats, minutes=10, rounds=rounds)
    guests = tuple(Guest(person, "") for person in range(1, people + 1))
    night, rng = Night(guild=1, channel=1, host=None, plan=plan, guests=guests), random.Random(f"{people} {seats}")
    for _ in range(rounds):
        night = steps.pair(night, 0.0)
        for table in night.now_at():
            size = len(table.guests) + table.computers
            night = steps.ended(night, table.number, rng.sample(range(1, size + 1), size))
    return night


def meetings(night: Night) -> Counter[tuple[int, int]]:
    return Counter(pair for table in night.tables for pair in combinations(sorted(table.guests), 2))


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(4, 2, 3), (5, 2, 5), (10, 2, 9), (9, 3, 4), (15, 3, 5), (25, 6, 6)]
)
def test_nobody_meets_twice_in_a_night_of_many_rounds(people: int, seats: int, rounds: int) -> None:
    """By a round robin, or a design for as many tables as a prime."""
    night = whole_night(people, seats, rounds)
    assert max(meetings(night).values()) == 1
    assert all(len({at for table in night.tables if table.round == number for at in table.guests}) == people
               for number in range(1, rounds + 1))  # fmt: skip
    had = Counter(at for table in night.tables if table.computers for at in table.guests)
    assert len({had[at] for at in range(people)}) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "seats", "most"), [(13, 4, 5), (20, 6, 40), (14, 4, 2), (17, 4, 1), (26, 6, 22)][: part_of(5, 2)]
)
def test_rounds_searched_together_let_few_meet_again(people: int, seats: int, most: int) -> None:
    """Of 20 at tables of five no less than 40: people of four tables fill a table of five, so two of them met there."""
    night = whole_night(people, seats, 5)
    assert sum(count * (count - 1) // 2 for count in meetings(night).values()) <= most
    assert all(len({at for table in night.tables if table.round == number for at in table.guests}) == people
               for number in range(1, 6))  # fmt: skip
    had = Counter(at for table in night.tables if table.computers for at in table.guests)
    assert max(had[at] for at in range(people)) - min(had[at] for at in range(people)) <= 3


@pytest.mark.slow
def test_planned_rounds_end_when_somebody_goes_or_comes() -> None:
    night = whole_night(10, 2, 9)
    night = replace(night, round=3, tables=tuple(table for table in night.tables if table.round <= 3))
    for changed in (steps.leave(night, 4), steps.join(night, 99, "Late")):
        after = steps.pair(changed, 0.0)
        assert sorted(at for table in after.now_at() for at in table.guests) == [*changed.here()]
        assert max(meetings(after).values()) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("people", "seats"), [(7, 4), (10, 4), (11, 6)][: part_of(3, 1)])
def test_computer_players_are_shared_evenly_where_all_meet_again_in_any_case(people: int, seats: int) -> None:
    night = whole_night(people, seats, 5)
    had = Counter(at for table in night.tables if table.computers for at in table.guests)
    counts = [had[at] for at in range(people)]
    assert max(counts) - min(counts) <= 1
