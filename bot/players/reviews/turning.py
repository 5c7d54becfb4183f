"""The turning point of a match that is over: the decision of anybody at the table by which most changed."""

import msgspec

from bot.games.actions import UNKNOWN, Action
from bot.games.record import Record
from bot.games.verify import replay
from bot.games.view import View
from bot.players.reviews.decisions import Decision, Tokens, decisions
from bot.players.reviews.judging import Judged, Review

MOST = 60  # decisions that are looked at: the last ones of a long match
TURN = 0.05  # of the chance to win that a turning point has moved at least


class TurningPoint(msgspec.Struct, frozen=True):
    """The decision by which a match turned: its round (from 1), what was done, the public's view after it."""

    round: int
    tokens: Tokens
    view: View


def all_decisions(record: Record) -> tuple[Decision, ...]:
    """Return the last decisions of all seats, in their order; RecordError at a fault."""
    found = [one for seat in range(len(record.seats)) for one in decisions(record, seat)]
    return tuple(sorted(found, key=lambda one: (one.round, one.action))[-MOST:])


def turning_point(review: Review) -> Judged | None:
    """Return the moment of a review by which most was lost or won; None if none moved enough.

    What nobody could see, such as a tile that was drawn, is none.
    """
    seen = (one for one in review.moments if any(map(_open, one.decision.done)))
    found = max(seen, key=_moved, default=None)
    return found if found is not None and _moved(found) >= TURN else None


def _open(token: str) -> bool:
    """True if an action says what it was done with, to everybody."""
    action = Action.parse(token)
    return bool(action.args) and UNKNOWN not in action.args


def _moved(one: Judged) -> float:
    return max(one.loss, one.stake)


def after(record: Record, decision: Decision) -> TurningPoint | None:
    """Return how the table stood after a decision; None if the record has no such moment. RecordError at a fault."""
    done = decision.action + len(decision.done)
    known = msgspec.structs.replace(record, rounds=record.rounds[: decision.round])
    for step in replay(known):
        if step.round == decision.round and len(step.match.rounds[-1].actions) >= done:
            view = step.match.view(None)
            return None if view is None else TurningPoint(decision.round, decision.done, _still(view))
    return None


def _still(view: View) -> View:
    """Return a view in which nobody is awaited."""
    return msgspec.structs.replace(view, turn=None)
