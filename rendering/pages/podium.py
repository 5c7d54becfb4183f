"""The end of a match as a picture: everybody on a step, the higher the better, with points and what the league adds."""

from functools import lru_cache

from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.surface import RIM, paint_surface
from rendering.kit.texts import TextStyle, drawable, label_sprite, line_height, text_sprite, wrapped
from rendering.players.badges import badge_sprite, mark_sprite
from rendering.values import PodiumSeat

WIDTH, HEIGHT = 1080, 470
_EDGE, _GAP, _WIDEST = 30, 16, 300
_TOP = 24  # pixels: the line above the steps
_STEPS = {1: 222, 2: 194, 3: 168}  # pixels high, by place; all others are as high as the last
_LOW = 152
_DISC, _BADGE, _MARK = 56, 64, 40
_LINE = TextStyle(40, "ink", "felt", 700)
_NAME = TextStyle(36, "ink", "felt", 700)
_POINTS, _GAIN = TextStyle(38, "ink", "panel", 700), TextStyle(31, "muted", "panel", 600)


@lru_cache(maxsize=64)
def draw_podium(seats: tuple[PodiumSeat, ...], line: str, theme: str = "light") -> bytes:
    """Draw a podium as PNG of 1080 x 470, `line` above it. `seats` are the players in the order of their places.

    The first stands in the middle of the first three, the others follow on the right. ValueError for an unknown theme.
    """
    canvas = Canvas(WIDTH, HEIGHT, theme)
    paint_surface(canvas, 0)
    head = label_sprite(line, _LINE, theme, WIDTH - 4 * _EDGE)
    if head is not None:
        canvas.paste(head, (WIDTH - head.width) // 2, _TOP)
    order = (seats[1], seats[0], *seats[2:]) if len(seats) > 2 else seats
    width = min(_WIDEST, (WIDTH - 2 * _EDGE - (len(order) - 1) * _GAP) // max(1, len(order)))
    left = (WIDTH - len(order) * (width + _GAP) + _GAP) // 2
    for at, seat in enumerate(order):
        _paint_seat(canvas, seat, left + at * (width + _GAP), width)
    return canvas.png()


def _paint_seat(canvas: Canvas, seat: PodiumSeat, x: int, width: int) -> None:
    step = _STEPS.get(seat.place, _LOW)
    y = HEIGHT - RIM - step
    canvas.paste(_step(width, step, canvas.theme), x, y)
    disc = mark_sprite(str(seat.place), _DISC, canvas.theme)
    canvas.paste(disc, x + (width - disc.width) // 2, y + 8)
    if seat.played_by:
        canvas.paste(mark_sprite(seat.played_by, _MARK, canvas.theme), x + 8, y + 12)
    below = y + 8 + _DISC
    for text, style in ((seat.points, _POINTS), (seat.gain, _GAIN)):
        sprite = label_sprite(text, style, canvas.theme, width - 12)
        if sprite is not None:
            canvas.paste(sprite, x + (width - sprite.width) // 2, below)
            below += sprite.height - 4
    _paint_player(canvas, seat, x, y, width)


def _paint_player(canvas: Canvas, seat: PodiumSeat, x: int, bottom: int, width: int) -> None:
    """Draw the badge, and the name in at most two lines above the step."""
    name = drawable(seat.name) or drawable(seat.otherwise)
    lines = wrapped(name, _NAME, width)
    y = bottom - 6 - len(lines) * line_height(_NAME.size)
    badge = badge_sprite(seat.seat, seat.name, _BADGE, canvas.theme, "felt", seat.portrait)
    canvas.paste(badge, x + (width - badge.width) // 2, y - 2 - badge.height)
    for line in lines:
        sprite = text_sprite(line, _NAME, canvas.theme, width)
        if sprite is not None:
            canvas.paste(sprite, x + (width - sprite.width) // 2, y)
        y += line_height(_NAME.size)


@lru_cache(maxsize=32)
def _step(width: int, height: int, theme: str) -> Sprite:
    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, height + 30, "panel", 18)

    return make_sprite(width, height, theme, "felt", paint)
