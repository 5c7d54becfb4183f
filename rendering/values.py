"""Plain values of which pictures are made besides a view: labels and short words, all translated already."""

import msgspec

from bot.games.drawn import Portrait


class SeatLabel(msgspec.Struct, frozen=True):
    """A player as pictures name them.

    `seat` counts from 0 and chooses colour and shape. `name` may be anything that people call themselves; characters
    that the font lacks are left out. `score` is the running total. `computer`: a computer plays the seat; `away`: the
    clock or the absent player does. `place` is the place to show at the end of a round or match (None: none yet).
    `tiles` and `points` are the words for the pieces held and the score, as the numbers need them ("tile", "tiles"; "":
    those of the table's words). `bank`: how many tenths of the time bank are left (None: there is none). `won`: this
    player has won the round that is over. `portrait` is the player's face, if there is one.
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
    bank: int | None = None


class TableWords(msgspec.Struct, frozen=True, kw_only=True):
    """The short texts of tables and hands, translated. Long ones are made smaller, empty ones are left out.

    `turn` is on the plate of the awaited player; `tiles` and `score` label the numbers there where there is room,
    `worth` that of a hand that is open at the end. `left_end` and `right_end` mark the open ends: one or two letters.
    `round` is a whole phrase with its number, and `stock` labels the pile in games that draw. A player with one tile
    left calls `last_one`. `won` stands behind the winners' names on their banner.
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
    """A taken seat of a lobby: the player's name, whether it is a computer player, whether it is the host.

    `otherwise` replaces a name without any character of the font; `portrait` is the player's face, if there is one.
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

    `label` is the player; its place is None where there are no places, `won` is true for all who are first. `otherwise`
    replaces a name without any character of the font. `points` is a short text, `detail` a line below the name ("":
    none). `hand` is what was left at the end (None: hidden).
    """

    label: SeatLabel
    otherwise: str
    points: str
    detail: str = ""
    hand: tuple[str, ...] | None = None


class ResultWords(msgspec.Struct, frozen=True, kw_only=True):
    """The texts of the card: game and day on its edge, `title` on the ribbon, `score` below it.

    `note` is one line about a special event ("": there was none), `moment` says which moment the picture of the table
    is.
    """

    game: str
    day: str
    title: str
    score: str = ""
    note: str = ""
    moment: str = ""
