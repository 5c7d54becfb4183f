"""A league table as a picture: two lines a row, so that it can be read on a phone 300 points wide."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rendering.kit.canvas import Canvas
from rendering.kit.texts import (
    TextStyle,
    drawable,
    line_height,
    text_sprite,
    text_width,
    wrapped,
)
from rendering.pages.league.marks import arrow_sprite, dash_sprite, letter_sprite, result_sprite
from rendering.pages.league.values import LeagueRow, LeagueWords
from rendering.pages.league.writing import write_left, write_middle, write_right
from rendering.players.badges import badge_sprite, mark_sprite

WIDTH = 1080
MOST_ROWS = 10
ROW = 104  # pixels: the height of a row
MARGIN = 26
_RANK = 84  # pixels: the width of the ranks' column
_LEFT = MARGIN + _RANK + 16  # where names begin
_MIDDLE, _RIGHT = 806, WIDTH - MARGIN  # where ratings and points end
_NAMES = 572  # where names end
_COUNTS = (_LEFT + 116, _LEFT + 248, _LEFT + 412)  # where the numbers below a name end
_LEAD = 6  # pixels from the border to the frame of who leads
_TITLE = TextStyle(52, "ink", "panel", 800)
_ABOUT, _NOTICE = TextStyle(36, "muted", "panel", 600), TextStyle(36, "accent", "panel", 700)
_HEAD, _SMALL = TextStyle(32, "muted", "panel", 600), TextStyle(35, "ink", "panel", 500)
_NAME, _POINTS = TextStyle(45, "ink", "panel", 700), TextStyle(45, "ink", "panel", 800)
_RATING, _SPREAD = TextStyle(44, "ink", "panel", 600), TextStyle(32, "muted", "panel", 600)
_BIG_RANK, _MOVE = TextStyle(44, "ink", "panel", 700), TextStyle(32, "ink", "panel", 700)
_NOTE = TextStyle(32, "muted", "panel", 600)
_MARK, _STEP, _LETTER, _ARROW, _FACE = 37, 42, 34, 24, 58


@lru_cache(maxsize=32)
def draw_league(rows: tuple[LeagueRow, ...], words: LeagueWords, theme: str = "light") -> bytes:
    """Draw a league table as PNG, 1080 pixels wide; the first ten rows are drawn, the others left out.

    ValueError for an unknown theme. The last pictures are kept.
    """
    rows = rows[:MOST_ROWS]
    notes = legend_notes(words)
    top = head_height(words)
    canvas = Canvas(WIDTH, top + ROW * len(rows) + legend_height(notes), theme, "panel", thrifty=True)
    paint_head(canvas, words, 0)
    for at, row in enumerate(rows):
        paint_row(canvas, row, words, top + at * ROW)
    paint_legend(canvas, notes, top + ROW * len(rows))
    return canvas.png()


def head_height(words: LeagueWords) -> int:
    """Return the height of title, notice and the heads of the columns together."""
    lines = [_TITLE, _ABOUT, *([_NOTICE] if words.notice else [])]
    return MARGIN // 2 + sum(line_height(style.size) for style in lines) + 2 * line_height(_HEAD.size) + 6


def paint_head(canvas: Canvas, words: LeagueWords, top: int) -> None:
    """Paint the title, and over the columns what they are: two lines, as a row has them."""
    y = top + MARGIN // 2
    for text, style in ((words.title, _TITLE), (words.about, _ABOUT), (words.notice, _NOTICE)):
        write_left(canvas, text, style, MARGIN, y, WIDTH - 2 * MARGIN)
        if text:
            y += line_height(style.size)
    below = y + line_height(_HEAD.size) - 2
    write_left(canvas, words.name, _HEAD, _LEFT, y, _NAMES - _LEFT)
    write_right(canvas, words.rating, _HEAD, _MIDDLE, y, 220)
    write_right(canvas, words.points, _HEAD, _RIGHT, y, 220)
    for text, end, start in zip(
        (words.played, words.won, words.place), _COUNTS, (_LEFT - 20, *_COUNTS), strict=False
    ):
        write_right(canvas, text, _HEAD, end, below, end - start - 12)
    write_right(canvas, words.last, _HEAD, _MIDDLE, below, 220)
    write_right(canvas, words.per_match, _HEAD, _RIGHT, below, 220)


def paint_row(canvas: Canvas, row: LeagueRow, words: LeagueWords, top: int) -> None:
    """Paint a row below a thin line: rank and move, name and counts, rating and last results, points."""
    canvas.fill(MARGIN, top, WIDTH - 2 * MARGIN, 3, "bar")
    first, second = top + 3, top + 3 + line_height(_NAME.size) - 1
    _paint_rank(canvas, row, words, first, second)
    name = drawable(row.name) or drawable(row.otherwise)
    left = _LEFT
    if row.portrait is not None:
        canvas.paste(badge_sprite(0, name, _FACE, canvas.theme, portrait=row.portrait), left, first)
        left += _FACE + 10
    sprite = text_sprite(name, _NAME, canvas.theme, _NAMES - left)
    if sprite is not None:
        canvas.paste(sprite, left, first)
    for text, end in zip((str(row.played), str(row.won), row.place), _COUNTS, strict=True):
        write_right(canvas, text, _SMALL, end, second, 130)
    _paint_rating(canvas, row, first)
    _paint_last(canvas, row, second)
    width = write_right(canvas, row.points, _POINTS, _RIGHT, first, 170)
    if row.tie:
        letter = letter_sprite(row.tie, _LETTER, canvas.theme)
        canvas.paste(letter, _RIGHT - width - _LETTER - 10, first + 12)
    write_right(canvas, row.per_match, _SMALL, _RIGHT, second, 200)
    if row.rank == 1:
        _paint_lead(canvas, top)


def _paint_lead(canvas: Canvas, top: int) -> None:
    """Draw a frame of gold round the row of who leads: last, since the grounds of texts reach into it."""
    for colour, inside, thick in (("gold-dark", 0, 6), ("gold", 1, 4)):
        left, width = _LEAD + inside, WIDTH - 2 * (_LEAD + inside)
        y, high = top + inside, ROW + 2 - 2 * inside
        for area in (
            (left, y, width, thick),
            (left, y + high - thick, width, thick),
            (left, y, 2 * thick, high),
            (left + width - 2 * thick, y, 2 * thick, high),
        ):
            canvas.fill(*area, colour)


def _paint_rank(canvas: Canvas, row: LeagueRow, words: LeagueWords, first: int, second: int) -> None:
    """Draw the rank, a medal for the first three; below it the move: a triangle and a number, a stroke, or a word."""
    middle = MARGIN + _RANK // 2
    if row.rank <= 3:
        medal = mark_sprite(str(row.rank), 56, canvas.theme)
        canvas.paste(medal, middle - medal.width // 2, first)
    else:
        write_middle(canvas, str(row.rank), _BIG_RANK, middle, first + 2, _RANK)
    if not words.new:
        return
    if row.move is None:
        write_middle(canvas, words.new, _MOVE, middle, second + 2, _RANK)
    elif row.move == 0:
        dash = dash_sprite(_ARROW, canvas.theme)
        canvas.paste(dash, middle - _ARROW // 2, second + 9)
    else:
        arrow, number = arrow_sprite(row.move > 0, _ARROW, canvas.theme), str(abs(row.move))
        width = _ARROW + 5 + text_width(number, _MOVE)
        canvas.paste(arrow, middle - width // 2, second + 9)
        write_left(canvas, number, _MOVE, middle - width // 2 + _ARROW + 5, second + 2, _RANK)


def _paint_rating(canvas: Canvas, row: LeagueRow, top: int) -> None:
    width = write_right(canvas, row.spread, _SPREAD, _MIDDLE, top + 13, 90) if row.spread else 0
    write_right(canvas, row.rating, _RATING, _MIDDLE - width - 6 * bool(width), top + 2, 230 - width)


def _paint_last(canvas: Canvas, row: LeagueRow, top: int) -> None:
    for at, mark in enumerate(reversed(row.last[-5:])):
        canvas.paste(result_sprite(mark, _MARK, canvas.theme), _MIDDLE - _MARK - at * _STEP, top + 3)


class Note(NamedTuple):
    """A sign that is explained below a table: where its line begins, and how wide it is."""

    letter: str
    text: str
    x: int
    line: int


def legend_notes(words: LeagueWords) -> list[Note]:
    """Lay the explanations of signs out in as few lines as they need; what is longer than a line is broken."""
    found, x, line, end = list[Note](), MARGIN, 0, WIDTH - MARGIN
    for letter, text in words.legend:
        sign = _LETTER + 8 if letter else 0
        for at, part in enumerate(wrapped(text, _NOTE, end - MARGIN - sign, 3)):
            width = sign + min(text_width(part, _NOTE), end - MARGIN - sign)
            if x > MARGIN and (at or x + width > end):
                x, line = MARGIN, line + 1
            found.append(Note(letter if at == 0 else "", part, x, line))
            x += width + 34
    return found


def legend_height(notes: Sequence[Note]) -> int:
    """Return the height of these lines together, with what is left free below a table."""
    lines = notes[-1].line + 1 if notes else 0
    return (12 if notes else 0) + lines * (line_height(_NOTE.size) + 2) + MARGIN // 2


def paint_legend(canvas: Canvas, notes: Sequence[Note], top: int) -> None:
    """Paint the lines below a table."""
    if notes:
        canvas.fill(MARGIN, top, WIDTH - 2 * MARGIN, 3, "bar")
    for note in notes:
        x, y = note.x, top + 9 + note.line * (line_height(_NOTE.size) + 2)
        if note.letter:
            canvas.paste(letter_sprite(note.letter, _LETTER, canvas.theme), x, y + 4)
            x += _LETTER + 8
        write_left(canvas, note.text, _NOTE, x, y, WIDTH - MARGIN - x)
