"""How rummy with cards is thought about: which turns are looked at, and how a deal goes on after them."""

import random
from collections.abc import Sequence
from functools import reduce
from typing import Any

from bot.games.actions import Action
from bot.games.kit.melds.pieces import size
from bot.games.meld.mind.quick import kept_last_time
from bot.games.meld.mind.scene import Scene
from bot.games.meld.mind.turns import layings
from bot.games.meld.rules.ending import Laying, WholeTurn, ending
from bot.games.meld.rules.plans import own_turn, way_tokens
from bot.games.meld.rules.taking import taking
from bot.games.meld.rules.turn import MeldTurn, lay
from bot.games.meld.rules.view import MeldView
from bot.games.minds.search import ENDLESS, Latest
from bot.games.minds.weighing import Tokens
from bot.games.minds.worth import RoundEnd, Typical

ENOUGH = ENDLESS
_TYPICAL = {2: (-30, 45), 3: (-35, 45), 4: (-40, 45)}
_HELD = 4  # who has more cards left than that waits, as long as nobody else has met the minimum


_scene = Latest(Scene)


def candidates(view: MeldView, rng: random.Random) -> Sequence[Tokens]:
    """Return an end if there is one; else each way to lay something, or nothing, with the discard missed least.

    As long as nobody else has met the minimum, a seat that would have many cards left does not lay its own. Who has met
    it usually lays all that goes to the table: to hold anything back wants a reason, and so it comes last.
    """
    scene = _scene(view)
    if scene.view.phase != "draw":
        turn = own_turn(scene.view)
        return [way_tokens(turn, way) for way in _ways(scene, turn)]
    verbs = {Action.parse(token).verb: token for token in view.legal}
    draws: list[Tokens] = [(verbs["draw"],)] if "draw" in verbs else []
    if "take" not in verbs:
        return draws
    turn = own_turn(scene.view, taking=True)
    turns = _ways(scene, turn)
    if kept_last_time(scene.view):
        turns = [way for way in turns if way.moves]
    ways = [way_tokens(turn, way, taken=True) for way in turns]
    if ending(turn) is not None:
        return ways
    return [*ways, *draws] if turn.met and not scene.preset.always_free else [*draws, *ways]


def _ways(scene: Scene, turn: MeldTurn) -> list[WholeTurn]:
    if (end := ending(turn)) is not None:
        return [end]
    laid = [*layings(turn)]
    if turn.bound and (bound := taking(turn)) is not None:
        laid.append(bound.moves)
    ways = [way for moves in laid if (way := _ended(scene, turn, moves)) is not None]
    if not turn.met and not turn.bound and not scene.pressed:
        ways = [way for way in ways if not way.moves or _cards_left(turn, way) <= _HELD] or ways
    ways = list(dict.fromkeys(ways))
    return sorted(ways, key=lambda way: _cards_left(turn, way)) if turn.met else ways


def _ended(scene: Scene, turn: MeldTurn, moves: tuple[Laying, ...]) -> WholeTurn | None:
    """Return the best end of a turn in which this is laid; None if it may not end so."""
    thrown = scene.discard(reduce(lay, moves, turn))
    return None if thrown is None else WholeTurn(moves, thrown)


def _cards_left(turn: MeldTurn, way: WholeTurn) -> int:
    """Return how many cards are left after a way to end a turn."""
    return size(reduce(lay, way.moves, turn).hand) - 1


def typical(view: MeldView) -> Typical:
    """Return the mean and the spread of what a deal brings with so many seats."""
    return Typical(*_TYPICAL[len(view.sizes)])


def imagine(view: MeldView, rng: random.Random) -> Any:
    """Return a guess of what is hidden."""
    return _scene(view).imagine(rng)


def play_out(view: MeldView, state: Any, tokens: Tokens, rng: random.Random) -> RoundEnd:
    """Return how the deal ends if everybody plays on quickly after these tokens."""
    return _scene(view).play_out(state, tokens, rng)
