"""Hands with their numbers, and rows of tiles of two halves: a hand, small tiles left in one, a line beside a face."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple

from bot.games.drawn import HandPlan
from rendering.kit.cache import kept
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.surface import DEPTH, RAIL, paint_strip
from rendering.kit.texts import TextStyle, label_sprite, write
from rendering.kit.tiles import Box, Face, Faces, card_sprite, paint_glow, paint_shadows, tile_sprite

# --- hands of all kinds ---


PLATE = 56  # pixels of a number's plate, or for the number without one
_OTHER = TextStyle(42, "ink", "felt", 600)


class HandSlot(NamedTuple):
    """A piece of a hand: its number, whether it is picked, shines without that, belongs to the one before it."""

    piece: str
    number: int
    picked: bool
    shines: bool
    joined: bool

    @property
    def lit(self) -> bool:
        """Return True if its edge is bright."""
        return self.picked or self.shines


def hand_slots(order: Sequence[str], plan: HandPlan, newest: str | None = "") -> tuple[HandSlot, ...]:
    """Return the pieces left in a hand, in its order; the newest one shines unless the plan names others that do."""
    places = plan.ungrouped(len(order))
    drawn = max((place for place in places if order[place] == newest), default=None)
    starts = {0, *accumulate(plan.parts(places))}
    return tuple(
        HandSlot(order[place], place + 1, place in plan.picked, place in (plan.lit or (drawn,)), index not in starts)
        for index, place in enumerate(places)
    )


def paint_number(
    canvas: Canvas,
    number: int,
    middle: int,
    y: int,
    style: TextStyle,
    plate_y: int | None,
    *,
    height: int = 0,
    ground: str = "felt",
) -> None:
    """Draw a piece's number round a column: from y on, or on a plate from `plate_y` on if that is given."""
    if plate_y is None:
        write(canvas, str(number), style, middle, y, 100, at=1, height=height)
    else:
        plate = _number_plate(str(number), canvas.theme, ground)
        canvas.paste(plate, middle - plate.width // 2, plate_y)


@kept
def _number_plate(number: str, theme: str, ground: str) -> Sprite:
    """Return the number of a playable tile on a plate."""
    width = PLATE if len(number) < 2 else PLATE + 18

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, PLATE, "accent", PLATE / 2)
        pen.text(width / 2, PLATE / 2, number, _OTHER.size, "on-accent")

    return make_sprite(width, PLATE, theme, ground, paint)


# --- a hand of tiles ---


HAND_WIDTH = 1080  # pixels of a hand that stands alone
MARK = 42  # pixels of the marks above a tile
_GAP = 18  # pixels between tiles
_ROW_GAP = 22  # pixels between rows
_ABREAST = 2  # marks beside each other above a tile
_RAISED = 24  # pixels by which playable tiles are raised
_MARK_ROOM = MARK + 4  # pixels that a mark above a tile takes
_JOKER = 132  # pixels of a joker card
_RULE = 4  # pixels of the line above joker cards


