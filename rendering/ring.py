"""The players above a table where the direction of play can turn: the strips as a ring, with arrows between them."""

from collections.abc import Callable

from rendering.cache import Cache
from rendering.canvas import Canvas, Sprite
from rendering.seats import strip_sprite
from rendering.sprites import Pen, Point, make_sprite
from rendering.strips import MOST_TALL, PAD, WIDTH, Bar, Strip, lay_strips

_GAP, _CHANNEL, _RAIL = 44, 72, 28  # pixels: between strips, between columns, under the strips
_THICK, _HEAD = 8, 14  # of an arrow: its shaft, half of its head's width
_INK = "muted"
_sprites: Cache[Sprite] = Cache(64)


def ring_height(strips: list[Strip]) -> int:
    """Answer how high the ring is."""
    bar, rows = _bar(strips)
    return PAD + rows * (bar.height + PAD) + (_RAIL - PAD if rows == 1 else 0)


def paint_ring(canvas: Canvas, strips: list[Strip], step: int) -> None:
    """Draw the strips at the top, the next seat always beside or below; `step` is the direction of play, 1 or -1."""
    canvas.fill(0, 0, canvas.width, ring_height(strips), "bar")
    bar, rows = _bar(strips)
    gap = _GAP if rows == 1 else _CHANNEL
    for index, strip in enumerate(strips):
        column, row = (index, 0) if rows == 1 else _place(index, rows)
        x, y = PAD + column * (bar.width + gap), PAD + row * (bar.height + PAD)
        canvas.paste(strip_sprite(strip, bar, canvas.theme), x, y)
    if rows == 1:
        _paint_row_arrows(canvas, bar, len(strips), step)
    else:
        height = rows * (bar.height + PAD) - PAD
        canvas.paste(_loop_sprite(height, step, canvas.theme), PAD + bar.width, PAD)


def _bar(strips: list[Strip]) -> tuple[Bar, int]:
    """Answer how strips look, and in how many rows they are."""
    players = len(strips)
    tall = players <= MOST_TALL
    columns, gap = (players, _GAP) if tall else (2, _CHANNEL)
    width = (WIDTH - 2 * PAD - gap * (columns - 1)) // columns
    return lay_strips(strips, columns, width), -(-players // columns)


def _place(seat: int, rows: int) -> tuple[int, int]:
    """Answer a seat's column and row, clockwise: the first at the left, down on the right, up on the left."""
    if seat == 0:
        return 0, 0
    return (1, seat - 1) if seat <= rows else (0, 2 * rows - seat)


def _paint_row_arrows(canvas: Canvas, bar: Bar, players: int, step: int) -> None:
    arrow = _arrow_sprite(step, canvas.theme)
    for gap in range(players - 1):
        x = PAD + (gap + 1) * bar.width + gap * _GAP
        canvas.paste(arrow, x, PAD + (bar.height - arrow.height) // 2)
    length = (players - 1) * (bar.width + _GAP)
    canvas.paste(_rail_sprite(length, step, canvas.theme), PAD + bar.width // 2 - _HEAD, PAD + bar.height)


def _arrow_sprite(step: int, theme: str) -> Sprite:
    """Answer an arrow from a strip to the one beside it."""
    width, height = _GAP, 2 * _HEAD + 2

    def paint(pen: Pen) -> None:
        middle, tip = height / 2, width - 6 if step > 0 else 6
        pen.block(8, middle - _THICK / 2, width - 16, _THICK, _INK)
        _paint_head(pen, (tip, middle), (step, 0))

    return _kept(("arrow", step, theme), (width, height), theme, paint)


def _rail_sprite(length: int, step: int, theme: str) -> Sprite:
    """Answer the way back under the strips, from the last of a row to the first."""
    size = (length + 2 * _HEAD, _RAIL)

    def paint(pen: Pen) -> None:
        left, right, bottom = _HEAD, size[0] - _HEAD, _RAIL - _THICK
        pen.line([(left, 8), (left, bottom), (right, bottom), (right, 8)], _THICK, _INK)
        pen.block(0, 0, size[0], 4, "bar")
        _paint_head(pen, (left if step > 0 else right, 2), (0, -1))

    return _kept(("rail", length, step, theme), size, theme, paint)


def _loop_sprite(height: int, step: int, theme: str) -> Sprite:
    """Answer the ring between two columns, with arrows clockwise or against."""
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
