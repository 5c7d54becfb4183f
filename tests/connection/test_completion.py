"""Where two processes hear somebody type, the one that plays the server's tables completes it."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord import app_commands

from bot.app.commands.info import InfoCommands
from bot.connection.registration import Tree
from tests.play.fakes import GUILD


class Response:
    """The answer to an interaction; `offered` None: nobody has answered."""

    def __init__(self) -> None:
        self.offered: list[app_commands.Choice[str]] | None = None

    async def autocomplete(self, choices: list[app_commands.Choice[str]]) -> None:
        self.offered = choices

    def is_done(self) -> bool:
        return self.offered is not None


async def typed(tree: Tree) -> Response:
    """Type into the game of `/rules`."""
    response = Response()
    option = {"type": 3, "name": "game", "value": "uno", "focused": True}
    await tree._call(
        SimpleNamespace(
            type=discord.InteractionType.autocomplete,
            data={"type": 1, "name": "rules", "options": [option]},
            guild_id=GUILD,
            guild=None,
            user=SimpleNamespace(id=1),
            locale="en-GB",
            response=response,
            _state=None,
        )
    )
    return response


@pytest.fixture
def tree() -> Tree:
    made = Tree(discord.Client(intents=discord.Intents(guilds=True)))
    commands = {command.name: command for command in InfoCommands(Mock(), Mock()).get_app_commands()}
    made.add_command(commands["rules"])
    return made


async def test_one_process_alone_completes_everything(tree: Tree) -> None:
    assert [choice.value for choice in (await typed(tree)).offered or ()] == ["uno"]


@pytest.mark.parametrize("owned", [True, False])
async def test_who_does_not_play_there_keeps_silent(tree: Tree, owned: bool) -> None:
    asked: list[Any] = []

    async def completes(interaction: Any) -> bool:
        asked.append(interaction.guild_id)
        return owned

    tree.completes = completes
    assert ((await typed(tree)).offered is not None) == owned
    assert asked == [GUILD]


async def test_a_command_is_not_kept_back_here(tree: Tree) -> None:
    async def never(interaction: Any) -> bool:
        raise AssertionError(interaction)

    tree.completes = never
    pressed = SimpleNamespace(type=discord.InteractionType.application_command, guild_id=GUILD)
    assert await tree.interaction_check(pressed)
