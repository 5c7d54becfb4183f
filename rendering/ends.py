"""The marks of the two open ends: left a round plate, right a pointed one, each with its letter and the open half."""

from typing import Literal

from rendering.cache import Cache
from rendering.canvas import Sprite
from rendering.fonts import drawable
from rendering.halves import Look, faces_of
from rendering.sprites import Pen, Point, make_sprite
from rendering.tiles import Ground

End = Literal["left", "right"]
SIDES: tuple[End, End] = ("left", "right")
_marks: Cache[Sprite] = Cache(512)


def plate_sprite(end: End, letter: str, size: int, theme: str, ground: Ground = "felt") -> Sprite:
    """Answer an end's plate, `size` pixels square: a disc for the left end, a hexagon with two points for the right."""
    return _marks.get(
        ("plate", end, letter, size, theme, ground),
        lambda: make_sprite(size, size, theme, ground, lambda pen: _paint_plate(pen, end, letter, size)),
    )


def _paint_plate(pen: Pen, end: End, letter: str, size: float) -> None:
    middle = size / 2
    if end == "left":
        pen.dot(middle, middle, middle, "left")
    else:
        pen.polygon([(x * size, y * size) for x, y in _HEXAGON], "right")
    shown = drawable(letter)[:2]
    if shown:
        pen.text(middle, middle, shown, size * (0.72 if len(shown) < 2 else 0.5), "felt")
        return
    reach = size * 0.22  # without a letter, a plus: here a tile can be added
    pen.line([(middle - reach, middle), (middle + reach, middle)], size * 0.1, "felt")
    pen.line([(middle, middle - reach), (middle, middle + reach)], size * 0.1, "felt")


_HEXAGON: tuple[Point, ...] = ((0, 0.5), (0.22, 0.03), (0.78, 0.03), (1, 0.5), (0.78, 0.97), (0.22, 0.97))


def place_sprite(game: str, end: End, half: str, letter: str, way: int, unit: int, theme: str) -> Sprite:
    """Answer the open place at an end, as big as a single: the plate outside, the open half where it joins.

    Where halves are pictures it has the plate alone.
    `way` is where the outside is: 0 left, 1 above, 2 right, 3 below.
    """
    key = ("place", game, end, half, letter, way, unit, theme)
    size = (2 * unit, unit) if way % 2 == 0 else (unit, 2 * unit)
    return _marks.get(
        key,
        lambda: make_sprite(
            *size, theme, "felt", lambda pen: _paint_place(pen, game, end, half, letter, way, unit)
        ),
    )


def empty_sprite(unit: int, theme: str) -> Sprite:
    """Answer the place of the first tile, before it is laid."""
    size = (2 * unit, unit)
    return _marks.get(
        ("empty", unit, theme),
        lambda: make_sprite(*size, theme, "felt", lambda pen: paint_frame(pen, *size, "muted", unit)),
    )


def _paint_place(pen: Pen, game: str, end: End, half: str, letter: str, way: int, unit: float) -> None:
    width, height = (2.0, 1.0) if way % 2 == 0 else (1.0, 2.0)
    paint_frame(pen, width * unit, height * unit, end, unit)
    outer, inner = ((0.5, 0.5), (width - 0.5, height - 0.5))
    if way >= 2:
        outer, inner = inner, outer
    pictured = faces_of(game).pictured
    x, y = (width / 2, height / 2) if pictured else outer
    plate = unit * 0.7
    _paint_plate(pen.at(x * unit - plate / 2, y * unit - plate / 2, 1), end, letter, plate)
    if not pictured:  # a second picture beside the first would look like a tile
        _paint_half(pen.at(inner[0] * unit, inner[1] * unit, unit), game, half, end, 0.78)


def _paint_half(pen: Pen, game: str, half: str, end: End, size: float) -> None:
    """Paint an open half round the pen's origin: a picture on a card, else its letters, `size` high if it is one."""
    faces = faces_of(game)
    sign = faces.sign(half)
    if faces.pictured:
        for edge, colour in ((0.47, end), (0.43, "tile")):
            pen.block(-edge, -edge, 2 * edge, 2 * edge, colour, edge * 0.3)
        faces.draw(pen.at(0, 0, 0.86), half, Look())
    elif sign:
        pen.text(0, 0, sign, size if len(sign) < 2 else size * 0.64, end)
    else:
        faces.draw(pen.at(0, 0, 0.9), half, Look())


def paint_frame(pen: Pen, width: float, height: float, colour: str, unit: float) -> None:
    """Paint the broken outline of a tile that is not there yet."""
    thick, inset, round_ = max(2.5, unit * 0.05), unit * 0.05, unit * 0.16
    pen.block(inset, inset, width - 2 * inset, height - 2 * inset, colour, round_)
    inner = inset + thick
    pen.block(inner, inner, width - 2 * inner, height - 2 * inner, "felt", round_ - thick)
    for length, along in ((width, True), (height, False)):
        for step in range(1, round(length / unit * 3)):
            at = length * step / round(length / unit * 3) - unit * 0.06
            if along:
                pen.block(at, 0, unit * 0.12, height, "felt")
            else:
                pen.block(0, at, width, unit * 0.12, "felt")


def half_sprite(game: str, half: str, end: End, size: int, theme: str) -> Sprite:
    """Answer an open half alone, `size` pixels square: its letters if it has any, else its picture."""
    return _marks.get(
        ("half", game, half, end, size, theme),
        lambda: make_sprite(
            size,
            size,
            theme,
            "felt",
            lambda pen: _paint_half(pen.at(size / 2, size / 2, size), game, half, end, 0.95),
        ),
    )
