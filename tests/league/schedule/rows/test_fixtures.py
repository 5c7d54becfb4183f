"""Fixtures in the file: numbered by server, settled once, reminded of once a day."""

from pathlib import Path

import pytest

from bot.app.store import BotStore
from bot.league.rows.values import HandSeat
from bot.league.rules import LeagueError
from bot.league.schedule import rows as fixtures
from bot.league.schedule.pairings import pairings
from bot.league.schedule.values import FixtureSeat, NewFixture
from tests.storage.making import (
    ANNA,
    BELA,
    CILI,
    GUILD,
    NAMES,
    NOW,
    audit_of,
    change,
    delete_server,
    forget_person,
    match,
    rows,
    seat,
)

PEOPLE = (ANNA, BELA, CILI)
DAY = 86400.0


class Days:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
async def store(path: Path, days: Days):
    async with await BotStore.open(path, clock=days) as opened:
        yield opened


def new(people=PEOPLE, rounds: int = 1) -> list[NewFixture]:
    seats = [FixtureSeat(person, NAMES[person]) for person in people]
    return [
        NewFixture(pairing.round, tuple(seats[player] for player in pairing.players))
        for pairing in pairings(len(people), 2, rounds)
    ]


async def make(store: BotStore, guild: int = GUILD, channel: int = 5, people=PEOPLE):
    return await store.fixtures.create(guild, channel, "classic", new(people), ANNA)


async def refused(call) -> tuple[str, dict[str, object]]:
    with pytest.raises(LeagueError) as caught:
        await call
    return caught.value.code, caught.value.data


def played(n: int, name: str = "m1", **more):
    done = match(name, seat(1, ANNA, 1, 1), seat(2, BELA, 2, 0), **more)
    return change(f"of-{name}", status="over", finished=done, fixture=n)


async def test_they_are_numbered_by_server(store: BotStore) -> None:
    first = await make(store)
    assert [fixture.number for fixture in first] == [1, 2, 3]
    assert {fixture.first for fixture in first} == {1}
    assert all(len(fixture.seats) == 2 and fixture.is_open for fixture in first)
    other = await make(store, guild=GUILD + 1, people=(ANNA, BELA))
    assert [fixture.number for fixture in other] == [1]
    again = await make(store)
    assert [(fixture.number, fixture.first) for fixture in again] == [(4, 4), (5, 4), (6, 4)]
    assert await store.fixtures.find(GUILD, 5) == again[1]
    assert await refused(store.fixtures.find(GUILD, 7)) == ("unknown-fixture", {"fixture": 7})


@pytest.mark.postgres
async def test_pages_of_all_and_of_a_person(store: BotStore) -> None:
    await make(store)
    await make(store, people=(BELA, CILI))
    page = await store.fixtures.page(GUILD, page_size=3)
    assert ([fixture.number for fixture in page.rows], page.pages, page.total, page.open) == ([1, 2, 3], 2, 4, 4)
    last = await store.fixtures.page(GUILD, page=99, page_size=3)
    assert ([fixture.number for fixture in last.rows], last.page) == ([4], 1)
    hers = await store.fixtures.page(GUILD, ANNA)
    assert hers.total == 2
    assert all(fixture.has(ANNA) for fixture in hers.rows)
    assert (await store.fixtures.page(GUILD + 1)).rows == ()
    await store.fixtures.cancel(GUILD, 4, ANNA, "no time")
    assert (await store.fixtures.page(GUILD)).total == 3
    whole = await store.fixtures.page(GUILD, only_open=False)
    assert (whole.total, whole.open) == (4, 3)


async def test_the_match_settles_it_in_the_same_step(store: BotStore) -> None:
    await make(store)
    await store.save(played(1))
    fixture = await store.fixtures.find(GUILD, 1)
    assert (fixture.state, fixture.match) == ("played", "m1")
    await store.save(played(1, "m2"))
    assert (await store.fixtures.find(GUILD, 1)).match == "m1"
    assert await store.match("m2") is not None
    await store.save(played(99, "m3"))
    await store.save(played(2, "m4", guild=GUILD))
    assert (await store.fixtures.find(GUILD, 2)).match == "m4"
    assert (await store.fixtures.find(GUILD, 3)).is_open


