"""A review of a recorded match: where a player decided, what was done, what a strong player would have done.

`decisions` returns where a seat decided, with its view of that moment and nothing that came later. `reviewing` asks for
thoughts about them, the whole match quickly first and then longer what matters, and makes a review of the answers. It
knows no thinker: questions come out, answers go in. `turning_point` says by which decision most changed.
"""

import hashlib
import math
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

import msgspec

from bot.games.actions import UNKNOWN, Action
from bot.games.match import NOTES, Match, is_open
from bot.games.minds.search import Budget, Choice
from bot.games.record import Record
from bot.games.verify import ReplayStep, replay
from bot.games.view import View
from bot.players.registry import effect, has_choice

Tokens = tuple[str, ...]
_PLAYER = ("seat", "player")
SAME = 0.01  # of the chance to win: what costs less is as good
LEAST = 48  # states that two moves have met before anything is said of their difference
_SURE = 3.0  # standard errors of a difference that is told: in a match chance makes two once or twice
MOMENTS = 3
_RIGHT = 0.03  # of the chance to win that the next best would have cost: then it mattered to find the best
_QUICK, _DEEP = 240, 600  # states that are looked at for one question
_QUICK_SHARE = 0.45  # of all time
_LONGEST = 0.5  # seconds of one question: a table may have to wait for it
_BRIEF = 0.02  # seconds that are worth while
_TRIES = 3  # how often two moves are compared for enough states: what seems certain soon is looked at in fewer
_AGAIN = (9, 7, 5, 4, 3, 3)  # how many decisions are looked at again, and again
MOST = 60  # decisions that are looked at: the last ones of a long match
TURN = 0.05  # of the chance to win that a turning point has moved at least


class Decision(NamedTuple):
    """A moment at which a seat was in turn: the round (from 1), how many actions were done in it, its view, its act.

    `done` is all that it handed in, as it knew it: a tile that it drew was not known before. `step` is the number of
    the moment among those of the round's replay, from 0.
    """

    round: int
    action: int
    view: View
    done: Tokens
    step: int

    @property
    def real(self) -> bool:
        """True if there was anything to choose."""
        return has_choice(self.view)

    @property
    def seed(self) -> int:
        """Return a number for chance that follows from the view alone."""
        return seed_of(self.view)


def seed_of(view: View) -> int:
    """Return a number for chance that follows from a view alone: equal views are thought about alike."""
    return int.from_bytes(hashlib.blake2b(msgspec.json.encode(view), digest_size=8).digest(), "big")


def decisions(record: Record, seat: int, since: int = 0, until: int | None = None) -> Iterator[Decision]:
    """Yield a seat's decisions (seats from 0) in its own turns while no computer played for it; RecordError at a fault.

    `since`: only what was decided when so many actions of the whole record were done, for somebody who took the
    seat over; `until`: only what was decided before that (None: all), for who had it before. A record alone tells
    no more than that a computer player had the seat before. What can be done out of turn, a call or a claim, is
    none: it is a matter of seconds, which no record has, or of a standing order.
    """
    watch = _Watch(seat, _began_as_computer(record, seat))
    done = [0, *accumulate(len(one.actions) for one in record.rounds)]
    for step in replay(record):
        found = watch.sees(step)
        if found is None or not found.real:
            continue
        at = done[found.round - 1] + found.action
        if since <= at and (until is None or at < until):
            yield found


def _began_as_computer(record: Record, seat: int) -> bool:
    """True if a computer player had the seat first: somebody came to it who had not left it before."""
    came, went = (str(Action(seat, "seat", (who,))) for who in ("player", "computer"))
    notes = (token for one in record.rounds for token in one.actions if token in (came, went))
    return next(notes, went) == came


class _Watch:
    """Follows a replay, and knows at each step what the seat is about to decide."""

    def __init__(self, seat: int, computer: bool) -> None:
        self._seat, self._computer = seat, computer
        self._round, self._step = 0, 0
        self._before: tuple[ReplayStep, int] | None = None
        self._handed: list[str] = []

    def sees(self, step: ReplayStep) -> Decision | None:
        """Look at one more step; return the decision that it completes, if any."""
        self._step = self._step + 1 if step.round == self._round else 0
        self._round = step.round
        found = None if step.token is None else self._acted(step, Action.parse(step.token))
        if not self._handed:
            self._before = (step, self._step) if self._awaited(step.match) else None
        return found

    def _acted(self, step: ReplayStep, action: Action) -> Decision | None:
        if (action.verb, *action.args) in NOTES:
            self._noted(action)
        elif action.seat == self._seat and self._before is not None:
            self._handed.append(str(action))
            if not is_open(step.match) or step.match.rules.settled(step.match.state):
                return self._decided()
        return None

    def _noted(self, action: Action) -> None:
        if action.seat == self._seat:
            self._computer = (action.verb, *action.args) != _PLAYER

    def _decided(self) -> Decision | None:
        handed, self._handed = tuple(self._handed), []
        if self._before is None:
            return None
        (before, at), self._before = self._before, None
        view = before.match.view(self._seat)
        if view is None:
            return None
        done = tuple(as_known(view, token) for token in handed)
        return Decision(before.round, before.action, view, done, at)

    def _awaited(self, match: Match) -> bool:
        if not is_open(match) or self._computer or match.turn != self._seat:
            return False
        return bool(match.rules.settled(match.state))


