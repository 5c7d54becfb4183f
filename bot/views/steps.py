"""Where somebody is in the hand panel: all choices, or those about one tile; on which page, in which order."""

import msgspec

HAND = "hand"
TILE = "tile"
_ORDER = (
    "~"  # begins the word that names an order, in steps and in moves: a panel remembers it by its ids alone
)


class Step(msgspec.Struct, frozen=True):
    """`tile` is "" for all choices, else the tile that was picked first; `page` counts from 0.

    `order` is how the player has the hand sorted: "" as the game does, else one of the family's `orders`.
    """

    tile: str = ""
    page: int = 0
    order: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """How a custom id says it: `hand 2`, `tile 6-4 0`, `~number hand 0`."""
        where = (TILE, self.tile) if self.tile else (HAND,)
        return (*order_words(self.order), *where, str(self.page))

    @classmethod
    def parse(cls, words: tuple[str, ...]) -> "Step":
        """Read it; whatever cannot be read is the first page, for a step changes nothing."""
        order, words = split_order(words)
        page = int(words[-1]) if words and words[-1].isascii() and words[-1].isdigit() else 0
        if len(words) == 3 and words[0] == TILE:
            return cls(words[1], page, order)
        return cls("", page, order)


def order_words(order: str) -> tuple[str, ...]:
    """Write an order as the word that comes first in an id, none for the usual one."""
    return (f"{_ORDER}{order}",) if order else ()


def split_order(words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Take the order from the words of an id: what it is, and the other words."""
    if words and words[0].startswith(_ORDER):
        return words[0][1:], words[1:]
    return "", words
