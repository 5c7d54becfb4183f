"""The owner of shards: takes them, keeps them, gives them back, and is silent while nobody knows whose they are.

It looks again and again. Each look renews all leases with one statement, and counts from before it was asked, by a
clock that runs on while the machine sleeps: a while before the leases can run out the process falls silent, whatever
the reason. Where a file has one process, its leases hold for ever, and the same steps come to having all.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from bot.tables.clock import since_start
from storage import StorageError
from storage.engines.fence import Fence, LeaseState
from storage.leases import Leases, sure_for

from .tenant import ShardSessions, SharedClock, Tenant
from .wish import Wish

_BEATS = 4  # looks while a lease holds
_BEAT = 3.0  # seconds between two looks where leases hold for ever
_LEFT = 15.0  # seconds in which what was given back is not taken again
GRACE = 1.2  # seconds that a click may wait for its shard to change hands
_log = logging.getLogger(__name__)


class Owner:
    """Owns shards for a process: `step` again and again; `acts` is all that others ask.

    `ready` is told of shards whose session with Discord stands: only then are they wanted from living owners. `obey` is
    called after each look, with whether something is ordered that is not done by all.
    """

    def __init__(self, leases: Leases, fence: Fence, wish: Wish, steady: Callable[[], float] = since_start) -> None:
        self.fence, self._leases, self._wish, self._steady = fence, leases, wish, steady
        self.clock: SharedClock | None = None
        self._tenant: Tenant | None = None
        self.obey: Callable[[bool], None] = lambda _: None
        self._coming: dict[int, asyncio.Task[None]] = {}
        self._leaving: dict[int, asyncio.Task[None]] = {}
        self._sessions = ShardSessions(steady)
        # Shards that others were to have: the epoch in which, and when they were given back.
        self._left: dict[int, tuple[int, float]] = {}
        self._robbed: dict[int, int] = {}  # how often a shard was lost without giving it
        self.outdated: asyncio.Future[StorageError] | None = None  # done once this program may write no more
        self._silent = self._refused = self._closing = False
        self._renewed: float | None = None
        self._news = asyncio.Condition()
        self._told = asyncio.Event()
        self._at = asyncio.Lock()

    # What others ask

    def acts(self, guild: int) -> bool:
        """True if this process may answer for a server now: its tables are here, and stay."""
        return self.fence.loud and self.plays(guild)

    def plays(self, guild: int) -> bool:
        """True if a server's tables are here, and stay, as far as is known: not while they come or go."""
        shard = self.fence.shard_of(guild)
        return shard in self.fence.held and shard not in self._leaving and shard not in self._coming

    async def may_act(self, guild: int, patience: float = GRACE) -> bool:
        """True if this process is the one to answer for a server, now or within so many seconds: shards change hands.

        What has come to it meanwhile is waited for as long again. It is the one, too, if nobody knows at present whose
        the shard is, and it was this process's: whoever waits is to hear that the database is away.
        """
        shard = self.fence.shard_of(guild)
        if await self._acts_within(guild, patience):
            return True
        if shard in self._coming:
            return await self._acts_within(guild, patience)
        return self.plays(guild)

    async def _acts_within(self, guild: int, seconds: float) -> bool:
        """True if this process may answer for a server now, or within so many seconds."""
        if self.acts(guild):
            return True
        try:
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(lambda: self.acts(guild))
        except TimeoutError:
            return self.acts(guild)
        return True

    def keeps(self, guild: int) -> bool:
        """True if a server's shard is this process's as far as it knows, though it may not act at present."""
        return self.fence.shard_of(guild) in self.fence.held

    def voice(self, guild: int) -> Callable[[], Awaitable[bool]]:
        """Return what tells, before each sentence, whether a server may still be answered what is under way now.

        Not once its shard was lost meanwhile: another process has gone on, and what is known here is old.
        """
        shard, loud = self.fence.shard_of(guild), self.fence.loud
        before = self._robbed.get(shard, 0)

        async def speaks() -> bool:
            if loud and not self.fence.loud:  # stopped, or the database is away: the next look tells
                await self.may_act(guild)
            return self._robbed.get(shard, 0) == before

        return speaks

    @property
    def name(self) -> str:
        """The name of the process in lists and logs."""
        return self._wish.name

    @property
    def tenant(self) -> Tenant | None:
        """The rest of the process; None before `begin`."""
        return self._tenant

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
        """Seconds since the leases were renewed last; None where they hold for ever."""
        return None if self._renewed is None or self._leases.ttl is None else self._steady() - self._renewed

    @property
    def shared(self) -> bool:
        """True if other processes may own what this one does not."""
        return self._leases.ttl is not None

    @property
    def share(self) -> float:
        """The part of the bot's shards that is this process's, from 0 to 1: as much it takes of what all share."""
        return len(self.fence.held) / self.fence.shards if self.shared else 1.0

    @property
    def missing(self) -> frozenset[int]:
        """The shards that the process is for and that are not its own, or whose tables are not here yet."""
        return frozenset(self._wished() - (set(self.fence.held) - set(self._coming)))

    @property
    def satisfied(self) -> bool:
        """True if all shards that the process is for are its own, and it may act for them."""
        return self.fence.loud and not self.missing

    def ready(self, shard: int) -> None:
        """Note that the session of a shard stands, so that it can be had from whoever plays its tables."""
        self._sessions.came(shard)
        self._told.set()

    def unheard(self, shard: int) -> None:
        """Note that the session of a shard is lost: if it stays away, other processes are to play its tables."""
        self._sessions.went(shard)

    # What it does

    async def begin(self, shards: int, tenant: Tenant) -> None:
        """Say of how many shards the bot is, and take what is free; StorageError `shards`."""
        for shard in self.fence.held:  # of a store that was alone: its tables are still to be taken up
            self.fence.drop(shard)
        self._tenant, self.fence.shards = tenant, shards
        self.outdated = asyncio.get_running_loop().create_future()
        await self._leases.begin(shards)
        await self.step()
        await asyncio.gather(*self._coming.values())

    @property
    def _beat(self) -> float:
        """Seconds between two looks."""
        return _BEAT if self._leases.ttl is None else self._leases.ttl / _BEATS

    async def keep(self) -> None:
        """Look again and again, at once when somebody tells something, until cancelled."""
        ear = asyncio.create_task(self._hear(), name="fleet ear")
        try:
            while True:
                await self.step()
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._beat):
                        await self._told.wait()
                self._told.clear()
        finally:
            ear.cancel()

    async def _hear(self) -> None:
        while True:
            try:
                if await self._leases.heard():
                    self._told.set()
            except StorageError:  # the session that hears is cut at once when the database goes away
                self._told.set()
                await asyncio.sleep(self._beat)

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def step(self) -> None:
        """Renew what is held, let go of what is lost or wanted, take what is free. Nothing is raised."""
        async with self._at:
            before = self._steady()
            try:
                state = await self._leases.look()
                lost = self._drop_lost(state)
                self._confirm(state, before)
                await self._compare(state, lost)
                if not self._closing:
                    self._hand_over(state)
                    await self._take()
                    self.obey(state.orders)
            except StorageError as error:
                if error.code == "too-new":
                    self._outdate(error)
                self._unconfirmed(error)
        await self._tell()

    def _outdate(self, error: StorageError) -> None:
        """Take nothing more: programs of this age may not write any longer."""
        self._closing = True
        if self.outdated is not None and not self.outdated.done():
            self.outdated.set_result(error)

    def _drop_lost(self, state: LeaseState) -> list[int]:
        """Return what was held and is another process's now; nothing is stored or said of it from now on.

        What was just being left is let go of already.
        """
        lost = [shard for shard, epoch in self.fence.held.items() if state.held.get(shard) != epoch]
        for shard in lost:
            self.fence.drop(shard)
            self._robbed[shard] = self._robbed.get(shard, 0) + 1
        return [shard for shard in lost if shard not in self._leaving]

    def _confirm(self, state: LeaseState, before: float) -> None:
        """Take note that the leases were renewed, counted from before that was asked."""
        silent = self._silent or not self.fence.loud
        if self._leases.ttl is not None:
            self.fence.until = before + sure_for(self._leases.ttl)
        self._renewed, self._silent = before, False
        if self.clock is not None and state.now is not None:
            self.clock.heard(state.now, before, self._steady())
        if self._refused:
            self._refused = False
            _log.warning("the leases can be renewed again; the tables go on")
        if silent and self._tenant is not None:
            self._tenant.back()

    def _unconfirmed(self, error: StorageError) -> None:
        self._silent = True
        if not error.away and not self._refused:  # one that is away was told of already
            self._refused = True
            _log.warning("the leases cannot be renewed, so that the tables may stand still: %s", error)

    async def _compare(self, state: LeaseState, lost: Sequence[int]) -> None:
        """Let go of what was lost meanwhile, and take up what is held without knowing it: an answer was lost."""
        for shard in lost:
            await self._lose(shard)
        for shard, (epoch, _) in self._left.items():
            if state.elsewhere.get(shard, 0) > epoch:  # who was to have it has come, and may be gone by now
                self._left[shard] = epoch, -_LEFT
        for shard, epoch in state.held.items():
            if shard not in self.fence.held and shard not in self._leaving and not self._closing:
                self._gain(shard, epoch)

    async def _lose(self, shard: int) -> None:
        _log.warning("shard %d is another process's now", shard)
        coming = self._coming.get(shard)
        if coming is not None:
            coming.cancel()
            await asyncio.wait([coming])
        self._leaving[shard] = asyncio.create_task(self._let_go(shard), name=f"lose {shard}")

    async def _let_go(self, shard: int) -> None:
        """Let go of what was lost, beside the looks; it is not taken again before that is done."""
        try:
            if self._tenant is not None:
                await self._tenant.lost(shard)
        except Exception:
            _log.exception("shard %d could not be let go of", shard)
        finally:
            del self._leaving[shard]
            self._told.set()

    def _gain(self, shard: int, epoch: int) -> None:
        self.fence.hold(shard, epoch)
        self._sessions.have(shard)
        self._coming[shard] = asyncio.create_task(self._take_up(shard), name=f"gain {shard}")

    async def _take_up(self, shard: int) -> None:
        """Take up a shard's tables beside the looks, however many they are."""
        try:
            if self._tenant is not None:
                await self._tenant.gained(shard)
            _log.info("shard %d is this process's now", shard)
            self._told.set()  # something may be ordered that is not done for it
        except StorageError as error:
            _log.error("the tables of shard %d could not be taken up: %s", shard, error)
            self._again(shard)
        except Exception:
            _log.exception("shard %d could not be taken up", shard)
            self._again(shard)
        finally:
            del self._coming[shard]
        await self._tell()

    def _again(self, shard: int) -> None:
        """Let the next look take a shard up once more: its lease is held, and its tables are not here."""
        self.fence.drop(shard)

    def _hand_over(self, state: LeaseState) -> None:
        """Begin to leave what others are ready to have, and what has been without a session for long."""
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
        """Leave a shard, and give it back when everything of it is stored."""
        try:
            if shard in self._coming:
                await asyncio.wait([self._coming[shard]])
            if self._tenant is not None:
                await self._tenant.leave(shard)
            # Whoever takes what was given away for want of a session is not told that it comes.
            given = _LEFT if shard in self._sessions.given() else 0.0
            self._left[shard] = self.fence.held.get(shard, 0), self._steady() + given
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
        """Take what is wished for and free, then spare shards; want the rest of the wish, once its sessions stand.

        What was given to another process is not wanted back, and taken only if that one has not come for it.
        """
        wished = self._wished()
        missing = sorted(wished - set(self.fence.held) - set(self._leaving) - self._kept_for_others())
        if missing:
            self._gain_all(await self._leases.take(missing, len(missing)))
            others = set(self.fence.held) | (set(self._left) - self._sessions.given())
            wanted = [one for one in missing if one in self._sessions.up - others]
            if wanted:
                await self._leases.want(wanted)
        await self._stand_in(wished)

    async def _stand_in(self, wished: set[int]) -> None:
        """Take shards that no other process has, as many as may be spare, once the own sessions stand."""
        room = self._wish.spare - len(set(self.fence.held) - wished)
        if self._wish.shards is None or room <= 0 or not wished <= self._sessions.up or self._kept_for_others():
            return
        self._gain_all(await self._leases.take(None, room))

    def _kept_for_others(self) -> set[int]:
        """Return what was given back a moment ago."""
        return {shard for shard, (_, at) in self._left.items() if self._steady() - at < _LEFT}

    def _gain_all(self, taken: Mapping[int, int]) -> None:
        for shard, epoch in taken.items():
            self._gain(shard, epoch)

    def _wished(self) -> set[int]:
        shards: Sequence[int] = range(self.fence.shards) if self._wish.shards is None else self._wish.shards
        return set(shards)

    async def close(self) -> None:
        """Give everything back, shard by shard; take nothing more."""
        self._closing = True
        for shard in sorted(self.fence.held):
            await self._begin_leaving(shard)
        await asyncio.gather(*self._leaving.values())
