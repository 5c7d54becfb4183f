"""A lobby as a picture: a table with its seats, taken and free, and in its middle what is played and how long."""

from functools import lru_cache

from rendering.kit.canvas import Canvas, Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.surface import paint_surface
from rendering.kit.texts import (
    TextStyle,
    drawable,
    label_sprite,
    line_height,
    text_sprite,
    text_width,
    wrapped,
)
from rendering.players.badges import badge_sprite, mark_sprite
from rendering.values import LobbySeat, LobbyWords

WIDTH, HEIGHT = 1080, 318
_EDGE, _GAP, _PLATE = 24, 18, 80  # from a plate to the border, between plates, a plate's height
_WIDEST = 430  # pixels of a plate
_BADGE, _MARK, _PAD = 62, 48, 12
_TITLE, _LENGTH = TextStyle(54, "ink", "felt", 800), TextStyle(39, "ink", "felt", 600)
_NAME, _LONG = TextStyle(42, "ink", "panel", 600), TextStyle(33, "ink", "panel", 600)
_FREE = TextStyle(42, "muted", "felt", 600)


@lru_cache(maxsize=128)
def draw_lobby(seats: tuple[LobbySeat, ...], places: int, words: LobbyWords, theme: str = "light") -> bytes:
    """Draw a table with so many places as PNG of 1080 x 318: `seats` are those that are taken, in their order.

    They go round the table with the clock. ValueError for an unknown theme. The last pictures are kept.
    """
    canvas = Canvas(WIDTH, HEIGHT, theme)
    paint_surface(canvas, 0)
    _paint_middle(canvas, words)
    for place, (x, y, width) in enumerate(_spots(max(places, len(seats)))):
        if place < len(seats):
            _paint_seat(canvas, place, seats[place], x, y, width)
        else:
            _paint_free(canvas, words.free, x, y, width)
    return canvas.png()


def _spots(places: int) -> list[tuple[int, int, int]]:
    """Where the plates are, with their width: the first half above, the others below from right to left."""
    above = (places + 1) // 2
    room = WIDTH - 2 * _EDGE
    width = min(_WIDEST, (room - (above - 1) * _GAP) // max(1, above))

    def row(count: int, y: int) -> list[tuple[int, int, int]]:
        left = (WIDTH - count * width - (count - 1) * _GAP) // 2
        return [(left + at * (width + _GAP), y, width) for at in range(count)]

    return [*row(above, _EDGE), *reversed(row(places - above, HEIGHT - _EDGE - _PLATE))]


def _paint_middle(canvas: Canvas, words: LobbyWords) -> None:
    room = WIDTH - 4 * _EDGE
    title = label_sprite(words.title, _TITLE, canvas.theme, room)
    length = label_sprite(words.length, _LENGTH, canvas.theme, room)
    shown = [sprite for sprite in (title, length) if sprite is not None]
    y = (HEIGHT - sum(sprite.height for sprite in shown)) // 2
    for sprite in shown:
        canvas.paste(sprite, (WIDTH - sprite.width) // 2, y)
        y += sprite.height


def _paint_seat(canvas: Canvas, place: int, seat: LobbySeat, x: int, y: int, width: int) -> None:
    """A plate with badge and name; a computer player has a robot's head behind it, the host a crown."""
    canvas.paste(_plate(width, canvas.theme), x, y)
    middle = y + _PLATE // 2
    canvas.paste(badge_sprite(place, seat.name, _BADGE, canvas.theme), x + _PAD, middle - _BADGE // 2)
    right = x + width - _PAD
    for mark in [name for name, on in (("computer", seat.computer), ("host", seat.host)) if on]:
        sprite = _crown(canvas.theme) if mark == "host" else mark_sprite(mark, _MARK, canvas.theme)
        right -= sprite.width
        canvas.paste(sprite, right, middle - sprite.height // 2)
        right -= 8
    left = x + _PAD + _BADGE + 10
    _paint_name(canvas, drawable(seat.name) or drawable(seat.otherwise), left, middle, right - left)


def _paint_name(canvas: Canvas, name: str, left: int, middle: int, room: int) -> None:
    """A name in one line, or in two smaller ones if it is long."""
    fits = text_width(name, _NAME, narrow=True) <= room
    style, lines = (_NAME, [name]) if fits else (_LONG, wrapped(name, _LONG, room))
    height = line_height(style.size)
    y = middle - height * len(lines) // 2
    for at, line in enumerate(lines):
        sprite = text_sprite(line, style, canvas.theme, room)
        if sprite is not None:
            canvas.paste(sprite, left, y + at * height)


def _paint_free(canvas: Canvas, text: str, x: int, y: int, width: int) -> None:
    canvas.paste(_hollow(width, canvas.theme), x, y)
    free = label_sprite(text, _FREE, canvas.theme, width - 2 * _PAD)
    if free is not None:
        canvas.paste(free, x + (width - free.width) // 2, y + (_PLATE - line_height(_FREE.size)) // 2)


@lru_cache(maxsize=32)
def _plate(width: int, theme: str) -> Sprite:
    return make_sprite(
        width, _PLATE, theme, "felt", lambda pen: pen.block(0, 0, width, _PLATE, "panel", _PLATE / 2.6)
    )


@lru_cache(maxsize=32)
def _hollow(width: int, theme: str) -> Sprite:
    """A chair that nobody has taken: only its outline."""

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, _PLATE, "muted", _PLATE / 2.6)
        pen.block(3, 3, width - 6, _PLATE - 6, "felt", _PLATE / 2.6 - 3)

    return make_sprite(width, _PLATE, theme, "felt", paint)


@lru_cache(maxsize=4)
def _crown(theme: str) -> Sprite:
    points = ((0.06, 0.25), (0.28, 0.52), (0.5, 0.14), (0.72, 0.52), (0.94, 0.25), (0.86, 0.86), (0.14, 0.86))

    def paint(pen: Pen) -> None:
        pen.at(0, 0, _MARK).polygon(points, "accent")

    return make_sprite(_MARK, _MARK, theme, "panel", paint)
