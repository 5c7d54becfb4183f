"""Fixtures with a last day: who was ready has won when it is over, once, and nobody else loses anything."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.app.store import BotStore
from bot.league.rows.moderation import settle_due
from bot.league.rules import LeagueError
from bot.league.schedule.values import FixtureSeat, LastDay, NewFixture
from storage import StorageError
from storage.values import SatDown
from tests.league.schedule.rows.test_fixtures import DAY, Days, played
from tests.storage.making import ANNA, BELA, CILI, GUILD, NAMES, NOW, audit_of, change, forget_person, rows, watched

LAST = LastDay("2026-01-03", NOW + 3 * DAY)


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
async def store(path: Path, days: Days):
    async with await BotStore.open(path, clock=days) as opened:
        yield opened


async def make(store: BotStore, *people: int, last: LastDay | None = LAST, more: int = 0):
    seats = tuple(FixtureSeat(person, NAMES[person]) for person in people or (ANNA, BELA))
    new = [NewFixture(1 + later, seats, last) for later in range(more + 1)]
    return (await store.fixtures.create(GUILD, 5, "classic", new, CILI))[0].number


async def points(store: BotStore) -> dict[int | None, float]:
    await store.league.keeper.catch_up(GUILD)
    return {row.person: row.points / 60 for row in (await store.league.table(GUILD)).rows}


async def over(store: BotStore, days: Days) -> int:
    days.now = LAST.closes
    return await store.league.settle_due()


async def state(store: BotStore, number: int = 1) -> str:
    return (await store.fixtures.find(GUILD, number)).state


async def test_who_was_ready_has_won_when_the_last_day_is_over_and_only_once(store: BotStore, days: Days):
    await make(store)
    (fixture,) = await store.deadlines.ready(GUILD, [1, 7], BELA)
    assert [(seat.person, seat.ready) for seat in fixture.seats] == [(ANNA, False), (BELA, True)]
    assert await store.deadlines.ready(GUILD, [1], BELA) == []
    assert await store.deadlines.ready(GUILD, [1], CILI) == []
    days.now = LAST.closes - 1
    assert await store.league.settle_due() == 0
    assert await over(store, days) == 1
    assert await store.league.settle_due() == 0
    assert await state(store) == "walkover"
    assert await points(store) == {BELA: 1.0, ANNA: 0.0}
    (change,) = await store.league.changes(GUILD)
    assert (change.kind, change.by, change.reason) == ("walkover", None, "2026-01-03")


async def test_what_was_settled_meanwhile_is_not_settled_again(store: BotStore, days: Days):
    await make(store)
    await store.deadlines.ready(GUILD, [1], ANNA)
    days.now = LAST.closes
    assert await store._writer.call(settle_due, GUILD, 1, days.now)
    assert not await store._writer.call(settle_due, GUILD, 1, days.now)
    assert (await store.league.history(GUILD)).total == 1


async def test_where_nobody_was_ready_or_all_were_nobody_has_won(store: BotStore, days: Days):
    await make(store)
    await make(store)
    for person in (ANNA, BELA):
        await store.deadlines.ready(GUILD, [2], person)
    assert await over(store, days) == 2
    assert [await state(store, number) for number in (1, 2)] == ["lapsed", "lapsed"]
    assert await points(store) == {}
    assert [entry.action for entry in await audit_of(store, GUILD)][:2] == ["fixture-lapse", "fixture-lapse"]


async def test_of_three_those_who_were_ready_share_the_first_place(store: BotStore, days: Days):
    await make(store, ANNA, BELA, CILI)
    for person in (CILI, ANNA):
        await store.deadlines.ready(GUILD, [1], person)
    await over(store, days)
    (match,) = (await store.league.history(GUILD)).rows
    assert [(seat.person, seat.place) for seat in match.seats] == [(ANNA, 1), (BELA, 3), (CILI, 1)]


async def test_who_sits_down_in_the_lobby_is_ready(store: BotStore, days: Days):
    await make(store)
    await store.save(change("lobby", sat=SatDown(1, (ANNA,))))
    await store.save(change("lobby", header='{"seats":[1]}', sat=SatDown(1, (ANNA,))))  # a plain move
    await store.save(change("other", sat=SatDown(9, (BELA,))))
    await over(store, days)
    assert await points(store) == {ANNA: 1.0, BELA: 0.0}


async def test_what_is_being_played_has_its_time(store: BotStore, days: Days):
    await make(store)
    await store.deadlines.ready(GUILD, [1], ANNA)
    header = '{"fixture":1,"phase":"playing"}'
    await store.save(change("live", header=header))
    await store.save(change("aside", channel=2, header="not JSON"))
    await store.save(change("nul", channel=3, header='{"name":"\\u0000","phase":"playing"}'))
    assert await over(store, days) == 0
    await store.save(change("live", header='{"fixture":1,"phase":"over"}'))
    assert await store.league.settle_due() == 1


@pytest.mark.postgres
async def test_a_lobby_or_another_fixtures_match_does_not_stop_it(store: BotStore, days: Days):
    await make(store)
    await store.save(change("lobby", header='{"fixture":1}'))
    await store.save(change("live", header='{"fixture":2,"phase":"playing"}'))
    await store.save(change("else", guild=GUILD + 1, header='{"fixture":1,"phase":"playing"}'))
    await store.save(change("damaged", header='{"fixture":1,"phase":"playing"}'))
    await store.save(change("damaged", header='{"fixture":1,"phase":"playing"}', status="aside"))
    assert await over(store, days) == 1


async def test_a_played_or_cancelled_one_and_one_without_a_last_day_stay(store: BotStore, days: Days):
    await make(store, more=1)
    await make(store, last=None)
    await store.save(played(1))
    await store.fixtures.cancel(GUILD, 2, CILI, "it rains")
    assert await over(store, days) == 0
    assert [await state(store, number) for number in (1, 2, 3)] == ["played", "cancelled", "open"]


async def test_a_game_that_is_gone_closes_the_fixture_alone(store: BotStore, days: Days, path: Path):
    await make(store)
    await store.deadlines.ready(GUILD, [1], ANNA)
    await store._writer.call(lambda db: db.execute("UPDATE fixtures SET game = 'bridge'"))
    assert await over(store, days) == 1
    assert await state(store) == "lapsed"


async def test_a_moderator_moves_the_last_day_also_when_it_was_over(store: BotStore, days: Days):
    await make(store)
    await over(store, days)
    later = LastDay("2026-01-09", NOW + 9 * DAY)
    (moved,) = await store.deadlines.set(GUILD, 1, "one", later, CILI, "Anna was ill")
    assert (moved.state, moved.last) == ("open", later)
    entry = (await audit_of(store, GUILD))[0]
    assert (entry.action, entry.actor) == ("fixture-deadline", CILI)
    assert entry.detail == '{"fixtures":[1],"until":"2026-01-09","reason":"Anna was ill"}'
    assert await store.league.settle_due() == 0
    days.now = later.closes
    assert await store.league.settle_due() == 1


@pytest.mark.postgres
async def test_all_of_a_round_or_of_a_schedule_are_moved_together(store: BotStore, days: Days):
    await make(store, more=2)
    await make(store)
    await store.save(played(1))
    later = LastDay("2026-01-09", NOW + 9 * DAY)
    for which, numbers in (("one", [2]), ("round", [2]), ("all", [2, 3])):
        movable = await store.deadlines.movable(GUILD, 2, which)
        assert [fixture.number for fixture in movable] == numbers
        assert [fixture.number for fixture in await store.deadlines.set(GUILD, 2, which, later, CILI, "x")] == numbers
    assert (await store.fixtures.find(GUILD, 4)).last == LAST


@pytest.mark.parametrize(
    ("number", "last", "reason", "code"),
    [
        (9, LAST, "x", "unknown-fixture"),
        (1, LAST, " ", "reason"),
        (1, LastDay("2025-01-01", NOW), "x", "date-past"),
        (2, LAST, "x", "fixture-settled"),
    ],
)
async def test_a_last_day_that_cannot_be_is_refused(store: BotStore, number, last, reason, code):
    await make(store, more=1)
    await store.save(played(2))
    with pytest.raises(LeagueError) as error:
        await store.deadlines.set(GUILD, number, "one", last, CILI, reason)
    assert error.value.code == code


@pytest.mark.postgres
async def test_an_undone_walkover_is_open_without_a_last_day(store: BotStore, days: Days):
    await make(store)
    await store.deadlines.ready(GUILD, [1], ANNA)
    await over(store, days)
    (change,) = await store.league.changes(GUILD)
    await store.league.undo(GUILD, change.number, CILI, "the bot was away")
    fixture = await store.fixtures.find(GUILD, 1)
    assert (fixture.state, fixture.last) == ("open", None)
    assert await store.league.settle_due() == 0
    assert await store.deadlines.untold() == []


async def test_what_counts_no_more_before_its_last_day_keeps_it(store: BotStore, days: Days):
    await make(store)
    await store.save(played(1))
    await store.league.take_out(GUILD, "m1", CILI, "wrong people", expect=0)
    assert (await store.fixtures.find(GUILD, 1)).last == LAST


@pytest.mark.postgres
async def test_the_owner_tells_it_until_somebody_has_said_that_it_was(store: BotStore, days: Days, monkeypatch):
    await make(store, more=1)
    await over(store, days)
    untold = await store.deadlines.untold()
    assert [(guild, fixture.number) for guild, fixture in untold] == [(GUILD, 1), (GUILD, 2)]
    await store.deadlines.mark_told(GUILD, [1])
    assert [fixture.number for _, fixture in await store.deadlines.untold()] == [2]
    monkeypatch.setattr(store.deadlines, "_owns", lambda guild: guild != GUILD)
    assert await store.deadlines.untold() == []


@pytest.mark.postgres
async def test_within_a_day_of_the_end_players_are_reminded_once_more(store: BotStore, days: Days):
    await make(store)

    async def due(daily: bool) -> list[int]:
        numbers = [fixture.number for fixture in await store.deadlines.claim_reminders(GUILD, daily=daily)]
        await store.deadlines.note_reminded(GUILD, numbers)
        return numbers

    days.now += 1.5 * DAY
    assert await due(daily=False) == []
    assert await due(daily=True) == [1]
    days.now = LAST.closes - DAY - 1
    assert await store.deadlines.due_reminders() == []
    days.now = LAST.closes - DAY
    assert await store.deadlines.due_reminders() == [GUILD]
    assert await due(daily=False) == [1]
    assert await store.deadlines.due_reminders() == []
    assert await due(daily=True) == []
    days.now = LAST.closes + DAY
    assert await store.deadlines.due_reminders() == []


async def test_killed_between_anything_it_is_settled_whole_or_not_at_all(store: BotStore, days: Days):
    """Every statement of the step fails once; the next look does all of it."""
    await make(store)
    await store.deadlines.ready(GUILD, [1], ANNA)
    days.now = LAST.closes
    for statement in range(1, 40):
        try:
            with watched(_refusing(statement)):
                done = await store.league.settle_due()
        except StorageError:
            assert await state(store) == "open"
            assert (await store.league.history(GUILD)).total == 0
            continue
        assert done == 1
        break
    assert statement > 3
    assert await state(store) == "walkover"
    assert (await store.league.history(GUILD)).total == 1


def _refusing(number: int) -> Callable[[str], None]:
    """Refuse the n-th statement that writes rows."""
    writes_left = [number]

    def judge(sql: str) -> None:
        if sql.lstrip().startswith(("INSERT", "UPDATE")):
            writes_left[0] -= 1
            if writes_left[0] == 0:
                raise StorageError("disk")

    return judge


async def test_who_is_forgotten_is_not_ready_any_more(store: BotStore):
    await make(store)
    await store.deadlines.ready(GUILD, [1], ANNA)
    held = (await store.export(ANNA))["fixtures"]
    assert isinstance(held, list)
    assert [(held_row["until"], held_row["ready"]) for held_row in held] == [("2026-01-03", NOW)]
    await forget_person(store, ANNA)
    assert await rows(store, "SELECT person, ready FROM fixture_players WHERE seat = 1") == [(None, None)]


@pytest.mark.sqlite
@pytest.mark.parametrize(
    "query",
    [
        "SELECT guild, n FROM fixtures WHERE state = 'open' AND closes IS NOT NULL AND closes <= 1",
        "SELECT DISTINCT guild FROM fixtures WHERE forfeit = 1",
        "SELECT n FROM fixtures WHERE guild = 1 AND forfeit = 1",
    ],
)
async def test_what_is_due_is_found_by_an_index(store: BotStore, query: str) -> None:
    plan = await store._reader.call(lambda db: [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {query}")])
    assert all("fixtures_by_end" in step or "fixtures_untold" in step for step in plan), plan
