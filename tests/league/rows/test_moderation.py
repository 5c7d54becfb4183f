"""What moderators change: with reasons, in the audit log, nothing overwritten, two at once told apart."""

import asyncio
import json
from collections.abc import AsyncIterator
from unittest.mock import ANY

import pytest
from msgspec.structs import replace

from bot.app.store import BotStore
from bot.league.rows.members import find_member
from bot.league.rows.values import HandSeat
from bot.league.rules import LeagueError, shown_points
from storage import StorageError
from storage.engines import Connection, Place
from tests.storage.making import record_at_once, watched

from .playing import GUILD, HOUR, NOW, Time, league, played, ranking, table

BY = 99
FIRST = 1_420_070_400.0  # 2015-01-01


@pytest.fixture
async def store(path: Place, time: Time) -> AsyncIterator[BotStore]:
    async with league(path, time) as store:
        await record_at_once(store, [played("m1", 1, 2, 3), played("m2", 2, 1, ended=NOW + 1)])
        yield store


def seats(*people: int | None) -> list[HandSeat]:
    return [HandSeat(person, f"P{person}", place, 10) for place, person in enumerate(people, 1)]


async def test_a_match_is_taken_out_and_given_back_and_taken_out(store: BotStore) -> None:
    whole = await table(store)
    row = await store.league.take_out(GUILD, "m1", BY, "  they   played it twice ", expect=0)
    assert (row.kind, row.match, row.reason, row.by) == ("out", "m1", "they played it twice", BY)
    without = await table(store)
    assert [row.person for row in without] == [2, 1]
    back = await store.league.undo(GUILD, row.number, BY, "no, they did not")
    assert await table(store) == whole
    await store.league.undo(GUILD, back.number, BY, "yes, they did")
    assert await table(store) == without
    rows = await store.league.changes(GUILD)
    assert [(change.kind, change.undoes, change.undone) for change in rows] == [
        ("undo", back.number, False),
        ("undo", row.number, True),
        ("out", None, False),
    ]
    assert [entry.action for entry in (await store.league.audit(GUILD)).rows] == [
        "league-undo",
        "league-undo",
        "league-out",
    ]


@pytest.mark.postgres
async def test_two_moderators_at_once_get_one_change_and_one_clear_answer(store: BotStore) -> None:
    seen = await store.league.match(GUILD, "m1")
    results = await asyncio.gather(
        store.league.take_out(GUILD, "m1", 98, "one", expect=seen.changed),
        store.league.correct(GUILD, "m1", seats(3, 2, 1), 99, "other", expect=seen.changed),
        return_exceptions=True,
    )
    errors = [result for result in results if isinstance(result, LeagueError)]
    assert [error.code for error in errors] == ["changed-meanwhile"]
    newest = (await store.league.match(GUILD, "m1")).changed
    assert errors[0].data == {"match": "m1", "newest": newest}
    assert len(await store.league.changes(GUILD)) == 1


async def test_a_correction_of_a_corrected_match_says_what_it_saw(store: BotStore) -> None:
    wrong = [HandSeat(None, "", place, 10) for place in (3, 2, 1)]
    first = await store.league.correct(GUILD, "m1", wrong, BY, "the wrong way round", expect=0)
    with pytest.raises(LeagueError, match="changed-meanwhile"):
        await store.league.correct(GUILD, "m1", seats(1, 2, 3), BY, "again", expect=0)
    with pytest.raises(LeagueError, match="nothing-changed"):
        await store.league.correct(GUILD, "m1", wrong, BY, "again", expect=first.number)
    tied = [HandSeat(None, "", place, 10) for place in (1, 1, 3)]
    await store.league.correct(GUILD, "m1", tied, BY, "a tie", expect=first.number)
    seen = await store.league.match(GUILD, "m1")
    assert [(seat.place, shown_points(seat.points or 0)) for seat in seen.seats] == [(1, 1.5), (1, 1.5), (3, 0)]
    stored = await store.match("m1")
    assert stored is not None
    assert [seat.place for seat in stored.results] == [1, 2, 3]  # nothing was overwritten


@pytest.mark.parametrize(
    ("places", "code"), [((1, 3, 3), "places"), ((2, 3, 4), "places"), ((1, 2), "seats"), ((0, 1, 2), "places")]
)
async def test_places_must_follow_from_each_other(store: BotStore, places: tuple[int, ...], code: str) -> None:
    with pytest.raises(LeagueError) as caught:
        await store.league.correct(GUILD, "m1", [HandSeat(None, "", place) for place in places], BY, "x", expect=0)
    assert caught.value.code == code
    assert len(await store.league.changes(GUILD)) == 0


