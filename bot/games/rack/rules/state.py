"""The state of a deal with tiles on a rack, and how tiles move in it."""

from typing import Literal

import msgspec

from bot.games.kit.cards import Card
from bot.games.kit.deals import next_seat
from bot.games.kit.hands import Hands, gains, with_hand
from bot.games.rack.rules.moves import End
from bot.games.rack.rules.tiles import Jokers

Source = Literal["", "deal", "talon", "discard", "claim", "turned"]
Phase = Literal["first", "draw", "discard", "end", "last", ""]
_FIFTEEN: dict[Source, Phase] = {
    "deal": "first",
    "talon": "discard",
    "discard": "discard",
    "claim": "end",
    "turned": "end",
}


class Discarded(msgspec.Struct, frozen=True):
    """What lies before each seat, in the order in which it was discarded, and whose the last discard is.

    `last_by` is None where there is none, or where it was taken.
    """

    piles: Hands[Card]
    last_by: int | None = None

    @property
    def last(self) -> Card | None:
        """The last discard of all, if it still lies."""
        return None if self.last_by is None else self.piles[self.last_by][-1]

    def put(self, seat: int, tile: Card) -> "Discarded":
        """Add a discard."""
        return Discarded(with_hand(self.piles, seat, (*self.piles[seat], tile)), seat)

    def taken(self) -> "Discarded":
        """Take the last discard away."""
        if self.last_by is None:
            return self
        return Discarded(with_hand(self.piles, self.last_by, self.piles[self.last_by][:-1]))


class TablaState(msgspec.Struct, frozen=True):
    """One deal.

    `hands` are in canonical order, `talon` in the order in which it will be drawn. `source` is where the fifteenth tile
    of the seat in turn came from ("": it has fourteen and is to draw), `fresh` that tile (None after the deal).
    `end` is "" until the deal is over, `ending` how the seat in turn ended it (None: it is void).
    """

    hands: Hands[Card]
    talon: tuple[Card, ...]
    turned: Card
    jokers: Jokers
    turn: int
    step: int
    claims: bool
    discards: Discarded
    source: Source = "deal"
    fresh: Card | None = None
    end: str = ""
    ending: End | None = None

    def become(self, **changes: object) -> "TablaState":
        """The state with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    @property
    def phase(self) -> Phase:
        """What is awaited: see `RackView`."""
        if self.end:
            return ""
        if self.source:
            return _FIFTEEN[self.source]
        return "draw" if self.talon else "last"

    @property
    def barred(self) -> Card | None:
        """The tile that may not be discarded in this turn: a discard that was taken, unless a twin is held (TR-6)."""
        if self.source not in ("discard", "claim") or self.fresh is None:
            return None
        return self.fresh if self.hands[self.turn].count(self.fresh) == 1 else None

    @property
    def drawn_turned(self) -> Card | None:
        """The turned tile if it was drawn in this turn (TR-8)."""
        return self.turned if self.source == "turned" else None

    def after(self, seat: int) -> int:
        """The seat whose turn follows, in the direction of play (TR-2)."""
        return next_seat(seat, len(self.hands), self.step)

    def gets(self, seat: int, source: Source, tile: Card, **changes: object) -> "TablaState":
        """The state in which a seat has its fifteenth tile, and the turn."""
        hands = gains(self.hands, seat, tile)
        return self.become(hands=hands, turn=seat, source=source, fresh=tile, **changes)
