"""The faces of domos (UD-1), and what stands at the ends of the streets: arrows on plates, open places, stops."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bot.games.cross.rules.cross import DEAD_END, WHOLE_SET, Domo, colour, value
from bot.games.cross.rules.moves import CrossView
from rendering.art.symbols import paint_symbol
from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, Point, make_sprite
from rendering.kit.texts import TextStyle, sign_sprite
from rendering.kit.tiles import Faces, HalfStyle, paint_frame, paste_middle, split_dashed

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
    """Return the faces of the 81 domos (UD-1)."""
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
    """Return a half as letters: its colour and its value."""
    return half


def price(tiles: Iterable[str]) -> int:
    """Count the points of domos that are left in a hand (UD-13)."""
    return sum(Domo(tile).points for tile in tiles)


_SMALLEST = 34  # pixels of a half below which an open place shows the street's arrow alone
_PLATE, _HALF, _SIDE, _NEXT = 44, 50, 26, 122  # pixels of the ends on the rim
_marks: Shelf[Sprite] = SPRITES.shelf("cross.ends_marks")
# a plate that points to the right, in the unit square round the origin, and the arrow on it
_PLATE_EDGE: tuple[Point, ...] = ((-0.5, -0.44), (0.16, -0.44), (0.5, 0), (0.16, 0.44), (-0.5, 0.44))
_SHAFT: tuple[Point, ...] = ((-0.34, 0), (0.24, 0))
_HEAD: tuple[Point, ...] = ((0.02, -0.24), (0.26, 0), (0.02, 0.24))
_WAYS: tuple[Point, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W


def street_sprite(street: int, size: int, theme: str, ground: str = "felt") -> Sprite:
    """Return the plate of a street, `size` pixels square: an arrow to where it sets out (0 to 3: N E S W)."""

    def paint(pen: Pen) -> None:
        _paint_plate(pen.at(size / 2, size / 2, size), street)

    key = ("street", street, size, theme, ground)
    return _marks.get(key, lambda: make_sprite(size, size, theme, ground, paint))


def _paint_plate(pen: Pen, street: int) -> None:
    x, y = _WAYS[street]

    def turned(points: Sequence[Point], size: float = 1.0) -> list[Point]:
        return [((a * x - b * y) * size, (a * y + b * x) * size) for a, b in points]

    for size, colour_name in ((1.0, "sign-edge"), (0.86, "sign")):
        pen.polygon(turned(_PLATE_EDGE, size), colour_name)
    pen.line(turned(_SHAFT), 0.13, "sign-edge")
    pen.line(turned(_HEAD), 0.13, "sign-edge")


def paint_open(canvas: Canvas, street: int, half: str, turn: int, unit: int, corner: tuple[int, int]) -> None:
    """Draw the open place of a street, as big as a single: its plate outside, what it takes where it joins.

    `turn` is where it joins: 0 left, 1 above, 2 right, 3 below. Its parts are laid one by one: together they would be
    a sprite for each half on each street.
    """
    x, y = corner
    width, height = (2 * unit, unit) if turn % 2 == 0 else (unit, 2 * unit)
    canvas.paste(_frame_sprite(width, height, unit, canvas.theme), x, y)
    inner, outer = (unit // 2, unit // 2), (width - unit // 2, height - unit // 2)
    if turn >= 2:
        inner, outer = outer, inner
    if unit < _SMALLEST:
        outer = (width // 2, height // 2)
    else:
        taken = _taken_sprite(half, unit, canvas.theme)
        paste_middle(canvas, taken, x + inner[0], y + inner[1])
    plate = street_sprite(street, round(unit * 0.74), canvas.theme)
    paste_middle(canvas, plate, x + outer[0], y + outer[1])


def _frame_sprite(width: int, height: int, unit: int, theme: str) -> Sprite:
    key = ("frame", width, height, theme)
    return _marks.get(
        key,
        lambda: make_sprite(
            width, height, theme, "felt", lambda pen: paint_frame(pen, width, height, "ink", unit)
        ),
    )


def _taken_sprite(half: str, unit: int, theme: str) -> Sprite:
    """Return letter and value of what an end takes."""
    size, (letter, word) = round(unit * 0.8), (colour(half), value(half))
    if word.isdigit():
        return sign_sprite(letter + word, size, TextStyle(round(unit * 0.53), "ink", "felt", 800), theme)

    def paint(pen: Pen) -> None:
        middle = pen.at(size / 2, size / 2, unit)
        if letter:
            middle.text(-0.24, 0, letter, 0.5, "ink", 800)
        paint_symbol(middle.at(0.2, 0, 0.5) if letter else middle.at(0, 0, 0.66), word, "ink", "felt")

    return _marks.get(("taken", half, size, theme), lambda: make_sprite(size, size, theme, "felt", paint))


def stop_sprite(turn: int, unit: int, theme: str) -> Sprite:
    """Return the bar of a closed street, as big as a single: a beam across it, hatched, with a post behind."""
    width, height = (2 * unit, unit) if turn % 2 == 0 else (unit, 2 * unit)
    x, y = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn]

    def paint(pen: Pen) -> None:
        middle = pen.at(
            width / 2 - x * unit / 2, height / 2 - y * unit / 2, unit
        )  # of the half that would join

        def block(near: float, far: float, reach: float, colour: str) -> None:
            left, top = min(near * x, far * x) - reach * abs(y), min(near * y, far * y) - reach * abs(x)
            along = far - near
            middle.block(
                left, top, along * abs(x) + 2 * reach * abs(y), along * abs(y) + 2 * reach * abs(x), colour
            )

        block(-0.06, 0.34, 0.13, "ink")
        block(-0.36, -0.06, 0.48, "ink")
        for at in (-0.34, -0.08, 0.18):
            corners = [(-0.31, at), (-0.31, at + 0.12), (-0.11, at + 0.24), (-0.11, at + 0.12)]
            middle.polygon([(a * x - b * y, a * y + b * x) for a, b in corners], "glow")

    key = ("stop", turn, unit, theme)
    return _marks.get(key, lambda: make_sprite(width, height, theme, "felt", paint))


def half_sprite(half: str, closed: bool, size: int, theme: str) -> Sprite:
    """Return the open half of a street alone on a card, `size` pixels square; crossed out if nothing joins it."""

    def paint(pen: Pen) -> None:
        middle = pen.at(size / 2, size / 2, size)
        for edge, colour_name in ((0.5, "tile-edge"), (0.46, "tile")):
            middle.block(-edge, -edge, 2 * edge, 2 * edge, colour_name, edge * 0.3)
        draw_domo(middle.at(0, 0, 0.98), half, HalfStyle(dim=closed))
        if closed:
            middle.line([(-0.36, 0.36), (0.36, -0.36)], 0.26, "tile")
            middle.line([(-0.36, 0.36), (0.36, -0.36)], 0.14, "ink")

    key = ("half", half, closed, size, theme)
    return _marks.get(key, lambda: make_sprite(size, size, theme, "rim", paint))


def first_sprite(unit: int, theme: str) -> Sprite:
    """Return the place of the start double, before it is laid."""
    size = (unit, 2 * unit)
    return _marks.get(
        ("first", unit, theme),
        lambda: make_sprite(*size, theme, "felt", lambda pen: paint_frame(pen, *size, "muted", unit)),
    )


def paint_street_ends(canvas: Canvas, view: CrossView, y: int, height: int) -> None:
    """Draw ↑ and → at the left, ↓ and ← at the right, on a rim that begins at `y`; nothing before the opening."""
    for street, (half, closed) in enumerate(zip(view.ends, view.closed, strict=True)):
        x = _SIDE + street * _NEXT
        if street >= 2:
            x = canvas.width - _SIDE - _PLATE - 6 - _HALF - (3 - street) * _NEXT
        plate = street_sprite(street, _PLATE, canvas.theme, "rim")
        canvas.paste(plate, x, y + (height - _PLATE) // 2)
        card = half_sprite(half, closed, _HALF, canvas.theme)
        canvas.paste(card, x + _PLATE + 6, y + (height - _HALF) // 2)
