"""The league of a server as a CSV file."""

import asyncio
import csv
import io
from pathlib import Path

import pytest

from bot.app.store import BotStore
from tests.cli.conftest import Program
from tests.storage.making import ANNA, BELA, CILI, GUILD, match, record, seat

DATABASE = Path("boneyard-data/boneyard.db")
EVIL = "=cmd|' /C calc'!A1"


async def _fill() -> None:
    DATABASE.parent.mkdir(mode=0o700)
    async with await BotStore.open(DATABASE) as store:
        await record(
            store,
            match("m1", seat(1, ANNA, 1, 0), seat(2, BELA, 2, 0)),
            match("m2", seat(1, ANNA, 2, 0), seat(2, CILI, 1, 0, EVIL), game="moomin"),
            match("m3", seat(1, ANNA, 1, 0), seat(2, None, 2, 0, "Aunt Thimble"), end="abandoned"),
        )
        await store.league.start_season(GUILD, "Spring", None, ANNA)


@pytest.fixture
def filled() -> Path:
    asyncio.run(_fill())
    return DATABASE


def rows(path: str = "out.csv") -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(Path(path).read_bytes().decode(), newline="")))


def test_a_row_a_player(program: Program, filled: Path) -> None:
    ran = program("league", "export", "--server", GUILD, "--csv", "out.csv")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == "Saved as out.csv: 3 players\n"
    header = Path("out.csv").read_bytes().decode().splitlines()[0]
    assert header == "person,name,played,won,points,average_place,rating,uncertainty,rank"
    by_person = {row["person"]: row for row in rows()}
    assert by_person.keys() == {str(ANNA), str(BELA), str(CILI)}
    anna = by_person[str(ANNA)]
    assert (anna["played"], anna["won"], anna["points"], anna["average_place"]) == ("2", "1", "1.0", "1.5")
    assert {row["rank"] for row in rows()} <= {"1", "2", "3"}


def test_a_game_and_a_season(program: Program, filled: Path) -> None:
    export = ("league", "export", "--server", GUILD, "--csv", "out.csv", "--force")
    assert program(*export, "--game", "moomin").out == "Saved as out.csv: 2 players\n"
    assert program(*export, "--season", "spring").out == "Saved as out.csv: 0 players\n"
    assert rows() == []


def test_a_row_a_match_and_seat(program: Program, filled: Path) -> None:
    ran = program("league", "export", "--server", GUILD, "--csv", "out.csv", "--matches")
    assert ran.out == "Saved as out.csv: 6 seats\n"
    lines = rows()
    assert [row["match"] for row in lines] == ["m1", "m1", "m2", "m2", "m3", "m3"]
    assert [row["counts"] for row in lines] == ["yes"] * 4 + ["no"] * 2
    assert lines[4]["why"] == "abandoned"
    assert lines[5]["computer"] == "yes"
    assert lines[0]["ended"] == "2026-01-01 00:00:00"


def test_a_name_that_is_a_formula_is_none_in_the_file(program: Program, filled: Path) -> None:
    for more in ((), ("--matches",)):
        program("league", "export", "--server", GUILD, "--csv", "out.csv", "--force", *more)
        names = [row["name"] for row in rows()]
        assert any(name.startswith("'=cmd") for name in names)
        assert not any(name.startswith(("=", "+", "-", "@", "\t", "\r")) for name in names)


def test_it_works_beside_a_running_bot_and_leaves_the_database_as_it_is(program: Program, filled: Path) -> None:
    async def with_the_bot() -> None:
        async with await BotStore.open(DATABASE):
            await asyncio.to_thread(lambda: program("league", "export", "--server", GUILD, "--csv", "out.csv"))

    before = DATABASE.read_bytes()
    program("league", "export", "--server", GUILD, "--csv", "first.csv")
    assert DATABASE.read_bytes() == before
    asyncio.run(with_the_bot())
    assert Path("out.csv").read_bytes() == Path("first.csv").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--csv", "out.csv"), ("--server",)),
        (("--server", GUILD), ("--csv",)),
        (("--server", 5, "--csv", "out.csv"), ("No match of server 5",)),
        (("--server", "here", "--csv", "out.csv"), ("--server",)),
        (("--server", GUILD, "--csv", "out.csv", "--game", "chess"), ("chess", "classic")),
        (("--server", GUILD, "--csv", "out.csv", "--season", "Winter"), ("Winter", "Spring")),
        (("--server", GUILD, "--csv", "no/such/out.csv"), ("no/such/out.csv", "cannot be written")),
        (("--server", GUILD, "--csv", "."), ("is a folder",)),
        (("--server", GUILD, "--csv", "x" * 300), ("cannot be written",)),
        (("--server", GUILD, "--csv", "kept"), ("kept", "--force")),
        (("--server", GUILD, "--csv", "out.csv", "--data", "nowhere"), ("nowhere",)),
    ],
)
def test_bad_input_is_one_line_and_writes_nothing(
    program: Program, filled: Path, arguments: tuple[object, ...], words: tuple[str, ...]
) -> None:
    Path("kept").write_text("dear to me")
    program("league", "export", *arguments).complains(*words)
    assert not Path("out.csv").exists()
    assert Path("kept").read_text() == "dear to me"
    assert not list(Path().glob(".*.partial"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_told_and_a_device_stays_one(program: Program, filled: Path) -> None:
    program("league", "export", "--server", GUILD, "--csv", "/dev/full").complains("/dev/full", "No space left")
    assert Path("/dev/full").is_char_device()


def test_what_is_there_stays_until_the_new_file_is_whole(
    program: Program, filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("out.csv").write_text("old")

    def fail(_: object) -> bytes:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("bot.cli.league.sheet", fail)
    program("league", "export", "--server", GUILD, "--csv", "out.csv", "--force").complains("No space left")
    assert Path("out.csv").read_text() == "old"
    assert not list(Path().glob(".*.partial"))
