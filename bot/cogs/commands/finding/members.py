"""The members of a server whom Discord is asked for: who has left, and who can see a channel."""

from collections.abc import Sequence

import discord

from bot.cogs.dispatch.context import InteractionContext, RequestError
from bot.cogs.messages.delivery import AnyInteraction


async def members(ctx: InteractionContext, people: Sequence[int]) -> dict[int, discord.Member]:
    """Return those of at most 100 people who are members, asked for in one request to the gateway.

    RequestError `call-failed` if Discord doesn't answer.
    """
    guild = ctx.interaction.guild
    if guild is None or not people:
        return {}
    try:
        found = await guild.query_members(user_ids=[*people], limit=len(people), cache=False)
    except (TimeoutError, discord.DiscordException):
        raise RequestError("call-failed") from None
    return {member.id: member for member in found}


def sees(interaction: AnyInteraction, member: discord.Member) -> bool:
    """True if a member can see the channel, or the one of the thread, where something happens."""
    channel = interaction.channel
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(place, discord.abc.GuildChannel):
        return True
    if isinstance(channel, discord.Thread) and channel.is_private():
        return place.permissions_for(member).manage_threads
    return place.permissions_for(member).view_channel
