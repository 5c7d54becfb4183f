"""What joins the two ends of a line (CL-5, MD-3, WD-5)."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from bot.games.errors import IllegalAction
from bot.games.kit.line import SIDES, Line, Side, turned
from bot.games.kit.tiles import Tile

T = TypeVar("T", bound=Tile)


def halves(tile: Tile) -> tuple[str, ...]:
    """Answer the different halves of a tile."""
    return (tile.a,) if tile.double else (tile.a, tile.b)


def touching(tile: Tile, end: str, joker: str = "") -> tuple[str, ...]:
    """Answer the halves that may touch an end: equal ones, and with a `joker` half anything (WD-5)."""
    return tuple(half for half in halves(tile) if half == end or (joker and joker in (half, end)))


def joins(tiles: Iterable[T], line: Line, joker: str = "") -> Iterator[tuple[T, Side, str]]:
    """Answer every tile with each side and half by which it may join, in the order of the tiles, left before right."""
    for tile in tiles:
        for side in SIDES:
            for half in touching(tile, line.end(side), joker):
                yield tile, side, half


def fits(tile: Tile, line: Line, joker: str = "") -> bool:
    """Answer whether a tile joins the line at all."""
    return bool(touching(tile, line.left, joker) or touching(tile, line.right, joker))


def join(line: Line, tile: Tile, side: Side, seat: int, rule: str, joker: str = "", half: str = "") -> Line:
    """Answer the line with the tile at a side, by `half` if it is named; IllegalAction `does-not-fit`."""
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
