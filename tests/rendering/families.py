"""What all drawing rooms together have: faces of tiles and examples by game."""

from functools import cache

from bot.games.registry import GAMES
from rendering import tile_emojis
from rendering.registry import ROOMS
from rendering.tile_room import TileRoom
from tests.luck import part_of

# a game of each drawing room; all games with --thorough
SOME_GAMES = [*dict.fromkeys(("classic", "moomin-joker", "uno", "romi40", "tabla", *GAMES))][: part_of(len(GAMES), 5)]
FACES = {game: faces for room in ROOMS.values() if isinstance(room, TileRoom) for game, faces in room.faces.items()}
EXAMPLES = {game: example for room in ROOMS.values() for game, example in room.examples.items()}


@cache
def drawn_emojis(game: str) -> dict[str, bytes]:
    """The emojis of a game, drawn once for all tests that look at them."""
    return dict(tile_emojis(game))
