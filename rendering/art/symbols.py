"""The words of domos as drawings of our own, each in a square of -0.5 to 0.5."""

from collections.abc import Callable
from math import cos, pi, sin

from rendering.kit.sprites import Pen, Point

Painter = Callable[[Pen, str, str], None]


def paint_symbol(pen: Pen, word: str, ink: str, ground: str, wide: bool = False) -> None:
    """Paint the symbol of a word (D2 RV SK DE W W4, small: +4) in an ink on a ground.

    `wide`: there is room on both sides.
    """
    (_WIDE.get(word, _SYMBOLS[word]) if wide else _SYMBOLS[word])(pen, ink, ground)


def _plus_two(pen: Pen, ink: str, _ground: str) -> None:
    """Draw 2: +2."""
    _count(pen, 0, "2", 1.0, ink)


def _count(pen: Pen, y: float, digit: str, size: float, ink: str) -> None:
    """Paint a plus and a digit side by side."""
    _plus(pen, -0.25 * size / 0.8, y, 0.2 * size, 0.13 * size, ink)
    pen.text(0.2 * size / 0.8, y, digit, size, ink, 800)


def _plus(pen: Pen, x: float, y: float, reach: float, thick: float, ink: str) -> None:
    pen.block(x - reach, y - thick / 2, 2 * reach, thick, ink)
    pen.block(x - thick / 2, y - reach, thick, 2 * reach, ink)


def _arrows(pen: Pen, ink: str, _ground: str) -> None:
    """Paint Reverse: two arrows one above the other, one there, one back."""
    for way in (1, -1):
        y = -0.17 * way
        pen.block(-0.38 if way > 0 else -0.1, y - 0.055, 0.48, 0.11, ink)
        pen.polygon([(0.06 * way, y - 0.19), (0.4 * way, y), (0.06 * way, y + 0.19)], ink)


def _barred(pen: Pen, ink: str, ground: str) -> None:
    """Paint Skip: an arrow's place taken by a ring with a bar."""
    pen.dot(0, 0, 0.39, ink)
    pen.dot(0, 0, 0.28, ground)
    reach = 0.34 * cos(pi / 4)
    pen.line([(-reach, reach), (reach, -reach)], 0.11, ink)


def _dead_end(pen: Pen, ink: str, ground: str) -> None:
    """Paint Dead End: a way that runs into a wall."""
    pen.block(-0.085, -0.12, 0.17, 0.52, ink)
    pen.block(-0.4, -0.38, 0.8, 0.26, ink, 0.04)
    for x in (-0.2, 0.06):
        pen.polygon([(x, -0.16), (x + 0.1, -0.16), (x + 0.2, -0.34), (x + 0.1, -0.34)], ground)


def _star(pen: Pen, ink: str, _ground: str) -> None:
    """Paint Joker: a star."""
    pen.polygon(star(0, 0.03, 0.46, 0.2), ink)


def _star_four(pen: Pen, ink: str, _ground: str) -> None:
    """Paint Joker Draw 4: a star over +4."""
    pen.polygon(star(0, -0.22, 0.3, 0.13), ink)
    _count(pen, 0.28, "4", 0.67, ink)


def _plus_four(pen: Pen, ink: str, _ground: str) -> None:
    """Draw 4 where it is small: +4 without the star."""
    _count(pen, 0, "4", 0.99, ink)


def _star_four_wide(pen: Pen, ink: str, _ground: str) -> None:
    """Paint Joker Draw 4: a star beside +4."""
    pen.polygon(star(-0.44, 0.02, 0.42, 0.18), ink)
    _count(pen.at(0.4, 0, 1), 0, "4", 0.92, ink)


def star(x: float, y: float, outer: float, inner: float) -> list[Point]:
    """Return the corners of a star with five points."""
    radii = [outer if index % 2 == 0 else inner for index in range(10)]
    angles = [pi * index / 5 - pi / 2 for index in range(10)]
    return [(x + r * cos(a), y + r * sin(a)) for r, a in zip(radii, angles, strict=True)]


_SYMBOLS: dict[str, Painter] = {
    "D2": _plus_two,
    "RV": _arrows,
    "SK": _barred,
    "DE": _dead_end,
    "W": _star,
    "W4": _star_four,
    "+4": _plus_four,
}
_WIDE: dict[str, Painter] = {"W4": _star_four_wide}
