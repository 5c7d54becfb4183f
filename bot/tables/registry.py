"""All tables of this process, by channel and person, and their way through a restart."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from weakref import WeakValueDictionary

from bot.games.events import Event
from bot.tables.clock import SystemClock
from bot.tables.codec import change_of, people_of, restored, same_people
from bot.tables.commands import Command, Forget, GiveWay, OpenTable, Wake
from bot.tables.lobby import opened
from bot.tables.pondering import Thoughts
from bot.tables.ports import Clock, Luck, Messenger, Players, Restored, TableConfig, Thinker
from bot.tables.snapshot import Reply, Snapshot
from bot.tables.table import Table
from bot.tables.transaction import Context, StandingPlan, Transaction, leads
from bot.tables.types import TableError, TableState
from storage import StorageError, Store
from storage.values import TableChange

_LOG = logging.getLogger(__name__)
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
_AT_ONCE = 100  # tables restored before others have a turn


def random_id() -> str:
    """Ten letters and digits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


class Tables:
    """All live tables of this process: one event loop, one live table a channel, and none before `restore` or `open`.

    Of the outside world what is left out is the real one. Without a `thinker` strong players play as normal ones do.
    `cut_off` says whether the players of a guild can do nothing at present: their tables stand still until `go_on` is
    called for them.
    """

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        players: Players,
        clock: Clock | None = None,
        config: TableConfig | None = None,
        *,
        ids: Callable[[], str] = random_id,
        chance: Luck | None = None,
        cut_off: Callable[[int], bool] = lambda _: False,
        thinker: Thinker | None = None,
    ) -> None:
        self.store, self.messenger, self.players = store, messenger, players
        self.clock: Clock = clock or SystemClock()
        self.config, self.chance = config or TableConfig(), chance or Luck.real()
        self.cut_off, self.thinker, self.thoughts = cut_off, thinker, Thoughts()
        self.ended: Callable[[TableState], None] = lambda _: None  # hears of every match that ends
        self.sat: Callable[[int, str], None] = lambda _guild, _table: None  # hears of fresh people at tables
        self._ids, self._closed = ids, False
        self._tables: dict[str, Table] = {}
        self._channels: dict[tuple[int, int], str] = {}
        self.broken: set[str] = set()  # stored tables that could not be restored, and nobody has set aside since
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        if isinstance(self.clock, SystemClock):
            self.clock.jumped = self.clock_moved

    def context(self, plans: Mapping[int, StandingPlan], thought_missing_in: int = 0) -> Context:
        """Return what a transaction depends on, now; `thought_missing_in` counts only where somebody thinks at all."""
        missing = None if self.thinker is None else thought_missing_in
        return Context(self.clock.now(), self.config, self.chance.seeds, self.chance.rng, self.players, plans, missing)

    async def restore(self, shard: int | None = None) -> Restored:
        """Bring every stored table (of one shard) back at the very move where it stopped; before any other call for it.

        The clocks are set anew and the messenger hears of every table (`repair`). A table that cannot be restored
        is reported and stays in the store; when its channel is used again, it is set aside. StorageError if nothing
        can be read.
        """
        broken: list[str] = []
        back: list[Table] = []
        for number, stored in enumerate(await self.store.live_tables(shard)):
            if number % _AT_ONCE == _AT_ONCE - 1:
                await asyncio.sleep(0)
            if stored.channel < 0:  # set aside
                broken.append(stored.table)
                continue
            try:
                back.append(Table(restored(stored), self, awake=False))
                self._add(back[-1])
            except Exception:  # whatever it is, the others must live
                _LOG.exception("table %s cannot be restored", stored.table)
                broken.append(stored.table)
        for damaged in self.store.damaged:
            _LOG.error("table %s is damaged in the file (%s)", damaged.table, damaged.reason)
            broken.append(damaged.table)
        # one that cannot be stored now says so in the log, and wakes later by itself
        await asyncio.gather(*(table.send(Wake()) for table in back), return_exceptions=True)
        self.broken |= {*broken}
        return Restored(len(back), tuple(broken))

    async def leave(self, guilds: Callable[[int], bool]) -> tuple[str, ...]:
        """Let go of the tables of these guilds, after finishing what waits for them; return their ids.

        They stay in the store, where another process goes on with them. Later calls get TableError `gone`.
        """
        leaving = [table for table in self._tables.values() if guilds(table.state.guild)]
        await asyncio.gather(*(table.stop() for table in leaving))
        for table in leaving:
            self._unlist(table.state)
        return tuple(table.state.id for table in leaving)

    def failing(self) -> frozenset[str]:
        """Return the tables that cannot store what they have to do by themselves, and try again."""
        return frozenset(name for name, table in self._tables.items() if table.failures)

    def go_on(self, guilds: Callable[[int], bool] = lambda _: True) -> None:
        """The players of these guilds can act again: nobody has lost a turn meanwhile."""
        for table in [table for table in self._tables.values() if guilds(table.state.guild)]:
            table.go_on()

    def clock_moved(self, by: float) -> None:
        """The clock shows another time by so many seconds than it did (0: it stood still)."""
        _LOG.warning("the clock has moved by %.0f s, or the machine has slept; the tables' times go with it", by)
        for table in list(self._tables.values()):
            table.clock_moved(by)

    async def open(self, command: OpenTable) -> Snapshot:
        """Open a lobby. TableError `channel-taken`, OptionError, StorageError; an ended table makes room.

        The event `set-aside` tells that a table of the channel could not be restored and is kept without it.
        """
        if self._closed:
            raise TableError("gone")
        place = (command.guild, command.channel)
        async with self._locks.setdefault(place, asyncio.Lock()):
            await self._make_room(place)
            while (name := self._ids()) in self._tables:
                pass
            opening = opened(command, name, self.context({}))
            set_aside = await self._save_new(opening)
            table = Table(opening.state, self)
            self._add(table)
        table.publish(Snapshot(opening.state))
        return Snapshot(opening.state, (Event("set-aside", None),) if set_aside else ())

    async def _make_room(self, place: tuple[int, int]) -> None:
        if table := self._tables.get(self._channels.get(place, "")):
            try:
                await table.send(GiveWay())
            except TableError as error:
                if error.code != "gone":
                    raise

    async def _save_new(self, opening: Transaction) -> bool:
        """Store a new table; True if a broken one held its channel, and was set aside for it.

        One that is not known at all is a lobby whose opening seemed to fail: nobody has ever seen it.
        """
        state, change = opening.state, change_of(opening, None)
        try:
            await self.store.save(change)
        except StorageError as error:
            holder = str(error.data.get("table"))
            if error.code != "channel-taken" or holder in self._tables:
                raise
            broken = holder in self.broken
            _LOG.warning("table %s holds the channel of %s; broken: %s", holder, state.id, broken)
            await self.store.save(
                TableChange(holder, state.guild, state.channel, status="aside" if broken else "over", header="{}")
            )
            await self.store.save(change)
            return broken
        return False

    def secret(self) -> bytes:
        """Return 32 fresh bytes, for deals that several tables share."""
        return self.chance.seeds()

    async def send(self, table: str, command: Command) -> Reply:
        """Ask a table. TableError, GameError (illegal, notation, option) or StorageError: nothing has changed."""
        live = self._tables.get(table)
        if live is None:
            raise TableError("gone")
        return await live.send(command)

    def note_plan(self, table: str, person: int, plan: StandingPlan) -> None:
        """Hear what a person has planned for the turn at a table: it is played if that turn runs out."""
        if live := self._tables.get(table):
            live.note_plan(person, plan)

    def get(self, table: str) -> Snapshot | None:
        """Return the table of that id, if it lives."""
        live = self._tables.get(table)
        return None if live is None else Snapshot(live.state)

    def leads(self, table: str, person: int) -> bool:
        """Return True if a person may do now what the host of that table may."""
        live = self._tables.get(table)
        return live is not None and leads(live.state, person, self.clock.now(), self.config)

    def in_channel(self, guild: int, channel: int) -> Snapshot | None:
        """Return the table of the channel, if there is one (an ended one too, until it is closed)."""
        return self.get(self._channels.get((guild, channel), ""))

    def of_person(self, person: int) -> tuple[Snapshot, ...]:
        """All tables at which the person sits (left ones not), ended ones too, until they are closed."""
        sat = sorted(name for name, table in self._tables.items() if any(s.person == person for s in table.state.seats))
        snapshots = (Snapshot(self._tables[table].state) for table in sat)
        return tuple(snapshot for snapshot in snapshots if snapshot.seat_of(person) is not None)

    def all(self) -> tuple[Snapshot, ...]:
        """Return all tables."""
        return tuple(Snapshot(table.state) for table in self._tables.values())

    async def forget(self, person: int) -> tuple[str, ...]:
        """Take a person out of every table; return the tables' ids. To be done before the store forgets the person.

        StorageError if one could not be stored; the others are done all the same.
        """
        tables = tuple(sorted(name for name, table in self._tables.items() if person in people_of(table.state)))
        answers = await asyncio.gather(*(self.send(table, Forget(person)) for table in tables), return_exceptions=True)
        for answer in answers:
            if isinstance(answer, BaseException) and not (isinstance(answer, TableError) and answer.code == "gone"):
                raise answer
        return tables

    async def close(self) -> None:
        """Finish what is under way and stop; nothing is lost. Later calls get TableError `gone`."""
        self._closed = True
        await self.leave(lambda _: True)

    def _add(self, table: Table) -> None:
        state = table.state
        self._tables[state.id] = table
        self._channels[state.guild, state.channel] = state.id
        self.sat(state.guild, state.id)

    def moved(self, before: TableState, after: TableState) -> None:
        """Keep the indices right after a change, and tell of an end or of fresh people."""
        if after.closed:
            self._unlist(after)
        elif not same_people(before, after) and {*people_of(after)} - {*people_of(before)}:
            self.sat(after.guild, after.id)
        if after.closed or (after.phase == "over" and before.phase != "over"):
            self.ended(after)

    def _unlist(self, state: TableState) -> None:
        self._tables.pop(state.id, None)
        if self._channels.get((state.guild, state.channel)) == state.id:
            del self._channels[state.guild, state.channel]
