"""Domos, and the cross of four streets that they make: which of them may touch (UD-1, UD-3 to UD-6, UD-9, UD-13)."""

from collections.abc import Callable, Iterable
from functools import lru_cache

import msgspec

from bot.games.errors import NotationError
from bot.games.kit.hands import put
from bot.games.kit.tiles import Tile

DRAW_2, REVERSE, SKIP, DEAD_END, WILD, WILD_4 = "D2", "RV", "SK", "DE", "W", "W4"
_COLOURLESS = (DEAD_END, WILD, WILD_4)
_POINTS = {DRAW_2: 10, REVERSE: 10, SKIP: 10, WILD_4: 20, DEAD_END: 20, WILD: 25}


def colour(half: str) -> str:
    """Return a half's colour, "" if it has none."""
    return "" if half in _COLOURLESS else half[0]


def value(half: str) -> str:
    """Return a half's number or symbol."""
    return half if half in _COLOURLESS else half[1:]


def is_joker(half: str) -> bool:
    """Return True if a half is a Joker or a Joker Draw 4."""
    return half in (WILD, WILD_4)


def points(half: str) -> int:
    """Return the points of a half left in a hand (UD-13)."""
    return _POINTS[value(half)] if value(half) in _POINTS else int(value(half))


class Domo(Tile):
    """A domo, halves as the set's list has them: `Domo("R3-R7")`, `Domo("B5-DE")`, `Domo("W4-W4")`."""

    __slots__ = ()

    @property
    def joker(self) -> bool:
        """Return True if both halves are jokers."""
        return is_joker(self.a) and is_joker(self.b)

    @property
    def plain_double(self) -> bool:
        """Return True if it is a double that may not join a double (UD-4)."""
        return self.double and not self.joker

    @property
    def number(self) -> int:
        """Return the number of a number double, 0 of every other domo (UD-2)."""
        return int(value(self.a)) if self.double and value(self.a).isdigit() else 0

    @property
    def points(self) -> int:
        """Return its points in a hand: those of both halves, for a double twice that sum (UD-13)."""
        return (points(self.a) + points(self.b)) * (2 if self.double else 1)


def working(tile: Domo, half: str, active: bool) -> frozenset[str]:
    """Return the values of the halves that act: of the one that touches, unless both do (UD-8, UD-9)."""
    return frozenset(map(value, (half,) if active else (tile.a, tile.b)))


def _read_set(text: str) -> tuple[str, ...]:
    """Read a list of domos: a colour a line, then its domos."""
    domos = list[str]()
    for line in text.splitlines():
        if line:
            tint, *pairs = line.split()
            halves = [[half if half in _COLOURLESS else tint + half for half in pair.split("-")] for pair in pairs]
            domos += map("-".join, halves)
    return tuple(domos)


# The domos of UNO Dominos, reconstructed from a count of the real set (UD-1): a colour, then the domos of that colour,
# with halves without a colour among them. A set has 81 of these 83.
_TEXTS = _read_set("""
R  1-4 1-9 2-3 2-6 2-D2 2-RV 2-SK 3-3 3-5 3-7 3-RV 3-SK 4-5 5-6 6-7 7-8 8-D2 9-9 D2-RV SK-SK 8-DE
G  1-1 1-SK 2-7 4-6 4-8 4-D2 4-RV 5-8 5-9 6-6 6-8 6-9 6-SK 7-9 7-RV 9-RV D2-D2 2-DE 7-DE
Y  1-2 1-8 1-RV 2-8 3-6 3-9 3-D2 4-4 4-9 5-5 5-7 7-7 7-SK 8-9 8-RV D2-SK 1-DE 6-DE
B  1-3 1-5 1-6 1-7 2-2 2-4 2-5 2-9 3-4 3-8 4-7 5-D2 5-SK 6-D2 8-8 9-SK SK-RV RV-RV 5-DE
-  W-W  W4-W4 W4-W4 W4-W4 W4-W4 W4-W4
""")
Domo.make_set(dict.fromkeys(_TEXTS))
PIECES: tuple[Domo, ...] = tuple(Domo(text) for text in _TEXTS)
# By edition, from 1, the two that its set lacks. The leaflet writes out red 3 / red Skip, which the first one lacked.
_MISSING = (("R2-RRV", "R3-RSK"), ("R2-RSK", "R3-RRV"))
SETS: tuple[tuple[Domo, ...], ...] = tuple(tuple(tile for tile in PIECES if tile.text not in out) for out in _MISSING)
WHOLE_SET = SETS[-1]


def whole_set(edition: int) -> tuple[Domo, ...]:
    """Return the 81 domos of an edition (from 1), in canonical order."""
    return SETS[edition - 1]


NAMES = ("N", "E", "S", "W")


class Joined(msgspec.Struct, frozen=True):
    """A domo of a street: the half that touches, the half that stays open, the seat that laid it."""

    tile: str
    touch: str
    open: str
    seat: int

    @property
    def crosswise(self) -> bool:
        """Return True if it lies across the street, as doubles do."""
        return self.touch == self.open


