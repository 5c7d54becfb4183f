"""The three seconds, the fifteen minutes, and the order of answers."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.sandbox import payloads
from bot.sandbox.model import Message
from bot.sandbox.world import BOT_ID
from tests.box import Interaction, ManualClock, Rates, Sandbox
from tests.sandbox.raw import Api

GO = {"name": "go", "description": "Go"}
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}]}


@pytest_asyncio.fixture
async def timed() -> AsyncIterator[tuple[Sandbox, ManualClock, Api]]:
    """A sandbox on a clock that stands still, and its API."""
    clock = ManualClock(1_800_000_000)
    async with Sandbox(clock=clock, rates=Rates.free()) as box, Api(box) as api:
        await api.call("PUT", f"/applications/{BOT_ID}/commands", [GO])
        yield box, clock, api


Timed = tuple[Sandbox, ManualClock, Api]


def callback(interaction: Interaction) -> str:
    return f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"


def webhook(interaction: Interaction, rest: str = "") -> str:
    return f"/webhooks/{BOT_ID}/{interaction.token}{rest}"


async def go(box: Sandbox, api: Api, kind: int = 4, data: dict[str, Any] | None = None) -> Interaction:
    """A command of Ann's, answered."""
    made = await box.person("Ann").command("go")
    data = data if data is not None or kind != 4 else {"content": "hi"}
    status, body, _ = await api.call("POST", callback(made), {"type": kind, "data": data})
    assert status == 200, body
    return made


async def message_of(box: Sandbox, api: Api) -> Message:
    """A message with a button."""
    made = await go(box, api, 4, {"content": "hi", "components": [ROW]})
    assert made.original is not None
    return made.original


async def test_after_three_seconds_it_is_unknown(timed: Timed) -> None:
    box, clock, api = timed
    made = await box.person("Ann").command("go")
    clock.advance(2.9)
    assert made.response() is None
    clock.advance(0.2)
    assert (await made.done()).reason == "timeout"
    for path, code in ((callback(made), 10062), (webhook(made), 10015)):
        status, body, _ = await api.call("POST", path, {"type": 4, "data": {"content": "late"}, "content": "late"})
        assert (status, body["code"]) == (404, code)


async def test_a_second_answer_is_refused(timed: Timed) -> None:
    box, _clock, api = timed
    made = await go(box, api)
    status, body, _ = await api.call("POST", callback(made), {"type": 4, "data": {"content": "again"}})
    assert (status, body["code"]) == (400, 40060)


async def test_after_fifteen_minutes_the_token_is_useless(timed: Timed) -> None:
    box, clock, api = timed
    made = await go(box, api)
    clock.advance(899)
    assert (await api.call("PATCH", webhook(made, "/messages/@original"), {"content": "still"}))[0] == 200
    clock.advance(1)
    for method, rest in (("PATCH", "/messages/@original"), ("POST", ""), ("GET", "/messages/@original")):
        status, body, _ = await api.call(method, webhook(made, rest), None if method == "GET" else {"content": "x"})
        assert (status, body["code"]) == (401, 50027)


async def test_a_token_can_be_expired_at_once(timed: Timed) -> None:
    box, _clock, api = timed
    made = await go(box, api)
    box.faults.expire(made)
    status, body, _ = await api.call("POST", webhook(made), {"content": "x"})
    assert (status, body["code"]) == (401, 50027)


async def test_a_wrong_token_and_a_wrong_id(timed: Timed) -> None:
    box, _clock, api = timed
    made = await box.person("Ann").command("go")
    body = {"type": 4, "data": {"content": "x"}}
    assert (await api.call("POST", f"/interactions/{made.id}/nonsense/callback", body))[1]["code"] == 10062
    assert (await api.call("POST", f"/webhooks/{BOT_ID}/nonsense", {"content": "x"}))[1]["code"] == 50027
    assert (await api.call("POST", f"/webhooks/1/{made.token}", {"content": "x"}))[1]["code"] == 10015
    assert (await api.call("POST", webhook(made), {"content": "too early"}))[1]["code"] == 10015


async def test_the_first_follow_up_fills_a_deferred_answer(timed: Timed) -> None:
    box, _clock, api = timed
    made = await go(box, api, 5, {"flags": 64})
    assert made.original is not None
    assert made.original.thinking
    assert made.response() is None
    _, first, _ = await api.call("POST", webhook(made), {"content": "filled"})
    _, second, _ = await api.call("POST", webhook(made), {"content": "second"})
    assert first["id"] == str(made.original.id)
    assert (first["flags"], second["flags"]) == (64, 0)
    assert (await made.done()).message is made.original
    assert [m.content for m in made.followups] == ["second"]


