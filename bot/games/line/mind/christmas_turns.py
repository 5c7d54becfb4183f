"""Whole turns of Christmas domino: what a hand can lay one after the other, until it may stop (WD-5 to WD-7)."""

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.actions import Action, seat_name
from bot.games.line.mind.quick import KEPT, EndWeights
from bot.games.line.rules.christmas_round import JOKER, Pictures
from bot.games.line.rules.line import LineView, Play, ends_after, read

J = 8  # the half that is a joker; pictures are 1 to 7
HALVES = tuple(tuple(J if half == JOKER else int(half) for half in (card.a, card.b)) for card in Pictures.order)
NATURAL = sum(card.bit for card in Pictures.order if not card.joker)
# by a half: the bits of the cards that have it, and of those without a joker that join it
WITH = tuple(sum(1 << at for at, halves in enumerate(HALVES) if half in halves) for half in range(J + 1))
FITS = tuple(NATURAL & (WITH[half] if half != J else NATURAL) for half in range(J + 1))
WEIGHTS = EndWeights(2.0, 0.5, 1.5)  # as the greedy player has them
LAID = 10.0
_MOST_STATES = 4000  # hands with open halves that are looked at
_MOST = 16  # turns that are worth a look
_OUT = 1000.0
Ends = tuple[int, int]


class Lay(NamedTuple):
    """A card, the half that touches the line, at which end, and the open halves after it."""

    card: int
    touching: int
    at_left: bool
    ends: Ends


class Way(NamedTuple):
    """The cards that a turn lays, in their order, those that it leaves, and the open halves after it."""

    lays: tuple[Lay, ...]
    rest: tuple[int, ...]
    ends: Ends

    @property
    def stops(self) -> bool:
        """Return True if the player has to say that the turn ends."""
        return bool(self.lays) and bool(self.rest) and any(not NATURAL >> card & 1 for card in self.rest)


def number(half: str) -> int:
    """Return a half as a number."""
    return J if half == JOKER else int(half or 0)


@lru_cache(maxsize=1024)
def ways(hand: tuple[int, ...], ends: Ends) -> tuple[Way, ...]:
    """Return the ways to lay cards (sorted) until the turn may end, one for each effect."""
    waiting = [Way((), hand, ends)]
    seen, complete = {_outcome(waiting[0])}, list[Way]()
    while waiting and len(seen) < _MOST_STATES:
        way = waiting.pop()
        fits = FITS[way.ends[0]] | FITS[way.ends[1]]
        if not any(fits >> card & 1 for card in way.rest):
            complete.append(way)
        for lay in _lays(way.rest, way.ends):
            after = _laid(way, lay)
            if (key := _outcome(after)) not in seen:
                seen.add(key)
                waiting.append(after)
    return tuple(complete)


def _laid(way: Way, lay: Lay) -> Way:
    at = way.rest.index(lay.card)
    return Way((*way.lays, lay), (*way.rest[:at], *way.rest[at + 1 :]), lay.ends)


def _outcome(way: Way) -> tuple[tuple[int, ...], Ends]:
    low, high = sorted(way.ends)
    return way.rest, (low, high)


def _lays(hand: tuple[int, ...], ends: Ends) -> Iterator[Lay]:
    left, right = ends
    for card in dict.fromkeys(hand):
        first, second = HALVES[card]
        for touching, opened in dict.fromkeys(((first, second), (second, first))):
            if touching == left or J in (touching, left):
                yield Lay(card, touching, True, (opened, right))
            if touching == right or J in (touching, right):
                yield Lay(card, touching, False, (left, opened))


def likely(way: Way, visible: int) -> float:
    """Return what a way is worth at first sight: an end, few cards, jokers that still help, ends that others lack."""
    if not way.rest:
        return _OUT
    jokers = sum(not NATURAL >> card & 1 for card in way.rest)
    fits = FITS[way.ends[0]] | FITS[way.ends[1]]
    able = sum(fits >> card & 1 for card in way.rest)
    kept = KEPT * jokers * (len(way.rest) - jokers)
    return kept - LAID * len(way.rest) + WEIGHTS.ends(able, visible, WITH[way.ends[0]], WITH[way.ends[1]])


# --- the turns of a view ---


def whole_turns(view: LineView) -> tuple[tuple[str, ...], ...]:
    """Return the whole turns that can be made of a view in which a turn begins or goes on, the likely best first.

    What ends in an unknown card, a draw, is one as it is.
    """
    cards = {*(placed.tile for placed in view.line), *(view.hand or ())}
    visible = sum(Pictures(tile).bit for tile in cards)
    laid = [way for way in ways(*_standing(view)) if way.lays]
    best = sorted(laid, key=lambda way: -likely(way, visible))[:_MOST]
    others = [(token,) for token in view.legal if not isinstance(read(Action.parse(token)), Play)]
    return (*(_tokens(way, view.seat or 0) for way in best), *others)


def comes_to(view: LineView, tokens: Sequence[str]) -> Hashable:
    """Return what a turn leaves: the cards in the hand and the open halves; a draw or an end alone is itself."""
    rest, ends = list(view.hand or ()), (view.left, view.right)
    for move in (read(Action.parse(token)) for token in tokens):
        if isinstance(move, Play):
            rest.remove(move.tile)
            ends = ends_after(*ends, move)
    return (tuple(sorted(rest)), tuple(sorted(ends))) if len(rest) < len(view.hand or ()) else tuple(tokens)


def _standing(view: LineView) -> tuple[tuple[int, ...], Ends]:
    hand = tuple(sorted(Pictures(tile).index for tile in view.hand or ()))
    return hand, (number(view.left), number(view.right))


def _tokens(way: Way, number_of_seat: int) -> tuple[str, ...]:
    seat = seat_name(number_of_seat)
    names = [JOKER if half == J else str(half) for half in range(J + 1)]
    plays = [
        f"{seat} play {Pictures.order[lay.card].text} {'left' if lay.at_left else 'right'} {names[lay.touching]}"
        for lay in way.lays
    ]
    return (*plays, f"{seat} end") if way.stops else tuple(plays)
