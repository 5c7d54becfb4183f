"""Private messages that lie open say what is so when a match begins, when it ends, and when the table is closed."""

import random
import re

import pytest

from bot.play.pages.panel import PICTURE
from tests.end_to_end.world import count

LUCK = random.Random(5)


async def end(world, person) -> None:
    """The host ends what there is at the table: a lobby, a match, or one that is over."""
    await world.end_table(person)
    await world.settled()


async def test_options_that_lie_open_show_the_match_once_it_has_begun(world):
    ann, ben = await world.lobby("Ann", "Ben")
    pages = [await world.options(person) for person in (ann, ben)]
    await world.answered(await ann.click(pages[0], "More options"), "update")
    await world.begin([ann, ben])
    await world.settled()
    for page in pages:
        assert not [menu for menu in page.selects() if "option" in menu["custom_id"]]
        assert {"My hand", "Pause"} <= set(page.labels())
        assert "turn" in page.text


async def test_a_lobby_that_is_closed_leaves_no_button_in_any_private_message(world):
    ann, ben = await world.lobby("Ann", "Ben")
    options = await world.options(ben)
    fair = await world.options(ann)
    await world.answered(await ann.click(fair, "Fair play"), "update")
    await end(world, ann)
    for page in (options, fair):
        assert (page.labels(), page.selects()) == ([], [])
        assert "Table closed" in page.text


async def test_pages_of_a_match_that_has_ended_do_not_offer_to_leave_it(world):
    table = await world.match("Ann", "Ben")
    ann, ben = table.people
    menu = (await world.answered(await ben.click(table.board, "Menu"), "message")).message
    question = await world.question(ben, "Leave the match")
    settings = (await world.answered(await ann.click(table.board, "Menu"), "message")).message
    await world.answered(await ann.click(settings, "Settings"), "update")
    await end(world, ann)
    for page in (menu, question, settings):
        assert "ended the match" in page.text
        assert not {"Leave the match", "Yes, leave", "Pause", "Vote to end"} & set(page.labels())
        assert page.selects() == []
    await end(world, ann)
    for page in (menu, question, settings, *table.panels.values()):
        assert page.labels() == []


@pytest.mark.usefixtures("drawn_tables")
async def test_the_menu_stands_below_the_hand_and_both_follow(world):
    table = await world.match("Ann", "Ben", "Cili")
    other = next(person for person in table.people if person is not table.mover())
    panel = table.panels[other]
    (before,) = [file.data for file in panel.attachments]
    await world.answered(await other.click(panel, "Menu"), "update")
    assert [(file.filename, file.data) for file in panel.attachments] == [(PICTURE, before)]
    assert panel.labels()[0] == "Back"
    for label in ("Leave the match", "No"):
        await world.answered(await other.click(panel, label), "update")
        assert [file.data for file in panel.attachments] == [before]
    while (mover := table.mover()) is not other:
        assert mover is not None
        await table.move(LUCK)
        await world.settled()
    await world.settled()
    assert "your turn" in panel.text
    assert "Vote to end" in panel.labels()
    assert [file.data for file in panel.attachments] != [before]  # the table lies above it now
    await world.answered(await other.click(panel, "Back"), "update")
    assert table.choices(other)


async def test_who_has_left_sees_the_hand_no_longer(world):
    table = await world.match("Ann", "Ben", "Cili")
    ben = table.people[1]
    await world.leave(ben)
    await world.settled()
    assert "not in this match" in table.panels[ben].text
    assert (table.panels[ben].labels(), table.panels[ben].attachments) == ([], [])


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (404, 10008)])
async def test_a_page_that_discord_takes_no_change_of_is_asked_no_more_and_answers(world, status, code):
    ann, ben = await world.lobby("Ann", "Ben")
    click = await ben.click(world.board(), emoji="⚙️")
    page = (await world.answered(click, "message")).message
    await world.settled()
    fault = world.box.faults.fail(re.escape(click.token), method="PATCH", status=status, code=code, times=9)
    await world.begin([ann, ben])
    await world.settled()
    assert (fault.hits, len(world.bot.pages)) == (1, 0)
    await world.answered(await ben.click(page, "Leave"), "update")
    assert "nothing happened" in page.text
    assert world.bot.tables.all()[0].state.seats[1].present


async def test_what_keeps_pages_true_costs_no_request_that_counts(world):
    ann, ben = await world.lobby("Ann", "Ben")
    pages = [await world.options(person) for person in (ann, ben)]
    await world.settled()
    edits, posts = count(world, "PATCH", "/channels/"), count(world, "PATCH", "/webhooks/")
    await world.choose(ann, pages[0], ":length:", "printed")
    await world.settled()
    assert count(world, "PATCH", "/channels/") == edits
    assert count(world, "PATCH", "/webhooks/") > posts
