"""How dangerous discards are: how often the next player can use one, by what he took and threw."""

import random
from collections.abc import Iterable

from bot.games.kit.melds import gather
from bot.games.meld.mind.likely import Likely
from bot.games.meld.mind.race import Habits, Race, RaceRules, RaceStart

_HANDS = 24  # that are imagined


def taken(likely: Likely, rules: RaceRules, start: RaceStart, discards: Iterable[int]) -> dict[int, float]:
    """How often the next player takes each of these. `start` is the table after the turn; its hands don't matter.

    Equal views give the same answer: the chance by which hands are imagined is always the same.
    """
    rng = random.Random(1)  # noqa: S311 - to be repeated, not to be secret
    counts = dict.fromkeys(discards, 0)
    for _ in range(_HANDS):
        hands = tuple(map(gather, likely.hidden(rng).hands))
        race = Race(start._replace(hands=hands), rules, (), rng, (Habits(),) * len(hands))
        for kind in counts:
            counts[kind] += race.wants(hands[start.seat], kind)
    return {kind: count / _HANDS for kind, count in counts.items()}
