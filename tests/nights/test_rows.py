"""Nights in the store, on both engines: one a channel, whole steps, what a kill leaves, privacy."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.app.store import BotStore
from bot.league.rules import LeagueError
from bot.nights.rules import standing
from bot.nights.rules import steps as night_steps
from bot.nights.rules.values import Night, NightPlan
from storage import Place, StorageError
from tests.storage.making import ANNA, BELA, CILI, delete_server, forget_person, opened


def a_night(channel: int = 2, guild: int = 1, people: tuple[int, ...] = (ANNA, BELA)) -> Night:
    plan = NightPlan(game="classic", options={"target": 100}, seats=2, minutes=20, rounds=2)
    night = Night(guild=guild, channel=channel, host=ANNA, plan=plan)
    for person in people:
        night = night_steps.join(night, person, f"N{person}")
    return night


@pytest.mark.postgres
async def test_a_channel_has_one_night_until_it_is_over(store: BotStore) -> None:
    first = await store.nights.open(a_night())
    with pytest.raises(LeagueError, match="night-here"):
        await store.nights.open(a_night())
    other = await store.nights.open(a_night(channel=3))
    assert await store.nights.live() == [first, other]
    over = await store.nights.save(night_steps.end_night(first, "host"), live=False)
    assert await store.nights.live() == [other]
    assert await store.nights.find(1, first.number) == over
    assert await store.nights.find(9, first.number) is None
    assert (await store.nights.open(a_night())).number != first.number


async def test_of_two_steps_from_the_same_state_one_is_stored(store: BotStore) -> None:
    night = await store.nights.open(a_night())
    joined = await store.nights.save(night_steps.join(night, CILI, "Cili"))
    with pytest.raises(StorageError, match="conflict"):
        await store.nights.save(night_steps.leave(night, BELA))
    assert await store.nights.live() == [joined]


async def test_every_step_is_there_after_the_next_start(path: Place) -> None:
    async with opened(path) as store:
        night = await store.nights.open(a_night())
    steps: tuple[Callable[[Night], Night], ...] = (
        lambda night: night_steps.next_now(night, 10.0),
        lambda night: night_steps.pair(night, 10.0),
        lambda night: night_steps.opened(night, 1, post=7),
        lambda night: night_steps.opened(night, 1, place=7),
        lambda night: night_steps.opened(night, 1, table="abcdefghij"),
        lambda night: night_steps.ended(night, 1, (2, 1)),
        lambda night: night_steps.advance(night, 20.0),
    )
    for step in steps:
        async with opened(path) as store:
            (stored,) = await store.nights.live()
            assert stored == night
            night = await store.nights.save(step(stored))
    assert night.state == "break"
    best = standing.standings(night)[0].guest
    assert best == night.tables[0].guests[1]


async def test_what_is_held_about_a_person_is_handed_out_and_deleted(store: BotStore) -> None:
    night = await store.nights.open(a_night())
    night = await store.nights.save(
        night_steps.ended(night_steps.pair(night_steps.next_now(night, 1.0), 1.0), 1, (1, 2))
    )
    (export,) = (await store.export(BELA))["nights"]
    seat = night.tables[0].guests.index(1)
    assert export["tables"] == [{"round": 1, "place": seat + 1}]
    assert (export["name"], export["state"], export["host"]) == (f"N{BELA}", "here", False)
    await forget_person(store, BELA)
    (rest,) = await store.nights.live()
    assert rest.guest(BELA) is None
    assert len(rest.guests) == 2
    assert str(BELA) not in repr(rest)
    assert (await store.export(BELA))["nights"] == []
    with pytest.raises(StorageError, match="conflict"):
        await store.nights.save(night_steps.join(night, CILI, "Cili"))


async def test_a_server_that_is_deleted_takes_its_nights_along(store: BotStore) -> None:
    await store.nights.open(a_night())
    kept = await store.nights.open(a_night(guild=5))
    await delete_server(store, 1)
    assert await store.nights.live() == [kept]
    assert (await store.export(ANNA))["nights"][0]["guild"] == 5


async def test_a_host_who_is_no_guest_is_known_too(store: BotStore) -> None:
    await store.nights.open(replace(a_night(people=(BELA,)), host=CILI))
    (export,) = (await store.export(CILI))["nights"]
    assert export["host"] is True
    await forget_person(store, CILI)
    (rest,) = await store.nights.live()
    assert rest.host is None
