"""A review of a recorded match: where a player decided, what was done, what a strong player would have done.

A quick estimate of all decisions says what to look at. That is played out by the rules until the difference is sure;
told is the difference in fresh states, since what chance made stand out is mostly less than it seemed.
"""

import hashlib
import math
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

import msgspec

from bot.games.actions import UNKNOWN, Action
from bot.games.match import NOTES, TAKEBACK, Match, is_open, taken_back
from bot.games.minds.search import Budget, Choice
from bot.games.minds.weighing import Tokens
from bot.games.record import Record
from bot.games.verify import ReplayStep, replay
from bot.games.view import View
from bot.players.registry import comes_to, has_choice, turns

SAME = 0.01  # of the chance to win: what costs less is as good
LEAST = 48  # states that two moves have met before anything is said of their difference
_SURE = 3.0  # standard errors by which two moves played out differ before that is told
_AGAIN_SURE = 2.0  # standard errors by which they differ in fresh states, too
MOMENTS = 3
_RIGHT = 0.03  # of the chance to win that the next best would have cost: then it mattered to find the best
_QUICK = 240  # states that are looked at for a first estimate
_MOST_STATES = 32 * LEAST  # states that two moves are played out in at most before the difference is sure
_MOMENT_STATES = 8 * LEAST  # fresh states from which a number is told, where there is time
_QUICK_SHARE = 0.3  # of all time
_LONGEST = 0.5  # seconds of one question: a table may have to wait for it
_BRIEF = 0.02  # seconds that are worth while
_CLOSE = 3  # how many decisions are played out by turns: those in which most seems to be lost or won
MOST = 60  # decisions that are looked at: the last ones of a long match
TURN = 0.05  # of the chance to win that a turning point has moved at least


