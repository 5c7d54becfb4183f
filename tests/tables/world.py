"""A house of tables with a clock that only tests move, a messenger that remembers, and a real store."""

import asyncio
import heapq
import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import bot.players
from bot.app.store import BotStore
from bot.games.view import View
from bot.tables import SETTINGS, Luck, Person, Players, Snapshot, TableConfig, TableError, Tables, TableState, Thinker
from bot.tables.commands import Act, AddComputer, Command, Join, OpenTable, Refs, Rematch, StartMatch
from bot.tables.snapshot import Reply
from bot.tables.terms import Terms
from bot.tables.types import changed
from storage import FinishedMatch, StorageError
from storage.values import TableChange
from tests.storage.making import matches_of
from tests.texts import view_text

GUILD, CHANNEL = 700000000000000001, 800000000000000001
BEGINNING = 1_800_000_000.0
QUICK = TableConfig(computer_delay=0.0, reaction=0.0, catch_grace=0.0)
ANN, BEN, CLEO, DAN, EVE, FAY = (
    Person(900000000000000000 + number, name, locale="en")
    for number, name in enumerate(("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"), 1)
)
MOD = Person(900000000000000099, "Mod", moderator=True, locale="en")


class Ring:
    """A call-back that waits in a FakeClock."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class FakeClock:
    """Time that stands still until a test moves it."""

    def __init__(self, start: float = BEGINNING) -> None:
        self.time = start
        self._order = itertools.count()
        self._rings: list[tuple[float, int, Ring]] = []
        self.steady = self

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, callback: Callable[[], None]) -> Ring:
        ring = Ring(callback)
        heapq.heappush(self._rings, (when, next(self._order), ring))
        return ring

    def next(self) -> float | None:
        """When the next call-back is due."""
        while self._rings and self._rings[0][2].callback is None:
            heapq.heappop(self._rings)
        return self._rings[0][0] if self._rings else None

    def ring(self) -> bool:
        """Make all calls that are due now; whether there was one."""
        rung = False
        while (when := self.next()) is not None and when <= self.time:
            callback = heapq.heappop(self._rings)[2].callback
            assert callback is not None
            callback()
            rung = True
        return rung


class Recorder:
    """A messenger that remembers what it heard; `failing` raises instead."""

    def __init__(self) -> None:
        self.heard: list[Snapshot] = []
        self.failing = False

    def publish(self, snapshot: Snapshot) -> None:
        if self.failing:
            raise RuntimeError("no one is listening")
        self.heard.append(snapshot)

    @property
    def codes(self) -> list[str]:
        return [event.code for snapshot in self.heard for event in snapshot.events]


class Faulty:
    """A store before the real one: the next saves fail with these codes; `dying` stops the task after a save."""

    def __init__(self, store: BotStore) -> None:
        self.store = store
        self.codes: list[str] = []
        self.dying = False
        self.lost_answer = False
        self.unreadable = 0  # reads of a table that fail
        self.saves = 0
        self.read_all = 0

    async def save(self, change: TableChange) -> None:
        if self.codes:
            raise StorageError(self.codes.pop(0))
        await self.store.save(change)
        self.saves += 1
        if self.dying:
            raise asyncio.CancelledError
        if self.lost_answer:
            self.lost_answer = False
            raise StorageError("disk", reason="fsync failed")

    async def live_tables(self, shard=None):
        self.read_all += 1
        return await self.store.live_tables()

    async def live_table(self, table):
        if self.unreadable:
            self.unreadable -= 1
            raise StorageError("unreachable", reason="it is away")
        return await self.store.live_table(table)

    @property
    def damaged(self):
        return self.store.damaged


class World:
    """Everything around the tables of one test."""

    def __init__(
        self,
        path: Path,
        store: BotStore,
        config: TableConfig,
        players: Players,
        seed: int,
        thinker: Thinker | None = None,
    ) -> None:
        self.path, self.config, self.players, self.thinker = path, config, players, thinker
        self.clock, self.messenger = FakeClock(), Recorder()
        self.rng = random.Random(seed)
        self.seeds: list[bytes] = []  # what chance gives before it goes on by itself
        self.store = Faulty(store)
        self.cut_off: set[int] = set()
        self.tables = self._house()

    @classmethod
    async def make(
        cls,
        path: Path,
        config: TableConfig = QUICK,
        players: Players = bot.players,
        seed: int = 1,
        thinker: Thinker | None = None,
    ) -> "World":
        return cls(path, await BotStore.open(path), config, players, seed, thinker)

    def _house(self) -> Tables:
        return Tables(
            self.store,
            self.messenger,
            self.players,
            self.clock,
            self.config,
            ids=lambda: "".join(self.rng.choice("abcdefgh") for _ in range(8)),
            chance=Luck(self._seed, self.rng),
            cut_off=lambda guild: guild in self.cut_off,
            thinker=self.thinker,
        )

    def _seed(self) -> bytes:
        return self.seeds.pop(0) if self.seeds else self.rng.randbytes(32)

    async def close(self) -> None:
        await self.tables.close()
        await self.store.store.close()

    def kill(self) -> None:
        """End every table's task where it stands, like a process that is killed."""
        for table in self.tables._tables.values():
            table._task.cancel()
            table._pondering.stop()

    async def restart(self, away: float = 0.0, *, kill: bool = True):
        """Start anew from the file; answers what `restore` says."""
        if kill:
            tasks = [table._task for table in self.tables._tables.values()]
            self.kill()
            await asyncio.gather(*tasks, return_exceptions=True)
        else:
            await self.tables.close()
        await self.store.store.close()
        clock = FakeClock(self.clock.now() + away)
        self.clock, self.messenger = clock, Recorder()
        self.store = Faulty(await BotStore.open(self.path))
        self.tables = self._house()
        return await self.tables.restore()

    async def settle(self) -> None:
        """Let everything happen that is due now."""
        while True:
            rung = self.clock.ring()
            for table in [*self.tables._tables.values()]:
                try:
                    await table.send(Refs({}))
                except TableError:
                    rung = True
            if not rung:
                return

    async def advance(self, seconds: float) -> None:
        """Let time pass, stopping wherever something is due."""
        await self.settle()
        until = self.clock.time + seconds
        while (when := self.clock.next()) is not None and when <= until:
            self.clock.time = max(self.clock.time, when)
            await self.settle()
        self.clock.time = until
        await self.settle()

    # Short ways of tests

    async def lobby(self, *people: Person, channel: int = CHANNEL, computers: int = 0, **fields) -> str:
        words = {key: fields.pop(key) for key in SETTINGS if key in fields}
        fields = {"game": "classic", "settings": words, **fields}
        command = OpenTable(by=people[0], guild=GUILD, channel=channel, **fields)
        opened = await self.tables.open(command)
        for person in people[1:]:
            await self.tables.send(opened.id, Join(person))
        for _ in range(computers):
            await self.tables.send(opened.id, AddComputer(people[0]))
        return opened.id

    async def rematch(self, table: str, terms: Terms | None = None) -> None:
        """Let everybody who is at a table whose match is over play again."""
        state = self.tables.get(table).state
        for seat in state.seats:
            if seat.human:
                await self.tables.send(table, Rematch(self.person(seat.person), terms))

    async def started(self, *people: Person, **fields) -> str:
        table = await self.lobby(*people, **fields)
        await self.tables.send(table, StartMatch(people[0]))
        await self.settle()
        return table

    def get(self, table: str) -> Snapshot:
        snapshot = self.tables.get(table)
        assert snapshot is not None
        return snapshot

    def click(self, table: str, person: Person, choice: int = 0) -> Act:
        """What a click on a button of the person's present panel sends."""
        snapshot = self.get(table)
        seat = snapshot.seat_of(person.id)
        assert seat is not None
        return Act(person, snapshot.seat_version(seat), (snapshot.legal(seat)[choice],))

    async def play(self, table: str) -> Reply:
        """The player whose turn it is plays the first thing that he may; computers do by themselves."""
        snapshot = self.get(table)
        assert snapshot.turn is not None
        seat = snapshot.state.seats[snapshot.turn]
        assert seat.present
        reply = await self.tables.send(table, self.click(table, self.person(seat.person)))
        await self.settle()
        return reply

    @staticmethod
    def person(number: int | None) -> Person:
        return next(person for person in (ANN, BEN, CLEO, DAN, EVE, FAY, MOD) if person.id == number)

    def turn_person(self, table: str) -> Person:
        snapshot = self.get(table)
        assert snapshot.turn is not None
        return self.person(snapshot.state.seats[snapshot.turn].person)

    async def matches(self) -> list[FinishedMatch]:
        return await matches_of(self.store.store, GUILD)


async def refused(world: World, table: str, command: Command) -> TableError:
    """The refusal of a command, after which nothing has changed."""
    before = world.get(table).state
    with pytest.raises(TableError) as error:
        await world.tables.send(table, command)
    assert world.get(table).state is before
    return error.value


def views(snapshot: Snapshot) -> list[str]:
    """What all seats and the public see, as text."""
    seats = [None, *range(len(snapshot.state.seats))]
    seen: list[View | None] = [snapshot.view(seat) for seat in seats] if snapshot.state.match else []
    return [view_text(view) for view in seen if view is not None]


def comparable(state: TableState) -> TableState:
    """A state without what a restart may change: its number and its times."""
    return changed(
        state,
        version=0,
        deadline=None,
        next_at=None,
        computer_at=None,
        forced_at=None,
        intended_at=None,
        claims_until=None,
        answer_until=None,
        kept_until=None,
        expires=None,
    )
