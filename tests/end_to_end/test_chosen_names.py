"""Names that people choose in a server with `/mine`: where they show, whose they can't be, who takes them away."""

import json
import random
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest

from bot.league.rows.names import WEEK
from tests.end_to_end.nights import come, paged, start
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_kill import processes  # noqa: F401 - a fixture
from tests.end_to_end.test_league_admin import agreed, manage
from tests.end_to_end.test_names import call
from tests.end_to_end.world import words_of


async def choose(world, person, name):
    """Write a name into the form of /mine; the answer."""
    page = await world.mine(person)
    form = (await world.answered(await person.click(page, "My name"), "modal")).modal
    return (await world.answered(await person.submit(form, {"text": name}))).message


async def seen(world, person, command):
    """What a command shows, with its pictures in words."""
    text = words_of((await world.answered(await person.command(command))).message)
    return text.replace("\\", "")


async def test_a_chosen_name_shows_wherever_a_nickname_would_on_old_matches_too(world):
    old = await world.match("Ann", "Ben", hands="1")
    ann, ben = old.people
    await old.play(random.Random(2))
    await world.settled()
    answer = await choose(world, ann, " Countess*  \u202eA. ")
    assert "call you Countess\\* A. now" in answer.text
    assert answer.ephemeral
    table = await world.match("Ann", "Ben", hands="1", channel=world.box.talk)
    assert "Countess* A.: 7 tiles" in words_of(table.board)
    assert "Countess\\* A." in table.board.text
    assert "@" not in table.board.text.replace("<@", "")
    await table.play(random.Random(3))
    await world.settled()
    assert "Countess\\* A." in world.boards(world.box.talk)[-1].text
    await world.restart()
    for command in ("league table", "league history", "league player"):
        text = await seen(world, ann, command)
        assert "Countess* A." in text, command
        assert "Ann" not in text, command
    page = (await world.answered(await ben.command("league table"))).message
    await world.answered(await ben.click(page, "As text"), "update")
    file = (await world.answered(await ben.click(page, "As CSV"), "message")).message
    assert f"{ann.id},Countess* A.,2," in file.attachments[0].data.decode("utf-8-sig")
    replay = (await world.answered(await ben.command("replay"), "message")).message
    assert "Countess* A." in words_of(replay).replace("\\", "")


async def test_it_shows_in_a_night_that_its_bearer_has_come_to_before(world):
    await start(world, await boss(world))
    await paged(world, "In: 0")
    await come(world, ("Ben", "Cleo"))
    await choose(world, world.box.person("Ben"), "Baron")
    await come(world, ("Dan",))
    assert "Baron, Cleo, Dan" in words_of(await paged(world, "In: 3"))


async def test_it_is_taken_away_or_changed_on_a_board_at_once(world):
    table = await world.match("Ann", "Ben")
    ann, _ = table.people
    await choose(world, ann, "Countess")
    await world.box.until(lambda: "Countess: 7 tiles" in words_of(table.board))
    answer = await choose(world, ann, "")
    assert "show your Discord name now" in answer.text
    await world.box.until(lambda: "Ann: 7 tiles" in words_of(table.board))
    assert "in 7 days" in (await choose(world, ann, "Duchess")).text
    assert "2–24 characters" in (await choose(world, ann, "x")).text
    world.clock.advance(WEEK - 3600)
    assert "tomorrow" in (await choose(world, ann, "Duchess")).text


async def test_no_one_is_called_what_a_member_is_called(world):
    ann, cleo = world.box.person("Ann"), world.box.person("Cleo")
    call(world, cleo, "Queen of the Nile")
    for name in ("cleo", "ＣＬＥＯ", "Queen of the Nile", "queen\u2003of the nile"):
        assert "is called" in (await choose(world, ann, name)).text, name
    assert await world.bot.store.names.chosen(world.box.guild.id) == {}
    assert "call you" in (await choose(world, cleo, "Queen of the Nile")).text  # their own
    assert "is called" in (await choose(world, ann, "QUEEN OF THE NILE")).text


