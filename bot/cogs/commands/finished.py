"""Matches that are over, as commands find them: the channel's last one, one of the server by its id, its record."""

from bot.cogs.dispatch.context import InteractionContext, RequestError
from bot.games.record import Record, decode
from storage import FinishedMatch


async def last_match(ctx: InteractionContext) -> FinishedMatch:
    """The match that ended last in the channel; RequestError `match-none` if there is none."""
    found = await ctx.services.store.last_match(ctx.guild, ctx.channel)
    if found is None:
        raise RequestError("match-none")
    return found


async def find_match(ctx: InteractionContext, match: str) -> FinishedMatch | None:
    """A match of this server that is over, None if there is none of that id."""
    return await ctx.services.store.match(match, ctx.guild)


def running(ctx: InteractionContext, match: str) -> bool:
    """Whether a match of this server goes on."""
    here = (table for table in ctx.services.tables.all() if table.state.guild == ctx.guild)
    return any(table.state.match_id == match and table.state.phase != "lobby" for table in here)


def check_recorded(found: FinishedMatch) -> FinishedMatch:
    """RequestError `match-unrecorded` for a match that a moderator entered: it was not played here."""
    if not found.record:
        raise RequestError("match-unrecorded")
    return found


def record_of(found: FinishedMatch) -> Record:
    """The record of a match that has one; RecordError if it is damaged."""
    return decode(found.record)
