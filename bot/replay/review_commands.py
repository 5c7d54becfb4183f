"""The buttons of reviews: a strong player's moves in a match that the asker played.

A review is thought of in the background; each person has one at a time. Its result is kept for a while.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.connection.delivery import ERRORS, SentResponse, describe
from bot.connection.service import Recent, Service, broken_off
from bot.games.record import decode
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.messages.presenter import Presenter
from bot.play.messages.turning import think_through
from bot.players.reviews import Decision, Review, ReviewQuestion, decisions
from bot.replay.finished import FinishedMatches, check_recorded, ended_of
from bot.replay.pages import EndedMatch
from bot.replay.review_pages import STOP, moment_picture, progress_page, review_page, stopped_page
from bot.tables import Clock, Thinker
from storage import FinishedMatch, Result

SECONDS = 30.0  # that a review takes at most
_GAP = 2.5  # seconds between two notes of how far it is
_LIFE = 3600.0  # seconds that a review is kept
_KEPT = 200  # reviews
_NEW = "new"  # in place of a moment's number: in a message of its own
_Key = tuple[int, str]
_log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _ReviewJob:
    """A review under way: whose, of which match, its message, reader and guild, the moment to show, its last edit."""

    key: _Key
    ended: EndedMatch
    decisions: Sequence[Decision]
    sent: SentResponse
    reader: Reader
    guild: int
    at: int = 0
    edited: float = 0.0
    task: asyncio.Task[None] | None = None


class Reviews(Service):
    """Reviews matches that are over, for those who played them."""

    def __init__(self, matches: FinishedMatches, *, presenter: Presenter, thinker: Thinker, clock: Clock) -> None:
        self._matches = matches
        self._presenter, self._thinker, self._clock = presenter, thinker, clock
        self._jobs: dict[int, _ReviewJob] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._kept: Recent[_Key, tuple[float, Review]] = Recent(_KEPT)
        self.clicks: Mapping[str, ClickHandler] = {verbs.REVIEW: self._click}

    async def settled(self) -> None:
        """Return when no review is under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Give up all reviews; their messages have a button to begin again."""
        await broken_off(self._tasks)

    # --- what is asked ---

    async def _click(self, ctx: InteractionContext, press: Press) -> None:
        match, action = await self._matches.get(ctx, press.word(0)), press.word(1)
        if action == STOP:
            self._cancel(ctx.person.id)
            await ctx.show(stopped_page(ended_of(match), ctx.reader))
        elif action == _NEW:
            await self._show(ctx, match, fresh=True)
        else:
            await self._show(ctx, match, press.number(1) or 0, finished=False)

    async def _show(
        self, ctx: InteractionContext, match: FinishedMatch, at: int = 0, *, fresh: bool = False, finished: bool = True
    ) -> None:
        """Show a review that is kept, or begin one; if `finished`, one that was not finished is begun again."""
        key, result, ended = (ctx.person.id, match.match), _result(ctx, match), ended_of(match)
        kept = self._review_of(key)
        show = ctx.responder.private if fresh else ctx.show
        if kept is not None and not (finished and kept.busy):
            await show(await self._page(ended, kept, at, ctx.reader, ctx.guild))
            return
        chosen = await ctx.services.presenter.draw(_decided, match, result, ctx.person.id)
        if not chosen:
            raise RequestError("review-no-choice" if decode(match.record).rounds else "review-undealt")
        await self._replace(ctx.person.id)
        sent = await show(progress_page(ended, 0, len(chosen), ctx.reader))
        if sent is not None:
            self._begin(_ReviewJob(key, ended, chosen, sent.thin(), ctx.reader, ctx.guild, at, self._clock.now()))

    async def _page(self, ended: EndedMatch, review: Review, at: int, reader: Reader, guild: int) -> Parts:
        picture = None
        if review.moments:
            moment = review.moments[min(at, len(review.moments) - 1)]
            faced = await self._presenter.with_faces(reader, guild, [player.person for player in ended.players])
            picture = await self._presenter.picture(moment_picture, moment, ended, faced)
        return review_page(ended, review, at, reader, picture=picture)

    # --- what is kept ---

    def _review_of(self, key: _Key) -> Review | None:
        until, review = self._kept.get(key, (0.0, None))
        return review if self._clock.now() < until else None

    async def forget(self, person: int) -> None:
        """Drop what is kept of the person's reviews, and give up the one that is under way."""
        await self._replace(person)
        self._kept.drop(lambda key: key[0] == person)

    # --- what is under way ---

    def _begin(self, job: _ReviewJob) -> None:
        job.task = asyncio.create_task(self._run(job), name="review")
        self._jobs[job.key[0]] = job
        self._tasks.add(job.task)
        job.task.add_done_callback(self._tasks.discard)

    def _cancel(self, person: int) -> _ReviewJob | None:
        """Give up the person's review, if there is one."""
        job = self._jobs.pop(person, None)
        if job is not None and job.task is not None:
            job.task.cancel()
        return job

    async def _replace(self, person: int) -> None:
        """Give up the person's review for another one, and say so where it was shown."""
        job = self._cancel(person)
        if job is not None:
            await _edit(job, stopped_page(job.ended, job.reader))

    async def _run(self, job: _ReviewJob) -> None:
        """Think, and show what came of it; nothing if nobody waits any more."""
        try:
            wanted = partial(self._still_wanted, job)
            review = await think_through(job.decisions, self._thinker, self._clock, SECONDS, wanted=wanted)
            if review is None:  # its message is gone
                return
            if review.looked:
                self._kept[job.key] = self._clock.now() + _LIFE, review
            await _edit(job, await self._page(job.ended, review, job.at, job.reader, job.guild))
        except Exception:
            _log.exception("a review failed")
            await _edit(job, stopped_page(job.ended, job.reader))
        finally:
            if self._jobs.get(job.key[0]) is job:
                del self._jobs[job.key[0]]

    async def _still_wanted(self, job: _ReviewJob, question: ReviewQuestion) -> bool:
        """Return True if the review is still wanted; now and then show how far it is."""
        if self._clock.now() - job.edited < _GAP:
            return True
        job.edited = self._clock.now()
        return await _edit(job, progress_page(job.ended, question.number, question.of, job.reader))


async def _edit(job: _ReviewJob, parts: Parts) -> bool:
    """Return True if the message of a review could be changed: it is still there."""
    try:
        await job.sent.edit(parts)
    except ERRORS as error:
        _log.info("a review could not be shown: %s", describe(error))
        return False
    return True


def _result(ctx: InteractionContext, match: FinishedMatch) -> Result:
    """Return the person's result; RequestError `review-computers`, `review-not-yours`, `match-unrecorded`."""
    check_recorded(match)
    result = next((result for result in match.results if ctx.person.id in (result.person, result.player)), None)
    if result is None:
        computers = all(result.computer and result.player is None for result in match.results)
        raise RequestError("review-computers" if computers else "review-not-yours")
    return result


def _decided(match: FinishedMatch, result: Result, person: int) -> tuple[Decision, ...]:
    """Return the decisions of the person at a seat, not a computer's; RecordError for a damaged record."""
    if result.player != person and (result.player is not None or result.until):  # another took over from them
        return tuple(decisions(decode(match.record), result.seat - 1, 0, result.until))
    return tuple(decisions(decode(match.record), result.seat - 1, result.since))
