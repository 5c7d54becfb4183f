"""When a rule of a game with a line is met."""

from collections.abc import Callable, Iterator, Mapping

from bot.games.actions import Draw, Pass
from bot.games.line.rules.line import SIDES, End, Play, Turn
from bot.lessons.course import LEARNER, TEACHER
from tests.lessons.scene import Scene

Question = Callable[[Scene], bool]


def own_plays(scene: Scene) -> list[Play]:
    return [move for move in scene.learner_moves() if isinstance(move, Play)]


def joins(scene: Scene) -> bool:
    """The learner plays at an end, where the tile has what is open there."""
    plays = [play for play in own_plays(scene) if play.side and not play.cover]
    line = scene.match.state.line
    return bool(plays) and all("J" in (end := line.end(play.side)) + play.tile or end in play.tile for play in plays)


def does_not_fit(scene: Scene, rule: str) -> bool:
    """Some tile of the learner's is refused at some end."""
    tries = (f"play {tile} {side}" for tile in scene.view.hand or () for side in SIDES)
    return any(scene.refuses(rule, play) for play in tries)


def passes(scene: Scene) -> bool:
    return any(isinstance(move, Pass) for _, move in scene.moves())


def lots(scene: Scene) -> bool:
    """Both drew a tile, and the highest double begins."""
    drawn = {event.seat: str(event.data["tile"]) for event in scene.events("lot")}
    starts = next(iter(scene.events("starts")), None)
    doubles = {seat: tile for seat, tile in drawn.items() if tile[0] == tile[2]}
    return starts is not None and len(drawn) == 2 and starts.seat == max(doubles, key=doubles.__getitem__)


def opens_freely(scene: Scene) -> bool:
    """The learner opens, with any tile."""
    placed, legal, hand = scene.match.state.line.placed, scene.view.legal, scene.view.hand or ()
    return not placed and bool(own_plays(scene)) and len(legal) == len(hand)


def opens_with_a_double(scene: Scene) -> bool:
    """The learner opens, and nothing but a double is taken."""
    others = [tile for tile in scene.view.hand or () if tile[0] != tile[2]]
    opening = not scene.match.state.line.placed and bool(own_plays(scene))
    return opening and all(scene.refuses("MD-2", f"play {tile}") for tile in others)


def draws(scene: Scene, seat: int | None = LEARNER) -> bool:
    return any(isinstance(move, Draw) for _, move in scene.moves(seat))


def ended(scene: Scene, end: str) -> bool:
    return scene.result is not None and scene.result.end == end


def lefts(scene: Scene) -> tuple[int, ...]:
    return () if scene.result is None else tuple(scene.result.left.values())


def fewest_wins(scene: Scene) -> bool:
    return scene.winner is not None and lefts(scene)[scene.winner] == min(lefts(scene))


def counted_against(scene: Scene) -> bool:
    return scene.result is not None and scene.come.totals == tuple(-left for left in lefts(scene))


CLASSIC: Mapping[str, Question] = {
    "CL-1": lambda scene: scene.view.sizes == (7, 7) and scene.pieces() == 28,
    "CL-2": lambda scene: len(scene.zone("rest")) == 14 and scene.view.sizes == (7, 7),
    "CL-3": lots,
    "CL-4": opens_freely,
    "CL-5": lambda scene: (joins(scene) and scene.refuses("CL-5", "pass")) or passes(scene),
    "CL-6": lambda scene: ended(scene, "blocked") and all(scene.view.sizes),
    "CL-7": counted_against,
    "CL-8": fewest_wins,
}


# --- moomin and joker domino ---


def covering(scene: Scene) -> bool:
    """The learner plays with a joker card."""
    return any(play.cover for play in own_plays(scene))


def joker_tries(scene: Scene) -> Iterator[str]:
    """Every way to lay a card with a joker card of the learner's."""
    for joker in scene.view.jokers or ():
        for tile in scene.view.hand or ():
            for side in SIDES:
                yield from (f"play {tile} {side} {joker} over {half}" for half in tile.split("-"))


def jokers_count_nothing(scene: Scene) -> bool:
    """A joker card is left in a hand, and the points are those of its other cards."""
    if scene.result is None or not scene.zone(f"jokers-p{TEACHER + 1}"):
        return False
    hand = scene.match.view(TEACHER).hand
    return lefts(scene)[TEACHER] == sum(1 + (tile[0] == tile[2]) for tile in hand)


MOOMIN: Mapping[str, Question] = {
    "MD-1": lambda scene: scene.view.sizes == (5, 5) and scene.pieces() == 45,
    "MD-2": opens_with_a_double,
    "MD-3": lambda scene: joins(scene) and does_not_fit(scene, "MD-3"),
    "MD-4": lambda scene: (joins(scene) and scene.refuses("MD-4", "draw ??")) or draws(scene),
    "MD-5": lambda scene: ended(scene, "out") and fewest_wins(scene),
    "MD-6": lambda scene: scene.match.end == "rounds" and counted_against(scene),
    "JD-1": lambda scene: len(scene.view.jokers or ()) == 2 and scene.view.joker_sizes == (2, 2),
    "JD-2": lambda scene: (
        (covering(scene) and any(scene.refuses("JD-2", play) for play in joker_tries(scene)))
        or (joins(scene) and all(scene.refuses("JD-2", play) for play in joker_tries(scene)))
    ),
    "JD-3": lambda scene: (covering(scene) and "p1 draw ??" in scene.view.legal) or jokers_count_nothing(scene),
}


# --- Christmas domino ---


def in_play(scene: Scene) -> bool:
    """Cards that fit must be played, those with a joker half need not."""
    plays = own_plays(scene)
    if any("J" not in play.tile for play in plays):
        return scene.refuses("WD-6", "end")
    return any(isinstance(move, End) for move in scene.learner_moves()) or (bool(plays) and _voluntary(scene))


def _voluntary(scene: Scene) -> bool:
    """A card with a joker half is played where another could be, or none."""
    return any(token == "p1 end" or "J" not in token for token in scene.view.legal)


def pictures_differ(scene: Scene) -> bool:
    tries = (
        f"play {tile} {side} {half}" for tile in scene.view.hand or () for side in SIDES for half in tile.split("-")
    )
    return any(scene.refuses("WD-5", play) for play in tries)


def turned_up(scene: Scene) -> bool:
    """The starter has turned up a card, and it is the other's turn."""
    starts = next(iter(scene.events("starts")), None)
    turned = [seat for seat, move in scene.moves() if isinstance(move, Turn)]
    return starts is not None and turned == [starts.seat] and scene.match.turn != starts.seat


CHRISTMAS: Mapping[str, Question] = {
    "WD-1": lambda scene: scene.pieces() == 36 and scene.view.sizes == (7, 7),
    "WD-2": lambda scene: scene.view.sizes == (7, 7) and len(scene.zone("stock")) == 21,
    "WD-3": lambda scene: bool(scene.events("voted")) and scene.view.open_hands is None,
    "WD-4": turned_up,
    "WD-5": lambda scene: joins(scene) and pictures_differ(scene),
    "WD-6": in_play,
    "WD-7": draws,
    "WD-8": lambda scene: ended(scene, "out") and fewest_wins(scene) and scene.come.totals == (1, 0),
}
