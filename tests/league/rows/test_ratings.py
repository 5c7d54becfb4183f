"""Ratings in the store: sorted as they are shown, and worked out anew where an older bot did it otherwise."""

import json

import pytest

from bot.app.store import BotStore
from storage import FinishedMatch
from storage.engines import Connection, Place
from storage.engines.sqlite.schema import migrations
from tests.storage.making import record_at_once

from .playing import GUILD, HOUR, NOW, Time, league, played, table


def _age(db: Connection) -> None:
    """Leave out what an older fold did not say, and make the ratings wrong."""
    (rules,) = db.execute("SELECT rules FROM league_generations").fetchone()
    old = {key: value for key, value in json.loads(rules).items() if key != "fold"}
    db.execute("UPDATE league_generations SET rules = ?", (json.dumps(old),))
    db.execute("UPDATE league_standings SET mu = 30, rating = 0, rated_at = NULL")


async def _play(store: BotStore) -> None:
    """Anna and Béla meet often, Cili beats the computer's friend twice: less is known of Cili."""
    await _play_at_once(store, [])


async def _play_at_once(store: BotStore, more: list[FinishedMatch]) -> None:
    often = [played(f"a{n}", *((1, 2) if n % 3 else (2, 1)), ended=NOW + n * HOUR) for n in range(60)]
    await record_at_once(store, [*often, *(played(f"b{n}", 3, 4, ended=NOW + n) for n in range(4)), *more])
    await store.league.keeper.catch_up(GUILD)


async def test_a_table_by_rating_is_in_the_order_of_the_shown_numbers(path: Place) -> None:
    async with league(path) as store:
        await _play(store)
        rows = await table(store, sort="rating")
        numbers = [row.rating.number for row in rows]
        assert numbers == sorted(numbers, reverse=True)
        by_mean = sorted(rows, key=lambda row: -row.rating.mu)
        assert [row.person for row in rows] == [1, 3, 2, 4]
        assert by_mean[0].person == 3  # the mean alone put the least known first
        assert [row.rating.provisional for row in rows] == [False, True, False, True]


@pytest.mark.postgres
async def test_a_final_table_by_rating_is_in_the_same_order(path: Place) -> None:
    time = Time()
    async with league(path, time) as store:
        season = await store.league.start_season(GUILD, "Spring", None, 9)
        await _play(store)
        before = [row.person for row in await table(store, season=season.number, sort="rating")]
        time.now += 99 * HOUR
        await store.league.end_season(GUILD, 9)
        await store.league.keeper.catch_up(GUILD)
        rows = await table(store, season=season.number, sort="rating")
        assert [row.person for row in rows] == before == [1, 3, 2, 4]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_league_of_an_older_fold_is_built_anew(path: Place, restarted: bool) -> None:
    async with league(path) as store:
        await _play(store)
        right = await table(store, sort="rating")
        await store._writer.call(_age)
        if not restarted:
            await store.league.keeper.catch_up(GUILD)
            assert await table(store, sort="rating") == right
            return
    async with league(path) as store:
        await store.league.keeper.catch_up(GUILD)
        assert await table(store, sort="rating") == right


@pytest.mark.postgres
async def test_what_was_stored_before_is_sorted_as_it_is_shown_at_once(path: Place) -> None:
    """The step that brought the number works it out for the rows that there are."""
    (step,) = (step for step in migrations() if "UPDATE league_standings SET rating" in step.sql)
    update = step.sql[step.sql.index("UPDATE league_standings") :].split(";")[0]
    async with league(path) as store:
        await _play(store)
        find = "SELECT member, season, game, rating FROM league_standings ORDER BY 1, 2, 3"
        right = await store._reader.call(lambda db: db.execute(find).fetchall())
        await store._writer.call(lambda db: db.execute("UPDATE league_standings SET rating = 0"))
        await store._writer.call(lambda db: db.execute(update))
        assert await store._reader.call(lambda db: db.execute(find).fetchall()) == right


async def test_months_away_are_known_of_what_is_stored(path: Place, other_path: Place) -> None:
    """Folded match by match as they come, or all at once in the end."""
    late = [played(f"late{n}", *pair, ended=NOW + n * 99 * 24 * HOUR) for n, pair in enumerate([(1, 2), (3, 1)], 1)]
    async with league(path) as store, league(other_path) as other:
        await _play(store)
        before = await table(store, sort="rating")
        for match in late:
            await record_at_once(store, [match])
            await store.league.keeper.catch_up(GUILD)
        await _play_at_once(other, late)
        actual, wanted = await table(store, sort="rating"), await table(other, sort="rating")
        assert [(row.person, row.rating) for row in actual] == [(row.person, row.rating) for row in wanted]
        sigmas = [row.rating.sigma for rows in (before, actual) for row in rows if row.person == 1]
        assert sigmas[0] < sigmas[1]
