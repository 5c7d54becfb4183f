"""The drawing rooms: one entry a family of games."""

from collections.abc import Mapping

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
