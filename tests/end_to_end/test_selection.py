"""Several pieces at once, from the menu to the table: the toy game, whose rooms only tests register."""

import pytest

from bot.games.rooms.selection import bare
from tests.toy.rooms import toy  # noqa: F401 - a fixture

pytestmark = pytest.mark.usefixtures("toy")


async def toy_table(world):
    """A table at which the first player has drawn."""
    table = await world.match("Ann", "Ben", game="toy")
    await world.settled()
    ann = table.people[0]
    await table.press(ann, "Draw")
    return table, ann


def menu(message, hint):
    return next(select for select in message.selects() if select["placeholder"].startswith(hint))


def state(world):
    return world.bot.tables.all()[0].state


def round_now(world):
    return state(world).match.state


async def pick(world, table, person, count, hint="Pick"):
    """Pick the last so many of a menu, besides what is picked already."""
    panel = table.panels[person]
    select = menu(panel, hint)
    free = [option["value"] for option in select["options"] if not option.get("default")]
    await world.answered(await person.select(panel, free[-count:], custom_id=select["custom_id"]), "update")
    return [bare(value.split(" ")[-1]) for value in free[-count:]]


async def test_three_are_picked_laid_and_handed_in_with_the_discard(world):
    table, ann = await toy_table(world)
    hand = round_now(world).hands[0]
    first = await pick(world, table, ann, 3)
    assert f"Picked: {', '.join(first)}" in table.panels[ann].text
    await table.press(ann, "Lay")
    assert f"Lay: {', '.join(first)}" in table.panels[ann].text
    second = await pick(world, table, ann, 3)
    await table.press(ann, "Lay")
    assert len(state(world).match.rounds[-1].actions) == 1  # nothing but the draw was handed in
    (thrown,) = await pick(world, table, ann, 1, hint="Discard")
    assert round_now(world).table == (tuple(first), tuple(second))
    assert sorted((*round_now(world).hands[0], *first, *second, thrown)) == sorted(hand)
    assert round_now(world).turn == 1
    actions = state(world).match.rounds[-1].actions
    assert [action.split()[1] for action in actions] == ["draw", "lay", "lay", "discard"]
    await world.settled()
    assert "Lay" not in table.panels[ann].labels()


async def test_drawing_and_discarding_are_two_clicks_and_four_with_three_laid(world):
    table, ann = await toy_table(world)
    before = table.clicks
    assert before == 1
    await pick(world, table, ann, 1, hint="Discard")
    assert round_now(world).turn == 1
    await world.settled()
    ben = table.people[1]
    await table.press(ben, "Draw")
    await pick(world, table, ben, 3)
    await table.press(ben, "Lay")
    await pick(world, table, ben, 1, hint="Discard")  # draw, pick, lay, discard: four
    assert round_now(world).turn == 0


async def test_what_fits_no_longer_after_a_draw_is_no_hindrance(world):
    table, ann = await toy_table(world)
    (thrown,) = await pick(world, table, ann, 1, hint="Discard")
    await world.settled()
    ben = table.people[1]
    await table.press(ben, f"Take {thrown}")
    assert f"Take {thrown}" in table.panels[ben].text
    await table.press(ben, "Draw")
    assert f"Take {thrown}" not in table.panels[ben].text
    await pick(world, table, ben, 1, hint="Discard")
    assert round_now(world).turn == 0


@pytest.mark.usefixtures("drawn_tables")
async def test_the_hand_is_drawn_anew_for_what_is_selected(world):
    table, ann = await toy_table(world)
    panel = table.panels[ann]
    plain = panel.attachments[0].data
    await pick(world, table, ann, 2)
    picked = panel.attachments[0].data
    await table.press(ann, "Undo")
    assert plain != picked
    assert panel.attachments[0].data == plain


async def test_after_a_restart_a_selection_is_gone_and_nothing_of_it_is_handed_in(world):
    table, ann = await toy_table(world)
    await pick(world, table, ann, 3)
    await table.press(ann, "Lay")
    await pick(world, table, ann, 3)
    await world.restart()
    panel, before = table.panels[ann], round_now(world)
    for label in ("Lay", "Undo"):
        old = next(button["custom_id"] for button in panel.buttons() if button.get("label") == label)
        answer = await world.answered(await ann.click(panel, custom_id=old), "update")
        assert answer.message is panel
        assert "Picked" not in panel.text
        assert "older" not in panel.text
        assert "wrong" not in panel.text
        await pick(world, table, ann, 3)
        await table.press(ann, "Lay")
        await world.restart()
    await pick(world, table, ann, 1, hint="Discard")  # a discard that meant to hand in three more
    assert round_now(world) == before
    await pick(world, table, ann, 1, hint="Discard")
    assert round_now(world).table == ()
    assert round_now(world).turn == 1


async def test_a_selection_stays_while_the_table_moves_on_and_the_panel_sleeps(world):
    table, ann = await toy_table(world)
    ben = table.people[1]
    chosen = await pick(world, table, ann, 3)
    await table.press(ann, "Lay")
    more = await pick(world, table, ann, 2)
    said = [f"Lay: {', '.join(chosen)}", f"Picked: {', '.join(more)}"]
    page = (await world.answered(await ben.click(table.panels[ben], "Menu"), "update")).message
    for _ in range(2):
        await world.answered(await ben.click(page, "Pause"), "update")
        await world.settled()
        assert "Lay" not in table.panels[ann].labels()
        await world.answered(await ben.click(page, "Resume"), "update")
        await world.settled()
        assert [text for text in said if text not in table.panels[ann].text] == []
    await world.answered(await ben.click(page, "Pause"), "update")
    world.clock.advance(14 * 60 + 1)  # nobody's time runs in a pause
    await world.settled()
    assert "stopped updating" in table.panels[ann].text
    await world.answered(await ben.click(page, "Resume"), "update")
    await table.open_hand(ann)
    assert [text for text in said if text not in table.panels[ann].text] == []
    by_command = await world.answered(await ann.command("hand"), "message")
    assert [text for text in said if text not in by_command.message.text] == []


async def test_two_clicks_on_one_button_put_together_once(world):
    table, ann = await toy_table(world)
    await pick(world, table, ann, 3)
    panel = table.panels[ann]
    both = [await ann.click(panel, "Lay") for _ in range(2)]
    for click in both:
        await world.answered(click, "update")
    assert panel.text.count("Lay: ") == 1


async def test_a_refused_hand_in_keeps_what_was_selected(world):
    table, ann = await toy_table(world)
    chosen = await pick(world, table, ann, 3)
    await table.press(ann, "Lay")
    panel = table.panels[ann]
    select = menu(panel, "Discard")
    value = select["options"][0]["value"].rpartition(" ")[0] + " Z9"  # a piece that the rules refuse
    select["options"][0]["value"] = value
    answer = await world.answered(await ann.select(panel, [value], custom_id=select["custom_id"]), "message")
    assert "You don't hold Z9" in answer.message.text
    assert round_now(world).table == ()
    await table.press(ann, "Undo")
    assert f"Picked: {', '.join(chosen)}" in panel.text


async def test_computers_and_people_play_it_to_the_end(world):
    table = await world.match("Ann", game="toy", computers=1)
    ann = table.people[0]
    for _ in range(60):
        if await table.wait() == "over":
            break
        await table.press(ann, "Draw")
        await pick(world, table, ann, 1, hint="Discard")
        await world.settled()
    assert table.over
