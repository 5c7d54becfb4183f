"""A lobby as a picture: a table with its seats, taken and free, and in its middle what is played and how long."""

from functools import lru_cache, partial

from rendering.art.signs import paint_sign
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import make_sprite
from rendering.kit.surface import paint_surface
from rendering.kit.texts import TextStyle, drawable, label_sprite, line_height, text_width, wrapped
from rendering.pages.plates import WIDTH, write_name
from rendering.players.badges import badge_sprite, mark_sprite
from rendering.values import LobbySeat, LobbyWords

HEIGHT = 318  # pixels
HEIGHT_OF_MANY = 366  # pixels
_EDGE = 24  # pixels from a plate to the border
_GAP = 18  # pixels between plates
_WIDEST = 430  # pixels of a plate
_FEW = 4  # so many places have room for names in one line
_BADGE = 62  # pixels
_MARK = 48  # pixels
_PAD = 12  # pixels before a badge
_SIDE = 16  # pixels before a face
_TITLE = TextStyle(50, "ink", "felt", 800)
_LENGTH = TextStyle(36, "ink", "felt", 600)
_NAME = 42  # pixels of names in one line
_LOW = 80  # pixels of a plate's height
_HIGH = 96  # the same where plates are narrow
_LONG = {_LOW: 33, _HIGH: 39}  # pixels of names in two lines, by that height
_FREE = TextStyle(42, "muted", "felt", 600)


@lru_cache(maxsize=128)
def draw_lobby(seats: tuple[LobbySeat, ...], places: int, words: LobbyWords, theme: str = "light") -> bytes:
    """Draw a table with so many places as PNG of 1080 x 318: `seats` are the taken ones, in their order.

    They go round the table with the clock. With more than four places the plates are narrow, and high enough for names
    in two lines: 1080 x 366. ValueError for an unknown theme. The last pictures are kept.
    """
    places = max(places, len(seats))
    canvas = Canvas(WIDTH, HEIGHT_OF_MANY if places > _FEW else HEIGHT, theme)
    paint_surface(canvas, 0)
    _paint_middle(canvas, words)
    for place, plate in enumerate(_plates(places, canvas.height)):
        if place < len(seats):
            _paint_seat(canvas, place, seats[place], plate)
        else:
            _paint_free(canvas, words.free, plate)
    return canvas.png()


def _plates(places: int, height: int) -> list[Area]:
    """Return all seats: the first half above, the others below from right to left."""
    plate = _HIGH if places > _FEW else _LOW
    above = (places + 1) // 2
    width = min(_WIDEST, (WIDTH - 2 * _EDGE - (above - 1) * _GAP) // max(1, above))

    def row(count: int, y: int) -> list[Area]:
        left = (WIDTH - count * width - (count - 1) * _GAP) // 2
        return [Area(left + at * (width + _GAP), y, width, plate) for at in range(count)]

    return [*row(above, _EDGE), *reversed(row(places - above, height - _EDGE - plate))]


def _paint_middle(canvas: Canvas, words: LobbyWords) -> None:
    room = WIDTH - 4 * _EDGE
    title = label_sprite(words.title, _TITLE, canvas.theme, room)
    length = label_sprite(words.length, _LENGTH, canvas.theme, room)
    lines = [sprite for sprite in (title, length) if sprite is not None]
    y = (canvas.height - sum(sprite.height for sprite in lines)) // 2
    for sprite in lines:
        canvas.paste(sprite, (WIDTH - sprite.width) // 2, y)
        y += sprite.height


def _paint_seat(canvas: Canvas, place: int, seat: LobbySeat, plate: Area) -> None:
    """Draw a plate with badge and name; a computer player has a robot's head behind it, the host a crown."""
    canvas.paste(_filled(plate.width, plate.height, canvas.theme), plate.x, plate.y)
    size, side = (_BADGE, _PAD) if seat.portrait is None else (plate.height - 14, _SIDE)
    badge = badge_sprite(place, seat.name, size, canvas.theme, portrait=seat.portrait)
    canvas.paste(badge, plate.x + side, (plate.y + plate.height // 2) - size // 2)
    right = plate.x + plate.width - _PAD
    for mark in [name for name, on in (("computer", seat.computer), ("host", seat.host)) if on]:
        sprite = _crown(canvas.theme) if mark == "host" else mark_sprite(mark, _MARK, canvas.theme)
        right -= sprite.width
        canvas.paste(sprite, right, (plate.y + plate.height // 2) - sprite.height // 2)
        right -= 8
    left = plate.x + side + size + 10
    _paint_name(canvas, drawable(seat.name) or drawable(seat.otherwise), left, right - left, plate)


def _paint_name(canvas: Canvas, name: str, left: int, room: int, plate: Area) -> None:
    """Draw a name in one line, or in two smaller ones if it is long."""
    style, long = TextStyle(_NAME, "ink", "panel", 600), TextStyle(_LONG[plate.height], "ink", "panel", 600)
    fits = text_width(name, style, narrow=True) <= room
    style, lines = (style, [name]) if fits else (long, wrapped(name, long, room))
    height = line_height(style.size)
    pitch = min(height, (plate.height - 4) // len(lines)) if lines else height
    y = (plate.y + plate.height // 2) - (height + pitch * (len(lines) - 1)) // 2
    for at, line in enumerate(lines):
        write_name(canvas, line, style, left, y + at * pitch, room)


def _paint_free(canvas: Canvas, text: str, plate: Area) -> None:
    """Draw a chair that nobody has taken: only its outline."""
    canvas.paste(_hollow(plate.width, plate.height, canvas.theme), plate.x, plate.y)
    if (free := label_sprite(text, _FREE, canvas.theme, plate.width - 2 * _PAD)) is not None:
        x = plate.x + (plate.width - free.width) // 2
        canvas.paste(free, x, (plate.y + plate.height // 2) - line_height(_FREE.size) // 2)


@lru_cache(maxsize=32)
def _filled(width: int, height: int, theme: str) -> Sprite:
    round_ = height / 2.6
    return make_sprite(width, height, theme, "felt", lambda pen: pen.block(0, 0, width, height, "panel", round_))


@lru_cache(maxsize=32)
def _hollow(width: int, height: int, theme: str) -> Sprite:
    outline = (0, 0, width, height, 3, "muted", "felt", height / 2.6)
    return make_sprite(width, height, theme, "felt", lambda pen: pen.framed(*outline))


@lru_cache(maxsize=4)
def _crown(theme: str) -> Sprite:
    crown = partial(paint_sign, name="crown", ink="gold-dark", other="gold")
    return make_sprite(_MARK, _MARK, theme, "panel", lambda pen: crown(pen.at(_MARK / 2, _MARK / 2, _MARK)))