async def test_a_nickname_that_somebody_takes_later_is_told_apart(world):
    table = await world.match("Ann", "Ben")
    ann, ben = table.people
    await choose(world, ann, "Countess")
    call(world, ben, "Countess")
    await world.mine(ben)
    await world.box.until(lambda: "Countess (ann): 7 tiles" in words_of(table.board))
    assert "Countess (ben): 7 tiles" in words_of(table.board)


async def test_where_discord_does_not_answer_the_name_stays(world, monkeypatch):
    ann = world.box.person("Ann")
    monkeypatch.setattr("bot.sandbox.gateway.hub.Gateway._send_members", lambda *_: None)
    monkeypatch.setattr("bot.finding.chosen_name._PATIENCE", 0.01)
    assert "stays as it is" in (await choose(world, ann, "Countess")).text
    for error in (discord.ConnectionClosed(Mock(), shard_id=0), aiohttp.ClientConnectionResetError()):
        monkeypatch.setattr("discord.gateway.DiscordWebSocket.send", AsyncMock(side_effect=error))
        assert "stays as it is" in (await choose(world, ann, "Countess")).text
    assert await world.bot.store.names.chosen(world.box.guild.id) == {}
    assert await world.bot.store.names.load(world.box.guild.id, [ann.id]) == []


async def test_a_manager_resets_a_name_and_the_audit_log_has_it(world):
    ann, ben = await boss(world), world.box.person("Ben")
    await choose(world, ben, "Rude Baron")
    again = await manage(world, ann, "players ban", member="rude  BARON", reason="rude", what="name")
    assert f"“Rude Baron” of <@{ben.id}>" in again.text
    assert (
        "Rude Baron"
        not in (await agreed(world, ann, "players ban", member=f"<@{ben.id}>", reason="rude", what="name")).text
    )
    assert await world.bot.store.names.chosen(world.box.guild.id) == {}
    assert "in 7 days" in (await choose(world, ben, "Rude Baron")).text
    log = await seen(world, ann, "manage audit")
    assert "name chosen: Rude Baron" in log
    assert "chosen name reset: Rude Baron" in log
    none = await manage(world, ann, "players ban", member=f"<@{ben.id}>", reason="rude", what="name")
    assert "hasn't chosen" in none.text


async def test_what_was_chosen_is_handed_out_and_deleted(world):
    table = await world.match("Ann", "Ben", hands="1")
    ann, ben = table.people
    await choose(world, ann, "Countess")
    await table.play(random.Random(2))
    await world.settled()
    export = json.loads((await world.my_data(ann)).message.attachments[0].data)
    assert export["names_in_servers"][0]["chosen"] == "Countess"
    await world.delete_data(ann)
    await world.answered(await ann.command("rules"))
    for command in ("league history", "league table"):
        assert "Countess" not in await seen(world, ben, command)
    assert await world.bot.store.names.chosen(world.box.guild.id) == {}
    boss_log = await seen(world, await boss(world), "manage audit")
    assert "Countess" not in boss_log


@pytest.mark.slow
async def test_after_a_kill_the_name_is_there_or_it_is_not(processes):  # noqa: F811
    """It is told only once it is stored, and the next process knows it."""
    world = processes
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    assert "call you Countess now" in (await choose(world, ann, "Countess")).text
    page = await world.mine(ben)
    form = (await world.answered(await ben.click(page, "My name"), "modal")).modal
    await ben.submit(form, {"text": "Baron"})
    await world.kill()
    await world.start()
    assert "is called" in (await choose(world, ben, "countess")).text
    again = (await choose(world, ben, "Baron")).text
    assert "call you Baron now" in again
    await world.answered(await ann.command("play"))
    assert "Countess" in words_of(await world.board_when(lambda m: "Join" in m.labels()))
