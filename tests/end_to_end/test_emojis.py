"""The tiles as emojis of the application."""

import random

import pytest

from bot.connection.config import Pace
from bot.games.registry import GAMES
from bot.play import emojis as filling
from rendering import tile_emojis

CLASSIC = 28  # tiles of the double-six set


LISTING = "/applications/{application_id}/emojis"


def listings(box):
    """How often the bot asked which emojis there are."""
    return [r for r in box.requests if (r.method, r.template) == ("GET", LISTING)]


@pytest.fixture
def classic_alone(monkeypatch):
    monkeypatch.setattr(filling, "GAMES", ["classic"])


@pytest.fixture
def drawn(monkeypatch):
    """The games whose emojis were drawn, in order."""
    games: list[str] = []

    def draw(game: str) -> dict[str, bytes]:
        games.append(game)
        return tile_emojis(game)

    monkeypatch.setattr(filling, "tile_emojis", draw)
    return games


async def test_an_end_waits_for_the_emojis_of_one_game_at_most(opened, drawn):
    """A worker that draws cannot be stopped, and the program ends when its workers have ended."""
    slow = Pace(hurry=3600.0, guilds_wait=0.01, emoji_gap=3600.0, opening_gap=0.0)
    async with opened(tiles="emojis", pace=slow) as world:
        await world.box.until(lambda: world.box.world.emojis)
    assert drawn == [next(iter(GAMES))]


async def test_emojis_that_are_there_are_not_drawn_again(opened, drawn, classic_alone):
    async with opened(tiles="emojis") as world:
        emojis = world.box.world.emojis
        await world.box.until(lambda: len(emojis) == CLASSIC)
        await world.restart()
        await world.box.until(lambda: len(listings(world.box)) == 2)
        assert drawn == ["classic"]
        emojis.pop(next(iter(emojis)))
        await world.restart()
        await world.box.until(lambda: len(emojis) == CLASSIC)
    assert drawn == ["classic", "classic"]


async def test_missing_emojis_are_uploaded_once_and_shown_on_buttons(opened, classic_alone):
    async with opened(tiles="emojis") as world:
        emojis = world.box.world.emojis
        await world.box.until(lambda: len(emojis) >= CLASSIC)
        table = await world.match("Ann", "Ben")
        person = table.mover()
        buttons = [b for b in table.panels[person].buttons() if b.get("emoji", {}).get("id")]
        assert buttons
        ids = {str(emoji.id) for emoji in emojis.values()}
        assert {b["emoji"]["id"] for b in buttons} <= ids
        await world.restart()
        await world.answered(await person.command("hand"), "message")
        names = [emoji.name for emoji in emojis.values()]
        assert len(set(names)) == len(names)


async def test_words_stand_in_for_emojis_that_somebody_deleted(opened, classic_alone):
    async with opened(tiles="emojis") as world:
        emojis = world.box.world.emojis
        await world.box.until(lambda: len(emojis) >= CLASSIC)
        table = await world.match("Ann", "Ben")
        emojis.clear()
        world.box.requests.clear()
        for person in table.people:  # an answer, and then panels that follow
            panel = await table.open_hand(person)
            assert not any(b.get("emoji", {}).get("id") for b in panel.buttons())
        await table.play(random.Random(1), moves=3)
        await world.settled()
        assert {r.reply["code"] for r in world.box.requests if r.status == 400} == {50035}
        world.box.requests.clear()  # what was refused was meant to be


async def test_words_stand_in_while_emojis_cannot_be_had(opened):
    async with opened(
        tiles="emojis", start=False, pace=Pace(hurry=3600.0, guilds_wait=0.01, emoji_gap=0.0, opening_gap=0.0)
    ) as world:
        world.box.faults.fail("/emojis", method="GET", status=403, times=5)
        await world.start()
        table = await world.match("Ann", "Ben")
        assert table.mover()
        assert all(table.choices(table.mover()))
