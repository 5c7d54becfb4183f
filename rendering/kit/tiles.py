"""Tiles as sprites: faces up, backs, the glow under a tile. What is on their halves is the faces of a game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from rendering.kit.cache import Cache
from rendering.kit.canvas import Canvas, Sprite
from rendering.kit.sprites import Pen, make_sprite

Ground = Literal["felt", "panel", "glow"]
GLOW = 12  # pixels by which the glow juts out under a tile
_COARSE = 70  # pixels of a half below which the least smoothing is enough
_PILE, _PILE_STEP = 26, 7  # a back's width in a pile, and how far it juts out of it
_MARKED = 26  # pixels of a back's width below which nothing is drawn on it
_sprites: Cache[Sprite] = Cache(2048)


class HalfStyle(NamedTuple):
    """How a half is to be drawn: its tile lies or stands, faded or not, the half how many times as wide as high."""

    lying: bool = False
    dim: bool = False
    wide: float = 1.0


@dataclass(frozen=True, eq=False)
class Faces:
    """The faces of a game's tiles: one object a game, equal to no other.

    `halves` are their names, `tiles` all tiles as the game writes them. `draw(pen, half, style)` draws a half with the
    pen's origin in its middle and its shorter side as unit. `split` takes a tile apart, `worth` counts the tiles left
    in a hand, `sign` is a half as one or two letters ("" if only its picture tells it).

    `pictured` halves are pictures in the paints of figures; where a half is shown alone, it is on a card.
    `jokers` are cards with one picture only, by their names, which are among `tiles` too: which half they show.
    `joker(pen, half, style)` draws one into the unit square, its back if the half is "".
    `paints` names other paints than those of figures ("" for these): `sheet_theme` says which sheets need them.
    `grooved` tiles have a line between their halves, others tell them apart by what is on them.
    `slanted` emojis have their halves in two corners: good for pictures that do not get wider where there is room.
    """

    halves: tuple[str, ...]
    tiles: tuple[str, ...]
    draw: Callable[[Pen, str, HalfStyle], None]
    split: Callable[[str], tuple[str, str]]
    worth: Callable[[Iterable[str]], int]
    sign: Callable[[str], str]
    pictured: bool = False
    jokers: Mapping[str, str] = field(default_factory=dict)
    joker: Callable[[Pen, str, HalfStyle], None] | None = None
    paints: str = ""
    grooved: bool = True
    slanted: bool = False


def split_dashed(tile: str) -> tuple[str, str]:
    """Take apart a tile whose halves are joined by a dash."""
    first, _, second = tile.partition("-")
    return first, second


def sheet_theme(faces: Faces, theme: str) -> str:
    """The theme's name for sheets with such tiles: with their paints, if they have paints of their own."""
    return f"{theme}+{faces.paints}" if faces.paints else theme


class Spot(NamedTuple):
    """Where a tile lies: left upper corner, and how it is turned.

    `turn`: 0: its left half is on the left, 1: above, 2: on the right, 3: below.
    """

    x: float
    y: float
    turn: int

    @property
    def lying(self) -> bool:
        """Whether it is wider than high."""
        return self.turn % 2 == 0

    @property
    def width(self) -> float:
        """Its width."""
        return 2.0 if self.lying else 1.0

    @property
    def height(self) -> float:
        """Its height."""
        return 1.0 if self.lying else 2.0


class Face(NamedTuple):
    """A tile as it is seen: its halves from the left (if it lies) or from above.

    `covered` is the half over which a joker lies (0 or 1).
    """

    faces: Faces
    first: str
    second: str
    lying: bool
    covered: int | None = None

    def size(self, unit: int) -> tuple[int, int]:
        """Width and height in pixels, a half being `unit` pixels."""
        return (2 * unit, unit) if self.lying else (unit, 2 * unit)


def upright(faces: Faces, tile: str) -> Face:
    """A tile that stands, as in a hand."""
    first, second = faces.split(tile)
    return Face(faces, first, second, lying=False)


def tile_sprite(face: Face, unit: int, theme: str, ground: Ground = "felt", dim: bool = False) -> Sprite:
    """A tile face up, a half being `unit` pixels."""
    key = ("tile", face, unit, theme, ground, dim)
    return _kept(key, lambda: _joined(face, unit, theme, ground, dim))


def _joined(face: Face, unit: int, theme: str, ground: Ground, dim: bool) -> Sprite:
    """Make a tile of its halves: so a half has the same pixels on all tiles, which compresses well."""
    canvas = Canvas(*face.size(unit), theme, ground)
    for index, half in enumerate((face.first, face.second)):
        part = _Part(face.faces, half, index, face.lying, face.covered == index, dim)
        canvas.paste(_part_sprite(part, unit, theme, ground), *(unit * at for at in part.corner))
    return canvas.sprite()


