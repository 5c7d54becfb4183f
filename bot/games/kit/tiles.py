"""Tiles with two halves, one value a tile of a set, made once, equal only to itself; and the double-six set of 28.

A hand of the double-six set can be one integer, the bits of its tiles.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar, Self

from bot.games.errors import NotationError


class Tile:
    """A tile of a closed set; `Tile("6-4")` and `str(tile)` are inverse, and `repr` evaluates back.

    Each set is a subclass that calls `make_set` once with its tiles in canonical order. `index` is the place in it,
    `bit` is `1 << index`, so a hand can be one integer.
    """

    __slots__ = ("a", "b", "bit", "double", "index", "text")

    by_text: ClassVar[dict[str, Any]]
    order: ClassVar[tuple[Any, ...]]

    a: str
    b: str
    text: str
    index: int
    bit: int
    double: bool

    def __new__(cls, text: str) -> Self:
        """Return the tile of that text; NotationError `tile` if the set has none such."""
        tile: Self | None = cls.by_text.get(text)
        if tile is None:
            raise NotationError("tile", text=text)
        return tile

    @classmethod
    def make_set(cls, texts: Iterable[str]) -> None:
        """Make the tiles of this set, in canonical order."""
        cls.by_text = {}
        for index, text in enumerate(texts):
            tile = super().__new__(cls)
            a, b = text.split("-")
            values = {"a": a, "b": b, "text": text, "index": index, "bit": 1 << index, "double": a == b}
            for name, value in values.items():
                object.__setattr__(tile, name, value)
            cls.by_text[text] = tile
        cls.order = tuple(cls.by_text.values())

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: tiles are frozen."""
        raise AttributeError(f"{self!r} is frozen")

    def __str__(self) -> str:
        """Write the tile as records do."""
        return self.text

    def __repr__(self) -> str:
        """Write an expression that evaluates back."""
        return f"{type(self).__name__}({self.text!r})"

    def __reduce__(self) -> tuple[type[Self], tuple[str]]:
        """Let copies and pickles be the very same tile."""
        return type(self), (self.text,)

    def other(self, half: str) -> str:
        """Return the half that looks away when `half` touches."""
        return self.b if half == self.a else self.a


class Pips(Tile):
    """A tile of the double-six set, the higher half first: `Pips("6-4")` (CL-1)."""

    __slots__ = ()

    @property
    def pips(self) -> int:
        """The total of both halves."""
        return int(self.a) + int(self.b)


Pips.make_set(f"{high}-{low}" for high in range(7) for low in range(high + 1))
EVERY_TILE = (1 << len(Pips.order)) - 1
_WITH = {half: sum(tile.bit for tile in Pips.order if half in (tile.a, tile.b)) for half in "0123456"}
FITS = {left + right: _WITH[left] | _WITH[right] for left in _WITH for right in _WITH}
"""The bits of the tiles that join a line with these open halves: `FITS["64"]`."""


@lru_cache(maxsize=65536)
def tiles_of(hand: int) -> tuple[Pips, ...]:
    """Return the tiles of a set of bits, in canonical order."""
    return tuple(tile for tile in Pips.order if hand & tile.bit)


@lru_cache(maxsize=65536)
def pips_of(hand: int) -> int:
    """Return the pips of a set of bits."""
    return sum(tile.pips for tile in tiles_of(hand))
