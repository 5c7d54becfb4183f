"""Having a whole match thought about: a review's questions are put to a thinker, one after the other."""

import asyncio
from collections.abc import Awaitable, Callable, Generator, Sequence

from bot.players.reviews import Decision, Review, ReviewQuestion, reviewing
from bot.players.thinking import Choice, NoThoughtError, Purpose
from bot.tables import Clock, Thinker

_Asking = Generator[ReviewQuestion, tuple[Choice, ...] | None, Review]


async def _always(_: ReviewQuestion) -> bool:
    return True


async def think_through(
    found: Sequence[Decision],
    thinker: Thinker,
    clock: Clock,
    seconds: float,
    purpose: Purpose = Purpose.REVIEW,
    wanted: Callable[[ReviewQuestion], Awaitable[bool]] = _always,
) -> Review | None:
    """Return the review of some decisions, thought of for so long at most; None once it is not `wanted` any more.

    That is asked before each question.
    """
    until = clock.now() + seconds
    asking: _Asking = reviewing(found, clock.now, seconds)
    answer: tuple[Choice, ...] | None = None
    while True:
        try:
            question = asking.send(answer)
        except StopIteration as stop:
            review: Review = stop.value
            return review
        if not await wanted(question):
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
