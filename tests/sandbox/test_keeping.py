"""The file of the world: what comes back when the sandbox is started anew, and what does not."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.sandbox.files import Limits
from bot.sandbox.model import CommandPermission
from bot.sandbox.permissions import Permission
from bot.sandbox.world import BOT_ID
from tests.box import Rates, Sandbox
from tests.closing import all_closed
from tests.sandbox.bots import TinyBot, png, running
from tests.sandbox.raw import Api
from tests.sandbox.test_strict_forms import data_uri

Json = dict[str, Any]
BUTTON = {"type": 2, "style": 1, "label": "B", "custom_id": "b"}


@pytest.fixture(autouse=True)
def closed_connections() -> Iterator[None]:
    with all_closed():
        yield


def kept(path: Path, **more: Any) -> Sandbox:
    return Sandbox(rates=Rates.free(), keep=path / "world.db", **more)


def bytes_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def test_people_and_channels_come_back(tmp_path: Path) -> None:
    async with kept(tmp_path) as box:
        assert (tmp_path / "world.db").stat().st_mode & 0o777 == 0o600
        greta = box.person("Greta", locale="de", moderator=True)
        box.person("Ben").leave()
        den, forum = box.channel("den"), box.forum("games")
        nook = box.add_thread("nook", den)
        post = await greta.post(forum, "A table", "Who plays?")
        cave = await greta.thread("cave", den, private=True)
        box.faults.archive(nook, locked=True)
        box.faults.revoke(den, Permission.SEND_MESSAGES)
        box.faults.delete_channel(box.talk)
        ids = [greta.id, den.id, nook.id, post.id, cave.id]
    async with kept(tmp_path) as box:
        world = box.world
        assert [p.name for p in box.people] == ["Ann", "Ben", "Cili", "Dora", "Eve", "Finn", "Greta"]
        greta, den, nook = box.person("Greta"), box.channel("den"), box.channel("nook")
        post, cave = box.channel("A table"), box.channel("cave")
        assert [greta.id, den.id, nook.id, post.id, cave.id] == ids
        assert greta.user.locale == "de"
        assert world.permissions(box.table, greta.user) & Permission.MANAGE_MESSAGES
        assert not world.permissions(box.table, box.person("Ben").user)
        assert (nook.archived, nook.locked, nook.parent_id) == (True, True, den.id)
        assert not box.bot_can(den, Permission.SEND_MESSAGES)
        assert not box.bot_can(cave, Permission.VIEW_CHANNEL)
        assert box.talk.id not in box.guild.channels
        assert greta.messages(post)[0].content == "Who plays?"
        assert (await greta.say("here", cave)).id in cave.messages
        assert box.person("Hugo").id not in {*ids, *(p.id for p in box.people if p.name != "Hugo")}


async def test_messages_come_back_with_their_files_and_buttons(tmp_path: Path) -> None:
    async with kept(tmp_path) as box, Api(box) as api:
        path = f"/channels/{box.table.id}/messages"
        body = {"content": "board", "components": [{"type": 1, "components": [BUTTON]}], "nonce": "n"}
        _, sent, _ = await api.call("POST", path, body, files={"a.png": png()})
        change = {"content": "later", "attachments": [{"id": 0, "description": "alt"}]}
        _, edited, _ = await api.call("PATCH", f"{path}/{sent['id']}", change, files={"b.png": png(9, 9)})
        message = await box.person("Ann").say(f"hello {box.person('Ben').mention}")
        gone = await box.person("Ann").say("gone")
        await box.person("Ann").delete(gone)
        _, before, _ = await api.call("GET", path)
    async with kept(tmp_path) as box, Api(box) as api, aiohttp.ClientSession() as session:
        _, after, _ = await api.call("GET", path)
        for old, new in zip(before, after, strict=True):
            old["attachments"] = [{**a, "url": "", "proxy_url": ""} for a in old["attachments"]]
            assert {**new, "attachments": [{**a, "url": "", "proxy_url": ""} for a in new["attachments"]]} == old
        async with session.get(after[1]["attachments"][0]["url"]) as file:
            assert await file.read() == png(9, 9)
        made = await box.person("Ben").click(box.messages()[0], "B")
        assert made.message is box.messages()[0]
        assert (await api.call("PATCH", f"{path}/{edited['id']}", {"content": "again"}))[0] == 200
        new = await box.person("Ann").say("new")
        assert new.id > message.id


async def test_emojis_and_commands_come_back(tmp_path: Path) -> None:
    async with kept(tmp_path) as box, Api(box) as api:
        emojis, commands = f"/applications/{BOT_ID}/emojis", f"/applications/{BOT_ID}/commands"
        await api.call("POST", emojis, {"name": "tile", "image": data_uri(png())})
        await api.call("PUT", commands, [{"name": "go", "description": "Go"}, {"name": "x", "description": "X"}])
        await api.call("PUT", commands, [{"name": "go", "description": "Go"}])
        before = [(await api.call("GET", path))[1] for path in (emojis, commands)]
    async with kept(tmp_path) as box, Api(box) as api:
        assert [(await api.call("GET", path))[1] for path in (emojis, commands)] == before
        assert box.person("Ann").commands() == ["go"]
        (emoji,) = box.world.emojis.values()
        assert emoji.data == png()


async def test_what_is_private_does_not_come_back(tmp_path: Path) -> None:
    async with kept(tmp_path) as box, Api(box) as api:
        await api.call("PUT", f"/applications/{BOT_ID}/commands", [{"name": "go", "description": "Go"}])
        for body in ({"type": 4, "data": {"content": "secret", "flags": 64}}, {"type": 5}):
            made = await box.person("Ann").command("go")
            await api.call("POST", f"/interactions/{made.id}/{made.token}/callback", body)
        assert len(box.messages()) == 2
    async with kept(tmp_path) as box:
        assert box.messages() == []
    assert b"secret" not in bytes_in(tmp_path)


async def test_what_was_said_is_written_before_the_process_ends(tmp_path: Path) -> None:
    """Nothing depends on a clean end."""
    async with kept(tmp_path) as box:
        await box.person("Ann").say("hello")
        await asyncio.sleep(0)
        async with kept(tmp_path) as other:
            assert [m.content for m in other.messages()] == ["hello"]


async def test_what_is_pushed_out_is_gone_from_the_file_too(tmp_path: Path) -> None:
    async with kept(tmp_path, limits=Limits(messages_per_channel=3)) as box, Api(box) as api:
        for number in range(6):
            await api.call("POST", f"/channels/{box.table.id}/messages", {}, files={f"{number}.txt": b"x"})
        box.faults.delete_channel(box.talk)
    db = sqlite3.connect(tmp_path / "world.db")
    assert db.execute("SELECT count(*) FROM messages").fetchone() == (3,)
    assert db.execute("SELECT count(*) FROM files").fetchone() == (3,)
    db.close()
    async with kept(tmp_path) as box:
        assert [m.attachments[0].filename for m in box.messages()] == ["3.txt", "4.txt", "5.txt"]


async def test_direct_messages_come_back(tmp_path: Path) -> None:
    async with kept(tmp_path) as box:
        ann = box.person("Ann")
        await ann.say("psst", box.world.dm(ann.user))
    async with kept(tmp_path) as box:
        assert [m.content for m in box.person("Ann").dms()] == ["psst"]


async def test_who_has_the_application_has_it_still(tmp_path: Path) -> None:
    async with kept(tmp_path) as box:
        for name in ("Ann", "Greta"):
            box.person(name).add_app()
        box.person("Ben").add_app()
        box.person("Ben").add_app(False)
    async with kept(tmp_path) as box:
        assert [actor.name for actor in box.people if actor.user.has_app] == ["Ann", "Greta"]
        (away,) = [guild for guild in box.world.guilds.values() if box.world.is_guest(guild)]
        assert set(away.members) == {actor.id for actor in box.people}
        assert box.elsewhere() is away


async def test_who_was_given_a_command_has_it_still(tmp_path: Path) -> None:
    spec = {"name": "go", "description": "Go", "default_member_permissions": "32"}
    for had in (["go"], []):
        async with kept(tmp_path) as box, Api(box) as api:
            await api.call("PUT", f"/applications/{BOT_ID}/commands", [spec])
            (command,) = box.world.commands.values()
            given = [CommandPermission(2, box.person("Ben").id, True)] if had else []
            box.world.permit(box.guild, command.id, given)
        async with kept(tmp_path) as box:
            assert box.person("Ben").commands() == had


@pytest.mark.parametrize("content", [b"no database", b"", "version", "foreign"])
async def test_a_file_that_is_none_is_put_aside(
    tmp_path: Path, content: bytes | str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "world.db"
    if isinstance(content, bytes):
        path.write_bytes(content)
    elif content == "foreign":
        db = sqlite3.connect(path)
        db.execute("CREATE TABLE things (word TEXT)")
        db.close()
    else:
        async with kept(tmp_path) as box:
            await box.person("Ann").say("hello")
        db = sqlite3.connect(path)
        db.execute("UPDATE things SET body = replace(body, '\"version\": 1', '\"version\": 2') WHERE kind = 'meta'")
        db.commit()
        db.close()
    async with kept(tmp_path) as box:
        await box.person("Ann").say("anew")
        assert len(box.messages()) == 1
    assert (tmp_path / "world.db.damaged").exists() == bool(content)
    assert ("put aside" in caplog.text) == bool(content)
    async with kept(tmp_path) as box:
        assert [m.content for m in box.messages()] == ["anew"]


async def test_what_could_not_be_written_is_written_later(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with kept(tmp_path) as box:
        db = sqlite3.connect(tmp_path / "world.db", isolation_level=None)
        db.execute("BEGIN EXCLUSIVE")
        await box.person("Ann").say("while it is locked")
        await asyncio.sleep(0)
        assert "could not be written: database is locked" in caplog.text
        db.close()
        await box.person("Ann").say("afterwards")
    async with kept(tmp_path) as box:
        assert [m.content for m in box.messages()] == ["while it is locked", "afterwards"]


async def test_a_sandbox_without_a_place_to_write_is_not_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "world.db").mkdir()
    async with kept(tmp_path) as box:
        await box.person("Ann").say("hello")
    assert "this world is not kept" in caplog.text


async def test_the_real_client_finds_its_message_again(tmp_path: Path) -> None:
    bot = TinyBot()
    async with kept(tmp_path) as box, Api(box) as api:
        async with running(box, bot):
            await bot.tree.sync()
            table = (await (await box.person("Ann").command("play", game="x")).done()).message
            assert table is not None
        number = table.id
    again = TinyBot()
    async with kept(tmp_path) as box, running(box, again), Api(box) as api:
        channel = await again.fetch_channel(box.table.id)
        message = await channel.fetch_message(number)  # type: ignore[union-attr] # a text channel
        await message.edit(content="still here")
        assert box.messages()[0].content == "still here"
        assert (await api.call("GET", "/users/@me"))[0] == 200
