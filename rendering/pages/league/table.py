"""A league table as a picture, readable on a phone 300 points wide: a plate for each player with two lines.

The first has a head above all plates; in the second each number has its own label.
"""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from rendering.art.signs import paint_sign
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.surface import RIM
from rendering.kit.texts import TextStyle, drawable, line_height, text_width, wrapped, write
from rendering.pages.league.values import LeagueRow, LeagueWords, ResultMark
from rendering.pages.plates import (
    BOLD,
    DROP,
    EDGE,
    MARGIN,
    PLANK,
    WIDTH,
    gild,
    paint_plank,
    paint_plate,
    write_middle,
    write_name,
    write_right,
)
from rendering.players.badges import badge_sprite

# --- small signs: results, moves, ranks, letters of tie-breaks; each has a shape of its own ---


UP = "seat-3"  # the colour of players who have gone up
DOWN = "seat-2"  # the colour of players who have gone down
_METALS = {2: ("muted", "panel"), 3: ("rim-light", "rim-ink")}  # of the medals behind the first, with their ink


@lru_cache(maxsize=256)
def result_sprite(mark: ResultMark, size: int, theme: str) -> Sprite:
    """Return a result: a full disc for the winner, an empty square for the last, a full square for those between."""

    def paint(pen: Pen) -> None:
        inner = pen.at(0, 0, size)
        letter = 0.66 if len(mark.letter) < 2 else 0.5
        if mark.kind == "won":
            inner.dot(0.5, 0.5, 0.5, UP)
            inner.text(0.5, 0.5, mark.letter, letter, "on-seat", 800)
        else:
            colour = DOWN if mark.kind == "last" else "seat-1"
            inner.block(0.04, 0.04, 0.92, 0.92, colour, 0.14)
            if mark.kind == "last":
                inner.block(0.14, 0.14, 0.72, 0.72, "panel", 0.08)
            inner.text(0.5, 0.5, mark.letter, letter, colour if mark.kind == "last" else "on-seat", 800)

    return make_sprite(size, size, theme, "panel", paint)


@lru_cache(maxsize=64)
def letter_sprite(letter: str, size: int, theme: str, ground: str = "panel") -> Sprite:
    """Return a letter in a ring: the tie-break that has decided between equals."""

    def paint(pen: Pen) -> None:
        inner = pen.at(0, 0, size)
        inner.dot(0.5, 0.5, 0.5, "ink")
        inner.dot(0.5, 0.5, 0.42, ground)
        inner.text(0.5, 0.5, letter, 0.62, "ink", 700)

    return make_sprite(size, size, theme, ground, paint)


@lru_cache(maxsize=64)
def medal_sprite(rank: int, size: int, theme: str) -> Sprite:
    """Return a rank behind the first on a disc, the second's and the third's in their metals."""
    metal, ink = _METALS[rank]

    def paint(pen: Pen) -> None:
        pen.at(0, 0, size).dot(0.5, 0.5, 0.5, metal)
        pen.text(size / 2, size / 2, str(rank), size * 0.66, ink, 800)

    return make_sprite(size, size, theme, "panel", paint)


@lru_cache(maxsize=16)
def crown_sprite(size: int, theme: str) -> Sprite:
    """Return a crown on gold, for the leader's face."""
    crown = partial(paint_sign, name="crown", ink="gold-ink", other="gold-ink")
    return make_sprite(size, round(size * 0.72), theme, "gold", lambda pen: crown(pen.at(size / 2, size * 0.37, size)))


@lru_cache(maxsize=16)
def arrow_sprite(up: bool, size: int, theme: str, ground: str = "panel") -> Sprite:
    """Return a triangle that points up or down, in the colour of that; in ink on gold."""
    colour = "gold-ink" if ground == "gold" else UP if up else DOWN
    points = ((0.5, 0.08), (0.98, 0.88), (0.02, 0.88)) if up else ((0.5, 0.92), (0.98, 0.12), (0.02, 0.12))
    return make_sprite(size, size, theme, ground, lambda pen: pen.at(0, 0, size).polygon(points, colour))


