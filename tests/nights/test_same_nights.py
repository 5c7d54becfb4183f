"""A night with the same deals: each seat is compared with the same seat of the round's other tables."""

from fractions import Fraction

import msgspec
import pytest
from msgspec.structs import replace

from bot.nights.rules import standing, steps
from bot.nights.rules.values import Night, NightTable
from bot.nights.tables import shared_deals

from .test_nights import a_night, round_of

HALF = Fraction(1, 2)


def begun(people: int = 8, **plan) -> Night:
    """A night in its first round; the promised secrets are those of this round and the next."""
    night = replace(a_night(people, duplicate=True, **plan), secrets=("aa",))
    night = steps.next_now(night, 0.0)
    return steps.pair(night, 0.0, "bb")


def done(night: Night, number: int, scores, sat=None) -> Night:
    """Let a table end with these scores by round and seat; its places are those of the sums."""
    sums = [sum(column) for column in zip(*scores, strict=True)]
    places = tuple(1 + sum(other > total for other in sums) for total in sums)
    return steps.ended(night, number, places, scores, sat or range(len(night.find(number).guests)))


def scored(night: Night) -> dict[int, Fraction]:
    return {rank.guest: rank.score for rank in standing.standings(night)}


def test_a_seat_is_compared_with_the_same_seat_of_the_other_tables_and_not_with_its_own_table():
    night = begun(4, seats=2)
    first, second = (table.guests for table in night.tables)
    night = done(night, 1, [[50, 0], [10, 0]])
    night = done(night, 2, [[20, 0], [10, 5]])
    points = scored(night)
    # in the first round 50 is better than 20 and 0 level with 0, in the second 10 is level with 10 and 5 better than 0
    assert [points[guest] for guest in first] == [Fraction(3, 4), Fraction(1, 4)]
    assert [points[guest] for guest in second] == [Fraction(1, 4), Fraction(3, 4)]
    assert sum(points.values()) == 2


def test_who_sat_elsewhere_is_compared_with_who_sat_there():
    night = begun(4, seats=2)
    night = done(night, 1, [[50, 0]], sat=(1, 0))
    night = done(night, 2, [[20, 10]])
    first, second = (table.guests for table in night.tables)
    points = scored(night)
    assert [points[guest] for guest in first] == [0, 1]
    assert [points[guest] for guest in second] == [0, 1]


def test_computer_players_are_others_with_whom_one_is_compared():
    night = begun(5)
    assert sorted(len(table.guests) for table in night.tables) == [2, 3]
    for table in night.tables:
        night = done(night, table.number, [[0, 0, table.number, 0]])
    three = next(table for table in night.tables if len(table.guests) == 3)
    points = scored(night)
    assert points[three.guests[2]] == (1 if three.number == 2 else 0)
    assert all(points[guest] == HALF for table in night.tables for guest in table.guests[:2])


def test_nothing_is_told_of_a_table_before_all_have_ended():
    night = begun(4, seats=2)
    night = done(night, 1, [[50, 0]])
    assert set(scored(night).values()) == {0}
    assert all(rank.played == 0 for rank in standing.standings(night))
    assert not night.round_over(1)
    night = done(night, 2, [[20, 10]])
    assert night.round_over(1)
    assert sum(scored(night).values()) == 2


def test_a_table_that_was_broken_off_falls_out_and_has_the_points_of_its_places():
    night = begun(6, seats=2)
    night = done(night, 1, [[50, 0]])
    night = steps.ended(night, 2, (2, 1))
    night = done(night, 3, [[20, 10]])
    points = scored(night)
    assert [points[guest] for guest in night.find(2).guests] == [0, 1]
    assert [points[guest] for guest in night.find(1).guests] == [1, 0]
    assert [points[guest] for guest in night.find(3).guests] == [0, 1]


def test_with_one_table_its_places_count():
    night = begun(4)
    assert len(night.tables) == 1
    night = done(night, 1, [[9, 7, 5, 3]])
    assert [scored(night)[guest] for guest in night.tables[0].guests] == [1, Fraction(2, 3), Fraction(1, 3), 0]


def test_who_comes_late_has_deals_and_points_of_their_own():
    night = begun(4, seats=2)
    night = steps.seat_late(steps.join(night, 200, "Late"))
    late = night.tables[-1]
    assert late.alone
    assert night.secret_of(late) == ""
    assert {night.secret_of(table) for table in night.tables[:2]} == {"aa"}
    night = done(done(night, 1, [[50, 0]]), 2, [[20, 10]])
    assert set(scored(night).values()) == {0}  # of what is not over
    night = steps.ended(night, late.number, (1, 2))
    assert scored(night)[late.guests[0]] == 1


def test_a_table_whose_thread_was_deleted_goes_on_with_deals_of_its_own():
    """Its people have seen those that they share with others."""
    night = steps.opened(begun(4, seats=2), 1, post=7, place=7, table="first")
    night = steps.lost(night, 1)
    assert night.secret_of(night.find(1)) == ""
    assert night.find(1).lost == ("first",)
    assert night.secret_of(night.find(2)) == "aa"
    other = steps.lost(steps.opened(replace(a_night(4), tables=(NightTable(1, 1, (0, 1)),)), 1, table="x"), 1)
    assert not other.find(1).alone


@pytest.mark.parametrize(("state", "secret"), [("break", "bb"), ("round", "aa"), ("over", "")])
def test_the_next_deals_are_promised_while_a_round_is_on_its_own(state, secret):
    night = begun(4, seats=2)
    assert replace(night, state=state).next_secret() == secret


def test_each_round_has_a_secret_of_its_own_and_the_next_one_is_there_before_it_is_paired():
    night = begun(4, seats=2)
    night = steps.advance(done(done(night, 1, [[50, 0]]), 2, [[20, 10]]), 1.0)
    assert night.state == "break"
    night = round_of(night, 2.0)
    assert night.secrets == ("aa", "bb")
    assert {night.secret_of(table) for table in night.now_at()} == {"bb"}


def test_without_the_option_nothing_is_compared():
    night = replace(round_of(a_night(4, seats=2), 0.0))
    assert not any(night.secret_of(table) for table in night.tables)
    assert night.next_secret() == ""
    night = steps.ended(night, 1, (1, 2))
    assert scored(night)[night.tables[0].guests[0]] == 1


def test_the_deals_of_a_night_are_for_the_set_for_which_they_were_promised():
    """A night that was stored before sets had editions goes on with the first."""
    now = replace(begun(4, seats=2), edition=2)
    stored = msgspec.json.decode(msgspec.json.encode(now))
    del stored["edition"]
    before = msgspec.convert(stored, Night)
    assert [shared_deals(night, night.tables[0]).edition for night in (now, before)] == [2, 1]
