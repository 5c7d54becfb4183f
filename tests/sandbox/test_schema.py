"""Both directions against Discord's own description: requests of the real client, answers of the sandbox."""

import discord
import pytest

from bot.sandbox.permissions import Permission
from bot.sandbox.rest import api as rest_api
from bot.sandbox.world import BOT_ID
from tests.box import Logged, Sandbox, edited, follow_up
from tests.sandbox.bots import TinyBot, picture, png
from tests.sandbox.raw import Api
from tests.sandbox.schema import described, needs_schema, reply_errors, request_errors
from tests.sandbox.test_strict_forms import command, data_uri, option
from tests.sandbox.test_strictness import ALLOWED, REFUSED, rows

pytestmark = needs_schema


def judge(box: Sandbox, *, requests: bool = True) -> None:
    """Every request that was taken and every answer fits the description."""
    wrong = []
    for logged in box.requests:
        where = f"{logged.method} {logged.template} {logged.status}"
        wrong += [f"answer of {where}: {e}" for e in reply_errors(logged)]
        if requests and logged.status < 300:
            wrong += [f"request {where}: {e}" for e in request_errors(logged)]
    assert not wrong, "\n".join(wrong)
    assert box.requests


async def test_an_evening_with_the_real_client(box: Sandbox, bot: TinyBot) -> None:
    ann, ben = box.person("Ann"), box.person("Ben")
    table = (await (await ann.command("play", game="x")).done()).message
    assert table is not None
    await (await ann.click(table, "Count")).done()
    await (await ben.select(table, ["One"])).done()
    form = await ben.click(table, "Name")
    await form.done()
    await follow_up(await ben.submit(form, {"Name": "Benny"}))
    await edited(await ben.click(table, "Later"))
    await (await ann.autocomplete("guess", "word", "A")).done()
    await (await ann.command("echo", who=ben)).done()
    judge(box)


async def test_what_else_the_real_client_asks(box: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(box.table.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("quiet", silent=True)
    sent = await channel.send("hello", file=picture())
    again = await channel.fetch_message(sent.id)
    await again.edit(content="edited", attachments=[picture("b.png", "alt")])
    thread = await sent.create_thread(name="corner")
    await thread.send("in it")
    await thread.edit(archived=True)
    assert [m.content async for m in channel.history(limit=5)]
    guild = await bot.fetch_guild(box.guild.id)
    await guild.fetch_channels()
    await bot.create_application_emoji(name="tile", image=png())
    await bot.fetch_application_emojis()
    await (await guild.fetch_member(box.person("Ann").id)).send("hi")
    await bot.tree.fetch_commands()
    await bot.tree.sync()
    box.change_role(box.guild, box.world.role(box.guild, "Boneyard"), int(Permission.PIN_MESSAGES))
    await sent.pin()
    await sent.delete()
    await bot.application_info()
    judge(box)


async def test_answers_to_what_is_allowed(box: Sandbox) -> None:
    async with Api(box) as api:
        for body in ALLOWED.values():
            await api.call("POST", f"/channels/{box.table.id}/messages", body)
    judge(box)


async def test_answers_to_what_is_refused(box: Sandbox) -> None:
    async with Api(box) as api:
        for body, _code in REFUSED.values():
            await api.call("POST", f"/channels/{box.table.id}/messages", body)
        for path in ("/channels/5", f"/channels/{box.table.id}/messages/5", "/guilds/5"):
            await api.call("GET", path)
        await api.call("GET", "/users/@me", token="wrong")
    judge(box)
    assert {r.status for r in box.requests} == {400, 401, 404}


async def test_commands_of_every_kind(box: Sandbox) -> None:
    kinds = [option(f"o{kind}", kind) for kind in range(3, 7)]
    choices = [{"name": "c", "value": "v", "name_localizations": {"fi": "c"}}]
    spec = command(options=[*kinds, option("with-choices", choices=choices)], name_localizations={"fi": "mene"})
    async with Api(box) as api:
        path = f"/applications/{BOT_ID}/commands"
        assert (await api.call("PUT", path, [spec, {"type": 2, "name": "Who"}]))[0] == 200
        await api.call("GET", path)
        for path in ("/users/@me", "/applications/@me", "/oauth2/applications/@me", "/gateway", "/gateway/bot",
                     f"/guilds/{box.guild.id}"):  # fmt: skip
            await api.call("GET", path)
        await api.call("POST", f"/applications/{BOT_ID}/emojis", {"name": "tile", "image": data_uri(png())})
    judge(box)


def test_the_judge_can_say_no() -> None:
    message = "/channels/{channel_id}/messages"
    bad = Logged("POST", message, "/channels/1/messages", rows(), (), 200, {"id": 1.5})
    assert request_errors(bad)
    assert reply_errors(bad)
    good = Logged("POST", message, "/channels/1/messages", {"content": "x"}, (), 200, None)
    assert request_errors(good) == []
    with pytest.raises(AssertionError, match="not in Discord"):
        request_errors(Logged("GET", "/nothing/here", "/nothing/here", None, (), 200, None))


def test_every_route_is_one_of_discords() -> None:
    routes = [route for module in rest_api._MODULES for route in module.ROUTES.all]
    assert [f"{method} {template}" for method, template, _ in routes if not described(method, template)] == []
