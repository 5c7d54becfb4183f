"""Scheduled events: who may, what is refused, from state to state, what sessions and a kept world have of them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.payloads import timestamp
from bot.sandbox.permissions import Permission
from tests.box import Rates, Sandbox

from . import schema
from .raw import Api, Json


@pytest.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with Api(box) as made:
        yield made


def allow(box: Sandbox, permission: Permission = Permission.CREATE_EVENTS) -> None:
    role = box.world.role(box.guild, box.world.bot.name)
    box.change_role(box.guild, role, role.permissions | permission)


def body(box: Sandbox, **other: object) -> Json:
    now = box.world.clock.time()
    return {
        "name": "Game night", "description": "Moomin domino", "entity_type": 3, "privacy_level": 2,
        "scheduled_start_time": timestamp(now + 60), "scheduled_end_time": timestamp(now + 3600),
        "entity_metadata": {"location": "here"},
    } | other  # fmt: skip


async def test_an_event_from_its_making_to_its_end(box: Sandbox, api: Api) -> None:
    path = f"/guilds/{box.guild.id}/scheduled-events"
    allow(box, Permission.MANAGE_EVENTS)  # that of changing others' is not enough
    assert (await api.call("POST", path, body(box)))[1]["code"] == 50013
    allow(box)
    status, made, _ = await api.call("POST", path, body(box))
    assert (status, made["status"], made["entity_metadata"]) == (200, 1, {"location": "here"})
    assert (await api.call("GET", path))[1] == [made]
    event_path = f"{path}/{made['id']}"
    assert (await api.call("PATCH", event_path, {"status": 3}))[1]["code"] == 50035
    assert (await api.call("PATCH", event_path, {"status": 2}))[1]["status"] == 2
    assert (await api.call("PATCH", event_path, {"status": 4}))[1]["code"] == 50035
    assert (await api.call("PATCH", event_path, {"status": 3}))[1]["status"] == 3
    assert (await api.call("GET", path))[1] == []
    assert (await api.call("PATCH", event_path, {"status": 3}))[1]["code"] == 10070
    if schema.PATH.exists():
        for logged in box.requests:
            if logged.status < 300:
                assert (schema.request_errors(logged), schema.reply_errors(logged)) == ([], [])


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"scheduled_start_time": "2020-01-01T00:00:00+00:00"}, "scheduled_start_time"),
        ({"scheduled_end_time": "2020-01-01T00:00:00+00:00"}, "scheduled_end_time"),
        ({"scheduled_end_time": None}, "scheduled_end_time"),
        ({"name": "x" * 101}, "name"),
        ({"entity_type": 2}, "entity_type"),
        ({"privacy_level": 1}, "privacy_level"),
        ({"entity_metadata": {}}, "entity_metadata"),
    ],
)
async def test_what_is_no_event_is_refused(box: Sandbox, api: Api, changed: Json, key: str) -> None:
    allow(box)
    status, answer, _ = await api.call("POST", f"/guilds/{box.guild.id}/scheduled-events", body(box, **changed))
    assert (status, [*answer["errors"]]) == (400, [key])


async def test_a_guild_has_a_hundred_at_most(box: Sandbox, api: Api) -> None:
    allow(box)
    path = f"/guilds/{box.guild.id}/scheduled-events"
    for _ in range(100):
        assert (await api.call("POST", path, body(box)))[0] == 200
    assert (await api.call("POST", path, body(box)))[1]["code"] == 30038


async def test_they_are_there_when_the_sandbox_is_started_anew(tmp_path: Path) -> None:
    file = tmp_path / "world.db"
    async with Sandbox(rates=Rates.free(), keep=file) as box, Api(box) as api:
        allow(box)
        await api.call("POST", f"/guilds/{box.guild.id}/scheduled-events", body(box))
        before = [*box.guild.events.values()]
    async with Sandbox(rates=Rates.free(), keep=file) as box:
        (event,) = box.guild.events.values()
        assert [event.id, event.name, event.start] == [before[0].id, "Game night", before[0].start]
