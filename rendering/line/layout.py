"""The geometry of a chain of dominoes, as people lay it: straight on, and round the corner at the border.

All lengths are in half tiles: a tile is 2 x 1, the half is the unit. The first tile lies in the middle, the origin is
its centre, x runs to the right and y down. The right arm turns downwards and comes back from right to left, and so on;
the left arm is the same turned by half a circle: it turns upwards. An arm never depends on what is laid later, so the
tiles stay where they are while the chain grows.

Rows are three units apart: a standing tile joins them, its ends touching the halves above and below. Doubles lie
across and jut out half a unit; so between two rows at least one unit stays free. A double may lie over the border, so
that no double must turn the corner behind a single.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rendering.kit.tiles import Spot

STEPS = (84, 66, 60, 52, 44, 40, 36, 32, 28, 24, 20, 16, 12, 8)  # pixels of a half
READABLE = 44  # the smallest that is easily read where 1200 pixels are shown 360 points wide
_OVERHANG = 1.0  # how far a double may lie over the border
_PITCH = 3.0


class LineLayout(NamedTuple):
    """A chain on a table: the spots of its tiles from left to right, and of the next tile at either end.

    `unit` are the pixels of a half; `x` and `y` are the pixels of the origin, from the table's upper left corner.
    """

    unit: int
    x: int
    y: int
    spots: tuple[Spot, ...]
    left: Spot
    right: Spot

    def pixels(self, spot: Spot) -> tuple[int, int]:
        """The pixels of a spot's left upper corner, from the table's."""
        return self.x + int(spot.x * self.unit), self.y + int(spot.y * self.unit)


class _Arm:
    """Lays one arm to the right and down, tile by tile."""

    def __init__(self, double: bool, ahead: float, behind: float) -> None:
        self._x = 0.5 if double else 1.0  # the edge to join
        self._reach = {1: ahead, -1: behind}  # how far away the borders are
        self._way = 1  # 1: to the right, -1: to the left
        self._row = 0.0  # the centre of the row
        self._y: float | None = None  # the edge to join while going down, None in a row
        self._double, self._upright = double, False  # what the tile before was

    def lay(self, crosswise: bool) -> Spot:
        """Lay the next tile."""
        if self._y is None and not self._fits(crosswise):
            self._x -= self._way * 0.5  # from here on the centre of the column
            self._y = self._row + (1.0 if self._double else 0.5)
        if self._y is None:
            spot = self._straight(crosswise)
        elif self._upright and self._y >= self._row + _PITCH - 0.5:
            spot = self._begin_row(self._y, crosswise)
        else:
            spot = self._down(self._y, crosswise)
        self._double, self._upright = crosswise, spot.turn == 1 and not crosswise
        return spot

    def _fits(self, crosswise: bool) -> bool:
        left = self._reach[self._way] - self._x * self._way
        return left >= (1.0 - _OVERHANG if crosswise else 2.0)

    def _straight(self, crosswise: bool) -> Spot:
        length = 1.0 if crosswise else 2.0
        x = self._x if self._way > 0 else self._x - length
        self._x += self._way * length
        if crosswise:
            return Spot(x, self._row - 1.0, 1)
        return Spot(x, self._row - 0.5, 1 - self._way)

    def _down(self, y: float, crosswise: bool) -> Spot:
        """Lay a tile in the column; a double under the row's last half moves outwards, or it would touch two halves."""
        if not crosswise:
            self._y = y + 2.0
            return Spot(self._x - 0.5, y, 1)
        if y <= self._row + 1.0:
            self._x += self._way * 0.5
        self._y = y + 1.0
        return Spot(self._x - 1.0, y, 1 - self._way)

    def _begin_row(self, y: float, crosswise: bool) -> Spot:
        self._way, self._row, self._y = -self._way, y + 0.5, None
        centre = self._x
        if crosswise:
            self._x = centre + self._way
            return Spot(centre - 1.0, y, 1 - self._way)
        self._x = centre + self._way * 1.5
        return Spot(min(centre - self._way * 0.5, self._x), y, 1 - self._way)


def walk(crosswise: Sequence[bool], start: int, left: float, right: float) -> tuple[list[Spot], Spot, Spot]:
    """Lay a chain between two borders, so far left and right of the first tile's centre; `start` is that tile's index.

    The spots from left to right, and where a next single would lie at the left and at the right end. An empty
    chain has no spots, and both ends are the place of the first tile. Doubles jut out over the border by up to 1, in
    corners with several doubles in a row by up to 2.5.
    """
    if not crosswise:
        return [], _FIRST, _FIRST
    double = crosswise[start]
    first = Spot(-0.5, -1.0, 1) if double else _FIRST
    after, last = _laid(_Arm(double, right, left), crosswise[start + 1 :])
    before, foremost = _laid(_Arm(double, left, right), crosswise[:start][::-1])
    return [*map(_opposite, reversed(before)), first, *after], _opposite(foremost), last


_FIRST = Spot(-1.0, -0.5, 0)


def _laid(arm: _Arm, crosswise: Sequence[bool]) -> tuple[list[Spot], Spot]:
    return [arm.lay(across) for across in crosswise], arm.lay(False)


def _opposite(spot: Spot) -> Spot:
    """Turn a spot by half a circle round the origin. Its left half then is the outer one, as the left arm has it."""
    return Spot(-spot.x - spot.width, -spot.y - spot.height, spot.turn)


@lru_cache(maxsize=512)
def fit(
    crosswise: tuple[bool, ...], start: int, width: int, height: int, largest: int = STEPS[0]
) -> LineLayout:
    """Lay a chain on a table of so many pixels, in the largest of `STEPS` (not above `largest`) that has room for it.

    ValueError if not even the smallest has.
    """
    longer = 1 if 2 * start > len(crosswise) - 1 else -1
    for unit in STEPS:
        for shift in (0.0, 0.25, 0.42) if unit <= largest else ():
            layout = _placed(crosswise, start, width, height, unit, shift * longer)
            if layout is not None:
                return layout
    raise ValueError(f"{len(crosswise)} tiles do not fit on {width} x {height} pixels")


def _placed(
    crosswise: tuple[bool, ...], start: int, width: int, height: int, unit: int, shift: float
) -> LineLayout | None:
    """Lay the chain with its first tile that part of the width away from the middle; None if there is no room."""
    origin = int(width * (0.5 + shift))
    left, right, high = origin / unit, (width - origin) / unit, height / unit
    spots, foremost, last = walk(crosswise, start, int(left) - _OVERHANG, int(right) - _OVERHANG)
    every = [*spots, foremost, last]
    above = max(1.0, *(-spot.y for spot in every))
    below = max(1.0, *(spot.y + spot.height for spot in every))
    wide = max(-spot.x for spot in every) <= left and max(spot.x + spot.width for spot in every) <= right
    y = _middle(above, below, high)
    if y is None and unit <= READABLE and above + below <= high:
        y = (high + above - below) / 2
    if not wide or y is None:
        return None
    return LineLayout(unit, origin, int(y * unit), tuple(spots), foremost, last)


def _middle(above: float, below: float, high: float) -> float | None:
    """The height of the start: the middle, or whole rows away from it; None if there is no room.

    Only whole rows, so that the chain jumps seldom.
    """
    for rows in range(int(high / _PITCH) + 1):
        for y in (high / 2 + rows * _PITCH, high / 2 - rows * _PITCH):
            if above <= y <= high - below:
                return y
    return None
