"""Dealing out a shuffled set, reading the deal of a record, and whose turn it is next, to play and to deal."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import chain, islice
from typing import Any, TypeVar

from bot.games.actions import parse_seat, seat_names
from bot.games.errors import RecordError
from bot.games.game import Start
from bot.games.options import Options
from bot.games.shuffle import Stream

T = TypeVar("T")


def take_hands(deck: Sequence[str], sizes: Sequence[int]) -> tuple[dict[str, list[str]], list[str]]:
    """Let each seat, `p1` first, take its whole hand from the front; return the hands and what is left, in order."""
    tiles = iter(deck)
    hands = {name: list(islice(tiles, size)) for name, size in zip(seat_names(len(sizes)), sizes, strict=True)}
    return hands, list(tiles)


def read_seats(value: object, seats: int, part: str) -> list[Any]:
    """Return the values of an object that has one for every seat, in seat order; RecordError `deal` if it has not."""
    if not isinstance(value, Mapping) or set(value) != set(seat_names(seats)):
        raise RecordError("deal", part=part)
    return [value[name] for name in seat_names(seats)]


def read_tiles(value: object, parse: Callable[[str], T], part: str) -> list[T]:
    """Read a list of tiles; RecordError `deal` if it is no list of texts, NotationError for a bad tile."""
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise RecordError("deal", part=part)
    return [parse(text) for text in value]


def read_dealt(
    deal: Mapping[str, Any], sizes: Sequence[int], parse: Callable[[str], T], whole: Iterable[object], rest: str
) -> tuple[list[list[T]], list[T]]:
    """Return the hands of a deal, of these sizes in seat order, and the `rest` of the set.

    NotationError for a bad tile. RecordError `deal` for what cannot be read or hands of other sizes, `deal-set` unless
    the tiles are exactly the whole set, each as often as in it.
    """
    hands = [read_tiles(hand, parse, "hands") for hand in read_seats(deal.get("hands"), len(sizes), "hands")]
    others = read_tiles(deal.get(rest), parse, rest)
    if sorted(map(str, chain(others, *hands))) != sorted(map(str, whole)):
        raise RecordError("deal-set")
    if list(map(len, hands)) != list(sizes):
        raise RecordError("deal", part="hands")
    return hands, others


def read_dealer(dealer: int | None) -> int:
    """Return the dealer of a game that has one; RecordError `deal` if a deal names none."""
    if dealer is None:
        raise RecordError("deal", part="hands")
    return dealer


def read_seat(value: object, seats: int, part: str) -> int:
    """Read the seat that a deal names; RecordError `deal` if the table has none such."""
    if not isinstance(value, str) or value not in seat_names(seats):
        raise RecordError("deal", part=part)
    return parse_seat(value)


def next_seat(seat: int, seats: int, step: int = 1, without: Collection[int] = ()) -> int:
    """Return the next seat in the direction of play (`step` 1 or -1), leaving out those who are out.

    If all others are out it is the seat itself.
    """
    if not without:
        return (seat + step) % seats
    others = ((seat + step * distance) % seats for distance in range(1, seats))
    return next((other for other in others if other not in without), seat)


def next_dealer(start: Start, stream: Stream, step: int = 1) -> int:
    """Return the dealer: the first by lot, then the deal rotates in the direction of play (MD-2, RO-2, TR-2)."""
    if start.previous is None or start.previous.dealer is None:
        return stream.below(start.seats)
    return next_seat(start.previous.dealer, start.seats, step)


def direction(options: Options) -> int:
    """Return the direction of play at rummy: 1 in seat order, else -1 (RO-2, TR-2)."""
    return 1 if options["direction"] == "left" else -1


def rummy_sizes(start: Start, dealer: int) -> list[int]:
    """Return how many pieces each seat gets: 14, the seat after the dealer 15 (RO-2, TR-2)."""
    starter = next_seat(dealer, start.seats, direction(start.options))
    return [14 + (seat == starter) for seat in range(start.seats)]
