"""The gateway: greeting, compression, intents, heartbeats, what is told, and what closes a connection."""

import json
from typing import Any

import aiohttp
import discord
import pytest

from tests.box import Rates, Sandbox
from tests.sandbox.bots import TinyBot, running
from tests.sandbox.raw import RawGateway

GUILDS, MESSAGES, CONTENT = 1, 1 << 9, 1 << 15


async def test_the_greeting(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        ready = await gateway.identify()
        guild = await gateway.until("GUILD_CREATE")
    assert ready["user"]["mfa_enabled"] is True
    assert ready["resume_gateway_url"] == box.endpoints()["gateway"]
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
    url = f"{box.endpoints()['gateway']}?v=10&encoding=json&compress=zstd-stream"
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
        ('{"op":3,"d":"' + "x" * 4096 + '"}', 4002), ('{"op":3,"d":"' + "é" * 2048 + '"}', 4002),
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
    async with RawGateway(box) as quiet, RawGateway(box) as hearing:
        await quiet.identify(intents=GUILDS)
        await hearing.identify(intents=GUILDS | MESSAGES)
        message = await ann.say("hello")
        await ann.delete(message)
        box.world.add_channel(box.guild, "end")
        seen = await hearing.until("MESSAGE_CREATE")
        assert (seen["id"], seen["content"]) == (str(message.id), "")
        assert (await hearing.until("MESSAGE_DELETE"))["id"] == str(message.id)
        names: list[str] = []
        while not names or names[-1] != "CHANNEL_CREATE":
            names.append((await quiet.get())["t"])
    assert names == ["GUILD_CREATE", "CHANNEL_CREATE"]


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


async def test_members_can_be_asked_for(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        await gateway.identify()
        await gateway.send(8, {"guild_id": str(box.guild.id), "query": "be", "limit": 5, "nonce": "n"})
        chunk = await gateway.until("GUILD_MEMBERS_CHUNK")
    assert [m["user"]["global_name"] for m in chunk["members"]] == ["Ben"]
    assert chunk["nonce"] == "n"


@pytest.mark.parametrize(
    ("query", "code"), [("", 4012), ("?v=9", 4012), ("?v=x&encoding=json", 4012), ("?v=10&encoding=etf", 4002)]
)
async def test_versions_and_encodings_that_are_not_spoken(box: Sandbox, query: str, code: int) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(box.endpoints()["gateway"] + query) as socket:
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
    role = box.add_role(box.guild, "Hosts")
    async with RawGateway(box) as gateway:
        await gateway.identify()
        box.set_roles(box.guild, box.person("Ben").user, [role])
        box.set_roles(box.guild, box.world.bot, [role])
        member = await gateway.until("GUILD_MEMBER_UPDATE")
    assert (member["user"]["id"], member["roles"]) == (str(box.world.bot.id), [str(role.id)])


async def test_a_wrong_token_is_refused_at_login(box: Sandbox) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running(box, TinyBot(), token=box.token[:-1]):
            pass


async def test_the_whole_goes_with_discords_rates() -> None:
    async with Sandbox(rates=Rates.discord()) as box:
        bot = TinyBot()
        async with running(box, bot):
            await bot.tree.sync()
            assert (await (await box.person("Ann").command("season start", name="x")).done()).kind == "message"
