"""The reason for a move, as one fact: what it keeps open, what it blocks, what it gets rid of. True by the view alone.

It is worked out from what the player can see, never from what a search imagined, so that it can be checked at the
table. Each family has its own facts in its mind (`reasons`); a sentence for each stands with the other words.
"""

from collections.abc import Iterator

from bot.games.minds.weighing import Reason, Tokens
from bot.games.view import View
from bot.players.registry import mind_of

__all__ = ["Reason", "reason"]


def reason(view: View, tokens: Tokens, instead: Tokens | None = None) -> Reason:
    """Return what speaks most for handing in these tokens, which have to be legal; () lets a chance go.

    With `instead` it is said what speaks for them rather than for those. `ahead` if nothing is to be seen at once.
    """
    found = _reasons(view, tokens)
    if instead is None:
        return next(found, Reason("ahead"))
    other = {one.code: one.much for one in _reasons(view, instead)}
    telling = (one for one in found if one.code not in other or one.much > other[one.code])
    if _piece(tokens) == _piece(instead):
        telling = (one for one in telling if one.code != "dear-keeps")  # as much leaves the hand either way
    return next(telling, Reason("ahead"))


def _piece(tokens: Tokens) -> list[str]:
    """Return the piece that is played, wherever it goes; [] for nothing."""
    return tokens[0].split(" ")[1:3] if tokens else []


def _reasons(view: View, tokens: Tokens) -> Iterator[Reason]:
    if not tokens:
        return iter((Reason("let-go"),))
    known = mind_of(view).reasons
    return iter(()) if known is None else known.reasons(view, tokens)