class StreetEnd(msgspec.Struct, frozen=True):
    """An end of a street: its open half, if a plain double lies there, if it is closed."""

    half: str
    double: bool
    closed: bool


class Streets(msgspec.Struct, frozen=True):
    """The table: the start double, then four streets outward; `active`: only touching halves work (UD-9).

    `last`: the street, and the place on it, of the domo laid last.
    """

    active: bool
    start: Domo | None = None
    streets: tuple[tuple[Joined, ...], ...] = ((), (), (), ())
    last: tuple[int, int] | None = None

    def end(self, street: int) -> StreetEnd:
        """Return the end of a street; ValueError before the opening."""
        if self.start is None:
            raise ValueError("nothing lies yet")
        if not self.streets[street]:
            return _first_end(self.start)
        last = self.streets[street][-1]
        return end_after(last.tile, last.touch, last.open, self.active)

    @property
    def ends(self) -> tuple[StreetEnd, ...]:
        """Return the ends of the four streets."""
        return tuple(self.end(street) for street in range(4))

    @property
    def pieces(self) -> tuple[str, ...]:
        """Return all domos that lie: the start double, then street by street outward."""
        start = () if self.start is None else (self.start.text,)
        return (*start, *(joined.tile for street in self.streets for joined in street))

    def joins(self, tiles: Iterable[Domo]) -> list[tuple[Domo, int, str]]:
        """Return each domo with each street and half by which it may join, streets N E S W, the first half first."""
        ends = self.ends
        return [
            (tile, street, half) for tile in tiles for street, end in enumerate(ends) for half in touching(tile, end)
        ]

    def laid(self, street: int, tile: Domo, half: str, seat: int) -> "Streets":
        """Return the table with one domo more. The caller has checked that it may join."""
        grown = (*self.streets[street], Joined(tile.text, half, tile.other(half), seat))
        return Streets(self.active, self.start, put(self.streets, street, grown), (street, len(grown) - 1))

    def taken_back(self) -> "Streets":
        """Return the table without the domo laid last (UD-10)."""
        if self.last is None:
            raise ValueError("nothing to take back")
        street, _ = self.last
        return Streets(self.active, self.start, put(self.streets, street, self.streets[street][:-1]))


@lru_cache(maxsize=256)
def _first_end(start: Domo) -> StreetEnd:
    return StreetEnd(start.a, start.plain_double, False)


@lru_cache(maxsize=1024)
def end_after(tile: str, touch: str, opened: str, active: bool) -> StreetEnd:
    """Return the end of a street whose last domo touches with one half and leaves the other open."""
    closed = touch == DEAD_END or (not active and opened == DEAD_END)
    return StreetEnd(opened, Domo(tile).plain_double, closed)


@lru_cache(maxsize=1 << 14)
def touching(tile: Domo, end: StreetEnd) -> tuple[str, ...]:
    """Return the halves by which a domo may join an end."""
    return tuple(half for half in dict.fromkeys((tile.a, tile.b)) if may_touch(tile, half, end))


def may_touch(tile: Domo, half: str, end: StreetEnd) -> bool:
    """Return True if a half of a domo may touch an end (UD-4 to UD-6, UD-9)."""
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
    """Return True if a half has the colour of an end and may touch it (UD-10)."""
    return bool(colour(half)) and colour(half) == colour(end.half) and may_touch(tile, half, end)


def parse_street(text: str) -> int:
    """Read `N E S W`; NotationError `side`."""
    if text not in NAMES:
        raise NotationError("side", text=text)
    return NAMES.index(text)


# --- sets of domos: a bit for each of `PIECES`, twins have a bit each ---


def bits(holds: Callable[[Domo], bool]) -> int:
    """Return the set of the domos of which something holds."""
    return sum(1 << piece for piece, tile in enumerate(PIECES) if holds(tile))


ANY = (1 << len(PIECES)) - 1
IN_SET = tuple(bits(pieces.__contains__) for pieces in SETS)  # by edition: the domos of its set
JOKERS = bits(lambda tile: tile.joker)
UP_TO = tuple(sum(1 << at for at, tile in enumerate(PIECES) if tile.number <= most) for most in range(10))
"""By a number: the domos that are no higher number double."""


@lru_cache(maxsize=1024)
def joining_end(end: StreetEnd) -> int:
    """Return the domos that could be laid at an end."""
    return bits(lambda tile: bool(touching(tile, end)))


@lru_cache(maxsize=1024)
def _matching_end(end: StreetEnd) -> int:
    return bits(lambda tile: any(same_colour(tile, half, end) for half in (tile.a, tile.b)))


def joining(table: Streets) -> int:
    """Return the domos that could be laid."""
    north, east, south, west = map(joining_end, table.ends)
    return north | east | south | west


def matching(table: Streets) -> int:
    """Return the domos of matching colour, which make a Joker Draw 4 a fault (UD-10)."""
    north, east, south, west = map(_matching_end, table.ends)
    return north | east | south | west
