"""What the card of a result is made of: players and short texts, all already worded and translated."""

import msgspec

from rendering.values import SeatLabel


class ResultSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A player on the card of a result.

    `label` says who it is; its place is None where there are no places, `won` is true for each who is first.
    `otherwise` stands for a name of which the font has nothing. `points` is a short text, `told` a line below the name
    ("": none). `hand` is what was left at the end (None: nobody may see it).
    """

    label: SeatLabel
    otherwise: str
    points: str
    told: str = ""
    hand: tuple[str, ...] | None = None


class ResultWords(msgspec.Struct, frozen=True, kw_only=True):
    """The texts of the card: game and day on its edge, `title` on the ribbon, `score` below it.

    `note` is one line of what is special ("": nothing is), `moment` says what the picture of the table shows.
    """

    game: str
    day: str
    title: str
    score: str = ""
    note: str = ""
    moment: str = ""
