"""How large a table's picture is, and the pieces on it."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.view import View
from rendering import SeatLabel
from rendering.kit.canvas import Area, Canvas
from rendering.kit.surface import cloth_of
from rendering.meld import room as melds
from rendering.meld.layout import pack
from rendering.meld.table import under_piles
from rendering.players.layout import WIDTH, lay_plates
from rendering.rack import room as racks
from rendering.registry import room_of
from rendering.room import NO_WORDS, DrawingRoom, TableFrame
from rendering.tile_room import HIGHEST, TileRoom


class Scale(NamedTuple):
    """The size of a table's picture in pixels, and the narrow side of half a tile, or of a card, in it."""

    width: int
    height: int
    piece: int

    def points(self, wide: float, high: float = float("inf")) -> float:
        """Return the points that a piece has where the picture has at most so many points' width and height."""
        return self.piece * min(wide / self.width, high / self.height)


def scale_of(view: View, seats: Sequence[SeatLabel], revealed: Sequence[tuple[str, ...]] | None = None) -> Scale:
    """Return the size of the picture of a table, and of a piece on it."""
    room = room_of(view.game)
    frame = TableFrame(
        seats, NO_WORDS, revealed if revealed is not None else room.open_hands(view), revealed is not None
    )
    plates = room.plates(view, frame, room.sheet_theme(view.game, "dark"))
    frame = frame._replace(layout=lay_plates(plates, room.step(view, frame)))
    frame = frame._replace(spread=room.spread(view, frame))
    height = room.height(view, frame)
    cloth = cloth_of(WIDTH, height, frame.layout.height, room.rail(frame))
    return Scale(WIDTH, height, _piece(room, view, frame, cloth))


def _piece(room: DrawingRoom, view: View, frame: TableFrame, cloth: Area) -> int:
    if isinstance(room, TileRoom):
        return frame.spread.laid.unit
    if isinstance(room, racks.RackRoom):
        sheet = Canvas(WIDTH, HIGHEST, room.sheet_theme(view.game, "dark"))
        rest = racks._paint_top(sheet, view, NO_WORDS, cloth)
        return racks._lanes(len(view.sizes), rest)[1]
    rows, left = melds._rows(view, frame.hands)
    area = melds._inside(under_piles(view, cloth))
    return pack(tuple(len(row.cards) for row in (*rows, *left)), area.width, area.height, len(left)).width
