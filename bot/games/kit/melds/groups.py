"""Groups that the pieces of one rank can make (RO-5, TR-5)."""

from functools import lru_cache

import msgspec

from bot.games.kit.melds.meld import SMALLEST, SUITS, MeldRules
from bot.games.kit.melds.pieces import RANKS
from bot.games.kit.melds.runs import SUIT, taken


class Group(msgspec.Struct, frozen=True, gc=False):
    """A group: the bit of its rank in keys, a bit for each suit with a natural piece, its jokers, what it counts."""

    rank: int
    suits: int
    jokers: int
    points: int


@lru_cache(maxsize=4096)
def shapes(suits: int, most: int) -> tuple[tuple[int, int], ...]:
    """Natural suits and jokers of each group that can be made of one piece of each of these suits."""
    found = []
    for natural in range(1, 1 << SUITS):
        if natural & ~suits == 0:
            held = natural.bit_count()
            sizes = range(max(SMALLEST, held), SUITS + 1)
            found += [(natural, length - held) for length in sizes if length - held <= most]
    return tuple(found)


def groups(keys: tuple[int, ...], rules: MeldRules, jokers: int) -> list[Group]:
    """Every group that the pieces can make with at most so many jokers."""
    a, b, c, d = (key & SUIT for key in keys)
    most = min(jokers, rules.most_jokers)
    if most == 0:
        ranks = (a & b & (c | d)) | (c & d & (a | b))
    elif most == 1:
        ranks = (a & (b | c | d)) | (b & (c | d)) | (c & d)
    else:
        ranks = a | b | c | d
    worth, found = (*rules.worth[1:], rules.worth[0]), []
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        suits = (
            (1 if a & rank else 0) | (2 if b & rank else 0) | (4 if c & rank else 0) | (8 if d & rank else 0)
        )
        each = worth[rank.bit_length() - 1]
        for natural, used in shapes(suits, most):
            found.append(Group(rank, natural, used, each * (natural.bit_count() + used)))
    return found


def grouped(keys: tuple[int, ...], group: Group) -> tuple[int, ...] | None:
    """The keys without the pieces of a group; None if they are not all there."""
    left = list(keys)
    for suit in range(SUITS):
        if group.suits >> suit & 1:
            if not left[suit] & group.rank:
                return None
            left[suit] = taken(left[suit], group.rank)
    return tuple(left)


def kind_of(suit: int, place: int) -> int:
    """The kind at a place (0 and 13 the ace) of a suit."""
    return RANKS * suit + place % RANKS