class Decision(NamedTuple):
    """A moment at which a seat was in turn; several hand-ins of a turn are one decision, while nothing new is seen."""

    round: int  # from 1
    action: int  # how many actions were done in it
    view: View
    done: Tokens  # all that was handed in, as the seat knew it
    step: int  # the number of the moment among those of the round's replay, from 0
    turn: int = 0  # how many actions were done when the seat's turn began

    @property
    def real(self) -> bool:
        """Return True if there was anything to choose."""
        return has_choice(self.view) or len(turns(self.view)) > 1

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
    none: it is a matter of seconds, which no record has, or of a standing order. What was taken back is none either.
    """
    watch, gone = _Watch(seat, _began_as_computer(record, seat)), [taken_back(dealt.actions) for dealt in record.rounds]
    done = [0, *accumulate(len(dealt.actions) for dealt in record.rounds)]
    for step in replay(record):
        decision = watch.sees(step)
        if decision is None or not decision.real or step.action - 1 in gone[step.round - 1]:
            continue
        at = done[decision.round - 1] + decision.action
        if since <= at and (until is None or at < until):
            yield decision


def _began_as_computer(record: Record, seat: int) -> bool:
    """Return True if a computer player had the seat first: somebody came to it who had not left it before."""
    came, went = (str(Action(seat, "seat", (who,))) for who in ("player", "computer"))
    notes = (token for dealt in record.rounds for token in dealt.actions if token in (came, went))
    return next(notes, went) == came


class _Watch:
    """Follows a replay, and knows at each step what the seat is about to decide."""

    def __init__(self, seat: int, computer: bool) -> None:
        self._seat, self._computer = seat, computer
        self._round, self._step, self._turn = 0, 0, -1
        self._before: tuple[ReplayStep, int] | None = None
        self._handed: list[str] = []

    def sees(self, step: ReplayStep) -> Decision | None:
        """Look at one more step; return the decision that it completes, if any."""
        self._step = self._step + 1 if step.round == self._round else 0
        self._round = step.round
        if step.token is None:
            self._before, self._handed, self._turn = None, [], -1
        decision = None if step.token is None else self._acted(step, Action.parse(step.token))
        awaited = self._awaited(step.match)
        self._turn = -1 if step.match.turn != self._seat else step.action if self._turn < 0 else self._turn
        if not self._handed:
            self._before = (step, self._step) if awaited else None
        return decision

    def _acted(self, step: ReplayStep, action: Action) -> Decision | None:
        if action.verb == TAKEBACK:
            del self._handed[-1:]
            return None
        if (action.verb, *action.args) in NOTES:
            return self._noted(step, action)
        if action.seat != self._seat or self._before is None:
            return None
        view = self._before[0].match.view(self._seat)
        assert view is not None
        self._handed.append(as_known(view, str(action)))
        return None if self._goes_on(step.match, view) else self._decided(view)

    def _goes_on(self, match: Match, view: View) -> bool:
        """Return True if more of the same decision is to come: of a hand-in, or of a turn that saw nothing new."""
        if not is_open(match):
            return False
        if not match.rules.settled(match.state):
            return True
        return match.turn == self._seat and UNKNOWN not in self._handed[-1].split(" ") and bool(turns(view))

    def _noted(self, step: ReplayStep, action: Action) -> Decision | None:
        """Note who plays for the seat; what was decided of a turn before is a decision."""
        if action.seat != self._seat:
            return None
        self._computer = (action.verb, *action.args) != ("seat", "player")
        view = self._before[0].match.view(self._seat) if self._before is not None and self._handed else None
        return None if view is None or not step.match.rules.settled(step.match.state) else self._decided(view)

    def _decided(self, view: View) -> Decision | None:
        assert self._before is not None
        (before, at), self._before = self._before, None
        handed, self._handed = tuple(self._handed), []
        return Decision(before.round, before.action, view, handed, at, max(0, self._turn))

    def _awaited(self, match: Match) -> bool:
        is_turn = is_open(match) and not self._computer and match.turn == self._seat
        return is_turn and match.rules.settled(match.state)


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
    number: int
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
        """Return True if the same was done, or something as good."""
        return self.loss < SAME

    @property
    def stake(self) -> float:
        """Return what the next best would have cost where the best was done, else 0."""
        return 0.0 if self.other is None or not self.agreed else max(0.0, self.done.worth - self.other.worth)

    @property
    def moved(self) -> float:
        """Return what the decision cost, or what it saved."""
        return max(self.loss, self.stake)


class Review(NamedTuple):
    """The result of a review."""

    decisions: int
    looked: int  # decisions that were judged: where there was no time to make sure, none is
    agreed: int  # in how many of these the same was done, or something as good
    moments: tuple[Judged, ...]  # the most important first: mistakes, then what was right; of a turn one at most
    possible: bool = True  # False where nobody knows how to think about the game
    busy: bool = False  # some thoughts never came


def reviewing(
    decided: Sequence[Decision], clock: Callable[[], float], seconds: float
) -> Generator[ReviewQuestion, Answer, Review]:
    """Ask for thoughts for at most so many seconds by that clock, and make a review of the answers."""
    until, each = clock() + seconds, _QUICK_SHARE * seconds / max(1, len(decided))
    thoughts: list[_Thought] = []
    for at, decision in enumerate(decided):
        if clock() >= until:
            break
        thought = _Thought(decision)
        yield from thought.ask(Budget(_QUICK, min(_LONGEST, max(_BRIEF, each))), at, len(decided))
        if thought.blind:
            return Review(len(decided), 0, 0, (), possible=False)
        if thought.choices:
            thoughts.append(thought)
    while open_ := [thought for thought in thoughts if thought.open]:
        for thought in sorted(open_, key=lambda thought: -thought.weight)[:_CLOSE]:
            if (rest := until - clock()) <= _BRIEF:
                return _review(len(decided), thoughts, busy=len(thoughts) < len(decided))
            yield from thought.play_out(min(_LONGEST, rest), len(decided))
    missed = clock() < until and any(thought.missed for thought in thoughts)
    return _review(len(decided), thoughts, busy=len(thoughts) < len(decided) or missed)


def _review(decisions: int, thoughts: Sequence["_Thought"], *, busy: bool) -> Review:
    by_turn: dict[tuple[int, int], Judged] = {}
    for thought in sorted(thoughts, key=lambda thought: thought.order):
        if thought.moment is not None:
            by_turn.setdefault((thought.decision.round, thought.decision.turn), thought.moment)
    judged = [thought for thought in thoughts if thought.judged]
    agreed = sum(thought.moment is None or thought.moment.agreed for thought in judged)
    moments = sorted(list(by_turn.values())[:MOMENTS], key=lambda moment: (moment.agreed, -moment.moved))
    return Review(decisions, len(judged), agreed, tuple(moments), busy=busy)


class _Pair:
    """Two hand-ins played out in the same states, as they came out so far: that of the player, and another."""

    def __init__(self) -> None:
        self._choices: dict[Tokens, Choice] = {}

    def add(self, answer: Sequence[Choice]) -> None:
        """Add what came out in more states."""
        for choice in answer:
            if choice.visits:
                apart = max(other.apart for other in answer)
                before = self._choices.get(choice.tokens)
                more = choice._replace(apart=apart)
                self._choices[choice.tokens] = more if before is None else _merged(before, more)

    @property
    def states(self) -> int:
        """The number of states that both have met."""
        return min((choice.visits for choice in self._choices.values()), default=0) if len(self._choices) > 1 else 0

    def judged(self, decision: Decision, mine: Tokens) -> Judged:
        """Return the decision by what came out."""
        done = self._choices[mine]
        (other,) = (choice for choice in self._choices.values() if choice is not done)
        return Judged(decision, other if other.worth > done.worth else done, done, other)

    def errors(self, mine: Tokens) -> float:
        """Return by how many of its standard errors what else could have been done is better (or worse: negative)."""
        done = self._choices[mine]
        (other,) = (choice for choice in self._choices.values() if choice is not done)
        more = other.worth - done.worth
        return math.copysign(math.inf, more) if done.apart == 0.0 and more else more / (done.apart or 1.0)


class _Thought:
    """The thoughts about one decision: all choices as first estimated, and the two that matter, played out.

    `moment` is what may be said of it, once that is sure.
    """

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.choices: tuple[Choice, ...] = ()
        self.blind = False  # an answer came, and nothing was tried for it
        self.missed = False  # no answer came
        self.moment: Judged | None = None
        self._first, self._fresh = _Pair(), _Pair()
        self._sure = self._over = False
        self._check = LEAST  # states after which it is looked if the difference is sure: seldom, each look may err
        self._questions = 0

    def ask(self, budget: Budget, at: int, of: int) -> Asking:
        """Look at all choices; where a turn has several hand-ins, at whole turns, and at that of the player."""
        answer = yield ReviewQuestion(self.decision, self.decision.seed, budget, self._turns(), at, of)
        self.choices = tuple(choice for choice in answer or () if choice.visits)
        self.blind = bool(answer) and not self.choices

    def _turns(self) -> tuple[Tokens, ...]:
        """Return the whole turns to look at, that of the player as it was made; () where one hand-in is a turn."""
        view, done = self.decision.view, self.decision.done
        others = tuple(tokens for tokens in turns(view) if not same(view, tokens, done))
        return (done, *others) if others else ()

    @property
    def _mine(self) -> Tokens:
        """The hand-in of the player, as it was looked at."""
        view, done = self.decision.view, self.decision.done
        return next((choice.tokens for choice in self.choices if same(view, choice.tokens, done)), done)

    @property
    def _pair(self) -> tuple[Tokens, ...]:
        """The hand-in of the player, and the best of all others."""
        mine = self._mine
        return (mine, *[choice.tokens for choice in self.choices if choice.tokens != mine][:1])

    @property
    def _estimate(self) -> float | None:
        """By how much something else seems better (negative: worse); None where what was done was not looked at."""
        worths = {choice.tokens: choice.worth for choice in self.choices}
        mine, *others = self._pair
        return worths[others[0]] - worths[mine] if others and mine in worths else None

    @property
    def _gap(self) -> float:
        """By how much something else seems better, by what is known best; of what nobody thought of, much."""
        if self._first.states:
            judged = self._first.judged(self.decision, self._mine)
            return judged.loss or -judged.stake
        estimate = self._estimate
        return 1.0 if estimate is None else estimate

    @property
    def order(self) -> tuple[bool, float]:
        """The place among moments: mistakes first, the costliest first, by the states that chose them."""
        return self._gap <= 0, -abs(self._gap)

    @property
    def open(self) -> bool:
        """True as long as something may be found by playing it out."""
        return not self._over and len(self._pair) > 1 and (self._gap >= SAME or self._gap <= -_RIGHT)

    @property
    def weight(self) -> float:
        """Return how much it is worth to play it out: mistakes first, and what is sure before what hardly shows."""
        gap = self._gap
        hope = 1.0
        if self.moment is not None:
            hope = 0.001  # nothing but the number gets better
        elif self._sure:
            hope = 100.0
        elif self._first.states >= LEAST:
            hope = min(1.0, abs(self._first.errors(self._mine)) / _SURE)
        return hope * (gap if gap > 0 else -gap / 2)

    @property
    def judged(self) -> bool:
        """Return True if anything can be said: nothing seems better, or it was played out enough."""
        estimate = self._estimate
        return self._first.states >= LEAST or len(self._pair) < 2 or (estimate is not None and estimate < SAME)

    def play_out(self, seconds: float, of: int) -> Asking:
        """Play both out in more states: until the difference is sure, and then as often in fresh ones."""
        pair = self._fresh if self._sure else self._first
        before, wanted = pair.states, self._wanted
        self._questions += 1
        budget = Budget(2 * (wanted - before), seconds)
        answer = yield ReviewQuestion(self.decision, self.decision.seed + self._questions, budget, self._pair, of, of)
        pair.add(answer or ())
        if pair.states == before:
            self._over = self.missed = True
        elif pair.states >= wanted:
            self._judge_fresh() if self._sure else self._judge_first()

    @property
    def _wanted(self) -> int:
        """The number of states after which the difference is judged."""
        return _MOMENT_STATES if self.moment is not None else self._first.states if self._sure else self._check

    def _judge_first(self) -> None:
        """See if the difference is sure."""
        self._sure = abs(self._first.errors(self._mine)) > _SURE
        self._over = not self._sure and self._check >= _MOST_STATES
        self._check *= 2

    def _judge_fresh(self) -> None:
        """Set the moment by what came out in fresh states, if that is the same."""
        errors, before = self._fresh.errors(self._mine), self._first.errors(self._mine)
        judged = self._fresh.judged(self.decision, self._mine)
        again = errors * before > 0 and abs(errors) > _AGAIN_SURE
        self.moment = judged if again and (judged.loss >= SAME or judged.stake >= _RIGHT) else None
        self._over = self.moment is None or self._fresh.states >= _MOMENT_STATES


def same(view: View, first: Tokens, second: Tokens) -> bool:
    """Return True if two hand-ins have the same effect; the order in which a turn lays does not matter."""
    return first == second or comes_to(view, first) == comes_to(view, second)


def _merged(first: Choice, second: Choice) -> Choice:
    """Return two looks at the same as one, weighted by how many states each has seen."""
    visits = first.visits + second.visits
    mine, theirs = first.visits / visits, second.visits / visits
    return Choice(
        first.tokens,
        mine * first.worth + theirs * second.worth,
        mine * first.points + theirs * second.points,
        math.hypot(mine * first.error, theirs * second.error),
        visits,
        math.hypot(mine * first.apart, theirs * second.apart),
    )


class TurningPoint(msgspec.Struct, frozen=True):
    """The decision by which a match turned: its round (from 1), what was done, the public's view after it."""

    round: int
    tokens: Tokens
    view: View


