"""Numbered tiles as pictures, in four colours with four signs, jokers, backs; and a player's own rack of them."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.drawn import HandPlan
from bot.games.kit.cards import JOKER, STANDS
from bot.games.rack.rules import deal
from bot.games.rack.rules.view import RackView
from rendering.art.signs import MARK_INKS, paint_mark, paint_sign, paint_slab_emoji
from rendering.kit.cache import kept
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_outline, make_sprite
from rendering.kit.surface import DEPTH, EMOJI_SIDE, GLOW, ground_of, paint_shadow, paint_slab
from rendering.kit.texts import TextStyle
from rendering.kit.tile_rows import PLATE, HandSlot, hand_slots, paint_number
from rendering.players.badges import mark_sprite

TILES = tuple(map(str, deal.TILES.cards))
HIGH = 1.3  # how many times as high as wide
SIDE = GLOW  # pixels beside a tile in which its shadow falls
MARGIN = 10  # pixels over and under a tile in which its shadow falls
_GAP = 2 * SIDE  # pixels between tiles
_APART = 26  # pixels between tiles that do not belong together
_Place = tuple[float, float, float]  # where a sign stands, and how large


# --- tiles ---


class TileStyle(NamedTuple):
    """The way a tile is drawn: `width` in pixels; `joker`: it is one in this deal; `lit`: it shines.

    `stand_in` is the tile as which a printed joker counts ("": it is a joker, or nobody knows).
    """

    width: int
    joker: bool = False
    lit: bool = False
    stand_in: str = ""


def tile_height(width: int) -> int:
    """Return the height of a tile in pixels."""
    return round(width * HIGH)


def style_of(view: RackView, tile: str, width: int, *, lit: bool = False) -> TileStyle:
    """Return the style of a tile of the deal: jokers are marked, a printed one says as what it counts."""
    stand_in = view.stand_in if tile == "JK" else ""
    return TileStyle(width, tile in view.jokers and not stand_in, lit, stand_in)


def split_tile(tile: str) -> tuple[str, bool]:
    """Return the face of a tile (`R3`, `JK`), and True if it stands for that face (`B6=R3`)."""
    held, stands, face = tile.partition(STANDS)
    return (face, True) if stands else (held, False)


def paint_tile(canvas: Canvas, tile: str, style: TileStyle, x: int, y: int) -> None:
    """Draw a tile with its corner at x, y; `B6=R3` has the face for which it stands, and a joker's sign."""
    canvas.paste(_tile_sprite(tile, style, canvas.theme), x - SIDE, y - MARGIN)


@kept
def _tile_sprite(tile: str, style: TileStyle, theme: str) -> Sprite:
    face, stands = split_tile(tile)
    joker = style.joker or stands or (face == JOKER and not style.stand_in)
    size = (style.width + 2 * SIDE, tile_height(style.width) + 2 * MARGIN)

    def paint(pen: Pen) -> None:
        at, high = pen.at(SIDE, MARGIN, 1), style.width * HIGH
        ground = ground_of(joker=joker, lit=style.lit, dim=False)
        paint_shadow(at, style.width, high, style.width * 0.14, side=SIDE)
        paint_slab(at, style.width, high, style.width * 0.14, ground, style.width * 0.09, lit=style.lit)
        _paint_face(at.at(0, 0, style.width), face, joker, ground, style)

    return make_sprite(*size, theme, "felt", paint)


def _paint_face(pen: Pen, face: str, joker: bool, ground: str, style: TileStyle) -> None:
    """Paint number and sign; the pen's unit is the tile's width."""
    if face == JOKER:
        paint_sign(pen.at(0.5, 0.42, 0.66), "jester", "print-joker", ground, "joker-gold")
        if style.stand_in:
            _paint_signs(pen, style.stand_in, ground, (0.34, 0.94, pen.readable(0.42)), (0.71, 0.94, 0.27))
        else:
            paint_sign(pen.at(0.5, 0.92, 0.32), "star", "print-joker")
        return
    _paint_signs(pen, face, ground, (0.5, 0.4, 0.74), (0.3 if joker else 0.5, 0.93, 0.36))
    if joker:
        paint_sign(pen.at(0.71, 0.92, 0.36), "jester", "print-joker", ground, "print-joker")


