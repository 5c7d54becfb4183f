"""The cross of UNO Dominos: a domo at one of four streets, calls and catches, a challenge, the exchange."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from bot.games.actions import Action, seat_name
from bot.games.cross.streets import NAMES
from bot.games.cross.view import CrossView
from bot.games.view import View
from bot.views.families.base import Call, Family
from bot.views.look import Look
from bot.views.parts import Style

NUMBER = "number"
_VALUES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "D2", "RV", "SK", "DE", "W", "W4")
_STYLES: dict[str, Style] = {
    "challenge": "danger",
    "catch": "danger",
    "keep": "secondary",
    "return": "secondary",
}
_PLAIN = ("pass", "draw", "keep", "forced", "challenge", "uno", "catch")


class CrossFamily(Family):
    """UNO Dominos."""

    orders: ClassVar[tuple[str, ...]] = ("", NUMBER)

    def tile_of(self, action: Action) -> str:
        """Answer the domo that is laid, given back, or opens."""
        return action.args[0] if action.verb in ("play", "return", "open") and action.args else ""

    def alone(self, action: Action, view: View, look: Look) -> str:
        """Answer `red 3–7 · N`, `Draw`, `Take four`, `Catch!`."""
        if action.verb in _PLAIN:
            return look.t(f"panel-{action.verb}", count=len(action.args))
        tile = look.naming(view.game).tile(self.tile_of(action))
        if action.verb != "play" or len(action.args) < 3:
            return look.t("panel-give-back", tile=tile) if action.verb == "return" else tile
        return look.t("panel-at", tile=tile, side=_street(action, look), uno=_calls(action))

    def among(self, action: Action, view: View, look: Look) -> str:
        """Answer the street, what lies there, and which half joins it: `N, at red 7: with red 3`."""
        if action.verb != "play" or len(action.args) < 3 or not isinstance(view, CrossView):
            return self.alone(action, view, look)
        naming = look.naming(view.game)
        street = NAMES.index(action.args[1])
        first, _, second = action.args[0].partition("-")
        return look.t(
            "panel-street",
            side=_street(action, look),
            end=naming.half(view.ends[street]) if street < len(view.ends) else "",
            half="" if first == second else naming.half(action.args[2]),
            double="yes" if first == second else "no",
            uno=_calls(action),
        )

    def question(self, tile: str, view: View, look: Look) -> str:
        """Ask for the street, and the half."""
        return look.t("panel-which-street", tile=look.naming(view.game, marked=True).tile(tile))

    def ask(self, view: View, look: Look) -> str:
        """Say what the moment asks for: the exchange, a domo just drawn, a Joker Draw 4, a call out of turn."""
        if not isinstance(view, CrossView):
            return ""
        if view.seat != view.turn:
            return look.t("panel-calls", own="yes" if view.seat == view.exposed else "no")
        if view.phase == "drawn":
            return look.t("panel-drawn", tile=look.naming(view.game, marked=True).tile(view.drawn))
        known = ("return", "open", "suffer", "redo")
        return look.t(f"panel-phase-{view.phase}") if view.phase in known else ""

    def style(self, action: Action) -> Style:
        """Answer red for what goes against others, grey for what gives something up."""
        return _STYLES.get(action.verb) or super().style(action)

    def together(self, actions: Sequence[Action]) -> bool:
        """Whether they differ only in calling UNO: both buttons are there at once."""
        return len({action.args[:3] for action in actions}) == 1

    def arranged(self, view: View, order: str) -> View:
        """Sort the hand by number instead of by colour."""
        if order != NUMBER or view.hand is None:
            return view
        return msgspec.structs.replace(view, hand=tuple(sorted(view.hand, key=_by_number)))

    def calls(self, view: View) -> tuple[Call, ...]:
        """Answer UNO! and Catch! while somebody may be caught (UD-11)."""
        if not isinstance(view, CrossView) or view.exposed is None or view.ended:
            return ()
        name = seat_name(view.exposed)
        return (
            Call(("uno",), view.exposed, "success"),
            Call(("catch", name), view.exposed, "danger"),
        )


def _street(action: Action, look: Look) -> str:
    """Answer the letter of the street as the picture has it."""
    return look.t(f"street-{action.args[1]}")


def _calls(action: Action) -> str:
    return "yes" if action.args[3:] == ("uno",) else "no"


def _by_number(tile: str) -> tuple[list[int], list[str]]:
    halves = tile.split("-")
    return sorted(_VALUES.index(_value(half)) for half in halves), halves


def _value(half: str) -> str:
    return half if half in _VALUES else half[1:]
