"""`boneyard move`: from a file to a server and back, and what it says when it will not."""

import asyncio
from pathlib import Path

import pytest

from bot.app.store import BotStore
from bot.cli import data
from storage.moving import MoveError
from storage.outside import inspect_now
from tests.cli.conftest import Program
from tests.cli.test_servers import SESAME, _fill

FILE = Path("boneyard-data/boneyard.db")


@pytest.fixture
def file() -> Path:
    FILE.parent.mkdir()
    asyncio.run(_fill(str(FILE)))
    return FILE


def test_a_bot_goes_to_a_server_and_back(program: Program, file: Path, empty_dsn: str, monkeypatch) -> None:
    secret = empty_dsn.replace("boneyard@", f"boneyard:{SESAME}@")
    ran = program("move", file, secret)
    assert (ran.status, ran.err) == (0, "")
    assert "rows were moved and compared: boneyard-data/boneyard.db is in postgresql://" in ran.out
    assert "BONEYARD_DATABASE" in ran.out
    monkeypatch.setenv("BONEYARD_DATABASE", secret)
    assert "live tables: 1, finished matches: 2" in program("doctor").out
    ran = program("move", secret, "back.db")
    assert (ran.status, ran.err) == (0, "")
    health = inspect_now(Path("back.db"))
    assert (health.integrity, health.tables, health.matches) == ((), 1, 2)
    assert SESAME not in ran.out
    monkeypatch.setenv("BONEYARD_DATABASE", "back.db")
    assert "back.db: schema" in program("doctor").out
    assert file.exists()


def test_what_is_refused_is_one_line(program: Program, file: Path, dsn: str) -> None:
    secret = dsn.replace("boneyard@", f"boneyard:{SESAME}@")
    program("move", "nothing.db", secret).complains("There is nothing to move in nothing.db.")
    program("move", secret, "no/such/folder.db").complains("The folder no/such doesn't exist.")
    program("move", secret, file).complains("There is something in boneyard-data/boneyard.db already")
    program("move", file, file).complains("FROM and TO are both boneyard-data/boneyard.db")
    assert program("move", file, secret).status == 0
    for refused in (
        program("move", file, secret),
        program("move", file, f"postgresql://anna:{SESAME}@here@db/boneyard"),
        program("move", f"postgressql://anna:{SESAME}@db/boneyard", "out.db"),
        program("move", f"host=db password={SESAME}", "out.db"),
    ):
        assert refused.status == 2
        assert refused.err.count("\n") == 1
        assert SESAME not in refused.err
    program("move", file).complains("TO")


def test_a_bot_that_runs_keeps_its_database(program: Program, file: Path, dsn: str) -> None:
    async def beside(place: Path | str, *arguments: object) -> str:
        async with await BotStore.open(place):
            ran = await asyncio.to_thread(program, "move", *arguments)
        assert ran.status == 2
        return ran.err

    assert "running with the database boneyard-data/boneyard.db" in asyncio.run(beside(file, file, dsn))
    assert "running with the database postgresql://" in asyncio.run(beside(dsn, file, dsn))


@pytest.mark.parametrize(
    ("error", "words", "status"),
    [
        (MoveError("schema", path="a.db", found=3, known=22), "Start the bot with it once", 2),
        (MoveError("text", table="log"), "the table log", 2),
        (MoveError("differs", table="log"), "isn't what was read", 1),
    ],
)
def test_each_fault_has_words(
    program: Program, file: Path, monkeypatch, error: MoveError, words: str, status: int
) -> None:
    def fail(*_: object) -> int:
        raise error

    monkeypatch.setattr(data, "move_now", fail)
    program("move", file, "out.db").complains(words, status=status)
