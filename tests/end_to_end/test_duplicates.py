"""Fixtures with the same deals: two tables, one deal, each seat compared with the same seat of the other table."""

import random
import re

from bot.games.record import decode
from bot.games.same import promise_of, seed_of
from bot.games.verify import verify
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_fixtures import make, picked_list, play

YET = "Other tables still play these deals"


async def deals(world, person):
    """The page of the first round's deals: the list leads to the last one, and its menu to each."""
    fixtures = await picked_list(world, person, "all")
    page = (await world.answered(await person.click(fixtures, "Same deals"), "message")).message
    await world.answered(await person.select(page, ["1"]), "update")
    return page


async def cut(world, person, page, word):
    form = (await world.answered(await person.click(page, "Cut"), "modal")).modal
    return (await world.answered(await person.submit(form, {"text": word}), "message")).message


async def seated(world, number, people, channel):
    """Open the table of a fixture, and start it."""
    await play(world, people[0], number, channel)
    await world.seated(1, channel)
    await world.answered(await people[1].click(world.board(channel), "Join"))
    await world.seated(2, channel)
    return await world.begin(people, channel)


async def record_of(world, person, channel):
    answer = await world.record_of(person, channel)
    return decode(answer.attachments[0].data) if answer.attachments else answer.text


async def test_two_tables_of_the_same_deals(world):
    ann = await boss(world)
    ben, cleo, dan = (world.box.person(name) for name in ("Ben", "Cleo", "Dan"))
    await world.bot.store.set_setting(world.box.guild.id, None, "classic.hands", "1", 1)
    made = await make(world, ann, ann, ben, cleo, dan, duplicate=True, rounds=1)
    assert "all tables of a round play the same ones" in made.text
    (menu,) = made.selects()
    promises = [value for option in menu["options"] for value in re.findall("[0-9a-f]{64}", option["value"])]
    assert len(promises) == len(set(promises)) == 3
    assert not re.search("[0-9a-f]{64}", made.text)
    picked = await world.answered(await ben.select(made, [menu["options"][1]["value"]]), "message")
    assert picked.message.ephemeral
    assert f"Round 2: `{promises[1]}`" in picked.message.text
    assert "1** · Ann – Dan" in made.text
    assert "2** · Cleo – Ben" in made.text  # in another order than at the first table
    post = await cut(world, ann, await deals(world, ann), "tuesday")
    assert not post.ephemeral
    assert "Ann cut the deals of round 1: “tuesday”" in post.text
    await cut(world, cleo, await deals(world, cleo), "ő 7")
    page = await deals(world, dan)
    assert "Ann “tuesday” → Cleo “ő 7”" in page.text
    assert promises[0] in page.text
    other = world.box.talk
    first = await seated(world, 1, [ann, dan], world.box.table)
    page = await deals(world, ben)
    assert "no one can cut any more" in page.text
    assert "Cut" not in page.labels()
    await first.play(random.Random(1))
    assert YET in (await world.record_of(ann)).text
    second = await seated(world, 2, [cleo, ben], other)
    await second.play(random.Random(2), moves=2)
    assert YET in (await world.record_of(cleo, world.box.table)).text
    fair = await world.fair_play(cleo, other)
    assert "✅" not in fair.text
    assert "Same deals" in fair.labels()
    await world.restart()
    for person in second.people:
        await second.open_hand(person)
    await second.play(random.Random(3))
    records = [await record_of(world, ann, world.box.table), await record_of(world, cleo, other)]
    for record in records:
        verify(record)
        assert record.shared.promise == promises[0]
        assert promise_of(bytes.fromhex(record.shared.secret)) == promises[0]
        assert record.rounds[0].cut_by == {"all-1": "tuesday", "all-2": "ő 7"}
    secret = bytes.fromhex(records[0].shared.secret)
    first, second = (record.rounds[0] for record in records)
    assert first.seed == seed_of(secret, "classic", 1).hex()
    assert first.deal == second.deal
    page = await deals(world, dan)
    assert "All tables are done" in page.text
    assert len(re.findall(r"\d of \d", page.text)) >= 4
    audit = await world.answered(await ann.command("manage audit"), "message")
    assert "same deals compared" in audit.message.text


async def test_where_nobody_could_be_compared_nothing_is_made(world):
    ann = await boss(world)
    ben, cleo = world.box.person("Ben"), world.box.person("Cleo")
    refused = await make(world, ann, ann, ben, cleo, duplicate=True)
    assert "no two tables with the same number of players" in refused.text
    made = await make(world, ann, ann, ben)
    assert "Same deals" not in made.text
    assert "Same deals" not in (await picked_list(world, ann, "all")).labels()


async def test_what_was_cancelled_does_not_begin_with_deals_that_all_know(world):
    ann = await boss(world)
    ben, cleo, dan = (world.box.person(name) for name in ("Ben", "Cleo", "Dan"))
    await make(world, ann, ann, ben, cleo, dan, duplicate=True, rounds=1)
    await play(world, ann, 1)
    await world.seated(1)
    await world.answered(await dan.click(world.board(), "Join"))
    await world.seated(2)
    for number in (1, 2):
        await world.bot.store.fixtures.cancel(world.box.guild.id, number, ann.id, "no time")
    refused = await world.answered(await ann.click(world.board(), "Start"), "message")
    assert "is cancelled already" in refused.message.text
    assert world.bot.tables.all()[0].state.phase == "lobby"


async def test_a_table_that_is_abandoned_is_not_played_again(world):
    ann = await boss(world)
    ben, cleo, dan = (world.box.person(name) for name in ("Ben", "Cleo", "Dan"))
    await make(world, ann, ann, ben, cleo, dan, duplicate=True, rounds=1)
    table = await seated(world, 1, [ann, dan], world.box.table)
    await table.play(random.Random(1), moves=2)
    await world.end_table(ann)
    assert "cancelled" in (await play(world, ann, 1)).text
    assert YET in (await world.record_of(ann)).text
