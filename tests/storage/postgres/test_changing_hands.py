"""Whatever order shards are taken, kept, lost and given in: who does not have one now stores nothing of it."""

from contextlib import ExitStack, closing

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from storage import StorageError
from storage.engines.fence import Fence
from storage.engines.postgres.connection import PostgresConnection, connect
from storage.engines.postgres.leases import Claim, begin, give, renew, take
from tests.luck import part_of

pytestmark = pytest.mark.slow

SHARDS, PEOPLE = 4, 3
LONG = 3600.0
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["take", "renew", "sleep", "write", "write", "give"]),
        st.integers(0, PEOPLE - 1),
        st.integers(0, SHARDS - 1),
    ),
    min_size=20,
    max_size=60,
)


class Process:
    """One that believes what it was told last, however long ago."""

    def __init__(self, db: PostgresConnection, fence: Fence) -> None:
        self.db, self.fence = db, fence
        self.claim = Claim(fence.owner, "", SHARDS, LONG)

    def take(self, shard: int) -> int | None:
        epochs = take(self.db, self.claim, [shard], 1)
        for taken, epoch in epochs.items():
            self.fence.hold(taken, epoch)
        return epochs.get(shard)

    def renew(self) -> None:
        held = renew(self.db, self.claim).held
        for shard, epoch in [*self.fence.held.items()]:
            if held.get(shard) != epoch:
                self.fence.drop(shard)

    def write(self, shard: int, word: int) -> bool:
        guild = shard << 22
        try:
            with self.db.transaction(guild):
                self.db.execute(
                    "INSERT INTO audit (guild, at, action, actor, detail) VALUES (?, 0.0, 'w', ?, '')", (guild, word)
                )
        except StorageError as error:
            if error.code != "superseded":
                raise
            return False
        return True


@given(steps=STEPS)
@settings(max_examples=part_of(25, 10), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_who_has_lost_a_shard_writes_nothing_of_it(dsn: str, steps: list[tuple[str, int, int]]) -> None:
    with ExitStack() as stack:
        clean = stack.enter_context(closing(connect(dsn)))
        for table in ("audit", "leases"):
            clean.execute(f"DELETE FROM {table}")
        clean.execute("UPDATE fleet SET shards = 0, target = NULL")
        people = []
        for n in range(PEOPLE):
            fence = Fence(f"p{n}", SHARDS)
            people.append(Process(stack.enter_context(closing(connect(dsn, fence=fence))), fence))
        begin(clean, SHARDS)
        owners: dict[int, int] = {}  # who has taken a shard last and not given it back
        stored: list[int] = []
        epochs: dict[int, int] = {}
        for word, (step, n, shard) in enumerate(steps):
            process = people[n]
            if step == "take" and (epoch := process.take(shard)) is not None:
                assert epoch > epochs.get(shard, 0)
                owners[shard], epochs[shard] = n, epoch
            elif step == "renew":
                process.renew()
            elif step == "sleep":  # so long that all its leases have run out
                clean.execute("UPDATE leases SET expires = 0 WHERE owner = ?", (process.fence.owner,))
            elif step == "give" and shard in process.fence.held:
                process.fence.drop(shard)
                give(process.db, process.claim, shard)
                if owners.get(shard) == n:
                    del owners[shard]
            elif step == "write":
                done = process.write(shard, word)
                assert done == (owners.get(shard) == n)
                stored += [word] if done else []
        assert [word for (word,) in clean.execute("SELECT actor FROM audit ORDER BY number")] == stored


def test_a_process_of_another_number_of_shards_is_refused(dsn: str) -> None:
    with closing(connect(dsn)) as db:
        begin(db, SHARDS)
        take(db, Claim("p", "", SHARDS, LONG), None, 1)
        with pytest.raises(StorageError):
            begin(db, SHARDS + 1)
