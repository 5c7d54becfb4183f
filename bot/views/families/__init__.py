"""How the actions of each family of games look as buttons. A new family is a file here and a line in FAMILIES."""

from collections.abc import Mapping

from bot.games.registry import find_game
from bot.views.families.base import Call, Family
from bot.views.families.cross import CrossFamily
from bot.views.families.line import LineFamily

__all__ = ["FAMILIES", "Call", "Family", "family_of"]

FAMILIES: Mapping[str, Family] = {"line": LineFamily(), "cross": CrossFamily()}
_PLAIN = Family()


def family_of(game: str) -> Family:
    """Answer how a game's actions are shown; a family without a file of its own is shown plainly, token by token."""
    return FAMILIES.get(find_game(game).family, _PLAIN)
