"""Threads as Discord has them: private ones, archived and locked ones, posts of forums, and who hears of what."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.sandbox import payloads
from bot.sandbox.model import Channel
from bot.sandbox.permissions import Permission
from bot.sandbox.world import BOT_ID
from tests.box import ClientRefusedError, ManualClock, Rates, Sandbox
from tests.sandbox.raw import Api, RawGateway

Json = dict[str, Any]
HOUR = 3600.0


@pytest_asyncio.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox(rates=Rates.free(), clock=ManualClock()) as box:
        yield box


@pytest_asyncio.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with Api(box) as api:
        await api.call("PUT", f"/applications/{BOT_ID}/commands", [{"name": "go", "description": "Go"}])
        yield api


def advance(box: Sandbox, seconds: float) -> None:
    assert isinstance(box.clock, ManualClock)
    box.clock.advance(seconds)


async def own_thread(box: Sandbox, api: Api, **more: object) -> Channel:
    """A thread of the bot, at a message of its own."""
    path = f"/channels/{box.table.id}/messages"
    _, sent, _ = await api.call("POST", path, {"content": "x"})
    _, made, _ = await api.call("POST", f"{path}/{sent['id']}/threads", {"name": "cave", **more})
    return box.world.channel(int(made["id"]))


async def answered(box: Sandbox, api: Api, place: Channel) -> int:
    """The bot's public answer to Ann's command."""
    made = await box.person("Ann").command("go", place)
    body = {"type": 4, "data": {"content": "x", "components": [{"type": 1, "components": [BUTTON]}]}}
    return (await api.call("POST", f"/interactions/{made.id}/{made.token}/callback", body))[0]


BUTTON = {"type": 2, "style": 1, "label": "B", "custom_id": "b"}


# private ones


async def test_a_private_thread_is_not_there_for_who_is_not_in_it(box: Sandbox, api: Api) -> None:
    ben, cili = box.person("Ben"), box.person("Cili")
    cave = await ben.thread("cave", private=True)
    await ben.say("no one listens", cave)
    assert cili.messages(cave) == []
    with pytest.raises(ClientRefusedError, match="forbidden"):
        await cili.say("hello", cave)
    path = f"/channels/{cave.id}"
    for method, rest, body in (
        ("GET", "", None), ("POST", "/messages", {"content": "x"}), ("GET", "/messages", None),
    ):  # fmt: skip
        assert (await api.call(method, path + rest, body))[1]["code"] == 50001
    assert box.person("Ann").messages(cave)  # a moderator manages threads


async def test_who_is_mentioned_in_a_private_thread_is_in_it(box: Sandbox, api: Api) -> None:
    ben, cili = box.person("Ben"), box.person("Cili")
    cave = await ben.thread("cave", private=True)
    async with RawGateway(box) as gateway:
        await gateway.identify()
        assert "cave" not in [t["name"] for t in (await gateway.until("GUILD_CREATE"))["threads"]]
        await ben.say(f"{cili.mention} <@{box.world.bot.id}>", cave)
        thread = await gateway.until("THREAD_CREATE")
        assert (thread["id"], thread["member"]["user_id"]) == (str(cave.id), str(BOT_ID))
        update = await gateway.until("THREAD_MEMBERS_UPDATE")
        assert [m["user_id"] for m in update["added_members"]] == [str(BOT_ID)]
    assert len(cili.messages(cave)) == 1
    assert (await api.call("POST", f"/channels/{cave.id}/messages", {"content": "here"}))[0] == 200


async def test_a_command_in_a_private_thread_reaches_a_bot_that_is_not_in_it(box: Sandbox, api: Api) -> None:
    ben = box.person("Ben")
    cave = await ben.thread("cave", private=True)
    made = await ben.command("go", cave)
    fields = payloads.of_interaction(box.world, made)
    assert int(fields["app_permissions"]) & Permission.SEND_MESSAGES_IN_THREADS
    assert (await api.call("POST", f"/channels/{cave.id}/messages", {"content": "x"}))[1]["code"] == 50001
    path = f"/interactions/{made.id}/{made.token}/callback"
    assert (await api.call("POST", path, {"type": 4, "data": {"content": "x"}}))[0] == 204
    assert ben.last(cave).content == "x"


# archived and locked ones


async def test_a_thread_archives_itself_when_nobody_writes(box: Sandbox, api: Api) -> None:
    thread = await own_thread(box, api, auto_archive_duration=60)
    path = f"/channels/{thread.id}"
    _, sent, _ = await api.call("POST", f"{path}/messages", {"content": "x"})
    advance(box, HOUR - 1)
    assert (await api.call("PATCH", f"{path}/messages/{sent['id']}", {"content": "an edit is nothing new"}))[0] == 200
    async with RawGateway(box) as gateway:
        await gateway.identify()
        advance(box, 2)
        assert (await gateway.until("THREAD_UPDATE"))["thread_metadata"]["archived"] is True
    assert thread.archived
    assert (await api.call("PATCH", f"{path}/messages/{sent['id']}", {"content": "y"}))[1]["code"] == 50083
    await box.person("Ben").say("I am back", thread)
    assert not thread.archived
    advance(box, HOUR - 1)
    await api.call("PATCH", path, {"auto_archive_duration": 10080})
    advance(box, 24 * HOUR)
    assert not thread.archived
    advance(box, 7 * 24 * HOUR)
    assert thread.archived


async def test_nothing_can_be_asked_of_a_bot_in_an_archived_thread(box: Sandbox, api: Api) -> None:
    ann, place = box.person("Ann"), box.thread
    assert await answered(box, api, place) == 204
    message = ann.last(place)
    box.faults.archive(place)
    with pytest.raises(ClientRefusedError, match="archived"):
        await ann.command("go", place)
    with pytest.raises(ClientRefusedError, match="archived"):
        await ann.click(message, "B")
    path = f"/channels/{place.id}/messages/{message.id}"
    box.world.overwrite(box.table, BOT_ID, 1, allow=int(Permission.MANAGE_MESSAGES))
    assert (await api.call("PATCH", path, {"content": "x"}))[1]["code"] == 50083
    assert (await api.call("DELETE", f"/channels/{place.id}/messages/{message.id}"))[0] == 204
    assert place.archived
    await ann.say("again", place)
    await ann.command("go", place)


async def test_an_answer_that_comes_late_opens_the_thread(box: Sandbox, api: Api) -> None:
    made = await box.person("Ann").command("go", box.thread)
    box.faults.archive(box.thread)
    path = f"/interactions/{made.id}/{made.token}/callback"
    assert (await api.call("POST", path, {"type": 4, "data": {"content": "x", "flags": 64}}))[0] == 204
    assert box.thread.archived
    token = f"/webhooks/{BOT_ID}/{made.token}"
    assert (await api.call("POST", token, {"content": "for all"}))[0] == 200
    assert not box.thread.archived
    box.faults.archive(box.thread, locked=True)
    assert (await api.call("POST", token, {"content": "for all"}))[1]["code"] == 50083


async def test_in_an_archived_thread_only_a_private_answer_is_changed(box: Sandbox, api: Api) -> None:
    for flags, status in ((64, 200), (0, 400)):
        box.world.archive(box.thread, False)
        made = await box.person("Ann").command("go", box.thread)
        path = f"/interactions/{made.id}/{made.token}/callback"
        assert (await api.call("POST", path, {"type": 4, "data": {"content": "x", "flags": flags}}))[0] == 204
        box.faults.archive(box.thread)
        answer = f"/webhooks/{BOT_ID}/{made.token}/messages/@original"
        assert (await api.call("PATCH", answer, {"content": "y"}))[0] == status


async def test_only_moderators_write_in_a_locked_thread(box: Sandbox, api: Api) -> None:
    box.world.archive(box.thread, False, locked=True)
    with pytest.raises(ClientRefusedError, match="locked"):
        await box.person("Ben").say("x", box.thread)
    await box.person("Ann").say("x", box.thread)
    path = f"/channels/{box.thread.id}/messages"
    assert (await api.call("POST", path, {"content": "x"}))[1]["code"] == 160005
    box.faults.archive(box.thread, locked=True)
    assert (await api.call("POST", path, {"content": "x"}))[1]["code"] == 50083
    box.world.overwrite(box.table, BOT_ID, 1, allow=int(Permission.MANAGE_THREADS))
    assert (await api.call("POST", path, {"content": "x"}))[0] == 200
    assert not box.thread.archived


@pytest.mark.parametrize("owns", [True, False])
async def test_nothing_of_a_locked_thread_is_changed_without_the_permission(box: Sandbox, api: Api, owns: bool) -> None:
    thread = await own_thread(box, api) if owns else box.thread
    path = f"/channels/{thread.id}"
    _, sent, _ = await api.call("POST", f"{path}/messages", {"content": "x"})
    message_path = f"{path}/messages/{sent['id']}"
    box.world.archive(thread, False, locked=True)
    assert (await api.call("PATCH", message_path, {"content": "y"}))[1]["code"] == 160005
    for body in ({"archived": True}, {"archived": False}, {"auto_archive_duration": 60}, {}):
        assert (await api.call("PATCH", path, body))[1]["code"] == 50013
    box.world.archive(thread, True)
    assert (await api.call("PATCH", path, {"archived": False}))[1]["code"] == 50013
    for method, route, body in (
        ("PATCH", message_path, {"content": "y"}), ("DELETE", message_path, None),
    ):  # fmt: skip
        assert (await api.call(method, route, body))[1]["code"] == 50083
    box.world.overwrite(box.table, BOT_ID, 1, allow=int(Permission.MANAGE_THREADS))
    assert (await api.call("PATCH", path, {"archived": False}))[0] == 200
    assert (await api.call("PATCH", message_path, {"content": "y"}))[0] == 200
    assert (await api.call("DELETE", message_path))[0] == 204


async def test_who_owns_a_thread_may_do_less_than_who_manages_it(box: Sandbox, api: Api) -> None:
    owned, other = f"/channels/{(await own_thread(box, api)).id}", f"/channels/{box.thread.id}"
    for body in ({"auto_archive_duration": 60}, {"archived": True}, {"archived": False}):
        assert (await api.call("PATCH", owned, body))[0] == 200
    for body in ({"auto_archive_duration": 60}, {"archived": True}, {"archived": False, "auto_archive_duration": 60}):
        assert (await api.call("PATCH", other, body))[1]["code"] == 50013
    box.faults.archive(box.thread)
    assert (await api.call("PATCH", other, {"archived": False}))[0] == 200


# forums


async def test_a_forum_has_no_messages(box: Sandbox, api: Api) -> None:
    forum = box.forum("games")
    fields = (await api.call("GET", f"/channels/{forum.id}"))[1]
    assert (fields["type"], fields["available_tags"]) == (15, [])
    assert (await api.call("POST", f"/channels/{forum.id}/messages", {"content": "x"}))[1]["code"] == 50008


async def test_people_open_posts_and_play_in_them(box: Sandbox, api: Api) -> None:
    forum, ann = box.forum("games"), box.person("Ann")
    with pytest.raises(ClientRefusedError, match="forbidden"):
        await ann.say("x", forum)
    async with RawGateway(box) as gateway:
        await gateway.identify()
        post = await ann.post(forum, "A table", "Who plays?")
        assert (await gateway.until("THREAD_CREATE"))["parent_id"] == str(forum.id)
    assert [m.id for m in ann.messages(post)] == [post.id]
    assert await answered(box, api, post) == 204
    assert (await api.call("POST", f"/channels/{post.id}/messages", {"content": "x"}))[0] == 200
    with pytest.raises(ClientRefusedError, match="forbidden"):
        await ann.post(box.table, "A table", "Who plays?")
    with pytest.raises(ClientRefusedError, match="forbidden"):
        await ann.thread("x", forum)