class _Part(NamedTuple):
    """One half of a tile with the tile's edge round it: the first or the second, free or covered by a joker."""

    faces: Faces
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
    faces: Faces, tile: str, unit: int, theme: str, ground: Ground = "felt", dim: bool = False
) -> Sprite:
    """A card of a hand face up: a standing tile, or a joker card."""
    if tile in faces.jokers:
        return joker_sprite(faces, tile, unit, theme, ground, dim)
    return tile_sprite(upright(faces, tile), unit, theme, ground, dim)


def joker_sprite(
    faces: Faces, joker: str, unit: int, theme: str, ground: Ground = "felt", dim: bool = False
) -> Sprite:
    """A joker card that lies on no tile, `unit` pixels square, "" for its back; the game has such cards."""
    draw, half = faces.joker, faces.jokers[joker] if joker else ""
    assert draw is not None

    def paint(pen: Pen) -> None:
        draw(pen.at(unit / 2, unit / 2, unit), half, HalfStyle(dim=dim))

    key = ("joker", faces, joker, unit, theme, ground, dim)
    return _kept(key, lambda: make_sprite(unit, unit, theme, ground, paint, unit < _COARSE))


def _paint_part(pen: Pen, part: _Part, unit: float) -> None:
    """Paint a tile with one of its halves, the tile's corner at the pen's origin."""
    width, height = (2 * unit, unit) if part.lying else (unit, 2 * unit)
    edge, side, round_ = max(1.5, unit * 0.03), unit * 0.05, unit * 0.16
    pen.block(0, 0, width, height, "tile-edge", round_)
    pen.block(edge, edge, width - 2 * edge, height - 2 * edge, "tile-side", round_ - edge)
    ground = "dim" if part.dim else "tile"
    pen.block(edge, edge, width - 2 * edge, height - 2 * edge - side, ground, round_ - edge)
    faces, style = part.faces, HalfStyle(part.lying, part.dim)
    if faces.grooved:
        _paint_groove(pen, width, height - side, part.lying, unit)
    x, y = ((at + 0.5) * unit for at in part.corner)
    middle = pen.at(x, y - side / 2, unit)
    if part.covered and faces.joker is not None:
        faces.joker(middle, part.half, style)
        return
    if part.covered:
        _paint_cover(middle)
    faces.draw(middle, part.half, style)


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
    """A standing tile face down, `width` pixels wide and nearly twice as high."""
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
    """The outline of such a back, for a hand without tiles."""
    height = round(width * 1.8)

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, height, "muted", width * 0.22)
        pen.block(2, 2, width - 4, height - 4, ground, width * 0.22 - 2)

    return _kept(("no back", width, theme, ground), lambda: make_sprite(width, height, theme, ground, paint))


def glow_sprite(lying: bool, unit: int, theme: str) -> Sprite:
    """What shines from under the tile laid last: `GLOW` pixels more than the tile on every side."""
    width, height = (2 * unit, unit) if lying else (unit, 2 * unit)

    def paint(pen: Pen) -> None:
        round_ = unit * 0.16 + GLOW
        pen.block(0, 0, width + 2 * GLOW, height + 2 * GLOW, "tile-edge", round_)
        pen.block(2, 2, width + 2 * GLOW - 4, height + 2 * GLOW - 4, "glow", round_ - 2)

    size = (width + 2 * GLOW, height + 2 * GLOW)
    return _kept(("glow", lying, unit, theme), lambda: make_sprite(*size, theme, "felt", paint))


def paint_frame(pen: Pen, width: float, height: float, colour: str, unit: float) -> None:
    """Paint the broken outline of a tile that is not there yet."""
    thick, inset, round_ = max(2.5, unit * 0.05), unit * 0.05, unit * 0.16
    pen.block(inset, inset, width - 2 * inset, height - 2 * inset, colour, round_)
    inner = inset + thick
    pen.block(inner, inner, width - 2 * inner, height - 2 * inner, "felt", round_ - thick)
    for length, along in ((width, True), (height, False)):
        for step in range(1, round(length / unit * 3)):
            at = length * step / round(length / unit * 3) - unit * 0.06
            if along:
                pen.block(at, 0, unit * 0.12, height, "felt")
            else:
                pen.block(0, at, width, unit * 0.12, "felt")


def pile_sprite(tiles: int, theme: str) -> Sprite:
    """A pile of backs, as high as matters: none, one, two, more."""
    return _kept(("pile", min(tiles, 3), theme), lambda: _piled(min(tiles, 3), theme))


def _piled(tiles: int, theme: str) -> Sprite:
    if not tiles:
        return no_back_sprite(_PILE, theme, "felt")
    back = back_sprite(_PILE, theme, "felt")
    canvas = Canvas(back.width + (tiles - 1) * _PILE_STEP, back.height, theme)
    for index in reversed(range(tiles)):
        canvas.paste(back, index * _PILE_STEP, 0)
    return canvas.sprite()


def _kept(key: tuple[object, ...], make: Callable[[], Sprite]) -> Sprite:
    return _sprites.get(key, make)
