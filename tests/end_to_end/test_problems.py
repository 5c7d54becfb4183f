"""Problems “find the move” through the real client: a minute each, one answer, told the next day."""

import asyncio
import random
import time

from bot import players
from bot.app.store import BotStore
from bot.daily.plans import number_of
from bot.daily.problems import SECONDS, key_of, positions, problem_game
from bot.daily.rows.problems import StoredProblem
from tests.end_to_end.test_daily import Player
from tests.end_to_end.test_daily_proofs import next_day
from tests.end_to_end.test_forged import forged
from tests.end_to_end.test_kill import KILLS, processes
from tests.end_to_end.world import words_of
from tests.storage.places import on_one

__all__ = ["processes"]  # a fixture


async def chosen(store, day: int) -> list[StoredProblem]:
    """Store a day's problems: positions with several moves, of which the first is called best."""
    game, found = problem_game(day, ()), []
    for number in range(100):
        steps = positions(key_of("ab" * 32, game, number), game, players)
        several = (one for one in steps if one is not None and len(one[1].legal) > 1)
        if (one := next(several, None)) is not None:
            moves = tuple((token,) for token in one[1].legal)
            found.append(StoredProblem(0, day, game, len(found) + 1, one[0], moves, moves[1], 0.125))
        if len(found) == 3:
            break
    await store.problems.put(day, game, found)
    return await store.problems.of_day(day, game)


async def listed(world, name: str = "Ann") -> Player:
    """Somebody who has opened the day's list from the menu of the deal of the day."""
    player = Player(world, name)
    await player.daily()
    await player.press("Menu")
    await player.press("Find the move")
    return player


def move_id(player: Player, token: str) -> str:
    """The id of the button that plays a move; that of any other piece is another's."""
    _, verb, *words = token.split(" ")
    return next(one for one in player.moves() if one.split(":")[-1].endswith(" ".join([verb, *words])))


async def test_three_problems_a_minute_each_and_the_answers_the_next_day(opened) -> None:
    async with opened() as world:
        problems = await chosen(world.bot.store, world.bot.services.dailies.today)
        ann = await listed(world)
        assert "not opened yet" in ann.page.text
        await ann.press("Problem 1")
        assert "Problem 1" in ann.page.text
        assert ann.page.attachments
        await ann.person.click(ann.page, custom_id=ann.moves()[0])
        await world.box.until(lambda: "saved" in ann.page.text)
        told = words_of(ann.page)
        assert "Problem 1: answered" in told
        assert "right" not in told.replace("if it's right", "")
        await ann.press("Problem 2")
        old = ann.moves()[0]
        world.clock.advance(SECONDS + 1)
        await world.answered(await ann.person.click(ann.page, custom_id=old), "update")
        assert "Time was up" in ann.page.text
        assert "Problem 2: no answer in time" in words_of(ann.page)
        await forged(world, ann.person, ann.page, f"by:b:-:0:daily-problems:{problems[1].number}")
        assert "Time was up before" in ann.page.text
        assert not ann.moves()
        answers = await world.bot.store.problems.own(ann.person.id, problems[0].day, problems[0].game)
        assert [answers[one.number].tokens is None for one in problems[:2]] == [False, True]
        await ann.press("Yesterday's answers")
        assert "no problems yesterday" in ann.page.text  # those of today stay hidden
        next_day(world)
        await ann.press("Yesterday's answers")
        assert "Best:" in ann.page.text
        assert "Your answer:" in ann.page.text
        assert ann.page.attachments
        assert not ann.moves()
        await ann.press("Problem 2")
        assert "You didn't answer in time." in ann.page.text


async def test_nobody_answers_twice_or_yesterdays(opened) -> None:
    async with opened() as world:
        (one, *_) = await chosen(world.bot.store, world.bot.services.dailies.today)
        ann = await listed(world)
        await ann.press("Problem 1")
        first, second = ann.moves()[:2] if len(ann.moves()) > 1 else ann.moves() * 2
        page = ann.page
        clicks = [await ann.person.click(page, custom_id=move) for move in (first, second)]
        await asyncio.gather(*(world.answered(click) for click in clicks))
        stored = await world.bot.store.problems.own(ann.person.id, one.day, one.game)
        await forged(world, ann.person, ann.page, second)
        assert await world.bot.store.problems.own(ann.person.id, one.day, one.game) == stored
        next_day(world)
        ben = Player(world, "Ben")
        await ben.daily()
        await forged(world, ben.person, ben.page, first)
        assert await world.bot.store.problems.own(ben.person.id, one.day, one.game) == {}


@on_one()
async def test_killed_at_any_moment_an_answer_that_was_confirmed_is_there(processes) -> None:
    world, rng = processes, random.Random(7)
    await world.kill()
    async with await BotStore.open(world.store) as store:
        await chosen(store, number_of(time.time()))
    await world.start()
    ann = await listed(world)
    for _ in range(min(KILLS, 3)):
        label = next((one for one in ann.page.labels() if one.startswith("Problem ")), None)
        if label is None:
            break
        await ann.press(label)
        if ann.moves():
            await ann.person.click(ann.page, custom_id=rng.choice(ann.moves()))
        for _ in range(rng.choice((0, 1, 3, 10, 30, 100))):
            await asyncio.sleep(0)
        confirmed = "saved" in ann.page.text
        await world.kill()
        await world.start()
        own = await listed(world)
        assert not confirmed or f"{label}: answered" in words_of(own.page)
        assert f"{label}: not opened yet" not in words_of(own.page)
        ann = own
