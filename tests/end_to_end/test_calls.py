"""UNO! and Catch! on the public message: the mailbox says who is first, and the late one is told so; votes; names."""

import random

import pytest

from tests.end_to_end.world import Table
from tests.luck import part_of


async def silent_move(table: Table, rng: random.Random) -> None:
    """Play a random move that does not call UNO."""
    person = table.mover()
    while True:
        labels = [label for label in table.choices(person) if not label.startswith(("Sort", "UNO", "Catch"))]
        label = rng.choice(labels)
        await table.press(person, label)
        if not label.endswith("…"):
            return


async def until_window(table: Table, rng: random.Random) -> None:
    """Play until somebody may be caught."""
    for _ in range(400):
        state = await table.wait()
        await table.world.settled()
        if "UNO!" in table.board.labels():
            return
        if state == "between":
            await table.ready()
        else:
            await silent_move(table, rng)
    raise AssertionError("no one came down to one domino")


@pytest.mark.parametrize("number", [1, 2][: part_of(2, 1)])
async def test_the_first_click_counts_and_the_late_one_is_told_so(world, number):
    rng = random.Random(number)
    table = await world.match("Ann", "Ben", "Cili", game="uno")
    await until_window(table, rng)
    board = table.board
    catch = next(label for label in board.labels() if label.startswith("Catch "))
    name = catch.removeprefix("Catch ").removesuffix("!")
    caught = next(person for person in table.people if person.name == name)
    others = [person for person in table.people if person is not caught]
    wrong = await world.answered(await others[0].click(board, "UNO!"), "message")
    assert f"{name} has one domino left" in wrong.message.text
    answer = await world.answered(await caught.click(board, catch), "message")
    assert "You can't catch yourself" in answer.message.text
    clicks = [await person.click(board, catch) for person in others] + [await caught.click(board, "UNO!")]
    answers = [await world.answered(click) for click in clicks]
    late = [answer for answer in answers if answer.kind == "message"]
    assert len(late) == 2
    assert all(a.message.ephemeral and a.message.text.startswith("Too late") for a in late)
    await world.board_when(lambda m: "UNO!" not in m.labels())
    assert f"{name} forgot to call UNO" in table.board.text or f"{name} calls UNO!" in table.board.text


async def test_who_has_no_seat_calls_nothing(world):
    table = await world.match("Ann", "Ben", game="uno")
    await until_window(table, random.Random(3))
    guest = world.box.person("Guest")
    answer = await world.answered(await guest.click(table.board, "UNO!"))
    assert answer.message.ephemeral
    assert "not in this match" in answer.message.text


async def test_the_lobby_of_christmas_domino_counts_votes_and_names_the_youngest(world):
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    await world.answered(await ann.command("play", game="christmas"))
    await world.seated(1)
    await world.answered(await ben.click(world.board(), "Join"))
    await world.seated(2)
    await world.answered(await ann.click(world.board(), "Hidden: 0"))
    await world.board_when(lambda m: "Hidden: 1" in m.labels())
    await world.answered(await ann.click(world.board(), "Open hands: 0"))
    await world.board_when(lambda m: "Open hands: 1" in m.labels() and "Hidden: 0" in m.labels())
    guest = world.box.person("Guest")
    refused = await world.answered(await guest.click(world.board(), "Open hands: 1"), "message")
    assert refused.message.ephemeral
    await world.answered(await ben.click(world.board(), "Open hands: 1"))
    await world.board_when(lambda m: "open hands **2**" in m.text)
    options = await world.options(ann)
    await world.choose(ann, options, " youngest", "p2")
    assert "The youngest starts: **Ben**" in options.text
    await world.answered(await ann.click(world.board(), "Start"))
    board = await world.board_when(lambda m: "The vote is in: open hands." in m.text)
    assert "Ben starts." in board.text


async def figures(world, admin):
    """The page of the settings that renames figures."""
    page = (await world.answered(await admin.command("settings"), "message")).message
    await world.answered(await admin.click(page, "Figure names"), "update")
    return page


async def rename(world, admin, page, button, **names):
    """Fill in the form behind a button; what is not named stays as it stands there."""
    form = (await world.answered(await admin.click(page, button), "modal")).modal
    return await world.answered(await admin.submit(form, {key[1:]: name for key, name in names.items()}))


async def test_a_server_renames_its_figures(world):
    world.box.world.role(world.box.guild, "Moderator").permissions |= 1 << 5  # Manage Server
    admin = world.box.person("Ann")
    page = await figures(world, admin)
    await rename(world, admin, page, "Rename: hedgehog – cat", _3="Fox king", _5="Tom")
    assert "hedgehog, owl, Fox king, fish, Tom, snail" in page.text
    again = await figures(world, admin)  # what was set is what is known from now on
    assert "owl, Fox king, fish, Tom, snail" in again.text
    await rename(world, admin, again, "Rename: hedgehog – Tom", _2="Eve")
    assert "hedgehog, Eve, Fox king, fish, Tom" in again.text
    wrong = await rename(world, admin, again, "Rename: snail – duck", _6="eve")
    assert "Give each figure its own name" in wrong.message.text
    await world.answered(await admin.click(again, "Usual names"), "update")
    assert "owl, fox, fish, cat" in again.text


async def test_a_table_has_the_new_names_of_figures_at_once(world):
    world.box.world.role(world.box.guild, "Moderator").permissions |= 1 << 5  # Manage Server
    table = await world.match("Ann", "Ben", game="moomin")
    ann, every = (table.people[0], ("hedgehog", "owl", "fox", "fish", "cat", "snail", "rabbit", "butterfly", "duck"))
    before = (await world.answered(await ann.command("hand"), "message")).message.attachments[0].description
    assert any(name in before for name in every)
    page = await figures(world, ann)
    await rename(world, ann, page, "Rename: hedgehog – cat", **{f"_{n}": f"Tom{n}" for n in range(1, 6)})
    await rename(world, ann, page, "Rename: snail – duck", **{f"_{n}": f"Tom{n}" for n in range(6, 10)})
    after = (await world.answered(await ann.command("hand"), "message")).message.attachments[0].description
    for number, name in enumerate(every, 1):
        before = before.replace(name, f"Tom{number}")
    assert after == before
