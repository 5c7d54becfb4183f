"""Guessing what a seat cannot see of a deal: states that fit the table and all that was seen of the deal so far.

All arrangements of unseen cards are as likely, but for what the course of the deal tells. What was taken is in that
hand until it is laid or thrown. Who threw a card like the one just taken, or laid that one where only its twin allows
it, has the other (RO-8, RO-15). In Joker-mánia everybody was dealt one joker (RO-2). Once the discards are the talon,
what was unseen before lies in the hands, and only what had been thrown can be drawn (RO-17).
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bot.games.chance import Chance
from bot.games.kit.melds.pieces import JOKER, ONE_JOKER, gather, kinds, remove
from bot.games.meld.rules.memory import memory_of, whole_set
from bot.games.meld.rules.reading import kind_of, read_meld
from bot.games.meld.rules.state import MeldState
from bot.games.meld.rules.turn import NO_CARD, PRESETS, MeldTable, MeldTurn, OnTable
from bot.games.meld.rules.view import MeldView

_TRIES = 40
_LONG_AGO = -2  # no turn has that number


class Guessed(NamedTuple):
    """A guess of what is hidden: the kinds in every hand, those in the talon in the order in which they are drawn."""

    hands: tuple[tuple[int, ...], ...]
    talon: tuple[int, ...]


class MeldGuess:
    """A seat's knowledge of a deal, and guesses of the rest; made once for a view, asked as often as one likes.

    The view is that of a player in a deal that goes on, with its course: ValueError for another. `unseen` are the kinds
    of which the seat does not know where they are, `sure` those that each hand has for certain.
    """

    def __init__(self, view: MeldView) -> None:
        if view.seat is None or view.hand is None or view.course is None or view.ended:
            raise ValueError("only what a player sees of a deal that goes on can be guessed from")
        self.view, self.preset, self.seat = view, PRESETS[view.game], view.seat
        self.hand = tuple(map(kind_of, view.hand))
        self.memory = memory_of(view.game, len(view.sizes), view.course.history)
        self.sure: list[tuple[int, ...]] = [
            self.hand if seat == self.seat else tuple(sure.elements()) for seat, sure in enumerate(self.memory.sure)
        ]
        self._hidden = [size - len(sure) for size, sure in zip(view.sizes, self.sure, strict=True)]
        self.unseen = self._unseen()

    def _unseen(self) -> list[int]:
        unseen = whole_set(self.preset, len(self.view.sizes))
        table = [JOKER if "=" in card else kind_of(card) for lain in self.view.table for card in lain.cards]
        for seen in (self.memory.pile, table, *self.sure):
            unseen.subtract(seen)
        return sorted(unseen.elements())

    def hidden(self, rng: Chance) -> Guessed:
        """Return a guess of what is hidden."""
        size, rest, hands = self.view.talon, list(self.unseen), []
        if self.memory.back is None:
            rng.shuffle(rest)
            talon, rest = rest[:size], rest[size:]
        else:
            talon, rest = self._split_back(rng, size, self.memory.back)
        for sure, count in zip(self.sure, self._hidden, strict=True):
            hands.append((*sure, *rest[:count]))
            del rest[:count]
        return Guessed(tuple(hands), tuple(talon))

    def _split_back(self, rng: Chance, size: int, back: Counter[int]) -> tuple[list[int], list[int]]:
        """Return what is in the talon and in the hands, in their order, once the discards are the talon.

        Nobody holds more of them than they drew.
        """
        thrown, old = [], []
        for kind, count in Counter(self.unseen).items():
            fresh = min(count, back[kind])
            thrown += [kind] * fresh
            old += [kind] * (count - fresh)
        for _ in range(_TRIES):
            rng.shuffle(thrown)
            drawn = thrown[size:]
            places = [seat for seat, count in enumerate(self._hidden) for _ in range(count)]
            rng.shuffle(places)
            if all(places[: len(drawn)].count(seat) <= most for seat, most in enumerate(self.memory.drawn)):
                break
        rng.shuffle(old)
        pairs = sorted(zip(places, (*drawn, *old), strict=True), key=lambda pair: pair[0])
        return thrown[:size], [kind for _, kind in pairs]

    def state(self, rng: Chance) -> MeldState:
        """Return a guess of the whole state."""
        guessed, view, memory = self.hidden(rng), self.view, self.memory
        hands = [gather(hand) for hand in guessed.hands]
        turn, seat = None, view.turn
        assert seat is not None
        lit = memory.number if memory.acts else memory.number - 1
        table = MeldTable(
            OnTable(read_meld(lain.cards), lain.seat, lit if lain.lit else _LONG_AGO, lain.lit) for lain in view.table
        )
        if view.phase != "draw":
            turn = self._turn(seat, guessed.hands[seat], table, rng)
            hands[seat] = turn.before
        return MeldState(
            preset=self.preset,
            step=view.step,
            dealer=view.dealer,
            hands=tuple(hands),
            talon=guessed.talon,
            at=0,
            pile=tuple(memory.pile),
            seat=seat,
            turn=turn,
            table=memory.before if memory.acts else table,
            met=view.met,
            drew=tuple(memory.drew),
            turned=view.turned,
            number=memory.number,
            seen_cards=tuple(memory.seen_cards),
            last=view.last,
        )

    def _turn(self, seat: int, hand: Sequence[int], table: MeldTable, rng: Chance) -> MeldTurn:
        view, memory = self.view, self.memory
        laid = [kind for act in memory.acts for kind in kinds(act.pieces)]
        whole = gather((*hand, *laid)) - sum(act.won for act in memory.acts) * ONE_JOKER
        source, card = memory.source, NO_CARD
        if source == "discards":
            card = kind_of(view.taken)
        elif source == "talon":
            card = kind_of(view.drawn) if view.drawn else self._drawn(seat, whole, rng)
        return MeldTurn(
            preset=self.preset,
            seat=seat,
            number=memory.number,
            met=view.met[seat],
            hand=gather(hand),
            before=remove(whole, card) if source else whole,
            table=table,
            source=source,
            card=card,
            free=view.free,
            acts=memory.acts,
        )

    def _drawn(self, seat: int, whole: int, rng: Chance) -> int:
        """Return the card that the seat may have drawn, of all that it had in this turn: none that all had seen."""
        cards = Counter(kinds(whole)) - Counter(kinds(self.memory.seen_cards[seat]))
        if self.preset.each and self.memory.back is None:
            del cards[JOKER]
        return rng.choice(tuple(cards.elements()) or kinds(whole))
