"""Whether the server of a database can be used at all: asked before it is opened, so that it can be told what is wrong.

Afterwards the same faults are StorageErrors. Addresses hold passwords: none of what is told here has a part of one.
"""

from typing import Literal

from .engine import Place, is_dsn

ServerCode = Literal[
    "driver",  # what PostgreSQL needs is not installed
    "address",  # the address cannot be read
    "unreachable",  # path, reason: nobody answers
    "busy",  # path, reason: it starts, it ends, or has no room for one more
    "password",  # path: it does not know the user, or the password is another one
    "database",  # path: it has no database of that name
    "refused",  # path, reason: another refusal
    "encoding",  # path, found: the database is not in UTF8
    "version",  # path, found: the server is older than `OLDEST`
]
OLDEST = 14
PASSING: tuple[ServerCode, ...] = ("unreachable", "busy")  # what may be over when it is tried again


class ServerError(Exception):
    """A server cannot be used: `code` says why, `data` has the fields listed at `ServerCode`."""

    def __init__(self, code: ServerCode, **data: str) -> None:
        super().__init__(code, data)
        self.code: ServerCode = code
        self.data = data


def reach(place: Place, *, patience: float = 10.0) -> None:
    """Raise ServerError if a place is on a server that cannot be used; of a file nothing is asked."""
    if isinstance(place, str) and is_dsn(place):
        try:
            from .postgres.reaching import greet
        except ImportError:
            raise ServerError("driver") from None
        greet(place, patience)
