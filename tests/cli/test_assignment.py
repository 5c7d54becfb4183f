"""The shards that a process is started for: what cannot be is said before anything else is looked at."""

import pytest

from bot.cli.run import read_assignment
from bot.fleet import Assignment
from tests.cli.conftest import Program

SERVER = "postgresql://db/boneyard"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--shards", "0-7"), "Write it like 0-7/16"),
        (("--shards", "0/99999"), "1 to 16384"),
        (("--shards", "7-0/16"), "the smaller number comes first"),
        (("--shards", "16/16"), "the last one of 16 is 15"),
        (("--name", "a b"), "1 to 40 letters"),
        (("--spare", "2"), "--spare needs --shards"),
    ],
)
def test_what_cannot_be_is_refused(
    program: Program, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], words: str
) -> None:
    monkeypatch.setenv("BONEYARD_DATABASE", SERVER)
    program("run", *arguments).complains(words)


@pytest.mark.parametrize("arguments", [("--shards", "0/2"), ("--shards", "0/2", "--spare", "1")])
def test_a_file_has_one_process(program: Program, arguments: tuple[str, ...]) -> None:
    program("run", *arguments).complains("BONEYARD_DATABASE")


def test_what_is_asked_for_is_read() -> None:
    assert read_assignment(SERVER, "4-5,7/8", 2, "a") == Assignment((4, 5, 7), 8, 2, "a")
    assert read_assignment(SERVER, "", 0, "a") == Assignment(None, 0, 0, "a")
