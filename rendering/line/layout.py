"""The geometry of a chain of dominoes, as people lay it: straight on, and round the corner at the border.

All lengths are in half tiles: a tile is 2 x 1, the half is the unit. The first tile lies in the middle, the origin is
its centre, x runs to the right and y down. The right arm turns downwards and comes back from right to left, and so on;
the left arm is the same turned by half a circle: it turns upwards. An arm never depends on what is laid later, so the
tiles stay where they are while the chain grows, until there is no room for the next one.

Rows are three units apart: a standing tile joins them, its ends touching the halves above and below. Doubles lie
across and jut out half a unit; so between two rows at least one unit stays free. A double may lie over the border, so
that no double must turn the corner behind a single.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

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


class _Arm:
    """Lays one arm to the right and down, tile by tile; the borders are `ahead` and `behind` of the origin."""

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

    def fork(self) -> "_Arm":
        """Return another arm that is as long, to go on from there."""
        other = _Arm.__new__(_Arm)
        other.__dict__.update(self.__dict__)
        return other

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


_FIRST = Spot(-1.0, -0.5, 0)  # the first tile
_DOUBLE = Spot(-0.5, -1.0, 1)  # the same, if it lies crosswise


def _opposite(spot: Spot) -> Spot:
    """Turn a spot by half a circle round the origin. Its left half then is the outer one, as the left arm has it."""
    return Spot(-spot.x - spot.width, -spot.y - spot.height, spot.turn)


def fit(moves: Moves, width: int, height: int) -> LineLayout:
    """Lay a line on a table of so many pixels, as it came about: tiles stay in place while there is room.

    `moves` say of each tile in the order of play to which end it was laid (the first: any) and whether it lies across.
    When there is no room left the line is laid anew: in the largest of `STEPS` that has room for it, not above the step
    before, folded and placed so that it can stay as long as possible. ValueError if even the smallest step has no room.
    """
    return _grown(moves, width, height).layout


def fit_part(flags: tuple[bool, ...], start: int, whole: Moves, width: int, height: int) -> LineLayout:
    """Lay a part of a line where it lies in the whole line; `flags` say which of its tiles lie across."""
    return _whole(flags, start, _grown(whole, width, height).fold).layout


def fit_at_once(flags: tuple[bool, ...], start: int, width: int, height: int, largest: int = STEPS[0]) -> LineLayout:
    """Lay a line of which the order of play is not known; `flags` say from left to right which tiles lie across."""
    return _whole(flags, start, _new_fold(flags, start, width, height, largest, 0)).layout


@lru_cache(maxsize=256)
def lowest(moves: Moves, width: int, heights: tuple[int, ...], least: int) -> int:
    """Return the lowest of these heights at which a half has so many pixels, else the highest of them.

    A half never becomes larger again, so heights that were too low a move before are not tried again.
    """
    first = heights.index(lowest(moves[:-1], width, heights, least)) if moves else 0
    large = (height for height in heights[first:] if fit(moves, width, height).unit >= least)
    return next(large, heights[-1])


def lowest_at_once(flags: tuple[bool, ...], start: int, width: int, heights: tuple[int, ...], least: int) -> int:
    """Return the lowest of these heights for a line whose order of play is unknown."""
    large = (high for high in heights if fit_at_once(flags, start, width, high).unit >= least)
    return next(large, heights[-1])


def in_line(moves: Moves) -> tuple[tuple[bool, ...], int]:
    """Return from left to right which tiles lie across, and the index of the one that was laid first."""
    before = [across for side, across in moves[1:] if side < 0]
    after = [across for side, across in moves[1:] if side > 0]
    return (*reversed(before), *(across for _, across in moves[:1]), *after), len(before)


class _Fold(NamedTuple):
    """A way to fold a line: pixels of a half, distances of the borders (in halves), the first tile's place (pixels)."""

    unit: int
    left: float
    right: float
    x: int
    y: int


class _Line(NamedTuple):
    """A line as it lies: its fold, its spots, its arms to the right and to the left, how far it reaches."""

    fold: _Fold
    layout: LineLayout
    arms: tuple[_Arm, _Arm]
    box: Box

    @property
    def fits(self) -> Box:
        """Return how far it reaches with the places at its ends."""
        return _around((self.layout.left, self.layout.right), self.box)


@lru_cache(maxsize=256)
def _grown(moves: Moves, width: int, height: int) -> _Line:
    """Return the line as it was before the last move, with a tile more; in a new fold where the old is full."""
    flags, start = in_line(moves)
    largest = STEPS[0]
    if moves:
        before = _grown(moves[:-1], width, height)
        fold = before.fold
        line = _longer(before, *moves[-1]) if len(moves) > 1 else _whole(flags, start, fold)
        if _inside(line.fits, fold, width, height):
            return line
        largest = fold.unit
    return _whole(flags, start, _new_fold(flags, start, width, height, largest, _AHEAD))


def _whole(flags: tuple[bool, ...], start: int, fold: _Fold) -> _Line:
    """Lay all of a line in a fold; an empty one has no spots, and both ends are the place of the first tile.

    Doubles jut out over the border by up to 1, in corners with several doubles in a row by up to 2.5.
    """
    double = bool(flags) and flags[start]
    after, before = _Arm(double, fold.right, fold.left), _Arm(double, fold.left, fold.right)
    right = [after.lay(across) for across in flags[start + 1 :]]
    left = [_opposite(before.lay(across)) for across in flags[:start][::-1]]
    laid = (*left[::-1], *((_DOUBLE if double else _FIRST,) if flags else ()), *right)
    ends = (_opposite(before.fork().lay(False)), after.fork().lay(False)) if flags else (_FIRST, _FIRST)
    return _Line(fold, LineLayout(fold.unit, fold.x, fold.y, laid, *ends), (after, before), _around(laid))


