"""The tables of the deal of the day, on both engines: days by hand, who is named where, what is taken out."""

import random

import pytest

from bot.app.store import BotStore
from bot.daily.rows.values import (
    ALWAYS,
    DailyDeal,
    DailyEnd,
    DailyPage,
    DayPoints,
    DayResult,
    StoredDaily,
    points_of,
    runs,
)
from bot.league.rules import LeagueError
from storage.engines import Connection
from tests.storage.making import ANNA, BELA, CILI, GUILD, NAMES, NOW, audit_of, delete_server, forget_person

ELSE = GUILD + (1 << 22)
DORA = CILI + 1
_NAMES = {**NAMES, DORA: "Dóra"}


def plan(day: int) -> str:
    """Return the day's game: two take turns."""
    return ("classic", "uno")[day % 2]


async def join(store: BotStore, *people: int, day: int, guild: int = GUILD) -> None:
    for person in people:
        assert await store.daily_tables.join(guild, person, _NAMES[person], day, plan) == plan(day)


async def result(store: BotStore, person: int, day: int, score: int, *, game: str = "", counted: bool = True) -> None:
    """Somebody's try, played to its end."""
    of = game or plan(day)
    deal = DailyDeal(day, of, "ab" * 32, "cd" * 32)
    await store.dailies.make_deal(deal, day)
    tried = StoredDaily(0, person, day, of, "from another server", "{}", (), NOW)
    begun = await store.dailies.begin(deal, tried)
    assert begun is not None
    end = DailyEnd(score, NOW, counted)
    await store.dailies.save(begun.number, begun.name, "{}", (), 0, end)


async def a_day(store: BotStore, day: int, scores: dict[int, int], guild: int = GUILD) -> None:
    await join(store, *scores, day=day, guild=guild)
    for person, score in scores.items():
        await result(store, person, day, score)


async def period(store: BotStore, today: int, of: int = ALWAYS, guild: int = GUILD, **more: int) -> DailyPage:
    await store.daily_tables.fold(guild, today, plan)
    return await store.daily_tables.period(guild, of, today, more.get("page", 0), more.get("size", 10))


def lines(page: DailyPage) -> list[tuple[int, str, float, int]]:
    """Place, name, points and days of each."""
    return [(row.place, row.name, row.halves / 2, row.days) for row in page.rows]


async def test_days_by_hand(store: BotStore) -> None:
    """The seventh is November's last."""
    await a_day(store, 6, {ANNA: -10, BELA: -20, CILI: -10})  # 1.5, 0, 1.5
    await a_day(store, 7, {ANNA: 5, BELA: 90})  # 0, 1
    await a_day(store, 8, {BELA: -3, CILI: -2, DORA: -1})  # 0, 1, 2
    page = await period(store, 9)
    assert lines(page) == [(1, "Cili", 2.5, 2), (2, "Dóra", 2, 1), (3, "Anna", 1.5, 2), (4, "Béla", 1, 3)]
    anna, bela, cili = (next(row for row in page.rows if row.person == person) for person in (ANNA, BELA, CILI))
    assert (anna.best, anna.run, anna.longest) == (1, 0, 2)  # level best counts; the row ended on the seventh
    assert anna.share == pytest.approx((0.75 + 0) / 2)
    assert (bela.best, bela.run, bela.longest) == (1, 3, 3)
    assert bela.share == pytest.approx((0 + 1 + 0) / 3)
    assert (cili.best, cili.run, cili.longest) == (1, 1, 1)
    assert lines(await period(store, 9, 202611)) == [(1, "Anna", 1.5, 2), (1, "Cili", 1.5, 1), (3, "Béla", 1, 2)]
    assert lines(await period(store, 9, 202612)) == [(1, "Dóra", 2, 1), (2, "Cili", 1, 1), (3, "Béla", 0, 1)]


async def test_a_day_that_goes_on_counts_as_today_only(store: BotStore) -> None:
    await a_day(store, 5, {ANNA: 1, BELA: 2})
    await a_day(store, 6, {ANNA: 7, BELA: 3, CILI: 3})
    today = await store.daily_tables.day(GUILD, 6, plan, 0, 10)
    assert lines(today) == [(1, "Anna", 2, 1), (2, "Béla", 0.5, 1), (2, "Cili", 0.5, 1)]
    assert [(row.score, row.run) for row in today.rows] == [(7, 1), (3, 1), (3, 1)]  # the 5th isn't folded yet
    assert lines(await period(store, 6)) == [(1, "Béla", 1, 1), (2, "Anna", 0, 1)]
    today = await store.daily_tables.day(GUILD, 6, plan, 0, 10)
    assert lines(today) == [(1, "Anna", 2, 2), (2, "Béla", 0.5, 2), (2, "Cili", 0.5, 1)]
    assert [(row.run, row.longest, row.best) for row in today.rows] == [(2, 2, 0), (2, 2, 1), (1, 1, 0)]
    assert today.game == "classic"
    assert [row.name for row in (await period(store, 7)).rows] == ["Anna", "Béla", "Cili"]


