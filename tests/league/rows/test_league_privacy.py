"""A person's part of the league: all of it is handed out, and all of it can go without touching anybody else's."""

from pathlib import Path

import pytest

from bot.app.store import BotStore
from bot.league.rows.values import HandSeat
from bot.league.rules import LeagueError
from storage.engines import Connection, Place
from tests.storage.making import all_rows, back_up, delete_server, forget_person, record_at_once, written

from .playing import GUILD, HOUR, NOW, Time, league, played, table

BY = 99


async def _fill(store: BotStore, time: Time) -> None:
    season = await store.league.start_season(GUILD, "Spring", None, 1)
    assert season.number == 1
    await record_at_once(
        store,
        [
            played("m1", 1, 2, 3, ended=NOW + 1),
            played("m2", 2, 1, ended=NOW + 2, game="uno"),
            played("m3", 3, 2, ended=NOW + 3),
        ],
    )
    time.now = NOW + HOUR
    await store.league.end_season(GUILD, BY)
    await store.league.take_out(GUILD, "m2", 1, "Béla cheated, says Anna", expect=0)
    await store.league.ban(GUILD, 2, BY, "Anna told me")
    await store.league.keeper.catch_up(GUILD)


async def test_everything_about_a_person_is_handed_out(path: Place) -> None:
    time = Time()
    async with league(path, time) as store:
        await _fill(store, time)
        data = await store.export(1)
        (anna, seasons) = data["league"]  # type: ignore[misc]
        assert (anna["guild"], anna["name"], anna["opted_out"], anna["banned"]) == (GUILD, "Anna", False, False)
        assert [line["why"] for line in anna["league_played"]] == ["", "out"]
        assert all("mu" in line and "others" not in line for line in anna["league_played"])
        assert {(row["season"], row["game"]) for row in anna["league_standings"]} == {(0, "*"), (0, "classic")}
        assert {row["game"] for row in anna["league_finals"]} == {"*", "classic", "uno"}
        assert [(row["kind"], row["by_you"]) for row in anna["league_changes"]] == [("out", True)]
        assert seasons == {"seasons_begun": [{"guild": GUILD, "season": "Spring"}]}
        bela = (await store.export(2))["league"]
        assert bela[0]["banned"]  # type: ignore[index,call-overload]
        assert [(row["kind"], row["by_you"]) for row in bela[0]["league_changes"]] == [("out", False), ("ban", False)]  # type: ignore[index,call-overload]


async def test_corrections_of_ones_matches_are_handed_out_and_no_others(path: Place) -> None:
    async with league(path) as store:
        await record_at_once(store, [played("m1", 1, 2), played("m2", 3, 2), played("m3", 4, 5)])
        swapped = [HandSeat(1, "Anna", 2, 60), HandSeat(2, "Béla", 1, 90)]
        await store.league.correct(GUILD, "m1", swapped, BY, "written down wrongly", expect=0)
        await store.league.take_out(GUILD, "m2", BY, "a test", expect=0)
        await store.league.take_out(GUILD, "m3", BY, "a test", expect=0)
        await store.league.undo(GUILD, 1, BY, "it was right")
        await store.league.keeper.catch_up(GUILD)
        (exported,) = (await store.export(1))["league"]  # type: ignore[misc]
        common = {"match": "m1", "by_you": False, "at": NOW}
        assert exported["league_changes"] == [
            {**common, "change": 1, "kind": "correct", "place": 2, "total": 60, "reason": "written down wrongly"},
            {**common, "change": 4, "kind": "undo", "undoes": 1, "reason": "it was right"},
        ]
        (of_bela,) = (await store.export(2))["league"]  # type: ignore[misc]
        assert [row["change"] for row in of_bela["league_changes"]] == [1, 2, 4]


