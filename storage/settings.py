"""Rows of settings, of the audit log in which their changes are noted, and of the bot's own notes."""

from collections.abc import Mapping
from typing import Any

import msgspec

from .engines import Connection
from .mentions import parse
from .values import AuditEntry, AuditPage, AuditRow, Json, Paging

_WHOLE_GUILD = 0  # the channel of a guild's own settings: Discord has no channel 0
_PAGE = """
SELECT number, at, actor, action, detail FROM audit WHERE guild = ? ORDER BY at DESC, number DESC LIMIT ? OFFSET ?
"""


def load_settings(db: Connection, guild: int, channel: int | None = None, parent: int | None = None) -> dict[str, Json]:
    """Return the settings of a guild; with `channel`, the channel's own instead of the guild's where it has one.

    A thread has its `parent`'s before the guild's. It is younger than that, so its id is the larger one.
    """
    rows = db.execute(
        "SELECT key, value FROM settings WHERE guild = ? AND channel IN (?, ?, ?) ORDER BY channel",
        (guild, _WHOLE_GUILD, parent or _WHOLE_GUILD, channel or _WHOLE_GUILD),
    )
    return {key: msgspec.json.decode(value) for key, value in rows}


def load_own_settings(db: Connection, guild: int, channel: int | None = None) -> dict[str, Json]:
    """Return the settings of a channel itself, or of a guild (channel None), without those that it inherits."""
    find = "SELECT key, value FROM settings WHERE guild = ? AND channel = ? ORDER BY key"
    return {key: msgspec.json.decode(value) for key, value in db.execute(find, (guild, channel or _WHOLE_GUILD))}


def load_guilds_with(db: Connection, key: str) -> list[int]:
    """Return the guilds that have set a key for themselves."""
    find = "SELECT guild FROM settings WHERE channel = ? AND key = ? ORDER BY guild"
    return [guild for (guild,) in db.execute(find, (_WHOLE_GUILD, key))]


def save_setting(
    db: Connection, guild: int, channel: int | None, key: str, value: Json, by: int | None, now: float
) -> None:
    """Set one key of a guild or channel, or delete it (value None); the audit log notes it if it is a change."""
    with db.transaction(guild):
        change_setting(db, guild, channel, key, value, by, now)


def change_setting(
    db: Connection, guild: int, channel: int | None, key: str, value: Json, by: int | None, now: float
) -> None:
    """Do the same within the caller's transaction."""
    place = (guild, channel or _WHOLE_GUILD, key)
    row = db.execute("SELECT value FROM settings WHERE guild = ? AND channel = ? AND key = ?", place).fetchone()
    before = msgspec.json.decode(row[0]) if row else None
    if msgspec.json.encode(before) == msgspec.json.encode(value):  # for Python, 1 and True are equal
        return
    _write(db, place, value)
    note(db, guild, "setting", by, {"channel": channel, "key": key, "from": before, "to": value}, now)


def _write(db: Connection, place: tuple[int, int, str], value: Json) -> None:
    if value is None:
        db.execute("DELETE FROM settings WHERE guild = ? AND channel = ? AND key = ?", place)
        return
    text = msgspec.json.encode(value).decode()
    insert = "INSERT INTO settings VALUES (?, ?, ?, ?)"
    db.execute(f"{insert} ON CONFLICT (guild, channel, key) DO UPDATE SET value = excluded.value", (*place, text))


def insert_audit(db: Connection, guild: int, entry: AuditEntry, now: float) -> None:
    """Write an entry into the audit log of a guild; one without a time of its own gets `now`."""
    at = now if entry.at is None else entry.at
    db.execute(
        "INSERT INTO audit (guild, at, actor, action, detail) VALUES (?, ?, ?, ?, ?)",
        (guild, at, entry.actor, entry.action, entry.detail),
    )


def note(db: Connection, guild: int, action: str, by: int | None, detail: Mapping[str, Any], now: float) -> None:
    """Write an entry into the audit log of a guild, within the caller's transaction; `by` None: the bot itself."""
    insert_audit(db, guild, AuditEntry(action, by, msgspec.json.encode(detail).decode()), now)


def load_audit_page(db: Connection, guild: int, page: int, size: int) -> AuditPage:
    """Return a page of a guild's audit log, the newest entry first."""
    total = int(db.execute("SELECT count(*) FROM audit WHERE guild = ?", (guild,)).fetchone()[0])
    here = Paging.of(page, size, total)
    rows = tuple(
        AuditRow(number, at, actor, action, parse(detail))
        for number, at, actor, action, detail in db.execute(_PAGE, (guild, size, here.first))
    )
    return AuditPage(rows, here.page, here.pages, total)


def load_meta(db: Connection, key: str) -> str | None:
    """Return a note of the bot, or None."""
    row = db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return row[0] if row else None


def save_meta(db: Connection, key: str, value: str | None) -> None:
    """Keep a note of the bot (nothing about persons), or delete it (None)."""
    with db.transaction():
        write_meta(db, key, value)


def write_meta(db: Connection, key: str, value: str | None) -> None:
    """Keep or delete a note of the bot; within the caller's transaction."""
    db.execute("DELETE FROM meta WHERE key = ?", (key,))
    if value is not None:
        insert = "INSERT INTO meta VALUES (?, ?)"  # another process may have made one just now
        db.execute(f"{insert} ON CONFLICT (key) DO UPDATE SET value = excluded.value", (key, value))


def delete_meta(db: Connection, guild: int) -> None:
    """Delete the notes about a guild, which is the second word of their keys; within the caller's transaction."""
    rows = db.execute("SELECT key FROM meta").fetchall()
    db.executemany("DELETE FROM meta WHERE key = ?", [row for row in rows if row[0].split()[1:2] == [str(guild)]])
