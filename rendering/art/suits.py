"""Suits, court cards and the joker as drawings of our own, each in a square of -0.5 to 0.5."""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from rendering.kit.sprites import Pen, Point

Suit = Callable[[Pen, str], None]


@cache
def _heart() -> tuple[Point, ...]:
    """Return a heart's outline, its tip below."""
    angles = [2 * pi * step / 72 for step in range(72)]
    curve = [(16 * sin(t) ** 3, -(13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t))) for t in angles]
    return tuple((x / 33, (y - 2.5) / 30.5) for x, y in curve)


def _hearts(pen: Pen, ink: str) -> None:
    pen.polygon(_heart(), ink)


def _spades(pen: Pen, ink: str) -> None:
    pen.polygon([(x, -0.88 * y - 0.07) for x, y in _heart()], ink)
    pen.polygon([(-0.04, 0.1), (0.04, 0.1), (0.08, 0.36), (0.2, 0.49), (-0.2, 0.49), (-0.08, 0.36)], ink)


def _diamonds(pen: Pen, ink: str) -> None:
    """Paint a rhombus with hollow sides."""
    corners = [(0.0, -0.52), (0.4, 0.0), (0.0, 0.52), (-0.4, 0.0)]
    points: list[Point] = []
    for (x, y), (u, v) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for part in (0.0, 0.25, 0.5, 0.75):
            bend = 1 - 0.3 * part * (1 - part)
            points.append(((x + (u - x) * part) * bend, (y + (v - y) * part) * bend))
    pen.polygon(points, ink)


def _clubs(pen: Pen, ink: str) -> None:
    for x, y in ((0.0, -0.25), (-0.24, 0.1), (0.24, 0.1)):
        pen.dot(x, y, 0.225, ink)
    pen.polygon([(-0.05, -0.1), (0.05, -0.1), (0.08, 0.34), (0.2, 0.49), (-0.2, 0.49), (-0.08, 0.34)], ink)
    pen.dot(0, 0.02, 0.12, ink)


_SUITS: dict[str, Suit] = {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}
SUIT_INKS = {"S": "black", "H": "red", "D": "blue", "C": "green"}


def paint_suit(pen: Pen, suit: str, ink: str) -> None:
    """Paint a suit's sign (S H D C) round the pen's origin."""
    _SUITS[suit](pen, ink)


def paint_court(pen: Pen, rank: str, ink: str, ground: str) -> None:
    """Paint what a jack, queen or king has: a shield, a tiara, a crown."""
    {"J": _shield, "Q": _tiara, "K": _crown}[rank](pen, ink, ground)


def _crown(pen: Pen, ink: str, ground: str) -> None:
    pen.polygon(
        [(-0.46, -0.22), (-0.22, 0.0), (0.0, -0.34), (0.22, 0.0), (0.46, -0.22), (0.36, 0.34), (-0.36, 0.34)], ink
    )
    for x, y in ((-0.46, -0.24), (0.0, -0.37), (0.46, -0.24)):
        pen.dot(x, y, 0.07, ink)
    pen.block(-0.32, 0.17, 0.64, 0.06, ground)


def _tiara(pen: Pen, ink: str, ground: str) -> None:
    points = [(-0.44 + 0.044 * step, 0.12 - 0.3 * sin(pi * step / 20)) for step in range(21)]
    pen.line([(x, y + 0.1) for x, y in points], 0.13, ink)
    for x, y, radius in ((-0.31, -0.16, 0.075), (0.0, -0.34, 0.1), (0.31, -0.16, 0.075)):
        pen.polygon([(x - 0.09, y + 0.24), (x + 0.09, y + 0.24), (x, y)], ink)
        pen.dot(x, y, radius, ink)
    pen.dot(0, -0.09, 0.06, ground)


def _shield(pen: Pen, ink: str, ground: str) -> None:
    side = [(0.4, -0.42), (0.4, 0.0), (0.3, 0.26), (0.0, 0.48)]
    pen.polygon([(-0.4, -0.42), *side, (-0.3, 0.26), (-0.4, 0.0)], ink)
    pen.polygon([(-0.24, -0.42), (-0.05, -0.42), (0.37, 0.06), (0.31, 0.2)], ground)


def paint_jester(pen: Pen, ink: str, other: str, ground: str) -> None:
    """Paint the joker's sign: a cap with three points and bells, in two inks."""
    left = [(-0.27, 0.16), (-0.3, -0.12), (-0.42, -0.16), (-0.47, 0.04), (-0.5, -0.14), (-0.33, -0.33), (-0.12, -0.24)]
    pen.polygon([*left, (0.0, 0.16)], ink)
    pen.polygon([(-x, y) for x, y in (*left, (0.0, 0.16))], ink)
    pen.polygon([(-0.2, 0.16), (-0.17, -0.16), (0.0, -0.46), (0.17, -0.16), (0.2, 0.16)], other)
    for x, y in ((-0.48, 0.06), (0.48, 0.06), (0.0, -0.46)):
        pen.dot(x, y, 0.075, ink)
        pen.dot(x, y, 0.035, ground)
    pen.block(-0.34, 0.19, 0.68, 0.15, ink, 0.07)
    for x in (-0.2, 0.0, 0.2):
        pen.dot(x, 0.265, 0.035, ground)


def paint_star(pen: Pen, ink: str) -> None:
    """Paint a star with five points: what stands for another."""
    points = [
        ((0.5, 0.22)[step % 2] * sin(pi * step / 5), -(0.5, 0.22)[step % 2] * cos(pi * step / 5) + 0.03)
        for step in range(10)
    ]
    pen.polygon(points, ink)
