"""Tries that their player has shown in a server, those that are over, and whom a server's podium names."""

import pytest

from bot.app.store import BotStore
from bot.daily.rows.dailies import PodiumRow
from bot.daily.rows.values import DailyEnd
from storage.engines import Connection
from tests.storage.making import ANNA, BELA, CILI, delete_server, forget_person

from .test_daily import a_step, a_try, begun, ended

HERE, THERE = 7, 8


@pytest.mark.postgres
async def test_a_try_is_shown_where_its_player_has_shown_it(store: BotStore) -> None:
    annas, belas = await ended(store, a_try(ANNA), 7), await ended(store, a_try(BELA), 7)
    for _ in range(2):
        await store.dailies.show(annas.number, HERE)
    answers = [await store.dailies.is_shown(tried.number, guild) for tried in (annas, belas) for guild in (HERE, THERE)]
    assert answers == [True, False, False, False]
    await store.dailies.show(99, HERE)  # deleted meanwhile
    assert not await store.dailies.is_shown(99, HERE)


async def test_what_was_shown_goes_with_the_person_and_with_the_server(store: BotStore) -> None:
    annas, belas = await ended(store, a_try(ANNA), 7), await ended(store, a_try(BELA), 7)
    for tried in (annas, belas):
        for guild in (HERE, THERE):
            await store.dailies.show(tried.number, guild)
    await forget_person(store, ANNA)
    assert not await store.dailies.is_shown(annas.number, HERE)
    await delete_server(store, HERE)
    assert not await store.dailies.is_shown(belas.number, HERE)
    assert await store.dailies.is_shown(belas.number, THERE)


@pytest.mark.postgres
async def test_tries_that_are_over_are_found_the_newest_first(store: BotStore) -> None:
    first, second = await ended(store, a_try(ANNA, 4), 1), await ended(store, a_try(ANNA, 5), 2)
    await begun(store, a_try(ANNA, 6))
    await ended(store, a_try(BELA, 5), 3)
    all_ = [(second.number, 5, "classic"), (first.number, 4, "classic")]
    assert await store.dailies.ended(ANNA, 9) == all_
    assert await store.dailies.ended(ANNA, 1) == all_[:1]


@pytest.mark.postgres
async def test_a_podium_is_of_a_servers_people_and_equals_share_a_place(store: BotStore) -> None:
    for person, score in ((ANNA, 5), (BELA, 9), (CILI, 5), (1, 3), (2, 99)):
        tried = await begun(store, a_try(person))
        await store.dailies.save(*a_step(tried, end=DailyEnd(score, float(person), True)))
    late = await begun(store, a_try(3))
    await store.dailies.save(*a_step(late, end=DailyEnd(100, 1.0, False)))

    def join(db: Connection) -> None:
        sql = "INSERT INTO daily_members (guild, person, name, since) VALUES (?, ?, ?, ?)"
        with db.transaction(HERE):
            for person in (ANNA, BELA, CILI, 1, 3):
                db.execute(sql, (HERE, person, f"P{person}", 5))

    await store.dailies._writer.call(join)
    first, *others = await store.dailies.podium(HERE, 5, "classic")
    assert first == PodiumRow(1, f"P{BELA}", 9, BELA)
    assert {(row.place, row.score) for row in others} == {(2, 5)}
    assert len(await store.dailies.podium(HERE, 5, "classic", 9)) == 4
    assert await store.dailies.podium(HERE, 6, "classic") == []
    assert await store.dailies.podium(THERE, 5, "classic") == []
