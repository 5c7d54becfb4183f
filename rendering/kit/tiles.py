"""Tiles of two halves as sprites: face up, face down, as emojis, with the shadows under them.

What is on a half comes from the faces of a game.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Literal, NamedTuple

from rendering.kit.cache import kept
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.surface import EMOJI_SIDE

Ground = Literal["felt", "panel", "rim"]
Box = tuple[int, int, int, int]
_SIGN = 0.86  # how much of a half's side what is on it takes
_IVORY = ((0, "tile-high"), (0.22, "tile"), (0.58, "tile-low"), (0.84, "tile-lower"))  # a face from above down
_ROUND_IT = 20  # pixels round a tile in which its shadow, or what shines, is painted
_COARSE = 70  # pixels of a half below which the least smoothing is enough


class HalfStyle(NamedTuple):
    """The way a half is drawn: on a lying or a standing tile, faded or not, how many times as wide as high."""

    lying: bool = False
    dim: bool = False
    wide: float = 1.0


@dataclass(frozen=True, eq=False)
class Faces:
    """The faces of a game's tiles: one object a game, equal to no other.

    `halves` are their names, `tiles` all tiles as the game writes them. `draw(pen, half, style)` draws a half with the
    pen's origin in its middle and its shorter side as unit. `split` takes a tile apart, `worth` counts the points of
    tiles left in a hand.

    `pictured` halves are pictures in the paints of figures; a half that is shown alone is on a card. `jokers` are cards
    with one picture only, by their names (which are among `tiles` too): the half that they show. `joker(pen, half,
    style)` draws such a card into the unit square, its back if the half is "". `paints` names paints other than those
    of figures ("": these). `grooved` tiles have a line between their halves,
    others tell them apart by their pictures. `least` is how many pixels a half of an open hand has at least. `slanted`
    emojis have their halves in two corners: good for pictures that do not get wider where there is room.
    """

    halves: tuple[str, ...]
    tiles: tuple[str, ...]
    draw: Callable[[Pen, str, HalfStyle], None]
    split: Callable[[str], tuple[str, str]]
    worth: Callable[[Iterable[str]], int]
    pictured: bool = False
    jokers: Mapping[str, str] = field(default_factory=dict)
    joker: Callable[[Pen, str, HalfStyle], None] | None = None
    paints: str = ""
    grooved: bool = True
    slanted: bool = False
    least: int = 16


def split_dashed(tile: str) -> tuple[str, str]:
    """Take apart a tile whose halves are joined by a dash."""
    first, _, second = tile.partition("-")
    return first, second


class Spot(NamedTuple):
    """The place of a tile: left upper corner, and how it is turned.

    `turn`: 0: its left half is on the left, 1: above, 2: on the right, 3: below.
    """

    x: float
    y: float
    turn: int

    @property
    def lying(self) -> bool:
        """Return True if it is wider than high."""
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

    `covered` is the half (0 or 1) on which a joker lies.
    """

    faces: Faces
    first: str
    second: str
    lying: bool
    covered: int | None = None

    def size(self, unit: int) -> tuple[int, int]:
        """Return width and height in pixels, a half being `unit` pixels."""
        return (2 * unit, unit) if self.lying else (unit, 2 * unit)


def upright(faces: Faces, tile: str) -> Face:
    """Return a standing tile, as in a hand."""
    first, second = faces.split(tile)
    return Face(faces, first, second, lying=False)


