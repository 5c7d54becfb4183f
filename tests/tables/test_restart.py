"""Restarts: wherever the process is killed, the table goes on at the very move where it stopped."""

import random

import msgspec
import pytest

from bot.games.record import decode
from bot.games.registry import GAMES
from bot.games.verify import verify
from bot.tables.commands import Act, NextRound, OpenTable, Refs, Return, VoteEnd
from storage.values import LogEntry, TableChange
from tests.luck import each_family, part_of

from .world import ANN, BEN, CHANNEL, CLEO, GUILD, comparable, views

pytestmark = pytest.mark.slow


async def same_after_restart(world, table, *, kill=True):
    before = world.get(table)
    report = await world.restart(kill=kill)
    assert report.broken == ()
    after = world.get(table)
    assert comparable(after.state) == comparable(before.state)
    assert views(after) == views(before)
    assert [after.legal(seat) for seat in range(len(after.state.seats))] == [
        before.legal(seat) for seat in range(len(before.state.seats))
    ]
    assert [heard.id for heard in world.messenger.heard if heard.repair] == [table]


@pytest.mark.parametrize("kill", [True, False], ids=["killed", "closed"])
async def test_a_match_survives_a_restart_after_every_move(world, kill):
    table = await world.started(ANN, BEN, computers=1, clock="30s", refs={"board": 77})
    for _ in range(part_of(60, 30)):
        state = world.get(table).state
        if state.phase == "over":
            break
        if state.phase == "between":
            await world.tables.send(table, NextRound(ANN))
            await same_after_restart(world, table, kill=kill)
            await world.tables.send(table, NextRound(BEN))
        else:
            await world.play(table)
        await same_after_restart(world, table, kill=kill)
        await world.settle()
    assert world.get(table).state.refs == {"board": 77}


async def test_a_match_from_before_sets_had_editions_goes_on_with_its_set(world, monkeypatch):
    with monkeypatch.context() as before:
        before.setattr(GAMES["uno"], "editions", 1)
        table = await world.started(ANN, BEN, game="uno", clock="off", options={"target": 0})
        await world.restart(kill=True)
    for _ in range(1000):
        if world.get(table).state.phase == "over":
            break
        await world.play(table)
        await world.settle()
    (old,) = [decode(match.record) for match in await world.matches()]
    verify(old)
    assert old.edition is msgspec.UNSET
    later = await world.started(ANN, BEN, game="uno", clock="off", options={"target": 0}, channel=CHANNEL + 1)
    await world.restart(kill=True)
    assert world.get(later).state.match.edition == 2


@pytest.mark.parametrize("game", each_family(GAMES))
async def test_every_game_is_played_to_the_end_of_a_round_over_restarts(world, game):
    import bot.players

    table = await world.started(ANN, BEN, computers=1, game=game, clock="off")
    rng = random.Random(game)
    for number in range(1000):
        snapshot = world.get(table)
        if snapshot.state.phase != "playing":
            break
        if number % 10 == 0:
            await same_after_restart(world, table)
            await world.settle()
            continue
        person = world.turn_person(table)
        seat = snapshot.seat_of(person.id)
        tokens = bot.players.choose("random", snapshot.view(seat), rng)
        await world.tables.send(table, Act(person, snapshot.seat_version(seat), tokens))
        await world.settle()
    assert world.get(table).summary is not None
    await same_after_restart(world, table)


async def test_a_click_from_before_the_restart_still_counts(world):
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    await world.restart(away=10)
    assert (await world.tables.send(table, click)).snapshot.events


@pytest.mark.parametrize("moves", range(4))
async def test_killed_between_commit_and_publish_the_move_has_happened(world, moves):
    table = await world.started(ANN, BEN)
    for _ in range(moves):
        await world.play(table)
    click = world.click(table, world.turn_person(table))
    heard = len(world.messenger.heard)
    world.store.dying = True
    import asyncio

    asker = asyncio.create_task(world.tables.send(table, click))
    await asyncio.wait([world.tables._tables[table]._task])
    asker.cancel()
    assert len(world.messenger.heard) == heard
    await world.restart()
    actions = world.get(table).state.match.rounds[0].actions
    assert len(actions) == moves + 1
    assert actions[-1] == click.tokens[0]


async def test_killed_before_the_commit_nothing_has_happened(world):
    table = await world.started(ANN, BEN)
    before = world.get(table)
    await world.restart()
    assert views(world.get(table)) == views(before)
    assert world.get(table).state.match == before.state.match


