"""The table of games with one line and two ends. The left end's mark is a round plate, the right one's is pointed."""

from functools import lru_cache
from typing import Literal

from bot.games.actions import Action
from bot.games.line.rules.moves import Play, read
from bot.games.line.rules.view import LineView, Placed
from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, drawable, sign_sprite
from rendering.kit.tiles import (
    Box,
    Face,
    Faces,
    HalfStyle,
    Spot,
    paint_frame,
    paint_glow,
    paint_shadows,
    paste_middle,
    tile_sprite,
)
from rendering.line.layout import LineLayout, Moves, fit, fit_at_once, fit_part
from rendering.values import TableWords

LineEnd = Literal["left", "right"]
SIDES: tuple[LineEnd, LineEnd] = ("left", "right")
_PLATE, _CARD, _SIDE = 46, 48, 26  # pixels of the ends on the rim
_marks: Shelf[Sprite] = SPRITES.shelf("line.table_marks")


def paint_line(
    canvas: Canvas, view: LineView, faces: Faces, words: TableWords, area: Area, layout: LineLayout
) -> None:
    """Draw the line of a LineView; the tile laid last shines, and the open ends are marked while the round goes on."""
    paint_shadows(canvas, [_box(layout, spot, area) for spot in layout.spots], layout.unit)
    if view.last is not None:
        paint_glow(canvas, _box(layout, layout.spots[view.last], area))
    if not view.ended:
        _paint_ends(canvas, view, faces, words, layout, area)
    for index, (placed, spot) in enumerate(zip(view.line, layout.spots, strict=True)):
        face = face_of(faces, placed, spot.turn)
        tile = tile_sprite(face, layout.unit, canvas.theme, lit=index == view.last)
        _paste(canvas, tile, layout, spot, area)


def layout_of(view: LineView, width: int, height: int, whole: LineView | None = None) -> LineLayout:
    """How the line lies on a table of so many pixels: as it came about, if the view tells its course.

    Where it is a part of a later one (`whole`), it lies where that one does.
    """
    flags, moves = tuple(placed.crosswise for placed in view.line), _moves(view)
    if whole is not None:
        line = tuple(placed.crosswise for placed in whole.line)
        first, later = whole.start - view.start, _moves(whole)
        if later and first >= 0 and line[first : first + len(flags)] == flags:
            return fit_part(flags, view.start, later, width, height)
    return fit(moves, width, height) if moves else fit_at_once(flags, view.start, width, height)


def _moves(view: LineView) -> Moves:
    """How the line came about, nothing if the course does not tell it."""
    sides = _sides(view)
    if sides.count(-1) != view.start or len(sides) != len(view.line) - 1:
        return ()
    right = left = view.start
    moves = [(1, view.line[view.start].crosswise)]
    for side in sides:
        right, left = right + (side > 0), left - (side < 0)
        moves.append((side, view.line[right if side > 0 else left].crosswise))
    return tuple(moves)


def _sides(view: LineView) -> list[int]:
    """To which end each tile but the first was laid, as far as the course tells."""
    history = () if view.course is None else view.course.history
    return [side for side in map(_side, history) if side]


@lru_cache(maxsize=4096)
def _side(token: str) -> int:
    """To which end a token of the record lays a tile, 0 if it lays none there."""
    move = read(Action.parse(token))
    return 0 if not isinstance(move, Play) or move.side is None else -1 if move.side == "left" else 1


def _box(layout: LineLayout, spot: Spot, area: Area) -> Box:
    x, y = layout.pixels(spot)
    return area.x + x, area.y + y, int(spot.width * layout.unit), int(spot.height * layout.unit)


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


def _paste(canvas: Canvas, sprite: Sprite, layout: LineLayout, spot: Spot, area: Area) -> None:
    x, y = layout.pixels(spot)
    canvas.paste(sprite, area.x + x, area.y + y)


def plate_sprite(end: LineEnd, letter: str, size: int, theme: str, ground: str = "felt") -> Sprite:
    """An end's plate, `size` pixels square: a disc for the left end, a square on its tip for the right."""
    return _marks.get(
        ("plate", end, letter, size, theme, ground),
        lambda: make_sprite(size, size, theme, ground, lambda pen: _paint_plate(pen, end, letter, size)),
    )