@pytest.mark.postgres
async def test_a_forgotten_person_leaves_the_results_of_others_as_they_were(path: Place, engine: str) -> None:
    time = Time()
    async with league(path, time) as store:
        await _fill(store, time)
        before = {row.person: row for row in await table(store)}
        forgotten = await forget_person(store, 1)
        assert forgotten.erased == {"sqlite": "yes", "postgres": "later"}[engine]
        after = {row.person: row for row in await table(store)}
        assert set(after) == {3}
        assert after[3].rating == before[3].rating
        data = await store.export(1)
        assert not any(data.pop("finding_players").values())
        assert {key for key, value in data.items() if value} == {"person"}
        final = await store.league.table(GUILD, season=1)
        assert [(row.person, row.name) for row in final.rows if row.person != 3] == [(None, "")]
        seen = await store.league.match(GUILD, "m1")
        assert [(seat.person, seat.name) for seat in seen.seats] == [(None, ""), (2, "Béla"), (3, "Cili")]
        assert seen.seats[0].points == 120
        await store.league.undo(GUILD, 1, BY, "all is built anew")
        await store.league.keeper.catch_up(GUILD)
        again = await store.league.match(GUILD, "m1")
        assert [seat.rating for seat in again.seats] == [seat.rating for seat in seen.seats]
        assert "Anna" not in str(await store._reader.call(all_rows))
    assert b"Anna" not in written(path)


async def test_who_comes_back_begins_anew(path: Place) -> None:
    async with league(path) as store:
        await record_at_once(store, [played("m1", 1, 2)])
        await table(store)
        await forget_person(store, 1)
        await record_at_once(store, [played("m2", 1, 2, ended=NOW + 1)])
        rows = {row.person: row for row in await table(store)}
        assert (rows[1].played, rows[2].played) == (1, 2)


async def test_a_guild_goes_with_its_league(path: Place) -> None:
    time = Time()
    async with league(path, time) as store:
        await _fill(store, time)
        await record_at_once(store, [played("far", 1, 2, guild=5)])
        await store.league.keeper.catch_up(5)
        await delete_server(store, GUILD)
        tables = await store._reader.call(all_rows)
        counts = {name: len(rows) for name, rows in tables.items() if name.startswith("league")}
        kept = {
            "league_members": 2,
            "league_generations": 1,
            "league_standings": 4,
            "league_played": 2,
            "league_games": 1,
        }
        assert {name: number for name, number in counts.items() if number} == kept
        assert len((await store.league.table(5)).rows) == 2


async def test_backup_and_doctor_know_the_league(path: Place, tmp_path: Path) -> None:
    from storage.outside import inspect_now

    time = Time()
    async with league(path, time) as store:
        await _fill(store, time)
        whole = await table(store)
        await back_up(store, tmp_path / "b.db")
    health = inspect_now(tmp_path / "b.db")
    assert (health.integrity, health.matches) == ((), 3)
    async with league(tmp_path / "b.db", time) as copy:
        assert await table(copy) == whole


async def test_a_name_goes_from_reasons_and_seasons_in_any_letters(path: Place) -> None:
    time = Time()
    async with league(path, time) as store:
        await record_at_once(store, [played("m1", 1, 2), played("m2", 2, 1, ended=NOW + 1)])
        for name in ("ＡＮＮＡ Cup", "Cup", "anna", "Annabel"):
            time.now += HOUR
            await store.league.start_season(GUILD, name, None, BY)
            await store.league.end_season(GUILD, BY)
        await store.league.take_out(GUILD, "m2", BY, "aNNA, not Annabel", expect=0)
        await forget_person(store, 1)
        names = {season.number: season.name for season in await store.league.seasons(GUILD)}
        assert names == {1: "Cup #1", 2: "Cup", 3: "#3", 4: "Annabel"}
        assert (await store.league.season(GUILD, "CUP #1")).number == 1
        (change,) = await store.league.changes(GUILD)
        assert change.reason == ", not Annabel"


# A ban is not ended by the deletion of one's data (issue 21, section 3)


async def _banned(store: BotStore, time: Time) -> int:
    """Ban 1, who then deletes everything and comes back; return the number of the ban."""
    await record_at_once(store, [played("m1", 1, 2), played("m2", 2, 1, ended=NOW + 1)])
    time.now = NOW + HOUR
    change = await store.league.ban(GUILD, 1, BY, "steered results")
    await store.league.keeper.catch_up(GUILD)
    assert (await forget_person(store, 1)).bans == 1
    return change.number


def _hashes(db: Connection) -> list[str]:
    return [ban_hash for (ban_hash,) in db.execute("SELECT ban_hash FROM league_members WHERE ban_hash IS NOT NULL")]


