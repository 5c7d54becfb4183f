"""What the actions of a card table say, with named parts: the family's verbs (record-format, romi)."""

import re
from functools import lru_cache

from bot.games.actions import UNKNOWN, Action, Move
from bot.games.errors import NotationError

_NUMBER = re.compile(r"m([1-9]\d{0,2})")


class DrawCard(Move, frozen=True, gc=False):
    """Draw from the talon; None while the card is not known."""

    card: str | None = None


class TakeCard(Move, frozen=True, gc=False):
    """Take the top card of the discard pile."""

    card: str


class LayMeld(Move, frozen=True, gc=False):
    """Lay a combination: its cards as they lie, `JK=H9` a joker that stands for H9."""

    cards: tuple[str, ...]


class LayOff(Move, frozen=True, gc=False):
    """Add cards to the combination of that number (1 is `m1`)."""

    number: int
    cards: tuple[str, ...]


class SwapJoker(Move, frozen=True, gc=False):
    """Lay natural cards to the combination of that number and win its joker, or jokers."""

    number: int
    cards: tuple[str, ...]


class DiscardCard(Move, frozen=True, gc=False):
    """Put a card on the discard pile, and so end the turn."""

    card: str


class NewTalon(Move, frozen=True, gc=False):
    """The discards become the talon, the first card to be drawn first (RO-17)."""

    cards: tuple[str, ...]


MeldMove = DrawCard | TakeCard | LayMeld | LayOff | SwapJoker | DiscardCard | NewTalon


@lru_cache(maxsize=16384)
def read(action: Action) -> MeldMove:
    """Read an action of a card table; NotationError `action`."""
    match action.verb, action.args:
        case "discard", (card,):
            return DiscardCard(card)
        case "draw", (card,):
            return DrawCard(None if card == UNKNOWN else card)
        case "draw", ():
            return DrawCard()
        case "take", (card,):
            return TakeCard(card)
        case "meld", (_, *_):
            return LayMeld(action.args)
        case "layoff", (number, _, *_) if found := _NUMBER.fullmatch(number):
            return LayOff(int(found[1]), action.args[1:])
        case "swap", (number, _, *_) if found := _NUMBER.fullmatch(number):
            return SwapJoker(int(found[1]), action.args[1:])
        case "talon", _:
            return NewTalon(action.args)
    raise NotationError("action", text=str(action))
