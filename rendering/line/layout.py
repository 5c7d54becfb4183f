"""The geometry of a chain of dominoes, as people lay it: straight on, and round the corner at the border.

All lengths are in half tiles: a tile is 2 x 1, the half is the unit. The first tile lies in the middle, the origin is
its centre, x runs to the right and y down. The right arm turns downwards and comes back from right to left, and so on;
the left arm is the same turned by half a circle: it turns upwards. An arm never depends on what is laid later, so the
tiles stay where they are while the chain grows, until there is no room for the next one.

Rows are three units apart: a standing tile joins them, its ends touching the halves above and below. Doubles lie
across and jut out half a unit; so between two rows at least one unit stays free. A double may lie over the border, so
that no double must turn the corner behind a single.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate, product
from math import inf
from typing import NamedTuple

from rendering.kit.cache import Courses
from rendering.kit.tiles import Spot

STEPS = (108, 86, 68, 62, 56, 52, 48, 44, 40, 36, 32, 28, 24, 20, 16, 12, 8)  # pixels of a half
READABLE = 56  # 14 points where 1200 pixels are shown 300 points wide
# tiles in the order of play: to the left (-1) or right (1) end, across or not
Moves = tuple[tuple[int, bool], ...]
Box = tuple[float, float, float, float]  # how far something reaches to the left, up, right, down of the origin
_LASTING = 68  # a larger scale is only taken if it has room for more tiles than there are
_AHEAD = 4  # tiles at either end that are thought of beforehand
_GOOD = 0.2  # a fold that lasts and is so nearly balanced needs no better one
# parts of the width that are left of the first tile
_SHARES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.16, 0.84, 0.08, 0.92)
_DENSE = 2.8  # how much of a table a line needs at least, in square halves for each half of its length
_CUTS = (0.5, 0.0, 1.0)  # what is kept free beside the borders for doubles that lie over them
_OVERHANG = 1.0  # how far a double may lie over the border
_PITCH = 3.0
_ROW = 4.5  # how much longer than the table is wide a row can be at most, with the column before it


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


# --- arms ---


class _Side(NamedTuple):
    """The tiles on one side of a line's first, from it outward, and `_AHEAD` + 1 singles that may come behind them.

    `flags` say which lie across. `starts` has how long the side is before each of them, `ends` how long a row must be
    for each to lie in it. `tiles` is how many there are without those singles.
    """

    flags: tuple[bool, ...]
    starts: tuple[float, ...]
    ends: tuple[float, ...]
    tiles: int


class _Row(NamedTuple):
    """A side's tiles from `first` on and before `end` in one row: the edge where it begins, its centre, its way.

    `way` is 1 to the right and -1 to the left.
    """

    first: int
    end: int
    x: float
    y: float
    way: int


def _side(flags: tuple[bool, ...]) -> _Side:
    count, flags = len(flags), flags + (False,) * (_AHEAD + 1)
    starts = tuple(accumulate((1.0 if across else 2.0 for across in flags), initial=0.0))
    ends = tuple(start + (1.0 - _OVERHANG if across else 2.0) for start, across in zip(starts, flags, strict=False))
    return _Side(flags, starts, ends, count)


def _arm(
    side: _Side, more: int, double: bool, ahead: float, behind: float, high: float = inf
) -> tuple[_Side, list[_Row | Spot]]:
    """Lay a side and so many singles to the right and down; return it with rows and the spots of tiles between them.

    `double`: the line's first tile lies across. The borders are `ahead` and `behind` of the origin. No more is laid
    below `high`.
    """
    flags, starts, ends, count = side
    count += more
    legs: list[_Row | Spot] = []
    x, row, way = 0.5 if double else 1.0, 0.0, 1
    at = free = 0  # the next tile, and the first for which the row must have room
    while True:
        room = ahead - x if way > 0 else behind + x
        end = bisect_right(ends, starts[at] + room, free, count)
        if end > at:
            legs.append(_Row(at, end, x, row, way))
            x += way * (starts[end] - starts[at])
            double = flags[end - 1]
        at, y = end, row + (1.0 if double else 0.5)
        x -= way * 0.5  # from here on the centre of the column
        upright = False
        while at < count and not (upright and y >= row + _PITCH - 0.5):
            upright = not flags[at]
            if not upright and y <= row + 1.0:
                x += way * 0.5  # a double under the row's last half moves outwards, or it would touch two halves
            legs.append(Spot(x - 0.5, y, 1) if upright else Spot(x - 1.0, y, 1 - way))
            y += 2.0 if upright else 1.0
            at += 1
        if at >= count or y > high:
            return side, legs
        way, row = -way, y + 0.5
        if double := flags[at]:
            legs.append(Spot(x - 1.0, y, 1 - way))
            at += 1
        x += way if double else -way * 0.5
        free = at + (not double)


def _spots(side: _Side, legs: Iterable[_Row | Spot]) -> Iterator[Spot]:
    """Yield the spot of each tile."""
    for leg in legs:
        if isinstance(leg, Spot):
            yield leg
            continue
        x, way = leg.x, leg.way
        for across in side.flags[leg.first : leg.end]:
            left = x if way > 0 else x - (1.0 if across else 2.0)
            yield Spot(left, leg.y - 1.0, 1) if across else Spot(left, leg.y - 0.5, 1 - way)
            x += way if across else way * 2.0


def _reach(side: _Side, legs: Iterable[_Row | Spot]) -> Box:
    """Return how far an arm reaches."""
    west = north = east = south = 0.0
    for leg in legs:
        if isinstance(leg, Spot):
            left, top, turn = leg
            wide = 1.0 + (turn + 1) % 2
            right, bottom = left + wide, top + 3.0 - wide
        else:
            first, end, x, y, way = leg
            length = side.starts[end] - side.starts[first]
            half = 0.5 if length == 2 * (end - first) else 1.0
            left, right = (x, x + length) if way > 0 else (x - length, x)
            top, bottom = y - half, y + half
        west = -left if -left > west else west
        north = -top if -top > north else north
        east = right if right > east else east
        south = bottom if bottom > south else south
    return west, north, east, south


def _opposite(spot: Spot) -> Spot:
    """Turn a spot by half a circle round the origin. Its left half then is the outer one, as the left arm has it."""
    return Spot(-spot.x - spot.width, -spot.y - spot.height, spot.turn)


# --- lines ---


_FIRST = Spot(-1.0, -0.5, 0)  # the first tile
_DOUBLE = Spot(-0.5, -1.0, 1)  # the same, if it lies crosswise


class _Line(NamedTuple):
    """A line before it is folded: its sides, and whether its first tile lies across (None: it has no tile)."""

    double: bool | None
    left: _Side
    right: _Side

    @property
    def tiles(self) -> int:
        """Return how many tiles it has."""
        return self.left.tiles + (self.double is not None) + self.right.tiles

    @property
    def length(self) -> float:
        """Return how long it is in halves."""
        first = 0.0 if self.double is None else 1.0 if self.double else 2.0
        return self.left.starts[self.left.tiles] + first + self.right.starts[self.right.tiles]

    def depth(self, left: float, right: float, more: int) -> float:
        """Return how high it is at least between two borders, with so many singles more at both ends."""
        if self.double is None:
            return 1.0  # the place of its first tile
        edge, width = 0.5 if self.double else 1.0, left + right
        return _depth(self.right, more, right - edge, width) + _depth(self.left, more, left - edge, width)

    def box(self, left: float, right: float, more: int, high: float) -> Box:
        """Return how far it reaches between two borders, with so many singles more at both ends.

        The left arm is laid like the right one and turned by half a circle. The box is not whole if it is too `high`.
        """
        if self.double is None:
            return -_FIRST.x, -_FIRST.y, -_FIRST.x, -_FIRST.y
        across, down = (0.5, 1.0) if self.double else (1.0, 0.5)
        west, north, east, south = _reach(*_arm(self.right, more, self.double, right, left, high))
        other = _reach(*_arm(self.left, more, self.double, left, right, high - south))
        return (
            max(across, west, other[2]),
            max(down, north, other[3]),
            max(across, east, other[0]),
            max(down, south, other[1]),
        )


def _depth(side: _Side, more: int, room: float, width: float) -> float:
    """Return how far down a side with so many singles goes at least, if there is so much room in its first row."""
    count = side.tiles + more
    end = bisect_right(side.ends, room, 0, count)
    rows, rest = divmod(side.starts[count] - side.starts[end], width + _ROW)
    return 0.5 + _PITCH * rows + min(rest, _PITCH)


def _line(flags: tuple[bool, ...], start: int) -> _Line:
    return _Line(flags[start] if flags else None, _side(flags[:start][::-1]), _side(flags[start + 1 :]))


_EMPTY = _line((), 0)


class _Fold(NamedTuple):
    """A way to fold a line: pixels of a half, distances of the borders (in halves), the first tile's place (pixels)."""

    unit: int
    left: float
    right: float
    x: int
    y: int

    def lay(self, flags: tuple[bool, ...], start: int) -> LineLayout:
        """Lay all of a line; an empty one has no spots, and both ends are the place of the first tile.

        Doubles jut out over the border by up to 1, in corners with several doubles in a row by up to 2.5.
        """
        double, left, right = _line(flags, start)
        if double is None:
            return LineLayout(self.unit, self.x, self.y, (), _FIRST, _FIRST)
        after = [*_spots(*_arm(right, 1, double, self.right, self.left))]
        before = [_opposite(spot) for spot in _spots(*_arm(left, 1, double, self.left, self.right))]
        spots = (*before[-2::-1], _DOUBLE if double else _FIRST, *after[:-1])
        return LineLayout(self.unit, self.x, self.y, spots, before[-1], after[-1])

    def has_room(self, line: _Line, width: int, height: int) -> bool:
        """Return True if the line and the places at its ends lie on the table."""
        box = line.box(self.left, self.right, 1, height / self.unit)
        left, up, right, down = (part * self.unit for part in box)
        return left <= self.x <= width - right and up <= self.y <= height - down


