"""A second language beside English: commands in every language, the hand in one's own, the table in the server's."""

import shutil
from importlib.resources import files

import pytest

from bot import locales
from tests.locales.loaded import forget

FINNISH = """
command-play =
    .name = pelaa
    .description = Avaa pöytä tälle kanavalle
parameter-game = peli
parameter-player = pelaaja
game-classic = Perinteinen domino
league-all-time = Kevät
button-start = Aloita
play-opened = Pöytä on auki: { $start }
panel-choose = Valitse siirto.
turn = Vuorossa { $name }
lobby-heading = **{ $game }** · { $length } · ketkä pelaavat?
""" + "".join(f"cast-{number} = Heppu {number}\n" for number in range(1, 17))


@pytest.fixture
def finnish(tmp_path, monkeypatch):
    """Let there be Finnish, of a few texts only."""
    folder = tmp_path / "locales"
    shutil.copytree(str(files(locales) / "en"), folder / "en")
    (folder / "fi").mkdir()
    (folder / "fi" / "some.ftl").write_text(FINNISH, "utf-8")
    monkeypatch.setattr(locales, "files", lambda _: folder)
    forget()
    yield
    forget()


async def offered(person, name, option, typed):
    interaction = await person.autocomplete(name, option, typed)
    return [choice["name"] for choice in (await interaction.done()).choices]


def inner(spec, name):
    return next(option for option in spec["options"] if option["name"] == name)


async def test_commands_hands_and_tables_speak_to_whom_they_are_for(finnish, opened):
    async with opened() as world:
        specs = {command.spec["name"]: command.spec for command in world.box.world.commands.values()}
        assert not specs["play"].get("name_localizations")
        assert {option["name"]: option.get("name_localizations") for option in specs["play"]["options"]} == {
            "game": {"fi": "peli"},
            "fixture": None,
            "against": None,
        }
        create = inner(inner(specs["manage"], "schedule"), "create")
        assert not create.get("name_localizations")
        assert inner(create, "player10")["name_localizations"] == {"fi": "pelaaja10"}
        assert specs["play"]["description_localizations"] == {"fi": "Avaa pöytä tälle kanavalle"}
        assert specs["play"]["description"] == "Open a table in this channel, or find the open one"
        assert not specs["hand"].get("description_localizations")
        world.box.person("Ben").user.locale = "fi"
        table = await world.match("Ann", "Ben")
        ann, ben = table.people
        assert "Vuorossa" in table.panels[ben].text
        assert "Vuorossa" not in table.panels[ann].text + table.board.text
        world.box.guild.locale = "fi"
        await world.restart()
        await world.board_when(lambda m: "Vuorossa" in m.text)


async def test_what_is_typed_is_found_in_both_languages_with_accents_and_without(finnish, opened):
    async with opened() as world:
        ann, ben = world.box.person("Ann"), world.box.person("Ben")
        ben.user.locale = "fi"
        assert (await offered(ben, "play", "game", "römi 40"), await offered(ben, "play", "game", "ROMI 40")) == (
            ["Römi 40"],
            ["Römi 40"],
        )
        for typed in ("perint", "Classic"):
            assert await offered(ben, "play", "game", typed) == ["Perinteinen domino"]
        assert await offered(ann, "play", "game", "perint") == []
        for typed in ("kevat", "all t"):
            assert await offered(ben, "league table", "season", typed) == ["Kevät"]


async def test_a_server_without_a_language_gets_that_of_whoever_opens_its_first_table(finnish, opened):
    async with opened() as world:
        ben = world.box.person("Ben")
        ben.user.locale = "fi"
        await ben.command("play", game="classic")
        lobby = await world.board_when(lambda m: "ketkä pelaavat?" in m.text)
        assert "Language here: fi. Moderators can change it in `/settings`." in lobby.text
        await ben.click(lobby, "+ Computer")
        await world.board_when(lambda m: "Heppu" in m.attachments[0].description)
        await world.restart()
        talk = world.box.talk
        await world.box.person("Ann").command("play", talk, game="classic")
        second = await world.board_when(lambda m: "ketkä pelaavat?" in m.text, talk)
        assert "Language here" not in second.text


async def _known_by_discord(world):
    world.box.guild.features = ("COMMUNITY",)
    await world.restart()


async def _set(world):
    ann = world.box.person("Ann")
    page = (await world.answered(await ann.command("settings"), "message")).message
    menu = next(menu for menu in page.selects() if " language" in menu["custom_id"])
    await world.answered(await ann.select(page, ["en"], custom_id=menu["custom_id"]), "update")


async def _table(world):
    await world.lobby("Ann")


@pytest.mark.parametrize("having", [_known_by_discord, _set, _table])
async def test_a_language_that_a_server_has_is_kept(finnish, opened, having):
    async with opened() as world:
        await having(world)
        ben = world.box.person("Ben")
        ben.user.locale = "fi"
        await ben.command("play", world.box.talk, game="classic")
        lobby = await world.board_when(lambda m: "Join" in m.labels(), world.box.talk)
        assert "ketkä pelaavat?" not in lobby.text


async def test_a_private_text_calls_a_button_as_it_is_called_at_the_table(finnish, opened):
    async with opened() as world:
        await _known_by_discord(world)
        ben = world.box.person("Ben")
        ben.user.locale = "fi"
        page = (await world.answered(await ben.command("learn", game="classic"), "message")).message
        await world.answered(await ben.click(page, "Leave"), "update")
        await world.answered(await ben.click(page, "Play now"))
        assert ben.last().text.splitlines()[0] == "Pöytä on auki: Start"
        board = await world.board_when(lambda m: "Start" in m.labels())
        assert "Aloita" not in board.labels()
