"""A look at a server tells what there is, and what the doctor says of it follows from that alone."""

from contextlib import closing

import msgspec
import psycopg
import pytest

from bot.cli.doctor import tell_server
from storage import StorageError
from storage.engines.postgres.connection import connect
from storage.engines.postgres.engine import migrations
from storage.engines.postgres.inspecting import is_near
from storage.health import DeadRows, Health, Replication, ServerHealth
from storage.outside import inspect_server
from tests.postgres import PostgresServer
from tests.storage.making import change, entry, opened

pytestmark = pytest.mark.slow

_LATEST = migrations()[-1].number
SOUND = ServerHealth(
    version="16.2",
    encoding="UTF8",
    settings={
        "fsync": "on",
        "full_page_writes": "on",
        "synchronous_commit": "remote_write",
        "synchronous_standby_names": "",
        "data_checksums": "on",
        "archive_mode": "off",
        "autovacuum": "on",
        "track_counts": "on",
    },
    guarded=True,
    superuser=False,
    creates=True,
    room=50,
    dead=DeadRows("log", 19_000, 100),
    longest=299.0,
    clock=-4.9,
    health=Health(_LATEST, _LATEST, (), (), 2, 3, 4096),
)


def report(server: ServerHealth) -> list[tuple[str, str]]:
    return [(line.state, line.text) for line in tell_server("postgresql://db:5432/boneyard", server)]


def test_a_sound_server_is_three_lines() -> None:
    assert [state for state, _ in report(SOUND)] == ["ok"] * 3
    assert report(SOUND)[0][1] == "postgresql://db:5432/boneyard: PostgreSQL 16.2, UTF8"


@pytest.mark.parametrize(
    ("change", "state", "words"),
    [
        ({"settings": SOUND.settings | {"fsync": "off"}}, "wrong", "fsync"),
        ({"settings": SOUND.settings | {"full_page_writes": "off"}}, "wrong", "full_page_writes"),
        ({"settings": SOUND.settings | {"synchronous_commit": "off"}}, "wrong", "synchronous_commit"),
        ({"settings": SOUND.settings | {"autovacuum": "off", "track_counts": "off"}}, "wrong", "autovacuum"),
        ({"settings": SOUND.settings | {"track_counts": "off"}}, "wrong", "track_counts"),
        ({"guarded": False}, "wrong", "sslmode=verify-full"),
        ({"superuser": True}, "wrong", "superuser"),
        ({"creates": False}, "wrong", "may not make tables"),
        ({"room": 3}, "wrong", "room for 3 more"),
        ({"room": -2}, "wrong", "room for 0 more"),
        ({"dead": DeadRows("log", 30_000, 29_000)}, "note", "The table log has 30,000 deleted rows"),
        ({"longest": 3_700.0}, "note", "61 minutes"),
        ({"settings": SOUND.settings | {"data_checksums": "off"}}, "note", "pg_checksums"),
        ({"replication": Replication(standby=True)}, "wrong", "is a standby"),
        ({"replication": Replication(standbys=1)}, "note", "1 standby follows the server"),
        ({"replication": Replication(failing=True)}, "wrong", "can't archive"),
        ({"health": msgspec.structs.replace(SOUND.health, size=6 * 1024**3)}, "note", "has 6 GiB"),
        ({"clock": 7.4}, "note", "7 seconds ahead of"),
        ({"clock": -3600.0}, "note", "3,600 seconds behind"),
    ],
)
def test_each_fault_is_a_line_of_its_own(change: dict[str, object], state: str, words: str) -> None:
    lines = report(msgspec.structs.replace(SOUND, **change))
    assert [mark for mark, _ in lines] == ["ok", state, "ok"]
    assert words in lines[1][1]


def test_tables_that_many_rows_are_deleted_from_are_not_behind_for_that() -> None:
    busy = msgspec.structs.replace(SOUND, dead=DeadRows("log", 30_000, 31_000))
    assert [state for state, _ in report(busy)] == ["ok"] * 3


