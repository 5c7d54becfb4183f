"""Tiles with two halves: one value a tile of a set, made once, equal only to itself."""

from collections.abc import Iterable
from typing import Any, ClassVar, Self

from bot.games.errors import NotationError


class Tile:
    """A tile of a closed set; `Tile("6-4")` and `str(tile)` are inverse, and `repr` evaluates back.

    Each set is a subclass that calls `make_set` once with its tiles in canonical order. `index` is the place in it,
    `bit` is `1 << index`, so a hand can be one integer.
    """

    __slots__ = ("a", "b", "bit", "double", "index", "text")

    known: ClassVar[dict[str, Any]]
    order: ClassVar[tuple[Any, ...]]

    a: str
    b: str
    text: str
    index: int
    bit: int
    double: bool

    def __new__(cls, text: str) -> Self:
        """The tile of that text; NotationError `tile` if the set has none such."""
        tile: Self | None = cls.known.get(text)
        if tile is None:
            raise NotationError("tile", text=text)
        return tile

    @classmethod
    def make_set(cls, texts: Iterable[str]) -> None:
        """Make the tiles of this set, in canonical order."""
        cls.known = {}
        for index, text in enumerate(texts):
            tile = super().__new__(cls)
            a, b = text.split("-")
            values = {"a": a, "b": b, "text": text, "index": index, "bit": 1 << index, "double": a == b}
            for name, value in values.items():
                object.__setattr__(tile, name, value)
            cls.known[text] = tile
        cls.order = tuple(cls.known.values())

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
        """The half that looks away when `half` touches."""
        return self.b if half == self.a else self.a
