"""Clicks that come twice, late, from the wrong person or from an old message: nothing happens but a polite answer."""

import asyncio
import random
import re

import pytest

from tests.end_to_end.world import CONTROLS


def moves(table) -> int:
    return len(table.world.bot.tables.all()[0].state.match.rounds[-1].actions)


async def test_a_double_click_plays_once(world):
    table = await world.match("Ann", "Ben")
    person = table.mover()
    label = table.choices(person)[0]
    both = [await person.click(table.panels[person], label) for _ in range(2)]
    answers = [await world.answered(click) for click in both]
    assert moves(table) == 1
    assert {answer.kind for answer in answers} == {"update"}
    assert "game has moved on" in table.panels[person].text


async def test_what_a_click_led_to_stays_for_one_change_more(world):
    table = await world.match("Ann", "Ben", "Cili")
    person = table.mover()
    label = table.choices(person)[0]
    for click in [await person.click(table.panels[person], label) for _ in range(2)]:
        await world.answered(click)
    for number, explained in enumerate((True, False)):
        await table.wait()
        assert table.mover() is not person
        await table.move(random.Random(number))
        await world.settled()
        assert ("game has moved on" in table.panels[person].text) is explained


async def test_an_interaction_delivered_twice_is_done_once(world, monkeypatch):
    """The second delivery is not even answered: Discord would refuse that, and like that already would be lost."""
    table = await world.match("Ann", "Ben")
    await world.settled()
    delivered, dispatch = [], world.bot.dispatcher.dispatch

    async def counted(interaction, *args, **kwargs):
        await dispatch(interaction, *args, **kwargs)
        delivered.append(interaction.id)
        world.box.world.changes.wake()

    monkeypatch.setattr(world.bot.dispatcher, "dispatch", counted)
    world.box.requests.clear()
    world.box.faults.duplicate_interactions(1)
    person = await table.move(random.Random(1))
    await world.box.until(lambda: len(delivered) == 2)
    await world.settled()
    assert delivered[0] == delivered[1]
    assert moves(table) == 1
    assert "game has moved on" not in table.panels[person].text
    callbacks = [r for r in world.box.requests if r.template.endswith("/callback")]
    assert [r.status for r in callbacks] == [200]


async def test_an_old_panel_gets_the_present_hand(world):
    table = await world.match("Ann", "Ben")
    person = table.mover()
    old = table.panels[person]
    old_label = next(label for label in old.labels() if label not in CONTROLS)
    await table.open_hand(person)
    await table.move(random.Random(2))
    answer = await world.answered(await person.click(old, old_label), "update")
    assert moves(table) == 1
    assert "game has moved on" in answer.message.text
    assert answer.message is old
    table.panels[person] = old
    await table.play(random.Random(3), moves=6)  # the old panel is the one that follows now


async def test_who_has_no_seat_is_told_so(world):
    table = await world.match("Ann", "Ben")
    finn = world.box.person("Finn")
    answer = await world.answered(await finn.click(table.board, "My hand"), "message")
    assert answer.message.ephemeral
    assert "not in this match" in answer.message.text
    assert "3-3" not in answer.message.text
    assert not answer.message.attachments


async def test_only_the_host_starts(world):
    await world.lobby("Ann", "Ben")
    ben = world.box.person("Ben")
    answer = await world.answered(await ben.click(world.board(), "Start"), "message")
    assert answer.message.ephemeral
    assert "Only the host" in answer.message.text
    assert "+ Computer" in world.board().labels()


async def test_two_who_click_at_once_both_get_a_seat(world):
    await world.lobby("Ann")
    board = world.board()
    clicks = [await world.box.person(name).click(board, "Join") for name in ("Ben", "Cili", "Dora")]
    await asyncio.gather(*(world.answered(click) for click in clicks))
    await world.seated(4)


