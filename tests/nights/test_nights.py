"""A night from the first who is in to its end: rounds, points, who comes late and goes early, pauses."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.league.rules import LeagueError
from bot.nights.rules import standing, steps, values
from bot.nights.rules.values import Night, NightPlan


def a_night(people: int = 8, **plan) -> Night:
    given = {"game": "classic", "options": {}, "seats": 4, "minutes": 20, "rounds": 3, **plan}
    night = Night(guild=1, channel=2, host=100, plan=NightPlan(**given))
    for person in range(100, 100 + people):
        night = steps.join(night, person, f"P{person}")
    return night


def round_of(night: Night, now: float) -> Night:
    """Begin the next round."""
    if night.state in ("gathering", "break"):
        night = steps.next_now(night, now)
    assert steps.pairing(night, now)
    return steps.pair(night, now)


def played(night: Night, now: float) -> Night:
    """Let all tables of the round end, the first to come to the night winning, with all that follows."""
    for table in night.now_at():
        seats = len(table.guests) + table.computers
        order = sorted(range(len(table.guests)), key=lambda at: table.guests[at])
        places = [seats] * seats
        for place, at in enumerate(order, 1):
            places[at] = place
        night = steps.ended(night, table.number, places)
    return steps.advance(night, now)


def test_points_are_the_share_of_the_others_that_one_beat():
    assert standing.table_points((1, 2, 3)) == (1, Fraction(1, 2), 0)
    assert standing.table_points((1, 1)) == (Fraction(1, 2), Fraction(1, 2))
    assert standing.table_points((2, 1, 2, 4)) == (Fraction(1, 2), 1, Fraction(1, 2), 0)
    assert sum(standing.table_points((1, 3, 3, 3, 2))) == Fraction(5, 2)


@pytest.mark.slow
def test_a_whole_night_seats_everybody_once_a_round_and_puts_the_best_first():
    night, now = a_night(22), 1000.0
    for number in range(1, 4):
        night = round_of(night, now)
        seated = Counter(guest for table in night.now_at() for guest in table.guests)
        assert set(seated.values()) == {1}
        assert len(seated) == 22
        assert all(len(table.guests) + table.computers == 4 for table in night.now_at())
        assert night.ends == now + 20 * 60
        night = played(night, now + 60)
        assert night.state == ("break" if number < 3 else "over")
        now += 600
    assert night.why == "played"
    table = standing.standings(night)
    assert table[0].guest == 0
    assert table[0].score == 3
    assert [rank.rank for rank in table] == sorted(rank.rank for rank in table)
    assert sum(rank.score for rank in table) <= 3 * 6 * 2
    filled = Counter(guest for t in night.tables if t.computers for guest in t.guests)
    assert set(filled.values()) <= {1}
    met = Counter(pair for t in night.tables for pair in combinations(sorted(t.guests), 2))
    assert sum(count > 1 for count in met.values()) <= 4


def test_equal_points_are_decided_by_those_whom_one_has_met():
    night = replace(a_night(4, seats=2), state="round", round=2)
    tables = [(1, (0, 1), (1, 2)), (1, (2, 3), (1, 2)), (2, (0, 3), (1, 2)), (2, (2, 1), (1, 2))]
    for number, (round_, guests, places) in enumerate(tables, 1):
        table = values.NightTable(number, round_, guests, over=True, places=places)
        night = replace(night, tables=(*night.tables, table))
    ranks = standing.standings(night)
    assert [(rank.guest, rank.rank, rank.score) for rank in ranks] == [(0, 1, 2), (2, 1, 2), (1, 3, 0), (3, 3, 0)]
    night = night.with_table(replace(night.tables[3], places=(1, 1)))
    ranks = standing.standings(night)
    assert [(rank.guest, rank.rank) for rank in ranks] == [(0, 1), (2, 2), (1, 3), (3, 4)]
    late = a_night(4, seats=2)
    assert {rank.rank for rank in standing.standings(late)} == {1}


@pytest.mark.slow
def test_who_comes_late_is_in_the_next_round_and_who_goes_is_not():
    night = round_of(a_night(8), 0.0)
    night = steps.join(night, 200, "Late")
    night = steps.leave(night, 100)
    assert 8 not in {guest for table in night.now_at() for guest in table.guests}
    night = round_of(played(night, 60.0), 70.0)
    seated = {guest for table in night.now_at() for guest in table.guests}
    assert 8 in seated
    assert 0 not in seated
    assert any(rank.guest == 0 for rank in standing.standings(night))
    back = steps.join(night, 100, "P100")
    assert 0 in back.here()
    assert len(back.guests) == 9


def test_late_comers_get_a_table_of_their_own_in_a_round_that_goes_on():
    night = round_of(a_night(4), 0.0)
    with pytest.raises(LeagueError, match="night-none-late"):
        steps.seat_late(night)
    late = steps.seat_late(steps.join(night, 200, "Late"))
    table = late.now_at()[-1]
    assert (table.number, table.round, table.guests, table.computers) == (2, 1, (4,), 3)
    with pytest.raises(LeagueError, match="night-none-late"):
        steps.seat_late(late)


@pytest.mark.slow
def test_who_was_away_at_the_end_of_a_table_is_seated_again_after_a_press():
    night = round_of(a_night(8), 0.0)
    for table in night.now_at():
        night = steps.ended(night, table.number, (1, 2, 3, 4), gone=table.guests[:1], away=table.guests[:1])
    first, other = (table.guests[0] for table in night.now_at())
    night = steps.advance(night, 60.0)
    night = steps.say_ready(night, night.guests[first].person)
    assert {first, *night.here()} == {*range(8)} - {other}
    assert standing.standings(night)[-1].played == 1
    night = steps.pair(steps.next_now(night, 70.0), 70.0)
    assert sum(len(table.guests) for table in night.now_at()) == 7
    back = steps.join(night, night.guests[other].person, "Back")
    assert other in back.here()
    out = steps.ended(steps.leave(round_of(a_night(4), 0.0), 100), 1, (4, 1, 2, 3), gone=(0,), away=(0,))
    assert out.guests[0].state == "out"


def test_a_round_of_whom_only_one_is_not_away_is_the_last():
    night = round_of(a_night(4), 0.0)
    night = steps.advance(steps.ended(night, 1, (1, 2, 3, 4), away=night.tables[0].guests[1:]), 60.0)
    assert steps.advance(night, 60.0 + values.BREAK).state == "over"


def test_a_planned_night_seats_only_those_who_confirm():
    night = a_night(5, starts=500.0)
    assert {guest.state for guest in night.guests} == {"coming"}
    assert steps.advance(night, 499.0) == night
    assert steps.due(night) == 500.0
    night = steps.advance(night, 500.0)
    assert (night.state, night.ends) == ("calling", 500.0 + values.CALL)
    for person in (100, 101, 102):
        night = steps.join(night, person, f"P{person}")
    assert not steps.pairing(night, 600.0)
    assert steps.pairing(steps.leave(steps.join(night, 103, "P103"), 104), 600.0)
    night = steps.pair(night, 800.0)
    assert {guest for table in night.now_at() for guest in table.guests} == {0, 1, 2}


def test_a_planned_night_to_which_nobody_comes_is_over():
    night = steps.advance(a_night(5, starts=500.0), 500.0)
    assert steps.pairing(night, 800.0)
    over = steps.advance(steps.join(night, 100, "P100"), 800.0)
    assert (over.state, over.why) == ("over", "few")


def test_the_next_round_begins_when_all_are_ready_or_after_five_minutes():
    night = played(round_of(a_night(4), 0.0), 60.0)
    for person in (100, 101, 102):
        night = steps.say_ready(night, person)
    assert not steps.pairing(night, 61.0)
    assert steps.pairing(steps.say_ready(night, 103), 61.0)
    assert steps.pairing(steps.leave(night, 103), 61.0)
    assert steps.pairing(night, 60.0 + values.BREAK)
    with pytest.raises(LeagueError, match="night-not-in"):
        steps.say_ready(night, 999)


def test_a_night_with_an_end_begins_no_round_after_it():
    night = played(round_of(a_night(4, rounds=0, until=1000.0), 0.0), 900.0)
    assert night.state == "break"
    night = played(round_of(night, 950.0), 1100.0)
    assert night.state == "over"


def test_a_pause_takes_no_time():
    night = steps.pause(round_of(a_night(4), 0.0), 100.0)
    assert steps.due(night) is None
    assert steps.advance(night, 99999.0) == night
    night = steps.resume(night, 400.0)
    assert night.ends == 20 * 60 + 300.0
    with pytest.raises(LeagueError, match="night-not-paused"):
        steps.resume(night, 400.0)


def test_a_second_end_of_a_table_changes_nothing_and_a_lost_one_is_opened_again():
    night = steps.opened(round_of(a_night(4), 0.0), 1, post=5, place=5, table="abc")
    lost = steps.lost(night, 1)
    assert (lost.tables[0].place, lost.tables[0].tries, lost.tables[0].over) == (0, 1, False)
    assert steps.lost(steps.lost(lost, 1), 1).tables[0].over
    over = steps.ended(night, 1, (1, 2, 3, 4))
    assert steps.ended(over, 1, (4, 3, 2, 1)) == over
    assert steps.lost(over, 1) == over


def test_a_table_that_is_opened_again_has_its_time_anew():
    night = round_of(a_night(4), 0.0)
    night = night.with_table(replace(night.tables[0], table="abc", ends=600.0))
    assert steps.lost(night, 1).tables[0].ends == 0.0


def test_a_table_where_nothing_was_played_leaves_all_level():
    night = steps.ended(round_of(a_night(4), 0.0), 1)
    assert {rank.score for rank in standing.standings(night)} == {Fraction(1, 2)}


def test_who_is_forgotten_leaves_the_points_to_nobody():
    night = played(round_of(a_night(4), 0.0), 60.0)
    rest = steps.without(night, 100)
    assert rest.host is None
    assert rest.guests[0] == values.Guest(None, "", "out")
    assert standing.standings(rest)[0].guest == 0
    assert rest.people().keys() == {101, 102, 103}


def test_what_cannot_be_is_refused():
    night = a_night(100)
    with pytest.raises(LeagueError, match="night-full"):
        steps.join(night, 999, "X")
    with pytest.raises(LeagueError, match="night-few"):
        steps.next_now(a_night(1), 0.0)
    over = steps.end_night(night, "host")
    for step in (lambda: steps.join(over, 999, "X"), lambda: steps.next_now(over, 0.0)):
        with pytest.raises(LeagueError, match="night-over"):
            step()
    with pytest.raises(LeagueError, match="night-not-in"):
        steps.leave(night, 999)
    with pytest.raises(LeagueError, match="night-running"):
        steps.next_now(round_of(a_night(4), 0.0), 1.0)
