"""The four colours of domos and what tells them apart without colour: a letter, and the shape of the field."""

from collections.abc import Callable
from typing import NamedTuple

from rendering.sprites import Pen

Size = tuple[float, float]  # half of the width, half of the height
Field = Callable[[Pen, Size, str], None]


class Hue(NamedTuple):
    """A colour: the name of its paints, the ink on it, its letter and how its field is painted."""

    name: str
    ink: str
    letter: str
    field: Field


def paint_field(pen: Pen, hue: Hue, size: Size, dim: bool) -> None:
    """Paint a field of the colour round the pen's origin, in its shape."""
    hue.field(pen, size, f"faded-{hue.name}" if dim else f"domo-{hue.name}")


def _square(pen: Pen, size: Size, colour: str) -> None:
    right, bottom = size
    pen.block(-right, -bottom, 2 * right, 2 * bottom, colour, 0.04)


def _disc(pen: Pen, size: Size, colour: str) -> None:
    right, bottom = size
    pen.block(-right, -bottom, 2 * right, 2 * bottom, colour, 0.32)


def _notched(pen: Pen, size: Size, colour: str) -> None:
    """Paint a square without its corners, like a thick plus."""
    (right, bottom), notch = size, 0.15
    pen.block(-right, notch - bottom, 2 * right, 2 * (bottom - notch), colour)
    pen.block(notch - right, -bottom, 2 * (right - notch), 2 * bottom, colour)


def _octagon(pen: Pen, size: Size, colour: str) -> None:
    """Paint a square with its corners cut off."""
    (right, bottom), cut = size, 0.24
    corners = [(-right, cut - bottom), (cut - right, -bottom), (right - cut, -bottom), (right, cut - bottom)]
    pen.polygon([*corners, *((x, -y) for x, y in reversed(corners))], colour)


HUES: dict[str, Hue] = {
    "R": Hue("red", "paint-white", "R", _square),
    "G": Hue("green", "paint-ink", "G", _disc),
    "Y": Hue("yellow", "paint-ink", "Y", _notched),
    "B": Hue("blue", "paint-white", "B", _octagon),
}
