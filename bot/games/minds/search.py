"""The search: the same imagined states for every move that is looked at, and the worse half dropped again and again.

Since all moves meet the same states, what they differ in shows long before what they are worth (sequential halving:
Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013).
"""

import math
import random
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from bot.games.minds.weighing import Tokens
from bot.games.minds.worth import RoundEnd, Standing, Typical, chances, lead
from bot.games.registry import find_game
from bot.games.view import View

S = TypeVar("S")
Clock = Callable[[], float]
ENDLESS = 10**9
_ONLY = 16  # how often the only thing to do is looked at, for what it is worth
_CERTAIN = 3.5  # standard errors of the difference after which a move is given up
_LOOKED_OVER = 24  # states after which moves are looked over; then twice as many, and so on
_DOUBT = 0.5  # standard errors by which a move must be better than the usual one
_EVEN = 1e-6  # what a point counts where the chances to win are the same


class Budget(NamedTuple):
    """The most that thinking may cost.

    `iterations` are the most states that are played to their end: with a fixed number and chance the answer is the
    same. `seconds` is at most so long; each move is tried in at least one state all the same.
    """

    iterations: int
    seconds: float | None = None


class Choice(NamedTuple):
    """Something to hand in, and what it is worth."""

    tokens: Tokens  # all that is handed in; () lets a chance go
    worth: float  # the chance to win the match, 0 to 1, shared if the first place is
    points: float  # the expected lead over the best rival in this round; good is positive whatever the game counts
    error: float  # the standard error of `worth`
    visits: int  # states in which it was tried
    apart: float = 0.0  # standard error of how much less it is worth than the best, where both were tried


class Model(Protocol):
    """A family's knowledge of its games, as the search asks for it; a module is one.

    `ENOUGH` is how many states say all that states can say: `ENDLESS` where each shows other hidden cards.
    """

    ENOUGH: int

    def candidates(self, view: Any, rng: random.Random) -> Sequence[Tokens]:
        """Return the moves worth a look, the likely best first; at least one."""

    def typical(self, view: Any) -> Typical:
        """Return what rounds of this game are like with these options and so many seats."""

    def imagine(self, view: Any, rng: random.Random) -> Any:
        """Return a state that fits all that the seat knows, in the form that `play_out` takes (`Game.sample`)."""

    def play_out(self, view: Any, state: Any, tokens: Tokens, rng: random.Random) -> RoundEnd:
        """Return how the round ends if the seat hands in these tokens and everybody plays on as usual."""


class Latest(Generic[S]):
    """Makes something of a view with `make`, and keeps it until another view comes: no answer depends on it.

    The search asks about the same view again in every imagined state.
    """

    def __init__(self, make: Callable[[Any], S]) -> None:
        self._make = make
        self._kept: tuple[View, S] | None = None

    def __call__(self, view: View) -> S:
        """Return what is made of this view."""
        if self._kept is None or self._kept[0] is not view:
            self._kept = view, self._make(view)
        return self._kept[1]


class _Tried:
    """One move and its worth and points in each state, in the order of the states, the same for all moves."""

    def __init__(self, tokens: Tokens, *, usual: bool) -> None:
        self.tokens, self.usual = tokens, usual
        self.worths: list[float] = []
        self.points = 0.0

    @property
    def mean(self) -> float:
        """Return the mean worth; points count only between equals."""
        return (math.fsum(self.worths) + _EVEN * self.points) / max(1, len(self.worths))

    def lead(self, other: "_Tried") -> float:
        """Return how much better it is than another tried in the same states, less what may well be chance."""
        return self.mean - other.mean - _DOUBT * _error(_differences(self, other))

    def choice(self, best: "_Tried") -> Choice:
        """Return the choice to answer: the best one's worth, less by how much this was worse in the states of both."""
        visits = len(self.worths)
        worse = _differences(self, best)
        worth = math.fsum(best.worths) / len(best.worths) + math.fsum(worse) / visits
        apart = 0.0 if self is best else _error(worse)
        error = math.hypot(_error(best.worths), apart)
        return Choice(self.tokens, min(1.0, max(0.0, worth)), self.points / visits, error, visits, apart)


