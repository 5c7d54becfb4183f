"""Every connection of `sqlite3` is closed by the code that opened it: Python 3.13 warns otherwise, older ones don't."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch


@contextmanager
def all_closed() -> Iterator[None]:
    """Fail if a connection that is opened in the block is still open at its end."""
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noting(*values: Any, **options: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(*values, **options)
        opened.append(db)
        return db

    with patch.object(sqlite3, "connect", noting):
        yield
    assert [db for db in opened if not _closed(db)] == []


def _closed(db: sqlite3.Connection) -> bool:
    try:
        db.total_changes  # noqa: B018 - it may be asked from any thread
    except sqlite3.ProgrammingError:
        return True
    return False
