"""A table's surface: cloth in a wooden rim, light from above; and the slabs (cards, tiles) that lie on it."""

from collections.abc import Sequence

from rendering.kit.cache import Cache
from rendering.kit.canvas import Area, Canvas, Sprite
from rendering.kit.sprites import Pen, Point, make_sprite

GLOW = 5  # pixels of the bright rim of a lit slab
RIM = 12  # pixels of the rim with its shadow
_ROUND, _CORNER = 26, 40  # pixels of a corner's radius, of its sprite
_LINES = (
    "rim-light",
    "rim",
    "rim",
    "rim",
    "rim",
    "rim",
    "rim-dark",
    "rim-dark",
)  # from outside, a pixel each
_sprites: Cache[Sprite] = Cache(32)


def paint_surface(canvas: Canvas, y: int) -> Area:
    """Draw a table over the whole width, from `y` down to the bottom; the area of its cloth comes back."""
    width, height = canvas.width, canvas.height - y
    for depth, colour in enumerate(_LINES):
        canvas.fill(0, y + depth, width, 1, colour)
        canvas.fill(0, y + height - 1 - depth, width, 1, colour)
        canvas.fill(depth, y, 1, height, colour)
        canvas.fill(width - 1 - depth, y, 1, height, colour)
    for depth, colour in (
        (len(_LINES), "shade-3"),
        (len(_LINES) + 1, "shade-2"),
        (len(_LINES) + 3, "shade-1"),
    ):
        canvas.fill(len(_LINES), y + depth, width - 2 * len(_LINES), 2, colour)
    for right in (False, True):
        for bottom in (False, True):
            corner = _corner(right, bottom, canvas.theme)
            canvas.paste(corner, (width - _CORNER) * right, y + (height - _CORNER) * bottom)
    return Area(RIM, y + RIM, width - 2 * RIM, height - 2 * RIM)


def _corner(right: bool, bottom: bool, theme: str) -> Sprite:
    """A corner of the rim: round inside and outside."""

    def paint(pen: Pen) -> None:
        reach = 3 * _CORNER
        x, y = -(reach - _CORNER) * right, -(reach - _CORNER) * bottom
        pen.block(0, 0, _CORNER, _CORNER, "bar")
        for depth, colour in enumerate(_LINES):
            side = reach - 2 * depth
            pen.block(x + depth, y + depth, side, side, colour, _ROUND - depth)
        inner = len(_LINES)
        for depth, colour in ((0, "shade-3"), (1, "shade-2"), (3, "shade-1"), (5, "felt")):
            pen.block(
                x + inner,
                y + inner + depth,
                reach - 2 * inner,
                reach - 2 * inner - depth,
                colour,
                _ROUND - inner,
            )

    return _sprites.get((right, bottom, theme), lambda: make_sprite(_CORNER, _CORNER, theme, "felt", paint))


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


def paint_slab(
    pen: Pen, width: float, height: float, round_: float, ground: str, thick: float, *, lit: bool
) -> None:
    """Paint a slab without anything on it, its corner at the pen's origin; lit ones have a bright rim."""
    if lit:
        pen.block(-GLOW, -GLOW, width + 2 * GLOW, height + 2 * GLOW, "tile-edge", round_ + GLOW)
        pen.block(1 - GLOW, 1 - GLOW, width + 2 * GLOW - 2, height + 2 * GLOW - 2, "glow", round_ + GLOW - 1)
    edge = max(1.0, width * 0.014)
    pen.block(0, 0, width, height, "card-base", round_)
    pen.block(0, 0, width, height - max(1.5, thick * 0.6), "card-side", round_)
    pen.block(edge, edge, width - 2 * edge, height - edge - max(2.5, thick), ground, round_ - edge)


def ground_of(*, joker: bool, lit: bool, dim: bool) -> str:
    """The colour of a slab's face."""
    return "dim" if dim else "joker-card" if joker else "lit-card" if lit else "card"