async def test_alone_one_gets_nothing_and_has_no_share(store: BotStore) -> None:
    await a_day(store, 5, {ANNA: 1})
    (row,) = (await period(store, 6)).rows
    assert (row.halves, row.best, row.share, row.days) == (0, 0, None, 1)


@pytest.mark.postgres
async def test_other_games_and_late_ends_do_not_count(store: BotStore) -> None:
    await join(store, ANNA, BELA, day=5)
    await result(store, ANNA, 5, 9, game="classic")
    await result(store, BELA, 5, 9, counted=False)
    assert (await store.daily_tables.day(GUILD, 5, plan, 0, 10)).rows == ()
    assert (await period(store, 6)).rows == ()


@pytest.mark.postgres
async def test_nobody_is_named_on_a_server_where_they_never_opened_a_deal(store: BotStore) -> None:
    await a_day(store, 5, {ANNA: 1, BELA: 2})
    await a_day(store, 5, {CILI: 9}, ELSE)
    assert lines(await store.daily_tables.day(GUILD, 5, plan, 0, 10)) == [(1, "Béla", 1, 1), (2, "Anna", 0, 1)]
    assert lines(await period(store, 6)) == [(1, "Béla", 1, 1), (2, "Anna", 0, 1)]
    assert lines(await period(store, 6, guild=ELSE)) == [(1, "Cili", 0, 1)]
    results = await store.daily_tables.results(GUILD, 6, plan, 31)
    assert {entry.person for entry in results} == {ANNA, BELA}


async def test_who_plays_elsewhere_counts_where_they_are_known_from_that_day_on_by_the_name_there(
    store: BotStore,
) -> None:
    await a_day(store, 5, {ANNA: 1, BELA: 2})
    await join(store, BELA, day=6, guild=ELSE)
    await store.daily_tables.join(ELSE, BELA, "Nick", 7, plan)
    await result(store, BELA, 7, 3)
    assert lines(await period(store, 8, guild=ELSE)) == [(1, "Nick", 0, 1)]
    assert lines(await period(store, 8))[0] == (1, "Béla", 1, 2)


async def test_the_days_game_stays_once_somebody_asked_for_it(store: BotStore) -> None:
    await join(store, ANNA, day=5)
    other = await store.daily_tables.join(GUILD, BELA, "Béla", 5, lambda day: "tabla")
    assert other == "uno"
    assert await store.daily_tables.game(GUILD, 5) == "uno"
    assert await store.daily_tables.game(ELSE, 5) == ""


async def test_hidden_and_banned_people_are_in_no_list_and_others_keep_their_points(store: BotStore) -> None:
    await a_day(store, 5, {ANNA: 1, BELA: 2, CILI: 3})
    await store.league.opt_out(GUILD, CILI, True)
    assert lines(await store.daily_tables.day(GUILD, 5, plan, 0, 10)) == [(1, "Béla", 1, 1), (2, "Anna", 0, 1)]
    assert lines(await period(store, 6)) == [(1, "Béla", 1, 1), (2, "Anna", 0, 1)]
    await store.league.opt_out(GUILD, CILI, False)
    assert (await period(store, 6)).total == 3
    await store.league.opt_out(GUILD, BELA, True)
    await store.league.opt_out(GUILD, BELA, False)
    await store._writer.call(_ban, BELA)
    assert [row.name for row in (await period(store, 6)).rows] == ["Cili", "Anna"]


def _ban(db: Connection, person: int) -> None:
    with db.transaction(GUILD):
        db.execute("UPDATE league_members SET banned = 1 WHERE person = ?", (person,))


