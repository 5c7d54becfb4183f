"""The four colours of domos and what tells them apart without colour: a letter, and a pattern round the edge."""

from collections.abc import Callable
from typing import NamedTuple

from rendering.sprites import Pen

_RING = 0.12  # how broad the pattern's ring is

Size = tuple[float, float]  # half of the width, half of the height
Pattern = Callable[[Pen, Size, str], None]


class Hue(NamedTuple):
    """A colour: the name of its paints, the ink on it, its letter and its pattern."""

    name: str
    ink: str
    letter: str
    pattern: Pattern


def paint_field(pen: Pen, hue: Hue, size: Size, dim: bool) -> None:
    """Paint a field of the colour round the pen's origin, with its pattern along the edge."""
    paint = f"faded-{hue.name}" if dim else f"domo-{hue.name}"
    right, bottom = size
    pen.block(-right, -bottom, 2 * right, 2 * bottom, paint, 0.08)
    hue.pattern(pen, (right - _RING / 2, bottom - _RING / 2), f"{paint}-mark")


def _stripes(pen: Pen, size: Size, colour: str) -> None:
    """Slanting dashes, cut off at the field's edge."""
    half, slant, edge = 0.055, 0.045, size[0] + _RING / 2
    for x, y, _ in _around(size, 0.165):
        corners = [(-half - slant, half), (half - slant, half), (half + slant, -half), (slant - half, -half)]
        pen.polygon([(max(-edge, min(edge, x + a)), y + b) for a, b in corners], colour)


def _dots(pen: Pen, size: Size, colour: str) -> None:
    for x, y, _ in _around(size, 0.155):
        pen.dot(x, y, 0.05, colour)


def _line(pen: Pen, size: Size, colour: str) -> None:
    (right, bottom), thick = size, 0.045
    corners = [(-right, -bottom), (right, -bottom), (right, bottom), (-right, bottom)]
    pen.line([*corners, corners[0]], thick, colour)


def _checks(pen: Pen, size: Size, colour: str) -> None:
    """Squares in two rows, like a chessboard."""
    side = 0.058
    for x, y, upright in _around(size, 2 * side):
        near, far = (x - side, y - side), (x, y)
        if upright:
            near, far = (x - side, y), (x, y - side)
        for left, top in (near, far):
            pen.block(left, top, side, side, colour)


def _around(size: Size, step: float) -> list[tuple[float, float, bool]]:
    """Answer points at about such distances on a rectangle, and whether they are on an upright side."""
    right, bottom = size
    across, down = round(2 * right / step), round(2 * bottom / step)
    xs = [2 * right * index / across - right for index in range(across + 1)]
    ys = [2 * bottom * index / down - bottom for index in range(1, down)]
    level = [(x, y, False) for y in (-bottom, bottom) for x in xs]
    return level + [(x, y, True) for x in (-right, right) for y in ys]


HUES: dict[str, Hue] = {
    "R": Hue("red", "paint-white", "R", _stripes),
    "G": Hue("green", "paint-ink", "G", _dots),
    "Y": Hue("yellow", "paint-ink", "Y", _line),
    "B": Hue("blue", "paint-white", "B", _checks),
}
