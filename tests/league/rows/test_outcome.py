"""What a match has changed, as the post at its end tells it: points and ranks before and after, by points and wins."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.app.store import BotStore
from bot.league.rows.values import LeagueOutcome
from storage.engines import Place
from tests.storage.making import record_at_once

from .playing import GUILD, HOUR, NOW, league, played


@pytest.fixture
async def store(path: Place) -> AsyncIterator[BotStore]:
    """1 is ahead by two wins, 2 and 3 have one each, 4 none."""
    async with league(path) as store:
        pairs = (1, 4), (1, 4), (2, 4), (3, 4)
        await record_at_once(store, [played(f"m{n}", *pair, ended=NOW + n) for n, pair in enumerate(pairs)])
        yield store


async def outcome(store: BotStore, *people: int | None, match: str = "new", **more: Any) -> LeagueOutcome:
    """What a match of these people has changed, the first one first."""
    await record_at_once(store, [played(match, *people, ended=NOW + HOUR, **more)])
    result = await store.league.outcome(GUILD, match)
    assert result is not None
    return result


def moves(result: LeagueOutcome) -> dict[int, tuple[int, int | None, int, int]]:
    """Points, gain, rank before and after, by person."""
    return {seat.person: (seat.points // 60, (seat.gain or 0) // 60, seat.before, seat.rank) for seat in result.seats}


async def test_a_win_leads_past_others(store: BotStore) -> None:
    assert moves(await outcome(store, 3, 2)) == {3: (2, 1, 2, 1), 2: (1, 0, 2, 3)}  # 3 shares the first rank
    assert moves(await outcome(store, 2, 1, match="next")) == {2: (2, 1, 3, 1), 1: (2, 0, 1, 1)}


async def test_who_is_new_had_no_rank(store: BotStore) -> None:
    await store.set_setting(GUILD, None, "league-computers", "yes", 9)
    assert moves(await outcome(store, 5, None)) == {5: (1, 1, 0, 2)}


@pytest.mark.postgres
async def test_who_is_in_no_list_has_no_rank_and_is_in_nobodys_way(store: BotStore) -> None:
    await store.league.opt_out(GUILD, 3, True)
    assert moves(await outcome(store, 3, 2, 1)) == {3: (3, 2, 0, 0), 2: (2, 1, 2, 2), 1: (2, 0, 1, 1)}


async def test_a_match_that_counts_for_nothing_changes_nothing(store: BotStore) -> None:
    assert await store.league.outcome(GUILD, "no such match") is None
    result = await outcome(store, 4, 1, end="abandoned")
    assert moves(result) == {4: (0, 0, 4, 4), 1: (2, 0, 1, 1)}
    assert [(seat.gain, seat.rating, seat.why) for seat in result.seats] == [(None, None, "abandoned")] * 2


async def test_ratings_are_those_of_the_game(store: BotStore) -> None:
    result = await outcome(store, 1, 2, game="uno")
    assert [seat.rating.before.matches for seat in result.seats if seat.rating] == [0, 0]
    assert [seat.rating.difference > 0 for seat in result.seats if seat.rating] == [True, False]


def milestones(result: LeagueOutcome) -> dict[int, tuple[str, int]]:
    """What the match has brought, by person."""
    return {seat.person: (seat.milestone.kind, seat.milestone.number) for seat in result.seats if seat.milestone}


@pytest.mark.postgres
async def test_milestones_are_told_of_the_match_that_brought_them(store: BotStore) -> None:
    """1 has won twice, so the third win in a row is one; 4 has lost four times, and now wins for the first time."""
    assert milestones(await outcome(store, 1, 2)) == {1: ("streak", 3)}
    assert milestones(await outcome(store, 4, 2, match="next")) == {4: ("first-win", 1)}
    before = await store.league.outcome(GUILD, "new")
    assert before is not None
    assert milestones(before) == {1: ("streak", 3)}  # 1 has played nothing since
    await outcome(store, 2, 1, match="later")
    after = await store.league.outcome(GUILD, "new")
    assert after is not None
    assert milestones(after) == {}  # what is counted is counted later now


async def test_the_tenth_match_is_one_and_who_is_in_no_list_has_none(store: BotStore) -> None:
    for n in range(5):
        await record_at_once(store, [played(f"x{n}", 2, 4, ended=NOW + 60 + n)])
    assert milestones(await outcome(store, 2, 4)) == {4: ("matches", 10)}
    await store.league.opt_out(GUILD, 4, True)
    hidden = await store.league.outcome(GUILD, "new")
    assert hidden is not None
    assert milestones(hidden) == {}


async def test_the_first_win_over_a_strong_player_is_one_and_stays_on_the_card(store: BotStore) -> None:
    """2 has won before; a strong player who wins, or a normal one, is none to have beaten."""
    assert milestones(await outcome(store, None, 2, 4, strong=True)) == {}
    assert milestones(await outcome(store, 2, None, 4, match="normal")) == {2: ("streak", 3)}
    assert milestones(await outcome(store, 2, None, 4, match="beaten", strong=True)) == {2: ("beat-strong", 1)}
    assert milestones(await outcome(store, 3, 4, None, match="again", strong=True)) == {3: ("beat-strong", 1)}
    assert milestones(await outcome(store, 3, 4, None, match="once", strong=True)) == {3: ("streak", 3)}
    for person, beat in ((2, True), (3, True), (4, False), (1, False)):
        card = await store.league.player(GUILD, person)
        assert [game.beat_strong for game in card.games] == [beat], person


async def test_merged_members_have_theirs_together(store: BotStore) -> None:
    """3 has won once, and so has 2; with one more win of 3 they are three in a row for the two."""
    await store.league.merge(GUILD, 2, 3, 9, "the same")
    await store.league.keeper.catch_up(GUILD)
    brought = milestones(await outcome(store, 3, 4))
    assert [*brought.values()] == [("streak", 3)]
