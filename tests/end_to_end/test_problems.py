"""Problems “find the move” through the real client: a minute each, one answer, told the next day."""

import asyncio
import dataclasses
import random
import time

from msgspec.structs import replace

from bot import players
from bot.app import features
from bot.app.store import BotStore
from bot.connection.config import Pace
from bot.daily import problem_work
from bot.daily.plans import end_of, number_of
from bot.daily.problems import SECONDS, Problem, key_of, positions, problem_game
from bot.daily.rows.problems import StoredProblem
from bot.games.record import encode
from bot.sandbox.permissions import Permission
from tests.daily.test_problems import a_record
from tests.end_to_end.test_daily import Player
from tests.end_to_end.test_daily_proofs import next_day
from tests.end_to_end.test_forged import forged
from tests.end_to_end.test_kill import KILLS, processes
from tests.end_to_end.world import words_of
from tests.storage.making import match, record, seat
from tests.storage.places import on_one

__all__ = ["processes"]  # a fixture


async def chosen(store, day: int) -> list[StoredProblem]:
    """Store a day's problems: positions with several moves, of which the first is called best."""
    game, problems = problem_game(day, ()), []
    for number in range(100):
        steps = positions(key_of("ab" * 32, game, number), game, players)
        several = (step for step in steps if step is not None and len(step[1].legal) > 1)
        if (step := next(several, None)) is not None:
            moves = tuple((token,) for token in step[1].legal)
            problems.append(StoredProblem(0, day, game, len(problems) + 1, step[0], moves, moves[1], 0.125))
        if len(problems) == 3:
            break
    await store.problems.put(day, game, problems)
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
    return next(move for move in player.moves() if move.split(":")[-1].endswith(" ".join([verb, *words])))


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
        text = words_of(ann.page)
        assert "Problem 1: answered" in text
        assert "right" not in text.replace("if it's right", "")
        await ann.press("Problem 2")
        old = ann.moves()[0]
        world.clock.advance(SECONDS + 1)
        await world.answered(await ann.person.click(ann.page, custom_id=old), "update")
        assert "Time was up" in ann.page.text
        assert "Problem 2: no answer in time" in words_of(ann.page)
        await forged(world, ann.person, ann.page, f"by:b:-:0:daily-problems:{problems[1].number}")
        assert "Time was up before" in ann.page.text
        assert not ann.moves()
        answers = await world.bot.store.problems.answers_of(ann.person.id, problems[0].day, problems[0].game)
        assert [answers[problem.number].tokens is None for problem in problems[:2]] == [False, True]
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
        (problem, *_) = await chosen(world.bot.store, world.bot.services.dailies.today)
        ann = await listed(world)
        await ann.press("Problem 1")
        first, second = ann.moves()[:2] if len(ann.moves()) > 1 else ann.moves() * 2
        page = ann.page
        clicks = [await ann.person.click(page, custom_id=move) for move in (first, second)]
        await asyncio.gather(*(world.answered(click) for click in clicks))
        stored = await world.bot.store.problems.answers_of(ann.person.id, problem.day, problem.game)
        await forged(world, ann.person, ann.page, second)
        assert await world.bot.store.problems.answers_of(ann.person.id, problem.day, problem.game) == stored
        next_day(world)
        ben = Player(world, "Ben")
        await ben.daily()
        await forged(world, ben.person, ben.page, first)
        assert await world.bot.store.problems.answers_of(ben.person.id, problem.day, problem.game) == {}


async def test_a_minute_ends_with_its_day(opened) -> None:
    async with opened() as world:
        today = world.bot.services.dailies.today
        await chosen(world.bot.store, today)
        ann = await listed(world)
        world.clock.advance(end_of(today) - 20 - world.clock.time())
        await ann.press("Problem 1")
        assert f"<t:{int(end_of(today))}:R>" in ann.page.text
        late = ann.moves()[0]
        world.clock.advance(21)
        await world.answered(await ann.person.click(ann.page, custom_id=late), "update")
        assert "no longer open" in ann.page.text


async def first_of_several(view, _):
    """Call the second of several moves obvious."""
    moves = tuple((token,) for token in view.legal)
    return Problem(moves, moves[1], 0.125) if len(moves) > 1 else None


