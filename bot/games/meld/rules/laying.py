"""New combinations as pieces and melds: what they count at most, and which meet the minimum (RO-9)."""

from collections.abc import Iterator

from bot.games.kit.melds.best import best_from
from bot.games.kit.melds.fits import meldable
from bot.games.kit.melds.meld import CARDS, Meld
from bot.games.kit.melds.pieces import ACES, JOKERS, TWINS, different, remove, without
from bot.games.kit.melds.shapes import melds

_DEAREST = max(CARDS.worth)
_WORTH = tuple(
    (bit, sum(ACES << rank for rank, worth in enumerate(CARDS.worth) if worth & bit) * (1 | 1 << TWINS))
    for bit in (1, 2, 4, 8)
)
"""The worths of kinds by binary digits: a digit, and the pieces whose worth has it; a sum of worths is four counts."""


def bare(meld: Meld) -> Meld:
    """Return a combination as if its jokers were natural: whatever these are won for, it does not take less."""
    return Meld(meld.kind, meld.faces, (True,) * len(meld.faces)) if meld.jokers else meld


def at_most(pieces: int) -> int:
    """Return a bound for what combinations of the pieces can count together: it is never too low."""
    melded = meldable(pieces, CARDS)
    if not melded:
        return 0
    return sum([bit * (melded & mask).bit_count() for bit, mask in _WORTH]) + _DEAREST * (melded >> JOKERS)


def openings(pieces: int, minimum: int) -> Iterator[tuple[Meld, ...]]:
    """Yield combinations that count so much and leave a card: first a quick one, then, if they are asked for, all."""
    first = opening(pieces, minimum)
    if first is not None:
        yield first
        yield from _all_openings(pieces, minimum, tuple(melds(pieces, CARDS)))


def opening(pieces: int, minimum: int) -> tuple[Meld, ...] | None:
    """Return the combinations that count most, if they count so much and leave a card; None if none do."""
    if minimum <= 0:
        return () if pieces else None
    split = best_from(pieces, CARDS, minimum) if at_most(pieces) >= minimum else None
    if split is None or split.rest:
        return None if split is None else split.melds
    fewer = (best_from(remove(pieces, kind), CARDS, minimum) for kind in different(pieces))
    return next((other.melds for other in fewer if other is not None), None)


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
