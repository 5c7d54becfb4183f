"""A match's result as a picture: the winner's face in gold, the table at its end, a plate for each player."""

from collections.abc import Sequence
from itertools import product
from math import cos, pi, sin

from bot.games.drawn import Portrait
from bot.games.view import View
from rendering.art.signs import paint_sign
from rendering.kit.cache import kept
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, Point, make_sprite
from rendering.kit.surface import RIM, paint_shades
from rendering.kit.texts import TextStyle, drawable, label_sprite, line_height
from rendering.pages.plates import EDGE, PLANK, gild, paint_plank, paint_plate
from rendering.players.badges import badge_sprite, mark_sprite
from rendering.registry import room_for
from rendering.room import AnyRoom, Ribbon, ribbon_sprite
from rendering.values import ResultSeat, ResultWords

# --- texts ---


RIBBON = 92  # pixels of the ribbon's height
_WIDE = 1000  # pixels of the ribbon at most
_NARROWEST = 560  # pixels of the ribbon at least
_RIBBON = Ribbon(RIBBON, 54, 22, 12, 16, 8)
_TITLE = TextStyle(66, "gold-ink", "gold", 800)
_PLAIN = TextStyle(60, "rim-ink", "rim", 800)
LEAST = 33  # pixels of the font: 8 points where 1200 pixels are shown 296 points wide


