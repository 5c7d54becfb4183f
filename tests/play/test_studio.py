"""Pictures are drawn in the order of their urgency, and old ones are left out."""

import asyncio
from concurrent.futures import Executor, Future

import pytest

from bot.play.messages.studio import OvertakenError, Studio, Urgency
from tests.play.fakes import turns

ANSWER, HAND, TABLE, SPARE = Urgency


class ByHand(Executor):
    """Draws when the test says so, what was begun first."""

    def __init__(self) -> None:
        self.begun: list[tuple[Future, object]] = []
        self.drawn: list[str] = []

    def submit(self, call, /, *_, **__):
        future = Future()
        self.begun.append((future, call))
        return future

    async def finish(self) -> None:
        future, call = self.begun.pop(0)
        try:
            result = call()
        except Exception as error:
            future.set_exception(error)
        else:
            self.drawn.append(result)
            future.set_result(result)
        await turns()

    def shutdown(self, *_, **__):
        for future, _call in self.begun:
            future.cancel()


@pytest.fixture
async def studio():
    pool = ByHand()
    made = Studio(1, pool)
    made.pool = pool
    made.tasks = []

    async def ask(urgency: Urgency, name: str, wanted=lambda: True) -> asyncio.Task[str]:
        task = asyncio.ensure_future(made.draw(urgency, lambda: name, wanted))
        made.tasks.append(task)
        await turns(3)
        return task

    made.ask = ask
    yield made
    made.close()
    await asyncio.gather(*made.tasks, return_exceptions=True)


async def everything(studio) -> list[str]:
    while studio.pool.begun:
        await studio.pool.finish()
    return studio.pool.drawn


async def test_who_waits_for_an_answer_comes_first_then_open_hands_then_tables(studio) -> None:
    await studio.ask(TABLE, "under way")
    for urgency, name in ((SPARE, "spare"), (TABLE, "table"), (HAND, "hand"), (ANSWER, "answer")):
        await studio.ask(urgency, name)
    assert len(studio) == 4
    assert await everything(studio) == ["under way", "answer", "hand", "table", "spare"]


async def test_what_is_as_urgent_is_drawn_as_it_came(studio) -> None:
    for number in range(6):
        await studio.ask(TABLE, str(number))
    assert await everything(studio) == list("012345")


async def test_an_answer_under_a_flood_of_tables_waits_for_what_is_under_way_alone(studio) -> None:
    for number in range(200):
        await studio.ask(TABLE, f"table {number}")
    answer = await studio.ask(ANSWER, "answer")
    await studio.pool.finish()
    await studio.pool.finish()
    assert answer.done()
    assert studio.pool.drawn == ["table 0", "answer"]


async def test_no_table_waits_for_ever_under_a_flood_of_answers(studio) -> None:
    table = await studio.ask(ANSWER, "first")
    table = await studio.ask(TABLE, "table")
    for number in range(20):
        await studio.ask(ANSWER, f"answer {number}")
        await studio.pool.finish()
    assert table.done()


async def test_what_was_overtaken_while_it_waited_is_not_drawn(studio) -> None:
    newest = 1
    await studio.ask(TABLE, "under way")
    old = await studio.ask(TABLE, "old", lambda: newest == 1)
    new = await studio.ask(TABLE, "new", lambda: newest == 2)
    newest = 2
    assert await everything(studio) == ["under way", "new"]
    assert new.result() == "new"
    with pytest.raises(OvertakenError):
        old.result()


async def test_who_does_not_wait_any_more_has_nothing_drawn(studio) -> None:
    await studio.ask(TABLE, "under way")
    gone = await studio.ask(TABLE, "gone")
    gone.cancel()
    begun = studio.tasks[0]
    begun.cancel()  # its thread ends all the same
    await studio.ask(TABLE, "last")
    assert await everything(studio) == ["under way", "last"]


async def test_a_fault_is_raised_to_who_asked_and_ends_nothing(studio) -> None:
    faulty = asyncio.ensure_future(studio.draw(TABLE, lambda: [].pop()))
    studio.tasks.append(faulty)
    await studio.ask(TABLE, "next")
    assert await everything(studio) == ["next"]
    with pytest.raises(IndexError):
        faulty.result()


async def test_after_the_end_nobody_waits() -> None:
    studio = Studio(1, ByHand())
    tasks = [asyncio.ensure_future(studio.draw(TABLE, lambda: "x")) for _ in range(3)]
    await turns()
    studio.close()
    await turns()
    assert all(task.cancelled() for task in tasks)
    assert len(studio) == 0


async def test_threads_draw() -> None:
    studio = Studio()
    assert await asyncio.gather(*(studio.draw(HAND, lambda n=n: n * n) for n in range(20))) == [
        n * n for n in range(20)
    ]
    studio.close()
