"""The players above a table where the direction of play can turn: the plates as a ring, with arrows between them."""

from collections.abc import Callable

from rendering.kit.cache import Cache
from rendering.kit.canvas import Canvas, Sprite
from rendering.kit.sprites import Pen, Point, make_sprite
from rendering.players.layout import MOST_TALL, PAD, WIDTH, Nameplate, PlateLayout, columns_height, lay_plates
from rendering.players.nameplates import nameplate_sprite, paint_columns

_GAP, _CHANNEL, _RAIL = 44, 72, 28  # pixels: between plates, between columns, under the plates
_THICK, _HEAD = 8, 14  # of an arrow: its shaft, half of its head's width
_INK = "muted"
_sprites: Cache[Sprite] = Cache(64)


def paint_players(canvas: Canvas, plates: list[Nameplate], step: int) -> int:
    """Draw the players, as a ring if there is a direction of play that can turn; how high they are comes back."""
    if step:
        paint_ring(canvas, plates, step)
        return ring_height(plates)
    paint_columns(canvas, plates)
    return columns_height(plates)


def ring_height(plates: list[Nameplate]) -> int:
    """How high the ring is."""
    layout, rows = _layout(plates)
    return PAD + rows * (layout.height + PAD) + (_RAIL - PAD if rows == 1 else 0)


def paint_ring(canvas: Canvas, plates: list[Nameplate], step: int) -> None:
    """Draw the plates at the top, the next seat always beside or below; `step` is the direction of play, 1 or -1."""
    canvas.fill(0, 0, canvas.width, ring_height(plates), "bar")
    layout, rows = _layout(plates)
    gap = _GAP if rows == 1 else _CHANNEL
    for index, plate in enumerate(plates):
        column, row = (index, 0) if rows == 1 else _place(index, rows)
        x, y = PAD + column * (layout.width + gap), PAD + row * (layout.height + PAD)
        canvas.paste(nameplate_sprite(plate, layout, canvas.theme), x, y)
    if rows == 1:
        _paint_row_arrows(canvas, layout, len(plates), step)
    else:
        height = rows * (layout.height + PAD) - PAD
        canvas.paste(_loop_sprite(height, step, canvas.theme), PAD + layout.width, PAD)


def _layout(plates: list[Nameplate]) -> tuple[PlateLayout, int]:
    """How plates look, and in how many rows they are."""
    players = len(plates)
    tall = players <= MOST_TALL
    columns, gap = (players, _GAP) if tall else (2, _CHANNEL)
    width = (WIDTH - 2 * PAD - gap * (columns - 1)) // columns
    return lay_plates(plates, columns, width), -(-players // columns)


def _place(seat: int, rows: int) -> tuple[int, int]:
    """A seat's column and row, clockwise: the first at the left, down on the right, up on the left."""
    if seat == 0:
        return 0, 0
    return (1, seat - 1) if seat <= rows else (0, 2 * rows - seat)


def _paint_row_arrows(canvas: Canvas, layout: PlateLayout, players: int, step: int) -> None:
    arrow = _arrow_sprite(step, canvas.theme)
    for gap in range(players - 1):
        x = PAD + (gap + 1) * layout.width + gap * _GAP
        canvas.paste(arrow, x, PAD + (layout.height - arrow.height) // 2)
    length = (players - 1) * (layout.width + _GAP)
    canvas.paste(
        _rail_sprite(length, step, canvas.theme), PAD + layout.width // 2 - _HEAD, PAD + layout.height
    )


def _arrow_sprite(step: int, theme: str) -> Sprite:
    """An arrow from a plate to the one beside it."""
    width, height = _GAP, 2 * _HEAD + 2

    def paint(pen: Pen) -> None:
        middle, tip = height / 2, width - 6 if step > 0 else 6
        pen.block(8, middle - _THICK / 2, width - 16, _THICK, _INK)
        _paint_head(pen, (tip, middle), (step, 0))

    return _kept(("arrow", step, theme), (width, height), theme, paint)


def _rail_sprite(length: int, step: int, theme: str) -> Sprite:
    """The way back under the plates, from the last of a row to the first."""
    size = (length + 2 * _HEAD, _RAIL)

    def paint(pen: Pen) -> None:
        left, right, bottom = _HEAD, size[0] - _HEAD, _RAIL - _THICK
        pen.line([(left, 8), (left, bottom), (right, bottom), (right, 8)], _THICK, _INK)
        pen.block(0, 0, size[0], 4, "bar")
        _paint_head(pen, (left if step > 0 else right, 2), (0, -1))

    return _kept(("rail", length, step, theme), size, theme, paint)


def _loop_sprite(height: int, step: int, theme: str) -> Sprite:
    """The ring between two columns, with arrows clockwise or against."""
    size = (_CHANNEL, height)
    left, right, top, bottom = _HEAD + 2, _CHANNEL - _HEAD - 2, 8, height - 8

    def paint(pen: Pen) -> None:
        pen.block(left - _THICK / 2, top - _THICK / 2, right - left + _THICK, bottom - top + _THICK, _INK, 14)
        inner = _THICK / 2
        pen.block(left + inner, top + inner, right - left - _THICK, bottom - top - _THICK, "bar", 8)
        for part in (0.32, 0.68):
            reach = 0.65 * _HEAD * step
            _paint_head(pen, (right, top + (bottom - top) * part + reach), (0, step))
            _paint_head(pen, (left, top + (bottom - top) * part - reach), (0, -step))

    return _kept(("loop", height, step, theme), size, theme, paint)


def _paint_head(pen: Pen, tip: Point, way: Point) -> None:
    """Paint the head of an arrow."""
    (x, y), (a, b) = tip, way
    back, side = 1.3 * _HEAD, _HEAD
    points = [(x, y), (x - a * back - b * side, y - b * back + a * side)]
    pen.polygon([*points, (x - a * back + b * side, y - b * back - a * side)], _INK)


def _kept(key: tuple[object, ...], size: tuple[int, int], theme: str, paint: Callable[[Pen], None]) -> Sprite:
    return _sprites.get(key, lambda: make_sprite(*size, theme, "bar", paint))
