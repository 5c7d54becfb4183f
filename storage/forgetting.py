"""Taking a person out of everything that is stored, so that others' moves are stored meanwhile.

Long tables are read a few hundred rows at once, on the connection that reads; rows that have the person in them are
written in a transaction each time, and one transaction takes all the rest. A note says until then who is to be
forgotten, by which names and where: after a kill the next opening goes on, and nothing is left.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Any

import msgspec

from . import mentions
from .engines import Connection
from .fixtures import leave_fixtures
from .league.privacy import leave_league
from .privacy import erase, known_names, owe
from .values import Forgotten

_AT_ONCE = 300  # rows of a long table
_NOTE = "forget-"
_LIVE = """
SELECT number FROM tables WHERE instr(header, :text) > 0 UNION SELECT "table" FROM log WHERE instr(body, :text) > 0
"""
_KNOWN = """
SELECT guild FROM results WHERE person = :person UNION SELECT guild FROM results WHERE player = :person
UNION SELECT guild FROM audit WHERE actor = :person
UNION SELECT guild FROM table_people WHERE person = :person
UNION SELECT guild FROM fixture_players WHERE person = :person
UNION SELECT guild FROM league_members WHERE person = :person
"""
_TOPS = {
    "audit": "SELECT max(number) FROM audit",
    "league_changes": "SELECT max(number) FROM league_changes",
}
_AUDIT_MENTIONS = "SELECT guild, detail FROM audit WHERE number > ? AND number <= ? AND instr(detail, ?) > 0"
_AUDIT_PART = """
SELECT number, actor, detail, guild IN (SELECT value FROM numbers(:guilds)) FROM audit
WHERE number > :after AND number <= :last
AND (actor = :person OR instr(detail, :text) > 0 OR guild IN (SELECT value FROM numbers(:guilds)))
"""
_REASONS_PART = """
SELECT number, reason FROM league_changes
WHERE number > :after AND number <= :last AND guild IN (SELECT value FROM numbers(:guilds))
"""


class Traces(msgspec.Struct, frozen=True):
    """A person who is to be forgotten: by which names, and the guilds that know them.

    A name is looked for only there, elsewhere it is somebody else's.
    """

    person: int
    names: tuple[str, ...]
    guilds: tuple[int, ...]

    @property
    def words(self) -> frozenset[str]:
        """The names, to be looked for."""
        return frozenset(self.names)


class Call(msgspec.Struct, frozen=True):
    """Something to be done with a connection: the one that only `reads`, or the one that writes."""

    reads: bool
    function: Callable[..., Any]
    values: tuple[Any, ...] = ()

    def do(self, db: Connection) -> Any:
        """Do it, and return what comes of it."""
        return self.function(db, *self.values)


def _read(function: Callable[..., Any], *values: object) -> Call:
    return Call(True, function, values)


def _write(function: Callable[..., Any], *values: object) -> Call:
    return Call(False, function, values)


Work = Generator[Call, Any, Forgotten]
_Row = tuple[int, int | None, str]  # of a long table: its number, and what its columns are to be


def forgetting(person: int, traces: Traces | None = None) -> Work:
    """Yield one by one what is to be done, and return what was; `traces` if the note is written already."""
    if traces is None:
        traces = yield from _search(person)
        yield _write(_note, traces)
    touched, top = yield from _sweep(traces, "audit", _audit_part, _save_audit)
    yield from _sweep(traces, "league_changes", _reasons_part, _save_reasons)
    live = yield _read(_live, person)
    done: Forgotten = yield _write(_finish, traces, live, top)
    return msgspec.structs.replace(done, audit=done.audit + touched)


def go_on(db: Connection) -> None:
    """Do to its end what a kill has interrupted."""
    notes = db.execute("SELECT value FROM meta WHERE key >= ? AND key < ?", (_NOTE, _NOTE + "~")).fetchall()
    for (note,) in notes:
        traces = msgspec.json.decode(note, type=Traces)
        work, found = forgetting(traces.person, traces), None
        try:
            while True:
                found = work.send(found).do(db)
        except StopIteration:
            pass


def _search(person: int) -> Generator[Call, Any, Traces]:
    """Find what a person is called, and which guilds know them."""
    guilds, names = yield _read(_known, person)
    last = yield _read(_top, "audit")
    for after in range(0, last, _AT_ONCE):
        found = yield _read(_mentioned, person, after)
        for guild, own in found:
            guilds.add(guild)
            names |= own
    return Traces(person, tuple(sorted(names)), tuple(sorted(guilds)))


def _known(db: Connection, person: int) -> tuple[set[int], set[str]]:
    with db.snapshot():
        guilds = {guild for (guild,) in db.execute(_KNOWN, {"person": person})}
        return guilds, known_names(db, person)


def _top(db: Connection, table: str) -> int:
    """Return the last number in one of the long tables."""
    return int(db.execute(_TOPS[table]).fetchone()[0] or 0)


def _live(db: Connection, person: int) -> list[int]:
    """Return the numbers of the live tables that mention a person."""
    return [number for (number,) in db.execute(_LIVE, {"text": str(person)})]


def _mentioned(db: Connection, person: int, after: int) -> list[tuple[int, set[str]]]:
    found = db.execute(_AUDIT_MENTIONS, (after, after + _AT_ONCE, str(person)))
    return [(guild, mentions.names(mentions.parse(detail), person)) for guild, detail in found]


def _note(db: Connection, traces: Traces) -> None:
    """Note who is to be forgotten, and that the bytes have to go too."""
    with db.transaction():
        owe(db)
        text = msgspec.json.encode(traces).decode()
        db.execute(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (f"{_NOTE}{traces.person}", text),
        )


def _sweep(
    traces: Traces,
    table: str,
    part: Callable[[Connection, Traces, int, int], list[_Row]],
    save: Callable[[Connection, list[_Row]], None],
) -> Generator[Call, Any, tuple[int, int]]:
    """Take the person out of a long table; return how many rows that were, and the last one that was looked at."""
    touched, last = 0, (yield _read(_top, table))
    for after in range(0, last, _AT_ONCE):
        rows = yield _read(part, traces, after, after + _AT_ONCE)
        if rows:
            yield _write(_together, save, rows)
        touched += len(rows)
    return touched, last


def _together(db: Connection, save: Callable[[Connection, list[_Row]], None], rows: list[_Row]) -> None:
    with db.transaction():
        save(db, rows)


def _key(db: Connection, traces: Traces, after: int, last: int) -> dict[str, object]:
    guilds = db.listed(traces.guilds)
    person, text = traces.person, str(traces.person)
    return {"after": after, "last": last, "person": person, "text": text, "guilds": guilds}


def _audit_part(db: Connection, traces: Traces, after: int, last: int) -> list[_Row]:
    """Return the entries of a part of the audit log that change, as they are to be."""
    person, words = traces.person, traces.words
    needles = _needles(words)
    found = []
    for number, actor, detail, known in db.execute(_AUDIT_PART, _key(db, traces, after, last)).fetchall():
        named = known and _may_name(detail, needles)
        rest = detail
        if named or str(person) in detail:
            rest = mentions.text_without(detail, person, words if named else frozenset())
        if actor == person or rest != detail:
            found.append((number, None if actor == person else actor, rest))
    return found


def _needles(words: frozenset[str]) -> frozenset[str]:
    """Return names as they may stand in a JSON text that is folded."""
    written = {msgspec.json.encode(word).decode()[1:-1] for word in words}
    return frozenset(filter(None, map(mentions.folded, words | written)))


def _may_name(text: str, needles: frozenset[str]) -> bool:
    """True if it is worth to look for the names in a text, JSON or not."""
    plain = mentions.folded(text)
    return "\\" in text or any(needle in plain for needle in needles)


def _save_audit(db: Connection, rows: list[_Row]) -> None:
    update = "UPDATE audit SET actor = ?, detail = ? WHERE number = ?"
    db.executemany(update, ((actor, detail, number) for number, actor, detail in rows))


def _reasons_part(db: Connection, traces: Traces, after: int, last: int) -> list[_Row]:
    """Return the reasons in a part of the moderators' changes that change, as they are to be."""
    found: list[_Row] = []
    for number, reason in db.execute(_REASONS_PART, _key(db, traces, after, last)).fetchall():
        rest = str(mentions.without(reason, traces.person, traces.words))
        if rest != reason:
            found.append((number, None, rest))
    return found


