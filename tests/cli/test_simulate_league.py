"""Matches of computer players in a server's league, as if its members had played them."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from bot.app.store import BotStore
from tests.cli.conftest import Program

SERVER = 700
DATABASE = Path("boneyard-data/boneyard.db")


def rows(query: str) -> list[tuple[object, ...]]:
    db = sqlite3.connect(DATABASE)
    try:
        return db.execute(query).fetchall()
    finally:
        db.close()


def test_matches_go_into_the_league_between_as_many_members(program: Program) -> None:
    ran = program(
        "simulate", "classic", "-m", 50, "-s", 1, "--length", "quick", "--into-league", SERVER, "--members", 7
    )
    assert ran.status == 0, ran
    assert "50 matches" in ran.out
    assert "The league of server 700" in ran.out
    assert "50 more matches between 7 pretended members." in ran.out
    assert rows("SELECT count(*), sum(league), min(guild), max(guild) FROM matches") == [(50, 50, 700, 700)]
    assert rows("SELECT count(DISTINCT person), sum(computer) FROM results") == [(7, 0)]
    assert rows("SELECT count(*) FROM tables") == [(0,)]
    assert rows("SELECT max(n) FROM (SELECT count(*) AS n FROM results GROUP BY match, person)") == [(1,)]


def test_they_are_spread_over_days_and_come_after_what_was_played(program: Program) -> None:
    fill = ("simulate", "classic", "-m", 10, "--length", "quick", "--into-league", SERVER)
    began = time.time()
    assert program(*fill, "--days", 10).status == 0
    first = [ended for (ended,) in rows("SELECT ended FROM matches ORDER BY number")]
    assert first == sorted(first)
    assert first[0] == pytest.approx(began - 9 * 86400, abs=120)
    assert first[-1] <= time.time()
    assert program(*fill, "--days", 10).status == 0
    both = [ended for (ended,) in rows("SELECT ended FROM matches ORDER BY number")]
    assert both == sorted(both)
    assert len(set(both)) == 20


def test_the_same_seed_plays_the_same_matches_and_can_be_stored_twice(program: Program) -> None:
    fill = ("simulate", "classic", "-m", 3, "-s", "x", "--length", "quick", "--into-league", SERVER)
    assert program(*fill, "-r", "one").status == program(*fill, "-r", "two").status == 0
    assert Path("one").read_bytes() == Path("two").read_bytes()
    assert rows("SELECT count(*), count(DISTINCT record) FROM matches") == [(6, 3)]


def test_members_keep_their_strength(program: Program) -> None:
    """Of two kinds the first is every other member's; the greedy ones win more."""
    program(
        *("simulate", "classic", "-p", 2, "-m", 60, "-s", 1, "--length", "quick", "--player", "greedy,random"),
        *("--into-league", SERVER, "--members", 6),
    )
    odd = rows("SELECT sum(place = 1) FROM results WHERE person % 2 = 1 AND computer = 0")
    even = rows("SELECT sum(place = 1) FROM results WHERE person % 2 = 0 AND computer = 0")
    assert odd > even


def test_another_folder(program: Program) -> None:
    fill = ("simulate", "classic", "-m", 1, "--length", "quick", "--into-league", SERVER)
    assert program(*fill, "--data", "elsewhere").status == 0
    assert Path("elsewhere/boneyard.db").exists()
    assert not DATABASE.exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--members", 5), ("--into-league",)),
        (("--data", "x"), ("--into-league",)),
        (("--days", 5), ("--into-league",)),
        (("--into-league", 5, "--members", 1), ("--members", "2")),
        (("--into-league", 5, "--members", 0), ("--members",)),
        (("--into-league", 0), ("--into-league",)),
        (("--into-league", "here"), ("--into-league",)),
        (("--into-league", 5, "--days", -1), ("--days",)),
    ],
)
def test_bad_input_is_one_line(program: Program, arguments: tuple[object, ...], words: tuple[str, ...]) -> None:
    program("simulate", "classic", "-m", 1, *arguments).complains(*words)
    assert not DATABASE.exists()


def test_while_the_bot_runs_nothing_is_stored(program: Program) -> None:
    async def with_the_bot() -> None:
        DATABASE.parent.mkdir()
        async with await BotStore.open(DATABASE):
            await asyncio.to_thread(
                lambda: program("simulate", "classic", "-m", 1, "--into-league", 5).complains("another Boneyard")
            )

    asyncio.run(with_the_bot())
