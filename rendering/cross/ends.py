"""The marks at the ends of UNO's streets: arrows on plates, open places, stops, and open halves on the rim."""

from collections.abc import Sequence

from bot.games.cross.rules.cross import colour, value
from bot.games.cross.rules.moves import CrossView
from rendering.art.signs import paint_symbol
from rendering.cross.faces import draw_domo
from rendering.kit.cache import kept
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, Point, make_sprite
from rendering.kit.texts import READABLE, TextStyle, sign_sprite
from rendering.kit.tiles import HalfStyle, frame_sprite, paste_middle

_TAKEN = 0.57  # of a half, the font of what an open place takes
_NUMBERED = 38  # pixels of a half from which on there is room for a number with its letter
_SIGNED = {"D2": 58, "RV": 48, "SK": 48, "W4": 51}  # the same for these symbols
_PLATE = 44  # pixels of an end's plate on the rim
_HALF = 50  # pixels of an end's half on the rim
_SIDE = 26  # pixels from the sheet's edge to the first end
_NEXT = 122  # pixels from one end to the next
# a plate that points to the right, in the unit square round the origin, and the arrow on it
_PLATE_EDGE: tuple[Point, ...] = ((-0.5, -0.44), (0.16, -0.44), (0.5, 0), (0.16, 0.44), (-0.5, 0.44))
_SHAFT: tuple[Point, ...] = ((-0.34, 0), (0.24, 0))
_HEAD: tuple[Point, ...] = ((0.02, -0.24), (0.26, 0), (0.02, 0.24))
_WAYS: tuple[Point, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W


@kept
def street_sprite(street: int, size: int, theme: str, ground: str = "felt") -> Sprite:
    """Return the plate of a street, `size` pixels square: an arrow to where it sets out (0 to 3: N E S W)."""
    x, y = _WAYS[street]

    def turned(points: Sequence[Point], size: float = 1.0) -> list[Point]:
        return [((a * x - b * y) * size, (a * y + b * x) * size) for a, b in points]

    def paint(pen: Pen) -> None:
        middle = pen.at(size / 2, size / 2, size)
        middle.polygon(turned(_PLATE_EDGE), "sign-edge")
        middle.polygon(turned(_PLATE_EDGE, 0.86), "sign")
        for points in (_SHAFT, _HEAD):
            middle.line(turned(points), 0.13, "sign-edge")

    return make_sprite(size, size, theme, ground, paint)


def paint_open(canvas: Canvas, street: int, half: str, turn: int, unit: int, corner: tuple[int, int]) -> None:
    """Draw the open place of a street, as big as a single: outside the street's plate, inside the value that joins.

    `turn` is where it joins: 0 left, 1 above, 2 right, 3 below. Its parts are laid one by one: together they would be a
    sprite for each half on each street.
    """
    x, y = corner
    width, height = (2 * unit, unit) if turn % 2 == 0 else (unit, 2 * unit)
    canvas.paste(frame_sprite(width, height, "ink", unit, canvas.theme), x, y)
    inner, outer = (unit // 2, unit // 2), (width - unit // 2, height - unit // 2)
    if turn >= 2:
        inner, outer = outer, inner
    word = value(half)
    if unit < (_NUMBERED if word.isdigit() else _SIGNED.get(word, 0)):  # the value could not be read beside the arrow
        outer = (width // 2, height // 2)
    else:
        paste_middle(canvas, _taken_sprite(half, unit, canvas.theme), x + inner[0], y + inner[1])
    paste_middle(canvas, street_sprite(street, round(unit * 0.74), canvas.theme), x + outer[0], y + outer[1])


@kept
def _taken_sprite(half: str, unit: int, theme: str) -> Sprite:
    """Return the letter and value that join an end."""
    size, (letter, word) = round(unit * 0.82), (colour(half), value(half))
    if word.isdigit():
        font = max(READABLE, round(unit * _TAKEN))
        return sign_sprite(letter + word, size, TextStyle(font, "ink", "felt", 800), theme)

    def paint(pen: Pen) -> None:
        middle = pen.at(size / 2, size / 2, unit)
        font = middle.readable(0.46)
        if letter:
            middle.text(-0.25, 0, letter, font, "ink", 800, 74)
            paint_symbol(middle.at(0.15, 0, 0.46), word, "ink", "felt")
        else:
            paint_symbol(middle.at(0, 0, 0.8 if word == "W4" else 0.66), word, "ink", "felt")

    return make_sprite(size, size, theme, "felt", paint)


@kept
def stop_sprite(turn: int, unit: int, theme: str) -> Sprite:
    """Return the bar of a closed street, as big as a single: a beam across it, hatched, with a post behind."""
    width, height = (2 * unit, unit) if turn % 2 == 0 else (unit, 2 * unit)
    x, y = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn]

    def paint(pen: Pen) -> None:
        middle = pen.at(width / 2 - x * unit / 2, height / 2 - y * unit / 2, unit)  # of the half that would join

        def block(near: float, far: float, reach: float, colour: str) -> None:
            left, top = min(near * x, far * x) - reach * abs(y), min(near * y, far * y) - reach * abs(x)
            along = far - near
            middle.block(left, top, along * abs(x) + 2 * reach * abs(y), along * abs(y) + 2 * reach * abs(x), colour)

        block(-0.06, 0.34, 0.13, "ink")
        block(-0.36, -0.06, 0.48, "ink")
        for at in (-0.34, -0.08, 0.18):
            corners = [(-0.31, at), (-0.31, at + 0.12), (-0.11, at + 0.24), (-0.11, at + 0.12)]
            middle.polygon([(a * x - b * y, a * y + b * x) for a, b in corners], "glow")

    return make_sprite(width, height, theme, "felt", paint)


@kept
def half_sprite(half: str, closed: bool, size: int, theme: str) -> Sprite:
    """Return the open half of a street on a card, `size` pixels square; crossed out if the street is closed."""

    def paint(pen: Pen) -> None:
        middle = pen.at(size / 2, size / 2, size)
        for edge, colour_name in ((0.5, "tile-edge"), (0.46, "tile")):
            middle.block(-edge, -edge, 2 * edge, 2 * edge, colour_name, edge * 0.3)
        draw_domo(middle.at(0, 0, 0.98), half, HalfStyle(dim=closed))
        if closed:
            middle.line([(-0.36, 0.36), (0.36, -0.36)], 0.26, "tile")
            middle.line([(-0.36, 0.36), (0.36, -0.36)], 0.14, "ink")

    return make_sprite(size, size, theme, "rim", paint)


def paint_street_ends(canvas: Canvas, view: CrossView, y: int, height: int) -> None:
    """Draw ↑ and → at the left, ↓ and ← at the right, on a rim from `y` on; none before the opening."""
    for street, (half, closed) in enumerate(zip(view.ends, view.closed, strict=True)):
        right = canvas.width - _SIDE - _PLATE - 6 - _HALF - (3 - street) * _NEXT
        x = _SIDE + street * _NEXT if street < 2 else right
        plate = street_sprite(street, _PLATE, canvas.theme, "rim")
        canvas.paste_row([plate, half_sprite(half, closed, _HALF, canvas.theme)], x, y, height, 6)
