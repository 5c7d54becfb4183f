"""Tiles as sprites: faces up, backs, the glow under a tile, the open place beside an end."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from rendering.cache import Cache
from rendering.canvas import Canvas, Sprite
from rendering.halves import Look, faces_of
from rendering.sprites import Pen, make_sprite

Ground = Literal["felt", "panel", "glow"]
GLOW = 12  # pixels by which the glow juts out under a tile
_COARSE = 70  # pixels of a half below which the least smoothing is enough
_MARKED = 26  # pixels of a back's width below which nothing is drawn on it
_sprites: Cache[Sprite] = Cache(2048)


class Face(NamedTuple):
    """A tile as it is seen: its halves from the left (if it lies) or from above.

    `covered` is the half over which a joker lies (0 or 1).
    """

    game: str
    first: str
    second: str
    lying: bool
    covered: int | None = None

    def size(self, unit: int) -> tuple[int, int]:
        """Answer width and height in pixels, a half being `unit` pixels."""
        return (2 * unit, unit) if self.lying else (unit, 2 * unit)


def upright(game: str, tile: str) -> Face:
    """Answer a tile that stands, as in a hand."""
    first, second = faces_of(game).split(tile)
    return Face(game, first, second, lying=False)


def tile_sprite(face: Face, unit: int, theme: str, ground: Ground = "felt", dim: bool = False) -> Sprite:
    """Answer a tile face up, a half being `unit` pixels."""
    key = ("tile", face, unit, theme, ground, dim)
    return _kept(key, lambda: _joined(face, unit, theme, ground, dim))


def _joined(face: Face, unit: int, theme: str, ground: Ground, dim: bool) -> Sprite:
    """Make a tile of its halves: so a half has the same pixels on all tiles, which compresses well."""
    canvas = Canvas(*face.size(unit), theme, ground)
    for index, half in enumerate((face.first, face.second)):
        part = _Part(face.game, half, index, face.lying, face.covered == index, dim)
        canvas.paste(_part_sprite(part, unit, theme, ground), *(unit * at for at in part.corner))
    return canvas.sprite()


class _Part(NamedTuple):
    """One half of a tile with the tile's edge round it: the first or the second, free or covered by a joker."""

    game: str
    half: str
    place: int
    lying: bool
    covered: bool
    dim: bool

    @property
    def corner(self) -> tuple[int, int]:
        """Where its left upper corner is on the tile, in halves."""
        return (self.place, 0) if self.lying else (0, self.place)


def _part_sprite(part: _Part, unit: int, theme: str, ground: Ground) -> Sprite:
    def paint(pen: Pen) -> None:
        x, y = part.corner
        _paint_part(pen.at(-x * unit, -y * unit, 1), part, unit)

    key = ("part", part, unit, theme, ground)
    return _kept(key, lambda: make_sprite(unit, unit, theme, ground, paint, unit < _COARSE))


def card_sprite(
    game: str, tile: str, unit: int, theme: str, ground: Ground = "felt", dim: bool = False
) -> Sprite:
    """Answer a card of a hand face up: a standing tile, or a joker card."""
    if tile in faces_of(game).jokers:
        return joker_sprite(game, tile, unit, theme, ground, dim)
    return tile_sprite(upright(game, tile), unit, theme, ground, dim)


def joker_sprite(
    game: str, joker: str, unit: int, theme: str, ground: Ground = "felt", dim: bool = False
) -> Sprite:
    """Answer a joker card that lies on no tile, `unit` pixels square, "" for its back; the game has such cards."""
    faces = faces_of(game)
    draw, half = faces.joker, faces.jokers[joker] if joker else ""
    assert draw is not None

    def paint(pen: Pen) -> None:
        draw(pen.at(unit / 2, unit / 2, unit), half, Look(dim=dim))

    key = ("joker", game, joker, unit, theme, ground, dim)
    return _kept(key, lambda: make_sprite(unit, unit, theme, ground, paint, unit < _COARSE))


