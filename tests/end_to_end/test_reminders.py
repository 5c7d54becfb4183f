"""Reminders of fixtures: once a day, once before the last day ends, by hand, and over a kill."""

import pytest

from storage import StorageError
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_fixtures import make, make_until


def reminders(world, channel=None):
    return [m for m in world.box.messages(channel) if " to play: " in m.text]


async def test_players_are_reminded_once_a_day_by_itself(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    await make(world, ann, ann, ben)
    world.clock.advance(86400 - 3600)
    await world.settled()
    assert not reminders(world)
    world.clock.advance(2 * 3600)
    await world.box.until(lambda: reminders(world))
    (reminder,) = reminders(world)
    assert {user.id for user in reminder.mentions} == {ann.id, ben.id}
    assert "Ann – Ben" in reminder.text
    world.clock.advance(3600)
    await world.restart()
    world.clock.advance(3600)
    await world.settled()
    assert len(reminders(world)) == 1
    assert cleo.id not in {user.id for user in reminder.mentions}


async def test_a_bot_that_is_restarted_every_ten_minutes_reminds_too_and_once(world):
    ann = await boss(world)
    await make(world, ann, ann, world.box.person("Ben"))
    world.clock.advance(86400 - 900)
    for restarts in range(1, 6):
        await world.restart()
        world.clock.advance(600)
        await world.settled()
        assert len(reminders(world)) == (0 if restarts < 2 else 1)


@pytest.mark.parametrize("posted", [False, True])
async def test_a_bot_that_is_killed_while_it_reminds_does_it_once_after_its_start(world, posted):
    """Between claim and post, and between the post and the note of it, hours later too."""
    ann, guild = await boss(world), world.box.guild.id
    await make(world, ann, ann, world.box.person("Ben"))

    async def killed(*_, **__):
        raise StorageError("closed")

    deadlines = world.bot.store.deadlines
    if posted:
        deadlines.note_reminded = killed
        world.clock.advance(86400 + 1900)
        await world.box.until(lambda: reminders(world))
    else:
        world.clock.advance(86400 - 900)
        await world.settled()
        deadlines.claim_reminders, claim = killed, deadlines.claim_reminders
        world.clock.advance(1000)
        await world.settled()
        assert len(await claim(guild)) == 1
    await world.settled()
    assert len(reminders(world)) == posted
    await world.restart()
    world.clock.advance(3600)
    await world.box.until(lambda: reminders(world))
    await world.settled()
    for _ in range(3):
        world.clock.advance(3600)
        await world.settled()
    assert len(reminders(world)) == 1
    assert await world.bot.store.deadlines.unposted_reminders(guild) == []


async def test_a_server_can_turn_reminders_off_and_moderators_remind_by_hand(world):
    ann = await boss(world)
    ben = world.box.person("Ben")
    await make(world, ann, ann, ben)

    async def remind(by, **more):
        return (await world.answered(await by.command("manage schedule reminders", **more), "message")).message.text

    assert "No more daily reminders" in await remind(ann, daily=False)
    assert "No one to remind" in await remind(ann)
    world.clock.advance(2 * 86400)
    await world.settled()
    assert not reminders(world)
    assert "the players of 1 fixture" in await remind(ann)
    assert len(reminders(world)) == 1


async def test_a_reminder_that_cannot_be_posted_is_told(world):
    ann = await boss(world)
    await make(world, ann, ann, world.box.person("Ben"))
    await world.answered(await ann.command("manage schedule reminders", daily=False))
    world.clock.advance(86400 * 2)
    world.box.faults.lose_channel(world.box.table)
    answer = await world.answered(await ann.command("manage schedule reminders", world.box.talk), "message")
    assert f"couldn't post the reminder in <#{world.box.table.id}>" in answer.message.text


async def test_a_reminder_of_the_last_day_comes_also_where_daily_ones_are_off(world):
    ann = await boss(world)
    ben = world.box.person("Ben")
    await make_until(world, ann, ann, ben, days=4)
    await world.answered(await ann.command("manage schedule reminders", daily=False))
    for _ in range(5):
        world.clock.advance(86400)
        await world.settled()
    await world.box.until(lambda: reminders(world))
    assert len(reminders(world)) == 1
    assert "I'm ready to play" in reminders(world)[0].labels()
