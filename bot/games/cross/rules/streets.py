"""A cross of four streets from a start double (UD-3 to UD-6, UD-9)."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from bot.games.cross.rules.domos import DEAD_END, Domo, colour, is_joker, value
from bot.games.errors import NotationError

NAMES = ("N", "E", "S", "W")


class Joined(msgspec.Struct, frozen=True):
    """A domo of a street: the half that touches, the half that stays open, whose it was."""

    tile: str
    touch: str
    open: str
    seat: int

    @property
    def crosswise(self) -> bool:
        """Whether it lies across the street, as doubles do."""
        return self.touch == self.open


class StreetEnd(msgspec.Struct, frozen=True):
    """An end of a street: its open half, whether a plain double lies there, whether it is closed."""

    half: str
    double: bool
    closed: bool


class Streets(msgspec.Struct, frozen=True):
    """The table: the start double, then four streets outward; `active`: only touching halves work (UD-9)."""

    active: bool
    start: Domo | None = None
    streets: tuple[tuple[Joined, ...], ...] = ((), (), (), ())
    last: tuple[int, int] | None = None

    def end(self, street: int) -> StreetEnd:
        """Where a street ends; ValueError before the opening."""
        if self.start is None:
            raise ValueError("nothing lies yet")
        if not self.streets[street]:
            return _first_end(self.start)
        last = self.streets[street][-1]
        return end_after(last.tile, last.touch, last.open, self.active)

    @property
    def ends(self) -> tuple[StreetEnd, ...]:
        """The ends of the four streets."""
        return tuple(self.end(street) for street in range(4))

    @property
    def pieces(self) -> tuple[str, ...]:
        """All domos that lie: the start double, then street by street outward."""
        start = () if self.start is None else (self.start.text,)
        return (*start, *(joined.tile for street in self.streets for joined in street))

    def joins(self, tiles: Iterable[Domo]) -> list[tuple[Domo, int, str]]:
        """Each domo with each street and half by which it may join, streets N E S W, the first half first."""
        streets = [(street, touching(end)) for street, end in enumerate(self.ends)]
        return [(tile, street, half) for tile in tiles for street, fits in streets for half in fits[tile]]

    def laid(self, street: int, tile: Domo, half: str, seat: int) -> "Streets":
        """The table with a domo more. Whether it may join is asked before."""
        joined = Joined(tile.text, half, tile.other(half), seat)
        grown = (*self.streets[street], joined)
        streets = (*self.streets[:street], grown, *self.streets[street + 1 :])
        return Streets(self.active, self.start, streets, (street, len(grown) - 1))

    def taken_back(self) -> "Streets":
        """The table without the domo laid last (UD-10)."""
        if self.last is None:
            raise ValueError("nothing to take back")
        street = self.last[0]
        streets = (*self.streets[:street], self.streets[street][:-1], *self.streets[street + 1 :])
        return Streets(self.active, self.start, streets, None)


@lru_cache(maxsize=256)
def _first_end(start: Domo) -> StreetEnd:
    return StreetEnd(start.a, start.plain_double, False)


@lru_cache(maxsize=1024)
def end_after(tile: str, touch: str, opened: str, active: bool) -> StreetEnd:
    """The end of a street whose last domo touches with one half and leaves the other open."""
    closed = touch == DEAD_END or (not active and opened == DEAD_END)
    return StreetEnd(opened, Domo(tile).plain_double, closed)


class Touching(dict[Domo, tuple[str, ...]]):
    """For each domo the halves by which it may join one end, found when it is asked for first."""

    def __init__(self, end: StreetEnd) -> None:
        self._end = end

    def __missing__(self, tile: Domo) -> tuple[str, ...]:
        """Find out and remember."""
        self[tile] = tuple(
            half for half in dict.fromkeys((tile.a, tile.b)) if may_touch(tile, half, self._end)
        )
        return self[tile]


@lru_cache(maxsize=1024)
def touching(end: StreetEnd) -> Touching:
    """By which halves domos may join an end."""
    return Touching(end)


def may_touch(tile: Domo, half: str, end: StreetEnd) -> bool:
    """Whether a half of a domo may touch an end (UD-4 to UD-6, UD-9)."""
    if end.closed:
        return False
    if is_joker(half):
        return True
    if end.half == DEAD_END:
        return False
    if is_joker(end.half):
        return True
    if half == DEAD_END or (tile.plain_double and end.double):
        return False
    return colour(half) == colour(end.half) or value(half) == value(end.half)


def same_colour(tile: Domo, half: str, end: StreetEnd) -> bool:
    """Whether a half may touch an end of its own colour (UD-10)."""
    return bool(colour(half)) and colour(half) == colour(end.half) and may_touch(tile, half, end)


def parse_street(text: str) -> int:
    """Read `N E S W`; NotationError `side`."""
    if text not in NAMES:
        raise NotationError("side", text=text)
    return NAMES.index(text)
