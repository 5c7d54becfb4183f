"""Threads, channels, roles and members through the API and the gateway."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.sandbox import payloads
from bot.sandbox.permissions import Permission
from tests.box import Sandbox
from tests.sandbox.raw import Api, RawGateway


@pytest_asyncio.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with Api(box) as api:
        yield api


async def test_threads_are_made_and_changed(box: Sandbox, api: Api) -> None:
    message = await box.person("Ann").say("about")
    at_message = f"/channels/{box.table.id}/messages/{message.id}/threads"
    status, made, _ = await api.call("POST", at_message, {"name": "nook"})
    assert (status, made["type"], made["parent_id"], made["member"]["id"]) == (201, 11, str(box.table.id), made["id"])
    assert made["id"] == str(message.id)
    assert (await api.call("POST", at_message, {"name": "nook"}))[1]["code"] == 160004
    deep = await box.person("Ann").say("deep", box.world.channel(message.id))
    deeper = f"/channels/{message.id}/messages/{deep.id}/threads"
    assert (await api.call("POST", deeper, {"name": "deeper"}))[1]["code"] == 50024
    path = f"/channels/{made['id']}"
    assert (await api.call("PATCH", path, {"archived": True}))[1]["thread_metadata"]["archived"] is True
    assert (await api.call("PATCH", path, {"auto_archive_duration": 60}))[1]["code"] == 50083
    _, opened, _ = await api.call("PATCH", path, {"archived": False, "auto_archive_duration": 60})
    assert (opened["thread_metadata"]["archived"], opened["thread_metadata"]["auto_archive_duration"]) == (False, 60)
    assert (await api.call("PATCH", path, {"name": "x"}))[1]["code"] == 50035
    active = payloads.guild_create(box.world, box.guild)["threads"]
    assert [thread["name"] for thread in active] == ["side table", "nook"]


async def test_somebody_elses_thread(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.thread.id}"
    assert (await api.call("PATCH", path, {"archived": True}))[1]["code"] == 50013
    box.faults.archive(box.thread)
    assert (await api.call("PATCH", path, {"archived": False}))[0] == 200
    assert not box.thread.archived
    box.faults.archive(box.thread, locked=True)
    assert (await api.call("PATCH", path, {"archived": False}))[1]["code"] == 50013


async def test_channels_that_are_no_threads_stay_as_they_are(box: Sandbox, api: Api) -> None:
    assert (await api.call("PATCH", f"/channels/{box.table.id}", {"name": "lair"}))[1]["code"] == 50024


async def test_members_and_guilds(box: Sandbox, api: Api) -> None:
    guild, ann = f"/guilds/{box.guild.id}", box.person("Ann")
    assert (await api.call("GET", f"{guild}/members/{ann.id}"))[1]["user"]["global_name"] == "Ann"
    assert (await api.call("GET", f"{guild}/members/5"))[1]["code"] == 10007
    fields = (await api.call("GET", guild))[1]
    assert [role["name"] for role in fields["roles"]] == ["@everyone", "Moderator", "Boneyard"]
    other = box.add_guild("Other", with_bot=False)
    for path in (f"/guilds/{other.id}", "/guilds/5"):
        assert (await api.call("GET", path))[1]["code"] == 10004
    place = next(iter(other.channels))
    assert (await api.call("GET", f"/channels/{place}"))[1]["code"] == 50001


@pytest.mark.parametrize(("recipient", "code"), [("5", 10013), ("me", 50007), ("x", 50035)])
async def test_direct_messages_that_cannot_be_opened(box: Sandbox, api: Api, recipient: str, code: int) -> None:
    body = {"recipient_id": str(box.world.bot.id) if recipient == "me" else recipient}
    assert (await api.call("POST", "/users/@me/channels", body))[1]["code"] == code


async def test_direct_messages(box: Sandbox, api: Api) -> None:
    ann = box.person("Ann")
    body = {"recipient_id": str(ann.id)}
    first, second = [(await api.call("POST", "/users/@me/channels", body))[1] for _ in range(2)]
    assert (first["id"], first["type"]) == (second["id"], 1)
    path = f"/channels/{first['id']}"
    assert (await api.call("POST", f"{path}/messages", {"content": "hi"}))[0] == 200
    assert [m["content"] for m in (await api.call("GET", f"{path}/messages"))[1]] == ["hi"]
    answer = await ann.say("yes", box.world.dm(ann.user))
    assert (await api.call("PATCH", f"{path}/messages/{answer.id}", {"content": "x"}))[1]["code"] == 50005
    assert [m.content for m in ann.dms()] == ["hi", "yes"]


async def test_roles_over_the_gateway(box: Sandbox) -> None:
    async with RawGateway(box) as gateway:
        await gateway.identify(intents=1)
        role = box.add_role(box.guild, "Hosts")
        assert (await gateway.until("GUILD_ROLE_CREATE"))["role"]["name"] == "Hosts"
        box.change_role(box.guild, role, int(Permission.MANAGE_MESSAGES))
        changed: dict[str, Any] = (await gateway.until("GUILD_ROLE_UPDATE"))["role"]
        assert changed["permissions"] == str(int(Permission.MANAGE_MESSAGES))
