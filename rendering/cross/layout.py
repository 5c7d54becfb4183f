"""The geometry of a cross: four streets from a start double, each with a part of the picture for itself.

All lengths are in halves; the origin is the centre of the start double, x runs to the right and y down. The axes
through the origin part the picture into four quarters. Each belongs to one of the two streets beside it: a street with
two of them winds over both, one with one on that side, one without runs straight on. Who has which, and where the start
double lies, is a plan; when a cross has no room any more, that plan is taken which leaves the open streets most.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from bot.games.kit.hands import put
from rendering.cross.streets import Bend, Candidate, Snake, StreetRoom, Way, has_places, total, turned, wind
from rendering.kit.tiles import Spot

Flags = tuple[bool, ...]
Moves = tuple[tuple[int, bool], ...]  # domos in the order of play: the street, and whether it is a double
# pixels of a half, even
STEPS = (92, 84, 76, 70, 66, 60, 56, 52, 48, 44, 40, 36, 32, 30, 28, 26, 24, 22, 20, 16, 12, 8)
READABLE = 48  # 12 points where 1200 pixels are shown 300 points wide
START = Spot(-0.5, -1.0, 1)
OPEN = (False, False, False, False)
_EDGES = (1.0, 0.5, 1.0, 0.5)  # how far the sides N E S W of the start double are from its centre
_QUARTERS = (3, 0, 1, 2)  # how N E S W are turned from a street that sets out to the right
# places of the start that are thought of, as parts of width and height; more of them find no better plans
_SHARES_X = (0.5, 0.43, 0.57, 0.36, 0.64, 0.24, 0.76, 0.14, 0.86)
_SHARES_Y = (0.5, 0.4, 0.6, 0.28, 0.72)
_SURE = 1.7  # how often a street's room must hold what lies there, as reckoned, so that it nearly always does
_DENSE = 0.26  # how long they are together at most on nearly all tables where a plan was found
_ALONE = 1.0  # what a street that never turns needs on either side
_DENSEST = 0.34  # how long streets can be for each square half of their room; they reach 0.325
_BOTH_DENSEST = 0.27  # where they wind over two quarters; they reach 0.24
_LASTING = 66  # a larger scale is only taken if it has room for more domos than there are
_AHEAD = 1  # domos on each open street that are thought of beforehand
_TRIED = 100  # streets that are laid in search of a plan, at a scale

_STRAIGHT, _RIGHT, _LEFT, _BOTH = range(4)  # which quarters a street has: none, one at a side, both


# how the four quarters can be shared out, as what each street has of them: N E S W
_SHARED = tuple(
    tuple((_STRAIGHT, _RIGHT, _LEFT, _BOTH)[(not owners[street]) + 2 * owners[street - 1]] for street in range(4))
    for owners in product((0, 1), repeat=4)  # of the quarter clockwise of each street: it, or the next one
)


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


class _CrossPlan(NamedTuple):
    """A plan of a cross: the place of the start (pixels), the pixels of a half, and how N E S W go."""

    x: int
    y: int
    unit: int
    courses: tuple[Bend, ...]


class _Cross(NamedTuple):
    """A cross as it lies: its spots, the plan, and its four streets, to go on from there."""

    layout: CrossLayout
    plan: _CrossPlan
    snakes: tuple[Snake, ...]


def fit_cross(
    moves: Moves, width: int, height: int, largest: int = STEPS[0], closed: tuple[bool, ...] = OPEN
) -> CrossLayout:
    """Lay a cross on a table of so many pixels, as it came about: dominoes stay in place while there is room.

    `moves` say of each domo but the start double, in the order of play, on which street it was laid (0 to 3: N E S W)
    and whether it is a double; `closed` are the streets that end with their last domo. When there is no room left, all
    are laid anew at the largest of `STEPS` that has room (not above `largest`, nor the step before). Doubles lie
    across, but not beside the start: E and W begin lengthwise, so that no domo touches the corners of the start double.
    ValueError if even the smallest step has no room.
    """
    return _grown(moves, closed, width, height, largest).layout


@lru_cache(maxsize=256)
def lowest(moves: Moves, width: int, heights: tuple[int, ...], least: int, closed: tuple[bool, ...] = OPEN) -> int:
    """Return the lowest of these heights at which a half has so many pixels, else the highest of them.

    A half never becomes larger again, so heights that were too low a move before are not tried again.
    """
    first = 0
    if moves:
        first = heights.index(lowest(moves[:-1], width, heights, least, put(closed, moves[-1][0], False)))
    large = (high for high in heights[first:] if fit_cross(moves, width, high, closed=closed).unit >= least)
    return next(large, heights[-1])


@lru_cache(maxsize=256)
def fit_part(
    moves: Moves, whole: Moves, width: int, height: int, largest: int, closed: tuple[bool, ...]
) -> CrossLayout | None:
    """Lay the beginning of a cross where it lies in the whole cross, which ends with the `closed` streets.

    None if it is not the beginning of it (some dominoes were taken back), or if no single has room behind it.
    """
    shapes = _shapes(moves)
    pairs = zip((shape[:-1] for shape in shapes), _shapes(whole), strict=True)
    begins = all(shape == long[:-1][: len(shape)] for shape, long in pairs)
    cross = _whole(_lasting(whole, closed, width, height, largest), shapes) if begins else None
    return cross and cross.layout


@lru_cache(maxsize=64)
def _lasting(moves: Moves, closed: tuple[bool, ...], width: int, height: int, largest: int) -> _CrossPlan:
    """Return the plan of a cross in which all its beginnings have room for a single behind each street, maybe smaller.

    Where there is none, its own plan.
    """
    grown, shapes = _grown(moves, closed, width, height, largest).plan, _shapes(moves)
    for unit in STEPS:
        if unit <= grown.unit:
            plan = grown if unit == grown.unit else _planned(shapes, closed, width, height, unit)
            if plan and all(has_places(*course) for course in zip(shapes, plan.courses, _EDGES, strict=True)):
                return plan
    return grown


@lru_cache(maxsize=256)
def _grown(moves: Moves, closed: tuple[bool, ...], width: int, height: int, largest: int) -> _Cross:
    """Return the cross as it was before the last move, with a domo more; by a new plan if the old one lacks room."""
    if moves:
        street, double = moves[-1]
        before = _grown(moves[:-1], put(closed, street, False), width, height, largest)
        if (cross := _longer(before, street, double)) is not None:
            return cross
        largest = before.plan.unit
    shapes = _shapes(moves)
    for unit in STEPS:
        plan = None if unit > largest else _planned(shapes, closed, width, height, unit)
        if cross := plan and _whole(plan, shapes):
            return cross
    raise ValueError(f"{len(moves) + 1} domos do not fit on {width} x {height} pixels")


def _shapes(moves: Moves) -> tuple[Flags, ...]:
    """Return street by street which domos lie across, with a single more where the next one would lie."""
    streets = tuple(tuple(double for street, double in moves if street == index) for index in range(4))
    return tuple(
        (*(double and _may_lie_across(at, index) for at, double in enumerate(street)), False)
        for index, street in enumerate(streets)
    )


def _may_lie_across(at: int, street: int) -> bool:
    """Return True unless it is a street's first domo beside a long side of the start double."""
    return at > 0 or street % 2 == 0


