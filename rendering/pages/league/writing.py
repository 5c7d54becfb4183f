"""Short texts on a league picture: from the left, up to the right, or around a middle."""

from rendering.kit.canvas import Canvas
from rendering.kit.texts import TextStyle, label_sprite, line_height


def write_left(canvas: Canvas, text: str, style: TextStyle, x: int, y: int, room: int) -> int:
    """Write a text from x on, in a line that begins at y; how wide it is."""
    return _write(canvas, text, style, x, y, room, 0)


def write_right(canvas: Canvas, text: str, style: TextStyle, x: int, y: int, room: int) -> int:
    """Write a text that ends at x; how wide it is."""
    return _write(canvas, text, style, x, y, room, 1)


def write_middle(canvas: Canvas, text: str, style: TextStyle, x: int, y: int, room: int) -> int:
    """Write a text around x; how wide it is."""
    return _write(canvas, text, style, x, y, room, 0.5)


def _write(canvas: Canvas, text: str, style: TextStyle, x: int, y: int, room: int, part: float) -> int:
    sprite = label_sprite(text, style, canvas.theme, room)
    if sprite is None:
        return 0
    lower = (line_height(style.size) - sprite.height) // 2  # of a label that was made smaller
    canvas.paste(sprite, x - round(sprite.width * part), y + lower)
    return sprite.width
