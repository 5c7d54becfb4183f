"""Taking a person out of the rows of one guild: each function reads, or writes within a transaction of its caller's.

Results stay without the person. Live tables keep their JSON's shape (see `mentions.without`); whoever runs one should
give the seat to somebody else first, and must not save the person again.
"""

from typing import NamedTuple

import msgspec

from . import mentions
from .daily import leave_daily_tables
from .engines import Connection
from .finding import leave_finding
from .fixtures import leave_fixtures
from .league.privacy import leave_league, name_former
from .nights import leave_nights
from .traces import END, Traces
from .values import Forgotten


class _Long(NamedTuple):
    """A long table: what orders a guild's rows in an index, a value before the first, and the column with a text."""

    order: str
    first: float
    text: str


_LONG = {"audit": _Long("at", -1e300, "detail"), "league_changes": _Long("number", 0, "reason")}
LONG = tuple(_LONG)
_RESULTS = """
UPDATE results SET person = NULL, name = '', former = CASE WHEN computer = 0 THEN (
    SELECT number FROM league_members WHERE guild = :guild AND person = :person
) ELSE former END
WHERE +person = :person AND +guild = :guild AND match IN (
    SELECT match FROM results WHERE person = :person AND guild = :guild ORDER BY ended LIMIT :most
)
"""
_TABLES = """
SELECT number FROM tables WHERE guild = :guild AND (
    instr(header, :text) > 0
    OR EXISTS (SELECT 1 FROM log WHERE "table" = tables.number AND instr(body, :text) > 0)
    OR EXISTS (SELECT 1 FROM table_people WHERE "table" = tables.number AND person = :person)
) ORDER BY number
"""


class LeftRow(NamedTuple):
    """A row of a long table as it is to be, without the person."""

    number: int
    actor: int | None
    text: str


class Reached(NamedTuple):
    """The last row of a guild's that was read in a long table: what orders it, and its number."""

    order: float
    number: int = 0


def begin(db: Connection, guild: int, person: int) -> dict[str, int]:
    """Let a person be somebody in the guild's league who can leave; return the last number of each long table."""
    name_former(db, guild, person)
    tops = {table: db.execute(f"SELECT max(number) FROM {table}").fetchone() for table in LONG}
    return {table: top or 0 for table, (top,) in tops.items()}


def first(table: str) -> Reached:
    """Return where the reading of a long table begins."""
    return Reached(_LONG[table].first)


def part(
    db: Connection, table: str, traces: Traces, guild: int, after: Reached, most: int
) -> tuple[list[LeftRow], Reached | None]:
    """Return those of a guild's next so many rows that change, and how far was read; None: to the end."""
    order, _, text = _LONG[table]
    find = f"""
        SELECT number, actor, {text}, {order} FROM {table} WHERE guild = :guild AND {order} >= :order
        AND ({order} > :order OR number > :number) ORDER BY {order}, number LIMIT :most
    """
    rows = db.execute(find, {"guild": guild, "most": most, **after._asdict()}).fetchall()
    reached = Reached(rows[-1][3], rows[-1][0]) if len(rows) == most else None
    return _changed(table, traces, [LeftRow(*row[:3]) for row in rows]), reached


def _late(db: Connection, table: str, traces: Traces, guild: int, top: int) -> list[LeftRow]:
    """Return those of a guild's rows that change which were written since `begin`."""
    text = _LONG[table].text  # with both ends PostgreSQL expects few rows
    find = f"SELECT number, actor, {text} FROM {table} WHERE number > ? AND number <= ? AND +guild = ?"
    rows = db.execute(find, (top, END, guild)).fetchall()
    return _changed(table, traces, [LeftRow(*row) for row in rows])


def _changed(table: str, traces: Traces, rows: list[LeftRow]) -> list[LeftRow]:
    """Return the rows that change, as they are to be."""
    needles = _needles(traces.words)
    after = (LeftRow(n, _other(actor, traces), _rest(table, text, traces, needles)) for n, actor, text in rows)
    return [rest for rest, row in zip(after, rows, strict=True) if rest != row]


def _other(actor: int | None, traces: Traces) -> int | None:
    return None if actor == traces.person else actor


