"""Who is there on a game night: a picture of up to a hundred names, in columns, each with a face or a letter."""

from functools import lru_cache

import msgspec

from bot.games.drawn import Portrait
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, drawable, line_height, write
from rendering.pages.plates import MARGIN, PLANK, WIDTH, paint_plank, paint_plate, write_heading
from rendering.players.badges import badge_sprite

_GAP = 8  # pixels between plates
_TOP = 20  # pixels below the plank
_ROW = 58  # pixels of a plate
_FACE = 46  # pixels
_RING = 28  # pixels of the ring at a plate's right end
_COLUMNS = 3
_FEW = 20  # so many names have two columns, which are wider
_LARGEST = 120 * 1024  # bytes of a file
_NAME = TextStyle(36, "ink", "panel", 600)
_COMING = TextStyle(36, "muted", "panel", 600)


class NightGuest(msgspec.Struct, frozen=True):
    """A guest on the picture: name, text instead of a name that cannot be drawn, face. `coming`: not yet confirmed."""

    name: str
    otherwise: str
    coming: bool = False
    portrait: Portrait | None = None


@lru_cache(maxsize=16)
def draw_guests(guests: tuple[NightGuest, ...], title: str, about: str, theme: str = "light") -> bytes:
    """Draw the guests of a night as PNG, 1080 pixels wide, column by column; ValueError for an unknown theme."""
    columns = 2 if len(guests) <= _FEW else _COLUMNS
    lines = max(1, -(-len(guests) // columns))
    canvas = Canvas(WIDTH, PLANK + 2 * _TOP + lines * (_ROW + _GAP) - _GAP, theme, most=_LARGEST)
    paint_plank(canvas)
    write_heading(canvas, title, about, MARGIN)
    width = (WIDTH - 2 * MARGIN - (columns - 1) * _GAP) // columns
    for at, guest in enumerate(guests):
        x, line = MARGIN + at // lines * (width + _GAP), at % lines
        _paint_guest(canvas, at, guest, Area(x, PLANK + _TOP + line * (_ROW + _GAP), width, _ROW))
    return canvas.png()


def _paint_guest(canvas: Canvas, at: int, guest: NightGuest, plate: Area) -> None:
    paint_plate(canvas, plate)
    name = drawable(guest.name) or drawable(guest.otherwise)
    face = badge_sprite(at % 6, name, _FACE, canvas.theme, "panel", guest.portrait)
    canvas.paste(face, plate.x + 14, plate.y + (plate.height - _FACE) // 2)
    left, right = plate.x + _FACE + 26, plate.x + plate.width - 14
    style = _COMING if guest.coming else _NAME
    if guest.coming:
        right -= _RING
        canvas.paste(_ring(canvas.theme), right, plate.y + (plate.height - _RING) // 2)
    write(canvas, name, style, left, plate.y + (plate.height - line_height(style.size)) // 2, right - left - 4)


@lru_cache(maxsize=4)
def _ring(theme: str) -> Sprite:
    """Return an open ring, the sign of a guest who has not confirmed yet: a colour alone would not do."""

    def paint(pen: Pen) -> None:
        pen.dot(_RING / 2, _RING / 2, _RING / 2 - 2, "muted")
        pen.dot(_RING / 2, _RING / 2, _RING / 2 - 6, "panel")

    return make_sprite(_RING, _RING, theme, "panel", paint)
