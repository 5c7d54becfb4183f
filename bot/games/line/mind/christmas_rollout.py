"""Playing on where a turn has many actions: Christmas domino (WD-5 to WD-8)."""

from collections.abc import Sequence

from bot.games.actions import Draw
from bot.games.line.mind.christmas_turns import FITS, HALVES, LAID, NATURAL, WEIGHTS, WITH, J, likely, number, ways
from bot.games.line.mind.quick import KEPT
from bot.games.line.rules.christmas_round import MOST_DRAWN, ChristmasState, Pictures
from bot.games.line.rules.line import LineMove, LineView, Play, Turn
from bot.games.minds.worth import RoundEnd, Typical

_STOPPED = -1.0
ROUND = Typical(0.5, 0.5, 0.03)  # every other one is won; equals are told apart by what was left


def play_out(view: LineView, state: ChristmasState, moves: Sequence[LineMove]) -> RoundEnd:
    """Return how the round ends after what a player does in a turn."""
    table = _ChristmasTable(state)
    for move in moves:
        table.do(move)
    if isinstance(moves[-1], Play | Draw):
        table.finish()
    table.play_on()
    sizes = tuple(map(len, table.hands))
    return RoundEnd(tuple(int(cards == min(sizes)) for cards in sizes), sizes)


class _ChristmasTable:
    """A round in progress; it is the turn of `seat`.

    Hands and stock are numbers of cards, twins as often as they are there; what lies is `on_line` as a set of bits.
    """

    def __init__(self, state: ChristmasState) -> None:
        self.hands = [[card.index for card in hand] for hand in state.hands]
        self.stock, self.at = tuple(card.index for card in state.stock), 0
        self.on_line = sum({Pictures(placed.tile).bit for placed in state.line.placed})
        self.left, self.right = number(state.line.left), number(state.line.right)
        self.seat, self.laid, self.drawn, self.idle = state.turn, state.laid, state.drawn, state.idle

    def do(self, move: LineMove) -> None:
        """Do what a player says."""
        match move:
            case Turn():
                self.left, self.right = HALVES[self.stock[self.at]]
                self.on_line |= 1 << self.stock[self.at]
                self.at, self.laid = self.at + 1, 1
            case Play(tile, side, half) if half is not None:
                card = Pictures(tile)
                opened = number(card.other(half))
                self._lay(card.index, *((opened, self.right) if side == "left" else (self.left, opened)))
            case Draw():
                self._draw()

    def finish(self) -> None:
        """Finish a turn that has begun: lay what leaves the best hand, and draw only where nothing can be laid."""
        while self.hands[self.seat]:
            hand = self.hands[self.seat]
            may_draw = not self.laid and self.drawn < MOST_DRAWN and self.at < len(self.stock)
            seen = self.on_line | sum({1 << card for card in hand})
            choices = [way for way in ways(tuple(sorted(hand)), (self.left, self.right)) if way.lays or not may_draw]
            if choices:
                for lay in max(choices, key=lambda way: likely(way, seen)).lays:
                    self._lay(lay.card, *lay.ends)
                return
            self._draw()

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
            fits = FITS[self.left] | FITS[self.right]
            if fitting := [card for card in hand if fits >> card & 1]:
                self._lay(*self._best(fitting)[1])
                continue
            may_draw = not self.laid and self.drawn < MOST_DRAWN and self.at < len(self.stock)
            jokers = [card for card in hand if not NATURAL >> card & 1]
            if not jokers and not may_draw:
                return
            worth, best = self._best(jokers) if jokers else (_STOPPED, (0, 0, 0))
            kept = 0.0 if may_draw or len(hand) == 1 else KEPT * (len(hand) - len(jokers))
            if jokers and worth + LAID - kept > _STOPPED:
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
        self.on_line |= 1 << card
        self.left, self.right, self.laid = left, right, self.laid + 1

    def _best(self, cards: list[int]) -> tuple[float, tuple[int, int, int]]:
        """Return what a greedy player lays is worth, then the card and the open halves after it."""
        best, most = (0, 0, 0), -1.0
        hand, left, right = self.hands[self.seat], self.left, self.right
        seen = self.on_line | sum({1 << card for card in hand})
        for card in cards:
            first, second = HALVES[card]
            for touching, opened in ((first, second), (second, first)):
                for end, kept, at_left in ((left, right, True), (right, left, False)):
                    if touching == end or J in (touching, end):
                        fits = FITS[opened] | FITS[kept]
                        able = sum(fits >> other_card & 1 for other_card in hand) - (fits >> card & 1)
                        worth = WEIGHTS.ends(able, seen, WITH[opened], WITH[kept]) + WEIGHTS.double * (first == second)
                        if worth > most:
                            best, most = (card, *((opened, kept) if at_left else (kept, opened))), worth
        return most, best