def _longer(line: _Line, side: int, across: bool) -> _Line:
    """Lay one tile more at an end; no other moves."""
    arm = line.arms[side < 0].fork()
    spot, place = arm.lay(across), arm.fork().lay(False)
    layout = line.layout
    if side < 0:
        spot = _opposite(spot)
        layout = layout._replace(spots=(spot, *layout.spots), left=_opposite(place))
        arms = line.arms[0], arm
    else:
        layout = layout._replace(spots=(*layout.spots, spot), right=place)
        arms = arm, line.arms[1]
    return _Line(line.fold, layout, arms, _around((spot,), line.box))


@lru_cache(maxsize=256)
def _new_fold(flags: tuple[bool, ...], start: int, width: int, height: int, largest: int, ahead: int) -> _Fold:
    length = sum(1 if across else 2 for across in flags)
    for unit in STEPS:
        if unit <= largest and length * _DENSE <= width * height / unit**2:
            fold = _best(flags, start, unit, width, height, ahead)
            if fold is not None:
                return fold
    raise ValueError(f"{len(flags)} tiles do not fit on {width} x {height} pixels")


def _around(spots: Iterable[Spot], box: Box = (0.0, 0.0, 0.0, 0.0)) -> Box:
    """Return how far spots reach, together with a box."""
    left, up, right, down = box
    for x, y, turn in spots:
        wide = 1.0 + (turn + 1) % 2
        if -x > left:
            left = -x
        if -y > up:
            up = -y
        if x + wide > right:
            right = x + wide
        if y + 3.0 - wide > down:
            down = y + 3.0 - wide
    return left, up, right, down


def _boxes(flags: tuple[bool, ...], start: int, left: float, right: float, high: float, more: int) -> list[Box]:
    """Return how far a line with its places reaches, now and with up to so many singles more at both ends.

    No boxes if it goes down further than `high`. The left arm is laid like the right one and turned by half a circle.
    """
    if not flags:
        return [_around((_FIRST,))] * (more + 1)
    double = flags[start]
    first = _around((_DOUBLE if double else _FIRST,))
    after = _reached(_Arm(double, right, left), flags[start + 1 :], high, more)
    before = _reached(_Arm(double, left, right), flags[:start][::-1], high - after[0][3], more) if after else []
    return [_joined(first, second, (*other[2:], *other[:2])) for second, other in zip(after, before, strict=False)]


def _joined(*boxes: Box) -> Box:
    left, up, right, down = map(max, zip(*boxes, strict=True))
    return left, up, right, down


def _reached(arm: _Arm, crosswise: Sequence[bool], high: float, more: int) -> list[Box]:
    """Return how far an arm with its place reaches, and with up to so many singles more; none if it is too high."""
    box = (0.0, 0.0, 0.0, 0.0)
    for across in crosswise:
        box = _around((arm.lay(across),), box)
        if box[3] > high:
            return []
    reached = []
    for _ in range(more + 1):
        box = _around((arm.lay(False),), box)
        reached.append(box)
    return reached


def _inside(box: Box, fold: _Fold, width: int, height: int) -> bool:
    left, up, right, down = (part * fold.unit for part in box)
    return left <= fold.x <= width - right and up <= fold.y <= height - down


def _best(flags: tuple[bool, ...], start: int, unit: int, width: int, height: int, ahead: int) -> _Fold | None:
    """Return the fold at a scale that will last longest, of these the most balanced one; None if none has room.

    `ahead` is how many tiles more at either end are thought of (0: any fold that has room will do). Large scales are
    left as soon as they would not last.
    """
    folds: list[tuple[float, _Fold]] = []
    wide = width / unit
    for share in _SHARES:
        for cut in _CUTS:
            left, right = (int((part * wide - cut) * 2) / 2 for part in (share, 1 - share))
            boxes = _boxes(flags, start, left, right, height / unit, ahead)
            fitting = [
                count
                for count, (west, north, east, south) in enumerate(boxes)
                if (west + east) * unit <= width and (north + south) * unit <= height
            ]
            if fitting and (unit <= _LASTING or len(fitting) > 1 or not ahead):
                box = boxes[fitting[-1]]
                fold = _placed(box, unit, left, right, share, width, height)
                folds.append((fitting[-1] - _off(box) - abs(share - 0.5), fold))
                if not ahead or folds[-1][0] > ahead - _GOOD:
                    return fold
    return max(folds, key=lambda rated: rated[0])[1] if folds else None


def _placed(box: Box, unit: int, left: float, right: float, share: float, width: int, height: int) -> _Fold:
    """Put a fold on the table: in the middle as far as it reaches up and down, and between the borders."""
    west, north, east, south = (part * unit for part in box)
    x = min(max(share * width, west), width - east)
    y = (height + north - south) / 2
    return _Fold(unit, left, right, int(x), int(y))


def _off(box: Box) -> float:
    """Return by how much a box reaches further up than down, or down than up, as a part of its height."""
    return abs(box[1] - box[3]) / (2 * (box[1] + box[3]))
