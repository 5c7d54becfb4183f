"""Pictures made of shapes: polygons and strokes in a square of -0.5 to 0.5, with an outline round groups of them.

They stand in `rendering/art/*.txt`. A drawing begins with its key in brackets, and the paint of its ground if it has
one. Each layer is a line, and goes on in indented ones: `solid` has one outline round all its shapes together, `marks`
has none. `;` stands between shapes (see `_SHAPES`). Those after `±` are there once more on the other side of the
vertical axis; `&` stands between shapes that are mirrored together.

A point is `X,Y`, or `X,Y@ANGLE,ACROSS[,DOWN]`: so far from X, Y, at an angle in degrees from the right clockwise.
Colours are names of paints. A faded picture is drawn in greys of as many kinds, so that it stays the same picture.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import atan2, cos, degrees, hypot, pi, radians, sin
from typing import Any, NamedTuple

from rendering.kit.sprites import Pen, Point

OUTLINE = 0.032  # its width, a half being 1
SIZE = 0.87  # of a half that a picture takes, so that it keeps off the edges
_SHARP = 15  # degrees; where an outline turns outwards by more it is rounded
_STEPS = 6  # points of a curve between two of the given ones


class Form(NamedTuple):
    """A filled polygon, or a stroke through the points if it has a width."""

    points: tuple[Point, ...]
    paint: str
    width: float = 0


class Layer(NamedTuple):
    """Shapes that lie on one another, with one outline round all of them together or none."""

    shapes: tuple[Form, ...]
    outlined: bool


class Drawing(NamedTuple):
    """Layers from the lowest to the uppermost, and the paint of the ground behind them ("": none)."""

    layers: list[Layer]
    ground: str


# --- reading ---


def read_drawings(name: str) -> dict[str, Drawing]:
    """Read the drawings of `rendering/art/NAME.txt`, by their keys."""
    return {key: Drawing(list(map(_read_layer, lines)), ground) for key, ground, lines in _entries(name)}


def _entries(name: str) -> Iterator[tuple[str, str, list[str]]]:
    """Yield the key of each entry of a file, what stands behind it, and its lines, each with those that go on."""
    text = files("rendering").joinpath("art", f"{name}.txt").read_text("utf-8")
    text = re.sub(r"\n +", " ", re.sub(r" *#.*", "", text))
    for entry in text.split("\n[")[1:]:
        head, *lines = entry.strip().split("\n")
        key, _, rest = head.partition("]")
        yield key, rest.strip(), lines


def _read_layer(line: str) -> Layer:
    kind, _, shapes = line.partition(" ")
    return Layer(tuple(form for part in shapes.split(";") for form in _read_part(part.strip())), kind == "solid")


def _read_part(text: str) -> list[Form]:
    """Read a shape, or shapes that are mirrored together."""
    shapes = [shape.split() for shape in text.removeprefix("±").split("&")]
    forms = [form for kind, *words in shapes for form in _SHAPES[kind](*words)]
    return forms + list(map(_flipped, forms)) if text.startswith("±") else forms


def _flipped(form: Form) -> Form:
    return form._replace(points=tuple((-x, y) for x, y in form.points))


def _numbers(text: str) -> list[float]:
    return [float(number) for number in text.split(",")]


def _points(texts: Iterable[str]) -> tuple[Point, ...]:
    return tuple(map(_point, texts))


def _point(text: str) -> Point:
    middle, _, polar = text.partition("@")
    x, y = _numbers(middle)
    if not polar:
        return x, y
    angle, across, *down = _numbers(polar)
    return x + across * cos(radians(angle)), y + (down[0] if down else across) * sin(radians(angle))


def _oval(paint: str, radii: str, *middles: str) -> list[Form]:
    """Return an ellipse round each middle, of `ACROSS,DOWN`, turned clockwise by `,TURN` degrees."""
    across, down, *turn = _numbers(radii)
    c, s = cos(radians(sum(turn))), sin(radians(sum(turn)))
    around = [(across * cos(step * pi / 16), down * sin(step * pi / 16)) for step in range(32)]
    return [Form(tuple((x + a * c - b * s, y + a * s + b * c) for a, b in around), paint) for x, y in _points(middles)]


def _disc(paint: str, radius: str, *middles: str) -> list[Form]:
    """Return a circle round each middle."""
    return _oval(paint, f"{radius},{radius}", *middles)


def _rays(shape: str, middle: str) -> list[str]:
    """Return `COUNT,START,RADIUS[,RADIUS]` points round a middle, from an angle on; the radii take turns."""
    count, start, *radii = _numbers(shape)
    return [f"{middle}@{start + 360 * at / count},{radii[at % len(radii)]}" for at in range(int(count))]


def _eyes(shape: str) -> list[Form]:
    """Return two eyes with a light in each: `APART,Y[,SIZE]`."""
    apart, y, *sizes = _numbers(shape)
    size = sum(sizes) or 0.045
    lights = _disc("white", str(size * 0.36), *(f"{x + size * 0.35},{y - size * 0.35}" for x in (-apart, apart)))
    eye = _disc("ink", str(size), f"{apart},{y}")
    return [*eye, *map(_flipped, eye), *lights]


def _smile(shape: str) -> list[Form]:
    """Return a mouth: `Y,WIDE,DEEP`."""
    y, wide, deep = _numbers(shape)
    corner = y + deep * 0.8
    points = [(-wide, y), (-wide / 2, corner), (0, y + deep), (wide / 2, corner), (wide, y)]
    return [Form(_curved(points, closed=False), "ink", 0.028)]


_SHOULDERS = ["-.36,.6", "-.34,.44", "-.16,.34", ".16,.34", ".34,.44", ".36,.6"]  # down to the lower edge
_SHAPES: dict[str, Callable[..., list[Form]]] = {
    # a polygon with sharp corners, one without corners, and one with rays
    "fill": lambda paint, *points: [Form(_points(points), paint)],
    "blob": lambda paint, *points: [Form(_curved(_points(points), closed=True), paint)],
    "star": lambda paint, shape, middle: [Form(_points(_rays(shape, middle)), paint)],
    # a line with round ends, that bends softly through all points or has corners
    "stroke": lambda paint, width, *points: [Form(_curved(_points(points), closed=False), paint, float(width))],
    "bars": lambda paint, width, *points: [Form(_points(points), paint, float(width))],
    "oval": _oval,
    "disc": _disc,
    "eyes": _eyes,
    "smile": _smile,
    "shoulders": lambda paint: [Form(_curved(_points(_SHOULDERS), closed=True), paint)],
}


def _curved(points: Sequence[Point], closed: bool) -> tuple[Point, ...]:
    """Return points of a Catmull-Rom spline through the given ones."""
    ring = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    pieces = (_piece(*ring[index : index + 4]) for index in range(len(ring) - 3))
    curve = tuple(point for piece in pieces for point in piece)
    return curve if closed else (*curve, points[-1])


def _piece(before: Point, start: Point, end: Point, after: Point) -> Iterable[Point]:
    for step in range(_STEPS):
        x, y = (_spline(step / _STEPS, *values) for values in zip(before, start, end, after, strict=True))
        yield x, y


def _spline(t: float, before: float, start: float, end: float, after: float) -> float:
    return (
        start
        + t * (end - before) / 2
        + t * t * (before - 2.5 * start + 2 * end - after / 2)
        + t * t * t * (1.5 * (start - end) + (after - before) / 2)
    )


# --- signs: what a pen does, in colours of which some are given when a sign is painted ---


class Stroke(NamedTuple):
    """A call of a pen: its method, and the arguments before the colour, the colour, and those after it."""

    method: str
    before: tuple[Any, ...]
    colour: str
    after: tuple[Any, ...] = ()


def read_signs(name: str) -> dict[str, list[Stroke]]:
    """Read the signs of `rendering/art/NAME.txt`, by their keys; each line is a method, a colour, sizes, and points.

    Sizes are a dot's `RADIUS`, a block's `WIDTH,HEIGHT[,ROUND]`, a line's `WIDTH`, a text's `SIZE,WEIGHT`; a star is
    written as in drawings.
    """
    return {key: [stroke for line in lines for stroke in _strokes(*line.split())] for key, _, lines in _entries(name)}


def _strokes(method: str, colour: str, *words: str) -> list[Stroke]:
    match method:
        case "polygon":
            return [Stroke(method, (_points(words),), colour)]
        case "star":
            return [Stroke("polygon", (_points(_rays(*words)),), colour)]
        case "text":
            size, weight = _numbers(words[0])
            return [Stroke(method, (*_point(words[1]), words[2], size), colour, (int(weight),))]
    sizes, points = _numbers(words[0]), _points(words[1:])
    if method == "line":
        return [Stroke(method, (points, *sizes), colour)]
    return [Stroke(method, (x, y, *sizes[:2]), colour, tuple(sizes[2:])) for x, y in points]


def paint_strokes(pen: Pen, sign: Iterable[Stroke], colours: Mapping[str, str]) -> None:
    """Paint a sign; colours that are not given are themselves."""
    for method, before, colour, after in sign:
        getattr(pen, method)(*before, colours.get(colour, colour), *after)


# --- painting of drawings ---


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
        for shape in layer.shapes if layer.outlined else ():
            _paint_outline(pen, shape, _colour("ink", dim))
        for shape in layer.shapes:
            _paint_shape(pen, shape, _colour(shape.paint, dim))


def _colour(paint: str, dim: bool) -> str:
    return _FADED.get(paint, "faded") if dim else f"paint-{paint}"


def _paint_outline(pen: Pen, shape: Form, colour: str) -> None:
    if shape.width:
        pen.line(shape.points, shape.width + 2 * OUTLINE, colour)
    else:
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
