"""Settings of guilds and channels, and the bot's own notes."""

import msgspec

from .auditing import insert_audit
from .engines import Connection
from .values import AuditEntry, Json

# The channel of a guild's own settings: Discord has no channel 0.
_WHOLE_GUILD = 0


def load_settings(db: Connection, guild: int, channel: int | None, parent: int | None = None) -> dict[str, Json]:
    """Return the settings of a guild; with `channel`, the channel's own instead of the guild's where it has one.

    A thread has its `parent`'s before the guild's. It is younger than that, so its id is the larger one.
    """
    find = "SELECT key, value FROM settings WHERE guild = ? AND channel IN (?, ?, ?) ORDER BY channel"
    rows = db.execute(find, (guild, _WHOLE_GUILD, parent or _WHOLE_GUILD, channel or _WHOLE_GUILD))
    return {key: msgspec.json.decode(value) for key, value in rows}


def load_own_settings(db: Connection, guild: int, channel: int | None) -> dict[str, Json]:
    """Return what is set for a channel itself, or for a guild (channel None), and for no place around it."""
    find = "SELECT key, value FROM settings WHERE guild = ? AND channel = ? ORDER BY key"
    rows = db.execute(find, (guild, channel or _WHOLE_GUILD))
    return {key: msgspec.json.decode(value) for key, value in rows}


def load_guilds_with(db: Connection, key: str) -> list[int]:
    """Return the guilds that have set a key for themselves."""
    find = "SELECT guild FROM settings WHERE channel = ? AND key = ? ORDER BY guild"
    return [guild for (guild,) in db.execute(find, (_WHOLE_GUILD, key))]


def save_setting(
    db: Connection, guild: int, channel: int | None, key: str, value: Json, by: int | None, now: float
) -> None:
    """Set one key of a guild or channel, or delete it (value None), and note the change in the audit log.

    What is so already is not noted again.
    """
    place = (guild, channel or _WHOLE_GUILD, key)
    with db.transaction(guild):
        find = "SELECT value FROM settings WHERE guild = ? AND channel = ? AND key = ?"
        row = db.execute(find, place).fetchone()
        before = msgspec.json.decode(row[0]) if row else None
        if _same(before, value):
            return
        _write(db, place, value)
        detail = {"channel": channel, "key": key, "from": before, "to": value}
        entry = AuditEntry("setting", by, msgspec.json.encode(detail).decode())
        insert_audit(db, guild, entry, now)


def _same(one: Json, other: Json) -> bool:
    """True if the two are the same JSON (for Python, 1 and True are equal)."""
    return msgspec.json.encode(one) == msgspec.json.encode(other)


def _write(db: Connection, place: tuple[int, int, str], value: Json) -> None:
    if value is None:
        db.execute("DELETE FROM settings WHERE guild = ? AND channel = ? AND key = ?", place)
        return
    text = msgspec.json.encode(value).decode()
    insert = "INSERT INTO settings VALUES (?, ?, ?, ?)"
    db.execute(f"{insert} ON CONFLICT (guild, channel, key) DO UPDATE SET value = excluded.value", (*place, text))


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
    keys = [key for (key,) in db.execute("SELECT key FROM meta") if key.split()[1:2] == [str(guild)]]
    db.executemany("DELETE FROM meta WHERE key = ?", [(key,) for key in keys])
