"""How a deal of cards goes on if everybody plays quickly: thousands of turns a second, and much as people play.

It follows the rules but for what is rare: nobody wins jokers back, and a discard is taken where it completes cards of
the hand. Pieces are those of `kit/melds`.
"""

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.kit.cards import FRENCH
from bot.games.kit.melds.best import best
from bot.games.kit.melds.fits import beside, beside_any, meldable
from bot.games.kit.melds.meld import CARDS, PAIRS, SMALLEST, Meld, Split
from bot.games.kit.melds.pieces import JOKER, JOKERS, KINDS, ONE_JOKER, ONES, RANKS, TWINS, add, kinds, remove, size
from bot.games.meld.rules.laying import at_most
from bot.games.meld.rules.turn import Preset

VALUES = tuple(card.value for card in FRENCH.cards)
_MOST_TURNS = 160
_BROUGHT = 2  # cards that lie alone, and that a joker brings into a combination
_ANY = 14  # cards
_SMALL = 8  # pieces of a hand that might end without meeting the minimum


class Habits(NamedTuple):
    """The way a quick player plays.

    Who has not met the minimum lays it with `rest` cards left at most (RO-10: an end from the hand needs none); once
    somebody else has met it with `rest_second`, and whatever is left when somebody has `few` cards.
    """

    rest: int = 0
    rest_second: int = 1
    few: int = 1


class RaceWeights(NamedTuple):
    """The weights of what is missed of a card: its outs, each and for each of its points; a point that is kept."""

    out: float
    out_point: float
    point: float


# missed = outs (out + out_point value) - point value; 1000 more in a combination, the price more if it is given away
WAITING = RaceWeights(0.6, 0.0, 0.03)
PRESSED = RaceWeights(0.6, 0.03, 0.5)
MET = RaceWeights(0.0, 0.08, 1.0)
_COMPANY = 0.2  # how much of a pair it is with a card that lies in a combination
_MELDED = 1000.0  # what lies in a combination is kept
_GIVES = (0.0, 400.0, 25.0, 8.0)  # by the next player's cards: what goes to the table ends the deal for who has one


@lru_cache(maxsize=4096)
def _best(hand: int) -> Split:
    """Return what `best` does, remembered: after each move that is tried, the same hands come again."""
    return best(hand, CARDS)


def weights(met: Sequence[bool], seat: int) -> RaceWeights:
    """Return what counts for a seat now."""
    return MET if met[seat] else PRESSED if any(met) else WAITING


def missed_least(
    hand: int, melded: int, unseen: Sequence[int], factors: RaceWeights, takes: int = 0, price: float = 0.0
) -> int:
    """Return the kind that is missed least: a joker last, `melded` bits before it; `takes` cost that price more."""
    ones = hand & ONES
    kept = melded & ~(hand >> TWINS)
    choice, least, loose = JOKER, math.inf, ones
    while loose:
        low = loose & -loose
        loose ^= low
        kind = low.bit_length() - 1
        worth, outs = VALUES[kind], 0.0
        for bit, completing in _PARTNERS[kind]:
            if ones & bit:
                part = _COMPANY if kept & bit else 1.0
                for out in completing:
                    outs += part * unseen[out]
        missed = outs * (factors.out + factors.out_point * worth) - factors.point * worth
        if kept & low:
            missed += _MELDED
        if takes & low:
            missed += price
        if missed < least:
            choice, least = kind, missed
    return choice


def price_of(size: int, met: bool) -> float:
    """Return the cost of throwing a card that goes to the table, if the next player has so many cards."""
    return _GIVES[size] if met and size < len(_GIVES) else 0.0


class RaceStart(NamedTuple):
    """A deal as somebody imagines it, before the turn of `seat`: hands, combinations, who has met the minimum.

    `talon` and `pile` are kinds, the next card of the talon first, the top discard last. `turned`: the discards have
    been the talon once. `step` is the direction of play.
    """

    hands: tuple[int, ...]
    melds: tuple[Meld, ...]
    met: tuple[bool, ...]
    talon: tuple[int, ...]
    pile: tuple[int, ...]
    seat: int
    turned: bool
    step: int


