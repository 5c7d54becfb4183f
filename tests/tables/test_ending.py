"""Ends: votes, hosts, moderators, lost channels and guilds; rematches."""

import asyncio
from random import Random

import pytest

import bot.players
from bot.games.record import decode
from bot.games.text.words import explain
from bot.games.verify import verify
from bot.tables import TableError
from bot.tables.codec import header_of
from bot.tables.commands import (
    Act,
    ChannelGone,
    EndTable,
    Forget,
    Join,
    Leave,
    Rematch,
    RemoveSeat,
    Return,
    StartMatch,
    VoteEnd,
    Wake,
)
from bot.tables.lobby import kept_for
from bot.tables.reducer import reduce
from bot.tables.transaction import Context
from tests.storage.making import audit_of

from .world import ANN, BEN, CHANNEL, CLEO, DAN, GUILD, MOD, refused


async def test_more_than_half_of_those_present_end_a_match(world):
    table = await world.started(ANN, BEN, CLEO, computers=1, league="no")
    assert world.get(table).state.votes_needed == 2
    reply = await world.tables.send(table, VoteEnd(ANN))
    assert (reply.notice, [event.code for event in reply.snapshot.events]) == ("voted", ["vote-end"])
    assert (await world.tables.send(table, VoteEnd(ANN))).notice == "unchanged"
    reply = await world.tables.send(table, VoteEnd(ANN, yes=False))
    assert reply.notice == "vote-withdrawn"
    await world.tables.send(table, VoteEnd(BEN))
    assert world.get(table).state.phase == "playing"
    with pytest.raises(TableError, match="not-seated"):
        await world.tables.send(table, VoteEnd(DAN))
    assert (await world.tables.send(table, VoteEnd(CLEO))).notice == "vote-ended"
    state = world.get(table).state
    assert (state.phase, state.end, state.ended_by) == ("over", "abandoned", "vote")
    (match,) = await world.matches()
    assert match.end == "abandoned"
    verify(decode(match.record))
    assert (await world.store.store.league.table(GUILD)).rows == ()


async def test_the_host_ends_at_once(world):
    table = await world.started(ANN, BEN, league="no")
    with pytest.raises(TableError, match="not-host") as refused:
        await world.tables.send(table, EndTable(BEN))
    assert explain(refused.value, "en") == (
        "Only the host (<@900000000000000001>) or a moderator can end the table. "
        "During a match, you can vote to end it."
    )
    await world.tables.send(table, EndTable(ANN))
    assert world.get(table).state.ended_by == "host"
    assert await audit_of(world.store.store, GUILD) == []


async def test_a_moderator_ends_with_a_line_in_the_audit_log(world):
    table = await world.started(ANN, BEN, league="no")
    await world.tables.send(table, EndTable(MOD, "spam"))
    assert world.get(table).state.ended_by == "moderator"
    (entry,) = await audit_of(world.store.store, GUILD)
    assert (entry.action, entry.actor, entry.at) == ("end-table", MOD.id, world.clock.now())
    assert f'"table":"{table}"' in entry.detail
    assert '"reason":"spam"' in entry.detail


async def test_ending_a_lobby_closes_it(world):
    table = await world.lobby(ANN)
    task = world.tables._tables[table]._task
    await world.tables.send(table, EndTable(ANN))
    await asyncio.wait([task], timeout=20)
    assert task.done()
    assert world.tables.get(table) is None
    assert world.messenger.heard[-1].state.closed
    assert await world.matches() == []


async def test_a_lost_channel_breaks_off_and_closes(world):
    table = await world.started(ANN, BEN, league="no")
    lobby = await world.lobby(ANN, channel=4)
    for closed in (table, lobby):
        await world.tables.send(closed, ChannelGone())
        assert world.tables.get(closed) is None
    assert [match.end for match in await world.matches()] == ["abandoned"]
    assert await world.store.live_tables() == []


