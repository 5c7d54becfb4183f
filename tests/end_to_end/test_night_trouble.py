"""A game night on a bad day: restarts and kills, what is deleted, what may not be done, tables that come late."""

from bot.nights.rules import steps as night_steps
from bot.sandbox.permissions import Permission
from bot.tables import Person
from storage import StorageError
from tests.end_to_end.nights import (
    begin,
    calls,
    come,
    end_all,
    open_tables,
    page,
    paged,
    press,
    rounds_of,
    small,
    start,
    steps_of,
)
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_kill import processes
from tests.end_to_end.test_night_events import ended
from tests.storage.places import in_turn

__all__ = ["processes"]  # a fixture


async def test_every_step_survives_a_restart_and_nothing_comes_twice(world):
    """The bot ends at every step of which the store hears: each time the next one goes on."""
    steps = 0

    async def stop_after(world):
        save, hit = world.bot.store.nights.save, []

        async def saving(night, **more):
            if hit:
                raise StorageError("closed")
            hit.append(night)
            return await save(night, **more)

        world.bot.store.nights.save = saving
        await world.settled()
        return hit

    people = await small(world)
    for _ in range(30):
        hit = await stop_after(world)
        steps += bool(hit)
        await world.stop()
        await world.start()
        if not hit:
            break
    await paged(world, "Tables done: 0 of 2")
    assert steps > 0
    assert len(calls(world)) == 2
    assert len({user.id for call in calls(world) for user in call.mentions}) == len(people)
    threads = rounds_of(world)
    assert len(threads) == 2
    assert len(open_tables(world)) == 2
    seated = sorted(seat.person for table in open_tables(world) for seat in table.state.seats)
    assert seated == sorted(person.id for person in people)
    await end_all(world)
    await world.restart()
    await paged(world, "Round 1 is over")
    pages = [m for m in world.box.messages() if "Host" in m.labels() and not m.deleted]
    assert len(pages) == 1


async def test_a_page_that_somebody_deletes_comes_back(world):
    host = await boss(world)
    await start(world, host)
    for _ in range(2):
        before = await paged(world, "In: 0")
        world.box.world.delete(before)
        await world.bot.services.nights.change(1, lambda night: night_steps.join(night, host.id, "Ann"))
        await paged(world, "In: 1")
        await world.bot.services.nights.change(1, lambda night: night_steps.take_out(night, 0))
    await world.settled()


async def test_a_button_of_a_night_that_is_over_says_so(world):
    host, *_ = await small(world)
    await paged(world, "Tables done: 0 of 2")
    old = page(world)
    control = await press(world, host, "Host")
    sure = (await world.answered(await host.click(control, "End the night"), "update")).message
    (call, *_) = calls(world)
    await world.answered(await host.click(sure, "Yes, end it"), "update")
    await paged(world, "was ended")
    for message, label in ((call, "To my table"), (control, "Back")):
        if not message.deleted and label in message.labels():
            answer = await world.answered(await host.click(message, label), "message")
            assert "is over" in answer.message.text
    await world.settled()
    assert old.deleted


@in_turn("steps", 1, 2, 3, 4, 5, few=(1, 4))
async def test_killed_while_threads_are_opened_the_night_goes_on(processes, steps):
    """The process is killed as soon as so much is there, and again one step later: nothing comes twice."""
    world = processes
    people = await small(world)
    for more in range(2):
        await world.box.until(lambda more=more: steps_of(world) >= steps + more)
        await world.kill()
        await world.start()
    await paged(world, "Tables done: 0 of 2")
    await world.box.until(lambda: len(calls(world)) == 2)
    assert sorted(user.id for call in calls(world) for user in call.mentions) == sorted(p.id for p in people)
    threads = rounds_of(world)
    assert sorted(thread.id for thread in threads) == sorted(call.id for call in calls(world))
    for thread in threads:
        await world.box.until(lambda thread=thread: len(world.boards(thread)) == 1)
    for person in people:
        assert "Your table: <#" in (await press(world, person, "To my table")).text
    pages = [m for m in world.box.messages() if "Host" in m.labels() and not m.deleted]
    assert len(pages) == 1


async def tried_again(world, until="nothing"):
    """Let six minutes pass, in which what has failed is tried again, or less if the page says something before."""
    for _ in range(36):
        await world.settled()
        if until in page(world).text:
            return
        world.clock.advance(10)


async def test_where_no_thread_can_be_opened_the_page_says_why_until_one_can(world):
    host = await boss(world)
    await start(world, host, seats=2)
    await paged(world, "In: 0")
    await come(world, ["Ben", "Cleo"])
    await paged(world, "In: 2")
    everyone = world.box.guild.roles[world.box.guild.id]
    everyone.permissions &= ~Permission.CREATE_PUBLIC_THREADS
    now = world.clock.time()  # as a planned night begins: its host would be told at once
    await world.bot.services.nights.change(1, lambda night: night_steps.next_now(night, now))
    await tried_again(world)
    await paged(world, "I can't open threads here right now")
    await press(world, host, "I'm in")
    await paged(world, "In: 3")
    assert "I can't open threads here right now" in page(world).text
    everyone.permissions |= Permission.CREATE_PUBLIC_THREADS
    await tried_again(world, "Tables done: 0 of 1")
    await world.settled()
    assert "I can't open threads" not in page(world).text
    assert len(calls(world)) == 1


async def test_a_table_that_opens_while_the_night_is_paused_stands_still_too(world):
    host, opening = await boss(world), world.bot.tables.open

    async def paused(command):
        await world.bot.services.nights.pause(1, Person(host.id, "Boss", moderator=True))
        return await opening(command)

    world.bot.tables.open = paused
    await small(world, names=("Ben",))
    await paged(world, "Paused")
    await world.settled()
    assert [bool(table.state.paused) for table in open_tables(world)] == [True]
    await world.bot.services.nights.pause(1, Person(host.id, "Boss", moderator=True))
    await world.settled()
    assert [bool(table.state.paused) for table in open_tables(world)] == [False]


async def test_a_night_whose_channel_is_deleted_ends_its_tables_in_other_channels_too(world):
    rooms = [world.box.world.add_channel(world.box.guild, f"table-{number}") for number in (1, 2)]
    host = await boss(world)
    await start(world, host, channels=" ".join(f"<#{channel.id}>" for channel in rooms), seats=2)
    await paged(world, "In: 0")
    await come(world, ["Ben", "Cleo", "Dan", "Eve"])
    await paged(world, "In: 4")
    await begin(world, host)
    await paged(world, "Tables done: 0 of 2")
    night = world.bot.services.nights.in_channel(world.box.guild.id, world.box.table.id)
    world.box.world.delete_channel(world.box.table)
    await world.bot.services.nights.tables.break_off(night, 1)  # which the page is to tell
    for _ in range(6):
        await world.settled()
        world.clock.advance(61)
    await world.settled()
    assert world.bot.services.nights.get(night.guild, night.number) is None
    assert open_tables(world) == []


async def test_a_thread_that_is_not_noted_is_put_away_with_a_night_that_ends_before_the_table_opens(world):
    world.box.faults.drop("/threads$", method="POST", applied=True)
    host, *_ = await small(world)
    await world.box.until(lambda: rounds_of(world))
    await ended(world, host)
    for _ in range(3):
        await world.settled()
        world.clock.advance(61)
    await world.settled()
    assert all(thread.archived for thread in rounds_of(world))