@lru_cache(maxsize=16)
def dash_sprite(size: int, theme: str, ground: str = "panel") -> Sprite:
    """Return a short stroke: no move."""
    colour = "gold-ink" if ground == "gold" else "muted"

    return make_sprite(
        size, size, theme, ground, lambda pen: pen.at(0, 0, size).block(0.1, 0.42, 0.8, 0.16, colour, 0.08)
    )


# --- tables ---


MOST_ROWS = 10
LARGEST = 60 * 1024  # bytes of a file
ROW = 106  # pixels of a row with the gap below its plate
_GAP = 6  # pixels of that gap
_UNDER = 12  # pixels of the plank's shadow
_PAD = 28  # from a plate's side to what is written at its right: its corner is free
_RANK = 104  # pixels: the width of the ranks' column
_STRIPE = 8  # pixels of the stripe of a player who has moved
_SHORT = 24  # pixels by which it is shorter than the plate, above and below
_FACE = 78  # pixels
_CROWNED = 66  # pixels of the leader's face, under a crown
_CROWN = 38  # pixels
_FACED = MARGIN + _RANK + 12  # where faces begin
_LEFT = _FACED + _FACE + 14  # where names begin
_MIDDLE = 812  # where ratings end
_RIGHT = WIDTH - MARGIN - _PAD  # where points end
_NAMES = 590  # where names end
_BETWEEN = 24  # pixels between two labelled numbers
_TITLE = TextStyle(44, "rim-ink", "rim", 800)
_ABOUT = TextStyle(36, "ink", "felt", 600)
_NOTICE = TextStyle(36, "ink", "felt", 800)
_HEAD = TextStyle(32, "ink", "felt", 600)
_LABEL = TextStyle(32, "muted", "panel", 500)
_SMALL = TextStyle(35, "ink", "panel", 600)
_NAME = TextStyle(44, "ink", "panel", 700)
_POINTS = TextStyle(46, "ink", "panel", 800)
_RATING = TextStyle(42, "ink", "panel", 600)
_SPREAD = TextStyle(32, "muted", "panel", 600)
_BIG_RANK = TextStyle(46, "ink", "panel", 800)
_MOVE = TextStyle(34, "ink", "panel", 700)
_NOTE = TextStyle(32, "ink", "felt", 600)
_MARK = 38  # pixels of a result's sign
_STEP = 43  # pixels from one result to the next
_MOST_MARKS = 5  # results
LETTER = 34  # pixels of a tie's sign
_ARROW = 28  # pixels
MEDAL = 50  # pixels
_POINTER = (22, 84)  # pixels of a triangle beside the reader's own plate: wide and high
_OUTLINE = 3  # pixels of its edge


@lru_cache(maxsize=32)
def draw_league(rows: tuple[LeagueRow, ...], words: LeagueWords, theme: str = "light") -> bytes:
    """Draw a league table as PNG, 1080 pixels wide; the first ten rows are drawn, the others left out.

    ValueError for an unknown theme. The last pictures are kept.
    """
    rows = rows[:MOST_ROWS]
    notes = legend_notes(words)
    top = PLANK + head_height(words)
    canvas = begin_sheet(top + ROW * len(rows) + legend_height(notes), words.title, theme)
    paint_head(canvas, words, PLANK)
    for at, row in enumerate(rows):
        paint_row(canvas, row, words, top + at * ROW)
    paint_legend(canvas, notes, top + ROW * len(rows))
    return canvas.png()


