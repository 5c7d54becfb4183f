"""Fixtures from the command that makes them to the match that settles them."""

import random

import pytest

from tests.end_to_end.test_commands import boss


async def make(world, by, *people, **more):
    """Have fixtures made between people, by options."""
    named = {f"player{number}": person for number, person in enumerate(people, 1)}
    given = {"game": "classic", **named, **more}
    return (await world.answered(await by.command("league fixtures create", **given), "message")).message


async def shown_list(world, by, **more):
    return (await world.answered(await by.command("league fixtures list", **more), "message")).message


async def test_everybody_meets_everybody_and_is_told(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    made = await make(world, ann, ann, ben, cleo)
    assert not made.ephemeral
    assert "3 fixtures in 3 rounds" in made.text
    assert {user.id for user in made.mentions} == {ann.id, ben.id, cleo.id}
    listed = await shown_list(world, ben)
    assert listed.ephemeral
    assert listed.text.count("· Classic domino") == 3
    own = await shown_list(world, cleo, who=ben)
    assert own.text.count("· Classic domino") == 2


async def test_players_can_be_mentioned_in_a_text(world):
    ann = await boss(world)
    ben = world.box.person("Ben")
    made = await make(world, ann, players=f"<@{ann.id}> <@!{ben.id}>", rounds=2)
    assert "2 fixtures in 2 rounds" in made.text
    assert "Ann – Ben" in made.text
    assert "Ben – Ann" in made.text


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({}, "at least 2"),
        ({"players": "Ann and Ben"}, "takes mentions"),
        ({"players": "<@5>"}, "isn't a member"),
        ({"seats": 6}, "2 to 4"),
        ({"game": "bridge"}, "bridge"),
    ],
)
async def test_bad_input_has_a_clear_answer(world, more, words):
    answer = await make(world, await boss(world), **more)
    assert words in answer.text
    assert "No fixtures are open" in (await shown_list(world, world.box.person("Ben"))).text


async def test_nobody_is_named_twice_and_no_bot(world):
    ann = await boss(world)
    assert "named twice" in (await make(world, ann, ann, ann)).text
    assert "named twice" in (await make(world, ann, ann, players=f"<@{ann.id}>")).text
    bot = world.box.world.bot
    assert "is a bot" in (await make(world, ann, ann, bot)).text


async def test_only_moderators_make_and_cancel_them(world):
    ann = await boss(world)
    ben = world.box.person("Ben")
    assert "can manage the server" in (await make(world, ben, ann, ben)).text
    await make(world, ann, ann, ben)
    refused = await world.answered(
        await ben.command("league fixtures cancel", fixture=1, reason="x"), "message"
    )
    assert "can manage the server" in refused.message.text
    gone = await world.answered(await ann.command("league fixtures cancel", fixture=1, reason="x"), "message")
    assert "Fixture 1 is cancelled" in gone.message.text
    again = await world.answered(
        await ann.command("league fixtures cancel", fixture=1, reason="x"), "message"
    )
    assert "cancelled already" in again.message.text


async def play(world, person, number, channel=None):
    return (await world.answered(await person.command("play", channel, fixture=number), "message")).message


