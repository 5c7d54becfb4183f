"""The program run in this process, in an empty folder and with no settings but those of the test."""

import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.cli import main
from bot.cli.logs import QUIET
from bot.cli.simulation import Simulation, play_matches
from bot.games.match import to_record
from bot.games.options import resolve
from bot.games.record import encode
from bot.games.registry import find_game
from tests.locales.loaded import be_strict

pytestmark = pytest.mark.slow  # everything in this folder


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    def complains(self, *words: str, status: int = 2) -> None:
        """Assert that it ended so, with one line on standard error that has these words."""
        assert self.status == status, self
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("boneyard: ")
        assert "Traceback" not in self.out + self.err
        for word in words:
            assert word in self.err, (word, self.err)


Program = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _logging_as_before():
    """What a command sets up for its own process must not hold for the tests after it."""
    root = logging.getLogger()
    levels = {logger: logger.level for logger in (root, *map(logging.getLogger, QUIET))}
    yield
    logging.captureWarnings(False)
    for logger, level in levels.items():
        logger.setLevel(level)
    for handler in [*root.handlers]:
        if type(handler) is logging.StreamHandler:
            root.removeHandler(handler)


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    for name in [*os.environ]:
        if name.startswith(("BONEYARD_", "DISCORD_", "LC_", "LANG")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("COLUMNS", "200")
    be_strict()
    yield
    be_strict(False)


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str]) -> Program:
    def run(*arguments: object) -> Ran:
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Three matches of three players."""
    plan = Simulation("classic", ["random"] * 3, resolve(find_game("classic").options, {}), "tests")
    path = tmp_path / "games.jsonl"
    path.write_text("".join(f"{encode(to_record(match))}\n" for match in play_matches(plan, 3)))
    return path
