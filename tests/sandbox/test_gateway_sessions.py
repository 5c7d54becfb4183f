"""The gateway when something breaks: servers that are out, connections that drop, sessions that resume or end."""

import asyncio
from typing import Any

import discord
import pytest

from bot.sandbox.gateway.handshake import IdentifyLimit
from bot.sandbox.gateway.session import AWAY_SECONDS
from tests.box import ClientRefusedError, ManualClock, Rates, Sandbox
from tests.sandbox.bots import TinyBot
from tests.sandbox.raw import Api, RawGateway


async def test_a_guild_that_is_out_and_comes_back(box: Sandbox) -> None:
    guild, ann = box.guild, box.person("Ann")
    async with RawGateway(box) as gateway, Api(box) as api:
        await gateway.identify()
        await gateway.until("GUILD_CREATE")
        box.faults.begin_outage(guild)
        assert await gateway.until("GUILD_DELETE") == {"id": str(guild.id), "unavailable": True}
        box.world.add_channel(guild, "unseen")
        for path in (f"/guilds/{guild.id}", f"/channels/{box.table.id}", f"/channels/{box.table.id}/messages"):
            assert (await api.call("GET", path))[0] == 503
        assert (await api.call("POST", f"/channels/{box.table.id}/messages", {"content": "x"}))[0] == 503
        for refused in (ann.command("go"), ann.say("hello")):
            with pytest.raises(ClientRefusedError, match="outage"):
                await refused
        async with RawGateway(box) as other:
            assert (await other.identify())["guilds"] == [{"id": str(guild.id), "unavailable": True}]
            box.faults.end_outage(guild)
            for connection in (gateway, other):
                back = await connection.get()
                assert (back["t"], back["d"]["unavailable"]) == ("GUILD_CREATE", False)
                assert "unseen" in [c["name"] for c in back["d"]["channels"]]
        assert (await api.call("GET", f"/channels/{box.table.id}"))[0] == 200


async def test_the_real_client_hears_of_an_outage(box: Sandbox, bot: TinyBot) -> None:
    events: list[str] = []

    async def out(_guild: discord.Guild) -> None:
        events.append("out")
        box.world.changes.wake()

    async def back(_guild: discord.Guild) -> None:
        events.append("back")
        box.world.changes.wake()

    bot.on_guild_unavailable, bot.on_guild_available = out, back  # type: ignore[attr-defined] # event handlers
    box.faults.begin_outage(box.guild)
    await box.until(lambda: events == ["out"])
    box.faults.end_outage(box.guild)
    await box.until(lambda: events == ["out", "back"])
    assert (await (await box.person("Ann").command("season start", name="x")).done()).kind == "message"


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


def resume(box: Sandbox, session: str, sequence: int | None) -> dict[str, Any]:
    return {"token": box.token, "session_id": session, "seq": sequence}


async def test_a_session_goes_on_on_the_same_line_after_op_9(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        session = (await gateway.identify())["session_id"]
        await gateway.until("GUILD_CREATE")
        await box.faults.invalidate(resumable=True)
        answer = await gateway.get()
        assert (answer["op"], answer["d"]) == (9, True)
        assert not box.online
        channel = box.world.add_channel(box.guild, "while-invalid")
        await gateway.send(6, resume(box, session, gateway.sequence))
        missed = await gateway.get()
        assert (missed["t"], missed["d"]["id"]) == ("CHANNEL_CREATE", str(channel.id))
        assert (await gateway.get())["t"] == "RESUMED"
        assert box.online
        await gateway.send(6, resume(box, session, gateway.sequence))
        assert await gateway.closed() == 4005


@pytest.mark.parametrize("resumable", [True, False])
async def test_after_op_9_a_client_identifies_anew_on_the_same_line(box: Sandbox, resumable: bool) -> None:
    async with RawGateway(box) as gateway:
        session = (await gateway.identify())["session_id"]
        await gateway.until("GUILD_CREATE")
        await box.faults.invalidate(resumable=resumable)
        assert (await gateway.get())["op"] == 9
        if not resumable:
            await gateway.send(6, resume(box, session, gateway.sequence))
            answer = await gateway.get()
            assert (answer["op"], answer["d"]) == (9, False)
        box.gateway.identifies = IdentifyLimit(box.clock, seconds=0)
        await gateway.send_identify()
        assert (await gateway.until("READY"))["session_id"] != session


async def test_what_is_not_resumed_in_a_few_minutes_is_invalid() -> None:
    for seconds, op in ((AWAY_SECONDS - 1, 0), (AWAY_SECONDS + 1, 9)):
        async with Sandbox(rates=Rates.free(), clock=(clock := ManualClock())) as box:
            async with RawGateway(box) as first:
                session = (await first.identify())["session_id"]
                clock.advance(2 * AWAY_SECONDS)
                await box.faults.drop_gateway()
                await first.closed()
            clock.advance(seconds)
            async with RawGateway(box) as second:
                await second.get()
                await second.send(6, resume(box, session, 1))
                assert (await second.get())["op"] == op


@pytest.mark.parametrize(("code", "op"), [(4000, 0), (4008, 0), (1001, 0), (4007, 9), (4009, 9), (4014, 9)])
async def test_some_closes_end_the_session(box: Sandbox, code: int, op: int) -> None:
    async with RawGateway(box) as first:
        session = (await first.identify())["session_id"]
        await first.until("GUILD_CREATE")
        await box.faults.drop_gateway(code)
        assert await first.closed() == code
    async with RawGateway(box) as second:
        await second.get()
        await second.send(6, resume(box, session, first.sequence))
        assert (await second.get())["op"] == op


async def test_after_a_wrong_number_there_is_nothing_to_resume(box: Sandbox) -> None:
    async with RawGateway(box) as first:
        session = (await first.identify())["session_id"]
        await box.faults.drop_gateway()
        await first.closed()
    async with RawGateway(box) as second:
        await second.get()
        await second.send(6, resume(box, session, 999))
        assert await second.closed() == 4007
    async with RawGateway(box) as third:
        await third.get()
        await third.send(6, resume(box, session, 1))
        answer = await third.get()
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
