"""Anywhere: commands that work in direct messages with the bot, too, and for people who have it on their account.

Where the bot is in no server, nothing of a server is to be had: no table, no league, no setting. A server that the bot
is not in is such a place as well; nothing is looked up or stored under its id.
"""

from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.connection.delivery import AnyInteraction

_Command = TypeVar("_Command")


def anywhere(command: _Command) -> _Command:
    """Let a command, or a group of them, work outside of servers too; others stay where the bot is a member."""
    app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(command)


def only_for_servers(tree: app_commands.CommandTree[Any]) -> None:
    """Take back that people may add commands to their accounts: the application does not allow it."""
    for command in tree.get_commands():
        if command.allowed_installs is not None:
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
        if command.allowed_contexts is not None:
            command.allowed_contexts.private_channel = False


def server_of(interaction: AnyInteraction) -> int:
    """Return the server where something happens if the bot is in it; 0 in messages, and where it is only a guest."""
    guild = interaction.guild_id
    return guild if guild is not None and interaction.client.get_guild(guild) is not None else 0


def goes_anywhere(interaction: AnyInteraction) -> bool:
    """Return True unless it is a command that is for servers; of clicks and forms that is known by what they say."""
    command = interaction.command
    if command is None:
        return interaction.type is not discord.InteractionType.application_command
    root = command.root_parent if isinstance(command, app_commands.Command) else None
    contexts = (root or command).allowed_contexts
    return contexts is not None and bool(contexts.dm_channel)