def begin_sheet(height: int, title: str, theme: str, beside: int = 0) -> Canvas:
    """Return a sheet of so many pixels' height with wood and cloth, its title on the plank; `beside` stays free."""
    canvas = Canvas(WIDTH, height, theme, most=LARGEST)
    paint_plank(canvas)
    write(canvas, title, _TITLE, MARGIN, (PLANK - line_height(_TITLE.size)) // 2, WIDTH - 2 * MARGIN - beside)
    return canvas


def head_height(words: LeagueWords) -> int:
    """Return the height of the texts above the rows: about the table, a notice, the heads of the columns."""
    lines = [style for text, style in ((words.about, _ABOUT), (words.notice, _NOTICE)) if text]
    return _UNDER + sum(line_height(style.size) for style in lines) + line_height(_HEAD.size) + 6


def paint_head(canvas: Canvas, words: LeagueWords, top: int) -> None:
    """Write the line about the table, and the heads of what a plate's first line has."""
    y = top + _UNDER
    for text, style in ((words.about, _ABOUT), (words.notice, _NOTICE)):
        write(canvas, text, style, MARGIN, y, WIDTH - 2 * MARGIN)
        if text:
            y += line_height(style.size)
    write(canvas, words.name, _HEAD, _LEFT, y, _NAMES - _LEFT)
    write_right(canvas, words.rating, _HEAD, _MIDDLE, y, 220)
    write_right(canvas, words.points, _HEAD, _RIGHT, y, 220)


def paint_row(canvas: Canvas, row: LeagueRow, words: LeagueWords, top: int) -> None:
    """Lay a player's plate: rank and move, face, name and counts, rating and last results, points."""
    plate, leads = Area(MARGIN, top, WIDTH - 2 * MARGIN, ROW - _GAP), row.rank == 1
    sides = BOLD if row.is_reader else EDGE
    paint_plate(canvas, plate, gold=leads or row.is_reader, golden=(_LEFT - 6 - MARGIN) * leads, sides=sides)
    first, second = top + 1, top + line_height(_NAME.size) - 2
    ground = "gold" if leads else "panel"
    _paint_rank(canvas, row, plate, ground)
    if words.new:
        _paint_move(canvas, row, words, plate, ground)
    name = drawable(row.name) or drawable(row.otherwise)
    _paint_face(canvas, row, name, plate, ground)
    write_name(canvas, name, _NAME, _LEFT, first, _NAMES - _LEFT)
    spread = write_right(canvas, row.spread, _SPREAD, _MIDDLE, first + 11, 90)
    write_right(canvas, row.rating, _RATING, _MIDDLE - spread - 6 * bool(spread), first + 1, 230 - spread)
    _paint_second(canvas, row, words, second)
    width = write_right(canvas, row.points, _POINTS, _RIGHT, first - 1, 190)
    if row.tie:
        canvas.paste(letter_sprite(row.tie, LETTER, canvas.theme), _RIGHT - width - LETTER - 8, first + 12)
    if leads or row.is_reader:
        gild(canvas, plate, sides)
    if row.is_reader:
        _point_at(canvas, plate)


def _point_at(canvas: Canvas, plate: Area) -> None:
    """Draw a triangle on either side that points at a plate: it is found by its shape, too, among others with gold.

    Its edge is dark, since gold on light cloth is hardly seen. It lies on wood and on cloth, so it is filled column by
    column and is no sprite, which has one ground.
    """
    width, height = _POINTER
    middle, left, right = plate.y + (plate.height - DROP) // 2, plate.x - 1 - width, plate.x + plate.width
    for at in range(width):
        half = height * (width - at) // (2 * width)
        for x in (left + at, right + width - at):
            canvas.fill(x, middle - half, 1, 2 * half, "gold-ink")
            if half > 2 * _OUTLINE and at >= _OUTLINE:
                canvas.fill(x, middle - half + 2 * _OUTLINE, 1, 2 * half - 4 * _OUTLINE, "gold")


def _paint_rank(canvas: Canvas, row: LeagueRow, plate: Area, ground: str) -> None:
    """Draw the rank, for the second and the third on a medal."""
    middle = plate.x + _RANK // 2
    if 1 < row.rank <= 3:
        canvas.paste(medal_sprite(row.rank, MEDAL, canvas.theme), middle - MEDAL // 2, plate.y + 4)
    else:
        style = _BIG_RANK._replace(ink="gold-ink" if ground == "gold" else "ink", ground=ground)
        write_middle(canvas, str(row.rank), style, middle, plate.y + 2, _RANK - 2 * _STRIPE)


def _paint_move(canvas: Canvas, row: LeagueRow, words: LeagueWords, plate: Area, ground: str) -> None:
    """Draw the move below the rank: a triangle and a number, with a stripe of its colour, a stroke, or a word."""
    middle, y = plate.x + _RANK // 2, plate.y + line_height(_NAME.size)
    style = _MOVE._replace(ink="gold-ink" if ground == "gold" else "ink", ground=ground)
    if row.move is None:
        write_middle(canvas, words.new, style, middle, y, _RANK - 2 * _STRIPE - 6)
    elif row.move == 0:
        canvas.paste(dash_sprite(_ARROW, canvas.theme, ground), middle - _ARROW // 2, y + 8)
    else:
        arrow, number = arrow_sprite(row.move > 0, _ARROW, canvas.theme, ground), str(abs(row.move))
        left = middle - (_ARROW + 5 + text_width(number, style)) // 2
        canvas.paste(arrow, left, y + 8)
        write(canvas, number, style, left + _ARROW + 5, y, _RANK)
        if ground != "gold":
            high = plate.height - DROP - 2 * _SHORT
            canvas.fill(plate.x, plate.y + _SHORT, _STRIPE, high, UP if row.move > 0 else DOWN)


def _paint_face(canvas: Canvas, row: LeagueRow, name: str, plate: Area, ground: str) -> None:
    """Draw the player's face, or the letter; the leader's has a crown."""
    leads, bottom = ground == "gold", plate.y + plate.height - DROP
    size = _CROWNED if leads else _FACE
    left = _FACED + (_FACE - size) // 2
    top = bottom - size - (EDGE + 1 if leads else (plate.height - DROP - _FACE) // 2)
    canvas.paste(badge_sprite(0, name, size, canvas.theme, ground, row.portrait), left, top)
    if leads:
        crown = crown_sprite(_CROWN, canvas.theme)
        canvas.paste(crown, left + (size - _CROWN) // 2, top + 6 - crown.height)


def _paint_second(canvas: Canvas, row: LeagueRow, words: LeagueWords, top: int) -> None:
    """Write a plate's second line: numbers with their labels, and at the right the last results that have room."""
    x = _LEFT
    facts = ((words.played, str(row.played)), (words.won, str(row.won)), (words.place, row.place))
    for label, value in (*facts, (words.per_match, row.per_match)):
        if label and value:
            x += write(canvas, label, _LABEL, x, top + 2, _RIGHT - x) + 8
            x += write(canvas, value, _SMALL, x, top, _RIGHT - x) + _BETWEEN
    marks = row.last[::-1][: min(_MOST_MARKS, (_RIGHT - x) // _STEP)]
    end = _RIGHT - _STEP * len(marks)
    if marks and text_width(words.last, _LABEL) < end - x:
        write_right(canvas, words.last, _LABEL, end - 8, top + 2, end - x)
    for at, mark in enumerate(marks):
        canvas.paste(result_sprite(mark, _MARK, canvas.theme), _RIGHT - _MARK - at * _STEP, top + 1)


class Note(NamedTuple):
    """A sign that is explained below a table: where its line begins, and how wide it is."""

    letter: str
    text: str
    x: int
    line: int


def legend_notes(words: LeagueWords) -> list[Note]:
    """Lay the explanations of signs out in as few lines as they need; what is longer than a line is broken."""
    notes, x, line, end = list[Note](), MARGIN, 0, WIDTH - MARGIN
    for letter, text in words.legend:
        sign = LETTER + 8 if letter else 0
        for at, part in enumerate(wrapped(text, _NOTE, end - MARGIN - sign, 3)):
            width = sign + min(text_width(part, _NOTE), end - MARGIN - sign)
            if x > MARGIN and (at or x + width > end):
                x, line = MARGIN, line + 1
            notes.append(Note(letter if at == 0 else "", part, x, line))
            x += width + 34
    return notes


def legend_height(notes: Sequence[Note]) -> int:
    """Return the height of these lines together, with what is left free below a table."""
    lines = notes[-1].line + 1 if notes else 0
    return (8 if notes else 4) + lines * (line_height(_NOTE.size) + 2) + RIM + 4


def paint_legend(canvas: Canvas, notes: Sequence[Note], top: int) -> None:
    """Paint the lines below a table."""
    for note in notes:
        x, y = note.x, top + 4 + note.line * (line_height(_NOTE.size) + 2)
        if note.letter:
            canvas.paste(letter_sprite(note.letter, LETTER, canvas.theme, "felt"), x, y + 4)
            x += LETTER + 8
        write(canvas, note.text, _NOTE, x, y, WIDTH - MARGIN - x)
