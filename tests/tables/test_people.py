"""Persons come and go during a match."""

import pytest

from bot.tables import TableError
from bot.tables.commands import EndTable, Forget, Join, Leave, NextRound, Pause, RemoveSeat, Replace, Return, VoteEnd
from tests.storage.making import audit_of, forget_person

from .world import ANN, BEN, CLEO, DAN, EVE, GUILD, MOD, views


async def test_who_leaves_is_played_on_and_keeps_the_result(world):
    table = await world.started(ANN, BEN)
    reply = await world.tables.send(table, Leave(BEN))
    await world.settle()
    snapshot = reply.snapshot
    assert [event.code for event in reply.snapshot.events] == ["left"]
    assert snapshot.state.match.rounds[0].actions[-2:] == ("p2 left", "p2 seat computer")
    assert (snapshot.seat_of(BEN.id), snapshot.seat_left_by(BEN.id)) == (None, 1)
    assert [seated.id for seated in world.tables.of_person(BEN.id)] == []
    while world.get(table).state.phase != "over":
        if world.get(table).state.phase == "between":
            await world.tables.send(table, NextRound(ANN))
            await world.settle()
        else:
            await world.play(table)
    (match,) = await world.matches()
    assert [(result.person, result.computer) for result in match.results] == [(ANN.id, False), (BEN.id, False)]


@pytest.mark.parametrize("command", [Join, Return])
async def test_who_left_comes_back_to_the_same_hand(world, command):
    table = await world.started(ANN, BEN, CLEO, DAN, clock="off")
    while world.turn_person(table) == BEN:
        await world.play(table)
    hand = world.get(table).view(1).hand
    await world.tables.send(table, Leave(BEN))
    with pytest.raises(TableError, match="not-seated"):
        await world.tables.send(table, Leave(BEN))
    with pytest.raises(TableError, match="already-seated"):
        await world.tables.send(table, Replace(BEN))
    await world.tables.send(table, command(BEN))
    snapshot = world.get(table)
    assert snapshot.seat_of(BEN.id) == 1
    assert snapshot.view(1).hand == hand
    assert snapshot.state.match.rounds[0].actions[-1] == "p2 seat player"


async def test_a_new_person_replaces_who_left_but_never_who_is_present(world):
    table = await world.started(ANN, BEN, CLEO)
    for seat in (None, 0, 1, 2):
        with pytest.raises(TableError) as refused:
            await world.tables.send(table, Replace(DAN, seat))
        assert refused.value.code == ("full" if seat is None else "seat-taken")
    await world.tables.send(table, Leave(BEN))
    with pytest.raises(TableError, match="no-seat"):
        await world.tables.send(table, Replace(DAN, 3))
    with pytest.raises(TableError, match="already-seated"):
        await world.tables.send(table, Replace(ANN, 1))
    with pytest.raises(TableError, match="not-seated"):
        await world.tables.send(table, Join(DAN))
    reply = await world.tables.send(table, Replace(DAN))
    assert reply.snapshot.seat_of(DAN.id) == 1
    assert [event.code for event in reply.snapshot.events] == ["replaced"]
    assert (
        reply.snapshot.state.log.recent == reply.snapshot.events
    )  # what was told of the seat before was another's doing
    for back in (Return(BEN), Join(BEN)):
        with pytest.raises(TableError, match="not-seated"):
            await world.tables.send(table, back)
    assert {seated.id for seated in world.tables.of_person(DAN.id)} == {table}


@pytest.mark.parametrize("computers", [0, 1])
async def test_a_result_says_when_its_player_took_the_seat_over(world, computers):
    """From somebody who left, or from a computer player; a rematch is his from its first deal on."""
    people = (ANN,) if computers else (ANN, BEN)
    table = await world.started(*people, computers=computers, clock="off")
    for _ in range(4):
        await world.play(table)
    if not computers:
        await world.tables.send(table, Leave(BEN))
    before = len(world.get(table).state.match.rounds[-1].actions)
    await world.tables.send(table, Replace(DAN, 1))
    assert [seat.since for seat in world.get(table).state.seats] == [0, before]
    await world.tables.send(table, EndTable(MOD))
    (match,) = await world.matches()
    owner = None if computers else BEN.id
    assert [(row.person, row.computer, row.player, row.since, row.until) for row in match.results] == [
        (ANN.id, False, None, 0, 0),
        (owner, bool(computers), DAN.id, before, before),
    ]
    await world.rematch(table)
    assert [(seat.since, seat.dealt) for seat in world.get(table).state.seats] == [(0, None)] * 2


async def test_who_left_is_replaced_before_a_computer_player(world):
    table = await world.started(ANN, BEN, CLEO, computers=1)
    await world.tables.send(table, Leave(CLEO))
    assert (await world.tables.send(table, Replace(DAN))).snapshot.seat_of(DAN.id) == 2
    assert (await world.tables.send(table, Replace(EVE))).snapshot.seat_of(EVE.id) == 3
    assert world.get(table).state.seats[3].computer == ""


async def test_the_host_hands_on_when_leaving_a_match(world):
    table = await world.started(ANN, BEN, CLEO)
    await world.tables.send(table, Leave(ANN))
    assert world.get(table).state.host == BEN.id
    await world.tables.send(table, Leave(BEN))
    assert world.get(table).state.host == CLEO.id