async def test_a_change_that_is_refused_settles_nothing(store: BotStore) -> None:
    await make(store)
    await store.save(played(1))
    clash = match("m1", seat(1, ANNA, 1, 1), seat(2, BELA, 2, 0), game="moomin")
    with pytest.raises(Exception, match="conflict"):
        await store.save(change("other", status="over", finished=clash, fixture=2))
    assert (await store.fixtures.find(GUILD, 2)).is_open


async def test_a_match_that_counts_no_more_opens_it_again(store: BotStore) -> None:
    await make(store)
    await store.save(played(1))
    await store._writer.call(fixtures.match_counts, GUILD, "m1", False, NOW)
    assert (await store.fixtures.find(GUILD, 1)).is_open
    await store._writer.call(fixtures.match_counts, GUILD, "m1", True, NOW)
    assert (await store.fixtures.find(GUILD, 1)).state == "played"
    await store._writer.call(fixtures.match_counts, GUILD, "m1", False, NOW)
    await store.save(played(1, "m2"))
    await store._writer.call(fixtures.match_counts, GUILD, "m1", True, NOW)
    assert (await store.fixtures.find(GUILD, 1)).match == "m2"


async def test_a_walkover_says_so(store: BotStore) -> None:
    await make(store)
    assert await store._writer.call(lambda db: fixtures.settle(db, GUILD, 3, "w1", walkover=True))
    assert (await store.fixtures.find(GUILD, 3)).state == "walkover"
    assert not await store._writer.call(lambda db: fixtures.settle(db, GUILD, 3, "w2", walkover=True))


@pytest.mark.postgres
async def test_one_or_all_that_are_open_are_cancelled(store: BotStore) -> None:
    await make(store)
    await make(store)
    await store.save(played(1))
    assert await refused(store.fixtures.cancel(GUILD, 1, ANNA, "x")) == (
        "fixture-settled",
        {"fixture": 1, "state": "played"},
    )
    assert (await refused(store.fixtures.cancel(GUILD, 2, ANNA, "  ")))[0] == "reason"
    assert (await refused(store.fixtures.cancel(GUILD, 2, ANNA, "x" * 201)))[0] == "reason"
    assert (await refused(store.fixtures.cancel(GUILD, 9, ANNA, "x")))[0] == "unknown-fixture"
    gone = await store.fixtures.cancel(GUILD, 1, ANNA, "it rains", together=True)
    assert [fixture.number for fixture in gone] == [2, 3]
    assert [fixture.number for fixture in (await store.fixtures.page(GUILD)).rows] == [4, 5, 6]
    entry = (await audit_of(store, GUILD))[0]
    assert (entry.action, entry.detail) == ("fixture-cancel", '{"fixtures":[2,3],"reason":"it rains"}')


@pytest.mark.postgres
async def test_what_was_claimed_is_left_until_it_is_told(store: BotStore, days: Days) -> None:
    """Rule: a process that was killed between claim and post leaves it to the next one."""
    await make(store)
    days.now += DAY
    claimed = await store.deadlines.claim_reminders(GUILD)
    assert [fixture.reminded for fixture in claimed] == [days.now] * 3
    assert await store.deadlines.unposted_reminders(GUILD) == claimed
    assert await store.deadlines.due_reminders() == [GUILD]
    await store.fixtures.cancel(GUILD, 1, ANNA, "it rains")
    assert [fixture.number for fixture in await store.deadlines.unposted_reminders(GUILD)] == [2, 3]
    await store.deadlines.note_reminded(GUILD, [1, 2])
    assert [fixture.number for fixture in await store.deadlines.unposted_reminders(GUILD)] == [3]
    await store.deadlines.note_reminded(GUILD, [3])
    assert await store.deadlines.due_reminders() == await store.deadlines.unposted_reminders(GUILD) == []


