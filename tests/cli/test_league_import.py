"""Matches from a CSV file, taken into a league all together or not at all."""

import asyncio
import csv
import inspect
import io
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from bot.app.store import BotStore
from bot.cli import league, sheets
from bot.cli.sheets import read_sheet
from bot.league.pages.sheet import SEAT_COLUMNS, looks_rounded
from bot.league.rows.values import HandSeat, TableRow
from bot.locales import source
from storage import StorageError
from storage.values import AuditEntry
from tests.cli.conftest import Program
from tests.storage.making import ANNA, BELA, CILI, GUILD, NOW, audit_of, match, record, seat

T = TypeVar("T")
DATABASE = Path("boneyard-data/boneyard.db")
EVIL = "=cmd|' /C calc'!A1"
DAY = 86400.0
HEADER = "match,game,ended,person,name,place\n"
GOOD = f"a1,classic,2024-05-01 20:00:00,{ANNA},Anna,1\na1,classic,2024-05-01 20:00:00,{BELA},Béla,2\n"


def within(work: Callable[[BotStore], Awaitable[T]]) -> T:
    """Return the result of some work with the store."""

    async def run() -> T:
        async with await BotStore.open(DATABASE) as store:
            return await work(store)

    DATABASE.parent.mkdir(mode=0o700, exist_ok=True)
    return asyncio.run(run())


async def _table(store: BotStore) -> list[TableRow]:
    await store.league.keeper.catch_up(GUILD)
    return [*(await store.league.table(GUILD, page_size=100)).rows]


async def _fill(store: BotStore) -> None:
    stood_in_seat = replace(seat(2, BELA, 2, 0), stood_in=True)
    await record(
        store,
        match("m1", seat(1, ANNA, 1, 0), seat(2, BELA, 2, 0), ended=NOW - 40 * DAY),
        match("m2", seat(1, ANNA, 2, 0), seat(2, CILI, 1, 0, EVIL), game="moomin", ended=NOW - 30 * DAY),
        match("m3", seat(1, ANNA, 1, 0), stood_in_seat, seat(3, None, 3, 0, "Aunt Thimble"), ended=NOW - 20 * DAY),
        match("m4", seat(1, ANNA, 1, 0), seat(2, BELA, 2, 0), end="abandoned", ended=NOW - 10 * DAY),
        match("m5", seat(1, BELA, 1, 0), seat(2, CILI, 1, 0, EVIL), ended=NOW - 5 * DAY),
        match("m7", seat(1, ANNA, 1, 0), stood_in_seat, ended=NOW - 3 * DAY),
        match("m8", seat(1, ANNA, 1, 0), replace(stood_in_seat, resigned=1), ended=NOW - 2 * DAY),
        match("m6", seat(1, BELA, 1, 0), seat(2, CILI, 2, 0, EVIL), ended=NOW - 4 * DAY),
    )
    swapped = [HandSeat(CILI, EVIL, 2, 5), HandSeat(BELA, "Béla", 1, 9)]
    await store.league.correct(GUILD, "m6", swapped, ANNA, "swapped", expect=0)
    won = [HandSeat(ANNA, "Anna", 2, 5), HandSeat(BELA, "Béla", 1, 9)]
    await store.league.correct(GUILD, "m7", won, ANNA, "the line was cut", expect=0)
    await store.league.take_out(GUILD, "m1", ANNA, "a test", expect=0)


def exported(program: Program, path: str = "all.csv") -> None:
    ran = program("league", "export", "--server", GUILD, "--csv", path, "--matches", "--force")
    assert (ran.status, ran.err) == (0, "")


def sheet(text: str, name: str = "in.csv") -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def stored() -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(DATABASE)) as db:
        return db.execute("SELECT id FROM matches ORDER BY number").fetchall()


def test_what_was_exported_makes_the_same_table_in_a_new_database(program: Program) -> None:
    within(_fill)
    before = within(_table)
    exported(program)
    DATABASE.rename("old.db")
    within(_table)
    ran = program("league", "import", "all.csv", "--server", GUILD, "--yes")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "7 matches of 3 people to be added to server 700000000000000001",
        "From 2025-12-02 to 2025-12-30 (UTC), 1 with computer players",
        "  classic: 6",
        "  moomin: 1",
        f"  {ANNA} Anna",
        f"  {CILI} {EVIL}",
        f"  {BELA} Béla",
        "1 match was taken out of its league by a moderator and is left out.",
        "Added 7 matches. They count from the bot's next start on.",
    ]
    assert within(_table) == before
    exported(program, "again.csv")
    first, again = (list(csv.DictReader(io.StringIO(Path(p).read_text("utf-8")))) for p in ("all.csv", "again.csv"))
    for row in first:  # a moderator's word counts there, as if the player had stayed
        row |= {"gone": "", "computer_at_end": "no"} if row["match"] == "m7" else {}
    assert again == [row for row in first if row["match"] != "m1"]
    assert within(lambda store: audit_of(store, GUILD))[0] == AuditEntry(
        "league-import", None, '{"matches":7,"file":"all.csv"}', within(lambda store: audit_of(store, GUILD))[0].at
    )


