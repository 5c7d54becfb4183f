"""A night counts what the league counts: who leaves, resigns or is away is behind everybody who stayed."""

from fractions import Fraction

import pytest
from msgspec.structs import asdict, replace

from bot.games.registry import find_game
from bot.nights.results import result_of
from bot.nights.rules import steps
from bot.nights.rules.standing import standings
from bot.nights.rules.values import Guest, Night, NightPlan, NightTable
from storage import FinishedMatch, Result

QUICK = find_game("classic").first_options()


def night_of(people: int, *, computers: int = 0, **plan) -> Night:
    """A night in its first round, with one table."""
    given = {"game": "classic", "options": {}, "seats": people + computers, "minutes": 20, **plan}
    guests = tuple(Guest(person, f"P{person}") for person in range(11, 11 + people))
    table = NightTable(1, 1, tuple(range(people)), computers)
    return Night(
        guild=1, channel=2, host=None, plan=NightPlan(**given), guests=guests, tables=(table,), state="round", round=1
    )


def seat(number: int, person: int | None, place: int, **more) -> Result:
    return Result(number, person, "", person is None, 0, place, 0, **{"highest": 1, **more})


def a_match(*seats: Result, end: str = "target") -> FinishedMatch:
    return FinishedMatch("m-1", 1, 2, "classic", "{}", "", 1.0, 2.0, end, True, seats)


def over(night: Night, match: FinishedMatch) -> Night:
    """The night after its table's match."""
    result = result_of(night, night.tables[0], match)
    return steps.ended(night, 1, **asdict(result))


def scores(night: Night) -> list[Fraction]:
    reached = {rank.guest: rank.score for rank in standings(night)}
    return [reached[at] for at in range(len(night.guests))]


def test_places_are_those_of_the_guests_also_where_one_was_forgotten_before_the_table_opened():
    night = night_of(3, computers=1)
    night = night.with_guest(1, Guest(None, ""))
    match = a_match(seat(1, 11, 2), seat(2, 13, 1), seat(3, None, 3), seat(4, None, 4))
    assert result_of(night, night.tables[0], match).places == (2, 3, 1, 4)
    fewer = replace(match, results=match.results[:3])
    assert result_of(night, night.tables[0], fewer).places == ()


@pytest.mark.parametrize(
    "how", [{"stood_in": True}, {"resigned": 1}, {"stood_in": True, "player": 99}, {"turns": 9, "absent": 4}]
)
def test_who_leaves_at_once_is_last_though_the_computer_won_in_the_seat(how):
    night = night_of(3)
    match = a_match(seat(1, 11, 1, **how), seat(2, 12, 2), seat(3, 13, 3))
    after = over(night, match)
    assert after.tables[0].places == (3, 1, 2)
    assert after.tables[0].gone == (0,)
    assert scores(after) == [0, 1, Fraction(1, 2)]
    assert [rank.guest for rank in standings(after)] == [1, 2, 0]


def test_who_leaves_computers_alone_is_behind_them():
    night = night_of(2, computers=2)
    match = a_match(seat(1, 11, 1, stood_in=True), seat(2, 12, 4), seat(3, None, 2), seat(4, None, 3))
    assert result_of(night, night.tables[0], match).places == (4, 3, 1, 2)
    both = replace(match, results=(match.results[0], replace(match.results[1], stood_in=True), *match.results[2:]))
    assert result_of(night, night.tables[0], both).places == (3, 4, 1, 2)


def test_a_table_broken_off_before_a_round_was_over_puts_whoever_gave_up_behind_those_who_stayed():
    level = [seat(number, 10 + number, 1, highest=None) for number in (1, 2, 3)]
    night = night_of(3)
    resigned = a_match(replace(level[0], resigned=1), *level[1:], end="abandoned")
    assert scores(over(night, resigned)) == [0, Fraction(3, 4), Fraction(3, 4)]
    abandoned = a_match(replace(level[0], stood_in=True), *level[1:], end="abandoned")
    assert scores(over(night, abandoned)) == [0, Fraction(3, 4), Fraction(3, 4)]


def test_whoever_was_not_there_at_the_end_is_told_apart_from_whoever_gave_up():
    night = night_of(3)
    match = a_match(seat(1, 11, 1), seat(2, 12, 2, stood_in=True), seat(3, 13, 3, stood_in=True, resigned=1))
    result = result_of(night, night.tables[0], match)
    assert (result.gone, result.away, result.resigned) == ((1, 2), (1,), (2,))


def test_of_two_without_points_who_played_to_the_end_is_first():
    """Neither somebody who slept at a table nor somebody who came and did not play stands above a loser."""
    night = night_of(3, form="arena")
    night = replace(night, guests=(*night.guests, Guest(99, "No-show"), Guest(98, "Asleep")))
    tables = [
        NightTable(1, 1, (0, 1), over=True, places=(1, 2)),
        NightTable(2, 1, (0, 1), over=True, places=(1, 2)),
        NightTable(3, 1, (0, 4), over=True, places=(1, 2), gone=(4,)),
    ]
    order = [(rank.guest, rank.rank) for rank in standings(replace(night, tables=tuple(tables)))]
    assert order == [(0, 1), (1, 2), (2, 3), (3, 3), (4, 5)]
    swiss = replace(night, plan=replace(night.plan, form="swiss"), tables=tuple(tables))
    met_nobody_strong = swiss.with_table(NightTable(2, 1, (2, 1), over=True, places=(2, 1)))
    assert [rank.guest for rank in standings(met_nobody_strong)][-2:] == [3, 4]


def test_at_the_same_deals_the_seat_of_whoever_left_is_compared_and_brings_nothing():
    guests = tuple(Guest(person, "") for person in (11, 12, 13, 14))
    plan = NightPlan(game="classic", options={}, seats=2, minutes=20, duplicate=True)
    tables = (
        NightTable(1, 1, (0, 1), over=True, places=(2, 1), scores=((50, 0),), sat=(0, 1), gone=(0,)),
        NightTable(2, 1, (2, 3), over=True, places=(1, 2), scores=((20, 10),), sat=(0, 1)),
    )
    night = Night(guild=1, channel=2, host=None, plan=plan, guests=guests, tables=tables, state="break", round=1)
    assert scores(night) == [0, 0, 0, 1]


@pytest.mark.parametrize(("turns", "highest", "counts"), [(18, None, False), (19, None, True), (1, 5, True)])
def test_a_table_given_up_counts_in_an_arena_after_a_round_or_half_the_usual_turns(turns, highest, counts):
    """Half of the 37 turns that a quick match of two takes."""
    night = night_of(2, form="arena", options=QUICK)
    seconds, more = turns // 2, {"highest": highest}
    seats = seat(1, 11, 2, resigned=1, turns=turns - seconds, **more), seat(2, 12, 1, turns=seconds, **more)
    result = result_of(night, night.tables[0], a_match(*seats, end="resigned"))
    assert result.places == ((2, 1) if counts else ())
    assert result.resigned == (0,)
    other = replace(night, plan=replace(night.plan, options={**QUICK, "hands": 2}))
    result = result_of(other, other.tables[0], a_match(*seats, end="resigned"))
    assert bool(result.places) == (highest is not None)  # the host's own length has no usual number of turns


def test_a_table_broken_off_with_all_level_is_none_in_an_arena():
    night = night_of(2, form="arena", options=QUICK)
    match = a_match(seat(1, 11, 1, turns=15), seat(2, 12, 1, turns=15), end="abandoned")
    assert result_of(night, night.tables[0], match).places == ()
