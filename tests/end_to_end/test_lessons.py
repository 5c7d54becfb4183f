"""Lessons by clicks: to their end, over a restart, with wrong moves and old buttons; and who is offered one."""

import random
import re

import pytest

from bot.lessons.course import lesson_of, names
from bot.sandbox.permissions import Permission
from tests.box import follow_up
from tests.end_to_end.world import tap, words_of
from tests.luck import each_family, part_of


async def begun(world, person, game: str = "classic", place=None):
    answer = await world.answered(await person.command("learn", place, game=game), "message")
    assert answer.message.ephemeral
    return answer.message


async def step(world, person, page) -> None:
    """Go a step on: read, or let the lesson do it."""
    if "Help me" in page.labels():
        await world.answered(await person.click(page, "Help me"), "update")
    label = next((label for label in ("Next", "Do it") if label in page.labels()), page.labels()[0])  # all there is
    await world.answered(await person.click(page, label), "update")


@pytest.mark.parametrize("game", each_family(names()))
async def test_a_lesson_is_played_to_its_end(world, game):
    ann = world.box.person("Ann")
    page = await begun(world, ann, game)
    steps = len(lesson_of(game).steps)
    for number in range(1, steps + 1):
        assert f"{number} of {steps}" in page.text
        (file,) = page.attachments
        assert 0 < len(file.description) <= 1024
        if number < steps:
            await step(world, ann, page)
    assert re.search(r"[Yy]ou (go out and )?take round 1", page.text)
    await world.answered(await ann.click(page, "Start again"), "update")
    assert f"1 of {steps}" in page.text


# What a beginner presses who reads each step: buttons, or lines of menus (with what is said below them).
PRESSED = {
    "classic": ["6 · 6-5", "3 · 6-6 🔵 X", "1 · 5-3 🔵 X", "Pass"],
    "moomin": ["1 · hedgehog–hedgehog", "2 · hedgehog–snail", "1 · rabbit–butterfly 🔵 X", "Draw"],
    "moomin-joker": [
        "1 · owl–owl",
        "1 · hedgehog–owl 🔵 X",
        "2 · fish–duck 🔶 Y: fish ← fox joker",
        "1 · owl–butterfly 🔵 X: owl ← hedgehog joker",
    ],
    "christmas": ["1 · candle–mitten", "1 · star–joker 🔶 Y", "Draw", "2 · snowman–snowman 🔶 Y"],
    "uno": [
        "1 · red 9–9",
        "1 · green 1–1 · →",
        "Draw",
        "1 · blue 5–Skip · →",
        "Call UNO",
        "2 · yellow Draw 2–Skip …",
        "↑ yellow Draw 2",
    ],
    "tabla": [
        "Y12",
        "Discard yellow 12",
        "Take blue 8",
        "Draw",
        "Claim red 5",
        "Go out, discard red 11 · runs and groups",
    ],
}


BY_HAND = ["romi40", "romi50", "romi51", "joker-mania"]  # turns that are put together


def test_every_lesson_is_pressed_through():
    assert sorted([*PRESSED, *BY_HAND]) == sorted(names())


@pytest.mark.parametrize("game", PRESSED)
async def test_a_beginner_presses_what_the_lesson_says(world, game):
    ann = world.box.person("Ann")
    page = await begun(world, ann, game)
    for label in PRESSED[game]:
        while "Next" in page.labels():
            await step(world, ann, page)
        said = " ".join(re.findall(r"\*\*(.*?)\*\*", page.text.split("\n", 1)[1]))
        assert wanted(label) in said
        await world.answered(await pressed(ann, page, label), "update")
    assert re.search(r"[Yy]ou (go out and )?take round 1", page.text, re.IGNORECASE)
    assert [m for m in world.box.messages() if not m.ephemeral] == []
    assert await world.bot.store.live_tables() == []


def wanted(label: str) -> str:
    """Return the part of a label that the step must say; "" if the button names the tile or the hand in its own way."""
    if re.fullmatch("[RYKB][0-9]+", label):  # the step names the tile in full
        return ""
    if label.startswith("Go out"):
        return ""
    if label.startswith(("🔶", "→", "↑", "↓")):  # of a second press, which asks for an end or a half, all
        return label
    return re.split(r" 🔵| 🔶| ·| …", re.sub(r"^\d+ · ", "", label))[0]


def short(label: str) -> tuple[str, ...]:
    """What stands beside the emoji of a piece: its number alone, or with the end where it goes, or that asks for it."""
    number, mark = re.match(r"(\d+)", label), re.search(r"[XY…↑→↓←]$", label)
    return (number[1], f"{number[1]}{mark[0] if mark else ''}") if number else ()


async def pressed(person, page, label):
    """Press the button of this label, or choose the line of a menu that is called so."""
    for text in (label, *short(label)):
        if text in page.labels():
            return await person.click(page, text)
    for menu in reversed(page.selects()):
        for line in menu["options"]:
            if label in (line["label"], f"{line['label']}: {line.get('description')}"):
                return await person.select(page, [line["value"]], custom_id=menu["custom_id"])
    raise AssertionError(f"{label} is not there: {page.labels()}")


