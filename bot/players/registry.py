"""The minds: family by family what computer players know of its games, and what is asked of a mind at once."""

import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from bot.games.cross import mind as cross
from bot.games.line import mind as line
from bot.games.meld import mind as meld
from bot.games.minds.search import Model
from bot.games.minds.weighing import Effect, Reason, Tokens, differ
from bot.games.rack import mind as rack
from bot.games.registry import find_game
from bot.games.view import View


class Quick(Protocol):
    """A family's answers without thinking; a module is one. `view` is the family's own, here and in all parts."""

    def suggest(self, view: Any) -> tuple[str, ...]:
        """See `suggest` below."""

    def choose(self, kind: str, view: Any, rng: random.Random) -> tuple[str, ...]:
        """See `choose_at_once` below."""


class Reasons(Protocol):
    """A family's reasons for its moves; a module is one. `CODES` are all reasons that it knows."""

    CODES: frozenset[str]

    def reasons(self, view: Any, tokens: Tokens) -> Iterator[Reason]:
        """Yield all that speaks for handing that in, the strongest first; nothing where all else is as good by it."""


def _by_words(view: View, tokens: Tokens) -> Hashable:
    if len(tokens) == 1:
        return effect(view, tokens[0])
    return tuple(sorted(tuple(sorted(token.split(" "))) for token in tokens))


class Mind(NamedTuple):
    """The parts of a family's computer players."""

    quick: Quick
    model: Model | None = None  # without one strong players play as greedy ones do
    reasons: Reasons | None = None  # without them hints give none
    effect: Effect = lambda _, token: token  # equal for tokens that are as good as each other
    # Whole turns that can be made, where a turn has several hand-ins, the likely best first.
    turns: Callable[[Any], Sequence[Tokens]] = lambda _: ()
    comes_to: Callable[[Any, Tokens], Hashable] = _by_words  # what a turn leaves


MINDS: dict[str, Mind] = {
    "line": Mind(
        line.quick, line.thinking, line.reasons, line.quick.effect, line.thinking.turns, line.thinking.comes_to
    ),
    "cross": Mind(cross.quick, cross.thinking, cross.reasons, cross.quick.effect),
    "meld": Mind(meld.quick, meld.thinking, meld.reasons),
    "rack": Mind(rack.quick, rack.thinking, rack.reasons),
}


def mind_of(view: View) -> Mind:
    """Return the mind of the view's family."""
    return MINDS[find_game(view.game).family]


def suggest(view: View) -> tuple[str, ...]:
    """Return what a seat does that has no wish of its own: the least harmful thing, always legal, pure.

    All tokens of what is handed in; () out of turn, where the chance is let go. ValueError if nothing can be done.
    """
    return _quick(view).suggest(view)


def effect(view: View, token: str) -> Hashable:
    """Return the effect of a legal token: tokens with equal effects are as good as each other."""
    return mind_of(view).effect(view, token)


def turns(view: View) -> Sequence[Tokens]:
    """Return the whole turns that a view's seat can make, the likely best first; () where one hand-in is a turn."""
    return mind_of(view).turns(view)


def comes_to(view: View, tokens: Tokens) -> Hashable:
    """Return the effect of a hand-in, or of a whole turn of several, in whatever order it lays."""
    return mind_of(view).comes_to(view, tokens)


def has_choice(view: View) -> bool:
    """Return True if a seat has tokens of different effects to choose from."""
    return differ(view, effect)


def choose_at_once(kind: str, view: View, rng: random.Random) -> tuple[str, ...]:
    """Return what a player hands in who does not think, `random` or `greedy` (`bot.players.thinking.choose`)."""
    return _quick(view).choose(kind, view, rng)


def _quick(view: View) -> Quick:
    if not view.legal and not view.open:
        raise ValueError("nothing to choose from")
    return mind_of(view).quick


def reason(view: View, tokens: Tokens, instead: Tokens | None = None) -> Reason:
    """Return what speaks most for handing in these tokens, which have to be legal; () lets a chance go.

    It follows from what the player can see, never from what a search imagined, so that it can be checked at the table.
    With `instead` it is said what speaks for them rather than for those. `ahead` if nothing is to be seen at once.
    """
    causes = _reasons(view, tokens)
    if instead is None:
        return next(causes, Reason("ahead"))
    other = {cause.code: cause.much for cause in _reasons(view, instead)}
    telling = (cause for cause in causes if cause.code not in other or cause.much > other[cause.code])
    if _piece(tokens) == _piece(instead):
        telling = (cause for cause in telling if cause.code != "dear-keeps")  # as much leaves the hand either way
    return next(telling, Reason("ahead"))


def _piece(tokens: Tokens) -> list[str]:
    """Return the piece that is played, wherever it goes; [] for nothing."""
    return tokens[0].split(" ")[1:3] if tokens else []


def _reasons(view: View, tokens: Tokens) -> Iterator[Reason]:
    if not tokens:
        return iter((Reason("let-go"),))
    reasons = mind_of(view).reasons
    return iter(()) if reasons is None else reasons.reasons(view, tokens)
