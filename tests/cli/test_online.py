"""`boneyard doctor --online` asks Discord, without a connection to the gateway, how things stand."""

import asyncio
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.app.store import BotStore
from bot.cli.online import _intents, look_online
from bot.play.pages.settings import LEAGUE_CHANNEL
from bot.sandbox.permissions import Permission
from storage.outside import places_now
from storage.values import TableChange
from tests.box import Sandbox
from tests.cli.conftest import Program


@pytest.fixture
async def box(monkeypatch: pytest.MonkeyPatch):
    async with Sandbox() as sandbox:
        monkeypatch.setattr("discord.http.Route.BASE", sandbox.endpoints()["api"])
        yield sandbox


async def looked(box: Sandbox, *channels: int, guild: int = 0) -> list[tuple[str, str]]:
    """The findings about one server."""
    return [*await look_online(box.token, {guild or box.guild.id: {*channels}})]


async def test_where_all_is_well_it_says_what_was_looked_at(box: Sandbox) -> None:
    findings = await looked(box, box.table.id, box.talk.id)
    assert [state for state, _ in findings] == ["ok"] * 5
    texts = "\n".join(text for _, text in findings)
    assert "can be reached" in texts
    assert "intents are off" in texts
    assert "1,000 of 1,000 logins are left" in texts
    assert "“Game night”: no permission is missing in the 2 channels" in texts
    assert not any(request.template.startswith("/channels") for request in box.requests)
    assert not box.online


async def test_what_is_missing_is_told_by_channel_and_by_thread(box: Sandbox) -> None:
    box.faults.revoke(box.table, Permission.ATTACH_FILES, Permission.SEND_MESSAGES)
    thread = box.world.add_thread(box.talk, "a match", box.world.bot)
    box.faults.revoke(box.talk, Permission.SEND_MESSAGES_IN_THREADS)
    findings = await looked(box, box.table.id, box.talk.id, thread.id, 1234)
    missing = [text for state, text in findings if state == "note"]
    assert len(missing) == 3
    assert any("channel “table”: the bot is missing Send Messages and Attach Files" in text for text in missing)
    assert any("Send Messages in Threads" in text for text in missing)
    assert any("channel 1234 isn't there" in text for text in missing)


async def test_a_server_without_the_bot_is_told(box: Sandbox) -> None:
    box.faults.remove_bot(box.guild)
    findings = await looked(box, box.table.id)
    assert [state for state, _ in findings] == ["ok", "ok", "ok", "ok", "note"]
    assert str(box.guild.id) in findings[-1][1]
    assert "isn't in the server" in (await looked(box, guild=99))[-1][1]


async def test_too_few_logins_are_wrong(box: Sandbox) -> None:
    box.gateway.identifies.remaining = 0
    wrong = [text for state, text in await looked(box) if state == "wrong"]
    assert wrong == [
        "Only 0 of 1,000 logins are left, and a start needs 1. There are new ones in 24 hours at the latest."
    ]


@pytest.mark.parametrize("flag", ["gateway_message_content", "gateway_message_content_limited"])
def test_intents_that_nobody_needs_are_told(flag: str) -> None:
    ((state, text),) = _intents(SimpleNamespace(application_flags=discord.ApplicationFlags(**{flag: True})))
    assert state == "note"
    assert "doesn't need: Message Content Intent." in text


async def test_a_discord_that_stops_answering_is_told(box: Sandbox) -> None:
    box.faults.limit("/gateway/bot", retry_after=7200.0)
    findings = await looked(box)
    assert [state for state, _ in findings] == ["ok", "ok", "ok", "note"]
    assert "stopped answering" in findings[-1][1]


async def make(path: Path) -> None:
    path.parent.mkdir()
    async with await BotStore.open(path) as store:
        await store.save(TableChange("a", 1, 11, "live", "{}"))
        await store.save(TableChange("b", 1, 12, "live", "{}"))
        await store.save(TableChange("c", 2, 21, "over", "{}"))
        await store.scoreboards.switch(3, 31, "*", 7)
        await store.set_setting(4, None, LEAGUE_CHANNEL, "41", 7)


def test_the_places_are_those_of_tables_scoreboards_and_leagues(tmp_path: Path) -> None:
    database = tmp_path / "data" / "boneyard.db"
    asyncio.run(make(database))
    assert places_now(database, LEAGUE_CHANNEL) == {1: {11, 12}, 3: {31}, 4: {41}}


def test_a_database_that_cannot_be_read_is_told_by_another_check(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: object, places: object, **__: object) -> list[object]:
        assert places == {}
        return []

    monkeypatch.setattr("bot.cli.doctor.look_online", nothing)
    assert program("doctor", "--online").status == 0