async def _back(store: BotStore, match: str, at: float) -> set[int | None]:
    """Let 1 play and win again; return who is in the table then."""
    await record_at_once(store, [played(match, 1, 2, ended=NOW + at)])
    return {row.person for row in await table(store)}


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_ban_outlives_the_deletion(path: Place, restarted: bool) -> None:
    time = Time()
    async with league(path, time) as store:
        await _banned(store, time)
        assert "Anna" not in str(await store._reader.call(all_rows))
    assert b"Anna" not in written(path)
    async with league(path, time) as store:
        (kept,) = await store._reader.call(_hashes)
        assert (await store.export(1))["league"] == [{"guild": GUILD, "banned": True, "ban_hash": kept}]
        assert (await store.export(3))["league"] == []
        if restarted:
            await store.league.take_out(GUILD, "m1", BY, "all is built anew", expect=0)
        assert await _back(store, "m3", 2 * HOUR) == {2}
        seen = await store.league.match(GUILD, "m3")
        assert (seen.seats[0].person, seen.seats[0].why, seen.seats[0].points) == (1, "banned", None)
        card = await store.league.player(GUILD, 1)
        assert (card.banned, card.played) == (True, 0)
        assert await store._reader.call(_hashes) == []
        with pytest.raises(LeagueError, match="banned"):
            await store.league.ban(GUILD, 1, BY, "again")


@pytest.mark.parametrize("how", ["unban", "undo"])
async def test_a_moderator_ends_the_ban_of_who_came_back(path: Place, how: str) -> None:
    time = Time()
    async with league(path, time) as store:
        number = await _banned(store, time)
        await _back(store, "m3", 2 * HOUR)
        time.now = NOW + 3 * HOUR
        (change,) = await store.league.changes(GUILD)
        assert (change.number, [(person.person, person.name) for person in change.people]) == (number, [(1, "Anna")])
        if how == "unban":
            await store.league.unban(GUILD, 1, BY, "enough")
        else:
            await store.league.undo(GUILD, number, BY, "enough")
        assert await _back(store, "m4", 4 * HOUR) == {1, 2}
        played_then = 1 if how == "unban" else 2  # a ban that is taken back never was
        assert (await store.league.player(GUILD, 1)).played == played_then


async def test_who_deletes_everything_again_stays_banned_until_the_ban_is_taken_back(path: Place) -> None:
    time = Time()
    async with league(path, time) as store:
        number = await _banned(store, time)
        for again in range(2):
            assert await _back(store, f"m{again + 3}", (2 + again) * HOUR) == {2}
            assert (await forget_person(store, 1)).bans == 1
        await forget_person(store, 1)  # nothing is left to be deleted, and the ban is
        assert await _back(store, "m5", 4 * HOUR) == {2}
        await forget_person(store, 1)
        (change,) = await store.league.changes(GUILD)
        assert [(person.person, person.name) for person in change.people] == [(None, "")]
        await store.league.undo(GUILD, number, BY, "enough")
        assert await store._reader.call(_hashes) == []
        assert await _back(store, "m6", 5 * HOUR) == {1, 2}


@pytest.mark.postgres
async def test_an_account_that_counts_for_a_banned_one_stays_banned(path: Place) -> None:
    time = Time()
    async with league(path, time) as store:
        await record_at_once(store, [played("m1", 1, 2, 3)])
        time.now = NOW + HOUR
        await store.league.merge(GUILD, 1, 3, BY, "the same person")
        await store.league.ban(GUILD, 3, BY, "steered results")
        assert (await forget_person(store, 1)).bans == 1
        assert await _back(store, "m2", 2 * HOUR) == {2}


async def test_who_was_banned_once_and_is_not_is_forgotten_whole(path: Place) -> None:
    time = Time()
    async with league(path, time) as store:
        await record_at_once(store, [played("m1", 1, 2), played("far", 1, 2, guild=5)])
        await store.league.ban(GUILD, 1, BY, "a mistake")
        time.now += HOUR
        await store.league.unban(GUILD, 1, BY, "it was one")
        assert (await forget_person(store, 1)).bans == 0
        assert await _back(store, "m2", 2 * HOUR) == {1, 2}


async def test_the_hash_is_another_one_in_every_server_and_in_every_file(path: Place, other_path: Place) -> None:
    hashes = []
    for place in (path, other_path):
        async with league(place) as store:
            for guild in (GUILD, 5):
                await record_at_once(store, [played(f"m{guild}", 1, 2, guild=guild)])
                await store.league.ban(guild, 1, BY, "steered results")
            assert (await forget_person(store, 1)).bans == 2
            hashes += await store._reader.call(_hashes)
    assert len(set(hashes)) == 4
