"""Places for stores on both engines, for the tests of all folders: `tests/conftest.py` names this as a plugin."""

import os
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count, cycle, product
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.app.store import BotStore
from storage.engines import Place
from storage.engines.sqlite import engine as engine_module
from storage.engines.sqlite.engine import SqliteEngine
from tests.closing import all_closed
from tests.luck import part_of
from tests.postgres import REQUIRED, PostgresServer, binaries
from tests.postgres.typed import Typed
from tests.storage.making import NewPlace, opened

ENGINES = ("sqlite", "postgres")
_CREATE = engine_module._create  # makes an empty file


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what asks for a place on both engines, unless it is marked as SQLite's own or says which.

    Outside of this folder only tests marked `postgres` run on PostgreSQL too: together they send each statement. With
    `--thorough` all run there.
    """
    test = metafunc.definition
    says_which = any("engine" in mark.args[0] for mark in test.iter_markers("parametrize"))
    if "engine" in metafunc.fixturenames and not says_which and not test.get_closest_marker("sqlite"):
        both = part_of(1, 0) or Path(__file__).parent in test.path.parents or test.get_closest_marker("postgres")
        engines = ("sqlite", pytest.param("postgres", marks=pytest.mark.slow))
        metafunc.parametrize("engine", engines if both else engines[:1], indirect=True)


def in_turn(name: str, *values: int, few: Sequence[int] = ()) -> pytest.MarkDecorator:
    """Run a long test with each value (or a `few` of them) on one engine, in turn; with `--thorough` all on both."""
    alternating = list(zip(cycle(ENGINES), few or values, strict=False))
    pairs = list(product(ENGINES, values)) if part_of(1, 0) else alternating
    cases = [pytest.param(*pair, marks=pytest.mark.slow if pair[0] == "postgres" else ()) for pair in pairs]
    return pytest.mark.parametrize(("engine", name), cases, indirect=["engine"])


def on_one() -> pytest.MarkDecorator:
    """Run a long test whose matter is no engine's on SQLite; with `--thorough` on both."""
    return pytest.mark.parametrize("engine", ENGINES[: part_of(2, 1)], indirect=True)


@pytest.fixture(autouse=True, scope="session")
def files_with_schema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Give a new SQLite file its schema by a copy: all steps since the first take most of the time of a short test."""
    template = tmp_path_factory.mktemp("template") / "boneyard.db"
    SqliteEngine(template).writer().close()
    schema = template.read_bytes()

    def create_with_schema(path: Path) -> None:
        new = not path.exists()
        _CREATE(path)
        if new and path.exists():  # a link may lead nowhere
            path.write_bytes(schema)

    with patch.object(engine_module, "_create", create_with_schema):
        yield


@pytest.fixture
def empty_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a new SQLite file be empty, as it is in a program: all steps of the schema are taken."""
    monkeypatch.setattr(engine_module, "_create", _CREATE)


@pytest.fixture(autouse=True)
def closed_connections() -> Iterator[None]:
    with all_closed():
        yield


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
    memory = os.environ.get("PYTEST_DEBUG_TEMPROOT")  # a database is copied there in a sixth of the time
    with tempfile.TemporaryDirectory(prefix="pg", dir=memory, ignore_cleanup_errors=True) as folder:
        server = PostgresServer(programs, Path(folder))
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture(scope="session")
def typed() -> Iterator[Typed]:
    """What is sent to PostgreSQL; each test looks whether its values have the types of their places."""
    typed = Typed()
    with typed.noting():
        yield typed


@pytest.fixture
def dsn(postgres: PostgresServer, typed: Typed) -> Iterator[str]:
    """The address of a database with the schema."""
    with _on_server(postgres, typed) as made:
        yield made


@pytest.fixture
def empty_dsn(postgres: PostgresServer) -> Iterator[str]:
    made = postgres.fresh(empty=True)
    yield made
    postgres.drop(made)


@pytest.fixture
def new_place(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> NewPlace:
    """Places for stores, as many as are asked for, on each engine."""
    if engine == "sqlite":
        return partial(_in_files, tmp_path, count())
    return partial(_on_server, *(request.getfixturevalue(name) for name in ("postgres", "typed")))


@contextmanager
def _on_server(server: PostgresServer, typed: Typed) -> Iterator[str]:
    made = server.fresh()
    try:
        yield made
        assert typed.wrong(made) == []
    finally:
        server.take_back(made)


@contextmanager
def _in_files(folder: Path, numbers: Iterator[int]) -> Iterator[Place]:
    number = next(numbers)
    yield folder / (f"boneyard{number}.db" if number else "boneyard.db")


@pytest.fixture
def path(new_place: NewPlace) -> Iterator[Place]:
    """A place for a store, on each engine."""
    with new_place() as place:
        yield place


@pytest.fixture
def other_path(new_place: NewPlace) -> Iterator[Place]:
    """A second place."""
    with new_place() as place:
        yield place


@pytest.fixture
async def store(path: Place) -> AsyncIterator[BotStore]:
    async with opened(path) as store:
        yield store
