"""The command tree: a mark of what is sent to Discord, and an answer for commands that cannot be run."""

import hashlib
import json
import logging
from typing import Any

from discord import app_commands

from bot.cogs.answer import Answer, AnyInteraction
from bot.locales import t
from bot.views.parts import private

_log = logging.getLogger(__name__)


async def mark(tree: app_commands.CommandTree[Any]) -> str:
    """Answer a hash that changes when any text or option of the commands does."""
    translator = tree.translator
    sent = [
        command.to_dict(tree)
        if translator is None
        else await command.get_translated_payload(tree, translator)
        for command in tree.get_commands()
        if isinstance(command, app_commands.Command | app_commands.Group)
    ]
    return hashlib.sha256(json.dumps(sent, sort_keys=True).encode()).hexdigest()


class Tree(app_commands.CommandTree[Any]):
    """All commands of the bot."""

    async def on_error(self, interaction: AnyInteraction, error: app_commands.AppCommandError, /) -> None:
        """Answer for a command that never reached the desk: most likely one of an older version."""
        _log.error("command failed: %r", error)
        answer = Answer(interaction)
        await answer.private(private(t(str(interaction.locale), "command-old")))
        await answer.close()
