"""Divisions in the store: who is put where, tables of one, and what the end of a season makes of them."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from bot.app.store import BotStore
from bot.league.rows.values import DivisionEnd, HandSeat, SeasonRow
from bot.league.rules import SORTS, LeagueError
from storage.engines import Place
from tests.storage.making import forget_person, record_at_once

from .playing import GUILD, HOUR, NOW, Time, league, played, ranking, statements_of, table

BY = 99
TWO = (2, 1)


@pytest.fixture
async def store(path: Place, time: Time) -> AsyncIterator[BotStore]:
    """A league in which 1 is rated best and 6 worst."""
    async with league(path, time) as store:
        await record_at_once(store, [played("before", 1, 2, 3, 4, 5, 6, ended=NOW)])
        time.now = NOW + HOUR
        yield store


async def begun(store: BotStore, time: Time, name: str = "Spring", divisions: tuple[int, int] = TWO) -> SeasonRow:
    time.now += HOUR
    return await store.league.start_season(GUILD, name, None, BY, divisions=divisions)


async def plays(store: BotStore, time: Time, *people: int, name: str = "") -> None:
    time.now += HOUR
    await record_at_once(store, [played(name or f"m{time.now}", *people, ended=time.now)])
    time.now += HOUR


async def test_a_first_season_is_divided_by_rating(store: BotStore, time: Time) -> None:
    season = await begun(store, time)
    assert (season.divisions, season.moves) == (2, 1)
    assert await store.league.divisions(GUILD, season.number) == (("Anna", "Béla", "Cili"), ("Dénes", "Eve", "Äiti"))


@pytest.mark.postgres
async def test_a_table_of_a_division_has_its_members_with_ranks_of_their_own(store: BotStore, time: Time) -> None:
    """Also who joins now, in the lowest."""
    season = await begun(store, time)
    await plays(store, time, 1, 2)
    await plays(store, time, 4, 5, 7)
    number = season.number
    assert [row[1] for row in await ranking(store, season=number)] == [4, 1, 5, 2, 7]
    for sort in SORTS:
        first = await ranking(store, season=number, division=1, sort=sort)
        assert {row[1] for row in first} == {1, 2}
        assert [row[0] for row in first] == [1, 2]
        lowest = await ranking(store, season=number, division=2, sort=sort)
        assert {row[1] for row in lowest} == {4, 5, 7}
    page = await store.league.table(GUILD, season=number, division=2, page=1, page_size=2)
    assert (page.total, page.pages, [row.rank for row in page.rows]) == (3, 2, [3])
    for season_asked, division in ((number, 3), (None, 1)):
        with pytest.raises(LeagueError, match="unknown-division"):
            await store.league.table(GUILD, season=season_asked, division=division)


async def test_a_division_costs_no_more_statements(store: BotStore, time: Time) -> None:
    season = await begun(store, time)
    await plays(store, time, 1, 2, 3)
    await plays(store, time, 4, 5, 6)
    await store.league.keeper.catch_up(GUILD)
    for sort in SORTS:
        for division in (1, 2):
            page = store.league.table(GUILD, sort=sort, page_size=2, season=season.number, division=division)
            sent = await statements_of(page)
            assert 5 < len(sent) <= 15, sent


async def test_one_goes_up_and_one_goes_down(store: BotStore, time: Time) -> None:
    spring = await begun(store, time)
    await plays(store, time, 3, 1, 2)
    await plays(store, time, 6, 5, 4)
    ended = await store.league.end_season(GUILD, BY)
    assert ended.divisions == (DivisionEnd(("Cili",), (), ("Béla",)), DivisionEnd(("Äiti",), ("Äiti",), ()))
    assert [row.person for row in ended.table.rows] == [3, 1, 2]  # that of the first division
    final = await store.league.table(GUILD, season=spring.number, division=2)
    assert final.final
    assert [(row.rank, row.person) for row in final.rows] == [(1, 6), (2, 5), (3, 4)]
    summer = await begun(store, time, "Summer")
    assert await store.league.divisions(GUILD, summer.number) == (("Anna", "Cili", "Äiti"), ("Béla", "Dénes", "Eve"))
    assert (await store.league.table(GUILD, season=spring.number, division=1)).rows == ended.table.rows


async def test_who_stands_in_no_list_takes_no_part_in_the_moves(store: BotStore, time: Time) -> None:
    await begun(store, time)
    await plays(store, time, 3, 1, 2)
    await plays(store, time, 6, 5, 4)
    await store.league.end_season(GUILD, BY)
    await store.league.ban(GUILD, 6, BY, "cheated")
    await forget_person(store, 2)
    rows = (await store.league.table(GUILD, season=1, division=2)).rows
    assert [(row.rank, row.person) for row in rows] == [(1, 5), (2, 4)]
    ended = await store.league.final(GUILD, 1)
    assert ended.divisions == (DivisionEnd(("Cili",), (), ("Anna",)), DivisionEnd(("Eve",), ("Eve",), ()))
    summer = await begun(store, time, "Summer")
    assert await store.league.divisions(GUILD, summer.number) == (("Cili", "Eve"), ("Anna", "Dénes"))


async def test_a_final_table_made_anew_has_other_moves(store: BotStore, time: Time) -> None:
    spring = await begun(store, time)
    await plays(store, time, 1, 2, 3)
    await plays(store, time, 6, 5, 4, name="late")
    await store.league.end_season(GUILD, BY)
    match = await store.league.match(GUILD, "late")
    await store.league.take_out(GUILD, "late", BY, "not a league match", expect=match.changed)
    again = await store.league.reopen_season(GUILD, spring.number, BY)
    assert again.news
    assert again.divisions == (DivisionEnd(("Anna",), (), ()), DivisionEnd((), (), ()))
    assert (await store.league.table(GUILD, season=spring.number, division=2)).total == 0
    same = await store.league.reopen_season(GUILD, spring.number, BY)
    assert not same.news


async def test_what_is_told_of_a_whole_season_is_not_told_by_division(store: BotStore, time: Time) -> None:
    """Cards, what a table made anew has changed, and the standings in the audit log; ranks are those among all."""
    spring = await begun(store, time)
    await plays(store, time, 1, 2)
    await plays(store, time, 5, 4, 6)
    await plays(store, time, 5, 4, 6, name="late")
    await store.league.end_season(GUILD, BY)
    card = await store.league.player(GUILD, 1, season=spring.number)
    assert card.row is not None
    assert card.row.rank == 3
    match = await store.league.match(GUILD, "late")
    seats = [HandSeat(None, "", place, 9) for place in (1, 3, 2)]
    await store.league.correct(GUILD, "late", seats, BY, "so it was", expect=match.changed)
    again = await store.league.reopen_season(GUILD, spring.number, BY)
    assert [(change.name, change.before, change.after) for change in again.changed] == [
        ("Anna", (3, 60), (2, 60)),
        ("Dénes", (2, 120), (3, 60)),
        ("Äiti", (5, 0), (4, 60)),
        ("Béla", (4, 0), (5, 0)),
    ]
    entry = next(row for row in (await store.league.audit(GUILD)).rows if row.action == "league-season-reopen")
    standings = msgspec.convert(entry.detail["standings"], list[dict[str, object]])
    order = [(row["rank"], row["person"]) for row in standings]
    assert order == [(1, 5), (2, 4), (3, 1), (4, 2), (5, 6)]
    assert again.games == ("classic",)


async def test_a_moderator_puts_somebody_elsewhere(store: BotStore, time: Time) -> None:
    season = await begun(store, time)
    await plays(store, time, 4, 1, 2)
    who, seen = await store.league.division(GUILD, season, 4)
    assert (who.name, seen) == ("Dénes", 2)
    move = (season.number, 2, 1)
    await store.league.set_division(GUILD, 4, BY, *move)
    assert (await store.league.division(GUILD, season, 4))[1] == 1
    assert [row[:2] for row in await ranking(store, season=season.number, division=1)] == [(1, 4), (2, 1), (3, 2)]
    (entry, *_) = (await store.league.audit(GUILD)).rows
    assert entry.action == "league-division"
    assert entry.detail == {"member": {"person": 4, "name": "Dénes"}, "season": "Spring", "from": 2, "to": 1}
    for person, other, code in (
        (4, move, "changed-meanwhile"),
        (4, (season.number, 1, 1), "nothing-changed"),
        (4, (season.number, 1, 3), "unknown-division"),
        (77, (season.number, 2, 1), "unknown-player"),
        (4, (season.number + 1, 1, 2), "no-season"),
    ):
        with pytest.raises(LeagueError, match=code):
            await store.league.set_division(GUILD, person, BY, *other)
    await store.league.end_season(GUILD, BY)
    with pytest.raises(LeagueError, match="no-season"):
        await store.league.set_division(GUILD, 4, BY, season.number, 1, 2)


async def test_too_few_make_no_divisions(store: BotStore, time: Time) -> None:
    with pytest.raises(LeagueError, match="divisions-few"):
        await begun(store, time, divisions=(4, 1))
    assert await store.league.running(GUILD) is None
    with pytest.raises(LeagueError, match="divisions"):
        await begun(store, time, divisions=(7, 1))


async def test_a_season_without_divisions_gives_the_order_of_the_next(store: BotStore, time: Time) -> None:
    """Four have played in it; of two, ratings tell more."""
    await begun(store, time, "Plain", (0, 0))
    await plays(store, time, 6, 5, 4, 3)
    await store.league.end_season(GUILD, BY)
    season = await begun(store, time)
    assert await store.league.divisions(GUILD, season.number) == (("Eve", "Äiti"), ("Cili", "Dénes"))


async def test_divisions_wait_for_the_final_table(store: BotStore, time: Time) -> None:
    from bot.league.rows.seasons import stop_season

    await begun(store, time)
    await store._writer.call(stop_season, GUILD, BY, time.now + 1)  # and then the process was killed
    time.now += HOUR
    with pytest.raises(LeagueError, match="season-closing"):
        await begun(store, time, "Summer")
    await store.league.end_due()
    await begun(store, time, "Summer")


async def test_a_person_gets_the_division_and_leaves_a_number_only(store: BotStore, time: Time) -> None:
    season = await begun(store, time)
    (exported,) = msgspec.convert((await store.export(1))["league"], list[dict[str, object]])
    assert exported["league_divisions"] == [{"season": season.number, "division": 1}]
    await forget_person(store, 1)
    assert await store.league.divisions(GUILD, season.number) == (("Béla", "Cili"), ("Dénes", "Eve", "Äiti"))


@pytest.mark.postgres
async def test_second_division_opponents_put_nobody_first(store: BotStore, time: Time) -> None:
    """24 wins against one of them did; they count for ratings, histories and all time."""
    season = await begun(store, time)
    before = (await store.league.player(GUILD, 2)).rating
    await plays(store, time, 1, 3)
    for number in range(24):
        time.now += 20 * HOUR
        await plays(store, time, 2, 4, name=f"across {number}")
    await plays(store, time, 1, 2)
    number = season.number
    assert [(row.person, row.played, row.points) for row in await table(store, season=number, division=1)] == [
        (1, 2, 120),
        (2, 1, 0),
        (3, 1, 0),
    ]
    assert await table(store, season=number, division=2) == []
    card = await store.league.player(GUILD, 2)
    assert (card.played, card.won) == (26, 24)
    assert card.rating.mu > before.mu + 3
    in_season = await store.league.player(GUILD, 2, season=number)
    assert (in_season.played, in_season.won, [row.match for row in in_season.last]) == (1, 0, [f"m{time.now - HOUR}"])
    seen = await store.league.match(GUILD, "across 3")
    assert [(seat.why, seat.points, seat.league_place) for seat in seen.seats] == [("apart", 60, 1), ("apart", 0, 2)]
    assert not seen.why
    (row, *_) = (line for line in await table(store, season=number) if line.person == 2)
    assert row.rating == card.rating


@pytest.mark.postgres
async def test_a_match_across_divisions_is_told_as_one(store: BotStore, time: Time) -> None:
    await begun(store, time)
    await plays(store, time, 2, 1)
    await plays(store, time, 1, 4, None, name="across")
    outcome = await store.league.outcome(GUILD, "across")
    assert outcome is not None
    seats = [(seat.person, seat.why, seat.gain, seat.points, seat.rank, seat.before) for seat in outcome.seats]
    assert seats == [(1, "apart", None, 0, 2, 2), (4, "apart", None, 0, 0, 0)]
    assert all(seat.rating is not None for seat in outcome.seats)


async def test_somebody_banned_at_the_table_makes_no_match_across(store: BotStore, time: Time) -> None:
    season = await begun(store, time)
    await store.league.ban(GUILD, 4, BY, "cheated")
    await plays(store, time, 1, 2, 4)
    assert {row.person for row in await table(store, season=season.number, division=1)} == {1, 2}


async def test_who_is_put_elsewhere_has_the_matches_within_the_new_division(store: BotStore, time: Time) -> None:
    season = await begun(store, time)
    await plays(store, time, 4, 1)
    await plays(store, time, 4, 5)
    number = season.number
    assert [(row.person, row.points) for row in await table(store, season=number, division=2)] == [(4, 60), (5, 0)]
    await store.league.set_division(GUILD, 4, BY, number, 2, 1)
    assert [(row.person, row.points) for row in await table(store, season=number, division=1)] == [(4, 60), (1, 0)]
    assert await table(store, season=number, division=2) == []


async def test_a_season_begun_by_an_older_bot_goes_on_as_it_began(store: BotStore, time: Time) -> None:
    season = await begun(store, time)
    await store._writer.call(lambda db: db.execute("UPDATE league_seasons SET apart = 0"))
    await plays(store, time, 4, 1)
    assert [(row.person, row.points) for row in await table(store, season=season.number)] == [(4, 60), (1, 0)]
    await store.league.set_division(GUILD, 4, BY, season.number, 2, 1)
    assert [row.person for row in await table(store, season=season.number, division=1)] == [4, 1]
