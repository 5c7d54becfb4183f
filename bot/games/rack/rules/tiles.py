"""The 106 tiles of rack rummy, and which of them are jokers in a deal (TR-1, TR-3)."""

import msgspec

from bot.games.kit.cards import Card, Pack

TILES = Pack("RYKB", map(str, range(1, 14)), tiles=True)
"""1..13 in red, yellow, black and blue; the joker is the printed one."""
NUMBERS = 13
WHOLE_SET: tuple[Card, ...] = (*TILES.cards[:-1], *TILES.cards[:-1], TILES.joker, TILES.joker)
"""All 106 in canonical order: twice `R Y K B` each 1..13, then the printed jokers."""


def number(tile: Card) -> int:
    """The number of a tile, 1..13; meaningless for a printed joker."""
    return tile.index % NUMBERS + 1


def following(tile: Card) -> Card:
    """The tile of the same colour and the next number, 1 after 13."""
    return TILES.card(f"{tile.suit}{number(tile) % NUMBERS + 1}")


class Jokers(msgspec.Struct, frozen=True):
    """Which tiles are jokers in a deal, first the one that the turned tile names.

    `stand_in` is what a printed joker counts as where it is an ordinary tile (None: it is none).
    """

    kinds: tuple[Card, ...]
    stand_in: Card | None = None

    @classmethod
    def of(cls, turned: Card, wild: bool) -> "Jokers":
        """The jokers that a turned tile makes (TR-3); `wild`: printed jokers are jokers as well."""
        if turned.joker:
            return cls((TILES.joker,))
        named = following(turned)
        return cls((named, TILES.joker)) if wild else cls((named,), named)

    def natural(self, tile: Card) -> Card | None:
        """What a tile is if it stands for nothing else; None for a printed joker that must stand for a tile."""
        return self.stand_in if tile.joker else tile

    def written(self, tile: Card, shown: Card) -> str:
        """Write a tile of the hand in place of another, as records do (record-format, tabla)."""
        return tile.text if self.natural(tile) == shown else f"{tile.text}={shown.text}"
