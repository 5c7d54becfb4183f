"""Pictures made of shapes: polygons and strokes in a square of -0.5 to 0.5, with an outline round groups of them.

Colours are names of paints. A faded picture is drawn in greys of as many kinds, so that it stays the same picture.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import atan2, cos, degrees, hypot, pi, radians, sin
from typing import NamedTuple, TypeAlias

from rendering.kit.sprites import Pen, Point

OUTLINE = 0.032  # its width, a half being 1
SIZE = 0.87  # of a half that a picture takes, so that it keeps off the edges
_SHARP = 15  # degrees; where an outline turns outwards by more it is rounded
_STEPS = 6  # points of a curve between two of the given ones


# points, or the same as text, so that a shape is a line: `.1,.2 -.3,.4`
Points: TypeAlias = str | Iterable[Point]


class Form(NamedTuple):
    """A filled polygon, or a stroke through the points if it has a width."""

    points: tuple[Point, ...]
    paint: str
    width: float = 0


class Layer(NamedTuple):
    """Shapes that lie on one another, with one outline round all of them together or none."""

    shapes: tuple[Form, ...]
    outlined: bool = True


class Drawing(NamedTuple):
    """Layers from the lowest to the uppermost."""

    layers: tuple[Layer, ...]


def drawing(*layers: Layer) -> Drawing:
    """Return a drawing of layers, the lowest first."""
    return Drawing(layers)


def solid(*shapes: Form) -> Layer:
    """Return a layer with an outline round all shapes together."""
    return Layer(shapes)


def marks(*shapes: Form) -> Layer:
    """Return a layer without an outline."""
    return Layer(shapes, outlined=False)


def _points(points: Points) -> tuple[Point, ...]:
    if not isinstance(points, str):
        return tuple(points)
    pairs = (point.split(",") for point in points.split())
    return tuple((float(x), float(y)) for x, y in pairs)


def fill(paint: str, points: Points) -> Form:
    """Return a polygon with sharp corners."""
    return Form(_points(points), paint)


def blob(paint: str, points: Points) -> Form:
    """Return a polygon without corners that goes through all points."""
    return Form(_curved(_points(points), closed=True), paint)


def stroke(paint: str, width: float, points: Points) -> Form:
    """Return a stroke with round ends that bends softly through all points."""
    return Form(_curved(_points(points), closed=False), paint, width)


def bars(paint: str, width: float, points: Points) -> Form:
    """Return a stroke with round ends and corners."""
    return Form(_points(points), paint, width)


def oval(paint: str, x: float, y: float, across: float, down: float, turn: float = 0) -> Form:
    """Return an ellipse round x, y with such radii, turned clockwise by degrees."""
    c, s = cos(radians(turn)), sin(radians(turn))
    around = [(across * cos(step * pi / 16), down * sin(step * pi / 16)) for step in range(32)]
    return Form(tuple((x + a * c - b * s, y + a * s + b * c) for a, b in around), paint)


def disc(paint: str, x: float, y: float, radius: float) -> Form:
    """Return a circle."""
    return oval(paint, x, y, radius, radius)


def rays(x: float, y: float, count: int, start: float, *radii: float) -> tuple[Point, ...]:
    """Return so many points around x, y from an angle in degrees on; the radii take turns."""
    angles = [radians(start + 360 * index / count) for index in range(count)]
    return tuple(
        (x + radii[index % len(radii)] * cos(angle), y + radii[index % len(radii)] * sin(angle))
        for index, angle in enumerate(angles)
    )


def mirrored(*shapes: Form) -> tuple[Form, ...]:
    """Return the shapes, and each once more on the other side of the vertical axis."""
    flipped = (shape._replace(points=tuple((-x, y) for x, y in shape.points)) for shape in shapes)
    return (*shapes, *flipped)


def _curved(points: Sequence[Point], closed: bool) -> tuple[Point, ...]:
    """Return points of a Catmull-Rom spline through the given ones."""
    ring = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    pieces = (_piece(*ring[index : index + 4]) for index in range(len(ring) - 3))
    curve = tuple(point for piece in pieces for point in piece)
    return curve if closed else (*curve, points[-1])


def _piece(before: Point, start: Point, end: Point, after: Point) -> Iterable[Point]:
    for step in range(_STEPS):
        t = step / _STEPS
        x, y = (_spline(t, *values) for values in zip(before, start, end, after, strict=True))
        yield x, y


def _spline(t: float, before: float, start: float, end: float, after: float) -> float:
    return (
        start
        + t * (end - before) / 2
        + t * t * (before - 2.5 * start + 2 * end - after / 2)
        + t * t * t * (1.5 * (start - end) + (after - before) / 2)
    )


# what is drawn instead of a paint in a faded picture
_FADED = {
    "ink": "dim-ink",
    "white": "faded-light",
    "tan": "faded-light",
    "yellow": "faded-pale",
    "pale-yellow": "faded-light",
    "pale-blue": "faded-light",
    "pale-green": "faded-light",
    "pale-pink": "faded-light",
    "pale-violet": "faded-light",
}


def paint_drawing(pen: Pen, picture: Drawing, dim: bool = False) -> None:
    """Paint a picture round the pen's origin."""
    for layer in picture.layers:
        if layer.outlined:
            for shape in layer.shapes:
                _paint_outline(pen, shape, _colour("ink", dim))
        for shape in layer.shapes:
            _paint_shape(pen, shape, _colour(shape.paint, dim))


def _colour(paint: str, dim: bool) -> str:
    return _FADED.get(paint, "faded") if dim else f"paint-{paint}"


def _paint_outline(pen: Pen, shape: Form, colour: str) -> None:
    if shape.width:
        pen.line(shape.points, shape.width + 2 * OUTLINE, colour)
        return
    rim, corners = _rim(shape)
    pen.polygon(rim, colour)
    for x, y in corners:
        pen.dot(x, y, OUTLINE, colour)


def _paint_shape(pen: Pen, shape: Form, colour: str) -> None:
    if shape.width:
        pen.line(shape.points, shape.width, colour)
    else:
        pen.polygon(shape.points, colour)


@cache
def _rim(shape: Form) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """Return a polygon that is larger by the outline, and the corners that must be rounded."""
    points = shape.points
    around = list(zip((points[-1], *points), points, (*points[1:], points[0]), strict=False))
    out = 1 if sum(a[0] * b[1] - b[0] * a[1] for a, b, _ in around) > 0 else -1
    rim: list[Point] = []
    corners = []
    for before, middle, after in around:
        sides = [_outwards(before, middle, out), _outwards(middle, after, out)]
        if _turn(*sides) * out <= _SHARP:
            sides = [_between(*sides)]
        else:
            corners.append(middle)
        rim += [(middle[0] + x, middle[1] + y) for x, y in sides]
    return tuple(rim), tuple(corners)


def _outwards(start: Point, end: Point, out: int) -> Point:
    """Return the vector from an edge to the rim of the outline."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y) / OUTLINE * out
    return y / length, -x / length


def _between(first: Point, second: Point) -> Point:
    x, y = first[0] + second[0], first[1] + second[1]
    length = hypot(x, y) / OUTLINE
    return x / length, y / length


def _turn(first: Point, second: Point) -> float:
    """Return the angle between two vectors in degrees, above 0 if it is clockwise."""
    return (degrees(atan2(second[1], second[0]) - atan2(first[1], first[0])) + 180) % 360 - 180
