"""The owner of shards: takes them, keeps them, gives them back, and is silent while it cannot know whose they are.

Each look renews all leases with one statement, and counts from before it was asked, by a clock that runs on while the
machine sleeps: the process falls silent before they run out. With SQLite leases never expire.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from bot.tables.clock import SharedClock, since_start
from storage import StorageError
from storage.engines.fence import Fence, LeaseState
from storage.leases import Leases, sure_for
from storage.orders import Order

from .assignment import Assignment

_BEATS = 4  # looks while a lease holds
_BEAT = 3.0  # seconds between two looks where leases never expire
_KEPT = 15.0  # seconds in which a shard that was given back is kept for another process
GRACE = 1.2  # seconds that a click may wait for its shard to change hands
LOADING_PATIENCE = 10.0  # seconds that it waits until what has changed hands is loaded, as for any slow database
_SESSION_PATIENCE = 60.0  # seconds that a session may be away before other processes are to have the shard
_LONGEST_PATIENCE = 960.0  # the same, where no other process takes it
_log = logging.getLogger(__name__)


class Tenant(Protocol):
    """Port: the rest of the process. The owner waits until each of its methods is done."""

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


class ShardSessions:
    """The sessions that a process has with Discord, by shard: which stand, and which are lost for long."""

    def __init__(self, steady: Callable[[], float] = since_start) -> None:
        self._steady = steady
        self.up: set[int] = set()
        self._lost: dict[int, float] = {}  # since when a session is away that has stood
        self._waits: dict[int, float] = {}  # how long it may be away until the shard is given away once more
        # Shards that were given away because their session was lost: back with it they are wanted again.
        self.offered: set[int] = set()

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

    def give(self, held: Iterable[int]) -> list[int]:
        """Return which of the shards that are held others are to have, and count from now for those.

        Where nobody has taken one it comes back, and is held twice as long each time.
        """
        now, offered = self._steady(), []
        for shard in sorted(self._lost.keys() & {*held}):
            wait = self._waits.get(shard, _SESSION_PATIENCE)
            if now - self._lost[shard] >= wait:
                self._lost[shard], self._waits[shard] = now, min(2 * wait, _LONGEST_PATIENCE)
                self.offered.add(shard)
                offered.append(shard)
        return offered


class ShardOwner:
    """Owns shards for a process, by calling `step` again and again (`keep`).

    Call `ready` when the session of a shard with Discord stands: only then does the process want the shard from a
    living owner. `obey` is called after each look, with True if there are open orders.
    """

    def __init__(
        self, leases: Leases, fence: Fence, assignment: Assignment, steady: Callable[[], float] = since_start
    ) -> None:
        self.fence, self._leases, self._assignment, self._steady = fence, leases, assignment, steady
        self.name = assignment.name  # of the process in lists and logs
        self.clock: SharedClock | None = None
        self.tenant: Tenant | None = None  # the rest of the process; None before `begin`
        self.obey: Callable[[bool], None] = lambda _: None
        self._coming: dict[int, asyncio.Task[None]] = {}
        self._leaving: dict[int, asyncio.Task[None]] = {}
        self._sessions = ShardSessions(steady)
        # Shards that were given to other processes: in which epoch, and when.
        self._given_back: dict[int, tuple[int, float]] = {}
        self._losses: dict[int, int] = {}  # how often another process took a shard away
        self._received: dict[int, int] = {}  # how often a shard came whose lease had not run out
        self._run_out: frozenset[int] = frozenset()  # at the last look
        self.outdated: asyncio.Future[StorageError] | None = None  # done once this program may write no more
        self._silent = self._refused = self._closing = False
        self._renewed: float | None = None
        self._news = asyncio.Condition()
        self._wake = asyncio.Event()
        self._lock = asyncio.Lock()

    # For the rest of the process

    def acts(self, guild: int) -> bool:
        """Return True if this process may answer for a server now: its tables are here, and stay."""
        return self.fence.loud and self.plays(guild)

    def plays(self, guild: int) -> bool:
        """Return True if a server's tables are here as far as the process knows: not while they come or go."""
        shard = self.fence.shard_of(guild)
        return shard in self.fence.held and shard not in self._leaving and shard not in self._coming

    async def may_act(self, guild: int, patience: float = GRACE) -> bool:
        """Return True if this process is to answer for a server, now or within `patience` seconds: shards change hands.

        If the shard's lease comes meanwhile, wait as long again for its tables; `arrived` goes on with that. Also True
        if the shard was this process's and the database is away, so that the player hears of that.
        """
        shard = self.fence.shard_of(guild)
        if await self._acts_within(guild, patience):
            return True
        if shard in self._coming:
            return await self._acts_within(guild, patience) or shard in self._coming
        return self.plays(guild)

    async def arrived(self, guild: int, patience: float = LOADING_PATIENCE) -> None:
        """Wait for the tables of a server whose shard has just come. StorageError `unreachable` after the patience."""
        shard = self.fence.shard_of(guild)
        if shard in self._coming:
            await asyncio.wait([self._coming[shard]], timeout=patience)
            if shard in self._coming:
                raise StorageError("unreachable", reason="the tables are not loaded yet")

    async def _acts_within(self, guild: int, seconds: float) -> bool:
        """Return True if this process may answer for a server now, or within so many seconds."""
        if self.acts(guild):
            return True
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(lambda: self.acts(guild))
        return self.acts(guild)

    def keeps(self, guild: int) -> bool:
        """Return True if this process has a server's shard as far as it knows, though it may not act at present."""
        return self.fence.shard_of(guild) in self.fence.held

    def voice(self, guild: int) -> Callable[[], Awaitable[bool]]:
        """Return a function to call before each answer to a click that is under way: True if it may still be given.

        False once another process has taken the shard: that one has gone on, and what is known here is old.
        """
        shard, loud = self.fence.shard_of(guild), self.fence.loud
        before = self._losses.get(shard, 0)

        async def speaks() -> bool:
            if loud and not self.fence.loud:  # the process was stopped, or the database is away
                await self.may_act(guild)
            return self._losses.get(shard, 0) == before

        return speaks

    def alone(self, guild: int) -> Callable[[], bool]:
        """Return a function to call once a click that waits from now on may be answered: True if nobody else does.

        A process that has given a shard answers what it had acknowledged; one whose lease ran out has ended, or is
        silent. While the database is away, another process may have the shard.
        """
        shard = self.fence.shard_of(guild)
        before = self._received.get(shard, 0)
        return lambda: self.fence.loud and self._received.get(shard, 0) == before

    @property
    def settled(self) -> frozenset[int]:
        """The shards whose tables are here, and stay."""
        return frozenset(self.fence.held.keys() - self._leaving.keys() - self._coming.keys())

    async def news(self, patience: float) -> None:
        """Return after the next look, or after so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), self._news:
                await self._news.wait()

    @property
    def age(self) -> float | None:
        """Seconds since the leases were last renewed; None where they never expire."""
        return None if self._renewed is None or self._leases.ttl is None else self._steady() - self._renewed

    @property
    def shared(self) -> bool:
        """Return True if other processes may own shards."""
        return self._leases.ttl is not None

    @property
    def share(self) -> float:
        """The part of the bot's shards that this process has, from 0 to 1: its share of Discord's limits."""
        return len(self.fence.held) / self.fence.shards if self.shared else 1.0

    @property
    def missing(self) -> frozenset[int]:
        """The shards that the process is for and does not have, or whose tables are not here yet."""
        return frozenset(self._assigned() - (set(self.fence.held) - set(self._coming)))

    @property
    def satisfied(self) -> bool:
        """Return True if the process has all shards that it is for, and may act for them."""
        return self.fence.loud and not self.missing

    def ready(self, shard: int) -> None:
        """Note that the session of a shard stands, so that the process may want the shard from its owner."""
        self._sessions.came(shard)
        self._wake.set()

    def unheard(self, shard: int) -> None:
        """Note that the session of a shard is lost: if it stays away, the shard is given to another process."""
        self._sessions.went(shard)

    # Looking

    async def begin(self, shards: int, tenant: Tenant) -> None:
        """Say of how many shards the bot is, and take the assigned shards that are free; StorageError `shards`."""
        for shard in self.fence.held:  # of a store that was alone: its tables are still to be taken up
            self.fence.drop(shard)
        self.tenant, self.fence.shards = tenant, shards
        self.outdated = asyncio.get_running_loop().create_future()
        await self._leases.begin(shards)
        await self.step()
        await asyncio.gather(*self._coming.values())

    @property
    def _beat(self) -> float:
        """Seconds between two looks."""
        return _BEAT if self._leases.ttl is None else self._leases.ttl / _BEATS

    async def keep(self) -> None:
        """Look again and again, at once when a process tells something, until cancelled."""
        ear = asyncio.create_task(self._hear(), name="fleet ear")
        try:
            while True:
                await self.step()
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._beat):
                        await self._wake.wait()
                self._wake.clear()
        finally:
            ear.cancel()

    async def _hear(self) -> None:
        while True:
            try:
                if await self._leases.heard():
                    self._wake.set()
            except StorageError:  # the session that hears is cut at once when the database goes away
                self._wake.set()
                await asyncio.sleep(self._beat)

    async def _notify(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def step(self) -> None:
        """Renew the leases, let go of shards that are lost or wanted, take free ones. Raises nothing."""
        async with self._lock:
            before = self._steady()
            try:
                state = await self._leases.renew()
                lost = self._drop_lost(state)
                self._confirm(state, before)
                await self._compare(state, lost)
                self._run_out = state.run_out
                if not self._closing:
                    self._hand_over(state)
                    await self._take()
                    self.obey(state.orders)
            except StorageError as error:
                self._silent = True
                if error.code == "too-new":  # this program is too old to write, so it takes nothing more
                    self._closing = True
                    if self.outdated is not None and not self.outdated.done():
                        self.outdated.set_result(error)
                if not error.away and not self._refused:  # a database that is away was logged already
                    self._refused = True
                    _log.warning("the leases cannot be renewed, so that the tables may stand still: %s", error)
        await self._notify()

    def _drop_lost(self, state: LeaseState) -> list[int]:
        """Drop the shards that another process has taken: nothing is stored or said for them from now on.

        Return those of them that were not being left already.
        """
        lost = [shard for shard, epoch in self.fence.held.items() if state.held.get(shard) != epoch]
        for shard in lost:
            self.fence.drop(shard)
            self._losses[shard] = self._losses.get(shard, 0) + 1
        return [shard for shard in lost if shard not in self._leaving]

    def _confirm(self, state: LeaseState, before: float) -> None:
        """Note that the leases were renewed, counted from before that was asked."""
        silent = self._silent or not self.fence.loud
        if self._leases.ttl is not None:
            self.fence.until = before + sure_for(self._leases.ttl)
        self._renewed, self._silent = before, False
        if self.clock is not None and state.now is not None:
            self.clock.heard(state.now, before, self._steady())
        if self._refused:
            self._refused = False
            _log.warning("the leases can be renewed again; the tables go on")
        if silent and self.tenant is not None:
            self.tenant.back()

    async def _compare(self, state: LeaseState, lost: Sequence[int]) -> None:
        """Let go of lost shards, and take up shards that are held without knowing it, because an answer was lost."""
        for shard in lost:
            await self._lose(shard)
        for shard, (epoch, _) in self._given_back.items():
            if state.elsewhere.get(shard, 0) > epoch:  # the other process has had it, and may be gone by now
                self._given_back[shard] = epoch, -_KEPT
        if not self._closing:
            handled = self.fence.held.keys() | self._leaving.keys()
            self._gain({shard: epoch for shard, epoch in state.held.items() if shard not in handled})

    async def _lose(self, shard: int) -> None:
        _log.warning("shard %d is another process's now", shard)
        coming = self._coming.get(shard)
        if coming is not None:
            coming.cancel()
            await asyncio.wait([coming])
        self._leaving[shard] = asyncio.create_task(self._let_go(shard), name=f"lose {shard}")

    async def _let_go(self, shard: int) -> None:
        """Let go of a lost shard in a task beside the looks; it is not taken again before that is done."""
        try:
            if self.tenant is not None:
                await self.tenant.lost(shard)
        except Exception:
            _log.exception("shard %d could not be let go of", shard)
        finally:
            del self._leaving[shard]
            self._wake.set()

    def _gain(self, shards: Mapping[int, int]) -> None:
        """Begin to take up shards whose leases this process has, in these epochs."""
        for shard, epoch in shards.items():
            self.fence.hold(shard, epoch)
            self._sessions.offered.discard(shard)
            self._received[shard] = self._received.get(shard, 0) + (shard not in self._run_out)
            self._coming[shard] = asyncio.create_task(self._take_up(shard), name=f"gain {shard}")

    async def _take_up(self, shard: int) -> None:
        """Take up a shard's tables in a task beside the looks, however many they are."""
        try:
            if self.tenant is not None:
                await self.tenant.gained(shard)
            _log.info("shard %d is this process's now", shard)
            self._wake.set()  # an order may be open for the shard
        except StorageError as error:
            _log.error("the tables of shard %d could not be taken up: %s", shard, error)
            self.fence.drop(shard)  # the lease is held, so the next look takes it up again
        except Exception:
            _log.exception("shard %d could not be taken up", shard)
            self.fence.drop(shard)
        finally:
            del self._coming[shard]
        await self._notify()

    def _hand_over(self, state: LeaseState) -> None:
        """Begin to leave shards that other processes are ready to have, and those that long had no session."""
        unheard = self._sessions.give(self.fence.held.keys() - self._leaving.keys()) if self.shared else []
        if unheard:
            _log.warning("the sessions of shards %s are long away: others may have these", unheard)
        for shard in sorted(state.wanted | {*unheard}):
            if shard in self.fence.held:
                self._begin_leaving(shard)

    def _begin_leaving(self, shard: int) -> asyncio.Task[None]:
        """Return the task that leaves a shard; begin it if there is none."""
        leaving = self._leaving.get(shard)
        if leaving is None:
            leaving = self._leaving[shard] = asyncio.create_task(self._leave(shard), name=f"leave {shard}")
        return leaving

    async def _leave(self, shard: int) -> None:
        """Leave a shard, and give its lease back when everything is stored."""
        try:
            if shard in self._coming:
                await asyncio.wait([self._coming[shard]])
            if self.tenant is not None:
                await self.tenant.leave(shard)
            # For a shard that was given away for want of a session no other process has said that it comes.
            kept = _KEPT if shard in self._sessions.offered else 0.0
            self._given_back[shard] = self.fence.held.get(shard, 0), self._steady() + kept
            self.fence.drop(shard)
            await self._leases.give(shard)
            _log.info("shard %d is given back", shard)
        except StorageError as error:  # the lease runs out by itself
            _log.warning("shard %d could not be given back: %s", shard, error)
        except Exception:
            _log.exception("shard %d could not be left", shard)
        finally:
            self.fence.drop(shard)
            del self._leaving[shard]

    async def _take(self) -> None:
        """Take the assigned shards that are free, want the others whose sessions stand, then stand in.

        A shard that was given to another process is not wanted back, and taken only if that one has not come for it.
        """
        assigned = self._assigned()
        missing = sorted(assigned - set(self.fence.held) - set(self._leaving) - self._kept_for_others())
        if missing:
            self._gain(await self._leases.take(missing, len(missing)))
            others = set(self.fence.held) | (set(self._given_back) - self._sessions.offered)
            wanted = [shard for shard in missing if shard in self._sessions.up - others]
            if wanted:
                await self._leases.want(wanted)
        await self._stand_in(assigned)

    async def _stand_in(self, assigned: set[int]) -> None:
        """Take shards that no other process has, as many as may be spare, once the own sessions stand."""
        room = self._assignment.spare - len(set(self.fence.held) - assigned)
        if self._assignment.shards is None or room <= 0 or not assigned <= self._sessions.up or self._kept_for_others():
            return
        self._gain(await self._leases.take(None, room))

    def _kept_for_others(self) -> set[int]:
        """Return the shards that were given back a moment ago."""
        return {shard for shard, (_, at) in self._given_back.items() if self._steady() - at < _KEPT}

    def _assigned(self) -> set[int]:
        return set(range(self.fence.shards) if self._assignment.shards is None else self._assignment.shards)

    async def close(self) -> None:
        """Give everything back, shard by shard; take nothing more."""
        self._closing = True
        for shard in sorted(self.fence.held):
            await self._begin_leaving(shard)
        await asyncio.gather(*self._leaving.values())