async def test_when_all_leave_the_match_waits_for_someone(world):
    table = await world.started(ANN, BEN)
    await world.tables.send(table, Leave(ANN))
    await world.tables.send(table, Leave(BEN))
    await world.settle()
    state = world.get(table).state
    assert (state.paused, state.host) == ("nobody", None)
    await world.advance(3600)
    assert world.get(table).state is state
    await world.tables.send(table, Replace(CLEO, 0))
    assert (world.get(table).state.paused, world.get(table).state.host) == ("", CLEO.id)
    await world.tables.send(table, Return(BEN))
    assert world.get(table).state.host == CLEO.id


async def test_a_vote_leaves_with_the_voter_and_the_rest_is_counted_anew(world):
    table = await world.started(ANN, BEN, CLEO, DAN, league="no")
    await world.tables.send(table, VoteEnd(ANN))
    await world.tables.send(table, VoteEnd(BEN))
    assert world.get(table).state.said.votes == (0, 1)
    await world.tables.send(table, Leave(BEN))
    assert world.get(table).state.said.votes == (0,)
    await world.tables.send(table, VoteEnd(CLEO))
    assert world.get(table).state.end == "abandoned"


async def test_leaving_lets_a_vote_pass_that_was_short_of_one(world):
    table = await world.started(ANN, BEN, CLEO, DAN, league="no")
    await world.tables.send(table, VoteEnd(ANN))
    await world.tables.send(table, VoteEnd(BEN))
    await world.tables.send(table, Leave(DAN))
    assert (world.get(table).state.phase, world.get(table).state.ended_by) == ("over", "vote")


async def test_leaving_lets_the_next_round_begin_if_all_others_are_ready(world):
    table = await world.started(ANN, BEN, CLEO)
    while world.get(table).state.phase == "playing":
        await world.play(table)
    await world.tables.send(table, NextRound(ANN))
    await world.tables.send(table, NextRound(BEN))
    await world.tables.send(table, Leave(CLEO))
    assert world.get(table).state.phase == "playing"


async def test_who_was_ready_and_left_is_not_ready_when_he_is_back(world):
    table = await world.started(ANN, BEN, CLEO)
    while world.get(table).state.phase == "playing":
        await world.play(table)
    for command in (NextRound(ANN), Leave(ANN), Return(ANN)):
        await world.tables.send(table, command)
    assert world.get(table).awaited == (0, 1, 2)


async def test_a_moderator_hands_a_seat_to_the_computer(world):
    table = await world.started(ANN, BEN, computers=1)
    with pytest.raises(TableError, match="not-moderator"):
        await world.tables.send(table, RemoveSeat(ANN, 1))
    with pytest.raises(TableError, match="no-seat"):
        await world.tables.send(table, RemoveSeat(MOD, 2))
    reply = await world.tables.send(table, RemoveSeat(MOD, 1))
    assert "seat-removed" in [event.code for event in reply.snapshot.events]
    assert "left" not in [event.code for event in reply.snapshot.events]
    assert world.get(table).state.seats[1].left
    (entry,) = await audit_of(world.store.store, GUILD)
    assert (entry.action, entry.actor) == ("remove-seat", MOD.id)


async def test_forget_takes_a_person_out_of_the_file_too(world):
    table = await world.started(ANN, BEN, CLEO)
    lobby = await world.lobby(BEN, ANN, channel=5)
    alone = await world.lobby(BEN, channel=6)
    before = views(world.get(table))
    assert set(await world.tables.forget(BEN.id)) == {table, lobby, alone}
    assert world.tables.of_person(BEN.id) == ()
    assert world.tables.get(alone) is None
    assert world.get(lobby).state.host == ANN.id
    seat = world.get(table).state.seats[1]
    assert (seat.person, seat.name, seat.automatic) == (None, "", True)
    assert views(world.get(table)) == before
    assert world.get(table).state.match.rounds[0].actions[:2] == ("p2 left", "p2 seat computer")
    for stored in await world.store.live_tables():
        text = stored.header + "".join(entry.body for entry in stored.log)
        assert str(BEN.id) not in text
        assert "Ben" not in text
    exported = await world.store.store.export(BEN.id)
    assert exported["live_tables"] == []
    assert await world.tables.forget(BEN.id) == ()


async def test_who_left_and_is_forgotten_is_noted_to_have_left_once(world):
    table = await world.started(ANN, BEN, CLEO)
    await world.tables.send(table, Leave(BEN))
    await world.tables.forget(BEN.id)
    assert world.get(table).state.match.rounds[0].actions.count("p2 left") == 1
    assert world.get(table).state.seats[1].person is None


async def test_a_forgotten_seat_is_played_on_and_can_be_taken(world):
    table = await world.started(ANN, BEN)
    await world.tables.send(table, Forget(BEN.id))
    await world.restart()
    await world.settle()
    assert world.get(table).turn == 0 or world.get(table).state.phase == "between"
    await world.tables.send(table, Replace(CLEO))
    assert world.get(table).state.seats[1].present


async def test_a_person_the_store_forgot_is_nobody_after_a_restart(world):
    table = await world.started(ANN, BEN)
    await world.tables.close()
    await forget_person(world.store.store, ANN.id)
    await world.restart()
    state = world.get(table).state
    assert state.seats[0].person is None
    assert state.seats[0].automatic
    assert state.host == BEN.id


async def test_who_takes_over_a_seat_has_not_paused_the_table(world):
    table = await world.started(ANN, BEN)
    await world.tables.send(table, Pause(BEN))
    assert world.get(table).state.paused_by == 1
    await world.tables.send(table, Leave(BEN))
    await world.tables.send(table, Replace(CLEO))
    state = world.get(table).state
    assert (state.paused, state.paused_by, state.seats[1].person) == ("player", None, CLEO.id)
