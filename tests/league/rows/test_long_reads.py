"""Reads that must not take longer the more there is: pages deep in a history, records in which everybody is level."""

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bot.app.store import BotStore
from bot.league.rows import history, keeper, step
from bot.league.rows.values import Best, HandSeat
from bot.league.rules import LeagueError
from storage import FinishedMatch
from storage.engines import Place
from storage.engines.sqlite.connection import SqliteConnection
from storage.engines.sqlite.schema import migrate, migrations
from tests.luck import part_of
from tests.storage.making import SAME_PLACES, NewPlace, delete_server, forget_person, record_at_once
from tests.storage.places import in_turn

from .playing import GUILD, NOW, Time, caught_up, league, played

pytestmark = pytest.mark.slow

BY = 99
GAMES = (None, "classic", "uno")
NO_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)


@pytest.fixture
def short_miles(monkeypatch: pytest.MonkeyPatch) -> None:
    """A milestone at every seventh match."""
    for module in (step, history):
        monkeypatch.setattr(module, "MILES", 7)
    monkeypatch.setattr(keeper, "STEP", 5)


@pytest.fixture
async def store(path: Place, short_miles: None) -> AsyncIterator[BotStore]:
    async with league(path) as store:
        yield store


def match(number: int, rng: random.Random, later: int = 0) -> FinishedMatch:
    """A match; often several end at the same moment, some are in no league."""
    return played(
        f"m{number}",
        *rng.sample(range(1, 6), 2),
        game=rng.choice(("classic", "classic", "uno")),
        ended=NOW + number // 3 + later,
        end=rng.choice(("target", "target", "abandoned")),
        counts=rng.random() < 0.9,
        highest=(rng.choice((30, 40)), rng.choice((30, 40))),
        seconds=rng.choice((300, 600)),
    )


async def assert_history(store: BotStore) -> None:
    """Every page of every game has what a reading of all matches has, and every milestone is where it should be."""
    everything = "SELECT id, game, ended, number FROM matches WHERE league = 1 AND guild = ? ORDER BY ended, number"
    stored = await store._reader.call(lambda db: db.execute(everything, (GUILD,)).fetchall())
    miles = []
    for game in GAMES:
        rows = [row for row in stored if game in (None, row[1])]
        miles += [(game or "*", place, *rows[place - 1][2:]) for place in range(step.MILES, len(rows) + 1, step.MILES)]
        for size in (1, 4, 10):
            page = await store.league.history(GUILD, None, game, page_size=size)
            assert page.total == len(rows)
            read = [*page.rows]
            for number in range(1, page.pages):
                read += (await store.league.history(GUILD, None, game, page=number, page_size=size)).rows
            assert [row.match for row in read] == [row[0] for row in reversed(rows)]
    find = "SELECT game, place, ended, match FROM league_milestones ORDER BY game, place"
    assert await store._reader.call(lambda db: db.execute(find).fetchall()) == sorted(miles)


async def assert_records(store: BotStore) -> None:
    """Each record is the best of all rows of the table, of those that are level the earliest, then the lowest id."""
    find = """
        SELECT game, person, m.name, longest, highest, highest_match, fastest, fastest_match
        FROM league_standings AS s JOIN league_members AS m ON m.number = member
        WHERE generation = (SELECT number FROM league_generations WHERE state = 1 AND guild = ?)
        AND season = 0 AND opted_out = 0 AND banned = 0 AND merged = 0 AND person IS NOT NULL
    """
    rows = await store._reader.call(lambda db: db.execute(find, (GUILD,)).fetchall())
    ids = dict(await store._reader.call(lambda db: db.execute("SELECT number, id FROM matches").fetchall()))
    records = await store.league.records(GUILD)

    def has(best: Best | None, wanted: list[tuple]) -> bool:
        return (best and (best.value, best.match, best.person, best.name)) == min(wanted, default=None)

    def streaks(game: str) -> list[tuple]:
        of_game = [row for row in rows if row[0] == game and row[3] > 1]
        longest = max((row[3] for row in of_game), default=0)
        return [(row[3], None, row[1], row[2]) for row in of_game if row[3] == longest]

    def first(game: str, column: int, best: object) -> list[tuple]:
        of_game = [row for row in rows if row[0] == game and row[column]]
        peak = best([row[column] for row in of_game], default=None)  # type: ignore[operator]
        level = [row for row in of_game if row[column] == peak]
        earliest = min((row[column + 1] for row in level), default=None)
        return [(row[column], ids[earliest], row[1], row[2]) for row in level if row[column + 1] == earliest]

    assert has(records.streak, streaks("*"))
    for game in records.games:
        assert has(game.streak, streaks(game.game))
        assert has(game.highest, first(game.game, 4, max))
        assert [best.length for best in game.fastest] == ["quick"] * bool(first(game.game, 6, min))
        assert has(next(iter(game.fastest), None), first(game.game, 6, min))


