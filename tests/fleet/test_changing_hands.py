"""The owner of shards by itself, with leases and a clock of the test's own: no database, no waiting."""

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from bot.fleet import Assignment, ShardOwner
from storage import StorageError
from storage.engines.fence import Fence, LeaseState
from storage.leases import SoleLeases

SHARDS = 2
GUILD = 1 << 22  # of shard 1


class Table(SoleLeases):
    """Leases as a test says they are: `mine` is held by the process, `others` by others."""

    ttl = 12.0

    def __init__(self) -> None:
        super().__init__()
        self.mine: dict[int, int] = {}
        self.others: set[int] = set()
        self.epochs: dict[int, int] = {}
        self.requested: set[int] = set()
        self.error: StorageError | None = None
        self.wanted: set[int] = set()
        self.run_out: set[int] = set()

    async def renew(self) -> LeaseState:
        if self.error is not None:
            raise self.error
        return LeaseState(
            dict(self.mine), None, frozenset(self.wanted), elsewhere=self.epochs, run_out=frozenset(self.run_out)
        )

    async def take(self, shards: Sequence[int] | None, most: int) -> Mapping[int, int]:
        new = [shard for shard in shards or () if shard not in self.mine and shard not in self.others]
        self.mine |= dict.fromkeys(new, 1)
        return {shard: self.mine[shard] for shard in new}

    async def want(self, shards: Sequence[int]) -> None:
        self.requested |= set(shards)

    async def give(self, shard: int) -> None:
        del self.mine[shard]


