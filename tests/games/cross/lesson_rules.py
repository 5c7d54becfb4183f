"""When a rule of UNO Dominos is met."""

from collections.abc import Mapping

from bot.games.actions import Draw
from bot.games.cross.rules.moves import Catch, Forced, Keep, PlayDomo, Skipped, StartCross
from bot.lessons.course import LEARNER, TEACHER
from tests.games.line.lesson_rules import Question, ended
from tests.lessons.scene import Scene

STREETS = "NESW"


def plays(scene: Scene) -> list[PlayDomo]:
    return [move for move in scene.learner_moves() if isinstance(move, PlayDomo)]


def refusing(scene: Scene, rule: str, street: str = STREETS) -> bool:
    """Some domino of the learner's is refused at some street."""
    tries = (
        f"play {tile} {side} {half}" for tile in scene.view.hand or () for side in street for half in tile.split("-")
    )
    return any(scene.refuses(rule, play) for play in tries)


def opens(scene: Scene) -> bool:
    """The learner opens with the highest number double of both hands."""
    hands = [*(scene.view.hand or ()), *scene.match.view(TEACHER).hand]
    doubles = [tile for tile in hands if tile[:2] == tile[3:] and tile[1].isdigit()]
    opening = [move.tile for move in scene.learner_moves() if isinstance(move, StartCross)]
    return opening == [max(doubles, key=lambda tile: tile[1])] and scene.view.legal == (f"p1 open {opening[0]}",)


def agrees(scene: Scene) -> bool:
    """The half that touches has the colour or the number of the end, and something else is refused."""
    touching = [(play.half, scene.view.ends[play.street]) for play in plays(scene)]
    alike = all(half[:1] == end[:1] or half[1:] == end[1:] for half, end in touching)
    return bool(touching) and alike and refusing(scene, "UD-4")


def joker_anywhere(scene: Scene) -> bool:
    """A joker can be laid at all four streets."""
    every = [token for token in scene.view.legal if token.split(" ")[2:3] == ["W-W"]]
    return len({token.split(" ")[3] for token in every}) == 4


def closed(scene: Scene) -> bool:
    """A Dead End closes a street, or nothing more is taken there."""
    before, after = scene.match.view(None).closed, scene.come.view(None).closed
    shut = [name for name, is_shut in zip(STREETS, before, strict=False) if is_shut]
    return before != after or any(refusing(scene, "UD-6", name) for name in shut)


def called(scene: Scene) -> bool:
    calls = any(play.uno for play in plays(scene))
    return calls or any(isinstance(move, Catch) for _, move in scene.moves(LEARNER))


CROSS: Mapping[str, Question] = {
    "UD-1": lambda scene: scene.pieces() == 81 and scene.view.sizes == (6, 6) and scene.stage.number == 0,
    "UD-2": opens,
    "UD-3": lambda scene: not scene.view.start and sum(map(bool, scene.come.view(None).ends)) == 4,
    "UD-4": agrees,
    "UD-5": joker_anywhere,
    "UD-6": closed,
    "UD-7": lambda scene: any(isinstance(move, Draw | Keep) for move in scene.learner_moves()),
    "UD-8": lambda scene: any(isinstance(move, Forced | Skipped) for _, move in scene.moves()),
    "UD-11": called,
    "UD-12": lambda scene: ended(scene, "out"),
    "UD-13": lambda scene: scene.winner == LEARNER and scene.come.totals == (scene.result.left["p2"], 0),
}
