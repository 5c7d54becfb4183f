"""Everything that is held about one person, to hand out or to delete; and everything about a guild."""

import sqlite3

from . import mentions
from .connection import snapshot, transaction
from .fixtures import export_fixtures, leave_fixtures
from .league.privacy import delete_league, export_league, leave_league
from .values import Deleted, Forgotten, Json

_RESULTS = """
SELECT m.id, m.guild, m.channel, m.game, m.started, m.ended, m."end", m.league,
       r.seat, r.name, r.computer, r.total, r.place, r.points
FROM results AS r JOIN matches AS m ON m.number = r.match WHERE r.person = ? ORDER BY r.ended, m.number
"""
_RESULT_KEYS = (
    *("match", "guild", "channel", "game", "started", "ended", "end", "league"),
    *("seat", "name", "computer", "total", "place", "points"),
)
_TAKEN = """
SELECT m.id, m.guild, m.channel, m.game, m.started, m.ended, m."end", r.seat, r.player_name, r.since
FROM results AS r JOIN matches AS m ON m.number = r.match WHERE r.player = ? ORDER BY r.ended, m.number
"""
_TAKEN_KEYS = ("match", "guild", "channel", "game", "started", "ended", "end", "seat", "name", "since")
_AUDIT = """
SELECT guild, at, actor = :person, action, detail FROM audit
WHERE actor = :person OR instr(detail, :text) ORDER BY number
"""
# The note that `erase` has not been done since the last deletion.
_OWED = "erase"
# What hangs on tables and matches goes with them.
_DELETE_GUILD = (
    "DELETE FROM tables WHERE guild = ?",
    "DELETE FROM matches WHERE guild = ?",
    "DELETE FROM settings WHERE guild = ?",
    "DELETE FROM audit WHERE guild = ?",
    "DELETE FROM fixtures WHERE guild = ?",
    "DELETE FROM scoreboards WHERE guild = ?",
)
# Also tables that mention a person without having named the person among their people.
_TABLES = """
SELECT number, id, guild, channel, header FROM tables WHERE number IN (
    SELECT "table" FROM table_people WHERE person = :person
    UNION SELECT number FROM tables WHERE instr(header, :text)
    UNION SELECT "table" FROM log WHERE instr(body, :text)
) ORDER BY number
"""


def export_person(db: sqlite3.Connection, person: int) -> dict[str, Json]:
    """Return all that is held about a person, as JSON.

    Of live tables only where they mention the person, since the rest is the secret of the game: ids of table,
    guild and channel, and the paths in the header.
    """
    with snapshot(db):
        return {
            "person": person,
            "names": [*sorted(_names(db, person))],
            "results": [dict(zip(_RESULT_KEYS, row, strict=True)) for row in db.execute(_RESULTS, (person,))],
            "seats_taken_over": [
                dict(zip(_TAKEN_KEYS, row, strict=True)) for row in db.execute(_TAKEN, (person,))
            ],
            "league": export_league(db, person),
            "fixtures": export_fixtures(db, person),
            "audit": _export_audit(db, person),
            "live_tables": _export_tables(db, person),
        }


def _export_audit(db: sqlite3.Connection, person: int) -> list[Json]:
    return [
        {
            "guild": guild,
            "at": at,
            "actor": bool(own),
            "action": action,
            "detail": _own_detail(detail, own, person),
        }
        for guild, at, own, action, detail in db.execute(_AUDIT, {"person": person, "text": str(person)})
    ]


def _export_tables(db: sqlite3.Connection, person: int) -> list[Json]:
    found = db.execute(_TABLES, {"person": person, "text": str(person)})
    return [
        {
            "table": table,
            "guild": guild,
            "channel": channel,
            "mentioned": [*mentions.paths(mentions.parse(header), person)],
        }
        for _, table, guild, channel, header in found
    ]


def _own_detail(detail: str, own: int, person: int) -> Json:
    """Give the whole detail of what the person did; of what others did, only the paths at which it names the person."""
    value = mentions.parse(detail)
    return value if own else [*mentions.paths(value, person)]


def _names(db: sqlite3.Connection, person: int) -> frozenset[str]:
    key = {"person": person, "text": str(person)}
    found = {name for (name,) in db.execute("SELECT DISTINCT name FROM results WHERE person = ?", (person,))}
    find = "SELECT DISTINCT player_name FROM results WHERE player = ?"
    found |= {name for (name,) in db.execute(find, (person,))}
    found |= {name for (name,) in db.execute("SELECT name FROM league_members WHERE person = ?", (person,))}
    found |= {name for (name,) in db.execute("SELECT name FROM fixture_players WHERE person = ?", (person,))}
    texts = [header for *_, header in db.execute(_TABLES, key)]
    texts += [body for (body,) in db.execute("SELECT body FROM log WHERE instr(body, :text)", key)]
    texts += [detail for *_, detail in db.execute(_AUDIT, key)]
    return frozenset(found.union(*(mentions.names(mentions.parse(text), person) for text in texts)) - {""})


