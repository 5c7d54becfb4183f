"""The players above a low table: a plate of one line for each, with what a turn needs of them."""

from collections.abc import Sequence

from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, drawable, label_sprite, text_width
from rendering.players.badges import badge_sprite, mark_sprite
from rendering.players.layout import Plate, Plates, paint_hand
from rendering.players.row import signs_of, told_marks

_BADGE, _FACE, _MARK = (50, 54, 38)  # a face has no room for letter and mark here: name and mark stand beside it
_SIDE, _APART = 26, 8  # pixels before the badge (an arrow's place), between parts
_NAME = TextStyle(36, "ink", "panel", 600)
_NUMBER = TextStyle(36, "ink", "panel", 700)
_WORD = TextStyle(34, "muted", "panel", 500)  # 8 points on a phone
_CORNER, _FRAME = 16, 5
_LEAST_NAME = 170  # pixels of a name before words may stand beside the numbers
_SMALLEST = 0.75  # of a name's size before it is cut
_sprites: Shelf[Sprite] = SPRITES.shelf("players.slim")


def slim_sprite(plate: Plate, layout: Plates, theme: str) -> Sprite:
    """Return a plate of one line: badge, name, marks; pieces held and score at the right."""
    return _sprites.get(("slim", plate, layout, theme), lambda: _drawn(plate, layout, theme))


def _drawn(plate: Plate, layout: Plates, theme: str) -> Sprite:
    canvas = Canvas(layout.width, layout.high, theme, "panel")
    canvas.paste(_empty(plate, layout, theme), 0, 0)
    label, size = plate.label, _BADGE if plate.label.portrait is None else _FACE
    badge = badge_sprite(label.seat, label.name, size, theme, portrait=label.portrait)
    canvas.paste(badge, _SIDE, (layout.head - size) // 2)
    left = _SIDE + size + _APART
    told = [mark for mark in told_marks(plate) if mark != "computer" or label.portrait is None]
    marks = [mark_sprite(mark, _MARK, theme) for mark in told[:2]]  # that it is a computer's, the drawn face says
    room = layout.width - left - 2 * _APART - sum(mark.width + _APART for mark in marks)
    counts = _counts(plate, room - _LEAST_NAME, theme)
    room -= sum(one.width + _APART for one in counts)
    name = label_sprite(plate.label.name, _NAME, theme, room, _SMALLEST)
    _in_a_row(canvas, [*([] if name is None else [name]), *marks], left, layout.head)
    _in_a_row(canvas, counts, layout.width - sum(one.width + _APART for one in counts) - _APART, layout.head)
    if frame := _frame(plate):  # the name's own ground reaches into it
        canvas.fill(_CORNER, 0, layout.width - 2 * _CORNER, _FRAME, frame)
    if plate.hand is not None and layout.grid is not None:
        paint_hand(canvas, plate.hand, layout.grid, _SIDE, layout.head)
    return canvas.sprite()


def _in_a_row(canvas: Canvas, parts: Sequence[Sprite], x: int, height: int) -> None:
    """Lay parts from x on, words on one line, all else in the middle."""
    for one in parts:
        canvas.paste(one, x, (height - one.height) // 2)
        x += one.width + _APART


def _counts(plate: Plate, room: int, theme: str) -> list[Sprite]:
    """Return what is held and the score, each with its word where all have room; signs of the game between them."""
    held = [plate.icon, _text(str(plate.held), _NUMBER, theme)]
    score = [_text(str(plate.label.score).replace("-", "−"), _NUMBER, theme)]
    signs = signs_of(plate, theme)
    words = [plate.pieces, plate.score]
    room -= sum(one.width + _APART for one in (*held, *score, *signs))
    if all(map(drawable, words)) and sum(text_width(drawable(one), _WORD) + _APART for one in words) <= room:
        pieces, points = (_text(one, _WORD, theme) for one in words)
        return [*held, pieces, *signs, *score, points]
    return [*held, *signs, _dot(theme), *score]


def _text(text: str, style: TextStyle, theme: str) -> Sprite:
    sprite = label_sprite(text, style, theme, 300)
    assert sprite is not None
    return sprite


def _dot(theme: str) -> Sprite:
    """Return the line that parts two numbers without words."""

    def paint(pen: Pen) -> None:
        pen.block(3, 0, 3, 36, "muted")

    return _sprites.get(("dot", theme), lambda: make_sprite(9, 36, theme, "panel", paint))


def _frame(plate: Plate) -> str:
    return "accent" if plate.awaited else "glow" if plate.won else ""


def _empty(plate: Plate, layout: Plates, theme: str) -> Sprite:
    """Return an empty plate; that of the awaited seat has a frame and an arrow, that of the next one an outline."""
    width, height, frame = layout.width, layout.high, _frame(plate)

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, height, frame or "panel", _CORNER)
        pen.block(_FRAME, _FRAME, width - 2 * _FRAME, height - 2 * _FRAME, "panel", _CORNER - _FRAME)
        middle = layout.head / 2
        if plate.awaited:
            pen.polygon([(3, middle - 18), (_SIDE - 4, middle), (3, middle + 18)], "accent")
        elif plate.follows:
            pen.line([(8, middle - 12), (_SIDE - 9, middle), (8, middle + 12)], 5, "muted")

    key = ("empty", width, height, layout.head, plate.awaited, plate.follows, frame, theme)
    return _sprites.get(key, lambda: make_sprite(width, height, theme, "bar", paint))
