"""The rooms: family by family how games speak and are played with buttons. A new family is a line in ROOMS."""

from collections.abc import Mapping
from typing import Any

from bot.games.cross.words import CrossFamily
from bot.games.line.words import LineFamily
from bot.games.meld.words.family import MeldFamily
from bot.games.rack.words import RackFamily
from bot.games.registry import family_of
from bot.games.rooms.room import Room
from bot.games.text.naming import Naming
from bot.games.text.reader import Reader

AnyRoom = Room[Any]
ROOMS: Mapping[str, AnyRoom] = {
    "line": LineFamily(),
    "cross": CrossFamily(),
    "meld": MeldFamily(),
    "rack": RackFamily(),
}
_PLAIN: AnyRoom = Room()


def room_of(game: str) -> AnyRoom:
    """Return the room of a game's family; without one, or for an unknown game, a plain one that names tokens."""
    return ROOMS.get(family_of(game), _PLAIN)


def naming_of(game: str, reader: Reader, *, marked: bool = False) -> Naming:
    """Return the names of a game's pieces; `marked` for the text of messages."""
    return room_of(game).naming(game, reader, marked=marked)
