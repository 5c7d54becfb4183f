"""Arenas in the sandbox: who is free is seated with others who are free, until the time is up."""

import random

import pytest

from bot.nights.rules import arena as arena_rules
from bot.players.thinking import choose
from bot.tables import Person
from bot.tables.commands import Act
from tests.end_to_end.arenas import (
    MINUTES,
    announce,
    arena,
    break_off,
    going,
    hold_once,
    in_hours,
    night_of,
    passed,
    play,
    points,
)
from tests.end_to_end.nights import calls, come, fill, open_tables, page, paged, press, rounds_of, setting
from tests.end_to_end.test_commands import boss


async def test_an_arena_from_the_command_to_the_podium(world):
    people = await arena(world)
    assert [len(table.guests) for table in going(world)] == [2, 2, 2]
    began = world.clock.time()
    assert night_of(world).plan.rounds == 0
    assert night_of(world).plan.until == pytest.approx(began + arena_rules.USUAL, abs=5)
    await play(world, 1)
    first = {*night_of(world).find(1).guests}
    await passed(world, 20)
    assert len(night_of(world).tables) == 3  # those two have just met: they wait for others
    assert {*arena_rules.free(night_of(world))} == first
    await play(world, 2)
    await passed(world, 11)
    new = night_of(world).tables[3:]
    assert len(new) == 2
    assert all(len({*table.guests} & first) == 1 for table in new)
    assert not night_of(world).find(3).over  # which goes on all the while
    hold_once(world)
    # threads are put away a minute after their ends
    await passed(world, 70)
    archived = {thread.id for thread in rounds_of(world) if thread.archived}
    assert archived == {night_of(world).find(number).place for number in (1, 2)}
    # the time is up: what goes on is played to its end, and nobody is seated any more
    await play(world, 4)
    world.clock.advance(night_of(world).plan.until - world.clock.time() - 60)
    await world.settled()  # those of the first tables are out of time by now
    await passed(world, 40)
    opened = going(world)
    assert opened
    number = len(night_of(world).tables)
    world.clock.advance(100)
    await world.settled()
    await break_off(world, opened[0].number)
    await passed(world, 70)
    assert len(night_of(world).tables) == number
    assert night_of(world).state == "round"
    world.clock.advance(MINUTES * 60)
    await world.settled()
    await paged(world, "The game night is over")
    assert page(world).attachments
    assert "You're" in (await press(world, people[1], "My place")).text
    for _ in range(3):
        world.clock.advance(61)
        await world.settled()
    assert night_of(world) is None
    assert all(thread.archived for thread in rounds_of(world))


async def test_what_an_arena_has_not_can_not_be_set(world):
    host = await boss(world)
    control = await announce(world, host)
    assert setting(control, "seats")
    assert (setting(control, "rounds"), setting(control, "same")) == (None, None)
    refused = await fill(world, host, control, {"at": "2031-01-01 20:00", "until": "2030-12-31 20:00"})
    assert "doesn't work" in refused.text
    assert night_of(world).plan.until == 0


async def test_a_planned_arena_calls_people_and_goes_on_until_the_time_that_was_said(world):
    host = await boss(world)
    await announce(world, host, at=in_hours(world, 1), until=in_hours(world, 2))
    await paged(world, "Begins")
    people = await come(world, ["Ben", "Cleo", "Dan"])
    world.clock.advance(3600)
    await world.settled()
    (call,) = [message for message in world.box.messages() if message.labels() == ["I'm in"]]
    for person in people[:2]:
        await world.answered(await person.click(call, "I'm in"), "message")
    assert going(world) == []
    world.clock.advance(301)
    await world.settled()
    assert [{night_of(world).guests[at].person for at in table.guests} for table in going(world)] == [
        {person.id for person in people[:2]}
    ]
    assert night_of(world).plan.until < world.clock.time() + 3600
    await world.answered(await people[2].click(call, "I'm in"), "message")
    await passed(world, 11)
    assert [night_of(world).guests[at].person for at in arena_rules.free(night_of(world))] == [people[2].id]