async def test_a_fixture_is_played_by_its_players_and_settled_also_after_a_restart(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    await make(world, ann, ann, ben)
    called = await play(world, ann, 1)
    assert not called.ephemeral
    assert [user.id for user in called.mentions] == [ben.id]
    board = await world.seated(1)
    assert "Fixture 1. Waiting for Ben." in board.text
    refused = await world.answered(await cleo.click(board, "Join"), "message")
    assert "between other players" in refused.message.text
    await world.restart()
    await world.answered(await ben.click(world.board(), "Join"))
    await world.seated(2)
    table = await world.begin([ann, ben])
    await table.play(random.Random(1), moves=3)
    await world.restart()
    table = type(table)(world, [ann, ben], world.box.table)
    for person in (ann, ben):
        await table.open_hand(person)
    await table.play(random.Random(2))
    assert "played" in (await shown_list(world, cleo, all=True)).text
    assert "No fixtures are open" in (await shown_list(world, cleo)).text
    over = await play(world, ann, 1)
    assert "played already" in over.text


async def test_a_fixture_has_one_table_and_its_players_alone_open_it(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    await make(world, ann, ann, ben)
    assert "is between Ann – Ben" in (await play(world, cleo, 1)).text
    assert "There is no fixture 7" in (await play(world, ann, 7)).text
    await play(world, ann, 1)
    await world.seated(1)
    again = await play(world, ben, 1, world.box.talk)
    assert "has a table already" in again.text
    choices = await (await ben.autocomplete("play", "fixture", "")).done()
    assert [choice["value"] for choice in choices.choices] == [1]
    none = await (await cleo.autocomplete("play", "fixture", "")).done()
    assert not none.choices


def reminders(world, channel=None):
    return [m for m in world.box.messages(channel) if "still to be played" in m.text]


async def test_players_are_reminded_once_a_day_by_itself(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    await make(world, ann, ann, ben)
    world.clock.advance(86400 - 3600)
    await world.settled()
    assert not reminders(world)
    world.clock.advance(2 * 3600)
    await world.box.until(lambda: reminders(world))
    (told,) = reminders(world)
    assert {user.id for user in told.mentions} == {ann.id, ben.id}
    assert "Ann – Ben" in told.text
    world.clock.advance(3600)
    await world.restart()
    world.clock.advance(3600)
    await world.settled()
    assert len(reminders(world)) == 1
    assert cleo.id not in {user.id for user in told.mentions}


async def test_a_server_can_turn_reminders_off_and_moderators_remind_by_hand(world):
    ann = await boss(world)
    ben = world.box.person("Ben")
    await make(world, ann, ann, ben)

    async def remind(by, **more):
        return (
            await world.answered(await by.command("league fixtures remind", **more), "message")
        ).message.text

    assert "can manage the server" in await remind(ben)
    assert "don't remind anybody" in await remind(ann, daily=False)
    assert "Nobody was reminded" in await remind(ann)
    world.clock.advance(2 * 86400)
    await world.settled()
    assert not reminders(world)
    assert "1 fixture are reminded" in await remind(ann)
    assert len(reminders(world)) == 1


async def test_a_reminder_that_cannot_be_posted_is_told(world):
    ann = await boss(world)
    await make(world, ann, ann, world.box.person("Ben"))
    await world.answered(await ann.command("league fixtures remind", daily=False))
    world.clock.advance(86400 * 2)
    world.box.faults.lose_channel(world.box.table)
    answer = await world.answered(await ann.command("league fixtures remind", world.box.talk), "message")
    assert f"couldn't be posted in <#{world.box.table.id}>" in answer.message.text


async def test_moderators_give_a_fixture_to_one_of_its_players(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    await make(world, ann, ann, ben)

    async def walkover(by, winner, **more):
        given = {"fixture": 1, "winner": winner, "reason": "did not come", **more}
        return (
            await world.answered(await by.command("league fixtures walkover", **given), "message")
        ).message.text

    assert "can manage the server" in await walkover(ben, ben)
    assert "isn't in fixture 1" in await walkover(ann, cleo)
    assert "Give a reason" in await walkover(ann, ben, reason="x" * 400)
    assert "counts as won by Ben" in await walkover(ann, ben)
    assert "settled already" in await walkover(ann, ben)
    assert "won without a match" in (await shown_list(world, cleo, all=True)).text
    table = await world.bot.store.league.table(world.box.guild.id)
    assert [(row.person, row.points // 60, row.won) for row in table.rows] == [(ben.id, 1, 1), (ann.id, 0, 0)]


async def test_what_is_being_played_is_no_walkover(world):
    ann = await boss(world)
    ben = world.box.person("Ben")
    await make(world, ann, ann, ben)
    await play(world, ann, 1)
    await world.seated(1)
    await world.answered(await ben.click(world.board(), "Join"))
    await world.seated(2)
    await world.begin([ann, ben])
    given = {"fixture": 1, "winner": ben, "reason": "did not come"}
    answer = await world.answered(await ann.command("league fixtures walkover", **given), "message")
    assert "is being played" in answer.message.text