async def test_who_has_played_deals_of_the_day_only_hides_and_is_banned_like_all_others(store: BotStore) -> None:
    await a_day(store, 5, {ANNA: 1, BELA: 2, CILI: 3})
    await store.league.opt_out(GUILD, CILI, True)
    await store.league.ban(GUILD, BELA, 1, "two accounts")
    assert lines(await store.daily_tables.day(GUILD, 5, plan, 0, 10)) == [(1, "Anna", 0, 1)]
    with pytest.raises(LeagueError, match="unknown-player"):
        await store.league.ban(GUILD, DORA, 1, "never seen")
    with pytest.raises(LeagueError, match="unknown-player"):
        await store.league.ban(ELSE, ANNA, 1, "played in another server only")
    await store.league.unban(GUILD, BELA, 1, "one after all")
    assert [row.name for row in (await period(store, 6)).rows] == ["Béla", "Anna"]
    member = (await store.league.player(GUILD, CILI)).name
    assert member == "Cili"  # who looks at the list of bans, or the card, reads a name


@pytest.mark.postgres
async def test_people_are_found_by_their_name_on_that_server(store: BotStore) -> None:
    await join(store, ANNA, BELA, DORA, day=5)
    assert await store.daily_tables.people(GUILD, "dora", 5) == [(DORA, "Dóra")]
    assert len(await store.daily_tables.people(GUILD, "", 2)) == 2
    assert await store.daily_tables.people(ELSE, "dora", 5) == []
    assert await store.daily_tables.name(GUILD, BELA) == "Béla"
    assert await store.daily_tables.name(ELSE, BELA) is None


@pytest.mark.postgres
async def test_a_moderator_takes_a_result_out_and_puts_it_back(store: BotStore) -> None:
    await a_day(store, 5, {ANNA: 1, BELA: 2, CILI: 3})
    await a_day(store, 6, {CILI: 3})
    before = await period(store, 7)
    chosen = DayResult(5, "uno", CILI, "Cili", 3, False)
    assert chosen in await store.daily_tables.results(GUILD, 7, plan, 31)
    assert await store.daily_tables.put(GUILD, chosen, ANNA, "two accounts", out=True)
    assert not await store.daily_tables.put(GUILD, chosen, ANNA, "two accounts", out=True)
    assert lines(await period(store, 7)) == [(1, "Béla", 1, 1), (2, "Anna", 0, 1), (2, "Cili", 0, 1)]
    cili = next(row for row in (await period(store, 7)).rows if row.person == CILI)
    assert (cili.run, cili.longest, cili.best) == (1, 1, 0)
    said = (await store.league.audit(GUILD)).rows
    assert [(entry.action, entry.actor) for entry in said] == [("daily-out", ANNA)]
    assert said[0].detail["reason"] == "two accounts"
    assert await store.daily_tables.put(GUILD, chosen, ANNA, "was a brother", out=False)
    assert await period(store, 7) == before


async def test_a_result_of_the_day_that_goes_on_can_be_taken_out_too(store: BotStore) -> None:
    await a_day(store, 5, {ANNA: 1, BELA: 2, CILI: 3})
    chosen = DayResult(5, "uno", CILI, "Cili", 3, False)
    await store.daily_tables.put(GUILD, chosen, ANNA, "why not", out=True)
    expected = [(1, "Béla", 1, 1), (2, "Anna", 0, 1)]
    assert lines(await store.daily_tables.day(GUILD, 5, plan, 0, 10)) == expected
    assert lines(await period(store, 6)) == expected
    results = await store.daily_tables.results(GUILD, 6, plan, 31)
    assert [entry.out for entry in results if entry.person == CILI] == [True]
    await join(store, CILI, day=5, guild=ELSE)
    assert lines(await period(store, 6, guild=ELSE)) == [(1, "Cili", 0, 1)]  # another server's stays


async def test_a_result_of_who_has_left_is_not_taken_out(store: BotStore) -> None:
    """It leaves neither the person's number nor their name."""
    await a_day(store, 1, {ANNA: 4, BELA: 8})
    await store.daily_tables.fold(GUILD, 2, plan)
    (result, *_) = await store.daily_tables.results(GUILD, 2, plan, 31)
    await forget_person(store, result.person)
    assert not await store.daily_tables.put(GUILD, result, 9, "as agreed", out=True)
    assert not await store._reader.call(lambda db: db.execute("SELECT 1 FROM daily_out").fetchall())
    assert await audit_of(store, GUILD) == []


async def test_a_days_game_that_was_told_stays(store: BotStore) -> None:
    assert await store.daily_tables.settle(GUILD, 1, plan) == plan(1)
    assert await store.daily_tables.settle(GUILD, 1, lambda day: "tabla") == plan(1)


