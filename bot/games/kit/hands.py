"""Hands as tuples of tiles, and where they lie."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from bot.games.actions import seat_name
from bot.games.errors import IllegalAction
from bot.games.game import Zone


class Piece(Protocol):
    """A tile or card: `index` is its place in the set's canonical order."""

    @property
    def index(self) -> int:
        """Its place."""


T = TypeVar("T", bound=Piece)
Hands = tuple[tuple[T, ...], ...]


def in_order(tiles: Iterable[T]) -> tuple[T, ...]:
    """Return the tiles in canonical order."""
    return tuple(sorted(tiles, key=lambda tile: tile.index))


def with_hand(hands: Hands[T], seat: int, hand: Sequence[T]) -> Hands[T]:
    """Return the hands with that seat's exchanged."""
    return (*hands[:seat], tuple(hand), *hands[seat + 1 :])


def gains(hands: Hands[T], seat: int, tile: T) -> Hands[T]:
    """Return the hands after a seat got a tile."""
    return with_hand(hands, seat, in_order((*hands[seat], tile)))


def loses(hands: Hands[T], seat: int, tile: T, rule: str) -> Hands[T]:
    """Return the hands after a seat gave a tile; IllegalAction `not-in-hand` under that rule."""
    if tile not in hands[seat]:
        raise IllegalAction("not-in-hand", rule, tile=str(tile))
    rest = list(hands[seat])
    rest.remove(tile)
    return with_hand(hands, seat, rest)


def hand_zone(seat: int, hand: Iterable[object], *, shown: bool = False) -> Zone:
    """Return the zone `hand-p1` of a hand, for its seat's eyes, or if it is `shown` for everybody's."""
    return Zone(f"hand-{seat_name(seat)}", tuple(map(str, hand)), None if shown else (seat,))


def with_pieces(hands: Hands[T], pieces: Mapping[str, tuple[str, ...]], parse: Callable[[str], T]) -> Hands[T]:
    """Return the hands with what `pieces` names for their zones."""
    names = (hand_zone(seat, ()).name for seat in range(len(hands)))
    return tuple(
        tuple(map(parse, pieces[name])) if name in pieces else hand for name, hand in zip(names, hands, strict=True)
    )
