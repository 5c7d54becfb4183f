"""The drawing room of games with a table: how it is laid, which is the same in all families."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from bot.games.drawn import HandPlan
from rendering.kit.canvas import Area, Canvas
from rendering.kit.surface import cloth_of, paint_surface
from rendering.players.layout import NO_PLATES, WIDTH, Plate, Plates, lay_plates
from rendering.players.row import paint_plates, plate_sprite
from rendering.players.slim import slim_sprite
from rendering.room import Drawable, DrawingRoom, Scale
from rendering.values import SeatLabel, TableWords

EXAMPLE_HEIGHT = 420
NO_WORDS = TableWords(turn="", tiles="", score="")
V = TypeVar("V", bound=Drawable)


class Shown(NamedTuple, Generic[V]):
    """All that a table shows besides its view: players, words, and the hands that all see (None: none).

    `left`: they are what was left at the end of the round. `whole` is a later view of the round, in which all lies
    that lies now: what will not move until then lies where it will (None: as large as there is room now). `plan` is
    that of the player whose hand lies under the table in the same picture (None: the table stands alone): such a table
    is low, so that both are seen at once; the hand takes so many pixels `below` it. `layout` is that of the plates.
    """

    seats: Sequence[SeatLabel]
    words: TableWords
    hands: Sequence[tuple[str, ...]] | None
    left: bool
    whole: V | None = None
    plan: HandPlan | None = None
    below: int = 0
    layout: Plates = NO_PLATES

    @property
    def low(self) -> bool:
        """True for a table above a hand."""
        return self.plan is not None

    @property
    def targets(self) -> Sequence[str]:
        """Return what shines on the table (`HandPlan.targets`)."""
        return () if self.plan is None else self.plan.targets

    @property
    def winners(self) -> list[SeatLabel]:
        """Return the seats that have won the round."""
        return [label for label in self.seats if label.won]


class TableRoom(DrawingRoom[V]):
    """Lays a table: players at the top, a cloth under them, a rim in front of it.

    A family says what stands on the plates (`plates`, `step`), which hands lie open (`open_hands`) and how large the
    table is (`height`, `rail`), and paints what lies on the cloth (`paint_cloth`, and `paint_example` for the rules)
    and what stands on the rim (`paint_rail`).
    """

    def open_hands(self, view: V) -> Sequence[tuple[str, ...]] | None:
        """Return the hands that all see while the round goes on."""
        raise NotImplementedError

    def step(self, view: V, shown: Shown[V]) -> int:
        """Return the direction of play, 1 or -1 (0: not told)."""
        raise NotImplementedError

    def plates(self, view: V, shown: Shown[V], theme: str) -> list[Plate]:
        """Return what the players' plates show."""
        raise NotImplementedError

    def height(self, view: V, shown: Shown[V], layout: Plates) -> int:
        """Return the height of the picture in pixels; a low table has as little as what lies there needs."""
        raise NotImplementedError

    def rail(self, shown: Shown[V]) -> int:
        """Return the height of the rim in front in pixels."""
        raise NotImplementedError

    def piece(self, view: V, shown: Shown[V], cloth: Area) -> int:
        """Return the width of half a tile on the table, or of a card, in pixels."""
        raise NotImplementedError

    def paint_cloth(self, canvas: Canvas, view: V, shown: Shown[V], cloth: Area) -> None:
        """Draw all that lies on the table."""
        raise NotImplementedError

    def paint_rail(self, canvas: Canvas, view: V, shown: Shown[V]) -> None:
        """Draw what stands on the rim in front."""
        raise NotImplementedError

    def paint_example(self, canvas: Canvas, view: V, words: TableWords, cloth: Area) -> None:
        """Draw what lies on the table of an example."""
        raise NotImplementedError

    def lay_table(
        self,
        view: Drawable,
        seats: Sequence[SeatLabel],
        words: TableWords,
        theme: str,
        revealed: Sequence[tuple[str, ...]] | None,
        whole: Drawable | None = None,
        plan: HandPlan | None = None,
        below: int = 0,
    ) -> Canvas:
        """Lay a table on a sheet; where `whole` is given, as it lies in that later view of the round.

        With the `plan` of a player whose hand will lie under it, so many pixels high (`below`), it is low.
        """
        own, theme = self.own_view(view), self.sheet_theme(view.game, theme)
        shown = self._shown(own, seats, words, revealed)
        shown = shown._replace(whole=None if whole is None else self.own_view(whole), plan=plan, below=below)
        plates, step = self.plates(own, shown, theme), self.step(own, shown)
        layout = lay_plates(plates, step, low=shown.low)
        canvas = Canvas(WIDTH, self.height(own, shown, layout), theme)
        paint_plates(canvas, plates, layout, step, slim_sprite if layout.slim else plate_sprite)
        cloth = paint_surface(canvas, layout.height, self.rail(shown))
        self.paint_cloth(canvas, own, shown._replace(layout=layout), cloth)
        self.paint_rail(canvas, own, shown)
        return canvas

    def scale(
        self, view: Drawable, seats: Sequence[SeatLabel], revealed: Sequence[tuple[str, ...]] | None = None
    ) -> Scale:
        """Return the size of that picture, and of a piece on the table."""
        own = self.own_view(view)
        shown = self._shown(own, seats, NO_WORDS, revealed)
        plates = self.plates(own, shown, self.sheet_theme(view.game, "dark"))
        layout = lay_plates(plates, self.step(own, shown))
        height = self.height(own, shown, layout)
        cloth = cloth_of(WIDTH, height, layout.height, self.rail(shown))
        return Scale(WIDTH, height, self.piece(own, shown._replace(layout=layout), cloth))

    def draw_example(self, game: str, theme: str, words: TableWords) -> bytes:
        """Draw the example of a game's rules as PNG."""
        canvas = Canvas(WIDTH, EXAMPLE_HEIGHT, self.sheet_theme(game, theme))
        self.paint_example(canvas, self.examples[game], words, paint_surface(canvas, 0))
        return canvas.png()

    def _shown(
        self, view: V, seats: Sequence[SeatLabel], words: TableWords, revealed: Sequence[tuple[str, ...]] | None
    ) -> Shown[V]:
        hands = revealed if revealed is not None else self.open_hands(view)
        return Shown(seats, words, hands, revealed is not None)
