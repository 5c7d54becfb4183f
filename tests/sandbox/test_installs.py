"""Applications that a person has added to the own account: where their commands are, and what bots hear of them."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from discord import app_commands

from bot.sandbox import payloads
from bot.sandbox.model import Channel
from bot.sandbox.permissions import GUEST, Permission
from bot.sandbox.world import BOT_ID
from tests.box import Actor, ClientRefusedError, Interaction, Sandbox
from tests.sandbox.bots import TinyBot, running
from tests.sandbox.raw import Api, RawGateway

HERE, MINE = 0, 1
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "B", "custom_id": "b"}]}
COMMANDS = [
    {"name": "here", "description": "H"},
    {"name": "mine", "description": "M", "integration_types": [MINE]},
    {"name": "both", "description": "B", "integration_types": [HERE, MINE]},
    {"name": "rule", "description": "R", "integration_types": [HERE, MINE], "default_member_permissions": "0"},
    {"name": "whisper", "description": "W", "integration_types": [MINE], "contexts": [1]},
]


@pytest_asyncio.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with Api(box) as api:
        await api.call("PUT", f"/applications/{BOT_ID}/commands", COMMANDS)
        yield api


@pytest.fixture
def ann(box: Sandbox) -> Actor:
    """Ann, who has the application."""
    actor = box.person("Ann")
    actor.add_app()
    return actor


@pytest.fixture
def away(box: Sandbox) -> Channel:
    """A channel of a guild in which the bot is not."""
    return next(iter(box.add_guild("Elsewhere", with_bot=False).channels.values()))


async def answer(api: Api, made: Interaction, **data: object) -> int:
    path = f"/interactions/{made.id}/{made.token}/callback"
    return (await api.call("POST", path, {"type": 4, "data": {"content": "x", **data}}))[0]


async def test_commands_come_along_with_who_has_the_application(
    box: Sandbox, api: Api, ann: Actor, away: Channel
) -> None:
    ben = box.person("Ben")
    dm, other = box.world.dm(ann.user), box.world.dm(ben.user)
    assert (ann.commands(), ben.commands()) == (["both", "here", "mine"], ["both", "here"])
    assert (ann.commands(away), ben.commands(away)) == (["both", "mine", "rule"], [])
    assert ann.commands(dm) == ["both", "here", "mine", "rule", "whisper"]
    assert ben.commands(other) == ["both", "here", "rule"]
    ann.add_app(False)
    assert ann.commands(away) == []
    with pytest.raises(ClientRefusedError, match="no_command"):
        await ann.command("mine", away)


async def test_bots_are_told_who_installed_them(box: Sandbox, api: Api, ann: Actor, away: Channel) -> None:
    guild, user = {"0": str(box.guild.id)}, {"1": str(ann.id)}
    dm = box.world.dm(ann.user)
    for name, place, owners in (
        ("here", box.table, guild), ("mine", box.table, user), ("both", box.table, guild | user),
        ("both", away, user), ("here", dm, {"0": "0"}), ("both", dm, {"0": "0"} | user),
    ):  # fmt: skip
        fields = payloads.of_interaction(box.world, await ann.command(name, place))
        assert fields["authorizing_integration_owners"] == owners
        assert fields["context"] == (1 if place is dm else 0)
        assert ("user" in fields, "member" in fields) == (place is dm, place is not dm)
        assert (int(fields["app_permissions"]) == GUEST) == (place is away)
    config = (await api.call("GET", "/applications/@me"))[1]
    assert (set(config["integration_types_config"]), config["approximate_user_install_count"]) == ({"0", "1"}, 1)


async def test_a_click_has_the_owners_of_its_message(box: Sandbox, api: Api, ann: Actor, away: Channel) -> None:
    async with RawGateway(box) as gateway:
        await gateway.identify()
        made = await ann.command("mine", away)
        assert (await gateway.until("INTERACTION_CREATE"))["guild_id"] == str(away.guild_id)
        assert await answer(api, made, components=[BUTTON]) == 204
        ben = box.person("Ben")
        clicked = await ben.click(ben.last(away), "B")
        event = await gateway.until("INTERACTION_CREATE")
        assert event["authorizing_integration_owners"] == {"1": str(ann.id)}
        assert event["member"]["user"]["id"] == str(ben.id)
    assert await answer(api, clicked, flags=64) == 204
    assert (await api.call("GET", f"/channels/{away.id}/messages"))[1]["code"] == 50001


async def test_a_guest_has_five_follow_ups(box: Sandbox, api: Api, ann: Actor, away: Channel) -> None:
    for place, last in ((away, 400), (box.table, 200), (box.world.dm(ann.user), 200)):
        made = await ann.command("both", place)
        await answer(api, made)
        path = f"/webhooks/{BOT_ID}/{made.token}"
        statuses = [(await api.call("POST", path, {"content": str(i)}))[0] for i in range(6)]
        assert statuses == [200] * 5 + [last]
    made = await ann.command("mine", away)
    await answer(api, made)
    for _ in range(5):
        await api.call("POST", f"/webhooks/{BOT_ID}/{made.token}", {"content": "x"})
    assert (await api.call("POST", f"/webhooks/{BOT_ID}/{made.token}", {"content": "x"}))[1]["code"] == 40094


async def test_where_guests_may_not_speak_only_the_user_hears_them(
    box: Sandbox, api: Api, ann: Actor, away: Channel
) -> None:
    guild = box.world.guilds[away.guild_id or 0]
    everyone = guild.roles[guild.id]
    box.change_role(guild, everyone, everyone.permissions & ~Permission.USE_EXTERNAL_APPS)
    made = await ann.command("mine", away)
    await answer(api, made)
    await api.call("POST", f"/webhooks/{BOT_ID}/{made.token}", {"content": "more"})
    assert [m.content for m in ann.messages(away)] == ["x", "more"]
    assert box.person("Ben").messages(away) == []
    await answer(api, await ann.command("here"))
    assert box.person("Ben").messages()[-1].content == "x"


async def test_the_real_client_answers_where_it_is_a_guest(box: Sandbox, ann: Actor, away: Channel) -> None:
    async with running(box, bot := TinyBot()):
        bot.tree.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
        await bot.tree.sync()
        response = await (await ann.command("guess", away, word="boneyard")).done()
        assert response.message is not None
        assert response.message.content == "boneyard"
        seen = bot.seen[-1]
        assert seen.is_user_integration()
        assert not seen.is_guild_integration()
