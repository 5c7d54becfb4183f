"""A store that fails, a messenger that fails, faults of our own: nothing is lost and the table lives on."""

import asyncio
import itertools
import logging
import sqlite3

import pytest

import bot.players
from bot.tables import TableError
from bot.tables.commands import EndTable, OpenTable, Pause, Resume, VoteEnd
from storage import StorageError

from .world import ANN, BEN, CHANNEL, CLEO, GUILD, MOD, comparable, views


@pytest.mark.parametrize("code", ["full", "locked", "disk", "read-only"])
async def test_a_move_that_cannot_be_stored_has_not_happened(world, code):
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    before, heard = world.get(table).state, len(world.messenger.heard)
    world.store.codes = [code]
    with pytest.raises(StorageError) as error:
        await world.tables.send(table, click)
    assert error.value.code == code
    assert world.get(table).state is before
    assert len(world.messenger.heard) == heard
    assert (await world.tables.send(table, click)).snapshot.events
    await world.restart()
    assert world.get(table).state.match.rounds[0].actions == click.tokens


async def test_a_time_out_that_cannot_be_stored_is_tried_again(world, caplog):
    table = await world.started(ANN, BEN)
    seat = world.get(table).turn
    await world.advance(119)
    world.store.codes = ["full"] * 4
    with caplog.at_level(logging.WARNING):
        await world.advance(1)
    assert world.get(table).turn == seat
    assert world.get(table).state.seats[seat].misses == 0
    assert "to be tried again" in caplog.text
    await world.advance(1 + 2 + 4)
    assert world.get(table).turn == seat
    await world.advance(8)
    assert world.get(table).state.seats[seat].misses == 1
    assert world.store.codes == []


async def test_a_store_that_fails_at_the_start_lets_the_clocks_wake_later(world):
    table = await world.started(ANN, BEN)
    before = world.get(table).state
    await world.tables.close()
    failing = world.store
    world.tables = world._house()
    world.clock.time += 10_000
    failing.codes = ["full", "full"]
    restored = await world.tables.restore()
    assert (restored.tables, restored.broken) == (1, ())
    assert world.get(table).state.times.deadline == before.times.deadline
    await world.advance(1)
    await world.advance(2)
    assert world.get(table).state.times.deadline == world.clock.now() + 60
    assert world.get(table).state.seats[0].misses == world.get(table).state.seats[1].misses == 0


async def test_a_table_that_has_nothing_to_do_wakes_later_too(world):
    table = await world.started(ANN, BEN, clock="off")
    await world.tables.close()
    world.tables = world._house()
    world.messenger.heard.clear()
    world.store.codes = ["full"]
    await world.tables.restore()
    assert world.messenger.heard == []
    await world.advance(1)
    assert [(heard.id, heard.repair) for heard in world.messenger.heard] == [(table, True)]


async def test_a_commit_whose_answer_was_lost_counts_as_done(world):
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    world.store.lost_answer = True
    with pytest.raises(StorageError):
        await world.tables.send(table, click)
    assert world.get(table).state.match.rounds[0].actions == ()
    world.store.read_all = 0
    assert (await world.tables.send(table, click)).snapshot.events  # the store has this very move
    assert world.store.read_all == 0  # of 10,000 tables, one is read again
    assert world.get(table).state.match.rounds[0].actions == click.tokens
    with pytest.raises(TableError, match="stale"):
        await world.tables.send(table, click)
    await world.play(table)


async def test_another_move_than_the_one_that_is_stored_does_nothing(world):
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    world.store.lost_answer = True
    with pytest.raises(StorageError):
        await world.tables.send(table, click)
    with pytest.raises(StorageError) as error:
        await world.tables.send(table, Pause(ANN))
    assert error.value.code == "conflict"
    assert not world.get(table).state.paused
    assert world.get(table).state.match.rounds[0].actions == click.tokens
    assert world.messenger.heard[-1].repair
    await world.play(table)


async def test_what_nobody_knows_is_found_out_before_anything_else_is_done(world):
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    world.store.lost_answer = True
    with pytest.raises(StorageError):
        await world.tables.send(table, click)
    world.store.unreadable = 2
    for code in ("conflict", "unreachable"):  # of the first nobody knows, of the second that it was not done
        with pytest.raises(StorageError) as error:
            await world.tables.send(table, click)
        assert error.value.code == code
    with pytest.raises(TableError, match="stale"):
        await world.tables.send(table, click)
    assert world.get(table).state.match.rounds[0].actions == click.tokens


async def test_an_end_that_seemed_to_fail_is_found_again(world):
    from bot.tables.commands import ChannelGone

    table = await world.started(ANN, BEN)
    world.store.lost_answer = True
    with pytest.raises(StorageError):
        await world.tables.send(table, ChannelGone())
    with pytest.raises(StorageError):
        await world.tables.send(table, world.click(table, world.turn_person(table)))
    assert world.tables.get(table) is None
    assert await world.lobby(CLEO) != table


async def test_a_messenger_that_fails_stops_nothing(world, caplog):
    world.messenger.failing = True
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    assert (await world.tables.send(table, click)).snapshot.events
    assert "the messenger failed" in caplog.text
    await world.restart()
    assert world.get(table).state.match.rounds[0].actions == click.tokens


