"""The promise and the cut as people see them: a button, a form, the words for all to see, the check afterwards."""

import random
import re

from bot.games.record import decode
from bot.games.verify import verify

OFFERED = re.compile(r"table-([0-9a-f]{64})\.png")
RUNNING = re.compile(r"before the deal:\n-# `([0-9a-f]{64})`")


def offered(message):
    """What a public message promises, read from it alone: from the name of its picture."""
    return [match[1] for file in message.attachments if (match := OFFERED.fullmatch(file.filename))]


async def check(world, person):
    """The text of the page of fair play of the channel's table."""
    page = await world.fair_play(person)
    assert page.ephemeral
    return page.text


async def form(world, person, board=None):
    """Press "Cut"; answers the form."""
    return await world.cut_form(person, board)


async def write(world, person, word):
    """Press "Cut", write into the form, send it."""
    return await world.answered(await person.submit(await form(world, person), {"text": word}))


async def play_round(table, rng):
    while await table.wait() == "move":
        await table.move(rng)


async def record_of(world, person):
    return decode((await world.record_of(person)).attachments[0].data)


async def test_every_promise_stands_whole_before_its_deal_and_the_deal_keeps_it(world):
    people = await world.lobby("Ann", "Ben", hands="3")
    rng, promises = random.Random(1), offered(world.board())
    table = await world.begin(people)
    while True:
        assert RUNNING.findall(await check(world, people[0])) == promises[-1:]
        await play_round(table, rng)
        promises += offered(table.board)
        if table.over:
            break
        await table.ready()
    record = await record_of(world, people[0])
    assert [dealt.commitment for dealt in record.rounds] == promises[:-1]
    assert len(set(promises)) == len(promises) == len(record.rounds) + 1
    await world.answered(await people[0].click(table.board, "Play again"))
    await world.answered(await people[1].click(await world.seated(1), "Join"))
    await world.board_when(lambda m: "My hand" in m.labels())
    assert RUNNING.findall(await check(world, people[1])) == promises[-1:]


async def test_words_go_into_the_deal_in_the_order_that_all_see(world):
    people = ann, ben, cili = await world.lobby("Ann", "Ben", "Cili", hands="3")
    for person, word in ((cili, "first"), (ann, " ő 7 "), (cili, "last")):
        assert (await write(world, person, word)).kind == "acknowledged"
    await world.board_when(lambda m: "Cut in this order: Ann “ő 7” → Cili “last”" in m.text)
    table = await world.begin(people)
    assert "Ann “ő 7” → Cili “last”" in await check(world, ann)
    rng = random.Random(2)
    await play_round(table, rng)
    assert not table.over
    await write(world, ben, "mine")
    await world.board_when(lambda m: "Cut in this order: Ben “mine”" in m.text)
    await table.ready()
    await table.play(rng)
    record = await record_of(world, ann)
    verify(record)
    assert [list(dealt.cut_by.items()) for dealt in record.rounds[:2]] == [
        [("p1", "ő 7"), ("p3", "last")],
        [("p2", "mine")],
    ]
    page = await world.fair_play(ben)
    assert "- Round 2: “mine”. No one cut after you." in page.text
    await world.answered(await ben.click(page, "Seeds"), "update")
    assert "Ann “ő 7” → Cili “last”" in page.text
    assert record.rounds[1].commitment in page.text
    other = await check(world, ann)
    assert f"{other}\n".count("- Round 1: “ő 7”\n") == 1
    assert "Your own words" not in await check(world, world.box.person("Guest"))


async def test_a_bad_word_is_refused_and_can_be_written_anew(world):
    ann, _ = await world.lobby("Ann", "Ben")
    for word, why in (("a\u200db", "U+200D"), ("   ", "Write a word or two"), ("tab\there", "U+0009")):
        refused = await write(world, ann, word)
        assert refused.message.ephemeral
        assert why in refused.message.text
    again = await world.answered(await ann.click(refused.message, "Cut"), "modal")
    await world.answered(await ann.submit(again.modal, {"text": "fine"}))
    await world.board_when(lambda m: "Cut in this order: Ann “fine”" in m.text)


async def test_who_sits_elsewhere_or_comes_too_late_cuts_nothing(world):
    people = _, ben = await world.lobby("Ann", "Ben")
    guest = world.box.person("Guest")
    assert "Cut" not in (await world.options(guest)).labels()
    late = await form(world, ben)
    table = await world.begin(people)
    answer = await world.answered(await ben.submit(late, {"text": "x"}), "message")
    assert "deal is done" in answer.message.text
    await play_round(table, random.Random(3))
    answer = await world.answered(await ben.submit(await form(world, ben), {"text": "x"}))
    await world.board_when(lambda m: "Ben “x”" in m.text)


async def test_a_form_that_was_open_over_a_restart_counts(world):
    people = _, ben = await world.lobby("Ann", "Ben")
    (promise,) = offered(world.board())
    opened = await form(world, ben)
    await world.restart()
    assert offered(world.board()) == [promise]
    await world.answered(await ben.submit(opened, {"text": "still here"}))
    await world.board_when(lambda m: "Ben “still here”" in m.text)
    await world.restart()
    await world.begin(people)
    text = await check(world, people[0])
    assert "Ben “still here”" in text
    assert RUNNING.findall(text) == [promise]


async def test_who_joins_after_a_cut_drops_it_and_the_lobby_says_so(world):
    ann, _ = await world.lobby("Ann", "Ben")
    await write(world, ann, "early")
    await world.board_when(lambda m: "Ann “early”" in m.text)
    cili = world.box.person("Cili")
    await world.answered(await cili.click(world.board(), "Join"))
    board = await world.seated(3)
    assert "earlier cuts don't count" in board.text
    assert "early" not in board.text
    await write(world, ann, "<@&1> @here `x`")
    board = await world.board_when(lambda m: "Ann “" in m.text)
    assert "no longer count" not in board.text
    assert not board.mentions


# Who deletes his data


async def test_who_deletes_his_data_gets_no_second_hand_of_the_round(world):
    """He is offered his own seat alone, and every other one is refused."""
    table = await world.match("Ann", "Ben", computers=2)
    ben = table.people[1]
    for _ in range(2):
        await world.delete_data(ben)
        menu = (await world.answered(await ben.click(table.board, "Menu"), "message")).message
        (seats,) = [item for item in menu.selects() if ":replace:" in item["custom_id"]]
        assert len(seats["options"]) == 1
        await world.answered(await ben.select(menu, [seats["options"][0]["value"]], custom_id=seats["custom_id"]))
        hand = (await world.answered(await ben.click(table.board, "My hand"), "message")).message
        assert "not in this match" not in hand.text
    assert [seat.person for seat in world.bot.tables.all()[0].state.seats][2:] == [None, None]
