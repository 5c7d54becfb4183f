"""The table of games with one line and two ends. The left end's mark is a round plate, the right one's is pointed."""

from typing import Literal

from bot.games.line.view import LineView, Placed
from rendering.kit.cache import Cache
from rendering.kit.canvas import Area, Canvas, Sprite
from rendering.kit.sprites import Pen, Point, make_sprite
from rendering.kit.texts import drawable
from rendering.kit.tiles import (
    GLOW,
    Face,
    Faces,
    Ground,
    HalfStyle,
    Spot,
    glow_sprite,
    paint_frame,
    tile_sprite,
)
from rendering.line.layout import LineLayout, fit
from rendering.values import TableWords

LineEnd = Literal["left", "right"]
SIDES: tuple[LineEnd, LineEnd] = ("left", "right")
_PLATE, _CARD, _SIDE = 52, 64, 16  # pixels of the ends at the foot
_marks: Cache[Sprite] = Cache(512)


def paint_line(canvas: Canvas, view: LineView, faces: Faces, words: TableWords, area: Area) -> None:
    """Draw the line of a LineView; the tile laid last shines, and the open ends are marked while the round goes on."""
    layout = fit(tuple(placed.crosswise for placed in view.line), view.start, area.width, area.height)
    if not view.ended:
        _paint_ends(canvas, view, faces, words, layout, area)
    if view.last is not None:
        spot = layout.spots[view.last]
        glow = glow_sprite(spot.lying, layout.unit, canvas.theme)
        _paste(canvas, glow, layout, spot, area, -GLOW)
    for index, (placed, spot) in enumerate(zip(view.line, layout.spots, strict=True)):
        ground: Ground = "glow" if index == view.last else "felt"
        tile = tile_sprite(face_of(faces, placed, spot.turn), layout.unit, canvas.theme, ground)
        _paste(canvas, tile, layout, spot, area)


def face_of(faces: Faces, placed: Placed, turn: int) -> Face:
    """How a laid tile is seen when it is turned so: its halves from the left or from above."""
    left = placed.figure if placed.cover == "left" else placed.left
    right = placed.figure if placed.cover == "right" else placed.right
    covered = {"": None, "left": 0, "right": 1}[placed.cover]
    if turn >= 2:
        left, right = right, left
        covered = None if covered is None else 1 - covered
    return Face(faces, left, right, turn % 2 == 0, covered)


def _paint_ends(
    canvas: Canvas, view: LineView, faces: Faces, words: TableWords, layout: LineLayout, area: Area
) -> None:
    if view.last is None:
        _paste(canvas, empty_sprite(layout.unit, canvas.theme), layout, layout.left, area)
        return
    ends: tuple[tuple[LineEnd, str, str, Spot, int], ...] = (
        ("left", view.left, words.left_end, layout.left, layout.left.turn),
        ("right", view.right, words.right_end, layout.right, (layout.right.turn + 2) % 4),
    )
    for end, half, letter, spot, way in ends:
        place = place_sprite(faces, end, half, letter, way, layout.unit, canvas.theme)
        _paste(canvas, place, layout, spot, area)


def _paste(
    canvas: Canvas, sprite: Sprite, layout: LineLayout, spot: Spot, area: Area, shift: int = 0
) -> None:
    x, y = layout.pixels(spot)
    canvas.paste(sprite, area.x + x + shift, area.y + y + shift)


def plate_sprite(end: LineEnd, letter: str, size: int, theme: str, ground: Ground = "felt") -> Sprite:
    """An end's plate, `size` pixels square: a disc for the left end, a hexagon with two points for the right."""
    return _marks.get(
        ("plate", end, letter, size, theme, ground),
        lambda: make_sprite(size, size, theme, ground, lambda pen: _paint_plate(pen, end, letter, size)),
    )


def _paint_plate(pen: Pen, end: LineEnd, letter: str, size: float) -> None:
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