def test_a_second_import_adds_nothing(program: Program) -> None:
    within(_table)
    sheet(HEADER + GOOD)
    assert program("league", "import", "in.csv", "--server", GUILD, "--yes").status == 0
    ran = program("league", "import", "in.csv", "--server", GUILD, "--yes")
    assert "1 match of the file is there already and stays as it is." in ran.out
    assert "Added" not in ran.out
    assert stored() == [("a1",)]
    sheet(HEADER + GOOD + GOOD.replace("a1", "a2"))
    ran = program("league", "import", "in.csv", "--server", GUILD, "--yes")
    assert "Added 1 match." in ran.out
    assert stored() == [("a1",), ("a2",)]


@pytest.mark.parametrize(
    ("server", "text"),
    [(GUILD, GOOD.replace(str(BELA), str(CILI))), (GUILD, GOOD.replace("classic", "uno")), (5, GOOD)],
)
def test_another_match_of_the_same_id_is_refused(program: Program, server: int, text: str) -> None:
    within(_table)
    sheet(HEADER + GOOD)
    assert program("league", "import", "in.csv", "--server", GUILD, "--yes").status == 0
    sheet(HEADER + GOOD.replace("a1", "a0") + text)
    ran = program("league", "import", "in.csv", "--server", server, "--yes")
    assert ran.status == 2
    assert "line 4: another match with the ID a1 is stored already" in ran.err
    assert stored() == [("a1",)]


def _line(column: str, value: str) -> str:
    names = SEAT_COLUMNS
    row = dict.fromkeys(names, "")
    row |= {"match": "b1", "game": "classic", "ended": "2024-05-01 20:00:00", "person": "77", "name": "X"}
    row |= {"place": "1", column: value}
    other = row | {"person": "78", "name": "Y", "place": "2"}
    return "\n".join(",".join(cells.values()) for cells in (dict(zip(names, names, strict=True)), row, other))


@pytest.mark.parametrize(
    ("column", "value", "words"),
    [
        ("match", "a b", "can't be a match's ID"),
        ("game", "chess", "no game “chess”"),
        ("ended", "yesterday", "“yesterday” is no time like"),
        ("ended", "2014-12-31 20:00:00", "before 2015-01-01"),
        ("ended", "0001-01-01 00:00:00", "before 2015-01-01"),
        ("ended", "2999-01-01", "hasn't been yet"),
        ("started", "2024-05-01 20:00:01", "after its end"),
        ("person", "6E+17", "no Discord ID"),
        ("person", str(2**63), "no Discord ID"),
        ("person", "0", "no Discord ID"),
        ("person", "345678901234567000", "a spreadsheet has rounded"),
        ("person", "'12x", "no Discord ID"),
        ("person", "", "X has no ID and is no computer player"),
        ("person", "78", "78 sits there twice"),
        ("name", "", "77 has no name"),
        ("computer", "yes", "a computer player has no ID"),
        ("computer", "maybe", "“maybe” should be one of no, yes"),
        ("end", "tired", "should be one of added, target"),
        ("gone", "home", "should be one of left, resigned, taken"),
        ("place", "0", "no number for place"),
        ("place", "first", "no number for place"),
        ("place", "2", "the places 2 2 don't follow"),
        ("score", "1e9", "no number for score"),
        ("seat", "2", "aren't numbered 1, 2, 3"),
    ],
)
def test_a_bad_line_is_named_and_nothing_is_added(program: Program, column: str, value: str, words: str) -> None:
    within(_table)
    sheet(_line(column, value))
    ran = program("league", "import", "in.csv", "--server", GUILD, "--yes")
    assert ran.status == 2
    first = ran.err.splitlines()[0]
    assert first.startswith("line 2: ")
    assert words in first
    assert "Nothing was added." in ran.err.splitlines()[-1]
    assert stored() == []


def test_an_id_after_an_apostrophe_is_taken_as_it_is() -> None:
    text = HEADER + GOOD.replace(str(ANNA), "'345678901234567000")
    (imported,) = read_sheet(text, GUILD, NOW).matches
    assert [seat.person for seat in imported.results] == [345678901234567000, BELA]
    assert [*map(looks_rounded, ("345678901234567000", "345678901234567001", "34567"))] == [True, False, False]


def test_every_bad_line_is_told_up_to_some(program: Program) -> None:
    within(_table)
    sheet(HEADER + GOOD + "".join(f"c{n},chess,2024-05-01,5,X,1\n\n" for n in range(30)))
    ran = program("league", "import", "in.csv", "--server", GUILD, "--yes")
    lines = ran.err.splitlines()
    assert [line.split(":")[0] for line in lines[:3]] == ["line 4", "line 6", "line 8"]
    assert len(lines) == 21
    assert "30 faults (the first 20 are told)" in lines[-1]
    assert stored() == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HEADER + GOOD + "a1,classic,2024-05-02,9,Z,3\n", "has another game, time or end here than in line 2"),
        (HEADER + GOOD.splitlines()[0] + "\n", "1 can't play this game"),
        (HEADER + "a1,classic\n", "too few cells"),
        (HEADER.replace("place", "rank") + GOOD, "missing: place"),
        ("", "missing: match, game"),
    ],
)
def test_what_does_not_belong_together_is_refused(program: Program, text: str, words: str) -> None:
    within(_table)
    sheet(text)
    ran = program("league", "import", "in.csv", "--server", GUILD, "--yes")
    assert ran.status == 2
    assert words in ran.err
    assert stored() == []