def _paint_signs(pen: Pen, face: str, ground: str, number_at: _Place, mark_at: _Place, narrow: int = 82) -> None:
    """Paint a face's number, in narrow letters if it has two digits, and its colour's mark."""
    colour, number = face[0], face[1:]
    ink, (x, y, size) = f"print-{MARK_INKS[colour]}", number_at
    pen.text(x, y, number, size, ink, 800, narrow if len(number) > 1 else 100)
    paint_mark(pen.at(*mark_at), colour, ink, ground)


@kept
def back_sprite(width: int, theme: str, ground: str = "panel") -> Sprite:
    """Return a tile face down, without a shadow."""
    size = (width, tile_height(width))

    def paint(pen: Pen) -> None:
        paint_slab(pen, *size, width * 0.14, "card-line", width * 0.09, lit=False)
        if width >= 40:
            pen.block(width * 0.16, width * 0.16, width * 0.68, size[1] - width * 0.42, "card-back", width * 0.1)
            pen.at(0, 0, width).polygon([(0.5, 0.34), (0.68, 0.6), (0.5, 0.86), (0.32, 0.6)], "card-line")
        else:
            pen.block(width * 0.14, width * 0.14, width * 0.72, size[1] - width * 0.38, "card-back", width * 0.1)

    return make_sprite(*size, theme, ground, paint)


@kept
def pile_sprite(layers: int, width: int, theme: str) -> Sprite:
    """Return tiles face down on each other, with `MARGIN` pixels round them and 7 more above for each layer."""
    rise = 7 * (layers - 1)
    size = (width + 2 * MARGIN, tile_height(width) + 2 * MARGIN + rise)

    def paint(pen: Pen) -> None:
        at = pen.at(MARGIN, MARGIN + rise, 1)
        paint_shadow(at, width, width * HIGH, width * 0.14)
        for layer in range(layers):
            paint_slab(at.at(0, -7 * layer, 1), width, width * HIGH, width * 0.14, "card-line", width * 0.09, lit=False)
        top = at.at(0, -rise, 1)
        top.block(width * 0.14, width * 0.14, width * 0.72, width * HIGH - width * 0.38, "card-back", width * 0.1)
        top.at(0, 0, width).polygon([(0.5, 0.3), (0.72, 0.6), (0.5, 0.9), (0.28, 0.6)], "card-line")
        top.at(0, 0, width).polygon([(0.5, 0.44), (0.61, 0.6), (0.5, 0.76), (0.39, 0.6)], "card-back")

    return make_sprite(*size, theme, "felt", paint)


@kept
def outline_sprite(width: int, theme: str) -> Sprite:
    """Return the place of a tile that is not there, with `MARGIN` pixels round it."""
    return make_outline(width, tile_height(width), MARGIN, width * 0.14, theme)


def paint_tile_emoji(pen: Pen, tile: str) -> None:
    """Paint a tile as an emoji: its number as large as the square lets it be."""
    tile_face, _ = split_tile(tile)

    def face(pen: Pen, ground: str) -> None:
        _paint_signs(pen, tile_face, ground, (EMOJI_SIDE / 2, 42, 86), (EMOJI_SIDE / 2, 99, 44), 85)

    paint_slab_emoji(pen, 112, 20, 92, None if tile_face == JOKER else face)


# --- racks ---


class RackShape(NamedTuple):
    """The shape of a rack: pixels of its sheet, at its sides, of a tile at most, above a row, of the ledge, below it.

    Picked tiles are raised into the room above a row; numbers stand on the ledge. There are `rows` rows, and more where
    one would have more tiles than `most`. `lowest` is the sheet's height at least, `number` the numbers' style.
    """

    width: int
    edge: int
    largest: int
    raised: int
    ledge: int
    below: int
    rows: int
    most: int
    lowest: int
    number: TextStyle


