"""The shapes of seats: of badges, of the roomier frames of faces; and the crown of who has won."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import TypeAlias

from rendering.kit.sprites import Pen, Point

Shape: TypeAlias = Callable[[Pen, str], None]  # paints itself into the unit square in a colour


def _circle(pen: Pen, colour: str) -> None:
    pen.dot(0.5, 0.5, 0.5, colour)


def _square(pen: Pen, colour: str) -> None:
    pen.block(0.06, 0.06, 0.88, 0.88, colour, 0.12)


def _round_polygon(points: list[Point], round_: float) -> Shape:
    def paint(pen: Pen, colour: str) -> None:
        pen.polygon(points, colour)
        pen.line([*points, points[0]], 2 * round_, colour)

    return paint


def _around(count: int, start: float, *radii: float) -> list[Point]:
    """Return points around the middle; the radii take turns."""
    angles = (start + 2 * pi * index / count for index in range(count))
    return [
        (0.5 + radii[index % len(radii)] * cos(angle), 0.53 + radii[index % len(radii)] * sin(angle))
        for index, angle in enumerate(angles)
    ]


# a seat's shape, where the middle of its letter is, and the letter's size
SHAPES: tuple[tuple[Shape, float, float], ...] = (
    (_circle, 0.5, 0.66),
    (_square, 0.5, 0.68),
    (_round_polygon([(0.5, 0.09), (0.94, 0.88), (0.06, 0.88)], 0.06), 0.64, 0.52),
    (_round_polygon([(0.5, 0.05), (0.95, 0.5), (0.5, 0.95), (0.05, 0.5)], 0.05), 0.5, 0.58),
    (_round_polygon(_around(10, -pi / 2, 0.47, 0.32), 0.04), 0.54, 0.52),
    (_round_polygon([(0.05, 0.08), (0.95, 0.08), (0.95, 0.5), (0.5, 0.95), (0.05, 0.5)], 0.05), 0.42, 0.6),
)

# a seat's frame, so roomy that a face is seen in it
FRAMES: tuple[Shape, ...] = (
    _circle,
    _square,
    _round_polygon([(0.5, 0.25), (0.76, 0.74), (0.24, 0.74)], 0.24),
    _round_polygon([(0.5, 0.21), (0.79, 0.5), (0.5, 0.79), (0.21, 0.5)], 0.2),
    _round_polygon([(x, y - 0.02) for x, y in _around(10, -pi / 2, 0.48, 0.355)], 0.03),
    _round_polygon([(0.1, 0.12), (0.9, 0.12), (0.9, 0.6), (0.5, 0.88), (0.1, 0.6)], 0.1),
)

_CROWN = ((-0.42, 0.32), (-0.47, -0.16), (-0.2, 0.06), (0, -0.28), (0.2, 0.06), (0.47, -0.16), (0.42, 0.32))
_CROWN_INSIDE = ((-0.39, 0.29), (-0.44, -0.1), (-0.2, 0.09), (0, -0.22), (0.2, 0.09), (0.44, -0.1), (0.39, 0.29))


def paint_crown(pen: Pen, edge: str = "gold-dark", gold: str = "gold", light: str = "gold-light") -> None:
    """Paint a crown with three points and a stone in each round the pen's origin, about a unit wide."""
    pen.polygon(_CROWN, edge)
    pen.polygon(_CROWN_INSIDE, gold)
    pen.block(-0.38, 0.2, 0.76, 0.06, light)
    for x, y in ((-0.44, -0.19), (0, -0.29), (0.44, -0.19)):
        pen.dot(x, y, 0.065, edge)
        pen.dot(x, y, 0.042, light)
