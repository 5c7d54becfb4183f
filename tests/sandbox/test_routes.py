"""Routes that any client may ask: pins, and limits of their own."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.sandbox.permissions import Permission
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
    box.change_role(box.guild, box.world.role(box.guild, "Boneyard"), bits)


async def test_a_pin_needs_its_permission(box: Sandbox, api: Api) -> None:
    message = await box.person("Ann").say("x")
    path = f"/channels/{box.table.id}/messages/pins/{message.id}"
    assert (await api.call("PUT", path))[1]["code"] == 50013
    give(box, Permission.PIN_MESSAGES)
    assert (await api.call("PUT", path))[0] == 204
    assert (await api.call("GET", f"/channels/{box.table.id}/messages"))[1][0]["pinned"] is True


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
        message_path = f"{path}/{sent['id']}"
        clock.advance(3600)
        for number in range(5):
            assert (await api.call("PATCH", message_path, {"content": str(number)}))[0] == 200
        clock.advance(1)
        for number in range(3):
            assert (await api.call("PATCH", message_path, {"content": str(number)}))[0] == 200
        status, answer, headers = await api.call("PATCH", message_path, {"content": "too much"})
        assert (status, answer["code"], answer["retry_after"]) == (429, 30046, 6.0)
        assert (answer["message"].startswith("Maximum number of edits"), "Via" in headers) == (True, True)
        assert box.messages()[0].content == "2"
        _, other, _ = await api.call("POST", path, {"content": "new ones are free"})
        assert (await api.call("PATCH", f"{path}/{other['id']}", {"content": "y"}))[0] == 200
        clock.advance(6)
        assert (await api.call("PATCH", message_path, {"content": "again"}))[0] == 200


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
        ("GET", "/channels/{table}/messages?limit=٣x", None),
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
