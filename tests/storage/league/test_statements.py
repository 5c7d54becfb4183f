"""How many statements the league sends: few for a page, a card, a match's end and a step, however many there are.

Each call of a connection is one, also one that writes many rows; BEGIN, COMMIT and ROLLBACK are not counted.
"""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.league.rules import SORTS
from storage import FinishedMatch, Store

from .playing import GUILD, HOUR, NOW, Time, asked, counting, league, played

PAGE, STEP = 15, 20
PEOPLE, MATCHES = 40, 200


def a_match(number: int) -> FinishedMatch:
    """Return a match of four; only few different results, so that many are level."""
    rng = random.Random(number)
    people = rng.sample(range(1, PEOPLE + 1), 4)
    return played(f"m{number}", *people, game=rng.choice(("classic", "uno")), ended=NOW + number * HOUR)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    time = Time()
    with counting():
        async with league(tmp_path / "a.db", time) as store:
            await store.league.start_season(GUILD, "Spring", None, 9)
            await store.league.record([a_match(n) for n in range(MATCHES)])
            time.now = NOW + MATCHES * HOUR
            await store.league.catch_up(GUILD)
            yield store


async def test_a_page_sends_few_statements(store: Store) -> None:
    for sort in SORTS:
        for game, season in ((None, None), ("uno", None), ("classic", 1), (None, 1)):
            for page in range(4):
                sent = await asked(store.league.table(GUILD, game, season, sort=sort, page=page))
                assert 5 < len(sent) <= PAGE, (sort, game, season, page, sent)


async def test_a_longer_page_sends_no_more(store: Store) -> None:
    short = await asked(store.league.table(GUILD, page_size=10))
    assert len(await asked(store.league.table(GUILD, page_size=PEOPLE))) <= len(short)


@pytest.mark.parametrize("people", [4, PEOPLE, 3 * PEOPLE])
async def test_a_step_of_matches_sends_few_statements(store: Store, people: int) -> None:
    """Also with people who have no number yet, and with records that were never read."""
    rng = random.Random(people)
    matches = [
        played(f"n{n}", *rng.sample(range(1, people + 1), 4), ended=NOW + (MATCHES + n) * HOUR)
        for n in range(25)
    ]
    await store.league.record(matches)
    sent = await asked(store.league.catch_up(GUILD))
    assert 5 < len(sent) <= STEP, sent
