"""Requests that fail, lines that break, outages: no move is lost, no turn is taken, nothing is posted twice."""

import asyncio
import itertools
import logging
import random
import time
from dataclasses import replace

import pytest

from bot.tables import Person
from bot.tables.commands import SetTableSetting
from tests.box import Rates
from tests.end_to_end.world import PACE, answered_with, count


@pytest.mark.parametrize("fault", ["limit", "fail", "drop", "lost"])
async def test_requests_that_fail_are_tried_again(world, fault):
    table = await world.match("Ann", "Ben")
    await world.settled()
    for method, pattern in (("PATCH", "/channels/.*/messages/"), ("POST", "/channels/.*/messages$")):
        if fault == "limit":
            world.box.faults.limit(pattern, method=method, retry_after=0.01)
        elif fault == "fail":
            world.box.faults.fail(pattern, method=method, status=503)
        else:
            world.box.faults.drop(pattern, method=method, applied=fault == "lost")
    before = table.board.text
    (snapshot,) = world.bot.tables.all()
    await world.bot.tables.send(snapshot.id, SetTableSetting(Person(snapshot.state.host, "Ann"), "mentions", "now"))
    world.bot.panels.follows = lambda *_: False
    world.bot.panels.acted = lambda *_: 0.0
    await table.move(random.Random(1))
    await world.board_when(lambda m: m.text != before)
    await world.settled()
    assert len(world.boards()) == 1
    assert len(world.box.person("Ann").pings() + world.box.person("Ben").pings()) == 1
    await table.play(random.Random(2), moves=4)


async def test_a_board_whose_arrival_was_not_heard_of_is_not_posted_twice(world):
    world.box.faults.drop("/channels/.*/messages$", method="POST", applied=True)
    await world.lobby("Ann", "Ben")
    await world.settled()
    assert len(world.boards()) == 1


@pytest.mark.parametrize("how", ["drop", "reconnect", "invalid"])
async def test_a_broken_gateway_loses_nothing(world, how):
    table = await world.match("Ann", "Ben")
    if how == "drop":
        await world.box.faults.drop_gateway()
    elif how == "reconnect":
        await world.box.faults.reconnect()
    else:
        await world.box.faults.invalidate(resumable=True)
    await world.box.until(lambda: world.box.online)
    await table.play(random.Random(1), moves=6)


async def test_six_minutes_without_a_line_take_no_turn(world):
    table = await world.match("Ann", "Ben")
    await world.settled()
    (before,) = world.bot.tables.all()
    lost = asyncio.create_task(world.bot.wait_for("disconnect"))
    await world.box.faults.drop_gateway()
    await lost
    assert world.bot.shard_status.cut_off(world.box.guild.id)
    world.clock.advance(360)  # at two minutes a turn
    await world.box.until(lambda: world.box.online and not world.bot.shard_status.cut_off(world.box.guild.id))
    await world.settled()
    await world.box.until(lambda: world.bot.tables.all()[0].state.times.deadline == world.clock.time() + 60)
    (after,) = world.bot.tables.all()
    assert after.state.offered.turn == before.state.offered.turn
    assert not any(seat.misses for seat in after.state.seats)
    await table.play(random.Random(1), moves=2)


async def test_an_outage_of_the_server_takes_no_turn_and_the_table_shows_again_by_itself(world):
    table = await world.match("Ann", "Ben")
    await world.settled()
    (before,) = world.bot.tables.all()
    home = world.box.guild.id
    world.box.faults.begin_outage(world.box.guild)
    lost = await world.bot.wait_for("guild_unavailable")
    assert world.bot.shard_status.cut_off(lost.id)
    world.clock.advance(360)
    world.box.faults.end_outage(world.box.guild)
    await world.box.until(lambda: not world.bot.shard_status.cut_off(home))
    await world.box.until(lambda: world.bot.tables.all()[0].state.times.deadline == world.clock.time() + 60)
    (after,) = world.bot.tables.all()
    assert after.state.offered.turn == before.state.offered.turn
    await table.play(random.Random(1), moves=2)


async def test_a_start_in_the_middle_of_an_outage_shows_the_table_when_it_is_over(world):
    table = await world.match("Ann", "Ben")
    await world.stop()
    table.board.content = "what someone saw last"
    world.box.faults.begin_outage(world.box.guild)
    await world.start()
    await world.box.until(lambda: world.bot.messenger.trouble(world.bot.tables.all()[0].id))
    assert not world.bot.tables.all()[0].state.paused
    world.box.faults.end_outage(world.box.guild)
    await world.board_when(lambda m: "turn" in m.text)
    for person in table.people:
        await table.open_hand(person)
    await table.play(random.Random(1), moves=2)


