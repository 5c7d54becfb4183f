"""A league table as a picture."""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.kit.canvas import Canvas
from rendering.kit.texts import (
    TextStyle,
    drawable,
    label_sprite,
    line_height,
    text_sprite,
    text_width,
    wrapped,
)
from rendering.players.badges import mark_sprite
from rendering.values import LeagueRow, LeagueWords

WIDTH = 1080
MOST_ROWS = 25
_SIZE, _MARGIN, _GAP, _PAD = 46, 28, 30, 8  # pixels: font, border, between columns, above and under a row
_PLACE, _NARROWEST, _NAMES = (
    64,
    60,
    300,
)  # pixels: the places' column, the others at least, the names at least
_TITLE = TextStyle(56, "ink", "panel", 700)
_HEAD = TextStyle(34, "muted", "panel", 600)
_NAME = TextStyle(_SIZE, "ink", "panel", 600)
_CELL = TextStyle(_SIZE, "ink", "panel", 500)
_POINTS = TextStyle(_SIZE, "ink", "panel", 800)
_LINE = line_height(_SIZE)


class _Column(NamedTuple):
    """A column right of the names; its texts end at `right`."""

    head: str
    cells: list[str]
    style: TextStyle
    width: int
    right: int


def draw_league(rows: Sequence[LeagueRow], words: LeagueWords, theme: str = "light") -> bytes:
    """Draw a league table as PNG, 1080 pixels wide: place, name, played, won, places, points.

    Names that are too long for one line take two. The first 25 rows are drawn. The column of places is left out if no
    row has any. ValueError for an unknown theme.
    """
    rows = rows[:MOST_ROWS]
    columns, right = _columns(rows, words)
    x = _MARGIN + _PLACE + _GAP
    names = [wrapped(row.name, _NAME, right - x) for row in rows]
    heights = [max(1, len(lines)) * _LINE + 2 * _PAD for lines in names]
    top = _MARGIN + line_height(_TITLE.size) * bool(drawable(words.title)) + line_height(_HEAD.size) + _PAD
    canvas = Canvas(WIDTH, top + sum(heights) + _MARGIN, theme, "panel")
    _paint_heads(canvas, words, columns, right, top)
    for index, (row, lines, height) in enumerate(zip(rows, names, heights, strict=True)):
        canvas.fill(_MARGIN, top, WIDTH - 2 * _MARGIN, 3, "bar")
        _paint_name(canvas, lines, x, right, top + _PAD)
        _paint_cells(canvas, row.place, [(column, column.cells[index]) for column in columns], top, height)
        top += height
    return canvas.png()


def _columns(rows: Sequence[LeagueRow], words: LeagueWords) -> tuple[list[_Column], int]:
    """The columns right of the names, from the left, and where the names must end."""
    texts = [
        (words.played, [str(row.played) for row in rows], _CELL),
        (words.won, [str(row.won) for row in rows], _CELL),
        (words.places, ["·".join(map(str, row.places[:3])) for row in rows], _CELL),
        (words.points, [str(row.points).replace("-", "−") for row in rows], _POINTS),
    ]
    if not any(row.places for row in rows):
        del texts[2]
    right, columns = WIDTH - _MARGIN, list[_Column]()
    room = right - _MARGIN - _PLACE - _GAP - _NAMES
    share = room // len(texts) - _GAP
    widths = [
        max(_NARROWEST, min(text_width(head, _HEAD), share), *(text_width(cell, style) for cell in cells))
        for head, cells, style in texts
    ]
    excess = max(1.0, sum(widths) / (share * len(texts)))  # if there is no room, all cells become smaller
    for (head, cells, style), wanted in zip(reversed(texts), reversed(widths), strict=True):
        width = int(wanted / excess)
        columns.insert(0, _Column(head, cells, style, width, right))
        right -= width + _GAP
    return columns, right


def _paint_heads(canvas: Canvas, words: LeagueWords, columns: list[_Column], right: int, top: int) -> None:
    title = text_sprite(words.title, _TITLE, canvas.theme, WIDTH - 2 * _MARGIN)
    if title is not None:
        canvas.paste(title, _MARGIN, _MARGIN - 12)
    y = top - line_height(_HEAD.size) - 4
    x = _MARGIN + _PLACE + _GAP
    name = label_sprite(words.name, _HEAD, canvas.theme, right - x)
    if name is not None:
        canvas.paste(name, x, y)
    for column in columns:
        _paint_right(canvas, column.head, column._replace(style=_HEAD), y)


def _paint_name(canvas: Canvas, lines: list[str], x: int, right: int, y: int) -> None:
    """Draw a name; a stroke where the font can draw nothing of it."""
    if not lines:
        canvas.fill(x, y + _LINE // 2, 40, 4, "muted")
    for index, line in enumerate(lines):
        sprite = text_sprite(line, _NAME, canvas.theme, right - x)
        if sprite is not None:
            canvas.paste(sprite, x, y + index * _LINE)


def _paint_cells(canvas: Canvas, place: int, cells: list[tuple[_Column, str]], top: int, height: int) -> None:
    y = top + (height - _LINE) // 2
    if place <= 3:
        canvas.paste(
            mark_sprite(str(place), _PLACE - 4, canvas.theme), _MARGIN, top + (height - _PLACE) // 2 + 3
        )
    else:
        number = label_sprite(str(place), _CELL, canvas.theme, _PLACE)
        if number is not None:
            canvas.paste(number, _MARGIN + (_PLACE - 4 - number.width) // 2, y)
    for column, cell in cells:
        _paint_right(canvas, cell, column, y)


def _paint_right(canvas: Canvas, text: str, column: _Column, y: int) -> None:
    sprite = label_sprite(text, column.style, canvas.theme, column.width)
    if sprite is not None:
        canvas.paste(sprite, column.right - sprite.width, y)
