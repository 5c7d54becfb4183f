"""Views: what one seat, or the public, may know. A whitelist of texts and numbers; no state hides in it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.offers import Open
from bot.games.options import OptionValue


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that everybody sees or remembers besides the table itself: facts for players who think.

    `options` are those in force, `edition` is that of the set (`Game.editions`). `round` is the number of the round
    (from 1), `dealer` its dealer's seat (None: the game has none), `dealt` what all saw of the deal, by the record's
    keys. `totals` and `lefts` are the sums of the rounds that have ended (C-3), by seat. `history` are the tokens of
    the round in their order, with what follows of itself; words that only some have seen are `??`.
    """

    options: Mapping[str, OptionValue]
    round: int
    dealer: int | None
    dealt: Mapping[str, Any]
    totals: tuple[int, ...]
    lefts: tuple[int, ...]
    history: tuple[str, ...]
    edition: int = 1


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The common part of every game's view; each family adds its table.

    `seat` is whose eyes these are (None: the public's), seats count from 0. `turn` is who is awaited (None: nobody).
    `legal` are the tokens that `seat` may play now, in the pinned order that buttons show; unknown words are `??`.
    `open` are the kinds of action that it may fill in. `hand` is in the order in which it is shown (None: not to be
    seen). `sizes` are the cards in each hand. `out` are the seats that have no cards left, in the order in which they
    went out. `course` is what the match adds: the rules alone know a state, not how it came about.
    """

    game: str
    seat: int | None
    turn: int | None
    legal: tuple[str, ...]
    hand: tuple[str, ...] | None
    sizes: tuple[int, ...]
    out: tuple[int, ...] = ()
    ended: bool = False
    open: tuple[Open, ...] = ()
    course: Course | None = None

    @property
    def playable(self) -> tuple[str, ...]:
        """The tiles of the hand that some offer plays, in the hand's order."""
        words = {word for token in self.legal for word in token.split(" ")[2:]}
        words |= {piece for offer in self.open for place in offer.places for piece in place.pieces}
        return tuple(tile for tile in self.hand or () if tile in words)

    @property
    def shown_hand(self) -> tuple[str, ...]:
        """The hand as pictures and buttons number it: playable tiles first, each part in the hand's order."""
        playable = self.playable
        return (*playable, *(tile for tile in self.hand or () if tile not in playable))
