"""Texts on the card of a result, never smaller than a phone can show, and the ribbon with its title."""

from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, label_sprite

RIBBON, _WIDE, _NARROW, _END = 92, 1000, 560, 54  # pixels: its height, its width, the width of an end
_TITLE = TextStyle(66, "gold-ink", "gold", 800)
_PLAIN = TextStyle(60, "rim-ink", "rim", 800)
_sprites: Shelf[Sprite] = SPRITES.shelf("result.ribbons")
LEAST = 33  # pixels of the font: 8 points where 1200 pixels are shown 296 points wide


def write(canvas: Canvas, text: str, style: TextStyle, area: Area, at: int = 1) -> int:
    """Write a line into the middle of an area's height, at its left (0), middle (1) or right (2); return its width.

    It is made smaller to fit, but not below `LEAST`: then it is cut. It never begins above the area.
    """
    sprite = label_sprite(text, style, canvas.theme, area.width, LEAST / style.size)
    if sprite is None:
        return 0
    y = area.y + max(0, (area.height - sprite.height) // 2)
    canvas.paste(sprite, area.x + (area.width - sprite.width) * at // 2, y)
    return sprite.width


def paint_ribbon(canvas: Canvas, title: str, gold: bool, middle: int, y: int) -> None:
    """Draw the ribbon with its text, as long as that needs."""
    style, colour = (_TITLE, "gold") if gold else (_PLAIN, "rim")
    room = Area(middle - _WIDE // 2 + _END, y, _WIDE - 2 * _END, RIBBON - 8)
    probe = Canvas(_WIDE, RIBBON, canvas.theme, colour)
    wide = write(probe, title, style, Area(0, 0, room.width, RIBBON))
    width = max(_NARROW, min(_WIDE, wide + 2 * _END + 60))
    canvas.paste(_ribbon_sprite(width, colour, canvas.theme), middle - width // 2, y)
    write(canvas, title, style, room)
    left = middle - width // 2 + _END - 16
    canvas.fill(left, y, width - 2 * (_END - 16), 4, f"{colour}-light")


def _ribbon_sprite(width: int, colour: str, theme: str) -> Sprite:
    """Return a ribbon with notched ends."""
    high = RIBBON - 8

    def paint(pen: Pen) -> None:
        for left, tip in ((0, 22), (width, width - 22)):
            inner = _END if left == 0 else width - _END
            pen.polygon(
                [(left, 12), (inner, 12), (inner, RIBBON), (left, RIBBON), (tip, 6 + RIBBON / 2)], f"{colour}-dark"
            )
        pen.block(_END - 16, 0, width - 2 * (_END - 16), high, colour)

    return _sprites.get(("ribbon", width, colour, theme), lambda: make_sprite(width, RIBBON, theme, "felt", paint))
