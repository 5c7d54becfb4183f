"""The hand judge of Tábla Römi against reading the hand: whether fifteen tiles can end, with which discard, and how."""

import random
import time
from collections.abc import Sequence
from statistics import median

from bot.games.kit.cards import Card
from bot.games.rack.rules.deal import TILES, WHOLE_SET, Jokers
from bot.games.rack.rules.judge import endings
from tests.games.rack.hands import hands
from tests.games.rack.naive import Judge
from tests.tools.bench.row import Row

_HANDS = 600
_TURNED = "B5"
_GOAL = "<= 1 ms"


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times and answer the medians, in seconds a hand."""
    measured = []
    for name, wild, texts in (
        ("as dealt", False, _dealt()),
        ("near their end, 2 jokers at most", False, _near("stand-in")),
        ("near their end, 4 jokers at most", True, _near("wild")),
    ):
        measured.append(_row(f"tabla: the judge of hands {name}", rounds, wild, texts))
    return measured


def _row(name: str, rounds: int, wild: bool, texts: Sequence[Sequence[str]]) -> Row:
    """What the kit has learnt of lines and groups stays from round to round; the answers do not."""
    jokers = Jokers.of(TILES.card(_TURNED), wild)
    cards = [_read(hand) for hand in texts]
    ours, floors = [], []
    for _ in range(rounds + 1):  # the first warms both up and is left out
        began = time.perf_counter()
        for hand in texts:
            _read(hand)
        between = time.perf_counter()
        for read in cards:
            endings.__wrapped__(read, jokers)
        ours.append((time.perf_counter() - between) / len(cards))
        floors.append((between - began) / len(cards))
    return Row(name, median(ours[1:]), median(floors[1:]), _GOAL, "hand")


def _read(texts: Sequence[str]) -> tuple[Card, ...]:
    return tuple(map(TILES.card, texts))


def _dealt() -> list[list[str]]:
    rng, tiles = random.Random(1), [tile.text for tile in WHOLE_SET]
    return [_sorted(rng.sample(tiles, 15)) for _ in range(_HANDS)]


def _near(rule: str) -> list[list[str]]:
    """Legal hands of each kind with every number of jokers, some of them spoilt."""
    return [_sorted(hand) for hand in hands("bench", _HANDS, Judge(_TURNED, rule), _TURNED)]


def _sorted(texts: Sequence[str]) -> list[str]:
    return sorted(texts, key=lambda text: TILES.card(text).index)
