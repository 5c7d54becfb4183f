"""What is stored about a person: handed out, deleted, and overwritten in the file."""

import json
import random

from storage import StorageError
from tests.end_to_end.world import words_of


async def test_my_data_handed_out_and_deleted(world):
    table = await world.match("Ann", "Ben", hands="1")
    await table.play(random.Random(1))
    ben = world.box.person("Ben")
    answer = await world.my_data(ben)
    assert answer.message.ephemeral
    export = json.loads(answer.message.attachments[0].data)
    assert export["person"] == ben.id
    assert len(export["results"]) == 1
    page = await world.delete_question(ben)
    await world.answered(await ben.click(page, "No"), "update")
    assert "Nothing was deleted" in page.text
    page = await world.delete_data(ben)
    assert "is deleted" in page.text
    league = await world.answered(await table.people[0].command("league table"))
    assert "Ben" not in words_of(league.message)
    assert "Ann" in words_of(league.message)
    again = await world.my_data(ben)
    assert json.loads(again.message.attachments[0].data)["results"] == []


async def test_deleted_data_is_overwritten_later_and_no_move_waits_for_it(world):
    table = await world.match("Ann", "Ben", hands="1")
    await table.play(random.Random(1))
    ben, store = world.box.person("Ben"), world.bot.store
    page = await world.delete_question(ben)
    await world.answered(await ben.click(page, "Yes, delete it"))
    await world.box.until(lambda: "is deleted" in page.text)
    assert "1 finished match stays without your name." in page.text
    assert "The last traces in my file are overwritten within a day." in page.text
    assert await store.erase() == "yes"
    page = await world.delete_question(ben)
    await world.answered(await ben.click(page, "Yes, delete it"))
    await world.box.until(lambda: "is deleted" in page.text)
    assert "traces" not in page.text
    assert await store.left_over() == "yes"


async def test_what_cannot_be_deleted_now_is_deleted_later_and_nobody_need_ask_again(world, monkeypatch):
    table = await world.match("Ann", "Ben", hands="1")
    await table.play(random.Random(1))
    ben, store = world.box.person("Ben"), world.bot.store
    with monkeypatch.context() as broken:

        async def fails(*_):
            raise StorageError("full")

        broken.setattr(store.orders, "do", fails)
        page = await world.delete_question(ben)
        await world.answered(await ben.click(page, "Yes, delete it"))
        await world.box.until(lambda: "it goes as soon as I can" in page.text)
    assert (await store.export(ben.id))["results"] != []
    await world.bot.owner.step()
    await world.bot.orders._task
    assert await store.export(ben.id) == await store.export(10**17) | {"person": ben.id}


async def test_a_host_with_a_server_says_that_it_keeps_the_bytes_for_a_while(world, monkeypatch):
    """And tries nothing: it could not change that."""
    ben, store = world.box.person("Ben"), world.bot.store
    page = await world.mine(ben, "My data")
    assert "the machine that runs me" in page.text
    assert "database server" not in page.text
    monkeypatch.setattr("storage.forgetting.overwrites", lambda db: False)
    monkeypatch.setattr(type(store), "on_server", True)
    monkeypatch.setattr(store, "erase", None)
    page = await world.delete_question(ben)
    assert "once the database server has cleaned up" in page.text
    await world.answered(await ben.click(page, "Yes, delete it"), "update")
    assert "once the database server has cleaned up" in page.text
    assert "when I next start" not in page.text
    page = await world.mine(ben, "My data")
    assert "in the database of whoever runs me" in page.text


async def test_my_data_deleted_in_the_middle_of_a_match(world):
    table = await world.match("Ann", "Ben")
    ben = world.box.person("Ben")
    await world.delete_data(ben)
    await world.board_when(lambda m: "Ben" not in m.text)
    table.people.remove(ben)
    await table.play(random.Random(1), moves=4)
    await world.restart()
    if not table.over:
        await table.open_hand(table.people[0])
        await table.play(random.Random(2), moves=1)
