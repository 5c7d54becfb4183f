"""When a rule of a game with a line is met."""

from collections.abc import Callable, Mapping

from bot.games.line.moves import Pass, Play
from tests.lessons.scene import Scene


def joins(scene: Scene) -> bool:
    """The learner plays at an end, and may neither pass nor play what does not fit."""
    plays = [move for move in scene.own() if isinstance(move, Play) and move.side]
    return bool(plays) and all(scene.match.state.line.end(play.side) in play.tile for play in plays)


def passes(scene: Scene) -> bool:
    return any(isinstance(move, Pass) for _, move in scene.moves())


def lots(scene: Scene) -> bool:
    """Both drew a tile, and the highest double begins."""
    drawn = {event.seat: str(event.data["tile"]) for event in scene.events("lot")}
    (starts,) = scene.events("starts") or (None,)
    doubles = {seat: tile for seat, tile in drawn.items() if tile[0] == tile[2]}
    return starts is not None and len(drawn) == 2 and starts.seat == max(doubles, key=doubles.__getitem__)


def opens_freely(scene: Scene) -> bool:
    return (
        not scene.match.state.line.placed
        and [type(move) for move in scene.own()] == [Play]
        and len(scene.view.legal) == len(scene.view.hand)
    )


def must_play(rule: str) -> Callable[[Scene], bool]:
    return lambda scene: (joins(scene) and scene.refuses(rule, "pass")) or passes(scene)


def blocked(scene: Scene) -> bool:
    return scene.result is not None and scene.result.end == "blocked"


CLASSIC: Mapping[str, Callable[[Scene], bool]] = {
    "CL-1": lambda scene: scene.view.sizes == (7, 7) and scene.pieces() == 28,
    "CL-2": lambda scene: len(scene.zone("rest")) == 14 and scene.view.sizes == (7, 7),
    "CL-3": lots,
    "CL-4": opens_freely,
    "CL-5": must_play("CL-5"),
    "CL-6": lambda scene: blocked(scene) and all(scene.view.sizes),
    "CL-7": lambda scene: scene.result is not None and scene.come.totals == tuple(-n for n in lefts(scene)),
    "CL-8": lambda scene: scene.winner is not None and lefts(scene)[scene.winner] == min(lefts(scene)),
}


def lefts(scene: Scene) -> tuple[int, ...]:
    return tuple(scene.result.left.values())
