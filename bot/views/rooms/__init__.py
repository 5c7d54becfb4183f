"""How each family of games speaks and is played with buttons. A new family is a file here and a line in ROOMS."""

from collections.abc import Mapping
from typing import Any

from bot.games.registry import GAMES
from bot.views.look import Look
from bot.views.naming import Naming
from bot.views.rooms.base import CallButton, Room
from bot.views.rooms.cross import CrossFamily
from bot.views.rooms.line import LineFamily
from bot.views.rooms.meld import MeldFamily
from bot.views.rooms.rack import RackFamily

__all__ = ["ROOMS", "CallButton", "Room", "family_of", "naming_of", "room_of"]

AnyRoom = Room[Any]
ROOMS: Mapping[str, AnyRoom] = {
    "line": LineFamily(),
    "cross": CrossFamily(),
    "meld": MeldFamily(),
    "rack": RackFamily(),
}
_PLAIN: AnyRoom = Room()


def family_of(game: str) -> str:
    """The family of a game, "" for an unknown one."""
    return GAMES[game].family if game in GAMES else ""


def room_of(game: str) -> AnyRoom:
    """The room of a game's family; a family without one, or an unknown game, is shown plainly, token by token."""
    return ROOMS.get(family_of(game), _PLAIN)


def naming_of(game: str, look: Look, *, marked: bool = False) -> Naming:
    """What the pieces of a game are called; `marked` for the text of messages."""
    return room_of(game).naming(game, look, marked=marked)
