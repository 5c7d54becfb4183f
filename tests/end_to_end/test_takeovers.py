"""A process that has just taken over a shard: tables go on at once, and no click hears less than what is stored."""

import asyncio

import pytest

from bot.league.rows.scoreboards import Scoreboards
from bot.nights.rows import Nights
from storage import StorageError
from tests.box import follow_up
from tests.end_to_end.nights import open_tables, page, paged, press, small, start
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_scoreboard import scoreboards, switch
from tests.end_to_end.test_slow_games import slow
from tests.storage.places import on_one

pytestmark = on_one()
NOT_NOW = "Nothing has changed; try again in a moment."
FAULTS = (StorageError("damaged", reason="test"), StorageError("unreachable", reason="test"), ValueError("test"))


class Hesitating:
    """A read of the store that waits until it is let go; then it fails with what stands in `errors`, in their order."""

    def __init__(self, rows, name, monkeypatch) -> None:
        self.called, self.free, self.errors = asyncio.Event(), asyncio.Event(), []
        self._read = getattr(rows, name)
        monkeypatch.setattr(rows, name, self)

    async def __call__(self, *args):
        rows = await self._read(*args)
        self.called.set()
        await self.free.wait()
        if self.errors:
            raise self.errors.pop(0)
        return rows


async def take_over(world) -> None:
    """Let the process lose its shard and take it over again, as a process does that comes after another one."""
    owner = world.bot.owner
    async with owner._lock:  # no look comes in between
        owner.fence.drop(0)
        await owner.tenant.lost(0)
    await owner.step()
    await asyncio.gather(*owner._coming.values())


def loaders(world):
    return world.bot.services.nights.loader, world.bot.services.league.scoreboards.loader


def patient(world, seconds) -> None:
    for loader in loaders(world):
        loader.patience = seconds


async def final_text(world, interaction) -> str:
    """What a click is told in the end, whether or not it was acknowledged before."""
    answer = await interaction.done()
    return (await follow_up(interaction)).text if answer.kind == "acknowledged" else answer.message.text


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """Nobody sleeps between two attempts."""
    monkeypatch.setattr("bot.fleet.loading._AGAIN_SECONDS", 0.0)


async def unloaded(world, monkeypatch):
    """A night in its first round, of which the process that has just taken over its shard does not know yet."""
    host, *people = await small(world)
    await paged(world, "Tables done: 0 of 2")
    await world.settled()
    nights = Hesitating(world.bot.store.nights, "live", monkeypatch)
    await take_over(world)
    await nights.called.wait()
    return host, people, nights


async def hands(world, people) -> None:
    """Hold that the tables of the round are there, and that people see their hands."""
    assert len(open_tables(world)) == 2
    for person in people:
        snapshot = next(snapshot for snapshot in open_tables(world) if snapshot.seat_of(person.id) is not None)
        thread = world.box.guild.channels[snapshot.state.channel]
        await world.box.until(lambda thread=thread: world.boards(thread))
        assert "turn" in await final_text(world, await person.click(world.board(thread), "My hand"))


async def test_clicks_wait_for_tables_that_are_on_their_way_and_are_told_when_that_takes_too_long(
    world_on, monkeypatch
):
    table = await world_on.match("Ann", "Ben")
    await world_on.settled()
    owner = world_on.bot.owner
    may_act, arrived = owner.may_act, owner.arrived
    tables = Hesitating(world_on.bot.store, "live_tables", monkeypatch)
    coming = asyncio.ensure_future(take_over(world_on))
    await tables.called.wait()
    monkeypatch.setattr(owner, "may_act", lambda guild: may_act(guild, 0.0))
    monkeypatch.setattr(owner, "arrived", lambda guild: arrived(guild, 0.0))
    ann, ben = table.people
    assert NOT_NOW in await final_text(world_on, await ann.click(table.board, "My hand"))
    monkeypatch.setattr(owner, "arrived", lambda guild: arrived(guild, 3600.0))
    click = await ben.click(table.board, "My hand")
    tables.free.set()
    assert "turn" in await final_text(world_on, click)
    await coming


async def test_tables_go_on_at_once_and_the_night_s_clicks_once_it_is_loaded(world_on, monkeypatch):
    patient(world_on, 3600.0)
    host, people, nights = await unloaded(world_on, monkeypatch)
    nights.errors.extend(FAULTS)
    control = await host.click(page(world_on), "Host")
    table = await people[0].click(page(world_on), "To my table")
    await hands(world_on, [people[1], people[2]])
    assert not control.followups
    assert not table.followups
    nights.free.set()
    assert "Round 1" in await final_text(world_on, control)
    assert "Your table: <#" in await final_text(world_on, table)
    assert not nights.errors


async def test_nights_are_loaded_though_nobody_knows_just_then_whose_the_shard_is(world_on, monkeypatch):
    patient(world_on, 3600.0)
    host, _, nights = await unloaded(world_on, monkeypatch)
    fence = world_on.bot.store.fence
    with monkeypatch.context() as patched:
        patched.setattr(type(fence), "loud", False)
        nights.free.set()
        await world_on.bot.services.nights.loader.loaded(world_on.box.guild.id)
    assert "Round 1" in (await press(world_on, host, "Host")).text