async def test_a_reason_is_needed(store: BotStore) -> None:
    await a_day(store, 5, {ANNA: 1})
    with pytest.raises(LeagueError, match="reason"):
        await store.daily_tables.put(GUILD, DayResult(5, "uno", ANNA, "Anna", 1, False), BELA, "  ", out=True)


async def test_pages_and_the_one_on_which_somebody_stands(store: BotStore) -> None:
    people = [ANNA + n for n in range(25)]
    for at, person in enumerate(people):
        await store.daily_tables.join(GUILD, person, f"P{at}", 5, plan)
        await result(store, person, 5, -at)
    page = await period(store, 6, page=9)
    assert (page.page, page.pages, page.total) == (2, 3, 25)
    assert [row.place for row in page.rows] == [21, 22, 23, 24, 25]
    around = await store.daily_tables.period(GUILD, ALWAYS, 6, 0, 10, people[12])
    assert (around.page, around.rows[2].person) == (1, people[12])
    today = await store.daily_tables.day(GUILD, 5, plan, 0, 10, people[24])
    assert (today.page, today.rows[-1].place) == (2, 25)


async def test_who_is_forgotten_leaves_a_number_without_a_name(store: BotStore) -> None:
    await a_day(store, 5, {ANNA: 1, BELA: 2, CILI: 3})
    await period(store, 6)
    await store.daily_tables.put(GUILD, DayResult(5, "uno", ANNA, "Anna", 1, False), BELA, "Anna cheats", out=True)
    (export,) = (await store.export(ANNA))["tables_of_the_day"]
    assert (export["name"], export["results"][0]["taken_out"]) == ("Anna", True)
    assert export["results"][0]["score"] == 1
    await forget_person(store, ANNA)
    assert (await store.export(ANNA))["tables_of_the_day"] == []
    assert lines(await period(store, 6)) == [(1, "Cili", 1, 1), (2, "Béla", 0, 1)]
    assert "Anna" not in str((await store.league.audit(GUILD)).rows)
    await store.daily_tables.put(GUILD, DayResult(5, "uno", CILI, "Cili", 3, False), BELA, "x", out=True)
    assert lines(await period(store, 6)) == [(1, "Béla", 0, 1)]  # who was taken out stays out
    await delete_server(store, GUILD)
    assert await store._reader.call(_rows) == 0


def _rows(db: Connection) -> int:
    tables = ("daily_members", "daily_days", "daily_results", "daily_sums", "daily_out")
    return sum(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables)


@pytest.mark.postgres
async def test_what_is_added_day_by_day_is_what_all_days_together_are_worth(store: BotStore) -> None:
    """Many days, with results taken out and put back at random: the sums are those of the results that count."""
    rng, people = random.Random(4), (ANNA, BELA, CILI, DORA)
    scores = {day: {person: rng.randrange(4) for person in people if rng.random() < 0.7} for day in range(20, 45)}
    out = set[tuple[int, int]]()
    await join(store, *people, day=20)
    for day, reached in scores.items():
        await a_day(store, day, reached)
        await store.daily_tables.fold(GUILD, day, plan)
        for _ in range(2):
            (chosen,) = rng.sample([(of, person) for of in range(20, day + 1) for person in scores[of]], 1)
            out ^= {chosen}
            given = DayResult(chosen[0], "uno", chosen[1], "", 0, False)
            assert await store.daily_tables.put(GUILD, given, ANNA, "x", out=chosen in out)
    counted = {
        day: {person: score for person, score in reached.items() if (day, person) not in out}
        for day, reached in scores.items()
    }
    rows = {row.person: row for row in (await period(store, 45)).rows}
    for person in people:
        days = [day for day in counted if person in counted[day]]
        worth = [dict(zip(counted[day], points_of([*counted[day].values()]), strict=True))[person] for day in days]
        row = rows[person]
        assert (row.days, row.halves) == (len(days), sum(points.halves for points in worth))
        assert row.best == sum(points.best for points in worth)
        last, run, longest = runs(days)
        assert (row.run, row.longest) == (run if last == 44 else 0, longest)


def test_the_points_of_a_day() -> None:
    assert points_of([]) == ()
    assert points_of([4]) == (DayPoints(0, None, False),)
    assert points_of([7, 7]) == (DayPoints(1, 500_000, True),) * 2
    assert points_of([1, 5, 3]) == (DayPoints(0, 0, False), DayPoints(4, 1_000_000, True), DayPoints(2, 500_000, False))
    assert runs([]) == (0, 0, 0)
    assert runs([1, 2, 4, 5, 6, 9]) == (9, 1, 3)
