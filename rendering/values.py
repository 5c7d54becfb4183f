"""What pictures are made of besides a view: labels and short words, all already translated."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Literal

import msgspec

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("dark", "light")


class Portrait(msgspec.Struct, frozen=True):
    """A player's face: a small square picture as JPEG, and the key by which it is kept.

    Without a picture, `key` is a computer player's name, of whom we have a drawing.
    """

    key: str
    picture: bytes = b""


class SeatLabel(msgspec.Struct, frozen=True):
    """A player as the picture names them.

    `seat` counts from 0 and chooses colour and shape. `name` may be anything that people call themselves; what the font
    lacks is left out. `score` is the running total. `computer`: a computer plays the seat; `away`: the clock or the
    absent player does. `place` is the place to show at the end of a round or match (None: none yet). `tiles` and
    `points` are the words for what is held and for the score, as the numbers need them ("tile", "tiles"; "": those of
    the table's words). `won`: this player has won the round that is over. `portrait` is the player's face, if there is
    one.
    """

    seat: int
    name: str
    score: int
    computer: bool = False
    away: bool = False
    place: int | None = None
    tiles: str = ""
    points: str = ""
    won: bool = False
    portrait: Portrait | None = None


class TableWords(msgspec.Struct, frozen=True, kw_only=True):
    """The short texts of tables and hands, translated. Long ones are made smaller, empty ones are left out.

    `turn` tags the plate of who is awaited, `tiles` and `score` label the numbers there where there is room, `worth`
    that of a hand that is shown at the end. `left_end` and `right_end` mark the open ends: one or two letters. `round`
    is a whole phrase with its number, and `stock` labels the pile in games that draw. `last_one` is called by who has
    one tile left. `won` is what the winners' banner says behind their names.
    """

    turn: str
    tiles: str
    score: str
    left_end: str = ""
    right_end: str = ""
    round: str = ""
    stock: str = ""
    last_one: str = ""
    worth: str = ""
    won: str = ""


class PlannedGroup(msgspec.Struct, frozen=True):
    """Pieces that a player has put down in front and not yet handed in.

    `pieces` are written as they will lie (`JK=H9`), `places` say which places of the hand's order (from 0) they have
    left. `tag` is one or two letters or digits: its number, or that of the combination to which it is added.
    """

    pieces: tuple[str, ...]
    places: tuple[int, ...] = ()
    tag: str = ""


class HandPlan(msgspec.Struct, frozen=True):
    """The plan of a player for the next move, for the picture of the hand.

    `picked` are places in the order of the hand (from 0) whose pieces are picked. `together` says how many pieces
    of the order belong together, from the first on: there are gaps between. `groups` are what was put down; what is
    left keeps its numbers. `more` is how many pieces of the order are none of the hand's: taken or won, behind it.
    `idle`: it is the player's turn, and nothing can be played, so all are faded. `lit` are places in the order whose
    pieces shine: one was chosen, or a hint names it. `targets` are the words of tokens that name where such a piece
    would go (an end, a street, a combination): they shine on the table that lies above the hand.
    """

    picked: tuple[int, ...] = ()
    together: tuple[int, ...] = ()
    groups: tuple[PlannedGroup, ...] = ()
    more: int = 0
    idle: bool = False
    lit: tuple[int, ...] = ()
    targets: tuple[str, ...] = ()

    def left(self, pieces: int) -> tuple[int, ...]:
        """Return the places, of so many pieces, that are in no group."""
        gone = {place for group in self.groups for place in group.places}
        return tuple(place for place in range(pieces) if place not in gone)

    def parts(self, places: Sequence[int]) -> tuple[int, ...]:
        """Return how many pieces at those places belong together, from the first on; one part at least."""
        ends = tuple(accumulate(self.together))
        found = [sum(start <= place < end for place in places) for start, end in pairwise((0, *ends))]
        rest = len(places) - sum(found)
        return tuple(count for count in (*found, rest) if count)


class LobbySeat(msgspec.Struct, frozen=True):
    """A seat of a lobby that is taken: by whom, whether by a computer player, whether by the host.

    `otherwise` stands for a name of which the font has nothing, `portrait` is the player's face, if there is one.
    """

    name: str
    otherwise: str
    computer: bool = False
    host: bool = False
    portrait: Portrait | None = None


class LobbyWords(msgspec.Struct, frozen=True, kw_only=True):
    """The texts of a lobby, translated: the game's name, how long it takes, and what a free seat says."""

    title: str
    length: str
    free: str


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
