"""What pictures are made of besides a view: labels and short words, all already translated."""

import msgspec

from bot.games.drawn import Portrait


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
