"""Hands as tuples of tiles."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from bot.games.errors import IllegalAction


class Piece(Protocol):
    """A tile or card: `index` is its place in the set's canonical order."""

    @property
    def index(self) -> int:
        """Its place."""


T = TypeVar("T", bound=Piece)
V = TypeVar("V")
Hands = tuple[tuple[T, ...], ...]


def in_order(tiles: Iterable[T]) -> tuple[T, ...]:
    """Return the tiles in canonical order."""
    return tuple(sorted(tiles, key=lambda tile: tile.index))


def put(values: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """Return the values with the one at that place exchanged."""
    return (*values[:at], value, *values[at + 1 :])


def less(values: Iterable[V], *gone: V) -> list[V]:
    """Return the values without some of them, of equal ones one each; ValueError for one that is not there."""
    rest = list(values)
    for value in gone:
        rest.remove(value)
    return rest


def gains(hands: Hands[T], seat: int, tile: T) -> Hands[T]:
    """Return the hands after a seat got a tile."""
    return put(hands, seat, in_order((*hands[seat], tile)))


def loses(hands: Hands[T], seat: int, tile: T, rule: str) -> Hands[T]:
    """Return the hands after a seat gave a tile; IllegalAction `not-in-hand` under that rule."""
    if tile not in hands[seat]:
        raise IllegalAction("not-in-hand", rule, tile=str(tile))
    return put(hands, seat, tuple(less(hands[seat], tile)))
