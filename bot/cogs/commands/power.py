"""Who may change what a server's league is: those who manage the server, as with its settings."""

from bot.cogs.dispatch.context import InteractionContext, RequestError


def check_moderator(ctx: InteractionContext) -> None:
    """RequestError `league-moderators` unless the person may Manage Server."""
    if not ctx.interaction.permissions.manage_guild:
        raise RequestError("league-moderators")
