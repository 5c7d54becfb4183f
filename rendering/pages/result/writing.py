"""Texts on the card of a result: never smaller than a phone can show."""

from rendering.kit.canvas import Area, Canvas
from rendering.kit.texts import TextStyle, label_sprite

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
