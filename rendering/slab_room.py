"""The drawing room of rummy, with cards or with tiles on racks: what its families share."""

from collections.abc import Sequence
from typing import TypeVar

from bot.games.view import View
from rendering.kit.canvas import Area, Canvas
from rendering.kit.surface import RAIL, RIM, cloth_of, paint_surface
from rendering.players.banner import paint_banner
from rendering.players.layout import Plate, lay_plates
from rendering.players.row import paint_plates
from rendering.room import DrawingRoom, Scale
from rendering.values import SeatLabel, TableWords

WIDTH, HEIGHT, EXAMPLE_HEIGHT = 1200, 840, 420
_NO_WORDS = TableWords(turn="", tiles="", score="")
V = TypeVar("V", bound=View)


class SlabRoom(DrawingRoom[V]):
    """Draws a family of rummy: players at the top, a cloth under them, the winners' banner in front of it at the end.

    A family says what stands on the plates (`plates`, `step`), which hands lie open (`open_hands`), and paints what
    lies on the cloth (`paint_cloth`, and `paint_example` for the rules).
    """

    def step(self, view: V) -> int:
        """The direction of play, 1 or -1."""
        raise NotImplementedError

    def open_hands(self, view: V) -> Sequence[tuple[str, ...]] | None:
        """The hands that all see."""
        raise NotImplementedError

    def plates(
        self,
        view: V,
        seats: Sequence[SeatLabel],
        words: TableWords,
        hands: Sequence[tuple[str, ...]] | None,
        theme: str,
    ) -> list[Plate]:
        """What the players' plates show."""
        raise NotImplementedError

    def paint_cloth(
        self,
        canvas: Canvas,
        view: V,
        seats: Sequence[SeatLabel],
        words: TableWords,
        hands: Sequence[tuple[str, ...]] | None,
        cloth: Area,
    ) -> None:
        """Draw all that lies on the table; `hands` are those that all see."""
        raise NotImplementedError

    def piece(self, view: V, hands: Sequence[tuple[str, ...]] | None, cloth: Area) -> int:
        """How many pixels wide a piece on the table is."""
        raise NotImplementedError

    def paint_example(self, canvas: Canvas, view: V, cloth: Area) -> None:
        """Draw what lies on the table of an example."""
        raise NotImplementedError

    def lay_table(
        self,
        view: V,
        seats: Sequence[SeatLabel],
        words: TableWords,
        theme: str,
        revealed: Sequence[tuple[str, ...]] | None,
    ) -> Canvas:
        """Lay a table on a sheet."""
        canvas = Canvas(WIDTH, HEIGHT, self.sheet_theme(view.game, theme))
        hands = revealed if revealed is not None else self.open_hands(view)
        plates = self.plates(view, seats, words, hands, canvas.theme)
        layout = lay_plates(plates)
        paint_plates(canvas, plates, layout, self.step(view))
        winners = [label for label in seats if label.won]
        cloth = paint_surface(canvas, layout.height, RAIL if winners else RIM)
        self.paint_cloth(canvas, view, seats, words, hands, cloth)
        paint_banner(canvas, winners, words, HEIGHT - RAIL, RAIL)
        return canvas

    def scale(
        self, view: V, seats: Sequence[SeatLabel], revealed: Sequence[tuple[str, ...]] | None = None
    ) -> Scale:
        """How large that picture is, and a piece on the table."""
        hands = revealed if revealed is not None else self.open_hands(view)
        plates = self.plates(view, seats, _NO_WORDS, hands, self.sheet_theme(view.game, "dark"))
        rail = RAIL if any(label.won for label in seats) else RIM
        cloth = cloth_of(WIDTH, HEIGHT, lay_plates(plates).height, rail)
        return Scale(WIDTH, HEIGHT, self.piece(view, hands, cloth))

    def draw_example(self, game: str, theme: str) -> bytes:
        """Draw the example of a game's rules as PNG."""
        canvas = Canvas(WIDTH, EXAMPLE_HEIGHT, self.sheet_theme(game, theme))
        self.paint_example(canvas, self.examples[game], paint_surface(canvas, 0))
        return canvas.png()
