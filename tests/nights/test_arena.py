"""Arenas: nobody sits twice, everybody who is free is seated within a bound, and what ends, ends."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import ceil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.league.rules import LeagueError
from bot.nights.rules import arena, standing, values
from bot.nights.rules import steps as night_steps
from bot.nights.rules.arena import LONGER
from bot.nights.rules.seating import tables_of
from bot.nights.rules.values import Night, NightTable
from tests.luck import part_of
from tests.nights.test_nights import a_night
from tests.tools.simulate.arenas import Arena, arenas, play_arena, play_numbered

END = 10_000.0


def an_arena(people: int = 8, seed: str = "", **plan) -> Night:
    """An arena that has begun at 0."""
    night = replace(a_night(people, **{"form": "arena", "rounds": 0, "until": END, **plan}), seed=seed)
    return looked(night_steps.next_now(night, 0.0), 0.0)


def looked(night: Night, now: float) -> Night:
    """Let everything happen that happens by itself now, as the bot does."""
    while True:
        after = night_steps.advance(night, now)
        if after == night and night_steps.pairing(night, now):
            after = night_steps.pair(night, now)
        if after == night:
            return night
        assert after.state == "over" or seated_once(after)
        night = after


def seated_once(night: Night) -> bool:
    sitting = [guest for table in night.tables if not table.over for guest in table.guests]
    return len(sitting) == len({*sitting})


def going(night: Night) -> list:
    return [table for table in night.tables if not table.over]


def end(night: Night, number: int, now: float) -> Night:
    table = night.find(number)
    return looked(night_steps.ended(night, number, range(1, len(table.guests) + table.computers + 1)), now)


def test_everybody_who_is_there_is_seated_at_once_when_it_begins():
    night = an_arena(10)
    assert [len(table.guests) for table in going(night)] == [4, 3, 3]
    assert night.plan.until == END
    assert arena.free(night) == ()
    assert an_arena(5, until=0.0).plan.until == arena.USUAL


def test_full_tables_are_made_after_a_few_seconds_and_the_others_wait_a_minute():
    night = an_arena(8)
    for person in range(200, 206):
        night = night_steps.join(night, person, "Late")
    night = looked(night, 100.0)
    assert looked(night, 100.0 + arena.GATHER - 1) == night
    assert night_steps.due(night, 100.0) == 100.0 + arena.GATHER
    night = looked(night, 100.0 + arena.GATHER)
    ((*first,),) = [table.guests for table in going(night)[2:]]
    assert {*first} < {*range(8, 14)}
    assert looked(night, 100.0 + arena.PATIENCE - 1) == night
    night = looked(night, 100.0 + arena.PATIENCE)
    assert ({*going(night)[-1].guests}, going(night)[-1].computers) == ({*range(8, 14)} - {*first}, 2)


def test_who_has_just_met_waits_for_others():
    night = end(an_arena(8), 1, 50.0)
    first = {*night.tables[0].guests}
    night = looked(night, 50.0 + arena.GATHER)
    assert {*arena.free(night)} == first
    night = looked(end(night, 2, 70.0), 70.0)
    mixed = going(looked(night, 80.0))
    assert len(mixed) == 2
    assert all(len({*table.guests} & first) == 2 for table in mixed)
    again = looked(night := end(an_arena(4), 1, 50.0), 50.0 + arena.PATIENCE - 1)
    assert going(again) == []
    assert len(going(looked(night, 50.0 + arena.PATIENCE))[0].guests) == 4


def test_somebody_alone_plays_with_computers_after_a_while_unless_nobody_else_is_in():
    night = looked(night_steps.join(an_arena(4), 200, "Late"), 100.0)
    assert looked(night, 100.0 + arena.LONELY - 1) == night
    alone = looked(night, 100.0 + arena.LONELY)
    assert (going(alone)[-1].guests, going(alone)[-1].computers) == ((4,), 3)
    for person in range(100, 104):
        night = night_steps.leave(night, person)
    assert len(going(looked(night, 100.0 + 2 * arena.LONELY))) == 1


def test_one_who_goes_and_comes_back_is_not_seated_while_the_table_goes_on():
    night = night_steps.join(night_steps.leave(an_arena(4), 100), 100, "P100")
    assert 0 not in arena.free(night)
    night = end(night_steps.leave(night, 100), 1, 50.0)
    assert {*arena.free(night)} == {1, 2, 3}
    assert {*arena.free(night_steps.join(night, 100, "P100"))} == {0, 1, 2, 3}


def test_to_press_again_keeps_how_long_one_has_waited():
    night = looked(night_steps.join(an_arena(4), 200, "Late"), 100.0)
    assert night_steps.join(night, 200, "Later").guests[4].since == 100.0


def test_the_end_begins_no_table_and_waits_for_those_that_go_on():
    night = end(an_arena(8), 1, END - 5)
    night = looked(night, END + 100)
    assert len(night.tables) == 2
    assert night_steps.due(night, END + 100) == END + 20 * 60
    assert not arena.out_of_time(night, night.find(2), END + 100)
    assert arena.out_of_time(night, night.find(2), END + 20 * 60)
    late = night_steps.opened(night, 2, table="x", ends=arena.table_end(night, END - 60))
    assert night_steps.due(late, END + 100) == END - 60 + 20 * 60
    over = end(late, 2, END + 200)
    assert (over.state, over.why) == ("over", "played")


def test_points_are_a_sum_and_of_equals_who_needed_fewer_tables_is_first():
    night = an_arena(4, seats=2)
    places = [((0, 1), (1, 2)), ((2, 3), (1, 2)), ((2, 1), (2, 1)), ((0, 3), ())]
    tables = [
        values.NightTable(number, 1, guests, over=True, places=given)
        for number, (guests, given) in enumerate(places, 1)
    ]
    ranks = standing.standings(replace(night, tables=tuple(tables)))
    assert [(rank.guest, rank.rank, rank.score, rank.played) for rank in ranks] == [
        (0, 1, Fraction(1), 1),
        (1, 2, Fraction(1), 2),
        (2, 2, Fraction(1), 2),
        (3, 4, Fraction(0), 1),
    ]


def test_a_pause_moves_waits_and_tables_on_and_a_start_spares_them():
    night = looked(night_steps.join(an_arena(4), 200, "Late"), 100.0)
    night = night_steps.opened(night, 1, table="x", ends=arena.table_end(night, 10.0))
    assert night.tables[0].ends == 10.0 + 20 * 60
    paused = night_steps.pause(night, 110.0)
    assert looked(paused, 9000.0) == paused
    after = night_steps.resume(paused, 510.0)
    assert (after.guests[4].since, after.tables[0].ends) == (500.0, night.tables[0].ends + 400.0)
    assert after.plan.until == END + 400.0
    assert night_steps.woken(night, 5000.0).tables[0].ends > 5000.0


def test_what_cannot_be_in_an_arena_is_refused_and_who_waits_can_be_seated():
    night = an_arena(4)
    with pytest.raises(LeagueError, match="night-arena"):
        night_steps.next_now(night, 1.0)
    with pytest.raises(LeagueError, match="night-none-late"):
        night_steps.seat_late(night)
    assert going(night_steps.seat_late(night_steps.join(night, 200, "Late")))[-1].guests == (4,)


STEPS = st.lists(st.tuples(st.sampled_from(["in", "out", "end", "wait", "pause"]), st.integers(0, 30)), max_size=60)


@pytest.mark.slow
@settings(deadline=None, max_examples=part_of(60, 8))
@given(STEPS, st.integers(2, 4), st.integers(2, 9))
def test_nobody_sits_twice_and_nobody_waits_for_ever(steps, seats, people):
    """Whatever people do: who is free is seated within a bound, and the arena ends."""
    night, now = an_arena(people, seats=seats, until=3000.0), 1.0
    for what, number in steps:
        now += number
        if what == "in" and night.state != "over":
            night = night_steps.join(night, 300 + number, "X")
        elif what == "out" and number < len(night.guests) and night.state != "over":
            night = night_steps.take_out(night, number)
        elif what == "end" and going(night):
            night = night_steps.ended(night, going(night)[number % len(going(night))].number, ())
        elif what == "pause" and night.state != "over" and not night.paused:
            night = night_steps.resume(night_steps.pause(night, now), now + number)
            now += number
        night = looked(night, now)
        due = night_steps.due(night, now)
        assert due is None or due > now
        waits_long = now - min((night.guests[at].since for at in arena.free(night)), default=now)
        if len(night.here()) > 1 and now < night.plan.until:
            assert waits_long < LONGER * arena.held(night)
    now = night.plan.until + 1
    for table in going(night):
        night = night_steps.ended(night, table.number, ())
    night = looked(night, now)
    assert night.state == "over"
    assert len({table.number for table in night.tables}) == len(night.tables)


def test_those_who_finish_together_are_drawn_by_lots_and_the_first_to_join_plays_no_more_than_others():
    """Of six at one table of four there is nobody who sits at all of them, and nobody who sits at few."""
    night, now = an_arena(6, seed="one"), 1.0
    for _ in range(60):
        now += 30.0
        night = end(night, going(night)[0].number, now) if going(night) else looked(night, now)
    played = Counter(at for table in night.tables for at in table.guests)
    assert max(played.values()) - min(played.values()) <= 1
    met = Counter(pair for table in night.tables for pair in combinations(sorted(table.guests), 2))
    assert max(met.values()) <= 2 * sum(met.values()) / 15


def test_lots_come_from_the_seed_of_the_night():
    seats = [[table.guests for table in an_arena(12, seed=seed).tables] for seed in ("one", "one", "two")]
    assert seats[0] == seats[1] != seats[2]


@pytest.mark.parametrize("people", [5, 7, 10, 23][: part_of(4, 3)])
def test_nobody_falls_behind_and_no_two_meet_all_the_time(people):
    played = play_arena(Arena(people, 4, 4.0, 45), "even")
    assert played.spread <= 1
    assert played.most_met <= ceil(2 * played.mean_met)


@pytest.mark.slow
@pytest.mark.parametrize("people", [29, 34, 36][: part_of(3, 1)])
def test_nobody_meets_twice_where_people_meet_half_a_time_in_the_mean(people):
    played = play_arena(Arena(people, 4, 9.5), f"x {people} 0")
    assert played.most_met == 1


def test_who_comes_late_is_before_nobody_for_the_tables_that_they_missed():
    night = looked(an_arena(4, seats=2), 0.0)
    for now, number in ((50.0, 1), (51.0, 2), (120.0, 3), (121.0, 4)):
        night = end(looked(night, now), number, now)
    night = night_steps.join(night, 200, "Late")
    assert night.guests[4].missed == 2
    assert night_steps.join(night, 200, "Late").guests[4].missed == 2
    back = night_steps.join(night_steps.leave(night, 200), 200, "Late")
    assert back.guests[4].missed == 2


def given_up(night: Night, number: int, by: int, now: float) -> Night:
    """A table is over that counts for nobody since somebody gave it up."""
    return looked(night_steps.ended(night, number, gone=(by,), resigned=(by,)), now)


def test_who_ends_a_table_that_counts_for_nobody_waits_longer_each_time():
    """As on Lichess: ten seconds, then a fifteenth of a usual match more each time, at most two minutes."""
    night, now, waits = an_arena(8, seats=2), 100.0, []
    for number in range(9, 15):
        table = NightTable(number, 1, (0, number % 7 + 1), over=True, ended=now, gone=(0,), resigned=(0,))
        night = replace(night, tables=(*night.tables, table))
        waits.append(arena.pause_ends(night, 0) - now)
        now += 200.0
    assert waits == [10.0, 40.0, 80.0, 120.0, 120.0, 120.0]
    assert all(arena.pause_ends(night, at) < 0 for at in range(1, 8))
    table = NightTable(15, 1, (0, 1), over=True, ended=now + 1200.0, gone=(0,), resigned=(0,))
    later = replace(night, tables=(*night.tables, table))
    assert arena.pause_ends(later, 0) == now + 1210.0


def test_who_gave_a_table_up_is_not_seated_while_they_wait():
    night = an_arena(4, seats=4, minutes=40)
    for number, now in ((1, 100.0), (2, 200.0)):  # the second time it is eighty seconds
        night = given_up(looked(night, now), number, 0, now)
    night = looked(night, 200.0 + arena.PATIENCE)
    assert {*going(night)[0].guests} == {1, 2, 3}


def test_a_table_that_counts_for_nobody_gives_no_points_and_seats_the_others_first():
    night = given_up(an_arena(6, seats=2), 1, an_arena(6, seats=2).tables[0].guests[0], 50.0)
    quitter, other = night.tables[0].guests
    assert {rank.score for rank in standing.standings(night)} == {0}
    tables = tables_of(night)
    assert (tables[quitter], tables[other]) == (1, 0)


def test_a_table_is_out_of_time_by_its_own_time_or_when_the_night_is_over():
    night = night_steps.opened(an_arena(8), 1, table="x", ends=1200.0)
    table, other = night.tables
    assert [arena.out_of_time(night, table, now) for now in (0.0, 1199.0, 1200.0, 5000.0)] == [0, 0, 1, 1]
    assert not arena.out_of_time(night, other, 5000.0)  # which could not be opened yet: it has a table's time yet
    assert arena.out_of_time(night, other, END + 20 * 60)
    assert not arena.out_of_time(night_steps.pause(night, 100.0), table, 5000.0)
    over = night_steps.end_night(night, "host")
    assert all(arena.out_of_time(over, table, 0.0) for table in over.tables)


def test_tables_of_rounds_are_out_of_time_all_at_once():
    night = replace(a_night(8), plan=replace(a_night(8).plan, rounds=3))
    night = night_steps.pair(night_steps.advance(night_steps.next_now(night, 0.0), 0.0), 0.0)
    (table, *_), ends = night.tables, night.ends
    assert arena.table_end(night, 0.0) == 0.0
    assert [arena.out_of_time(night, table, now) for now in (0.0, ends - 1, ends)] == [False, False, True]
    assert arena.out_of_time(night_steps.end_night(night, "host"), table, 0.0)
    assert not arena.out_of_time(replace(night, state="break"), table, ends)


def test_the_thread_of_a_table_stays_open_a_minute_in_an_arena_and_in_rounds_until_the_next_one():
    night = end(an_arena(8), 1, 50.0)
    assert night.tables[0].ended == 50.0
    waits = [arena.stays_open(night, night.tables[0], now) for now in (50.0, 60.0, 110.0, 500.0)]
    assert waits == [60.0, 50.0, 0.0, 0.0]
    swiss = night_steps.pair(night_steps.advance(night_steps.next_now(a_night(8), 0.0), 0.0), 0.0)
    swiss = night_steps.ended(swiss, 1, (1, 2, 3, 4))
    assert arena.stays_open(swiss, swiss.tables[0], 9e9) is None
    assert arena.stays_open(replace(swiss, round=2), swiss.tables[0], 0.0) == 0.0


@pytest.mark.slow
@pytest.mark.parametrize("number", [14, 27, 32][: part_of(3, 1)])
def test_two_who_have_met_often_wait_for_others(number):
    """In these arenas (of 18, 31 and 36 people) two meet too often if they wait no longer than who has just met."""
    plans = [*arenas(number, 60, 4, 5.0)]
    assert play_numbered(plans, "a", number).over <= 0


@pytest.mark.slow
@pytest.mark.parametrize(("people", "seed"), [(14, 65), (28, 23), (35, 86)][: part_of(3, 1)])
def test_those_ahead_wait_while_somebody_behind_finds_no_table(people, seed):
    """In these arenas somebody waits for others until the end, who would be two tables behind."""
    assert play_arena(Arena(people, 4, 10.0), f"q {seed}").spread == 1