async def test_who_comes_late_waits_and_plays_with_computer_players_if_nobody_else_is_free(world):
    await arena(world, ("Ben", "Cleo", "Dan"))
    late = world.box.person("Late")
    assert "You're in" in (await press(world, late, "I'm in")).text
    assert "don't sit at a table" in (await press(world, late, "To my table")).text
    await passed(world, int(arena_rules.LONELY) - 2)
    assert len(going(world)) == 2
    await passed(world, 3)
    assert len(going(world)) == 3
    assert calls(world)[-1].mentions[0].id == late.id
    assert "a computer player" in calls(world)[-1].text
    assert "Your table: <#" in (await press(world, late, "To my table")).text
    await press(world, late, "I'm out")
    assert len(open_tables(world)) == 3  # what they play goes on
    await play(world, 3)
    assert arena_rules.free(night_of(world)) == ()
    assert points(world)[4][1] == 1


async def test_two_who_come_late_get_a_full_table_at_once(world):
    await arena(world, ("Ben", "Cleo", "Dan"))
    for name in ("Late", "Later"):
        await press(world, world.box.person(name), "I'm in")
    await passed(world, 11)
    assert [table.guests for table in going(world)[2:]] == [(4, 5)]
    hold_once(world)


async def test_a_pause_stops_tables_waits_and_the_time(world):
    host, *_ = await arena(world, ("Ben", "Cleo", "Dan"))
    await press(world, world.box.person("Late"), "I'm in")
    await passed(world, 5)
    before = night_of(world)
    control = await press(world, host, "Host")
    await world.answered(await host.click(control, "Pause"), "update")
    await world.settled()
    assert "Paused" in page(world).text  # at once, and not in a quarter of a minute
    assert all(table.state.paused for table in open_tables(world))
    await press(world, world.box.person("Later"), "I'm in")
    world.clock.advance(7200)
    await world.settled()
    assert len(going(world)) == len(open_tables(world)) == 2
    control = await press(world, host, "Host")
    await world.answered(await host.click(control, "Resume"), "update")
    await world.settled()
    assert not any(table.state.paused for table in open_tables(world))
    assert night_of(world).plan.until == pytest.approx(before.plan.until + 7200, abs=10)
    assert night_of(world).tables[0].ends == pytest.approx(before.tables[0].ends + 7200, abs=10)
    await passed(world, 3)
    assert len(going(world)) == 2
    # one of them has waited five seconds before, and the other one gets free now
    await passed(world, 8)
    assert len(going(world)) == 3
    hold_once(world)


async def test_what_the_host_does(world):
    people = await arena(world, ("Ben", "Cleo", "Dan"))
    host = people[0]
    late = world.box.person("Late")
    await press(world, late, "I'm in")
    control = await press(world, host, "Host")
    await world.answered(
        await host.click(control, next(label for label in control.labels() if label.startswith("Seat"))), "update"
    )
    await world.settled()
    assert going(world)[-1].guests == (4,)
    control = await press(world, host, "Host")
    menus = {menu["placeholder"]: menu["custom_id"] for menu in control.selects()}
    await world.answered(await host.select(control, ["1"], custom_id=menus["End a table as it stands"]), "update")
    await world.settled()
    assert night_of(world).find(1).over
    gone = night_of(world).find(1).guests[0]
    control = await press(world, host, "Host")
    menus = {menu["placeholder"]: menu["custom_id"] for menu in control.selects()}
    await world.answered(await host.select(control, [str(gone)], custom_id=menus["Take someone out"]), "update")
    await world.settled()
    assert len(arena_rules.free(night_of(world))) == 1
    control = await press(world, host, "Host")
    sure = (await world.answered(await host.click(control, "End the night"), "update")).message
    await world.answered(await host.click(sure, "Yes, end it"), "update")
    await world.settled()
    assert night_of(world).state == "over"
    assert open_tables(world) == []
    await paged(world, "was ended")


