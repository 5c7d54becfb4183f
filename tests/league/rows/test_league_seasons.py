"""Seasons in the store: one at a time, over at the end of their last day, their tables kept for ever."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.app.store import BotStore
from bot.league.rules import LeagueError, Sort, read_system, shown_points
from storage import StorageError
from storage.engines import Place
from tests.storage.making import record_at_once

from .playing import GUILD, HOUR, NOW, Time, league, played, table

BY = 99


@pytest.fixture
async def store(path: Place, time: Time) -> AsyncIterator[BotStore]:
    async with league(path, time) as store:
        await store.league.set_zone(GUILD, "Europe/Helsinki", BY)
        await record_at_once(store, [played("before", 1, 2, ended=NOW)])
        time.now = NOW + HOUR
        yield store


async def test_a_season_counts_what_is_played_in_it(store: BotStore, time: Time) -> None:
    season = await store.league.start_season(GUILD, "Spring", None, BY)
    assert season.running
    await record_at_once(store, [played("m1", 2, 1, 3, ended=NOW + 2 * HOUR)])
    rows = await table(store, season=season.number)
    assert [(row.person, shown_points(row.points)) for row in rows] == [(2, 2), (1, 1), (3, 0)]
    assert [row.played for row in await table(store)] == [2, 2, 1]
    always = {row.person: row.rating for row in await table(store)}
    assert {row.person: row.rating for row in rows} == always  # ratings are not reset
    time.now = NOW + 3 * HOUR
    ended = await store.league.end_season(GUILD, BY)
    assert ended.games == ("classic",)
    assert [row.person for row in ended.table.rows] == [2, 1, 3]
    await record_at_once(store, [played("after", 1, 2, ended=NOW + 4 * HOUR)])
    page = await store.league.table(GUILD, season=season.number)
    assert page.final
    assert page.rows == ended.table.rows


async def test_a_final_table_stays_as_it_was_posted(store: BotStore, time: Time) -> None:
    season = await store.league.start_season(GUILD, "Spring", None, BY)
    await record_at_once(store, [played(f"m{n}", 1, 2, 3, ended=NOW + (2 + n) * HOUR) for n in range(3)])
    time.now = NOW + 9 * HOUR
    ended = await store.league.end_season(GUILD, BY)
    await store.league.take_out(GUILD, "m1", BY, "late news", expect=0)
    await store.league.set_points(GUILD, read_system("winner"), BY)
    assert (await store.league.table(GUILD, season=season.number)).rows == ended.table.rows
    assert sum(row.points for row in await table(store)) == 60 + 2 * 3 * 60  # `behind` holds in the season
    card = await store.league.player(GUILD, 1, season=season.number)
    assert card.row == ended.table.rows[0]
    await store.league.opt_out(GUILD, 2, True)
    page = await store.league.table(GUILD, season=season.number, sort="won")
    assert [row.person for row in page.rows] == [1, 3]


@pytest.mark.parametrize(
    ("sort", "order"),
    [
        ("points", [5, 1, 3, 4, 2]),
        ("won", [5, 1, 4, 2, 3]),
        ("played", [2, 3, 1, 5, 4]),
        ("per-match", [5, 4, 1, 3, 2]),
        ("place", [5, 4, 1, 3, 2]),
    ],
)
@pytest.mark.postgres
async def test_a_final_table_is_sorted_in_every_way(store: BotStore, time: Time, sort: Sort, order: list[int]) -> None:
    """Points of matches: 5 has 4 of 2 (and was ahead of 1), 1 has 4 of 3, 3 has 3 of 4, 4 has 2 of 1, 2 has 1 of 6."""
    season = await store.league.start_season(GUILD, "Spring", None, BY)
    games = (1, 2), (1, 3, 2), (5, 1, 2), (2, 3), (4, 3, 2), (5, 3, 2)
    await record_at_once(store, [played(f"m{n}", *seats, ended=NOW + (2 + n) * HOUR) for n, seats in enumerate(games)])
    time.now = NOW + 19 * HOUR
    await store.league.end_season(GUILD, BY)
    page = await store.league.table(GUILD, season=season.number, sort=sort)
    assert page.final
    assert [row.person for row in page.rows] == order


async def test_a_season_ends_by_itself_when_its_last_day_is_over_there(store: BotStore, time: Time) -> None:
    """The last of March 2026 in Helsinki ends at 21:00 UTC, for summer time has begun."""
    season = await store.league.start_season(GUILD, "Spring", "2026-03-31", BY)
    closes = datetime(2026, 3, 31, 21, tzinfo=UTC).timestamp()
    assert season.closes == closes
    await record_at_once(store, [played("in", 1, 2, ended=closes - 1), played("out", 2, 1, ended=closes)])
    time.now = closes - 1
    assert await store.league.end_due() == []
    time.now = closes + 7 * 24 * HOUR  # the bot slept
    ((guild, ended),) = await store.league.end_due()
    assert (guild, ended.season.ended) == (GUILD, closes)
    assert [(row.person, row.points) for row in ended.table.rows] == [(1, 60), (2, 0)]
    assert await store.league.end_due() == []
    assert (await store.league.season(GUILD, "SPRING")).number == season.number


async def test_a_season_that_was_ended_by_a_kill_in_between_is_finished(
    tmp_path: Path, store: BotStore, time: Time
) -> None:
    season = await store.league.start_season(GUILD, "Spring", None, BY)
    await record_at_once(store, [played("m1", 2, 1, ended=NOW + 2 * HOUR)])
    time.now = NOW + 3 * HOUR
    from bot.league.rows.finals import save_finals, work_out_finals
    from bot.league.rows.seasons import stop_season

    await store._writer.call(stop_season, GUILD, BY, time.now)
    await table(store)
    rows, _ = await store._reader.call(work_out_finals, GUILD, season.number)
    await store._writer.call(save_finals, GUILD, season.number, 1, rows[:1], first=True)  # and then it was killed
    ((_, ended),) = await store.league.end_due()
    assert [row.person for row in ended.table.rows] == [2, 1]


async def test_a_season_is_ended_by_its_own_number_only(store: BotStore, time: Time) -> None:
    """Final tables that a kill left undone after a season's end are finished; the one that began since goes on."""
    spring = await store.league.start_season(GUILD, "Spring", None, BY)
    await record_at_once(store, [played("m1", 2, 1, ended=NOW + 2 * HOUR)])
    time.now = NOW + 3 * HOUR
    with pytest.raises(StorageError):
        await _failing(store, "save_finals", store.league.end_season(GUILD, BY))
    summer = await store.league.start_season(GUILD, "Summer", None, BY)
    await record_at_once(store, [played("m2", 1, 2, ended=NOW + 4 * HOUR)])
    time.now = NOW + 5 * HOUR
    ((_, ended),) = await store.league.end_due()
    assert (ended.season.number, [row.person for row in ended.table.rows]) == (spring.number, [2, 1])
    assert await store.league.running(GUILD) == summer
    assert [row.person for row in await table(store, season=summer.number)] == [1, 2]
    with pytest.raises(LeagueError, match="no-season"):
        await store.league.end_season(GUILD, BY, spring.number)
    assert await store.league.running(GUILD) == summer


