"""Bans that outlive the deletion of somebody's data: a keyed hash of the person's id, until the ban ends.

Beside it stands only the number that the person was, so that nobody can tell from it who that is. Who comes back is
known by the hash, and the ban holds for them under their new number; the hash is needed no more then.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable

import msgspec

from bot.league.rules.changes import open_bans, resolve
from storage.engines import Connection

from .rules import load_changes

_KEY = "ban-key"  # the note with this database's key, from the first kept ban on
_ANY = "SELECT 1 FROM league_members WHERE guild = ? AND ban_hash IS NOT NULL LIMIT 1"
_ALL = "SELECT number FROM league_members WHERE guild = ? AND ban_hash IS NOT NULL"
_OF_HASH = "SELECT number FROM league_members WHERE guild = ? AND ban_hash = ?"
_DROP = "UPDATE league_members SET ban_hash = NULL WHERE number = ?"


def keeps_bans(db: Connection, guild: int) -> bool:
    """True if a server has banned somebody whose data was deleted."""
    return db.execute(_ANY, (guild,)).fetchone() is not None


def _hash(db: Connection, guild: int, person: int, *, make: bool = False) -> str | None:
    """Return what is kept of a banned person whose data was deleted; None without a key, unless one is to be made.

    The key is this database's own, so nobody who has not got it can tell a person by the hash. A person has another
    hash in each server.
    """
    if make:
        db.execute(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING", (_KEY, secrets.token_hex(32))
        )
    row = db.execute("SELECT value FROM meta WHERE key = ?", (_KEY,)).fetchone()
    text = f"{guild} {person}".encode()
    return None if row is None else hmac.new(bytes.fromhex(row[0]), text, hashlib.sha256).hexdigest()


def keep_ban(db: Connection, guild: int, member: int, person: int) -> bool:
    """True if a member is banned, or counts for one who is: then the hash of the person's id is kept beside it.

    To be called while the person's data is deleted, within that transaction.
    """
    changes = load_changes(db, guild)
    if not open_bans(changes, {member, resolve(changes).member(member)}):
        return False
    kept = _hash(db, guild, person, make=True)
    db.execute("UPDATE league_members SET ban_hash = ? WHERE number = ?", (kept, member))
    return True


def kept_bans(db: Connection, person: int) -> list[tuple[int, str]]:
    """Return the servers from which a person is banned whose data was deleted there, with what is kept of it."""
    guilds = db.execute("SELECT DISTINCT guild FROM league_members WHERE ban_hash IS NOT NULL ORDER BY guild")
    hashes = ((guild, _hash(db, guild, person) or "") for (guild,) in guilds.fetchall())
    return [(guild, kept) for guild, kept in hashes if db.execute(_OF_HASH, (guild, kept)).fetchone()]


def former_of(db: Connection, guild: int, person: int) -> int | None:
    """Return the number that a person was whose ban is kept; None for everybody else."""
    row = db.execute(_OF_HASH, (guild, _hash(db, guild, person))).fetchone()
    return None if row is None else int(row[0])


def ban_again(db: Connection, guild: int, former: int, member: int) -> None:
    """Let the bans of a former member hold for the one as whom the person came back; the hash is needed no more."""
    changes = load_changes(db, guild)
    for one in open_bans(changes, {former, resolve(changes).member(former)}):
        detail = msgspec.structs.replace(one.detail, again=(*one.detail.again, member))
        text = msgspec.json.encode(detail).decode()
        db.execute("UPDATE league_changes SET detail = ? WHERE number = ?", (text, one.number))
    db.execute(_DROP, (former,))


def lift_bans(db: Connection, guild: int, banned: Callable[[int], bool]) -> None:
    """Drop the hashes of those who are `banned` no more; within the caller's transaction."""
    free = [(member,) for (member,) in db.execute(_ALL, (guild,)).fetchall() if not banned(member)]
    db.executemany(_DROP, free)
