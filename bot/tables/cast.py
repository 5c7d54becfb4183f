"""What computer players are called: names of our own, in an order that is each server's."""

import unicodedata
from functools import lru_cache
from hashlib import sha256

from bot.tables.transaction import Transaction
from bot.tables.types import SeatState

CAST = (
    "Aunt Thimble",
    "Baron Button",
    "Captain Crumb",
    "Cousin Kettle",
    "Doctor Pickle",
    "Duke Noodle",
    "Granny Bolt",
    "Judge Acorn",
    "Lady Lantern",
    "Madam Sprout",
    "Major Bumble",
    "Nanny Marble",
    "Old Pebble",
    "Squire Turnip",
    "Sister Clover",
    "Uncle Waffle",
)
"""More names than a table has seats, so one is always free."""


@lru_cache(maxsize=1024)
def cast_of(guild: int) -> tuple[str, ...]:
    """The names in the order in which computer players of a server get them: always the same one."""
    return tuple(sorted(CAST, key=lambda name: sha256(f"{guild} {name}".encode()).digest()))


def name_computers(tx: Transaction) -> None:
    """Give every computer player a name that nobody else at the table has; who has one keeps it."""
    for number, seat in enumerate(tx.state.seats):
        if seat.computer and (not seat.name or _taken(tx.state.seats, number)):
            others = {_heard(other.name) for at, other in enumerate(tx.state.seats) if at != number}
            name = next(name for name in cast_of(tx.state.guild) if _heard(name) not in others)
            tx.set_seat(number, name=name)


def _heard(name: str) -> str:
    """A name without what the eye hardly tells apart: its letters and digits, small."""
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKC", name).casefold()))


def _taken(seats: tuple[SeatState, ...], number: int) -> bool:
    """True if a person, or an earlier seat, has the name of this one."""
    mine = _heard(seats[number].name)
    return any(
        _heard(other.name) == mine and (not other.computer or at < number)
        for at, other in enumerate(seats)
        if at != number
    )
