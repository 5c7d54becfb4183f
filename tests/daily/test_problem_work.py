"""Choosing a day's problems: three from different matches, all stored or none, once for all processes."""

import pytest
from msgspec.structs import replace

from bot import players
from bot.daily import problem_work
from bot.daily.plans import end_of
from bot.daily.problem_work import ProblemWork, ServerProblemWork
from bot.daily.problems import GAMES_WITH, Problem
from bot.daily.rows.problems import Position, StoredProblem
from bot.daily.service import Dailies
from bot.games.record import encode
from bot.players.thinking import Budget, NoThoughtError, Purpose
from tests.daily.test_problems import a_record
from tests.daily.test_service import Clock
from tests.storage.making import ANNA, BELA, CILI, GUILD, NOW, forget_person, match, record, seat

DAY = 330  # tomorrow


class Thinker:
    """Answers so many questions, then never again."""

    def __init__(self, most: int) -> None:
        self.remaining = most

    async def think(self, view, seed, budget, purpose, among):
        if not self.remaining:
            raise NoThoughtError
        self.remaining -= 1
        return ()


async def judged(view, thinker):
    await thinker.think(view, 1, Budget(1), Purpose.TURN, ())
    moves = tuple((token,) for token in view.legal[:2])
    return Problem(moves, moves[1], 0.1) if len(moves) > 1 else None


@pytest.fixture
def work(store, monkeypatch):
    monkeypatch.setattr(problem_work, "judge", judged)
    dailies = Dailies(store.dailies, players, Clock(), lambda: b"s" * 32)
    monkeypatch.setattr("bot.daily.service.choose_try", first_try)
    return lambda most: ProblemWork(dailies, store.problems, Thinker(most), players)


async def first_try(deal, players):
    return 0


async def no_problem(view, thinker):
    return None


async def test_a_kill_before_three_are_found_leaves_none_and_the_next_look_finds_the_same(work, store):
    day = work(0)._dailies.today
    with pytest.raises(NoThoughtError):
        await work(2).catch_up()
    assert await store.problems.of_day(day, GAMES_WITH[0]) == []
    await work(1000).catch_up()
    problems = {game: await store.problems.of_day(day, game) for game in GAMES_WITH}
    assert [len(some) for some in problems.values()] == [3] * len(GAMES_WITH)
    positions = {problem.position.log[0].body for some in problems.values() for problem in some}
    assert len(positions) == 3 * len(GAMES_WITH)
    assert len(await store.problems.of_day(day + 1, "classic")) == 3
    await work(0).catch_up()  # all are there: nobody is asked
    again = work(1000)
    assert [problem._replace(number=0) for problem in problems["classic"]] == await again._chosen(day, "classic")


async def test_a_day_without_problems_is_looked_for_once(work, store, monkeypatch):
    monkeypatch.setattr(problem_work, "_MATCHES", 1)
    monkeypatch.setattr(problem_work, "judge", no_problem)
    await work(0).catch_up()
    monkeypatch.setattr(problem_work, "judge", judged)
    await work(0).catch_up()  # after a restart, too: nobody is asked
    assert await store.problems.of_day(work(0)._dailies.today, GAMES_WITH[0]) == []


# Servers' own


def played(number, *seats, ago=40, game="classic", guild=GUILD, channel=5, end="target", **more):
    """A match that ended so many days before tomorrow, as it is stored."""
    text = encode(a_record(game, 2, number))
    ended = end_of(DAY - ago) - 1
    done = match(f"m{number}", *seats, game=game, ended=ended, end=end, guild=guild, channel=channel)
    return replace(done, **{"record": text, **more})


@pytest.fixture
def server_work(store, monkeypatch):
    """The work for tomorrow on a server whose people solve problems, with so many thoughts; channel 6 is not public."""
    monkeypatch.setattr(problem_work, "judge", judged)
    monkeypatch.setattr(problem_work, "problem_game", lambda *_: "classic")
    clock = Clock()
    clock.time = end_of(DAY - 2)
    dailies = Dailies(store.dailies, players, clock, lambda: b"s" * 32)
    assert dailies.today == DAY - 1

    async def left_out(guild):
        return ()

    async def is_public(guild, channel):
        return channel != 6

    def make(most=1000, acts=True):
        parts = {"left_out": left_out, "is_public": is_public, "acts": lambda _: acts}
        work = ServerProblemWork(dailies, store.problems, Thinker(most), **parts)
        work.clock = clock
        return work

    return make


