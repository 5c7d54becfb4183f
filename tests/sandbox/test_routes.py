"""Routes that any client may ask: pins, reactions, previews, what a bot may not do, and limits of their own."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.sandbox.permissions import ALL, Permission
from bot.sandbox.world import BOT_ID
from tests.box import ManualClock, Rates, Sandbox
from tests.sandbox.raw import Api

Json = dict[str, Any]


@pytest_asyncio.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with Api(box) as api:
        yield api


def give(box: Sandbox, *permissions: Permission) -> None:
    bits = sum(int(p) for p in permissions)
    box.change_role(box.guild, box.world.role(box.guild, "Boneyard"), bits or ALL)


async def test_pins_the_newest_first(box: Sandbox, api: Api) -> None:
    give(box, Permission.PIN_MESSAGES)
    path = f"/channels/{box.table.id}"
    ids = [str((await box.person("Ann").say(str(number))).id) for number in range(3)]
    for one in ids[:2]:
        assert (await api.call("PUT", f"{path}/messages/pins/{one}"))[0] == 204
    assert [m["id"] for m in (await api.call("GET", f"{path}/pins"))[1]] == ids[1::-1]
    told = (await api.call("GET", f"{path}/messages/pins"))[1]
    assert ([item["message"]["id"] for item in told["items"]], told["has_more"]) == (ids[1::-1], False)
    assert told["items"][0]["pinned_at"] >= told["items"][1]["pinned_at"]
    assert (await api.call("GET", f"{path}/messages/pins?limit=1"))[1]["has_more"] is True
    await api.call("DELETE", f"{path}/pins/{ids[0]}")
    assert len((await api.call("GET", f"{path}/messages/pins"))[1]["items"]) == 1
    box.faults.revoke(box.table, Permission.READ_MESSAGE_HISTORY)
    assert (await api.call("GET", f"{path}/messages/pins"))[1]["items"] == []


async def test_reactions(box: Sandbox, api: Api) -> None:
    ann = box.person("Ann")
    said = await ann.say("x")
    path = f"/channels/{box.table.id}/messages/{said.id}/reactions"
    assert (await api.call("PUT", f"{path}/domino/@me"))[1]["code"] == 10014
    assert (await api.call("PUT", f"{path}/tile:5/@me"))[1]["code"] == 10014
    assert (await api.call("PUT", f"{path}/👍/@me"))[0] == 204
    assert [u["id"] for u in (await api.call("GET", f"{path}/👍"))[1]] == [str(BOT_ID)]
    assert (await api.call("GET", f"{path}/👍?after={BOT_ID}"))[1] == []
    said.reactions["👍"].append(ann.user)
    for rest in (f"/👍/{ann.id}", "/👍", ""):
        box.faults.revoke(box.table, Permission.MANAGE_MESSAGES)
        assert (await api.call("DELETE", path + rest))[1]["code"] == 50013
        box.faults.restore(box.table)
        assert (await api.call("DELETE", path + rest))[0] == 204
    assert said.reactions == {}


async def test_guilds_are_told_with_their_counts(box: Sandbox, api: Api) -> None:
    listed = (await api.call("GET", "/users/@me/guilds?with_counts=true"))[1]
    assert listed[0]["approximate_member_count"] == 7
    assert "approximate_member_count" not in (await api.call("GET", "/users/@me/guilds"))[1][0]
    assert (await api.call("GET", f"/users/@me/guilds?after={box.guild.id}"))[1] == []
    assert (await api.call("GET", f"/users/@me/guilds?before={box.guild.id}"))[1] == []
    shown = (await api.call("GET", f"/guilds/{box.guild.id}/preview"))[1]
    assert (shown["name"], shown["approximate_member_count"]) == ("Game night", 7)
    other = box.add_guild("Other", with_bot=False)
    assert (await api.call("GET", f"/guilds/{other.id}/preview"))[1]["code"] == 10004


REFUSED: dict[str, tuple[str, str, int]] = {
    "webhooks of a channel": ("GET", "/channels/{table}/webhooks", 50013),
    "a new webhook": ("POST", "/channels/{table}/webhooks", 50013),
    "webhooks of a guild": ("GET", "/guilds/{guild}/webhooks", 50013),
    "a webhook": ("GET", "/webhooks/5", 10015),
    "a webhook by its token": ("GET", "/webhooks/5/token", 10015),
    "invites": ("GET", "/channels/{table}/invites", 50013),
    "an invite": ("POST", "/channels/{table}/invites", 50013),
    "bans": ("GET", "/guilds/{guild}/bans", 50013),
    "the audit log": ("GET", "/guilds/{guild}/audit-logs", 50013),
    "a role": ("POST", "/guilds/{guild}/roles", 50013),
    "a member's role": ("PUT", "/guilds/{guild}/members/{ann}/roles/5", 50013),
    "kicking": ("DELETE", "/guilds/{guild}/members/{ann}", 50013),
    "an own nickname": ("PATCH", "/guilds/{guild}/members/@me", 50013),
    "an own member by a person's right": ("GET", "/users/@me/guilds/{guild}/member", 20001),
    "passing a message on": ("POST", "/channels/{table}/messages/{said}/crosspost", 50024),
    "the end of what is no poll": ("POST", "/channels/{table}/polls/{said}/expire", 520006),
    "votes of what is no poll": ("GET", "/channels/{table}/polls/{said}/answers/1", 520006),
    "votes of nothing": ("GET", "/channels/{table}/polls/5/answers/1", 10008),
    "a sticker": ("GET", "/stickers/5", 10060),
    "permissions of a channel": ("DELETE", "/channels/{table}/permissions/5", 50013),
    "a role that isn't there": ("GET", "/guilds/{guild}/roles/5", 10011),
}


@pytest.mark.parametrize(("method", "path", "code"), REFUSED.values(), ids=REFUSED)
async def test_who_may_not_is_told_so(box: Sandbox, api: Api, method: str, path: str, code: int) -> None:
    said = await box.person("Ann").say("x")
    places = {"table": box.table.id, "guild": box.guild.id, "said": said.id, "ann": box.person("Ann").id}
    body = {} if method in ("POST", "PATCH", "PUT") else None
    status, answer, _ = await api.call(method, path.format(**places), body)
    assert (status >= 400, answer["code"]) == (True, code)


async def test_a_poll_needs_its_permission(box: Sandbox, api: Api) -> None:
    poll = {"question": {"text": "Who plays?"}, "answers": [{"poll_media": {"text": "I"}}], "duration": 1}
    path = f"/channels/{box.table.id}/messages"
    assert (await api.call("POST", path, {"poll": poll}))[1]["code"] == 50013


async def test_what_there_is_none_of(box: Sandbox, api: Api) -> None:
    for rest in ("emojis", "stickers"):
        assert (await api.call("GET", f"/guilds/{box.guild.id}/{rest}"))[1] == []
    assert (await api.call("GET", f"/applications/{BOT_ID}/entitlements"))[1] == []
    give(box)
    assert (await api.call("GET", f"/guilds/{box.guild.id}/bans"))[0] == 404


async def test_the_bot_has_a_nickname_and_keeps_its_name(box: Sandbox, api: Api) -> None:
    give(box, Permission.CHANGE_NICKNAME)
    path = f"/guilds/{box.guild.id}/members/@me"
    assert (await api.call("PATCH", path, {"nick": "Bones"}))[1]["nick"] == "Bones"
    assert (await api.call("PATCH", path, {"nick": None}))[1]["nick"] is None
    assert (await api.call("PATCH", "/users/@me", {"username": "Bones"}))[1]["code"] == 50035
    assert (await api.call("PATCH", "/users/@me", {"username": "Boneyard"}))[1]["username"] == "Boneyard"


async def test_a_channel_keeps_a_name_and_a_command_its_type(box: Sandbox, api: Api) -> None:
    give(box, Permission.MANAGE_CHANNELS)
    assert (await api.call("PATCH", f"/channels/{box.table.id}", {"name": None}))[1]["code"] == 50035
    assert (await api.call("PATCH", f"/channels/{box.table.id}", {"topic": None}))[0] == 200
    path = f"/applications/{BOT_ID}/commands"
    _, made, _ = await api.call("POST", path, {"name": "go", "description": "Go"})
    status, answer, _ = await api.call("PATCH", f"{path}/{made['id']}", {"type": 99, "description": "Come"})
    assert (status, answer["type"], answer["description"]) == (200, 1, "Come")


async def test_overwrites_through_the_api(box: Sandbox, api: Api) -> None:
    give(box, Permission.MANAGE_ROLES)
    path = f"/channels/{box.table.id}/permissions/{box.guild.id}"
    body = {"type": 0, "deny": str(int(Permission.SEND_MESSAGES))}
    assert (await api.call("PUT", path, body))[0] == 204
    assert not box.bot_can(box.table, Permission.SEND_MESSAGES)
    assert (await api.call("PUT", path, {"type": 2}))[1]["code"] == 50035
    assert (await api.call("DELETE", path))[0] == 204
    assert box.bot_can(box.table, Permission.SEND_MESSAGES)
    assert (await api.call("DELETE", path))[1]["code"] == 10009


# limits of their own


async def test_answers_to_interactions_have_no_rate_limit_headers(box: Sandbox, api: Api) -> None:
    await api.call("PUT", f"/applications/{BOT_ID}/commands", [{"name": "go", "description": "Go"}])
    made = await box.person("Ann").command("go")
    path = f"/interactions/{made.id}/{made.token}/callback"
    _, _, headers = await api.call("POST", path, {"type": 4, "data": {"content": "x"}})
    assert not [name for name in headers if name.lower().startswith("x-ratelimit")]
    _, _, headers = await api.call("GET", f"/webhooks/{BOT_ID}/{made.token}/messages/@original")
    assert "X-RateLimit-Bucket" in headers


async def test_edits_of_old_messages_are_slowed_down() -> None:
    clock = ManualClock()
    rates = Rates.free(old_edits=(3, 6.0))
    async with Sandbox(clock=clock, rates=rates) as box, Api(box) as api:
        path = f"/channels/{box.table.id}/messages"
        _, sent, _ = await api.call("POST", path, {"content": "x"})
        one = f"{path}/{sent['id']}"
        clock.advance(3600)
        for number in range(5):
            assert (await api.call("PATCH", one, {"content": str(number)}))[0] == 200
        clock.advance(1)
        for number in range(3):
            assert (await api.call("PATCH", one, {"content": str(number)}))[0] == 200
        status, answer, headers = await api.call("PATCH", one, {"content": "too much"})
        assert (status, answer["code"], answer["retry_after"]) == (429, 30046, 6.0)
        assert (answer["message"].startswith("Maximum number of edits"), "Via" in headers) == (True, True)
        assert box.messages()[0].content == "2"
        _, other, _ = await api.call("POST", path, {"content": "new ones are free"})
        assert (await api.call("PATCH", f"{path}/{other['id']}", {"content": "y"}))[0] == 200
        clock.advance(6)
        assert (await api.call("PATCH", one, {"content": "again"}))[0] == 200


async def test_too_many_bad_requests_ban_the_address() -> None:
    async with Sandbox(rates=Rates.free(invalid=(3, 600.0))) as box, Api(box) as api:
        box.faults.fail("/messages", status=403, code=50013, times=3)
        for _ in range(3):
            assert (await api.call("POST", f"/channels/{box.table.id}/messages", {"content": "x"}))[0] == 403
        status, answer, headers = await api.call("GET", "/users/@me")
        assert (status, answer, "Via" in headers) == (429, None, False)


async def test_a_channel_is_unknown_once(box: Sandbox, api: Api) -> None:
    box.faults.lose_channel(box.table)
    for status in (404, 200):
        answer = await api.call("POST", f"/channels/{box.table.id}/messages", {"content": "x"})
        assert answer[0] == status
        assert (answer[1].get("code") == 10003) == (status == 404)


# bad input


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/channels/{table}/messages?before=abc", None),
        ("GET", "/channels/{table}/messages?after=" + "9" * 4301, None),
        ("GET", "/channels/{table}/messages?limit=" + "9" * 4301, None),
        ("GET", "/channels/" + "9" * 4301, None),
        ("GET", "/guilds/{guild}/members/search?query=a&limit=٣x", None),
        ("PATCH", "/webhooks/{bot}/{token}/messages/@original", {"flags": "x", "content": "y"}),
        ("PATCH", "/webhooks/{bot}/{token}/messages/@original", {"flags": [], "components": "x"}),
        ("PUT", "/applications/{bot}/commands", [{"name": "x", "description": "y", "name_localizations": 5}]),
        ("POST", "/channels/{table}/messages", {"content": "x", "flags": 10**4000}),
    ],
)
async def test_bad_input_is_a_form_error(box: Sandbox, api: Api, method: str, path: str, body: Json | None) -> None:
    await api.call("PUT", f"/applications/{BOT_ID}/commands", [{"name": "go", "description": "Go"}])
    made = await box.person("Ann").command("go")
    callback = f"/interactions/{made.id}/{made.token}/callback"
    await api.call("POST", callback, {"type": 4, "data": {"content": "x"}})
    places = {"table": box.table.id, "guild": box.guild.id, "bot": BOT_ID, "token": made.token}
    status, answer, _ = await api.call(method, path.format(**places), body)
    assert (status, answer["code"]) == (400, 50035)


@pytest.mark.parametrize(
    "raw", ["{", "[" * 100_000, '{"content":NaN}', "9" * 5000, "\ud800".encode("utf-8", "surrogatepass")]
)
async def test_what_is_no_json(box: Sandbox, api: Api, raw: str | bytes) -> None:
    status, answer, _ = await api.raw("POST", f"/channels/{box.table.id}/messages", raw)
    assert (status, answer["code"]) == (400, 50109)
