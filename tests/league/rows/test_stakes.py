"""What a match will count for, told before it: the day's limit, divisions, computers, bans."""

from collections.abc import AsyncIterator

import pytest

from bot.app.store import BotStore
from storage.engines import Place
from tests.storage.making import record_at_once

from .playing import GUILD, HOUR, NOW, Time, league, played

BY = 99


@pytest.fixture
async def store(path: Place, time: Time) -> AsyncIterator[BotStore]:
    """A league with a limit of two matches a day, in which 1 and 2 have had both."""
    async with league(path, time) as store:
        await store.set_setting(GUILD, None, "league-limit", "2", BY)
        matches = [played(f"m{n}", *people, ended=NOW + n) for n, people in enumerate([(1, 2), (1, 2, 3), (3, 4)])]
        await record_at_once(store, matches)
        time.now = NOW + HOUR
        yield store


async def test_the_days_limit_is_known_before_a_match(store: BotStore, time: Time) -> None:
    stakes = await store.league.stakes(GUILD, [1, 2], computers=2)
    assert (stakes.why, stakes.limit) == ("limit", 2)
    stakes = await store.league.stakes(GUILD, [1, 2, 3], computers=0)
    assert (stakes.why, stakes.often) == ("", {1, 2})
    assert (await store.league.stakes(GUILD, [1, 3], computers=0)).often == frozenset()
    assert (await store.league.stakes(GUILD, [1, 77], computers=0)).why == ""  # of whom nothing is known
    time.now += 24 * HOUR
    stakes = await store.league.stakes(GUILD, [1, 2], computers=0)
    assert (stakes.why, stakes.often) == ("", frozenset())


async def test_it_is_what_the_match_then_counts(store: BotStore, time: Time) -> None:
    for name, people in (("two", (1, 2)), ("three", (2, 1, 3)), ("others", (3, 4))):
        before = await store.league.stakes(GUILD, people, computers=0)
        await record_at_once(store, [played(name, *people, ended=time.now)])
        seats = (await store.league.match(GUILD, name)).seats
        assert {seat.why for seat in seats} >= {before.why}
        assert {seat.person for seat in seats if seat.why == "often"} == (frozenset() if before.why else before.often)


async def test_merged_accounts_count_as_one_and_who_is_banned_for_nothing(store: BotStore) -> None:
    await store.league.merge(GUILD, 4, 2, BY, "the same person")
    assert (await store.league.stakes(GUILD, [1, 4], computers=0)).why == "limit"
    await store.league.ban(GUILD, 1, BY, "cheated")
    stakes = await store.league.stakes(GUILD, [1, 2], computers=0)
    assert (stakes.why, stakes.banned) == ("", {1})


async def test_computers_alone_count_for_nothing_unless_the_server_says_so(store: BotStore) -> None:
    assert (await store.league.stakes(GUILD, [1], computers=3)).why == "computers"
    await store.set_setting(GUILD, None, "league-computers", "yes", BY)
    stakes = await store.league.stakes(GUILD, [1], computers=3)
    assert (stakes.why, stakes.computers) == ("", True)


async def test_different_divisions_are_known(store: BotStore, time: Time) -> None:
    assert (await store.league.stakes(GUILD, [1, 4], computers=0)).apart is False
    season = await store.league.start_season(GUILD, "Spring", None, BY, divisions=(2, 1))
    (first, second) = await store.league.divisions(GUILD, season.number)
    assert (first, second) == (("Anna", "Cili"), ("Béla", "Dénes"))
    time.now += HOUR
    assert (await store.league.stakes(GUILD, [1, 2], computers=0)).apart
    assert (await store.league.stakes(GUILD, [4, 77], computers=0)).apart is False
    await store.league.set_division(GUILD, 2, BY, season.number, 2, 1)
    assert (await store.league.stakes(GUILD, [1, 2], computers=0)).apart is False