def _rest(table: str, text: str, traces: Traces, needles: frozenset[str]) -> str:
    """Return a text without the person: JSON in the audit log, words elsewhere."""
    if str(traces.person) not in text and not _may_name(text, needles):
        return text
    if table == "audit":
        return mentions.text_without(text, traces.person, traces.words)
    return str(mentions.without(text, traces.person, traces.words))


def _needles(words: frozenset[str]) -> frozenset[str]:
    """Return names as they may stand in a JSON text that is folded."""
    written = {msgspec.json.encode(word).decode()[1:-1] for word in words}
    return frozenset(filter(None, map(mentions.folded, words | written)))


def _may_name(text: str, needles: frozenset[str]) -> bool:
    """True if it is worth to look for the names in a text, JSON or not."""
    plain = mentions.folded(text)
    return "\\" in text or any(needle in plain for needle in needles)


def save(db: Connection, table: str, rows: list[LeftRow]) -> None:
    """Write rows of a long table as they are to be."""
    update = f"UPDATE {table} SET actor = ?, {_LONG[table].text} = ? WHERE number = ?"
    db.executemany(update, ((actor, text, number) for number, actor, text in rows))


def live_tables(db: Connection, guild: int, person: int) -> list[int]:
    """Return the numbers of a guild's live tables that mention a person."""
    found = db.execute(_TABLES, {"guild": guild, "person": person, "text": str(person)})
    return [number for (number,) in found]


def leave_table(db: Connection, person: int, number: int) -> str:
    """Take the person out of a table and its log; return its id, "" if it has ended meanwhile."""
    row = db.execute("SELECT id, header FROM tables WHERE number = ?", (number,)).fetchone()
    if row is None:
        return ""
    rest = mentions.text_without(row[1], person)
    db.execute("UPDATE tables SET header = ? WHERE number = ?", (rest, number))
    find = 'SELECT n, body FROM log WHERE "table" = ? AND instr(body, ?) > 0'
    for n, body in db.execute(find, (number, str(person))).fetchall():
        update = 'UPDATE log SET body = ? WHERE "table" = ? AND n = ?'
        db.execute(update, (mentions.text_without(body, person), number, n))
    db.execute('DELETE FROM table_people WHERE "table" = ? AND person = ?', (number, person))
    return str(row[0])


def leave_results(db: Connection, guild: int, person: int, most: int) -> int:
    """Make a person a former player in so many matches; return in how many results, fewer if there are no more."""
    return db.execute(_RESULTS, {"guild": guild, "person": person, "most": most}).rowcount


def leave_rest(db: Connection, traces: Traces, guild: int, tops: dict[str, int]) -> Forgotten:
    """Take the person out of everything else of the guild, and out of what was written since `begin`."""
    person = traces.person
    late = {table: _late(db, table, traces, guild, top) for table, top in tops.items()}
    for table, rows in late.items():
        save(db, table, rows)
    name_former(db, guild, person)
    results = leave_results(db, guild, person, END)
    update = "UPDATE results SET player = NULL, player_name = '' WHERE player = ? AND guild = ?"
    results += db.execute(update, (person, guild)).rowcount
    bans = int(leave_league(db, guild, person, traces.words))
    leave_fixtures(db, guild, person)
    leave_daily_tables(db, guild, person)
    leave_finding(db, guild, person)
    leave_nights(db, guild, person)
    _leave_settings(db, guild, person)
    return Forgotten(results, len(late["audit"]), _leave_seats(db, guild, person), bans=bans)


def _leave_seats(db: Connection, guild: int, person: int) -> tuple[str, ...]:
    """Take the person out of tables at which they sit down meanwhile; return their ids."""
    find = 'SELECT "table" FROM table_people WHERE person = ? AND guild = ?'
    seated = db.execute(find, (person, guild)).fetchall()
    return tuple(filter(None, (leave_table(db, person, number) for (number,) in seated)))


def _leave_settings(db: Connection, guild: int, person: int) -> None:
    find = "SELECT channel, key, value FROM settings WHERE guild = ? AND instr(value, ?) > 0"
    for *place, value in db.execute(find, (guild, str(person))).fetchall():
        update = "UPDATE settings SET value = ? WHERE guild = ? AND channel = ? AND key = ?"
        db.execute(update, (mentions.text_without(value, person), guild, *place))
