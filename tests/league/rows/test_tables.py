"""Tables as they are read: what counts, what is shown, who moved since the last day."""

import pytest
from msgspec.structs import replace

from bot.app.store import BotStore
from bot.league.rules import SORTS, LeagueError, Mark, read_system, shown_points
from bot.league.rules.crosstable import Score
from tests.storage.making import record_at_once

from .playing import GUILD, HOUR, NOW, Time, played, ranking, table

BY = 99


async def test_what_counts(store: BotStore) -> None:
    await record_at_once(
        store,
        [
            played("m1", 1, 2, None),
            played("m2", 2, 1, ended=NOW + 1),
            played("m3", 3, 2, game="uno", ended=NOW + 2),
            played("friendly", 1, 3, counts=False, ended=NOW + 3),
            played("broken", 1, 3, end="abandoned", ended=NOW + 4),
            played("far", 1, 3, guild=1, ended=NOW + 5),
        ],
    )
    rows = {row.person: row for row in await table(store)}
    assert {person: (row.played, row.won, shown_points(row.points)) for person, row in rows.items()} == {
        1: (2, 1, 1),
        2: (3, 1, 1),
        3: (1, 1, 1),
    }
    assert [row.person for row in await table(store, "uno")] == [3, 2]
    assert rows[2].marks == (Mark(2, 2), Mark(1, 2), Mark(2, 2))
    assert await table(store, "classic", sort="played") != []
    await store.set_setting(GUILD, None, "league-abandoned", "yes", BY)
    assert {row.person: row.played for row in await table(store)} == {1: 3, 2: 3, 3: 2}


async def test_an_empty_league(store: BotStore) -> None:
    page = await store.league.table(GUILD)
    assert (page.rows, page.total, page.pages, page.recalculating) == ((), 0, 1, None)
    assert (await store.league.history(GUILD)).rows == ()
    assert (await store.league.records(GUILD)).games == ()
    assert await store.league.people(GUILD, "a") == []
    with pytest.raises(LeagueError, match="unknown-player"):
        await store.league.player(GUILD, 1)
    with pytest.raises(LeagueError, match="unknown-season"):
        await store.league.table(GUILD, season=7)


async def test_the_tie_breaks_say_which_one_decided(store: BotStore) -> None:
    """2 and 3 have as many points and wins, and have met: 3 was ahead."""
    await record_at_once(
        store,
        [
            played("m1", 3, 2, ended=NOW),
            played("m2", 2, 4, ended=NOW + 1),
            played("m3", 1, 5, 6, ended=NOW + 2),
            played("m4", 1, 5, ended=NOW + 3),
        ],
    )
    assert await ranking(store) == [
        (1, 1, ""),
        (2, 3, ""),
        (3, 2, "direct"),
        (4, 5, "won"),
        (5, 4, ""),
        (6, 6, "place"),
    ]


@pytest.mark.postgres
async def test_the_pages_of_a_table_are_the_table(store: BotStore) -> None:
    people = range(1, 38)
    await record_at_once(store, [played(f"m{n}", n, n + 1, ended=NOW + n) for n in people])
    for sort in SORTS:
        whole = await table(store, sort=sort)
        pages = [await store.league.table(GUILD, sort=sort, page=page, page_size=5) for page in range(8)]
        assert [row for page in pages for row in page.rows] == whole
        assert {page.pages for page in pages} == {8}
    assert (await store.league.table(GUILD, page=99)).page == 3


async def test_who_moved_since_the_last_day(store: BotStore, time: Time) -> None:
    await store.set_setting(GUILD, None, "league-computers", "yes", BY)
    await store.set_setting(GUILD, None, "timezone", "Europe/Helsinki", BY)  # the day begins at 22 UTC
    await record_at_once(store, [played("m1", 1, 2, 3), played("m2", 1, 2, 3, ended=NOW + 1)])
    time.now = NOW + 21 * HOUR
    assert [(row.rank, row.before, row.person) for row in await table(store)] == [
        (1, None, 1),
        (2, None, 2),
        (3, None, 3),
    ]
    time.now = NOW + 23 * HOUR
    await record_at_once(store, [played("m3", 3, 4, None, None, None, None, ended=NOW + 22.5 * HOUR)])
    ranks = {row.person: (row.rank, row.before, row.moved) for row in await table(store)}
    assert ranks == {3: (1, 3, 2), 1: (2, 1, -1), 4: (3, None, 0), 2: (4, 2, -2)}
    time.now += 24 * HOUR
    assert all(row.before == row.rank for row in await table(store))


