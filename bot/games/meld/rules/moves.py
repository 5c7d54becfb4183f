"""What the actions of a card table say, with named parts: the family's verbs (record-format, romi)."""

import re
from functools import lru_cache

from bot.games.actions import UNKNOWN, Action, Discard, Draw, Move, Take
from bot.games.errors import NotationError

_NUMBER = re.compile(r"m([1-9]\d{0,2})")


class LayMeld(Move, frozen=True, gc=False):
    """Lay a combination: its cards as they lie, `JK=H9` a joker that stands for H9."""

    tiles: tuple[str, ...]


class LayOff(Move, frozen=True, gc=False):
    """Add cards to the combination of that number (1 is `m1`)."""

    number: int
    tiles: tuple[str, ...]


class SwapJoker(Move, frozen=True, gc=False):
    """Lay natural cards to the combination of that number and win its joker, or jokers."""

    number: int
    tiles: tuple[str, ...]


class NewTalon(Move, frozen=True, gc=False):
    """The discards become the talon, the first card to be drawn first (RO-17)."""

    tiles: tuple[str, ...]


MeldMove = Draw | Take | LayMeld | LayOff | SwapJoker | Discard | NewTalon


@lru_cache(maxsize=16384)
def read(action: Action) -> MeldMove:
    """Read an action of a card table; NotationError `action`."""
    match action.verb, action.args:
        case "discard", (card,):
            return Discard(card)
        case "draw", (card,):
            return Draw(None if card == UNKNOWN else card)
        case "draw", ():
            return Draw()
        case "take", (card,):
            return Take(card)
        case "meld", (_, *_):
            return LayMeld(action.args)
        case "layoff", (number, _, *_) if digits := _NUMBER.fullmatch(number):
            return LayOff(int(digits[1]), action.args[1:])
        case "swap", (number, _, *_) if digits := _NUMBER.fullmatch(number):
            return SwapJoker(int(digits[1]), action.args[1:])
        case "talon", _:
            return NewTalon(action.args)
    raise NotationError("action", text=str(action))