def _save_reasons(db: Connection, rows: list[_Row]) -> None:
    db.executemany(
        "UPDATE league_changes SET reason = ? WHERE number = ?", ((text, n) for n, _, text in rows)
    )


def _finish(db: Connection, traces: Traces, live: list[int], top: int) -> Forgotten:
    """Take the person out of everything else, and make the file forget the bytes.

    `live` are tables that mention the person, `top` the last audit entry that was looked at. Results stay without the
    person. Live tables keep their JSON's shape (see `mentions.without`); whoever runs one should give the seat to
    somebody else first, and must not save the person again.
    """
    person = traces.person
    with db.transaction():
        tables = _leave_tables(db, person, live)
        late = _audit_part(db, traces, top, _top(db, "audit"))
        _save_audit(db, late)
        _leave_settings(db, person)
        bans = leave_league(db, person, traces.words, traces.guilds)
        leave_fixtures(db, person)
        update = "UPDATE results SET person = NULL, name = '' WHERE person = ?"
        results = db.execute(update, (person,)).rowcount
        update = "UPDATE results SET player = NULL, player_name = '' WHERE player = ?"
        results += db.execute(update, (person,)).rowcount
        db.execute("DELETE FROM meta WHERE key = ?", (f"{_NOTE}{person}",))
    return Forgotten(results, len(late), tables, erase(db), bans)


def _leave_tables(db: Connection, person: int, live: list[int]) -> tuple[str, ...]:
    seated = db.execute('SELECT "table" FROM table_people WHERE person = ?', (person,)).fetchall()
    tables = tuple(_leave_table(db, person, number) for number in sorted({*live, *(n for (n,) in seated)}))
    db.execute("DELETE FROM table_people WHERE person = ?", (person,))
    return tuple(filter(None, tables))


def _leave_table(db: Connection, person: int, number: int) -> str:
    """Take the person out of a table and its log; return its id, "" if it has ended meanwhile."""
    row = db.execute("SELECT id, header FROM tables WHERE number = ?", (number,)).fetchone()
    if row is None:
        return ""
    rest = mentions.text_without(row[1], person)
    db.execute("UPDATE tables SET header = ? WHERE number = ?", (rest, number))
    for n, body in _mentioning(db, person, number):
        update = 'UPDATE log SET body = ? WHERE "table" = ? AND n = ?'
        db.execute(update, (mentions.text_without(body, person), number, n))
    return str(row[0])


def _mentioning(db: Connection, person: int, number: int) -> Iterator[tuple[int, str]]:
    find = 'SELECT n, body FROM log WHERE "table" = ? AND instr(body, ?) > 0'
    yield from db.execute(find, (number, str(person))).fetchall()


def _leave_settings(db: Connection, person: int) -> None:
    find = "SELECT guild, channel, key, value FROM settings WHERE instr(value, ?) > 0"
    for *place, value in db.execute(find, (str(person),)).fetchall():
        update = "UPDATE settings SET value = ? WHERE guild = ? AND channel = ? AND key = ?"
        db.execute(update, (mentions.text_without(value, person), *place))