@settings(max_examples=part_of(15, 3), deadline=None, phases=NO_SHRINKING, suppress_health_check=SAME_PLACES)
@given(seed=st.integers(0, 2**32), acts=st.lists(st.sampled_from("mmmmmlloacbf"), min_size=1, max_size=12))
async def test_pages_and_records_are_what_reading_everything_gives(
    new_place: NewPlace, seed: int, acts: list[str]
) -> None:
    """Matches, also late ones; matches added, taken out and corrected; members banned and forgotten."""
    rng, number = random.Random(seed), 0
    with pytest.MonkeyPatch.context() as patch, new_place() as place:
        for module in (step, history):
            patch.setattr(module, "MILES", 7)
        patch.setattr(keeper, "STEP", 5)
        async with league(place, Time()) as store:
            await record_at_once(store, [match(n, rng) for n in range(-40, 0)])
            for act in acts:
                if act in "ml":
                    many = rng.randrange(1, 20)
                    at = -rng.randrange(1000) if act == "l" else 0
                    await record_at_once(store, [match(n, rng, at) for n in range(number, number + many)])
                    number += many
                else:
                    await _change(store, act, rng)
                if rng.random() < 0.5:
                    await store.league.table(GUILD)
            await store.league.keeper.catch_up(GUILD)
            await assert_history(store)
            await assert_records(store)


async def _change(store: BotStore, act: str, rng: random.Random) -> None:
    """What a moderator does, or somebody who is forgotten."""
    page = await store.league.history(GUILD, page=rng.randrange(9))
    row = rng.choice(page.rows)
    seats = [HandSeat(None, "", place, 10 * place) for place in (2, 1)]
    with suppress(LeagueError):  # it was taken out, or he was banned, already
        match act:
            case "o":
                await store.league.take_out(GUILD, row.match, BY, "x", expect=row.changed)
            case "c":
                await store.league.correct(GUILD, row.match, seats, BY, "x", expect=row.changed)
            case "a":
                people = [HandSeat(person, f"P{person}", person, 5) for person in (1, 2)]
                await store.league.add(GUILD, "uno", NOW - rng.randrange(2000), people, BY, "x")
            case "b":
                await store.league.ban(GUILD, rng.randrange(1, 6), BY, "x")
            case "f":
                await forget_person(store, rng.randrange(1, 6))


@pytest.mark.usefixtures("short_miles")
@in_turn("kill_at", *range(0, 16, part_of(2, 4)))
async def test_a_kill_at_any_write_leaves_milestones_right(path: Place, kill_at: int) -> None:
    rng = random.Random(1)
    matches = [match(n, rng) for n in range(60)]
    async with league(path) as store:
        await record_at_once(store, matches[:40])
        await store.league.table(GUILD)
        await record_at_once(store, matches[40:])
        await caught_up(store, writes=kill_at)
    async with league(path) as store:
        await store.league.keeper.catch_up(GUILD)
        await assert_history(store)


@pytest.mark.sqlite
async def test_a_page_in_the_middle_costs_hardly_more_than_the_first(path: Place) -> None:
    """Counted in steps of SQLite's machine: 3,000 matches, and the page that is the farthest from both ends."""
    async with league(path) as store:
        await record_at_once(store, [played(f"m{n}", 1, 2, ended=NOW + n) for n in range(3000)])
        await store.league.keeper.catch_up(GUILD)
        costs = [await _cost(store, store.league.history(GUILD, page=page)) for page in (0, 149, 290)]
        assert max(costs) < costs[0] + 20 * step.MILES


