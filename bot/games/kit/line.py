"""A line of tiles with two open ends (CL-5, MD-3, WD-5)."""

from typing import Any, Literal

import msgspec

from bot.games.errors import NotationError
from bot.games.view import Placed

Side = Literal["left", "right"]
SIDES: tuple[Side, Side] = ("left", "right")
_BY_NAME: dict[str, Side] = {"left": "left", "right": "right"}


class Line(msgspec.Struct, frozen=True, gc=False):
    """The tiles from left to right, the indices of the one laid first and of the one laid last, the open halves."""

    placed: tuple[Placed, ...] = ()
    start: int = 0
    last: int | None = None
    left: str = ""
    right: str = ""

    def opened(self, tile: Placed) -> "Line":
        """Answer the line of one tile; its first half looks left."""
        return Line((tile,), 0, 0, tile.left, tile.right)

    def laid(self, side: Side, tile: Placed) -> "Line":
        """Answer the line with a tile more, turned as it lies. Whether it fits is the game's question."""
        if side == "left":
            return Line((tile, *self.placed), self.start + 1, 0, tile.left, self.right)
        return Line((*self.placed, tile), self.start, len(self.placed), self.left, tile.right)

    def shown(self) -> dict[str, Any]:
        """Answer the fields that every view of a line has."""
        return {
            "line": self.placed,
            "start": self.start,
            "last": self.last,
            "left": self.left,
            "right": self.right,
        }

    def end(self, side: Side) -> str:
        """Answer the open half at a side."""
        return self.left if side == "left" else self.right


def turned(text: str, side: Side, touching: str, open_half: str, seat: int) -> Placed:
    """Answer a tile as it lies at a side: `touching` is the half that joins, `open_half` the one that stays open."""
    if side == "left":
        return Placed(text, open_half, touching, seat)
    return Placed(text, touching, open_half, seat)


def parse_side(text: str) -> Side:
    """Read `left` or `right`; NotationError `side`."""
    side = _BY_NAME.get(text)
    if side is None:
        raise NotationError("side", text=text)
    return side
