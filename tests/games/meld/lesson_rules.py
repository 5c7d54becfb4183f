"""When a rule of Römi is met."""

from collections.abc import Iterator, Mapping
from itertools import combinations

from bot.games.actions import Discard, Draw, Take
from bot.games.kit.cards import FRENCH
from bot.games.meld.rules.moves import LayMeld, LayOff, MeldMove
from bot.lessons.course import LEARNER, TEACHER
from tests.games.line.lesson_rules import Question, counted_against, lefts
from tests.lessons.scene import Scene


def moves_of(scene: Scene, kind: type[MeldMove]) -> list[MeldMove]:
    return [move for move in scene.learner_moves() if isinstance(move, kind)]


def natural(cards: tuple[str, ...]) -> list[str]:
    return [card for card in cards if not card.startswith("JK")]


def stands_for(cards: tuple[str, ...]) -> list[str]:
    return [card.partition("=")[2] or card for card in cards]


def tries(scene: Scene, size: int = 3) -> Iterator[str]:
    """Some cards of the learner's, laid as they come."""
    cards = [card for card in scene.view.hand or () if card != "JK"]
    return (f"meld {' '.join(some)}" for some in combinations(cards, size))


def lays_run(scene: Scene) -> bool:
    """The learner lays cards of one suit, and others are refused as no run."""
    lays = [{card[0] for card in stands_for(lay.tiles)} for lay in moves_of(scene, LayMeld)]
    return any(len(suits) == 1 for suits in lays) and any(scene.refuses("RO-4", token) for token in tries(scene))


def lays_group(scene: Scene) -> bool:
    """The learner lays cards of one rank, all suits different."""
    laid = [stands_for(lay.tiles) for lay in moves_of(scene, LayMeld)]
    return any(
        len({card[1:] for card in cards}) == 1 and len({card[0] for card in cards}) == len(cards) for cards in laid
    )


def lays_joker(scene: Scene) -> bool:
    """A joker lies among natural cards, and says for what."""
    mixed = [lay.tiles for lay in moves_of(scene, LayMeld) if 0 < len(natural(lay.tiles)) < len(lay.tiles)]
    return any("JK=" in card for cards in mixed for card in cards)


def first_laying(scene: Scene) -> bool:
    """Enough points are laid for the first time; one of the combinations alone would not be."""
    lays = moves_of(scene, LayMeld)
    if len(lays) < 2 or scene.view.met[LEARNER]:
        return False
    worth = sum(FRENCH.card(card).value for lay in lays for card in stands_for(lay.tiles))
    last = scene.stage.step.act[-1].removeprefix("p1 ")
    fewer = [(f"meld {' '.join(lay.tiles)}", last) for lay in lays]
    return worth >= scene.view.minimum and all(scene.refuses("RO-9", *tokens) for tokens in fewer)


def draws(scene: Scene) -> bool:
    """The learner draws, and may not discard before."""
    card = (scene.view.hand or ("",))[0]
    return bool(moves_of(scene, Draw)) and scene.refuses("RO-8", f"discard {card}")


def free_discard(scene: Scene) -> bool:
    """The discard may be taken, and kept."""
    if not (moves_of(scene, Draw) or moves_of(scene, Take)):
        return False
    top = scene.view.discards[-1]
    return any(scene.refused(f"take {top}", f"discard {card}") is None for card in scene.view.hand or ())


def laid_discard(scene: Scene) -> bool:
    """The discard is taken and laid, and may not be kept."""
    taken = [move.tile for move in moves_of(scene, Take)]
    laid = [card for lay in moves_of(scene, LayMeld) for card in lay.tiles]
    kept = (f"take {card}" for card in taken)
    return bool(taken) and set(taken) <= set(laid) and all(
        scene.refuses("RO-15", take, f"discard {card}")
        for take in kept
        for card in scene.view.hand or ()
    )  # fmt: skip


def adds(scene: Scene) -> bool:
    """Cards are added to combinations that lie, and elsewhere they don't fit."""
    if not moves_of(scene, LayOff):
        return False
    before = [token.removeprefix("p1 ") for token in scene.stage.step.act if "layoff" not in token]
    taken = [token for token in before if token.startswith("take")]
    wrong = (f"layoff m{lain.number} {card}" for lain in scene.view.table for card in scene.view.hand or ())
    return any(scene.refuses("RO-11", *taken, token) for token in wrong)


def what_is_left(scene: Scene) -> bool:
    """Each card counts what it is worth."""
    if scene.result is None or not scene.match.end:
        return False
    hand = scene.match.view(TEACHER).hand
    return lefts(scene)[TEACHER] == sum(FRENCH.card(card).value for card in hand)


MELD: Mapping[str, Question] = {
    "RO-1": lambda scene: 104 <= scene.pieces() <= 106 and scene.view.sizes == (15, 14),
    "RO-2": lambda scene: scene.view.sizes == (15, 14) and bool(scene.events("dealt")),
    "RO-3": what_is_left,
    "RO-4": lays_run,
    "RO-5": lays_group,
    "RO-6": lays_joker,
    "RO-7": lambda scene: bool(moves_of(scene, Discard)) and scene.refuses("RO-7", "draw ??"),
    "RO-8": draws,
    "RO-9": first_laying,
    "RO-11": adds,
    "RO-14": free_discard,
    "RO-15": laid_discard,
    "RO-18": lambda scene: bool(scene.match.end) and counted_against(scene),
}