async def test_a_rematch_begins_once_everybody_has_asked_for_it(world):
    table = await world.started(ANN, BEN, league="no")
    with pytest.raises(TableError, match="not-over"):
        await world.tables.send(table, Rematch(ANN))
    old = world.click(table, world.turn_person(table))
    await world.play(table)
    await world.tables.send(table, EndTable(ANN))
    version = world.get(table).state.version
    await world.tables.send(table, Rematch(BEN))
    await world.restart()
    await world.tables.send(table, Rematch(ANN))
    state = world.get(table).state
    assert (state.phase, state.log.series, state.end, state.ended_by) == ("playing", 2, "", "")
    assert len(state.match.rounds) == 1
    assert min(state.offered.seat_versions) > version
    with pytest.raises(TableError, match="stale"):
        await world.tables.send(table, old)
    await world.restart()
    assert world.get(table).state.match == state.match
    await world.tables.send(table, EndTable(BEN))
    assert {match.match for match in await world.matches()} == {f"{table}-1", f"{table}-2"}


async def test_only_who_asks_is_dealt_into_a_rematch_and_seats_are_kept_for_a_minute(world):
    table = await world.started(ANN, BEN, CLEO, game="classic", computers=1, league="no")
    await world.tables.send(table, EndTable(ANN))
    with pytest.raises(TableError, match="not-seated"):
        await world.tables.send(table, Rematch(DAN))
    await world.tables.send(table, Rematch(CLEO))
    state = world.get(table).state
    assert (state.phase, state.host, state.match) == ("lobby", CLEO.id, None)
    assert [(seat.person, seat.computer) for seat in state.seats] == [(CLEO.id, ""), (None, "greedy")]
    assert [player.person for player in kept_for(state)] == [ANN.id, BEN.id]
    with pytest.raises(TableError, match="seat-kept"):
        await world.tables.send(table, Join(DAN))
    await world.restart(away=3.0)
    await world.tables.send(table, Join(ANN))
    assert [seat.person for seat in world.get(table).state.seats] == [ANN.id, CLEO.id, None]
    await world.advance(61)
    state = world.get(table).state
    assert (state.phase, kept_for(state)) == ("lobby", ())
    assert world.tables.of_person(BEN.id) == ()
    await world.tables.send(table, Join(DAN))
    await world.tables.send(table, StartMatch(CLEO))
    state = world.get(table).state
    assert (state.phase, state.log.series) == ("playing", 2)
    assert {seat.person for seat in state.seats} == {ANN.id, CLEO.id, DAN.id, None}


async def test_a_player_who_leaves_the_lobby_of_a_rematch_is_awaited_no_more(world):
    table = await world.started(ANN, BEN, CLEO, game="classic", league="no")
    await world.tables.send(table, EndTable(ANN))
    await world.tables.send(table, Rematch(ANN))
    await world.tables.send(table, Rematch(BEN))
    await world.tables.send(table, Leave(BEN))
    assert [player.person for player in kept_for(world.get(table).state)] == [CLEO.id]
    await world.tables.send(table, Join(CLEO))
    assert world.get(table).state.phase == "playing"


async def test_of_the_players_of_a_rematch_nobody_is_remembered_who_deletes_their_data(world):
    table = await world.started(ANN, BEN, CLEO, league="no")
    await world.tables.send(table, EndTable(ANN))
    await world.tables.send(table, Rematch(ANN))
    await world.tables.send(table, Forget(BEN.id))
    state = world.get(table).state
    assert [player.person for player in state.former] == [ANN.id, CLEO.id]
    assert "Ben" not in header_of(state)
    await world.tables.send(table, Join(CLEO))
    assert world.get(table).state.phase == "playing"


async def test_somebody_alone_with_computer_players_plays_again_at_once(world):
    """So does the last one there: the seats of those who left are the computer's."""
    table = await world.started(ANN, BEN, computers=1, league="no")
    await world.tables.send(table, Leave(BEN))
    await world.tables.send(table, EndTable(ANN))
    await world.tables.send(table, Rematch(ANN))
    state = world.get(table).state
    assert state.phase == "playing"
    assert [(seat.person, seat.computer) for seat in state.seats] == [(ANN.id, ""), (None, "greedy"), (None, "greedy")]
    assert world.tables.of_person(BEN.id) == ()


