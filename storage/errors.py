"""The errors of storage, and how those of the two databases become them."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Generic, Literal, TypeVar

Code = Literal[
    "missing-folder",  # path: the folder of the file does not exist
    "missing-file",  # path: the file to back up or inspect does not exist
    "unreadable",  # path: it exists, but cannot be opened
    "not-a-database",  # path: another kind of file
    "not-ours",  # path: a SQLite database of another program
    "damaged",  # SQLite found its pages inconsistent
    "incomplete",  # missing: a table, or `table.column`, that the schema has and the file has not
    "too-new",  # found, known: numbers of schema versions
    "in-use",  # path, pid: another process has it open for writing
    "no-locks",  # path, if known: the file system has no locks or no shared memory, as network shares often have none
    "remains",  # path, found: the file is missing, and beside it lies what remains of it
    "locked",  # another program holds a transaction open for too long
    "full",  # the disk is full; path: of the copy that did not fit, if it was one
    "read-only",  # the file or its folder cannot be written; path, if known
    "disk",  # reason: reading or writing failed; path, if known
    "channel-taken",  # table: the live table of that channel
    "conflict",  # table, expected, found: numbers of log entries; or match: stored already, and different
    "invalid",  # reason: the data cannot be stored
    "exists",  # path: the target of a backup exists already
    "migration",  # version, reason: a migration failed and was undone
    "closed",  # the store was closed
    "unreachable",  # reason: the server of the database does not answer
    "superseded",  # shard: another process plays the tables of that shard now
    "shards",  # found, asked: others run with another number of shards
]
AnyCode = TypeVar("AnyCode", bound=str)


class CodedError(Exception, Generic[AnyCode]):
    """A fault with a code, and data for the sentence about it; only the outermost layer puts it into words."""

    def __init__(self, code: AnyCode, **data: str | int | float | None) -> None:
        # `Exception.__new__` keeps what is given by place in `args`, which pickle gives to the class again.
        self.code = code
        self.data: dict[str, Any] = data

    def __str__(self) -> str:
        """Give the code and the data, for logs."""
        return f"{self.code}({', '.join(f'{key}={value!r}' for key, value in self.data.items())})"


class StorageError(CodedError[Code]):
    """Something could not be stored or read: `code` says what, `data` has the fields listed at `Code`."""

    kind = "storage"

    @property
    def away(self) -> bool:
        """Return True if the database is away: that is logged once, and not for each failed step."""
        return self.code == "unreachable"

    def log(self, logger: logging.Logger, text: str) -> None:
        """Log what was not done, unless the database is away."""
        if not self.away:
            logger.warning("%s: %s", text, self)


_WITHOUT_LOCKS = {
    sqlite3.SQLITE_IOERR_LOCK,
    sqlite3.SQLITE_IOERR_RDLOCK,
    sqlite3.SQLITE_IOERR_SHMLOCK,
    sqlite3.SQLITE_IOERR_SHMMAP,
    sqlite3.SQLITE_IOERR_SHMOPEN,
    sqlite3.SQLITE_IOERR_SHMSIZE,
}
_BY_PRIMARY_CODE: dict[int, Code] = {
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_ERROR: "damaged",  # a table or column that should be there is not
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CANTOPEN: "unreadable",
    sqlite3.SQLITE_PERM: "unreadable",
    sqlite3.SQLITE_AUTH: "unreadable",
    sqlite3.SQLITE_CONSTRAINT: "invalid",
    sqlite3.SQLITE_MISMATCH: "invalid",
    sqlite3.SQLITE_TOOBIG: "invalid",
    sqlite3.SQLITE_RANGE: "invalid",
}

# Errors of the driver that the values of one change cause, whatever the state of the disk: a number beyond 64 bits, a
# lone surrogate, a type that SQLite does not know.
BAD_VALUES = (OverflowError, UnicodeError, ValueError, TypeError, AttributeError)


class EngineError(Exception):
    """An error of PostgreSQL: its SQLSTATE, "" where the connection itself has failed."""

    def __init__(self, state: str, reason: str) -> None:
        self.state, self.reason = state, reason


# Errors that reading can raise: those of the engines, and Python's where a text is not UTF-8, be it of a row, of the
# schema, or of SQLite's message about a damaged schema.
FAULTS = (sqlite3.Error, UnicodeDecodeError, EngineError)


def storage_error(error: Exception) -> StorageError:
    """Return the StorageError for an error of the driver; a StorageError is returned as it is."""
    if isinstance(error, StorageError):
        return error
    if isinstance(error, EngineError):
        return StorageError(_BY_STATE.get(error.state) or _BY_CLASS.get(error.state[:2], "disk"), reason=error.reason)
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(error, UnicodeDecodeError) or (code is None and isinstance(error, sqlite3.OperationalError)):
        return StorageError("damaged", reason=str(error))
    if code is None:
        return StorageError("invalid", reason=str(error))
    if code in _WITHOUT_LOCKS:
        return StorageError("no-locks", reason=str(error))
    # the low byte is the primary code, the rest says where it happened
    return StorageError(_BY_PRIMARY_CODE.get(code & 0xFF, "disk"), reason=str(error))


@contextmanager
def as_storage_errors() -> Iterator[None]:
    """Turn errors of the engines in the block into StorageErrors."""
    try:
        yield
    except FAULTS as error:
        raise storage_error(error) from error


_BY_STATE: dict[str, Code] = {
    "08007": "conflict",  # the answer to a COMMIT was lost: it is stored, or it is not
    "23505": "conflict",  # the same row is there already: one whose answer was lost is just being stored
    **dict.fromkeys(("57P01", "57P02", "57P03"), "unreachable"),  # the server ends, or is not up yet
    "53100": "full",
    "25006": "read-only",
    "58030": "disk",
    "XX001": "damaged",
    "XX002": "damaged",
}
_BY_CLASS: dict[str, Code] = {
    "22": "invalid",
    "23": "invalid",
    "42": "damaged",  # a table or column that should be there is not
    **dict.fromkeys(("", "08"), "unreachable"),  # no connection: it may be back soon
    **dict.fromkeys(("25", "40", "53", "55", "57"), "locked"),
}


def is_superseded(error: object) -> bool:
    """Return True if a write was refused because another process has the server's shard."""
    return isinstance(error, StorageError) and error.code == "superseded"


