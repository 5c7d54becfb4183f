"""A night as people make it: half of them play, others time out, go, come late; moderators correct its matches."""

import random
import re

import pytest
from msgspec.structs import replace

from bot.nights.results import result_of
from bot.nights.rules import standing
from bot.players.thinking import choose
from bot.tables import Person
from bot.tables.commands import Act, Leave, Resign
from tests.end_to_end.nights import begin, calls, come, end_all, open_tables, paged, press, rounds_of, small, start
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_league_admin import agreed, row

TURN = 121  # seconds: a little longer than the clock of a turn


def night_of(world, channel=None):
    return world.bot.services.nights.in_channel(world.box.guild.id, (channel or world.box.table).id)


async def shortened(world, hands=1) -> None:
    """Set how many hands a match of a night has that has not begun."""
    night = night_of(world)
    plan = replace(night.plan, options={**night.plan.options, "hands": hands})
    await world.bot.services.nights.change(night.number, lambda night: replace(night, plan=plan))


async def moved(world, players, rng, kind="greedy") -> bool:
    """Let each of the players whose turn it is at any table move; False if it is nobody's."""
    some = False
    for snapshot in open_tables(world):
        seat = snapshot.turn
        if seat is not None and snapshot.state.seats[seat].person in players and not snapshot.state.seats[seat].left:
            tokens = choose(kind, snapshot.view(seat), rng)
            await world.bot.tables.send(snapshot.id, Act(Person(snapshot.state.seats[seat].person, ""), None, tokens))
            some = True
    return some


async def played_by(world, players, kind="greedy") -> None:
    """Play all tables to their ends: the players move, for all others the time of each turn runs out."""
    rng = random.Random("night")
    while open_tables(world):
        if not await moved(world, players, rng, kind):
            world.clock.advance(TURN)
            await world.settled()


async def of_round(world, number):
    """The tables of a round with their matches, as they are stored."""
    night = night_of(world)
    tables = [table for table in night.tables if table.round == number]
    return [(table, await world.bot.store.match(f"{table.table}-1", night.guild)) for table in tables]


async def test_8_people_of_whom_half_play_some_time_out_some_go_and_some_come_late(world):
    host = await boss(world)
    await start(world, host, minutes=90)
    await paged(world, "In: 0")
    await shortened(world)
    people = [host, *await come(world, [f"P{number}" for number in range(7)])]
    await press(world, host, "I'm in")
    await paged(world, "In: 8")
    await begin(world, host)
    await paged(world, "Tables done: 0 of 2")
    night = night_of(world)
    # the first two of each table play; of the others one leaves at once and goes, one gets up and stays in
    players = {night.guests[at].person for table in night.tables for at in table.guests[:2]}
    gone, up = (night.guests[night.tables[at].guests[3]].person for at in (0, 1))
    by_id = {person.id: person for person in people}
    assert "Your match goes on" in (await press(world, by_id[gone], "I'm out")).text
    for table, person in zip(night.tables[:2], (gone, up), strict=True):
        await world.bot.tables.send(table.table, Leave(Person(person, "")))
    late = world.box.person("Late")
    assert "from the next round on" in (await press(world, late, "I'm in")).text
    await played_by(world, players)
    await paged(world, "Round 1 is over")
    for table, match in await of_round(world, 1):
        assert match.end != "abandoned"
        assert table.places == result_of(night, table, match).places
        best = [at for at, place in zip(table.guests, table.places, strict=False) if place == 1]
        assert {night.guests[at].person for at in best} <= players  # all others are away at the end
    guests = night_of(world).guests
    scores = {guests[rank.guest].person: rank for rank in standing.standings(night_of(world))}
    assert {rank.played for person, rank in scores.items() if person != late.id} == {1}
    assert scores[late.id].played == 0
    assert sum(rank.score for rank in scores.values()) == 2 * 2  # each table of four has two points
    for person in [*people, late]:
        if person.id != gone:
            await press(world, person, "Ready")
    await paged(world, "Round 2 of 2")
    await paged(world, "Tables done: 0 of 2")
    seated = [seat.person for table in open_tables(world) for seat in table.state.seats if seat.person]
    assert sorted(seated) == sorted({*by_id, late.id} - {gone})
    assert len(calls(world)) == 4
    await played_by(world, players | {late.id})
    over = await paged(world, "The game night is over")
    assert over.attachments
    await world.settled()
    kept = await world.bot.store.nights.find(world.box.guild.id, night.number)
    counts = {kept.guests[rank.guest].person: rank.played for rank in standing.standings(kept)}
    assert counts == {**{person.id: 2 for person in people}, late.id: 1, gone: 1}
    for table in kept.tables:  # each match is a league match like any other
        assert (await row(world, f"{table.table}-1")).recorded
    assert len(rounds_of(world)) == 4


