"""What a hand may become whose player is to end from it or to meet the minimum: how near it is, and what helps it.

Counted exactly: how many of its cards can lie in combinations at once, and how many unseen cards would make that more.
Played alone, who throws by that can end from the hand after 22 turns without jokers and 17 with them; who throws what
is in the fewest pairs, as quick players do, after 25 and 20, and the normal player after 27 and 21.
"""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.kit.melds import JOKER, add, different, kinds, most_points, remove
from bot.games.kit.melds.meld import MeldRules
from bot.games.kit.melds.pieces import JOKERS, KINDS, ONES, RANKS, TWINS
from bot.games.meld.mind.race import PAIRS

_EACH = MeldRules((1,) * RANKS, 2)  # a combination counts its cards
_NEAR = tuple(sum({bit for bit, _ in PAIRS[kind]}) for kind in range(KINDS))


@lru_cache(maxsize=20_000)
def melded(pieces: int) -> int:
    """How many of the pieces can lie in combinations at once."""
    return most_points(pieces, _EACH)


def helps(hand: int, left: Sequence[int]) -> int:
    """By how many cards more could lie in combinations with one card of those that are left, summed over all."""
    now, found = melded(hand), 0
    for kind in kinds(_near(hand) & ~(hand >> TWINS)):
        if left[kind]:
            found += left[kind] * (melded(add(hand, kind)) - now)
    if left[JOKER]:
        found += left[JOKER] * (melded(add(hand, JOKER)) - now)
    return found


def _near(hand: int) -> int:
    """The bits of the kinds that may help."""
    if hand >> JOKERS > 1:
        return ONES
    found = 0
    for kind in kinds(hand & ONES):
        found |= _NEAR[kind]
    return found


def outlooks(hand: int, legal: int, left: Sequence[int]) -> dict[int, float]:
    """The kinds that are best thrown, each with how many cards more lie in combinations after the next draw.

    They leave as many there as can be; jokers are kept.
    """
    rests = {kind: remove(hand, kind) for kind in different(legal) if kind != JOKER}
    most, unseen = max(map(melded, rests.values()), default=0), max(1, sum(left))
    return {kind: helps(rest, left) / unseen for kind, rest in rests.items() if melded(rest) == most}