@pytest.mark.sqlite
async def test_records_of_a_thousand_who_are_level_cost_hardly_more_than_of_few(path: Place) -> None:
    async with league(path) as store:
        pairs = [(2 * n + 1, 2 * n + 2) for n in range(500)]
        await record_at_once(store, [played(f"m{n}", *two, ended=NOW + n) for n, two in enumerate(pairs)])
        await store.league.keeper.catch_up(GUILD)
        (records,) = (await store.league.records(GUILD)).games
        (fastest,) = records.fastest
        assert (fastest.match, fastest.person) == ("m0", 1)
        few = await _cost(store, store.league.records(GUILD))
        update = "UPDATE league_standings SET longest = 3, highest = 99"
        await store._writer.call(lambda db: db.execute(update).rowcount)
        many = await _cost(store, store.league.records(GUILD))
        assert many < few + 2 * 1000 * 10
        await assert_records(store)


async def test_a_guild_that_goes_takes_its_milestones_along(store: BotStore) -> None:
    await record_at_once(store, [played(f"m{n}", 1, 2, ended=NOW + n) for n in range(20)])
    await store.league.keeper.catch_up(GUILD)
    await assert_history(store)
    await delete_server(store, GUILD)
    count = "SELECT count(*) FROM league_milestones"
    assert await store._reader.call(lambda db: db.execute(count).fetchone()) == (0,)


async def _cost(store: BotStore, work: object) -> int:
    """How many steps SQLite's machine makes for a read."""
    steps = 0

    def count_step() -> int:
        nonlocal steps
        steps += 1
        return 0

    await store._reader.call(lambda db: db.set_progress_handler(count_step, 1))
    await work  # type: ignore[misc]
    await store._reader.call(lambda db: db.set_progress_handler(None, 1))
    return steps


@pytest.mark.sqlite
@pytest.mark.parametrize("late", [False, True])
async def test_a_file_of_the_version_before_has_its_milestones_at_once(
    path: Place, short_miles: None, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """The step that makes them knows which matches are worked out; those that are not come afterwards."""
    rng = random.Random(2)
    async with league(path) as store:
        await record_at_once(store, [match(n, rng) for n in range(50)])
        await store.league.keeper.catch_up(GUILD)
        await record_at_once(store, [match(n, rng) for n in range(-5 if late else 50, 0 if late else 60)])
    with closing(sqlite3.connect(path, isolation_level=None, factory=SqliteConnection)) as db:
        _back(db)
        steps = [migration._replace(sql=migration.sql.replace("% 500", "% 7")) for migration in migrations()]
        migrate(db, steps)
        made = db.execute("SELECT * FROM league_milestones ORDER BY game, place").fetchall()
    async with league(path) as store:
        rows = await store._reader.call(lambda db: db.execute("SELECT count(*) FROM league_generations").fetchone())
        assert rows == (1,)
        assert len(made) == sum(n // 7 for n in await _sizes(store))
        await store.league.keeper.catch_up(GUILD)
        await assert_history(store)


async def _sizes(store: BotStore) -> list[int]:
    """How many matches are worked out: all, and each game's."""
    find = "SELECT matches FROM league_games"
    counts = [many for (many,) in await store._reader.call(lambda db: db.execute(find).fetchall())]
    return [sum(counts), *counts]


def _back(db: sqlite3.Connection) -> None:
    """Make it a file of schema 5, with all that it had then; what later steps took away is 0."""
    with closing(sqlite3.connect(":memory:")) as old:
        for step in migrations()[:5]:
            old.executescript(step.sql)
        wanted, made = _columns(old), _made(old)
    for name, (kind, _) in _made(db).items():
        if kind == "index":
            db.execute(f"DROP INDEX {name}")
    for table, columns in _columns(db).items():
        db.execute(f"CREATE TEMP TABLE kept AS SELECT * FROM {table}")
        db.execute(f"DROP TABLE main.{table}")
        if table in wanted:
            db.execute(made[table][1])
            values = ", ".join(name if name in columns else "0" for name in wanted[table])
            db.execute(f"INSERT INTO main.{table} ({', '.join(wanted[table])}) SELECT {values} FROM kept")
        db.execute("DROP TABLE kept")
    for kind, sql in made.values():
        if kind == "index":
            db.execute(sql)
    db.execute("PRAGMA user_version = 5")


def _made(db: sqlite3.Connection) -> dict[str, tuple[str, str]]:
    """Return what a schema has: by name, kind and statement."""
    rows = db.execute("SELECT name, type, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")
    return {name: (kind, sql) for name, kind, sql in rows}


def _columns(db: sqlite3.Connection) -> dict[str, list[str]]:
    tables = [name for name, (kind, _) in _made(db).items() if kind == "table"]
    return {name: [f'"{row[1]}"' for row in db.execute(f"PRAGMA table_info({name})")] for name in tables}
