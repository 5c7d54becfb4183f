"""All games by name."""

from bot.games.christmas import Christmas
from bot.games.classic import Classic
from bot.games.errors import OptionError
from bot.games.game import AnyGame
from bot.games.moomin import JokerMoomin, Moomin
from bot.games.romi import JokerMania, Romi40, Romi50, Romi51
from bot.games.tabla import Tabla
from bot.games.uno import Uno

GAMES: dict[str, AnyGame] = {
    game.name: game
    for game in (
        Classic(),
        Moomin(),
        JokerMoomin(),
        Christmas(),
        Uno(),
        Romi40(),
        Romi50(),
        Romi51(),
        JokerMania(),
        Tabla(),
    )
}


def find_game(name: str) -> AnyGame:
    """The game of that name; OptionError `unknown-game` lists those that exist."""
    try:
        return GAMES[name]
    except KeyError:
        raise OptionError("unknown-game", game=name, allowed=", ".join(GAMES)) from None
