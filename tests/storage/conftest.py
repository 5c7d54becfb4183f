import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage import Store
from tests.postgres import REQUIRED, PostgresServer, binaries

from .making import opened

# What is not about a file runs on both engines.
BOTH = (
    "test_settings",
    "test_saving",
    "test_matches",
    "test_fixtures",
    "test_deadlines",
    "test_forgetting",
    "test_privacy",
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    both = metafunc.module.__name__.split(".")[-1] in BOTH
    if both and "engine" in metafunc.fixturenames and not metafunc.definition.get_closest_marker("sqlite"):
        metafunc.parametrize("engine", ("sqlite", "postgres"), indirect=True)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> str:
    return getattr(request, "param", "sqlite")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    programs = binaries()
    if programs is None:
        reason = "there is no PostgreSQL here: Debian's package is postgresql"
        if os.environ.get(REQUIRED) == "1":
            pytest.fail(f"{reason}; {REQUIRED} is 1")
        pytest.skip(reason)
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = PostgresServer(programs, Path(folder))
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture
def dsn(postgres: PostgresServer) -> Iterator[str]:
    """The address of a database with the schema."""
    made = postgres.fresh()
    yield made
    postgres.drop(made)


@pytest.fixture
def empty_dsn(postgres: PostgresServer) -> Iterator[str]:
    made = postgres.fresh(empty=True)
    yield made
    postgres.drop(made)


@pytest.fixture
def path(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Path | str:
    """A place for a store, on each engine."""
    return request.getfixturevalue("dsn") if engine == "postgres" else tmp_path / "boneyard.db"


@pytest.fixture
async def store(path: Path | str) -> AsyncIterator[Store]:
    async with opened(path) as store:
        yield store