async def test_a_match_is_added_in_its_place(store: BotStore, time: Time) -> None:
    time.now = NOW + HOUR
    row = await store.league.add(GUILD, "classic", NOW - 5, seats(3, 1), BY, "played at the club")
    assert row.match is not None
    history = await store.league.history(GUILD)
    assert [match.match for match in history.rows] == ["m2", "m1", row.match]
    assert [match.recorded for match in history.rows] == [True, True, False]
    assert {row.person: row.played for row in await table(store)} == {1: 3, 2: 2, 3: 2}
    assert [seat.rating is not None for seat in history.rows[2].seats] == [True, True]
    await store.league.undo(GUILD, row.number, BY, "not at the club")
    assert {row.person: row.played for row in await table(store)} == {1: 2, 2: 2, 3: 1}
    assert await store.last_match(GUILD, 5) is not None


async def test_the_first_day_of_a_league_is_that_of_its_own_clock(store: BotStore) -> None:
    """In Helsinki 2015 began two hours before it did in UTC."""
    await store.league.add(GUILD, "classic", FIRST, seats(3, 1), BY, "x")
    with pytest.raises(LeagueError, match="date-early"):
        await store.league.add(GUILD, "classic", FIRST - 2 * HOUR, seats(3, 1), BY, "x")
    await store.league.set_zone(GUILD, "Europe/Helsinki", BY)
    await store.league.add(GUILD, "classic", FIRST - 2 * HOUR, seats(3, 1), BY, "x")
    assert {row.person: row.played for row in await table(store)} == {1: 4, 2: 2, 3: 3}


async def test_a_walkover_counts_for_points_and_not_for_ratings(store: BotStore) -> None:
    before = {row.person: row for row in await table(store)}
    row = await store.league.walkover(GUILD, "classic", seats(3, 1), BY, "did not come")
    after = {row.person: row for row in await table(store)}
    assert after[3].points == before[3].points + 60
    assert (after[3].rating, after[1].rating) == (before[3].rating, before[1].rating)
    seen = await store.league.match(GUILD, str(row.match))
    assert (seen.end, [seat.why for seat in seen.seats]) == ("walkover", ["walkover", "walkover"])


async def test_two_members_become_one(store: BotStore) -> None:
    row = await store.league.merge(GUILD, 3, 1, BY, "the same person")
    rows = {row.person: row for row in await table(store)}
    assert {person: row.played for person, row in rows.items()} == {1: 2, 2: 2}  # in m1 the better seat counts
    seen = await store.league.match(GUILD, "m1")
    assert [seat.points for seat in seen.seats] == [120, 60, None]
    with pytest.raises(LeagueError, match="merged"):
        await store.league.merge(GUILD, 3, 2, BY, "x")
    assert [member.person for member in await store.league.people(GUILD, "")] == [1, 2]
    await store.league.undo(GUILD, row.number, BY, "two persons")
    assert {row.person for row in await table(store)} == {1, 2, 3}


async def test_matches_of_a_merged_member_say_what_they_came_to_for_the_other(store: BotStore) -> None:
    await record_at_once(store, [played("both", 3, 4, 1, ended=NOW + 2)])
    await store.league.merge(GUILD, 3, 4, BY, "the same")
    alone, both = [await store.league.match(GUILD, match) for match in ("m1", "both")]
    assert [(seat.person, seat.points, seat.rating is None) for seat in alone.seats] == [
        (1, 120, False),
        (2, 60, False),
        (3, 0, False),
    ]
    assert [(seat.person, seat.points) for seat in both.seats] == [(3, 120), (4, None), (1, 0)]


async def test_a_merge_that_would_lead_back_is_not_given_back(store: BotStore) -> None:
    """1 into 2, taken back, 2 into 1: then the first can't hold again, or both would be gone."""
    league = store.league
    first = await league.merge(GUILD, 1, 2, BY, "the same person")
    back = await league.undo(GUILD, first.number, BY, "the other way round")
    second = await league.merge(GUILD, 2, 1, BY, "the same person")
    with pytest.raises(LeagueError, match="merged") as caught:
        await league.undo(GUILD, back.number, BY, "oops")
    assert caught.value.data == {"person": 2}
    assert {row.person for row in await table(store)} == {1, 3}
    await league.undo(GUILD, second.number, BY, "as it was")
    await league.undo(GUILD, back.number, BY, "now it can")
    assert {row.person for row in await table(store)} == {2, 3}


async def test_members_whom_an_older_version_merged_in_a_circle_come_back(store: BotStore) -> None:
    def circle(db: Connection) -> None:
        numbers = [find_member(db, GUILD, person) for person in (1, 2)]
        for member, into in (numbers, numbers[::-1]):
            detail = json.dumps({"member": member, "into": into})
            insert = "INSERT INTO league_changes (guild, kind, detail, reason, at) VALUES (?, 'merge', ?, 'x', 1)"
            db.execute(insert, (GUILD, detail))
        db.execute("UPDATE league_members SET merged = 1 WHERE person IN (1, 2)")

    await table(store)
    await store._writer.call(circle)
    await store.league.keeper.wake_all()  # as at a start
    assert [row.person for row in await table(store)] == [2, 3]


