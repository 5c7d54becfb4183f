"""Problems in the store, on both engines: chosen once, opened and answered once, counted when their day is over."""

from collections.abc import Iterator
from itertools import count

import pytest

from bot.app.store import BotStore
from bot.daily.rows.problems import Position, ProblemAnswer, StoredProblem
from bot.daily.rows.tables import DailyTables
from bot.daily.rows.values import DailyDeal
from storage import StorageError
from storage.engines.fence import Fence
from storage.values import LogEntry
from tests.storage.making import ANNA, BELA, CILI, GUILD, NOW, forget_person, rows, watched

MOVES = (("p1 play 6-4 left",), ("p1 play 5-5 right",))


def a_problem(place: int = 1, day: int = 5, loss: float = 0.25) -> StoredProblem:
    return StoredProblem(0, day, "classic", place, Position("{}", (LogEntry("act", "x"),)), MOVES, MOVES[1], loss)


async def chosen(store: BotStore, day: int = 5) -> list[StoredProblem]:
    await store.problems.put(day, "classic", [a_problem(place, day) for place in (1, 2, 3)])
    return await store.problems.of_day(day, "classic")


async def joined(tables: DailyTables, *people: tuple[int, str], day: int = 1) -> None:
    for person, name in people:
        await tables.join(GUILD, person, name, day, lambda _: "classic")


async def test_a_days_problems_are_chosen_once_and_go_with_time(store: BotStore) -> None:
    problems = await chosen(store)
    assert [problem._replace(number=0) for problem in problems] == [a_problem(1), a_problem(2), a_problem(3)]
    await store.problems.put(5, "classic", [a_problem(1, loss=0.5)])
    assert await store.problems.of_day(5, "classic") == problems
    assert await store.problems.get(problems[1].number) == problems[1]
    await chosen(store, 13)
    assert await store.problems.of_day(5, "classic") == []
    assert await store.problems.get(problems[1].number) is None


async def test_a_day_without_problems_is_chosen_too(store: BotStore) -> None:
    await store.problems.put(5, "classic", [])
    assert [await store.problems.chosen(day, game) for day, game in ((5, "classic"), (5, "moomin"))] == [True, False]
    await store.problems.put(5, "classic", [a_problem()])  # another process comes too late
    assert await store.problems.of_day(5, "classic") == []
    await store.problems.put(13, "moomin", [])
    assert not await store.problems.chosen(5, "classic")


@pytest.mark.postgres
async def test_a_problem_is_opened_once_answered_once_and_in_its_minute(store: BotStore) -> None:
    (first, other, _), rows = await chosen(store), store.problems
    assert not await rows.answer(first.number, ANNA, MOVES[0], True, NOW)
    assert await rows.begin(first, ANNA, NOW) == ProblemAnswer(NOW, None, False)
    assert await rows.begin(first, ANNA, NOW + 30) == ProblemAnswer(NOW, None, False)
    assert not await rows.answer(first.number, ANNA, MOVES[0], True, NOW + 1)
    assert await rows.answer(first.number, ANNA, MOVES[1], False, NOW)
    assert not await rows.answer(first.number, ANNA, MOVES[0], True, NOW)
    await rows.begin(other, BELA, NOW)
    assert await rows.answers_of(ANNA, 5, "classic") == {first.number: ProblemAnswer(NOW, MOVES[1], False)}


async def solve(store: BotStore, problem: StoredProblem, person: int, *, solved: bool = True) -> None:
    await store.problems.begin(problem, person, NOW)
    assert await store.problems.answer(problem.number, person, MOVES[0], solved, NOW)


@pytest.mark.postgres
async def test_who_found_it_has_nobody_who_hides(store: BotStore) -> None:
    (first, other, _), rows = await chosen(store), store.problems
    await joined(store.daily_tables, (ANNA, "Anna"), (BELA, "Béla"))
    await solve(store, first, ANNA)
    await solve(store, first, BELA)
    await solve(store, first, CILI)  # of another server
    await solve(store, other, ANNA, solved=False)
    finders = await rows.finders(first.number, GUILD, 10)
    assert (finders.opened, finders.solved, finders.people) == (3, 3, ((ANNA, "Anna"), (BELA, "Béla")))
    assert await rows.table(GUILD, 1, 6, 5) == [(ANNA, "Anna", 1), (BELA, "Béla", 1)]
    assert await rows.table(GUILD, 1, 5, 5) == []  # the day is not over
    await store.league.opt_out(GUILD, BELA, True)
    finders = await rows.finders(first.number, GUILD, 10)
    assert (finders.opened, finders.solved, finders.people) == (3, 3, ((ANNA, "Anna"),))
    assert await rows.table(GUILD, 1, 6, 5) == [(ANNA, "Anna", 1)]
    assert (await rows.finders(other.number, GUILD, 10))[:2] == (1, 0)