def as_known(view: View, token: str) -> str:
    """Return a token as its player knew it: with the unknown words with which it was offered."""
    words = token.split(" ")
    for offered in view.legal:
        others = offered.split(" ")
        if len(others) == len(words) and all(
            other in (word, UNKNOWN) for word, other in zip(words, others, strict=True)
        ):
            return offered
    return token


class ReviewQuestion(NamedTuple):
    """A decision to think about, for how long, and how far the review has come (`asked` of `of`)."""

    decision: Decision
    seed: int
    budget: Budget
    among: tuple[Tokens, ...]
    asked: int
    of: int


Answer = tuple[Choice, ...] | None
"""The choices, best first; None if nobody could think about it."""
Asking = Generator[ReviewQuestion, Answer, None]


class Judged(NamedTuple):
    """A decision with what a strong player would have done, what was done, and the best of all that was not."""

    decision: Decision
    best: Choice
    done: Choice
    other: Choice | None

    @property
    def loss(self) -> float:
        """Return what the decision cost, as a part of the chance to win."""
        return max(0.0, self.best.worth - self.done.worth)

    @property
    def points(self) -> float:
        """Return what the decision cost in points of the round."""
        return self.best.points - self.done.points

    @property
    def agreed(self) -> bool:
        """True if the same was done, or something as good as far as can be told."""
        return self.loss < SAME or not self._told_apart(self.best)

    @property
    def states(self) -> int:
        """Return in how many states what was done met the best of everything else."""
        return self.done.visits if self.other is None else min(self.done.visits, self.other.visits)

    @property
    def stake(self) -> float:
        """Return what the next best would have cost where the best was done, else 0."""
        return 0.0 if self.other is None or not self.agreed else max(0.0, self.done.worth - self.other.worth)

    @property
    def sure(self) -> bool:
        """True if the difference is more than chance makes."""
        rival = self.other if self.agreed else self.best
        return rival is not None and self._told_apart(rival)

    def _told_apart(self, rival: Choice) -> bool:
        """True if both met enough states, and differ by three standard errors of their difference there."""
        enough = min(rival.visits, self.done.visits) >= LEAST
        return enough and abs(rival.worth - self.done.worth) > _SURE * max(rival.apart, self.done.apart)


class Review(NamedTuple):
    """The result of a review: how many decisions there were, how many were judged, in how many the same was done.

    `moments` are the most important first: mistakes, and then what was right where much was at stake. A decision in
    which something else seemed better, and there was no time to make sure, is not judged. `known` is False where nobody
    knows how to think about the game.
    """

    decisions: int
    looked: int
    agreed: int
    moments: tuple[Judged, ...]
    known: bool = True


def reviewing(
    found: Sequence[Decision], clock: Callable[[], float], seconds: float
) -> Generator[ReviewQuestion, Answer, Review]:
    """Ask for thoughts for at most so many seconds by that clock, and make a review of the answers."""
    until, each = clock() + seconds, _QUICK_SHARE * seconds / max(1, len(found))
    known: list[_Known] = []
    for at, decision in enumerate(found):
        if clock() >= until:
            break
        one = _Known(decision)
        yield from one.ask(Budget(_QUICK, min(_LONGEST, max(_BRIEF, each))), at, len(found))
        if one.blind:
            return Review(len(found), 0, 0, (), known=False)
        if one.choices:
            known.append(one)
    for one in sorted(known, key=lambda one: -one.weight):
        if one.matters:
            yield from one.make_sure(lambda: until - clock(), len(found))
    for most in _AGAIN:
        doubtful = [one for one in sorted(known, key=lambda one: -one.weight)[:most] if one.weight > 0]
        for one in doubtful:
            if (left := until - clock()) > _BRIEF:
                yield from one.compare(Budget(_DEEP, min(_LONGEST, left)), len(found), len(found))
    return _review(len(found), known)


def _review(decisions: int, known: Sequence["_Known"]) -> Review:
    judged = [one.judged() for one in known if one.certain]
    sure = [one.judged() for one in known if one.compared and one.judged().sure]
    wrong = sorted((one for one in sure if not one.agreed), key=lambda one: -one.loss)
    right = sorted((one for one in sure if one.stake >= _RIGHT), key=lambda one: -one.stake)
    agreed = sum(one.agreed for one in judged)
    return Review(decisions, len(judged), agreed, tuple([*wrong, *right][:MOMENTS]))


