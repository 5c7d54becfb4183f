"""Answers that take longer than Discord waits: acknowledged first, then filled."""

import asyncio
import random
from concurrent.futures import Executor, Future

import pytest

from bot.play.messages.studio import Studio
from tests.box import edited, follow_up

TURNS = 100  # of the loop: many more than an acknowledgement takes to be under way


class LatePool(Executor):
    """Draws on the loop itself, and late."""

    def __init__(self) -> None:
        self._tasks = set()

    def submit(self, call, /, *args, **kwargs):
        done: Future = Future()
        task = asyncio.get_running_loop().create_task(self._draw(done, call, args, kwargs))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return done

    async def _draw(self, done, call, args, kwargs) -> None:
        for _ in range(TURNS):
            await asyncio.sleep(0)
        try:
            done.set_result(call(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)


@pytest.fixture
async def slow(world, monkeypatch):
    """A world in which every interaction is acknowledged before it is dealt with."""
    monkeypatch.setattr(world.bot.dispatcher, "hurry", 0)
    presenter = world.bot.presenter
    presenter.studio.close()
    presenter.studio = Studio(pool=LatePool())
    monkeypatch.setattr(presenter.hands, "find", lambda *_: None)
    return world


async def test_commands_are_filled_later(slow):
    ann = slow.box.person("Ann")
    answer = await slow.answered(await ann.command("play"), "message")
    assert answer.message.ephemeral
    assert "is open" in answer.message.text
    refused = await slow.answered(await slow.box.person("Ben").command("play"), "message")
    assert "already" in refused.message.text


async def test_the_league_is_for_all_however_slow_it_is(slow):
    league = await slow.answered(await slow.box.person("Ann").command("league table"), "message")
    assert not league.message.ephemeral
    assert "No one has finished" in league.message.text


async def test_a_hand_that_came_as_a_follow_up_follows_and_plays(slow, monkeypatch):
    with monkeypatch.context() as fast:
        fast.setattr(slow.bot.dispatcher, "hurry", 3600)
        table = await slow.match("Ann", "Ben")
    for person in table.people:
        click = await person.click(table.board, "My hand")
        assert (await click.done()).kind == "acknowledged"
        table.panels[person] = await follow_up(click)
        assert table.panels[person].ephemeral
    await slow.settled()
    rng = random.Random(1)
    for _ in range(6):
        if await table.wait() != "move":
            break
        person = table.mover()
        label = rng.choice(table.choices(person))
        click = await person.click(table.panels[person], label)
        await edited(click)
        await slow.settled()
    assert len(slow.bot.tables.all()[0].state.match.rounds[-1].actions) >= 3
    assert "My hand" in table.board.labels()  # nothing private went to the public message
    assert table.board.text.startswith("**")


async def test_the_menu_stays_where_a_slow_hand_was(slow, monkeypatch):
    with monkeypatch.context() as fast:
        fast.setattr(slow.bot.dispatcher, "hurry", 3600)
        table = await slow.match("Ann", "Ben", "Cili")
    for person in table.people:
        click = await person.command("hand")
        table.panels[person] = (await slow.answered(click, "message")).message
    await slow.settled()
    mover = table.mover()
    other = next(p for p in table.people if p is not mover)
    panel = table.panels[other]
    await edited(await other.click(panel, "Menu"))
    await mover.click(table.panels[mover], table.choices(mover)[0])
    await slow.box.until(lambda: slow.bot.tables.all()[0].state.match.rounds[-1].actions)
    await slow.settled()
    assert "Vote to end" in panel.labels()
