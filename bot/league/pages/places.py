"""Places in the league, written into custom ids: game, season, page, in pictures or in text.

A place is written as its fields, in their order, behind the name of the field that a menu sets (`-` for a button):
the value that is picked comes last.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.league.rules import SORTS, Sort
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, IdError, Press, encode
from bot.parts.parts import Button

EVERY = "*"  # the word for all games
ALWAYS = 0  # the number for all time
SEASONS = "list"  # what a table's menu of seasons sets for the list of them
_NONE = "-"
_DIVISION = "."  # behind a season, before its division
Mode = Literal["p", "t"]  # in pictures, in text


class TablePlace(msgspec.Struct, frozen=True):
    """A page of a table, or of a division of it (0: of all)."""

    game: str = EVERY
    season: int = ALWAYS
    sort: Sort = "points"
    page: int = 0
    mode: Mode = "p"
    division: int = 0


class PlayerPlace(msgspec.Struct, frozen=True):
    """A player's card; person 0 is the asker."""

    person: int = 0
    game: str = EVERY
    season: int = ALWAYS
    mode: Mode = "p"


class VersusPlace(msgspec.Struct, frozen=True):
    """Two players compared."""

    left: int
    right: int
    game: str = EVERY
    mode: Mode = "p"


class HistoryPlace(msgspec.Struct, frozen=True):
    """A page of matches, of one person or (0) of all."""

    person: int = 0
    game: str = EVERY
    page: int = 0


class RecordsPlace(msgspec.Struct, frozen=True):
    """The records of one game, or of all."""

    game: str = EVERY


Place: TypeAlias = TablePlace | PlayerPlace | VersusPlace | HistoryPlace | RecordsPlace
_VERBS: dict[type[Place], str] = {
    TablePlace: verbs.LEAGUE_TABLE,
    PlayerPlace: verbs.LEAGUE_PLAYER,
    VersusPlace: verbs.LEAGUE_VERSUS,
    HistoryPlace: verbs.LEAGUE_HISTORY,
    RecordsPlace: verbs.LEAGUE_RECORDS,
}


def game_of(place: Place) -> str | None:
    """Return the game of a place as the store knows it, None for all."""
    return None if place.game == EVERY else place.game


def button_id(place: Place, verb: str = "", how: str = _NONE) -> str:
    """Return the id of a button that shows a place; `how`: `new` for a message of its own, else to tell ids apart."""
    return encode(Press(NO_TABLE, 0, verb or _VERBS[type(place)], (how, *_words(place))))


def menu_id(place: Place, field: str) -> str:
    """Return the id of a menu that sets a field of the place; a table or history then begins at its first page."""
    if isinstance(place, TablePlace | HistoryPlace):
        place = replace(place, page=0)
    if isinstance(place, TablePlace) and field == "season":
        place = replace(place, division=0)
    return encode(Press(NO_TABLE, 0, _VERBS[type(place)], (field, *_words(place))), "s")


def division_word(season: int, division: int) -> str:
    """Return what a menu of seasons sets for a division of one."""
    return f"{season}{_DIVISION}{division}"


def match_menu_id(place: HistoryPlace) -> str:
    """Return the id of a menu of matches, which shows the picked one with the way back to the place."""
    return encode(Press(NO_TABLE, 0, verbs.LEAGUE_MATCH, _words(place)), "s")


def read_table(press: Press) -> TablePlace:
    """Return the table in an id; IdError for an id of an older version of the bot."""
    game, chosen, sort, page, mode, own = _read(press, TablePlace)
    season, _, picked = chosen.partition(_DIVISION)
    if sort not in SORTS:
        raise IdError(sort)
    division = _number(picked or own)
    return TablePlace(_game(game), _number(season), sort, _number(page), _mode(mode), division)


def read_player(press: Press) -> PlayerPlace:
    """Return the card in an id; IdError for an id of an older version of the bot."""
    person, game, season, mode = _read(press, PlayerPlace)
    return PlayerPlace(_number(person), _game(game), _number(season), _mode(mode))


def read_versus(press: Press) -> VersusPlace:
    """Return the two players in an id; IdError for an id of an older version of the bot."""
    left, right, game, mode = _read(press, VersusPlace)
    return VersusPlace(_number(left), _number(right), _game(game), _mode(mode))


def read_history(press: Press) -> HistoryPlace:
    """Return the page of matches in an id; IdError for an id of an older version of the bot."""
    person, game, page = _read(press, HistoryPlace)
    return HistoryPlace(_number(person), _game(game), _number(page))


def read_records(press: Press) -> RecordsPlace:
    """Return the records in an id; IdError for an id of an older version of the bot."""
    (game,) = _read(press, RecordsPlace)
    return RecordsPlace(_game(game))


def read_match(press: Press) -> tuple[HistoryPlace, str]:
    """Return the page in an id and the match picked from it; IdError for an id of an older version of the bot."""
    count = len(HistoryPlace.__struct_fields__)
    if len(press.words) != count + 1:
        raise IdError(press.verb)
    return read_history(Press(NO_TABLE, 0, "", (_NONE, *press.words[:count]))), press.words[count]


def is_new(press: Press) -> bool:
    """Return True if a button shows its place in a message of its own."""
    return press.words[:1] == ("new",)


def is_for_all(press: Press) -> bool:
    """Return True if a button shows its place to all."""
    return press.words[:1] == ("all",)


def all_button(place: Place, reader: Reader) -> Button:
    """Return the button that shows the same to all."""
    return Button(button_id(place, how="all"), reader.t("button-replay-post"))


def _words(place: Place) -> tuple[str, ...]:
    """Return the fields of a place. A table of no division has no word for it: older ids have none either."""
    words = tuple(str(getattr(place, field)) for field in place.__struct_fields__)
    return words[:-1] if isinstance(place, TablePlace) and not place.division else words


def _read(press: Press, kind: type[Place]) -> tuple[str, ...]:
    """Return the words of a place, with the value picked in a menu put in."""
    fields = kind.__struct_fields__
    field, *words = press.words or ("",)
    picked = field in fields
    if kind is TablePlace and len(words) == len(fields) - 1 + picked:
        words.insert(len(fields) - 1, "0")
    if len(words) != len(fields) + picked:
        raise IdError(press.verb)
    if picked:
        words[fields.index(field)] = words.pop()
    return tuple(words)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 20:
        raise IdError(word)
    return int(word)


def _game(word: str) -> str:
    if word not in (EVERY, *GAMES):
        raise IdError(word)
    return word


def _mode(word: str) -> Mode:
    return "t" if word == "t" else "p"
