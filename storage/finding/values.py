"""What is stored for finding players, as values."""

from typing import Literal, NamedTuple

from msgspec import Struct

Kind = Literal["call", "seat"]
CALL: Kind = "call"
CHALLENGE: Kind = "seat"
PERSON_GAP = CHANNEL_GAP = 3600.0  # seconds between two calls of a person in a server, or in a channel
CHALLENGES = 3  # that one person gets in a server in as long, and one of them from the same caller


class Notify(Struct, frozen=True):
    """A person's wish to be called in a server: for some games, () for all.

    `quiet` are two minutes of the day in the time zone between which nobody calls, None: at any time. `since` is when
    it was asked for.
    """

    person: int
    games: tuple[str, ...] = ()
    quiet: tuple[int, int] | None = None
    zone: str = "UTC"
    since: float = 0.0


class CallCandidate(Struct, frozen=True):
    """Somebody who wants to be called: since when nobody did, and when the last match in the server ended, 0: never."""

    notify: Notify
    played: float
    called: float


class Noted(NamedTuple):
    """The result of noting a call: its number and who is called; or (number 0) until when nobody may be called."""

    number: int
    people: tuple[int, ...] = ()
    until: float = 0.0
