"""What can be laid, all ways, as pieces and melds: what meets the minimum, what is added, what wins jokers."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from bot.games.kit.melds import (
    CARDS,
    JOKER,
    Meld,
    best_from,
    count,
    different,
    exchanges,
    meldable,
    melds,
    remove,
    without,
)
from bot.games.kit.melds.meld import SUITS
from bot.games.kit.melds.pieces import ACES, JOKERS, RANKS, TWINS

ACE = RANKS  # the place above the king
_DEAREST = max(CARDS.worth)
_WORTH = tuple(
    (bit, sum(ACES << rank for rank, worth in enumerate(CARDS.worth) if worth & bit) * (1 | 1 << TWINS))
    for bit in (1, 2, 4, 8)
)
"""The worths of kinds by binary digits: a digit, and the pieces whose worth has it; a sum of worths is four counts."""


class Addition(msgspec.Struct, frozen=True, gc=False):
    """Cards added to a combination: the kinds that they show and whether each is natural; what it is then."""

    shown: tuple[int, ...]
    natural: tuple[bool, ...]
    meld: Meld

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of the pieces added."""
        pairs = zip(self.shown, self.natural, strict=True)
        return tuple(kind if natural else JOKER for kind, natural in pairs)

    @property
    def jokers(self) -> int:
        """The number of jokers added."""
        return self.natural.count(False)


End = tuple[tuple[int, bool], ...]  # what lies at an end, from the combination outward: kind, whether natural


def additions(meld: Meld, pieces: int, *, trailing: bool = True) -> Iterator[Addition]:
    """Yield every way to add some of the pieces to a combination with one token (RO-11, RO-6).

    Without `trailing` no joker lies outermost, nor in a group: such jokers can be added by themselves.
    """
    jokers = min(count(pieces, JOKER), CARDS.most_jokers - meld.jokers)
    if meld.kind == "group":
        yield from _to_group(meld, pieces, jokers if trailing else 0)
    else:
        yield from _to_run(meld, pieces, jokers, trailing)


def _to_group(group: Meld, pieces: int, jokers: int) -> Iterator[Addition]:
    rank = group.shown[0] % RANKS
    for kind in (RANKS * suit + rank for suit in range(SUITS)):
        if kind not in group.shown:
            for natural in (True, False):
                if count(pieces, kind) if natural else jokers:
                    yield _grown_group(group, kind, natural)


def _grown_group(group: Meld, kind: int, natural: bool) -> Addition:
    held = dict(zip(group.shown, group.natural, strict=True)) | {kind: natural}
    shown = tuple(sorted(held))
    return Addition((kind,), (natural,), Meld("group", shown, tuple(held[one] for one in shown)))


def _to_run(run: Meld, pieces: int, jokers: int, trailing: bool) -> Iterator[Addition]:
    suit, first, length = run.shown[0] // RANKS, run.shown[0] % RANKS, len(run.shown)
    below = list(_ends(suit, range(first - 1, -1, -1), pieces, jokers, trailing))
    above = list(_ends(suit, range(first + length, ACE + 1), pieces, jokers, trailing))
    for low in ((), *below):
        for high in ((), *above):
            used = sum(not natural for _, natural in (*low, *high))
            if (low or high) and used <= jokers and length + len(low) + len(high) <= RANKS:
                yield _grown_run(run, low, high)


def _ends(suit: int, places: range, pieces: int, jokers: int, trailing: bool) -> Iterator[End]:
    """Yield every way to go on at an end of a run, from its next place outward."""
    begun: list[tuple[End, int]] = [((), jokers)]
    for place in places:
        if not begun:
            return
        kind = RANKS * suit + place % RANKS
        longer = [((*end, (kind, True)), left) for end, left in begun] if count(pieces, kind) else []
        with_joker = [((*end, (kind, False)), left - 1) for end, left in begun if left]
        yield from (end for end, _ in longer)
        if trailing:
            yield from (end for end, _ in with_joker)
        begun = longer + with_joker


def _grown_run(run: Meld, low: End, high: End) -> Addition:
    below = low[::-1]
    shown = (*(kind for kind, _ in below), *run.shown, *(kind for kind, _ in high))
    natural = (*(held for _, held in below), *run.natural, *(held for _, held in high))
    added = (*below, *high)
    return Addition(tuple(kind for kind, _ in added), tuple(held for _, held in added), Meld("run", shown, natural))


class Exchange(msgspec.Struct, frozen=True, gc=False):
    """Natural cards laid in place of jokers: their kinds, the jokers won, what the combination is then."""

    kinds: tuple[int, ...]
    won: int
    meld: Meld


def possible_exchanges(meld: Meld, pieces: int) -> list[Exchange]:
    """Return every way to win jokers of a combination with one token (RO-12)."""
    return [exchange for needed, exchange in _exchanges(meld) if not needed & ~pieces]


@lru_cache(maxsize=4096)
def _exchanges(meld: Meld) -> tuple[tuple[int, Exchange], ...]:
    """Return what wins jokers of a combination, however the hand is: the bits of the cards, and what happens."""
    return tuple(
        (sum(1 << kind for kind in needed), Exchange(needed, meld.jokers - after.jokers, after))
        for needed, after in exchanges(meld)
    )


def bare(meld: Meld) -> Meld:
    """Return a combination as if its jokers were natural: whatever these are won for, it does not take less."""
    return Meld(meld.kind, meld.shown, (True,) * len(meld.shown)) if meld.jokers else meld


# --- what meets the minimum (RO-9), a card being left to discard ---


def at_most(pieces: int) -> int:
    """Return a bound for what combinations of the pieces can count together: it is never too low."""
    melded = meldable(pieces, CARDS)
    if not melded:
        return 0
    return sum([bit * (melded & mask).bit_count() for bit, mask in _WORTH]) + _DEAREST * (melded >> JOKERS)


def openings(pieces: int, minimum: int) -> Iterator[tuple[Meld, ...]]:
    """Yield combinations that count so much and leave a card: first a quick one, then, if they are asked for, all."""
    found = opening(pieces, minimum)
    if found is not None:
        yield found
        yield from _all_openings(pieces, minimum, tuple(melds(pieces, CARDS)))


def opening(pieces: int, minimum: int) -> tuple[Meld, ...] | None:
    """Return the combinations that count most, if they count so much and leave a card; None if none do."""
    if minimum <= 0:
        return () if pieces else None
    split = best_from(pieces, CARDS, minimum) if at_most(pieces) >= minimum else None
    if split is None or split.rest:
        return None if split is None else split.melds
    fewer = (best_from(remove(pieces, kind), CARDS, minimum) for kind in different(pieces))
    return next((one.melds for one in fewer if one is not None), None)


def _all_openings(pieces: int, minimum: int, there: tuple[Meld, ...]) -> Iterator[tuple[Meld, ...]]:
    if minimum <= 0:
        if pieces:
            yield ()
        return
    for number, meld in enumerate(there):
        try:
            rest = without(pieces, meld.pieces)
        except ValueError:
            continue
        for more in _all_openings(rest, minimum - meld.points(CARDS), there[number:]):
            yield meld, *more
