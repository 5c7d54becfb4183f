"""One live table: a mailbox and the task that empties it, one letter after the other, so that moves never race."""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from bot.games.errors import GameError
from bot.tables.codec import change_of, header_of, restored
from bot.tables.commands import Command, Thought, Tick, Wake
from bot.tables.pondering import Pondering
from bot.tables.ports import Alarm
from bot.tables.reducer import reduce
from bot.tables.snapshot import Reply, Snapshot
from bot.tables.timing import due, earliest, shifted
from bot.tables.transaction import StandingPlan, Transaction
from bot.tables.types import TableError, TableState
from storage import StorageError

if TYPE_CHECKING:
    from bot.tables.registry import Tables

_LOG = logging.getLogger(__name__)
_LONGEST_RETRY = 64
_CHORES = (Tick, Wake, Thought)  # what the table has to do by itself, one at a time
_Letter = tuple[Command, asyncio.Future[Reply] | None]


class Table:
    """A live table. Its state changes only in its own task, and only after the change was stored.

    `tables` has the outside world. `awake` is False after a restart: then the table waits for a Wake, which sets the
    clocks anew.
    """

    def __init__(self, state: TableState, tables: "Tables", *, awake: bool = True) -> None:
        self.state, self._tables = state, tables
        self._mail: asyncio.Queue[_Letter | None] = asyncio.Queue()  # None: the end
        self._plans: dict[int, StandingPlan] = {}  # of persons with a seat; never stored, never shown
        self._alarm: Alarm | None = None
        self._alarm_at = 0.0
        self.failures = 0  # in a row: so often it could not store what it has to do by itself, and tries again
        self._thought_missing_in = 0  # the last match whose players heard of a missing thought; not stored
        self._shift = 0.0  # by how much the clock has moved since the last change began to be stored
        self._in_doubt = False  # the store may have another state, and could not be asked
        self._awake = awake
        self._chore_posted = self._stopped = False
        self._pondering = Pondering(tables.thinker, tables.chance.rng, tables.config, self._rearm)
        self._task = asyncio.create_task(self._run(), name=f"table {state.id}")
        if awake:
            self._rearm()

    def go_on(self) -> None:
        """Nobody is cut off any more: what ran out meanwhile, or nearly, gets a fair remainder."""
        when, now = due(self.state), self._tables.clock.now()
        self.failures = 0
        if not self._awake or (when is not None and when < now + self._tables.config.restart_grace):
            self._post(Wake(repair=not self._awake))
        else:
            self._rearm()

    def clock_moved(self, by: float) -> None:
        """The clock shows another time by so many seconds, or has stood still (0): nobody shall lose a turn by it."""
        self.state = shifted(self.state, by)
        self._shift += by
        self._post(Wake(repair=False))

    def note_plan(self, person: int, plan: StandingPlan) -> None:
        """Keep what a person with a seat has planned, in place of what was; without tokens there is no plan."""
        self._plans.pop(person, None)
        if plan.tokens and any(seat.person == person for seat in self.state.seats):
            self._plans[person] = plan

    async def send(self, command: Command) -> Reply:
        """Carry a command out. TableError, GameError or StorageError: nothing has changed."""
        if self._stopped:
            raise TableError("gone")
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._post(command, answer)
        return await answer

    def _post(self, command: Command, answer: asyncio.Future[Reply] | None = None) -> None:
        self._mail.put_nowait((command, answer))

    async def stop(self) -> None:
        """Carry out what waits in the mailbox, then end."""
        self._end()
        await asyncio.wait([self._task])

    def _end(self) -> None:
        if not self._stopped:
            self._stopped = True
            self._mail.put_nowait(None)
        self._pondering.stop()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _run(self) -> None:
        """Empty the mailbox, sleep while it is empty; at the end all who wait have their answer."""
        while (letter := await self._mail.get()) is not None:
            await self._open(*letter)

    async def _open(self, command: Command, answer: asyncio.Future[Reply] | None) -> None:
        try:
            reply = await self._carry_out(command)
        except (GameError, StorageError) as error:
            self._failed(command, answer, error)
        except Exception:  # a fault of ours: logged, answered, and the table lives on
            _LOG.exception("table %s: %s failed", self.state.id, type(command).__name__)
            self._failed(command, answer, TableError("internal"))
        else:
            if isinstance(command, _CHORES):
                self._chore_posted, self._awake, self.failures = False, True, 0
            self._rearm()
            if answer is not None and not answer.done():
                answer.set_result(reply)

    async def _carry_out(self, command: Command) -> Reply:
        if self._in_doubt:
            await self._find_out()
        before = self.state
        if isinstance(command, Tick | Thought) and self._tables.cut_off(before.guild):
            return Reply(Snapshot(before))  # it waited behind what was tried to be stored; `go_on` looks again
        tx = reduce(before, command, self._tables.context(self._plans, self._thought_missing_in))
        if tx.state is not before:
            await self._keep(tx, before)
        elif isinstance(command, Tick) and self._is_due():
            raise RuntimeError("something is due, and nothing is done about it")
        if tx.thought is not None:
            self._tables.thoughts.note(arrived=tx.thought)
        if tx.thought is False:
            self._thought_missing_in = self.state.log.series
        snapshot = Snapshot(self.state, tuple(tx.events), tx.repair)
        if tx.repair or (tx.state is not before and not tx.quiet):
            self.publish(snapshot)
        return Reply(snapshot, tx.notice)

    async def _keep(self, tx: Transaction, before: TableState) -> None:
        """Store a transaction; only then is it the table's state."""
        self._shift = 0.0
        try:
            await self._tables.store.save(change_of(tx, before))
        except StorageError as error:
            if error.code != "conflict" or not await self._is_stored(tx.state):
                raise
        self.state = shifted(tx.state, self._shift)
        self._tables.moved(before, self.state)
        self._drop_plans()
        if tx.state.closed:
            self._end()

    def _drop_plans(self) -> None:
        """Forget plans that the game has overtaken."""
        if self._plans:  # hardly ever
            seats = () if self.state.closed else zip(self.state.seats, self.state.offered.seat_versions, strict=False)
            fresh = {seat.person: version for seat, version in seats}
            self._plans = {who: plan for who, plan in self._plans.items() if plan.version == fresh.get(who)}

    async def _is_stored(self, wanted: TableState) -> bool:
        """Return True if the store has this state after a commit that seemed to fail; False if it cannot be asked."""
        self._in_doubt = True
        try:
            return await self._find_out(wanted)
        except StorageError:
            return False

    async def _find_out(self, wanted: TableState | None = None) -> bool:
        """Read the table again; True if it is as `wanted`. Otherwise the table goes on from what the store has."""
        stored = await self._tables.store.live_table(self.state.id)
        state, self._in_doubt = None if stored is None else restored(stored), False
        # a table that is over is not stored at all
        if wanted is not None and (wanted.closed if state is None else header_of(state) == header_of(wanted)):
            return True
        _LOG.error("table %s: the store has another state; going on from that", self.state.id)
        before = self.state
        self.state = state or msgspec.structs.replace(before, phase="over", closed=True, end="ended")
        self._tables.moved(before, self.state)
        self.publish(Snapshot(self.state, repair=True))
        if self.state.closed:
            self._end()
        return False

    def publish(self, snapshot: Snapshot) -> None:
        """Tell the messenger how the table stands."""
        try:
            self._tables.messenger.publish(snapshot)
        except Exception:  # what cannot be shown has happened all the same
            _LOG.exception("table %s: the messenger failed", self.state.id)

    def _failed(self, command: Command, answer: asyncio.Future[Reply] | None, error: Exception) -> None:
        if answer is not None and not answer.done():
            answer.set_exception(error)
        if isinstance(command, _CHORES) and not self._stopped:
            self._chore_posted = False
            if not (isinstance(error, StorageError) and error.away):
                _LOG.warning("table %s: %s to be tried again: %s", self.state.id, type(command).__name__, error)
            wait = self._tables.config.retry * min(_LONGEST_RETRY, 2**self.failures)
            self.failures += 1
            self._set_alarm(self._tables.clock.now() + wait)

    def _rearm(self) -> None:
        """Be called when something is due. An alarm that is early enough stays: it looks again when it rings."""
        if self._stopped or self._chore_posted or self.failures or self._tables.cut_off(self.state.guild):
            return
        if self._awake:
            self._pondering.follow(self.state)
        when = earliest(due(self.state), self._pondering.due(self.state))
        if when is not None and (self._alarm is None or when < self._alarm_at):
            self._set_alarm(when)

    def _set_alarm(self, when: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_at = when
        self._alarm = self._tables.clock.call_at(when, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._tables.cut_off(self.state.guild):
            return  # `go_on` looks again
        thought = self._pondering.due(self.state)
        if self._awake and thought is not None and thought <= self._tables.clock.now():
            self._post_chore(self._pondering.thought)
        elif not self._awake or self._is_due():
            self._post_chore()
        else:
            self.failures = 0
            self._rearm()

    def _is_due(self) -> bool:
        when = due(self.state)
        return when is not None and when <= self._tables.clock.now()

    def _post_chore(self, thought: Thought | None = None) -> None:
        if not self._chore_posted and not self._stopped:
            self._chore_posted = True
            self._post(thought or (Tick() if self._awake else Wake()))