class Tenant:
    """The rest of a process; it notes what it is told."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    async def gained(self, shard: int) -> None:
        self.calls.append(f"gained {shard}")

    async def leave(self, shard: int) -> None:
        self.calls.append(f"leave {shard}")

    async def lost(self, shard: int) -> None:
        self.calls.append(f"lost {shard}")

    def back(self) -> None:
        self.calls.append("back")


class Process:
    """A process that owns all shards, and the time by its clock."""

    def __init__(self) -> None:
        self.time, self.table, self.tenant = 100.0, Table(), Tenant()
        fence = Fence("one", SHARDS, lambda: self.time)
        self.owner = ShardOwner(self.table, fence, Assignment(tuple(range(SHARDS)), SHARDS), lambda: self.time)

    async def robbed(self, shard: int) -> None:
        """Another process has taken a shard."""
        del self.table.mine[shard]
        self.table.others.add(shard)

    async def handed_over(self, shard: int) -> None:
        """Another process is ready to have a shard, and gets it."""
        self.table.wanted = {shard}
        await self.owner.step()
        await asyncio.gather(*self.owner._leaving.values())
        self.table.wanted = set()


@pytest.fixture
async def process() -> Process:
    made = Process()
    await made.owner.begin(SHARDS, made.tenant)
    return made


async def test_a_click_of_another_s_server_is_kept_for_a_moment_and_dropped(process: Process) -> None:
    await process.robbed(1)
    await process.owner.step()
    assert not await process.owner.may_act(GUILD, 0.0)
    assert await process.owner.may_act(0, 0.0)


async def test_a_click_that_is_kept_is_answered_once_its_shard_comes(process: Process) -> None:
    await process.robbed(1)
    await process.owner.step()
    kept = asyncio.create_task(process.owner.may_act(GUILD, 60.0))
    await asyncio.sleep(0)
    process.table.others.clear()
    await process.owner.step()
    assert await kept
    assert process.tenant.calls[-2:] == ["lost 1", "gained 1"]


@pytest.mark.parametrize("gives", [False, True])
async def test_who_has_a_shard_whose_lease_ran_out_alone_has_the_waiting_clicks(process: Process, gives: bool) -> None:
    """A process that gives its shard answers what it has acknowledged."""
    await process.robbed(1)
    await process.owner.step()
    await asyncio.gather(*process.owner._leaving.values())
    alone = process.owner.alone(GUILD)
    process.table.others.clear()
    process.table.run_out = set() if gives else {1}
    await process.owner.step()
    await asyncio.gather(*process.owner._coming.values())
    assert process.owner.acts(GUILD)
    assert alone() is not gives
    assert process.owner.alone(GUILD)()


async def test_while_the_database_is_away_another_process_may_answer(process: Process) -> None:
    alone = process.owner.alone(GUILD)
    process.time += 20.0
    assert not alone()
    await process.owner.step()
    assert alone()


@pytest.mark.slow
async def test_who_wakes_after_its_leases_says_nothing_of_what_it_lost(process: Process) -> None:
    """Not even between its waking and its next look; what it kept may be said."""
    kept, gone = process.owner.voice(0), process.owner.voice(GUILD)
    assert await gone()
    process.time += 20.0
    await process.robbed(1)
    waiting = asyncio.gather(gone(), kept())
    await asyncio.sleep(0)
    assert not waiting.done()
    await process.owner.step()
    assert await waiting == [False, True]
    assert await process.owner.voice(GUILD)()  # what is begun now is another thing: `may_act` judges it


async def test_what_was_given_may_still_be_told(process: Process) -> None:
    """The last moves before a hand over are answered by who has stored them."""
    speaks = process.owner.voice(GUILD)
    await process.handed_over(1)
    await process.owner.step()
    assert await speaks()


async def test_who_has_no_word_of_the_database_says_so(process: Process) -> None:
    speaks = process.owner.voice(GUILD)
    process.table.error = StorageError("unreachable", reason="")
    process.time += 20.0
    await process.owner.step()
    assert not process.owner.acts(GUILD)
    assert await process.owner.may_act(GUILD, 0.0)
    process.table.error = None
    await process.owner.step()
    assert await speaks()
    assert process.tenant.calls[-1] == "back"


async def test_what_was_handed_over_is_had_again_at_once_when_its_owner_is_gone(process: Process) -> None:
    await process.handed_over(1)
    await process.owner.step()
    assert 1 not in process.table.mine  # kept for who wanted it
    process.table.others.add(1)
    process.owner.ready(1)
    await process.owner.step()
    assert process.table.requested == set()  # it does not want back what it gave
    process.table.others.clear()
    process.table.epochs = {1: 2}  # it may have come and gone between two looks
    await process.owner.step()
    assert 1 in process.table.mine


async def test_what_nobody_comes_for_is_had_again_after_a_while(process: Process) -> None:
    await process.handed_over(1)
    process.time += 14.0
    await process.owner.step()
    assert 1 not in process.table.mine
    process.time += 2.0
    await process.owner.step()
    assert 1 in process.table.mine


async def test_a_program_that_may_not_write_any_more_takes_nothing_and_ends(process: Process) -> None:
    process.table.error = StorageError("too-new", found=9, known=8)
    await process.owner.step()
    assert process.owner.outdated.result() is process.table.error
    process.table.error = None
    await process.robbed(0)
    process.table.others.clear()
    await process.owner.step()
    assert 0 not in process.table.mine
    await process.owner.close()
    assert process.table.mine == {}


async def looks(process: Process, seconds: float) -> None:
    """Let so many seconds pass, with a look every three of them."""
    for _ in range(round(seconds / 3)):
        process.time += 3.0
        await process.owner.step()
        await asyncio.gather(*process.owner._leaving.values(), *process.owner._coming.values())


async def unheard(process: Process) -> None:
    """The session of shard 1 is lost, and away for a minute."""
    process.owner.ready(1)
    process.owner.unheard(1)
    await looks(process, 57.0)
    assert process.tenant.calls[-1] != "leave 1"
    await looks(process, 3.0)
    assert process.tenant.calls[-1] == "leave 1"
    assert not process.owner.plays(GUILD)


async def test_a_shard_whose_session_is_long_away_is_given_back_and_wanted_again_with_it(process: Process) -> None:
    await unheard(process)
    process.table.others.add(1)
    process.table.epochs = {1: 2}
    await looks(process, 600.0)
    assert process.table.requested == set()
    process.owner.ready(1)
    await looks(process, 3.0)
    assert process.table.requested == {1}
    process.table.others.clear()
    await looks(process, 3.0)
    assert process.owner.plays(GUILD)


async def test_where_nobody_takes_it_a_shard_without_a_session_comes_back_and_stays_longer(process: Process) -> None:
    await unheard(process)
    await looks(process, 27.0)
    assert not process.owner.plays(GUILD)
    await looks(process, 3.0)
    assert process.owner.plays(GUILD)
    for _ in range(29):
        await looks(process, 3.0)
        assert process.owner.plays(GUILD)
    await looks(process, 3.0)
    assert not process.owner.plays(GUILD)


async def test_a_session_that_comes_back_within_a_minute_keeps_its_shard(process: Process) -> None:
    process.owner.ready(1)
    for _ in range(3):
        process.owner.unheard(1)
        await looks(process, 57.0)
        process.owner.ready(1)
    await looks(process, 600.0)
    assert process.owner.plays(GUILD)
    assert "leave 1" not in process.tenant.calls


async def test_who_is_alone_keeps_what_it_has_without_a_session(process: Process) -> None:
    process.table.ttl = None
    process.owner.ready(1)
    process.owner.unheard(1)
    await looks(process, 600.0)
    assert process.owner.plays(GUILD)


async def test_what_is_being_left_for_another_process_is_not_given_away_besides(process: Process) -> None:
    """Else it would be wanted back from whom it was for."""
    gate = asyncio.Event()

    async def leave(shard: int) -> None:
        del shard
        await gate.wait()

    process.tenant.leave = leave
    process.owner.ready(1)
    process.table.wanted = {1}
    await process.owner.step()
    process.owner.unheard(1)
    process.time += 60.0
    await process.owner.step()
    assert process.owner._sessions.offered == set()
    gate.set()
    await asyncio.gather(*process.owner._leaving.values())
