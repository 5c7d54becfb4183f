"""Domos: tiles whose halves have a colour and a value, and which of them may touch (UD-1, UD-4 to UD-6, UD-13)."""

from importlib import resources

from bot.games.kit.tiles import Tile

DRAW_2, REVERSE, SKIP, DEAD_END, WILD, WILD_4 = "D2", "RV", "SK", "DE", "W", "W4"
_COLOURLESS = (DEAD_END, WILD, WILD_4)
_POINTS = {DRAW_2: 10, REVERSE: 10, SKIP: 10, WILD_4: 20, DEAD_END: 20, WILD: 25}


def colour(half: str) -> str:
    """A half's colour, "" if it has none."""
    return "" if half in _COLOURLESS else half[0]


def value(half: str) -> str:
    """A half's number or symbol."""
    return half if half in _COLOURLESS else half[1:]


def is_joker(half: str) -> bool:
    """Whether a half is a Joker or a Joker Draw 4."""
    return half in (WILD, WILD_4)


def points(half: str) -> int:
    """What a half left in a hand counts (UD-13)."""
    return _POINTS[value(half)] if value(half) in _POINTS else int(value(half))


class Domo(Tile):
    """A domo, halves as the set's list has them: `Domo("R3-R7")`, `Domo("B5-DE")`, `Domo("W4-W4")`."""

    __slots__ = ()

    @property
    def joker(self) -> bool:
        """Whether both halves are jokers."""
        return is_joker(self.a) and is_joker(self.b)

    @property
    def plain_double(self) -> bool:
        """Whether it is a double that may not join a double (UD-4)."""
        return self.double and not self.joker

    @property
    def number(self) -> int:
        """The number of a number double, 0 of every other domo (UD-2)."""
        return int(value(self.a)) if self.double and value(self.a).isdigit() else 0

    @property
    def points(self) -> int:
        """What it counts in a hand: both halves, a double that sum twice (UD-13)."""
        return (points(self.a) + points(self.b)) * (2 if self.double else 1)


def _read_set(text: str) -> tuple[str, ...]:
    """Read a list of domos: a colour a line, then its domos."""
    found = []
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            tint, *pairs = line.split()
            found += ["-".join(_half(tint, half) for half in pair.split("-")) for pair in pairs]
    return tuple(found)


def _half(tint: str, half: str) -> str:
    return half if half in _COLOURLESS else tint + half


_TEXTS = _read_set(resources.files(__package__).joinpath("uno.txt").read_text("utf-8"))
Domo.make_set(dict.fromkeys(_TEXTS))
WHOLE_SET: tuple[Domo, ...] = tuple(Domo(text) for text in _TEXTS)