def all_decisions(record: Record) -> tuple[Decision, ...]:
    """Return the last decisions of all seats, in their order; RecordError at a fault."""
    decided = [decision for seat in range(len(record.seats)) for decision in decisions(record, seat)]
    return tuple(sorted(decided, key=lambda decision: (decision.round, decision.action))[-MOST:])


def turning_point(review: Review) -> Judged | None:
    """Return the moment of a review by which most was lost or won; None if none moved enough.

    What nobody could see, such as a tile that was drawn, is none.
    """
    seen = (moment for moment in review.moments if any(map(_open, moment.decision.done)))
    moment = max(seen, key=lambda moment: moment.moved, default=None)
    return moment if moment is not None and moment.moved >= TURN else None


def _open(token: str) -> bool:
    """Return True if an action says what it was done with, to everybody."""
    action = Action.parse(token)
    return bool(action.args) and UNKNOWN not in action.args


def after(record: Record, decision: Decision) -> TurningPoint | None:
    """Return how the table stood after a decision; None if the record has no such moment. RecordError at a fault."""
    done = decision.action + len(decision.done)
    beginning = msgspec.structs.replace(record, rounds=record.rounds[: decision.round])
    for step in replay(beginning):
        is_done = step.round == decision.round and len(step.match.rounds[-1].actions) >= done
        if is_done and (view := step.match.view(None)) is not None:
            return TurningPoint(decision.round, decision.done, msgspec.structs.replace(view, turn=None))
    return None
