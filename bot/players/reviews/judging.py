"""Judging decisions: the whole match quickly first, then longer where much may have been at stake."""

import math
from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

from bot.games.minds.search import Budget, Choice
from bot.games.view import View
from bot.players.registry import effect
from bot.players.reviews.decisions import Decision, Tokens

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
