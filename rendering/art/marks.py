"""The four signs of numbered tiles, drawings of our own, each in a square of -0.5 to 0.5."""

from collections.abc import Callable
from math import cos, pi, sin

from rendering.kit.sprites import Pen

Mark = Callable[[Pen, str, str], None]
MARK_INKS = {"R": "red", "Y": "amber", "K": "black", "B": "blue"}


def paint_mark(pen: Pen, colour: str, ink: str, ground: str, filling: str = "") -> None:
    """Paint the sign of a colour (R Y K B): a ring, a sun, a cross, a drop; `filling` is inside the sun's edge."""
    _MARKS[colour](pen, ink, filling or ground)


def _ring(pen: Pen, ink: str, ground: str) -> None:
    pen.dot(0, 0, 0.46, ink)
    pen.dot(0, 0, 0.2, ground)


def _sun(pen: Pen, ink: str, filling: str) -> None:
    """Paint a sun with eight rays, bright inside a dark edge."""
    for scale, colour in ((1.0, ink), (0.7, filling)):
        radii = [scale * (0.5, 0.31)[step % 2] for step in range(16)]
        pen.polygon([(r * sin(pi * step / 8), r * cos(pi * step / 8)) for step, r in enumerate(radii)], colour)


def _cross(pen: Pen, ink: str, _ground: str) -> None:
    pen.block(-0.46, -0.17, 0.92, 0.34, ink, 0.05)
    pen.block(-0.17, -0.46, 0.34, 0.92, ink, 0.05)


def _drop(pen: Pen, ink: str, _ground: str) -> None:
    pen.dot(0, 0.16, 0.34, ink)
    pen.polygon([(0, -0.52), (0.14, -0.28), (0.3, 0.0), (0, 0.2), (-0.3, 0.0), (-0.14, -0.28)], ink)


_MARKS: dict[str, Mark] = {"R": _ring, "Y": _sun, "K": _cross, "B": _drop}
