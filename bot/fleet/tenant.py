"""Whom an owner of shards works for, the sessions it has with Discord, and the clock that all processes share."""

from collections.abc import Callable, Iterable
from typing import Protocol

from bot.tables.clock import since_start
from storage.orders import Order

_LATEST = 3.0  # seconds; a later answer does not say what time it is
_PATIENCE = 60.0  # seconds for which a session may be away before others are to have the shard
_MOST = 960.0  # as long at most, where nobody else takes it


class Tenant(Protocol):
    """The rest of a process: it is told of its shards, and the owner waits until it is done."""

    async def gained(self, shard: int) -> None:
        """Take up the tables of a shard: nobody else plays them any more."""

    async def leave(self, shard: int) -> None:
        """Finish what is under way at the tables of a shard, and let go of them. They can still be stored."""

    async def lost(self, shard: int) -> None:
        """Let go of the tables of a shard that is another process's already: nothing more may be said or stored."""

    def back(self) -> None:
        """Go on after a silence, with the same shards."""

    async def ordered(self, order: Order) -> tuple[str, ...]:
        """Let go of whom, or of which server, an order is about: at tables and in memory. Then the rows are changed.

        Return the ids of the tables that have let go of a person.
        """

    def obeyed(self, order: Order) -> None:
        """Show anew what may show it: an order is done for some shards."""


class SharedClock:
    """Seconds since 1970 by the clock of the database, counted on by one of this machine that is never set."""

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float] = since_start) -> None:
        """`wall` tells the time until the database has told its own."""
        self._steady = steady
        self._offset = wall() - steady()
        self._first = True
        # called when it was told the time, with True the first time
        self.told: Callable[[bool], None] = lambda _: None

    def now(self) -> float:
        """Return the time."""
        return self._steady() + self._offset

    def heard(self, told: float, before: float, after: float) -> None:
        """Take over a time that was told between two moments of the machine's clock."""
        if after - before < _LATEST or self._first:  # a late answer says less than what is known
            self._offset = told - (before + after) / 2
        first, self._first = self._first, False
        self.told(first)


class ShardSessions:
    """The sessions that a process has with Discord, by shard: which stand, and which are lost for long."""

    def __init__(self, steady: Callable[[], float] = since_start) -> None:
        self._steady = steady
        self.up: set[int] = set()
        self._lost: dict[int, float] = {}  # since when a session is away that has stood
        self._waits: dict[int, float] = {}  # how long it may be away until the shard is given away once more
        self._given: set[int] = set()

    def came(self, shard: int) -> None:
        """Note that the session of a shard stands."""
        self.up.add(shard)
        self._lost.pop(shard, None)
        self._waits.pop(shard, None)

    def went(self, shard: int) -> None:
        """Note that the session of a shard is lost, if it stood."""
        if shard in self.up:
            self.up.discard(shard)
            self._lost[shard] = self._steady()

    def given(self) -> frozenset[int]:
        """Return the shards that were given away because their session was lost: back with it they are wanted again."""
        return frozenset(self._given)

    def give(self, held: Iterable[int]) -> list[int]:
        """Return which of the shards that are held others are to have, and count from now for those.

        Where nobody has taken one it comes back, and is held twice as long each time.
        """
        now, found = self._steady(), []
        for shard in sorted(self._lost.keys() & {*held}):
            wait = self._waits.get(shard, _PATIENCE)
            if now - self._lost[shard] >= wait:
                self._lost[shard], self._waits[shard] = now, min(2 * wait, _MOST)
                self._given.add(shard)
                found.append(shard)
        return found

    def have(self, shard: int) -> None:
        """Note that a shard is held again."""
        self._given.discard(shard)