async def test_a_turn_is_put_together_by_hand(world):
    """Two combinations are picked and laid down, over a restart that loses the first of them; then the discard."""
    ann = world.box.person("Ann")
    page = await begun(world, ann, "romi40")
    for _ in range(3):
        await step(world, ann, page)
    assert "you have more than 40" in page.text

    async def pick(*cards: str) -> None:
        await tap(world, ann, page, *cards)
        lay = next(label for label in page.labels() if label.startswith("Lay "))
        await world.answered(await ann.click(page, lay), "update")

    await pick("H10", "HQ", "JK")
    assert "lay 10♥, Joker (J♥), Q♥" in page.text
    await world.restart()
    await world.answered(await ann.click(page, "Undo"), "update")
    assert "Plan" not in page.text
    await pick("H10", "HQ", "JK")
    await pick("S8", "D8", "C8")
    await tap(world, ann, page, "S2")
    await world.answered(await ann.click(page, "Discard 2♠"), "update")
    assert "try the move in bold" in page.text
    await world.answered(await ann.click(page, "Undo"), "update")
    await tap(world, ann, page, "H3")
    await world.answered(await ann.click(page, "Discard 3♥"), "update")
    assert "5 of 6" in page.text


@pytest.mark.parametrize("game", BY_HAND[:: part_of(1, 3)])
async def test_cards_are_added_by_hand(world, game):
    ann = world.box.person("Ann")
    page = await begun(world, ann, game)
    for _ in range(4):
        await step(world, ann, page)

    async def pick(*cards: str) -> None:
        await tap(world, ann, page, *cards)

    async def choose(*labels: str) -> None:
        for label in labels:
            await world.answered(await pressed(ann, page, label), "update")

    await choose("Take 5♦")
    await pick("D4", "D5", "D6")
    await choose("Lay 4-6♦")
    await pick("S7")
    await choose("Add to 4")
    await pick("S10")
    await choose("Add to 3")
    await pick("CJ")
    await choose("Discard J♣")
    assert "6 of 6" in page.text
    assert "You go out and take round 1" in page.text


async def test_the_suggestion_is_the_lessons_own(world):
    ann = world.box.person("Ann")
    page = await begun(world, ann, "joker-mania")
    for _ in range(4):
        await step(world, ann, page)
    await world.answered(await ann.click(page, "Help me"), "update")
    assert "take 5♦" in page.text
    await world.answered(await ann.click(page, "Discard J♣"), "update")
    assert "6 of 6" in page.text


async def test_one_request_a_click(world):
    ann = world.box.person("Ann")
    page = await begun(world, ann)
    for label in ("Next", "Back", "Next", "6 · 6-5", "Leave"):
        before = len(world.box.requests)
        await world.answered(await ann.click(page, label), "update")
        await world.settled()
        assert len(world.box.requests) == before + 1


async def test_another_move_is_refused_gently(world):
    ann = world.box.person("Ann")
    page = await begun(world, ann)
    await world.answered(await ann.click(page, "Next"), "update")
    await world.answered(await ann.click(page, "1 · 0-0"), "update")
    assert "That works too! For this lesson, try the move in bold." in page.text
    assert "2 of 6" in page.text
    await world.answered(await ann.click(page, "6 · 6-5"), "update")
    assert "3 of 6" in page.text
    assert "You could" not in page.text


async def test_a_click_that_comes_twice_and_one_step_back(world):
    ann = world.box.person("Ann")
    page = await begun(world, ann)
    first = await ann.click(page, "Next")
    again = await ann.click(page, "Next")  # pressed before the first was answered
    await world.answered(first, "update")
    await world.answered(again, "update")
    assert "2 of 6" in page.text
    await world.answered(await ann.click(page, "Back"), "update")
    assert "1 of 6" in page.text


async def test_a_lesson_goes_on_after_a_restart(world):
    ann = world.box.person("Ann")
    page = await begun(world, ann)
    await world.answered(await ann.click(page, "Next"), "update")
    await world.restart()
    await world.answered(await ann.click(page, "6 · 6-5"), "update")
    assert "3 of 6" in page.text


async def test_leaving_and_beginning_again(world):
    ann = world.box.person("Ann")
    page = await begun(world, ann)
    await world.answered(await ann.click(page, "Leave"), "update")
    assert "You've left the lesson" in page.text
    assert page.attachments == []
    await world.answered(await ann.click(page, "Start again"), "update")
    assert "1 of 6" in page.text