async def test_the_rank_of_yesterday_has_its_own_tie_breaks(store: BotStore, time: Time) -> None:
    """Yesterday 2 stood before 3 by their encounter; today 3 wins against another, and passes."""
    await record_at_once(store, [played("m1", 2, 3), played("m2", 3, 5, ended=NOW + 1)])
    time.now = NOW + 30 * HOUR
    before = await ranking(store)
    assert before == [(1, 2, ""), (2, 3, "direct"), (3, 5, "")]
    await record_at_once(store, [played("m3", 3, 6, ended=time.now)])
    ranks = {row.person: (row.rank, row.before) for row in await table(store)}
    assert ranks == {3: (1, 2), 2: (2, 1), 6: (3, None), 5: (4, 3)}


async def test_yesterday_only_meetings_before_today_decided(store: BotStore, time: Time) -> None:
    """Anna and Béla were level, and Anna ahead; the average place is better in Béla's case."""
    await record_at_once(
        store,
        [
            *(played(name, winner, 1, ended=NOW) for name, winner in (("d", 4), ("e", 5))),
            *(played(name, winner, 6, ended=NOW + 1) for name, winner in (("f", 4), ("g", 5))),
            played("ahead", 1, 2, ended=NOW + 2),
            played("level", 2, 3, ended=NOW + 3),
        ],
    )
    time.now = NOW + 12 * HOUR
    assert [(row.person, row.rank) for row in await table(store)][2:4] == [(1, 3), (2, 4)]
    await record_at_once(store, [played("today", 2, 1, ended=NOW + 30 * HOUR)])
    time.now = NOW + 31 * HOUR
    before = {row.person: row.before for row in await table(store)}
    assert (before[1], before[2]) == (3, 4)
    cards = [await store.league.player(GUILD, person) for person in (1, 2)]
    assert [card.row and card.row.before for card in cards] == [3, 4]


