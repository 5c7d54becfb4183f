"""A planned night among the server's events: made once, brought along, and never in the way of the night itself."""

from datetime import UTC, datetime

import pytest

from bot.games.text.reader import Reader
from bot.nights.rules.arena import USUAL
from bot.nights.server_events import event_plan
from bot.sandbox.permissions import Permission
from tests.end_to_end import openapi
from tests.end_to_end.nights import come, open_tables, page, paged, press, start
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_kill import processes
from tests.nights.test_nights import a_night
from tests.storage.places import on_one

__all__ = ["processes"]  # a fixture
HOUR = 3600.0
EVENTS = "/guilds/{guild_id}/scheduled-events"


def allow(world, *permissions: Permission) -> None:
    """Give the bot's role these permissions, too; none: take them away again."""
    box = world.box
    role = box.world.role(box.guild, box.world.bot.name)
    bits = role.permissions & ~(Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS)
    for permission in permissions:
        bits |= permission
    box.change_role(box.guild, role, bits)


def event_requests(world, method: str = "") -> list[tuple[str, int]]:
    """Return the requests about events, each with how it was answered."""
    requests = [request for request in world.box.requests if request.template.startswith(EVENTS)]
    return [(request.method, request.status) for request in requests if method in ("", request.method)]


def event(world):
    (made,) = world.box.guild.events.values()
    return made


def in_an_hour(world):
    """The time in an hour, as people type it."""
    return datetime.fromtimestamp(world.box.world.clock.time() + HOUR, UTC).strftime("%Y-%m-%d %H:%M")


async def planned(world, host, **more):
    """A night that begins in an hour."""
    return await start(world, host, **{"seats": 2, "rounds": 1, "at": in_an_hour(world), **more})


async def ended(world, host) -> None:
    control = await press(world, host, "Host")
    await world.answered(await host.click(control, "End the night"), "update")
    await world.answered(await host.click(control, "Yes, end it"), "update")


async def test_it_is_made_once_begins_and_is_over_with_the_night(world):
    allow(world, Permission.CREATE_EVENTS)
    host = await boss(world)
    control = await planned(world, host)
    assert "Create Events" not in control.text
    message = await paged(world, "the server's events")
    made = event(world)
    assert f"https://discord.com/events/{world.box.guild.id}/{made.id}" in message.text
    assert (made.name, made.status) == ("Game night: Classic domino", 1)
    assert made.location == f"https://discord.com/channels/{world.box.guild.id}/{world.box.table.id}"
    assert HOUR - 60 < made.start - world.box.world.clock.time() <= HOUR
    assert made.end > made.start
    await world.restart()
    await world.settled()
    people = await come(world, ["Ben", "Cleo"])
    world.clock.advance(HOUR)
    await world.box.until(lambda: event(world).status == 2)
    (call,) = [m for m in world.box.messages() if "the game night begins" in m.text]
    for person in people:
        await world.answered(await person.click(call, "I'm in"), "message")
    await paged(world, "Tables done: 0 of 1")
    assert "the server's events" not in page(world).text
    assert len(open_tables(world)) == 1
    await ended(world, host)
    await world.box.until(lambda: made.status == 3)
    await world.settled()
    assert world.box.guild.events == {}
    changes = [request for request in event_requests(world) if request[0] != "GET"]
    assert changes == [("POST", 200), ("PATCH", 200), ("PATCH", 200)]
    sent = [request for request in world.box.requests if request.template.startswith(EVENTS) and request.body]
    if openapi.FILE.exists():
        faults = [openapi.faults(request.method, request.template, request.body) for request in sent]
        assert not any(faults)


async def test_a_night_that_is_ended_before_it_begins_does_not_take_place(world):
    allow(world, Permission.CREATE_EVENTS)
    host = await boss(world)
    await planned(world, host)
    await paged(world, "the server's events")
    made = event(world)
    await ended(world, host)
    await world.box.until(lambda: made.status == 4)
    await world.settled()
    assert "It begins" in (await planned(world, host)).text
    await world.box.until(lambda: len(world.box.guild.events) == 1)
    assert event(world).id != made.id


async def test_an_event_whose_making_was_not_answered_is_found(world):
    allow(world, Permission.CREATE_EVENTS)
    world.box.faults.drop("/scheduled-events", method="POST", applied=True)
    host = await boss(world)
    await planned(world, host)
    await world.box.until(lambda: len(world.box.guild.events) == 1)
    await world.settled()
    world.clock.advance(11)
    await paged(world, "the server's events")
    assert len(world.box.guild.events) == 1


