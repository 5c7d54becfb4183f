"""The language of the terminal: the program speaks one that has all its own texts, and mixes no two."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import locales
from bot.cli.app import main
from bot.cli.terminal import locale
from tests.cli.conftest import Program
from tests.locales.folders import speak
from tests.locales.loaded import forget

MOVES = "move-line-draw = FREMMED\nmove-draw = FREMMED\nevent-draw = FREMMED\nevent-line-draw = FREMMED\n"
OTHERS = "move-line-play = FREMMED\nevent-line-play = FREMMED\noption-line = FREMMED\ngame-classic = FREMMED\n"


@pytest.fixture
def danish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let there be Danish moves, without a text of the program."""
    yield speak(tmp_path, monkeypatch, {"da": MOVES + OTHERS}) / "da"
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize(
    ("value", "wanted"),
    [("da_DK.UTF-8", "en"), ("C", "en"), ("POSIX", "en"), ("", "en"), ("en_GB", "en-GB"), ("tlh_XX@latin", "tlh-XX")],
)
def test_a_language_that_lacks_a_text_of_the_program_is_not_taken(
    danish: Path, monkeypatch: pytest.MonkeyPatch, value: str, wanted: str
) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert locale() == wanted


def test_one_that_has_them_all_is_taken(danish: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "da_DK.UTF-8")
    program = locales.source("en")["cli.ftl"]
    (danish / "cli.ftl").write_text(program, "utf-8")
    forget()
    assert locale() == "da-DK"
    (danish / "cli.ftl").write_text(program.replace("cli-interrupted =", "cli-intruded ="), "utf-8")
    forget()
    assert locale() == "en"


def test_moves_in_another_language_are_not_mixed_in(
    danish: Path, program: Program, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = [program("replay", records).out, program("--help").out]
    monkeypatch.setenv("LC_ALL", "da_DK.UTF-8")
    assert [program("replay", records).out, program("--help").out] == plain
    assert locales.t("da-DK", "move-draw", name="Ann") == "FREMMED"
    assert "FREMMED" not in "".join(plain)
    assert len(plain[0]) > 200


def test_a_language_that_nobody_knows_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "sv_SE")
    assert main(["--version"]) == 0