class HandShape(NamedTuple):
    """The shape of a hand: pixels of its sheet, of a half at most, of its margin; its columns.

    `columns` says by pairs: up to so many tiles, so many columns.
    """

    width: int
    largest: int
    margin: int
    columns: tuple[tuple[int, int], ...]

    def columns_of(self, tiles: int) -> int:
        """Return the columns for so many tiles."""
        return next((columns for most, columns in self.columns if tiles <= most), self.columns[-1][1])

    def mark_of(self, tiles: int) -> int:
        """Return the pixels of the marks above so many tiles: two have room abreast."""
        return min(MARK, (self.unit(self.columns_of(tiles)) + _GAP) // _ABREAST - 4)

    def unit(self, columns: int) -> int:
        """Return the pixels of a half where there are so many columns."""
        return min(self.largest, (self.width - 2 * self.margin + _GAP) // columns - _GAP)


ALONE = HandShape(HAND_WIDTH, 148, 20, ((5, 5), (7, 7), (16, 8), (27, 9), (40, 10)))
UNDER = HandShape(1200, 92, 14, ((12, 12), (15, 15), (18, 18), (45, 15)))  # under a table


class HandTile(NamedTuple):
    """A tile or joker card of a hand: its number, whether it can be played, where it fits, whether it is faded.

    `ends` are sprites of at most `MARK` pixels, drawn above it. `lit`: it shines, and is raised more than the others.
    """

    tile: str
    number: int
    playable: bool
    ends: tuple[Sprite, ...]
    dim: bool
    lit: bool = False

    @property
    def raised(self) -> int:
        """Return the pixels by which it is raised."""
        return _RAISED * (self.playable + self.lit)


def lay_tiles(
    faces: Faces,
    tiles: Sequence[HandTile],
    jokers: Sequence[HandTile],
    theme: str,
    above: Callable[[Canvas], None] | None = None,
    shape: HandShape = ALONE,
) -> Canvas:
    """Lay tiles in rows, and joker cards apart below them, on a sheet as wide as the shape, as high as they need.

    Under a table joker cards lie behind the tiles. `above` paints the strip of wood at the top (None: there is none).
    """
    if not tiles:
        raise ValueError("a hand without tiles is drawn by nobody")
    if shape is UNDER:
        tiles, jokers = [*tiles, *jokers], ()
    columns, margin = shape.columns_of(len(tiles)), shape.margin
    rows = [tiles[start : start + columns] for start in range(0, len(tiles), columns)]
    unit = shape.unit(columns)
    heights = [_head(row) + 2 * unit + PLATE for row in rows]
    top = margin + (RAIL if above else 0)
    height = top + margin + sum(heights) + _ROW_GAP * (len(rows) - 1)
    if jokers:
        height += 2 * _ROW_GAP + _RULE + _head(jokers) + _JOKER + PLATE
    canvas = Canvas(shape.width, height, theme, thrifty=True)
    if above is None:
        canvas.light(0, DEPTH)
    else:
        paint_strip(canvas)
        above(canvas)
    y = top
    for row, high in zip(rows, heights, strict=True):
        canvas.cut(y)
        _paint_row(canvas, faces, row, unit, y, len(row) if len(rows) == 1 else columns)
        y += high + _ROW_GAP
    if jokers:
        canvas.cut(y)
        canvas.fill(margin, y, shape.width - 2 * margin, _RULE, "muted")
        _paint_row(canvas, faces, jokers, _JOKER, y + _RULE + _ROW_GAP, len(jokers))
    return canvas


def _head(row: Sequence[HandTile]) -> int:
    """Return the pixels above a row's tiles that are not raised."""
    raised = max(item.raised for item in row)
    return raised + _MARK_ROOM * max(-(-len(item.ends) // _ABREAST) for item in row)


def _paint_row(canvas: Canvas, faces: Faces, row: Sequence[HandTile], unit: int, y: int, columns: int) -> None:
    x, head = (canvas.width - columns * (unit + _GAP) + _GAP) // 2, _head(row)
    tops = [y + head - item.raised for item in row]
    highs = [unit if item.tile in faces.jokers else 2 * unit for item in row]
    boxes = [
        (x + index * (unit + _GAP), top, unit, high) for index, (top, high) in enumerate(zip(tops, highs, strict=True))
    ]
    paint_shadows(canvas, boxes, unit)
    for item, box in zip(row, boxes, strict=True):
        if item.lit:
            paint_glow(canvas, box)
    for item, top in zip(row, tops, strict=True):
        card = card_sprite(faces, item.tile, unit, canvas.theme, dim=item.dim, lit=item.lit)
        canvas.paste(card, x, top)
        _paint_ends(canvas, item, x + unit // 2, top)
        below = top + card.height
        paint_number(canvas, item.number, x + unit // 2, below + 7, _OTHER, below + 6 if item.playable else None)
        x += unit + _GAP


def _paint_ends(canvas: Canvas, item: HandTile, middle: int, bottom: int) -> None:
    """Draw the marks of the ends where a tile fits above it."""
    if not item.ends:
        return
    rows = [item.ends[start : start + _ABREAST] for start in range(0, len(item.ends), _ABREAST)]
    wide = item.ends[0].width + 4
    for row, ends in enumerate(rows):
        left, top = middle - len(ends) * wide // 2, bottom - wide * (len(rows) - row)
        canvas.paste_row(ends, left + 2, top, ends[0].height, 4)


# --- tiles beside something else ---


_SMALL_LARGEST = 50  # pixels of a half at most
_SMALL_READABLE = 30  # pixels of a half from which on one row is enough
_SMALL_LEAST = 22  # pixels of a half at least
_SMALL_GAP = 6  # pixels between tiles
_SMALL_ROW_GAP = 8  # pixels between rows
_MORE = TextStyle(34, "ink", "felt", 700)
_MORE_WIDE = 76  # pixels of the number of tiles that have no room
_UNIT = 66  # pixels of a half that leads away from a face


def paint_standing(canvas: Canvas, faces: Faces, tiles: Sequence[str], area: Area) -> None:
    """Draw standing tiles at the left of an area, in one or two rows; a number stands for those without room."""
    unit, columns, rows = _fit_small(len(tiles), area)
    places = columns * rows
    standing = tiles if len(tiles) <= places else tiles[: places - -(-_MORE_WIDE // (unit + _SMALL_GAP))]
    used = -(-len(standing) // columns)
    top = area.y + (area.height - used * (2 * unit + _SMALL_ROW_GAP) + _SMALL_ROW_GAP) // 2
    corners = [
        (area.x + column * (unit + _SMALL_GAP), top + row * (2 * unit + _SMALL_ROW_GAP))
        for row, column in (divmod(at, columns) for at in range(len(standing)))
    ]
    sprites = [card_sprite(faces, tile, unit, canvas.theme) for tile in standing]
    boxes: list[Box] = [(x, y, sprite.width, sprite.height) for (x, y), sprite in zip(corners, sprites, strict=True)]
    paint_shadows(canvas, boxes, unit)
    for (x, y), sprite in zip(corners, sprites, strict=True):
        canvas.paste(sprite, x, y)
    more = label_sprite(f"+{len(tiles) - len(standing)}", _MORE, canvas.theme, _MORE_WIDE)
    if more is not None and len(standing) < len(tiles):
        x, y = corners[-1]
        canvas.paste(more, x + unit + 2 * _SMALL_GAP, y + unit - more.height // 2)


def _fit_small(tiles: int, area: Area) -> tuple[int, int, int]:
    """Return pixels of a half, columns and rows for so many standing tiles, as large as they can be."""
    fits = []
    for rows in (1, 2):
        columns = max(1, -(-tiles // rows))
        high = (area.height - (rows - 1) * _SMALL_ROW_GAP) // rows // 2 - 1
        unit = min(_SMALL_LARGEST, high, (area.width + _SMALL_GAP) // columns - _SMALL_GAP)
        fits.append((unit, columns, rows))
        if unit >= _SMALL_READABLE:
            break
    unit, columns, rows = max(fits)
    if unit >= _SMALL_LEAST:
        return unit, columns, rows
    return (
        _SMALL_LEAST,
        (area.width + _SMALL_GAP) // (_SMALL_LEAST + _SMALL_GAP),
        max(1, (area.height + _SMALL_ROW_GAP) // (2 * _SMALL_LEAST + _SMALL_ROW_GAP)),
    )


def paint_outwards(canvas: Canvas, faces: Sequence[Face], area: Area, *, left: bool) -> None:
    """Draw tiles end to end from an area's inner edge to its outer one, as many as have room."""
    middle, x = area.y + area.height // 2, area.x + area.width if left else area.x
    laid: list[tuple[Face, Box]] = []
    for face in faces:
        width, height = face.size(_UNIT)
        start = x - width if left else x
        if start < area.x or start + width > area.x + area.width:
            break
        laid.append((face, (start, middle - height // 2, width, height)))
        x = start if left else start + width
    paint_shadows(canvas, [box for _, box in laid], _UNIT)
    for face, (x, y, _, _) in laid:
        canvas.paste(tile_sprite(face, _UNIT, canvas.theme), x, y)
