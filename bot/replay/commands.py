"""/replay, and the buttons of its messages: matches that are over, moment by moment; their fair play and their records.

Each page is made from a custom id and the stored record alone, so buttons work for ever.
"""

import asyncio
import logging
from collections.abc import Hashable, Mapping

from bot.connection.registration import Choices, Interaction, anywhere
from bot.connection.service import Recent
from bot.games.errors import RecordError
from bot.games.record import decode
from bot.games.text.names import marked_name
from bot.games.text.reader import Reader
from bot.locales import fallbacks
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, Feature, command
from bot.play.messages.presenter import Presenter
from bot.play.pages.fairness import check_record, fair_match
from bot.play.pages.menus import Topic
from bot.play.pages.results import OPENS_REPLAY, record
from bot.play.permission import check_writing
from bot.replay.drawn import moment_picture, round_gif
from bot.replay.finished import FinishedMatches, check_recorded, ended_of, running
from bot.replay.pages import WHOLE, gif_page, heading, posted, replay_page
from bot.replay.played import PlayedRound, play_again
from bot.replay.review_commands import Reviews
from bot.tables import Clock, Thinker
from rendering import ReplayGif
from storage import FinishedMatch

# What can be clicked outside of servers, too: of deals of the day.
_ANYWHERE = frozenset((verbs.REPLAY, verbs.REPLAY_TO, verbs.REPLAY_GIF, verbs.VERIFY, verbs.RECORD))
_UNWATCHED = frozenset(("replay-undealt", "replay-damaged", "replay-damaged-round"))  # their fair play is shown instead
_GOING_ON = ("playing", "between")  # phases of a match of which the store has no record yet
_log = logging.getLogger(__name__)


