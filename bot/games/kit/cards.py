"""Cards: a pack's suits and ranks, twins, jokers, and what a joker stands for (record-format, Tokens)."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from bot.games.errors import NotationError

JOKER: Final = "JK"
STANDS: Final = "="  # `JK=H9`: what is held, what it stands for


class Card(msgspec.Struct, frozen=True, gc=False):
    """A kind of card: `text` as records write it, suit, rank, value, and `index`, its place in a pack's order.

    Twins (a pack may have a card several times) are equal. A joker has neither suit nor rank.
    """

    text: str
    suit: str
    rank: str
    value: int
    index: int

    def __str__(self) -> str:
        """Write the card as records do."""
        return self.text

    @property
    def joker(self) -> bool:
        """Return True if it is a joker."""
        return not self.suit


class LaidCard(msgspec.Struct, frozen=True, gc=False):
    """A card as it lies in a combination: the card that is `held`, and its `face`, the card that it counts as."""

    held: Card
    face: Card

    def __str__(self) -> str:
        """Write it as records do: `H9`, or `JK=H9` for what stands for another."""
        return self.held.text if self.held is self.face else f"{self.held.text}{STANDS}{self.face.text}"

    @property
    def stands(self) -> bool:
        """Return True if it stands for another card."""
        return self.held is not self.face


class Pack:
    """A kind of pack: `suits` of thirteen `ranks`, one letter a suit, then the joker.

    `values` says what ranks count (else 1), `tiles` that its pieces are called so in errors. `cards` are all kinds in
    order (suits, then ranks), the joker last; `index` of the natural cards is `13 * suit + rank`.
    """

    def __init__(
        self,
        suits: str,
        ranks: Iterable[str],
        values: Mapping[str, int] | None = None,
        joker_value: int = 0,
        tiles: bool = False,
    ) -> None:
        self.suits, self._tiles = suits, tiles
        self.ranks = tuple(ranks)
        worth = values or {}
        kinds = [(suit, rank) for suit in suits for rank in self.ranks]
        cards = [Card(suit + rank, suit, rank, worth.get(rank, 1), at) for at, (suit, rank) in enumerate(kinds)]
        self.joker = Card(JOKER, "", "", joker_value, len(cards))
        self.cards = (*cards, self.joker)
        self._by_text = {card.text: card for card in self.cards}

    def card(self, text: str) -> Card:
        """Return the card of that text; NotationError `card` or `tile` if the pack has none such."""
        card = self._by_text.get(text)
        if card is None:
            raise NotationError("tile" if self._tiles else "card", text=text)
        return card

    def laid(self, text: str) -> LaidCard:
        """Return the card as it lies (`H9`, `JK=H9`); NotationError `card` or `tile`, also if it stands for a joker."""
        held, stands, face = text.partition(STANDS)
        if not stands:
            card = self.card(held)
            return LaidCard(card, card)
        card = self.card(face)
        if card.joker:
            raise NotationError("tile" if self._tiles else "card", text=text)
        return LaidCard(self.card(held), card)


_FRENCH = ("A", *map(str, range(2, 11)), "J", "Q", "K")
FRENCH = Pack(
    "SHDC",
    _FRENCH,
    {"A": 11, "J": 10, "Q": 10, "K": 10, **{str(number): number for number in range(2, 11)}},
    joker_value=20,
)
"""Spades, hearts, diamonds, clubs; values as in RO-3."""
