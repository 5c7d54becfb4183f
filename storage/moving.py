"""Moves everything from one place to another: a file into a database on a server, or back.

No other process may have either of them open. Everything is written in one transaction, and before its COMMIT every row
is read again on both sides and compared.
"""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import zip_longest
from pathlib import Path
from typing import Literal

from .engines import Connection, Engine, Place, engine_of, is_dsn
from .engines.ends import Line, MoveEnd, TableShape, end_of, shapes
from .engines.sqlite.connection import SqliteConnection
from .engines.sqlite.engine import write_copy
from .engines.sqlite.schema import known_schema, migrate, migrations
from .errors import FAULTS, CodedError, EngineError, StorageError, storage_error
from .outside import read_from, require_there

MoveCode = Literal[
    "same",  # path: both places are one
    "full",  # path: the target is not empty
    "schema",  # path, found, known: the source is of an older version
    "text",  # table: a text that PostgreSQL does not take
    "differs",  # table: the rows that were written are not those that were read
]
Tell = Callable[[int, int], None]
_AT_ONCE = 1000  # rows between two calls of `tell`
_BAD_VALUES = "22"  # the class of SQLSTATEs


class MoveError(CodedError[MoveCode]):
    """A move is refused, or was undone: `code` says why, `data` has the fields listed at `MoveCode`."""


def move_now(source: Place, target: Place, tell: Tell | None = None) -> int:
    """Move all rows, and return their number; the source stays as it is.

    `tell` is called with the steps done and their total: each row is written and compared. Raises MoveError, and
    StorageErrors as `Store.open` does, `in-use` too; then the target is empty.
    """
    engines = engine_of(source), engine_of(target)
    if engines[0].name == engines[1].name:
        raise MoveError("same", path=engines[1].name)
    _check_schema(source, engines[0].name)
    with _named(engines[0].name), _read(source, engines[0]) as db:
        move = _Move(db, engines[0].name, tell)
        with _named(engines[1].name):
            _fill(target, engines[1], move)
    return move.rows


@contextmanager
def _named(name: str) -> Iterator[None]:
    """Turn errors in the block into StorageErrors that name the place."""
    try:
        yield
    except FAULTS as error:
        fault = storage_error(error)
        fault.data["path"] = name
        raise fault from error
    except StorageError as error:
        error.data.setdefault("path", name)
        raise


def _check_schema(source: Place, name: str) -> None:
    """Raise an error if the source is missing, or has an older schema."""
    with _named(name):
        require_there(source)
        schema, needed = read_from(source, lambda db: end_of(db).schema()), known_schema()
    if schema < needed:
        raise MoveError("schema", path=name, found=schema, known=needed)


@contextmanager
def _read(place: Place, engine: Engine) -> Iterator[Connection]:
    """Yield a connection to the source that sees one moment, and let no other process write there meanwhile."""
    # the lock of a database is the writer's
    with _held(engine), closing(engine.writer() if is_dsn(place) else engine.reader()) as db, db.snapshot():
        yield db


@contextmanager
def _held(engine: Engine) -> Iterator[None]:
    """Keep other processes from writing; errors name the place, not the lock beside it."""
    try:
        engine.acquire()
    except StorageError as error:
        if error.code != "missing-folder":
            error.data["path"] = engine.name
        raise
    try:
        yield
    finally:
        engine.release()


def _fill(place: Place, engine: Engine, move: "_Move") -> None:
    """Write the target, whole or not at all, and let no other process open it meanwhile."""
    if is_dsn(place):
        with closing(engine.writer()) as db:
            with db.transaction():
                if any(db.execute(shape.counted).fetchone() != (0,) for shape in move.shapes):
                    raise MoveError("full", path=engine.name)
                move.into(db)
            with suppress(EngineError):  # the server does it later by itself
                db.execute("ANALYZE")
        return
    if Path(place).exists():
        raise MoveError("full", path=engine.name)
    with _held(engine):
        write_copy(Path(place), lambda db: _fill_file(db, move), force=False)


def _fill_file(db: SqliteConnection, move: "_Move") -> None:
    migrate(db, migrations())
    with db.transaction():
        move.into(db)


class _Move:
    """The rows of a source; `rows` is their number."""

    def __init__(self, source: Connection, name: str, tell: Tell | None) -> None:
        self.shapes, self._source, self._name, self._tell = shapes(), end_of(source), name, tell
        self.rows: int = sum(source.execute(shape.counted).fetchone()[0] for shape in self.shapes)
        self._done = 0

    def into(self, target: Connection) -> None:
        """Write all rows within a transaction, and compare them with the source."""
        end = end_of(target)
        for shape in self.shapes:
            self._write(shape, end)
        for shape in self.shapes:
            self._compare(shape, end)
            if shape.numbered:
                end.go_on(shape, self._source.last(shape))

    def _write(self, shape: TableShape, end: MoveEnd) -> None:
        try:
            end.write(shape, self._read(shape))
        except EngineError as error:
            if error.state.startswith(_BAD_VALUES):
                raise MoveError("text", table=shape.name) from error
            raise

    def _compare(self, shape: TableShape, end: MoveEnd) -> None:
        """Raise MoveError unless all rows are the same, floats to the bit (but for the sign of 0: SQLite drops it)."""
        for ours, theirs in zip_longest(self._read(shape), end.read(shape)):
            if ours != theirs:
                raise MoveError("differs", table=shape.name)

    def _read(self, shape: TableShape) -> Iterator[Line]:
        """Yield all rows of a table of the source, and tell the progress."""
        with _named(self._name):
            for row in self._source.read(shape):
                yield row
                self._done += 1
                if self._tell is not None and self._done % _AT_ONCE == 0:
                    self._tell(self._done, 2 * self.rows)