class Replays(CommandCog):
    """Shows matches that are over: to the person who asked, and on wish to all."""

    def __init__(self, dispatcher: Dispatcher, matches: FinishedMatches) -> None:
        super().__init__(dispatcher)
        self._matches = matches
        self._drawing = asyncio.Lock()  # one GIF at a time: the other threads draw tables
        self._drawn: Recent[Hashable, ReplayGif] = Recent(1)  # the last one: it is often shown to all next
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.REPLAY: self._click_step,
            verbs.REPLAY_TO: self._click_to,
            verbs.REPLAY_GIF: self._click_gif,
            verbs.REPLAY_POST: self._click_post,
            verbs.VERIFY: self._click_fair,
            verbs.RECORD: self._click_record,
        }

    async def complete_match(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the channel's last matches whose date, game or names have what was typed, and the person's tries."""
        return await self._matches.offered(interaction, typed)

    @anywhere
    @command("replay", match=complete_match)
    async def replay(self, ctx: InteractionContext, match: str | None = None) -> None:
        """Show the first moment of a match, by default of the channel's last one; of a deal of the day its fair play.

        Outside of servers no channel has matches: there it is the person's last deal of the day.
        """
        if match is None:
            ended = await self._matches.last(ctx)
        else:
            stored = await self._matches.find(ctx, match, private=True)
            if stored is None and not running(ctx, match):
                deal = await self._matches.tries.deal(ctx, match)
                if deal is not None:
                    await ctx.responder.private(deal)
                    return
            ended = stored or await self._matches.get(ctx, match)
        try:
            page = await _page(ctx, ended, 1, 0)
        except RequestError as error:
            if error.text not in _UNWATCHED:
                raise
            page = await self._fair(ctx, ended, ctx.reader.t(error.text, **error.facts))
        await ctx.responder.private(page)

    async def _click_step(self, ctx: InteractionContext, press: Press) -> None:
        """Go to a moment; a button that opens a replay stands on another message, which stays as it is."""
        match = await self._matches.get(ctx, press.word(0))
        page = await _page(ctx, match, press.number(1) or 0, press.number(2) or 0)
        await (ctx.responder.private(page) if press.word(3) in ("", OPENS_REPLAY) else ctx.show(page))

    async def _click_to(self, ctx: InteractionContext, press: Press) -> None:
        match = await self._matches.get(ctx, press.word(1))
        await ctx.show(await _page(ctx, match, press.number(2) or 0, press.number(3) or 0))

    async def _click_gif(self, ctx: InteractionContext, press: Press) -> None:
        if not ctx.attaches:
            raise RequestError("replay-no-files")
        match = await self._matches.get(ctx, press.word(0))
        played = await _play(ctx, match, press.number(1) or 0)
        gif = await self._gif(ctx, match.match, played, ctx.reader)
        await ctx.responder.private(gif_page(ended_of(match), played, gif, ctx.reader, posts=bool(ctx.guild)))

    async def _click_post(self, ctx: InteractionContext, press: Press) -> None:
        """Show a moment, or a round as GIF, to all: for them it is in the server's language.

        RequestError `replay-may-not` or `replay-i-may-not` where one of the two may not write, `replay-no-files`.
        """
        whole = press.word(2) == WHOLE
        check_writing(ctx)
        if whole and not ctx.attaches:
            raise RequestError("replay-no-files")
        match = await self._matches.get(ctx, press.word(0), private=False)
        played = await _play(ctx, match, press.number(1) or 0)
        reader = await ctx.services.presenter.public_reader(ctx.guild, ctx.channel)
        at, by = played.clamped(press.number(2) or 0), marked_name(ctx.person.name)
        gif = await self._gif(ctx, match.match, played, reader) if whole else None
        picture = gif or await _picture(ctx, played, at, reader)
        if ctx.guild:
            await self._matches.tries.note_shown(match.match, ctx.guild)
        await ctx.responder.public(posted(ended_of(match), played, picture, at, by, reader))

    async def _click_fair(self, ctx: InteractionContext, press: Press) -> None:
        """Show the fair play of a match; an old button may stand at its table, where the match goes on."""
        here, match = ctx.live(press.table), press.word(0)
        if here is not None and here.state.phase in _GOING_ON and here.state.match_id == match:
            await ctx.show_page(here, Topic(kind="fair"))
            return
        await ctx.responder.private(await self._fair(ctx, await self._matches.get(ctx, match)))

    async def _fair(self, ctx: InteractionContext, match: FinishedMatch, notice: str = "") -> Parts:
        """Judge a match from its record alone, and make its page. RequestError `match-unrecorded` without one."""
        if (page := await self._matches.tries.fair(ctx, match)) is not None:
            return page
        check = await ctx.services.presenter.draw(check_record, check_recorded(match).record)
        mine = next((f"p{seat.seat}" for seat in match.results if ctx.person.id in (seat.person, seat.player)), "")
        names = [marked_name(seat.name, f"p{seat.seat}") for seat in match.results]
        head = [heading(ended_of(match), ctx.reader), *([notice] if notice else [])]
        return fair_match(match.match, head, check, ctx.reader, mine, names=names)

    async def _click_record(self, ctx: InteractionContext, press: Press) -> None:
        """Give a record as a file, of a deal of the day once its day is over."""
        match = await self._matches.get(ctx, press.word(0), private=False)
        rounds = len(decode(check_recorded(match).record).rounds)
        await ctx.responder.private(record(match.match, f"{match.record}\n".encode(), rounds, ctx.reader))

    async def _gif(self, ctx: InteractionContext, match: str, played: PlayedRound, reader: Reader) -> ReplayGif:
        """Draw a round, or take the one drawn last; RequestError `replay-undrawn` if that fails."""
        reader = await ctx.services.presenter.with_faces(
            reader, ctx.guild, [player.person for player in played.players]
        )
        language, looks = fallbacks(reader.locale), (*reader.figures.items(), *reader.faces.items())
        key = match, played.number, played.players, language, reader.theme, looks
        async with self._drawing:
            gif = self._drawn.get(key) or await ctx.services.presenter.large(round_gif, played, reader)
        if gif is None:
            raise RequestError("replay-undrawn")
        self._drawn[key] = gif
        return gif


async def _page(ctx: InteractionContext, match: FinishedMatch, number: int, at: int) -> Parts:
    """Return the page of a moment, for the person who asked."""
    played = await _play(ctx, match, number)
    at = played.clamped(at)
    picture = await _picture(ctx, played, at, ctx.reader)
    return replay_page(ended_of(match), played, at, ctx.reader, picture=picture, posts=bool(ctx.guild))


async def _picture(ctx: InteractionContext, played: PlayedRound, at: int, reader: Reader) -> bytes | None:
    """Draw a moment; None where no picture may be attached, or if it cannot be drawn: it is told in words."""
    if not ctx.attaches:
        return None
    presenter = ctx.services.presenter
    reader = await presenter.with_faces(reader, ctx.guild, [player.person for player in played.players])
    return await presenter.picture(moment_picture, played, at, reader)


async def _play(ctx: InteractionContext, match: FinishedMatch, number: int) -> PlayedRound:
    """Play a round again, on a worker thread.

    RequestError `replay-undealt` if there is none, `match-unrecorded` for a match that was not played here,
    `replay-damaged` or `replay-damaged-round` for a record with a fault up to the end of the round.
    """
    check_recorded(match)
    try:
        played = await ctx.services.presenter.draw(_played, match, number)
    except RecordError as error:
        _log.warning("the record of %s cannot be shown: %s", match.match, error)
        if "round" not in error.facts:
            raise RequestError("replay-damaged") from error
        raise RequestError("replay-damaged-round", round=int(error.facts["round"])) from error
    if played is None:
        raise RequestError("replay-undealt")
    return played


def _played(match: FinishedMatch, number: int) -> PlayedRound | None:
    record = decode(match.record)
    return play_again(record, number, ended_of(match).players) if record.rounds else None


def replay_feature(
    *, dispatcher: Dispatcher, matches: FinishedMatches, presenter: Presenter, thinker: Thinker, clock: Clock
) -> Feature:
    """Return the feature. The `clock` is one that never jumps."""
    replays = Replays(dispatcher, matches)
    reviews = Reviews(matches, presenter=presenter, thinker=thinker, clock=clock)
    return Feature(
        name="replay",
        commands=(replays,),
        clicks={**replays.clicks, **reviews.clicks},
        anywhere=_ANYWHERE | reviews.clicks.keys(),
        services=(reviews,),
    )
