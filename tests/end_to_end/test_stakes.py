"""The day's limit and what resigning costs are told before, not afterwards."""

import random

from tests.end_to_end.test_life import menu
from tests.end_to_end.world import Table


async def resign_question(world, table, person):
    """The question before Resign."""
    return (await world.answered(await person.click(await menu(world, table, person), "Resign"), "update")).message


async def test_the_days_limit_is_told_in_the_lobby_and_before_resigning(world):
    await world.bot.store.set_setting(world.box.guild.id, None, "league-limit", "1", 1)
    people = await world.lobby("Ann", "Ben", hands="1")
    assert "limit" not in world.board().text
    table = await world.begin(people)
    assert (await resign_question(world, table, people[0])).text == (
        "Resign? In the league you get place 2 of 2: no league points – and it counts for your rating. "
        "The match is over then."
    )
    await table.play(random.Random(1))
    over = await world.board_when(lambda m: "Play again" in m.labels())
    await world.answered(await people[0].click(over, "Play again"))
    lobby = await world.board_when(lambda m: "You have reached today's limit of 1 league matches together" in m.text)
    await world.answered(await people[1].click(lobby, "Join"))
    await world.board_when(lambda m: "My hand" in m.labels())
    table = Table(world, people, world.box.table)
    await table.open_hand(people[0])
    free = "This match doesn't count for you: these players reached the day"
    assert free in (await resign_question(world, table, people[0])).text


async def test_what_resigning_costs_follows_from_those_who_did_before(world):
    table = await world.match("Ann", "Ben", "Cili", computers=1)
    ann, ben, _ = table.people
    question = await resign_question(world, table, ann)
    assert "place 3 of 3" in question.text
    assert "The computer plays on for you, and you can't come back" in question.text
    others = await resign_question(world, table, ben)
    await world.answered(await ben.click(others, "Yes, resign"), "update")
    await world.wait_for_text("Ben resigns")
    await world.settled()
    assert "place 2 of 3: +1 league point –" in question.text  # the question that stood open


async def test_a_match_that_counts_for_nobody_costs_nothing(world):
    table = await world.match("Ann", computers=2)
    question = await resign_question(world, table, table.people[0])
    assert "This match doesn't count for you: fewer than two people played." in question.text