async def test_an_answer_that_fails_leaves_the_move_done(world):
    table = await world.match("Ann", "Ben")
    person = table.mover()
    world.box.faults.drop("/interactions/.*/callback", method="POST", times=2)
    click = await person.click(table.panels[person], table.choices(person)[0])
    await world.box.until(lambda: world.bot.tables.all()[0].state.match.rounds[-1].actions)
    await world.settled()
    await table.wait()
    assert click.callback is None
    await table.play(random.Random(3), moves=4)


async def test_a_token_that_ended_early_is_no_trouble(world):
    table = await world.match("Ann", "Ben")
    mover = table.mover()
    other = next(p for p in table.people if p is not mover)
    opened = await other.click(table.board, "My hand")
    table.panels[other] = (await world.answered(opened, "message")).message
    await world.settled()
    world.box.faults.expire(opened)
    before = table.panels[other].text
    await table.move(random.Random(1))
    await world.settled()
    assert table.panels[other].text == before
    await world.answered(await other.click(table.panels[other], "Menu"), "update")
    await table.open_hand(other)
    await table.play(random.Random(2), moves=4)


async def test_a_board_that_waits_for_its_rate_limit_delays_no_move(opened):
    async with opened(rates=Rates.discord()) as world:
        began = time.monotonic()
        table = await world.match("Ann", "Ben", computers=1)
        await table.play(random.Random(1), moves=8)  # less than a round, so nobody waits for the board
        windows = 1 + (time.monotonic() - began) // 5  # five edits of a message in five seconds, on the real clock
        assert count(world, "PATCH", "/channels/{channel_id}/messages") <= 5 * windows
        assert answered_with(world, 429) == 0


async def test_a_discord_that_refuses_everything_is_left_in_peace(opened):
    async with opened(pace=replace(PACE, refusals=20)) as world:
        table = await world.match("Ann", "Ben")
        await world.settled()
        world.box.faults.fail("/channels/", status=403, code=50013, times=10_000)

        for number in range(30):  # each wants the board posted anew
            person = table.people[number % 2]
            world.repost()
            await world.answered(await person.command("hand"), "message")  # answers are given all the same
            await world.box.until(lambda number=number: answered_with(world, 403) >= min(number + 1, 20))
        assert answered_with(world, 403) == 20
        world.box.faults.clear()
        world.clock.advance(601)
        old = table.board
        await world.board_when(lambda m: m is not old)  # it is tried again without being asked
        await world.settled()
        assert len(world.boards()) == 1


async def test_a_network_that_is_gone_under_clicks_is_one_line_and_one_when_it_is_back(world, caplog):
    table = await world.match("Ann", "Ben", "Cili", "Dora")
    await world.settled()
    network, lost = world.bot.network, asyncio.Event()
    network._now, failed = world.clock.time, network.failed

    def fail(reason):
        failed(reason)
        if network._lost >= 12:
            lost.set()

    network.failed = fail
    caplog.clear()
    world.box.faults.drop("/(interactions|webhooks|channels)/", times=1000)
    for _ in range(3):
        for person in table.people:
            await person.click(table.board, "My hand")
    await asyncio.wait_for(lost.wait(), 60)
    await world.bot.dispatcher.settled()
    (outage,) = _warnings(caplog)
    assert outage.startswith("Discord cannot be reached: ")
    world.box.faults.clear()
    world.clock.advance(30)
    await table.open_hand(table.people[0])
    await world.settled()
    (_, back) = _warnings(caplog)
    assert back.startswith("Discord can be reached again; in ")
    assert int(back.split()[-5]) >= 12
    await table.play(random.Random(1), moves=2)


async def test_an_interaction_counts_from_where_its_event_was_read(world):
    """A handler that begins late, since the loop was busy, is acknowledged that much earlier."""
    ann = world.box.person("Ann")
    await world.answered(await ann.command("play"), "message")
    board = await world.seated(1)
    arrivals, steps = world.bot.dispatcher.arrivals, itertools.count(step=7200.0)
    arrivals._now = lambda: next(steps)  # two hours between the event and its handler
    answer = await (await world.box.person("Ben").click(board, "Join")).done()
    assert answer.kind == "acknowledged"


def _warnings(caplog):
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