async def solving(store, day=DAY - 1):
    await store.daily_tables.join(GUILD, ANNA, "Anna", 1, lambda _: "classic")
    await store.problems.begin(StoredProblem(900 + day, day, "classic", 1, Position("", ()), (), (), 0.1), ANNA, NOW)


async def of_tomorrow(store, guild=GUILD):
    return [problem for problem in await store.problems.of_day(DAY, "classic", guild) if problem.guild]


async def test_a_servers_problems_come_from_its_own_matches_in_their_order_each_once(server_work, store):
    await solving(store)
    await record(store, *(played(number) for number in range(1, 6)))
    await server_work(acts=False).catch_up()
    assert not await of_tomorrow(store)
    for most in (0, 2):  # killed, or nobody thinks
        with pytest.raises(NoThoughtError):
            await server_work(most).catch_up()
        assert not await of_tomorrow(store)
        assert not await store.problems.chosen(DAY, "classic", GUILD)
    await server_work().catch_up()
    first = await of_tomorrow(store)
    assert [(problem.place, problem.guild) for problem in first] == [(1, GUILD), (2, GUILD), (3, GUILD)]
    assert not await of_tomorrow(store, 77)
    await server_work(0).catch_up()  # it is done
    work = server_work()
    work.clock.time += 86400
    await work.catch_up()
    second = [problem for problem in await store.problems.of_day(DAY + 1, "classic", GUILD) if problem.guild]
    seeds = [problem.position.log[0].body for problem in (*first, *second)]
    assert len(second) == 2
    assert len({*seeds}) == 5


OTHERS = (
    {"ago": 30},
    {"ago": 61},
    {"end": "abandoned"},
    {"end": "resigned"},
    {"end": "time"},
    {"channel": 6},
    {"guild": 78},
    {"game": "moomin"},
    {"record": ""},
    {"record": "{}"},
)


async def test_other_matches_give_none(server_work, store):
    await solving(store)
    await record(store, *(played(number, **other) for number, other in enumerate(OTHERS, 2)), played(1, ago=31))
    await server_work().catch_up()
    (problem,) = await of_tomorrow(store)
    assert problem.position.log[0].body == a_record("classic", 2, 1).rounds[0].seed


@pytest.mark.parametrize("how", ["hides", "banned", "forgotten", "merged", "took over", "stood in"])
async def test_none_from_matches_of_people_who_hide_or_are_gone(server_work, store, how):
    await solving(store)
    seats = [seat(1, ANNA, 1, 3), seat(2, BELA, 2, 1)]
    if how in ("took over", "stood in"):
        seats[1] = replace(seats[1], **({"player": CILI, "since": 3} if how == "took over" else {"stood_in": True}))
    await record(store, played(1, *seats), played(2, seat(1, ANNA, 1, 3), seat(2, None, 2, 1, "computer")))
    if how == "forgotten":
        await forget_person(store, BELA)
    elif how == "hides":
        await store.league.opt_out(GUILD, BELA, True)
    elif how in ("banned", "merged"):
        await store.league.opt_out(GUILD, BELA, True)
        sql = f"UPDATE league_members SET opted_out = 0, {how} = 1 WHERE guild = ? AND person = ?"
        await store._writer.call(lambda db: db.execute(sql, (GUILD, BELA)))
    await server_work().catch_up()
    (problem,) = await of_tomorrow(store)
    assert problem.position.log[0].body == a_record("classic", 2, 2).rounds[0].seed


@pytest.mark.postgres
async def test_a_server_that_solves_none_gets_none_and_nothing_once_the_day_has_begun(server_work, store):
    await record(store, played(1))
    await server_work().catch_up()
    await solving(store, DAY - 15)
    await server_work().catch_up()
    assert not await store.problems.chosen(DAY, "classic", GUILD)
    await solving(store)
    work = server_work()

    async def late(*_):
        work.clock.time += 86400
        return True

    work._is_public = late
    await work.catch_up()
    assert not await store.problems.chosen(DAY, "classic", GUILD)
