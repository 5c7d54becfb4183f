"""What may be seen of a table on which cards are melded."""

from typing import Literal

import msgspec

from bot.games.kit.melds.meld import Kind
from bot.games.view import View

Source = Literal["talon", "discards", ""]


class Combination(msgspec.Struct, frozen=True, gc=False):
    """A combination on the table.

    `number` is that of the tokens (1 is `m1`), `seat` whose it is. `cards` are as records write them, `JK=H9` a joker
    that stands for H9; a run's in rank order. `lit` are the places in `cards` of what the last turn laid there.
    """

    number: int
    seat: int
    kind: Kind
    cards: tuple[str, ...]
    lit: tuple[int, ...] = ()


class LastTurn(msgspec.Struct, frozen=True, gc=False):
    """The last finished turn: whose, where the card came from ("": only discarded), the discard.

    `taken` is the card if it came from the discard pile, `laid` how many cards left the hand but for the discard, `won`
    how many jokers were won.
    """

    seat: int
    source: Source
    discard: str
    taken: str = ""
    laid: int = 0
    won: int = 0


class MeldView(View, frozen=True, kw_only=True):
    """The view of a card table (romi40, romi50, romi51, joker-mania).

    `hand` has twins as often as they are held, sorted by suit (S H D C) and rank, jokers last. `table` are the
    combinations in the order of their numbers. `talon` counts the cards to draw; `discards` are the last cards of the
    discard pile, at most three, the top one last, `discard_count` all of them. `met` says of each seat whether it has
    met the `minimum` (RO-9), `step` is the direction of play (1: seat order, -1), `dealer` who dealt.

    `phase`: `first` (the 15-card player only discards, RO-7), `draw` (draw or take), `play` (lay, then discard), ""
    (the deal is over). `taken` is the card that the awaited seat took from the discard pile in this turn, `drawn` the
    card that this view's own seat drew from the talon ("": none). `free`: the awaited seat may take, or has taken, the
    discard without obligation (RO-14).

    `known` are the cards of each hand that all have seen: taken from the discard pile, and not laid or thrown since.
    `last` is the last finished turn (None: none yet). `turned` says whether the discards became a new talon (RO-17).
    `open_hands` are all hands once the deal is over.
    """

    table: tuple[Combination, ...]
    talon: int
    discards: tuple[str, ...]
    discard_count: int
    met: tuple[bool, ...]
    minimum: int
    step: int
    dealer: int
    phase: Literal["first", "draw", "play", ""]
    taken: str = ""
    drawn: str = ""
    free: bool = False
    turned: bool = False
    last: LastTurn | None = None
    known: tuple[tuple[str, ...], ...] = ()
    open_hands: tuple[tuple[str, ...], ...] | None = None

    @property
    def playable(self) -> tuple[str, ...]:
        """No card stands out: any may be laid or discarded, and all keep their places."""
        return ()
