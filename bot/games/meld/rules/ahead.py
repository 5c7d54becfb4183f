"""What can be planned for the next turn of rummy with cards: to draw, or to take the discard if it is laid at once."""

from bot.games.actions import Action
from bot.games.meld.rules import plans
from bot.games.meld.rules.taking import taking
from bot.games.meld.rules.turn import Preset
from bot.games.meld.rules.view import MeldView

DRAW, TAKE = "draw", "take"


def intentions(view: MeldView) -> tuple[str, ...]:
    """Return both, as long as the deal goes on."""
    return () if view.ended or not view.hand else (DRAW, TAKE)


def intended(view: MeldView, intention: str, preset: Preset) -> tuple[str, ...]:
    """Return the draw; or the whole turn in which the discard is taken and laid, () if there is none.

    A turn with the discard is handed in whole (RO-13), so it ends with a card: the one that costs most to keep.
    """
    if intention == DRAW:
        return next(((token,) for token in view.legal if Action.parse(token).verb == DRAW), ())
    may = any(Action.parse(token).verb == TAKE for token in view.legal)
    return _taken(view, preset) if intention == TAKE and may else ()


def _taken(view: MeldView, preset: Preset) -> tuple[str, ...]:
    turn = plans.with_taken(view, preset)
    way = None if turn is None else taking(turn)
    if turn is None or way is None:
        return ()
    tokens = plans.way_tokens(turn, way, taken=True)
    plan = plans.planned(view, preset, tokens[:-1])
    thrown = "" if plan is None or plan.fault is not None else plans.thrown(plan.turn, ())
    return (*tokens[:-1], thrown) if thrown else tokens
