"""The end of a season as a picture: the first three on their steps, and the table below them."""

from functools import lru_cache

from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, drawable, line_height, text_sprite, wrapped
from rendering.pages.league.table import (
    MOST_ROWS,
    ROW,
    WIDTH,
    head_height,
    legend_height,
    legend_notes,
    paint_head,
    paint_legend,
    paint_row,
)
from rendering.pages.league.values import LeagueRow, LeagueWords
from rendering.pages.league.writing import write_middle
from rendering.players.badges import badge_sprite, mark_sprite

_PODIUM, _STEP, _GAP = 400, 310, 18  # pixels: the podium's height, a step's width, between steps
_STEPS = {1: 178, 2: 146, 3: 122}  # pixels high, by rank
_DISC, _BADGE = 64, 72
_NAME, _POINTS = TextStyle(40, "ink", "felt", 700), TextStyle(42, "ink", "panel", 800)


@lru_cache(maxsize=16)
def draw_season_final(rows: tuple[LeagueRow, ...], words: LeagueWords, theme: str = "light") -> bytes:
    """Draw a season's final table as PNG, 1080 pixels wide: a podium, and the first ten rows below it.

    ValueError for an unknown theme. The last pictures are kept.
    """
    rows = rows[:MOST_ROWS]
    notes = legend_notes(words)
    top = _PODIUM + head_height(words)
    canvas = Canvas(WIDTH, top + ROW * len(rows) + legend_height(notes), theme, "panel", thrifty=True)
    canvas.fill(0, 0, WIDTH, _PODIUM, "felt")
    _paint_podium(canvas, rows[:3])
    paint_head(canvas, words, _PODIUM)
    for at, row in enumerate(rows):
        paint_row(canvas, row, words, top + at * ROW)
    paint_legend(canvas, notes, top + ROW * len(rows))
    return canvas.png()


def _paint_podium(canvas: Canvas, rows: tuple[LeagueRow, ...]) -> None:
    """Draw the first in the middle, the second at the left, the third at the right."""
    order = (1, 0, 2) if len(rows) > 2 else range(len(rows))
    left = (WIDTH - len(rows) * (_STEP + _GAP) + _GAP) // 2
    for place, at in enumerate(order):
        _paint_step(canvas, rows[at], at, left + place * (_STEP + _GAP))


def _paint_step(canvas: Canvas, row: LeagueRow, at: int, x: int) -> None:
    height = _STEPS.get(row.rank, _STEPS[3])
    y, middle = _PODIUM - height, x + _STEP // 2
    canvas.paste(_step(height, canvas.theme), x, y)
    disc = mark_sprite(str(row.rank), _DISC, canvas.theme)
    canvas.paste(disc, middle - disc.width // 2, y + 12)
    write_middle(canvas, row.points, _POINTS, middle, y + 12 + _DISC, _STEP - 20)
    name = drawable(row.name) or drawable(row.otherwise)
    lines = wrapped(name, _NAME, _STEP)
    y -= 8 + len(lines) * line_height(_NAME.size)
    badge = badge_sprite(at, name, _BADGE, canvas.theme, "felt")
    canvas.paste(badge, middle - badge.width // 2, y - badge.height)
    for line in lines:
        sprite = text_sprite(line, _NAME, canvas.theme, _STEP)
        if sprite is not None:
            canvas.paste(sprite, middle - sprite.width // 2, y)
        y += line_height(_NAME.size)


@lru_cache(maxsize=8)
def _step(height: int, theme: str) -> Sprite:
    def paint(pen: Pen) -> None:
        pen.block(0, 0, _STEP, height + 30, "panel", 18)

    return make_sprite(_STEP, height, theme, "felt", paint)
