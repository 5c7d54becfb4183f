"""The faces of domos (UD-1): numbers and symbols in fields of four colours and shapes, with readable letters."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from bot.games.cross.rules.cross import DEAD_END, PIECES, Domo, colour, value
from rendering.art.signs import paint_symbol
from rendering.kit.sprites import Pen
from rendering.kit.texts import READABLE
from rendering.kit.tiles import Faces, HalfStyle, split_dashed

Size = tuple[float, float]  # half of the width, half of the height
_FIELD = 0.43  # half of a field's side
_FLAT = 0.47  # half of its height where halves are wider than high
_COLOURLESS = 0.86  # how big symbols without a field are
_STARRED = 47  # pixels of a half from which on +4 can be read under a star
_BREADTHS = {"D2": 1.06, "RV": 0.8, "SK": 0.78}  # of a symbol's size, how wide it is
_DIGIT = 0.572  # of a font's size, the width of a digit
_LETTER = 0.63  # of a font's size, the width of a letter
_LARGE = 87  # pixels of a half that has room for a small letter in a corner
_SMALL = 0.4  # of a half, the least size of a symbol
_ROOM = 0.8  # of a half, the room for value and letter
_BETWEEN = 0.03  # of a half, the gap between value and letter
_LINE = 0.355  # of a font's size, half of a capital's height
_ALONE = {"D2": 0.84}  # the largest that a symbol can be alone, if it is to be read


class Hue(NamedTuple):
    """A colour: the name of its paints, the ink on it, and how its field is painted."""

    name: str
    ink: str
    field: Callable[[Pen, Size, str], None]


def paint_field(pen: Pen, hue: Hue, size: Size, dim: bool) -> None:
    """Paint a field of the colour round the pen's origin, in its shape."""
    hue.field(pen, size, f"faded-{hue.name}" if dim else f"domo-{hue.name}")


def _rounded(pen: Pen, size: Size, colour: str, corner: float) -> None:
    """Paint a square with such corners."""
    right, bottom = size
    pen.block(-right, -bottom, 2 * right, 2 * bottom, colour, corner)


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
    "R": Hue("red", "paint-white", partial(_rounded, corner=0.04)),
    "G": Hue("green", "paint-ink", partial(_rounded, corner=0.32)),
    "Y": Hue("yellow", "paint-ink", _notched),
    "B": Hue("blue", "paint-white", _octagon),
}


def domo_faces() -> Faces:
    """Return the faces of the domos of all sets (UD-1)."""
    tiles = tuple(dict.fromkeys(map(str, PIECES)))
    halves = tuple(dict.fromkeys(half for tile in tiles for half in split_dashed(tile)))
    return Faces(halves, tiles, draw_domo, split_dashed, price, pictured=True, paints="fields", grooved=False, least=34)


def draw_domo(pen: Pen, half: str, style: HalfStyle) -> None:
    """Draw a half; numbers and symbols stand upright, however the domo lies."""
    if (hue := HUES.get(colour(half))) is None:
        _draw_colourless(pen, half, style)
    elif style.wide > 1:
        _draw_wide(pen, half, hue, style)
    else:
        paint_field(pen, hue, (_FIELD, _FIELD), style.dim)
        _draw_value(pen, half, hue, style.dim)


def _draw_colourless(pen: Pen, half: str, style: HalfStyle) -> None:
    inks = ("paint-ink", "faded-ink") if half == DEAD_END else ("domo-joker", "faded-joker")
    ground = "dim" if style.dim else "tile"
    small = half == "W4" and pen.pixels < _STARRED
    paint_symbol(pen.at(0, 0, _COLOURLESS), "+4" if small else value(half), inks[style.dim], ground, style.wide > 1)


def _draw_value(pen: Pen, half: str, hue: Hue, dim: bool) -> None:
    """Draw number or symbol, and the colour's letter beside it where both can be read."""
    ink, ground = _inks(hue, dim)
    word, letter = value(half), pen.readable(0.36)
    if not word.isdigit() and pen.pixels >= _LARGE:
        paint_symbol(pen.at(-0.07, -0.06, 0.6), word, ink, ground)
        pen.text(0.27, 0.21, colour(half), 0.31, ink, 700)
        return
    breadth = _DIGIT if word.isdigit() else _BREADTHS[word]
    wide = _LETTER * letter + _BETWEEN
    size = min(0.72 if word.isdigit() else 0.6, (_ROOM - wide) / breadth)
    least = _SMALL if word in ("RV", "SK") else READABLE / pen.pixels
    if size < least:
        _draw_alone(pen, word, ink, ground)
        return
    left = -(breadth * size + wide) / 2
    _draw_sign(pen.at(left + breadth * size / 2, 0, size), word, ink, ground)
    below = _LINE * (size - letter) if word.isdigit() else 0  # they stand on one line
    pen.text(-left - _LETTER * letter / 2, below, colour(half), letter, ink, 700)


def _draw_alone(pen: Pen, word: str, ink: str, ground: str) -> None:
    """Draw a number or a symbol where the letter could not be read: the field's shape tells the colour, too."""
    usual, most = (0.8, 0.98) if word.isdigit() else (0.68, _ALONE.get(word, 0.68))
    _draw_sign(pen.at(0, 0, min(pen.readable(usual), most)), word, ink, ground)


def _draw_sign(pen: Pen, word: str, ink: str, ground: str) -> None:
    """Draw a number in a font as large as the unit, or a symbol in the unit square."""
    if word.isdigit():
        pen.text(0, 0, word, 1, ink, 800)
    else:
        paint_symbol(pen, word, ink, ground)


def _draw_wide(pen: Pen, half: str, hue: Hue, style: HalfStyle) -> None:
    """Draw a half that is wider than high: the letter beside the number or the symbol, nearly as large."""
    ink, ground = _inks(hue, style.dim)
    paint_field(pen, hue, (style.wide / 2 - 0.04, _FLAT), style.dim)
    word = value(half)
    if word.isdigit():
        pen.text(-0.25, 0, word, 1.0, ink, 800)
    else:
        paint_symbol(pen.at(-0.27, 0, 0.74), word, ink, ground)
    pen.text(0.42, 0.06, colour(half), 0.62, ink, 700)


def _inks(hue: Hue, dim: bool) -> tuple[str, str]:
    return ("faded-ink", f"faded-{hue.name}") if dim else (hue.ink, f"domo-{hue.name}")


def price(tiles: Iterable[str]) -> int:
    """Count the points of domos that are left in a hand (UD-13)."""
    return sum(Domo(tile).points for tile in tiles)