ALONE = RackShape(1080, 34, 120, 30, 66, 14, 2, 10, 200, TextStyle(40, "card", "rim", 700))
UNDER = RackShape(1200, 14, 84, 24, 62, 4, 1, 16, 160, TextStyle(36, "card", "rim", 700))  # under a table


def lay_rack(view: RackView, order: Sequence[str], plan: HandPlan, theme: str, shape: RackShape = ALONE) -> Canvas:
    """Lay a rack in an order on a sheet as wide as the shape."""
    rows = _rows(hand_slots(order, plan, view.drawn), shape)
    width = min([shape.largest, *(_width(row, shape) for row in rows)])
    pitch = shape.raised + tile_height(width) + shape.ledge + shape.below
    canvas = Canvas(shape.width, max(shape.lowest, pitch * len(rows)), theme, thrifty=True)
    canvas.light(0, DEPTH)
    if not order:
        canvas.paste(mark_sprite("out", 120, theme, "felt"), (shape.width - 120) // 2, (shape.lowest - 120) // 2)
    for index, row in enumerate(rows):
        _paint_row(canvas, view, row, width, index * pitch + shape.raised, shape)
    return canvas


def _rows(slots: Sequence[HandSlot], shape: RackShape) -> list[Sequence[HandSlot]]:
    """Return the rows, the upper one longer; more if there are very many tiles."""
    count = max(shape.rows, -(-len(slots) // shape.most))
    most = max(1, -(-len(slots) // count))
    return [slots[start : start + most] for start in range(0, len(slots), most)]


def _extra(row: Sequence[HandSlot]) -> int:
    """Return pixels of the gaps inside a row, besides those between all tiles."""
    return (_APART - _GAP) * sum(not slot.joined for slot in row[1:])


def _width(row: Sequence[HandSlot], shape: RackShape) -> int:
    return (shape.width - 2 * shape.edge - _extra(row) + _GAP) // len(row) - _GAP


def _paint_row(canvas: Canvas, view: RackView, row: Sequence[HandSlot], width: int, y: int, shape: RackShape) -> None:
    """Draw a row of tiles and the ledge before it; picked tiles are raised, picked and shining ones are lit."""
    high = tile_height(width)
    x, middles = (shape.width - len(row) * (width + _GAP) + _GAP - _extra(row)) // 2, []
    for index, slot in enumerate(row):
        if index and not slot.joined:
            x += _APART - _GAP
        style = style_of(view, slot.piece, width, lit=slot.lit)
        paint_tile(canvas, slot.piece, style, x, y - (shape.raised - 8) * slot.picked)
        middles.append(x + width // 2)
        x += width + _GAP
    canvas.paste(_ledge_sprite(canvas.theme, shape), 0, y + high - 6)
    for slot, middle in zip(row, middles, strict=True):
        plate = y + high + 4 + (shape.ledge - 14 - PLATE) // 2 if slot.picked else None
        paint_number(
            canvas, slot.number, middle, y + high + 4, shape.number, plate, height=shape.ledge - 14, ground="rim"
        )


@kept
def _ledge_sprite(theme: str, shape: RackShape) -> Sprite:
    """Return the wooden ledge on which a row of tiles stands."""
    size, ledge = (shape.width, shape.ledge + 6), shape.ledge

    def paint(pen: Pen) -> None:
        left, wide = 10, shape.width - 20
        for block in (
            (left - 4, 6, wide + 8, ledge, "shade-1", 18),
            (left - 2, 6, wide + 4, ledge - 3, "shade-2", 16),
            (left, 0, wide, ledge, "rim-dark", 14),
            (left, 0, wide, ledge - 5, "rim", 14),
            (left + 10, 3, wide - 20, 3, "rim-light", 1.5),
        ):
            pen.block(*block)

    return make_sprite(*size, theme, "felt", paint)
