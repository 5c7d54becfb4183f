"""A crosstable as a picture: who met whom. With more than eight players each line is two, so that a phone shows all."""

from functools import lru_cache
from itertools import pairwise

from rendering.kit.canvas import Area, Canvas
from rendering.kit.surface import RIM
from rendering.kit.texts import TextStyle, drawable, line_height, write
from rendering.pages.league.table import begin_sheet, dash_sprite
from rendering.pages.league.values import CrossCell, CrossRow, CrossWords
from rendering.pages.plates import MARGIN, PLANK, WIDTH, paint_plate, write_middle, write_name, write_right

MOST_CROSSED = 16
_NARROW = 8  # players whose cells fit beside their names
_MARGIN = MARGIN + 20  # pixels from the border to what is written on the plate
_UNDER = 12  # pixels of the plank's shadow
_NUMBER = 66  # pixels: the width of the numbers' column
_NAMES = 300  # pixels of names at least where cells stand beside them
_SUMS = 110  # pixels of the sums' column
_WIDEST = 110  # pixels: the width of a cell, at most
_ABOUT = TextStyle(36, "ink", "felt", 600)
_HEAD = TextStyle(34, "muted", "panel", 700)
_NAME = TextStyle(42, "ink", "panel", 700)
_SUM = TextStyle(44, "ink", "panel", 800)
_MADE = TextStyle(40, "ink", "panel", 800)
_LOST = TextStyle(40, "muted", "panel", 500)
_NOTE = TextStyle(32, "ink", "felt", 600)
_PAD = 8  # pixels between the lines of a row
_DASH = 28  # pixels


@lru_cache(maxsize=32)
def draw_crosstable(rows: tuple[CrossRow, ...], words: CrossWords, theme: str = "light") -> bytes:
    """Draw a crosstable as PNG, 1080 pixels wide; at most sixteen rows, each with a cell for each.

    ValueError for an unknown theme. The last pictures are kept.
    """
    rows = rows[:MOST_CROSSED]
    wide = len(rows) > _NARROW
    height = line_height(_NAME.size) + 2 * _PAD + wide * line_height(_MADE.size)
    plate = PLANK + _UNDER + line_height(_ABOUT.size) + 6
    top = plate + line_height(_HEAD.size) + 8
    bottom = top + height * len(rows) + 8
    below = line_height(_NOTE.size) + 4 if words.note else 0
    canvas = begin_sheet(bottom + below + 8 + RIM, words.title, theme)
    write(canvas, words.about, _ABOUT, MARGIN, PLANK + _UNDER, WIDTH - 2 * MARGIN)
    paint_plate(canvas, Area(MARGIN, plate, WIDTH - 2 * MARGIN, bottom - plate))
    _paint_heads(canvas, rows, words, wide, plate + 4)
    for at, row in enumerate(rows):
        _paint_row(canvas, rows, at, row, wide, top + at * height)
    if words.note:
        write(canvas, words.note, _NOTE, MARGIN, bottom + 4, WIDTH - 2 * MARGIN)
    return canvas.png()


def _columns(count: int, wide: bool) -> list[tuple[int, int]]:
    """Return where each cell begins, and how wide it is."""
    right = WIDTH - _MARGIN - (0 if wide else _SUMS)
    room = right - _MARGIN - (0 if wide else _NUMBER + _NAMES)
    room = min(room, _WIDEST * count)
    edges = [right - room + room * at // count for at in range(count + 1)]
    return [(start, end - start) for start, end in pairwise(edges)]


def _paint_heads(canvas: Canvas, rows: tuple[CrossRow, ...], words: CrossWords, wide: bool, top: int) -> None:
    """Paint the numbers of the players over their cells, and what the sums are."""
    for number, (x, width) in enumerate(_columns(len(rows), wide), 1):
        write_middle(canvas, str(number), _HEAD, x + width // 2, top, width - 4)
    if not wide:
        write_right(canvas, words.sums, _HEAD, WIDTH - _MARGIN, top, _SUMS)


def _paint_row(canvas: Canvas, rows: tuple[CrossRow, ...], at: int, row: CrossRow, wide: bool, top: int) -> None:
    """Paint a player's line below a thin line: number, name and sum, and the cells beside or below them."""
    canvas.fill(_MARGIN, top, WIDTH - 2 * _MARGIN, 3, "bar")
    first = top + 3 + _PAD // 2
    columns = _columns(len(rows), wide)
    room = (WIDTH - _MARGIN - 220 if wide else columns[0][0] - 16) - _MARGIN - _NUMBER
    write(canvas, str(at + 1), _HEAD, _MARGIN, first + 6, _NUMBER)
    write_name(canvas, drawable(row.name) or drawable(row.otherwise), _NAME, _MARGIN + _NUMBER, first, room)
    write_right(canvas, row.whole, _SUM, WIDTH - _MARGIN, first - 1, 200 if wide else _SUMS - 10)
    second = first + line_height(_NAME.size) + _PAD // 2 if wide else first
    height = line_height(_MADE.size)
    for other, (x, width) in enumerate(columns):
        if other == at:
            canvas.fill(x + 3, second + 3, width - 6, height - 6, "bar")
        else:
            _paint_cell(canvas, row.cells[other], x, second, width)


def _paint_cell(canvas: Canvas, cell: CrossCell, x: int, y: int, width: int) -> None:
    """Paint the points against one player, bold if they are at least half; a dash if all matches are to come."""
    if cell.due:
        dash = dash_sprite(_DASH, canvas.theme)
        canvas.paste(dash, x + (width - _DASH) // 2, y + (line_height(_MADE.size) - _DASH) // 2)
    write_middle(canvas, cell.text, _MADE if cell.bold else _LOST, x + width // 2, y, width - 10)
