"""`command`: what Discord hears of a command, and what happens when somebody uses it."""

from types import SimpleNamespace
from typing import Any, Literal

import discord
import pytest
from discord import app_commands

from bot.connection.registration import Choices, Interaction, offered
from bot.locales import t
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.commanding import CommandGroup, choices_of, command, member_entry


class Dispatched:
    """A dispatcher that runs every handler at once, and notes for whom the answer is."""

    def __init__(self) -> None:
        self.public: list[bool] = []
        self.context = SimpleNamespace(private=False, manages=lambda _: True)

    async def dispatch(self, interaction: Any, handler: Any, *, public: bool = False) -> None:
        self.public.append(public)
        await handler(self.context)


async def complete(league: "League", interaction: Interaction, typed: str) -> Choices:
    return offered((word, word) for word in league.words if word.startswith(typed))


class League(CommandGroup, path="league"):
    def __init__(self, dispatcher: Any) -> None:
        super().__init__(dispatcher)
        self.done: list[object] = []
        self.words = ("ann", "bea")

    @command("league table", public=lambda _, options: options["season"] is not None, game=complete)
    async def table(self, ctx: InteractionContext, game: str, season: str | None = None) -> None:
        self.done.append((ctx, game, season))

    @command("manage rules", public=True, length=choices_of("length-", ("quick", "long")))
    async def rules(
        self, ctx: InteractionContext, where: Literal["league", "season"] = "league", length: str | None = None
    ) -> None:
        self.done.append((ctx, where, length))


class Schedule(CommandGroup, path="manage schedule"):
    @command("manage schedule teams", texts={"team2": "more"})
    async def teams(self, ctx: InteractionContext, team1: str, team2: str) -> None: ...


@pytest.fixture
def dispatched() -> Dispatched:
    return Dispatched()


@pytest.fixture
def league(dispatched: Dispatched) -> League:
    return League(dispatched)


def used(data: dict[str, Any], kind: discord.InteractionType = discord.InteractionType.application_command) -> Any:
    """An interaction with a command of /league."""
    data = {"id": "1", "name": "league", "type": 1, "options": [{"type": 1, **data}]}
    return SimpleNamespace(
        type=kind, data=data, guild_id=None, guild=None, user=SimpleNamespace(id=1), locale="en-GB", _state=None,
        response=Response(), command_failed=False,
    )  # fmt: skip


class Response:
    def __init__(self) -> None:
        self.offered: list[app_commands.Choice[str]] = []

    async def autocomplete(self, choices: list[app_commands.Choice[str]]) -> None:
        self.offered = choices

    def is_done(self) -> bool:
        return bool(self.offered)


async def use(group: app_commands.Group, interaction: Any) -> list[BaseException]:
    """Use a command; return what it refused."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents(guilds=True)))
    tree.add_command(group)
    refused: list[BaseException] = []

    @tree.error
    async def keep(_: Any, error: app_commands.AppCommandError) -> None:
        refused.append(error.original if isinstance(error, app_commands.CommandInvokeError) else error)

    await tree._call(interaction)
    return refused


def options(group: app_commands.Group, name: str) -> dict[str, tuple[str, str]]:
    """The names and descriptions of a command's options, by their names in the code."""
    command = group.get_command(name)
    assert isinstance(command, app_commands.Command)
    return {parameter.name: (parameter.display_name, parameter.description) for parameter in command.parameters}


def test_a_command_is_described_by_the_texts_of_its_path(league: League) -> None:
    assert (league.name, league.description) == ("league", t("en", "command-league.description"))
    table = league.get_command("table")
    assert isinstance(table, app_commands.Command)
    assert table.description == t("en", "command-league-table.description")


def test_an_option_without_a_text_of_its_own_has_that_of_the_group(league: League) -> None:
    assert options(league, "table") == {
        "game": ("game", t("en", "command-league.game")), "season": ("season", t("en", "command-league.season")),
    }  # fmt: skip
    assert options(league, "rules")["where"][1] == t("en", "command-manage-rules.where")


def test_numbered_options_share_a_text_unless_told_otherwise(dispatched: Any) -> None:
    assert options(Schedule(dispatched), "teams") == {
        "team1": ("team1", t("en", "command-manage-schedule-teams.team")),
        "team2": ("team2", t("en", "command-manage-schedule-teams.more")),
    }


def test_choices_are_given_or_the_words_of_a_literal(league: League) -> None:
    rules = league.get_command("rules")
    assert isinstance(rules, app_commands.Command)
    choices = {option.name: [(choice.name, choice.value) for choice in option.choices] for option in rules.parameters}
    assert choices == {
        "where": [(t("en", f"command-manage-rules.{word}"), word) for word in ("league", "season")],
        "length": [(t("en", f"length-{word}"), word) for word in ("quick", "long")],
    }


async def test_the_body_gets_the_context_and_the_options(league: League, dispatched: Dispatched) -> None:
    game = {"type": 3, "name": "game", "value": "classic"}
    await use(league, used({"name": "table", "options": [game]}))
    await use(league, used({"name": "table", "options": [game, {"type": 3, "name": "season", "value": "#1"}]}))
    await use(league, used({"name": "rules", "options": []}))
    assert league.done == [
        (dispatched.context, "classic", None), (dispatched.context, "classic", "#1"),
        (dispatched.context, "league", None),
    ]  # fmt: skip
    assert dispatched.public == [False, True, True]


async def test_a_command_below_manage_refuses_who_may_not_use_it(league: League, dispatched: Dispatched) -> None:
    dispatched.context.manages = lambda _: False
    (error,) = await use(league, used({"name": "rules", "options": []}))
    assert isinstance(error, RequestError)
    assert (error.text, league.done) == ("league-moderators", [])


async def test_what_is_typed_is_completed_by_a_function_that_gets_the_group(league: League) -> None:
    option = {"type": 3, "name": "game", "value": "b", "focused": True}
    typed = used({"name": "table", "options": [option]}, discord.InteractionType.autocomplete)
    await use(league, typed)
    assert [choice.value for choice in typed.response.offered] == ["bea"]


async def test_an_entry_in_a_members_menu_is_for_servers(dispatched: Any) -> None:
    seen: list[object] = []

    async def show(ctx: InteractionContext, member: Any) -> None:
        seen.append((ctx, member))

    entry = member_entry(dispatched, "menu-card", show)
    assert (entry.name, entry.guild_only, entry.type) == (t("en", "menu-card"), True, discord.AppCommandType.user)
    callback: Any = entry.callback
    await callback("interaction", "Ann")
    assert seen == [(dispatched.context, "Ann")]