async def test_a_look_at_a_real_server(dsn: str) -> None:
    async with opened(dsn) as store:
        await store.save(change("t1", entry(0)))
        server = inspect_server(dsn, now=lambda: 1_000_000_000.0)
        assert server.version.split(".")[0].isdecimal()
        assert (server.encoding, server.superuser, server.creates, server.guarded) == ("UTF8", True, True, True)
        assert server.settings == {
            "fsync": "off",
            "full_page_writes": "off",
            "synchronous_commit": "off",
            "synchronous_standby_names": "",
            "data_checksums": "off",
            "archive_mode": "off",
            "autovacuum": "on",
            "track_counts": "on",
        }
        assert server.replication == Replication()
        assert server.fleet is None
        assert server.clock > 600_000_000
        assert server.health is not None
        assert (server.health.version, server.health.known_version) == (_LATEST, _LATEST)
        assert (server.health.tables, server.health.matches, server.health.damaged) == (1, 0, ())
        assert server.health.size > 1_000_000


@pytest.mark.parametrize(
    ("commit", "names", "told_of"), [("on", "", True), ("on", "other", False), ("local", "other", True)]
)
def test_a_standby_that_nobody_waits_for_loses_moves(commit: str, names: str, told_of: bool) -> None:
    settings = SOUND.settings | {"synchronous_commit": commit, "synchronous_standby_names": names}
    server = msgspec.structs.replace(SOUND, settings=settings, replication=Replication(standbys=2))
    assert ("2 standbys follow" in report(server)[1][1]) == told_of


def test_a_large_database_whose_log_is_archived_is_no_matter() -> None:
    large = msgspec.structs.replace(SOUND.health, size=6 * 1024**3)
    settings = SOUND.settings | {"archive_mode": "on"}
    assert [state for state, _ in report(msgspec.structs.replace(SOUND, health=large, settings=settings))] == ["ok"] * 3


def test_an_empty_database_has_no_tables_and_stays_so(empty_dsn: str) -> None:
    assert inspect_server(empty_dsn).health is None
    with closing(connect(empty_dsn)) as db:
        assert db.columns() == {}


def test_a_transaction_that_stays_open_is_seen(dsn: str) -> None:
    assert inspect_server(dsn).longest == 0
    with psycopg.connect(dsn) as link:
        link.execute("SELECT 1")
        assert inspect_server(dsn).longest > 0


def takes_one(dsn: str) -> bool:
    """True if a connection more leaves room for one less; others may end at that moment."""
    before = inspect_server(dsn).room
    with psycopg.connect(dsn):
        return inspect_server(dsn).room == before - 1


def test_room_is_the_least_of_three_limits(postgres: PostgresServer, dsn: str) -> None:
    name = dsn.split("/")[3].split("?")[0]
    assert any(takes_one(dsn) for _ in range(50))
    with psycopg.connect(dsn, autocommit=True) as link:
        link.execute(f"ALTER DATABASE {name} CONNECTION LIMIT 5".encode())
        assert inspect_server(dsn).room == 4
        link.execute(f"CREATE ROLE narrow LOGIN CONNECTION LIMIT 3; GRANT CREATE ON DATABASE {name} TO narrow".encode())
        try:
            server = inspect_server(dsn.replace("boneyard@", "narrow@"))
            assert (server.room, server.superuser, server.creates) == (3, False, False)
        finally:
            link.execute(f"REVOKE ALL ON DATABASE {name} FROM narrow; DROP ROLE narrow".encode())


async def test_what_cannot_be_read_is_named(dsn: str) -> None:
    async with opened(dsn) as store:
        await store.save(change("t1", entry(0)))
        await store.save(change("t2", entry(0), entry(1)))
    with psycopg.connect(dsn) as link:
        link.execute("UPDATE log SET n = 7 WHERE n = 1")
    health = inspect_server(dsn).health
    assert health is not None
    assert [table.table for table in health.damaged] == ["t2"]
    lines = report(msgspec.structs.replace(SOUND, health=health))
    assert [state for state, _ in lines] == ["ok", "ok", "wrong"]
    assert "t2: log" in lines[2][1]


def test_a_column_that_is_missing_is_told(dsn: str) -> None:
    with psycopg.connect(dsn) as link:
        link.execute("ALTER TABLE results DROP COLUMN seconds")
    with pytest.raises(StorageError) as caught:
        inspect_server(dsn)
    assert (caught.value.code, caught.value.data) == ("incomplete", {"missing": "results.seconds"})


@pytest.mark.parametrize(
    ("host", "address", "near"),
    [
        ("/run/postgresql", "", True),
        ("@hidden", "", True),
        ("localhost", "127.0.0.1", True),
        ("db", "::1", True),
        ("db", "10.0.0.7", False),
        ("db", "2001:db8::1", False),
    ],
)
def test_who_is_reached_without_a_network(host: str, address: str, near: bool) -> None:
    assert is_near(host, address) == near
