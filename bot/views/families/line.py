"""Games with one line and two ends: play a tile left or right, with a joker or not; draw, end the turn, pass."""

from collections.abc import Sequence

from bot.games.actions import Action
from bot.games.line.view import LineView
from bot.games.view import View
from bot.views.families.base import Family
from bot.views.look import Look
from bot.views.parts import CHOICES

_PLAIN = ("pass", "draw", "end", "turn")


class LineFamily(Family):
    """Classic, moomin, joker and Christmas domino."""

    def alone(self, action: Action, view: View, look: Look) -> str:
        """Answer `6-4 left`, `6-4` for an opening, `Pass`, `Draw`."""
        if action.verb in _PLAIN and len(action.args) <= 1:
            return look.t(f"panel-{action.verb}")
        if action.verb != "play" or not action.args:
            return super().alone(action, view, look)
        tile = look.naming(view.game).tile(action.args[0])
        return look.t("panel-play", tile=tile, side=action.args[1]) if len(action.args) > 1 else tile

    def among(self, action: Action, view: View, look: Look) -> str:
        """Answer what lies at the end where the tile would go, and which half joins it: `Left, at the 6`."""
        if not isinstance(view, LineView) or len(action.args) < 2:
            return self.alone(action, view, look)
        side, naming = action.args[1], look.naming(view.game)
        if _with_joker(action):
            return look.t("panel-end-joker", side=side, note=self.note(action, view, look))
        end = naming.half(view.left if side == "left" else view.right)
        if len(action.args) < 3:
            return look.t("panel-join", side=side, end=end)
        return look.t("panel-end-half", side=side, end=end, half=naming.half(action.args[2]))

    def note(self, action: Action, view: View, look: Look) -> str:
        """Answer which joker covers which half."""
        if not _with_joker(action):
            return ""
        naming = look.naming(view.game)
        return look.t("panel-covered", joker=naming.tile(action.args[2]), half=naming.half(action.args[4]))

    def question(self, tile: str, view: View, look: Look) -> str:
        """Ask for the end, for the half too where there is a choice, or for joker, end and half."""
        actions = [action for action in map(Action.parse, view.legal) if self.tile_of(action) == tile]
        name = look.naming(view.game, marked=True).tile(tile)
        if any(map(_with_joker, actions)):
            return look.t("panel-which-joker", tile=name)
        if any(len(action.args) > 2 for action in actions):
            return look.t("panel-which-half", tile=name)
        return look.t("panel-which-end", tile=name)

    def ask(self, view: View, look: Look) -> str:
        """Say when only jokers help, or when there is but one thing to do."""
        actions = [Action.parse(token) for token in view.legal]
        rest = next((action.verb for action in actions if action.verb in ("draw", "pass")), "")
        if rest and any(map(_with_joker, actions)):
            return look.t("panel-joker-or", rest=rest)
        return (
            look.t("panel-only", what=actions[0].verb)
            if len(actions) == 1 and actions[0].verb != "play"
            else ""
        )

    def listed(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Answer all plays with jokers, if one menu has room for them (JD-2)."""
        jokers = tuple(filter(_with_joker, actions))
        return jokers if len(jokers) <= CHOICES else ()


def _with_joker(action: Action) -> bool:
    return action.verb == "play" and len(action.args) == 5
