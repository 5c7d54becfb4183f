"""Results that wait to be confirmed: who may say yes or no, until when, and that nothing is lost or counted twice."""

import asyncio

import pytest

from bot.app.store import BotStore
from bot.league.rows.values import HandSeat, Pending
from bot.league.rules import LeagueError
from storage.engines import Place
from tests.storage.making import audit_of, forget_person

from .playing import GUILD, NAMES, NOW, Time, league, table

DAY = 86400.0
SEATS = (HandSeat(1, NAMES[1], 1, 30), HandSeat(2, NAMES[2], 2, 20), HandSeat(3, NAMES[3], 3, 10))


async def held(store: BotStore, by: int = 1) -> Pending:
    return await store.league.hold(GUILD, "classic", NOW - 60, SEATS, by, "at the club")


async def settle(store: BotStore, result: Pending, who: int, *, moderator: bool = False, yes: bool = True) -> Pending:
    return await store.league.settle(GUILD, result.number, who, moderator=moderator, yes=yes)


async def test_it_counts_once_it_is_confirmed_and_for_nothing_before(store: BotStore, time: Time) -> None:
    result = await held(store)
    assert await store.league.pending(GUILD) == [result]
    assert await table(store) == []
    assert (await store.league.history(GUILD)).total == 0
    time.now += 60
    done = await settle(store, result, 2)
    assert [(row.person, row.points) for row in await table(store)] == [(1, 120), (2, 60), (3, 0)]
    (change,) = await store.league.changes(GUILD)
    assert (change.number, change.kind, change.by, change.reason) == (done.change, "add", 1, "at the club")
    with pytest.raises(LeagueError, match="no-pending"):
        await settle(store, result, 3)
    actions = [(entry.action, entry.actor) for entry in await audit_of(store, GUILD)]
    assert actions == [("league-add", 1), ("league-confirm", 2), ("league-pending", 1)]


async def test_it_goes_when_somebody_rejects_it(store: BotStore) -> None:
    for person, moderator in ((2, False), (1, False), (9, True)):
        result = await held(store)
        await settle(store, result, person, moderator=moderator, yes=False)
        assert await store.league.pending(GUILD) == []
    assert await table(store) == []
    assert (await audit_of(store, GUILD))[0].action == "league-reject"


@pytest.mark.parametrize(
    ("person", "moderator", "late", "code"),
    [
        (2, False, False, ""),
        (2, False, True, "pending-late"),
        (4, False, False, "pending-strange"),
        (4, True, False, ""),
        (4, True, True, ""),
        (1, False, False, "pending-own"),
        (1, True, False, "pending-own"),
        (1, True, True, "pending-own"),
    ],
)
async def test_who_confirms(store: BotStore, time: Time, person: int, moderator: bool, late: bool, code: str) -> None:
    result = await held(store)
    time.now += DAY if late else DAY - 1
    if code:
        with pytest.raises(LeagueError, match=code):
            await settle(store, result, person, moderator=moderator)
        assert await store.league.pending(GUILD) == [result]
    else:
        assert (await settle(store, result, person, moderator=moderator)).change


async def test_a_moderator_who_added_it_and_did_not_play_confirms_it_after_the_day(store: BotStore, time: Time) -> None:
    result = await held(store, by=9)
    with pytest.raises(LeagueError, match="pending-own"):
        await settle(store, result, 9, moderator=True)
    time.now += DAY
    with pytest.raises(LeagueError, match="pending-own"):
        await settle(store, result, 9)
    assert (await settle(store, result, 9, moderator=True)).change


@pytest.mark.postgres
async def test_two_answers_at_once_make_one_match(store: BotStore) -> None:
    result = await held(store)
    done = await asyncio.gather(settle(store, result, 2), settle(store, result, 3), return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["LeagueError", "Pending"]
    assert {row.played for row in await table(store)} == {1}


@pytest.mark.postgres
async def test_another_server_has_nothing_to_do_with_it(store: BotStore) -> None:
    result = await held(store)
    with pytest.raises(LeagueError, match="no-pending"):
        await store.league.settle(GUILD + 1, result.number, 2, moderator=True, yes=True)
    assert await store.league.pending(GUILD + 1) == []


async def test_it_is_there_after_a_restart(path: Place) -> None:
    async with league(path) as store:
        result = await held(store)
    async with league(path) as store:
        assert await store.league.pending(GUILD) == [result]
        await settle(store, result, 2)
        assert len(await table(store)) == 3


async def test_results_that_cannot_be_are_not_kept(store: BotStore) -> None:
    for seats, ended, code in (
        (SEATS[:1], NOW, "seats"),
        ((SEATS[0], SEATS[0]), NOW, "twice"),
        (SEATS, NOW + 60, "date-future"),
        (SEATS, 0.0, "date"),
    ):
        with pytest.raises(LeagueError, match=code):
            await store.league.hold(GUILD, "classic", ended, seats, 1, "why")
    with pytest.raises(LeagueError, match="reason"):
        await store.league.hold(GUILD, "classic", NOW, SEATS, 1, " ")
    assert await store.league.pending(GUILD) == []


async def test_a_person_s_data_are_told_and_taken_out(store: BotStore) -> None:
    await held(store)
    pair = (HandSeat(2, NAMES[2], 1, 20), HandSeat(3, NAMES[3], 2, 10))
    other = await store.league.hold(GUILD, "classic", NOW, pair, 1, f"{NAMES[1]} said so")
    first, second = str(await store.export(1)), str(await store.export(2))
    assert ("'pending': 1" in first, "'pending': 2" in first, "'pending': 2" in second) == (True, True, True)
    await forget_person(store, 1)
    (remaining,) = await store.league.pending(GUILD)
    assert (remaining.number, remaining.by) == (other.number, None)
    assert NAMES[1] not in remaining.reason
    assert (await settle(store, remaining, 2)).change
