"""The drawing room of rummy with racks: the turned tile and the talon at the top, a lane for each player under them."""

from collections.abc import Sequence

from bot.games.drawn import HandPlan
from bot.games.rack.rules.view import RackView
from rendering.kit.cache import kept
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, write
from rendering.players.badges import badge_sprite
from rendering.players.layout import Plate
from rendering.rack.table import (
    GAP,
    low_cloth,
    paint_discards,
    paint_low,
    paint_middle,
    paint_parts,
    paint_small,
    paint_standing,
    paint_talon,
    paint_turned,
)
from rendering.rack.tiles import ALONE, HIGH, TILES, UNDER, back_sprite, lay_rack, paint_tile_emoji, tile_height
from rendering.room import NO_WORDS, DrawingRoom, PieceSet, TableFrame, plate_of
from rendering.values import SeatLabel, TableWords

_TOP = 76  # pixels of the tiles at the top
_ROUND = 14  # pixels of cloth over and under them
_TOP_HIGH = 145  # pixels of what stands at the top
_TWO_ROWS = 240  # pixels from which on a moment has two rows
_HIGHEST = 84  # pixels of a tile in a lane at most
_LEAST = 54  # pixels of a tile in a lane at least
_TWO_WIDE = 76  # pixels of a tile with which a lane has two rows rather than one
_RACK = 300  # pixels of a rack's width
_BACK = 19  # pixels of a back on a rack
_LEDGE = 10  # pixels of a rack's ledge
_APART = 18  # pixels between combinations
_SMALL = TextStyle(32, "ink", "felt", 600)
_EXAMPLE = 84  # pixels of a tile in the example


# the public view of a deal that was won with runs and groups, with a joker in them
_WON = RackView(
    game="tabla",
    seat=None,
    turn=None,
    legal=(),
    hand=None,
    sizes=(14, 14),
    ended=True,
    talon=52,
    turned="B5",
    jokers=("B6",),
    stand_in="B6",
    step=1,
    phase="",
    discards=((), ()),
    end="hand",
    winner=0,
    kind="runs",
    combinations=(("R1", "R2", "R3", "R4"), ("B7", "K7", "Y7"), ("K11", "K12", "K13", "K1"), ("Y3", "B6=R3", "B3")),
    hands=(),
)


