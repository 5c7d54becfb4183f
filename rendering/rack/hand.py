"""A player's own rack as a picture: two rows of tiles, numbered like the buttons."""

from collections.abc import Sequence

from bot.games.rack.view import RackView
from rendering.kit.cache import Cache
from rendering.kit.canvas import Canvas, Sprite
from rendering.kit.hand import number_plate
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, label_sprite
from rendering.players.badges import mark_sprite
from rendering.rack.faces import paint_tile, tile_height
from rendering.rack.table import style_of
from rendering.values import HandPlan

WIDTH = 1080
_MARGIN, _GAP, _APART = 34, 8, 26  # pixels: at the sides, between tiles, between those that belong together
_LARGEST, _RAISED = 120, 30  # pixels of a tile, over a row: by so much picked ones are raised
_LEDGE, _ROW_GAP = 66, 14  # pixels of the rack's ledge with the numbers, under it
_ROWS, _MOST = 2, 10  # rows, tiles in a row from which on there are more rows
_NUMBER = TextStyle(40, "card", "rim", 700)
_ledges: Cache[Sprite] = Cache(8)


def draw_rack(view: RackView, order: Sequence[str], plan: HandPlan, theme: str) -> bytes:
    """Draw a rack in an order as PNG, 1080 pixels wide."""
    rows = _rows(len(order))
    gaps = _gaps(plan.together)
    width = min([_LARGEST, *(_width(row, gaps) for row in rows)])
    pitch = _RAISED + tile_height(width) + _LEDGE + _ROW_GAP
    canvas = Canvas(WIDTH, max(200, pitch * len(rows)), theme, quick=True)
    if not order:
        canvas.paste(mark_sprite("out", 120, theme, "felt"), (WIDTH - 120) // 2, 40)
    for index, row in enumerate(rows):
        _paint_row(canvas, view, order, row, plan, gaps, width, index * pitch + _RAISED)
    return canvas.png()


def _rows(tiles: int) -> list[range]:
    """Two rows, the upper one longer; more if there are very many tiles."""
    count = max(_ROWS, -(-tiles // _MOST))
    most = max(1, -(-tiles // count))
    return [range(start, min(start + most, tiles)) for start in range(0, tiles, most)]


def _gaps(together: Sequence[int]) -> frozenset[int]:
    """The places before which there is a gap."""
    return frozenset(sum(together[: index + 1]) for index in range(len(together)))


def _extra(row: range, gaps: frozenset[int]) -> int:
    """Pixels of the gaps inside a row."""
    return (_APART - _GAP) * sum(place in gaps for place in row[1:])


def _width(row: range, gaps: frozenset[int]) -> int:
    return (WIDTH - 2 * _MARGIN - _extra(row, gaps) + _GAP) // len(row) - _GAP


def _paint_row(
    canvas: Canvas,
    view: RackView,
    order: Sequence[str],
    row: range,
    plan: HandPlan,
    gaps: frozenset[int],
    width: int,
    y: int,
) -> None:
    """Draw a row of tiles on its ledge; picked ones are raised, what was drawn last is lit."""
    high = tile_height(width)
    x = (WIDTH - len(row) * (width + _GAP) + _GAP - _extra(row, gaps)) // 2
    middles = []
    drawn = max((place for place, tile in enumerate(order) if tile == view.drawn), default=None)
    for place in row:
        if place in gaps and place != row[0]:
            x += _APART - _GAP
        picked = place in plan.picked
        style = style_of(view, order[place], width, lit=picked or place == drawn)
        paint_tile(canvas, order[place], style, x, y - (_RAISED - 8) * picked)
        middles.append(x + width // 2)
        x += width + _GAP
    canvas.paste(_ledge_sprite(canvas.theme), 0, y + high - 6)
    for place, middle in zip(row, middles, strict=True):
        _paint_number(canvas, place + 1, place in plan.picked, middle, y + high)


def _paint_number(canvas: Canvas, number: int, picked: bool, middle: int, y: int) -> None:
    if picked:
        sprite: Sprite | None = number_plate(str(number), canvas.theme, "rim")
    else:
        sprite = label_sprite(str(number), _NUMBER, canvas.theme, 100)
    assert sprite is not None
    canvas.paste(sprite, middle - sprite.width // 2, y + 4 + (_LEDGE - 14 - sprite.height) // 2)


def _ledge_sprite(theme: str) -> Sprite:
    """The wooden ledge on which a row of tiles stands."""
    size = (WIDTH, _LEDGE + 6)

    def paint(pen: Pen) -> None:
        left, wide = 10, WIDTH - 20
        pen.block(left - 4, 6, wide + 8, _LEDGE, "shade-1", 18)
        pen.block(left - 2, 6, wide + 4, _LEDGE - 3, "shade-2", 16)
        pen.block(left, 0, wide, _LEDGE, "rim-dark", 14)
        pen.block(left, 0, wide, _LEDGE - 5, "rim", 14)
        pen.block(left + 10, 3, wide - 20, 3, "rim-light", 1.5)

    return _ledges.get(theme, lambda: make_sprite(*size, theme, "felt", paint))
