"""Matches that are over, as commands find them: the channel's last one, one of the server by its id, its record."""

from collections.abc import Iterable
from datetime import UTC, datetime

from bot.connection.anywhere import server_of
from bot.connection.registration import Choices, Interaction, fits, offered
from bot.daily.pages.playing import daily_choice, match_id, match_number
from bot.games.record import Record, decode
from bot.games.text.look import Look
from bot.games.text.numbers import time_text
from bot.league.schedule.showing import check_open
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.commanding import CommandCog
from bot.play.messages.presenter import Presenter
from bot.replay.pages import EndedMatch, choice
from bot.replay.played import Player
from storage import FinishedMatch, MatchLine, StorageError

_LISTED = 100  # matches of a channel that can be found by what is typed


async def last_match(ctx: InteractionContext) -> FinishedMatch:
    """Return the match that ended last in the channel.

    RequestError `match-none` if there is none, `deals-secret-yet` while others still play its deals.
    """
    found = await ctx.services.store.last_match(ctx.guild, ctx.channel)
    if found is None:
        raise RequestError("match-none")
    return await check_open(ctx.services.store.deals, ctx, found)


async def last_daily(ctx: InteractionContext) -> FinishedMatch:
    """Return the person's own try of the last day that is over; RequestError `daily-unplayed` if there is none."""
    own = await ctx.services.dailies.rows.ended(ctx.person.id, 1)
    found = None if not own else await find_match(ctx, match_id(own[0].number), private=True)
    if found is None:
        raise RequestError("daily-unplayed")
    return found


async def find_match(ctx: InteractionContext, match: str, *, private: bool = False) -> FinishedMatch | None:
    """Return a match of this server that is over, or a try of a day's deal; None if there is none.

    A try is the person's own, or one that was shown to all in this server. One's own that one alone sees (`private`) is
    there at once, else TableError `daily-open` until its day is over. RequestError `deals-secret-yet` while others
    still play a match's deals, `only-in-server` for a match where the bot is in no server.
    """
    number = match_number(match)
    if number is not None:
        return await ctx.services.dailies.finished(number, ctx.person.id, open_=not private, guild=ctx.guild)
    if not ctx.guild:
        raise RequestError("only-in-server")
    found = await ctx.services.store.match(match, ctx.guild)
    return None if found is None else await check_open(ctx.services.store.deals, ctx, found)


async def note_shown(ctx: InteractionContext, match: str) -> None:
    """Note that a match is shown to all: a try of a day's deal is open in this server from then on."""
    number = match_number(match)
    if number is not None and ctx.guild:
        await ctx.services.dailies.rows.show(number, ctx.guild)


def running(ctx: InteractionContext, match: str) -> bool:
    """True if a match of this server goes on."""
    here = (table for table in ctx.services.tables.all() if table.state.guild == ctx.guild)
    return any(table.state.match_id == match and table.state.phase != "lobby" for table in here)


def check_recorded(found: FinishedMatch) -> FinishedMatch:
    """Raise RequestError `match-unrecorded` for a match that a moderator entered: it was not played here."""
    if not found.record:
        raise RequestError("match-unrecorded")
    return found


def record_of(found: FinishedMatch) -> Record:
    """Return the record of a match that has one; RecordError if it is damaged."""
    return decode(found.record)


async def complete_match(cog: CommandCog, interaction: Interaction, typed: str) -> Choices:
    """Offer the channel's last matches, then the person's own deals of the day that are over.

    What is typed is searched in date, game and names. Where the bot is in no server there are only deals of the day.
    """
    guild, channel, services = server_of(interaction), interaction.channel_id or 0, cog.dispatcher.services
    try:
        lines = await services.store.latest_matches(guild, channel, _LISTED) if guild else []
        dailies = await services.store.dailies.ended(interaction.user.id, _LISTED)
    except StorageError:  # whatever is typed is explained when it is sent
        return []
    look = Look(str(interaction.locale))
    named = [(_choice(line, look), line.match, _time(line).isoformat(" ")) for line in lines]
    named += [(daily_choice(one.day, one.game, look), match_id(one.number), "") for one in dailies]
    return offered((name, match) for name, match, time in named if fits(typed, name, time) or typed == match)


def _choice(line: MatchLine, look: Look) -> str:
    seats = tuple(Player(*seat) for seat in line.seats)
    date = time_text(_time(line), look.locale)
    return choice(EndedMatch(line.match, line.game, line.ended, seats), date, look)


def _time(line: MatchLine) -> datetime:
    """Return when a match ended, in UTC: lists cannot know where their reader lives."""
    return datetime.fromtimestamp(line.ended, UTC)


def ended_of(found: FinishedMatch) -> EndedMatch:
    """Return a match as its messages name it."""
    seats = (Player(one.name, one.computer, one.person) for one in found.results)
    return EndedMatch(found.match, found.game, found.ended, tuple(seats))


async def faced(presenter: Presenter, look: Look, guild: int, players: Iterable[Player]) -> Look:
    """Return a look with the faces of these players that are here: none is asked for."""
    return await presenter.with_faces(look, guild, (one.person for one in players))