async def _failing(store: BotStore, name: str, work: Awaitable[object]) -> None:
    """Do some work while the store's function of that name finds the disk full."""
    call = store._writer.call

    async def full(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if function.__name__ == name:
            raise StorageError("disk-full")
        return await call(function, *args, **kwargs)

    with patch.object(store._writer, "call", full):
        await work


async def test_a_season_that_is_being_ended_is_told_once(store: BotStore, time: Time) -> None:
    """The clock's look comes while the command works out the final tables."""
    await store.league.start_season(GUILD, "Spring", None, BY)
    await record_at_once(store, [played("m1", 2, 1, ended=NOW + 2 * HOUR)])
    time.now = NOW + 3 * HOUR
    call, tasks = store._writer.call, list[asyncio.Task[object]]()

    async def slow(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if function.__name__ == "save_finals":
            tasks.append(asyncio.create_task(store.league.end_due()))
            await store.league.seasons(GUILD)  # the look has had its turn
        return await call(function, *args, **kwargs)

    with patch.object(store._writer, "call", slow):
        ended = await store.league.end_season(GUILD, BY)
    assert [row.person for row in ended.table.rows] == [2, 1]
    assert [await task for task in tasks] == [[]]


async def test_points_changed_in_a_season_that_began_after_the_tables_were_built(
    tmp_path: Path, store: BotStore, time: Time
) -> None:
    await table(store)
    season = await store.league.start_season(GUILD, "Spring", None, BY)
    for n in range(4):
        await record_at_once(store, [played(f"m{n}", 1, 2, ended=NOW + (2 + n) * HOUR)])
        await table(store)
    time.now = NOW + 9 * HOUR
    await store.league.set_points(GUILD, read_system("10 4"), BY)
    rows = await table(store, season=season.number)
    assert [shown_points(row.points) for row in rows] == [40, 16]
    ended = await store.league.end_season(GUILD, BY)
    assert [shown_points(row.points) for row in ended.table.rows] == [40, 16]


async def test_what_is_no_season_is_refused(store: BotStore, time: Time) -> None:
    start = store.league.start_season
    for name, until, code in (
        ("", None, "season-name"),
        ("Spring", "2026-02-30", "date"),
        ("Spring", "2025-12-31", "date-past"),
        ("Spring", "tomorrow", "date"),
    ):
        with pytest.raises(LeagueError) as caught:
            await start(GUILD, name, until, BY)
        assert caught.value.code == code
    with pytest.raises(LeagueError, match="no-season"):
        await store.league.end_season(GUILD, BY)
    await start(GUILD, "Spring", "2026-06-01", BY)
    with pytest.raises(LeagueError, match="season-running"):
        await start(GUILD, "Summer", None, BY)
    time.now += HOUR
    await store.league.end_season(GUILD, BY)
    with pytest.raises(LeagueError, match="season-name"):
        await start(GUILD, "sPRING", None, BY)
    with pytest.raises(LeagueError, match="unknown-season"):
        await store.league.season(GUILD, "Autumn")
    await start(GUILD, "Summer", None, BY)
    assert [season.name for season in await store.league.seasons(GUILD)] == ["Summer", "Spring"]


async def test_a_season_has_its_own_points(store: BotStore) -> None:
    season = await store.league.start_season(GUILD, "Spring", None, BY, read_system("10 6"))
    await record_at_once(store, [played("m1", 2, 1, ended=NOW + 2 * HOUR)])
    assert [shown_points(row.points) for row in await table(store, season=season.number)] == [10, 6]
    assert {row.person: shown_points(row.points) for row in await table(store)} == {1: 7, 2: 10}
    await store.league.set_points(GUILD, read_system("3 1"), BY)
    assert [shown_points(row.points) for row in await table(store, season=season.number)] == [3, 1]
    assert {row.person: shown_points(row.points) for row in await table(store)} == {1: 2, 2: 3}


async def test_a_season_begins_with_the_ratings_that_there_are(store: BotStore) -> None:
    season = await store.league.start_season(GUILD, "Spring", None, BY)
    await store.set_setting(GUILD, None, "league-computers", "yes", BY)
    await record_at_once(store, [played("alone", 1, None, ended=NOW + 2 * HOUR)])  # not rated
    always = {row.person: row.rating for row in await table(store)}
    (row,) = await table(store, season=season.number)
    assert row.rating == always[1]
    assert row.rating.matches == 1


async def test_a_file_of_a_season_has_its_first_moment_and_not_the_end_of_its_last_day(
    store: BotStore, time: Time
) -> None:
    season = await store.league.start_season(GUILD, "Spring", "2026-03-31", BY)
    assert season.closes is not None
    ends = {"first": season.start, "last": season.closes - 1, "late": season.closes, "early": season.start - 1}
    await record_at_once(store, [played(name, 1, 2, ended=ended) for name, ended in ends.items()])
    time.now = season.closes + 1
    matches = [row.match async for row in store.league.each_match(GUILD, season=season.number)]
    assert matches == ["first", "last"]


async def test_seasons_of_servers_are_their_own(store: BotStore) -> None:
    await store.league.start_season(GUILD, "Spring", None, BY)
    other = await store.league.start_season(2, "Spring", None, BY)
    with pytest.raises(LeagueError, match="unknown-season"):
        await store.league.table(GUILD, season=other.number)


async def test_the_best_matches_of_a_season_count(store: BotStore, time: Time) -> None:
    season = await store.league.start_season(GUILD, "Spring", None, BY, read_system("best 2 of 3"))
    for n, pair in enumerate([(1, 2), (2, 1), (1, 2), (2, 1), (2, 1)]):
        await record_at_once(store, [played(f"b{n}", *pair, ended=NOW + (2 + n) * HOUR)])
        outcome = await store.league.outcome(GUILD, f"b{n}")
        assert outcome is not None
        seats = {seat.person: (seat.points // 60, seat.gain, seat.before) for seat in outcome.seats}
        assert (
            seats
            == [
                {1: (1, 60, 0), 2: (0, 0, 0)},
                {2: (1, 60, 2), 1: (1, 0, 1)},
                {1: (2, 60, 1), 2: (1, 0, 1)},
                {2: (1, 0, 2), 1: (2, 0, 1)},
                {2: (1, 0, 2), 1: (2, 0, 1)},
            ][n]
        )
    assert [(row.person, row.points) for row in await table(store, season=season.number)] == [(1, 120), (2, 60)]
    await store.league.set_points(GUILD, read_system("best 1 of 20 by 5 2"), BY)
    await store.league.keeper.catch_up(GUILD)
    assert [row.points // 60 for row in await table(store, season=season.number)] == [5, 5]
