"""`boneyard fleet` shows who has which shard and what is ordered, and tells all processes two things."""

from contextlib import closing

import pytest

from storage.engines.postgres.connection import connect
from storage.engines.postgres.leases import Claim, begin, give, renew, shard_count, take
from tests.cli.conftest import Program

ANNA = 4_300_000_000_000_001
HOUR = 3600.0
_ORDERED = f"""
INSERT INTO orders (kind, body, made)
SELECT 'forget', body, extract(epoch FROM clock_timestamp()) - ago FROM (VALUES
    ('{{"person":{ANNA},"names":[],"guilds":[]}}', 150.0), ('{{"guild":1}}', 30.0), ('', 9000.0)
) AS those (body, ago)
"""


def claim(name: str, shards: int = 2, program: str = "1.0") -> Claim:
    return Claim(f"{name}-1f", program, shards, HOUR, 99)


def owned(dsn: str, shards: dict[int, str], of: int = 2, **more: str) -> None:
    """Have processes own these shards, of so many."""
    with closing(connect(dsn)) as db:
        begin(db, of)
        for shard, name in shards.items():
            assert take(db, claim(name, of, **more), [shard], 1)


@pytest.fixture
def database(dsn: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("BONEYARD_DATABASE", dsn)
    return dsn


def test_each_shard_is_a_line(database: str, program: Program) -> None:
    owned(database, {0: "one", 1: "two"})
    done = program("fleet")
    assert (done.status, done.err) == (0, "")
    first, second = done.out.splitlines()
    assert first.startswith("shard 0/2: one-1f, for 0 minutes, lease for 3,")
    assert first.endswith(", Boneyard 1.0")
    assert second.startswith("shard 1/2: two-1f")


def test_what_is_nobody_s_is_a_fault(database: str, program: Program) -> None:
    owned(database, {0: "one"})
    done = program("fleet")
    assert done.status == 1
    assert done.out.splitlines()[1] == "shard 1/2: nobody"


def test_several_programs_are_told(database: str, program: Program) -> None:
    owned(database, {0: "one"})
    owned(database, {1: "two"}, program="1.1")
    assert program("fleet").out.splitlines()[2].startswith("Different versions are running: 1.0, 1.1.")


@pytest.mark.parametrize("command", ["fleet", "doctor"])
def test_what_is_ordered_and_not_done_is_told_with_its_age_and_not_whom_it_is_about(
    database: str, program: Program, command: str
) -> None:
    owned(database, {0: "one", 1: "two"})
    assert "to forget a person" not in program(command).out
    with closing(connect(database)) as db:
        db.execute(_ORDERED)
    out = program(command).out
    words = "2 orders to forget a person or delete a server aren't done by all processes yet."
    assert f"{words} The oldest was given 2 minutes ago." in out
    assert str(ANNA) not in out


def test_before_the_first_start_there_is_nothing_to_see_or_to_tell(database: str, program: Program) -> None:
    done = program("fleet")
    assert (done.status, done.out.strip()) == (0, "No process has been started with this database yet.")
    program("fleet", "release", 0).complains("No process has been started")
    assert program("fleet", "reshard", 4).out == "The fleet has 4 shards now. Start the processes with --shards …/4.\n"


def test_a_database_without_tables_is_named_and_its_password_is_not(
    empty_dsn: str, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BONEYARD_DATABASE", empty_dsn.replace("boneyard@", "boneyard:hushhush@"))
    for arguments in ((), ("reshard", 4), ("release", 0)):
        done = program("fleet", *arguments)
        done.complains("There is nothing in the database postgresql://")
        assert "hushhush" not in done.err


@pytest.mark.parametrize("arguments", [(), ("release", 0), ("reshard", 4)])
def test_a_file_has_no_fleet(program: Program, arguments: tuple[object, ...]) -> None:
    program("fleet", *arguments).complains("BONEYARD_DATABASE names no server")


def test_a_shard_that_is_given_away_is_wanted_from_its_owner(database: str, program: Program) -> None:
    owned(database, {0: "one", 1: "two"})
    assert program("fleet", "release", 1).out == "Shard 1 is given back.\n"
    with closing(connect(database)) as db:
        assert renew(db, claim("two")).wanted == {1}
        assert renew(db, claim("one")).wanted == frozenset()
    program("fleet", "release", 2).complains("There is no shard 2")


@pytest.mark.parametrize("shards", [1, 2, 3, 4])
def test_the_fleet_is_resharded_once_all_processes_are_stopped(database: str, program: Program, shards: int) -> None:
    owned(database, {0: "one", 1: "two"})
    with closing(connect(database)) as db:
        give(db, claim("one"), 0)
        program("fleet", "reshard", shards).complains(
            f"Stop all of them, then run boneyard fleet reshard {shards} again."
        )
        assert (shard_count(db), sorted(renew(db, claim("two")).held)) == (2, [1])
        give(db, claim("two"), 1)
        assert f"{shards} shards now; before it had 2." in program("fleet", "reshard", shards).out
        assert shard_count(db) == shards
    done = program("fleet")
    assert (done.status, done.out.splitlines()) == (1, [f"shard {n}/{shards}: nobody" for n in range(shards)])