async def test_somebody_asleep_is_seated_once_and_anew_after_a_press(world):
    """All others play on; the page says who is away."""
    people = await arena(world, ("Ben", "Cleo", "Dan"))
    dan, rng = people[3].id, random.Random("asleep")
    while len(night_of(world).tables) < 6:
        moved = False
        for snapshot in open_tables(world):
            seat = None if snapshot.turn is None else snapshot.state.seats[snapshot.turn]
            if seat is not None and seat.person not in (None, dan) and seat.present:
                tokens = choose("greedy", snapshot.view(snapshot.turn), rng)
                await world.bot.tables.send(snapshot.id, Act(Person(seat.person, ""), None, tokens))
                moved = True
        if not moved:
            world.clock.advance(5)
        await world.settled()
    at = night_of(world).guest(dan)
    (table,) = [table for table in night_of(world).tables if at in table.guests]
    assert (table.gone, table.places[table.guests.index(at)]) == ((at,), 2)
    assert points(world)[at] == (0, 1)
    await passed(world, 16)
    assert "Away: Dan. Press “I'm in” to be seated again." in page(world).text
    await press(world, people[3], "I'm in")
    await world.settled()
    night = night_of(world)
    assert at in arena_rules.free(night) or any(at in table.guests for table in night.tables if not table.over)


async def test_who_has_left_the_server_is_taken_out_before_they_would_be_seated(world):
    people = await arena(world, ("Ben", "Cleo", "Dan"))
    gone = night_of(world).find(1).guests[0]
    await play(world, 1)
    next(person for person in people if person.id == night_of(world).guests[gone].person).leave()
    other = night_of(world).guests[night_of(world).find(2).guests[0]].person
    world.box.guild.members[other].nick = "Countess"
    await play(world, 2)
    await passed(world, int(arena_rules.held(night_of(world))) + 1)
    assert night_of(world).guests[gone].state == "out"
    assert len([table for table in night_of(world).tables if gone in table.guests]) == 1
    assert sorted(len(table.guests) for table in night_of(world).tables[2:])[-1] == 2
    assert world.bot.names.of(world.box.guild.id)[other].name == "Countess"  # the look-up told


async def test_at_a_nights_table_nobody_plays_again_but_who_opens_another_in_its_thread_is_left_alone(world):
    people = await arena(world, ("Ben", "Cleo", "Dan"))
    by_id = {person.id: person for person in people}
    await play(world, 1)
    table = night_of(world).find(1)
    thread = world.box.guild.channels[table.place]
    board = await world.board_when(lambda m: "Replay" in m.labels(), thread)
    assert "Play again" not in board.labels()
    person = by_id[night_of(world).guests[table.guests[0]].person]
    await world.answered(await person.command("play", thread), "message")
    await passed(world, 75)
    assert night_of(world).find(1).closed
    assert not thread.archived
    assert world.bot.tables.in_channel(world.box.guild.id, thread.id) is not None
    assert len(going(world)) == 1
    await passed(world, int(arena_rules.LONGER * arena_rules.held(night_of(world))) - 74)
    assert {*going(world)[-1].guests} == {*table.guests}  # nobody else is free: they meet again
    assert len(night_of(world).tables) == 3


async def test_an_arena_in_given_channels_waits_until_one_is_free(world):
    rooms = [world.box.world.add_channel(world.box.guild, f"table-{number}") for number in (1, 2)]
    words = " ".join(f"<#{channel.id}>" for channel in rooms)
    await arena(world, ("Ben", "Cleo", "Dan", "Eve", "Fay"), channels=words)
    await passed(world, 20)
    first, second, third = going(world)
    assert ([first.place, second.place], third.place) == ([channel.id for channel in rooms], 0)
    assert "1 table is waiting for a free channel" in page(world).text
    await play(world, 1)
    await passed(world, 3)
    assert night_of(world).find(3).place == first.place
    assert len(open_tables(world)) == 2
    await play(world, 2)
    await passed(world, 15)
    _, fourth, fifth = going(world)
    assert (fourth.place, fifth.place) == (second.place, 0)
    assert rounds_of(world) == []
    assert [len(calls(world, channel)) for channel in rooms] == [2, 2]
