"""The drawing room of rummy, with cards or with tiles on racks: what its families share."""

from typing import TypeVar

from bot.games.view import View
from rendering.kit.canvas import Canvas
from rendering.kit.surface import RAIL, RIM
from rendering.players.banner import paint_banner
from rendering.players.layout import Plates
from rendering.table_room import Shown, TableRoom

HEIGHT = 840
V = TypeVar("V", bound=View)


class SlabRoom(TableRoom[V]):
    """Draws a family of rummy: a cloth in a narrow rim, which is broad for the winners' banner at the end."""

    def height(self, view: V, layout: Plates) -> int:  # noqa: ARG002 - the same for all
        """The same, however many players there are."""
        return HEIGHT

    def rail(self, shown: Shown) -> int:
        """As high as the banner once the round is over."""
        return RAIL if shown.winners else RIM

    def paint_rail(self, canvas: Canvas, view: V, shown: Shown) -> None:  # noqa: ARG002 - the same for all
        """Draw the winners' banner."""
        paint_banner(canvas, shown.winners, shown.words, HEIGHT - RAIL, RAIL)