def _paint_part(pen: Pen, part: _Part, unit: float) -> None:
    """Paint a tile with one of its halves, the tile's corner at the pen's origin."""
    width, height = (2 * unit, unit) if part.lying else (unit, 2 * unit)
    edge, side, round_ = max(1.5, unit * 0.03), unit * 0.05, unit * 0.16
    pen.block(0, 0, width, height, "tile-edge", round_)
    pen.block(edge, edge, width - 2 * edge, height - 2 * edge, "tile-side", round_ - edge)
    ground = "dim" if part.dim else "tile"
    pen.block(edge, edge, width - 2 * edge, height - 2 * edge - side, ground, round_ - edge)
    faces, look = faces_of(part.game), Look(part.lying, part.dim)
    if faces.grooved:
        _paint_groove(pen, width, height - side, part.lying, unit)
    x, y = ((at + 0.5) * unit for at in part.corner)
    middle = pen.at(x, y - side / 2, unit)
    if part.covered and faces.joker is not None:
        faces.joker(middle, part.half, look)
        return
    if part.covered:
        _paint_cover(middle)
    faces.draw(middle, part.half, look)


def _paint_groove(pen: Pen, width: float, height: float, lying: bool, unit: float) -> None:
    thick, gap = max(1.0, unit * 0.03), unit * 0.13
    if lying:
        pen.block(width / 2 - thick / 2, gap, thick, height - 2 * gap, "tile-groove")
    else:
        pen.block(gap, height / 2 - thick / 2, width - 2 * gap, thick, "tile-groove")


def _paint_cover(pen: Pen) -> None:
    """Paint the card that lies over a half: smaller, with an edge of its own."""
    for size, colour in ((0.86, "tile-edge"), (0.8, "tile")):
        pen.block(-size / 2, -size / 2, size, size, colour, 0.1)


def back_sprite(width: int, theme: str, ground: Ground = "panel") -> Sprite:
    """Answer a standing tile face down, `width` pixels wide and nearly twice as high."""
    height = round(width * 1.8)

    def paint(pen: Pen) -> None:
        edge = width * 0.09
        pen.block(0, 0, width, height, "back-edge", width * 0.22)
        pen.block(edge, edge, width - 2 * edge, height - 2 * edge, "back", width * 0.16)
        x, y, reach = width / 2, height / 2, width * 0.2
        if width >= _MARKED:
            pen.polygon(
                [(x - reach, y), (x, y - reach * 1.5), (x + reach, y), (x, y + reach * 1.5)], "back-mark"
            )

    return _kept(("back", width, theme, ground), lambda: make_sprite(width, height, theme, ground, paint))


def no_back_sprite(width: int, theme: str, ground: Ground = "panel") -> Sprite:
    """Answer the outline of such a back, for a hand without tiles."""
    height = round(width * 1.8)

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, height, "muted", width * 0.22)
        pen.block(2, 2, width - 4, height - 4, ground, width * 0.22 - 2)

    return _kept(("no back", width, theme, ground), lambda: make_sprite(width, height, theme, ground, paint))


def glow_sprite(lying: bool, unit: int, theme: str) -> Sprite:
    """Answer what shines from under the tile laid last: `GLOW` pixels more than the tile on every side."""
    width, height = (2 * unit, unit) if lying else (unit, 2 * unit)

    def paint(pen: Pen) -> None:
        round_ = unit * 0.16 + GLOW
        pen.block(0, 0, width + 2 * GLOW, height + 2 * GLOW, "tile-edge", round_)
        pen.block(2, 2, width + 2 * GLOW - 4, height + 2 * GLOW - 4, "glow", round_ - 2)

    size = (width + 2 * GLOW, height + 2 * GLOW)
    return _kept(("glow", lying, unit, theme), lambda: make_sprite(*size, theme, "felt", paint))


def _kept(key: tuple[object, ...], make: Callable[[], Sprite]) -> Sprite:
    return _sprites.get(key, make)
