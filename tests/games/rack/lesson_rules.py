"""When a rule of Tábla Römi is met."""

from collections.abc import Mapping

from bot.games.actions import Discard, Draw, Take
from bot.games.rack.rules.deal import ClaimTile, EndDeal, RackMove
from bot.lessons.course import LEARNER
from tests.games.line.lesson_rules import Question
from tests.lessons.scene import Scene


def moves_of(scene: Scene, *kinds: type[RackMove]) -> list[RackMove]:
    return [move for move in scene.learner_moves() if isinstance(move, kinds)]


def jokers_named(scene: Scene) -> bool:
    """The turned tile's colour and next number: the learner holds such a joker."""
    turned, hand = scene.view.turned, scene.view.hand or ()
    following = f"{turned[:1]}{int(turned[1:]) % 13 + 1}"
    return scene.view.jokers == (following,) and following in hand


def in_turn(scene: Scene) -> bool:
    """The learner draws or takes, and may not discard before; or discards, and may not draw any more."""
    card = (scene.view.hand or ("",))[0]
    if moves_of(scene, Draw, Take):
        return scene.refuses("TR-6", f"discard {card}")
    return bool(moves_of(scene, Discard)) and scene.refuses("TR-6", "draw ??")


def ends(scene: Scene) -> list[EndDeal]:
    return [move for move in scene.learner_moves() if isinstance(move, EndDeal)]


def at_once(scene: Scene) -> bool:
    """Fourteen tiles are laid in one turn, the fifteenth is discarded."""
    laid = [sum(map(len, end.combinations)) for end in ends(scene)]
    return laid == [14] and scene.result is not None and scene.winner == LEARNER


def legal_hand(scene: Scene) -> bool:
    """The same tiles are refused as another kind of hand."""
    *before, last = [token.removeprefix("p1 ") for token in scene.stage.step.act] or [""]
    kinds = [end.kind for end in ends(scene)]
    as_pairs = last.replace(" runs ", " colours ")
    return kinds == ["runs"] and scene.refuses("TR-5", *before, as_pairs)


def claims(scene: Scene) -> bool:
    """The last discard is claimed; another tile is refused."""
    claimed = [move.tile for move in moves_of(scene, ClaimTile)]
    others = [tile for tile in scene.view.hand or () if tile not in claimed]
    return len(claimed) == 1 and scene.refuses("TR-7", f"claim {others[0]}")


RACK: Mapping[str, Question] = {
    "TR-1": lambda scene: scene.pieces() == 106 and scene.view.sizes == (15, 14),
    "TR-2": lambda scene: bool(scene.view.turned) and scene.view.sizes == (15, 14),
    "TR-3": jokers_named,
    "TR-4": at_once,
    "TR-5": legal_hand,
    "TR-6": in_turn,
    "TR-7": claims,
    "TR-9": lambda scene: bool(scene.match.end) and scene.match.totals == (1, 0),
}
