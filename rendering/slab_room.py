"""The drawing room of rummy, with cards or with tiles on racks: what its families share."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from bot.games.drawn import HandPlan
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.surface import RAIL, RIM
from rendering.players.banner import paint_banner
from rendering.players.layout import WIDTH, Plate, Plates
from rendering.room import Drawable
from rendering.rows import BOARD
from rendering.table_room import Shown, TableRoom
from rendering.values import SeatLabel, TableWords


class RummyView(Drawable, Protocol):
    """A view of rummy: it has the direction of play besides, which never turns round."""

    @property
    def step(self) -> int:
        """1 in the order of the seats, else -1."""


V = TypeVar("V", bound=RummyView)


class SlabRoom(TableRoom[V]):
    """Draws a family of rummy: a cloth in a narrow rim, which is broad for the winners' banner at the end.

    A family says how its hand lies (`lay_pieces`), besides what any table asks for.
    """

    def lay_pieces(self, view: V, order: Sequence[str], plan: HandPlan, theme: str, *, alone: bool = True) -> Canvas:
        """Lay a hand in that order on a sheet of that theme; not `alone`: it is low, for it lies under a table."""
        raise NotImplementedError

    def low_cloth(self, view: V, inner: int) -> int:
        """Return the height of what lies on a low table that is so many pixels wide inside."""
        raise NotImplementedError

    def step(self, view: V, shown: Shown[V]) -> int:
        """Return the direction of play, also once the deal is over."""
        return view.step

    def height(self, view: V, shown: Shown[V], layout: Plates) -> int:
        """Return the same height, however many players there are; of a low table, what lies there needs."""
        if shown.low:
            return layout.height + 2 * RIM + self.low_cloth(view, WIDTH - 2 * RIM)
        return BOARD

    def rail(self, shown: Shown[V]) -> int:
        """Return the height of the banner once the round is over, else that of the narrow rim."""
        return RAIL if shown.winners else RIM

    def paint_rail(self, canvas: Canvas, view: V, shown: Shown[V]) -> None:
        """Draw the winners' banner."""
        paint_banner(canvas, shown.winners, shown.words, canvas.height - RAIL, RAIL)

    def lay_hand(
        self, view: Drawable, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan, *, alone: bool = True
    ) -> Canvas:
        """Lay a hand, what was put down in front of it."""
        own, theme = self.own_view(view), self.sheet_theme(view.game, theme)
        return self.lay_pieces(own, order, plan, theme, alone=alone)


def plate_of(view: V, label: SeatLabel, size: int, icon: Sprite, shown: Shown[V]) -> Plate:
    """Return what every player's plate shows: so many pieces held, behind the picture of one, and the score."""
    return Plate(
        label,
        view.turn == label.seat,
        size,
        icon,
        pieces=label.tiles or shown.words.tiles,
        turn=shown.words.turn,
        score=label.points or shown.words.score,
    )
