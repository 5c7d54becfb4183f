"""Final tables of seasons that are over: made anew with what was put right, and otherwise as they were posted."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from unittest.mock import patch

import pytest

from bot.app.store import BotStore
from bot.league.rows.values import FinalChange, HandSeat, SeasonRow
from bot.league.rules import LeagueError, shown_points
from storage import StorageError
from storage.engines import Place
from tests.storage.making import record_at_once

from .playing import GUILD, HOUR, NAMES, NOW, Time, league, played, table

BY = 99


@pytest.fixture
async def store(path: Place, time: Time) -> AsyncIterator[BotStore]:
    async with league(path, time) as store:
        await store.league.set_zone(GUILD, "Europe/Helsinki", BY)
        await record_at_once(store, [played("before", 1, 2, ended=NOW)])
        time.now = NOW + HOUR
        yield store


async def _failing(store: BotStore, name: str, work: Awaitable[object]) -> None:
    """Do some work while the store's function of that name finds the disk full."""
    call = store._writer.call

    async def full(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if function.__name__ == name:
            raise StorageError("disk-full")
        return await call(function, *args, **kwargs)

    with patch.object(store._writer, "call", full):
        await work


@pytest.fixture
async def ended(store: BotStore, time: Time) -> SeasonRow:
    """A season that is over: 1 has won all three matches, 3 is behind 2."""
    await store.league.start_season(GUILD, "Spring", None, BY)
    await record_at_once(store, [played(f"m{n}", 1, 2, 3, ended=NOW + (2 + n) * HOUR) for n in range(3)])
    time.now = NOW + 9 * HOUR
    season = (await store.league.end_season(GUILD, BY)).season
    assert (season.edition, season.made) == (1, time.now)
    return season


async def _points(store: BotStore, season: SeasonRow) -> list[tuple[int, int | None, float]]:
    rows = await table(store, season=season.number)
    return [(row.rank, row.person, shown_points(row.points)) for row in rows]


@pytest.mark.postgres
async def test_a_final_table_is_made_anew_with_what_was_corrected(
    store: BotStore, time: Time, ended: SeasonRow
) -> None:
    league, before = store.league, [(1, 1, 6), (2, 2, 3), (3, 3, 0)]
    turned = [HandSeat(None, "", place, 10) for place in (3, 2, 1)]
    for match in ("m0", "m1"):
        await league.correct(GUILD, match, turned, BY, "the wrong way round", expect=0)
        assert await league.outdated(GUILD) == ["Spring"]
    page = await league.table(GUILD, season=ended.number)
    assert (page.outdated, await _points(store, ended)) == (True, before)
    time.now += HOUR
    summer = await league.start_season(GUILD, "Summer", None, BY)
    made = await league.reopen_season(GUILD, ended.number, BY)
    assert (made.news, made.season.edition, made.season.made) == (True, 2, time.now)
    assert await _points(store, ended) == [(1, 3, 4), (2, 2, 3), (3, 1, 2)]
    assert made.changed == (FinalChange("Cili", (3, 0), (1, 240)), FinalChange("Anna", (1, 360), (3, 120)))
    assert made.table == await league.table(GUILD, season=ended.number)
    assert not made.table.outdated
    card = await league.player(GUILD, 3, season=ended.number)
    assert card.row == made.table.rows[0]
    assert (await league.outdated(GUILD), await league.running(GUILD)) == ([], summer)
    entry = (await league.audit(GUILD)).rows[0]
    assert (entry.action, entry.actor) == ("league-season-reopen", BY)
    assert isinstance(entry.detail, dict)
    assert entry.detail["standings"] == [
        {"rank": rank, "person": person, "name": NAMES[person], "points": points * 60}
        for rank, person, points in before
    ]
    kept = "SELECT rank, points / 60 FROM league_finals WHERE edition = 1 AND game = '*' ORDER BY position"
    rows = await store._reader.call(lambda db: db.execute(kept).fetchall())
    assert rows == [(rank, points) for rank, _, points in before]


async def test_a_final_table_in_which_nothing_has_changed_stays(store: BotStore, time: Time, ended: SeasonRow) -> None:
    before = await store.league.final(GUILD, ended.number)
    out = await store.league.take_out(GUILD, "m0", BY, "x", expect=0)
    await store.league.undo(GUILD, out.number, BY, "no")
    time.now += HOUR
    assert (await store.league.table(GUILD, season=ended.number)).outdated
    made = await store.league.reopen_season(GUILD, ended.number, BY)
    assert (made.news, made.season, made.changed) == (False, ended, ())
    assert made.table == before.table
    assert await store.league.outdated(GUILD) == []


@pytest.mark.parametrize("at", ["save_finals", "keep_finals"])
async def test_a_final_table_that_a_kill_left_half_made_anew_is_finished(
    store: BotStore, time: Time, ended: SeasonRow, at: str
) -> None:
    before = await _points(store, ended)
    await store.league.take_out(GUILD, "m0", BY, "x", expect=0)
    with pytest.raises(StorageError):
        await _failing(store, at, store.league.reopen_season(GUILD, ended.number, BY))
    assert await _points(store, ended) == before
    ((_, made),) = await store.league.end_due()
    assert (made.season.edition, len(made.changed)) == (2, 2)
    assert await _points(store, ended) == [(1, 1, 4), (2, 2, 2), (3, 3, 0)]
    assert await store.league.end_due() == []


async def test_who_leaves_a_final_table_leaves_no_gap(store: BotStore, ended: SeasonRow) -> None:
    """By a ban or by wish, also on cards; who was level stays level."""
    await store.league.ban(GUILD, 1, BY, "cheating")
    page = await store.league.table(GUILD, season=ended.number)
    assert [(row.rank, row.person, row.decided_by) for row in page.rows] == [(1, 2, ""), (2, 3, "")]
    assert not page.outdated  # nothing would be other if it were made anew
    card = await store.league.player(GUILD, 3, season=ended.number)
    assert card.row is not None
    assert card.row.rank == 2
    made = await store.league.reopen_season(GUILD, ended.number, BY)
    assert [(change.name, change.before, change.after) for change in made.changed] == [
        ("Béla", (2, 180), (1, 180)),
        ("Cili", (3, 0), (2, 0)),
    ]
    assert await _points(store, ended) == [(1, 2, 3), (2, 3, 0)]
    await store.league.opt_out(GUILD, 2, True)
    assert await _points(store, ended) == [(1, 3, 0)]


async def test_a_ban_after_the_end_is_in_what_is_made_anew_and_so_is_its_end(
    store: BotStore, time: Time, ended: SeasonRow
) -> None:
    """Nothing is worked out anew for it, since it is of no match: the rows from before are still there."""
    await store.league.ban(GUILD, 1, BY, "cheating")
    await store.league.reopen_season(GUILD, ended.number, BY)
    assert [person for _, person, _ in await _points(store, ended)] == [2, 3]
    time.now += HOUR
    await store.league.unban(GUILD, 1, BY, "not at all")
    assert [person for _, person, _ in await _points(store, ended)] == [2, 3]
    await store.league.reopen_season(GUILD, ended.number, BY)
    assert [person for _, person, _ in await _points(store, ended)] == [1, 2, 3]


@pytest.mark.parametrize("back", [0.0, 1.0])
async def test_what_ended_at_the_moment_of_a_seasons_end_is_in_it(store: BotStore, time: Time, back: float) -> None:
    """And what ended later by a clock that was set `back` since is in the next one, though it was worked out before."""
    first = await store.league.start_season(GUILD, "Spring", None, BY)
    time.now = NOW + 2 * HOUR
    await record_at_once(store, [played("m1", 1, 2, ended=time.now)])
    assert len(await table(store, season=first.number)) == 2
    time.now -= back
    ended = await store.league.end_season(GUILD, BY)
    second = await store.league.start_season(GUILD, "Summer", None, BY)
    assert len(ended.table.rows) == (0 if back else 2)
    assert len(await table(store, season=second.number)) == (2 if back else 0)


async def test_who_is_hidden_was_nobodys_tie_and_moves_nobody_above(store: BotStore, time: Time) -> None:
    """1 and 2 are level in points and wins, and 1 was ahead; 3 is third, and 4 comes and goes with a match."""
    await store.league.start_season(GUILD, "Spring", None, BY)
    games = (1, 2, 3), (2, 3), (3, 4)
    await record_at_once(store, [played(f"m{n}", *people, ended=NOW + 2 * HOUR + n) for n, people in enumerate(games)])
    time.now = NOW + 3 * HOUR
    season = (await store.league.end_season(GUILD, BY)).season
    page = await store.league.table(GUILD, season=season.number)
    assert [(row.person, row.decided_by) for row in page.rows] == [(1, ""), (2, "direct"), (3, ""), (4, "")]
    for person, ranks in ((3, [(1, 1), (2, 2), (4, 3)]), (1, [(2, 1), (3, 2), (4, 3)])):
        await store.league.opt_out(GUILD, person, True)
        page = await store.league.table(GUILD, season=season.number)
        assert [(row.person, row.rank) for row in page.rows] == ranks
        assert page.rows[0].decided_by == ""
        await store.league.opt_out(GUILD, person, False)
    await store.league.take_out(GUILD, "m2", BY, "x", expect=0)
    made = await store.league.reopen_season(GUILD, season.number, BY)
    assert made.changed == (FinalChange("Cili", (3, 60), (3, 0)), FinalChange("Dénes", (4, 0), None))


async def test_what_is_corrected_elsewhere_outdates_no_final_table(
    store: BotStore, time: Time, ended: SeasonRow
) -> None:
    league = store.league
    await league.take_out(GUILD, "before", BY, "x", expect=0)
    await record_at_once(store, [played("after", 4, 5, ended=time.now + 1)])
    await table(store)
    time.now += HOUR
    await league.merge(GUILD, 4, 5, BY, "one person")
    assert await league.outdated(GUILD) == []
    await league.merge(GUILD, 3, 2, BY, "one person")
    assert await league.outdated(GUILD) == ["Spring"]
    await league.reopen_season(GUILD, ended.number, BY)
    late = [HandSeat(2, "Béla", 1, 10), HandSeat(1, "Anna", 2, 10)]
    await league.add(GUILD, "classic", NOW + 2 * HOUR, late, BY, "was not noted")
    assert await league.outdated(GUILD) == ["Spring"]
    made = await league.reopen_season(GUILD, ended.number, BY)
    assert (made.season.edition, [row.played for row in made.table.rows]) == (3, [4, 4])


async def test_only_a_season_that_is_over_can_be_reopened(store: BotStore) -> None:
    season = await store.league.start_season(GUILD, "Spring", None, BY)
    with pytest.raises(LeagueError, match="season-not-over"):
        await store.league.reopen_season(GUILD, season.number, BY)
    with pytest.raises(LeagueError, match="unknown-season"):
        await store.league.reopen_season(GUILD, 77, BY)
    with pytest.raises(LeagueError, match="unknown-season"):
        await store.league.reopen_season(2, season.number, BY)