def was_undone(error: Exception) -> bool:
    """Return True if nothing of a transaction was stored, and it may be run again.

    Another transaction was in its way, or the session was cut before its COMMIT.
    """
    return isinstance(error, EngineError) and error.state in ("40001", "40P01", "08006")


def is_unknown(error: Exception) -> bool:
    """Return True if nobody knows whether a transaction was stored: the answer to its COMMIT was lost."""
    return isinstance(error, EngineError) and error.state == "08007"


OLDEST = 14  # the oldest version of PostgreSQL that is supported
ServerCode = Literal[
    "driver",  # what PostgreSQL needs is not installed
    "address",  # the address cannot be read
    "unreachable",  # path, reason: nobody answers
    "busy",  # path, reason: it starts, it ends, or has no room for one more
    "password",  # path: it does not know the user, or the password is another one
    "database",  # path: it has no database of that name
    "refused",  # path, reason: another refusal
    "encoding",  # path, found: the database is not in UTF8
    "pooler",  # path: another program stands before the server and shares its sessions
    "version",  # path, found: the server is older than `OLDEST`
]
PASSING: tuple[ServerCode, ...] = ("unreachable", "busy")  # a later try may succeed


class ServerError(CodedError[ServerCode]):
    """A server cannot be used: `code` says why, `data` has the fields listed at `ServerCode`.

    Of an address they have host, port and database only: the rest holds a password.
    """