async def test_nothing_is_left_to_remind_of_in_a_server_that_is_deleted(store: BotStore, days: Days) -> None:
    await make(store)
    days.now += DAY
    await store.deadlines.claim_reminders(GUILD)
    await store.set_meta(f"season-posted {GUILD} 1", "2")
    await store.set_meta("commands", "kept")
    await delete_server(store, GUILD)
    assert await store.deadlines.due_reminders() == []
    assert await store.get_meta(f"season-posted {GUILD} 1") is None
    assert await store.get_meta("commands") == "kept"


async def test_reminders_come_once_a_day(store: BotStore, days: Days) -> None:
    await make(store)
    await make(store, channel=6)
    assert await store.deadlines.due_reminders() == []
    assert await store.deadlines.claim_reminders(GUILD) == []
    days.now += DAY
    assert await store.deadlines.due_reminders() == [GUILD]
    assert [fixture.number for fixture in await store.deadlines.claim_reminders(GUILD)] == [1, 2, 3, 4, 5, 6]
    assert await store.deadlines.claim_reminders(GUILD) == []
    await store.save(played(1))
    days.now += DAY
    assert [fixture.number for fixture in await store.deadlines.claim_reminders(GUILD)] == [2, 3, 4, 5, 6]


async def test_a_person_has_them_handed_out_and_can_go(store: BotStore) -> None:
    await make(store)
    await store.save(played(1))
    held = (await store.export(BELA))["fixtures"]
    assert isinstance(held, list)
    assert {row["number"] for row in held} == {fixture.number for fixture in await all_of(store) if fixture.has(BELA)}
    await forget_person(store, BELA)
    after = await all_of(store)
    assert not any(fixture.has(BELA) for fixture in after)
    vacant = [fixture for fixture in after if any(seat.person is None for seat in fixture.seats)]
    assert {fixture.state for fixture in vacant} <= {"played", "cancelled"}
    assert "Béla" not in {seat.name for fixture in after for seat in fixture.seats}
    assert "Béla" not in (await audit_of(store, GUILD))[-1].detail


async def all_of(store: BotStore):
    return (await store.fixtures.page(GUILD, only_open=False, page_size=100)).rows


async def test_a_server_that_is_deleted_has_none(store: BotStore) -> None:
    await make(store)
    await store.scoreboards.switch(GUILD, 5, "*", ANNA)
    await delete_server(store, GUILD)
    assert (await store.fixtures.page(GUILD, only_open=False)).total == 0
    assert await store.scoreboards.all() == []
    assert await rows(store, "SELECT count(*) FROM fixture_players") == [(0,)]


@pytest.mark.postgres
async def test_a_scoreboard_is_switched_placed_and_dropped(store: BotStore) -> None:
    assert await store.scoreboards.switch(GUILD, 5, "*", ANNA) is None
    await store.scoreboards.place(GUILD, 5, 77, pinned=True)
    (board,) = await store.scoreboards.all(GUILD)
    assert (board.game, board.message, board.pinned) == ("*", 77, True)
    before = await store.scoreboards.switch(GUILD, 5, "classic", ANNA)
    assert before == board
    (board,) = await store.scoreboards.all()
    assert (board.game, board.message) == ("classic", 77)
    await store.scoreboards.switch(GUILD, 5, "classic", ANNA)
    assert await store.scoreboards.switch(GUILD, 6, "classic", ANNA) is None
    await store.scoreboards.switch(GUILD, 5, None, ANNA)
    assert [board.channel for board in await store.scoreboards.all()] == [6]
    assert [entry.action for entry in await audit_of(store, GUILD)] == ["scoreboard-off", *["scoreboard-on"] * 3]
    await store.scoreboards.drop(GUILD, 6)
    assert await store.scoreboards.all() == []


