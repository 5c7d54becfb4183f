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
        self.asked: set[int] = set()
        self.error: StorageError | None = None
        self.wanted: set[int] = set()
        self.run_out: set[int] = set()

    async def renew(self) -> LeaseState:
        if self.error is not None:
            raise self.error
        return LeaseState(
            dict(self.mine), None, frozenset(self.wanted), elsewhere=self.epochs, run_out=frozenset(self.run_out)
        )

    async def take(self, asked: Sequence[int] | None, most: int) -> Mapping[int, int]:
        new = [shard for shard in asked or () if shard not in self.mine and shard not in self.others]
        self.mine |= dict.fromkeys(new, 1)
        return {shard: self.mine[shard] for shard in new}

    async def want(self, asked: Sequence[int]) -> None:
        self.asked |= set(asked)

    async def give(self, shard: int) -> None:
        del self.mine[shard]


class Tenant:
    """The rest of a process; it notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    async def gained(self, shard: int) -> None:
        self.told.append(f"gained {shard}")

    async def leave(self, shard: int) -> None:
        self.told.append(f"leave {shard}")

    async def lost(self, shard: int) -> None:
        self.told.append(f"lost {shard}")

    def back(self) -> None:
        self.told.append("back")


class One:
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
async def one() -> One:
    made = One()
    await made.owner.begin(SHARDS, made.tenant)
    return made


async def test_a_click_of_another_s_server_is_kept_for_a_moment_and_dropped(one: One) -> None:
    await one.robbed(1)
    await one.owner.step()
    assert not await one.owner.may_act(GUILD, 0.0)
    assert await one.owner.may_act(0, 0.0)


async def test_a_click_that_is_kept_is_answered_once_its_shard_comes(one: One) -> None:
    await one.robbed(1)
    await one.owner.step()
    kept = asyncio.create_task(one.owner.may_act(GUILD, 60.0))
    await asyncio.sleep(0)
    one.table.others.clear()
    await one.owner.step()
    assert await kept
    assert one.tenant.told[-2:] == ["lost 1", "gained 1"]


@pytest.mark.parametrize("given", [False, True])
async def test_who_has_a_shard_whose_lease_ran_out_is_alone_with_the_clicks_that_waited(one: One, given: bool) -> None:
    """A process that gives its shard answers what it has acknowledged."""
    await one.robbed(1)
    await one.owner.step()
    await asyncio.gather(*one.owner._leaving.values())
    alone = one.owner.alone(GUILD)
    one.table.others.clear()
    one.table.run_out = set() if given else {1}
    await one.owner.step()
    await asyncio.gather(*one.owner._coming.values())
    assert one.owner.acts(GUILD)
    assert alone() is not given
    assert one.owner.alone(GUILD)()


async def test_while_the_database_is_away_another_process_may_answer(one: One) -> None:
    alone = one.owner.alone(GUILD)
    one.time += 20.0
    assert not alone()
    await one.owner.step()
    assert alone()


@pytest.mark.slow
async def test_who_wakes_after_its_leases_says_nothing_of_what_it_lost(one: One) -> None:
    """Not even between its waking and its next look; what it kept may be said."""
    kept, gone = one.owner.voice(0), one.owner.voice(GUILD)
    assert await gone()
    one.time += 20.0
    await one.robbed(1)
    waiting = asyncio.gather(gone(), kept())
    await asyncio.sleep(0)
    assert not waiting.done()
    await one.owner.step()
    assert await waiting == [False, True]
    assert await one.owner.voice(GUILD)()  # what is begun now is another thing: `may_act` judges it


async def test_what_was_given_may_still_be_told(one: One) -> None:
    """The last moves before a hand over are answered by who has stored them."""
    speaks = one.owner.voice(GUILD)
    await one.handed_over(1)
    await one.owner.step()
    assert await speaks()


async def test_who_has_no_word_of_the_database_says_so(one: One) -> None:
    speaks = one.owner.voice(GUILD)
    one.table.error = StorageError("unreachable", reason="")
    one.time += 20.0
    await one.owner.step()
    assert not one.owner.acts(GUILD)
    assert await one.owner.may_act(GUILD, 0.0)
    one.table.error = None
    await one.owner.step()
    assert await speaks()
    assert one.tenant.told[-1] == "back"


async def test_what_was_handed_over_is_had_again_at_once_when_its_owner_is_gone(one: One) -> None:
    await one.handed_over(1)
    await one.owner.step()
    assert 1 not in one.table.mine  # kept for who wanted it
    one.table.others.add(1)
    one.owner.ready(1)
    await one.owner.step()
    assert one.table.asked == set()  # it does not want back what it gave
    one.table.others.clear()
    one.table.epochs = {1: 2}  # it may have come and gone between two looks
    await one.owner.step()
    assert 1 in one.table.mine


async def test_what_nobody_comes_for_is_had_again_after_a_while(one: One) -> None:
    await one.handed_over(1)
    one.time += 14.0
    await one.owner.step()
    assert 1 not in one.table.mine
    one.time += 2.0
    await one.owner.step()
    assert 1 in one.table.mine


async def test_a_program_that_may_not_write_any_more_takes_nothing_and_ends(one: One) -> None:
    one.table.error = StorageError("too-new", found=9, known=8)
    await one.owner.step()
    assert one.owner.outdated.result() is one.table.error
    one.table.error = None
    await one.robbed(0)
    one.table.others.clear()
    await one.owner.step()
    assert 0 not in one.table.mine
    await one.owner.close()
    assert one.table.mine == {}


async def looks(one: One, seconds: float) -> None:
    """Let so many seconds pass, with a look every three of them."""
    for _ in range(round(seconds / 3)):
        one.time += 3.0
        await one.owner.step()
        await asyncio.gather(*one.owner._leaving.values(), *one.owner._coming.values())


async def unheard(one: One) -> None:
    """The session of shard 1 is lost, and away for a minute."""
    one.owner.ready(1)
    one.owner.unheard(1)
    await looks(one, 57.0)
    assert one.tenant.told[-1] != "leave 1"
    await looks(one, 3.0)
    assert one.tenant.told[-1] == "leave 1"
    assert not one.owner.plays(GUILD)


async def test_a_shard_whose_session_is_long_away_is_given_back_and_wanted_again_with_it(one: One) -> None:
    await unheard(one)
    one.table.others.add(1)
    one.table.epochs = {1: 2}
    await looks(one, 600.0)
    assert one.table.asked == set()
    one.owner.ready(1)
    await looks(one, 3.0)
    assert one.table.asked == {1}
    one.table.others.clear()
    await looks(one, 3.0)
    assert one.owner.plays(GUILD)


async def test_where_nobody_takes_it_a_shard_without_a_session_comes_back_and_stays_longer(one: One) -> None:
    await unheard(one)
    await looks(one, 27.0)
    assert not one.owner.plays(GUILD)
    await looks(one, 3.0)
    assert one.owner.plays(GUILD)
    for _ in range(29):
        await looks(one, 3.0)
        assert one.owner.plays(GUILD)
    await looks(one, 3.0)
    assert not one.owner.plays(GUILD)


async def test_a_session_that_comes_back_within_a_minute_keeps_its_shard(one: One) -> None:
    one.owner.ready(1)
    for _ in range(3):
        one.owner.unheard(1)
        await looks(one, 57.0)
        one.owner.ready(1)
    await looks(one, 600.0)
    assert one.owner.plays(GUILD)
    assert "leave 1" not in one.tenant.told


async def test_who_is_alone_keeps_what_it_has_without_a_session(one: One) -> None:
    one.table.ttl = None
    one.owner.ready(1)
    one.owner.unheard(1)
    await looks(one, 600.0)
    assert one.owner.plays(GUILD)


async def test_what_is_being_left_for_another_process_is_not_given_away_besides(one: One) -> None:
    """Else it would be wanted back from whom it was for."""
    gate = asyncio.Event()

    async def leave(shard: int) -> None:
        del shard
        await gate.wait()

    one.tenant.leave = leave
    one.owner.ready(1)
    one.table.wanted = {1}
    await one.owner.step()
    one.owner.unheard(1)
    one.time += 60.0
    await one.owner.step()
    assert one.owner._sessions.given == set()
    gate.set()
    await asyncio.gather(*one.owner._leaving.values())