async def test_a_position_of_the_servers_own_matches_is_solved_there_alone_and_names_nobody(
    opened, monkeypatch
) -> None:
    async with opened() as world:
        store, box, today = world.bot.store, world.box, world.bot.services.dailies.today
        await chosen(store, today)
        ann = await listed(world)
        await ann.press("Problem 1")
        game, ended = problem_game(today + 1, ()), world.clock.time() - 32 * 86400
        seats = [seat(number, person, 1, 0, "Zita") for number, person in enumerate((41, 42, 43), 1)]
        for number, place, guild in ((1, box.talk.id, box.guild.id), (2, 5, box.guild.id), (3, box.talk.id, 78)):
            done = match(f"old-{number}", *seats, game=game, ended=ended, guild=guild, channel=place)
            await record(store, replace(done, record=encode(a_record(game, 3, number))))
        monkeypatch.setattr(problem_work, "judge", first_of_several)
        monkeypatch.setattr(world.bot, "config", dataclasses.replace(world.bot.config, pace=Pace()))
        problems, _, servers = features._daily_work(world.bot)
        for work in (servers, servers, problems):
            await work.args[0]()
        next_day(world)
        ann = await listed(world)
        local, *others = await store.problems.of_day(today + 1, game, box.guild.id)
        assert [local.guild, *(problem.guild for problem in others)] == [box.guild.id, 0, 0]
        await store.problems.put(today + 1, game, [local], 78, 3)
        (other, *_) = await store.problems.of_day(today + 1, game, 78)
        await forged(world, ann.person, ann.page, f"by:b:-:0:daily-problems:{other.number}")
        assert "no longer open" in ann.page.text
        await ann.press("Problem 1")
        alt = ann.page.attachments[0].description
        assert "Player 2: " in alt
        assert "gone" not in alt
        assert "Zita" not in alt
        await ann.person.click(ann.page, custom_id=ann.moves()[0])
        await box.until(lambda: "saved" in ann.page.text)
        assert [*await store.problems.answers_of(ann.person.id, today + 1, game)] == [local.number]
        next_day(world)
        await ann.press("Yesterday's answers")
        assert "From a match in this server." in ann.page.text
        assert "Zita" not in ann.page.text + ann.page.attachments[0].description
        await ann.press("Problem 2")
        assert "From a match" not in ann.page.text


async def test_a_channel_is_public_if_everybody_sees_it(opened) -> None:
    async with opened() as world:
        box, channels, guild = world.box, world.bot.channels, world.box.guild.id
        ann, table, talk = box.person("Ann"), box.table, box.talk
        thread, secret = await ann.thread("open", talk), await ann.thread("secret", talk, private=True)
        asleep, gone = box.add_thread("asleep", talk), box.channel("gone")
        await world.settled()
        box.faults.archive(asleep)
        box.faults.delete_channel(gone)
        box.world.overwrite(table, guild, 0, deny=Permission.VIEW_CHANNEL)
        box.world.overwrite(table, box.world.bot.id, 1, allow=Permission.VIEW_CHANNEL)
        elsewhere = next(iter(box.add_guild("Elsewhere").channels.values()))
        await world.settled()
        public = [await channels.is_public(guild, place.id) for place in (talk, thread, asleep)]
        assert public == [True, True, True]
        for place in (secret, table, gone, elsewhere):
            assert not await channels.is_public(guild, place.id)
        assert not await channels.is_public(78, talk.id)
        box.world.overwrite(talk, guild, 0, deny=Permission.VIEW_CHANNEL)
        await world.settled()
        assert not await channels.is_public(guild, thread.id)
        assert not await channels.is_public(guild, asleep.id)


@on_one()
async def test_killed_at_any_moment_an_answer_that_was_confirmed_is_there(processes) -> None:
    world, rng = processes, random.Random(7)
    await world.kill()
    async with await BotStore.open(world.store) as store:
        await chosen(store, number_of(time.time()))
    await world.start()
    ann = await listed(world)
    for _ in range(min(KILLS, 3)):
        label = next((label for label in ann.page.labels() if label.startswith("Problem ")), None)
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
        again = await listed(world)
        assert not confirmed or f"{label}: answered" in words_of(again.page)
        assert f"{label}: not opened yet" not in words_of(again.page)
        ann = again