async def test_a_fault_of_our_own_is_answered_logged_and_survived(world, caplog, monkeypatch):
    from bot.tables import reducer

    table = await world.started(ANN, BEN)
    before = world.get(table).state

    def broken(draft, command):
        draft.tell("half-done")
        raise KeyError("a fault")

    with monkeypatch.context() as patch:
        patch.setitem(reducer._HANDLERS, VoteEnd, broken)
        with pytest.raises(TableError, match="internal"):
            await world.tables.send(table, VoteEnd(ANN))
    assert "KeyError" in caplog.text
    assert world.get(table).state is before
    await world.tables.send(table, VoteEnd(ANN))
    await world.play(table)


async def test_a_fault_in_a_tick_is_tried_again_ever_more_rarely(world, caplog, monkeypatch):
    from bot.tables import reducer
    from bot.tables.commands import Tick

    table = await world.started(ANN, BEN)
    calls = []

    def broken(draft, command):
        calls.append(world.clock.now())
        raise KeyError("a fault")

    good = reducer._HANDLERS[Tick]
    monkeypatch.setitem(reducer._HANDLERS, Tick, broken)
    start = world.clock.now() + 80
    await world.advance(80 + 1000)
    waits = [later - sooner for sooner, later in itertools.pairwise(calls)]
    assert calls[0] == start
    assert waits[:8] == [1, 2, 4, 8, 16, 32, 64, 64]
    assert (await world.play(table)).snapshot.events
    monkeypatch.setitem(reducer._HANDLERS, Tick, good)
    await world.advance(64 + 120)
    assert world.get(table).state.seats[world.get(table).turn].misses <= 1


async def test_a_tick_that_does_nothing_about_what_is_due_does_not_spin(world, caplog, monkeypatch):
    from bot.tables import reducer
    from bot.tables.commands import Tick

    await world.started(ANN, BEN)
    monkeypatch.setitem(reducer._HANDLERS, Tick, lambda tx, command: None)
    await world.advance(90)
    assert "something is due" in caplog.text


class Clumsy:
    """Computer players that fail or cheat."""

    def __init__(self, answer):
        self.answer = answer

    def choose(self, kind, view, rng):
        return self.answer(view)

    def suggest(self, view):
        return bot.players.suggest(view)


ANSWERS = {
    "nothing": lambda view: (),
    "of another seat": lambda view: (f"p{(view.seat + 1) % 2 + 1} pass",),
    "nonsense": lambda view: ("what",),
    "fault": lambda view: 1 / 0,
}


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
async def test_a_failing_computer_player_does_not_stop_the_table(make, answer, caplog):
    world = await make(players=Clumsy(answer))
    table = await world.started(ANN, computers=1)
    for _ in range(3):
        if world.get(table).turn == 0:
            await world.play(table)
    await world.advance(120)
    actions = world.get(table).state.match.rounds[0].actions
    assert any(action.startswith("p2") for action in actions)
    assert len(actions) >= 4
    assert "computer player failed" in caplog.text


@pytest.mark.parametrize("computers", [0, 1])
@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
async def test_a_suggestion_that_fails_pauses_the_table_and_is_not_tried_for_ever(make, answer, computers, caplog):
    """Whether for a computer player or for an absent person; who resumes has it tried once more."""
    clumsy = Clumsy(answer)
    clumsy.suggest = answer
    world = await make(players=clumsy)
    table = await world.started(ANN, *([] if computers else [BEN]), computers=computers)
    if computers and world.get(table).turn == 0:
        await world.play(table)
    await world.advance(120)
    assert world.get(table).state.paused == "player"
    assert caplog.text.count("the suggestion failed") == 1
    await world.advance(100_000)
    assert caplog.text.count("the suggestion failed") == 1
    await world.tables.send(table, Resume(ANN))
    await world.advance(130)
    assert caplog.text.count("the suggestion failed") == 2
    await world.tables.send(table, EndTable(MOD))
    assert world.get(table).state.end == "abandoned"


async def test_an_asker_who_gives_up_changes_nothing_about_the_move(world):
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    asked = asyncio.create_task(world.tables.send(table, click))
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.wait([asked])
    await world.settle()
    assert world.get(table).state.match.rounds[0].actions == click.tokens


async def test_opening_that_cannot_be_stored_leaves_no_table(world):
    world.store.codes = ["full"]
    with pytest.raises(StorageError):
        await world.tables.open(OpenTable(by=ANN, guild=GUILD, channel=CHANNEL, game="classic"))
    assert world.tables.all() == ()
    assert await world.lobby(ANN)


async def test_an_opening_whose_answer_was_lost_does_not_block_the_channel(world):
    world.store.lost_answer = True
    with pytest.raises(StorageError):
        await world.lobby(ANN)
    table = await world.lobby(BEN)
    assert [stored.table for stored in await world.store.live_tables()] == [table]


async def test_a_real_lock_on_the_file_is_refused_and_survived(make):
    from bot.app.store import BotStore

    world = await make()
    path = world.path
    await world.store.store.close()
    world.store.store = await BotStore.open(path, busy=0.01)
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    other = sqlite3.connect(path, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError) as error:
            await world.tables.send(table, click)
        assert error.value.code == "locked"
        other.execute("ROLLBACK")
    finally:
        other.close()
    await world.tables.send(table, click)
    before = world.get(table)
    await world.restart()
    assert comparable(world.get(table).state) == comparable(before.state)
    assert views(world.get(table)) == views(before)