@pytest.mark.parametrize("game", each_family(names())[:: part_of(1, 3)])
async def test_a_lesson_ends_with_a_table_in_one_press(world, game):
    """A lobby of that game in the channel, with a computer player: only Start is left."""
    ann = world.box.person("Ann")
    page = await begun(world, ann, game)
    while "Play now" not in page.labels():
        await step(world, ann, page)
    answer = await world.answered(await ann.click(page, "Play now"), "message")
    assert answer.message.ephemeral
    lobby = await world.seated(2)
    (table,) = world.bot.tables.all()
    assert table.state.game == game
    assert [bool(seat.computer) for seat in table.state.seats] == [False, True]
    assert table.state.seats[0].person == table.state.host == ann.id
    await world.answered(await ann.click(lobby, "Start"))
    await world.board_when(lambda m: "My hand" in m.labels())


async def test_where_a_table_is_the_lesson_says_where(world):
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    page = await begun(world, ann)
    await world.answered(await ann.click(page, "Leave"), "update")
    await world.answered(await ben.command("play", game="uno"))
    await world.seated(1)
    answer = await world.answered(await ann.click(page, "Play now"), "message")
    assert answer.message.ephemeral
    assert "already a table here" in answer.message.text
    assert str(world.box.table.id) in answer.message.text
    assert [table.state.game for table in world.bot.tables.all()] == ["uno"]


async def test_play_now_of_a_game_that_does_not_exist(world):
    ann = world.box.person("Ann")
    page = await begun(world, ann)
    await world.answered(await ann.click(page, "Leave"), "update")
    button = next(part for row in page.components for part in row["components"] if part["label"] == "Play now")
    button["custom_id"] = "by:b:-:0:play-now:chess"
    answer = await world.answered(await ann.click(page, "Play now"), "message")
    assert "too old for me" in answer.message.text
    assert world.bot.tables.all() == ()


async def test_a_button_of_a_lesson_that_was_rewritten(world):
    ann = world.box.person("Ann")
    page = await begun(world, ann)
    button = page.components[-1]["components"][0]
    for custom_id in ("by:b:learn-classic:7:lesson:next", "by:b:learn-classic:99:act:play 6-5"):
        button["custom_id"] = custom_id
        await world.answered(await ann.click(page, custom_id=custom_id), "update")
        assert "has changed since" in page.text
        assert "1 of 6" in page.text
        button = page.components[-1]["components"][0]
    button["custom_id"] = "by:b:learn-chess:7:lesson:next"
    answer = await world.answered(await ann.click(page, custom_id=button["custom_id"]), "message")
    assert "too old for me" in answer.message.text


async def test_a_game_that_does_not_exist(world):
    ann = world.box.person("Ann")
    answer = await world.answered(await ann.command("learn", game="chess"), "message")
    assert answer.message.ephemeral
    assert "chess" in answer.message.text


async def test_without_a_game_it_is_the_one_that_is_played_here(world):
    await world.lobby("Ann")
    answer = await world.answered(await world.box.person("Ben").command("learn"), "message")
    assert "Lesson: Classic domino" in answer.message.text


async def test_where_no_files_may_be_attached_it_is_told_in_words(world):
    ann = world.box.person("Ann")
    world.box.faults.revoke(world.box.table, Permission.SEND_MESSAGES, Permission.ATTACH_FILES)
    page = await begun(world, ann)
    assert "I can't attach pictures here" in page.text
    assert page.attachments == []
    assert "You hold 7 tiles" in words_of(page)
    await world.answered(await ann.click(page, "Next"), "update")
    assert "You hold 7 tiles. You can play" in words_of(page)


async def test_who_joins_and_is_new_to_the_game_is_offered_its_lesson_once(world):
    await world.lobby("Ann")
    ben = world.box.person("Ben")
    joined = await ben.click(world.board(), "Join")
    await world.answered(joined)
    offer = await follow_up(joined)
    assert offer.ephemeral
    assert offer.text == "New to Classic domino?"
    await world.answered(await ben.click(offer, "3-minute lesson"), "update")
    assert "1 of 6" in offer.text
    options = await world.options(ben)
    assert "Take the 3-minute lesson: `/learn`" in options.text
    await world.answered(await ben.click(options, "Leave"), "update", "message")
    before = len(world.box.messages())
    await world.answered(await ben.click(world.board(), "Join"))
    await world.seated(2)
    assert len(world.box.messages()) == before


async def test_who_has_played_the_game_is_offered_nothing(world):
    table = await world.match("Ann", "Ben", hands="1")
    await table.play(random.Random(5))
    await world.settled()
    cili = world.box.person("Cili")
    assert "New to Classic domino" in (await world.private_answer(await cili.command("play"))).text
    await world.seated(1)
    before = sum("New to" in m.text for m in world.box.messages())
    ann = world.box.person("Ann")
    await world.answered(await ann.click(world.board(), "Join"))
    await world.seated(2)
    assert "New to this?" not in (await world.options(ann)).text
    assert sum("New to" in m.text for m in world.box.messages()) == before


async def test_rules_lead_to_the_lesson(world):
    ann = world.box.person("Ann")
    page = (await world.answered(await ann.command("rules", game="classic"), "message")).message
    await world.answered(await ann.click(page, "3-minute lesson"), "update")
    assert "1 of 6" in page.text