async def test_a_match_of_a_banned_member_is_no_meeting_for_either(store: BotStore, time: Time) -> None:
    """Points and rating of the other stay; who of the two has played less does not matter."""
    time.now = NOW + 10
    await store.league.ban(GUILD, 2, BY, "cheating")
    before = await store.league.versus(GUILD, 1, 2)
    assert (before.met.played, before.met.ahead, before.met.behind) == (2, 1, 1)
    while_banned = [played(f"b{n}", 1, 2, ended=NOW + 20 + n) for n in range(2)]
    await record_at_once(store, while_banned)
    assert await store.league.versus(GUILD, 1, 2) == replace(before, rating_a=ANY)
    assert {row.person: row.points for row in await table(store)}[1] == (2 + 0 + 2) * 60
    time.now = NOW + 30
    await store.league.unban(GUILD, 2, BY, "enough")
    for person, many, first in ((1, 5, 40), (2, 12, 50)):  # now the one, now the other has played more
        late = [played(f"{person}-{n}", person, 3, ended=NOW + first + n) for n in range(many)]
        await record_at_once(store, late)
        versus = await store.league.versus(GUILD, 1, 2)
        assert (versus.met.played, versus.met.ahead, versus.met.behind) == (2, 1, 1)
        turned = await store.league.versus(GUILD, 2, 1)
        assert (turned.met.played, turned.met.ahead, turned.met.behind) == (2, 1, 1)


async def test_who_is_banned_is_in_no_list_and_plays_for_nothing(store: BotStore, time: Time) -> None:
    await table(store)
    time.now = NOW + 10
    row = await store.league.ban(GUILD, 1, BY, "cheating")
    assert [row.person for row in await table(store)] == [2, 3]
    await record_at_once(store, [played("m3", 1, 2, ended=NOW + 20)])
    seen = await store.league.match(GUILD, "m3")
    assert [(seat.points, seat.why) for seat in seen.seats] == [(None, "banned"), (0, "")]
    with pytest.raises(LeagueError, match="banned"):
        await store.league.ban(GUILD, 1, BY, "again")
    time.now = NOW + 30
    await store.league.unban(GUILD, 1, BY, "enough")
    assert {row.person: row.played for row in await table(store)} == {1: 2, 2: 3, 3: 1}
    await store.league.undo(GUILD, row.number, BY, "it was not he")
    assert {row.person: row.played for row in await table(store)} == {1: 3, 2: 3, 3: 1}
    with pytest.raises(LeagueError, match="not-banned"):
        await store.league.unban(GUILD, 1, BY, "x")


@pytest.mark.parametrize("reason", ["", "   ", "x" * 301])
async def test_every_change_has_a_reason(store: BotStore, reason: str) -> None:
    with pytest.raises(LeagueError, match="reason"):
        await store.league.take_out(GUILD, "m1", BY, reason, expect=0)
    assert (await store.league.audit(GUILD)).total == 0


async def test_what_cannot_be_done_says_why_and_changes_nothing(store: BotStore) -> None:
    league = store.league
    refused = [
        (league.take_out(GUILD, "m9", BY, "x", expect=0), "unknown-match"),
        (league.take_out(1, "m1", BY, "x", expect=0), "unknown-match"),
        (league.merge(GUILD, 1, 1, BY, "x"), "twice"),
        (league.merge(GUILD, 1, 77, BY, "x"), "unknown-player"),
        (league.ban(GUILD, 77, BY, "x"), "unknown-player"),
        (league.undo(GUILD, 5, BY, "x"), "unknown-change"),
        (league.add(GUILD, "chess", NOW, seats(1, 2), BY, "x"), "game"),
        (league.add(GUILD, "classic", NOW + 9, seats(1, 2), BY, "x"), "date-future"),
        (league.add(GUILD, "classic", FIRST - 1, seats(1, 2), BY, "x"), "date-early"),
        (league.add(GUILD, "classic", -62e9, seats(1, 2), BY, "x"), "date-early"),
        (league.add(GUILD, "classic", NOW, seats(1), BY, "x"), "seats"),
        (league.add(GUILD, "classic", NOW, seats(1, 1), BY, "x"), "twice"),
        (league.set_zone(GUILD, "Europe/Atlantis", BY), "zone"),
    ]
    for work, code in refused:
        with pytest.raises(LeagueError) as caught:
            await work
        assert caught.value.code == code
    assert len(await league.changes(GUILD)) == 0
    assert (await league.audit(GUILD)).total == 0
    row = await league.take_out(GUILD, "m1", BY, "x", expect=0)
    with pytest.raises(LeagueError, match="taken-out"):
        await league.take_out(GUILD, "m1", BY, "x", expect=row.number)
    await league.undo(GUILD, row.number, BY, "x")
    with pytest.raises(LeagueError, match="undone"):
        await league.undo(GUILD, row.number, BY, "x")


async def test_a_change_and_its_note_are_one(store: BotStore) -> None:
    """What the audit log cannot take is not changed either."""

    def refuse(sql: str) -> None:
        if "INSERT INTO audit" in sql:
            raise StorageError("invalid")

    with pytest.raises(StorageError, match="invalid"), watched(refuse):
        await store.league.take_out(GUILD, "m1", BY, "x", expect=0)
    assert len(await store.league.changes(GUILD)) == 0
    assert len(await ranking(store)) == 3
