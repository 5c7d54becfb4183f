"""Sets of domos as integers, a bit for each piece of the whole set; twins have a bit each."""

from collections.abc import Callable
from functools import lru_cache

from bot.games.cross.rules.domos import WHOLE_SET, Domo
from bot.games.cross.rules.streets import StreetEnd, Streets, same_colour, touching


def bits(holds: Callable[[Domo], bool]) -> int:
    """The set of the domos of which something holds."""
    return sum(1 << piece for piece, tile in enumerate(WHOLE_SET) if holds(tile))


def _up_to(most: int) -> int:
    return bits(lambda tile: tile.number <= most)


ANY = (1 << len(WHOLE_SET)) - 1
JOKERS = bits(lambda tile: tile.joker)
UP_TO = tuple(map(_up_to, range(10)))
"""By a number: the domos that are no higher number double."""


@lru_cache(maxsize=1024)
def joining_end(end: StreetEnd) -> int:
    """The domos that could be laid at an end."""
    fits = touching(end)
    return bits(lambda tile: bool(fits[tile]))


@lru_cache(maxsize=1024)
def _matching_end(end: StreetEnd) -> int:
    return bits(lambda tile: any(same_colour(tile, half, end) for half in (tile.a, tile.b)))


def joining(table: Streets) -> int:
    """The domos that could be laid."""
    one, two, three, four = map(joining_end, table.ends)
    return one | two | three | four


def matching(table: Streets) -> int:
    """The domos of matching colour, which make a Joker Draw 4 a fault (UD-10)."""
    one, two, three, four = map(_matching_end, table.ends)
    return one | two | three | four
