"""A database as an end of a move: rows come and go in binary COPYs, so that a float is the same to its last bit."""

from collections.abc import Iterable, Iterator

from psycopg import RawCursor

from ..ends import Line, TableShape
from ..sqlite.migrate import require_whole
from .connection import PostgresConnection, faults
from .engine import version

_TYPES = {"INTEGER": "int8", "REAL": "float8", "TEXT": "text"}
_LAST = "SELECT coalesce(pg_sequence_last_value(CAST(pg_get_serial_sequence(?, 'number') AS regclass)), 0)"
_PATIENT = "SET LOCAL idle_in_transaction_session_timeout = 0"  # within a transaction: the other end may be slow
_GO_ON = "SELECT setval(CAST(pg_get_serial_sequence(?, 'number') AS regclass), CAST(? AS bigint))"


class ServerEnd:
    """A database as an end of a move."""

    def __init__(self, db: PostgresConnection) -> None:
        self._db = db

    def schema(self) -> int:
        """Return the number of the schema."""
        found = version(self._db)
        require_whole(self._db, found)
        return found

    def read(self, shape: TableShape) -> Iterator[Line]:
        """Yield all rows of a table in the order of its key."""
        self._db.execute(_PATIENT)
        out = f"COPY ({shape.read}) TO STDOUT (FORMAT BINARY)"
        with faults(), RawCursor(self._db.link) as cursor, cursor.copy(out.encode()) as copy:
            copy.set_types([_TYPES[kind] for kind in shape.types])
            yield from copy.rows()

    def write(self, shape: TableShape, rows: Iterable[Line]) -> None:
        """Write rows into an empty table."""
        self._db.execute(_PATIENT)
        into = f'COPY "{shape.name}" ({shape.listed}) FROM STDIN (FORMAT BINARY)'
        with faults(), RawCursor(self._db.link) as cursor, cursor.copy(into.encode()) as copy:
            copy.set_types([_TYPES[kind] for kind in shape.types])
            for row in rows:
                copy.write_row(row)

    def last(self, shape: TableShape) -> int:
        """Return the highest number that was ever given."""
        return int(self._db.execute(_LAST, (f'"{shape.name}"',)).fetchall()[0][0])

    def go_on(self, shape: TableShape, number: int) -> None:
        """Give no number up to this one to a new row."""
        if number:
            self._db.execute(_GO_ON, (f'"{shape.name}"', number))
