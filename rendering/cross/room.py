"""The drawing room of games with four streets: which they are, what is on their tiles, an example for the rules."""

from bot.games.cross.rules.domos import Domo
from bot.games.cross.rules.streets import NAMES, Joined
from bot.games.cross.rules.view import CrossView
from bot.games.view import View
from rendering.cross.ends import paint_street_ends, street_sprite
from rendering.cross.faces import domo_faces
from rendering.cross.table import layout_of, paint_cross
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.surface import RAIL
from rendering.tile_room import SeatFacts, TileRoom
from rendering.values import TableWords

_CLOTH = 824  # pixels
_START = "Y7-Y7"
_STREETS = (
    "Y7-Y5 B5-BD2",
    "G7-GRV BRV-BRV BRV-BSK",
    "R7-R6 R6-R2 W4-W4",
    "B7-B4 R4-R5 Y5-Y5 B5-DE",
)


def example() -> CrossView:
    """The public view: four streets, one of them closed, colours, numbers and symbols that agree."""
    streets = tuple(tuple(map(_joined, text.split())) for text in _STREETS)
    return CrossView(
        game="uno",
        seat=None,
        turn=0,
        legal=(),
        hand=None,
        sizes=(4, 4),
        start=_START,
        streets=streets,
        ends=tuple(street[-1].open for street in streets),
        closed=tuple(street[-1].open == "DE" for street in streets),
        last=(1, len(streets[1]) - 1),
        heap=60,
        step=1,
        phase="play",
        exposed=None,
    )


def _joined(text: str) -> Joined:
    """Read a domo as it lies, the touching half first."""
    touch, open_ = text.split("-")
    return Joined(text if text in Domo.known else f"{open_}-{touch}", touch, open_, 0)


class CrossRoom(TileRoom[CrossView]):
    """Draws tables with four streets."""

    ends = NAMES

    def cloth(self, view: CrossView) -> int:  # noqa: ARG002 - the same for all
        """Room for long streets."""
        return _CLOTH

    def unit(self, view: CrossView, width: int, height: int) -> int:
        """The pixels of a half."""
        return layout_of(view, width, height).unit

    def paint_table(
        self, canvas: Canvas, view: CrossView, words: TableWords, area: Area, whole: View | None = None
    ) -> None:
        """Draw the four streets."""
        cross = layout_of(view, area.width, area.height, whole if isinstance(whole, CrossView) else None)
        paint_cross(canvas, view, self.faces[view.game], words, area, cross)

    def has_ends(self, view: CrossView) -> bool:
        """While there is a start double and the round goes on."""
        return bool(view.ends) and not view.ended

    def paint_ends(self, canvas: Canvas, view: CrossView, words: TableWords, y: int) -> None:
        """Draw the four ends on the rim while the round goes on."""
        if not view.ended:
            paint_street_ends(canvas, view, words, y, RAIL)

    def end_sprite(self, end: str, words: TableWords, size: int, theme: str) -> Sprite:
        """The plate of a street."""
        street = NAMES.index(end)
        return street_sprite(street, words.streets[street], size, theme)

    def facts(self, view: CrossView) -> list[SeatFacts]:
        """Who is next, who has called his last domo, who laid the last Dead End."""
        return [
            SeatFacts(
                next=seat == follower(view),
                last_one=last_one(view, seat),
                marks=("dead-end",) if view.last_dead == seat else (),
            )
            for seat in range(len(view.sizes))
        ]

    def stock(self, view: CrossView) -> int | None:
        """The heap."""
        return view.heap

    def direction(self, view: CrossView) -> int:
        """The direction of play."""
        return view.step


def follower(view: CrossView) -> int | None:
    """The seat after the awaited one in the direction of play; None if nobody is awaited."""
    return None if view.turn is None else (view.turn + view.step) % len(view.sizes)


def last_one(view: CrossView, seat: int) -> str:
    """Whether a seat has one domo left: `called`, or `open` while it may be caught (UD-11), else ""."""
    if view.sizes[seat] != 1 or view.ended:
        return ""
    return "open" if view.exposed == seat else "called"


CROSS = CrossRoom({"uno": domo_faces()}, {"uno": example()})
