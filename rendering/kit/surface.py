"""A table's surface: cloth in a wooden rim, light from above; and the slabs (cards, tiles) that lie on it."""

from collections.abc import Iterable, Sequence
from itertools import product

from rendering.kit.cache import kept
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, Point, make_sprite

EMOJI_SIDE = 128  # pixels of an emoji
GLOW = 5  # pixels of the bright rim of a lit slab
RIM = 14  # pixels of the wooden rim
RAIL = 60  # pixels of a rim that is broad enough to carry marks and words
DEPTH = 700  # rows on which light falls above a hand, however high it is
_ROUND = 20  # pixels of an inner corner's radius
_CORNER = 28  # pixels of an inner corner's sprite
_SHADES = (("shade-3", 3), ("shade-2", 4), ("shade-1", 5))  # of the rim on the cloth, with pixels of each
_SIDE_SHADES = (("shade-2", 2), ("shade-1", 3))


def cloth_of(width: int, height: int, y: int, rail: int = RIM) -> Area:
    """Return the area of the cloth of a table over so many pixels, from `y` down to the bottom."""
    return Area(RIM, y + RIM, width - 2 * RIM, height - y - RIM - rail)


def paint_surface(canvas: Canvas, y: int, rail: int = RIM) -> Area:
    """Draw a table over the whole width, from `y` down to the bottom, and return the area of its cloth.

    Light falls on the cloth from above; `rail` is how high the rim is at the bottom.
    """
    cloth = cloth_of(canvas.width, canvas.height, y, rail)
    canvas.light(cloth.y, cloth.y + cloth.height)
    canvas.cut(y)
    _paint_rim(canvas, cloth, y)
    paint_shades(canvas, cloth.x, cloth.y, cloth.width, _SHADES)
    for right in (False, True):
        side = _side(cloth.height, right, canvas.theme)
        canvas.paste(side, (canvas.width - side.width) * right, cloth.y)
    for right, bottom in product((False, True), repeat=2):
        x, high = cloth.x + (cloth.width - _CORNER) * right, cloth.y + (cloth.height - _CORNER) * bottom
        canvas.paste(_corner(right, bottom, canvas.theme), x, high)
    return cloth


def paint_strip(canvas: Canvas) -> None:
    """Draw a strip of wood over the first `RAIL` rows of a sheet, with its shadow on the lit cloth below."""
    canvas.light(RAIL, RAIL + DEPTH)
    canvas.fill(0, 0, canvas.width, RAIL, "rim")
    canvas.fill(0, 0, canvas.width, 3, "rim-light")
    canvas.fill(0, RAIL - 3, canvas.width, 3, "rim-dark")
    paint_shades(canvas, 0, RAIL, canvas.width, _SHADES)


def paint_shades(canvas: Canvas, x: int, y: int, width: int, shades: Iterable[tuple[str, int]]) -> None:
    """Draw the shadow of a rim on the cloth below it: stripes of these colours, so many pixels high."""
    for colour, high in shades:
        canvas.fill(x, y, width, high, colour)
        y += high


def _paint_rim(canvas: Canvas, cloth: Area, y: int) -> None:
    """Draw the wood above the cloth and below it, lit from above."""
    bottom = cloth.y + cloth.height
    for part in (
        (0, y, canvas.width, RIM, "rim"),
        (0, bottom, canvas.width, canvas.height - bottom, "rim"),
        (0, y, canvas.width, 3, "rim-light"),
        (0, cloth.y - 3, canvas.width, 3, "rim-dark"),
        (cloth.x, bottom, cloth.width, 3, "rim-light"),
        (0, canvas.height - 4, canvas.width, 4, "rim-dark"),
    ):
        canvas.fill(*part)


@kept
def _side(height: int, right: bool, theme: str) -> Sprite:
    """Return the rim at a side of the cloth with its shadow, as one sprite, since it lies on every band."""
    canvas = Canvas(RIM + sum(wide for _, wide in _SIDE_SHADES), height, theme)
    on_left = [("rim", RIM - 2), ("rim-dark", 2), *_SIDE_SHADES]
    stripes = [*reversed(_SIDE_SHADES), ("rim-light", 2), ("rim", RIM - 2)] if right else on_left
    x = 0
    for colour, wide in stripes:
        canvas.fill(x, 0, wide, height, colour)
        x += wide
    return canvas.sprite()


@kept
def _corner(right: bool, bottom: bool, theme: str) -> Sprite:
    """Return an inner corner of the rim."""

    def paint(pen: Pen) -> None:
        reach = 3 * _CORNER
        x, y = -(reach - _CORNER) * right, -(reach - _CORNER) * bottom
        pen.block(0, 0, _CORNER, _CORNER, "rim")
        pen.block(x - 2, y - 3, reach + 4, reach + 6, "rim-light" if bottom or right else "rim-dark", _ROUND + 2)
        top = side = 0.0
        for colour, high in (*_SHADES, ("felt", 0)):
            pen.block(x + side, y + top, reach - 2 * side, reach - top, colour, _ROUND)
            top += high
            side = {"shade-3": 0.0, "shade-2": 2.0, "shade-1": 5.0}.get(colour, 0.0)

    return make_sprite(_CORNER, _CORNER, theme, "felt", paint)


def paint_shadow(
    pen: Pen, width: float, height: float, round_: float, others: Sequence[Point] = (), side: float = 7
) -> None:
    """Paint the shadow that a slab at the pen's origin, and others of its size beside it, cast on the cloth.

    It reaches `side` pixels to the left and to the right.
    """
    for step, reach in enumerate((7, 4.5, 2), 1):
        wide = reach * side / 7
        for x, y in ((0.0, 0.0), *others):
            box = (x - wide, y + 3 - reach / 2, width + 2 * wide, height + reach)
            pen.block(*box, f"shade-{step}", round_ + wide)


def paint_slab(pen: Pen, width: float, height: float, round_: float, ground: str, thick: float, *, lit: bool) -> None:
    """Paint a slab without a face, its corner at the pen's origin; a lit one has a bright rim."""
    if lit:
        pen.framed(-GLOW, -GLOW, width + 2 * GLOW, height + 2 * GLOW, 1, "tile-edge", "glow", round_ + GLOW)
    edge = max(1.0, width * 0.014)
    pen.block(0, 0, width, height, "card-base", round_)
    pen.block(0, 0, width, height - max(1.5, thick * 0.6), "card-side", round_)
    pen.block(edge, edge, width - 2 * edge, height - edge - max(2.5, thick), ground, round_ - edge)


def ground_of(*, joker: bool, lit: bool, dim: bool) -> str:
    """Return the colour of a slab's face."""
    return "dim" if dim else "joker-card" if joker else "lit-card" if lit else "card"
