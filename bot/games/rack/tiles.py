"""The 106 tiles of rack rummy: 1..13 in four colours, each twice, and two printed jokers (TR-1)."""

from typing import Any, ClassVar, Self

from bot.games.errors import NotationError

COLOURS = "RYKB"  # red, yellow, black, blue
NUMBERS = range(1, 14)
PRINTED = "JK"


class RackTile:
    """A kind of tile; twins are the same value. `RackTile("R12")` and `str(tile)` are inverse.

    `colour` is one of `RYKB` and `number` 1..13, "" and 0 for the printed joker `JK`. `index` is the place in
    canonical order (0..51, the printed joker 52): thirteen times the colour plus the number less one.
    """

    __slots__ = ("colour", "index", "number", "printed", "text")

    known: ClassVar[dict[str, Any]] = {}
    kinds: ClassVar[tuple[Any, ...]] = ()

    colour: str
    index: int
    number: int
    printed: bool
    text: str

    def __new__(cls, text: str) -> Self:
        """Answer the tile of that text; NotationError `tile` if there is none such."""
        tile: Self | None = cls.known.get(text)
        if tile is None:
            raise NotationError("tile", text=text)
        return tile

    @classmethod
    def _make_all(cls) -> None:
        for colour in COLOURS:
            for number in NUMBERS:
                cls._make(f"{colour}{number}", colour, number)
        cls._make(PRINTED, "", 0)
        cls.kinds = tuple(cls.known.values())

    @classmethod
    def _make(cls, text: str, colour: str, number: int) -> None:
        tile = super().__new__(cls)
        values = {"text": text, "colour": colour, "number": number, "index": len(cls.known)}
        for name, value in {**values, "printed": not colour}.items():
            object.__setattr__(tile, name, value)
        cls.known[text] = tile

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

    @property
    def following(self) -> Self:
        """The tile of the same colour and the next number, 1 after 13; the printed joker answers itself (TR-3)."""
        return self if self.printed else type(self)(f"{self.colour}{self.number % 13 + 1}")


RackTile._make_all()

WHOLE_SET: tuple[RackTile, ...] = (*RackTile.kinds[:-1], *RackTile.kinds[:-1], *RackTile.kinds[-1:] * 2)
"""All 106 in canonical order: twice `R Y K B` each 1..13, then the printed jokers."""
