"""What is promised before a deal: stored, kept over restarts, fresh; and tables from before there were promises."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.games.match import to_record
from bot.games.shuffle import commitment
from bot.games.verify import verify
from bot.tables import TableError
from bot.tables.commands import Cut, EndTable, StartMatch
from storage import StorageError
from storage.values import LogEntry, TableChange

from .cutting import dealt_next, played_out, words
from .world import ANN, BEN, GUILD, MOD

STORED = Path(__file__).parent / "stored_before_cuts.jsonl"


# The promise


async def test_the_promise_stands_before_the_deal_and_the_deal_keeps_it(world):
    table = await world.lobby(ANN, BEN, clock="off")
    promise = world.get(table).promise
    await world.tables.send(table, StartMatch(ANN))
    first = world.get(table)
    assert first.state.match.rounds[0].commitment == first.commitment == promise
    assert first.promise is None
    between = await played_out(world, table)
    assert between.state.phase == "between"
    assert between.promise not in (None, promise)
    assert (await dealt_next(world, table, ANN, BEN)).commitment == between.promise


async def test_what_is_promised_is_stored_and_told_to_nobody(world):
    """The log has the seed before anybody hears of its SHA-256; no view and no header has it."""
    table = await world.lobby(ANN, BEN)
    (stored,) = await world.store.live_tables()
    ((kind, seed),) = [(entry.kind, entry.body) for entry in stored.log]
    assert kind == "promise"
    assert commitment(bytes.fromhex(seed)) == world.get(table).promise
    assert seed not in stored.header


@pytest.mark.parametrize("phase", ["lobby", "between", "over"])
@pytest.mark.parametrize("kill", [True, False], ids=["killed", "closed"])
async def test_a_restart_between_promise_and_deal_keeps_both_promise_and_cuts(world, phase, kill):
    table = await world.lobby(ANN, BEN, clock="off", options={"hands": 3 if phase == "between" else 1})
    if phase != "lobby":
        await world.tables.send(table, StartMatch(ANN))
        assert (await played_out(world, table)).state.phase == phase
    for person, word in ((BEN, "zebra"), (ANN, "ő 7"), (BEN, "apple")):
        await world.tables.send(table, Cut(person, word))
    promise = world.get(table).promise
    for _ in range(2):
        assert (await world.restart(kill=kill)).broken == ()
        assert (world.get(table).promise, words(world, table)) == (promise, [("p1", "ő 7"), ("p2", "apple")])
    if phase == "between":
        await dealt_next(world, table, ANN, BEN)
    else:
        await (world.tables.send(table, StartMatch(ANN)) if phase == "lobby" else world.rematch(table))
    dealt = world.get(table).state.match.rounds[-1]
    assert dealt.commitment == promise
    assert list(dealt.cuts.items()) == [("p1", "ő 7"), ("p2", "apple")]
    await world.restart(kill=kill)
    assert world.get(table).state.match.rounds[-1] == dealt


async def test_killed_between_commit_and_answer_the_promise_stands(world):
    world.store.dying = True
    with pytest.raises(asyncio.CancelledError):
        await world.lobby(ANN)
    (stored,) = await world.store.live_tables()
    await world.restart()
    assert world.get(stored.table).promise == commitment(bytes.fromhex(stored.log[0].body))


async def test_where_the_promise_cannot_be_stored_nobody_hears_of_it(world):
    world.store.codes = ["full"]
    with pytest.raises(StorageError):
        await world.lobby(ANN)
    assert world.messenger.heard == []
    assert await world.store.live_tables() == []


async def test_a_seed_is_fresh(world):
    """A machine whose chance repeats itself stops the table, and its next try is another."""
    table = await world.started(ANN, BEN, clock="off")
    first = bytes.fromhex(world.get(table).state.match.rounds[0].seed)
    world.seeds = [first, b"\1" * 32]
    with pytest.raises(TableError) as refused:
        await played_out(world, table)
    assert refused.value.code == "internal"
    assert world.get(table).state.phase == "playing"
    assert (await played_out(world, table)).promise == commitment(b"\1" * 32)


# Tables from before


def stored_tables():
    return [json.loads(line) for line in STORED.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("number", range(4))
async def test_a_table_from_before_there_were_promises_goes_on(world, number):
    """Written by the version before: a lobby, a second round, a pause between rounds, an ended match."""
    old = stored_tables()[number]
    log = tuple(LogEntry(*entry) for entry in old["log"])
    assert {entry.kind for entry in log} <= {"round", "act", "note"}
    table, channel = old["table"], old["channel"]
    await world.store.store.save(TableChange(table, GUILD, channel, "live", old["header"], log))
    assert (await world.restart()).broken == ()
    restored = world.get(table)
    assert (restored.promise is None) == (restored.state.phase == "playing")
    assert (await world.restart()).broken == ()
    assert world.get(table).promise == restored.promise
    if restored.state.phase == "lobby":
        await world.tables.send(table, StartMatch(ANN))
    elif restored.state.phase == "between":
        await world.tables.send(table, Cut(BEN, "new"))
        await dealt_next(world, table, ANN, BEN)
    elif restored.state.phase == "over":
        await world.rematch(table)
    await world.settle()
    if restored.promise:
        assert world.get(table).commitment == restored.promise
    if (await played_out(world, table)).state.phase == "between":
        await world.tables.send(table, EndTable(MOD))
    verify(to_record(world.get(table).state.match))
