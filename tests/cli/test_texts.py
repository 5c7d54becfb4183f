"""`boneyard texts`: what a translator sees of a language, and the marks in its files."""

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Program
from tests.locales.folders import speak
from tests.locales.loaded import forget
from tests.tools.texts import pages
from tests.tools.texts.spelling import NoDictionaryError

DANISH = """
language-name = Dansk
button-hand = Min hånd
event-draw = { $neam } trækker.
"""


@pytest.fixture
def danish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = speak(tmp_path, monkeypatch, {"da": DANISH})
    monkeypatch.setattr(pages, "PAGES", tmp_path)
    yield folder / "da" / "some.ftl"
    monkeypatch.undo()
    forget()


def test_a_language_s_flaws_are_told_with_file_id_and_rule(program: Program, danish: Path) -> None:
    ran = program("texts", "da")
    assert ran.status == 1
    assert "some.ftl  event-draw  variable: $neam isn't in the English" in ran.out
    assert "game.ftl  missing (" in ran.out
    assert "name-seat, name-computer" in ran.out
    assert "cli.ftl" not in ran.out
    assert "cli-" not in ran.out
    assert ran.out.splitlines()[-1].startswith("da: 3 texts, ")


def test_what_is_missing_is_wrong_only_where_the_page_promises_it_all(
    program: Program, danish: Path, tmp_path: Path
) -> None:
    danish.write_text(DANISH.replace("neam", "name"), "utf-8")
    forget()
    assert program("texts", "da").status == 0
    (tmp_path / "da.md").write_text("## Signs\n\n| what | how |\n|---|---|\n| complete | `yes` |\n", "utf-8")
    assert program("texts", "da").status == 1


def test_all_languages_have_a_line_each(program: Program, danish: Path) -> None:
    ran = program("texts")
    assert ran.status == 1
    assert len(ran.out.splitlines()) == 1


def test_a_language_that_is_not_there(program: Program, danish: Path) -> None:
    program("texts", "xx").complains("xx", "da")


def test_without_the_project_s_folder_it_says_what_to_do(
    program: Program, danish: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An installed program has no checks: they are no part of it."""
    monkeypatch.setitem(sys.modules, "tests.tools.texts.command", None)
    program("texts", "da").complains("tests/tools/texts isn't here", "pip install -e .")


def test_texts_whose_english_has_changed_are_told(program: Program, danish: Path) -> None:
    danish.write_text(DANISH.replace("neam", "name"), "utf-8")
    forget()
    assert program("texts", "da", "--stamp").status == 0
    marked = danish.read_text("utf-8")
    assert marked.count("# en: ") == 3
    english = danish.parents[1] / "en" / "table.ftl"
    english.write_text(english.read_text("utf-8").replace("button-hand = My hand", "button-hand = Hand"), "utf-8")
    forget()
    ran = program("texts", "da", "--stamp")
    assert ran.status == 1
    assert "some.ftl  button-hand  changed: the English has changed" in ran.out
    assert danish.read_text("utf-8") == marked
    assert program("texts", "da", "--stamp-all").status == 0


def test_a_misspelled_word_is_told_where_there_is_a_dictionary(
    program: Program, danish: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    danish.write_text("button-hand = Min hond", "utf-8")
    forget()
    monkeypatch.setattr("tests.tools.texts.spelling.unknown", lambda language, words: words - {"Min"})
    assert "some.ftl  button-hand  spelling: misspelled: hond" in program("texts", "da").out
    (tmp_path / "da.txt").write_text("hond # a word of ours\n", "utf-8")
    assert program("texts", "da").status == 0

    def none(language: str, words: frozenset[str]) -> frozenset[str]:
        raise NoDictionaryError(language)

    monkeypatch.setattr("tests.tools.texts.spelling.unknown", none)
    ran = program("texts", "da")
    assert (ran.status, "dictionary" in ran.err) == (0, True)
