"""Fixtures from the command that makes them to the match that settles them."""

import random
from datetime import UTC, datetime, timedelta

import pytest

from bot.sandbox.permissions import Permission
from tests.end_to_end.test_commands import boss


async def make(world, by, *people, **more):
    """Have fixtures made between people, by options."""
    named = {f"player{number}": person for number, person in enumerate(people, 1)}
    given = {"game": "classic", **named, **more}
    return (await world.answered(await by.command("manage schedule create", **given), "message")).message


async def fixture_list(world, by, **more):
    return (await world.answered(await by.command("league schedule", **more), "message")).message


async def picked_list(world, by, value):
    """The list, after a choice in its menu."""
    page = await fixture_list(world, by)
    await world.answered(await by.select(page, [value]), "update")
    return page


async def test_everybody_meets_everybody_and_is_told(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    made = await make(world, ann, ann, ben, cleo)
    assert not made.ephemeral
    assert "3 fixtures · 3 rounds" in made.text
    assert {user.id for user in made.mentions} == {ann.id, ben.id, cleo.id}
    fixtures = await fixture_list(world, ben)
    assert fixtures.ephemeral
    assert fixtures.text.count("· Classic domino") == 3
    bens = await fixture_list(world, cleo, who=ben)
    assert bens.text.count("· Classic domino") == 2


async def test_players_can_be_mentioned_in_a_text(world):
    ann = await boss(world)
    ben = world.box.person("Ben")
    made = await make(world, ann, players=f"<@{ann.id}> <@!{ben.id}>", rounds=2)
    assert "2 fixtures · 2 rounds" in made.text
    assert "Ann – Ben" in made.text
    assert "Ben – Ann" in made.text


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({}, "at least 2"),
        ({"players": "Ann and Ben"}, "takes mentions"),
        ({"players": "<@5>"}, "isn't a member"),
        ({"seats": 6}, "2–4"),
        ({"game": "bridge"}, "bridge"),
    ],
)
async def test_bad_input_has_a_clear_answer(world, more, words):
    answer = await make(world, await boss(world), **more)
    assert words in answer.text
    assert "No open fixtures" in (await fixture_list(world, world.box.person("Ben"))).text


async def test_nobody_is_named_twice_and_no_bot(world):
    ann = await boss(world)
    assert "named twice" in (await make(world, ann, ann, ann)).text
    assert "named twice" in (await make(world, ann, ann, players=f"<@{ann.id}>")).text
    bot = world.box.world.bot
    assert "is a bot" in (await make(world, ann, ann, bot)).text


async def test_they_are_cancelled_once(world):
    ann = await boss(world)
    await make(world, ann, ann, world.box.person("Ben"))
    answer = await world.answered(await ann.command("manage schedule cancel", fixture=1, reason="x"), "message")
    assert "Fixture 1 is cancelled" in answer.message.text
    again = await world.answered(await ann.command("manage schedule cancel", fixture=1, reason="x"), "message")
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
    assert "Fixture 1. Not here yet: Ben." in board.text
    await world.choose(ann, await world.options(ann), " hands ", "1")
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
    assert "played" in (await picked_list(world, cleo, "all")).text
    assert "No open fixtures" in (await fixture_list(world, cleo)).text
    over = await play(world, ann, 1)
    assert "is over already" in over.text


