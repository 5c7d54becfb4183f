"""Everything that is held about one person, to hand out."""

import math
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Any

import msgspec

from . import mentions
from .engines import Connection
from .forgetting import indexed_names
from .personal import Personal
from .values import Json

_RESULTS = """
SELECT m.id, m.guild, m.channel, m.game, m.started, m.ended, m."end", m.league,
       r.seat, r.name, r.computer, r.total, r.place, r.points, r.turns, r.absent, m.number, r.until
FROM results AS r JOIN matches AS m ON m.number = r.match WHERE r.person = ? ORDER BY r.ended, m.number
"""
_RESULT_KEYS = (
    *("match", "guild", "channel", "game", "started", "ended", "end", "league"),
    *("seat", "name", "computer", "total", "place", "points", "turns", "absent"),
)
_TAKEN = """
SELECT m.id, m.guild, m.channel, m.game, m.started, m.ended, m."end", r.seat, r.player_name, r.since, m.number, 0
FROM results AS r JOIN matches AS m ON m.number = r.match WHERE r.player = ? ORDER BY r.ended, m.number
"""
_TAKEN_KEYS = ("match", "guild", "channel", "game", "started", "ended", "end", "seat", "name", "since")
_CUT = "SELECT record FROM matches WHERE number = ? AND instr(record, '\"cuts\"') > 0"
_AUDIT = """
SELECT guild, at, actor = :person, action, detail FROM audit
WHERE actor = :person OR instr(detail, :text) > 0 ORDER BY number
"""
# Also tables that mention a person without having named the person among their people.
_TABLES = """
SELECT number, id, guild, channel, header FROM tables WHERE number IN (
    SELECT "table" FROM table_people WHERE person = :person
    UNION SELECT number FROM tables WHERE instr(header, :text) > 0
    UNION SELECT "table" FROM log WHERE instr(body, :text) > 0
) ORDER BY number
"""


def export_person(db: Connection, personal: Personal, person: int) -> dict[str, Json]:
    """Return all that is held about a person, as JSON.

    Of live tables only where they mention the person, since the rest is the secret of the game: ids of table,
    guild and channel, the paths in the header, and the words that the person's seat cut deals with.
    """
    with db.snapshot():
        return {
            "person": person,
            "names": [*sorted(_names(db, personal, person))],
            "results": [_with_cuts(db, _RESULT_KEYS, row) for row in db.execute(_RESULTS, (person,)).fetchall()],
            "seats_taken_over": [_with_cuts(db, _TAKEN_KEYS, row) for row in db.execute(_TAKEN, (person,)).fetchall()],
            **{key: export(db, person) for data in personal for key, export in data.exports.items()},
            "audit": _export_audit(db, person),
            "live_tables": _export_tables(db, person),
        }


class _CutRound(msgspec.Struct):
    cuts: dict[str, str] = {}
    actions: list[str] = []


class _CutRecord(msgspec.Struct):
    rounds: list[_CutRound]


def _with_cuts(db: Connection, keys: Iterable[str], row: tuple[Any, ...]) -> Json:
    """Return a seat's result with the words cut with while the seat was the person's."""
    *columns, number, until = row
    seat = dict(zip(keys, columns, strict=True))
    return {**seat, "cuts": _seat_cuts(db, number, seat["seat"], seat.get("since", 0), until or math.inf)}


def _seat_cuts(db: Connection, match: int, seat: int, first: int, until: float) -> list[Json]:
    """Return the words that a seat cut with before rounds that began when so many actions were done."""
    row = db.execute(_CUT, (match,)).fetchone()
    if row is None:
        return []
    try:
        rounds = msgspec.json.decode(row[0], type=_CutRecord).rounds
    except msgspec.DecodeError:
        return []
    token, done = f"p{seat}", accumulate((len(cut_round.actions) for cut_round in rounds), initial=0)
    return [
        {"round": number, "word": cut_round.cuts[token]}
        for number, (cut_round, before) in enumerate(zip(rounds, done, strict=False), 1)
        if token in cut_round.cuts and first <= before < until
    ]


def _cut_at_table(db: Connection, number: int, header: Json, person: int) -> list[Json]:
    """Return the words that a person's seat has cut deals of a live table with, the next deal too."""
    seats = header.get("seats") if isinstance(header, dict) else None
    if not isinstance(header, dict) or not isinstance(seats, list):
        return []
    seat_names = {f"p{n}" for n, seat in enumerate(seats, 1) if isinstance(seat, dict) and seat.get("person") == person}
    rounds = db.execute("SELECT body FROM log WHERE \"table\" = ? AND kind = 'round' ORDER BY n", (number,))
    lines = [line.partition(" ") for (body,) in rounds for line in body.split("\n")[1:]]
    cuts = header.get("cuts")
    lines += [(seat, " ", str(word)) for seat, word in cuts.items()] if isinstance(cuts, dict) else []
    return [word for seat, _, word in lines if seat in seat_names]


def _naming(db: Connection, find: str, person: int) -> Iterator[tuple[Any, ...]]:
    """Yield the rows that name a person, their last column read as JSON."""
    for *row, text in db.execute(find, {"person": person, "text": str(person)}).fetchall():
        yield *row, mentions.parse(text)


def _export_audit(db: Connection, person: int) -> list[Json]:
    """Return the detail of what the person did; of what others did, only the paths at which it names the person."""
    return [
        {
            "guild": guild,
            "at": at,
            "actor": bool(is_actor),
            "action": action,
            "detail": detail if is_actor else [*mentions.paths(detail, person)],
        }
        for guild, at, is_actor, action, detail in _naming(db, _AUDIT, person)
    ]


def _export_tables(db: Connection, person: int) -> list[Json]:
    return [
        {
            "table": table,
            "guild": guild,
            "channel": channel,
            "mentioned": [*mentions.paths(header, person)],
            "cuts": _cut_at_table(db, number, header, person),
        }
        for number, table, guild, channel, header in _naming(db, _TABLES, person)
    ]


def _names(db: Connection, personal: Personal, person: int) -> set[str]:
    details = [detail for *_, detail in db.execute(_AUDIT, {"person": person, "text": str(person)})]
    names = indexed_names(db, personal, person) | _names_at_tables(db, person)
    return names.union(*(mentions.names(mentions.parse(text), person) for text in details))


def _names_at_tables(db: Connection, person: int) -> set[str]:
    """Return what a person is called at live tables."""
    key = {"person": person, "text": str(person)}
    texts = [header for *_, header in db.execute(_TABLES, key)]
    texts += [body for (body,) in db.execute("SELECT body FROM log WHERE instr(body, :text) > 0", key)]
    return set().union(*(mentions.names(mentions.parse(text), person) for text in texts))