def search(
    view: View, mind: Model, rng: random.Random, budget: Budget, clock: Clock, among: Sequence[Tokens] = ()
) -> tuple[Choice, ...]:
    """Return what the seat can do, the best first; `among` names the moves to look at (none: all).

    Two that are compared meet all the states that there are: to stop where they differ would make much of chance.
    """
    began = 0.0 if budget.seconds is None else clock()  # what can be done may take long to find

    def is_late(part: float = 1.0) -> bool:
        return budget.seconds is not None and clock() >= began + budget.seconds * part

    moves = among or mind.candidates(view, rng)
    alive = [_Tried(tokens, usual=not among and not number) for number, tokens in enumerate(moves)]
    experiment, dropped = _Experiment(view, mind, rng), list[_Tried]()
    stages = max(1, math.ceil(math.log2(len(alive))))
    iterations = min(budget.iterations, mind.ENOUGH if len(alive) > 1 else _ONLY)
    for number, share in enumerate(_shares(iterations, stages), 1):
        alive, worse = _compared(experiment, alive, share, partial(is_late, number / stages), fair=len(among) == 2)
        dropped = worse + dropped
        if number < stages:
            ranked, half = _ranked(alive), (len(alive) + 1) // 2
            alive, dropped = ranked[:half], ranked[half:] + dropped
        if len(alive) == 1 or is_late():
            break
    ranked = _ranked(alive)
    return tuple(move.choice(ranked[0]) for move in (*ranked, *dropped))


def _compared(
    experiment: "_Experiment", alive: list[_Tried], share: int, late: Callable[[], bool], *, fair: bool
) -> tuple[list[_Tried], list[_Tried]]:
    """Try all in the same states, as often as the share allows; return those left, and those given up.

    `fair`: none is given up.
    """
    dropped: list[_Tried] = []
    check = _LOOKED_OVER
    for number in range(1, max(1, share // len(alive)) + 1):
        experiment.at(alive)
        if number == check and len(alive) > 1 and not fair:
            check *= 2
            alive, worse = _without_worse(alive)
            dropped = worse + dropped
        if late() or (dropped and len(alive) == 1):
            break
    return alive, dropped


def _shares(iterations: int, stages: int) -> list[int]:
    """Return how many states each stage may spend; together they are no more than there are."""
    return [iterations // stages + (stage < iterations % stages) for stage in range(stages)]


def _ranked(alive: list[_Tried]) -> list[_Tried]:
    """Return the best first. The usual move yields only to one that is better by more than chance may make it."""
    usual = next((move for move in alive if move.usual), None)
    if usual is None:
        return sorted(alive, key=lambda move: -move.mean)
    leads = {id(move): 0.0 if move is usual else move.lead(usual) for move in alive}
    return sorted(alive, key=lambda move: -leads[id(move)])


def _without_worse(alive: list[_Tried]) -> tuple[list[_Tried], list[_Tried]]:
    """Return those that may still be the best, and those certainly worse; both the best first."""
    ranked = _ranked(alive)
    sure = [move for move in ranked if move is ranked[0] or not _certainly_worse(move, ranked[0])]
    return sure, [move for move in ranked if move not in sure]


def _certainly_worse(move: _Tried, best: _Tried) -> bool:
    """Return True if the difference is more than chance makes; both were tried in the same states."""
    differences = _differences(best, move)
    return math.fsum(differences) / len(differences) > _CERTAIN * _error(differences)


def _differences(move: _Tried, other: _Tried) -> list[float]:
    """Return by how much one was worth more than the other, in each state that both met."""
    return [mine - its for mine, its in zip(move.worths, other.worths, strict=False)]


def _error(values: Sequence[float]) -> float:
    """Return the standard error of the mean, sqrt(sum (x - mean)^2 / (n (n - 1))); 0.5 for fewer than two values."""
    count = len(values)
    if count < 2:
        return 0.5
    mean = math.fsum(values) / count
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count * (count - 1)))


class _Experiment:
    """One seat's look at the match: every call imagines one state and tries moves in it."""

    def __init__(self, view: View, mind: Model, rng: random.Random) -> None:
        assert view.course is not None
        assert view.seat is not None
        self._view, self._mind, self._rng = view, mind, rng
        self._seat, self._options = view.seat, view.course.options
        self._rules = find_game(view.game)
        self._standing = Standing(view.course.totals, view.course.lefts, view.course.round - 1)
        self._typical = mind.typical(view)
        self._worth = cache(self._chance)  # many rounds end alike

    def at(self, alive: Sequence[_Tried]) -> None:
        """Try each in one more state, with the same chance after it."""
        state = self._mind.imagine(self._view, self._rng)
        chance = self._rng.getrandbits(64)
        for move in alive:
            rng = random.Random(chance)  # noqa: S311 - to be repeated, not to be secret
            ended = self._mind.play_out(self._view, state, move.tokens, rng)
            move.worths.append(self._worth(ended))
            move.points += lead(ended.scores, self._seat)

    def _chance(self, ended: RoundEnd) -> float:
        return chances(self._rules, self._options, self._standing.after(ended), self._typical)[self._seat]
