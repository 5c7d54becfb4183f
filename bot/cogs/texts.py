"""The texts of commands: names, descriptions and options in every language there is, from the Fluent files."""

import discord
from discord import app_commands

from bot.locales import DEFAULT, t


def text(id: str) -> app_commands.locale_str:
    """Answer a text of a command by its id; the translator finds it again in other languages."""
    return app_commands.locale_str(t(DEFAULT, id), id=id)


class Translator(app_commands.Translator):
    """Translates what `text` has made; whatever a language lacks stays English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - discord.py passes it
    ) -> str | None:
        """Answer the text in that language, None where English serves it."""
        id = string.extras.get("id")
        found = t(str(locale), id) if isinstance(id, str) else string.message
        return None if found == string.message else found
