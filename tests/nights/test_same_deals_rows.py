"""The same deals of a night in the store: secret while a table plays them, told with the end of the last one."""

from collections.abc import Sequence

import msgspec
import pytest
from msgspec.structs import replace

from bot.app.store import BotStore
from bot.games.same import promise_of
from bot.nights.rules import steps
from bot.nights.rules.values import Night
from storage import FinishedMatch, Place, StorageError
from tests.storage.making import match, opened, record

from .test_rows import a_night

SECRETS = ("11" * 32, "22" * 32)
GUILD = 1


async def begun(store: BotStore, tables: Sequence[str] = ("a", "b")) -> Night:
    """A night of two tables with the same deals, all of them open."""
    night = a_night(people=(11, 12, 13, 14))
    night = replace(night, plan=replace(night.plan, duplicate=True), secrets=SECRETS[:1])
    night = steps.pair(steps.next_now(await store.nights.open(night), 1.0), 1.0, SECRETS[1])
    for number, table in enumerate(tables, 1):
        night = steps.opened(night, number, post=number, place=number, table=table)
    return await store.nights.save(night)


def played(name: str, secret: str | None = None) -> FinishedMatch:
    """A match with the first of the shared deals."""
    same = {"kind": "night", "id": "1-1", "promise": promise_of(bytes.fromhex(SECRETS[0])), "secret": secret}
    said = {"format": "boneyard-record/1", "game": "classic", "id": name, "same": same}
    return replace(match(name, guild=GUILD), record=msgspec.json.encode(said).decode())


async def stored(store: BotStore, name: str) -> FinishedMatch:
    match = await store.match(name, GUILD)
    assert match is not None
    return match


async def secret_in(store: BotStore, name: str) -> object:
    """The secret in a match's record, and whether it may be looked at."""
    match = await stored(store, name)
    secret = msgspec.json.decode(match.record)["same"]["secret"]
    assert await store.deals.are_secret(GUILD, match) is (secret is None)
    return secret


async def test_the_secret_is_told_with_the_end_of_the_last_table(path: Place) -> None:
    async with opened(path) as store:
        night = await begun(store)
        await record(store, played("a-1"), played("b-1"))
        night = await store.nights.save(steps.ended(night, 1, (1, 2), [[5, 0]], (0, 1)))
    async with opened(path) as store:
        assert (await secret_in(store, "a-1"), await secret_in(store, "b-1")) == (None, None)
        night = await store.nights.save(steps.ended(night, 2, (1, 2), [[3, 1]], (0, 1)))
    async with opened(path) as store:
        assert await store.nights.find(GUILD, night.number) == night
        assert (await secret_in(store, "a-1"), await secret_in(store, "b-1")) == (SECRETS[0], SECRETS[0])


async def test_a_step_that_is_refused_tells_nothing(store: BotStore) -> None:
    night = await begun(store)
    await record(store, played("a-1"), played("b-1"))
    over = steps.ended(steps.ended(night, 1, (1, 2)), 2, (1, 2))
    with pytest.raises(StorageError, match="conflict"):
        await store.nights.save(replace(over, version=night.version - 1))
    assert await secret_in(store, "a-1") is None


async def test_it_is_told_of_matches_that_went_with_their_threads_too(store: BotStore) -> None:
    night = await begun(store)
    await record(store, played("a-1"), played("b-1"))
    night = steps.opened(steps.lost(night, 1), 1, post=8, place=8, table="again")
    night = await store.nights.save(steps.ended(night, 2, (1, 2)))
    assert await secret_in(store, "a-1") is None
    await store.nights.save(steps.ended(night, 1, (2, 1)))
    assert (await secret_in(store, "a-1"), await secret_in(store, "b-1")) == (SECRETS[0], SECRETS[0])


@pytest.mark.postgres
async def test_a_night_whose_channel_is_gone_hides_nothing_for_ever(store: BotStore) -> None:
    night = await begun(store)
    await record(store, played("a-1"))
    night = await store.nights.save(steps.end_night(steps.ended(night, 1, (1, 2)), "host"))
    assert await secret_in(store, "a-1") is None
    await store.nights.save(night, live=False)
    assert await secret_in(store, "a-1") == SECRETS[0]


async def test_what_is_handed_out_about_a_person_has_no_secret(store: BotStore) -> None:
    night = await begun(store)
    place = night.find(1).guests.index(0) if 0 in night.find(1).guests else None
    number, seat = (1, place) if place is not None else (2, night.find(2).guests.index(0))
    await store.nights.save(steps.ended(night, number, (1, 2), [[5, 0], [3, 4]], (0, 1)))
    (export,) = (await store.export(11))["nights"]
    assert export["tables"] == [{"round": 1, "place": seat + 1, "scores": [[5, 3], [0, 4]][seat]}]
    assert not any(secret in repr(export) for secret in SECRETS)


async def test_matches_of_their_own_deals_and_damaged_records_are_no_secret(store: BotStore) -> None:
    unshared = match("own", guild=GUILD)
    damaged = replace(unshared, record='{"same": 7}')
    for finished in (unshared, damaged, replace(unshared, record="")):
        assert not await store.deals.are_secret(GUILD, finished)
