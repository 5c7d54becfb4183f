"""The drawing room of rummy with tiles on racks."""

from collections.abc import Sequence

from bot.games.rack.rules.view import RackView
from rendering.kit.canvas import Area, Canvas
from rendering.players.layout import Plate
from rendering.rack.faces import TILES, back_sprite, paint_tile_emoji
from rendering.rack.hand import lay_rack
from rendering.rack.table import lanes, paint_hands, paint_lanes, paint_parts, paint_top, under_top
from rendering.room import PieceSet
from rendering.slab_room import SlabRoom, plate_of
from rendering.table_room import Shown
from rendering.values import HandPlan, TableWords

_EXAMPLE = 84  # pixels of a tile in the example


def example() -> RackView:
    """The public view of a deal that was won with runs and groups, with a joker in them."""
    return RackView(
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
        combinations=(
            ("R1", "R2", "R3", "R4"),
            ("B7", "K7", "Y7"),
            ("K11", "K12", "K13", "K1"),
            ("Y3", "B6=R3", "B3"),
        ),
        hands=(),
    )


class RackRoom(SlabRoom[RackView]):
    """Draws tables with racks."""

    def step(self, view: RackView, shown: Shown) -> int:
        """The direction of play."""
        return view.step

    def open_hands(self, view: RackView) -> Sequence[tuple[str, ...]] | None:
        """The hands of a deal that is over."""
        return view.hands

    def paint_cloth(self, canvas: Canvas, view: RackView, shown: Shown, cloth: Area) -> None:
        """Draw the turned tile, the talon and everybody's discards; at the end all hands."""
        rest = paint_top(canvas, view, shown.words, cloth)
        if shown.hands is None:
            paint_lanes(canvas, view, shown.seats, rest)
        else:
            paint_hands(canvas, view, shown.seats, shown.hands, rest)

    def piece(self, view: RackView, shown: Shown, cloth: Area) -> int:
        """The width of a tile."""
        return lanes(len(view.sizes), under_top(cloth))[1]

    def paint_example(self, canvas: Canvas, view: RackView, words: TableWords, cloth: Area) -> None:
        """Draw the turned tile and a hand that won."""
        rest = paint_top(canvas, view, words, cloth)
        for row, parts in enumerate((view.combinations[:2], view.combinations[2:])):
            area = Area(rest.x + 24, rest.y + row * rest.height // 2, rest.width - 48, rest.height // 2)
            paint_parts(canvas, view, parts, area, _EXAMPLE, lit=False)

    def plates(self, view: RackView, shown: Shown, theme: str) -> list[Plate]:
        """Tiles held."""
        icon = back_sprite(28, theme)
        return [
            plate_of(view, label, size, icon, shown)._replace(won=label.seat == view.winner)
            for label, size in zip(shown.seats, view.sizes, strict=True)
        ]

    def lay_pieces(self, view: RackView, order: Sequence[str], plan: HandPlan, theme: str) -> Canvas:
        """Lay the rack."""
        return lay_rack(view, order, plan, theme)


RACK = RackRoom({"tabla": PieceSet("tabla", TILES, paint_tile_emoji, "cards")}, {"tabla": example()})
