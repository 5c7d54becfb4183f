"""The things on a table with racks: the turned tile with its jokers, the talon, discards; all of it on a low table.

On a low one, above a hand, two players' discards lie beside each other; how many tiles each holds stands on the plates.
"""

from collections.abc import Sequence

from bot.games.rack.rules.view import RackView
from rendering.kit.cache import kept
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, write
from rendering.players.badges import badge_sprite
from rendering.rack.tiles import MARGIN, SIDE, TileStyle, outline_sprite, paint_tile, pile_sprite, style_of, tile_height
from rendering.values import SeatLabel

# --- rows of tiles ---


_GAP = SIDE + 1  # pixels between tiles
_APART = 28  # pixels between combinations
_LARGEST = 108  # pixels of a tile of the hand that won, at most
_SMALL = 44  # pixels of a tile that was left in a hand, at most
_BESIDE = 78  # pixels of a tile on the rack beside a face
_LEDGE = 30  # pixels of the rack's height
_RUN = ("10", "11", "12", "13", "1")


def paint_middle(canvas: Canvas, view: RackView, parts: Sequence[Sequence[str]], area: Area, *, lit: bool) -> None:
    """Draw combinations side by side in the middle of an area, as large as there is room."""
    tiles = sum(map(len, parts))
    gaps = (tiles - len(parts)) * _GAP + (len(parts) - 1) * _APART
    width = min(_LARGEST, (area.width - gaps) // max(1, tiles), int((area.height - 2 * MARGIN) / 1.3))
    x = area.x + (area.width - tiles * width - gaps) // 2
    y = area.y + (area.height - tile_height(width)) // 2
    paint_parts(canvas, view, parts, (x, y), width, _GAP, _APART - _GAP, lit=lit)


def paint_parts(
    canvas: Canvas,
    view: RackView,
    parts: Sequence[Sequence[str]],
    corner: tuple[int, int],
    width: int,
    gap: int,
    apart: int,
    *,
    lit: bool,
) -> None:
    """Draw tiles so wide in a row, with a gap behind each, and so many pixels more behind each part."""
    x, y = corner
    for part in parts:
        for tile in part:
            paint_tile(canvas, tile, style_of(view, tile, width, lit=lit), x, y)
            x += width + gap
        x += apart


def paint_small(canvas: Canvas, view: RackView, tiles: Sequence[str], area: Area) -> None:
    """Draw tiles in two rows at the left of an area."""
    columns = -(-len(tiles) // 2)
    high = (area.height - 2 * _GAP) // 2
    width = min(_SMALL, int(high / 1.3), (area.width - 2 * SIDE) // columns - _GAP)
    pitch = tile_height(width) + _GAP
    top = area.y + (area.height - 2 * pitch + _GAP) // 2
    for at, tile in enumerate(tiles):
        row, column = divmod(at, columns)
        x, y = area.x + SIDE + column * (width + _GAP), top + row * pitch
        paint_tile(canvas, tile, style_of(view, tile, width), x, y)


def paint_standing(canvas: Canvas, view: RackView, colour: str, area: Area, *, left: bool) -> None:
    """Draw a run on a rack, at the inner edge of an area, as many tiles as there is room for."""
    step = _BESIDE + _GAP
    if area.width <= 3 * step:
        return
    tiles = _RUN[-((area.width - 2 * _GAP) // step) :]
    long = len(tiles) * step + 3 * _GAP
    x = area.x + area.width - long if left else area.x
    y = area.y + (area.height - tile_height(_BESIDE) - _LEDGE // 2) // 2
    for at, number in enumerate(tiles):
        tile = colour + number
        paint_tile(canvas, tile, style_of(view, tile, _BESIDE), x + 2 * _GAP + at * step, y)
    canvas.paste(_ledge_sprite(long, canvas.theme), x, y + tile_height(_BESIDE) - _LEDGE // 3)


@kept
def _ledge_sprite(width: int, theme: str) -> Sprite:
    """Return the wooden ledge in front of tiles."""

    def paint(pen: Pen) -> None:
        for block in (
            (0, 6, width, _LEDGE, "shade-2", 10),
            (0, 0, width, _LEDGE, "rim-dark", 9),
            (0, 0, width, _LEDGE - 5, "rim", 9),
            (6, 3, width - 12, 3, "rim-light", 1.5),
        ):
            pen.block(*block)

    return make_sprite(width, _LEDGE + 6, theme, "felt", paint)


# --- tables ---


GAP = 2 * SIDE  # pixels between tiles
_TOP = 64  # pixels of the tiles at the top
_TILE = 58  # pixels of discards
_EDGE = 16  # pixels from the side of a lane
_BADGE = 48  # pixels
_COLUMNS = 2  # players whose discards lie beside each other
_LANE = tile_height(_TILE) + 18
_STRIP = tile_height(_TOP) + 2 * 20
_TEXT = TextStyle(40, "ink", "felt", 700)
_MORE = TextStyle(32, "muted", "felt", 700)


def paint_turned(canvas: Canvas, view: RackView, x: int, y: int, width: int) -> None:
    """Draw the turned tile, so many pixels wide, or its empty place, and the jokers that it names."""
    if view.turned:
        paint_tile(canvas, view.turned, style_of(view, view.turned, width), x, y)
    else:
        canvas.paste(outline_sprite(width, canvas.theme), x - MARGIN, y - MARGIN)
    arrow = _arrow_sprite(canvas.theme)
    canvas.paste(arrow, x + width + 12, y + (tile_height(width) - arrow.height) // 2)
    x += width + 24 + arrow.width
    for joker in view.jokers:
        paint_tile(canvas, joker, TileStyle(width, joker=True, lit=joker == view.jokers[0]), x, y)
        x += width + GAP + 4


def paint_talon(canvas: Canvas, count: int, x: int, y: int, width: int) -> None:
    """Draw the pile as high as it is, its count beside it; the tiles at the top are `width` pixels wide."""
    if count:
        layers = min(3, -(-count // 16))
        canvas.paste(pile_sprite(layers, width - 8, canvas.theme), x - MARGIN, y - MARGIN + 10 - 7 * (layers - 1))
    else:
        canvas.paste(outline_sprite(width - 8, canvas.theme), x - MARGIN, y - MARGIN)
    write(canvas, str(count), _TEXT, x + width + 12, y, 100, height=tile_height(width))


def paint_discards(canvas: Canvas, view: RackView, seat: int, width: int, area: Area) -> None:
    """Draw a player's last discards in rows, the newest last; how many lie under them stands before."""
    tiles, high = view.discards[seat], tile_height(width) + 12
    columns, rows = (area.width - 70 + GAP) // (width + GAP), max(1, (area.height - 12) // high)
    drawn = tiles[-columns * rows :]
    used = max(1, -(-len(drawn) // columns))
    top = area.y + (area.height - used * high + 12) // 2
    if len(drawn) < len(tiles):
        write(canvas, f"+{len(tiles) - len(drawn)}", _MORE, area.x, top, 62, height=high - 12)
    for index, tile in enumerate(drawn):
        row, column = divmod(index, columns)
        lit = index == len(drawn) - 1 and view.last_by == seat and not view.ended
        x, y = area.x + 70 + column * (width + GAP), top + row * high
        paint_tile(canvas, tile, style_of(view, tile, width, lit=lit), x, y)


@kept
def _arrow_sprite(theme: str) -> Sprite:
    """Return the arrow that leads from the turned tile to the joker."""

    def paint(pen: Pen) -> None:
        pen.line([(4, 22), (30, 22)], 7, "muted")
        pen.polygon([(24, 6), (44, 22), (24, 38)], "muted")

    return make_sprite(46, 44, theme, "felt", paint)


# --- a low table, above a hand ---


def low_cloth(players: int) -> int:
    """Return the height of a low table's cloth for so many players, in pixels."""
    return _STRIP + -(-players // _COLUMNS) * _LANE


def paint_low(canvas: Canvas, view: RackView, seats: Sequence[SeatLabel], area: Area) -> None:
    """Draw it: the discard that came last shines."""
    y = area.y + (_STRIP - tile_height(_TOP)) // 2
    paint_turned(canvas, view, area.x + _EDGE, y, _TOP)
    paint_talon(canvas, view.talon, area.x + area.width // 2 + _EDGE, y, _TOP)
    wide = area.width // _COLUMNS
    for label in seats:
        row, column = divmod(label.seat, _COLUMNS)
        lane = Area(area.x + column * wide, area.y + _STRIP + row * _LANE, wide, _LANE)
        _paint_lane(canvas, view, label, lane)


def _paint_lane(canvas: Canvas, view: RackView, label: SeatLabel, lane: Area) -> None:
    """Draw the badge of a player, and the last discards."""
    badge = badge_sprite(label.seat, label.name, _BADGE, canvas.theme, "felt")
    canvas.paste(badge, lane.x + _EDGE, lane.y + (lane.height - badge.height) // 2)
    canvas.fill(lane.x + _EDGE, lane.y, lane.width - 2 * _EDGE, 2, "shade-2")
    left = _EDGE + _BADGE + 6
    paint_discards(canvas, view, label.seat, _TILE, Area(lane.x + left, lane.y, lane.width - left - 6, lane.height))
