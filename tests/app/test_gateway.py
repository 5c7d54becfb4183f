"""What the gateway tells about guilds and channels, and what becomes of the tables."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.app.gateway import GatewayEvents
from bot.connection.references import ASLEEP
from bot.connection.shards import ShardStatus
from bot.tables.commands import ChannelGone, Pause, Refs, Resume
from tests.play.fakes import CHANNEL, GUILD, FakeTables
from tests.play.fakes import snapshot as at


class Watched:
    """Stands in for the messenger."""

    def __init__(self) -> None:
        self.refreshed, self.holds, self.reopened, self.gone = [], [], [], []

    def deleted(self, snapshot, messages) -> None:
        self.gone.append((snapshot.id, set(messages)))

    def reopen(self, snapshot) -> None:
        self.reopened.append(snapshot.id)

    def refresh(self, guild: int) -> None:
        self.refreshed.append(guild)

    def retry(self, holds) -> None:
        self.holds.append(holds)


def server(guild, *channels):
    """A guild that names these channels and threads."""
    named = {channel: SimpleNamespace(id=channel) for channel in channels or (CHANNEL,)}
    return SimpleNamespace(id=guild, unavailable=False, get_channel_or_thread=named.get)


def heard(*snapshots, guilds=(GUILD,)):
    bot = SimpleNamespace(guilds=[server(guild) for guild in guilds], shard_count=None)
    tables, messenger = FakeTables(*snapshots), Watched()
    bot.get_guild = lambda number: next((guild for guild in bot.guilds if guild.id == number), None)
    return GatewayEvents(bot, ShardStatus(bot), tables, messenger), tables, messenger


def thread(guild=GUILD, number=CHANNEL, **about):
    """A thread that was changed."""
    metadata = {"archived": False, "locked": False, **about}
    return SimpleNamespace(guild_id=guild, thread_id=number, data={"thread_metadata": metadata})


GUILD_OBJECT = SimpleNamespace(id=GUILD)


async def test_a_table_sleeps_while_the_bot_is_out_of_its_guild_and_wakes_as_it_was():
    events, tables, messenger = heard(at(7))
    await events.on_guild_remove(GUILD_OBJECT)
    await events.on_guild_remove(GUILD_OBJECT)
    assert [type(command) for command in tables.sent] == [Pause, Refs]
    assert tables.all()[0].state.refs[ASLEEP] == "playing"
    await events.on_guild_join(GUILD_OBJECT)
    assert [type(command) for command in tables.sent[2:]] == [Refs, Resume]
    assert ASLEEP not in tables.all()[0].state.refs
    assert messenger.refreshed == [GUILD]


async def test_a_table_that_its_players_paused_stays_paused():
    events, tables, _ = heard(at(7, paused="player"))
    await events.on_guild_remove(GUILD_OBJECT)
    await events.on_guild_join(GUILD_OBJECT)
    assert [type(command) for command in tables.sent] == [Refs, Refs]


async def test_another_guild_wakes_and_lets_sleep_nobody_here():
    events, tables, _ = heard(at(7))
    await events.on_guild_remove(SimpleNamespace(id=99))
    await events.on_guild_join(SimpleNamespace(id=99))
    assert tables.sent == []


@pytest.mark.parametrize(("guilds", "kinds"), [((), [Pause, Refs]), ((GUILD,), [])])
async def test_a_start_finds_out_which_guilds_were_left_meanwhile(guilds, kinds):
    events, tables, _ = heard(at(7), guilds=guilds)
    await events.on_shard_ready(0)
    assert [type(command) for command in tables.sent] == kinds


async def test_a_table_ends_with_its_channel_or_thread_and_with_no_other():
    events, tables, _ = heard(at(7))
    await events.on_guild_channel_delete(SimpleNamespace(id=CHANNEL + 1, guild=GUILD_OBJECT))
    await events.on_raw_thread_delete(SimpleNamespace(guild_id=99, thread_id=CHANNEL))
    assert tables.sent == []
    await events.on_raw_thread_delete(SimpleNamespace(guild_id=GUILD, thread_id=CHANNEL))
    assert tables.sent == [ChannelGone()]


async def test_what_may_be_allowed_now_is_tried_again_there_and_nowhere_else():
    events, _, messenger = heard(at(7))
    here = SimpleNamespace(id=CHANNEL, guild=GUILD_OBJECT)
    await events.on_raw_thread_update(thread())
    listeners = dict(events.get_listeners())
    for event in ("on_guild_channel_update", "on_guild_role_update", "on_member_update"):
        await listeners[event](here, here)
    await events.on_shard_resumed(0)
    tables = at(7), at(7, channel=CHANNEL + 1), at(7, guild=99)
    held = [[holds(table) for table in tables] for holds in messenger.holds]
    guild_wide = [True, True, False]
    assert held == [[True, False, False], guild_wide, guild_wide, guild_wide, [True, True, True]]


async def test_a_line_is_down_until_the_guilds_are_known_and_while_the_connection_is_lost():
    guild = server(GUILD)
    bot = SimpleNamespace(guilds=[guild], shard_count=1)
    bot.get_guild = lambda number: guild if number == GUILD else None
    shards, tables, messenger = ShardStatus(bot), FakeTables(at(7)), Watched()
    events = GatewayEvents(bot, shards, tables, messenger)
    assert shards.cut_off(GUILD)
    await events.on_shard_ready(0)
    assert not shards.cut_off(GUILD)
    await events.on_shard_disconnect(0)
    assert shards.cut_off(GUILD)
    await events.on_shard_resumed(0)
    assert not shards.cut_off(GUILD)
    guild.unavailable = True
    assert shards.cut_off(GUILD)
    assert not shards.cut_off(99)
    guild.unavailable = False
    await events.on_guild_available(guild)
    assert tables.gone_on == [{GUILD, 99}, {GUILD, 99}, {GUILD}]
    assert [holds(at(7)) for holds in messenger.holds] == [True, True]
    assert [holds(at(7, guild=99)) for holds in messenger.holds] == [True, False]


async def test_a_thread_that_a_start_does_not_find_is_looked_for():
    events, tables, messenger = heard(at(7))
    events._bot.guilds = [server(GUILD, CHANNEL + 1)]
    await events.on_guild_join(GUILD_OBJECT)
    assert messenger.reopened == [at().id]
    events._bot.guilds[0].unavailable = True  # it names nothing at all
    await events.on_guild_join(GUILD_OBJECT)
    tables.put(at(8, phase="over"))
    events._bot.guilds[0].unavailable = False
    await events.on_guild_join(GUILD_OBJECT)
    assert len(messenger.reopened) == 1


async def test_a_table_sleeps_while_its_thread_is_locked():
    events, tables, _ = heard(at(7))
    await events.on_raw_thread_update(thread(archived=True, locked=True))
    assert tables.all()[0].state.refs[ASLEEP] == "playing"
    await events.on_raw_thread_update(thread(locked=True))
    assert ASLEEP not in tables.all()[0].state.refs


async def test_a_thread_that_is_archived_is_opened_while_its_table_lives():
    events, tables, messenger = heard(at(7))
    await events.on_raw_thread_update(thread(archived=True, locked=True))
    await events.on_raw_thread_update(thread(archived=True, number=CHANNEL + 1))
    await events.on_raw_thread_update(thread())
    assert messenger.reopened == []
    await events.on_raw_thread_update(thread(archived=True))
    assert messenger.reopened == [at().id]
    tables.put(at(8, phase="over"))
    await events.on_raw_thread_update(thread(archived=True))
    assert len(messenger.reopened) == 1


async def test_a_thread_to_which_the_bot_is_added_is_tried_again():
    events, _, messenger = heard(at(7))
    await events.on_thread_join(SimpleNamespace(id=CHANNEL, guild=GUILD_OBJECT))
    assert messenger.holds[0](at(7))


async def test_each_shard_is_told_of_its_own_guilds_and_of_no_others():
    first, second = 4 << 22, 5 << 22  # the second is the other shard's
    bot = SimpleNamespace(guilds=[], shard_count=2, get_guild=lambda _: None)
    shards, tables = ShardStatus(bot), FakeTables(at(7, guild=first, id="a"), at(7, guild=second, id="b"))
    events = GatewayEvents(bot, shards, tables, Watched())
    waiting = asyncio.create_task(shards.wait_for(second))
    await events.on_shard_ready(0)
    assert [shards.cut_off(guild) for guild in (first, second)] == [False, True]
    assert {table for table, _ in tables.sent_to} == {"a"}  # who is not in the guild any more
    assert not waiting.done()
    await events.on_shard_ready(1)
    await waiting
    assert {table for table, _ in tables.sent_to} == {"a", "b"}
    await events.on_shard_disconnect(0)
    assert [shards.cut_off(guild) for guild in (first, second)] == [True, False]


async def test_a_line_that_is_silent_is_asked_and_counts_as_lost_until_it_is_heard_again(monkeypatch):
    guild, asked = server(GUILD), []
    beat = SimpleNamespace(_last_recv=100.0, _last_send=100.0, get_payload=lambda: "a heartbeat")
    line = SimpleNamespace(_keep_alive=beat)
    shard = SimpleNamespace(_parent=SimpleNamespace(ws=line))
    bot = SimpleNamespace(guilds=[guild], shard_count=1, get_guild=lambda _: guild, get_shard=lambda _: shard)
    shards, tables = ShardStatus(bot), FakeTables(at(7))
    events = GatewayEvents(bot, shards, tables, Watched())
    await events.on_shard_ready(0)

    async def send(payload):
        asked.append(payload)

    line.send_heartbeat = send

    async def silent_at(now: float) -> bool:
        monkeypatch.setattr("bot.connection.discord_internals.time.perf_counter", lambda: now)
        await events.listen_for_silence()
        return shards.cut_off(GUILD)

    assert not await silent_at(110.0)
    assert not asked
    assert not await silent_at(115.0)
    assert (asked, beat._last_send) == (["a heartbeat"], 115.0)
    assert not await silent_at(120.0)
    assert await silent_at(121.0)
    assert await silent_at(130.0)
    beat._last_recv = 131.0
    assert not await silent_at(132.0)
    assert len(tables.gone_on) == 2  # when it was ready, and when it was heard again
    assert await silent_at(300.0)
    await events.on_shard_disconnect(0)
    beat._last_recv = 301.0
    assert await silent_at(302.0)  # discord.py has noticed by now, and says itself when the line is back


async def test_messages_that_are_deleted_in_a_tables_channel_are_told_of():
    events, _, messenger = heard(at(7))
    message = SimpleNamespace(guild_id=GUILD, channel_id=CHANNEL, message_id=100)
    many = SimpleNamespace(guild_id=GUILD, channel_id=CHANNEL, message_ids={100, 101})
    elsewhere = SimpleNamespace(guild_id=GUILD, channel_id=CHANNEL + 1, message_id=100)
    direct = SimpleNamespace(guild_id=None, channel_id=5, message_id=100)
    for payload in (message, elsewhere, direct):
        await events.on_raw_message_delete(payload)
    await events.on_raw_bulk_message_delete(many)
    assert messenger.gone == [(at().id, {100}), (at().id, {100, 101})]
