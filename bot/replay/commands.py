"""/replay, and the buttons of its messages: matches that are over, moment by moment.

What is shown follows from custom ids and the stored record alone, so buttons work for ever. A match that goes on is not
in the store, and what another server played is not found.
"""

import asyncio
import logging
from collections.abc import Hashable, Mapping

from discord import app_commands

from bot.games.errors import RecordError
from bot.games.text.look import Look
from bot.games.text.names import marked_name
from bot.locales import fallbacks
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, command
from bot.play.permission import check_writing
from bot.replay.drawn import moment_picture, round_gif
from bot.replay.finished import (
    check_recorded,
    complete_match,
    ended_of,
    faced,
    find_match,
    last_match,
    note_shown,
    record_of,
    running,
)
from bot.replay.pages import OPEN, WHOLE, gif_page, posted, replay_page
from bot.replay.played import PlayedRound, play_again
from rendering import ReplayGif
from storage import FinishedMatch

# What can be clicked outside of servers, too: of deals of the day.
ANYWHERE = frozenset((verbs.REPLAY, verbs.REPLAY_TO, verbs.REPLAY_GIF))
_log = logging.getLogger(__name__)


@app_commands.guild_only()
class Replays(CommandCog):
    """Shows matches that are over: to the person who asked, and on wish to all."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        super().__init__(dispatcher)
        self._drawing = asyncio.Lock()  # one GIF at a time: the other threads draw tables
        self._last: tuple[Hashable, ReplayGif] | None = None  # it is often shown to all next
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.REPLAY: _click_step,
            verbs.REPLAY_TO: _click_to,
            verbs.REPLAY_GIF: self._click_gif,
            verbs.REPLAY_POST: self._click_post,
        }

    @command("replay", match=complete_match)
    async def replay(self, ctx: InteractionContext, match: str | None = None) -> None:
        """Show the first moment of a match, by default of the channel's last one."""
        found = await last_match(ctx) if match is None else await _match(ctx, match)
        await ctx.responder.private(await _page(ctx, found, 1, 0))

    async def _click_gif(self, ctx: InteractionContext, press: Press) -> None:
        if not _may_attach(ctx):
            raise RequestError("replay-no-files")
        found, played = await _round(ctx, press)
        gif = await self._gif(ctx, found.match, played, ctx.look)
        page = gif_page(ended_of(found), played, gif, ctx.look, posts=bool(ctx.guild))
        await ctx.responder.private(page)

    async def _click_post(self, ctx: InteractionContext, press: Press) -> None:
        """Show a moment, or a round as GIF, to all: for them it is in the server's language."""
        _check_showing(ctx, whole=_word(press, 2) == WHOLE)
        found, played = await _round(ctx, press, private=False)
        look = await ctx.services.presenter.public_look(ctx.guild, ctx.channel)
        at, by = played.clamped(_number(press, 2)), marked_name(ctx.person.name)
        shown: ReplayGif | bytes | None
        if _word(press, 2) == WHOLE:
            shown = await self._gif(ctx, found.match, played, look)
        else:
            shown = await _picture(ctx, played, at, look)
        await note_shown(ctx, found.match)
        await ctx.responder.public(posted(ended_of(found), played, shown, at, by, look))

    async def _gif(self, ctx: InteractionContext, match: str, played: PlayedRound, look: Look) -> ReplayGif:
        """Draw a round, or take the one drawn last; RequestError `replay-undrawn` if that fails."""
        look = await faced(ctx.services.presenter, look, ctx.guild, played.players)
        language, looks = fallbacks(look.locale), (*look.figures.items(), *look.faces.items())
        key = match, played.number, played.players, language, look.theme, looks
        async with self._drawing:
            if self._last is not None and self._last[0] == key:
                return self._last[1]
            gif = await ctx.services.presenter.large(round_gif, played, look)
        if gif is None:
            raise RequestError("replay-undrawn")
        self._last = key, gif
        return gif


async def _click_step(ctx: InteractionContext, press: Press) -> None:
    """Go to a moment; a button that opens a replay stands on another message, which stays as it is."""
    found = await _match(ctx, _word(press, 0))
    page = await _page(ctx, found, _number(press, 1), _number(press, 2))
    await (ctx.responder.private(page) if _word(press, 3) in ("", OPEN) else ctx.show(page))


async def _click_to(ctx: InteractionContext, press: Press) -> None:
    """Go to what was chosen in a menu."""
    found = await _match(ctx, _word(press, 1))
    await ctx.show(await _page(ctx, found, _number(press, 2), _number(press, 3)))


async def _page(ctx: InteractionContext, found: FinishedMatch, number: int, at: int) -> Parts:
    """Return the page of a moment, for the person who asked."""
    played = await _play(ctx, found, number)
    at = played.clamped(at)
    picture = await _picture(ctx, played, at, ctx.look)
    return replay_page(ended_of(found), played, at, ctx.look, picture=picture, posts=bool(ctx.guild))


async def _picture(ctx: InteractionContext, played: PlayedRound, at: int, look: Look) -> bytes | None:
    """Draw a moment; None where no picture may be attached, or if it cannot be drawn: it is told in words."""
    if not _may_attach(ctx):
        return None
    presenter = ctx.services.presenter
    look = await faced(presenter, look, ctx.guild, played.players)
    return await presenter.picture(moment_picture, played, at, look)


async def _round(ctx: InteractionContext, press: Press, *, private: bool = True) -> tuple[FinishedMatch, PlayedRound]:
    found = await _match(ctx, _word(press, 0), private=private)
    return found, await _play(ctx, found, _number(press, 1))


async def _match(ctx: InteractionContext, match: str, *, private: bool = True) -> FinishedMatch:
    """Return a match of this server; RequestError `replay-running` while it goes on, else `replay-unknown`."""
    found = await find_match(ctx, match, private=private)
    if found is None:
        raise RequestError("replay-running" if running(ctx, match) else "replay-unknown")
    return found


async def _play(ctx: InteractionContext, found: FinishedMatch, number: int) -> PlayedRound:
    """Play a round again, on a worker thread.

    RequestError `replay-undealt` if there is none, `match-unrecorded` for a match that was not played here,
    `replay-damaged` or `replay-damaged-round` for a record with a fault up to the end of the round.
    """
    check_recorded(found)
    try:
        played = await ctx.services.presenter.draw(_played, found, number)
    except RecordError as error:
        _log.warning("the record of %s cannot be shown: %s", found.match, error)
        if "round" not in error.facts:
            raise RequestError("replay-damaged") from error
        raise RequestError("replay-damaged-round", round=int(error.facts["round"])) from error
    if played is None:
        raise RequestError("replay-undealt")
    return played


def _played(found: FinishedMatch, number: int) -> PlayedRound | None:
    record = record_of(found)
    return play_again(record, number, ended_of(found).players) if record.rounds else None


def _check_showing(ctx: InteractionContext, *, whole: bool) -> None:
    """Check that the person and the bot may show a moment, or a `whole` round, to all in this place.

    RequestError `replay-may-not`, `replay-i-may-not` or `replay-no-files` if not.
    """
    check_writing(ctx)
    if whole and not _may_attach(ctx):
        raise RequestError("replay-no-files")


def _may_attach(ctx: InteractionContext) -> bool:
    return ctx.interaction.app_permissions.attach_files


def _word(press: Press, at: int) -> str:
    return press.words[at] if at < len(press.words) else ""


def _number(press: Press, at: int) -> int:
    """Read a number of a custom id, whatever stands there; 0 for none."""
    word = _word(press, at)
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0