class _Known:
    """The thoughts about one decision: all choices as first seen, and the two that matter, seen longer."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.choices: tuple[Choice, ...] = ()
        self.blind = False  # an answer came, and nothing was tried for it
        self._pair: dict[Tokens, Choice] = {}
        self._asked = 0

    def ask(self, budget: Budget, at: int, of: int) -> Asking:
        """Look at all choices, and at what was done beside the best if it was not among them."""
        answer = yield ReviewQuestion(self.decision, self.decision.seed, budget, (), at, of)
        self.choices = tuple(choice for choice in answer or () if choice.visits)
        self.blind = bool(answer) and not self.choices
        if self.choices and self._found(self.decision.done) is None:
            yield from self.compare(budget, at, of)
            if self._found(self.decision.done) is None:
                self.choices = ()

    def make_sure(self, left: Callable[[], float], of: int) -> Asking:
        """Compare them in as many states as anything can be said from, while there are seconds `left`."""
        for _ in range(_TRIES):
            missing = LEAST - (self.judged().states if self.compared else 0)
            if missing <= 0 or (seconds := left()) <= _BRIEF:
                break
            yield from self.compare(Budget(2 * missing, min(_LONGEST, seconds)), of, of)

    def compare(self, budget: Budget, at: int, of: int) -> Asking:
        """Compare the two that matter in other states than before."""
        pair = self._rivals()
        if len(pair) < 2:
            return
        self._asked += 1
        answer = yield ReviewQuestion(self.decision, self.decision.seed + self._asked, budget, pair, at, of)
        for choice in answer or ():
            before = self._pair.get(choice.tokens)
            if choice.visits:
                both = choice._replace(apart=max(one.apart for one in answer or ()))
                self._pair[choice.tokens] = both if before is None else _merged(before, both)

    def _rivals(self) -> tuple[Tokens, ...]:
        """Return what was done, and the best of everything else."""
        if self._pair:
            return tuple(self._pair)
        done = self._found(self.decision.done)
        mine = self.decision.done if done is None else done.tokens
        others = [choice.tokens for choice in self.choices if choice.tokens != mine]
        return (mine, *others[:1])

    def _found(self, tokens: Tokens) -> Choice | None:
        every = (*self._pair.values(), *self.choices)
        return next((one for one in every if same(self.decision.view, one.tokens, tokens)), None)

    def judged(self) -> Judged:
        """Return how good the decision was, by the best that is known of it."""
        every = tuple(self._pair.values()) if self.compared else self.choices
        view, tokens = self.decision.view, self.decision.done
        done = next(choice for choice in every if same(view, choice.tokens, tokens))
        others = [choice for choice in every if choice is not done]
        other = max(others, key=lambda choice: (choice.worth, choice.points), default=None)
        best = other if other is not None and other.worth > done.worth else done
        return Judged(self.decision, best, done, other)

    @property
    def compared(self) -> bool:
        """True if the two that matter were compared in states by which neither was chosen.

        What comes out best of many in the same states is mostly less good than it seems there.
        """
        return len(self._pair) > 1

    @property
    def certain(self) -> bool:
        """True if it can be judged: nothing seemed better, or what did was compared in enough states."""
        judged = self.judged()
        return judged.loss < SAME or (self.compared and judged.states >= LEAST)

    @property
    def matters(self) -> bool:
        """True if something seems better, or nothing else nearly as good."""
        judged = self.judged()
        return judged.loss >= SAME or judged.stake >= _RIGHT

    @property
    def weight(self) -> float:
        """Return how much it is worth to look again: mistakes first."""
        judged = self.judged()
        return judged.loss if judged.loss >= SAME else judged.stake / 2


def same(view: View, one: Tokens, other: Tokens) -> bool:
    """True if two hand-ins come to the same; what a turn lays may come in any order."""
    if one == other or sorted(map(_sorted, one)) == sorted(map(_sorted, other)):
        return True
    return len(one) == len(other) == 1 and effect(view, one[0]) == effect(view, other[0])


def _sorted(token: str) -> tuple[str, ...]:
    return tuple(sorted(token.split(" ")))


def _merged(one: Choice, other: Choice) -> Choice:
    """Return two looks at the same as one, weighted by how many states each has seen."""
    visits = one.visits + other.visits
    mine, theirs = one.visits / visits, other.visits / visits
    return Choice(
        one.tokens,
        mine * one.worth + theirs * other.worth,
        mine * one.points + theirs * other.points,
        math.hypot(mine * one.error, theirs * other.error),
        visits,
        math.hypot(mine * one.apart, theirs * other.apart),
    )


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
