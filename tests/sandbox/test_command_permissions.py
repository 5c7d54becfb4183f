"""Which commands a server offers to whom, and where; and how the bot hears of it."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.sandbox.model import CommandPermission
from bot.sandbox.permissions import Permission
from bot.sandbox.world import BOT_ID
from tests.box import ClientRefusedError, Sandbox
from tests.sandbox.raw import Api, RawGateway

ROLE, MEMBER, CHANNEL = 1, 2, 3
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
    box.world.permit(box.guild, number, [CommandPermission(*one) for one in said])
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
        ("go", [(CHANNEL, "table", False)], ""),
        ("go", [(CHANNEL, "all", False)], ""),
        ("go", [(CHANNEL, "all", False), (CHANNEL, "table", True)], "ABCDEF"),
        ("none", [(CHANNEL, "table", True)], ""),
    ],
)
async def test_to_whom_a_command_is_offered(
    box: Sandbox, api: Api, name: str, said: list[tuple[int, str, bool]], who: str
) -> None:
    ids = {p.name: p.id for p in box.people} | {"everyone": box.guild.id, "all": box.guild.id - 1}
    ids |= {"table": box.table.id, "Moderator": box.world.role(box.guild, "Moderator").id}
    told = [(kind, ids[what], allowed) for kind, what, allowed in said]
    say(box, name, *told)
    assert offered(box, name) == who
    say(box, name)
    say(box, "", *told)
    assert offered(box, name) == who


async def test_what_is_said_of_one_command_goes_before_what_is_said_of_all(box: Sandbox, api: Api) -> None:
    say(box, "", (ROLE, box.guild.id, False))
    say(box, "go", (ROLE, box.guild.id, True))
    assert [offered(box, name) for name in ("go", "rule", "none")] == ["ABCDEF", "", ""]
    box.change_role(box.guild, box.world.role(box.guild, "Moderator"), int(Permission.ADMINISTRATOR))
    assert offered(box, "none") == "A"


async def test_a_thread_is_as_the_channel_above_it(box: Sandbox, api: Api) -> None:
    say(box, "go", (CHANNEL, box.table.id, False))
    ann = box.person("Ann")
    assert "go" not in ann.commands(box.thread)
    assert "go" in ann.commands(box.talk)
    with pytest.raises(ClientRefusedError, match="no_command"):
        await ann.command("go", box.thread)


async def test_the_bot_is_told_what_the_guild_says(box: Sandbox, api: Api) -> None:
    async with RawGateway(box) as gateway:
        await gateway.identify()
        number = say(box, "go", (MEMBER, 5, False))
        said = {
            "id": str(number), "application_id": str(BOT_ID), "guild_id": str(box.guild.id),
            "permissions": [{"id": "5", "type": MEMBER, "permission": False}],
        }  # fmt: skip
        assert await gateway.until("APPLICATION_COMMAND_PERMISSIONS_UPDATE") == said
    await api.call("PUT", f"/applications/{BOT_ID}/commands", COMMANDS[1:])
    assert box.guild.command_permissions == {}
