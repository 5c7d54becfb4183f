"""The end of a season as a picture: the first three on their steps, and the table of those behind them."""

from functools import lru_cache

from msgspec.structs import replace

from rendering.kit.canvas import Area, Canvas
from rendering.kit.texts import TextStyle, drawable, line_height
from rendering.pages.league.table import (
    LETTER,
    MEDAL,
    MOST_ROWS,
    ROW,
    begin_sheet,
    head_height,
    legend_height,
    legend_notes,
    letter_sprite,
    medal_sprite,
    paint_head,
    paint_legend,
    paint_row,
)
from rendering.pages.league.values import LeagueRow, LeagueWords
from rendering.pages.plates import MARGIN, PLANK, WIDTH, paint_plate, write_middle, write_name, write_right
from rendering.pages.result import paint_winner
from rendering.players.badges import badge_sprite

FIRST = 3  # players who stand on steps, not in the table
_PODIUM = 408  # pixels of the podium's height
_STEP = 330  # pixels of a step's width
_GAP = 16  # pixels between steps
_STEPS = {1: 192, 2: 180, 3: 166}  # pixels high, by rank
_COIN = 118  # pixels of the first's face
_FACE = 112  # pixels of the others' faces
_RANK = TextStyle(56, "ink", "panel", 800)
_NAME = TextStyle(42, "ink", "panel", 700)
_POINTS = TextStyle(46, "ink", "panel", 800)
_ABOUT = TextStyle(36, "rim-ink", "rim", 600)
_ABOUT_WIDE = 300  # pixels of the line on the plank


@lru_cache(maxsize=16)
def draw_season_final(rows: tuple[LeagueRow, ...], words: LeagueWords, theme: str = "light") -> bytes:
    """Draw a season's final table as PNG, 1080 pixels wide: the first three on a podium, those up to the tenth below.

    ValueError for an unknown theme. The last pictures are kept.
    """
    behind = rows[FIRST:MOST_ROWS]
    notes = legend_notes(words) if behind or any(row.tie for row in rows) else []
    about, words = words.about, replace(words, about="")
    top = PLANK + _PODIUM + (head_height(words) if behind else 0)
    canvas = begin_sheet(top + ROW * len(behind) + legend_height(notes), words.title, theme, _ABOUT_WIDE)
    write_right(canvas, about, _ABOUT, WIDTH - MARGIN, (PLANK - line_height(_ABOUT.size)) // 2, _ABOUT_WIDE - 20)
    _paint_podium(canvas, rows[:FIRST])
    if behind:
        paint_head(canvas, words, PLANK + _PODIUM)
    for at, row in enumerate(behind):
        paint_row(canvas, row, words, top + at * ROW)
    paint_legend(canvas, notes, top + ROW * len(behind))
    return canvas.png()


def _paint_podium(canvas: Canvas, rows: tuple[LeagueRow, ...]) -> None:
    """Draw the first in the middle, the second at the left, the third at the right."""
    order = (1, 0, 2) if len(rows) > 2 else range(len(rows))
    left = (WIDTH - len(rows) * (_STEP + _GAP) + _GAP) // 2
    for place, at in enumerate(order):
        _paint_step(canvas, rows[at], at, left + place * (_STEP + _GAP))


def _paint_step(canvas: Canvas, row: LeagueRow, at: int, x: int) -> None:
    """Draw a step with rank, name and points, and on it the player's face, the first's on a coin."""
    height, middle = _STEPS.get(row.rank, _STEPS[3]), x + _STEP // 2
    top, name = PLANK + _PODIUM - height, drawable(row.name) or drawable(row.otherwise)
    if row.rank == 1:
        paint_winner(canvas, at, name, row.portrait, Area(middle, top + 8, _COIN, _COIN))
    else:
        face = badge_sprite(at, name, _FACE, canvas.theme, "felt", row.portrait)
        canvas.paste(face, middle - _FACE // 2, top - _FACE - 8)
    paint_plate(canvas, Area(x, top, _STEP, height), gold=row.rank == 1)
    y = top + (height - MEDAL - line_height(_NAME.size) - line_height(_POINTS.size)) // 2
    if 1 < row.rank <= FIRST:
        canvas.paste(medal_sprite(row.rank, MEDAL, canvas.theme), middle - MEDAL // 2, y)
    else:
        write_middle(canvas, str(row.rank), _RANK, middle, y - 4, _STEP - 56)
    y += MEDAL
    write_name(canvas, name, _NAME, middle, y, _STEP - 36, centred=True)
    y += line_height(_NAME.size)
    width = write_middle(canvas, row.points, _POINTS, middle, y, _STEP - 130)
    if row.tie:
        canvas.paste(letter_sprite(row.tie, LETTER, canvas.theme), middle - width // 2 - LETTER - 8, y + 12)
