"""The players above a table: a plate each with badge, name, marks, pieces held and score; arrows between them.

Above a low table two players have plates of one line.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.kit.cache import kept
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import READABLE, TextStyle, drawable, label_sprite, line_height, text_width, write
from rendering.players.badges import badge_sprite, last_one_sprite, mark_sprite
from rendering.players.layout import GAP, LEFT, RIGHT, Plate, Plates, paint_hand

# --- plates of two lines ---


_BADGE = 52  # pixels
_MARK = 38  # pixels
_CALL = 44  # pixels of the sign of the last piece
_NAME = TextStyle(40, "ink", "panel", 600)
_NUMBER = TextStyle(36, "ink", "panel", 700)
_WORD = TextStyle(READABLE, "muted", "panel", 500)
_TURN = TextStyle(30, "on-accent", "accent", 700)
_BELOW = 52  # pixels from the second line to the lower edge
_APART = 8  # pixels between the parts of a line
_CORNER = 18  # pixels of a plate's rounded corners
_FRAME = 6  # pixels of a plate's frame
_NARROW = 300  # pixels of a plate in which every pixel is needed for the name
_FACED = 20  # pixels before a face
_BESIDE = 10  # pixels behind a face
_SHARE = 0.28  # of a plate's width, the widest face
_BANK_HIGH = 14  # pixels of a time bank
_BANK_PIECES = 10
_BANK_GAP = 5  # pixels between its pieces


class _Inside(NamedTuple):
    """The insides of a plate: where the badge is and how large, where the name and the second line begin and end.

    With a face both lines stand beside it.
    """

    left: int
    top: int
    badge: int
    name: int
    line: int
    right: int


def _inside(plate: Plate, layout: Plates) -> _Inside:
    if plate.label.portrait is None and layout.width < _NARROW:
        return _Inside(_FACED, 6, _BADGE, _FACED + _BADGE + 8, _FACED, _BESIDE - 2)
    if plate.label.portrait is None:
        return _Inside(LEFT, 6, _BADGE, LEFT + _BADGE + 12, LEFT - 8, RIGHT)
    size = min(layout.head - (14 if layout.rows == 1 else 30), round(layout.width * _SHARE))
    beside = _FACED + size + _BESIDE
    return _Inside(_FACED, (layout.head - size) // 2, size, beside, beside, _BESIDE - 2)


def paint_plates(canvas: Canvas, plates: Sequence[Plate], layout: Plates, step: int) -> None:
    """Draw the plates at the top in the order of the seats; `step` is the direction of play, 1 or -1 (0: not shown)."""
    draw = slim_sprite if layout.slim else plate_sprite
    canvas.fill(0, 0, canvas.width, layout.height, "bar")
    for index, plate in enumerate(plates):
        x, y = layout.place(index)
        canvas.paste(draw(plate, layout, canvas.theme), x, y)
        if index and step:
            arrow = _arrow(step, canvas.theme)
            left = x - layout.gap if index % layout.columns else -arrow.width // 2
            canvas.paste(arrow, left, y + (layout.head - arrow.height) // 2)


@kept
def plate_sprite(plate: Plate, layout: Plates, theme: str) -> Sprite:
    """Return a plate of two lines."""
    canvas = Canvas(layout.width, layout.high, theme, "panel")
    inside, label, marks = _inside(plate, layout), plate.label, name_marks(plate)
    tip, middle = inside.left, inside.top + inside.badge / 2
    canvas.paste(_empty_sprite(layout.width, layout.high, tip, middle, _sign(plate), _frame(plate), theme), 0, 0)
    on_face = marks.pop(0) if label.portrait is not None and marks else ""
    badge = badge_sprite(label.seat, label.name, inside.badge, theme, portrait=label.portrait, mark=on_face)
    canvas.paste(badge, inside.left, inside.top)
    _paint_name(canvas, plate, inside, marks)
    if frame := _frame(plate):  # the name's own ground reaches into it
        canvas.fill(_CORNER, 0, layout.width - 2 * _CORNER, _FRAME, frame)
    y = layout.head - _BELOW
    left, right = _second_line(plate, layout.width - inside.line - inside.right, theme)
    x = inside.line
    for sprite in left:
        canvas.paste(sprite, x, y + _lower(sprite))
        x += sprite.width + _APART
    x = layout.width - inside.right
    for sprite in reversed(right):
        x -= sprite.width
        canvas.paste(sprite, x, y + _lower(sprite))
        x -= _APART
    if plate.hand is not None and layout.grid is not None:
        paint_hand(canvas, plate.hand, layout.grid, LEFT, layout.body)
    _paint_bank(canvas, plate, layout, inside.line, inside.right)
    return canvas.sprite()


def _paint_bank(canvas: Canvas, plate: Plate, layout: Plates, left: int, right: int) -> None:
    """Draw the time bank below the lines: ten pieces, full ones solid and empty ones hollow."""
    if plate.label.bank is not None:
        canvas.paste(bank_sprite(plate.label.bank, layout.width - left - right, canvas.theme), left, layout.head)


@kept
def bank_sprite(tenths: int, width: int, theme: str) -> Sprite:
    """Return a time bank of which so many tenths are left."""
    each = (width + _BANK_GAP) / _BANK_PIECES

    def paint(pen: Pen) -> None:
        for piece in range(_BANK_PIECES):
            x, wide = piece * each, each - _BANK_GAP
            pen.block(x, 0, wide, _BANK_HIGH, "ink" if piece < tenths else "muted", 3)
            if piece >= tenths:
                pen.block(x + 3, 3, wide - 6, _BANK_HIGH - 6, "panel", 1)

    return make_sprite(width, _BANK_HIGH, theme, "panel", paint)


def _lower(sprite: Sprite) -> int:
    """Return how much lower than a number a part of the second line stands: words on its line, others in the middle."""
    if sprite.height == line_height(_WORD.size):
        return round(0.96 * (_NUMBER.size - _WORD.size))
    return (line_height(_NUMBER.size) - sprite.height) // 2


@kept
def _empty_sprite(width: int, height: int, tip: int, middle: float, sign: str, frame: str, theme: str) -> Sprite:
    """Return an empty plate, in a frame of a colour ("": none).

    The `sign` before the badge at `tip`, `middle` is an arrow that points at it (`turn`), the outline of one (`next`),
    or "".
    """

    def paint(pen: Pen) -> None:
        pen.framed(0, 0, width, height, _FRAME, frame or "panel", "panel", _CORNER)
        if sign == "turn":
            pen.polygon([(3, middle - 23), (tip - 4, middle), (3, middle + 23)], "accent")
        elif sign == "next":
            pen.polygon([(6, middle - 19), (tip - 5, middle), (6, middle + 19)], "muted")
            pen.polygon([(11, middle - 9), (max(12, tip - 13), middle), (11, middle + 9)], "panel")

    return make_sprite(width, height, theme, "bar", paint)


def _sign(plate: Plate) -> str:
    """Return the sign before a badge: of the awaited player (`turn`), of the one after (`next`), or ""."""
    return "turn" if plate.awaited else "next" if plate.follows else ""


def _frame(plate: Plate) -> str:
    """Return the colour of a plate's frame, "" for none."""
    return "accent" if plate.awaited else "glow" if plate.won else ""