def test_spreadsheets_write_semicolons_a_mark_and_days_alone(program: Program) -> None:
    within(_table)
    Path("in.csv").write_bytes(
        b"\xef\xbb\xbf" + (HEADER + GOOD).replace(",", ";").replace(" 20:00:00", "").replace("\n", "\r\n").encode()
    )
    ran = program("league", "import", "in.csv", "--server", GUILD, "--yes")
    assert (ran.status, ran.err) == (0, "")
    assert [(row.person, row.name, row.played) for row in within(_table)] == [(ANNA, "Anna", 1), (BELA, "Béla", 1)]


def test_who_went_computers_and_former_players_are_as_they_were() -> None:
    names = ("match", "game", "ended", "person", "name", "computer", "place", "gone", "league_place")
    rows = [
        ("a", "classic", "2024-05-01", "1", "Ann", "no", "1", "resigned", "4"),
        ("a", "classic", "2024-05-01", "2", "Ben", "no", "2", "resigned", "3"),
        ("a", "classic", "2024-05-01", "", "", "no", "3", "", "1"),
        ("a", "classic", "2024-05-01", "3", "'=Cid", "no", "4", "taken", "2"),
        ("b", "classic", "2024-04-01", "1", "Ann", "no", "1", "", "1"),
        ("b", "classic", "2024-04-01", "", "Aunt Thimble", "yes", "2", "", ""),
    ]
    contents = read_sheet("\n".join(map(",".join, (names, *rows))), GUILD, NOW)
    assert contents.faults == ()
    alone, four = contents.matches  # in the order of their ends
    assert [(row.person, row.name, row.computer) for row in alone.results] == [
        (1, "Ann", False),
        (None, "Aunt Thimble", True),
    ]
    assert [(row.person, row.name, row.computer) for row in four.results][2:] == [(None, "", False), (3, "=Cid", False)]
    assert [row.resigned for row in four.results] == [1, 2, 0, 0]
    assert [row.stood_in for row in four.results] == [True, True, False, True]


def test_it_is_shown_before_it_is_done(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    within(_table)
    sheet(HEADER + GOOD)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    ran = program("league", "import", "in.csv", "--server", GUILD)
    assert (ran.status, "no one answered" in ran.err) == (2, True)
    questions: list[str] = []
    monkeypatch.setattr("typer.confirm", lambda text: bool(questions.append(text)))
    ran = program("league", "import", "in.csv", "--server", GUILD)
    assert ran.out.startswith("1 match of 2 people to be added to server")
    assert ran.out.endswith("Nothing was added.\n")
    assert questions == ["Add this match?"]
    assert stored() == []


def test_half_of_it_is_never_there(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.league.rows import moderation

    insert, done = moderation.insert_match, []

    def full(db: sqlite3.Connection, played: object) -> None:
        if len(done) == 2:
            raise StorageError("full")
        done.append(played)
        insert(db, played)  # type: ignore[arg-type]

    within(_table)
    sheet(HEADER + "".join(GOOD.replace("a1", f"a{n}") for n in range(4)))
    monkeypatch.setattr(moderation, "insert_match", full)
    assert program("league", "import", "in.csv", "--server", GUILD, "--yes").status == 2
    assert stored() == []
    assert within(lambda store: audit_of(store, GUILD)) == []


def test_it_needs_a_database_that_no_bot_uses_and_a_file(program: Program) -> None:
    sheet(HEADER + GOOD)
    program("league", "import", "in.csv", "--server", GUILD, "--yes").complains("boneyard.db")
    assert not DATABASE.exists()

    async def with_the_bot(_: BotStore) -> None:
        ran = await asyncio.to_thread(lambda: program("league", "import", "in.csv", "--server", GUILD, "--yes"))
        ran.complains("boneyard.db")

    within(with_the_bot)
    program("league", "import", "none.csv", "--server", GUILD).complains("none.csv", "cannot be read")
    program("league", "import", ".", "--server", GUILD).complains("is a folder")
    Path("latin.csv").write_bytes((HEADER + GOOD).encode("latin-1"))
    program("league", "import", "latin.csv", "--server", GUILD).complains("UTF-8")
    assert stored() == []


def test_every_fault_of_a_line_has_a_sentence() -> None:
    code = "".join(inspect.getsource(module) for module in (sheets, league))
    used = set(re.findall(r'(?:_BadCellError\(|LineFault\([^()"]*(?:\([^()]*\))?[^()"]*)"([a-z-]+)"', code))
    texts = [line.split(" =")[0] for line in source("en")["cli.ftl"].splitlines()]
    sentences = {name.removeprefix("cli-import-fault-") for name in texts if name.startswith("cli-import-fault-")}
    assert used == sentences
