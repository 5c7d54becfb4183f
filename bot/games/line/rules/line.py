"""A line of tiles with two open ends, and what joins them (CL-5, MD-3, WD-5)."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal, TypeVar

import msgspec

from bot.games.errors import IllegalAction, NotationError
from bot.games.kit.tiles import Tile
from bot.games.line.rules.view import Placed

T = TypeVar("T", bound=Tile)
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
        """The line of one tile; its first half looks left."""
        return Line((tile,), 0, 0, tile.left, tile.right)

    def laid(self, side: Side, tile: Placed) -> "Line":
        """The line with a tile more, turned as it lies. Whether it fits is the game's question."""
        if side == "left":
            return Line((tile, *self.placed), self.start + 1, 0, tile.left, self.right)
        return Line((*self.placed, tile), self.start, len(self.placed), self.left, tile.right)

    def shown(self) -> dict[str, Any]:
        """The fields that every view of a line has."""
        return {
            "line": self.placed,
            "start": self.start,
            "last": self.last,
            "left": self.left,
            "right": self.right,
        }

    @property
    def pieces(self) -> tuple[str, ...]:
        """All that lies there: the tiles from left to right, then the joker cards that cover halves."""
        covers = tuple(f"J{placed.figure}" for placed in self.placed if placed.cover)
        return (*(placed.tile for placed in self.placed), *covers)

    def end(self, side: Side) -> str:
        """The open half at a side."""
        return self.left if side == "left" else self.right


def turned(text: str, side: Side, touching: str, open_half: str, seat: int) -> Placed:
    """A tile as it lies at a side: `touching` is the half that joins, `open_half` the one that stays open."""
    if side == "left":
        return Placed(text, open_half, touching, seat)
    return Placed(text, touching, open_half, seat)


def parse_side(text: str) -> Side:
    """Read `left` or `right`; NotationError `side`."""
    side = _BY_NAME.get(text)
    if side is None:
        raise NotationError("side", text=text)
    return side


def halves(tile: Tile) -> tuple[str, ...]:
    """The different halves of a tile."""
    return (tile.a,) if tile.double else (tile.a, tile.b)


def touching(tile: Tile, end: str, joker: str = "") -> tuple[str, ...]:
    """The halves that may touch an end: equal ones, and with a `joker` half anything (WD-5)."""
    return tuple(half for half in halves(tile) if half == end or (joker and joker in (half, end)))


def joins(tiles: Iterable[T], line: Line, joker: str = "") -> Iterator[tuple[T, Side, str]]:
    """Every tile with each side and half by which it may join, in the order of the tiles, left before right."""
    for tile in tiles:
        for side in SIDES:
            for half in touching(tile, line.end(side), joker):
                yield tile, side, half


def fits(tile: Tile, line: Line, joker: str = "") -> bool:
    """Whether a tile joins the line at all."""
    return bool(touching(tile, line.left, joker) or touching(tile, line.right, joker))


def join(line: Line, tile: Tile, side: Side, seat: int, rule: str, joker: str = "", half: str = "") -> Line:
    """The line with the tile at a side, by `half` if it is named; IllegalAction `does-not-fit`."""
    end = line.left if side == "left" else line.right
    if end == tile.a and half in ("", end):  # what is said below, for the common case
        touch, opened = end, tile.b
    elif end == tile.b and half in ("", end):
        touch, opened = end, tile.a
    else:
        found = touching(tile, end, joker)
        if not found or (half and half not in found):
            raise IllegalAction("does-not-fit", rule, tile=str(tile), side=side, end=end)
        touch = half or found[0]
        opened = tile.other(touch)
    return line.laid(side, turned(tile.text, side, touch, opened, seat))
