"""Tiles in rows on the card of a result: the hand that won, what was left to others, a rack beside a face."""

from collections.abc import Sequence

from bot.games.rack.rules.view import RackView
from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.rack.tiles import MARGIN, SIDE, paint_tile, style_of, tile_height

_GAP, _APART = SIDE + 1, 28  # pixels between tiles, between combinations
_LARGEST, _SMALL = 108, 44  # pixels of a tile of the hand that won, of one that was left, at most
_BESIDE, _LEDGE = 78, 30  # pixels of a tile on the rack beside a face, of the rack's height
_RUN = ("10", "11", "12", "13", "1")
_racks: Shelf[Sprite] = SPRITES.shelf("rack.rows")


def paint_middle(canvas: Canvas, view: RackView, parts: Sequence[Sequence[str]], area: Area, *, lit: bool) -> None:
    """Draw combinations side by side in the middle of an area, as large as there is room."""
    tiles = sum(map(len, parts))
    gaps = (tiles - len(parts)) * _GAP + (len(parts) - 1) * _APART
    width = min(_LARGEST, (area.width - gaps) // max(1, tiles), int((area.height - 2 * MARGIN) / 1.3))
    x = area.x + (area.width - tiles * width - gaps) // 2
    y = area.y + (area.height - tile_height(width)) // 2
    for part in parts:
        for tile in part:
            paint_tile(canvas, tile, style_of(view, tile, width, lit=lit), x, y)
            x += width + _GAP
        x += _APART - _GAP


def paint_small(canvas: Canvas, view: RackView, tiles: Sequence[str], area: Area) -> None:
    """Draw tiles in two rows at the left of an area."""
    columns = -(-len(tiles) // 2)
    high = (area.height - 2 * _GAP) // 2
    width = min(_SMALL, int(high / 1.3), (area.width - 2 * SIDE) // columns - _GAP)
    pitch = tile_height(width) + _GAP
    top = area.y + (area.height - 2 * pitch + _GAP) // 2
    for at, tile in enumerate(tiles):
        row, column = divmod(at, columns)
        x, y = area.x + SIDE + column * (width + _GAP), top + row * pitch
        paint_tile(canvas, tile, style_of(view, tile, width), x, y)


def paint_standing(canvas: Canvas, view: RackView, colour: str, area: Area, *, left: bool) -> None:
    """Draw a run on a rack, at the inner edge of an area, as many tiles as there is room for."""
    step = _BESIDE + _GAP
    tiles = _RUN[-((area.width - 2 * _GAP) // step) :] if area.width > 3 * step else ()
    if not tiles:
        return
    long = len(tiles) * step + 3 * _GAP
    x = area.x + area.width - long if left else area.x
    y = area.y + (area.height - tile_height(_BESIDE) - _LEDGE // 2) // 2
    for at, number in enumerate(tiles):
        tile = colour + number
        paint_tile(canvas, tile, style_of(view, tile, _BESIDE), x + 2 * _GAP + at * step, y)
    canvas.paste(_ledge_sprite(long, canvas.theme), x, y + tile_height(_BESIDE) - _LEDGE // 3)


def _ledge_sprite(width: int, theme: str) -> Sprite:
    """Return the wooden ledge in front of tiles."""

    def paint(pen: Pen) -> None:
        pen.block(0, 6, width, _LEDGE, "shade-2", 10)
        pen.block(0, 0, width, _LEDGE, "rim-dark", 9)
        pen.block(0, 0, width, _LEDGE - 5, "rim", 9)
        pen.block(6, 3, width - 12, 3, "rim-light", 1.5)

    return _racks.get((width, theme), lambda: make_sprite(width, _LEDGE + 6, theme, "felt", paint))
