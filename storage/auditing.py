"""The audit log: what people with power did, written down and read again."""

from .engines import Connection
from .mentions import parse
from .values import AuditEntry, AuditPage, AuditRow, Paging

_PAGE = """
SELECT number, at, actor, action, detail FROM audit WHERE guild = ? ORDER BY at DESC, number DESC LIMIT ? OFFSET ?
"""


def insert_audit(db: Connection, guild: int, entry: AuditEntry, now: float) -> None:
    """Write an entry into the audit log of a guild; one without a time of its own gets `now`."""
    at = now if entry.at is None else entry.at
    insert = "INSERT INTO audit (guild, at, actor, action, detail) VALUES (?, ?, ?, ?, ?)"
    db.execute(insert, (guild, at, entry.actor, entry.action, entry.detail))


def load_audit(db: Connection, guild: int, limit: int) -> list[AuditEntry]:
    """Return the last `limit` entries of a guild's audit log, the newest first."""
    find = "SELECT action, actor, detail, at FROM audit WHERE guild = ? ORDER BY at DESC, number DESC LIMIT ?"
    return [AuditEntry(*row) for row in db.execute(find, (guild, limit))]


def load_audit_page(db: Connection, guild: int, page: int, size: int) -> AuditPage:
    """Return a page of a guild's audit log, the newest entry first."""
    total = int(db.execute("SELECT count(*) FROM audit WHERE guild = ?", (guild,)).fetchone()[0])
    here = Paging.of(page, size, total)
    found = db.execute(_PAGE, (guild, size, here.first))
    rows = tuple(AuditRow(number, at, actor, action, parse(detail)) for number, at, actor, action, detail in found)
    return AuditPage(rows, here.page, here.pages, total)