async def test_days_in_a_row_end_yesterday(store: BotStore) -> None:
    for day in (3, 5, 6):
        await solve(store, (await chosen(store, day))[0], ANNA)
    await solve(store, (await chosen(store, 7))[0], ANNA, solved=False)
    runs = [await store.problems.run(ANNA, today) for today in (4, 5, 6, 7, 8)]
    assert runs == [1, 0, 1, 2, 0]


async def test_answers_are_exported_and_deleted(store: BotStore) -> None:
    problem = (await chosen(store))[0]
    await solve(store, problem, ANNA)
    for newest, solved in ((5, None), (6, None), (7, True)):  # those of tomorrow are made a day before
        await store.dailies.make_deal(DailyDeal(newest, "classic", "ab" * 32, "cd" * 32), newest)
        (answer,) = (await store.export(ANNA))["problems"]
        assert (answer["day"], answer["solved"], MOVES[0][0] in answer["answer"]) == (5, solved, True)
    await forget_person(store, ANNA)
    assert await store.problems.answers_of(ANNA, 5, "classic") == {}
    assert (await store.problems.finders(problem.number, GUILD, 10)).opened == 0


@pytest.mark.postgres
async def test_a_servers_own_problems_come_first_and_are_nobody_elses(store: BotStore) -> None:
    common = await chosen(store)
    await store.problems.put(5, "classic", [a_problem(1, loss=0.5)], GUILD, 17)
    first, *others = await store.problems.of_day(5, "classic", GUILD)
    assert (first.place, first.loss, first.guild, others) == (1, 0.5, GUILD, common[1:])
    assert await store.problems.of_day(5, "classic", 78) == await store.problems.of_day(5, "classic") == common
    assert await store.problems.get(first.number) == first
    assert [await store.problems.chosen(5, game, GUILD) for game in ("classic", "moomin")] == [True, False]
    await store.problems.put(5, "classic", [a_problem(2)], GUILD, 19)  # another process comes too late
    assert await store.problems.of_day(5, "classic", GUILD) == [first, *others]
    assert await rows(store, "SELECT guild, day, game, last FROM daily_server_days") == [(GUILD, 5, "classic", 17)]


@pytest.mark.postgres
async def test_what_was_solved_of_another_servers_own_counts_there_alone(store: BotStore) -> None:
    await joined(store.daily_tables, (ANNA, "Anna"))
    await store.problems.put(5, "classic", [a_problem()], 78)
    await solve(store, (await store.problems.of_day(5, "classic", 78))[0], ANNA)
    assert await store.problems.table(GUILD, 1, 6, 5) == []
    assert await store.problems.run(ANNA, 6) == 1


@pytest.mark.parametrize("guild", [0, GUILD])
async def test_a_kill_at_any_statement_leaves_nothing_or_all(store: BotStore, guild: int) -> None:
    for last in count(1):
        statements = count(1)

        def kill(sql: str, statements: Iterator[int] = statements, last: int = last) -> None:
            if sql.lstrip().startswith(("INSERT", "DELETE")) and next(statements) == last:
                raise ValueError

        with watched(kill):
            try:
                await store.problems.put(5, "classic", [a_problem(1), a_problem(2)], guild, 17)
                break
            except ValueError:
                pass
        assert not await store.problems.chosen(5, "classic", guild)
        assert await store.problems.of_day(5, "classic", guild) == []
    assert last > 5
    assert len(await store.problems.of_day(5, "classic", guild)) == 2


@pytest.mark.slow
async def test_a_servers_own_are_stored_by_who_holds_its_shard_and_everybodys_by_any_process(dsn: str) -> None:
    async with await BotStore.open(dsn, fence=Fence("one", 2), program="one", clock=lambda: NOW) as store:
        await chosen(store)
        with pytest.raises(StorageError):
            await store.problems.put(5, "classic", [a_problem(1, loss=0.5)], GUILD, 17)
        assert not await store.problems.chosen(5, "classic", GUILD)
        await store.leases.begin(2)
        shard = store.fence.shard_of(GUILD)
        store.fence.hold(shard, (await store.leases.take([shard], 1))[shard])
        await store.problems.put(5, "classic", [a_problem(1, loss=0.5)], GUILD, 17)
        assert [problem.guild for problem in await store.problems.of_day(5, "classic", GUILD)] == [GUILD, 0, 0]
        await solve(store, (await store.problems.of_day(5, "classic", GUILD))[0], ANNA)


async def test_three_a_day_count_also_of_who_solves_elsewhere_too(store: BotStore) -> None:
    await joined(store.daily_tables, (ANNA, "Anna"))
    common = await chosen(store)
    await store.problems.put(5, "classic", [a_problem()], GUILD)
    (local, *_) = await store.problems.of_day(5, "classic", GUILD)
    for problem in (local, *common, (await chosen(store, 6))[0]):
        await solve(store, problem, ANNA)
    assert await store.problems.table(GUILD, 1, 7, 5) == [(ANNA, "Anna", 4)]
