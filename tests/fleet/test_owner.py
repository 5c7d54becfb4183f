"""An owner whose database is away, and its clock: who was silent goes on, and what is told is told once."""

import asyncio
import logging

import pytest

from bot.fleet import Assignment, ShardOwner
from bot.tables import SystemClock
from bot.tables.clock import SharedClock
from storage import StorageError
from storage.engines.fence import Fence, LeaseState
from storage.leases import SoleLeases, sure_for


class Shaky(SoleLeases):
    """Leases of a database that can be away."""

    ttl = 12.0
    fault: StorageError | None = None

    async def renew(self) -> LeaseState:
        if self.fault is not None:
            raise self.fault
        return await super().renew()


class House:
    """A tenant that counts how often it went on; `fault` befalls it once, `gate` keeps it from leaving."""

    went_on = 0
    fault: Exception | None = None
    gate: asyncio.Event | None = None

    async def gained(self, shard: int) -> None:
        fault, self.fault = self.fault, None
        if fault is not None:
            raise fault

    async def leave(self, shard: int) -> None:
        if self.gate is not None:
            await self.gate.wait()

    async def lost(self, shard: int) -> None:
        pass

    def back(self) -> None:
        self.went_on += 1


class Moment:
    """A clock that stands still until it is set."""

    at = 100.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
async def owner() -> ShardOwner:
    now = Moment()
    made = ShardOwner(Shaky(), Fence("one", now=now), Assignment(), now)
    await made.begin(1, House())
    return made


async def test_who_stood_still_until_it_was_silent_goes_on(owner: ShardOwner) -> None:
    """A process that was stopped, or whose look took long, has let alarms pass unheard, though no look has failed."""
    owner._steady.at += sure_for(12.0) - 0.1
    await owner.step()
    assert owner.tenant.went_on == 0
    owner._steady.at += sure_for(12.0) + 0.1
    assert not owner.acts(0)
    await owner.step()
    assert owner.acts(0)
    assert owner.tenant.went_on == 1


@pytest.mark.parametrize(("code", "lines"), [("unreachable", 0), ("read-only", 2)])
async def test_a_database_that_is_away_is_told_by_its_sessions(
    owner: ShardOwner, caplog: pytest.LogCaptureFixture, code: str, lines: int
) -> None:
    with caplog.at_level(logging.WARNING):
        owner._leases.fault = StorageError(code, reason="a test")
        for _ in range(3):
            await owner.step()
        owner._leases.fault = None
        for _ in range(2):
            await owner.step()
    assert (len(caplog.messages), owner.tenant.went_on) == (lines, 1)


@pytest.mark.parametrize("fault", [StorageError("locked"), ValueError("a test")])
async def test_what_could_not_be_taken_up_is_tried_again_and_nobody_s_until_then(fault: Exception) -> None:
    owner, house = ShardOwner(Shaky(), Fence("one"), Assignment()), House()
    house.fault = fault
    await owner.begin(1, house)
    assert (owner.settled, owner.missing, owner.acts(0)) == (frozenset(), {0}, False)
    await owner.step()
    await asyncio.gather(*owner._coming.values())
    assert (owner.settled, owner.missing, owner.acts(0)) == ({0}, frozenset(), True)


async def test_a_shard_that_is_lost_while_it_is_left_is_written_and_spoken_for_no_more(owner: ShardOwner) -> None:
    speaks, owner.tenant.gate = owner.voice(0), asyncio.Event()
    leaving = owner._begin_leaving(0)
    await owner.step()
    assert owner.fence.owns(0)
    assert await speaks()
    await owner._leases.give(0)  # its lease has run out, and another process has it
    owner._assignment = Assignment((), 1)
    await owner.step()
    assert not owner.fence.owns(0)
    assert not await speaks()
    owner.tenant.gate.set()
    await leaving
    assert (owner._leaving, owner.settled) == ({}, frozenset())


def test_a_table_s_clock_begins_with_the_time_of_the_database() -> None:
    """However wrong the machine's is: only what comes later is a jump, by which all that is known moves."""
    steady = Moment()
    shared = SharedClock(lambda: 1000.0, steady)
    clock, jumps = SystemClock(shared.now, steady), []
    clock.jumped, shared.on_time = jumps.append, clock.hear
    shared.heard(8200.0, 99.0, 101.0)
    assert (clock.now(), jumps) == (8200.0, [])
    shared.heard(11_800.0, 99.0, 101.0)
    assert (clock.now(), jumps) == (11_800.0, [3600.0])
    shared.heard(5000.0, 80.0, 101.0)  # an answer that came so late says less than what is known
    assert clock.now() == 11_800.0
