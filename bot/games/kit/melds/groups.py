"""Groups that the pieces of one rank can make (RO-5, TR-5)."""

from functools import lru_cache
from typing import NamedTuple

from bot.games.kit.melds.meld import SMALLEST, SUITS, MeldRules
from bot.games.kit.melds.runs import SUIT, taken

Keys = tuple[int, int, int, int]
SUITS_OF = tuple(tuple(suit for suit in range(SUITS) if suits >> suit & 1) for suits in range(1 << SUITS))


class Group(NamedTuple):
    """A group: what it counts, its jokers, the bit of its rank in keys, a bit for each suit with a natural piece."""

    points: int
    jokers: int
    rank: int
    suits: int


@lru_cache(maxsize=64)
def _every(rules: MeldRules, most: int) -> tuple[tuple[tuple[Group, ...], ...], ...]:
    """Return all groups with at most so many jokers: by the place of the rank, then by the suits that are there."""
    worth = (0, *rules.worth[1:], rules.worth[0])
    return tuple(
        tuple(
            tuple(
                Group(each * (held.bit_count() + jokers), jokers, 1 << place >> 1, held)
                for held, jokers in _shapes(suits, most)
            )
            for suits in range(1 << SUITS)
        )
        for place, each in enumerate(worth)
    )


def _shapes(suits: int, most: int) -> list[tuple[int, int]]:
    """Return natural suits and jokers of each group that can be made of one piece of each of these suits."""
    shapes = []
    for natural in range(1, 1 << SUITS):
        if natural & ~suits == 0:
            held = natural.bit_count()
            sizes = range(max(SMALLEST, held), SUITS + 1)
            shapes += [(natural, length - held) for length in sizes if length - held <= most]
    return shapes


def groups(keys: Keys, rules: MeldRules, jokers: int) -> list[Group]:
    """Return every group that the pieces can make with at most so many jokers."""
    a, b, c, d = keys[0] & SUIT, keys[1] & SUIT, keys[2] & SUIT, keys[3] & SUIT
    most = min(jokers, rules.most_jokers)
    if most == 0:
        ranks = (a & b & (c | d)) | (c & d & (a | b))
    elif most == 1:
        ranks = (a & (b | c | d)) | (b & (c | d)) | (c & d)
    else:
        ranks = a | b | c | d
    every = _every(rules, most)
    possible: list[Group] = []
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        suits = (1 if a & rank else 0) | (2 if b & rank else 0) | (4 if c & rank else 0) | (8 if d & rank else 0)
        possible += every[rank.bit_length()][suits]
    return possible


def grouped(keys: Keys, group: Group) -> Keys | None:
    """Return the keys without the pieces of a group; None if they are not all there."""
    rank = group.rank
    rest = list(keys)
    for suit in SUITS_OF[group.suits]:
        if not rest[suit] & rank:
            return None
        rest[suit] = taken(rest[suit], rank)
    return rest[0], rest[1], rest[2], rest[3]