async def test_a_double_click_seats_one_computer(world):
    await world.lobby("Ann")
    board, ann = world.board(), world.box.person("Ann")
    both = [await ann.click(board, "+ Computer") for _ in range(2)]
    first, second = [await world.answered(click) for click in both]
    assert first.kind == "acknowledged"
    assert "nothing happened" in second.message.text
    assert second.message.ephemeral
    await world.seated(2)


async def test_who_is_taken_off_a_seat_is_who_was_meant(world):
    ann, ben, *_ = await world.lobby("Ann", "Ben", "Cili", "Dora")
    page = await world.options(ann)
    await world.let_go(ann)  # so it still shows Ben
    remove = next(m for m in page.selects() if "remove" in m["custom_id"])
    await world.answered(await ben.click(await world.options(ben), "Leave"), "update")
    await world.answered(await ann.select(page, ["Cili"], custom_id=remove["custom_id"]), "update")
    assert "nothing happened" in page.text
    remove = next(m for m in page.selects() if "remove" in m["custom_id"])
    assert [choice["label"] for choice in remove["options"]] == ["Ann", "Cili", "Dora"]
    board = await world.seated(3)
    assert re.search("Cili.*Dora", board.attachments[0].description)


@pytest.mark.parametrize(("question", "yes"), [("End the table", "Yes, end it"), ("Leave the match", "Yes, leave")])
async def test_a_question_about_an_earlier_match_does_nothing_to_the_next(world, question, yes):
    table = await world.match("Ann", "Ben")
    ann = table.people[0]
    old = await world.question(ann, question)
    await world.let_go(ann)
    now = await world.question(ann, "End the table")
    await table.move(random.Random(1))  # moves come and go while somebody thinks over a question
    await world.answered(await ann.click(now, "Yes, end it"), "update")
    await world.board_when(lambda m: "Play again" in m.labels())
    await world.answered(await ann.click(world.board(), "Play again"))
    await world.answered(await table.people[1].click(await world.seated(1), "Join"))
    await world.board_when(lambda m: "My hand" in m.labels())
    answer = await world.answered(await ann.click(old, yes), "update")
    assert "nothing happened" in answer.message.text
    state = world.bot.tables.all()[0].state
    assert (state.phase, state.seats[0].present) == ("playing", True)


async def test_a_moderator_hands_over_the_seat_of_whom_he_saw_there(world):
    table = await world.match("Ben", "Cili")
    ann, cili, finn = (world.box.person(name) for name in ("Ann", "Cili", "Finn"))  # Ann moderates
    page = (await world.answered(await ann.click(table.board, "Menu"), "message")).message
    hand_over = next(m for m in page.selects() if "hand-over" in m["custom_id"])
    await world.let_go(ann)
    await world.leave(cili)
    free = (await world.answered(await finn.click(table.board, "Menu"), "message")).message
    await world.answered(await finn.select(free, ["Cili"]), "update")
    answer = await world.answered(await ann.select(page, ["Cili"], custom_id=hand_over["custom_id"]), "update")
    assert "nothing happened" in answer.message.text
    assert world.bot.tables.all()[0].state.seats[1].present


async def test_the_menu_stays_where_the_hand_was_while_others_play(world):
    table = await world.match("Ann", "Ben", "Cili")
    mover = table.mover()
    other = next(p for p in table.people if p is not mover)
    panel = table.panels[other]
    menu = (await world.answered(await other.click(panel, "Menu"), "update")).message
    assert menu is panel
    await table.move(random.Random(1))
    await world.settled()
    assert "Vote to end" in panel.labels()
    await world.answered(await other.click(panel, "Back"), "update")
    before = panel.text
    await table.wait()
    await table.move(random.Random(1))
    await world.settled()
    assert panel.text != before  # the hand follows again


