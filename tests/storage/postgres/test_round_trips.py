"""How many round trips the calls take that people wait for: a page, a match's end, a step; a move is in `test_moves`.

Here BEGIN, COMMIT and ROLLBACK count, and the proof that a server is held; what writes many rows is one.
"""

import random
from collections.abc import AsyncIterator, Awaitable

import pytest

from bot.app.store import BotStore
from bot.league.rules import SORTS
from storage import FinishedMatch
from storage.engines.fence import Fence
from tests.league.rows.playing import GUILD, HOUR, NOW, Time, played
from tests.luck import part_of
from tests.postgres.trips import trips
from tests.storage.making import change, record_at_once

pytestmark = pytest.mark.slow

# As many as they are now; the goals are 15 for a page of any kind, 36 for an end, 20 for a step.
PAGE, CARD, RECORDS, END, STEP, NEW = 13, 15, 7, 34, 17, 21
PEOPLE, MATCHES = 40, 200


def a_match(number: int) -> FinishedMatch:
    """Return a match of four; only few different results, so that many are level."""
    rng = random.Random(number)
    people = rng.sample(range(1, PEOPLE + 1), 4)
    return played(f"m{number}", *people, game=rng.choice(("classic", "uno")), ended=NOW + number * HOUR)


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[BotStore]:
    """One of several processes, with a season that is over, one that runs, and divisions."""
    time, fence = Time(), Fence("one", 1)
    async with await BotStore.open(dsn, clock=time, fence=fence, ttl=3600.0) as store:
        await store.leases.begin(1)
        for shard, epoch in (await store.leases.take(None, 1)).items():
            fence.hold(shard, epoch)
        await store.league.start_season(GUILD, "Winter", None, 9)
        await record_at_once(store, [a_match(n) for n in range(MATCHES // 2)])
        time.now = NOW + MATCHES // 2 * HOUR
        await store.league.end_season(GUILD, 9)
        await store.league.start_season(GUILD, "Spring", None, 9, divisions=(2, 1))
        await record_at_once(store, [a_match(n) for n in range(MATCHES // 2, MATCHES)])
        time.now = NOW + MATCHES * HOUR
        await store.league.keeper.catch_up(GUILD)
        yield store


async def most(*works: Awaitable[object]) -> int:
    """Return the round trips of the work that takes the most."""
    return max([len(await trips(work)) for work in works])


async def test_whatever_people_wait_for_takes_few_round_trips(store: BotStore) -> None:
    await a_page_of_a_table(store)
    await a_card(store)
    await other_pages(store)
    await the_end_of_a_match(store)


async def a_page_of_a_table(store: BotStore) -> None:
    scopes = ((None, None, 0), ("uno", None, 0), (None, 1, 0), ("classic", 2, 0), (None, 2, 0), (None, 2, 1))
    works = [
        store.league.table(GUILD, game, season, sort=sort, page=page, division=division)
        for sort in SORTS
        for game, season, division in scopes
        for page in range(4)
    ]
    assert 5 < await most(*works) <= PAGE


async def a_card(store: BotStore) -> None:
    """Also of who has played today, or is level with others."""
    works = [
        store.league.player(GUILD, person, game, season)
        for person in range(1, PEOPLE + 1)
        for game, season in ((None, None), ("uno", None), ("classic", 2))
    ]
    assert 5 < await most(*works) <= CARD


async def other_pages(store: BotStore) -> None:
    league = store.league
    assert await most(league.records(GUILD), league.records(GUILD, "uno")) <= RECORDS
    pages = (
        *(league.history(GUILD, page=2), league.history(GUILD, 3, "classic"), league.versus(GUILD, 1, 2)),
        *(league.match(GUILD, "m3"), league.changes(GUILD), league.audit(GUILD), league.divisions(GUILD, 2)),
    )
    assert await most(*pages) <= PAGE


async def the_end_of_a_match(store: BotStore) -> None:
    """From the table that is over to what is told below its last picture."""
    await store.save(change("t1"))

    async def end(match: FinishedMatch) -> None:
        await store.save(change("t1", status="over", finished=match, guild=GUILD))
        await store.league.keeper.catch_up(GUILD)
        assert await store.league.outcome(GUILD, match.match) is not None

    assert 20 < len(await trips(end(a_match(MATCHES)))) <= END


@pytest.mark.parametrize(("people", "many"), [(4, STEP), (PEOPLE, STEP), (3 * PEOPLE, NEW)][:: part_of(1, 2)])
async def test_a_step_of_matches(store: BotStore, people: int, many: int) -> None:
    """Also with people who have no number yet."""
    rng = random.Random(people)
    ended = NOW + MATCHES * HOUR
    matches = [played(f"n{n}", *rng.sample(range(1, people + 1), 4), ended=ended + n * HOUR) for n in range(25)]
    await record_at_once(store, matches)
    sent = await trips(store.league.keeper.catch_up(GUILD))
    assert 10 < len(sent) <= many, sent
