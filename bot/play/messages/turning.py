"""A match that is over, thought about: which move decided it. Its result is shown before, and edited once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.connection.service import Recent, broken_off
from bot.games.match import ABANDONED, Match, to_record
from bot.play.messages.studio import Studio, Urgency
from bot.players.reviews import (
    Decision,
    Review,
    ReviewQuestion,
    TurningPoint,
    after,
    all_decisions,
    reviewing,
    turning_point,
)
from bot.players.thinking import Choice, NoThoughtError, Purpose
from bot.tables import Clock, Snapshot, Thinker


async def think_through(
    decisions: Sequence[Decision],
    thinker: Thinker,
    clock: Clock,
    seconds: float,
    purpose: Purpose = Purpose.REVIEW,
    wanted: Callable[[ReviewQuestion], Awaitable[bool]] | None = None,
) -> Review | None:
    """Return the review of some decisions, thought of for so long at most; None once it is not `wanted` any more.

    That is asked before each question.
    """
    until = clock.now() + seconds
    asking = reviewing(decisions, clock.now, seconds)
    answer: tuple[Choice, ...] | None = None
    while True:
        try:
            question = asking.send(answer)
        except StopIteration as stop:
            review: Review = stop.value
            return review
        if wanted is not None and not await wanted(question):
            return None
        answer = await _answer(question, thinker, clock, until, purpose)


async def _answer(
    question: ReviewQuestion, thinker: Thinker, clock: Clock, until: float, purpose: Purpose
) -> tuple[Choice, ...] | None:
    """Have one question thought about; None if nobody can, or not in time."""
    view, among = question.decision.view, question.among
    thinking = asyncio.ensure_future(thinker.think(view, question.seed, question.budget, purpose, among))
    alarm = clock.call_at(until, lambda: _drop(thinking))
    try:
        await asyncio.wait([thinking])
        return None if thinking.cancelled() else thinking.result()
    except NoThoughtError:
        return None
    finally:
        alarm.cancel()
        thinking.cancel()


def _drop(thinking: asyncio.Future[tuple[Choice, ...]]) -> None:
    thinking.cancel()


_KEPT = 200  # matches
_log = logging.getLogger(__name__)


class TurningPoints:
    """Finds them, for at most `seconds` of a clock a match (0: never), and calls `report` with the table's id."""

    def __init__(
        self, thinker: Thinker, studio: Studio, clock: Clock, seconds: float, report: Callable[[str], None]
    ) -> None:
        self._thinker, self._studio, self._clock, self._seconds, self._report = thinker, studio, clock, seconds, report
        self._points: Recent[str, TurningPoint | None] = Recent(_KEPT)
        self._task: asyncio.Task[None] | None = None

    def of(self, snapshot: Snapshot) -> TurningPoint | None:
        """Return what decided a table's match, as far as it is known."""
        return self._points.get(snapshot.state.match_id)

    def begin(self, snapshot: Snapshot) -> None:
        """Begin to look for what decided a table's match, once its result is shown; not a second time."""
        state = snapshot.state
        busy = self._task is not None and not self._task.done()
        if busy or not self._seconds or state.match_id in self._points:
            return
        if state.match is None or state.match.end in ("", ABANDONED) or state.match.same is not None:
            return  # of deals that others still play nothing is told
        self._points[state.match_id] = None
        self._task = asyncio.create_task(self._find(snapshot.id, state.match_id, state.match), name="turning point")

    async def _find(self, table: str, match_id: str, match: Match) -> None:
        try:
            point = await self._point(match)
        except Exception:  # a result is as good without
            _log.exception("what decided a match could not be found")
            return
        if point is not None:
            self._points[match_id] = point
            self._report(table)

    async def _point(self, match: Match) -> TurningPoint | None:
        record = await self._studio.draw(Urgency.SPARE, lambda: to_record(match))
        decisions = await self._studio.draw(Urgency.SPARE, lambda: all_decisions(record))
        review = await think_through(decisions, self._thinker, self._clock, self._seconds, Purpose.TURN)
        judged = None if review is None else turning_point(review)
        if judged is None:
            return None
        return await self._studio.draw(Urgency.SPARE, lambda: after(record, judged.decision))

    async def settled(self) -> None:
        """Return when nothing is looked for."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Give up what is looked for."""
        if self._task is not None:
            await broken_off([self._task])