def _paint_name(canvas: Canvas, plate: Plate, inside: _Inside, marks: Sequence[str]) -> None:
    """Draw the name and marks; in a narrow plate one, beside a face none."""
    x, room = inside.name, canvas.width - inside.right - inside.name
    most = max(plate.label.portrait is None, room // 3 // (_MARK + 6) if canvas.width >= _NARROW else 0)
    marks = marks[:most]
    room -= len(marks) * (_MARK + 6)
    if (name := label_sprite(plate.label.name, _NAME, canvas.theme, room, READABLE / _NAME.size)) is not None:
        canvas.paste(name, x, 4 + round(0.77 * (line_height(_NAME.size) - name.height)))  # on the same line
        x += name.width + 10
    canvas.paste_row([mark_sprite(mark, _MARK, canvas.theme) for mark in marks], x, 11, _MARK, 6)


def name_marks(plate: Plate) -> list[str]:
    """Return the marks beside a name, the most important first."""
    label = plate.label
    place = [] if label.place is None else [str(label.place)]
    plate_marks = [mark for mark in plate.marks if mark != "out" or not place]
    flags = (("computer", label.computer), ("away", label.away))
    return [*place, *plate_marks, *(mark for mark, is_set in flags if is_set)]


def _second_line(plate: Plate, room: int, theme: str) -> tuple[list[Sprite], list[Sprite]]:
    """Return the left and the right part of the second line: always the numbers, the rest where there is room.

    The worth of an open hand replaces the number of pieces. The order of importance: the word for the pieces, or their
    sign, the word for the points, the tag of the turn.
    """
    held, word = plate.held, plate.pieces
    if plate.hand is not None and plate.hand.worth is not None:
        held, word = plate.hand.worth, plate.hand.word
    number, score = _numbers(held, plate, room - sum(part.width + _APART for part in _uncounted(plate, theme)), theme)
    signs = signs_of(plate, theme, room - number.width - score.width - 2 * _APART)
    room -= sum(part.width + _APART for part in [number, score, *signs])
    words = [word, plate.score]
    narrow = sum(text_width(drawable(word), _WORD) + _APART for word in words) > room

    def fitting(word: str) -> list[Sprite]:
        nonlocal room
        width = min(190, room - _APART, text_width(drawable(word), _WORD, narrow))
        if text_width(drawable(word), _WORD, narrow=True) > width:
            return []
        if (sprite := label_sprite(word, _WORD, theme, width)) is None:
            return []
        room -= sprite.width + _APART
        return [sprite]

    pieces, points = map(fitting, words)
    icon = [plate.icon] if not pieces and plate.icon.width + _APART <= room else []
    room -= sum(part.width + _APART for part in icon)
    tag = [_turn_tag(plate.turn, room - 2 * _APART, theme)] if plate.awaited else []
    return [*icon, number, *pieces, *signs, *filter(None, tag)], [score, *points]


def signs_of(plate: Plate, theme: str, room: int = 0) -> list[Sprite]:
    """Return the signs of the game: the last piece's call, joker cards, the minimum (if there is `room`)."""
    signs = _uncounted(plate, theme)
    if not plate.pledge:
        return signs
    room -= sum(sprite.width + _APART for sprite in signs)
    pill = _pledge(plate.pledge, plate.pledged, theme)
    return [*signs, pill if pill.width + _APART <= room else _pledge("", plate.pledged, theme)]


def _uncounted(plate: Plate, theme: str) -> list[Sprite]:
    """Return the signs that always have the same width."""
    signs = [last_one_sprite(plate.call, plate.called, _CALL, theme)] if plate.call else []
    if plate.joker is not None:
        signs += [plate.joker, _text(str(plate.jokers), _NUMBER, theme, 80)]
    return signs


def _numbers(held: int, plate: Plate, room: int, theme: str) -> tuple[Sprite, Sprite]:
    """Return the number of pieces and the score; beside a face they are smaller, to leave room for the minimum."""
    if plate.label.portrait is None:
        room = 300
    elif plate.pledge:
        room -= _pledge(plate.pledge, plate.pledged, theme).width + _APART
    number = _number(str(held), theme, room * 2 // 5 - _APART)
    return number, _number(str(plate.label.score).replace("-", "−"), theme, room - number.width - 2 * _APART)


def _number(text: str, theme: str, room: int) -> Sprite:
    """Return a number, made smaller where there is no room while it can be read; it is never cut."""
    least = text_width(text, _NUMBER._replace(size=READABLE), narrow=True)
    return _text(text, _NUMBER, theme, max(least, min(150, room)))


def _text(text: str, style: TextStyle, theme: str, width: int) -> Sprite:
    sprite = label_sprite(text, style, theme, width)
    assert sprite is not None
    return sprite


def _turn_tag(word: str, room: int, theme: str) -> Sprite | None:
    """Return the word for the turn on a plate; None where there is no room."""
    has_room = room >= 110 and label_sprite(word, _TURN, theme, room - 32) is not None
    return _turn_sprite(word, room, theme) if has_room else None


@kept
def _turn_sprite(word: str, room: int, theme: str) -> Sprite:
    """Return a word on a plate with round ends."""
    text = _text(word, _TURN, theme, room - 32)
    width, height = text.width + 32, 44
    canvas = Canvas(width, height, theme, "panel")
    plate = make_sprite(width, height, theme, "panel", lambda pen: pen.block(0, 0, width, height, "accent", height / 2))
    canvas.paste(plate, 0, 0)
    canvas.paste(text, 16, (height - text.height) // 2 + 1)
    return canvas.sprite()


@kept
def _pledge(text: str, met: bool, theme: str) -> Sprite:
    """Return the minimum: its number in an outline, once it is met on a plate with a tick. "" leaves out the number."""
    style = TextStyle(28, "on-seat" if met else "ink", "seat-3" if met else "panel", 700)
    width, height = (text_width(text, style) + (46 if met else 24) if text else 38), 38

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, height, "seat-3" if met else "muted", height / 2)
        if met:
            pen.line([(12, 20), (18, 27), (29, 12)], 4.5, "on-seat")
        else:
            pen.block(3, 3, width - 6, height - 6, "panel", height / 2 - 3)

    canvas = Canvas(width, height, theme, "panel")
    canvas.paste(make_sprite(width, height, theme, "panel", paint), 0, 0)
    write(canvas, text, style, width - 12, 1, width, at=2, height=height)
    return canvas.sprite()


@kept
def _arrow(step: int, theme: str) -> Sprite:
    """Return a chevron from a plate to the next one, or back."""

    def paint(pen: Pen) -> None:
        middle, tip, back = GAP, GAP / 2 + 6 * step, GAP / 2 - 6 * step
        pen.line([(back, middle - 15), (tip, middle), (back, middle + 15)], 6, "muted")

    return make_sprite(GAP, 2 * GAP, theme, "bar", paint)


# --- plates of one line ---


_SLIM_BADGE = 50  # pixels
_SLIM_FACE = 54  # pixels; there is no room for letter and mark on it, so name and mark stand beside it
_SLIM_SIDE = 26  # pixels before the badge: an arrow's place
_SLIM_NAME = TextStyle(36, "ink", "panel", 600)
_SLIM_WORD = TextStyle(34, "muted", "panel", 500)  # 8 points on a phone
_SLIM_CORNER = 16  # pixels of a plate's rounded corners
_SLIM_FRAME = 5  # pixels of a plate's frame
_LEAST_NAME = 170  # pixels of a name before words may stand beside the numbers
_SMALLEST = 0.75  # of a name's size before it is cut


@kept
def slim_sprite(plate: Plate, layout: Plates, theme: str) -> Sprite:
    """Return a plate of one line: badge, name, marks; pieces held and score at the right."""
    canvas = Canvas(layout.width, layout.high, theme, "panel")
    canvas.paste(_empty_slim(layout.width, layout.high, layout.head / 2, _sign(plate), _frame(plate), theme), 0, 0)
    label, size = plate.label, _SLIM_BADGE if plate.label.portrait is None else _SLIM_FACE
    badge = badge_sprite(label.seat, label.name, size, theme, portrait=label.portrait)
    canvas.paste(badge, _SLIM_SIDE, (layout.head - size) // 2)
    left = _SLIM_SIDE + size + _APART
    names = [mark for mark in name_marks(plate) if mark != "computer" or label.portrait is None]
    marks = [mark_sprite(mark, _MARK, theme) for mark in names[:2]]  # that it is a computer's, the drawn face says
    room = layout.width - left - 2 * _APART - sum(mark.width + _APART for mark in marks)
    counts = _counts(plate, room - _LEAST_NAME, theme)
    room -= sum(count.width + _APART for count in counts)
    name = label_sprite(plate.label.name, _SLIM_NAME, theme, room, _SMALLEST)
    canvas.paste_row([*([] if name is None else [name]), *marks], left, 0, layout.head, _APART)
    right = layout.width - sum(count.width + _APART for count in counts) - _APART
    canvas.paste_row(counts, right, 0, layout.head, _APART)
    if frame := _frame(plate):  # the name's own ground reaches into it
        canvas.fill(_SLIM_CORNER, 0, layout.width - 2 * _SLIM_CORNER, _SLIM_FRAME, frame)
    if plate.hand is not None and layout.grid is not None:
        paint_hand(canvas, plate.hand, layout.grid, _SLIM_SIDE, layout.body)
    _paint_bank(canvas, plate, layout, left, 2 * _APART)
    return canvas.sprite()


def _counts(plate: Plate, room: int, theme: str) -> list[Sprite]:
    """Return pieces and score, each with its word where all have room; signs of the game between them."""
    held = [plate.icon, _text(str(plate.held), _NUMBER, theme, 300)]
    score = [_text(str(plate.label.score).replace("-", "−"), _NUMBER, theme, 300)]
    signs = signs_of(plate, theme)
    words = [plate.pieces, plate.score]
    room -= sum(part.width + _APART for part in (*held, *score, *signs))
    wanted = sum(text_width(drawable(word), _SLIM_WORD) + _APART for word in words)
    if all(map(drawable, words)) and wanted <= room:
        pieces, points = (_text(word, _SLIM_WORD, theme, 300) for word in words)
        return [*held, pieces, *signs, *score, points]
    return [*held, *signs, _dot_sprite(theme), *score]


@kept
def _dot_sprite(theme: str) -> Sprite:
    """Return the line that parts two numbers without words."""
    return make_sprite(9, 36, theme, "panel", lambda pen: pen.block(3, 0, 3, 36, "muted"))


@kept
def _empty_slim(width: int, height: int, middle: float, sign: str, frame: str, theme: str) -> Sprite:
    """Return an empty plate of one line; `sign` and `frame` as for `_empty_sprite`."""

    def paint(pen: Pen) -> None:
        pen.framed(0, 0, width, height, _SLIM_FRAME, frame or "panel", "panel", _SLIM_CORNER)
        if sign == "turn":
            pen.polygon([(3, middle - 18), (_SLIM_SIDE - 4, middle), (3, middle + 18)], "accent")
        elif sign == "next":
            pen.line([(8, middle - 12), (_SLIM_SIDE - 9, middle), (8, middle + 12)], 5, "muted")

    return make_sprite(width, height, theme, "bar", paint)
