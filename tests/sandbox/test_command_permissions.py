"""Tests of who is offered which commands in a server."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.sandbox.model import CommandPermission
from bot.sandbox.permissions import Permission
from bot.sandbox.world import BOT_ID
from tests.box import Sandbox
from tests.sandbox.raw import Api

ROLE, MEMBER = 1, 2
COMMANDS = [
    {"name": "go", "description": "Go"},
    {"name": "rule", "description": "R", "default_member_permissions": str(int(Permission.MANAGE_GUILD))},
    {"name": "none", "description": "N", "default_member_permissions": "0"},
]


@pytest_asyncio.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with Api(box) as api:
        await api.call("PUT", f"/applications/{BOT_ID}/commands", COMMANDS)
        yield api


def say(box: Sandbox, name: str, *said: tuple[int, int, bool]) -> int:
    """The guild says who may use the command of that name ("" for all of them); the id of what it speaks of."""
    number = next((c.id for c in box.world.commands.values() if c.spec["name"] == name), BOT_ID)
    box.world.permit(box.guild, number, [CommandPermission(*permission) for permission in said])
    return number


def offered(box: Sandbox, name: str) -> str:
    """The first letters of those to whom the command is offered in #table."""
    return "".join(p.name[0] for p in box.people if name in p.commands())


@pytest.mark.parametrize(
    ("name", "said", "who"),
    [
        ("go", [], "ABCDEF"),
        ("rule", [], "A"),
        ("none", [], ""),
        ("none", [(MEMBER, "Ben", True)], "B"),
        ("rule", [(ROLE, "everyone", True), (MEMBER, "Cili", False)], "ABDEF"),
        ("go", [(ROLE, "everyone", False), (ROLE, "Moderator", True)], "A"),
        ("go", [(ROLE, "Moderator", True), (MEMBER, "Ann", False)], "BCDEF"),
    ],
)
async def test_to_whom_a_command_is_offered(
    box: Sandbox, api: Api, name: str, said: list[tuple[int, str, bool]], who: str
) -> None:
    ids = {p.name: p.id for p in box.people} | {"everyone": box.guild.id}
    ids["Moderator"] = box.world.role(box.guild, "Moderator").id
    permissions = [(kind, ids[what], allowed) for kind, what, allowed in said]
    say(box, name, *permissions)
    assert offered(box, name) == who
    say(box, name)
    say(box, "", *permissions)
    assert offered(box, name) == who


async def test_what_is_said_of_one_command_goes_before_what_is_said_of_all(box: Sandbox, api: Api) -> None:
    say(box, "", (ROLE, box.guild.id, False))
    say(box, "go", (ROLE, box.guild.id, True))
    assert [offered(box, name) for name in ("go", "rule", "none")] == ["ABCDEF", "", ""]
    box.change_role(box.guild, box.world.role(box.guild, "Moderator"), int(Permission.ADMINISTRATOR))
    assert offered(box, "none") == "A"


async def test_what_is_said_of_a_command_goes_with_it(box: Sandbox, api: Api) -> None:
    say(box, "go", (MEMBER, 5, False))
    await api.call("PUT", f"/applications/{BOT_ID}/commands", COMMANDS[1:])
    assert box.guild.command_permissions == {}
