"""Permissions that are checked before something is done: people's, and the bot's where a table is to be shown."""

import discord

from bot.connection.delivery import ERRORS, AnyInteraction, Trouble, server_of, trouble_of
from bot.connection.registration import missing_in
from bot.games.text.numbers import listed
from bot.locales import t
from bot.play.clicks.context import InteractionContext, ManagersCommand, RequestError

_THREADS = (discord.ChannelType.public_thread, discord.ChannelType.private_thread, discord.ChannelType.news_thread)
_CHANNELS = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,  # friends who talk play in its chat
    discord.ChannelType.stage_voice,
)


def check_manager(ctx: InteractionContext, command: ManagersCommand) -> None:
    """Raise RequestError `managers-page-old` or `league-moderators` unless the person `manages`."""
    if not ctx.manages(command):
        old = RequestError("managers-page-old", command=command)
        raise old if ctx.private else RequestError("league-moderators")


def check_writing(ctx: InteractionContext) -> None:
    """Check that the person and the bot may write where this happens, so that something is shown to all.

    RequestError `replay-may-not` or `replay-i-may-not` if not.
    """
    interaction = ctx.interaction
    for grant, code in ((interaction.permissions, "replay-may-not"), (interaction.app_permissions, "replay-i-may-not")):
        if not (grant.send_messages_in_threads if _in_thread(interaction) else grant.send_messages):
            raise RequestError(code)


def check_permissions(interaction: AnyInteraction, code: str) -> None:
    """Raise RequestError with the permissions that the bot lacks where this happens, if it lacks any."""
    locale = str(interaction.locale)
    missing = missing_in(interaction.app_permissions, thread=_in_thread(interaction))
    if missing:
        raise RequestError(code, missing=listed((t(locale, f"permission-{name}") for name in missing), locale))


def _in_thread(interaction: AnyInteraction) -> bool:
    return interaction.channel is not None and "thread" in interaction.channel.type.name


async def check_place(interaction: AnyInteraction) -> None:
    """Raise RequestError `place-...` unless the bot can show a table where this happens."""
    channel = interaction.channel
    kind = channel.type if channel is not None else None
    if not server_of(interaction) or kind not in (*_CHANNELS, *_THREADS):
        raise RequestError("place-wrong-place")
    check_permissions(interaction, "place-missing")
    if isinstance(channel, discord.Thread) and channel.locked and not interaction.app_permissions.manage_threads:
        raise RequestError("place-locked")
    if kind is discord.ChannelType.private_thread and not await _is_added(interaction):
        raise RequestError("place-not-added")


async def _is_added(interaction: AnyInteraction) -> bool:
    """Return True if the bot is in a private thread, sees it without, or cannot find that out now."""
    thread, guild = interaction.channel_id or 0, interaction.guild
    if guild is not None and guild.get_thread(thread) is not None:
        return True
    try:
        await interaction.client.fetch_channel(thread)
    except ERRORS as error:
        return trouble_of(error) not in (Trouble.FORBIDDEN, Trouble.CHANNEL_GONE)
    return True