def write(canvas: Canvas, text: str, style: TextStyle, area: Area, at: int = 1) -> int:
    """Write a line into the middle of an area's height, at its left (0), middle (1) or right (2); return its width.

    It is made smaller to fit, but not below `LEAST`: then it is cut. It never begins above the area.
    """
    if (sprite := label_sprite(text, style, canvas.theme, area.width, LEAST / style.size)) is None:
        return 0
    y = area.y + max(0, (area.height - sprite.height) // 2)
    canvas.paste(sprite, area.x + (area.width - sprite.width) * at // 2, y)
    return sprite.width


def paint_ribbon(canvas: Canvas, title: str, gold: bool, middle: int, y: int) -> None:
    """Draw the ribbon with its text, as long as that needs."""
    style, colour = (_TITLE, "gold") if gold else (_PLAIN, "rim")
    end = _RIBBON.end
    room = Area(middle - _WIDE // 2 + end, y, _WIDE - 2 * end, RIBBON - 8)
    wide = write(Canvas(_WIDE, RIBBON, canvas.theme, colour), title, style, Area(0, 0, room.width, RIBBON))
    width = max(_NARROWEST, min(_WIDE, wide + 2 * end + 60))
    canvas.paste(ribbon_sprite(_RIBBON, width, colour, "felt", canvas.theme), middle - width // 2, y)
    write(canvas, title, style, room)
    left = end - _RIBBON.over
    canvas.fill(middle - width // 2 + left, y, width - 2 * left, 4, f"{colour}-light")


# --- winners ---


_FACES = {1: 168, 2: 158, 3: 150, 4: 136, 5: 112, 6: 94}  # pixels of so many faces side by side
_TOP = 44  # pixels from the plank to the coins
_COIN_HIGH = 258  # pixels of the coins' row
_SMALL = 130  # pixels of a face at most where the file would be too large
_COIN = 1.54  # a coin's diameter, in faces
_RIM = 4  # pixels of a coin's rim
_LEAVES = 0.2  # by how much leaves stick out, in faces
_OVER = 30  # pixels by which the ribbon lies over the coins
_ABOVE = 0.2  # of a face by which the crown stands over a coin
_BESIDE = 14  # pixels between coins and what lies beside them
_SCORE = TextStyle(56, "ink", "felt", 800)
_NOTE = TextStyle(40, "ink", "felt", 700)
_SCORE_HIGH = 68  # pixels of the score's line
_NOTE_HIGH = 50  # pixels of the note's line


def paint_hero(
    canvas: Canvas, room: AnyRoom | None, game: str, seats: Sequence[ResultSeat], words: ResultWords, area: Area
) -> int:
    """Draw the winners, or all players where nobody won, with the texts below; return where these end.

    If there is a `room`, the game's pieces lie beside them.
    """
    winners = [seat for seat in seats if seat.label.won]
    heroes = winners or list(seats)
    size = min(_FACES[len(heroes)], _FACES[1] if room else _SMALL)
    pitch = round(size * (_COIN + 2 * _LEAVES if winners else 1.3))
    high = _COIN_HIGH if room else round(size * _COIN)
    middle, bottom = area.x + area.width // 2, area.y + _TOP + high
    reach = len(heroes) * pitch // 2 + _BESIDE
    for left in (True, False):
        x = area.x if left else middle + reach
        beside = Area(x, area.y + 26, area.width // 2 - reach, bottom - _OVER - area.y - 34)
        if room:
            room.paint_ornament(canvas, game, beside, left=left)
    for at, seat in enumerate(heroes):
        x = middle - (len(heroes) * pitch) // 2 + at * pitch + pitch // 2
        _paint_face(canvas, seat, Area(x, bottom, size, high))
    y = bottom - _OVER
    paint_ribbon(canvas, words.title, bool(winners), middle, y)
    y += RIBBON + 6
    for text, style, high in ((words.score, _SCORE, _SCORE_HIGH), (words.note, _NOTE, _NOTE_HIGH)):
        if write(canvas, text, style, Area(area.x, y, area.width, high)):
            y += high
    return y


def _paint_face(canvas: Canvas, seat: ResultSeat, place: Area) -> None:
    """Draw a face, the winner's on a coin; `place` is the middle of its lower edge, with width and height."""
    label, (x, bottom, size, high) = seat.label, place
    if label.won:
        paint_winner(canvas, label.seat, label.name, label.portrait, place)
    else:
        face = badge_sprite(label.seat, label.name, size, canvas.theme, "felt", label.portrait)
        canvas.paste(face, x - size // 2, bottom - high // 2 - size // 2)


def paint_winner(canvas: Canvas, seat: int, name: str, portrait: Portrait | None, place: Area) -> None:
    """Draw a face of so many pixels on a coin with a laurel and a crown; `place` is the middle of its lower edge."""
    x, bottom, size, _ = place
    coin = _coin_sprite(size, canvas.theme)
    y = bottom - round(size * _COIN / 2)
    canvas.paste(coin, x - coin.width // 2, y - coin.height + round(_whole(size) / 2))
    canvas.paste(badge_sprite(seat, name, size, canvas.theme, "gold-light", portrait), x - size // 2, y - size // 2)


def _whole(size: int) -> int:
    """Return the pixels of a coin with its laurel."""
    return 2 * round(size * _COIN / 2 + size * _LEAVES)


@kept
def _coin_sprite(size: int, theme: str) -> Sprite:
    """Return a coin, on which a face has room with its corners, between two branches of laurel and under a crown."""
    radius, whole = size * _COIN / 2, _whole(size)
    high = max(whole, round(whole / 2 + radius + size * _ABOVE))

    def paint(pen: Pen) -> None:
        at = pen.at(whole / 2, high - whole / 2, 1)
        for side, step, out in product((-1, 1), range(8), (-1, 1)):
            angle = pi / 2 - side * (0.62 + step * 0.24)
            _paint_leaf(at, radius + size * 0.04, angle, side, out, size)
        for colour, less in (("gold-dark", 0), ("gold", _RIM), ("gold-light", 10)):
            at.dot(0, 0, radius - less, colour)
        paint_sign(at.at(0, -radius - size * (_ABOVE - 0.18), size * 0.56), "crown", "gold-dark", other="gold")

    return make_sprite(whole, high, theme, "felt", paint)


def _paint_leaf(pen: Pen, radius: float, angle: float, side: int, out: int, size: int) -> None:
    """Paint a leaf of a branch that grows upwards, on its outer or its inner side."""
    x, y = radius * cos(angle), radius * sin(angle)
    along = angle - side * (pi / 2) + side * out * 0.5
    long, wide = size * 0.19, size * 0.042
    turn, lean = cos(along), sin(along)

    def point(far: float, across: float) -> Point:
        return x + far * turn - across * lean, y + far * lean + across * turn

    leaf = [point(0, 0), point(long * 0.35, wide), point(long * 0.7, wide * 0.7), point(long, 0)]
    leaf += [point(long * 0.7, -wide * 0.7), point(long * 0.35, -wide)]
    pen.polygon(leaf, "gold-dark" if out > 0 else "gold")


# --- players ---


_ROWS = (124, 114, 106, 104)  # pixels of a row with its gap, where there are so many from one on
_PLATE_GAP = 8  # pixels between plates
_PAD = 14  # pixels inside a plate, at its sides
_PLATE = 700  # pixels of a plate's width
_MEDAL = 58  # pixels
_MARK = 40  # pixels
_FACE = 54  # pixels of a face where the file would be too large
_HAND = 62  # pixels of a hand where the file would be too large
_POINTS_WIDE = 236
_NAME = TextStyle(36, "ink", "panel", 700)
_DETAIL = TextStyle(33, "muted", "panel", 600)
_POINTS = TextStyle(36, "ink", "panel", 800)


def _pitch(players: int) -> int:
    return _ROWS[min(players, len(_ROWS)) - 1]


def paint_rows(
    canvas: Canvas, room: AnyRoom, view: View, seats: Sequence[ResultSeat], area: Area, *, sparing: bool
) -> None:
    """Draw a row for each player, in their order; `sparing`: with smaller faces and hands."""
    pitch = _pitch(len(seats))
    for at, seat in enumerate(seats):
        y = area.y + at * pitch
        plate = Area(area.x, y, _PLATE if seat.hand is not None else area.width, pitch - _PLATE_GAP)
        _paint_plate(canvas, seat, plate, small=sparing)
        if seat.hand is not None:
            left, high = area.x + _PLATE + 16, min(plate.height, _HAND if sparing else plate.height)
            top = y + (plate.height - high) // 2
            if seat.hand:
                room.paint_rest(canvas, view, seat.hand, Area(left, top, area.x + area.width - left, high))
            else:
                tick = mark_sprite("out", round(high * 0.7), canvas.theme, "felt")
                canvas.paste_row([tick], left + 8, top, high, 0)


def _paint_plate(canvas: Canvas, seat: ResultSeat, plate: Area, *, small: bool) -> None:
    label = seat.label
    paint_plate(canvas, plate, gold=label.won)
    x, middle = plate.x + _PAD, plate.y + plate.height // 2
    if label.place is not None:
        canvas.paste(mark_sprite(str(label.place), _MEDAL, canvas.theme), x, middle - _MEDAL // 2)
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
    """Write name and points, and the line below them; a mark behind the name says that a computer played."""
    label = seat.label
    first = area._replace(height=line_height(_NAME.size)) if seat.detail else area
    points = write(
        canvas, seat.points, _POINTS, first._replace(x=first.x + first.width - _POINTS_WIDE, width=_POINTS_WIDE), at=2
    )
    mark = "computer" if label.computer else "away" if label.away else ""
    room = first.width - points - 14 - (_MARK + 8 if mark else 0)
    wide = write(canvas, drawable(label.name) or drawable(seat.otherwise), _NAME, first._replace(width=room), at=0)
    if mark:
        sprite = mark_sprite(mark, _MARK, canvas.theme)
        canvas.paste(sprite, first.x + wide + 8, first.y + (first.height - _MARK) // 2)
    if seat.detail:
        below = first.y + first.height - 2
        write(canvas, seat.detail, _DETAIL, Area(area.x, below, area.width, area.y + area.height - below), at=0)


# --- the card ---


WIDTH = 1200  # pixels
HEIGHT = 1260  # pixels
FEW = 4  # players for whom that height is enough
MORE = 104  # pixels for each player more
LARGEST = 60 * 1024  # bytes of a file
_SIDE = 40  # pixels from the border to what stands on the cloth
_GAP = 16  # pixels between the parts
_FRAME = 8  # pixels of the wood round the moment
_ABOUT = TextStyle(40, "rim-ink", "rim", 700)
_CAPTION = TextStyle(36, "ink", "felt", 600)
_CAPTION_HEIGHT = 50
_INSIDE = 6  # pixels of cloth round what lies there


def draw_result(
    view: View, seats: Sequence[ResultSeat], words: ResultWords, theme: str = "light", moment: View | None = None
) -> bytes:
    """Draw the card of a match that is over as PNG of 1200 x 1260, higher with more than four players.

    On a phone that shows 296 points of width it is 310 points high.

    `view` is the public's at the end, `moment` that of the moment that is shown (None: the end), `seats` are all
    players in the order of their places. ValueError for a game without a drawing room, a view of another family, or an
    unknown theme.
    """
    first = len(seats) > FEW
    png = _laid(view, moment or view, seats, words, theme, sparing=first).png()
    if first or len(png) <= LARGEST:
        return png
    return _laid(view, moment or view, seats, words, theme, sparing=True).png()


def _laid(
    view: View, moment: View, seats: Sequence[ResultSeat], words: ResultWords, theme: str, *, sparing: bool
) -> Canvas:
    """Lay the card on a sheet; `sparing`: without what is only beautiful, and faces and hands are smaller."""
    room = room_for(view)
    height = HEIGHT + max(0, len(seats) - FEW) * MORE
    canvas = Canvas(WIDTH, height, room.sheet_theme(view.game, theme), most=LARGEST)
    paint_plank(canvas)
    write(canvas, words.game, _ABOUT, Area(_SIDE, 4, 700, PLANK - 8), at=0)
    write(canvas, words.day, _ABOUT, Area(WIDTH - _SIDE - 400, 4, 400, PLANK - 8), at=2)
    hero = Area(_SIDE, PLANK, WIDTH - 2 * _SIDE, height)
    top = paint_hero(canvas, None if sparing else room, view.game, seats, words, hero)
    high = len(seats) * _pitch(len(seats)) - _PLATE_GAP
    below = height - RIM - _GAP - high
    _paint_moment(canvas, moment, words, Area(_SIDE, top, WIDTH - 2 * _SIDE, below - _GAP - top))
    paint_rows(canvas, room, view, seats, Area(_SIDE, below, WIDTH - 2 * _SIDE, high), sparing=sparing)
    return canvas


def _paint_moment(canvas: Canvas, view: View, words: ResultWords, area: Area) -> None:
    """Draw the table as it was then in a frame, under a line that says what is seen."""
    write(canvas, words.moment, _CAPTION, area._replace(height=_CAPTION_HEIGHT))
    table = Area(area.x, area.y + _CAPTION_HEIGHT, area.width, area.height - _CAPTION_HEIGHT)
    canvas.cut(table.y)
    canvas.cut(table.y + table.height)
    room_for(view).paint_moment(canvas, view, _paint_frame(canvas, table))


def _paint_frame(canvas: Canvas, area: Area) -> Area:
    """Draw a frame of wood along the inner edge of an area, and return the area inside it."""
    x, y, width, height = area
    canvas.fill(x, y, width, height, "rim-dark")
    canvas.fill(x, y, width, height - 2, "rim")
    canvas.fill(x, y, width, 2, "rim-light")
    inner = Area(x + _FRAME, y + _FRAME, width - 2 * _FRAME, height - 2 * _FRAME)
    canvas.fill(*inner, "felt")
    paint_shades(canvas, inner.x, inner.y, inner.width, (("shade-3", 2), ("shade-2", 3), ("shade-1", 3)))
    return Area(inner.x + _INSIDE, inner.y + _INSIDE, inner.width - 2 * _INSIDE, inner.height - 2 * _INSIDE)