async def test_who_left_can_ask_for_a_rematch_too(world):
    table = await world.started(ANN, BEN, CLEO, league="no")
    await world.tables.send(table, Leave(BEN))
    await world.tables.send(table, EndTable(ANN))
    await world.tables.send(table, Rematch(BEN))
    state = world.get(table).state
    assert [seat.person for seat in state.seats] == [BEN.id]
    assert [player.person for player in kept_for(state)] == [ANN.id, CLEO.id]


async def test_at_a_table_that_is_played_at_once_only_nobody_plays_again(world):
    table = await world.lobby(ANN, BEN, once=True, league="no")
    await world.tables.send(table, StartMatch(ANN))
    await world.tables.send(table, EndTable(ANN))
    with pytest.raises(TableError, match="over"):
        await world.tables.send(table, Rematch(ANN))


async def test_an_ended_table_makes_room_for_a_new_one(world):
    table = await world.started(ANN, BEN, league="no")
    await world.tables.send(table, EndTable(ANN))
    assert world.tables.in_channel(GUILD, CHANNEL).id == table
    other = await world.lobby(CLEO)
    assert world.tables.get(table) is None
    assert world.tables.in_channel(GUILD, CHANNEL).id == other
    assert [stored.table for stored in await world.store.live_tables()] == [other]
    with pytest.raises(TableError, match="gone"):
        await world.tables.send(table, Rematch(ANN))


async def test_an_ended_table_is_closed_after_a_while_or_by_the_host(world):
    for closing in (lambda table: world.advance(30 * 60), lambda table: world.tables.send(table, EndTable(ANN))):
        table = await world.started(ANN, BEN, league="no")
        await world.tables.send(table, EndTable(ANN))
        await closing(table)
        assert world.tables.get(table) is None
        assert world.messenger.heard[-1].state.end == "abandoned"


async def test_nothing_is_played_at_an_ended_table(world):
    table = await world.started(ANN, BEN, league="no")
    await world.tables.send(table, EndTable(ANN))
    state = world.get(table).state
    for command in (Act(ANN, None, ("p1 pass",)), VoteEnd(ANN), Return(ANN), StartMatch(ANN)):
        with pytest.raises(TableError, match="over"):
            await world.tables.send(table, command)
    assert world.get(table).state is state


async def test_nothing_is_done_at_a_closed_table_and_it_has_no_rematch(world):
    """The house does not know it any more; a command that waited in its mailbox finds it closed."""
    table = await world.started(ANN, BEN, league="no")
    await world.tables.send(table, EndTable(ANN))
    await world.tables.send(table, EndTable(ANN))
    closed, context = (
        world.messenger.heard[-1].state,
        Context(world.clock.now(), world.config, lambda: bytes(32), Random(1), bot.players),
    )
    assert (closed.phase, closed.closed) == ("over", True)
    for command in (Rematch(ANN), Leave(BEN), Wake()):
        with pytest.raises(TableError, match="gone"):
            reduce(closed, command, context)


@pytest.mark.parametrize("command", [RemoveSeat(MOD, 1), Leave(BEN)])
async def test_no_seat_is_handed_over_once_the_match_is_over(world, command):
    """A moderator cannot any more; who leaves is not noted in the record, which is written already."""
    table = await world.started(ANN, BEN, league="no")
    await world.tables.send(table, EndTable(ANN))
    before = world.get(table).state
    if command == Leave(BEN):
        await world.tables.send(table, command)
    else:
        assert (await refused(world, table, command)).code == "over"
    after = world.get(table).state
    assert (after.match, after.log.noted, after.log.length) == (before.match, before.log.noted, before.log.length)
    assert await audit_of(world.store.store, GUILD) == []
