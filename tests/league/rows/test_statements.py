"""How many statements the league sends: few for a page, a card, a match's end and a step, however many there are.

Each call of a connection is one, also one that writes many rows; BEGIN, COMMIT and ROLLBACK are not counted.
"""

import random
from collections.abc import AsyncIterator

import pytest

from bot.app.store import BotStore
from bot.league.rules import SORTS
from storage import FinishedMatch
from storage.engines import Place
from tests.storage.making import change, record_at_once

from .playing import GUILD, HOUR, NOW, Time, league, played, statements_of

PAGE, CARD, END, STEP = 15, 15, 36, 20
PEOPLE, MATCHES = 40, 200


def a_match(number: int) -> FinishedMatch:
    """Return a match of four; only few different results, so that many are level."""
    rng = random.Random(number)
    people = rng.sample(range(1, PEOPLE + 1), 4)
    return played(f"m{number}", *people, game=rng.choice(("classic", "uno")), ended=NOW + number * HOUR)


@pytest.fixture(autouse=True)
def asked_again() -> None:
    """Here nothing is asked beside what the program asks: it is counted."""


@pytest.fixture
async def store(path: Place) -> AsyncIterator[BotStore]:
    time = Time()
    async with league(path, time) as store:
        await store.league.start_season(GUILD, "Spring", None, 9)
        await record_at_once(store, [a_match(n) for n in range(MATCHES)])
        time.now = NOW + MATCHES * HOUR
        await store.league.keeper.catch_up(GUILD)
        yield store


async def test_a_page_and_a_card_send_few_statements(store: BotStore) -> None:
    for sort in SORTS:
        for game, season in ((None, None), ("uno", None), ("classic", 1), (None, 1)):
            for page in range(4):
                sent = await statements_of(store.league.table(GUILD, game, season, sort=sort, page=page))
                assert 5 < len(sent) <= PAGE, (sort, game, season, page, sent)
    short = await statements_of(store.league.table(GUILD, page_size=10))
    assert len(await statements_of(store.league.table(GUILD, page_size=PEOPLE))) <= len(short)
    # the cards also of who has played today, or is level with others
    for person in range(1, PEOPLE + 1):
        for game, season in ((None, None), ("uno", None), ("classic", 1)):
            sent = await statements_of(store.league.player(GUILD, person, game, season))
            assert 5 < len(sent) <= CARD, (person, game, season, sent)


@pytest.mark.parametrize("people", [4, PEOPLE, 3 * PEOPLE])
async def test_a_step_of_matches_sends_few_statements(store: BotStore, people: int) -> None:
    """Also with people who have no number yet, and with records that were never read."""
    rng = random.Random(people)
    matches = [
        played(f"n{n}", *rng.sample(range(1, people + 1), 4), ended=NOW + (MATCHES + n) * HOUR) for n in range(25)
    ]
    await record_at_once(store, matches)
    sent = await statements_of(store.league.keeper.catch_up(GUILD))
    assert 5 < len(sent) <= STEP, sent


async def test_matches_of_merged_members_cost_one_statement_more_and_what_two_have_played_few(store: BotStore) -> None:
    before = {n: len(await statements_of(store.league.match(GUILD, f"m{n}"))) for n in range(30)}
    await store.league.merge(GUILD, 3, 4, 9, "the same")
    await store.league.keeper.catch_up(GUILD)
    after = {n: len(await statements_of(store.league.match(GUILD, f"m{n}"))) for n in range(30)}
    assert {after[n] - before[n] for n in range(30)} == {0, 1}
    # what two have played, and a page of matches
    for work in (
        store.league.versus(GUILD, 1, 2),
        store.league.versus(GUILD, 1, 2, "uno"),
        store.league.history(GUILD, page=2),
        store.league.history(GUILD, 3, "classic"),
        store.league.history(GUILD, page_size=100),
    ):
        assert 5 < len(await statements_of(work)) <= PAGE


async def test_the_end_of_a_match_sends_few_statements(store: BotStore) -> None:
    """From the table that is over to what is told below its last picture."""
    await store.save(change("t1"))

    async def end(match: FinishedMatch) -> None:
        await store.save(change("t1", status="over", finished=match, guild=GUILD))
        await store.league.keeper.catch_up(GUILD)
        assert await store.league.outcome(GUILD, match.match) is not None

    sent = await statements_of(end(a_match(MATCHES)))
    assert 20 < len(sent) <= END, sent
