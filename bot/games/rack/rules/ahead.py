"""What can be planned for the next turn of rack rummy: to draw, or to take a discard that completes a combination."""

from bot.games.actions import Action
from bot.games.rack.rules.view import RackView, melded

DRAW, TAKE = "draw", "take"


def intentions(view: RackView) -> tuple[str, ...]:
    """Return both, as long as somebody can draw."""
    return () if view.ended or not view.hand or not view.talon else (DRAW, TAKE)


def intended(view: RackView, intention: str) -> tuple[str, ...]:
    """Return the token that draws, or takes the discard if more tiles lie in runs and groups with it; () if not."""
    for token in view.legal:
        action = Action.parse(token)
        if action.verb == intention and (intention == DRAW or _completes(view, *action.args)):
            return (token,)
    return ()


def _completes(view: RackView, tile: str) -> bool:
    """True if the tile lies in a run or a group with others, and none of those that lay there has to go for it."""
    hand = view.hand or ()
    return melded(view, (*hand, tile)) > melded(view, hand)
