"""The geometry of a cross: four streets from a start double, each with a part of the picture for itself.

All lengths are in halves; the origin is the centre of the start double, x runs to the right and y down. Where the start
double lies and how the streets wind is a plan. Plans are tried in a fixed order, from the middle outwards, at the
largest scale first. A cross keeps its plan until a street has no room any more.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rendering.cross.streets import StreetRoom, Way, total, turned, wind
from rendering.kit.tiles import Spot

Flags = tuple[bool, ...]
Moves = tuple[tuple[int, bool], ...]  # domos in the order of play: the street, and whether it is a double
STEPS = (
    104,
    84,
    66,
    60,
    56,
    52,
    48,
    44,
    40,
    36,
    32,
    30,
    28,
    26,
    24,
    22,
    20,
    16,
    12,
    8,
)  # pixels of a half, even
READABLE = 48  # 12 points where 1200 pixels are shown 300 points wide
START = Spot(-0.5, -1.0, 1)
_EDGES = (1.0, 0.5, 1.0, 0.5)  # how far the sides N E S W of the start double are from its centre
_QUARTERS = (3, 0, 1, 2)  # how N E S W are turned from a street that sets out to the right
_SHARES_X = (0.5, 0.43, 0.57, 0.36, 0.64, 0.3, 0.7, 0.24, 0.76, 0.14, 0.86)
_SHARES_Y = (0.5, 0.43, 0.57, 0.36, 0.64, 0.3, 0.7, 0.24, 0.76)
_ALONE = 1.0  # what a street that never turns needs on either side
_DENSEST = 0.34  # how long streets can be for each square half of their room; they reach 0.325


class CrossLayout(NamedTuple):
    """A cross on a table of some pixels.

    `unit` are the pixels of a half; `x` and `y` are the pixels of the origin, from the table's upper left corner.
    `streets` are the spots of the domos, N E S W, from the start outward, the touching half being the first;
    `places` are where the next single of each street would lie.
    """

    unit: int
    x: int
    y: int
    streets: tuple[tuple[Spot, ...], ...]
    places: tuple[Spot, ...]

    def pixels(self, spot: Spot) -> tuple[int, int]:
        """The pixels of a spot's left upper corner, from the table's."""
        return self.x + int(spot.x * self.unit), self.y + int(spot.y * self.unit)


class CrossPlan(NamedTuple):
    """Where the start lies (parts of width and height), how N and S wind, how E and W, and on which side."""

    x: float
    y: float
    upright: Way
    level: Way
    mirrored: bool = False


def _plans() -> Iterator[CrossPlan]:
    places = [(x, y) for x in _SHARES_X for y in _SHARES_Y]
    places.sort(key=lambda place: abs(place[0] - 0.5) + abs(place[1] - 0.5))
    for x, y in places:
        yield CrossPlan(x, y, "back", "along")
        yield CrossPlan(x, y, "back", "along", mirrored=True)
        yield CrossPlan(x, y, "across", "straight")
        yield CrossPlan(x, y, "straight", "across")


PLANS = tuple(_plans())


def fit_cross(moves: Moves, width: int, height: int, largest: int = STEPS[0]) -> CrossLayout:
    """Lay a cross on a table of so many pixels, as it came about: what lies stays as long as there is room.

    `moves` say of each domo but the start double, in the order of play, on which street it was laid (0 to 3: N E S W)
    and whether it is a double. When there is no room any more, the first plan that has some is taken, at the largest of
    `STEPS` (not above `largest`, nor the step before). Doubles lie across, but not beside the start: E and W begin
    lengthwise, so that nothing touches the corners of the start double. ValueError if not even the smallest step has
    room.
    """
    return _grown(moves, width, height, largest)[0]


@lru_cache(maxsize=1024)
def _grown(moves: Moves, width: int, height: int, largest: int) -> tuple[CrossLayout, "_Option"]:
    """The cross of these moves, and the plan by which it lies: that of the moves before while it has room."""
    shapes = _shapes(moves)
    if moves:
        before, option = _grown(moves[:-1], width, height, largest)
        largest = min(largest, before.unit)
        cross = _laid(option, shapes, _by_length(shapes), before.unit) if before.unit <= largest else None
        if cross is not None:
            return cross, option
    for unit in STEPS:
        found = None if unit > largest else _fitted(shapes, width, height, unit)
        if found is not None:
            return found
    raise ValueError(f"{len(moves) + 1} domos do not fit on {width} x {height} pixels")


def _shapes(moves: Moves) -> tuple[Flags, ...]:
    """Which domos of each street lie across, with a single more where the next one would lie."""
    streets = tuple(tuple(double for street, double in moves if street == index) for index in range(4))
    return tuple((*_first_lengthwise(street, index), False) for index, street in enumerate(streets))


def _by_length(shapes: Sequence[Flags]) -> list[int]:
    return sorted(range(4), key=lambda street: -total(shapes[street]))


def _first_lengthwise(street: Flags, index: int) -> Flags:
    return (False, *street[1:]) if index % 2 and street else street


class _Option(NamedTuple):
    """A plan on a table at a scale: the origin in pixels, the way, the room, and the most that it holds, N E S W."""

    plan: CrossPlan
    x: int
    y: int
    ways: tuple[Way, ...]
    rooms: tuple[StreetRoom, ...]
    most: tuple[float, ...]


def _fitted(
    shapes: Sequence[Flags], width: int, height: int, unit: int
) -> tuple[CrossLayout, _Option] | None:
    lengths = [total(shape) for shape in shapes]
    if sum(lengths) / _DENSEST > width * height / unit**2:
        return None
    order = _by_length(shapes)
    for option in _options(width, height, unit):
        if all(length <= most for length, most in zip(lengths, option.most, strict=True)):
            cross = _laid(option, shapes, order, unit)
            if cross is not None:
                return cross, option
    return None


def _laid(option: _Option, shapes: Sequence[Flags], order: Sequence[int], unit: int) -> CrossLayout | None:
    """Lay the streets as planned, the longest first; None if one has no room."""
    found: dict[int, tuple[Spot, ...]] = {}
    for street in order:
        spots = wind(shapes[street], option.ways[street], _EDGES[street], option.rooms[street])
        if spots is None:
            return None
        found[street] = spots
    laid = [_placed(found[street], _QUARTERS[street], option.plan.mirrored) for street in range(4)]
    places = tuple(spots[-1] for spots in laid)
    return CrossLayout(unit, option.x, option.y, tuple(spots[:-1] for spots in laid), places)


@lru_cache(maxsize=128)
def _options(width: int, height: int, unit: int) -> tuple[_Option, ...]:
    return tuple(_option(plan, width, height, unit) for plan in PLANS)


def _option(plan: CrossPlan, width: int, height: int, unit: int) -> _Option:
    x, y = int(width * plan.x), int(height * plan.y)
    sides = [pixels * 2 // unit / 2 for pixels in (y, width - x, height - y, x)]  # N E S W, in halves
    ways = (plan.upright, plan.level, plan.upright, plan.level)
    turn = -1 if plan.mirrored else 1
    rooms = tuple(
        _room(way, sides[street], sides[(street + turn) % 4], sides[(street - turn) % 4])
        for street, way in enumerate(ways)
    )
    most = tuple((room.ahead + 1.0) * (room.side + room.other + 1.0) * _DENSEST for room in rooms)
    return _Option(plan, x, y, ways, rooms, most)


def _room(way: Way, ahead: float, side: float, other: float) -> StreetRoom:
    if way == "straight":
        return StreetRoom(ahead, _ALONE, _ALONE)
    return StreetRoom(ahead, side, other if way == "across" else _ALONE)


@lru_cache(maxsize=1024)
def _placed(spots: tuple[Spot, ...], quarter: int, mirrored: bool) -> tuple[Spot, ...]:
    return tuple(turned(spot, quarter, mirrored) for spot in spots)