async def test_a_deferred_answer_that_was_deleted(timed: Timed) -> None:
    box, _clock, api = timed
    made = await go(box, api, 5)
    assert made.original is not None
    box.faults.delete_message(made.original)
    assert (await api.call("POST", webhook(made), {"content": "x"}))[1]["code"] == 10008
    assert (await api.call("PATCH", webhook(made, "/messages/@original"), {"content": "x"}))[1]["code"] == 10008


async def test_ephemeral_messages_are_reached_by_token_only(timed: Timed) -> None:
    box, _clock, api = timed
    made = await go(box, api, 4, {"content": "secret", "flags": 64})
    assert made.original is not None
    path = f"/channels/{box.table.id}/messages/{made.original.id}"
    for method in ("GET", "PATCH", "DELETE"):
        status, body, _ = await api.call(method, path, {"content": "x"} if method == "PATCH" else None)
        assert (status, body["code"]) == (404, 10008)
    assert (await api.call("GET", f"/channels/{box.table.id}/messages"))[1] == []
    assert (await api.call("GET", webhook(made, "/messages/@original")))[1]["content"] == "secret"
    assert (await api.call("DELETE", webhook(made, f"/messages/{made.original.id}")))[0] == 204
    assert made.original.deleted


async def test_a_token_touches_only_its_own_messages(timed: Timed) -> None:
    box, _clock, api = timed
    first, second = await go(box, api), await go(box, api)
    assert first.original is not None
    status, body, _ = await api.call("PATCH", webhook(second, f"/messages/{first.original.id}"), {"content": "x"})
    assert (status, body["code"]) == (404, 10008)


@pytest.mark.parametrize("kind", [6, 7, 8, 1, 3, True])
async def test_answers_that_a_command_may_not_get(timed: Timed, kind: object) -> None:
    box, _clock, api = timed
    made = await box.person("Ann").command("go")
    status, body, _ = await api.call("POST", callback(made), {"type": kind, "data": {"content": "x"}})
    assert (status, body["code"]) == (400, 50035)
    assert "type" in body["errors"]


async def test_a_form_may_not_be_answered_with_a_form(timed: Timed) -> None:
    box, _clock, api = timed
    form = {"custom_id": "f", "title": "F", "components": [
        {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "t", "style": 1}},
    ]}  # fmt: skip
    table = await message_of(box, api)
    click = await box.person("Ben").click(table, "A")
    assert (await api.call("POST", callback(click), {"type": 9, "data": form}))[0] == 200
    sent = await box.person("Ben").submit(click, {"L": "x"})
    assert (await api.call("POST", callback(sent), {"type": 9, "data": form}))[1]["code"] == 50035
    status, body, _ = await api.call("POST", callback(sent), {"type": 7, "data": {"content": "by form"}})
    assert (status, body["resource"]["message"]["content"]) == (200, "by form")
    assert table.content == "by form"


async def test_a_click_on_what_was_deleted_meanwhile(timed: Timed) -> None:
    box, _clock, api = timed
    table = await message_of(box, api)
    click = await box.person("Ben").click(table, "A")
    box.faults.delete_message(table)
    status, body, _ = await api.call("POST", callback(click), {"type": 7, "data": {"content": "x"}})
    assert (status, body["code"]) == (404, 10008)


async def test_original_of_a_click_is_the_message_clicked(timed: Timed) -> None:
    box, _clock, api = timed
    table = await message_of(box, api)
    click = await box.person("Ben").click(table, "A")
    await api.call("POST", callback(click), {"type": 6})
    _, patched, _ = await api.call("PATCH", webhook(click, "/messages/@original"), {"content": "changed"})
    assert (patched["id"], table.content) == (str(table.id), "changed")


async def test_a_locale_and_permissions_come_along(timed: Timed) -> None:
    box, _clock, _api = timed
    box.person("Cili").user.locale = "hu"
    payload = payloads.of_interaction(box.world, await box.person("Cili").command("go", box.thread))
    assert (payload["locale"], payload["guild_locale"], payload["context"]) == ("hu", "en-US", 0)
    assert payload["authorizing_integration_owners"] == {"0": str(box.guild.id)}
    assert payload["attachment_size_limit"] == 10 * 1024 * 1024
    assert payload["channel"]["thread_metadata"]["archived"] is False
    assert int(payload["member"]["permissions"]) & (1 << 38)
    assert int(payload["app_permissions"]) & (1 << 13)


async def test_ids_are_the_same_every_time() -> None:
    seen = []
    for _ in range(2):
        async with Sandbox(clock=ManualClock(1_800_000_000)) as box:
            message = await box.person("Ann").say("x")
            seen.append((box.guild.id, box.table.id, box.person("Eve").id, message.id))
    assert seen[0] == seen[1]
