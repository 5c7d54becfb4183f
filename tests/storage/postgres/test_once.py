"""Posts that come once do so in a fleet: the process that claimed one may be gone, or not know it yet."""

import pytest

from bot.app.store import BotStore
from bot.league.schedule.values import FixtureSeat, NewFixture
from storage import StorageError
from storage.engines.fence import Fence
from tests.storage.making import ANNA, BELA, NAMES, NOW

pytestmark = pytest.mark.slow

SHARDS, GUILD = 4, 1 << 22  # of shard 1
DAY = 86400.0


async def joined(dsn: str, name: str, ttl: float, now: float = NOW) -> BotStore:
    """A process that has taken the server's shard, if that is nobody's any more."""
    fence = Fence(name, SHARDS)
    store = await BotStore.open(dsn, clock=lambda: now, fence=fence, program=name, ttl=ttl)
    await store.leases.begin(SHARDS)
    for shard, epoch in (await store.leases.take([1], 1)).items():
        fence.hold(shard, epoch)
    return store


async def test_a_reminder_is_claimed_by_one_process(dsn: str) -> None:
    """One that was killed after it, and one that wakes when its lease is gone, leave nothing to remind of twice."""
    async with await joined(dsn, "killed", -1.0) as killed:
        seats = tuple(FixtureSeat(person, NAMES[person]) for person in (ANNA, BELA))
        await killed.fixtures.create(GUILD, 5, "classic", [NewFixture(1, seats)], ANNA)
    async with await joined(dsn, "slept", -1.0, NOW + DAY) as slept:
        assert await slept.deadlines.due_reminders() == [GUILD]
        async with await joined(dsn, "awake", 3600.0, NOW + DAY) as awake:
            (claimed,) = await awake.deadlines.claim_reminders(GUILD)
            assert await awake.deadlines.unposted_reminders(GUILD) == [claimed]
            await awake.deadlines.note_reminded(GUILD, [claimed.number])
            with pytest.raises(StorageError) as refused:
                await slept.deadlines.claim_reminders(GUILD)
            assert refused.value.code == "superseded"
            assert await awake.deadlines.due_reminders() == []
            assert await awake.deadlines.claim_reminders(GUILD) == []
            await awake.leases.give(1)
            async with await joined(dsn, "next", 3600.0, NOW + DAY) as following:
                assert await following.deadlines.claim_reminders(GUILD) == []
