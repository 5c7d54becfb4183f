"""Signs printed on cards, numbered tiles and UNO's dominoes: drawings of our own, each in a square of -0.5 to 0.5."""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from rendering.kit.sprites import Pen, Point
from rendering.kit.surface import EMOJI_SIDE

# --- suits, court cards, jokers ---


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


def paint_slab_emoji(pen: Pen, width: int, round_: int, joker: float, face: Callable[[Pen, str], None] | None) -> None:
    """Paint a card or a numbered tile as an emoji, into a square of `EMOJI_SIDE` pixels, `width` of it wide.

    `face(pen, ground)` paints what is on it; without one it is a joker, whose cap is `joker` pixels large.
    """
    left, edge = (EMOJI_SIDE - width) / 2, 5
    ground = "card" if face else "joker-card"
    pen.block(left, 0, width, EMOJI_SIDE, "tile-edge", round_)
    pen.block(left + edge, edge, width - 2 * edge, EMOJI_SIDE - 2 * edge, ground, round_ - 4)
    if face is None:
        paint_jester(pen.at(EMOJI_SIDE / 2, EMOJI_SIDE / 2, joker), "print-joker", "joker-gold", ground)
    else:
        face(pen, ground)


def paint_star(pen: Pen, ink: str) -> None:
    """Paint a star with five points: what stands for another."""
    points = [
        ((0.5, 0.22)[step % 2] * sin(pi * step / 5), -(0.5, 0.22)[step % 2] * cos(pi * step / 5) + 0.03)
        for step in range(10)
    ]
    pen.polygon(points, ink)


# --- colours of numbered tiles ---


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


# --- words of UNO's dominoes ---


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
