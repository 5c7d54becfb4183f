"""Given channels of a night: one table at a time, the others wait, and a channel that is gone is left out."""

from msgspec import json
from msgspec.structs import replace

from bot.nights.rules import places, steps
from bot.nights.rules.values import Guest, Night, NightPlan, NightTable

PLAN = NightPlan(game="classic", options={}, seats=2, minutes=10, channels=(71, 72))


def night(*tables, plan=PLAN):
    guests = tuple(Guest(number, "") for number in range(1, 2 * len(tables) + 1))
    return Night(guild=1, channel=2, host=1, plan=plan, state="round", round=1, guests=guests, tables=tables)


def table(number, **more):
    return NightTable(number, 1, (2 * number - 2, 2 * number - 1), **more)


def test_a_channel_has_one_table_and_the_others_wait():
    before = night(table(1), table(2), table(3))
    assert places.crowded(before) == 1
    after = places.placed(places.placed(before, 1, 71), 2, 71)
    assert [table.place for table in after.tables] == [71, 0, 0]
    assert places.free_channels(after) == (72,)
    assert places.placed(after, 1, 72) == after
    assert places.placed(after, 2, 73) == after
    full = places.placed(after, 2, 72)
    assert places.free_channels(full) == ()
    assert places.crowded(full) == 1
    free = steps.ended(full, 1)
    assert places.free_channels(free) == (71,)
    assert places.crowded(free) == 0
    assert places.placed(free, 1, 71) == free
    assert places.placed(free, 3, 71).find(3).place == 71


def test_a_table_that_is_over_without_a_channel_waits_no_longer():
    before = steps.ended(night(table(1, place=71), table(2, place=72), table(3)), 3)
    assert places.crowded(before) == 0
    assert places.placed(before, 3, 71) == before


def test_tables_of_rounds_before_do_not_wait_and_their_channels_are_free():
    before = night(table(1, place=71, over=True), table(2, over=True), replace(table(3), round=2))
    after = replace(before, round=2)
    assert places.free_channels(after) == (71, 72)
    full = replace(after, tables=(*after.tables, *(replace(table(at, place=at + 67), round=2) for at in (4, 5))))
    assert places.crowded(full) == 1


def test_a_channel_that_is_gone_is_left_out_and_who_was_to_play_there_waits_again():
    before = night(table(1, place=71, post=5, table="a"), table(2, place=72, post=6), table(3))
    after = places.without_channel(before, 72)
    assert after.plan.channels == (71,)
    assert after.find(2) == table(2)
    assert after.find(1) == before.find(1)
    assert places.crowded(after) == 2


def test_the_last_channel_stays_and_one_that_was_not_given_changes_nothing():
    before = night(table(1, place=71, post=5), plan=replace(PLAN, channels=(71,)))
    assert places.without_channel(before, 71) == before
    assert places.without_channel(before, 99) == before


def test_tables_that_wait_have_deals_of_their_own_where_the_others_share_theirs():
    before = night(table(1, place=71, table="a"), table(2, place=72, over=True), table(3))
    assert places.held_up(before) == before
    same = replace(before, plan=replace(PLAN, duplicate=True))
    assert [table.alone for table in places.held_up(same).tables] == [False, False, True]
    later = replace(same, round=2)
    assert places.held_up(later) == later


def test_a_lost_match_and_one_that_is_over_keep_what_they_had():
    before = night(table(1, place=72, table="a"), table(2, place=71, over=True))
    after = places.without_channel(before, 72)
    assert after.find(1) == before.find(1)
    assert places.without_channel(before, 71).find(2) == before.find(2)


def test_a_night_with_threads_has_no_channels_and_is_read_as_it_was_stored():
    before = night(table(1, place=71), table(2), plan=replace(PLAN, channels=()))
    assert places.free_channels(before) == ()
    assert places.crowded(before) == 0
    assert places.thread_of(before, before.find(1)) == 71
    assert places.thread_of(replace(before, plan=PLAN), before.find(1)) == 0
    assert b"channels" not in json.encode(before)
    assert json.decode(json.encode(before), type=Night) == before