class RackRoom(DrawingRoom[RackView]):
    """Draws tables with racks."""

    views = RackView

    def open_hands(self, view: RackView) -> Sequence[tuple[str, ...]] | None:
        """Return the hands of a deal that is over."""
        return view.hands

    def step(self, view: RackView, frame: TableFrame[RackView]) -> int:
        """Return the direction of play, also once the deal is over."""
        return view.step

    def paint_cloth(self, canvas: Canvas, view: RackView, frame: TableFrame[RackView], cloth: Area) -> None:
        """Draw the turned tile, the talon and everybody's discards; at the end all hands."""
        if frame.low:
            paint_low(canvas, view, frame.seats, cloth)
            return
        rest = _paint_top(canvas, view, frame.words, cloth)
        if frame.hands is None:
            _paint_lanes(canvas, view, frame.seats, rest)
        else:
            _paint_hands(canvas, view, frame.seats, frame.hands, rest)

    def paint_moment(self, canvas: Canvas, view: RackView, area: Area) -> None:
        """Draw the hand that won by its combinations; while nobody has, the turned tile and the talon."""
        if not view.combinations:
            _paint_top(canvas, view, NO_WORDS, area._replace(y=area.y + (area.height - _TOP_HIGH) // 2))
            return
        half = len(view.combinations) // 2 if len(view.combinations) > 2 and area.height > _TWO_ROWS else 0
        rows = [view.combinations[:half], view.combinations[half:]] if half else [view.combinations]
        high = area.height // len(rows)
        for at, parts in enumerate(rows):
            paint_middle(canvas, view, parts, Area(area.x, area.y + at * high, area.width, high), lit=True)

    def paint_rest(self, canvas: Canvas, view: RackView, pieces: Sequence[str], area: Area) -> None:
        """Draw tiles in two rows."""
        paint_small(canvas, view, pieces, area)

    def paint_ornament(self, canvas: Canvas, game: str, area: Area, *, left: bool) -> None:
        """Draw a rack with a run on it."""
        paint_standing(canvas, self.examples[game], "B" if left else "R", area, left=left)

    def low_cloth(self, view: RackView, inner: int) -> int:
        """Return the height of the tiles at the top, and of the discards."""
        return low_cloth(len(view.sizes))

    def paint_example(self, canvas: Canvas, view: RackView, words: TableWords, cloth: Area) -> None:
        """Draw the turned tile and a hand that won."""
        rest = _paint_top(canvas, view, words, cloth)
        for row, parts in enumerate((view.combinations[:2], view.combinations[2:])):
            area = Area(rest.x + 24, rest.y + row * rest.height // 2, rest.width - 48, rest.height // 2)
            _paint_parts(canvas, view, parts, area, _EXAMPLE, lit=False)

    def plates(self, view: RackView, frame: TableFrame[RackView], theme: str) -> list[Plate]:
        """Return the players' plates: tiles held."""
        icon = back_sprite(28, theme)
        return [
            plate_of(view, label, size, icon, frame)._replace(won=label.seat == view.winner)
            for label, size in zip(frame.seats, view.sizes, strict=True)
        ]

    def lay_hand(
        self, view: RackView, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan, *, alone: bool = True
    ) -> Canvas:
        """Lay the rack."""
        return lay_rack(view, order, plan, self.sheet_theme(view.game, theme), ALONE if alone else UNDER)


# --- what lies on the cloth ---


def _paint_top(canvas: Canvas, view: RackView, words: TableWords, area: Area) -> Area:
    """Draw the turned tile, the joker that it names, the talon and the round; return the rest of the area."""
    y = area.y + _ROUND
    paint_turned(canvas, view, area.x + 24, y, _TOP)
    paint_talon(canvas, view.talon, area.x + area.width // 2 + 20, y, _TOP)
    write(canvas, words.round, _SMALL, area.x + area.width - 30, y, 240, at=2, height=tile_height(_TOP))
    used = tile_height(_TOP) + 2 * _ROUND
    return Area(area.x, area.y + used, area.width, area.height - used)


def _paint_lanes(canvas: Canvas, view: RackView, seats: Sequence[SeatLabel], area: Area) -> None:
    """Draw a lane for each player: the rack with its backs and the discards."""
    pitch, width = _lanes(len(seats), area)
    for label in seats:
        y = area.y + label.seat * pitch
        middle = y + pitch // 2
        _paint_owner(canvas, label, area.x + 20, middle)
        rack = _rack_sprite(view.sizes[label.seat], canvas.theme)
        canvas.paste(rack, area.x + 92, middle - rack.height // 2)
        paint_discards(canvas, view, label.seat, width, Area(area.x + 420, y, area.width - 440, pitch))
        _paint_line(canvas, label.seat, area, y)


def _paint_hands(
    canvas: Canvas, view: RackView, seats: Sequence[SeatLabel], hands: Sequence[Sequence[str]], area: Area
) -> None:
    """Draw all hands at the end: the winner's by its combinations, lit; the others' as they were held."""
    pitch, highest = _lanes(len(seats), area)
    for label in seats:
        won = label.seat == view.winner and bool(view.combinations)
        parts = view.combinations if won else (tuple(hands[label.seat]),)
        y = area.y + label.seat * pitch
        _paint_owner(canvas, label, area.x + 20, y + pitch // 2)
        _paint_line(canvas, label.seat, area, y)
        _paint_parts(canvas, view, parts, Area(area.x + 96, y, area.width - 116, pitch), highest, lit=won)


def _paint_parts(
    canvas: Canvas, view: RackView, parts: Sequence[Sequence[str]], area: Area, highest: int, *, lit: bool
) -> None:
    """Draw tiles in a row with gaps between parts, as large as there is room."""
    if not (count := sum(map(len, parts))):
        return
    width = min(highest, (area.width - (count - 1) * GAP - (len(parts) - 1) * _APART) // count)
    corner = area.x, area.y + (area.height - tile_height(width)) // 2
    paint_parts(canvas, view, parts, corner, width, GAP, _APART, lit=lit)


def _lanes(players: int, area: Area) -> tuple[int, int]:
    """Return the height of a lane and the width of a tile in it."""
    pitch = area.height // players
    two = int((pitch - 36) / 2 / HIGH)
    return pitch, two if two >= _TWO_WIDE else max(_LEAST, min(_HIGHEST, int((pitch - 16) / HIGH)))


def _paint_owner(canvas: Canvas, label: SeatLabel, x: int, middle: int) -> None:
    badge = badge_sprite(label.seat, label.name, 56, canvas.theme, "felt")
    canvas.paste(badge, x, middle - badge.height // 2)


def _paint_line(canvas: Canvas, seat: int, area: Area, y: int) -> None:
    """Draw the line between two lanes."""
    if seat:
        canvas.fill(area.x + 20, y - 1, area.width - 40, 2, "shade-2")


@kept
def _rack_sprite(tiles: int, theme: str) -> Sprite:
    """Return a rack with so many tiles face down."""
    back = back_sprite(_BACK, theme, "felt")
    size = (_RACK, back.height + 2 * _LEDGE)

    def paint(pen: Pen) -> None:
        top = back.height - _LEDGE
        for block in (
            (0, top + 4, _RACK, 3 * _LEDGE - 4, "shade-2", 8),
            (0, top, _RACK, 3 * _LEDGE - 5, "rim-dark", 7),
            (0, top, _RACK, 3 * _LEDGE - 9, "rim", 7),
            (4, top + 2, _RACK - 8, 3, "rim-light", 1.5),
        ):
            pen.block(*block)

    canvas = Canvas(*size, theme)
    canvas.paste(make_sprite(*size, theme, "felt", paint), 0, 0)
    step = min(_BACK, (_RACK - 16 - _BACK) // max(1, tiles - 1))
    left = (_RACK - step * (tiles - 1) - _BACK) // 2
    for index in range(tiles):
        canvas.paste(back, left + index * step, 0)
    return canvas.sprite()


RACK = RackRoom({"tabla": PieceSet(TILES, paint_tile_emoji, "cards")}, {"tabla": _WON})
