"""Every read of the league goes by an index: SQLite's own plan of each statement that it runs."""

from collections.abc import AsyncIterator

import pytest

from bot.app.store import BotStore
from bot.league.rules import SORTS
from storage.engines import Place
from tests.storage.making import record_at_once

from .playing import GUILD, HOUR, NOW, Time, league, played

pytestmark = pytest.mark.sqlite
# Walked through whole: lists that a statement is given, and what a part of it has found.
GIVEN = ("json_each", "asked", "CONSTANT ROW", "(subquery-", "ready", "one")
# All of a table's rows, by the key in which they lie.
WHOLE = "SEARCH league_standings USING PRIMARY KEY (generation=? AND season=? AND game=?)"


@pytest.fixture
async def store(path: Place) -> AsyncIterator[BotStore]:
    time = Time()
    async with league(path, time) as store:
        await record_at_once(store, [played("before", 1, 2, 3, 4, 5, ended=NOW)])
        time.now += HOUR
        season = await store.league.start_season(GUILD, "Spring", None, 9, divisions=(2, 1))
        assert season.number == 1
        await record_at_once(store, [played(f"m{n}", 1 + n % 4, 5, ended=NOW + HOUR + n) for n in range(12)])
        await store.league.keeper.catch_up(GUILD)
        yield store


async def statements(store: BotStore, work: object) -> list[str]:
    """The statements that something asked of the store runs, with its values in them."""
    seen: list[str] = []
    for line in (store._reader, store._worker):
        await line.call(lambda db: db.set_trace_callback(seen.append))
    await work  # type: ignore[misc]
    for line in (store._reader, store._worker):
        await line.call(lambda db: db.set_trace_callback(None))
    return [statement for statement in seen if statement.lstrip().upper().startswith(("SELECT", "WITH"))]


async def plans(store: BotStore, work: object) -> list[tuple[str, str]]:
    steps = []
    for statement in await statements(store, work):
        rows = await store._reader.call(lambda db, sql=statement: db.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall())
        steps += [(row[3], statement) for row in rows]
    return steps


async def test_every_read_goes_by_an_index(store: BotStore) -> None:
    league = store.league
    works = [
        league.table(GUILD, game, season, sort=sort, page=page)
        for sort in SORTS
        for game in (None, "classic")
        for season in (None, 1)
        for page in (0, 1)
    ]
    works += [league.table(GUILD, season=1, sort=sort, division=division) for sort in SORTS for division in (1, 2)]
    works += [
        league.divisions(GUILD, 1),
        league.player(GUILD, 1),
        league.player(GUILD, 1, "classic", 1),
        league.versus(GUILD, 1, 5),
        league.history(GUILD),
        league.history(GUILD, None, "classic", page=1, page_size=3),
        league.history(GUILD, 1),
        league.records(GUILD),
        league.outcome(GUILD, "m3"),
        league.match(GUILD, "m3"),
        league.people(GUILD, "a"),
        league.audit(GUILD),
        league.changes(GUILD),
    ]
    for work in works:
        steps = await plans(store, work)
        assert steps
        for step, statement in steps:
            if step.startswith("SCAN "):
                assert step.startswith(tuple(f"SCAN {name}" for name in GIVEN)), (step, statement)
            assert step != WHOLE, statement


@pytest.mark.parametrize(("season", "division"), [(None, 0), (1, 1), (1, 2)])
@pytest.mark.parametrize(
    ("sort", "index"),
    [
        ("points", "league_by_points"),
        ("won", "league_by_won"),
        ("played", "league_by_played"),
        ("per-match", "league_by_per_match"),
        ("place", "league_by_place"),
        ("rating", "league_by_rating"),
    ],
)
async def test_each_way_of_sorting_has_its_index_and_sorts_nothing(
    store: BotStore, sort: str, index: str, season: int | None, division: int
) -> None:
    """Also for a division, whose members are looked up by key on the way."""
    steps = await plans(store, store.league.table(GUILD, None, season, sort=sort, division=division))  # type: ignore[arg-type]
    ordered = [step for step, sql in steps if "ORDER BY" in sql and "league_standings" in sql]
    assert any(index in step for step in ordered)
    assert not [step for step in ordered if "TEMP B-TREE" in step]
    walked = [step for step, sql in steps if "OFFSET" in sql or "count(*)" in sql]
    assert len(walked) > 1
    walked = [step for step in walked if "SUBQUERY" not in step and " d " not in step]
    assert all("USING COVERING INDEX league_by" in step for step in walked)  # no row is looked up on the way
    looked = [step for step, _ in steps if " d " in step]
    assert bool(looked) == bool(division)
    assert {*looked} <= {"SEARCH d USING PRIMARY KEY (season=? AND member=?)"}


async def test_records_are_the_first_of_an_index(store: BotStore) -> None:
    steps = " ".join(step for step, _ in await plans(store, store.league.records(GUILD)))
    for index in ("streak", "highest", "fastest", "fastest_printed", "fastest_long"):
        assert f"league_by_{index} " in steps
    assert "COVERING INDEX league_by_streak" in steps  # who are level are looked through without their rows


async def test_a_step_walks_on_from_where_the_last_one_stopped(store: BotStore) -> None:
    """An index by the numbers of matches would read all of them at each step."""
    await record_at_once(store, [played("more", 1, 2, ended=NOW + HOUR + 99)])
    steps = await plans(store, store.league.keeper.catch_up(GUILD))
    walked = [step for step, sql in steps if "SELECT number, game" in sql and "SEARCH matches" in step]
    assert walked
    assert all("matches_by_time (guild=? AND ended>?)" in step for step in walked)
