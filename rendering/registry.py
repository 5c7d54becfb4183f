"""The drawing rooms: one entry a family of games."""

from collections.abc import Mapping

from bot.games.view import View
from rendering.cross.room import CROSS
from rendering.line.room import LINE
from rendering.meld.room import MELD
from rendering.rack.room import RACK
from rendering.room import AnyRoom

ROOMS: Mapping[str, AnyRoom] = {"line": LINE, "cross": CROSS, "meld": MELD, "rack": RACK}
_BY_GAME = {game: room for room in ROOMS.values() for game in room.examples}


def room_of(game: str) -> AnyRoom:
    """Return the drawing room of a game's family; ValueError if it has none."""
    if game not in _BY_GAME:
        raise ValueError(f"there is no drawing room for {game}")
    return _BY_GAME[game]


def room_for(view: View) -> AnyRoom:
    """Return the drawing room for a view; ValueError if its game has none, or draws another class of views."""
    room = room_of(view.game)
    if not isinstance(view, room.views):
        raise ValueError(
            f"{view.game} has a {type(view).__name__}, and {type(room).__name__} draws a {room.views.__name__}: "
            f"its family needs a room of its own, and an entry in rendering/registry.py"
        )
    return room
