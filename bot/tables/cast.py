"""What computer players are called: names of our own in each language, in an order that is each server's."""

import unicodedata
from functools import lru_cache
from hashlib import sha256

from bot.locales import DEFAULT, languages, t
from bot.tables.transaction import Transaction

SIZE = 16  # more names than a table has seats, so one is always free
_KEYS = tuple(f"cast-{number}" for number in range(1, SIZE + 1))


@lru_cache(maxsize=1024)
def cast_of(guild: int, language: str = DEFAULT) -> tuple[str, ...]:
    """Return the names in a language, in the order in which computer players of a server get them: always the same."""
    keys = sorted(_KEYS, key=lambda key: sha256(f"{guild} {t(DEFAULT, key)}".encode()).digest())
    return tuple(t(language, key) for key in keys)


def cast_key(name: str) -> str | None:
    """Return which of the cast has this name in some language: `cast-1` to `cast-16`; None if nobody has."""
    return _by_name(languages()).get(name)


@lru_cache(maxsize=4)
def _by_name(languages: tuple[str, ...]) -> dict[str, str]:
    return {t(language, key): key for language in languages for key in _KEYS}


def name_computers(tx: Transaction) -> None:
    """Give every computer player a name that nobody else at the table has; who has one keeps it."""
    for number, seat in enumerate(tx.state.seats):
        if not seat.computer:
            continue
        others = {at: other for at, other in enumerate(tx.state.seats) if at != number}
        first = {_heard(other.name) for at, other in others.items() if at < number or not other.computer}
        if not seat.name or _heard(seat.name) in first:
            taken = {_heard(other.name) for other in others.values()}
            name = next(name for name in cast_of(tx.state.guild, tx.state.language) if _heard(name) not in taken)
            tx.set_seat(number, name=name)


def _heard(name: str) -> str:
    """Return a name without what the eye hardly tells apart: its letters and digits, small."""
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKC", name).casefold()))