# --- how a line lies on a table ---


def fit(moves: Moves, width: int, height: int) -> LineLayout:
    """Lay a line on a table of so many pixels, as it came about: tiles stay in place while there is room.

    `moves` say of each tile in the order of play to which end it was laid (the first: any) and whether it lies across.
    When there is no room left the line is laid anew: in the largest of `STEPS` that has room for it, not above the step
    before, folded and placed so that it can stay as long as possible. ValueError if even the smallest step has no room.
    """
    return _fold_of(moves, width, height).lay(*in_line(moves))


def fit_part(flags: tuple[bool, ...], start: int, whole: Moves, width: int, height: int) -> LineLayout:
    """Lay a part of a line where it lies in the whole line; `flags` say which of its tiles lie across."""
    return _fold_of(whole, width, height).lay(flags, start)


def fit_at_once(flags: tuple[bool, ...], start: int, width: int, height: int) -> LineLayout:
    """Lay a line of which the order of play is not known; `flags` say from left to right which tiles lie across."""
    return _new_fold(_line(flags, start), width, height, STEPS[0], 0).lay(flags, start)


def lowest(moves: Moves, width: int, heights: tuple[int, ...], least: int) -> int:
    """Return the lowest of these heights at which a half has so many pixels, else the highest of them."""
    large = (high for high in heights[:-1] if _fold_of(moves, width, high, least).unit >= least)
    return next(large, heights[-1])