def place_sprite(
    faces: Faces, end: LineEnd, half: str, letter: str, way: int, unit: int, theme: str
) -> Sprite:
    """The open place at an end, as big as a single: the plate outside, the open half where it joins.

    Where halves are pictures it has the plate alone.
    `way` is where the outside is: 0 left, 1 above, 2 right, 3 below.
    """
    key = ("place", faces, end, half, letter, way, unit, theme)
    size = (2 * unit, unit) if way % 2 == 0 else (unit, 2 * unit)
    return _marks.get(
        key,
        lambda: make_sprite(
            *size, theme, "felt", lambda pen: _paint_place(pen, faces, end, half, letter, way, unit)
        ),
    )


def empty_sprite(unit: int, theme: str) -> Sprite:
    """The place of the first tile, before it is laid."""
    size = (2 * unit, unit)
    return _marks.get(
        ("empty", unit, theme),
        lambda: make_sprite(*size, theme, "felt", lambda pen: paint_frame(pen, *size, "muted", unit)),
    )


def _paint_place(pen: Pen, faces: Faces, end: LineEnd, half: str, letter: str, way: int, unit: float) -> None:
    width, height = (2.0, 1.0) if way % 2 == 0 else (1.0, 2.0)
    paint_frame(pen, width * unit, height * unit, end, unit)
    outer, inner = ((0.5, 0.5), (width - 0.5, height - 0.5))
    if way >= 2:
        outer, inner = inner, outer
    x, y = (width / 2, height / 2) if faces.pictured else outer
    plate = unit * 0.7
    _paint_plate(pen.at(x * unit - plate / 2, y * unit - plate / 2, 1), end, letter, plate)
    if not faces.pictured:  # a second picture beside the first would look like a tile
        _paint_half(pen.at(inner[0] * unit, inner[1] * unit, unit), faces, half, end, 0.78)


def _paint_half(pen: Pen, faces: Faces, half: str, end: LineEnd, size: float) -> None:
    """Paint an open half round the pen's origin: a picture on a card, else its letters, `size` high if it is one."""
    sign = faces.sign(half)
    if faces.pictured:
        for edge, colour in ((0.47, end), (0.43, "tile")):
            pen.block(-edge, -edge, 2 * edge, 2 * edge, colour, edge * 0.3)
        faces.draw(pen.at(0, 0, 0.86), half, HalfStyle())
    elif sign:
        pen.text(0, 0, sign, size if len(sign) < 2 else size * 0.64, end)
    else:
        faces.draw(pen.at(0, 0, 0.9), half, HalfStyle())


def half_sprite(faces: Faces, half: str, end: LineEnd, size: int, theme: str) -> Sprite:
    """An open half alone, `size` pixels square: its letters if it has any, else its picture."""
    return _marks.get(
        ("half", faces, half, end, size, theme),
        lambda: make_sprite(
            size,
            size,
            theme,
            "felt",
            lambda pen: _paint_half(pen.at(size / 2, size / 2, size), faces, half, end, 0.95),
        ),
    )


def paint_foot_ends(
    canvas: Canvas, view: LineView, faces: Faces, words: TableWords, y: int, height: int
) -> None:
    """Draw the left end at the left, the right end at the right, in a foot that begins at `y`, while there are ends."""
    if view.left and not view.ended:
        _paint_foot_end(canvas, faces, view.left, "left", words.left_end, y, height)
        _paint_foot_end(canvas, faces, view.right, "right", words.right_end, y, height)


def _paint_foot_end(
    canvas: Canvas, faces: Faces, half: str, end: LineEnd, letter: str, y: int, height: int
) -> None:
    plate = plate_sprite(end, letter, _PLATE, canvas.theme)
    size = _CARD if faces.pictured else _PLATE
    card = half_sprite(faces, half, end, size, canvas.theme)
    x = _SIDE if end == "left" else canvas.width - _SIDE - _PLATE
    canvas.paste(plate, x, y + (height - _PLATE) // 2 - 4)
    x += _PLATE + 8 if end == "left" else -card.width - 8
    canvas.paste(card, x, y + (height - size) // 2 - 4)
