"""Playing on where a turn has many actions: Christmas domino (WD-5 to WD-8)."""

from typing import NamedTuple

from bot.games.line.mind.quick import EndWeights
from bot.games.line.rules.christmas_round import JOKER, MOST_DRAWN, ChristmasState, Pictures
from bot.games.line.rules.line import Draw, LineMove, LineView, Play, Turn
from bot.games.minds.worth import RoundEnd, Typical

_J = 8  # the half that is a joker; pictures are 1 to 7
_HALVES = tuple(tuple(_J if half == JOKER else int(half) for half in (card.a, card.b)) for card in Pictures.order)
_NATURAL = sum(card.bit for card in Pictures.order if not card.joker)
# by a half: the bits of the cards that have it, and of those without a joker that join it
_WITH = tuple(sum(1 << at for at, halves in enumerate(_HALVES) if half in halves) for half in range(_J + 1))
_FITS = tuple(_NATURAL & (_WITH[half] if half != _J else _NATURAL) for half in range(_J + 1))
_JOKER_KEPT = 6.0  # what a joker is worth that stays, for each card that it may still help
_LAID, _STOPPED = 10.0, -1.0
_WEIGHTS = EndWeights(2.0, 0.5, 1.5)  # as the greedy player has them
_ROUND = Typical(0.5, 0.5, 0.03)


class Pieces(NamedTuple):
    """An imagined state: hands as numbers of cards, twins as often as held; what lies as a set of bits."""

    hands: tuple[tuple[int, ...], ...]
    known: int
    stock: tuple[int, ...]
    ends: tuple[int, int]
    turn: int
    laid: int
    drawn: int
    idle: int


class ChristmasRollout:
    """The rollout of Christmas domino."""

    def typical(self, view: LineView) -> Typical:
        """Return what rounds are like: every other one is won, and equals are told apart by what was left."""
        return _ROUND

    def imagine(self, state: ChristmasState) -> Pieces:
        """Return the state in numbers."""
        line = state.line
        return Pieces(
            tuple(tuple(card.index for card in hand) for hand in state.hands),
            sum({Pictures(placed.tile).bit for placed in line.placed}),
            tuple(card.index for card in state.stock),
            (_number(line.left), _number(line.right)),
            state.turn,
            state.laid,
            state.drawn,
            state.idle,
        )

    def play_out(self, view: LineView, state: Pieces, move: LineMove) -> RoundEnd:
        """Return how the round ends after what a player does first."""
        table = _ChristmasTable(state)
        table.begin(move)
        table.play_on()
        left = tuple(map(len, table.hands))
        return RoundEnd(tuple(int(cards == min(left)) for cards in left), left)


def _number(half: str) -> int:
    return _J if half == JOKER else int(half or 0)


class _ChristmasTable:
    """A round that goes on, in the turn of `seat`."""

    def __init__(self, state: Pieces) -> None:
        self.hands = [list(hand) for hand in state.hands]
        self.known, self.stock, self.at = state.known, state.stock, 0
        self.left, self.right = state.ends
        self.seat, self.laid, self.drawn, self.idle = state.turn, state.laid, state.drawn, state.idle

    def begin(self, move: LineMove) -> None:
        """Do what a player says, and the rest of the turn."""
        match move:
            case Turn():
                self.left, self.right = _HALVES[self.stock[self.at]]
                self.known |= 1 << self.stock[self.at]
                self.at, self.laid = self.at + 1, 1
            case Play(tile, side, half) if half is not None:
                card = Pictures(tile)
                opened = _number(card.other(half))
                self._lay(card.index, *((opened, self.right) if side == "left" else (self.left, opened)))
                self._turn()
            case Draw():
                self._draw()
                self._turn()

    def play_on(self) -> None:
        """Play to the end of the round as greedy players do."""
        seats = len(self.hands)
        while self.hands[self.seat]:
            self.idle = 0 if self.laid else self.idle + 1
            if self.at == len(self.stock) and self.idle >= seats:
                return
            self.seat, self.laid, self.drawn = (self.seat + 1) % seats, 0, 0
            self._turn()

    def _turn(self) -> None:
        """Finish a turn that may have begun."""
        while hand := self.hands[self.seat]:
            fits = _FITS[self.left] | _FITS[self.right]
            fitting = [card for card in hand if fits >> card & 1]
            if fitting:
                self._lay(*self._best(fitting)[1])
                continue
            may_draw = not self.laid and self.drawn < MOST_DRAWN and self.at < len(self.stock)
            jokers = [card for card in hand if not _NATURAL >> card & 1]
            if not jokers and not may_draw:
                return
            worth, best = self._best(jokers) if jokers else (_STOPPED, (0, 0, 0))
            kept = 0.0 if may_draw or len(hand) == 1 else _JOKER_KEPT * (len(hand) - len(jokers))
            if jokers and worth + _LAID - kept > _STOPPED:
                self._lay(*best)
            elif may_draw:
                self._draw()
            else:
                return

    def _draw(self) -> None:
        self.hands[self.seat].append(self.stock[self.at])
        self.at, self.drawn = self.at + 1, self.drawn + 1

    def _lay(self, card: int, left: int, right: int) -> None:
        self.hands[self.seat].remove(card)
        self.known |= 1 << card
        self.left, self.right, self.laid = left, right, self.laid + 1

    def _best(self, cards: list[int]) -> tuple[float, tuple[int, int, int]]:
        """Return what a greedy player lays is worth, then the card and the open halves after it."""
        best, most = (0, 0, 0), -1.0
        hand, left, right = self.hands[self.seat], self.left, self.right
        known = self.known | sum({1 << card for card in hand})
        for card in cards:
            one, other = _HALVES[card]
            for touching, opened in ((one, other), (other, one)):
                for end, kept, at_left in ((left, right, True), (right, left, False)):
                    if touching == end or _J in (touching, end):
                        fits = _FITS[opened] | _FITS[kept]
                        able = sum(fits >> other_card & 1 for other_card in hand) - (fits >> card & 1)
                        worth = _WEIGHTS.ends(able, known, _WITH[opened], _WITH[kept]) + _WEIGHTS.double * (
                            one == other
                        )
                        if worth > most:
                            best, most = (card, *((opened, kept) if at_left else (kept, opened))), worth
        return most, best
