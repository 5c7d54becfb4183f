"""The audit log: what people with power did."""

import sqlite3

from .values import AuditEntry


def insert_audit(db: sqlite3.Connection, guild: int, entry: AuditEntry, now: float) -> None:
    """Note in the audit log of a guild what was done; without a time of its own it was done `now`."""
    at = now if entry.at is None else entry.at
    insert = "INSERT INTO audit (guild, at, actor, action, detail) VALUES (?, ?, ?, ?, ?)"
    db.execute(insert, (guild, at, entry.actor, entry.action, entry.detail))
