"""The players above a card table: one row of plates, with the direction of play between them."""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.kit.cache import Cache
from rendering.kit.canvas import Canvas, Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, label_sprite, line_height, text_width
from rendering.players.badges import badge_sprite, mark_sprite
from rendering.players.nameplates import empty_plate
from rendering.values import SeatLabel

ROW_HEIGHT = 128  # pixels that the row takes
_PAD, _GAP, _HEIGHT = 8, 24, 112  # pixels: round the plates, between them, of a plate
_LEFT, _RIGHT, _BADGE, _MARK = 32, 18, 50, 38
_NAME = TextStyle(40, "ink", "panel", 600)
_NUMBER = TextStyle(36, "ink", "panel", 700)
_WORD = TextStyle(28, "muted", "panel", 500)
_SECOND = 59  # where the second line begins
_sprites: Cache[Sprite] = Cache(512)


class RowPlate(NamedTuple):
    """All that a plate shows; equal plates look the same.

    `held` is how many pieces the player holds, behind the `icon` of one. `pledge` is what he must reach before he may
    lay more (a minimum), `pledged` whether he has. `turn` is the word for whose turn it is, `score` for the total.
    `won` the deal: his plate has a bright frame.
    """

    label: SeatLabel
    awaited: bool
    held: str
    icon: Sprite
    turn: str = ""
    score: str = ""
    pledge: str = ""
    pledged: bool = False
    marks: tuple[str, ...] = ()
    won: bool = False


def paint_row(canvas: Canvas, plates: Sequence[RowPlate], step: int) -> None:
    """Draw the plates at the top in the order of the seats; `step` is the direction of play, 1 or -1."""
    canvas.fill(0, 0, canvas.width, ROW_HEIGHT, "bar")
    width = (canvas.width - 2 * _PAD - _GAP * (len(plates) - 1)) // len(plates)
    for index, plate in enumerate(plates):
        x = _PAD + index * (width + _GAP)
        canvas.paste(_plate(plate, width, canvas.theme), x, _PAD)
        if index:
            canvas.paste(_arrow(step, canvas.theme), x - _GAP, _PAD + (_HEIGHT - 2 * _GAP) // 2)


def _plate(plate: RowPlate, width: int, theme: str) -> Sprite:
    return _sprites.get((plate, width, theme), lambda: _drawn(plate, width, theme))


def _drawn(plate: RowPlate, width: int, theme: str) -> Sprite:
    canvas = Canvas(width, _HEIGHT, theme, "panel")
    canvas.paste(empty_plate(width, _HEIGHT, plate.awaited, False, theme, won=plate.won), 0, 0)
    canvas.paste(badge_sprite(plate.label.seat, plate.label.name, _BADGE, theme), _LEFT, 8)
    _paint_name(canvas, plate)
    right = _paint_score(canvas, plate)
    x = _LEFT - 6
    canvas.paste(plate.icon, x, _SECOND + (line_height(_NUMBER.size) - plate.icon.height) // 2)
    x += plate.icon.width + 8
    count = label_sprite(plate.held, _NUMBER, theme, right - x)
    if count is not None:
        canvas.paste(count, x, _SECOND)
        x += count.width + 14
    if plate.pledge:
        pill = _pledge(plate.pledge, plate.pledged, theme)
        if x + pill.width > right:
            pill, x = _pledge("", plate.pledged, theme), x - 6
        if x + pill.width <= right + 6:
            canvas.paste(pill, x, _SECOND + (line_height(_NUMBER.size) - pill.height) // 2)
            x += pill.width + 14
    if plate.awaited:
        _paint_turn(canvas, plate.turn, x, right)
    return canvas.sprite()


def _paint_name(canvas: Canvas, plate: RowPlate) -> None:
    marks = _marks(plate)
    x = _LEFT + _BADGE + 12
    room = canvas.width - _RIGHT - x - len(marks) * (_MARK + 6)
    name = label_sprite(plate.label.name, _NAME, canvas.theme, room, 0.8)
    if name is not None:
        canvas.paste(name, x, 6 + round(0.77 * (line_height(_NAME.size) - name.height)))
        x += name.width + 10
    for mark in marks:
        canvas.paste(mark_sprite(mark, _MARK, canvas.theme), x, 13)
        x += _MARK + 6


def _marks(plate: RowPlate) -> list[str]:
    label = plate.label
    place = [] if label.place is None else [str(label.place)]
    flags = (("computer", label.computer), ("away", label.away))
    return [*place, *plate.marks, *(mark for mark, shown in flags if shown)][:2]


def _paint_score(canvas: Canvas, plate: RowPlate) -> int:
    """Draw the total at the right end, with its word where there is room; where it begins comes back."""
    text = str(plate.label.score).replace("-", "−")
    score = label_sprite(text, _NUMBER, canvas.theme, 130 if canvas.width > 300 else 100)
    assert score is not None
    x = canvas.width - _RIGHT - score.width
    canvas.paste(score, x, _SECOND)
    if canvas.width < 360 or not plate.score:
        return x - 12
    word = label_sprite(plate.score, _WORD, canvas.theme, 110)
    if word is None:
        return x - 12
    canvas.paste(word, x - 10 - word.width, _SECOND + round(0.96 * (_NUMBER.size - _WORD.size)))
    return x - 22 - word.width


def _paint_turn(canvas: Canvas, word: str, left: int, right: int) -> None:
    """Draw the word for the turn between two borders, if there is room."""
    text = label_sprite(word, TextStyle(30, "on-accent", "accent", 700), canvas.theme, right - left - 32)
    if text is None or right - left < 110:
        return
    width, height = text.width + 32, 44

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, height, "accent", height / 2)

    plate = _sprites.get(
        ("turn", width, canvas.theme), lambda: make_sprite(width, height, canvas.theme, "panel", paint)
    )
    x, y = left + (right - left - width) // 2, _SECOND + 2
    canvas.paste(plate, x, y)
    canvas.paste(text, x + 16, y + (height - text.height) // 2 + 1)


def _pledge(text: str, kept: bool, theme: str) -> Sprite:
    """What must be reached: an outline with the number; once it is, a plate with a tick. "" where there is no room."""
    style = TextStyle(28, "on-seat" if kept else "ink", "seat-3" if kept else "panel", 700)
    width, height = (text_width(text, style) + (46 if kept else 24) if text else 38), 38

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, height, "seat-3" if kept else "muted", height / 2)
        if not kept:
            pen.block(3, 3, width - 6, height - 6, "panel", height / 2 - 3)
            return
        pen.line([(12, 20), (18, 27), (29, 12)], 4.5, "on-seat")

    def draw() -> Sprite:
        canvas = Canvas(width, height, theme, "panel")
        canvas.paste(make_sprite(width, height, theme, "panel", paint), 0, 0)
        number = label_sprite(text, style, theme, width)
        if number is not None:
            canvas.paste(number, width - 12 - number.width, (height - number.height) // 2 + 1)
        return canvas.sprite()

    return _sprites.get(("pledge", text, kept, theme), draw)


def _arrow(step: int, theme: str) -> Sprite:
    """A chevron from a plate to the next one, or back."""
    size = (_GAP, 2 * _GAP)

    def paint(pen: Pen) -> None:
        middle, tip, back = size[1] / 2, _GAP / 2 + 6 * step, _GAP / 2 - 6 * step
        pen.line([(back, middle - 15), (tip, middle), (back, middle + 15)], 6, "muted")

    return _sprites.get(("arrow", step, theme), lambda: make_sprite(*size, theme, "bar", paint))
