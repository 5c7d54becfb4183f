"""Takes a person out of everything that is stored, and deletes everything of a guild.

A person is forgotten guild by guild, some hundred rows a transaction, so moves are stored meanwhile; `orders` begins
again after a kill. The owner of live tables should give the seats to somebody else first.
"""

from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar

import msgspec

from . import mentions
from .engines import Connection
from .engines.sqlite.connection import overwrites
from .personal import LongTable, Personal, PersonalData, TextTable, Traces
from .settings import delete_meta
from .values import Deleted, Erased, Forgotten

P = ParamSpec("P")
T = TypeVar("T")
Note: TypeAlias = Callable[[Connection, Forgotten], None]
_AT_ONCE = 300  # rows of a long table
_MAX = 2**63 - 1
_OWED = "erase"  # the note that `erase` has not been done since the last deletion
_CORE = PersonalData(
    names_sql=(
        "SELECT name FROM results WHERE person = :person",
        "SELECT player_name FROM results WHERE player = :person",
    ),
    guilds_sql=(
        "SELECT guild FROM results WHERE person = :person",
        "SELECT guild FROM results WHERE player = :person",
        "SELECT guild FROM audit WHERE actor = :person",
        "SELECT guild FROM table_people WHERE person = :person",
    ),
    texts=(
        TextTable("audit", "number", ("detail",)),
        TextTable("tables", "number", ("header",)),
        TextTable("log", "number", ("body",)),
        TextTable("settings", "guild", ("value",)),
    ),
    long=(LongTable("audit", "at", -1e300, "detail", json=True),),
)
_RESULTS = """
UPDATE results SET person = NULL, name = '', former = CASE WHEN computer = 0 THEN (
    SELECT number FROM league_members WHERE guild = :guild AND person = :person
) ELSE former END
WHERE +person = :person AND +guild = :guild AND match IN (
    SELECT match FROM results WHERE person = :person AND guild = :guild ORDER BY ended LIMIT :most
)
"""
# live tables that mention a person
_TABLES = """
SELECT number FROM tables WHERE guild = :guild AND (
    instr(header, :text) > 0
    OR EXISTS (SELECT 1 FROM log WHERE "table" = tables.number AND instr(body, :text) > 0)
    OR EXISTS (SELECT 1 FROM table_people WHERE "table" = tables.number AND person = :person)
) ORDER BY number
"""
# What hangs on tables and matches goes with them.
_DELETE_GUILD = (
    "DELETE FROM tables WHERE guild = ?",
    "DELETE FROM matches WHERE guild = ?",
    "DELETE FROM settings WHERE guild = ?",
    "DELETE FROM audit WHERE guild = ?",
)


