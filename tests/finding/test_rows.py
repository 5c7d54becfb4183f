"""Who wants to be called, by whom not, and who was called when: of one server each."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.app.store import BotStore
from bot.finding.rows import CALL, CHALLENGE, Notify
from tests.storage.making import ANNA, BELA, CILI, GUILD, NOW, delete_server, forget_person, match, record, rows

OTHER = GUILD + 1
HOUR = 3600.0


async def _want(store: BotStore, *people: int, guild: int = GUILD) -> None:
    for person in people:
        await store.finding.switch_on(guild, person)


@pytest.mark.postgres
async def test_a_wish_comes_back_as_it_was_stored_and_holds_in_one_server(store: BotStore) -> None:
    quiet = {"quiet": (1320, 420), "zone": "Europe/Helsinki"}
    await store.finding.switch_on(GUILD, ANNA)
    await store.finding.change_settings(GUILD, ANNA, lambda settings: replace(settings, **quiet))
    await store.finding.switch_on(GUILD, ANNA, ("classic", "uno"))
    wish = await store.finding.notify(GUILD, ANNA)
    assert wish == Notify(ANNA, ("classic", "uno"), (1320, 420), "Europe/Helsinki", NOW)
    assert await store.finding.notify(OTHER, ANNA) is None
    assert await store.finding.switch_off(OTHER, ANNA) is False
    assert await store.finding.switch_off(GUILD, ANNA) is True
    assert await store.finding.notify(GUILD, ANNA) is None


@pytest.mark.postgres
async def test_candidates_are_told_with_their_last_match_and_call_and_without_the_blocked(store: BotStore) -> None:
    await record(store, match("m1"), match("far", ended=NOW + 5, guild=OTHER))
    await _want(store, ANNA, BELA, CILI)
    await store.finding.note(GUILD, 5, 1, (BELA,), CALL)
    candidates = await store.finding.candidates(GUILD, 99)
    assert [(candidate.notify.person, candidate.played, candidate.called) for candidate in candidates] == [
        (ANNA, NOW, 0.0), (BELA, NOW, NOW), (CILI, 0.0, 0.0),
    ]  # fmt: skip
    assert await store.finding.block(GUILD, ANNA, 99) is True
    assert await store.finding.block(GUILD, ANNA, 99) is False
    await store.finding.block(GUILD, 99, BELA)
    await store.finding.block(OTHER, CILI, 99)
    assert [candidate.notify.person for candidate in await store.finding.candidates(GUILD, 99)] == [CILI]
    assert [candidate.notify.person for candidate in await store.finding.candidates(GUILD, CILI)] == [ANNA, BELA]
    assert await store.finding.unblock(GUILD, ANNA, 99) is True
    assert [candidate.notify.person for candidate in await store.finding.candidates(GUILD, 99)] == [ANNA, CILI]


@pytest.mark.postgres
async def test_a_channel_calls_once_an_hour_and_nobody_is_called_twice_in_one(store: BotStore) -> None:
    await _want(store, ANNA, BELA)
    first = await store.finding.note(GUILD, 5, 1, (ANNA,), CALL)
    assert first.people == (ANNA,)
    assert await store.finding.note(GUILD, 5, 2, (BELA,), CALL) == (0, (), NOW + HOUR)
    elsewhere = await store.finding.note(GUILD, 6, 2, (ANNA, BELA, CILI), CALL)
    assert elsewhere.people == (BELA,)  # Anna was called a moment ago, Cili has not asked for it
    assert await store.finding.note(GUILD, 7, 2, (ANNA,), CALL) == (0, (), 0.0)
    await store.finding.take_back(GUILD, elsewhere.number)
    assert (await store.finding.note(GUILD, 6, 2, (BELA,), CALL)).people == (BELA,)
    store.finding._clock = lambda: NOW + HOUR
    assert (await store.finding.note(GUILD, 5, 2, (ANNA,), CALL)).people == (ANNA,)


@pytest.mark.postgres
async def test_of_two_calls_at_once_each_person_hears_one(store: BotStore) -> None:
    await _want(store, ANNA, BELA, CILI)
    calls = (store.finding.note(GUILD, channel, channel, (ANNA, BELA, CILI), CALL) for channel in (5, 6, 5))
    done = await asyncio.gather(*calls)
    assert sorted(person for call in done for person in call.people) == [ANNA, BELA, CILI]


async def test_one_person_challenges_another_once_an_hour_and_nobody_gets_more_than_three(store: BotStore) -> None:
    for caller in (1, 2, 3):
        assert (await store.finding.note(GUILD, 5, caller, (ANNA,), CHALLENGE)).people == (ANNA,)
    assert (await store.finding.note(GUILD, 6, 1, (ANNA,), CHALLENGE)).until == NOW + HOUR
    assert (await store.finding.note(GUILD, 6, 4, (ANNA,), CHALLENGE)).until == NOW + HOUR
    assert (await store.finding.note(GUILD, 6, 1, (BELA,), CHALLENGE)).people == (BELA,)
    await store.finding.block(GUILD, CILI, 4)
    assert await store.finding.note(GUILD, 6, 4, (CILI,), CHALLENGE) == (0, (), 0.0)
    await _want(store, ANNA)
    assert (await store.finding.note(GUILD, 5, 1, (ANNA,), CALL)).people == (ANNA,)


async def test_calls_go_after_a_day_with_who_was_called(store: BotStore) -> None:
    await _want(store, ANNA)
    await store.finding.note(GUILD, 5, 1, (ANNA,), CALL)
    store.finding._clock = lambda: NOW + 24 * HOUR
    await store.finding.note(GUILD, 5, 1, (ANNA,), CALL)
    assert await rows(store, "SELECT at FROM called") == [(NOW + 24 * HOUR,)]


async def test_all_of_it_is_handed_out_and_forgotten_and_deleted_with_a_server(store: BotStore) -> None:
    await _want(store, ANNA, BELA)
    await store.finding.block(GUILD, ANNA, CILI)
    await store.finding.block(GUILD, BELA, ANNA)
    await store.finding.note(GUILD, 5, CILI, (BELA,), CALL)
    await store.finding.note(GUILD, 6, ANNA, (CILI,), CHALLENGE)
    await store.finding.change_settings(GUILD, ANNA, lambda settings: replace(settings, turns="both"))
    export = (await store.export(ANNA))["finding_players"]
    assert export == {
        "notify": [{"guild": GUILD, "games": [], "since": NOW}],
        "own_settings": [{"guild": GUILD, "turns": "both"}],
        "blocked": [{"guild": GUILD, "person": CILI, "since": NOW}],
        "blocked_by_others_in": [GUILD],
        "called": [],
        "calls": [{"guild": GUILD, "channel": 6, "kind": "seat", "at": NOW}],
    }
    await forget_person(store, ANNA)
    assert not any((await store.export(ANNA))["finding_players"].values())  # type: ignore[union-attr]
    assert await rows(store, "SELECT caller FROM calls ORDER BY number") == [(CILI,), (None,)]
    await _want(store, CILI, guild=OTHER)
    await delete_server(store, GUILD)
    assert await rows(store, "SELECT guild FROM notify") == [(OTHER,)]
    assert await rows(store, "SELECT guild FROM calls UNION ALL SELECT guild FROM called") == []
