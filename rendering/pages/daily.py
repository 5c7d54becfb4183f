"""A result of the deal of the day as a picture: the person, the score, everybody's scores as bars, the own one lit.

The picture has nothing of the deal, so people who have not played it yet may see it.
"""

from functools import lru_cache

import msgspec

from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, write
from rendering.pages.plates import (
    MARGIN,
    PLANK,
    WIDTH,
    paint_plank,
    paint_plate,
    write_heading,
    write_middle,
    write_right,
)
from rendering.players.badges import badge_sprite

HEIGHT = 450  # pixels
_LARGEST = 40 * 1024  # bytes of a file
_GAP = 20  # pixels between person and chart
_TILE = 236  # pixels of the person's column
_BADGE = 150  # pixels of the badge
_TOP = PLANK + 22  # pixels above person and chart
_LOW = HEIGHT - 26  # where they end
_PAD = 32  # pixels at the sides of the chart
_BASE = 62  # pixels below the chart for its numbers
_END = TextStyle(36, "muted", "panel", 600)
_SCORE = TextStyle(46, "ink", "panel", 800)
_NAME = TextStyle(40, "ink", "felt", 700)
_LEAST = 6  # pixels of the lowest bar


class ScoreBar(msgspec.Struct, frozen=True):
    """A bar: the number of people with its scores; `is_reader` if the reader is among them."""

    count: int
    is_reader: bool = False


class DailyCard(msgspec.Struct, frozen=True, kw_only=True):
    """A result, worded: the day (`title`), the game, the person's name, the score with how far it is from par.

    `bars` go from the lowest number to the highest, which stand at the ends.
    """

    title: str
    name: str
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
    write_heading(canvas, card.title, card.about, MARGIN)
    canvas.paste(badge_sprite(0, card.name, _BADGE, theme, "felt"), MARGIN + (_TILE - _BADGE) // 2, _TOP + 44)
    write_middle(canvas, card.name, _NAME, MARGIN + _TILE // 2, _TOP + 44 + _BADGE + 22, _TILE)
    left = MARGIN + _TILE + _GAP
    _paint_chart(canvas, card, Area(left, _TOP, WIDTH - MARGIN - left, _LOW - _TOP))
    return canvas.png()


def _paint_chart(canvas: Canvas, card: DailyCard, area: Area) -> None:
    """Lay a plate with the score, and below it the bars with the numbers of both ends; a lone score has no bars."""
    paint_plate(canvas, area)
    middle, alone = area.x + area.width // 2, len(card.bars) < 2
    y = area.y + (area.height // 2 - 40 if alone else 16)
    write_middle(canvas, card.score, _SCORE, middle, y, area.width - 2 * _PAD)
    if alone:
        return
    width, height = area.width - 2 * _PAD, area.height - _BASE - 84
    canvas.paste(_bars(card.bars, width, height, canvas.theme), area.x + _PAD, area.y + 80)
    y = area.y + area.height - _BASE + 2
    write(canvas, card.first, _END, area.x + _PAD, y, width // 4)
    write_right(canvas, card.last, _END, area.x + area.width - _PAD, y, width // 4)


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