def _partners(kind: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the kinds that go with a kind, as bits, each with those that complete the two; groups first."""
    thirds: dict[int, tuple[int, ...]] = {}
    for first, second in sorted(PAIRS[kind], key=lambda pair: pair[0] // RANKS == kind // RANKS):
        thirds[first] = (*thirds.get(first, ()), second)
        thirds[second] = (*thirds.get(second, ()), first)
    return tuple((1 << other, completing) for other, completing in thirds.items())


_PARTNERS = tuple(map(_partners, range(KINDS)))


class Race:
    """One deal, played on quickly."""

    def __init__(
        self, start: RaceStart, preset: Preset, unseen: Sequence[int], rng: random.Random, habits: Sequence[Habits]
    ) -> None:
        self.hands, self.melds, self.met = list(start.hands), list(start.melds), list(start.met)
        self.talon, self.at, self.pile = start.talon, 0, list(start.pile)
        self.seat, self.turned, self.step = start.seat, start.turned, start.step
        self.rules, self.unseen, self.rng, self.habits = preset, unseen, rng, habits
        self.takes = beside_any(self.melds)
        self.from_hand = False

    def run(self) -> None:
        """Play to the end of the deal."""
        for _ in range(_MOST_TURNS):
            if not self.turn():
                return

    def turn(self, take: bool = True) -> bool:
        """Return True if the deal goes on after one whole turn, with the discard if it may be taken."""
        if self.at == len(self.talon):
            if self.turned or len(self.pile) < 2:
                return False
            talon = self.pile[:-1]
            self.rng.shuffle(talon)
            self.talon, self.at, self.pile, self.turned = tuple(talon), 0, self.pile[-1:], True
        hand = self.hands[self.seat]
        if take and self.pile and self.wants(hand, self.pile[-1]):
            hand = add(hand, self.pile.pop())
        else:
            hand = add(hand, self.talon[self.at])
            self.at += 1
        return self.play(hand)

    def wants(self, hand: int, card: int) -> bool:
        """Return True if the seat in turn takes that discard with such a hand."""
        if self.met[self.seat] and size(hand) == 1 and self.takes >> card & 1:
            return True
        if card == JOKER:
            return self.rules.always_free
        if not meldable((hand & ONES) | 1 << card, CARDS) >> card & 1:
            return self.rules.always_free and self.met[self.seat] and self.takes >> card & 1 == 1
        whole = add(hand, card)
        if self.met[self.seat]:
            return size(hand) > SMALLEST - 1 or self.rules.always_free
        return self.rules.always_free or (self._may_open(whole) and self._opens(_best(whole)))

    def play(self, hand: int) -> bool:
        """Return True if the deal goes on after the seat, holding the drawn card, has laid and discarded."""
        seat, before = self.seat, hand
        met = self.met[seat]
        melded = 0
        if met:
            hand = self._laid_off(hand)
            if meldable(hand, CARDS):
                hand = self._laid(hand, _best(hand).melds)
        elif (split := _best(hand) if self._may_open(hand) else None) is None:
            melded = meldable(hand, CARDS) & ONES
        elif self._opens(split):
            self.from_hand = size(split.rest) <= 1
            self.met[seat] = True
            hand = self._laid_off(self._laid(hand, split.melds))
        else:
            melded = sum([meld.pieces & ONES for meld in split.melds])
        thrown = self._thrown(hand, melded if hand == before else 0)
        hand = remove(hand, thrown)
        self.pile.append(thrown)
        self.hands[seat] = hand
        self.seat = (seat + self.step) % len(self.hands)
        return bool(hand)

    def _opens(self, split: Split) -> bool:
        """Return True if the seat lays this first: it meets the minimum, and leaves as few cards as is its habit."""
        rest = size(split.rest)
        return rest <= 1 or (split.points >= self.rules.minimum and rest <= self._rest(self.seat) + 1)

    def _may_open(self, hand: int) -> bool:
        """Return True if a search is worth its time: the minimum may be met with few enough cards left."""
        naturals = hand % ONE_JOKER
        alone = size(naturals & ~meldable(naturals, CARDS))
        if alone - _BROUGHT * (hand >> JOKERS) > self._rest(self.seat) + 1:
            return False
        return at_most(hand) >= self.rules.minimum or hand.bit_count() < _SMALL

    def _rest(self, seat: int) -> int:
        """Return with how many cards left at most a seat lays the minimum now."""
        habits = self.habits[seat]
        others = [size(hand) for other, hand in enumerate(self.hands) if other != seat and self.met[other]]
        if not others:
            return habits.rest
        return habits.rest_second if min(others) > habits.few else _ANY

    def _laid_off(self, hand: int) -> int:
        """Add to the table whatever goes there, but one card."""
        while fits := hand & self.takes:
            if size(hand) < 2:
                break
            kind = (fits & -fits).bit_length() - 1
            self._grow(kind, natural=True)
            hand = remove(hand, kind)
        while hand >> JOKERS and size(hand) > 1:
            place = next((beside(meld) for meld in self.melds if beside(meld) and meld.jokers < 2), 0)
            if not place:
                break
            self._grow((place & -place).bit_length() - 1, natural=False)
            hand -= ONE_JOKER
        return hand

    def _grow(self, kind: int, *, natural: bool) -> None:
        bit = 1 << kind
        for at, meld in enumerate(self.melds):
            if beside(meld) & bit and (natural or meld.jokers < 2):
                faces, held = meld.faces, meld.natural
                if meld.kind == "run" and kind == faces[0] - 1 and faces[0] % RANKS:
                    self.melds[at] = Meld("run", (kind, *faces), (natural, *held))
                else:
                    self.melds[at] = Meld(meld.kind, (*faces, kind), (*held, natural))
                break
        self.takes = beside_any(self.melds)

    def _laid(self, hand: int, melds: Sequence[Meld]) -> int:
        """Lay combinations, leaving a card: of those that would leave none, one loses a card that it can spare."""
        cards = size(hand)
        for meld in melds:
            pieces, count = meld.pieces, len(meld.faces)
            if count >= cards:
                if count == SMALLEST:
                    break
                meld = Meld(meld.kind, meld.faces[:-1], meld.natural[:-1])
                if not any(meld.natural):
                    break
                pieces, count = meld.pieces, count - 1
            for kind in kinds(pieces):
                hand = remove(hand, kind)
            cards -= count
            self.melds.append(meld)
            self.takes |= beside(meld)
        return hand

    def _thrown(self, hand: int, melded: int) -> int:
        """Return the card that is missed least, and does not end the deal for the next player."""
        following = (self.seat + self.step) % len(self.hands)
        price = price_of(size(self.hands[following]), self.met[following])
        return missed_least(hand, melded, self.unseen, weights(self.met, self.seat), self.takes, price)
