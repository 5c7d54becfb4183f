"""What a family of games says about its actions, with a plain answer to everything."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from bot.games.actions import Action
from bot.games.view import View
from bot.views.look import Look
from bot.views.parts import Style


class Call(msgspec.Struct, frozen=True):
    """A button on the public message that acts for whoever clicks: the words of the action, and about which seat."""

    words: tuple[str, ...]
    seat: int
    style: Style = "primary"


class Family:
    """How actions look as buttons: which tile they are about, and what their buttons say.

    Actions about the same tile are put together: the tile is picked first, then what to do with it. `orders` are the
    ways in which a player can have the hand sorted, the usual one ("") first.
    """

    orders: ClassVar[tuple[str, ...]] = ("",)

    def tile_of(self, action: Action) -> str:
        """Answer the tile of the hand that an action plays, "" if it plays none (pass, draw)."""
        return action.args[0] if action.verb == "play" and action.args else ""

    def alone(self, action: Action, view: View, look: Look) -> str:  # noqa: ARG002 - families look at the view
        """Answer the label of an action that is the only one about its tile, or about none."""
        return " ".join((action.verb, *action.args))

    def among(self, action: Action, view: View, look: Look) -> str:
        """Answer the label of an action among those about the same tile, which was picked already."""
        return self.alone(action, view, look)

    def note(self, action: Action, view: View, look: Look) -> str:  # noqa: ARG002 - likewise
        """Answer the second line of an action in a menu, "" for none."""
        return ""

    def question(self, tile: str, view: View, look: Look) -> str:
        """Answer what is asked once the tile was picked."""
        return look.t("panel-what", tile=look.naming(view.game, marked=True).tile(tile))

    def ask(self, view: View, look: Look) -> str:  # noqa: ARG002 - likewise
        """Answer what is asked before anything was picked, "" for the usual sentence."""
        return ""

    def style(self, action: Action) -> Style:
        """Answer how the button of an action looks."""
        return "primary" if self.tile_of(action) else "success"

    def together(self, actions: Sequence[Action]) -> bool:  # noqa: ARG002 - likewise
        """Whether several actions about one tile all have buttons at once, without picking the tile first."""
        return False

    def listed(self, actions: Sequence[Action]) -> tuple[Action, ...]:  # noqa: ARG002 - likewise
        """Answer those of all actions that stand in one menu of their own; at most 25."""
        return ()

    def arranged(self, view: View, order: str) -> View:  # noqa: ARG002 - likewise
        """Answer the view with its hand in that order; one that does not exist is the usual one."""
        return view

    def calls(self, view: View) -> tuple[Call, ...]:  # noqa: ARG002 - likewise
        """Answer what the public message lets everybody do out of turn (`button-<verb>`); `view` is the public's."""
        return ()
