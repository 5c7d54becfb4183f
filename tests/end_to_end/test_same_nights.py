"""A game night whose tables play the same deals: promised, kept secret until the round is over, compared, checked."""

import random
import re
from contextlib import suppress
from fractions import Fraction

from bot.games.record import decode
from bot.games.same import promise_of, seed_of
from bot.games.verify import verify
from bot.nights.rules import standing
from tests.end_to_end.nights import (
    begin,
    calls,
    come,
    open_tables,
    page,
    paged,
    press,
    rounds_of,
    small,
    start,
    steps_of,
)
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_kill import processes
from tests.end_to_end.test_night_people import shortened
from tests.end_to_end.world import Table
from tests.storage.places import in_turn

__all__ = ["processes"]  # a fixture
YET = "Other tables still play these deals"


def night_of(world):
    return next(iter(world.bot.services.nights._running.values())).night


def promised(world):
    """The promise that the page holds, in its button of fair play."""
    assert not re.search("[0-9a-f]{64}", page(world).text)
    return [button["custom_id"].split()[-1] for button in page(world).buttons() if button["label"] == "Fair play"]


async def seated(world, call, people):
    """The table in the thread of a call, with the hands of its people open."""
    thread = next(thread for thread in rounds_of(world) if thread.id == call.id)
    ids = {user.id for user in call.mentions}
    table = Table(world, [person for person in people if person.id in ids], thread)
    while len(table.panels) < len(table.people):
        await world.box.until(lambda: world.boards(thread) and "My hand" in table.board.labels())
        with suppress(IndexError):  # a board that was posted and not noted before a kill gives way to another one
            for person in table.people:
                await table.open_hand(person)
    return table


async def asked(world, person, command, channel, **more):
    return (await world.answered(await person.command(command, channel, **more), "message")).message


async def record_of(world, number):
    """The record of a night's table, as it is stored."""
    match = await world.bot.store.match(f"{night_of(world).find(number).table}-1", world.box.guild.id)
    return decode(match.record)


async def test_two_tables_of_two_play_the_same_deals_and_are_compared(world):
    host = await boss(world)
    await start(world, host, seats=2, duplicate=True)
    first_page = await paged(world, "same deals")
    assert "whoever has your seat at the other tables" in first_page.text
    (promise,) = promised(world)
    people = [host, *await come(world, ["Ben", "Cleo", "Dan"])]
    await press(world, host, "I'm in")
    await paged(world, "In: 4")
    await begin(world, host)
    await paged(world, "Tables done: 0 of 2")
    assert promised(world) == [promise]
    first, second = [await seated(world, call, people) for call in calls(world)]
    ann = first.people[0]
    fair = await world.fair_play(ann, first.channel)
    assert "✅" not in fair.text
    assert "on the game night's page" in fair.text
    await first.play(random.Random(1))
    await world.settled()
    texts = [file.description or "" for message in world.boards(first.channel) for file in message.attachments]
    assert any(" wins" in text for text in texts)
    assert not any("hand:" in text or "Left:" in text for text in texts)
    for person, channel in ((ann, first.channel), (second.people[0], first.channel)):
        refused = await world.record_of(person, channel)
        assert YET in refused.text
        assert not refused.attachments
    match = f"{night_of(world).find(1).table}-1"
    assert YET in (await asked(world, second.people[0], "replay", second.channel, match=match)).text
    assert (await record_of(world, 1)).shared.secret is None
    assert all(row.score == 0 for row in standing.standings(night_of(world)))
    await second.play(random.Random(2), moves=2)
    await world.restart()
    await paged(world, "Tables done: 1 of 2")
    assert YET in (await world.record_of(ann, first.channel)).text
    for person in second.people:
        await second.open_hand(person)
    await second.play(random.Random(3))
    await paged(world, "Round 1 is over")
    assert (await world.record_of(ann, first.channel)).attachments
    records = [await record_of(world, number) for number in (1, 2)]
    for record in records:
        verify(record)
        assert (record.shared.kind, record.shared.id) == ("night", "1-1")
        assert record.shared.promise == promise == promise_of(bytes.fromhex(record.shared.secret))
        assert not record.rounds[0].cut_by
    secret = bytes.fromhex(records[0].shared.secret)
    for number, both in enumerate(zip(*(record.rounds for record in records), strict=False), 1):
        assert {round_.seed for round_ in both} == {seed_of(secret, "classic", number).hex()}
        assert both[0].deal == both[1].deal
    scores = [[[round_.result.score[seat] for seat in ("p1", "p2")] for round_ in record.rounds] for record in records]
    expected = compared(*scores)
    night = night_of(world)
    points = {row.guest: row.score for row in standing.standings(night)}
    for table, wanted in zip(night.tables, expected, strict=True):
        assert [points[guest] for guest in table.guests] == wanted
    (following,) = promised(world)
    assert following != promise
    answer = await world.answered(await ann.click(page(world), "Fair play"), "message")
    assert f"Promise of round 2: `{following}`" in answer.message.text


def compared(first, second):
    """A second, naive telling of the results of two tables with two seats."""
    most = max(len(first), len(second))
    shares = []
    for scores, others in ((first, second), (second, first)):
        seats = [Fraction(0), Fraction(0)]
        for number in range(most):
            for seat in range(2):
                there = number < len(scores) and number < len(others)
                mine, other = (scores[number][seat], others[number][seat]) if there else (0, 0)
                seats[seat] += 1 if mine > other else Fraction(1, 2) if mine == other else 0
        shares.append([points / most for points in seats])
    return shares