@pytest.mark.sqlite
@pytest.mark.parametrize(
    "query",
    [
        "SELECT number FROM fixtures WHERE guild = 1 AND n = 1",
        "SELECT count(*) FROM fixtures WHERE guild = 1 AND state = 'open'",
        "UPDATE fixtures SET state = 'open' WHERE guild = 1 AND match = 'm'",
        "SELECT DISTINCT guild FROM fixtures WHERE state = 'open' AND reminded <= 1",
        "SELECT fixture FROM fixture_players WHERE person = 1 AND guild = 1",
    ],
)
async def test_nothing_is_searched_without_an_index(store: BotStore, query: str) -> None:
    plan = await store._reader.call(lambda db: [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {query}")])
    assert all("INDEX" in step or "PRIMARY KEY" in step for step in plan), plan


async def test_a_walkover_counts_and_settles_in_one_step(store: BotStore) -> None:
    await make(store)
    fixture = await store.fixtures.find(GUILD, 1)
    seats = [HandSeat(who.person, who.name, place) for place, who in enumerate(fixture.seats, 1)]
    change = await store.league.walkover(GUILD, "classic", seats, CILI, "did not come", fixture=1)
    settled = await store.fixtures.find(GUILD, 1)
    assert (settled.state, settled.match) == ("walkover", change.match)
    again = store.league.walkover(GUILD, "classic", seats, CILI, "again", fixture=1)
    assert (await refused(again))[0] == "fixture-settled"
    assert (await store.league.history(GUILD)).total == 1
    missing = store.league.walkover(GUILD, "classic", seats, CILI, "again", fixture=9)
    assert (await refused(missing))[0] == "unknown-fixture"
    undo = await store.league.undo(GUILD, change.number, CILI, "he did")
    assert (await store.fixtures.find(GUILD, 1)).is_open
    await store.league.undo(GUILD, undo.number, CILI, "no, he did not")
    assert (await store.fixtures.find(GUILD, 1)).state == "walkover"


async def test_a_match_that_is_taken_out_opens_its_fixture_and_back(store: BotStore) -> None:
    await make(store)
    await store.save(played(1))
    out = await store.league.take_out(GUILD, "m1", CILI, "wrong people", expect=0)
    assert (await store.fixtures.find(GUILD, 1)).is_open
    await store.league.undo(GUILD, out.number, CILI, "right people")
    assert (await store.fixtures.find(GUILD, 1)).match == "m1"


@pytest.mark.postgres
async def test_what_was_made_together_is_found_again(store: BotStore) -> None:
    await make(store)
    await make(store, people=(ANNA, BELA))
    await make(store, guild=GUILD + 1)
    assert [fixture.number for fixture in await store.fixtures.schedule(GUILD, 2)] == [1, 2, 3]
    assert [fixture.number for fixture in await store.fixtures.schedule(GUILD)] == [4]
    assert await refused(store.fixtures.schedule(GUILD, 9)) == ("unknown-fixture", {"fixture": 9})
    await store.save(played(1))
    made = [(row.first, row.last, row.game, row.open) for row in await store.fixtures.schedules(GUILD)]
    assert made == [(4, 4, "classic", 1), (1, 3, "classic", 2)]
    assert len(await store.fixtures.schedules(GUILD, 1)) == 1
    matches = await store.league.matches(GUILD, ["m1", "m9"])
    assert [match.match for match in matches] == ["m1"]
    assert await store.league.matches(GUILD + 1, ["m1"]) == ()


async def test_players_keep_their_team_also_when_one_is_forgotten(store: BotStore) -> None:
    seats = (FixtureSeat(ANNA, "Anna", team="Foxes"), FixtureSeat(BELA, "Béla", team="Owls"))
    await store.fixtures.create(GUILD, 5, "classic", [NewFixture(1, seats)], CILI)
    assert (await store.fixtures.find(GUILD, 1)).seats == seats
    held = (await store.export(ANNA))["fixtures"]
    assert isinstance(held, list)
    assert [player["team"] for player in held] == ["Foxes"]
    await forget_person(store, ANNA)
    assert [(player.person, player.team) for player in (await store.fixtures.find(GUILD, 1)).seats] == [
        (None, "Foxes"),
        (BELA, "Owls"),
    ]
