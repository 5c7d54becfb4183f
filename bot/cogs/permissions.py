"""What the bot must be allowed to do, and nothing more; and where tables can be."""

import discord

from bot.cogs.answer import AnyInteraction
from bot.cogs.visit import AskError
from bot.locales import t
from bot.views.words import listed

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
_THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)
_CHANNELS = (discord.ChannelType.text, discord.ChannelType.news)


def check_place(interaction: AnyInteraction) -> None:
    """AskError `place-wrong-place` or `place-missing` unless the bot can show a table where this happens."""
    channel, locale = interaction.channel, str(interaction.locale)
    kind = channel.type if channel is not None else None
    if interaction.guild_id is None or kind not in (*_CHANNELS, *_THREADS):
        raise AskError("place-wrong-place")
    unused = "send_messages" if kind in _THREADS else "send_messages_in_threads"
    given = interaction.app_permissions
    missing = tuple(name for name, needed in NEEDED if needed and name != unused and not getattr(given, name))
    if missing:
        names = listed((t(locale, f"permission-{name}") for name in missing), locale)
        raise AskError("place-missing", missing=names)


def invite_url(application: int) -> str:
    """Answer the address by which somebody adds the bot to a server, with exactly the permissions it needs."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))