def forget_person(db: sqlite3.Connection, person: int) -> Forgotten:
    """Take a person out of everything that is stored, in one transaction, and make the file forget the bytes.

    Results stay without the person. Live tables keep their JSON's shape (see `mentions.without`); whoever
    runs one should give the seat to somebody else first, and must not save the person again.
    """
    with transaction(db):
        _owe(db)
        names = _names(db, person)
        guilds = _guilds(db, person)
        tables = _leave_tables(db, person)
        audit = _leave_audit(db, person, names, guilds)
        _leave_settings(db, person)
        leave_league(db, person, names)
        leave_fixtures(db, person)
        results = db.execute(
            "UPDATE results SET person = NULL, name = '' WHERE person = ?", (person,)
        ).rowcount
        results += db.execute(
            "UPDATE results SET player = NULL, player_name = '' WHERE player = ?", (person,)
        ).rowcount
    return Forgotten(results, audit, tables, erase(db))


def _guilds(db: sqlite3.Connection, person: int) -> frozenset[int]:
    """Return the guilds that know a person; a name is looked for only there, elsewhere it is somebody else's."""
    find = """
        SELECT guild FROM results WHERE person = :person UNION SELECT guild FROM results WHERE player = :person
        UNION SELECT guild FROM audit WHERE actor = :person
        UNION SELECT guild FROM table_people WHERE person = :person
        UNION SELECT guild FROM fixture_players WHERE person = :person
        UNION SELECT guild FROM audit WHERE instr(detail, :text)
        UNION SELECT guild FROM league_members WHERE person = :person
    """
    return frozenset(guild for (guild,) in db.execute(find, {"person": person, "text": str(person)}))


def _leave_tables(db: sqlite3.Connection, person: int) -> tuple[str, ...]:
    key = {"person": person, "text": str(person)}
    found = db.execute(_TABLES, key).fetchall()
    for number, *_, header in found:
        rest = mentions.text_without(header, person)
        db.execute("UPDATE tables SET header = ? WHERE number = ?", (rest, number))
    for number, n, body in db.execute(
        'SELECT "table", n, body FROM log WHERE instr(body, :text)', key
    ).fetchall():
        rest = mentions.text_without(body, person)
        db.execute('UPDATE log SET body = ? WHERE "table" = ? AND n = ?', (rest, number, n))
    db.execute("DELETE FROM table_people WHERE person = ?", (person,))
    return tuple(table for _, table, *_ in found)


def _leave_audit(db: sqlite3.Connection, person: int, names: frozenset[str], guilds: frozenset[int]) -> int:
    touched = 0
    for number, guild, actor, detail in db.execute(
        "SELECT number, guild, actor, detail FROM audit"
    ).fetchall():
        rest = mentions.text_without(detail, person, names if guild in guilds else frozenset())
        if actor == person or rest != detail:
            touched += 1
            own = None if actor == person else actor
            db.execute("UPDATE audit SET actor = ?, detail = ? WHERE number = ?", (own, rest, number))
    return touched


def _leave_settings(db: sqlite3.Connection, person: int) -> None:
    find = "SELECT guild, channel, key, value FROM settings WHERE instr(value, ?)"
    for *place, value in db.execute(find, (str(person),)).fetchall():
        update = "UPDATE settings SET value = ? WHERE guild = ? AND channel = ? AND key = ?"
        db.execute(update, (mentions.text_without(value, person), *place))


def delete_guild(db: sqlite3.Connection, guild: int) -> Deleted:
    """Delete everything of a guild, its live tables too, and make the file forget the bytes."""
    with transaction(db):
        _owe(db)
        delete_league(db, guild)
        counts = [db.execute(delete, (guild,)).rowcount for delete in _DELETE_GUILD]
        tables, matches, settings, audit, *_ = counts
    return Deleted(tables, matches, settings, audit, erase(db))


def erase(db: sqlite3.Connection) -> bool:
    """True if the file was written anew: no deleted byte is left in it or in the write-ahead log.

    Overwriting what is deleted (`secure_delete`) is not enough: rows that once moved to another page leave copies.
    Takes about a second for 100 MB and as much room on the disk again, and nothing is saved meanwhile. False if that
    room is missing, or somebody is reading an older state: then it is to be done again, at the next opening at the
    latest.
    """
    try:
        db.execute("VACUUM")
        done = _emptied(db)
        if done:
            db.execute("DELETE FROM meta WHERE key = ?", (_OWED,))
    except sqlite3.OperationalError:
        return False
    return done


def _emptied(db: sqlite3.Connection) -> bool:
    """True if the write-ahead log was emptied; it is not while somebody reads in it, and that is not waited for."""
    (patience,) = db.execute("PRAGMA busy_timeout").fetchone()
    db.execute("PRAGMA busy_timeout = 0")
    try:
        busy, _, _ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        db.execute(f"PRAGMA busy_timeout = {patience}")
    return not busy


def erase_owed(db: sqlite3.Connection) -> None:
    """Do `erase` if bytes of something deleted are left from before, when it could not be done."""
    if db.execute("SELECT 1 FROM meta WHERE key = ?", (_OWED,)).fetchone():
        erase(db)


def _owe(db: sqlite3.Connection) -> None:
    """Note, with the deletion itself, that `erase` has to follow: so a kill between them leaves no bytes."""
    db.execute("INSERT OR IGNORE INTO meta (key, value) VALUES (?, '')", (_OWED,))
