"""What is wrong with a server is found before it is used, and nothing that is told has a part of a password."""

import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import psycopg
import pytest

from storage import ServerError, reach, secrets_of
from storage.engines.postgres.connection import PostgresConnection
from storage.errors import EngineError
from tests.postgres import GUARDED, PostgresServer
from tests.postgres.pretending import pretended, refusal, welcome

pytestmark = pytest.mark.slow

SESAME = "sesame"


def fault(dsn: str) -> tuple[str, dict[str, str]]:
    with pytest.raises(ServerError) as caught:
        reach(dsn, patience=2.0)
    assert SESAME not in str(caught.value) + repr(caught.value.__cause__)
    assert caught.value.__context__ is None or caught.value.__suppress_context__
    return caught.value.code, caught.value.data


def do(postgres: PostgresServer, *texts: str) -> None:
    with psycopg.connect(postgres.dsn("postgres"), autocommit=True) as link:
        for text in texts:
            link.execute(text.encode())


def test_a_server_that_can_be_used_and_a_file_are_no_fault(dsn: str, tmp_path: Path) -> None:
    reach(dsn)
    reach(tmp_path / "nothing.db")


def test_a_pooler_is_refused(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PgBouncer greets with a number of its own, in each of its modes."""
    monkeypatch.setattr(psycopg.ConnectionInfo, "backend_pid", property(lambda _: 1))
    code, data = fault(dsn)
    assert (code, [*data]) == ("pooler", ["path"])


@pytest.mark.parametrize(
    "dsn",
    [
        f"postgresql://anna:{SESAME} open@db/boneyard",
        f"postgresql://anna:{SESAME}%open@db/boneyard",
        f"postgresql://anna:open@{SESAME}@db/boneyard",
        f"postgresql://anna:{SESAME}/open@db/boneyard",
        f"postgresql://anna:12/{SESAME}@db/boneyard",
        f"postgresql://anna:{SESAME}@[::1/boneyard",
        f"postgresql://anna:{SESAME}@db:port/boneyard",
        f"postgresql://anna:{SESAME}@127.0.0.1:99999/boneyard",
        f"postgresql://anna:{SESAME}@127.0.0.1:1/boneyard?sslmode=perhaps",
        f"postgresql://anna:{SESAME}@127.0.0.1:1/boneyard?colour=green",
    ],
)
def test_an_address_that_cannot_be_read_is_told_without_it(dsn: str) -> None:
    assert fault(dsn) == ("address", {})


def test_a_server_that_nobody_has_started(unused_tcp_port: int, tmp_path: Path) -> None:
    path = f"127.0.0.1:{unused_tcp_port}/boneyard"
    code, data = fault(f"postgresql://anna:{SESAME}@{path}")
    assert (code, data["path"], data["reason"]) == ("unreachable", f"postgresql://{path}", "Connection refused")
    code, data = fault(f"postgresql:///boneyard?host={tmp_path}&password={SESAME}")
    assert (code, data["reason"]) == ("unreachable", "No such file or directory")


def test_a_wrong_password_and_a_missing_one(postgres: PostgresServer) -> None:
    do(postgres, f"CREATE ROLE {GUARDED} LOGIN PASSWORD 'open'")
    try:
        good = postgres.dsn("postgres").replace("boneyard@", f"{GUARDED}:open@")
        reach(good)
        for user in (f"{GUARDED}:{SESAME}@", f"{GUARDED}@", f"{GUARDED}:@"):
            code, data = fault(good.replace(f"{GUARDED}:open@", user))
            assert (code, list(data)) == ("password", ["path"])
            assert GUARDED not in data["path"]
    finally:
        do(postgres, f"DROP ROLE {GUARDED}")


def test_a_database_that_is_not_there(postgres: PostgresServer) -> None:
    code, data = fault(postgres.dsn("nothing"))
    assert code == "database"
    assert data["path"].endswith("/nothing")


def test_a_database_that_is_not_in_utf8(postgres: PostgresServer) -> None:
    do(postgres, "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
    try:
        code, data = fault(postgres.dsn("latin"))
        assert (code, data["found"]) == ("encoding", "LATIN1")
    finally:
        do(postgres, "DROP DATABASE latin")


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (welcome("13.9"), ("version", "13")),
        (welcome("14.1", "SQL_ASCII"), ("encoding", "SQL_ASCII")),
        (refusal("the database system is starting up", "57P03"), ("busy", "the database system is starting up")),
        (refusal("sorry, too many clients already", "53300"), ("busy", "sorry, too many clients already")),
        (refusal('role "anna" is not permitted to log in'), ("refused", 'role "…" is not permitted to log in')),
        (
            refusal('no pg_hba.conf entry for host "1.2.3.4", user "anna", database "boneyard", no encryption'),
            ("refused", 'no pg_hba.conf entry for host "1.2.3.4", user "…", database "boneyard", no encryption'),
        ),
        (b"", ("unreachable", "server closed the connection unexpectedly")),
    ],
)
def test_what_a_server_says(answer: bytes, expected: tuple[str, str]) -> None:
    with pretended(answer) as port:
        code, data = fault(f"postgresql://anna:{SESAME}@127.0.0.1:{port}/boneyard")
    assert (code, data.get("found") or data["reason"]) == expected
    assert "anna" not in str(data)


def test_without_its_library_a_server_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "storage.engines.postgres.inspecting", raising=False)
    assert fault("postgresql://db/boneyard") == ("driver", {})


def test_what_of_an_address_is_secret() -> None:
    secrets = secrets_of("postgresql://anna%20b:p%40ss@db/boneyard?password=other")
    assert {"postgresql://anna%20b:p%40ss@db/boneyard?password=other", "p%40ss", "p@ss", "other"} <= {*secrets}
    assert 'user "anna b"' in secrets
    assert "" not in secrets_of("postgresql://db/boneyard")
    assert "a?b" in secrets_of("postgresql://anna:a?b@db/boneyard")
    assert secrets_of("postgresql://[::1/x") == ("postgresql://[::1/x",)
    assert secrets_of(Path("a.db")) == ()


@pytest.mark.parametrize("state", ["28P01", "3D000", "42501"])
def test_a_cut_session_that_can_never_be_opened_again_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    """A wrong password, no such database, no right."""
    answers: list[object] = [SimpleNamespace(closed=True)]

    def opening() -> Any:
        if not answers:
            raise EngineError(state, "test")
        return answers.pop()

    reach = SimpleNamespace(lost=lambda *_: None, back=lambda: None)
    connection = PostgresConnection(opening, 3600.0, None, cast(Any, reach))
    connection._cut = time.monotonic()
    monkeypatch.setattr("storage.engines.postgres.connection.time.sleep", lambda _: pytest.fail("it waits"))
    with pytest.raises(EngineError) as caught:
        connection.execute("SELECT 1")
    assert caught.value.state == state