def _paint_plate(pen: Pen, end: LineEnd, letter: str, size: float) -> None:
    middle = size / 2
    if end == "left":
        pen.dot(middle, middle, middle * 0.96, "on-end")
        pen.dot(middle, middle, middle * 0.88, "left")
    else:
        for reach, colour in ((0.5, "on-end"), (0.44, "right")):
            points = [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]
            pen.polygon([(middle + x * size, middle + y * size) for x, y in points], colour)
    shown = drawable(letter)[:2]
    share = 0.72 if end == "left" else 0.54
    if shown:
        pen.text(middle, middle, shown, size * (share if len(shown) < 2 else share * 0.7), "on-end", 800)
        return
    reach = size * 0.22  # without a letter, a plus: here a tile can be added
    pen.line([(middle - reach, middle), (middle + reach, middle)], size * 0.1, "on-end")
    pen.line([(middle, middle - reach), (middle, middle + reach)], size * 0.1, "on-end")


def place_sprite(
    faces: Faces, end: LineEnd, half: str, letter: str, way: int, unit: int, theme: str
) -> Sprite:
    """The open place at an end, as big as a single: the plate outside, the open half where it joins.

    Where halves are pictures it has the plate alone.
    `way` is where the outside is: 0 left, 1 above, 2 right, 3 below.
    """
    half = "" if faces.pictured else half
    key = ("place", faces, end, half, letter, way, unit, theme)
    return _marks.get(key, lambda: _placed(faces, end, half, letter, way, unit, theme))


def _placed(faces: Faces, end: LineEnd, half: str, letter: str, way: int, unit: int, theme: str) -> Sprite:
    """Put an open place together of its frame, plate and sign, which other places have too."""
    width, height = (2 * unit, unit) if way % 2 == 0 else (unit, 2 * unit)
    outer, inner = (unit // 2, unit // 2), (width - unit // 2, height - unit // 2)
    if way >= 2:
        outer, inner = inner, outer
    canvas = Canvas(width, height, theme)
    canvas.paste(_frame_sprite(width, height, end, unit, theme), 0, 0)
    plate = plate_sprite(end, letter, round(unit * 0.8), theme)
    paste_middle(canvas, plate, *((width // 2, height // 2) if faces.pictured else outer))
    if not faces.pictured:  # a second picture beside the first would look like a tile
        size = round(unit * 0.7)
        sign = sign_sprite(faces.sign(half), size, TextStyle(size, end, "felt", 700), theme)
        paste_middle(canvas, sign, *inner)
    return canvas.sprite()


def _frame_sprite(width: int, height: int, colour: str, unit: int, theme: str) -> Sprite:
    return _marks.get(
        ("frame", width, height, colour, theme),
        lambda: make_sprite(
            width, height, theme, "felt", lambda pen: paint_frame(pen, width, height, colour, unit)
        ),
    )


def empty_sprite(unit: int, theme: str) -> Sprite:
    """The place of the first tile, before it is laid."""
    return _frame_sprite(2 * unit, unit, "muted", unit, theme)


def half_sprite(faces: Faces, half: str, size: int, theme: str, ground: str = "rim") -> Sprite:
    """An open half alone on a little tile, `size` pixels square."""

    def paint(pen: Pen) -> None:
        pen.block(0, 0, size, size, "tile-edge", size * 0.16)
        pen.block(1.5, 1.5, size - 3, size - 3, "tile-side", size * 0.15)
        pen.block(1.5, 1.5, size - 3, size - 6, "tile", size * 0.15)
        faces.draw(pen.at(size / 2, size / 2 - 1, size * 0.92), half, HalfStyle())

    return _marks.get(
        ("half", faces, half, size, theme, ground), lambda: make_sprite(size, size, theme, ground, paint)
    )


def paint_line_ends(
    canvas: Canvas, view: LineView, faces: Faces, words: TableWords, y: int, height: int
) -> None:
    """Draw the ends with their marks, one at the left, one at the right, on a rim that begins at `y`."""
    if not view.left or view.ended:
        return
    for end, half, letter in (("left", view.left, words.left_end), ("right", view.right, words.right_end)):
        plate = plate_sprite(SIDES[end == "right"], letter, _PLATE, canvas.theme, "rim")
        card = half_sprite(faces, half, _CARD, canvas.theme)
        parts = [plate, card] if end == "left" else [card, plate]
        x = _SIDE if end == "left" else canvas.width - _SIDE - _PLATE - _CARD - 8
        for part in parts:
            canvas.paste(part, x, y + (height - part.height) // 2)
            x += part.width + 8
