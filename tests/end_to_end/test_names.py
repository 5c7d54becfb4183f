"""People with the same name, and people who change theirs: at tables, in nights, in the league, on old matches."""

import random

from tests.end_to_end.nights import come, paged, start
from tests.end_to_end.test_commands import boss
from tests.end_to_end.world import words_of


def two_anns(world):
    """Two people whom the server calls Ann."""
    first, second = world.box.person("ann.b"), world.box.person("annika")
    for person in (first, second):
        call(world, person, "Ann")
    return first, second


def call(world, person, name):
    world.box.guild.members[person.id].nick = name


async def test_at_a_table_and_in_the_league_each_of_two_has_a_name_of_their_own(world):
    two_anns(world)
    people = await world.lobby("ann.b", "annika", game="classic", hands="1")
    assert "1. Ann (ann.b), host; 2. Ann (annika)" in words_of(await world.seated(2))
    table = await world.begin(people)
    assert "Ann (ann.b): 7 tiles" in words_of(table.board)
    assert "Ann (annika): 7 tiles" in words_of(table.board)
    assert "**Ann \\(ann" in table.board.text
    await table.play(random.Random(2))
    result = await world.board_when(lambda m: "League: **Ann \\(annika\\)**" in m.text)
    assert "League: **Ann \\(ann.b\\)**" in result.text
    for message in (table.board, result):
        assert "Ann:" not in words_of(message)
        assert "Ann's" not in words_of(message)
    for command in ("league table", "league history"):
        words = words_of((await world.answered(await people[0].command(command))).message)
        assert "(ann.b)" in words.replace("\\", "")
    replay = (await world.answered(await people[0].click(result, "Replay"), "message")).message
    assert "Ann (annika)" in words_of(replay).replace("\\", "")
    call(world, people[1], "Cleo")
    await world.answered(await people[1].command("league table"))
    words = words_of((await world.answered(await people[0].command("league table"))).message)
    assert "Cleo" in words
    assert "(ann.b)" not in words


async def test_in_a_night_too(world):
    two_anns(world)
    host = await boss(world)
    await start(world, host)
    await paged(world, "In: 0")
    await come(world, ("ann.b", "annika", "Ben", "Cleo"))
    assert "Ann (ann.b), Ann (annika), Ben, Cleo" in words_of(await paged(world, "In: 4"))


async def test_a_new_nickname_shows_from_the_next_click_on(world):
    """On the board, in the result, in the history of matches; after a restart too."""
    table = await world.match("Ann", "Ben", hands="1")
    ann, ben = table.people
    await table.play(random.Random(2))
    table = await world.match("Ann", "Ben", channel=world.box.talk)
    call(world, ann, "Countess")
    await world.answered(await ann.command("league table"))
    await world.box.until(lambda: "Countess:" in words_of(table.board))
    await world.restart()
    for command in ("league history", "league table"):
        words = words_of((await world.answered(await ben.command(command))).message)
        assert "Countess" in words, command
        assert "Ann" not in words, command


async def test_a_name_that_was_deleted_does_not_come_back(world):
    table = await world.match("Ann", "Ben", hands="1")
    ann, ben = table.people
    await table.play(random.Random(2))
    await world.delete_data(ann)
    assert await world.bot.store.names.load(world.box.guild.id, [ann.id]) == []
    await world.answered(await ann.command("rules"))
    for command in ("league history", "league table"):
        assert "Ann" not in words_of((await world.answered(await ben.command(command))).message)
    assert await world.bot.store.names.load(world.box.guild.id, [ann.id]) == []
