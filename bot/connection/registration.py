"""Registration at Discord: the bot's commands in every language, and the permissions that it needs."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import reduce
from itertools import chain, islice, repeat
from operator import or_
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.connection.delivery import ERRORS, AnyInteraction, describe
from bot.connection.responder import Responder
from bot.games.text.names import folded
from bot.locales import DEFAULT, fallbacks, t
from bot.parts.parts import private
from storage import StorageError, Store
from storage.leases import COMMANDS

Interaction = discord.Interaction[commands.AutoShardedBot]
Choices = list[app_commands.Choice[str]]
NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)
_FIRST = (
    "play", "daily", "hand", "mine", "learn", "table", "rules", "league", "replay", "review", "verify",
    "record", "night", "help", "settings", "manage",
)  # fmt: skip
_META = "commands"
_NO_HURRY = 3.0  # seconds: it is answered at once
_MOST, LONGEST = 25, 100  # choices that Discord takes, and characters of each
_log = logging.getLogger(__name__)
_Value = TypeVar("_Value", str, int)


def invite_url(application: int, *more: discord.Permissions) -> str:
    """Return the address by which somebody adds the bot to a server, with exactly the permissions it needs.

    `more`: those that something special needs, where the bot is in the server already.
    """
    wanted = reduce(or_, more, NEEDED)
    return discord.utils.oauth_url(application, permissions=wanted, scopes=("bot", "applications.commands"))


def missing_in(permissions: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """Return the names of the permissions that the bot needs in a channel or in a thread, and has not."""
    unused = "send_messages" if thread else "send_messages_in_threads"
    return tuple(name for name, needed in NEEDED if needed and name != unused and not getattr(permissions, name))


def text(text_id: str) -> app_commands.locale_str:
    """Return a text of a command by its id; the translator finds it again in other languages."""
    return app_commands.locale_str(t(DEFAULT, text_id), id=text_id)


class Translator(app_commands.Translator):
    """Translates the texts of commands, and the names of their options; what a language lacks stays English."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in that language, None where English serves it or Discord would refuse it for its length."""
        if len(fallbacks(str(locale))) == 1:  # two thirds of Discord's locales have no language here
            return None
        text_id, number = string.extras.get("id"), string.extras.get("number", "")
        translated = f"{t(str(locale), text_id)}{number}" if isinstance(text_id, str) else string.message
        return None if translated == string.message or len(translated) > LONGEST else translated


def offered(named: Iterable[tuple[str, _Value]]) -> list[app_commands.Choice[_Value]]:
    """Return named values as Discord shows them, as many as it takes."""
    return [app_commands.Choice(name=name[:LONGEST], value=value) for name, value in islice(named, _MOST)]


def fits(typed: str, *names: str) -> bool:
    """Return True if one of the names has what was typed, with or without its accents."""
    wanted = folded(typed.strip())
    return any(wanted in folded(name) for name in names)


def put_in_order(tree: app_commands.CommandTree[Any]) -> None:
    """Let the commands be sent in the order of `_FIRST`, those that players use first before the others.

    Discord keeps the order of what a command holds. Of the commands themselves its clients show those first that
    somebody uses most, and may sort the rest; the sandbox shows them as they are sent.
    """
    commands = tree.get_commands(type=discord.AppCommandType.chat_input)
    rank = {name: at for at, name in enumerate(_FIRST)}
    for command in sorted(commands, key=lambda command: rank.get(command.name, len(rank))):
        tree.remove_command(command.name)
        tree.add_command(command)


async def payload(tree: app_commands.CommandTree[Any], translator: app_commands.Translator) -> list[dict[str, Any]]:
    """Return the commands with their texts in every language, as they are sent to Discord."""
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def mark(sent: list[dict[str, Any]]) -> str:
    """Return a hash that changes when any text or option of the commands does."""
    return hashlib.sha256(json.dumps(sent, sort_keys=True).encode()).hexdigest()


class CommandRegistration:
    """Sends the commands to Discord if they are others than last time, or if it has lost them.

    `tried` is set after the first try. Where Discord refuses, players use the commands that it has, and it is asked
    again after `pauses` (seconds), the last of them again and again.
    """

    def __init__(self, bot: commands.AutoShardedBot, store: Store, pauses: Sequence[float]) -> None:
        self._bot, self._store, self._pauses = bot, store, pauses
        self.tried = asyncio.Event()

    async def is_first(self) -> bool:
        """Return True if no commands were ever registered."""
        return await self._store.get_meta(_META) is None

    async def keep(self) -> None:
        """Try until the commands are registered."""
        put_in_order(self._bot.tree)
        for pause in chain(self._pauses, repeat(self._pauses[-1])):
            try:
                await self._send()
                return
            except (*ERRORS, StorageError) as error:
                reason = str(error) if isinstance(error, StorageError) else describe(error)
                _log.warning("the commands cannot be registered, next try in %g s: %s", pause, reason)
            finally:
                self.tried.set()
            await asyncio.sleep(pause)

    async def _send(self) -> None:
        tree, application = self._bot.tree, self._bot.application_id
        assert application is not None
        sent = await payload(tree, Translator())
        present = f"{application} {mark(sent)}"
        if not await self._store.leases.alone(COMMANDS):
            return  # another process does it
        if await self._store.get_meta(_META) == present:
            names = {command.name for command in await tree.fetch_commands()}
            if names == {command.name for command in tree.get_commands()}:
                return
        await self._bot.http.bulk_upsert_global_commands(application, payload=sent)
        await self._store.set_meta(_META, present)


class Tree(app_commands.CommandTree[Any]):
    """All commands of the bot.

    `completes` says of what is typed whether this process is the one that completes it (None: always).
    """

    completes: Callable[[AnyInteraction], Awaitable[bool]] | None = None

    async def interaction_check(self, interaction: AnyInteraction, /) -> bool:
        """Return True unless it is a completion that another process answers; of commands the dispatcher knows that."""
        if self.completes is None or interaction.type is not discord.InteractionType.autocomplete:
            return True
        return await self.completes(interaction)

    async def on_error(self, interaction: AnyInteraction, error: app_commands.AppCommandError, /) -> None:
        """Reply to a command that never reached the dispatcher: most likely one of an older version."""
        _log.error("command failed: %r", error)
        responder = Responder(interaction, _NO_HURRY)
        await responder.private(private(t(str(interaction.locale), "command-old")))
        await responder.close()


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


def goes_anywhere(interaction: AnyInteraction) -> bool:
    """Return True unless it is a command that is for servers; of clicks and forms that is known by what they say."""
    command = interaction.command
    if command is None:
        return interaction.type is not discord.InteractionType.application_command
    root = command.root_parent if isinstance(command, app_commands.Command) else None
    contexts = (root or command).allowed_contexts
    return contexts is not None and bool(contexts.dm_channel)
