"""The gateway: greeting, compression, intents, heartbeats, resume, and what closes a connection."""

import asyncio
import json
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import ClientRefusedError, ManualClock, Rates, Sandbox
from bot.sandbox.model import Command
from tests.sandbox.bots import TinyBot, running
from tests.sandbox.raw import Api, RawGateway

GUILDS, MESSAGES, CONTENT = 1, 1 << 9, 1 << 15


async def test_the_greeting(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        ready = await gateway.identify()
        guild = await gateway.until("GUILD_CREATE")
    assert ready["user"]["mfa_enabled"] is True
    assert ready["resume_gateway_url"] == box.gateway_url
    assert ready["guilds"] == [{"id": str(box.guild.id), "unavailable": True}]
    assert [c["name"] for c in guild["channels"]] == ["table", "talk"]
    assert [c["name"] for c in guild["threads"]] == ["side table"]
    assert [m["user"]["username"] for m in guild["members"]] == ["Boneyard"]
    assert guild["member_count"] == 7


@pytest.mark.parametrize("compress", [None, "zlib-stream"])
async def test_compression_keeps_one_context(box: Sandbox, compress: str | None) -> None:
    async with RawGateway(box, compress) as gateway:
        await gateway.identify()
        await gateway.until("GUILD_CREATE")
        for number in range(3):
            channel = box.world.add_channel(box.guild, f"room{number}")
            assert (await gateway.until("CHANNEL_CREATE"))["id"] == str(channel.id)


async def test_zstd_is_spoken_where_it_is_installed(box: Sandbox) -> None:
    zstandard = pytest.importorskip("zstandard", reason="discord.py asks for it only where it is installed")
    url = f"{box.gateway_url}?v=10&encoding=json&compress=zstd-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        frame = await socket.receive_bytes()
    assert json.loads(zstandard.ZstdDecompressor().decompressobj().decompress(frame))["op"] == 10


async def test_identify_as_a_binary_frame(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        assert (await gateway.identify(binary=True))["v"] == 10


async def test_heartbeats_are_acknowledged(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        await gateway.get()
        await gateway.send(1, None)
        assert (await gateway.get())["op"] == 11


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"token": "wrong"}, 4004), ({"intents": 1 << 30}, 4013), ({"intents": CONTENT}, 4014),
        ({"intents": None}, 4013), ({"shard": [2, 2]}, 4010), ({"properties": None}, 4002),
        ({"intents": True}, 4013), ({"intents": -1}, 4013), ({"shard": ["0", 1]}, 4010), ({"shard": [0]}, 4010),
        ({"shard": 5}, 4010), ({"shard": [True, 2]}, 4010), ({"shard": [0, 1, 2]}, 4010),
    ],
)  # fmt: skip
async def test_identify_that_is_refused(box: Sandbox, changes: dict[str, Any], code: int) -> None:
    async with RawGateway(box) as gateway:
        await gateway.get()
        await gateway.send_identify(**changes)
        assert await gateway.closed() == code
    assert not box.online


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", 4002), ('{"op":99}', 4001), ("[]", 4002), ('{"op":2,"d":{}}', 4005), ('{"op":6,"d":{}}', 4005),
        ("[" * 4000, 4002), ('{"op":"1"}', 4001), ('{"op":8}', 4002), ('{"op":8,"d":[]}', 4002),
        ('{"op":8,"d":{"guild_id":"x"}}', 4002), ('{"op":8,"d":{"guild_id":"1","query":5}}', 4002),
        ('{"op":8,"d":{"guild_id":"1","user_ids":[{}]}}', 4002), ('{"op":8,"d":{"guild_id":"1","limit":"9"}}', 4002),
        (f'{{"op":8,"d":{{"guild_id":{"9" * 4000}}}}}', 4002),
        ('{"op":3,"d":"' + "x" * 4096 + '"}', 4002),
    ],
)  # fmt: skip
async def test_frames_that_close_a_connection(box: Sandbox, frame: str, code: int) -> None:
    async with RawGateway(box) as gateway:
        await gateway.identify()
        await gateway.socket.send_str(frame)
        assert await gateway.closed() == code


