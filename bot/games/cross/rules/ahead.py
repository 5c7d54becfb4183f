"""What can be planned for the next turn at the cross: a domo at a street, a domo wherever it fits, a draw."""

from bot.games.actions import Action
from bot.games.cross.rules.cross import NAMES, Domo
from bot.games.cross.rules.moves import CrossView, table_of

_DRAW, _CALLED = "draw", "uno"


def intentions(view: CrossView) -> tuple[str, ...]:
    """Return `play R3-R7 N R3` for what fits now, `play R3-R7` for every domo, and `draw`; () before the first move."""
    tiles = tuple(dict.fromkeys(view.hand or ()))
    if view.ended or not tiles or not view.start:
        return ()
    fitting = table_of(view).joins(map(Domo, tiles))
    at_streets = (f"play {tile.text} {NAMES[street]} {half}" for tile, street, half in fitting)
    return (*at_streets, *(f"play {tile}" for tile in tiles), _DRAW)


def intended(view: CrossView, intention: str) -> tuple[str, ...]:
    """Return the token that does what was planned, with the call of UNO where it can be made; () if it may not."""
    words = tuple(intention.split(" "))
    found = [token for token in view.legal if _begins(Action.parse(token), words)]
    return tuple(sorted(found, key=lambda token: not token.endswith(f" {_CALLED}"))[:1])


def _begins(action: Action, words: tuple[str, ...]) -> bool:
    return (action.verb, *action.args)[: len(words)] == words
