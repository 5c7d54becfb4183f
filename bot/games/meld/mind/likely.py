"""What others may hold, by what they took and threw: hands that were picked from more cards than they have.

Who has drawn ten cards and thrown ten has kept the best of twenty-four. So of the cards that are certain, and as many
unseen ones as the seat has had, those go back that are missed least (`race.missed_least`); what went with a card that
it threw comes seldom.
"""

import random
from collections.abc import Iterable, Sequence

from bot.games.actions import Action, Discard, Draw
from bot.games.kit.melds.fits import meldable
from bot.games.kit.melds.meld import CARDS, near
from bot.games.kit.melds.pieces import JOKER, ONES, gather, remove
from bot.games.meld.mind.race import WAITING, missed_least
from bot.games.meld.rules.guess import Guessed, MeldGuess
from bot.games.meld.rules.moves import read
from bot.games.meld.rules.reading import kind_of

_SELDOM = 0.5  # how often what goes with a thrown card is passed over
_RECENT = 6  # thrown cards that tell what goes with them
_PICKED = 1.0  # cards that a hand was picked from more than it holds, for each card drawn
_MOST_PICKED = 9  # with more the deal would mostly have ended
_ANYTHING = [1] * (JOKER + 1)


class Likely:
    """Guesses of what is hidden, hands as they come about."""

    def __init__(self, guess: MeldGuess) -> None:
        self._guess = guess
        view = guess.view
        assert view.course is not None
        self._drawn = [0] * len(view.sizes)
        thrown: list[list[int]] = [[] for _ in view.sizes]
        for action in map(Action.parse, view.course.history):
            move = read(action)
            if isinstance(move, Draw):
                self._drawn[action.seat] += 1
            elif isinstance(move, Discard):
                thrown[action.seat].append(kind_of(move.tile))
        self._missed = [_company(kinds[-_RECENT:]) for kinds in thrown]

    def hidden(self, rng: random.Random) -> Guessed:
        """Return a guess of what is hidden."""
        guess = self._guess
        if guess.memory.back is not None:
            return guess.hidden(rng)
        rest = list(guess.unseen)
        rng.shuffle(rest)
        hands = [
            sure if seat == guess.seat else self._held(seat, sure, rest, rng) for seat, sure in enumerate(guess.sure)
        ]
        rng.shuffle(rest)
        return Guessed(tuple(hands), tuple(rest))

    def _held(self, seat: int, sure: Sequence[int], rest: list[int], rng: random.Random) -> tuple[int, ...]:
        size, missed = self._guess.view.sizes[seat], self._missed[seat]
        hidden = size - len(sure)
        more = min(int(_PICKED * self._drawn[seat]), _MOST_PICKED, len(rest) - hidden)
        came: list[int] = []
        passed: list[int] = []
        while len(came) < hidden + more and rest:
            kind = rest.pop()
            seldom = missed >> kind & 1 and len(rest) > hidden + more - len(came)
            (passed if seldom and rng.random() < _SELDOM else came).append(kind)
        rest += passed
        pieces = gather(came)
        for _ in range(len(came) - hidden):
            kind = missed_least(pieces, meldable(pieces, CARDS) & ONES, _ANYTHING, WAITING)
            pieces = remove(pieces, kind)
            came.remove(kind)
            rest.append(kind)
        return (*sure, *came)


def _company(thrown: Iterable[int]) -> int:
    """Return the bits of what goes with these cards."""
    return near(sum({1 << kind for kind in thrown if kind != JOKER}))
