"""Signs printed on cards, numbered tiles and UNO's dominoes, and marks of players: drawings of our own."""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from rendering.kit.drawings import paint_strokes, read_signs
from rendering.kit.sprites import Pen, Point
from rendering.kit.surface import EMOJI_SIDE

SUIT_INKS = {"S": "black", "H": "red", "D": "blue", "C": "green"}
MARK_INKS = {"R": "red", "Y": "amber", "K": "black", "B": "blue"}  # of the colours of numbered tiles
_SIGNS = read_signs("signs")


def paint_sign(pen: Pen, name: str, ink: str = "", ground: str = "", other: str = "") -> None:
    """Paint a sign of `signs.txt` in an ink on a ground, some with another ink."""
    paint_strokes(pen, _SIGNS[name], {"ink": ink, "ground": ground, "other": other})


def paint_suit(pen: Pen, suit: str, ink: str) -> None:
    """Paint a suit's sign (S H D C) round the pen's origin."""
    if suit == "H":
        pen.polygon(_heart(), ink)
        return
    if suit == "S":
        pen.polygon([(x, -0.88 * y - 0.07) for x, y in _heart()], ink)
    paint_sign(pen, suit, ink)


@cache
def _heart() -> tuple[Point, ...]:
    """Return a heart's outline, its tip below."""
    angles = [2 * pi * step / 72 for step in range(72)]
    curve = [(16 * sin(t) ** 3, -(13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t))) for t in angles]
    return tuple((x / 33, (y - 2.5) / 30.5) for x, y in curve)


def paint_mark(pen: Pen, colour: str, ink: str, ground: str) -> None:
    """Paint the sign of a colour (R Y K B): a ring, a sun that is bright inside a dark edge, a cross, a drop."""
    paint_sign(pen, f"mark-{colour}", ink, "print-sun" if colour == "Y" else ground)


def paint_symbol(pen: Pen, word: str, ink: str, ground: str, wide: bool = False) -> None:
    """Paint the symbol of a word of UNO (D2 RV SK DE W W4, small: +4); `wide`: there is room on both sides."""
    paint_sign(pen, "W4-wide" if wide and word == "W4" else word, ink, ground)


def paint_slab_emoji(pen: Pen, width: int, round_: int, joker: float, face: Callable[[Pen, str], None] | None) -> None:
    """Paint a card or a numbered tile as an emoji, into a square of `EMOJI_SIDE` pixels, `width` of it wide.

    `face(pen, ground)` paints what is on it; without one it is a joker, whose cap is `joker` pixels large.
    """
    left, edge = (EMOJI_SIDE - width) / 2, 5
    ground = "card" if face else "joker-card"
    pen.block(left, 0, width, EMOJI_SIDE, "tile-edge", round_)
    pen.block(left + edge, edge, width - 2 * edge, EMOJI_SIDE - 2 * edge, ground, round_ - 4)
    if face is None:
        middle = pen.at(EMOJI_SIDE / 2, EMOJI_SIDE / 2, joker)
        paint_sign(middle, "jester", "print-joker", ground, "joker-gold")
    else:
        face(pen, ground)
