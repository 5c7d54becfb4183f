"""The faces of domos: a number or a symbol on a field of its colour, or a colourless symbol (UD-1)."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from bot.games.cross.rules.domos import DEAD_END, WHOLE_SET, Domo, colour, value
from rendering.art.symbols import paint_symbol
from rendering.kit.sprites import Pen
from rendering.kit.tiles import Faces, HalfStyle, split_dashed

Size = tuple[float, float]  # half of the width, half of the height
Field = Callable[[Pen, Size, str], None]
_FIELD = 0.43  # half of a field's side
_FLAT = 0.47  # half of its height where halves are wider than high
_COLOURLESS = 0.86  # how big symbols without a field are
_LETTERS = 36  # pixels of a half below which the colour's letter could not be read


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


def domo_faces() -> Faces:
    """The faces of the 81 domos (UD-1)."""
    tiles = tuple(dict.fromkeys(map(str, WHOLE_SET)))
    halves = tuple(dict.fromkeys(half for tile in tiles for half in split_dashed(tile)))
    return Faces(
        halves, tiles, draw_domo, split_dashed, price, sign, pictured=True, paints="fields", grooved=False
    )


def draw_domo(pen: Pen, half: str, style: HalfStyle) -> None:
    """Draw a half; numbers and symbols stand upright, however the domo lies."""
    hue = HUES.get(colour(half))
    if hue is None:
        _draw_colourless(pen, half, style)
    elif style.wide > 1:
        _draw_wide(pen, half, hue, style)
    else:
        paint_field(pen, hue, (_FIELD, _FIELD), style.dim)
        _draw_value(pen, half, hue, style.dim)


def _draw_colourless(pen: Pen, half: str, style: HalfStyle) -> None:
    inks = ("paint-ink", "faded-ink") if half == DEAD_END else ("domo-joker", "faded-joker")
    ground = "dim" if style.dim else "tile"
    paint_symbol(pen.at(0, 0, _COLOURLESS), value(half), inks[style.dim], ground, style.wide > 1)


def _draw_value(pen: Pen, half: str, hue: Hue, dim: bool) -> None:
    """Draw number or symbol, and the colour's letter beside it where it can be read."""
    ink, ground = _inks(hue, dim)
    word, lettered = value(half), pen.pixels >= _LETTERS
    if word.isdigit():
        pen.text(-0.1 * lettered, 0, word, 0.72 if lettered else 0.8, ink, 800)
    else:
        x, y, size = (-0.07, -0.06, 0.6) if lettered else (0, 0, 0.68)
        paint_symbol(pen.at(x, y, size), word, ink, ground)
    if lettered:
        x, y, size = (0.23, 0.12, 0.36) if word.isdigit() else (0.27, 0.21, 0.31)
        pen.text(x, y, hue.letter, size, ink, 700)


def _draw_wide(pen: Pen, half: str, hue: Hue, style: HalfStyle) -> None:
    """Draw a half that is wider than high: the letter beside the number or the symbol, nearly as large."""
    ink, ground = _inks(hue, style.dim)
    paint_field(pen, hue, (style.wide / 2 - 0.04, _FLAT), style.dim)
    word = value(half)
    if word.isdigit():
        pen.text(-0.25, 0, word, 1.0, ink, 800)
    else:
        paint_symbol(pen.at(-0.27, 0, 0.74), word, ink, ground)
    pen.text(0.42, 0.06, hue.letter, 0.62, ink, 700)


def _inks(hue: Hue, dim: bool) -> tuple[str, str]:
    if dim:
        return "faded-ink", f"faded-{hue.name}"
    return hue.ink, f"domo-{hue.name}"


def sign(half: str) -> str:
    """A half as letters: its colour and its value."""
    return half


def price(tiles: Iterable[str]) -> int:
    """Count the points of domos that are left in a hand (UD-13)."""
    return sum(Domo(tile).points for tile in tiles)
