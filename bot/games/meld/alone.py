"""Cards that lie alone: more of them than jokers can bring to the table, and no turn can end the deal."""

from collections.abc import Iterator, Sequence

from bot.games.kit.melds import CARDS, Meld, addable, meldable
from bot.games.kit.melds.meld import SUITS
from bot.games.kit.melds.pieces import JOKERS, ONE_JOKER, ONES, RANKS
from bot.games.meld.additions import bare

_BY_A_JOKER = 4  # cards that a joker brings into a combination at most
_ACE = RANKS  # the place above the king
_KING = RANKS - 1

Brought = tuple[
    int, int
]  # bits of cards that lie in one combination, and how many jokers that takes at least


def some_alone(naturals: int, takes: int) -> bool:
    """Whether more than one of these cards goes nowhere, even if everything beside what a table `takes` goes there."""
    loose = naturals & ONES & ~meldable(naturals, CARDS)
    added, more = 0, naturals & takes & ONES
    while added != more:
        added = more
        more |= naturals & ONES & (more << 1 | more >> 1 | more << _KING | more >> _KING)
    return (loose & ~added).bit_count() > 1


def too_many_alone(pieces: int, table: Sequence[Meld], won: int = 0) -> bool:
    """Whether more cards lie alone than jokers and the discard can help.

    Alone is a natural card that goes nowhere without jokers; `won` are the bits of cards that win a joker, and so go
    somewhere.
    """
    jokers, naturals = pieces >> JOKERS, pieces % ONE_JOKER
    ones = naturals & ONES
    alone = ones & ~won & ~_helped(naturals, table)
    many = alone.bit_count() - 1  # one is discarded
    if many <= 0:
        return False
    if many > _BY_A_JOKER * jokers:
        return True
    lonely = alone & ~_helped(naturals + ONE_JOKER, [bare(meld) for meld in table])
    return not _all_brought(alone, lonely, ones, jokers, 1)


def _helped(pieces: int, table: Sequence[Meld]) -> int:
    """The pieces that can lie in a combination of them, or be added to one."""
    helped = meldable(pieces, CARDS)
    for meld in table:
        helped |= addable(meld, pieces, CARDS)
    return helped


def _all_brought(alone: int, lonely: int, ones: int, jokers: int, spare: int) -> bool:
    """Whether so many jokers could bring these cards to the table, but for `spare` of them."""
    if alone.bit_count() <= spare:
        return True
    if not jokers:
        return False
    card = (alone & -alone).bit_length() - 1
    if spare and _all_brought(alone & alone - 1, lonely, ones, jokers, spare - 1):
        return True
    return any(
        needed <= jokers and _all_brought(alone & ~brought, lonely, ones, jokers - needed, spare)
        for brought, needed in _combinations(card, alone, lonely, ones)
    )


def _combinations(card: int, alone: int, lonely: int, ones: int) -> Iterator[Brought]:
    """What of the cards alone can lie in one combination with this one, their first: a group, or a run.

    In a run everything between the cards is of the hand (`ones`) or a joker; three natural cards in a row would not be
    alone. A `lonely` card has nothing near it, and so needs two jokers if it is the only one.
    """
    suit, rank = divmod(card, RANKS)
    yield 1 << card, 2 if lonely >> card & 1 else 1
    for other in range(card + RANKS, SUITS * RANKS, RANKS):
        if alone >> other & 1:
            yield 1 << card | 1 << other, 1
    yield from _runs(suit, range(rank, _ACE + 1), alone, ones)
    if rank == 0:
        yield from _runs(suit, range(_ACE, 0, -1), alone, ones)


def _runs(suit: int, places: range, alone: int, ones: int) -> Iterator[Brought]:
    """The cards alone from the first place on, up to each of the others, and the holes between them."""
    brought = holes = 0
    for place in places:
        bit = 1 << RANKS * suit + place % RANKS
        if alone & bit:
            brought |= bit
            if brought != bit:
                yield brought, max(1, holes)
        elif not ones & bit:
            holes += 1
