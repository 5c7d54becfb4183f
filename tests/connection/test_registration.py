"""All commands as Discord gets them: their names are English everywhere, all else is in each language."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot import locales
from bot.app.commands import info, play, settings
from bot.connection import registration
from bot.connection.registration import Translator, fits
from bot.daily.moderation import DailyModeration
from bot.finding import mine
from bot.finding.calling import member_menu
from bot.league.commands import admin, league, season
from bot.league.commands import settings as league_settings
from bot.league.schedule.commands import ScheduleCommands, ScheduleView
from bot.lessons import commands as learn
from bot.replay import commands as replay
from bot.sandbox.errors import FormError
from bot.sandbox.strict.commands import CHARACTERS, check_commands

COGS = (play.PlayCommands, info.InfoCommands, learn.Learn, settings.SettingsCommand, mine.Mine, replay.Replays)
SUBCOMMANDS = (1, 2)


def every_command() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu]:
    rows = {"league": Mock(), "fixtures": Mock()}
    manage = league.manage_group(
        admin.ResultCommands(Mock(), league=Mock(), questions=Mock()),
        admin.PlayerCommands(Mock(), league=Mock(), daily_names=Mock(), ask=Mock()),
        season.SeasonCommands(Mock(), league=Mock(), posts=Mock()),
        ScheduleCommands(Mock(), **rows, deadlines=Mock(), reminders=Mock(), ask=Mock()),
        league_settings.SettingCommands(Mock(), **rows, scoreboards=Mock()),
        DailyModeration(Mock(), Mock(), dailies=Mock(), tables=Mock(), settings=Mock()),
        admin.AuditCommands(Mock(), league=Mock()),
    )
    view = ScheduleView(Mock(), league=Mock(), fixtures=Mock(), deadlines=Mock(), deals=Mock())
    whole = league.merged(league.LeagueCommands(Mock(), **rows, pages=Mock()), view)
    commands = (command for cog in COGS for command in cog.__cog_app_commands__)
    entries = member_menu(Mock(), Mock(), Mock())
    return [*commands, whole, manage, *entries]


async def payloads() -> list[dict[str, Any]]:
    """The commands as they are sent."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.default()))
    return [await command.get_translated_payload(tree, Translator()) for command in every_command()]


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command, and whatever it has."""
    yield command
    for part in (*command.get("options", ()), *command.get("choices", ())):
        yield from parts(part)


def is_option(part: dict[str, Any]) -> bool:
    return "required" in part


@pytest.fixture
def shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Dutch be English with a `z` behind each text, and three fifths longer, as far as there is room."""

    def shout(locale: str, text_id: str) -> str:
        said = locales.t("en", text_id)
        if locale != "nl":
            return said
        return f"{said}z" if text_id.startswith("parameter-") else said.ljust(min(100, round(len(said) * 1.6)), "z")

    monkeypatch.setattr(registration, "t", shout)


async def test_discord_takes_them_in_every_language_that_there_is() -> None:
    sent = await payloads()
    check_commands(sent)
    assert {part["name"] for part in sent} >= {"play", "league", "manage", "mine"}
    assert len([part for command in sent for part in parts(command) if is_option(part)]) > 100


async def test_commands_are_called_the_same_everywhere_and_what_they_take_is_not(shouting: None) -> None:
    sent = [part for command in await payloads() for part in parts(command)]
    commands = [part for part in sent if "description" in part and not is_option(part)]
    assert len(commands) > 25
    assert [part["name"] for part in commands if part.get("name_localizations")] == []
    options = {part["name"]: part.get("name_localizations") for part in sent if is_option(part)}
    assert [name for name, translations in options.items() if translations != {"nl": named(name)}] == []
    described = [part for part in sent if "description" in part]
    assert [part["name"] for part in described if set(part["description_localizations"]) != {"nl"}] == []
    choices = [part for part in sent if "value" in part]
    assert [part["name"] for part in choices if set(part["name_localizations"]) != {"nl"}] == []


def named(name: str) -> str:
    """The name of an option in that language: its number stays behind it."""
    word = name.rstrip("0123456789")
    return f"{word}z{name.removeprefix(word)}"


async def test_a_language_of_long_words_is_taken_too(shouting: None) -> None:
    check_commands(await payloads())
    with pytest.raises(FormError, match=str(CHARACTERS)):
        check_commands([{"name": "x", "description": "x", "options": [long(f"y{number}") for number in range(25)]}])


def long(name: str) -> dict[str, Any]:
    """An option with as much to read as it may have, and with three choices."""
    choices = [{"name": f"{number:0100}", "value": str(number)} for number in range(3)]
    return {"type": 3, "name": name, "description": "x" * 100, "choices": choices}


async def test_what_managers_have_is_hidden_from_everybody_else_and_nobody_brings_it_along() -> None:
    manage_server = str(discord.Permissions(manage_guild=True).value)
    hidden = [command for command in await payloads() if command.get("default_member_permissions") is not None]
    assert {command["name"] for command in hidden} == {"manage", "settings"}
    for command in hidden:
        assert str(command["default_member_permissions"]) == manage_server
        assert (command["integration_types"], command["dm_permission"]) == ([0], False)


async def test_the_menu_of_a_member_is_named_in_six_languages_and_is_for_servers() -> None:
    entries = [entry for entry in await payloads() if entry["type"] == 2]
    assert [entry["name"] for entry in entries] == ["Play with…", "Card of…"]
    for entry in entries:
        names = entry["name_localizations"]
        assert {"de", "fi", "hu", "nl", "sv-SE"} <= set(names)
        assert all(len(name) <= 32 for name in names.values())
        assert entry["dm_permission"] is False


async def test_what_was_not_made_of_a_text_stays_as_it_is() -> None:
    plain = app_commands.locale_str("play")
    context = app_commands.TranslationContext(location=Location.command_name, data=Mock())
    assert await Translator().translate(plain, discord.Locale.finnish, context) is None


@pytest.mark.parametrize(
    ("typed", "names", "is_found"),
    [
        ("romi", ("Römi 40",), True), ("RÖMI 4", ("Römi 40",), True), (" kevat ", ("Kevät",), True), ("", ("x",), True),
        ("classic", ("Perinteinen domino", "Classic domino"), True), ("kevät", ("Kesä", "Summer"), False),
    ],
)  # fmt: skip
def test_what_is_typed_is_found_with_and_without_accents(typed: str, names: tuple[str, ...], is_found: bool) -> None:
    assert fits(typed, *names) is is_found
