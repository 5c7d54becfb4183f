"""Taking back with the real client: asked from the menu, answered on the table's message or in a hand (C-5)."""

import random

import pytest

from tests.end_to_end.test_forged import forged
from tests.end_to_end.test_kill import processes, start_anew
from tests.end_to_end.test_seasons import moderator
from tests.storage.places import in_turn

__all__ = ["processes"]
pytestmark = pytest.mark.slow
ASKS = "wants to take the last move back. Do you all agree?"
BACK = "Ann takes the last move back."


async def moved(world, *names):
    """A match out of the league in which Ann has just moved."""
    people = await world.lobby(*names)
    page = await world.options(people[0])
    while "Don't count it" not in page.labels():
        await world.answered(
            await people[0].click(page, "Next" if "Next" in page.labels() else "More options"), "update"
        )
    await world.answered(await people[0].click(page, "Don't count it"), "update")
    return await after_a_move(await world.begin(people))


async def after_a_move(table):
    """Play until Ann has moved."""
    rng, ann, mover = random.Random(4), table.people[0], None
    while mover is not ann:
        await table.wait()
        mover = table.mover()
        await table.move(rng)
    return table


async def ask(world, table):
    """Press "Take back" in the menu below Ann's hand."""
    ann = table.people[0]
    await table.press(ann, "Menu")
    return await table.press(ann, "Take back")


async def test_ann_takes_a_move_back_and_ben_agrees_on_the_table_s_message(world):
    table = await moved(world, "Ann", "Ben")
    ann, ben = table.people
    await ask(world, table)
    await world.board_when(lambda m: ASKS in m.text)
    assert "You want to take your last move back." in table.panels[ann].text
    await world.box.until(lambda: {"Agree", "No"} <= {*table.panels[ben].labels()})
    assert "Agree" not in table.panels[ann].labels()
    await world.answered(await ben.click(table.board, "Agree"))
    await world.board_when(lambda m: BACK in m.text)
    await world.box.until(lambda: table.mover() is ann)


async def test_ben_says_no_in_his_hand_and_the_move_stands(world):
    table = await moved(world, "Ann", "Ben")
    ann, ben = table.people
    await ask(world, table)
    await table.press(ben, "No")
    await world.board_when(lambda m: "Ann's move stands." in m.text)
    await world.box.until(lambda: table.mover() is ben)
    stranger = world.box.person("Cili")
    await table.press(ann, "Menu")
    assert "Take back" not in table.panels[ann].labels()
    assert "Take back" not in (await world.private_answer(await stranger.click(table.board, "Menu"))).labels()


async def test_in_the_league_moves_are_taken_back_where_its_rules_allow_it(world):
    table = await after_a_move(await world.match("Ann", "Ben"))
    await table.press(table.people[0], "Menu")
    assert "Take back" not in table.panels[table.people[0]].labels()
    boss = moderator(world)
    ruled = await world.answered(await boss.command("manage rules", takebacks="on"), "message")
    assert "moves may be taken back if all agree" in ruled.message.text
    people = await world.lobby("Cili", "Dan", channel=world.box.talk)
    assert "moves may be taken back if all agree" in world.board(world.box.talk).text
    table = await after_a_move(await world.begin(people, world.box.talk))
    await ask(world, table)
    await table.press(people[1], "Agree")
    await world.box.until(lambda: table.mover() is people[0])


async def test_an_old_button_agrees_with_no_later_question(world):
    """A hand on another device, say, shows a question that is over."""
    table = await moved(world, "Ann", "Ben", "Cleo")
    ann, *others = table.people
    await ask(world, table)
    await world.box.until(lambda: all("Agree" in table.panels[person].labels() for person in others))
    agree = next(button["custom_id"] for button in table.panels[others[0]].buttons() if button.get("label") == "Agree")
    await table.press(others[0], "No")
    await table.wait()
    mover = await table.move(random.Random(4))
    other = next(person for person in others if person is not mover)
    await table.press(mover, "Menu")
    await table.press(mover, "Take back")
    assert "changed" in await forged(world, other, table.board, agree)
    for person in (ann, other):
        await table.press(person, "Agree")
    await world.board_when(lambda m: "takes the last move back" in m.text)


@in_turn("step", 0, 1, 2)
async def test_killed_at_any_step_it_is_taken_back_once_and_nothing_is_lost(processes, step):
    """The process is killed when it was asked, when the answer was heard, and when that was told."""
    world = processes
    table = await moved(world, "Ann", "Ben")
    ann, ben = table.people
    await ask(world, table)
    if step == 0:
        await start_anew(world)
    await world.board_when(lambda m: ASKS in m.text)
    if step == 1:
        world.box.faults.hold("/messages/", method="PATCH", times=100)
        await ben.click(table.board, "Agree")
        await start_anew(world)  # perhaps before it was stored: then it is still asked
    if "Agree" in table.board.labels():
        await ben.click(table.board, "Agree")
    await world.board_when(lambda m: BACK in m.text)
    if step == 2:
        await start_anew(world)
        await world.board_when(lambda m: BACK in m.text)
    for person in table.people:
        await table.open_hand(person)
    await world.box.until(lambda: table.mover() is ann)
