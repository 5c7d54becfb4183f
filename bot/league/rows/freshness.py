"""Which servers' tables are known to have everything, so that a read need not ask.

That is so once they were found to be up to date, for as long as nothing is written that they follow from, and the
process has the server's shard in the same epoch: nobody else can have written then. What is written is noted on the
thread that has written it, whether or not its caller still waits. All methods may be called from any thread.
"""

from collections.abc import Callable, Collection
from functools import wraps
from itertools import count
from typing import Concatenate, ParamSpec, TypeVar

from storage.engines import Connection

P = ParamSpec("P")
T = TypeVar("T")
Mark = tuple[int, int, int]  # an epoch, and the last changes of everything and of a server


class Freshness:
    """The servers that are known to be up to date.

    `epoch_of` returns the epoch in which a server is this process's, None if it is not.
    """

    def __init__(self, epoch_of: Callable[[int], int | None]) -> None:
        self._epoch_of = epoch_of
        self._numbers = count(1)
        self._all = 0  # number of the last change that may be of any server
        self._changes: dict[int, int] = {}
        self._fresh: dict[int, Mark] = {}

    def mark(self, guild: int) -> Mark | None:
        """Return what holds of a server now, to be taken before the question; None if it is not this process's."""
        epoch = self._epoch_of(guild)
        return None if epoch is None else (epoch, self._all, self._changes.get(guild, 0))

    def note(self, guild: int, mark: Mark | None) -> None:
        """Remember that a server was found to be up to date by a question that was asked after `mark`."""
        if mark is not None:
            self._fresh[guild] = mark

    def known(self, guild: int) -> bool:
        """Return True if a server is up to date for sure; False if that must be asked."""
        mark = self._fresh.get(guild)
        return mark is not None and mark == self.mark(guild)

    def changed(self, guild: int) -> None:
        """Something may have been written from which a server's tables follow."""
        self._changes[guild] = next(self._numbers)

    def all_changed(self) -> None:
        """The same of every server."""
        self._all = next(self._numbers)

    def noting(
        self, guilds: Collection[int], function: Callable[Concatenate[Connection, P], T]
    ) -> Callable[Concatenate[Connection, P], T]:
        """Return a function that does the same and then tells that it may have changed servers, whatever came of it."""

        @wraps(function)
        def run(db: Connection, /, *args: P.args, **kwargs: P.kwargs) -> T:
            try:
                return function(db, *args, **kwargs)
            finally:
                for guild in guilds:
                    self.changed(guild)

        return run