async def test_help_stands_beside_the_hand_which_follows_on(world):
    table = await world.match("Ann", "Ben", "Cili")
    mover = table.mover()
    other = next(p for p in table.people if p is not mover)
    panel = table.panels[other]
    await world.answered(await other.click(panel, "Menu"), "update")
    help_page = (await world.answered(await other.click(panel, "Help"), "message")).message
    await world.answered(await other.click(panel, "Back"), "update")
    before = table.panels[other].text
    await table.move(random.Random(1))
    await world.settled()
    assert "How to play" in help_page.text
    assert table.panels[other].text != before


async def test_a_hand_whose_click_was_refused_follows_on(world):
    table = await world.match("Ann", "Ben", "Cili")
    mover = table.mover()
    other = next(p for p in table.people if p is not mover)
    panel = table.panels[other]
    fault = world.box.faults.fail("/callback", method="POST", status=403, code=50013)
    await other.click(panel, "Menu")
    await world.box.until(lambda: fault.hits)
    await world.settled()
    before = panel.text
    await table.move(random.Random(1))
    await world.settled()
    assert panel.text != before
    assert "Menu" in panel.labels()


async def test_a_late_interaction_counts_but_is_not_answered(world):
    table = await world.match("Ann", "Ben")
    person = table.mover()
    gate = world.box.faults.hold_interactions(1)
    click = await person.click(table.panels[person], table.choices(person)[0])
    world.clock.advance(4)
    assert (await click.done()).reason == "timeout"
    gate.open()
    await world.box.until(lambda: moves(table) == 1)
    await world.settled()
    await table.wait()  # the old panel follows, since the new token was never good
    assert "game has moved on" not in table.panels[person].text
    await table.play(random.Random(4), moves=4)


async def test_buttons_of_a_table_that_is_gone_are_taken_away(world):
    await world.lobby("Ann", "Ben")
    board, ann = world.board(), world.box.person("Ann")
    page = await world.options(ann)
    gate = world.box.faults.hold("/messages/", method="PATCH")  # the board still looks open
    await world.answered(await ann.click(page, "Close the table"))
    answer = await (await ann.click(board, "Join")).done()
    assert answer.kind == "update"
    assert board.buttons() == []
    gate.open()
    await world.settled()
    assert "closed" in board.text


async def test_a_button_of_an_older_version_is_explained(world):
    await world.lobby("Ann")
    board, ann = world.board(), world.box.person("Ann")
    for old in ("by:b:-:0:nonsense:", "by:b:whatever"):
        board.components[-1]["components"][0]["custom_id"] = old
        answer = await world.answered(await ann.click(board, custom_id=old), "message")
        assert "too old for me" in answer.message.text


async def test_a_hand_whose_token_ends_says_so_and_goes_on_by_a_click(world):
    table = await world.match("Ann", "Ben")
    person = table.mover()
    other = next(p for p in table.people if p is not person)
    await world.settled()
    world.clock.advance(14 * 60 + 1)
    await world.settled()
    panel = table.panels[other]
    assert "stopped updating" in panel.text
    world.clock.advance(60)
    answer = await world.answered(await other.click(panel, "Menu"), "update")
    await world.answered(await other.click(answer.message, "Back"), "update")
    assert "stopped updating" not in panel.text


async def test_a_grey_tile_says_why_above_the_hand_and_changes_nothing(world):
    table = await world.match("Ann", "Ben", game="classic")
    rng, presses = random.Random(3), 0
    while not presses and (state := await table.wait()) != "over":
        if state == "between":
            await table.ready()
            continue
        person = table.mover()
        panel = table.panels[person]
        grey = [button["custom_id"] for button in panel.buttons() if ":why:" in button["custom_id"]]
        if grey:
            before = world.bot.tables.all()[0].state.version
            await world.answered(await person.click(panel, custom_id=grey[0]), "update")
            assert "fits no open end" in panel.text.split("\n")[-1]
            assert world.bot.tables.all()[0].state.version == before
            presses += 1
        await table.move(rng)
    assert presses
