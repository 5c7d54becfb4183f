"""The double-six set of 28 tiles; a hand of it can be one integer, the bits of its tiles."""

from functools import lru_cache

from bot.games.kit.tiles import Tile


class Pips(Tile):
    """A tile of the double-six set, the higher half first: `Pips("6-4")` (CL-1)."""

    __slots__ = ()

    @property
    def pips(self) -> int:
        """The total of both halves."""
        return int(self.a) + int(self.b)


Pips.make_set(f"{high}-{low}" for high in range(7) for low in range(high + 1))
EVERY_TILE = (1 << len(Pips.order)) - 1
_WITH = {half: sum(tile.bit for tile in Pips.order if half in (tile.a, tile.b)) for half in "0123456"}
FITS = {left + right: _WITH[left] | _WITH[right] for left in _WITH for right in _WITH}
"""The bits of the tiles that join a line with these open halves: `FITS["64"]`."""


@lru_cache(maxsize=65536)
def tiles_of(hand: int) -> tuple[Pips, ...]:
    """The tiles of a set of bits, in canonical order."""
    found, order = [], Pips.order
    while hand:
        low = hand & -hand
        found.append(order[low.bit_length() - 1])
        hand ^= low
    return tuple(found)


@lru_cache(maxsize=65536)
def pips_of(hand: int) -> int:
    """The pips of a set of bits."""
    return sum(tile.pips for tile in tiles_of(hand))