def _planned(shapes: Sequence[Flags], closed: Sequence[bool], width: int, height: int, unit: int) -> _CrossPlan | None:
    """Return the best plan at a scale, with room for more domos if there is one; large scales are taken only so."""
    for ahead in (_AHEAD, 0) if unit <= _LASTING else (_AHEAD,):
        later = [shape + (False,) * (0 if shut else ahead) for shape, shut in zip(shapes, closed, strict=True)]
        lengths = [total(shape) for shape in later]
        if sum(lengths) > width * height / unit**2 * (_DENSEST if unit <= READABLE else _DENSE):
            continue
        bends: dict[tuple[int, int, int, int], Bend | None] = {}
        for x, y, shared in _ranked(lengths, closed, width, height, unit):
            sides = _sides(x, y, width, height, unit)
            if courses := _courses(later, _AHEAD - ahead, x, y, shared, sides, bends):
                return _CrossPlan(x, y, unit, courses)
            if len(bends) > _TRIED:
                break
    return None


def _ranked(
    lengths: Sequence[float], closed: Sequence[bool], width: int, height: int, unit: int
) -> list[tuple[int, int, tuple[int, ...]]]:
    """Return places of the start with the room of each street, those first that most likely have enough.

    They are ranked by how often a street's room holds its dominoes: first by the least such number, as long as it is
    uncertain that all have room once, and then by the least among the open streets.
    """
    plans, some_closed = [], any(closed)
    for x, y, most in _places(width, height, unit):
        if any(rooms[-1] < length for rooms, length in zip(most, lengths, strict=True)):
            continue
        north, east, south, west = (
            [room / length if room >= length else 0.0 for room in rooms]
            for rooms, length in zip(most, lengths, strict=True)
        )
        middle = -abs(2 * x - width) - abs(2 * y - height)
        for shared in _SHARED:
            first, second, third, fourth = shared
            if north[first] and east[second] and south[third] and west[fourth]:
                spares = north[first], east[second], south[third], west[fourth]
                least = min(spares)
                open_spares = (spare for spare, shut in zip(spares, closed, strict=True) if not shut)
                among = min(open_spares, default=_SURE) if some_closed else least
                plans.append((least if least < _SURE else _SURE, among, middle, x, y, shared))
    plans.sort(reverse=True)
    return [(x, y, shared) for _, _, _, x, y, shared in plans]


