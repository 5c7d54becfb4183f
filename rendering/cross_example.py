"""The example position of UNO Dominos for the rules: a cross that can be played."""

from bot.games.cross.domos import Domo
from bot.games.cross.streets import Joined
from bot.games.cross.view import CrossView

_START = "Y7-Y7"
_STREETS = (
    "Y7-Y5 B5-BD2",
    "G7-GRV BRV-BRV BRV-BSK",
    "R7-R6 R6-R2 W4-W4",
    "B7-B4 R4-R5 Y5-Y5 B5-DE",
)


def example() -> CrossView:
    """Answer the public view: four streets, one of them closed, colours, numbers and symbols that agree."""
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
