"""Finished matches."""

import asyncio

import pytest

from bot.app.store import BotStore
from storage import Result, StorageError, loading
from storage.values import MatchLine
from tests.storage.making import audit_of, forget_person

from .making import ANNA, BELA, CILI, GUILD, NOW, change, entry, match, matches_of, noted, record, seat, tables


async def test_a_match_comes_back_as_it_was(store: BotStore) -> None:
    done = match("m1", seat(2, BELA, 1, 3), seat(1, ANNA, 2, 1), seat(3, None, 3, 0, name="Robot"))
    await record(store, done)
    loaded = await store.match("m1")
    assert loaded is not None
    assert sorted(loaded.results, key=lambda r: r.place) == list(done.results)
    assert loaded.record == done.record
    assert await store.match("m1", guild=1) is None
    assert await store.match("none") is None


async def test_a_move_that_ends_its_match_goes_in_with_the_moves_of_others(store: BotStore) -> None:
    for name in ("t1", "t2", "t3"):
        await store.save(change(name, entry(0)))
    ends = change("t2", entry(1), expect=1, finished=match("m2"), audit=noted("end", ANNA))
    await asyncio.gather(*map(store.save, (change("t1", entry(1)), ends, change("t3", entry(1)))))
    await store.save(change("t2", entry(2), expect=2))
    assert {name: len(table.log) for name, table in (await tables(store)).items()} == {"t1": 2, "t2": 3, "t3": 2}
    assert await matches_of(store) == [match("m2")]
    assert await audit_of(store, GUILD) == [noted("end", ANNA)]


async def test_a_match_that_is_refused_spoils_its_own_move_alone(store: BotStore) -> None:
    for name in ("t1", "t2", "t3", "t4"):
        await store.save(change(name, entry(0)))
    await record(store, match("m2"))
    refused = (
        change("t2", entry(1), header='{"x":1}', finished=match("m2", game="uno"), audit=noted("end", ANNA)),
        change("t3", entry(1), header='{"x":1}', finished=match("m3"), expect=7),
    )
    good = change("t4", entry(1), finished=match("m4", ended=NOW + 1))
    for group in ((change("t1", entry(1)), refused[0]), (refused[1], good)):
        outcomes = await asyncio.gather(*map(store.save, group), return_exceptions=True)
        errors = [outcome for outcome in outcomes if isinstance(outcome, StorageError)]
        assert [error.code for error in errors] == ["conflict"]
    by_name = await tables(store)
    assert {name: len(table.log) for name, table in by_name.items()} == {"t1": 2, "t2": 1, "t3": 1, "t4": 2}
    assert {by_name[name].header for name in ("t2", "t3")} == {'{"seats":[]}'}
    assert await matches_of(store) == [match("m4", ended=NOW + 1), match("m2")]
    assert await audit_of(store, GUILD) == []


async def test_the_last_match_of_a_channel(store: BotStore) -> None:
    await record(store, match("new", ended=NOW + 9), match("old"), match("other", channel=6, ended=NOW + 99))
    last = await store.last_match(GUILD, 5)
    assert last is not None
    assert last.match == "new"
    assert await store.last_match(GUILD, 77) is None


async def test_the_last_game_is_that_of_the_channel_else_the_players_own_in_the_guild(store: BotStore) -> None:
    assert await store.last_game(GUILD, 5, ANNA) is None
    mine = match("mine", seat(1, ANNA, 1, 3), seat(2, None, 2, 1, "Robot"), game="tabla", channel=6, ended=NOW + 9)
    before = match("before", seat(1, ANNA, 1, 3), seat(2, None, 2, 1, "Robot"), game="moomin", channel=6)
    far = match("far", seat(1, ANNA, 1, 3), seat(2, None, 2, 1, "Robot"), game="romi40", guild=1, ended=NOW + 99)
    await record(store, mine, before, far, match("here", game="uno", ended=NOW + 3), match("old"))
    assert await store.last_game(GUILD, 5, ANNA) == "uno"
    assert await store.last_game(GUILD, 77, ANNA) == "tabla"
    assert await store.last_game(GUILD, 77, CILI) is None


async def test_the_latest_matches_of_a_channel_are_listed_without_their_records(store: BotStore) -> None:
    many = [match(f"m{n}", ended=NOW + n) for n in range(5)]
    robot = match("robot", seat(1, ANNA, 1, 3), seat(2, None, 2, 1, "Robot"), game="uno", ended=NOW + 9)
    away = [match("other", channel=6, ended=NOW + 99), match("far", guild=1, ended=NOW + 99)]
    await record(store, *many, robot, *away)
    lines = await store.latest_matches(GUILD, 5, 3)
    assert [line.match for line in lines] == ["robot", "m4", "m3"]
    assert lines[0] == MatchLine("robot", "uno", NOW + 9, (("Anna", False), ("Robot", True)))
    assert await store.latest_matches(GUILD, 77) == []


async def test_who_is_learning_a_game_has_finished_few_matches_of_it(store: BotStore) -> None:
    def seats(first: int, second: int | None) -> tuple[Result, Result]:
        return seat(1, first, 1, 3), seat(2, second, 2, 1, "Robot")

    await record(store, *(match(f"m{n}", *seats(ANNA, BELA if n else None)) for n in range(3)))
    others = [match(f"u{n}", *seats(BELA, CILI), game="uno") for n in range(3)]
    await record(store, *others, *(match(f"far{n}", *seats(CILI, BELA), guild=1) for n in range(3)))
    people = (ANNA, BELA, CILI, 77)
    assert await store.learners(GUILD, people, "classic", 3) == (BELA, CILI, 77)
    assert await store.learners(GUILD, people, "uno", 3) == (ANNA, 77)
    assert await store.learners(GUILD, people, "classic", 2) == (CILI, 77)


@pytest.mark.sqlite
async def test_who_is_learning_is_found_by_an_index(store: BotStore) -> None:
    values = dict.fromkeys(("guild", "person", "game", "enough"), 1)
    asked = f"EXPLAIN QUERY PLAN {loading._PLAYED}"
    plan = await store._reader.call(lambda db: [row[3] for row in db.execute(asked, values).fetchall()])
    assert not [step for step in plan if step.startswith("SCAN") and "found" not in step], plan
    assert [step for step in plan if "results_by_person" in step]


async def test_who_has_played_a_game_in_a_guild(store: BotStore) -> None:
    await record(store, match("m1", seat(1, ANNA, 1, 3), seat(2, None, 2, 1, "Robot")), match("far", guild=1))
    assert await store.has_played(GUILD, ANNA, "classic")
    assert not await store.has_played(GUILD, BELA, "classic")
    assert await store.has_played(1, BELA, "classic")
    assert not await store.has_played(GUILD, ANNA, "uno")
    await forget_person(store, ANNA)
    assert not await store.has_played(GUILD, ANNA, "classic")
