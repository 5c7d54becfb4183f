"""The players on a result's card: a plate for each with place, face, name and points, and the last hand beside it."""

from collections.abc import Sequence

from rendering.kit.canvas import Area, Canvas
from rendering.kit.texts import TextStyle, drawable, line_height
from rendering.pages.plates import EDGE, gild, paint_plate
from rendering.pages.result.writing import write
from rendering.players.badges import badge_sprite, mark_sprite
from rendering.room import Drawable, DrawingRoom
from rendering.values import ResultSeat

_ROWS = (124, 114, 106, 104)  # pixels of a row with its gap, where there are so many from one on
_GAP, _PAD = 8, 14  # pixels between plates, inside them
_PLATE = 700  # pixels of a plate's width
_MEDAL, _MARK = 58, 40
_FACE, _HAND = 54, 62  # pixels of both at most where the file would be too large
_POINTS_WIDE = 236
_NAME, _TOLD = TextStyle(36, "ink", "panel", 700), TextStyle(33, "muted", "panel", 600)
_POINTS = TextStyle(36, "ink", "panel", 800)


def rows_height(players: int) -> int:
    """Return the pixels that the rows of so many players need."""
    return players * _pitch(players) - _GAP


def _pitch(players: int) -> int:
    return _ROWS[min(players, len(_ROWS)) - 1]


def paint_rows(
    canvas: Canvas,
    room: DrawingRoom[Drawable],
    view: Drawable,
    seats: Sequence[ResultSeat],
    area: Area,
    *,
    sparing: bool,
) -> None:
    """Draw a row for each player, in their order; `sparing`: with smaller faces and hands."""
    pitch = _pitch(len(seats))
    for at, seat in enumerate(seats):
        y = area.y + at * pitch
        shown = seat.hand is not None
        plate = Area(area.x, y, _PLATE if shown else area.width, pitch - _GAP)
        _paint_plate(canvas, seat, plate, small=sparing)
        if seat.hand is not None:
            left, high = area.x + _PLATE + 16, min(plate.height, _HAND if sparing else plate.height)
            beside = Area(left, y + (plate.height - high) // 2, area.x + area.width - left, high)
            _paint_hand(canvas, room, view, seat.hand, beside)


def _paint_hand(canvas: Canvas, room: DrawingRoom[Drawable], view: Drawable, hand: tuple[str, ...], area: Area) -> None:
    """Draw what was left, a tick for nothing."""
    if hand:
        room.paint_left(canvas, view, hand, area)
        return
    tick = mark_sprite("out", round(area.height * 0.7), canvas.theme, "felt")
    canvas.paste(tick, area.x + 8, area.y + (area.height - tick.height) // 2)


def _paint_plate(canvas: Canvas, seat: ResultSeat, plate: Area, *, small: bool) -> None:
    label = seat.label
    paint_plate(canvas, plate, gold=label.won)
    x, middle = plate.x + _PAD, plate.y + plate.height // 2
    if label.place is not None:
        medal = mark_sprite(str(label.place), _MEDAL, canvas.theme)
        canvas.paste(medal, x, middle - _MEDAL // 2)
        x += _MEDAL + 10
    size = min(_FACE, plate.height - 2 * EDGE - 8) if small else plate.height - 2 * EDGE - 8
    face = badge_sprite(label.seat, label.name, size, canvas.theme, portrait=label.portrait)
    canvas.paste(face, x, middle - size // 2)
    x += size + 14
    inner = Area(x, plate.y + EDGE, plate.x + plate.width - _PAD - x, plate.height - 3 - 2 * EDGE)
    _paint_texts(canvas, seat, inner)
    if label.won:
        gild(canvas, plate)


def _paint_texts(canvas: Canvas, seat: ResultSeat, area: Area) -> None:
    """Write name and points, what the match did below them; a mark behind the name says if a computer played."""
    label = seat.label
    first = area._replace(height=line_height(_NAME.size)) if seat.told else area
    points = write(
        canvas, seat.points, _POINTS, first._replace(x=first.x + first.width - _POINTS_WIDE, width=_POINTS_WIDE), at=2
    )
    mark = "computer" if label.computer else "away" if label.away else ""
    room = first.width - points - 14 - (_MARK + 8 if mark else 0)
    name = drawable(label.name) or drawable(seat.otherwise)
    wide = write(canvas, name, _NAME, first._replace(width=room), at=0)
    if mark:
        sprite = mark_sprite(mark, _MARK, canvas.theme)
        canvas.paste(sprite, first.x + wide + 8, first.y + (first.height - _MARK) // 2)
    if seat.told:
        below = first.y + first.height - 2
        write(canvas, seat.told, _TOLD, Area(area.x, below, area.width, area.y + area.height - below), at=0)
