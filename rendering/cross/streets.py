"""The geometry of one street: how its domos lie when it has to wind.

All lengths are in halves: a domo is 2 x 1, a half the unit. The frame is the street's own: the centre of the start
double is the origin, the street sets out to +x, and it winds on the side of +y (clockwise on a picture).

A street runs straight on until it must turn. It turns in one of two ways: `beside`, the next domo joins the side of the
last half; or `before`, it joins the end, so that its first half makes the corner. From one run to the next the street
goes over a few domos (the crossing) until the runs are so far apart that doubles, which lie across, cannot touch.
Nothing that is laid later moves what lies.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from rendering.kit.tiles import Spot

Way = Literal["along", "back", "across", "straight"]
Vector = tuple[float, float]
PITCH = 2.5  # how far runs lie apart at least, from centre to centre: two doubles then leave half a unit
CLEAR = PITCH - 1.0  # how far from a straight street others may come: beyond its doubles, with that gap
_RESERVE = 1.0  # room kept free where a run ends with a single
_RESERVE_DOUBLE = 0.5  # the same with a double
_RESERVE_TWO = 1.5  # the same with two of them
_RECENT = 5  # how many domos back a corner could touch
_WAYS: tuple[Vector, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))


class StreetRoom(NamedTuple):
    """The room of a street: how far it may go ahead, to the side on which it winds, and to the other side."""

    ahead: float
    side: float
    other: float = 1.0


class Bend(NamedTuple):
    """The bends of a street: its way, its room, and the side to which it winds (`mirrored`: the other one)."""

    way: Way
    room: StreetRoom
    mirrored: bool


class Candidate(NamedTuple):
    """A domo as it could be laid: its spot, its centre, the middle of the edge that the next one joins, its heading."""

    spot: Spot
    centre: Vector
    edge: Vector
    heading: int


@lru_cache(maxsize=2048)
def wind(crosswise: tuple[bool, ...], way: Way, start: float, room: StreetRoom) -> tuple[Spot, ...]:
    """Lay a street as far as there is room; its first domo joins an edge that is `start` away from the origin.

    `way`: `straight`: it never turns. `along`: it runs ahead, and comes back beside itself. `back`: it runs ahead, then
    to the side, and comes back towards the origin in runs that lie across. `across`: it turns as soon as it can, and
    goes on in runs that lie across and use both sides.
    """
    lay = Snake(way, start, room).lay
    spots = []
    for double in crosswise:
        if (step := lay(double)) is None:
            break
        spots.append(step.spot)
    return tuple(spots)


def has_places(shape: Sequence[bool], course: Bend, edge: float) -> bool:
    """Return True if a single has room behind every domo of a street, and before the first."""
    snake = Snake(course.way, edge, course.room)
    for double in shape[:-1]:
        if snake.fork().lay(False) is None or snake.lay(double) is None:
            return False
    return snake.fork().lay(False) is not None


class Snake:
    """Lays one street, domo by domo."""

    def __init__(self, way: Way, start: float, room: StreetRoom) -> None:
        self._way, self._room = way, room
        self._edge: Vector = (start, 0.0)
        self._heading = 0
        self._double = self._two = False  # whether the domo before was one, and the one before that too
        self._base = 0.0  # the run that is left behind
        self._crossing = way == "across"
        self._next = 1  # the heading of the next run
        self._first = True
        self._straights = 0  # how many domos lie straight on, the last ones
        self._laid: list[Spot] = []

    def lay(self, double: bool) -> Candidate | None:
        """Lay the next domo; None if there is no room."""
        step = self._crossed(double) if self._crossing and not self._first else self._run(double)
        if step is None:
            return None
        self._first = False
        self._two, self._double = self._double and double, double
        self._edge, self._heading = step.edge, step.heading
        self._laid.append(step.spot)
        return step

    def fork(self) -> "Snake":
        """Return another street that is as long, to go on from there."""
        other = Snake.__new__(Snake)
        other.__dict__.update(self.__dict__, _laid=self._laid[-_RECENT:])
        return other

    def _run(self, double: bool) -> Candidate | None:
        step = self._straight(double)
        if self._ends_well(step, double) and (self._straights >= _RECENT or self._touches(step) < _LINE):
            self._straights += 1
            return step
        self._straights = 0
        if self._way == "straight" or self._first:
            return None
        if self._way == "back" and self._heading == 0:
            return self._turn(double, 1, farthest=True)
        return self._leave(double)

    def _ends_well(self, step: Candidate, double: bool) -> bool:
        """Return True if a run may end with this domo: the next one must find room in the corner."""
        reserve = _RESERVE if not double else _RESERVE_TWO if self._double else _RESERVE_DOUBLE
        return self._room_ahead(step.edge, step.heading) >= (0 if self._way == "straight" else reserve)

    def _room_ahead(self, point: Vector, heading: int) -> float:
        """Return how much room is left ahead."""
        room, (x, y) = self._room, point
        if heading == 0:
            return room.ahead - x
        if heading == 1:
            return room.side - y
        return x - CLEAR if heading == 2 else y - (CLEAR if self._way == "back" else -room.other)

    def _leave(self, double: bool) -> Candidate | None:
        """Leave a run that is full, with the first domo of the crossing."""
        over = {"along": 1, "back": 2, "across": 0}[self._way]
        self._base = self._edge[1 - self._heading % 2]
        self._next = (self._heading + 2) % 4
        self._crossing = True
        steps = (self._beside(double, over), self._before(double, over))
        return self._best([step for step in steps if self._crosses_well(step, double)])

    def _crossed(self, double: bool) -> Candidate | None:
        """Go on crossing: begin the next run as soon as it is far enough from the last."""
        if (step := self._turn(double, self._next)) is not None:
            return step
        step = self._straight(double)
        return self._best([step] if self._crosses_well(step, double) else [])

    def _crosses_well(self, step: Candidate, double: bool) -> bool:
        """Return True if a domo of a crossing is inside, in front and on both sides."""
        reach = 1.0 if double else 0.5
        sides = ((step.heading + 1) % 4, (step.heading + 3) % 4)
        inside = all(self._room_ahead(_shifted(step.centre, side, reach), side) >= 0 for side in sides)
        return inside and self._room_ahead(step.edge, step.heading) >= 0

    def _turn(self, double: bool, heading: int, farthest: bool = False) -> Candidate | None:
        """Begin a run at the smallest distance (or the largest) that is far enough; None if none is possible."""
        steps = []
        for step in (self._beside(double, heading), self._before(double, heading)):
            outside = self._room_ahead(_shifted(step.centre, self._heading, 1.0), self._heading) < 0
            if self._distance(step) >= PITCH and not outside and self._ends_well(step, double):
                steps.append(step)
        steps.sort(key=self._distance, reverse=farthest)
        best = self._best(steps)
        self._crossing = self._crossing and best is None
        return best

    def _distance(self, step: Candidate) -> float:
        """Return how far a run that begins with this step is from the last one."""
        return abs(step.centre[self._heading % 2] - self._base)

    def _best(self, steps: list[Candidate]) -> Candidate | None:
        """Return the first of those that touch least; None if all touch more than a corner."""
        touches = [self._touches(step) for step in steps]
        least = min(touches, default=_LINE)
        return None if least == _LINE else steps[touches.index(least)]

    def _touches(self, step: Candidate) -> int:
        """Return how a domo touches those before the last one: not at all (0), in a corner, or worse."""
        spot, most = step.spot, 0
        for other in self._laid[-_RECENT:-1]:
            touch = _touch(spot, other)
            if touch == _LINE:
                return _LINE
            most = touch or most
        return most

    def _straight(self, double: bool) -> Candidate:
        return _step(self._edge, self._heading, double)

    def _beside(self, double: bool, heading: int) -> Candidate:
        """Turn at the last half. A double that would touch more than that half, or a third one, moves outwards."""
        corner = _shifted(self._edge, self._heading, -0.5)
        edge = _shifted(corner, heading, 1.0 if self._double else 0.5)
        if double and (self._two or not self._double):
            edge = _shifted(edge, self._heading, 0.5)
        return _step(edge, heading, double)

    def _before(self, double: bool, heading: int) -> Candidate:
        """Turn with the first half of the next domo. Behind a double it joins one of its halves alone."""
        corner = _shifted(self._edge, self._heading, 1.0 if double else 0.5)
        return _step(_shifted(corner, heading, 0.0 if self._double and not double else -0.5), heading, double)


_POINT = 1  # what two dominoes share at least, as `_touch` says it
_LINE = 2


def _touch(spot: Spot, other: Spot) -> int:
    """Return 0 if two domos are apart, or how they touch: in a point, or along a line or more."""
    (x, y, turn), (left, top, way) = spot, other
    width, wide = 2.0 - turn % 2, 2.0 - way % 2
    across, down = x - left, y - top
    if across > wide or across < -width or down > 3.0 - wide or down < width - 3.0:
        return 0
    return _POINT if across in (wide, -width) and down in (3.0 - wide, width - 3.0) else _LINE


def _shifted(point: Vector, heading: int, length: float) -> Vector:
    x, y = _WAYS[heading]
    return point[0] + x * length, point[1] + y * length


def _step(edge: Vector, heading: int, double: bool) -> Candidate:
    """Return a domo that joins an edge, straight on in that heading."""
    (x, y), (across, down) = edge, _WAYS[heading]
    half = 0.5 if double else 1.0
    x, y = x + across * half, y + down * half
    turn = (heading + 1) % 4 if double else heading
    spot = Spot(x - 1.0, y - 0.5, turn) if turn % 2 == 0 else Spot(x - 0.5, y - 1.0, turn)
    return Candidate(spot, (x, y), (x + across * half, y + down * half), heading)


def turned(spot: Spot, quarter: int, mirrored: bool) -> Spot:
    """Turn a spot round the origin by quarters clockwise, first mirrored at the x axis if asked."""
    x, y = spot.x + spot.width / 2, spot.y + spot.height / 2
    turn = spot.turn
    if mirrored:
        y, turn = -y, (0, 3, 2, 1)[turn]
    for _ in range(quarter):
        x, y = -y, x
    turn = (turn + quarter) % 4
    width, height = (2.0, 1.0) if turn % 2 == 0 else (1.0, 2.0)
    return Spot(x - width / 2, y - height / 2, turn)


def total(lengths: Sequence[bool]) -> float:
    """Return how long a street is that runs straight on."""
    return sum(1.0 if double else 2.0 for double in lengths)
