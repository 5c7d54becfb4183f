"""A player's own rack as a picture: two rows of tiles, numbered like the buttons."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from bot.games.rack.rules.view import RackView
from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.canvas import Canvas
from rendering.kit.hand import number_plate
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.surface import DEPTH
from rendering.kit.texts import TextStyle, label_sprite
from rendering.players.badges import mark_sprite
from rendering.rack.faces import SIDE, paint_tile, tile_height
from rendering.rack.table import style_of
from rendering.values import HandPlan

WIDTH = 1080
_MARGIN, _GAP, _APART = (
    34,
    2 * SIDE,
    26,
)  # pixels: at the sides, between tiles, between those that belong together
_LARGEST, _RAISED = 120, 30  # pixels of a tile, over a row: by so much picked ones are raised
_LEDGE, _ROW_GAP = 66, 14  # pixels of the rack's ledge with the numbers, under it
_ROWS, _MOST = 2, 10  # rows, tiles in a row from which on there are more rows
_NUMBER = TextStyle(40, "card", "rim", 700)
_ledges: Shelf[Sprite] = SPRITES.shelf("rack.hand_ledges")


class _TileSlot(NamedTuple):
    """A tile of the rack: its number, whether it is picked, came last, belongs to the one before it."""

    tile: str
    number: int
    picked: bool
    drawn: bool
    joined: bool


def lay_rack(view: RackView, order: Sequence[str], plan: HandPlan, theme: str) -> Canvas:
    """Lay a rack in an order on a sheet 1080 pixels wide."""
    rows = _rows(_slots(view, order, plan))
    width = min([_LARGEST, *map(_width, rows)])
    pitch = _RAISED + tile_height(width) + _LEDGE + _ROW_GAP
    canvas = Canvas(WIDTH, max(200, pitch * len(rows)), theme, thrifty=True)
    canvas.light(0, DEPTH)
    if not order:
        canvas.paste(mark_sprite("out", 120, theme, "felt"), (WIDTH - 120) // 2, 40)
    for index, row in enumerate(rows):
        _paint_row(canvas, view, row, width, index * pitch + _RAISED)
    return canvas


def _slots(view: RackView, order: Sequence[str], plan: HandPlan) -> list[_TileSlot]:
    places = plan.left(len(order))
    starts = {0, *accumulate(plan.parts(places))}
    last = max((place for place in places if order[place] == view.drawn), default=None)
    return [
        _TileSlot(order[place], place + 1, place in plan.picked, place == last, index not in starts)
        for index, place in enumerate(places)
    ]


def _rows(slots: list[_TileSlot]) -> list[list[_TileSlot]]:
    """Two rows, the upper one longer; more if there are very many tiles."""
    count = max(_ROWS, -(-len(slots) // _MOST))
    most = max(1, -(-len(slots) // count))
    return [slots[start : start + most] for start in range(0, len(slots), most)]


def _extra(row: Sequence[_TileSlot]) -> int:
    """Pixels of the gaps inside a row, besides those between all tiles."""
    return (_APART - _GAP) * sum(not slot.joined for slot in row[1:])


def _width(row: Sequence[_TileSlot]) -> int:
    return (WIDTH - 2 * _MARGIN - _extra(row) + _GAP) // len(row) - _GAP


def _paint_row(canvas: Canvas, view: RackView, row: Sequence[_TileSlot], width: int, y: int) -> None:
    """Draw a row of tiles and the ledge before it; picked ones are raised, what was drawn last is lit."""
    high = tile_height(width)
    x, middles = (WIDTH - len(row) * (width + _GAP) + _GAP - _extra(row)) // 2, []
    for index, slot in enumerate(row):
        if index and not slot.joined:
            x += _APART - _GAP
        style = style_of(view, slot.tile, width, lit=slot.picked or slot.drawn)
        paint_tile(canvas, slot.tile, style, x, y - (_RAISED - 8) * slot.picked)
        middles.append(x + width // 2)
        x += width + _GAP
    canvas.paste(_ledge_sprite(canvas.theme), 0, y + high - 6)
    for slot, middle in zip(row, middles, strict=True):
        _paint_number(canvas, slot.number, slot.picked, middle, y + high)


def _paint_number(canvas: Canvas, number: int, picked: bool, middle: int, y: int) -> None:
    if picked:
        sprite: Sprite | None = number_plate(str(number), canvas.theme, "rim")
    else:
        sprite = label_sprite(str(number), _NUMBER, canvas.theme, 100)
    assert sprite is not None
    canvas.paste(sprite, middle - sprite.width // 2, y + 4 + (_LEDGE - 14 - sprite.height) // 2)


def _ledge_sprite(theme: str) -> Sprite:
    """The wooden ledge on which a row of tiles stands."""
    size = (WIDTH, _LEDGE + 6)

    def paint(pen: Pen) -> None:
        left, wide = 10, WIDTH - 20
        pen.block(left - 4, 6, wide + 8, _LEDGE, "shade-1", 18)
        pen.block(left - 2, 6, wide + 4, _LEDGE - 3, "shade-2", 16)
        pen.block(left, 0, wide, _LEDGE, "rim-dark", 14)
        pen.block(left, 0, wide, _LEDGE - 5, "rim", 14)
        pen.block(left + 10, 3, wide - 20, 3, "rim-light", 1.5)

    return _ledges.get(theme, lambda: make_sprite(*size, theme, "felt", paint))