class Run(Protocol):
    """Runs a function with a connection on the connection's thread; StorageError."""

    def __call__(
        self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> Coroutine[Any, Any, T]:
        """Return what the function returns."""


@dataclass(frozen=True)
class Access:
    """The way to everybody's data: the connection that reads, the one that writes, and what each feature holds."""

    read: Run
    write: Run
    personal: Personal

    async def change(
        self,
        guilds: Sequence[int],
        function: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a function in a transaction that changes rows of these guilds, and return what it returns."""

        def run(db: Connection) -> T:
            with db.transaction(*guilds):
                return function(db, *args, **kwargs)

        return await self.write(run)


# Searching


async def search(access: Access, person: int) -> Traces:
    """Return a person's names and the guilds that know them, after reading all texts that may mention the person."""
    traces = await access.read(indexed_traces, access.personal, person)
    for texts in [texts for data in (_CORE, *access.personal) for texts in data.texts]:
        after: int | None = 0
        while after is not None:
            traces, after = await access.read(_mentioned, texts, traces, after, _AT_ONCE)
    return traces


def indexed_traces(db: Connection, personal: Personal, person: int) -> Traces:
    """Return a person's names and guilds as far as indexes find them."""
    guilds_sql = " UNION ".join(sql for data in (_CORE, *personal) for sql in data.guilds_sql)
    with db.snapshot():
        return Traces(person, (), ()).joined(
            {guild for (guild,) in db.execute(guilds_sql, {"person": person})}, indexed_names(db, personal, person)
        )


def indexed_names(db: Connection, personal: Personal, person: int) -> set[str]:
    """Return a person's names as far as indexes find them."""
    names_sql = " UNION ".join(sql for data in (_CORE, *personal) for sql in data.names_sql)
    return {name for (name,) in db.execute(names_sql, {"person": person})} - {""}


def _mentioned(db: Connection, texts: TextTable, traces: Traces, after: int, most: int) -> tuple[Traces, int | None]:
    """Return the traces with those in at most so many rows `after` a key, and the last key; None after the last row."""
    table, key, columns, actor = texts
    (last,) = db.execute(
        f"SELECT {key} FROM {table} WHERE {key} > ? ORDER BY {key} LIMIT 1 OFFSET ?", (after, most - 1)
    ).fetchone() or (None,)
    tests = [f"instr({column}, :text) > 0" for column in columns] + ([f"{actor} = :person"] if actor else [])
    find = f"""
        SELECT guild, {", ".join(columns)} FROM {table}
        WHERE {key} > :after AND {key} <= :last AND ({" OR ".join(tests)})
    """
    person = traces.person
    for guild, *bodies in db.execute(
        find, {"after": after, "last": last or _MAX, "text": str(person), "person": person}
    ).fetchall():
        traces = traces.joined(
            (guild,), set[str]().union(*(mentions.names(mentions.parse(body), person) for body in bodies))
        )
    return traces, last


# Forgetting a person in a guild


async def forget_in(access: Access, traces: Traces, guild: int, note: Note | None = None) -> Forgotten:
    """Take the person out of one guild's rows; return what was done. `note` gets that in the last transaction."""
    person = traces.person
    tops = await access.change((guild,), _begin, access.personal, guild, person)
    changed = {table.name: await _sweep(access, table, traces, guild) for table in _long_tables(access.personal)}
    key = {"guild": guild, "person": person, "text": str(person)}
    tables = [
        await access.change((guild,), _leave_table, person, number)
        for (number,) in await access.read(lambda db: db.execute(_TABLES, key).fetchall())
    ]
    results, part = 0, _AT_ONCE
    while part >= _AT_ONCE:
        part = await access.change((guild,), _leave_results, guild, person, _AT_ONCE)
        results += part
    so_far = Forgotten(results, changed["audit"], tuple(filter(None, tables)))
    return await access.change((guild,), _finish, access.personal, traces, guild, tops, so_far, note)


def together(parts: Iterable[Forgotten]) -> Forgotten:
    """Return the sum of what was done."""
    parts = tuple(parts)
    return Forgotten(
        sum(part.results for part in parts),
        sum(part.audit for part in parts),
        tuple(sorted({table for part in parts for table in part.live_tables})),
        bans=sum(part.bans for part in parts),
    )


def _long_tables(personal: Personal) -> Iterator[LongTable]:
    return (table for data in (_CORE, *personal) for table in data.long)


def _begin(db: Connection, personal: Personal, guild: int, person: int) -> dict[LongTable, int]:
    """Prepare a guild's rows for forgetting a person; return the last number of each long table."""
    for data in personal:
        data.prepare(db, guild, person)
    last = "SELECT coalesce(max(number), 0) FROM"
    return {table: db.execute(f"{last} {table.name}").fetchone()[0] for table in _long_tables(personal)}


def _finish(
    db: Connection,
    personal: Personal,
    traces: Traces,
    guild: int,
    tops: dict[LongTable, int],
    so_far: Forgotten,
    note: Note | None,
) -> Forgotten:
    """Take the person out of the rest of the guild, and out of what was written since `_begin`."""
    owe(db)
    person = traces.person
    late = {table.name: (table, _late(db, table, traces, guild, top)) for table, top in tops.items()}
    for table, rows in late.values():
        _save(db, table, rows)
    for data in personal:
        data.prepare(db, guild, person)
    results = _leave_results(db, guild, person, _MAX)
    results += db.execute(
        "UPDATE results SET player = NULL, player_name = '' WHERE player = ? AND guild = ?", (person, guild)
    ).rowcount
    bans = sum(data.leave(db, guild, traces) is True for data in personal)
    _leave_settings(db, guild, person)
    done = together([so_far, Forgotten(results, len(late["audit"][1]), _leave_seats(db, guild, person), bans=bans)])
    if note is not None:
        note(db, done)
    return done


# Long tables


class _Row(NamedTuple):
    """A row of a long table without the person."""

    number: int
    actor: int | None
    text: str


class _Position(NamedTuple):
    """The last row of a guild's that was read in a long table: the value that orders it, and its number."""

    order: float
    number: int = 0


async def _sweep(access: Access, table: LongTable, traces: Traces, guild: int) -> int:
    """Take the person out of the guild's rows of a long table; return how many rows changed."""
    changed = 0
    after: _Position | None = _Position(table.first)
    while after is not None:
        rows, after = await access.read(_part, table, traces, guild, after, _AT_ONCE)
        if rows:
            await access.change((guild,), _save, table, rows)
        changed += len(rows)
    return changed


def _part(
    db: Connection, table: LongTable, traces: Traces, guild: int, after: _Position, most: int
) -> tuple[list[_Row], _Position | None]:
    """Return the rows that change among a guild's next so many, and the last position; None: these were the last."""
    order = table.order
    find = f"""
        SELECT number, actor, {table.text}, {order} FROM {table.name} WHERE guild = :guild AND {order} >= :order
        AND ({order} > :order OR number > :number) ORDER BY {order}, number LIMIT :most
    """
    rows = db.execute(find, {"guild": guild, "most": most, **after._asdict()}).fetchall()
    position = _Position(rows[-1][3], rows[-1][0]) if len(rows) == most else None
    return _changed(table, traces, [_Row(*row[:3]) for row in rows]), position


def _late(db: Connection, table: LongTable, traces: Traces, guild: int, top: int) -> list[_Row]:
    """Return those of a guild's rows that change which were written since `_begin`."""
    # With both ends PostgreSQL expects few rows.
    find = f"SELECT number, actor, {table.text} FROM {table.name} WHERE number > ? AND number <= ? AND +guild = ?"
    return _changed(table, traces, [_Row(*row) for row in db.execute(find, (top, _MAX, guild)).fetchall()])


def _changed(table: LongTable, traces: Traces, rows: list[_Row]) -> list[_Row]:
    """Return the rows that change, without the person."""
    # Names as they may stand in a JSON text that is folded.
    written = {msgspec.json.encode(word).decode()[1:-1] for word in traces.words}
    needles = frozenset(filter(None, map(mentions.folded, traces.words | written)))
    after = (
        _Row(n, None if actor == traces.person else actor, _rest(table, text, traces, needles))
        for n, actor, text in rows
    )
    return [rest for rest, row in zip(after, rows, strict=True) if rest != row]


def _rest(table: LongTable, text: str, traces: Traces, needles: frozenset[str]) -> str:
    """Return a text without the person."""
    if str(traces.person) not in text and "\\" not in text:
        folded = mentions.folded(text)
        if not any(needle in folded for needle in needles):
            return text
    if table.json:
        return mentions.text_without(text, traces.person, traces.words)
    return str(mentions.without(text, traces.person, traces.words))


def _save(db: Connection, table: LongTable, rows: list[_Row]) -> None:
    db.executemany(
        f"UPDATE {table.name} SET actor = ?, {table.text} = ? WHERE number = ?",
        ((actor, text, number) for number, actor, text in rows),
    )


# Live tables, results, settings


def _leave_table(db: Connection, person: int, number: int) -> str:
    """Take the person out of a table and its log; return its id, "" if it has ended meanwhile."""
    row = db.execute("SELECT id, header FROM tables WHERE number = ?", (number,)).fetchone()
    if row is None:
        return ""
    db.execute("UPDATE tables SET header = ? WHERE number = ?", (mentions.text_without(row[1], person), number))
    for n, body in db.execute(
        'SELECT n, body FROM log WHERE "table" = ? AND instr(body, ?) > 0', (number, str(person))
    ).fetchall():
        db.execute(
            'UPDATE log SET body = ? WHERE "table" = ? AND n = ?', (mentions.text_without(body, person), number, n)
        )
    db.execute('DELETE FROM table_people WHERE "table" = ? AND person = ?', (number, person))
    return str(row[0])


def _leave_seats(db: Connection, guild: int, person: int) -> tuple[str, ...]:
    """Take the person out of tables at which they sat down meanwhile; return the tables' ids."""
    seated = db.execute('SELECT "table" FROM table_people WHERE person = ? AND guild = ?', (person, guild)).fetchall()
    return tuple(filter(None, (_leave_table(db, person, number) for (number,) in seated)))


def _leave_results(db: Connection, guild: int, person: int, most: int) -> int:
    """Make a person a former player in so many matches; return in how many results, fewer if there are no more."""
    return db.execute(_RESULTS, {"guild": guild, "person": person, "most": most}).rowcount


def _leave_settings(db: Connection, guild: int, person: int) -> None:
    for *place, value in db.execute(
        "SELECT channel, key, value FROM settings WHERE guild = ? AND instr(value, ?) > 0", (guild, str(person))
    ).fetchall():
        db.execute(
            "UPDATE settings SET value = ? WHERE guild = ? AND channel = ? AND key = ?",
            (mentions.text_without(value, person), guild, *place),
        )


# Deleting a guild, and the bytes of what was deleted


def delete_guild(db: Connection, personal: Personal, guild: int) -> Deleted:
    """Delete everything of a guild, its live tables too, and note that the bytes have to go too."""
    owe(db)
    for data in personal:
        data.delete(db, guild)
    delete_meta(db, guild)
    tables, matches, settings, audit = [db.execute(delete, (guild,)).rowcount for delete in _DELETE_GUILD]
    for delete in [delete for data in personal for delete in data.delete_sql]:
        db.execute(delete, (guild,))
    return Deleted(tables, matches, settings, audit)


def erase(db: Connection) -> Erased:
    """Write the file anew if bytes of something deleted are left in it; return what that came to.

    `secure_delete` is not enough: rows that once moved to another page leave copies. Takes about a second for 100 MB
    and as much room on the disk again; `busy` if that room is missing, or somebody is reading an older state.
    """
    state = left_over(db)
    if state != "soon":
        return state
    if not db.erase():
        return "busy"
    db.execute("DELETE FROM meta WHERE key = ?", (_OWED,))
    return "yes"


def left_over(db: Connection) -> Erased:
    """Return whether bytes of something deleted are left: `soon` until the file is written anew."""
    if not overwrites(db):
        return "later"
    return "soon" if db.execute("SELECT 1 FROM meta WHERE key = ?", (_OWED,)).fetchone() else "yes"


def owe(db: Connection) -> None:
    """Note, with the deletion itself, that `erase` has to follow: so a kill between them leaves no bytes in a file."""
    if overwrites(db):
        db.execute("INSERT INTO meta (key, value) VALUES (?, '') ON CONFLICT (key) DO NOTHING", (_OWED,))
