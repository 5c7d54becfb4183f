"""The commands where the database is on a server: they do what they do with a file, and its password is in nothing."""

import asyncio
import json
import signal
import sys
from pathlib import Path

import psycopg
import pytest

from bot.app.store import BotStore
from storage.engines.postgres.connection import connect
from storage.engines.postgres.engine import migrations
from storage.outside import inspect_now
from tests.box import Sandbox
from tests.cli.conftest import Program
from tests.cli.processes import refused, started
from tests.cli.test_settings import TOKEN
from tests.postgres import PostgresServer
from tests.postgres.pretending import pretended, refusal
from tests.storage.making import ANNA, BELA, GUILD, change, entry, match, record

SESAME = "open-sesame"


@pytest.fixture
async def box():
    async with Sandbox() as sandbox:
        yield sandbox


async def _fill(dsn: str) -> None:
    async with await BotStore.open(dsn) as store:
        await record(store, match("m1"), match("m2", guild=GUILD + 1))
        await store.save(change("t1", entry(0), people=(ANNA, BELA)))


@pytest.fixture
def database(dsn: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database that the setting names, with a password that nobody asks for."""
    secret = dsn.replace("boneyard@", f"boneyard:{SESAME}@")
    monkeypatch.setenv("BONEYARD_DATABASE", secret)
    return secret


@pytest.fixture
def filled(database: str) -> str:
    """The same with two matches and a table."""
    asyncio.run(_fill(database))
    return database


def test_a_backup_is_a_file_that_opens(program: Program, filled: str) -> None:
    ran = program("backup", "copy.db")
    assert (ran.status, ran.out, ran.err) == (0, "Saved as copy.db\n", "")
    health = inspect_now(Path("copy.db"))
    assert (health.integrity, health.tables, health.matches) == ((), 1, 2)
    program("backup", "copy.db").complains("copy.db already exists")
    Path("folder").mkdir()
    assert program("backup", "folder").out == "Saved as folder/boneyard.db\n"
    assert not Path("boneyard-data").exists()


def test_a_backup_of_an_older_schema_has_that_schema(program: Program, filled: str, monkeypatch) -> None:
    later = type(migrations()[-1])(migrations()[-1].number + 1, "CREATE TABLE later (number BIGINT)")
    monkeypatch.setattr("storage.engines.postgres.engine.migrations", lambda: (*migrations(), later))
    assert program("backup", "copy.db").status == 0
    assert inspect_now(Path("copy.db")).version == migrations()[-1].number


def test_a_league_is_written_to_a_file(program: Program, filled: str) -> None:
    ran = program("league", "export", "--server", GUILD, "--csv", "out.csv")
    assert (ran.status, ran.out) == (0, "Saved as out.csv: 2 players\n")
    assert str(ANNA) in Path("out.csv").read_text()
    assert program("league", "export", "--server", GUILD, "--csv", "all.csv", "--matches").status == 0


def test_matches_are_taken_in(program: Program, filled: str) -> None:
    assert program("league", "export", "--server", GUILD, "--csv", "m.csv", "--matches").status == 0
    Path("m.csv").write_text(Path("m.csv").read_text().replace("m1", "m9"))
    assert program("league", "import", "m.csv", "--server", GUILD, "--yes").status == 0
    program("league", "export", "--server", GUILD, "--csv", "n.csv", "--matches")
    assert "m9" in Path("n.csv").read_text()


def test_a_person_is_forgotten(program: Program, filled: str) -> None:
    ran = program("forget", "--person", ANNA, "--show")
    assert [result["match"] for result in json.loads(ran.out)["results"]] == ["m1", "m2"]
    ran = program("forget", "--person", ANNA, "--yes")
    assert ran.out.startswith("Removed from 2 results, ")
    assert "The server still holds old bytes of it" in ran.out
    assert json.loads(program("forget", "--person", ANNA, "--show").out)["results"] == []
    assert program("forget", "--server", GUILD, "--yes").out.startswith("Deleted: 1 live table, 1 match")


async def test_what_wants_the_bot_stopped_says_so(database: str) -> None:
    async with await BotStore.open(database):
        for command in (("forget", "--person", ANNA, "--yes"), ("run",)):
            async with started(*command, DISCORD_TOKEN=TOKEN) as program:
                status, err = await program.end()
            assert status == (75 if command[0] == "run" else 2)
            assert "Another Boneyard is running with the database postgresql://" in err
            assert SESAME not in err


def test_an_empty_database_is_no_file_that_is_missing(program: Program, empty_dsn: str, monkeypatch) -> None:
    monkeypatch.setenv("BONEYARD_DATABASE", empty_dsn)
    for command in (
        ("backup", "copy.db"),
        ("forget", "--person", ANNA, "--yes"),
        ("league", "export", "--server", GUILD, "--csv", "out.csv"),
    ):
        program(*command).complains("There is nothing in the database postgresql://", "BONEYARD_DATABASE")
    assert not Path("copy.db").exists()
    connected = connect(empty_dsn)
    assert connected.columns() == {}
    connected.close()


def test_restore_is_for_files(program: Program, filled: str) -> None:
    program("restore", "copy.db").complains("boneyard move")


def test_the_doctor_looks_the_server_over(program: Program, filled: str, monkeypatch) -> None:
    ran = program("doctor")
    assert ran.status == 1  # the server of the tests is made to be quick, and its role may do anything
    assert ": PostgreSQL " in ran.out
    for words in ("fsync is off", "full_page_writes is off", "synchronous_commit is off", "superuser"):
        assert words in ran.out
    assert f"schema {migrations()[-1].number}, live tables: 1, finished matches: 2" in ran.out
    assert SESAME not in ran.out
    assert "boneyard@" not in ran.out
    assert "[note]  boneyard-data doesn't exist yet" in ran.out


def test_the_doctor_sees_damage_and_an_empty_database(program: Program, filled: str, empty_dsn, monkeypatch) -> None:
    with psycopg.connect(filled) as link:
        link.execute("UPDATE log SET n = 3")
    assert "can't be read (t1: log)" in program("doctor").out
    monkeypatch.setenv("BONEYARD_DATABASE", empty_dsn)
    assert "[note]  There is nothing in postgresql://" in program("doctor").out


@pytest.mark.parametrize("command", [("run",), ("backup", "x.db"), ("forget", "--person", 1, "--yes"), ("doctor",)])
def test_a_server_that_is_away_is_one_line(program: Program, monkeypatch, unused_tcp_port: int, command) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("BONEYARD_DATABASE", f"postgresql://anna:{SESAME}@127.0.0.1:{unused_tcp_port}/boneyard")
    ran = program(*command)
    assert ran.status == {"run": 75, "doctor": 1}.get(command[0], 2)
    line = next(line for line in (ran.out + ran.err).splitlines() if "can't be reached" in line)
    assert f"postgresql://127.0.0.1:{unused_tcp_port}/boneyard" in line
    assert "Connection refused" in line
    assert "Traceback" not in ran.err
    assert not {"anna", SESAME} & {*ran.out.split("/"), *ran.err.split("/")}
    assert SESAME not in ran.out + ran.err


def test_what_is_wrong_with_a_server_is_said(program: Program, postgres: PostgresServer, monkeypatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("BONEYARD_DATABASE", f"postgresql://anna:{SESAME}@here@db/boneyard")
    program("run").complains("The database's address can't be read", "%40")
    monkeypatch.setenv("BONEYARD_DATABASE", postgres.dsn("nothing"))
    program("run").complains("no database of that name", "/nothing", "docs/hosting/postgres.md")
    with pretended(refusal("the database system is starting up")) as port:
        monkeypatch.setenv("BONEYARD_DATABASE", f"postgresql://anna@127.0.0.1:{port}/boneyard")
        program("run").complains("is starting up", "Try again", status=75)
    with pretended(refusal('password authentication failed for user "anna"')) as port:
        monkeypatch.setenv("BONEYARD_DATABASE", f"postgresql://anna@127.0.0.1:{port}/boneyard")
        program("run").complains("this password")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "storage.engines.postgres.inspecting", raising=False)
    program("run").complains("boneyard[postgres]")


async def test_the_bot_runs_and_says_how_it_is(box: Sandbox, database: str) -> None:
    """From its log nobody learns the password, one that does not fit is refused meanwhile, and its end is clean."""
    settings = {"DISCORD_TOKEN": box.token, "BONEYARD_LOG": "debug"}
    async with started("run", pointed=box.endpoints(), **settings) as program:
        assert "Boneyard" in await program.line()
        await program.line()
        async with started("status") as reporter:
            assert await reporter.end() == (0, "")
        assert "Tables: 0 live" in "\n".join(reporter.out)
        three = ("run", "--shards", "0/3")
        err = await refused(*three, pointed=box.endpoints(), status=2, DISCORD_TOKEN=box.token)
        assert "Other processes run with 1 shard and" in err
        status, err = await program.end(signal.SIGTERM)
    assert (status, program.out[-1]) == (0, "Stopped.")
    assert SESAME not in err + "".join(program.out)
    assert not {"boneyard.db", "boneyard.db-wal"} & {*files()}


def files() -> list[str]:
    return [path.name for path in Path("boneyard-data").iterdir()]
