"""The drawing room of rummy, with cards or with tiles on racks: what its families share."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from bot.games.drawn import HandPlan
from rendering.kit.canvas import Canvas
from rendering.kit.surface import RAIL, RIM
from rendering.players.layout import WIDTH, Plates
from rendering.room import BOARD, Drawable, DrawingRoom, TableFrame, paint_banner
from rendering.values import TableWords


class RummyView(Drawable, Protocol):
    """A view of rummy: it also has the direction of play, which never turns."""

    @property
    def step(self) -> int:
        """Return 1 if play follows the order of the seats, else -1."""


V = TypeVar("V", bound=RummyView)


class SlabRoom(DrawingRoom[V]):
    """Draws a family of rummy: a cloth in a narrow rim, which is broad for the winners' banner at the end.

    Besides what every table needs, a family says how its hand lies (`lay_pieces`).
    """

    def lay_pieces(self, view: V, order: Sequence[str], plan: HandPlan, theme: str, *, alone: bool = True) -> Canvas:
        """Lay a hand in that order on a sheet of that theme; not `alone`: it is low, under a table."""
        raise NotImplementedError

    def low_cloth(self, view: V, inner: int) -> int:
        """Return the height of the cards or tiles on a low table that is so many pixels wide inside."""
        raise NotImplementedError

    def step(self, view: V, frame: TableFrame[V]) -> int:
        """Return the direction of play, also once the deal is over."""
        return view.step

    def height(self, view: V, frame: TableFrame[V], layout: Plates) -> int:
        """Return the same height for all numbers of players; of a low table, what its cards or tiles need."""
        if frame.low:
            return layout.height + 2 * RIM + self.low_cloth(view, WIDTH - 2 * RIM)
        return BOARD

    def rail(self, frame: TableFrame[V]) -> int:
        """Return the height of the banner once the round is over, else that of the narrow rim."""
        return RAIL if frame.winners else RIM

    def paint_rail(self, canvas: Canvas, view: V, frame: TableFrame[V]) -> None:
        """Draw the winners' banner."""
        paint_banner(canvas, frame.winners, frame.words, canvas.height - RAIL, RAIL)

    def lay_hand(
        self, view: Drawable, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan, *, alone: bool = True
    ) -> Canvas:
        """Lay a hand, and in front of it what the player has put down."""
        family_view, theme = self.own_view(view), self.sheet_theme(view.game, theme)
        return self.lay_pieces(family_view, order, plan, theme, alone=alone)