@pytest.mark.parametrize("verb", ["Leave", "Resign"])
async def test_who_leaves_or_resigns_at_once_is_last_in_the_night_as_in_the_league(world, verb):
    host = await boss(world)
    await start(world, host, seats=3, rounds=1)
    await paged(world, "In: 0")
    await shortened(world)
    people = await come(world, ["Ann", "Ben", "Cleo"])
    await paged(world, "In: 3")
    await begin(world, host)
    await paged(world, "Tables done: 0 of 1")
    (table,), ann = night_of(world).tables, Person(people[0].id, "Ann")
    await world.bot.tables.send(table.table, Leave(ann) if verb == "Leave" else Resign(ann))
    await played_by(world, {person.id for person in people[1:]}, "random")
    await paged(world, "The game night is over")
    await world.settled()
    night = await world.bot.store.nights.find(world.box.guild.id, 1)
    places = dict(zip(night.tables[0].guests, night.tables[0].places, strict=True))
    assert places[night.guest(ann.id)] == 3
    assert [(rank.guest, rank.score) for rank in standing.standings(night)][-1] == (night.guest(ann.id), 0)
    lines = [line for message in world.box.messages(rounds_of(world)[0]) for line in message.text.splitlines()]
    assert any(re.search(r"Ann\W* · .*3rd", line) for line in lines if "League: " in line)


async def test_two_nights_at_once_are_played_each_by_its_own(world):
    """One of them ends while the other goes on; nobody is seated, called or counted in the other one."""
    here, there = world.box.table, world.box.talk
    first = await small(world, here)
    second = await small(world, there, names=("Fay", "Gus", "Hal"))
    await paged(world, "Tables done: 0 of 2", here)
    await paged(world, "Tables done: 0 of 2", there)
    for channel, people in ((here, first), (there, second)):
        called = [user.id for call in calls(world, channel) for user in call.mentions]
        assert sorted(called) == sorted(person.id for person in people)
    tables = {channel.id: {table.table for table in night_of(world, channel).tables} for channel in (here, there)}
    assert not tables[here.id] & tables[there.id]
    for table in night_of(world, here).tables:
        await world.bot.services.nights.tables.break_off(night_of(world, here), table.number)
    await paged(world, "Round 1 is over", here)
    await paged(world, "Tables done: 0 of 2", there)
    assert {table.id for table in open_tables(world)} == tables[there.id]
    assert "don't sit at a table" in (await press(world, first[1], "To my table", there)).text
    assert len(rounds_of(world)) == 4


async def test_a_moderator_corrects_and_takes_out_matches_of_a_night_and_the_night_stands(world):
    """The league follows the moderator, during the night and after it; the points of the night are the night's own."""
    host = await boss(world)
    await start(world, host, seats=2, minutes=90)
    await paged(world, "In: 0")
    await shortened(world)
    people = [host, *await come(world, ("Ben", "Cleo", "Dan"))]
    await press(world, host, "I'm in")
    await begin(world, host)
    await paged(world, "Tables done: 0 of 2")
    await played_by(world, {person.id for person in people})
    await paged(world, "Round 1 is over")
    await world.settled()
    (table, first), (_, second) = await of_round(world, 1)
    before = standing.standings(night_of(world))
    turned = [seat.place for seat in (await row(world, first.match)).seats][::-1]
    await agreed(world, host, "results correct", match=first.match, places=" ".join(map(str, turned)), reason="x")
    await agreed(world, host, "results undo", what=second.match, reason="y")
    assert [seat.place for seat in (await row(world, first.match)).seats] == turned
    assert (await row(world, second.match)).why == "out"
    await world.restart()
    await paged(world, "Round 1 is over")
    assert standing.standings(night_of(world)) == before
    assert night_of(world).find(table.number).places == table.places
    for person in people:
        await press(world, person, "Ready")
    await paged(world, "Round 2 of 2")
    await paged(world, "Tables done: 0 of 2")
    number = night_of(world).number
    await end_all(world)
    await paged(world, "The game night is over")
    await agreed(world, host, "results undo", what=first.match, reason="z")
    kept = await world.bot.store.nights.find(world.box.guild.id, number)
    assert kept.find(table.number).places == table.places
    assert "of 4" in (await press(world, people[1], "My place")).text


async def test_a_table_that_is_ended_by_command_in_its_thread_counts_as_it_stands(world):
    people = await small(world)
    await paged(world, "Tables done: 0 of 2")
    night = night_of(world)
    thread = world.box.guild.channels[night.tables[0].place]
    await world.end_table(people[0], thread)
    await paged(world, "Tables done: 1 of 2")
    table = night_of(world).find(1)
    assert (table.over, table.tries) == (True, 0)
    assert len(table.places) == 2
