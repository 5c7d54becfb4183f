"""What an owner takes beside its own shards, and when it has all that it is for."""

from collections.abc import Mapping, Sequence

import pytest

from bot.fleet import Assignment, ShardOwner
from storage.engines.fence import Fence, LeaseState
from storage.leases import SoleLeases

SHARDS = 8


class Leases:
    """Leases of which so many are free; `requests` are the calls of `take`: which, and how many."""

    ttl = 12.0

    def __init__(self, *free: int) -> None:
        self.free, self.held, self.requests = {*free}, dict[int, int](), list[tuple[tuple[int, ...] | None, int]]()

    async def begin(self, shards: int) -> None:
        del shards

    async def renew(self) -> LeaseState:
        return LeaseState(dict(self.held), 0.0)

    async def take(self, shards: Sequence[int] | None, most: int) -> Mapping[int, int]:
        self.requests.append((None if shards is None else tuple(shards), most))
        new = sorted(self.free & set(range(SHARDS) if shards is None else shards))[:most]
        self.free -= {*new}
        self.held |= dict.fromkeys(new, 1)
        return dict.fromkeys(new, 1)

    async def want(self, shards: Sequence[int]) -> None:
        del shards


class Here:
    """A process whose tables are taken up at once."""

    async def gained(self, shard: int) -> None:
        del shard


def owner(leases: Leases, spare: int) -> ShardOwner:
    made = ShardOwner(leases, Fence("a", SHARDS, lambda: 0.0), Assignment((0, 1), SHARDS, spare), lambda: 0.0)
    assert made.shared
    return made


@pytest.mark.parametrize("ready", [(), (0,), (5,)])
async def test_nothing_is_taken_for_others_before_the_own_sessions_stand(ready: tuple[int, ...]) -> None:
    leases = Leases(0, 1, 5)
    made = owner(leases, 2)
    for shard in ready:
        made.ready(shard)
    await made.begin(SHARDS, Here())
    await made.step()
    assert sorted(leases.held) == [0, 1]
    assert made.satisfied


async def test_what_nobody_has_is_taken_as_far_as_it_may() -> None:
    leases = Leases(0, 1, 5, 7)
    made = owner(leases, 3)
    for shard in (0, 1):
        made.ready(shard)
    await made.begin(SHARDS, Here())
    assert leases.requests == [((0, 1), 2), (None, 3)]
    assert sorted(leases.held) == [0, 1, 5, 7]
    leases.requests.clear()
    leases.free |= {4, 6}
    await made.step()
    assert leases.requests == [(None, 1)]
    assert sorted(leases.held) == [0, 1, 4, 5, 7]
    leases.requests.clear()
    await made.step()
    assert leases.requests == []


async def test_who_may_take_none_asks_for_none() -> None:
    leases = Leases(0, 1, 5)
    made = owner(leases, 0)
    for shard in (0, 1):
        made.ready(shard)
    await made.begin(SHARDS, Here())
    await made.step()
    assert leases.requests == [((0, 1), 2)]


async def test_what_is_missing_is_told() -> None:
    leases = Leases(0)
    made = owner(leases, 0)
    await made.begin(SHARDS, Here())
    assert (made.missing, made.satisfied, made.share) == ({1}, False, 1 / SHARDS)
    leases.free.add(1)
    await made.step()
    assert made.missing == {1}  # its tables are not here yet
    assert await made.may_act(1 << 22)
    assert (made.missing, made.satisfied, made.share) == (set(), True, 2 / SHARDS)


async def test_who_is_alone_has_everything() -> None:
    made = ShardOwner(SoleLeases(), Fence("a", SHARDS, lambda: 0.0), Assignment(), lambda: 0.0)
    assert (made.shared, made.share) == (False, 1.0)
    await made.begin(SHARDS, Here())
    assert (made.missing, made.share) == (set(), 1.0)
