"""The wood, the plates and the lines of text of results, the league and the deal of the day."""

from itertools import product

from rendering.kit.cache import kept
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.surface import RIM, paint_surface
from rendering.kit.texts import TextStyle, label_sprite, line_height, text_sprite, write

WIDTH = 1080  # pixels of a page
MARGIN = 24  # pixels from the border to what lies on the cloth
PLANK = 64  # pixels of the plank
EDGE = 5  # pixels of a golden edge
BOLD = 14  # pixels of such an edge at the sides of the reader's plate
DROP = 3  # pixels of a plate's shadow below it, which count as its own
_ROUND = 22  # pixels of a corner's radius
_CORNER = 26  # pixels of a corner's sprite
_TITLE = TextStyle(44, "rim-ink", "rim", 800)
_ABOUT = TextStyle(38, "rim-ink", "rim", 600)


def paint_plank(canvas: Canvas) -> None:
    """Draw the table over a whole sheet: wood round cloth, and the plank above it."""
    canvas.fill(0, 0, canvas.width, PLANK, "rim")
    paint_surface(canvas, PLANK - RIM)
    canvas.fill(0, PLANK - RIM, canvas.width, 3, "rim")
    canvas.fill(0, 0, canvas.width, 3, "rim-light")


def paint_plate(canvas: Canvas, area: Area, *, gold: bool = False, golden: int = 0, sides: int = EDGE) -> None:
    """Lay a plate on the cloth; one of `gold` has an edge of it, and is all gold over the first `golden` pixels.

    `sides`: how wide the edge is left and right.
    """
    x, y, width, height = area
    canvas.fill(x + _CORNER, y, width - 2 * _CORNER, height - DROP, "panel")
    canvas.fill(x + _CORNER, y + height - DROP, width - 2 * _CORNER, DROP, "shade-3")
    canvas.fill(x, y + _CORNER, width, height - 2 * _CORNER, "panel")
    if golden:
        canvas.fill(x + _CORNER, y, golden - _CORNER, height - DROP, "gold")
        canvas.fill(x, y + _CORNER, golden, height - 2 * _CORNER, "gold")
    for right, bottom in product((False, True), repeat=2):
        kind = "" if not gold else "gold" if golden and not right else "edge"
        corner = _corner(right, bottom, kind, canvas.theme, sides)
        canvas.paste(corner, x + (width - _CORNER) * right, y + (height - _CORNER) * bottom)
    if gold:
        gild(canvas, area, sides)


def gild(canvas: Canvas, area: Area, sides: int = EDGE) -> None:
    """Draw the golden edge of a plate between its corners, once more over what reaches into it."""
    x, y, width, height = area
    for top in (y, y + height - DROP - EDGE):
        canvas.fill(x + _CORNER, top, width - 2 * _CORNER, EDGE, "gold")
    for left in (x, x + width - sides):
        canvas.fill(left, y + _CORNER, sides, height - 2 * _CORNER, "gold")


@kept
def _corner(right: bool, bottom: bool, kind: str, theme: str, sides: int) -> Sprite:
    """Return a corner of a plate: plain, all `gold`, or with an `edge` of it."""

    def paint(pen: Pen) -> None:
        reach = 3 * _CORNER
        x, y = (_CORNER - reach) * right, (_CORNER - reach) * bottom
        pen.block(x, y, reach, reach, "shade-3", _ROUND)
        pen.block(x, y, reach, reach - DROP, "gold" if kind else "panel", _ROUND)
        if kind == "edge":
            inner = (x + sides, y + EDGE, reach - 2 * sides, reach - DROP - 2 * EDGE)
            pen.block(*inner, "panel", _ROUND - EDGE)

    return make_sprite(_CORNER, _CORNER, theme, "felt", paint)


# --- texts ---


def write_heading(canvas: Canvas, title: str, about: str, margin: int) -> None:
    """Write a title at the left of the plank, and what it is about at its right."""
    y = (PLANK - line_height(_TITLE.size)) // 2
    beside = write_right(canvas, about, _ABOUT, canvas.width - margin, y + 3, canvas.width // 2 - margin)
    write(canvas, title, _TITLE, margin, y, canvas.width - 3 * margin - beside)


def write_name(
    canvas: Canvas, name: str, style: TextStyle, x: int, y: int, room: int, *, centred: bool = False
) -> None:
    """Write a name from x on (`centred`: around x) in a line that begins at y; it is cut, never made smaller."""
    if (sprite := text_sprite(name, style, canvas.theme, room)) is not None:
        canvas.paste(sprite, x - sprite.width // 2 * centred, y)


def write_right(canvas: Canvas, text: str, style: TextStyle, x: int, y: int, room: int) -> int:
    """Write a text that ends at x in a line that begins at y, and return its width."""
    return write(canvas, text, style, x, y, room, at=2)


def write_middle(canvas: Canvas, text: str, style: TextStyle, x: int, y: int, room: int) -> int:
    """Write a text around x in a line that begins at y, and return its width."""
    if (sprite := label_sprite(text, style, canvas.theme, room)) is None:
        return 0
    lower = (line_height(style.size) - sprite.height) // 2  # of a label that was made smaller
    canvas.paste(sprite, x - round(sprite.width / 2), y + lower)
    return sprite.width
