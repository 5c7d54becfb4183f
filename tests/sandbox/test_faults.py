"""Misbehaviour on demand, seen through the real client."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox.permissions import Permission
from tests.box import ManualClock, Rates, Sandbox
from tests.sandbox.bots import TinyBot, running
from tests.sandbox.raw import Api


def room(box: Sandbox, bot: TinyBot) -> discord.TextChannel:
    channel = bot.get_channel(box.table.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_429_is_retried_by_the_client(box: Sandbox, bot: TinyBot) -> None:
    fault = box.faults.limit("/messages", method="POST", retry_after=0.01, times=2)
    sent = await room(box, bot).send("hello")
    assert (sent.content, fault.hits) == ("hello", 2)
    assert [r.status for r in box.requests if r.path.endswith("/messages")] == [429, 429, 200]


async def test_a_429_without_via_is_raised(box: Sandbox, bot: TinyBot) -> None:
    box.faults.limit("/messages", scope="cloudflare")
    with pytest.raises(discord.HTTPException) as refused:
        await room(box, bot).send("hello")
    assert refused.value.status == 429
    assert box.messages() == []


async def test_a_global_429_says_so(box: Sandbox) -> None:
    box.faults.limit("/users/@me", scope="global", retry_after=1.5)
    async with Api(box) as api:
        status, body, headers = await api.call("GET", "/users/@me")
    assert (status, body["global"], body["retry_after"]) == (429, True, 1.5)
    assert (headers["X-RateLimit-Global"], headers["X-RateLimit-Scope"]) == ("true", "global")


async def test_a_500_and_a_502_before_and_after_they_took_effect(box: Sandbox) -> None:
    path = f"/channels/{box.table.id}/messages"
    async with Api(box) as api:
        box.faults.fail("/messages$", status=500)
        assert (await api.call("POST", path, {"content": "lost"}))[0] == 500
        box.faults.fail("/messages$", status=502, applied=True)
        assert (await api.call("POST", path, {"content": "there"}))[0] == 502
        assert (await api.call("POST", path, {"content": "fine"}))[0] == 200
    assert [m.content for m in box.messages()] == ["there", "fine"]


@pytest.mark.parametrize("applied", [False, True])
async def test_a_dropped_connection(box: Sandbox, applied: bool) -> None:
    box.faults.drop("/messages$", applied=applied)
    async with Api(box) as api:
        with pytest.raises(aiohttp.ClientError):
            await api.call("POST", f"/channels/{box.table.id}/messages", {"content": "x"})
    assert len(box.messages()) == applied


async def test_a_request_that_is_held(box: Sandbox) -> None:
    gate = box.faults.hold("/messages$")
    async with Api(box) as api:
        sending = asyncio.create_task(api.call("POST", f"/channels/{box.table.id}/messages", {"content": "x"}))
        await api.call("GET", "/users/@me")
        assert box.messages() == []
        gate.open()
        assert (await sending)[0] == 200


async def test_a_slow_answer_by_the_clock() -> None:
    clock = ManualClock()
    async with Sandbox(clock=clock, rates=Rates.free()) as box, Api(box) as api:
        fault = box.faults.slow("/users/@me", 2.0)
        asking = asyncio.create_task(api.call("GET", "/users/@me"))
        await box.until(lambda: fault.hits)
        await api.call("GET", "/gateway")
        assert not asking.done()
        clock.advance(2.0)
        assert (await asking)[0] == 200


async def test_an_interaction_that_comes_twice(box: Sandbox, bot: TinyBot) -> None:
    box.faults.duplicate_interactions()
    made = await box.person("Ann").command("season start", name="x")
    assert (await made.done()).kind == "message"
    await box.until(lambda: sum(r.path.endswith("/callback") for r in box.requests) == 2)
    assert sorted(r.status for r in box.requests if r.path.endswith("/callback")) == [200, 400]
    assert [i.id for i in bot.seen] == [made.id, made.id]
    assert len(box.messages()) == 1


async def test_an_interaction_that_comes_late() -> None:
    clock = ManualClock()
    async with Sandbox(clock=clock, rates=Rates.free()) as box:
        bot = TinyBot()
        async with running(box, bot):
            await bot.tree.sync()
            gate = box.faults.hold_interactions()
            made = await box.person("Ann").command("season start", name="x")
            clock.advance(3.1)
            assert (await made.done()).kind == "failed"
            gate.open()
            await box.until(lambda: any(r.path.endswith("/callback") for r in box.requests))
    assert [r.status for r in box.requests if r.path.endswith("/callback")] == [404]
    assert box.messages() == []


async def test_what_is_taken_away(box: Sandbox, bot: TinyBot) -> None:
    place = room(box, bot)
    sent = await place.send("hello")
    box.faults.delete_message(box.messages()[0])
    with pytest.raises(discord.NotFound) as gone:
        await sent.edit(content="again")
    assert gone.value.code == 10008
    box.faults.revoke(box.table, Permission.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as forbidden:
        await place.send("hello")
    assert forbidden.value.code == 50013
    box.faults.restore(box.table)
    await place.send("hello")
    box.faults.delete_channel(box.table)
    with pytest.raises(discord.NotFound) as gone:
        await place.send("hello")
    assert gone.value.code == 10003


async def test_an_archived_thread(box: Sandbox, bot: TinyBot) -> None:
    thread = bot.get_channel(box.thread.id)
    assert isinstance(thread, discord.Thread)
    sent = await thread.send("hello")
    box.faults.archive(box.thread)
    with pytest.raises(discord.HTTPException) as archived:
        await sent.edit(content="x")
    assert archived.value.code == 50083
    await thread.send("this opens it")
    assert not box.thread.archived
    box.faults.archive(box.thread, locked=True)
    with pytest.raises(discord.HTTPException) as archived:
        await thread.send("x")
    assert archived.value.code == 50083


async def test_the_bot_is_removed_and_comes_back(box: Sandbox, bot: TinyBot) -> None:
    removed, joined = asyncio.Event(), asyncio.Event()
    bot.on_guild_remove = lambda _guild: _set(removed)  # type: ignore[attr-defined] # an event handler of discord.py
    bot.on_guild_join = lambda _guild: _set(joined)  # type: ignore[attr-defined] # an event handler of discord.py
    place = room(box, bot)
    box.faults.remove_bot(box.guild)
    await asyncio.wait_for(removed.wait(), 5)
    with pytest.raises(discord.Forbidden) as forbidden:
        await place.send("hello")
    assert forbidden.value.code == 50001
    assert box.person("Ann").commands() == []
    box.faults.add_bot(box.guild)
    await asyncio.wait_for(joined.wait(), 5)
    await place.send("back")


async def _set(event: asyncio.Event) -> None:
    event.set()


async def test_closed_direct_messages(box: Sandbox, bot: TinyBot) -> None:
    ann = box.person("Ann")
    user = await (await bot.fetch_guild(box.guild.id)).fetch_member(ann.id)
    await user.send("hello")
    assert [m.content for m in ann.dms()] == ["hello"]
    ann.close_dms()
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("again")
    assert closed.value.code == 50007


async def test_clear_forgets_everything(box: Sandbox) -> None:
    box.faults.fail("/users", times=9)
    gate = box.faults.hold("/gateway")
    box.faults.clear()
    await asyncio.wait_for(gate.pass_through(), 1)
    async with Api(box) as api:
        assert (await api.call("GET", "/users/@me"))[0] == 200
