"""Cards that lie alone: more of them than jokers can bring to the table, and no turn can end the deal."""

from collections.abc import Iterator, Sequence

from bot.games.kit.melds.fits import addable, meldable
from bot.games.kit.melds.meld import CARDS, SUITS, Meld
from bot.games.kit.melds.pieces import ACES, JOKERS, ONE_JOKER, ONES, RANKS, TWINS
from bot.games.kit.melds.runs import ACE, SUIT
from bot.games.meld.rules.laying import bare

_BY_A_JOKER = 4  # cards that a joker brings into a combination at most
_KING = RANKS - 1
_SUITS = tuple(SUIT << RANKS * suit for suit in range(SUITS))

Brought = tuple[int, int]  # bits of cards that lie in one combination, and how many jokers that takes at least


def surely_alone(pieces: int, takes: int, then: int) -> int:
    """Return the bits of natural cards that go nowhere without jokers, where tables take `takes`, and `then` after."""
    ones = pieces & ONES
    added = ones & takes
    more = ones & then & next_to(added) if ones & then else 0
    while more & ~added:
        added |= more
        more = ones & next_to(more)
    return ones & ~added & ~meldable(pieces % ONE_JOKER, CARDS)


def next_to(ones: int) -> int:
    """Return the kinds next to these in runs; next to a king or ace also those of another suit, which does no harm."""
    # one rank up and down, and between the ace's bit and the king's, since the ace lies above the king, too
    return ones << 1 | ones >> 1 | (ones & ACES) << _KING | ones >> _KING & ACES


def more_than_brought(alone: int, twins: int, jokers: int) -> bool:
    """Return True if so many jokers bring too few of these cards to the table, one being discarded.

    A joker brings at most two cards of different suits, four of one. `twins` are the bits of kinds that are there
    twice.
    """
    many = alone.bit_count() + (alone & twins).bit_count() - 1
    if many > _BY_A_JOKER * jokers:
        return many > 0
    return jokers == 1 and many > 2 and many > max([(alone & suit).bit_count() for suit in _SUITS])


def too_many_alone(pieces: int, table: Sequence[Meld]) -> bool:
    """Return True if more cards go nowhere without jokers than jokers and the discard can help."""
    naturals = pieces % ONE_JOKER
    return not can_be_brought(naturals & ONES & ~_helped(naturals, table), pieces, table)


def can_be_brought(alone: int, pieces: int, table: Sequence[Meld]) -> bool:
    """Return True if the jokers of some pieces may bring these natural ones but one to a table or into combinations."""
    jokers, naturals = pieces >> JOKERS, pieces % ONE_JOKER
    if not alone or more_than_brought(alone, naturals >> TWINS, jokers):
        return not alone
    lonely = alone & ~_helped(naturals + ONE_JOKER, [bare(meld) for meld in table])
    return _all_brought(alone, alone & naturals >> TWINS, lonely, naturals & ONES, jokers, 1)


def _helped(pieces: int, table: Sequence[Meld]) -> int:
    """Return the pieces that can lie in a combination of them, or be added to one on the table."""
    helped = meldable(pieces, CARDS)
    for meld in table:
        helped |= addable(meld, pieces, CARDS)
    return helped


def _all_brought(alone: int, again: int, lonely: int, ones: int, jokers: int, spare: int) -> bool:
    """Return True if so many jokers could bring these cards and those there `again`, but `spare`, to the table."""
    if alone.bit_count() + again.bit_count() <= spare:
        return True
    if not jokers:
        return False
    bit = alone & -alone
    if spare and _all_brought(alone & ~(bit & ~again), again & ~bit, lonely, ones, jokers, spare - 1):
        return True
    return any(
        needed <= jokers
        and _all_brought(alone & ~(brought & ~again), again & ~brought, lonely, ones, jokers - needed, spare)
        for brought, needed in _combinations(bit.bit_length() - 1, alone, lonely, ones)
    )


def _combinations(card: int, alone: int, lonely: int, ones: int) -> Iterator[Brought]:
    """Yield what of the cards alone can lie in one combination with this one, their first: a group, or a run.

    In a run everything between the cards is of the hand (`ones`) or a joker; three natural cards in a row would not be
    alone. A `lonely` card has nothing near it, and so needs two jokers if it is the only one.
    """
    suit, rank = divmod(card, RANKS)
    yield 1 << card, 2 if lonely >> card & 1 else 1
    for other in range(card + RANKS, SUITS * RANKS, RANKS):
        if alone >> other & 1:
            yield 1 << card | 1 << other, 1
    yield from _runs(suit, range(rank, ACE + 1), alone, ones)
    if rank == 0:
        yield from _runs(suit, range(ACE, 0, -1), alone, ones)


def _runs(suit: int, places: range, alone: int, ones: int) -> Iterator[Brought]:
    """Yield the cards alone from the first place on, up to each of the others, and the holes between them."""
    brought = holes = 0
    for place in places:
        bit = 1 << RANKS * suit + place % RANKS
        if alone & bit:
            brought |= bit
            if brought != bit:
                yield brought, max(1, holes)
        elif not ones & bit:
            holes += 1