async def test_three_tables_of_four_with_computer_players_and_one_that_is_ended(world):
    host = await boss(world)
    await start(world, host, seats=4, duplicate=True)
    await paged(world, "In: 0")
    await shortened(world, hands=3)  # a round is over, and the match is not
    people = [host, *await come(world, [f"P{number}" for number in range(9)])]
    await press(world, host, "I'm in")
    await paged(world, "In: 10")
    await begin(world, host)
    await paged(world, "Tables done: 0 of 3")
    tables = open_tables(world)
    assert {len(table.state.seats) for table in tables} == {4}
    assert sum(bool(seat.computer) for table in tables for seat in table.state.seats) == 2
    assert len({table.state.match.rounds[0].commitment for table in tables}) == 1
    assert len({str(table.state.match.rounds[0].deal) for table in tables}) == 1
    first, second, third = [await seated(world, call, people) for call in calls(world)]
    await first.play(random.Random(1))
    await third.play(random.Random(2))
    await paged(world, "Tables done: 2 of 3")
    assert YET in (await world.record_of(first.people[0], first.channel)).text
    rng, live = random.Random(3), night_of(world).find(2).table
    while world.bot.tables.get(live).state.match.rounds[0].result is None:
        await second.play(rng, moves=1)
    await world.bot.services.nights.tables.break_off(night_of(world), 2)
    await paged(world, "Round 1 is over")
    night = night_of(world)
    assert [bool(table.scores) for table in night.tables] == [True, False, True]
    for number in (1, 2, 3):
        record = await record_of(world, number)
        verify(record)
        assert record.shared.secret
    points = {row.guest: row.score for row in standing.standings(night)}
    (table, _, other) = night.tables
    for seat in range(min(len(table.guests), len(other.guests))):
        assert points[table.guests[seat]] + points[other.guests[seat]] == 1
    broken = [points[guest] for guest in night.find(2).guests]
    assert broken == [*standing.table_points(night.find(2).places)][: len(broken)]
    assert (await asked(world, second.people[0], "replay", second.channel)).text


async def test_late_tables_and_those_opened_again_have_deals_of_their_own_and_are_open_at_the_end(world):
    people = await small(world, duplicate=True)
    host = people[0]
    await paged(world, "Tables done: 0 of 2")
    await press(world, world.box.person("Eve"), "I'm in")
    control = await press(world, host, "Host")
    await world.answered(await host.click(control, "Seat latecomers"), "update")
    await paged(world, "Tables done: 0 of 3")
    shares = {bool(table.state.shared) for table in open_tables(world) if table.id == night_of(world).find(3).table}
    assert shares == {False}
    lost = night_of(world).find(1).table
    world.box.world.delete_channel(world.box.guild.channels[calls(world)[0].id])
    await world.box.until(lambda: len(calls(world)) == 4)
    await world.box.until(lambda: len(open_tables(world)) == 3 and night_of(world).find(1).table)
    again = next(table for table in open_tables(world) if table.id == night_of(world).find(1).table)
    assert again.state.shared is None
    gone = f"{lost}-1"
    assert YET in (await asked(world, host, "replay", world.box.talk, match=gone)).text
    for number in (1, 2, 3):
        await world.bot.services.nights.tables.break_off(night_of(world), number)
    await paged(world, "Round 1 is over")
    match = await world.bot.store.match(gone, world.box.guild.id)
    assert decode(match.record).shared.secret
    assert YET not in (await asked(world, host, "replay", world.box.talk, match=gone)).text


async def test_every_step_of_a_round_survives_a_restart_with_the_same_deals(world):
    """The bot ends again and again while tables are opened: promise and deals stay."""
    host = await boss(world)
    await start(world, host, seats=2, duplicate=True)
    await paged(world, "same deals")
    (promise,) = promised(world)
    await world.restart()
    await come(world, ["Ben", "Cleo", "Dan"])
    await press(world, host, "I'm in")
    await paged(world, "In: 4")
    assert promised(world) == [promise]
    await begin(world, host)
    for _ in range(4):
        await world.restart()
    await paged(world, "Tables done: 0 of 2")
    assert promised(world) == [promise]
    assert len({table.state.match.rounds[0].commitment for table in open_tables(world)}) == 1
    assert {table.state.shared.same.promise for table in open_tables(world)} == {promise}
    secrets = night_of(world).secrets
    assert len(secrets) == 2
    for message in world.box.messages():
        assert not any(secret in message.text for secret in secrets)


def tiles(panel):
    """The tiles of a hand before the first move."""
    return re.findall("[0-6]-[0-6]", panel.attachments[0].description)


@in_turn("steps", 1, 3, 4, few=(1, 3))
async def test_killed_while_tables_are_opened_all_have_the_deals_that_were_promised(processes, steps):
    world = processes
    host = await boss(world)
    await start(world, host, seats=2, duplicate=True)
    await paged(world, "same deals")
    (promise,) = promised(world)
    people = [host, *await come(world, ["Ben", "Cleo", "Dan"])]
    await press(world, host, "I'm in")
    await paged(world, "In: 4")
    await begin(world, host)
    for more in range(2):
        await world.box.until(lambda more=more: steps_of(world) >= steps + more)
        await world.kill()
        await world.start()
    await paged(world, "Tables done: 0 of 2")
    assert promised(world) == [promise]
    tables = [await seated(world, call, people) for call in calls(world)]
    hands = [sorted(tiles(table.panels[person]) for person in table.people) for table in tables]
    assert hands[0] == hands[1]
    assert hands[0][0] != hands[0][1]
