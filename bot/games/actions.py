"""Actions: one token of a record each, `p2 play 6-2 left`; text and value are inverse (record-format)."""

import msgspec

from bot.games.errors import NotationError

CHANCE = -1
MOST_SEATS = 6
UNKNOWN = "??"


class Action(msgspec.Struct, frozen=True, gc=False, tag=True):
    """An action of `seat` (0 for `p1`; CHANCE for `*`): a verb and its words.

    An unknown word (a tile that will be drawn) is `??` where a player says or sees the action; `Game.complete` puts in
    what it is before the action is applied and recorded.
    """

    seat: int
    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Write the token."""
        return " ".join((seat_name(self.seat), self.verb, *self.args))

    @classmethod
    def parse(cls, text: str) -> "Action":
        """Read a token; NotationError `action` if it has no actor and verb, `seat` if the actor is none."""
        words = text.split(" ")
        if len(words) < 2 or not all(words):
            raise NotationError("action", text=text)
        return cls(parse_seat(words[0]), words[1], tuple(words[2:]))


class Move(msgspec.Struct, frozen=True, gc=False):
    """The meaning of an action, with named parts: each verb of a family is a subclass, read from the action's words."""


class Draw(Move, frozen=True, gc=False):
    """Draw a tile or card; None while it is not known."""

    tile: str | None = None


class Take(Move, frozen=True, gc=False):
    """Take the tile or card that was discarded last, in one's own turn."""

    tile: str


class Discard(Move, frozen=True, gc=False):
    """Put a tile or card down openly, which ends the turn."""

    tile: str


class Pass(Move, frozen=True, gc=False):
    """Do nothing in this turn."""


def seat_name(seat: int) -> str:
    """Write a seat as records do: 0 is `p1`, CHANCE is `*`."""
    return "*" if seat == CHANCE else f"p{seat + 1}"


_SEATS: dict[str, int] = {seat_name(seat): seat for seat in (CHANCE, *range(MOST_SEATS))}


def parse_seat(text: str) -> int:
    """Read `p1`..`p6` or `*`; NotationError `seat`."""
    seat = _SEATS.get(text)
    if seat is None:
        raise NotationError("seat", text=text)
    return seat


def seat_names(seats: int) -> tuple[str, ...]:
    """Return the seats of a table of that size, in order."""
    return tuple(seat_name(seat) for seat in range(seats))
