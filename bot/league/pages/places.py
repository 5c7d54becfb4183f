"""Places in the league, written into custom ids: game, season, page, in pictures or in text.

A place is written as its fields, in their order, behind the name of the field that a menu sets (`-` for a button):
the value that is picked comes last.
"""

from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.league.rules import ALL, ALWAYS, Sort
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, IdError, Press, encode
from bot.parts.parts import Button

SEASONS = "list"  # what a table's menu of seasons sets for the list of them
_NONE = "-"
DIVISION = "."  # behind a season, before its division
Mode = Literal["p", "t"]  # in pictures, in text
Number = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]  # as a database holds it


class TablePlace(msgspec.Struct, frozen=True):
    """A page of a table, or of a division of it (0: of all)."""

    game: str = ALL
    season: Number = ALWAYS
    sort: Sort = "points"
    page: Number = 0
    mode: Mode = "p"
    division: Number = 0


class PlayerPlace(msgspec.Struct, frozen=True):
    """A player's card; person 0 is the asker."""

    person: Number = 0
    game: str = ALL
    season: Number = ALWAYS
    mode: Mode = "p"


class VersusPlace(msgspec.Struct, frozen=True):
    """Two players compared."""

    left: Number
    right: Number
    game: str = ALL
    mode: Mode = "p"


class HistoryPlace(msgspec.Struct, frozen=True):
    """A page of matches, of one person or (0) of all."""

    person: Number = 0
    game: str = ALL
    page: Number = 0


class RecordsPlace(msgspec.Struct, frozen=True):
    """The records of one game, or of all."""

    game: str = ALL


Place: TypeAlias = TablePlace | PlayerPlace | VersusPlace | HistoryPlace | RecordsPlace
P = TypeVar("P", bound=Place)
_VERBS: dict[type[Place], str] = {
    TablePlace: verbs.LEAGUE_TABLE,
    PlayerPlace: verbs.LEAGUE_PLAYER,
    VersusPlace: verbs.LEAGUE_VERSUS,
    HistoryPlace: verbs.LEAGUE_HISTORY,
    RecordsPlace: verbs.LEAGUE_RECORDS,
}


def game_of(place: Place) -> str | None:
    """Return the game of a place as the store knows it, None for all."""
    return None if place.game == ALL else place.game


def button_id(place: Place, verb: str = "", how: str = _NONE) -> str:
    """Return the id of a button that shows a place; `how`: `new` for a message of its own, else to tell ids apart."""
    return encode(Press(NO_TABLE, 0, verb or _VERBS[type(place)], (how, *_words(place))))


def new_button(place: Place, label: str) -> Button:
    """Return the button that shows a place in a message of its own."""
    return Button(button_id(place, how="new"), label)


def menu_id(place: Place, field: str) -> str:
    """Return the id of a menu that sets a field of the place; a table or history then begins at its first page."""
    if isinstance(place, TablePlace | HistoryPlace):
        place = replace(place, page=0)
    if isinstance(place, TablePlace) and field == "season":
        place = replace(place, division=0)
    return encode(Press(NO_TABLE, 0, _VERBS[type(place)], (field, *_words(place))), "s")


def match_menu_id(place: HistoryPlace) -> str:
    """Return the id of a menu of matches, which shows the picked one with the way back to the place."""
    return encode(Press(NO_TABLE, 0, verbs.LEAGUE_MATCH, _words(place)), "s")


def read_place(press: Press, kind: type[P]) -> P:
    """Return the place in an id, with what was picked in a menu; IdError for an id of an older version of the bot."""
    fields = kind.__struct_fields__
    field, *words = press.words or ("",)
    picked = field in fields
    if kind is TablePlace and len(words) == len(fields) - 1 + picked:  # of no division
        words.insert(len(fields) - 1, "0")
    if len(words) != len(fields) + picked:
        raise IdError(press.verb)
    if picked:
        words[fields.index(field)] = words.pop()
    by_field = dict(zip(fields, words, strict=True))
    if kind is TablePlace and DIVISION in by_field["season"]:
        by_field["season"], _, by_field["division"] = by_field["season"].partition(DIVISION)
    try:
        place = msgspec.convert(by_field, kind, strict=False)
    except msgspec.ValidationError:
        raise IdError(press.verb) from None
    if place.game not in (ALL, *GAMES):
        raise IdError(place.game)
    return place


def read_match(press: Press) -> tuple[HistoryPlace, str]:
    """Return the page in an id and the match picked from it; IdError for an id of an older version of the bot."""
    count = len(HistoryPlace.__struct_fields__)
    if len(press.words) != count + 1:
        raise IdError(press.verb)
    return read_place(Press(NO_TABLE, 0, "", (_NONE, *press.words[:count])), HistoryPlace), press.words[count]


def all_button(place: Place, reader: Reader) -> Button:
    """Return the button that shows the same to all."""
    return Button(button_id(place, how="all"), reader.t("button-replay-post"))


def _words(place: Place) -> tuple[str, ...]:
    """Return the fields of a place. A table of no division has no word for it: older ids have none either."""
    words = tuple(str(getattr(place, field)) for field in place.__struct_fields__)
    return words[:-1] if isinstance(place, TablePlace) and not place.division else words
