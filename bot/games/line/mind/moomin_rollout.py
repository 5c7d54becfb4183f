"""Playing on where a seat that cannot play draws one card: moomin and joker domino (MD-2 to MD-5, JD-2)."""

from collections.abc import Sequence

from bot.games.actions import Draw
from bot.games.kit.hands import less
from bot.games.line.mind.quick import EndWeights
from bot.games.line.rules.line import LineMove, LineView, Play
from bot.games.line.rules.moomin_round import Figures, MoominState
from bot.games.minds.worth import RoundEnd, Typical

_HALVES = tuple((int(card.a), int(card.b)) for card in Figures.order)
# by a half: the bits of the cards that have it
_WITH = tuple(sum(1 << at for at, halves in enumerate(_HALVES) if half in halves) for half in range(10))
_DOUBLES = sum(1 << at for at, (first, second) in enumerate(_HALVES) if first == second)
_WEIGHTS = EndWeights(2.0, 1.0, 4.0)  # found by many rounds of this player against itself with other weights
ROUND = Typical(-2.0, 2.0)  # all rounds are much alike


def play_out(view: LineView, state: MoominState, moves: Sequence[LineMove]) -> RoundEnd:
    """Return how the round ends after a card, a draw or a pass."""
    (move,) = moves
    table = _MoominTable(state)
    if isinstance(move, Play):
        table.play(move)
    elif isinstance(move, Draw):
        table.draw()
    else:
        table.passes += 1
    table.play_on()
    lefts = tuple(hand.bit_count() + (hand & _DOUBLES).bit_count() for hand in table.hands)
    return RoundEnd(tuple(-points for points in lefts), lefts)


class _MoominTable:
    """A round in progress; `seat` acted last.

    Hands and table are sets of bits, the stock numbers of cards, jokers figures by seat.
    """

    def __init__(self, state: MoominState) -> None:
        self.hands = [sum(card.bit for card in hand) for hand in state.hands]
        self.jokers = [tuple(int(joker[1]) for joker in jokers) for jokers in state.jokers]
        self.laid = sum(Figures(placed.tile).bit for placed in state.line.placed)
        self.stock, self.at = tuple(card.index for card in state.stock), 0
        self.left, self.right = int(state.line.left or 0), int(state.line.right or 0)
        self.seat, self.passes = state.turn, state.passes

    def play(self, move: Play) -> None:
        """Lay a card as a player says."""
        card = Figures(move.tile)
        half = move.cover.over if move.cover else str(self.right if move.side == "right" else self.left)
        opened = int(card.b if move.side is None else card.other(half))
        self._lay(card.bit, *((opened, self.right) if move.side == "left" else (self.left, opened)))
        if move.side is None:
            self.left = self.right = opened
        if move.cover:
            self._spend(int(move.cover.joker[1]))

    def draw(self) -> None:
        """Draw a card, and lay it if it fits."""
        card, self.passes = 1 << self.stock[self.at], 0
        self.at += 1
        self.hands[self.seat] |= card
        if card & (_WITH[self.left] | _WITH[self.right]):
            self._lay(*self._best(card))

    def play_on(self) -> None:
        """Play to the end of the round as greedy players do."""
        hands, seats = self.hands, len(self.hands)
        while hands[self.seat] and self.passes < seats:
            self.seat = seat = (self.seat + 1) % seats
            if fitting := hands[seat] & (_WITH[self.left] | _WITH[self.right]):
                self._lay(*self._best(fitting))
            elif self.jokers and (self.left in self.jokers[seat] or self.right in self.jokers[seat]):
                self._play_joker()
            elif self.at < len(self.stock):
                self.draw()
            else:
                self.passes += 1

    def _lay(self, card: int, left: int, right: int) -> None:
        self.hands[self.seat] ^= card
        self.laid |= card
        self.left, self.right, self.passes = left, right, 0

    def _spend(self, figure: int) -> None:
        self.jokers[self.seat] = tuple(less(self.jokers[self.seat], figure))

    def _best(self, fitting: int) -> tuple[int, int, int]:
        """Return the card that a greedy player lays, and the open halves after it."""
        best, most = (0, 0, 0), -1.0
        left, right = self.left, self.right
        while fitting:
            bit = fitting & -fitting  # the lowest bit
            fitting ^= bit
            first, second = _HALVES[bit.bit_length() - 1]
            for touching, kept, at_left in ((left, right, True), (right, left, False)):
                if touching in (first, second):
                    opened = second if touching == first else first
                    worth = self._worth(bit, opened, kept) + _WEIGHTS.double * (first == second)
                    if worth > most:
                        best, most = (bit, *((opened, kept) if at_left else (kept, opened))), worth
        return best

    def _worth(self, bit: int, opened: int, kept: int) -> float:
        """Return what it is worth to have laid a card, with these open halves after it."""
        hand = self.hands[self.seat]
        at_opened, at_kept = _WITH[opened], _WITH[kept]
        return _WEIGHTS.ends(((hand ^ bit) & (at_opened | at_kept)).bit_count(), self.laid | hand, at_opened, at_kept)

    def _play_joker(self) -> None:
        """Lay any card at an end whose figure a joker shows, covering one of its halves."""
        best, most, spent = (0, 0, 0), -1.0, 0
        left, right = self.left, self.right
        jokers = self.jokers[self.seat]
        for touching, kept, at_left in ((left, right, True), (right, left, False)):
            hand = self.hands[self.seat] if touching in jokers else 0
            while hand:
                bit = hand & -hand  # the lowest bit
                hand ^= bit
                for opened in set(_HALVES[bit.bit_length() - 1]):
                    worth = self._worth(bit, opened, kept) + _WEIGHTS.double * bool(bit & _DOUBLES)
                    if worth > most:
                        best, most = (bit, *((opened, kept) if at_left else (kept, opened))), worth
                        spent = touching
        self._lay(*best)
        self._spend(spent)
