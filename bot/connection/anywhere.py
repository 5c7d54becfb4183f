"""Anywhere: commands that work in direct messages with the bot, too, and for people who have it on their account.

Where the bot is in no server, nothing of a server is to be had: no table, no league, no setting. A server that the bot
is not in is such a place as well; nothing is looked up or stored under its id.
"""

from collections import OrderedDict
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.connection.delivery import AnyInteraction
from bot.connection.discord_internals import Parsers, shard_read_now

_EVENT = "INTERACTION_CREATE"
_KEPT = 2000  # interactions of no server, whose session is remembered
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
    """True unless it is a command that is for servers; of clicks and forms that is known by what they say."""
    command = interaction.command
    if command is None:
        return interaction.type is not discord.InteractionType.application_command
    root = command.root_parent if isinstance(command, app_commands.Command) else None
    contexts = (root or command).allowed_contexts
    return contexts is not None and bool(contexts.dm_channel)


class HeardOn:
    """Knows on which of Discord's sessions something was heard that happens in no server of the bot's.

    Of a server all processes know whose it is. Of the rest only Discord knows where it sends it, but all who hear of it
    hear it on sessions of the same number: who answers for that one's servers answers.
    """

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._heard: OrderedDict[int, int] = OrderedDict()

    def watch(self, parsers: Parsers) -> None:
        """Note the session of each such interaction, by discord.py's table of what reads which event."""
        parse = parsers[_EVENT]

        def read(data: Any) -> None:
            if self._client.get_guild(int(data.get("guild_id") or 0)) is None:
                self._note(int(data["id"]))
            parse(data)

        parsers[_EVENT] = read

    def _note(self, interaction: int) -> None:
        self._heard[interaction] = shard_read_now(self._client)
        if len(self._heard) > _KEPT:
            self._heard.popitem(last=False)

    def answering(self, interaction: AnyInteraction) -> int:
        """Return the server whose process is to answer: where it happens, else any of the session that heard it."""
        # A shard's servers have ids that begin, above 22 bits, with a number that leaves the shard's.
        return server_of(interaction) or self._heard.get(interaction.id, 0) << 22
