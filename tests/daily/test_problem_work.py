"""Choosing a day's problems: three from different matches, all stored or none, once for all processes."""

import pytest

from bot import players
from bot.daily import problem_work
from bot.daily.problem_work import ProblemWork
from bot.daily.problems import GAMES_WITH, Problem, ThinkQuestion
from bot.daily.service import Dailies
from bot.players.thinking import Budget, NoThoughtError
from tests.daily.test_service import Clock


class Thinker:
    """Answers so many questions, then never again."""

    def __init__(self, most: int) -> None:
        self.left = most

    async def think(self, view, seed, budget, purpose, among):
        if not self.left:
            raise NoThoughtError
        self.left -= 1
        return ()


def judging(view):
    yield ThinkQuestion(view, 1, Budget(1), ())
    moves = tuple((token,) for token in view.legal[:2])
    return Problem(moves, moves[1], 0.1) if len(moves) > 1 else None


@pytest.fixture
def work(store, monkeypatch):
    monkeypatch.setattr(problem_work, "judging", judging)
    dailies = Dailies(store.dailies, players, Clock(), secret=lambda: b"s" * 32)
    monkeypatch.setattr("bot.daily.service.choosing", lambda *_: iter_of(0))
    return lambda most: ProblemWork(dailies, store.problems, Thinker(most), players)


def iter_of(value):
    yield
    return value


async def test_a_kill_before_three_are_found_leaves_none_and_the_next_look_finds_the_same(work, store):
    day = work(0)._dailies.today
    with pytest.raises(NoThoughtError):
        await work(2).look()
    assert await store.problems.of_day(day, GAMES_WITH[0]) == []
    await work(1000).look()
    found = {game: await store.problems.of_day(day, game) for game in GAMES_WITH}
    assert [len(some) for some in found.values()] == [3] * len(GAMES_WITH)
    positions = {one.position.log[0].body for some in found.values() for one in some}
    assert len(positions) == 3 * len(GAMES_WITH)
    assert len(await store.problems.of_day(day + 1, "classic")) == 3
    await work(0).look()  # all are there: nobody is asked
    again = work(1000)
    assert [one._replace(number=0) for one in found["classic"]] == await again._chosen(day, "classic")


async def test_a_day_without_problems_is_looked_for_once(work, store, monkeypatch):
    monkeypatch.setattr(problem_work, "_MATCHES", 1)
    monkeypatch.setattr(problem_work, "judging", lambda view: iter(()))
    await work(0).look()
    monkeypatch.setattr(problem_work, "judging", judging)
    await work(0).look()  # after a restart, too: nobody is asked
    assert await store.problems.of_day(work(0)._dailies.today, GAMES_WITH[0]) == []