async def test_nothing_may_come_before_identify(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        await gateway.get()
        await gateway.send(3, {"status": "online"})
        assert await gateway.closed() == 4003


async def test_too_many_frames(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        await gateway.get()
        for _ in range(121):
            await gateway.send(1, None)
        assert await gateway.closed() == 4008


async def test_only_intents_bring_messages(box: Sandbox) -> None:
    ann = box.person("Ann")
    async with RawGateway(box) as quiet, RawGateway(box) as told:
        await quiet.identify(intents=GUILDS)
        await told.identify(intents=GUILDS | MESSAGES)
        said = await ann.say("hello")
        await ann.delete(said)
        box.world.add_channel(box.guild, "end")
        seen = await told.until("MESSAGE_CREATE")
        assert (seen["id"], seen["content"]) == (str(said.id), "")
        assert (await told.until("MESSAGE_DELETE"))["id"] == str(said.id)
        names: list[str] = []
        while not names or names[-1] != "CHANNEL_CREATE":
            names.append((await quiet.get())["t"])
    assert names == ["GUILD_CREATE", "CHANNEL_CREATE"]


async def test_content_comes_with_its_intent() -> None:
    async with Sandbox(privileged_intents=True) as box, RawGateway(box) as gateway:
        await gateway.identify(intents=GUILDS | MESSAGES | CONTENT)
        await box.person("Ann").say("hello")
        assert (await gateway.until("MESSAGE_CREATE"))["content"] == "hello"


async def test_channels_threads_and_guilds_are_told(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        await gateway.identify()
        thread = box.add_thread("corner")
        assert (await gateway.until("THREAD_CREATE"))["parent_id"] == str(box.table.id)
        box.faults.archive(thread, locked=True)
        changed = (await gateway.until("THREAD_UPDATE"))["thread_metadata"]
        assert (changed["archived"], changed["locked"]) == (True, True)
        box.faults.delete_channel(thread)
        assert (await gateway.until("THREAD_DELETE"))["id"] == str(thread.id)
        box.faults.delete_channel(box.talk)
        assert (await gateway.until("CHANNEL_DELETE"))["id"] == str(box.talk.id)
        box.faults.remove_bot(box.guild)
        assert await gateway.until("GUILD_DELETE") == {"id": str(box.guild.id)}
        box.faults.add_bot(box.guild)
        assert (await gateway.until("GUILD_CREATE"))["id"] == str(box.guild.id)


async def test_shards_get_their_own_guilds(box: Sandbox) -> None:
    other = box.add_guild("Other")
    for number in (0, 1):
        async with RawGateway(box) as gateway:
            ready = await gateway.identify(shard=[number, 2])
            mine = {g.id for g in (box.guild, other) if (g.id >> 22) % 2 == number}
            assert {int(g["id"]) for g in ready["guilds"]} == mine


async def test_members_can_be_asked_for(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        await gateway.identify()
        await gateway.send(8, {"guild_id": str(box.guild.id), "query": "be", "limit": 5, "nonce": "n"})
        chunk = await gateway.until("GUILD_MEMBERS_CHUNK")
    assert [m["user"]["global_name"] for m in chunk["members"]] == ["Ben"]
    assert chunk["nonce"] == "n"


@pytest.mark.parametrize(
    ("query", "code"),
    [("", 4012), ("?v=9", 4012), ("?v=x&encoding=json", 4012), ("?v=10&encoding=etf", 4002)],
)
async def test_versions_and_encodings_that_are_not_spoken(box: Sandbox, query: str, code: int) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(box.gateway_url + query) as socket:
        frame = await socket.receive(timeout=5)
        assert (frame.type, socket.close_code) == (aiohttp.WSMsgType.CLOSE, code)


async def test_a_large_payload_up_to_the_limit(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        await gateway.identify()
        frame = '{"op":3,"d":""}'
        await gateway.socket.send_str(frame.replace('""', '"' + "x" * (4096 - len(frame)) + '"'))
        await gateway.send(1, None)
        while (await gateway.get())["op"] != 11:
            pass


async def test_the_bot_hears_of_its_own_member(box: Sandbox) -> None:
    role = box.world.add_role(box.guild, "Hosts")
    async with RawGateway(box) as gateway:
        await gateway.identify()
        box.world.set_roles(box.guild, box.person("Ben").user, [role])
        box.world.set_roles(box.guild, box.world.bot, [role])
        told = await gateway.until("GUILD_MEMBER_UPDATE")
    assert (told["user"]["id"], told["roles"]) == (str(box.world.bot.id), [str(role.id)])


# shards


async def test_identify_one_by_one() -> None:
    clock = ManualClock()
    rates = Rates.free(identify=(1, 5.0))
    async with (
        Sandbox(clock=clock, rates=rates, shards=2) as box,
        RawGateway(box) as first,
        RawGateway(box) as second,
    ):
        await first.identify(shard=[0, 2])
        await second.get()
        await second.send_identify(shard=[1, 2])
        refused = await second.get()
        assert (refused["op"], refused["d"]) == (9, False)
        clock.advance(5.0)
        await second.send_identify(shard=[1, 2])
        assert (await second.until("READY"))["shard"] == [1, 2]


async def test_as_many_at_once_as_max_concurrency() -> None:
    rates = Rates.free(identify=(2, 5.0))
    async with Sandbox(clock=ManualClock(), rates=rates, shards=4) as box, Api(box) as api:
        _, told, _ = await api.call("GET", "/gateway/bot")
        assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (4, 2)
        async with RawGateway(box) as first, RawGateway(box) as second, RawGateway(box) as third:
            await first.identify(shard=[0, 4])
            await second.identify(shard=[1, 4])
            await third.get()
            await third.send_identify(shard=[2, 4])
            assert (await third.get())["op"] == 9
        _, told, _ = await api.call("GET", "/gateway/bot")
        assert told["session_start_limit"]["remaining"] == 998


class TinyShards(discord.AutoShardedClient):
    """The real client with shards."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, **options)
        self.heard: list[tuple[int | None, int]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here; a test needn't."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        assert interaction.guild is not None
        self.heard.append((interaction.guild.shard_id, interaction.guild.id))
        await interaction.response.send_message("heard")


@pytest.mark.parametrize("count", [1, 2, 16])
async def test_the_real_client_with_shards(count: int) -> None:
    async with Sandbox(rates=Rates.free(), shards=count) as box:
        guilds = [box.guild, *(box.add_guild(f"Guild {number}") for number in range(4))]
        box.world.commands[1] = Command(1, 1, {"name": "go", "description": "Go"})
        bot = TinyShards()
        async with running(box, bot):
            assert bot.shard_count == count
            assert len(bot.guilds) == len(guilds)
            for guild in guilds:
                table = next(iter(guild.channels.values()))
                answer = await (await box.person("Ann").command("go", table)).done()
                assert answer.kind == "message"
        assert bot.heard == [((guild.id >> 22) % count, guild.id) for guild in guilds]


async def test_events_go_to_the_shard_of_their_guild(box: Sandbox) -> None:
    other = box.add_guild("Other")
    while (other.id >> 22) % 2 == (box.guild.id >> 22) % 2:
        other = box.add_guild("Another")
    async with RawGateway(box) as mine, RawGateway(box) as theirs:
        number = (box.guild.id >> 22) % 2
        await mine.identify(shard=[number, 2])
        await theirs.identify(shard=[1 - number, 2])
        ours = box.world.add_channel(box.guild, "ours")
        foreign = box.world.add_channel(other, "foreign")
        assert (await mine.until("CHANNEL_CREATE"))["id"] == str(ours.id)
        assert (await theirs.until("CHANNEL_CREATE"))["id"] == str(foreign.id)


# outages


async def test_a_guild_that_is_out_and_comes_back(box: Sandbox) -> None:
    guild, ann = box.guild, box.person("Ann")
    async with RawGateway(box) as gateway, Api(box) as api:
        await gateway.identify()
        await gateway.until("GUILD_CREATE")
        box.faults.begin_outage(guild)
        assert await gateway.until("GUILD_DELETE") == {"id": str(guild.id), "unavailable": True}
        box.world.add_channel(guild, "unseen")
        for path in (
            f"/guilds/{guild.id}",
            f"/channels/{box.table.id}",
            f"/channels/{box.table.id}/messages",
        ):
            assert (await api.call("GET", path))[0] == 503
        assert (await api.call("POST", f"/channels/{box.table.id}/messages", {"content": "x"}))[0] == 503
        for refused in (ann.command("go"), ann.say("hello")):
            with pytest.raises(ClientRefusedError, match="outage"):
                await refused
        async with RawGateway(box) as other:
            assert (await other.identify())["guilds"] == [{"id": str(guild.id), "unavailable": True}]
            box.faults.end_outage(guild)
            for one in (gateway, other):
                back = await one.get()
                assert (back["t"], back["d"]["unavailable"]) == ("GUILD_CREATE", False)
                assert "unseen" in [c["name"] for c in back["d"]["channels"]]
        assert (await api.call("GET", f"/channels/{box.table.id}"))[0] == 200


async def test_the_real_client_hears_of_an_outage(box: Sandbox, bot: TinyBot) -> None:
    told: list[str] = []

    async def out(_guild: discord.Guild) -> None:
        told.append("out")
        box.world.changes.wake()

    async def back(_guild: discord.Guild) -> None:
        told.append("back")
        box.world.changes.wake()

    bot.on_guild_unavailable, bot.on_guild_available = out, back  # type: ignore[attr-defined] # event handlers
    box.faults.begin_outage(box.guild)
    await box.until(lambda: told == ["out"])
    box.faults.end_outage(box.guild)
    await box.until(lambda: told == ["out", "back"])
    assert (await (await box.person("Ann").command("season start", name="x")).done()).kind == "message"


# resume


async def test_a_resumed_session_leaves_its_old_connection(box: Sandbox) -> None:
    async with RawGateway(box) as first, RawGateway(box) as second:
        session = (await first.identify())["session_id"]
        await first.until("GUILD_CREATE")
        await second.get()
        await second.send(6, {"token": box.token, "session_id": session, "seq": first.sequence})
        assert (await second.get())["t"] == "RESUMED"
        assert await first.closed() == 4000
        channel = box.world.add_channel(box.guild, "new")
        assert (await second.until("CHANNEL_CREATE"))["id"] == str(channel.id)
    await box.until(lambda: not box.online)


async def test_resume_replays_what_was_missed(box: Sandbox) -> None:
    async with RawGateway(box) as first:
        session = (await first.identify())["session_id"]
        await first.until("GUILD_CREATE")
        await box.faults.drop_gateway()
        assert await first.closed() == 4000
        sequence = first.sequence
    channel = box.world.add_channel(box.guild, "while-away")
    async with RawGateway(box) as second:
        await second.get()
        await second.send(6, {"token": box.token, "session_id": session, "seq": sequence})
        missed = await second.get()
        assert (missed["t"], missed["d"]["id"]) == ("CHANNEL_CREATE", str(channel.id))
        assert (await second.get())["t"] == "RESUMED"


@pytest.mark.parametrize(("change", "code"), [({"seq": 999}, 4007), ({"token": "x"}, 4004)])
async def test_resume_that_closes(box: Sandbox, change: dict[str, Any], code: int) -> None:
    async with RawGateway(box) as first:
        session = (await first.identify())["session_id"]
        await box.faults.drop_gateway()
        await first.closed()
    async with RawGateway(box) as second:
        await second.get()
        await second.send(6, {"token": box.token, "session_id": session, "seq": 1} | change)
        assert await second.closed() == code


async def test_a_session_that_ended_is_invalid(box: Sandbox) -> None:
    async with RawGateway(box) as first:
        session = (await first.identify())["session_id"]
        await first.socket.close(code=1000)
    await box.until(lambda: not box.online)
    async with RawGateway(box) as second:
        await second.get()
        await second.send(6, {"token": box.token, "session_id": session, "seq": 1})
        answer = await second.get()
    assert (answer["op"], answer["d"]) == (9, False)


async def test_the_real_client_resumes_after_a_dropped_connection(box: Sandbox, bot: TinyBot) -> None:
    await box.faults.drop_gateway()
    await box.until(lambda: not box.online)
    waiting = await box.person("Ann").command("season start", name="while away")
    answer = await waiting.done(timeout=10)
    assert answer.message is not None
    assert answer.message.content == "season while away"
    assert bot.resumed.is_set()


async def test_the_real_client_obeys_reconnect(box: Sandbox, bot: TinyBot) -> None:
    sessions = set(box.gateway.sessions)
    await box.faults.reconnect()
    await asyncio.wait_for(bot.resumed.wait(), 10)
    assert box.online
    assert set(box.gateway.sessions) == sessions


async def test_the_real_client_identifies_anew_after_invalid_session(box: Sandbox, bot: TinyBot) -> None:
    sessions = set(box.gateway.sessions)
    await box.faults.invalidate()
    await box.until(lambda: box.online and not sessions & set(box.gateway.sessions), timeout=15)
    answer = await (await box.person("Ann").command("season start", name="again")).done()
    assert answer.kind == "message"


async def test_a_wrong_token_is_refused_at_login(box: Sandbox) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running(box, TinyBot(), token=box.token[:-1]):
            pass


async def test_the_whole_goes_with_discords_rates() -> None:
    async with Sandbox(rates=Rates.discord()) as box:
        bot = TinyBot()
        async with running(box, bot):
            await bot.tree.sync()
            assert (
                await (await box.person("Ann").command("season start", name="x")).done()
            ).kind == "message"
