"""The rules: family by family which games there are, and all of them by name."""

from collections.abc import Mapping

from bot.games.cross.rules.uno import Uno
from bot.games.errors import OptionError
from bot.games.game import AnyGame
from bot.games.line.rules.christmas import Christmas
from bot.games.line.rules.classic import Classic
from bot.games.line.rules.moomin import JokerMoomin, Moomin
from bot.games.meld.rules.romi import JokerMania, Romi40, Romi50, Romi51
from bot.games.rack.rules.tabla import Tabla

FAMILIES: Mapping[str, tuple[AnyGame, ...]] = {
    "line": (Classic(), Moomin(), JokerMoomin(), Christmas()),
    "cross": (Uno(),),
    "meld": (Romi40(), Romi50(), Romi51(), JokerMania()),
    "rack": (Tabla(),),
}
GAMES: dict[str, AnyGame] = {game.name: game for family in FAMILIES.values() for game in family}


def family_of(game: str) -> str:
    """Return the family of a game, "" for an unknown one."""
    return GAMES[game].family if game in GAMES else ""


def find_game(name: str) -> AnyGame:
    """Return the game of that name; OptionError `unknown-game` lists those that exist."""
    try:
        return GAMES[name]
    except KeyError:
        raise OptionError("unknown-game", game=name, allowed=", ".join(GAMES)) from None