async def test_the_first_row_of_a_page_says_why_it_is_behind_the_page_before(store: BotStore) -> None:
    await record_at_once(store, [played("m1", 1, 2, 3), played("m2", 4, 2, 5, ended=NOW + 1)])
    whole = [(row.person, row.decided_by) for row in await table(store)]
    assert whole[2] == (2, "won")  # as many points as Anna and Dénes
    for size in (1, 2):
        pages = [(await store.league.table(GUILD, page=page, page_size=size)).rows for page in range(4 // size)]
        assert [(row.person, row.decided_by) for rows in pages for row in rows] == whole[:4]


async def test_a_record_of_long_ago_says_in_which_match_it_was(store: BotStore) -> None:
    matches = [played(f"m{n}", 1, 2, ended=NOW + n, highest=(99 - n, 5)) for n in range(12)]
    await record_at_once(store, matches)
    card = await store.league.player(GUILD, 1, "classic")
    assert card.highest is not None
    assert (card.highest.match, card.highest.at, card.highest.value) == ("m0", NOW, 99)
    assert len(card.last) == 10
    assert "m0" not in {row.match for row in card.last}


async def test_a_name_is_that_of_the_last_match_whatever_comes_late(store: BotStore) -> None:
    for name, ended in (("Anna", NOW + 1), ("Annie", NOW + 5), ("Old", NOW + 3)):
        match = played(f"m{ended}", 1, 2, ended=ended)
        seats = (replace(match.results[0], name=name), match.results[1])
        await record_at_once(store, [replace(match, results=seats)])
        await store.league.keeper.catch_up(GUILD)
    assert {row.name for row in await table(store) if row.person == 1} == {"Annie"}


async def test_ratings_move_only_between_people(store: BotStore) -> None:
    await store.set_setting(GUILD, None, "league-computers", "yes", BY)
    await record_at_once(
        store,
        [
            played("alone", 1, None),
            played("both", 1, 2, ended=NOW + 1),
            played("left", 1, 2, ended=NOW + 2, stood_in=[2]),
        ],
    )
    rows = {row.person: row for row in await table(store)}
    assert (rows[1].rating.matches, rows[2].rating.matches) == (2, 2)
    assert [row.rating.provisional for row in rows.values()] == [True, True]
    whys = {}
    for match in ("alone", "both", "left"):
        seen = await store.league.match(GUILD, match)
        whys[match] = [(seat.why, seat.rating is not None, seat.points) for seat in seen.seats]
    assert whys == {
        "alone": [("alone", False, 60), ("", False, None)],
        "both": [("", True, 60), ("", True, 0)],
        "left": [("", True, 60), ("left", True, 0)],
    }


async def test_points_as_the_moderators_want_them(store: BotStore) -> None:
    await record_at_once(store, [played("m1", 1, 2, 3, places=(1, 2, 2))])
    await store.league.set_points(GUILD, read_system("10 6 3"), BY)
    assert [shown_points(row.points) for row in await table(store)] == [10, 4.5, 4.5]
    await store.league.set_points(GUILD, read_system("game"), BY)
    assert [shown_points(row.points) for row in await table(store)] == [90, 80, 80]


@pytest.mark.postgres
async def test_history_page_by_page(store: BotStore) -> None:
    await record_at_once(
        store, [played(f"m{n}", 1 + n % 3, 4, game="uno" if n % 2 else "classic", ended=NOW + n) for n in range(25)]
    )
    pages = [await store.league.history(GUILD, page=page) for page in range(3)]
    assert [row.match for page in pages for row in page.rows] == [f"m{n}" for n in range(24, -1, -1)]
    assert {page.total for page in pages} == {25}
    history = await store.league.history(GUILD, 1, page_size=50)
    assert [row.match for row in history.rows] == [f"m{n}" for n in range(24, -1, -3)]
    uno = await store.league.history(GUILD, None, "uno", page=1, page_size=5)
    assert [row.match for row in uno.rows] == ["m13", "m11", "m9", "m7", "m5"]
    assert [row.match async for row in store.league.each_match(GUILD, "uno")] == [f"m{n}" for n in range(1, 25, 2)]


async def test_matches_with_computers_count_among_people_unless_the_server_wants_otherwise(store: BotStore) -> None:
    await record_at_once(store, [played(f"m{n}", 1, None, None, None, ended=NOW + n) for n in range(20)])
    await record_at_once(store, [played("both", None, 2, 1, ended=NOW + 30)])
    assert [(row.person, row.played, row.points) for row in await table(store)] == [(2, 1, 60), (1, 1, 0)]
    seen = await store.league.match(GUILD, "m3")
    assert seen.why == "computers"
    outcome = await store.league.outcome(GUILD, "m3")
    assert outcome is not None
    assert outcome.why == "computers"
    await store.set_setting(GUILD, None, "league-computers", "yes", BY)
    await store.set_setting(GUILD, None, "league-limit", "1", BY)  # says nothing about computers
    rows = [(row.person, row.played, row.points) for row in await table(store)]
    assert rows == [(1, 21, 20 * 180), (2, 1, 60)]


@pytest.mark.parametrize("looks", [True, False])
async def test_the_day_of_a_limit_is_the_server_s_however_it_is_worked_out(store: BotStore, looks: bool) -> None:
    """Match by match onto what is there, or all at once: the same ones count."""
    await store.set_setting(GUILD, None, "timezone", "Europe/Helsinki", BY)  # the day begins at 22 UTC
    await store.set_setting(GUILD, None, "league-limit", "2", BY)
    for n in range(8):
        await record_at_once(store, [played(f"m{n}", 1, 2, 3 + n // 4, ended=NOW + (18 + n) * HOUR)])
        if looks:
            await table(store)
    await record_at_once(store, [played("late", 1, 2, ended=NOW + 17 * HOUR)])
    whys = [(await store.league.match(GUILD, f"m{n}")).why for n in range(8)]
    assert whys == ["", "", "limit", "limit", "", "", "limit", "limit"]
    assert {row.person: row.played for row in await table(store)} == {1: 5, 2: 5, 3: 2, 4: 2}


async def test_who_has_played_too_little_has_no_rank_until_then(store: BotStore, time: Time) -> None:
    await store.set_setting(GUILD, None, "league-least", "2", BY)
    await record_at_once(store, [played("m1", 1, 2), played("m2", 1, 3, ended=NOW + 1)])
    page = await store.league.table(GUILD)
    assert ([row.person for row in page.rows], page.total, page.least) == ([1], 1, 2)
    card = await store.league.player(GUILD, 2)
    assert (card.row, card.missing, card.played, card.listed) == (None, 1, 1, True)
    assert (await store.league.player(GUILD, 1)).missing == 0
    time.now = NOW + 30 * HOUR
    await record_at_once(store, [played("m3", 2, 3, ended=time.now)])
    ranks = {row.person: (row.rank, row.before) for row in await table(store)}
    assert ranks == {1: (1, 1), 2: (2, None), 3: (3, None)}
    seats = (await store.league.outcome(GUILD, "m3")).seats  # type: ignore[union-attr]
    assert [(seat.rank, seat.before, seat.missing) for seat in seats] == [(2, 0, 0), (3, 0, 0)]
    await store.league.opt_out(GUILD, 2, True)
    await store.league.opt_out(GUILD, 2, False)
    assert [person for _, person, _ in await ranking(store)] == [1, 2, 3]
    await record_at_once(store, [played("m4", 4, 1, ended=time.now + 1)])
    await store.league.opt_out(GUILD, 4, True)
    await store.league.opt_out(GUILD, 4, False)
    assert [person for _, person, _ in await ranking(store)] == [1, 2, 3]
    seats = (await store.league.outcome(GUILD, "m4")).seats  # type: ignore[union-attr]
    assert [(seat.person, seat.rank, seat.missing) for seat in seats] == [(4, 0, 1), (1, 1, 0)]
    await store.set_setting(GUILD, None, "league-least", "1", BY)
    assert [row.person for row in await table(store)] == [1, 4, 2, 3]


@pytest.mark.postgres
async def test_meetings_are_counted_from_both_sides(store: BotStore) -> None:
    await store.league.start_season(GUILD, "Spring", None, BY)
    await record_at_once(
        store,
        [
            played("m1", 1, 2, ended=NOW + 1),
            played("m2", 2, 1, 3, ended=NOW + 2),
            played("m3", 1, 2, places=(1, 1), game="uno", ended=NOW + 3),
            played("m4", 1, 2, ended=NOW - HOUR),
            played("m5", 1, 2, counts=False, ended=NOW + 4),
        ],
    )
    met = await store.league.meetings(GUILD, [2, 1, 77])
    assert met == {(0, 1): Score(4, 3), (1, 0): Score(4, 5)}
    number = (await store.league.season(GUILD, "Spring")).number
    met = await store.league.meetings(GUILD, [1, 2, 3], "classic", number)
    assert met[0, 1] == met[1, 0] == Score(2, 2)
    assert met[2, 0] == met[2, 1] == Score(1, 0)
    assert met[0, 2] == met[1, 2] == Score(1, 2)


async def test_the_fastest_win_is_told_for_each_length(store: BotStore) -> None:
    full, custom = {"hands": 0}, {"hands": 1}
    await record_at_once(
        store,
        [
            played("full", 1, 2, seconds=900, options=full),
            played("quick", 1, 2, ended=NOW + 1, seconds=300),
            played("fuller", 2, 1, ended=NOW + 2, seconds=800, options=full),
            played("own", 2, 1, ended=NOW + 3, seconds=10, options=custom),
        ],
    )
    (records,) = (await store.league.records(GUILD)).games
    bests = [(best.length, best.person, best.value, best.match) for best in records.fastest]
    assert bests == [("quick", 1, 300, "quick"), ("printed", 2, 800, "fuller")]
    card = await store.league.player(GUILD, 1, "classic")
    assert [(best.length, best.value) for best in card.fastest] == [("quick", 300), ("printed", 900)]
    assert [best.match for best in card.fastest] == ["quick", "full"]
