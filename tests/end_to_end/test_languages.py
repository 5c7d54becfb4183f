"""A second language beside English: commands in every language, the hand in one's own, the table in the server's."""

import shutil
from importlib.resources import files

import pytest

from bot import locales

FINNISH = """
command-play =
    .name = pelaa
    .description = Avaa pöytä tälle kanavalle
panel-choose = Valitse siirto.
turn = Vuorossa { $name }
lobby-heading = **{ $game }** · { $length } · ketkä pelaavat?
"""


@pytest.fixture
def finnish(tmp_path, monkeypatch):
    """Let there be Finnish, of a few texts only."""
    folder = tmp_path / "locales"
    shutil.copytree(str(files(locales) / "en"), folder / "en")
    (folder / "fi").mkdir()
    (folder / "fi" / "some.ftl").write_text(FINNISH, "utf-8")
    kept = (locales.languages, locales.fallbacks, locales.source, locales._bundle, locales._format)
    monkeypatch.setattr(locales, "files", lambda _: folder)
    for cache in kept:
        cache.cache_clear()
    yield
    for cache in kept:
        cache.cache_clear()


async def test_commands_hands_and_tables_speak_to_whom_they_are_for(finnish, opened):
    async with opened() as world:
        specs = {command.spec["name"]: command.spec for command in world.box.world.commands.values()}
        assert specs["play"]["name_localizations"] == {"fi": "pelaa"}
        assert specs["play"]["description_localizations"] == {"fi": "Avaa pöytä tälle kanavalle"}
        assert specs["play"]["description"] == "Open a table in this channel, or find the open one"
        assert not specs["hand"].get("description_localizations")
        assert not specs["hand"].get("name_localizations")
        table = await world.match("Ann", "Ben")
        ann, ben = table.people
        assert (ann.user.locale, ben.user.locale) == ("en-GB", "fi")
        assert "Vuorossa" in table.panels[ben].text
        assert "Vuorossa" not in table.panels[ann].text + table.board.text
        world.box.guild.locale = "fi"
        await world.restart()
        await world.shown(lambda m: "Vuorossa" in m.text)
