"""Tiles in rows beside something else: what is left in a hand, small; and a line that leads away from a face."""

from collections.abc import Sequence

from rendering.kit.canvas import Area, Canvas
from rendering.kit.texts import TextStyle, label_sprite
from rendering.kit.tiles import Box, Face, Faces, card_sprite, paint_shadows, tile_sprite

_LARGEST, _READABLE, _LEAST = 50, 30, 22  # pixels of a half
_GAP, _ROW = 6, 8  # pixels between tiles, between rows
_MORE, _MORE_WIDE = TextStyle(34, "ink", "felt", 700), 76
_UNIT = 66  # pixels of a half that leads away from a face


def paint_standing(canvas: Canvas, faces: Faces, tiles: Sequence[str], area: Area) -> None:
    """Draw standing tiles at the left of an area, in one row or two; of too many the last are a number."""
    unit, columns, rows = _fitted(len(tiles), area)
    places = columns * rows
    shown = tiles if len(tiles) <= places else tiles[: places - -(-_MORE_WIDE // (unit + _GAP))]
    used = -(-len(shown) // columns)
    top = area.y + (area.height - used * (2 * unit + _ROW) + _ROW) // 2
    places_ = [divmod(at, columns) for at in range(len(shown))]
    corners = [(area.x + column * (unit + _GAP), top + row * (2 * unit + _ROW)) for row, column in places_]
    sprites = [card_sprite(faces, tile, unit, canvas.theme) for tile in shown]
    boxes: list[Box] = [(x, y, sprite.width, sprite.height) for (x, y), sprite in zip(corners, sprites, strict=True)]
    paint_shadows(canvas, boxes, unit)
    for (x, y), sprite in zip(corners, sprites, strict=True):
        canvas.paste(sprite, x, y)
    more = label_sprite(f"+{len(tiles) - len(shown)}", _MORE, canvas.theme, _MORE_WIDE)
    if more is not None and len(shown) < len(tiles):
        x, y = corners[-1]
        canvas.paste(more, x + unit + 2 * _GAP, y + unit - more.height // 2)


def _fitted(tiles: int, area: Area) -> tuple[int, int, int]:
    """Return the pixels of a half, and how many tiles stand in how many rows, as large as they can be."""
    found = []
    for rows in (1, 2):
        columns = max(1, -(-tiles // rows))
        high = (area.height - (rows - 1) * _ROW) // rows // 2 - 1
        unit = min(_LARGEST, high, (area.width + _GAP) // columns - _GAP)
        found.append((unit, columns, rows))
        if unit >= _READABLE:
            break
    unit, columns, rows = max(found)
    if unit >= _LEAST:
        return unit, columns, rows
    return _LEAST, (area.width + _GAP) // (_LEAST + _GAP), max(1, (area.height + _ROW) // (2 * _LEAST + _ROW))


def paint_outwards(canvas: Canvas, faces: Sequence[Face], area: Area, *, left: bool) -> None:
    """Draw tiles end to end from an area's inner edge to its outer one, as many as there is room for."""
    middle, x = area.y + area.height // 2, area.x + area.width if left else area.x
    laid: list[tuple[Face, Box]] = []
    for face in faces:
        width, height = face.size(_UNIT)
        start = x - width if left else x
        if start < area.x or start + width > area.x + area.width:
            break
        laid.append((face, (start, middle - height // 2, width, height)))
        x = start if left else start + width
    paint_shadows(canvas, [box for _, box in laid], _UNIT)
    for face, (x, y, _, _) in laid:
        canvas.paste(tile_sprite(face, _UNIT, canvas.theme), x, y)
