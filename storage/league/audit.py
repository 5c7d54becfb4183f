"""The lists of what moderators have done, page by page."""

import math
import sqlite3

import msgspec

from storage.mentions import parse

from .moderation import load_change_rows
from .values import AuditPage, AuditRow, ChangePage

_AUDIT = "SELECT number, at, actor, action, detail FROM audit WHERE guild = ? ORDER BY at DESC, number DESC"


class Part(msgspec.Struct, frozen=True):
    """A page that there is, of `pages`."""

    page: int
    pages: int
    first: int


def part(page: int, size: int, total: int) -> Part:
    """The page asked for, or the last one."""
    pages = max(1, math.ceil(total / size))
    page = max(0, min(page, pages - 1))
    return Part(page, pages, page * size)


def load_audit_page(db: sqlite3.Connection, guild: int, page: int, size: int) -> AuditPage:
    """A page of the audit log, the newest first."""
    total = int(db.execute("SELECT count(*) FROM audit WHERE guild = ?", (guild,)).fetchone()[0])
    here = part(page, size, total)
    found = db.execute(f"{_AUDIT} LIMIT ? OFFSET ?", (guild, size, here.first))
    rows = tuple(
        AuditRow(number, at, actor, action, parse(detail)) for number, at, actor, action, detail in found
    )
    return AuditPage(rows, here.page, here.pages, total)


def load_change_page(db: sqlite3.Connection, guild: int, page: int, size: int) -> ChangePage:
    """A page of changes, the newest first."""
    total = int(db.execute("SELECT count(*) FROM league_changes WHERE guild = ?", (guild,)).fetchone()[0])
    here = part(page, size, total)
    rows = load_change_rows(db, guild, "ORDER BY c.number DESC LIMIT ? OFFSET ?", (size, here.first))
    return ChangePage(rows, here.page, here.pages, total)