@lru_cache(maxsize=128)
def _places(width: int, height: int, unit: int) -> tuple[tuple[int, int, tuple[tuple[float, ...], ...]], ...]:
    """Return places of the start, and how long each street can be there at most, by the quarters that it has.

    The last number of each is the largest of them.
    """
    places = []
    for x, y in product((int(width * part) for part in _SHARES_X), (int(height * part) for part in _SHARES_Y)):
        sides = _sides(x, y, width, height, unit)
        rooms = [[_room(kind, street, sides) for kind in range(4)] for street in range(4)]
        most = [
            [_most(room, kind, edge) for kind, room in enumerate(row)] for row, edge in zip(rooms, _EDGES, strict=True)
        ]
        places.append((x, y, tuple((*longest, max(longest)) for longest in most)))
    return tuple(places)


def _most(room: StreetRoom, kind: int, edge: float) -> float:
    """Return how long a street can be in its room."""
    if kind == _STRAIGHT:
        return room.ahead - edge
    return (room.ahead + 1) * (room.side + room.other + 1) * (_BOTH_DENSEST if kind == _BOTH else _DENSEST)


def _sides(x: int, y: int, width: int, height: int, unit: int) -> list[float]:
    """Return how far the borders N E S W are from the origin, in halves."""
    return [pixels * 2 // unit / 2 for pixels in (y, width - x, height - y, x)]


def _room(kind: int, street: int, sides: Sequence[float]) -> StreetRoom:
    ahead, right, left = sides[street], sides[(street + 1) % 4], sides[street - 1]
    if kind == _BOTH:
        return StreetRoom(ahead, right, left)
    return StreetRoom(ahead, {_STRAIGHT: _ALONE, _RIGHT: right, _LEFT: left}[kind], _ALONE)


_WAYS: dict[int, tuple[Way, ...]] = {
    _STRAIGHT: ("straight",),
    _RIGHT: ("back", "along"),
    _LEFT: ("back", "along"),
    _BOTH: ("across",),
}


def _courses(
    shapes: Sequence[Flags],
    more: int,
    x: int,
    y: int,
    shared: Sequence[int],
    sides: Sequence[float],
    bends: dict[tuple[int, int, int, int], Bend | None],
) -> tuple[Bend, ...]:
    """Return how the streets go, the longest being tried first; none if one has no room. `bends` was tried before."""
    courses: dict[int, Bend] = {}
    for street in sorted(range(4), key=lambda street: -len(shapes[street])):
        key = (x, y, street, shared[street])
        if key not in bends:
            bends[key] = _course(shapes[street], more, street, shared[street], sides)
        course = bends[key]
        if course is None:
            return ()
        courses[street] = course
    return tuple(courses[street] for street in range(4))


def _course(shape: Flags, more: int, street: int, kind: int, sides: Sequence[float]) -> Bend | None:
    """Return how a street goes in the quarters that it has; None if it has no room."""
    room, edge, length = _room(kind, street, sides), _EDGES[street], len(shape)
    ways = _WAYS[kind] if street % 2 == 0 else _WAYS[kind][::-1]
    # laid with what is thought of beforehand, which tells of the shorter ones too
    longest = shape + (False,) * more
    way = next((way for way in ways if len(wind(longest, way, edge, room)) >= length), None)
    return way and Bend(way, room, kind == _LEFT)


def _whole(plan: _CrossPlan, shapes: Sequence[Flags]) -> _Cross | None:
    """Lay all streets as planned; None if the plan has no room for them, or for a single behind one."""
    snakes, streets, places = [], [], []
    for street, (shape, course) in enumerate(zip(shapes, plan.courses, strict=True)):
        snake = Snake(course.way, _EDGES[street], course.room)
        steps = [snake.lay(double) for double in shape[:-1]]
        place = None if None in steps else snake.fork().lay(False)
        if place is None:
            return None
        snakes.append(snake)
        streets.append(tuple(_turned(step, street, course) for step in steps))
        places.append(_turned(place, street, course))
    return _Cross(CrossLayout(plan.unit, plan.x, plan.y, tuple(streets), tuple(places)), plan, tuple(snakes))


def _longer(cross: _Cross, street: int, double: bool) -> _Cross | None:
    """Lay one domo more on a street; no other moves. None if it or the place behind it has no room."""
    layout, course, snake = cross.layout, cross.plan.courses[street], cross.snakes[street].fork()
    step = snake.lay(double and _may_lie_across(len(layout.streets[street]), street))
    place = step and snake.fork().lay(False)
    if step is None or place is None:
        return None
    grown = (*layout.streets[street], _turned(step, street, course))
    return _Cross(
        layout._replace(
            streets=put(layout.streets, street, grown),
            places=put(layout.places, street, _turned(place, street, course)),
        ),
        cross.plan,
        put(cross.snakes, street, snake),
    )


def _turned(step: Candidate | None, street: int, course: Bend) -> Spot:
    assert step is not None
    return turned(step.spot, _QUARTERS[street], course.mirrored)