async def test_a_fixture_has_one_table_and_its_players_alone_open_it(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    await make(world, ann, ann, ben)
    assert "You aren't in fixture 1. Players: Ann – Ben." in (await play(world, cleo, 1)).text
    assert "There's no fixture 7" in (await play(world, ann, 7)).text
    await play(world, ann, 1)
    await world.seated(1)
    again = await play(world, ben, 1, world.box.talk)
    assert "has a table already" in again.text
    choices = await (await ben.autocomplete("play", "fixture", "")).done()
    assert [choice["value"] for choice in choices.choices] == [1]
    none = await (await cleo.autocomplete("play", "fixture", "")).done()
    assert not none.choices


async def test_moderators_give_a_fixture_to_one_of_its_players(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    await make(world, ann, ann, ben)

    async def walkover(by, winner, **more):
        given = {"fixture": 1, "winner": winner, "reason": "did not come", **more}
        return (await world.answered(await by.command("manage schedule walkover", **given), "message")).message.text

    assert "Cleo doesn't play in fixture 1." in await walkover(ann, cleo)
    assert "Give a reason" in await walkover(ann, ben, reason="x" * 400)
    assert "Fixture 1: Ben wins without a match." in await walkover(ann, ben)
    assert "settled already" in await walkover(ann, ben)
    assert "won without a match" in (await picked_list(world, cleo, "all")).text
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
    answer = await world.answered(await ann.command("manage schedule walkover", **given), "message")
    assert "is being played" in answer.message.text


async def make_until(world, ann, *people, days=3, **more):
    """Have fixtures made whose last day is so many days from now."""
    day = datetime.fromtimestamp(world.clock.time(), UTC).date() + timedelta(days=days)
    return await make(world, ann, *people, until=day.isoformat(), **more)


def announcements(world, words):
    return [m for m in world.box.messages() if words in m.text and not m.ephemeral]


async def test_who_was_ready_has_won_when_the_last_day_is_over_and_it_is_told_once(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    made = await make_until(world, ann, ann, ben, cleo)
    assert "last day 20" in made.text
    fixtures = await fixture_list(world, ben)
    menu = (await world.answered(await ben.click(fixtures, "I'm ready to play"), "update")).message
    numbers = [int(option["value"]) for option in menu.selects()[0]["options"]]
    assert len(numbers) == 2
    await world.answered(await ben.select(menu, [str(number) for number in numbers]), "update")
    await world.box.until(lambda: announcements(world, "Ben is ready to play"))
    (announcement,) = announcements(world, "Ben is ready to play")
    assert {user.id for user in announcement.mentions} == {ann.id, cleo.id}
    await play(world, ann, next(n for n in (1, 2, 3) if n not in numbers))  # with Cleo, who does not come
    await world.restart()
    world.clock.advance(2 * 86400)
    await world.settled()
    assert not announcements(world, "is over")
    world.clock.advance(2 * 86400)
    await world.settled()
    await world.restart()
    world.clock.advance(120)
    await world.box.until(lambda: announcements(world, "The last day of 3 fixtures is over"))
    world.clock.advance(3600)
    await world.settled()
    (over,) = announcements(world, "The last day of 3 fixtures is over")
    assert {user.id for user in over.mentions} == {ann.id, ben.id, cleo.id}
    assert over.text.count("won without a match") == 3
    table = await world.bot.store.league.table(world.box.guild.id)
    assert [(row.person, row.points // 60) for row in table.rows] == [(ben.id, 2), (ann.id, 1), (cleo.id, 0)]


async def test_a_moderator_is_asked_before_a_last_day_moves(world):
    ann = await boss(world)
    ben = world.box.person("Ben")
    await make_until(world, ann, ann, ben, days=2)
    given = {"fixture": 1, "until": "2031-01-01", "reason": "Ben is ill"}
    past = {**given, "until": "2001-01-01"}
    answer = await world.answered(await ann.command("manage schedule deadline", **past), "message")
    assert "is over" in answer.message.text
    question = (await world.answered(await ann.command("manage schedule deadline", **given), "message")).message
    assert "New last day: 2031-01-01?" in question.text
    assert "Ben is ill" in question.text
    done = (await world.answered(await ann.click(question, "Do it"), "update")).message
    assert "2031-01-01" in done.text
    world.clock.advance(5 * 86400)
    await world.settled()
    assert not announcements(world, "is over")
    assert "last day 2031-01-01" in (await fixture_list(world, ben)).text
    log = (await world.answered(await ann.command("manage audit"), "message")).message
    assert "last day of a fixture → 2031-01-01: 1 · Ben is ill" in log.text


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"until": "soon"}, "Write it like 2026-12-31"),
        ({"until": "2001-01-01"}, "is over"),
        ({"days": 7}, "set “until” too"),
    ],
)
async def test_a_last_day_that_cannot_be_makes_nothing(world, more, words):
    ann = await boss(world)
    assert words in (await make(world, ann, ann, world.box.person("Ben"), **more)).text
    assert "No open fixtures" in (await fixture_list(world, ann)).text


async def test_each_round_has_its_own_last_day(world):
    ann = await boss(world)
    made = await make(world, ann, ann, world.box.person("Ben"), rounds=2, until="2031-12-28", days=7)
    assert "last day 2031-12-28" in made.text
    assert "last day 2032-01-04" in made.text


async def test_a_crosstable_of_fixtures_and_of_the_table_is_a_picture_with_words_and_a_file(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    await make(world, ann, ann, ben, cleo)
    for number in (1, 2):
        fixture = await world.bot.store.fixtures.find(world.box.guild.id, number)
        winner = next(p for p in (ann, ben, cleo) if p.id == fixture.seats[0].person)
        given = {"fixture": number, "winner": winner, "reason": "x"}
        await world.answered(await ann.command("manage schedule walkover", **given), "message")
    fixtures = await fixture_list(world, ben)
    crosstable = (await world.answered(await ben.click(fixtures, "Crosstable"), "message")).message
    assert crosstable.ephemeral
    assert "fixtures 1–3, 2 of 3 settled" in crosstable.text
    (picture,) = crosstable.attachments
    assert "1. Ben: 1 of 1 (× 1 –)" in picture.description
    file = (await world.answered(await ben.click(crosstable, "As CSV"), "message")).message
    assert file.attachments[0].filename == "crosstable.csv"
    table = (await world.answered(await ben.command("league table"), "message")).message
    whole = (await world.answered(await ben.click(table, "Crosstable"), "message")).message
    assert "all games" in whole.text
    public = (await world.answered(await ben.click(whole, "Share"), "message")).message
    assert (public.ephemeral, public.text) == (False, whole.text)
    assert "Share" not in public.labels()


async def test_teams_meet_without_their_own_and_add_up_their_points(world):
    ann = await boss(world)
    ben, cleo, dan = (world.box.person(name) for name in ("Ben", "Cleo", "Dan"))

    async def teams(**more):
        given = {"game": "classic", "team1": f"Foxes: <@{ann.id}> <@{ben.id}>", **more}
        return (await world.answered(await ann.command("manage schedule teams", **given), "message")).message

    owls = f"Owls <@{cleo.id}> <@{dan.id}>"
    assert "Players in Owls: 2–6." in (await teams(team2="Owls")).text
    assert "named twice" in (await teams(team2=f"Owls <@{ann.id}> <@{dan.id}>")).text
    assert "Two teams are called foxes" in (await teams(team2=owls.replace("Owls", "foxes"))).text
    assert "can't be kept apart" in (await teams(team2=owls, seats=4, rounds=1)).text
    made = await teams(team2=owls)
    assert "4 fixtures · 2 rounds" in made.text
    assert "Ann – Ben" not in made.text
    fixture = await world.bot.store.fixtures.find(world.box.guild.id, 1)
    given = {"fixture": 1, "winner": next(p for p in (ann, ben) if fixture.has(p.id)), "reason": "x"}
    await world.answered(await ann.command("manage schedule walkover", **given), "message")
    standings = (await world.answered(await cleo.click(await fixture_list(world, cleo), "Teams"), "message")).message
    assert standings.ephemeral
    assert "1. Foxes: 1 point, 1 played, 1 won, 2 players" in standings.attachments[0].description
    public = (await world.answered(await cleo.click(standings, "Share"), "message")).message
    assert not public.ephemeral
    assert public.labels() == ["Crosstable"]
    await make(world, ann, ann, ben)
    fixtures = await picked_list(world, dan, "1")
    assert "4 in all, 3 open" in fixtures.text
    assert {"Teams", "Crosstable"} <= set(fixtures.labels())
    assert "Teams" not in (await picked_list(world, dan, "5")).labels()
    for role in world.box.guild.roles.values():
        role.permissions &= ~int(Permission.SEND_MESSAGES)
    refused = (await world.answered(await cleo.click(standings, "Share"), "message")).message
    assert "You can't write in this channel" in refused.text