async def test_a_lobby_an_ended_table_and_votes_survive(world):
    lobby = await world.lobby(ANN, BEN, channel=3)
    table = await world.started(ANN, BEN, CLEO)
    await world.tables.send(table, VoteEnd(ANN))
    await world.tables.send(table, Refs({"board": 5, "ping": 6}))
    await world.tables.send(table, Refs({"ping": None}))
    ended = await world.started(ANN, BEN, channel=4)
    await world.tables.send(ended, VoteEnd(ANN))
    await world.tables.send(ended, VoteEnd(BEN))
    before = {snapshot.id: snapshot for snapshot in world.tables.all()}
    report = await world.restart()
    assert (report.tables, report.broken) == (3, ())
    for name in (lobby, table, ended):
        assert comparable(world.get(name).state) == comparable(before[name].state)
    assert world.get(table).state.refs == {"board": 5}
    assert world.tables.in_channel(GUILD, 3).id == lobby
    assert {snapshot.id for snapshot in world.tables.of_person(CLEO.id)} == {table}


async def test_a_broken_table_stops_no_other_and_is_set_aside(world):
    good = await world.started(ANN, BEN, channel=3)
    bad = await world.started(ANN, BEN)
    (stored,) = [row for row in await world.store.live_tables() if row.table == bad]
    await world.tables.close()
    change = TableChange(
        bad, GUILD, CHANNEL, "live", stored.header, (LogEntry("act", "p9 fly"),), expect=len(stored.log)
    )
    await world.store.store.save(change)
    report = await world.restart()
    assert (report.tables, report.broken) == (1, (bad,))
    assert world.get(good).turn is not None
    assert bad in {row.table for row in await world.store.live_tables()}
    opened = await world.tables.open(OpenTable(by=CLEO, guild=GUILD, channel=CHANNEL, game="classic"))
    assert [event.code for event in opened.events] == ["set-aside"]
    fresh = opened.id
    assert world.tables.in_channel(GUILD, CHANNEL).id == fresh
    kept = {row.table: row for row in await world.store.live_tables()}
    assert kept[bad].channel < 0
    assert (kept[bad].header, kept[bad].log[: len(stored.log)]) == (stored.header, stored.log)
    report = await world.restart()
    assert (report.tables, report.broken) == (2, (bad,))
    assert world.tables.in_channel(GUILD, CHANNEL).id == fresh


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "[]",
        lambda text: text.replace('"channel":800000000000000001', '"channel":1'),
        lambda text: text.replace('"series":1', '"series":1,"format":9'),
        lambda text: text.replace('"log_length":', '"log_length":1'),
        lambda text: text.replace('"classic"', '"chess"'),
        lambda text: text.replace('"phase":"playing"', '"phase":"over","end":"target"'),
    ],
)
async def test_headers_that_cannot_be_are_reported(world, damage):
    table = await world.started(ANN, BEN)
    (stored,) = await world.store.live_tables()
    await world.tables.close()
    assert damage(stored.header) != stored.header
    await world.store.store.save(TableChange(table, GUILD, CHANNEL, "live", damage(stored.header)))
    report = await world.restart()
    assert (report.tables, report.broken) == (0, (table,))


@pytest.mark.parametrize("playing", [False, True])
async def test_a_table_from_before_an_option_existed_has_it_at_its_default(world, playing):
    """Classic domino got `hands` (CL-7) when tables were stored already."""
    table = await (world.started if playing else world.lobby)(ANN, BEN, options={"hands": 0})
    (before,) = await world.store.live_tables()
    await world.tables.close()
    header = before.header.replace(',"hands":0', "")
    assert header != before.header
    await world.store.store.save(TableChange(table, GUILD, CHANNEL, "live", header, expect=len(before.log)))
    assert (await world.restart()).broken == ()
    assert world.get(table).state.options["hands"] == 0


async def test_a_table_played_by_computers_goes_on_with_them_after_a_restart(world):
    table = await world.started(ANN, computers=3)
    while world.get(table).turn == 0:
        await world.tables.send(table, world.click(table, ANN))
    before = world.get(table).state.version
    await world.restart()
    await world.settle()
    assert world.get(table).state.version > before
    assert world.get(table).turn == 0 or world.get(table).state.phase == "between"
    await world.tables.send(table, Return(ANN))


async def test_after_close_nothing_is_answered(world):
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    await world.tables.close()
    from bot.tables import TableError
    from bot.tables.commands import OpenTable

    for call in (
        world.tables.send(table, click),
        world.tables.open(OpenTable(by=ANN, guild=1, channel=1, game="classic")),
    ):
        with pytest.raises(TableError, match="gone"):
            await call


async def test_close_carries_out_what_waits(world):
    import asyncio

    table = await world.started(ANN, BEN)
    asked = asyncio.create_task(world.tables.send(table, world.click(table, world.turn_person(table))))
    await asyncio.sleep(0)
    await world.tables.close()
    assert (await asked).snapshot.events
    await world.restart(kill=False)
    assert len(world.get(table).state.match.rounds[0].actions) == 1


async def test_a_stored_header_never_holds_the_match(world):
    table = await world.started(ANN, BEN)
    await world.play(table)
    (stored,) = await world.store.live_tables()
    assert '"match"' not in stored.header
    assert '"offers"' not in stored.header
    assert len(stored.header) < 2000
    assert isinstance(world.click(table, world.turn_person(table)), Act)