async def test_who_has_waited_long_enough_is_asked_to_try_again(world_on, monkeypatch):
    patient(world_on, 0.0)
    host, _, nights = await unloaded(world_on, monkeypatch)
    for label in ("Host", "I'm in", "I'm out", "To my table"):
        assert NOT_NOW in (await press(world_on, host, label)).text
    assert NOT_NOW in (await start(world_on, host)).text
    assert NOT_NOW in (await world_on.private_answer(await host.command("night"))).text
    nights.free.set()
    await world_on.bot.services.nights.loader.all_loaded()
    assert "Round 1" in (await press(world_on, host, "Host")).text


async def test_no_night_begins_in_the_channel_of_another_that_is_not_loaded_yet(world_on, monkeypatch):
    """The database alone does not know of channels that a night was given."""
    patient(world_on, 3600.0)
    host = await boss(world_on)
    await start(world_on, host, channels=f"<#{world_on.box.talk.id}>")
    await paged(world_on, "In: 0")
    nights = Hesitating(world_on.bot.store.nights, "live", monkeypatch)
    await take_over(world_on)
    second = await host.command("night", world_on.box.talk, game="classic")
    nights.free.set()
    assert "then you begin" in (await world_on.private_answer(second)).text  # it is the page of the other one
    assert page(world_on, world_on.box.talk) is None


async def test_a_scoreboard_that_is_switched_off_in_the_first_moment_stays_off(world_on, monkeypatch):
    patient(world_on, 3600.0)
    host = await boss(world_on)
    await switch(world_on, host, channel=world_on.box.talk)
    boards = Hesitating(world_on.bot.store.scoreboards, "all", monkeypatch)
    await take_over(world_on)
    await boards.called.wait()
    off = await host.command("manage scoreboard", world_on.box.talk, switch="off")
    boards.free.set()
    assert "scoreboard is gone" in await final_text(world_on, off)
    await world_on.settled()
    assert scoreboards(world_on, world_on.box.talk) == []


async def test_a_scoreboard_waits_for_no_night_and_says_when_it_is_not_loaded_itself(world_on, monkeypatch):
    patient(world_on, 0.0)
    host, _, nights = await unloaded(world_on, monkeypatch)
    await world_on.box.until(lambda: world_on.bot.services.league.scoreboards.loader._tasks[0].done())
    assert "has a scoreboard now" in await switch(world_on, host, channel=world_on.box.talk)
    nights.free.set()
    boards = Hesitating(world_on.bot.store.scoreboards, "all", monkeypatch)
    await take_over(world_on)
    assert NOT_NOW in await switch(world_on, host, "off", channel=world_on.box.talk)
    boards.free.set()


async def test_the_league_answers_before_it_is_looked_at(world_on, monkeypatch):
    await take_over(world_on)
    league = Hesitating(world_on.bot.store.league.keeper, "wake_all", monkeypatch)
    await take_over(world_on)
    await league.called.wait()
    host = await boss(world_on)
    assert "league" in (await final_text(world_on, await host.command("league table"))).casefold()
    league.free.set()


async def test_somebody_is_forgotten_only_once_nights_are_loaded(world_on, monkeypatch):
    patient(world_on, 0.0)
    _, people, nights = await unloaded(world_on, monkeypatch)
    ben = people[0].id
    assert (await world_on.bot.orders.forget(ben)).open
    nights.free.set()
    await world_on.bot.services.nights.loader.all_loaded()
    assert not (await world_on.bot.orders.forget(ben)).open
    night = world_on.bot.services.nights.in_channel(world_on.box.guild.id, world_on.box.table.id)
    assert ben not in night.people()


@pytest.mark.parametrize("rows", [Nights, Scoreboards])
async def test_a_first_start_is_kept_up_by_no_feature_that_cannot_be_loaded(world_on, monkeypatch, rows):
    world = world_on
    host, *people = await small(world)
    await paged(world, "Tables done: 0 of 2")
    await world.settled()
    await world.stop()
    name = "live" if rows is Nights else "all"
    read, errors = getattr(rows, name), [*FAULTS]

    async def failing(self, *args):
        if errors:
            raise errors.pop(0)
        return await read(self, *args)

    monkeypatch.setattr(rows, name, failing)
    await world.start()
    await hands(world, people)
    patient(world, 3600.0)
    assert "Round 1" in (await press(world, host, "Host")).text
    await world.bot.services.league.scoreboards.loader.all_loaded()
    assert not errors


async def test_what_somebody_sets_while_settings_are_read_is_what_their_table_knows(world_on, monkeypatch):
    table = await slow(world_on, "Ann", "Ben")
    settings = Hesitating(world_on.bot.store.finding, "all_settings", monkeypatch)
    await take_over(world_on)
    await settings.called.wait()
    await world_on.pick(table.people[0], await world_on.mine(table.people[0], "Calls and turns"), "own", "direct")
    settings.free.set()
    await world_on.bot.services.player_times.settled()
    snapshot = world_on.bot.tables.in_channel(world_on.box.guild.id, table.channel.id)
    assert snapshot.state.seats[snapshot.seat_of(table.people[0].id)].times.turns == "direct"
