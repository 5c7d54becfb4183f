"""All that the bot sends, against Discord's published description of its API."""

import random

import pytest

from tests.end_to_end import openapi

pytestmark = pytest.mark.skipif(
    not openapi.FILE.exists(), reason=f"{openapi.FILE.name}, Discord's own description, is not there"
)


def test_the_check_can_fail():
    template = "/channels/{channel_id}/messages"
    assert openapi.faults("POST", template, {"content": "Hello"}) == []
    assert openapi.faults("POST", template, {"content": "x" * 5000})
    assert openapi.faults("POST", "/channels/{channel_id}/nonsense", {})
    assert openapi.faults("POST", template, {"components": [{"type": 1, "components": [{"type": 2}]}]})


async def test_everything_that_is_sent_is_as_described(opened, monkeypatch):
    monkeypatch.setattr("bot.play.emojis.GAMES", ["classic"])
    async with opened(tiles="emojis") as world:
        await world.box.until(lambda: len(world.box.world.emojis) >= 28)
        ann = world.box.person("Ann")
        world.box.world.role(world.box.guild, "Moderator").permissions |= 1 << 5
        table = await world.match("Ann", "Ben", hands="1")
        for name in ("rules", "help", "settings", "hand", "table"):
            await world.answered(await ann.command(name), "message")
        for tab in ("Calls and turns", "Away", "My data"):
            await world.mine(ann, tab)
        await world.answered(await ann.click(await world.mine(ann, "Calls and turns"), "Blocked people"), "update")
        await world.my_data(ann)
        await (await ann.autocomplete("play", "game", "c")).done()
        await table.open_hand(ann)
        await table.play(random.Random(1))
        league = ("table", "player", "history", "schedule")
        for name in ("replay", *(f"league {name}" for name in league)):
            await world.answered(await ann.command(name), "message")
        await world.answered(await ann.command("league versus", one="Ben"), "message")
        await (await ann.autocomplete("league player", "who", "b")).done()
        await (await ann.autocomplete("league table", "season", "")).done()
        await world.answered(await ann.command("manage season start", name="Spring"), "message")
        question = (await world.answered(await ann.command("manage season end"), "message")).message
        await world.answered(await ann.click(question, "Yes, end it"), "update")
        await world.delete_question(ann)
        await world.settled()
        seen = {(request.method, request.template, str(request.body)): request for request in world.box.requests}
        assert len({template for _, template, _ in seen}) >= 8
        assert [flaw for each in seen.values() for flaw in openapi.faults(each.method, each.template, each.body)] == []