@kept
def tile_sprite(
    face: Face, unit: int, theme: str, ground: Ground = "felt", dim: bool = False, lit: bool = False
) -> Sprite:
    """Return a tile face up, a half being `unit` pixels; `lit` ones have a bright rim inside their edge.

    It is composed of a slab and the signs on its halves: few sprites are painted, and equal ones compress well.
    """
    canvas = Canvas(*face.size(unit), theme, ground)
    canvas.paste(_slab_sprite(face.faces.grooved, face.faces.pictured, face.lying, unit, theme, ground, dim, lit), 0, 0)
    for place, half in enumerate((face.first, face.second)):
        style = HalfStyle(face.lying and not face.faces.pictured, dim)
        sign = _sign_sprite(face.faces, half, style, face.covered == place, unit, theme)
        x, y = (place * unit, 0) if face.lying else (0, place * unit)
        left = (unit - sign.width) // 2
        canvas.paste(sign, x + left, y + left - _side(unit) // 2)
    if lit:
        return _light_up(canvas, unit)
    if dim:
        return canvas.sprite()
    high = canvas.height - _side(unit)
    return canvas.sprite([(round(high * part), {"tile": shade}) for part, shade in _IVORY])


def _side(unit: float) -> int:
    """Return the pixels of a tile's side that show below its face."""
    return max(2, round(unit * 0.07))


@kept
def _sign_sprite(faces: Faces, half: str, style: HalfStyle, covered: bool, unit: int, theme: str) -> Sprite:
    """Return the sign on a half, on the colour of a tile's face."""
    size, ground = round(unit * _SIGN), "dim" if style.dim else "tile"

    def paint(pen: Pen) -> None:
        middle = pen.at(size / 2, size / 2, unit)
        (faces.joker if covered and faces.joker else faces.draw)(middle, half, style)

    return make_sprite(size, size, theme, ground, paint, unit < _COARSE)


@kept
def _slab_sprite(
    grooved: bool, pictured: bool, lying: bool, unit: int, theme: str, ground: Ground, dim: bool, lit: bool
) -> Sprite:
    """Return a tile without its signs."""
    width, height = (2 * unit, unit) if lying else (unit, 2 * unit)

    def paint(pen: Pen) -> None:
        if lit and ground == "felt":
            pen.block(0, 0, width, height, "glow")  # it shines beyond its corners
        elif ground == "felt":
            pen.block(0, height / 2, width, height / 2, "shade-2")  # its lower corners lie in its shadow
        _paint_slab(pen, width, height, unit, dim, lit)
        if grooved:
            _paint_groove(pen, width, height - _side(unit), lying, unit)
        if grooved and not pictured:  # the brass pin, as tiles of bone and ebony had it
            pin = pen.at(width / 2, (height - _side(unit)) / 2, unit)
            pin.dot(0, 0, 0.06, "tile-groove")
            pin.dot(0, 0, 0.045, "pin")

    return make_sprite(width, height, theme, ground, paint)


def _paint_slab(pen: Pen, width: float, height: float, unit: float, dim: bool, lit: bool) -> None:
    """Paint a tile without its signs: edge, side below, light along its upper edge, or a bright rim all round."""
    edge, side, round_ = _edge(unit), _side(unit), unit * 0.16
    ground = "dim" if dim else "tile"
    light = max(1.0, unit * 0.025)
    pen.framed(0, 0, width, height, edge, "tile-edge", "tile-side", round_)
    x, y, wide, high = edge, edge, width - 2 * edge, height - 2 * edge - side
    if lit:
        pen.framed(x, y, wide, high, _rim(unit), "glow", ground, round_ - edge)
    elif dim:
        pen.block(x, y, wide, high, ground, round_ - edge)
    else:
        pen.block(x, y, wide, high, "tile-lower", round_ - edge)  # its edge is cut off at a slant, all round
        pen.block(x, y, wide - light, high - light, "tile-light", round_ - edge)
        pen.block(x + light, y + light, wide - 2 * light, high - 2 * light, ground, round_ - edge - light)


def _paint_groove(pen: Pen, width: float, height: float, lying: bool, unit: float) -> None:
    """Paint the line between the halves, and the light on its edge."""
    thick, gap = max(1.0, unit * 0.03), unit * 0.1
    for colour, away in (("tile-light", thick / 2), ("tile-groove", -thick / 2)):
        if lying:
            pen.block(width / 2 + away, gap, thick, height - 2 * gap, colour)
        else:
            pen.block(gap, height / 2 + away, width - 2 * gap, thick, colour)


def _light_up(canvas: Canvas, unit: int) -> Sprite:
    """Give a tile's face a warm colour, and draw its rim again where signs have covered it."""
    width, bottom = canvas.width, canvas.height - _edge(unit) - _side(unit)
    rim = _rim(unit)
    corner = _edge(unit) + rim + 1
    for y in (_edge(unit), bottom - rim):
        canvas.fill(corner, y, width - 2 * corner, rim, "glow")
    return canvas.sprite([(0, {"tile": "tile-lit"})])


def _edge(unit: float) -> int:
    return max(1, round(unit * 0.02))


def _rim(unit: float) -> int:
    """Return the pixels of a lit tile's bright rim, inside its edge."""
    return max(3, round(unit * 0.05))


def card_sprite(
    faces: Faces, tile: str, unit: int, theme: str, ground: Ground = "felt", dim: bool = False, lit: bool = False
) -> Sprite:
    """Return a card of a hand face up: a standing tile, with a bright rim if `lit`, or a joker card."""
    if tile in faces.jokers:
        return joker_sprite(faces, tile, unit, theme, ground, dim)
    return tile_sprite(upright(faces, tile), unit, theme, ground, dim, lit)


@kept
def joker_sprite(faces: Faces, joker: str, unit: int, theme: str, ground: Ground = "felt", dim: bool = False) -> Sprite:
    """Return a joker card, `unit` pixels square, or its back for ""; the game must have such cards."""
    draw, half = faces.joker, faces.jokers[joker] if joker else ""
    assert draw is not None

    def paint(pen: Pen) -> None:
        draw(pen.at(unit / 2, unit / 2, unit), half, HalfStyle(dim=dim))

    return make_sprite(unit, unit, theme, ground, paint, unit < _COARSE)


def paint_shadows(canvas: Canvas, boxes: Sequence[Box], unit: int) -> None:
    """Draw the soft shadow below tiles (boxes: left, top, width, height in pixels); the light is above."""
    low, wide = max(4, unit // 8), max(2, unit // 20)
    joined = _joined_boxes(boxes)
    for grow, drop, colour in ((wide, low, "shade-1"), (0, low // 2, "shade-2")):
        for x, y, width, height in joined:
            canvas.fill(x - grow, y + drop // 2, width + 2 * grow, height + drop - drop // 2, colour)


def paint_glow(canvas: Canvas, box: Box) -> None:
    """Draw the glow under a lit tile."""
    x, y, width, height = box
    for reach, short in ((5, 3), (3, 0)):
        canvas.fill(x - reach, y + short, width + 2 * reach, height - 2 * short, "glow")
        canvas.fill(x + short, y - reach, width - 2 * short, height + 2 * reach, "glow")


def paint_target(canvas: Canvas, box: Box) -> None:
    """Draw a thick bright frame, with corners that point outwards, round the place where a tile would go."""
    x, y, width, height = box
    canvas.fill(x - 8, y - 8, width + 16, height + 16, "glow")
    canvas.fill(x - 1, y - 1, width + 2, height + 2, "felt")
    for left, top in product((x - 14, x + width + 2), (y - 14, y + height + 2)):
        canvas.fill(left, top, 12, 12, "glow")


def rows_of(spots: Sequence[Spot], unit: int, origin: int) -> tuple[int, int]:
    """Return the first row that the spots and their glow take, and the row after the last.

    `origin` is the row where the spots' origin lies.
    """
    top = min(int(spot.y * unit) for spot in spots)
    bottom = max(int((spot.y + spot.height) * unit) for spot in spots)
    return origin + top - _ROUND_IT, origin + bottom + _ROUND_IT


def _joined_boxes(boxes: Sequence[Box]) -> list[Box]:
    """Join boxes that lie side by side in a row, so that fewer are filled."""
    joined: list[Box] = []
    for box in sorted(boxes, key=lambda box: (box[1], box[3], box[0])):
        x, y, width, height = joined[-1] if joined else (0, 0, 0, -1)
        if (y, height) == (box[1], box[3]) and x + width == box[0]:
            joined[-1] = (x, y, width + box[2], height)
        else:
            joined.append(box)
    return joined


@kept
def frame_sprite(width: int, height: int, colour: str, unit: int, theme: str) -> Sprite:
    """Return the broken outline of a missing tile."""
    thick, inset, round_ = max(2.5, unit * 0.05), unit * 0.05, unit * 0.16

    def paint(pen: Pen) -> None:
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

    return make_sprite(width, height, theme, "felt", paint)


def paste_middle(canvas: Canvas, sprite: Sprite, x: int, y: int) -> None:
    """Lay a sprite with its middle at x, y (pixels)."""
    canvas.paste(sprite, x - sprite.width // 2, y - sprite.height // 2)


# --- face down ---


_PILE = 26  # pixels of a back's width in a pile
_PILE_STEP = 7  # pixels by which each back juts out of the pile
_MARKED = 26  # pixels of a back's width below which nothing is drawn on it


@kept
def back_sprite(width: int, theme: str, ground: Ground = "panel") -> Sprite:
    """Return a standing tile face down, `width` pixels wide and nearly twice as high."""
    height = round(width * 1.8)

    def paint(pen: Pen) -> None:
        edge = width * 0.09
        pen.block(0, 0, width, height, "rim-ink" if ground == "rim" else "back-edge", width * 0.22)
        pen.block(edge, edge, width - 2 * edge, height - 2 * edge, "back", width * 0.16)
        x, y, reach = width / 2, height / 2, width * 0.2
        if width >= _MARKED:
            pen.polygon([(x - reach, y), (x, y - reach * 1.5), (x + reach, y), (x, y + reach * 1.5)], "back-mark")

    return make_sprite(width, height, theme, ground, paint)


@kept
def pile_sprite(tiles: int, theme: str, ground: Ground = "felt") -> Sprite:
    """Return a pile of so many backs, the outline of one for none."""
    back = back_sprite(_PILE, theme, ground)
    if not tiles:
        outline = (0, 0, back.width, back.height, 2, "muted", ground, _PILE * 0.22)
        return make_sprite(back.width, back.height, theme, ground, lambda pen: pen.framed(*outline))
    canvas = Canvas(back.width + (tiles - 1) * _PILE_STEP, back.height, theme, ground)
    for index in reversed(range(tiles)):
        canvas.paste(back, index * _PILE_STEP, 0)
    return canvas.sprite()


# --- as emojis: larger than on a table, since an emoji is shown a few pixels high ---


_WIDTH = 112  # wider than a real tile, so that the halves stay clear where emojis are 24 pixels high


def paint_tile_emoji(faces: Faces, pen: Pen, tile: str) -> None:
    """Paint a tile or joker card as an emoji, into a square of `EMOJI_SIDE` pixels."""
    if faces.joker is not None and tile in faces.jokers:
        faces.joker(pen.at(EMOJI_SIDE / 2, EMOJI_SIDE / 2, EMOJI_SIDE * 1.05), faces.jokers[tile], HalfStyle())
    elif faces.slanted:
        _paint_slanted(pen, faces, tile)
    else:
        _paint_standing(pen, faces, tile)


def _paint_slanted(pen: Pen, faces: Faces, tile: str) -> None:
    """Paint a square tile with its halves in two corners: there they can be larger than one above the other."""
    edge, corner, size = 5, EMOJI_SIDE * 0.335, EMOJI_SIDE * 0.64
    pen.block(0, 0, EMOJI_SIDE, EMOJI_SIDE, "tile-edge", 20)
    pen.block(edge, edge, EMOJI_SIDE - 2 * edge, EMOJI_SIDE - 2 * edge, "tile", 16)
    pen.line([(12, EMOJI_SIDE - 12), (EMOJI_SIDE - 12, 12)], 3, "tile-groove")
    for middle, half in zip((corner, EMOJI_SIDE - corner), faces.split(tile), strict=True):
        faces.draw(pen.at(middle, middle, size), half, HalfStyle())


def _paint_standing(pen: Pen, faces: Faces, tile: str) -> None:
    """Paint a standing tile whose halves are wider than high, so that it fills the square."""
    left, edge = (EMOJI_SIDE - _WIDTH) / 2, 5
    pen.block(left, 0, _WIDTH, EMOJI_SIDE, "tile-edge", 20)
    pen.block(left + edge, edge, _WIDTH - 2 * edge, EMOJI_SIDE - 2 * edge, "tile", 16)
    pen.block(left + 12, EMOJI_SIDE / 2 - 2.5, _WIDTH - 24, 5, "tile-edge")
    high = EMOJI_SIDE / 2 - edge
    for index, half in enumerate(faces.split(tile)):
        middle = edge + high * (index + 0.5)
        faces.draw(pen.at(EMOJI_SIDE / 2, middle, high), half, HalfStyle(wide=(_WIDTH - 2 * edge) / high))