@on_one()
async def test_killed_before_it_is_noted_there_is_one_event(processes):
    world = processes
    allow(world, Permission.CREATE_EVENTS)
    host = await boss(world)
    await planned(world, host)
    await world.box.until(lambda: len(world.box.guild.events) == 1)
    await world.kill()
    await world.start()
    await paged(world, "the server's events")
    assert len(world.box.guild.events) == 1
    assert event_requests(world, "POST") == [("POST", 200)]


async def test_without_the_permission_its_host_is_told_how_and_nothing_is_asked(world):
    allow(world, Permission.MANAGE_EVENTS)  # which is good for those that others have made
    host = await boss(world)
    control = await planned(world, host)
    assert "**Create Events**" in control.text
    assert f"permissions={_linked(control.text)}" in control.text
    assert _linked(control.text) & Permission.CREATE_EVENTS
    await paged(world, "Begins")
    assert "the server's events" not in page(world).text
    assert event_requests(world) == []
    allow(world, Permission.CREATE_EVENTS)  # and with the next thing that happens it is there
    await come(world, ["Ben"])
    await paged(world, "the server's events")
    assert len(world.box.guild.events) == 1


def _linked(text: str) -> int:
    return int(text.partition("permissions=")[2].partition("&")[0].partition(")")[0])


async def test_a_night_at_once_is_no_event(world):
    allow(world, Permission.CREATE_EVENTS)
    host = await boss(world)
    control = await start(world, host, seats=2)
    assert "Create Events" not in control.text
    await paged(world, "In: 0")
    assert event_requests(world) == []


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10070), (400, 30038)])
async def test_what_discord_refuses_is_left_alone_and_the_night_goes_on(world, status: int, code: int):
    allow(world, Permission.CREATE_EVENTS)
    world.box.faults.fail("/scheduled-events", method="POST", status=status, code=code)
    host = await boss(world)
    await planned(world, host)
    await paged(world, "Begins")
    people = await come(world, ["Ben", "Cleo"])
    world.clock.advance(HOUR)
    await world.box.until(lambda: any("the game night begins" in m.text for m in world.box.messages()))
    (call,) = [m for m in world.box.messages() if "the game night begins" in m.text]
    for person in people:
        await world.answered(await person.click(call, "I'm in"), "message")
    await paged(world, "Tables done: 0 of 1")
    assert event_requests(world, "POST") == [("POST", status)]
    assert world.box.guild.events == {}


async def test_an_event_that_somebody_deletes_stays_deleted(world):
    allow(world, Permission.CREATE_EVENTS)
    host = await boss(world)
    await planned(world, host)
    await paged(world, "the server's events")
    world.box.guild.events.clear()
    people = await come(world, ["Ben", "Cleo"])
    world.clock.advance(HOUR)
    await world.box.until(lambda: any("the game night begins" in m.text for m in world.box.messages()))
    await ended(world, host)
    await world.settled()
    assert (event_requests(world, "POST"), event_requests(world, "PATCH")) == ([("POST", 200)], [("PATCH", 404)])
    assert people


async def test_one_that_has_begun_by_itself_is_over_with_the_night_all_the_same(world):
    allow(world, Permission.CREATE_EVENTS)
    host = await boss(world)
    await planned(world, host)
    await paged(world, "the server's events")
    made = event(world)
    world.box.faults.fail("/scheduled-events", method="PATCH", status=400, code=180000)
    made.status = 2
    await come(world, ["Ben", "Cleo"])
    world.clock.advance(HOUR)
    await world.box.until(lambda: ("PATCH", 400) in event_requests(world))
    await ended(world, host)
    await world.box.until(lambda: made.status == 3)


def test_an_arena_among_the_events_is_called_one_and_ends_with_its_time():
    """Discord refuses an event that ends when it begins, and an arena has no rounds to count."""
    arena = {"form": "arena", "rounds": 0, "starts": 1000.0}
    made = event_plan(a_night(2, **arena), Reader())
    assert (made.name, made.starts, made.ends) == ("Arena: Classic domino", 1000.0, 1000.0 + USUAL)
    assert event_plan(a_night(2, **arena, until=4000.0), Reader()).ends == 4000.0
    assert event_plan(a_night(2, starts=1000.0), Reader()).name == "Game night: Classic domino"
