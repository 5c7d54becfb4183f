"""A database of PostgreSQL as an engine."""

from pathlib import Path

from psycopg.conninfo import conninfo_to_dict

from storage.errors import StorageError

from .connection import PostgresConnection, connect

# "BONE": the advisory lock of the one process that writes.
_WRITER = 0x424F4E45


class PostgresEngine:
    """A database on a server; `busy` is how many seconds to wait for its answer."""

    def __init__(self, dsn: str, busy: float) -> None:
        self._dsn, self._busy = dsn, busy

    @property
    def name(self) -> str:
        """The database, its server and its port; the password stays here."""
        parts = conninfo_to_dict(self._dsn)
        return f"postgresql://{parts.get('host', '')}:{parts.get('port', 5432)}/{parts.get('dbname', '')}"

    def acquire(self) -> None:
        """Do nothing: the session that writes holds the lock."""

    def release(self) -> None:
        """Do nothing: the lock ends with the session."""

    def writer(self) -> PostgresConnection:
        """Open a session that writes and holds the lock, with the present schema."""
        db = connect(self._dsn, patience=self._busy)
        try:
            if db.execute("SELECT pg_try_advisory_lock(?)", (_WRITER,)).fetchone() != (True,):
                raise StorageError("in-use", path=self.name, pid=None)
        except BaseException:
            db.close()
            raise
        return db

    def reader(self) -> PostgresConnection:
        """Open a session that only reads."""
        db = connect(self._dsn, patience=self._busy)
        db.execute("SET default_transaction_read_only = on")
        return db

    def backup(self, to: Path, force: bool) -> None:
        """Copy everything into a SQLite file."""
        raise StorageError("unreadable", path=f"{self.name} {to} {force}")
