"""A result of the deal of the day as a picture: the day as a tile, everybody's scores as bars, the reader's own lit.

The picture has nothing of the deal, so people who have not played it yet may see it.
"""

from functools import lru_cache

import msgspec

from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle
from rendering.pages.plates import PLANK, paint_plank, paint_plate, write_heading, write_left, write_middle, write_right

WIDTH = 1080  # pixels
HEIGHT = 450  # pixels
_LARGEST = 40 * 1024  # bytes of a file
_MARGIN = 24  # pixels to the sheet's edge
_GAP = 20  # pixels between tile and chart
_TILE = 236  # pixels of the width of the day's tile
_TOP = PLANK + 22  # pixels above tile and chart
_LOW = HEIGHT - 26  # where they end
_PAD = 32  # pixels at the sides of the chart
_BASE = 62  # pixels below the chart for its numbers
_END = TextStyle(36, "muted", "panel", 600)
_SCORE = TextStyle(40, "ink", "panel", 800)
_LEAST = 6  # pixels of the lowest bar


class ScoreBar(msgspec.Struct, frozen=True):
    """A bar: the number of people with its scores; `is_reader` if the reader is among them."""

    count: int
    is_reader: bool = False


class DailyCard(msgspec.Struct, frozen=True, kw_only=True):
    """A result, worded: the day (`number`), the game, the score with a few words about it.

    `bars` go from the lowest number to the highest, which stand at the ends; `score` is the reader's, in short.
    """

    title: str
    number: str
    about: str
    bars: tuple[ScoreBar, ...]
    first: str
    last: str
    score: str


@lru_cache(maxsize=32)
def draw_daily(card: DailyCard, theme: str = "light") -> bytes:
    """Draw a result as PNG, 1080 pixels wide; ValueError for an unknown theme. The last pictures are kept."""
    canvas = Canvas(WIDTH, HEIGHT, theme, most=_LARGEST)
    paint_plank(canvas)
    write_heading(canvas, card.title, card.about, _MARGIN)
    canvas.paste(_tile(card.number, theme), _MARGIN, _TOP)
    left = _MARGIN + _TILE + _GAP
    _paint_chart(canvas, card, Area(left, _TOP, WIDTH - _MARGIN - left, _LOW - _TOP))
    return canvas.png()


@lru_cache(maxsize=8)
def _tile(number: str, theme: str) -> Sprite:
    """Return the day as a standing tile: its number above, a sun of seven pips below."""
    width, height = _TILE, _LOW - _TOP

    def paint(pen: Pen) -> None:
        pen.block(0, 6, width, height - 6, "shade-3", 30)
        pen.block(0, 0, width, height - 6, "tile-edge", 30)
        pen.block(4, 4, width - 8, height - 14, "tile", 27)
        middle = height / 2 - 3
        pen.block(26, middle - 3, width - 52, 6, "tile-groove", 3)
        size = min(128, 1.5 * (width - 40) / max(1, len(number)))
        pen.text(width / 2, middle / 2 + 2, number, size, "pip-6", 800)
        for across, down in ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)):
            pen.dot(width / 2 + 58 * across, middle * 1.5 + 47 * down, 15, "pip-3")
        pen.dot(width / 2, middle * 1.5, 24, "gold-dark")
        pen.dot(width / 2, middle * 1.5, 20, "gold")

    return make_sprite(width, height, theme, "felt", paint)


def _paint_chart(canvas: Canvas, card: DailyCard, area: Area) -> None:
    """Lay a plate with the bars, and under them the numbers of both ends and the reader's own."""
    paint_plate(canvas, area)
    width, height = area.width - 2 * _PAD, area.height - _BASE - 30
    canvas.paste(_bars(card.bars, width, height, canvas.theme), area.x + _PAD, area.y + 26)
    y = area.y + area.height - _BASE
    used = write_left(canvas, card.first, _END, area.x + _PAD, y + 2, width // 4)
    other = write_right(canvas, card.last, _END, area.x + area.width - _PAD, y + 2, width // 4)
    side = max(used, other) + 16
    write_middle(canvas, card.score, _SCORE, area.x + area.width // 2, y, width - 2 * side)


def _bars(bars: tuple[ScoreBar, ...], width: int, height: int, theme: str) -> Sprite:
    """Return the bars; the reader's has a coin above it, so that it is not known by its colour alone."""
    most, step = max((bar.count for bar in bars), default=1), width / max(1, len(bars))
    thick, coin = min(step * 0.78, 96), 15

    def paint(pen: Pen) -> None:
        room = height - 2 * coin - 14
        for at, bar in enumerate(bars):
            high = max(_LEAST, room * bar.count / max(1, most))
            x, y = at * step + (step - thick) / 2, height - high
            pen.block(x, y, thick, high, "gold" if bar.is_reader else "seat-1", min(10, high / 2, thick / 2))
            if bar.is_reader:
                pen.dot(x + thick / 2, y - coin - 5, coin, "gold-dark")
                pen.dot(x + thick / 2, y - coin - 5, coin - 4, "gold")

    return make_sprite(width, height, theme, "panel", paint)
