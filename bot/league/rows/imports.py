"""Matches that were played elsewhere, taken into a server's league all together or not at all."""

from collections.abc import Sequence

import msgspec

from storage.engines import Connection
from storage.saving import insert_match
from storage.values import FinishedMatch

from .seasons import note

_FIND = """
SELECT m.id, m.guild, m.league, m.game, m.ended, r.person
FROM words(?) CROSS JOIN matches AS m ON m.id = value JOIN results AS r ON r.match = m.number ORDER BY m.id, r.seat
"""


class KnownMatches(msgspec.Struct, frozen=True):
    """The ids of matches that are stored already: `same` ones, and `others` of the same id."""

    same: frozenset[str]
    others: frozenset[str]


def find_known(db: Connection, guild: int, matches: Sequence[FinishedMatch]) -> KnownMatches:
    """Return which of the matches are stored already: of the same server, game, second of their end, and people."""
    new = {one.match: one for one in matches}
    stored: dict[str, tuple[object, ...]] = {}
    people: dict[str, list[int | None]] = {}
    with db.snapshot():
        for match, *head, person in db.execute(_FIND, (db.listed(new),)):
            stored[match] = (*head[:3], int(head[3]))
            people.setdefault(match, []).append(person)
    same = {
        match
        for match, head in stored.items()
        if head == (guild, 1, new[match].game, int(new[match].ended)) and _fit(people[match], new[match])
    }
    return KnownMatches(frozenset(same), frozenset(stored.keys() - same))


def _fit(stored: Sequence[int | None], new: FinishedMatch) -> bool:
    """True if the same people sit there; who was forgotten since may be anybody."""
    seats = [seat.person for seat in new.results]
    return len(stored) == len(seats) and all(old in (None, own) for old, own in zip(stored, seats, strict=True))


def take_in(db: Connection, guild: int, matches: Sequence[FinishedMatch], file: str, now: float) -> None:
    """Store the matches in this order, in one transaction, with an entry in the audit log that names the file."""
    with db.transaction(guild):
        for match in matches:
            insert_match(db, match)
        note(db, guild, "league-import", None, {"matches": len(matches), "file": file}, now)