def lowest_at_once(flags: tuple[bool, ...], start: int, width: int, heights: tuple[int, ...], least: int) -> int:
    """Return the lowest of these heights for a line whose order of play is unknown."""
    large = (high for high in heights[:-1] if fit_at_once(flags, start, width, high).unit >= least)
    return next(large, heights[-1])


def in_line(moves: Moves) -> tuple[tuple[bool, ...], int]:
    """Return from left to right which tiles lie across, and the index of the one that was laid first."""
    before = [across for side, across in moves[1:] if side < 0]
    after = [across for side, across in moves[1:] if side > 0]
    return (*reversed(before), *(across for _, across in moves[:1]), *after), len(before)


_folds = Courses[_Fold](4096)  # by a table's width and height, and a byte for each move


def _fold_of(moves: Moves, width: int, height: int, least: int = 0) -> _Fold:
    """Return how a line is folded: as before its last tile was laid, or anew where that has no room for it.

    Once a half has less than `least` pixels no more tiles are laid: it never becomes larger again.
    """
    course = bytes(2 * (side > 0) + across for side, across in moves)
    folded, fold = _folds.find((width, height), course)
    count, fold = folded, fold or _new_fold(_EMPTY, width, height, STEPS[0], _AHEAD)
    while count < len(moves) and fold.unit >= least:
        count += 1
        line = _line(*in_line(moves[:count]))
        if not fold.has_room(line, width, height):
            fold = _new_fold(line, width, height, fold.unit, _AHEAD)
    _folds.put((width, height), course[:count], fold, folded)
    return fold


def _new_fold(line: _Line, width: int, height: int, largest: int, ahead: int) -> _Fold:
    length = line.length
    for unit in STEPS:
        roomy = unit <= largest and length * _DENSE <= width * height / unit**2
        if roomy and (fold := _best(line, unit, width, height, ahead)) is not None:
            return fold
    raise ValueError(f"{line.tiles} tiles do not fit on {width} x {height} pixels")


def _best(line: _Line, unit: int, width: int, height: int, ahead: int) -> _Fold | None:
    """Return the fold at a scale that will last longest, of these the most balanced one; None if none has room.

    `ahead` is how many tiles more at either end are thought of (0: any fold that has room will do). Large scales are
    left as soon as they would not last.
    """
    fold, best, high = None, -1.0, height / unit
    for share, left, right in _borders(width, unit):
        lean = abs(share - 0.5)
        lasts = 0 if unit <= _LASTING or not ahead else 1  # tiles more at least, to be better
        while lasts - lean <= best:
            lasts += 1
        while lasts <= ahead and line.depth(left, right, lasts + 1) <= high:
            box = line.box(left, right, lasts + 1, high)
            west, north, east, south = (part * unit for part in box)
            if west + east > width or north + south > height:
                break
            off = abs(north - south) / (2 * (north + south))
            if lasts - off - lean > best:
                best = lasts - off - lean
                x, y = min(max(share * width, west), width - east), (height + north - south) / 2
                fold = _Fold(unit, left, right, int(x), int(y))
            lasts += 1
        if fold is not None and (not ahead or best > ahead - _GOOD):
            return fold
    return fold


@lru_cache(maxsize=64)
def _borders(width: int, unit: int) -> tuple[tuple[float, float, float], ...]:
    """Return the parts of the width that are tried left of the first tile, with distances of the borders in halves."""
    wide = width / unit
    return tuple(
        (share, int((share * wide - cut) * 2) / 2, int(((1 - share) * wide - cut) * 2) / 2)
        for share, cut in product(_SHARES, _CUTS)
    )
