"""The drawing room of rummy with tiles on racks."""

from collections.abc import Sequence

from bot.games.rack.view import RackView
from rendering.kit.canvas import Area, Canvas
from rendering.kit.surface import paint_surface
from rendering.players.row import ROW_HEIGHT, RowPlate, paint_row
from rendering.rack.faces import TILES, back_sprite, paint_tile_emoji
from rendering.rack.hand import draw_rack
from rendering.rack.table import paint_hands, paint_lanes, paint_parts, paint_top
from rendering.room import DrawingRoom, PieceSet
from rendering.values import HandPlan, SeatLabel, TableWords

WIDTH, HEIGHT, EXAMPLE_HEIGHT, _EXAMPLE = 1200, 800, 420, 84  # pixels; the last of a tile in the example
_NO_WORDS = TableWords(turn="", tiles="", score="")


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


class RackRoom(DrawingRoom[RackView]):
    """Draws tables with racks."""

    def draw_table(
        self,
        view: RackView,
        seats: Sequence[SeatLabel],
        words: TableWords,
        theme: str,
        revealed: Sequence[tuple[str, ...]] | None,
    ) -> bytes:
        """Draw players, the turned tile, the talon and everybody's discards; at the end all hands."""
        canvas = Canvas(WIDTH, HEIGHT, self.sheet_theme(view.game, theme), quick=True)
        paint_row(canvas, _plates(view, seats, words, canvas.theme), view.step)
        rest = paint_top(canvas, view, words, paint_surface(canvas, ROW_HEIGHT))
        hands = revealed if revealed is not None else view.hands
        if hands is None:
            paint_lanes(canvas, view, seats, rest)
        else:
            paint_hands(canvas, view, seats, hands, rest)
        return canvas.png()

    def draw_hand(
        self,
        view: RackView,
        words: TableWords,  # noqa: ARG002 - tiles need no words
        theme: str,
        order: Sequence[str],
        plan: HandPlan,
    ) -> bytes:
        """Draw the rack."""
        return draw_rack(view, order, plan, self.sheet_theme(view.game, theme))

    def draw_example(self, game: str, theme: str) -> bytes:
        """Draw the turned tile and a hand that won."""
        canvas = Canvas(WIDTH, EXAMPLE_HEIGHT, self.sheet_theme(game, theme))
        view = self.examples[game]
        rest = paint_top(canvas, view, _NO_WORDS, paint_surface(canvas, 0))
        for row, parts in enumerate((view.combinations[:2], view.combinations[2:])):
            area = Area(rest.x + 24, rest.y + row * rest.height // 2, rest.width - 48, rest.height // 2)
            paint_parts(canvas, view, parts, area, _EXAMPLE, lit=False)
        return canvas.png()


def _plates(view: RackView, seats: Sequence[SeatLabel], words: TableWords, theme: str) -> list[RowPlate]:
    icon = back_sprite(28, theme)
    return [
        RowPlate(
            label,
            view.turn == label.seat,
            str(size),
            icon,
            words.turn,
            words.score,
            won=label.seat == view.winner,
        )
        for label, size in zip(seats, view.sizes, strict=True)
    ]


RACK = RackRoom({"tabla": PieceSet("tabla", TILES, paint_tile_emoji, "cards")}, {"tabla": example()})
