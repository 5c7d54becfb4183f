"""A deal of Tábla Römi in values: tiles and jokers (TR-1, TR-3), moves as records write them, and the state."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Literal

import msgspec

from bot.games.actions import UNKNOWN, Action, Discard, Draw, Move, Take
from bot.games.errors import NotationError
from bot.games.kit.cards import STANDS, Card, Pack
from bot.games.kit.hands import Hands, gains, in_order, put

# --- tiles ---

TILES = Pack("RYKB", map(str, range(1, 14)), tiles=True)
"""1..13 in red, yellow, black and blue; the joker is the printed one."""
NUMBERS = 13
WHOLE_SET: tuple[Card, ...] = (*TILES.cards[:-1], *TILES.cards[:-1], TILES.joker, TILES.joker)
"""All 106 in canonical order: twice `R Y K B` each 1..13, then the printed jokers."""


def texts(tiles: Iterable[Card]) -> tuple[str, ...]:
    """Write tiles."""
    return tuple(tile.text for tile in tiles)


def number(tile: Card) -> int:
    """Return the number of a tile, 1..13; meaningless for a printed joker."""
    return tile.index % NUMBERS + 1


def following(tile: Card) -> Card:
    """Return the tile of the same colour and the next number, 1 after 13."""
    return TILES.card(f"{tile.suit}{number(tile) % NUMBERS + 1}")


class Jokers(msgspec.Struct, frozen=True):
    """The kinds of tile that are jokers in a deal, first the one that the turned tile names.

    `stand_in` is what a printed joker counts as where it is an ordinary tile (None: it is none).
    """

    kinds: tuple[Card, ...]
    stand_in: Card | None = None

    @classmethod
    def of(cls, turned: Card, wild: bool) -> "Jokers":
        """Return the jokers that a turned tile makes (TR-3); `wild`: printed jokers are jokers as well."""
        if turned.joker:
            return cls((TILES.joker,))
        named = following(turned)
        return cls((named, TILES.joker)) if wild else cls((named,), named)

    def natural(self, tile: Card) -> Card | None:
        """Return what a tile is if it stands for nothing else; None for a printed joker that must stand for a tile."""
        return self.stand_in if tile.joker else tile

    def written(self, tile: Card, face: Card) -> str:
        """Write a tile of the hand in place of another, as records do (record-format, tabla)."""
        return tile.text if self.natural(tile) == face else f"{tile.text}={face.text}"


# --- moves ---

KINDS = ("runs", "colours", "pairs", "total8")
"""The kinds of a legal hand (TR-5)."""
BAR, COMMA = "|", ","


class DrawTurned(Move, frozen=True, gc=False):
    """Draw the tile that lies open beside the talon (TR-8)."""

    tile: str


class ClaimTile(Move, frozen=True, gc=False):
    """Claim the last discard, out of turn (TR-7)."""

    tile: str


class EndDeal(Move, frozen=True, gc=False):
    """End the deal: the last discard, the kind of hand, and how the 14 tiles lie (`B6=R3`: a joker for red 3)."""

    discard: str
    kind: str
    combinations: tuple[tuple[str, ...], ...]

    def action(self, seat: int) -> Action:
        """Write it as an action of a seat."""
        words = [word for part in self.combinations for word in (COMMA, *part)]
        return Action(seat, "end", (self.discard, BAR, self.kind, *words[1:]))


RackMove = Discard | Draw | Take | DrawTurned | ClaimTile | EndDeal
_ONE_TILE: dict[str, type[Discard | Take | DrawTurned | ClaimTile]] = {
    "discard": Discard,
    "take": Take,
    "draw-turned": DrawTurned,
    "claim": ClaimTile,
}


@lru_cache(maxsize=4096)
def read(action: Action) -> RackMove:
    """Read an action as a move; NotationError `action`."""
    match action.verb, action.args:
        case "draw", (tile,):
            return Draw(None if tile == UNKNOWN else tile)
        case "end", (discard, bar, kind, *rest) if bar == BAR and kind in KINDS:
            parts = [tuple(part) for comma, part in groupby(rest, COMMA.__eq__) if not comma]
            if len(parts) == rest.count(COMMA) + 1:  # else two commas are neighbours, or one is first or last
                return EndDeal(discard, kind, tuple(parts))
        case verb, (tile,) if verb in _ONE_TILE:
            return _ONE_TILE[verb](tile)
    raise NotationError("action", text=str(action))


# --- the state ---

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
    """The tiles that lie before each seat, in the order in which it discarded them, and whose the last of all is.

    `last_by` is None where there is none, or where it was taken.
    """

    piles: Hands[Card]
    last_by: int | None = None

    @property
    def last(self) -> Card | None:
        """The last discard of all, if it still lies."""
        return None if self.last_by is None else self.piles[self.last_by][-1]

    def put(self, seat: int, tile: Card) -> "Discarded":
        """Return the discards with one more."""
        return Discarded(put(self.piles, seat, (*self.piles[seat], tile)), seat)

    def taken(self) -> "Discarded":
        """Return the discards without the last one."""
        assert self.last_by is not None
        return Discarded(put(self.piles, self.last_by, self.piles[self.last_by][:-1]))


class TablaState(msgspec.Struct, frozen=True):
    """One deal."""

    hands: Hands[Card]  # in canonical order
    talon: tuple[Card, ...]  # in the order in which it will be drawn
    turned: Card
    jokers: Jokers
    turn: int
    step: int  # the direction of play: 1 in seat order, else -1
    claims: bool  # TR-7 is played
    discards: Discarded
    source: Source = "deal"  # of the fifteenth tile of the seat in turn ("": it has fourteen and is to draw)
    fresh: Card | None = None  # that tile (None after the deal)
    end: str = ""  # `hand` or `void` once the deal is over
    ending: EndDeal | None = None  # how the seat in turn ended it (None: it is void)

    def become(self, **changes: object) -> "TablaState":
        """Return the state with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    @property
    def phase(self) -> Phase:
        """The phase, as in `RackView`."""
        if self.end:
            return ""
        return _FIFTEEN[self.source] if self.source else "draw" if self.talon else "last"

    @property
    def awaited(self) -> int | None:
        """The seat that is to act; None where only a claim can follow any more."""
        return None if self.phase in ("", "last") else self.turn

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

    @property
    def laid(self) -> tuple[Card, ...]:
        """The tiles that the winner laid, in canonical order; () if the deal was not won."""
        if self.ending is None:
            return ()
        words = (word for part in self.ending.combinations for word in part)
        return in_order(TILES.card(word.partition(STANDS)[0]) for word in words)

    def gets(self, seat: int, source: Source, tile: Card, **changes: object) -> "TablaState":
        """Return the state in which a seat has its fifteenth tile, and the turn."""
        return self.become(hands=gains(self.hands, seat, tile), turn=seat, source=source, fresh=tile, **changes)
