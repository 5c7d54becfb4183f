"""Which pieces can be in some meld, or be added to one, told from their bits (RO-4 to RO-6, RO-11)."""

from functools import lru_cache

from bot.games.kit.melds.meld import SMALLEST, SUITS, Meld, MeldRules
from bot.games.kit.melds.pieces import ACES, JOKERS, ONES, RANKS, TWINS
from bot.games.kit.melds.runs import ACE, SUIT

_QUEENS, _KINGS = ACES << RANKS - 2, ACES << RANKS - 1


def meldable(pieces: int, rules: MeldRules) -> int:
    """The pieces that can be in some meld of the pieces, each as often as it is there."""
    jokers = min(pieces >> JOKERS, rules.most_jokers) if pieces >> JOKERS else 0
    found = _melded(pieces & ONES, jokers)
    if not found:
        return 0
    fitting = pieces & (found | found << TWINS)
    return fitting | (pieces >> JOKERS) << JOKERS if jokers else fitting


@lru_cache(maxsize=4096)
def _melded(ones: int, jokers: int) -> int:
    """The kinds that can be in some meld of these, and so many jokers."""
    if jokers > 1:
        return ones
    in_runs = _near(ones) if jokers else _in_runs(ones)
    return in_runs | _in_groups(ones, SMALLEST - jokers)


def _in_runs(ones: int) -> int:
    """The kinds in some run of these."""
    pairs = ones & (ones >> 1 & ~_KINGS | (ones & ACES) << RANKS - 1)  # what has the next rank above it
    middle = pairs & (ones << 1 & ~ACES) if pairs else 0
    if not middle:
        return 0
    return middle | middle >> 1 | (middle & ~_KINGS) << 1 | (middle & _KINGS) >> RANKS - 1


def _near(ones: int) -> int:
    """The kinds in some run of these and a joker: what has another within two ranks."""
    aces = ones & ACES
    pairs = ones & (ones >> 1 & ~_KINGS | aces << RANKS - 1)
    gaps = ones & (ones >> 2 & ~(_QUEENS | _KINGS) | aces << RANKS - 2)
    upper = (pairs & ~_KINGS) << 1 | (pairs & _KINGS) >> RANKS - 1
    return pairs | gaps | upper | (gaps & ~_QUEENS) << 2 | (gaps & _QUEENS) >> RANKS - 2


def _in_groups(ones: int, fewest: int) -> int:
    """The kinds whose rank so many suits have: two or three."""
    if fewest == SMALLEST and not ones & ones >> RANKS:  # of three suits two are neighbours
        return 0
    a, b, c, d = ones & SUIT, ones >> RANKS & SUIT, ones >> 2 * RANKS & SUIT, ones >> 3 * RANKS
    if fewest == SMALLEST:
        return ones & ((a & b & (c | d)) | (c & d & (a | b))) * ACES
    return ones & ((a & (b | c | d)) | (b & (c | d)) | (c & d)) * ACES


@lru_cache(maxsize=4096)
def beside(meld: Meld) -> int:
    """The bits of the natural kinds that can be added to a meld by themselves."""
    shown = meld.shown
    if meld.kind == "group":
        return _missing(shown)
    if len(shown) == RANKS:
        return 0
    first, last = shown[0], shown[-1]
    below = 1 << first - 1 if first % RANKS else 0
    rank = last % RANKS
    if rank == 0:  # the ace above the king
        return below
    return below | (1 << last - rank if rank == RANKS - 1 else 1 << last + 1)


def _missing(group: tuple[int, ...]) -> int:
    """The bits of the kinds that a group lacks."""
    if len(group) == SUITS:
        return 0
    one, two, three = group
    return ACES << one % RANKS & ~(1 << one | 1 << two | 1 << three)


def addable(meld: Meld, pieces: int, rules: MeldRules, near: int | None = None) -> int:
    """The pieces that can be part of what is added to a meld with one token, each as often as it is there.

    `near` is what `beside` says, if that is known.
    """
    found, jokers = beside(meld) if near is None else near, pieces >> JOKERS
    if jokers:
        jokers = min(jokers, rules.most_jokers - meld.jokers)
    elif not pieces & found:
        return 0
    if meld.kind == "run" and found:
        first = meld.shown[0]
        start = first - first % RANKS
        found = _reached(first - start, len(meld.shown), pieces >> start & SUIT, jokers) << start
    fitting = pieces & (found | found << TWINS)
    return fitting | (pieces >> JOKERS) << JOKERS if jokers and _has_room(meld) else fitting


def _has_room(meld: Meld) -> bool:
    return len(meld.shown) < (SUITS if meld.kind == "group" else RANKS)


@lru_cache(maxsize=1 << 14)
def _reached(first: int, length: int, ranks: int, jokers: int) -> int:
    """The ranks of a suit that can follow at an end of a run from that place on, holes filled with jokers."""
    after, room, low = first + length, RANKS - length, (1 << first) - 1
    line = ranks | (ranks & 1) << ACE
    above, holes = line >> after, ~line & low
    for _ in range(jokers):
        above |= above + 1
        holes ^= 1 << holes.bit_length() >> 1
    above &= ~(above + 1) & (1 << room) - 1  # as far as nothing lacks
    below = low + 1 - (1 << max(holes.bit_length(), first - room))
    places = line & (above << after | below)
    return places & SUIT | places >> ACE
