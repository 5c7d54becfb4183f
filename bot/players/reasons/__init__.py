"""Why a move is good, in one fact: what it keeps open, what it blocks, what it gets rid of. True by the view alone.

What speaks for a move is worked out from what its player can see, never from what a search imagined, so that it can be
checked at the table. A family's own facts are the module of its name; a sentence for each stands with the other words.
"""

from bot.games.registry import find_game
from bot.games.view import View
from bot.players.reasons.fact import Reason, Tokens
from bot.players.reasons.rooms import ROOMS

__all__ = ["ROOMS", "Reason", "reason"]


def reason(view: View, tokens: Tokens) -> Reason:
    """What speaks most for handing in these tokens, which have to be legal; () lets a chance go.

    Where several things are true, that is told in which the move differs from the others.
    """
    if not tokens:
        return Reason("let-go")
    return ROOMS[find_game(view.game).family].reason(view, tokens)
