"""A person's data in the league, to hand out or to take away. A forgotten person's number stays, so all tables are as
they were; other tables speak of members by a column `member`.
"""

import msgspec

from bot.league.rules.changes import Detail
from storage.engines import Connection
from storage.mentions import without
from storage.personal import LongTable, PersonalData, TextTable, Traces
from storage.values import Json

from .generations import BUILT
from .members import DatedName, find_member, keep_ban, kept_bans, refresh_listed, save_members
from .pending import export_pending, leave_pending
from .rows import READY

_MEMBERS = """
SELECT number, guild, name, opted_out, banned, merged FROM league_members WHERE person = ? ORDER BY guild
"""
_OMITTED = ("generation", "member", "others")  # numbers of ours, and those of other people
_CHANGES = """
SELECT c.number, m.id, c.kind, c.detail, c.actor, c.reason, c.at, c.undoes, r.seat
FROM league_changes AS c LEFT JOIN matches AS m ON m.number = c.match
LEFT JOIN results AS r ON r.match = c.match AND :person IN (r.person, r.player)
WHERE c.guild = :guild ORDER BY c.number
"""
_LAST = "SELECT ended FROM results WHERE person = ? AND guild = ? AND computer = 0 ORDER BY ended DESC LIMIT 1"


def export_league(db: Connection, person: int) -> list[Json]:
    """Return all that the leagues hold about a person, by server; tables have their names in the schema."""
    exported: list[Json] = []
    for number, guild, name, *flags in db.execute(_MEMBERS, (person,)).fetchall():
        status = dict(zip(("opted_out", "banned", "merged"), map(bool, flags), strict=True))
        rows = {
            table: _rows(db, table, "generation" in columns, guild, number)
            for table, columns in _league_tables(db)
            if "member" in columns
        }
        rows["league_changes"] = _changes(db, guild, person, number)
        exported.append({"guild": guild, "name": name, **status, **rows})
    seasons = db.execute("SELECT guild, name FROM league_seasons WHERE actor = ?", (person,))
    began: list[Json] = [{"guild": guild, "season": name} for guild, name in seasons]
    exported += [{"guild": guild, "banned": True, "ban_hash": kept} for guild, kept in kept_bans(db, person)]
    exported += export_pending(db, person)
    return [*exported, {"seasons_begun": began}] if began else exported


def _league_tables(db: Connection) -> list[tuple[str, tuple[str, ...]]]:
    return [(name, columns) for name, columns in sorted(db.columns().items()) if name.startswith("league_")]


def _rows(db: Connection, table: str, built: bool, guild: int, member: int) -> list[Json]:
    """Return a member's rows of a table; of what is `built`, only those of the generation that is read."""
    find, values = f"SELECT * FROM {table} WHERE member = ?", [member]
    if built:
        find += " AND generation = (SELECT number FROM league_generations WHERE guild = ? AND state = ?)"
        values += [guild, READY]
    cursor = db.execute(find, values)
    names = [column[0] for column in cursor.description]
    return [{name: value for name, value in zip(names, row, strict=True) if name not in _OMITTED} for row in cursor]


def _changes(db: Connection, guild: int, person: int, member: int) -> list[Json]:
    """Return the changes that the person made, those about the person or a match of theirs, and what undid these."""
    changes: dict[int, Json] = {}
    for row in db.execute(_CHANGES, {"guild": guild, "person": person}):
        number, match, kind, text, actor, reason, at, undoes, seat = row
        detail = msgspec.json.decode(text, type=Detail)
        if actor == person or member in (*detail.members, detail.into) or seat is not None or undoes in changes:
            placed = next((corrected for corrected in detail.seats if corrected.seat == seat), None)
            changes[number] = {
                "change": number,
                "kind": kind,
                "by_you": actor == person,
                **({"match": match} if match else {}),
                **({"undoes": undoes} if undoes else {}),
                **({"place": placed.place, "total": placed.total} if placed else {}),
                "reason": reason,
                "at": at,
            }
    return [*changes.values()]


def name_former(db: Connection, guild: int, person: int) -> None:
    """Give a person who has results in a server a number in its league; within the caller's transaction."""
    if find_member(db, guild, person) is None:
        last = db.execute(_LAST, (person, guild)).fetchone()
        if last is not None:
            save_members(db, guild, [DatedName(person, "", last[0])])


def leave_league(db: Connection, guild: int, traces: Traces) -> bool:
    """Make a person a former player of a server, after the results; within the caller's transaction.

    True if the server has banned the person: that is kept (`keep_ban`). The names are taken out of the seasons' names
    and of results that wait; the reasons of changes are the caller's.
    """
    person, names = traces.person, traces.words
    number, banned = find_member(db, guild, person), False
    if number is not None:
        banned = keep_ban(db, guild, number, person)
        db.execute("UPDATE league_members SET person = NULL, name = '', folded = '' WHERE number = ?", (number,))
        db.execute("UPDATE league_finals SET name = '' WHERE member = ?", (number,))
        refresh_listed(db, guild, number)
    _leave_seasons(db, guild, person, names)
    leave_pending(db, guild, person, names)
    return banned


def _leave_seasons(db: Connection, guild: int, person: int, names: frozenset[str]) -> None:
    """Take the person out of the names of seasons; each keeps a name of its own, by which it is asked for."""
    db.execute("UPDATE league_seasons SET actor = NULL WHERE guild = ? AND actor = ?", (guild, person))
    for number, name in db.execute("SELECT number, name FROM league_seasons WHERE guild = ?", (guild,)).fetchall():
        rest = " ".join(str(without(name, person, names)).split())
        if rest != " ".join(name.split()):
            new = _unused(db, guild, number, rest)
            db.execute("UPDATE league_seasons SET name = ?, folded = ? WHERE number = ?", (new, new.casefold(), number))


def _unused(db: Connection, guild: int, season: int, name: str) -> str:
    """Return the name, with the season's number behind it if it is none, or another season's."""
    find = "SELECT 1 FROM league_seasons WHERE guild = ? AND folded = ? AND number <> ?"
    while not name or db.execute(find, (guild, name.casefold(), season)).fetchone():
        name = f"{name} #{season}".strip()
    return name


def delete_league(db: Connection, guild: int) -> None:
    """Delete the league of a server, within the caller's transaction."""
    for table in BUILT:
        delete = f"DELETE FROM {table} WHERE generation IN (SELECT number FROM league_generations WHERE guild = ?)"
        db.execute(delete, (guild,))
    for table in [name for name, columns in _league_tables(db) if "guild" in columns]:
        db.execute(f"DELETE FROM {table} WHERE guild = ?", (guild,))


LEAGUE_DATA = PersonalData(
    exports={"league": export_league},
    names_sql=("SELECT name FROM league_members WHERE person = :person",),
    guilds_sql=(
        "SELECT guild FROM league_members WHERE person = :person",
        "SELECT guild FROM league_changes WHERE actor = :person",
    ),
    texts=(
        TextTable("league_seasons", "number", ("name",), "actor"),
        TextTable("league_pending", "number", ("seats", "reason"), "actor"),
    ),
    long=(LongTable("league_changes", "number", 0, "reason", json=False),),
    prepare=name_former,
    leave=leave_league,
    delete=delete_league,
)
