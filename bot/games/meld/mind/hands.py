"""Hands as players judge them: at a glance (`Eyes`), and by counting what a hand may become (`outlooks`).

Counted exactly: how many cards can lie in combinations at once, and how many unseen cards would make that more. Who
throws by that alone can end from the hand after 22 turns, who throws what is in the fewest pairs after 25.
"""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.kit.melds.best import most_points
from bot.games.kit.melds.meld import CARDS, GROUPS_OF_THREE, RUNS_OF_THREE, MeldRules, near
from bot.games.kit.melds.pieces import JOKER, JOKERS, KINDS, ONES, RANKS, TWINS, add, different, kinds, remove
from bot.games.meld.mind.race import VALUES
from bot.games.meld.rules.memory import memory_of
from bot.games.meld.rules.reading import kind_of
from bot.games.meld.rules.view import MeldView

_COPIES = 2  # of each card, in two packs
_NEIGHBOURS = 2  # ranks between cards of one run at most
_CLOSE = 3  # cards of another player at which points in the hand count more
_OPENED = 100.0  # what it is worth to have met the minimum: who waits for an end from the hand pays dearly
_RISK = 0.15  # how much of what stays in the hand counts before that
_CARD = 10.0  # what each card costs then, besides what it counts
# worth, the minimum met: 100 - value (x 1.5 if another player has few cards) - 10 cards + near
#   not met yet: min(points, minimum) + 0.3 max(0, points - minimum) - 0.15 value + near
#   near: 0.08 value of a held card, for each unseen card that completes it and another held one
_PROMISE = 0.08  # what one card that completes two counts, for each point
_SERVES = 3.0  # what it costs to throw what others collect
_EACH = MeldRules((1,) * RANKS, 2)  # a combination counts its cards


def _pairs_above() -> list[dict[int, list[int]]]:
    """Return by the lower of two cards that go together: the other, and those that complete the two."""
    partners: list[dict[int, list[int]]] = [{} for _ in range(KINDS)]
    for low, middle, high in (*RUNS_OF_THREE, *GROUPS_OF_THREE):
        for first, other, third in ((low, middle, high), (low, high, middle), (middle, high, low)):
            partners[first].setdefault(other, []).append(third)
    return partners


_ABOVE = _pairs_above()


class Eyes:
    """A seat's judgement from what all saw: which cards are unseen, what a hand is worth, whom a discard serves."""

    def __init__(self, view: MeldView) -> None:
        self.minimum = view.minimum
        self.unseen = [_COPIES] * (KINDS + 1)
        course, seats = view.course, len(view.sizes)
        pile = memory_of(view.game, seats, course.history).pile if course else map(kind_of, view.discards)
        visible = [*(view.hand or ()), *(card for lain in view.table for card in lain.cards)]
        visible += [card for cards in view.known for card in cards]
        for kind in (*pile, *(kind_of(card.partition("=")[0]) for card in visible)):
            self.unseen[kind] = max(0, self.unseen[kind] - 1)
        seat = view.seat or 0
        following = (seat + view.step) % seats
        self.collected = [kind_of(card) for card in view.known[following]] if view.known else []
        self.close = min(size for other, size in enumerate(view.sizes) if other != seat) <= _CLOSE

    def worth(self, hand: int, met: bool) -> float:
        """Return what a hand is worth at the end of a turn."""
        cost = sum(VALUES[kind] for kind in kinds(hand))
        if not hand:
            return 1000.0
        if met:
            return _OPENED - cost * (1.5 if self.close else 1.0) - _CARD * len(kinds(hand)) + self.near(hand)
        points = most_points(hand, CARDS)
        return min(points, self.minimum) + 0.3 * max(0, points - self.minimum) - _RISK * cost + self.near(hand)

    def near(self, hand: int) -> float:
        """Return what pairs promise that lack one card."""
        total, ones = 0, hand & ONES
        for first in kinds(ones):
            for other, thirds in _ABOVE[first].items():
                if ones >> other & 1:
                    total += VALUES[first] * sum([self.unseen[third] for third in thirds])
        return _PROMISE * total

    def serves(self, kind: int) -> float:
        """Return what it costs to give that card to the next player."""
        if kind == JOKER:
            return 20.0
        near = any(
            other != JOKER
            and (
                other % RANKS == kind % RANKS or (other // RANKS == kind // RANKS and abs(other - kind) <= _NEIGHBOURS)
            )
            for other in self.collected
        )
        return _SERVES if near else 0.0


# --- what a hand may become whose player is to end from it or to meet the minimum ---


@lru_cache(maxsize=20_000)
def melded(pieces: int) -> int:
    """Return how many of the pieces can lie in combinations at once."""
    return most_points(pieces, _EACH)


def helps(hand: int, unseen: Sequence[int]) -> int:
    """Return how many cards more lie in combinations with one more card, summed over all that are unseen."""
    now, gain = melded(hand), 0
    helping = ONES if hand >> JOKERS > 1 else near(hand & ONES)
    for kind in kinds(helping & ~(hand >> TWINS)):
        if unseen[kind]:
            gain += unseen[kind] * (melded(add(hand, kind)) - now)
    if unseen[JOKER]:
        gain += unseen[JOKER] * (melded(add(hand, JOKER)) - now)
    return gain


def outlooks(hand: int, legal: int, unseen: Sequence[int]) -> dict[int, float]:
    """Return the kinds that are best thrown, each with how many cards more lie in combinations after the next draw.

    They leave as many there as can be; jokers are kept.
    """
    rests = {kind: remove(hand, kind) for kind in different(legal) if kind != JOKER}
    most, total = max(map(melded, rests.values()), default=0), max(1, sum(unseen))
    return {kind: helps(rest, unseen) / total for kind, rest in rests.items() if melded(rest) == most}
