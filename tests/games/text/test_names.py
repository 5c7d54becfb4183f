"""Names do nothing but name."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.text.names import NAME_LIMIT, marked_name, plain_name
from bot.games.text.reader import Reader
from bot.play.pages.board import board
from bot.tables import SeatState
from tests.play.pages.tables import NASTY, started, table

MARKDOWN = re.compile(r"(?<!\\)(?:\\\\)*[`*_~|<>@#\[\]():]")


@pytest.mark.parametrize(
    ("raw", "plain"),
    [
        ("Ann", "Ann"),
        ("  Ann \n\t Lee ", "Ann Lee"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\u2060c\ufeffd", "abcd"),
        ("a\u200db", "ab"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
        ("\u3164\u115f", "?"),
        ("", "?"),
        ("\ufe0f\u034f", "?"),
        ("e\u0301", "é"),
        ("x\u0300\u0301\u0302\u0303", "x\u0300\u0301"),
        ("Ä" * 40, "Ä" * 31 + "…"),
        ("日本語", "日本語"),
        ("עברית", "עברית"),
    ],
)
def test_plain(raw: str, plain: str) -> None:
    assert plain_name(raw) == plain


@pytest.mark.parametrize(
    ("raw", "marked"),
    [
        ("@everyone", r"\@everyone"),
        ("<@1>", r"\<\@1\>"),
        ("**x**", r"\*\*x\*\*"),
        ("a_b", r"a\_b"),
        ("# x", r"\# x"),
        ("- x", r"\- x"),
        ("1. x", r"1\. x"),
        ("St. John-Smith", "St. John-Smith"),
        ("https://x.org", r"https\://x.org"),
        ("back\\slash", r"back\\slash"),
        ("עברית", "\u2068עברית\u2069"),
        ("*مرحبا 7*", "\u2068\\*مرحبا 7\\*\u2069"),
    ],
)
def test_marked(raw: str, marked: str) -> None:
    assert marked_name(raw) == marked


@given(st.text(max_size=100) | st.sampled_from(NASTY))
def test_any_name(raw: str) -> None:
    plain = plain_name(raw)
    assert 1 <= len(plain) <= NAME_LIMIT
    assert plain == plain.strip()
    assert not {unicodedata.category(char) for char in plain} & {"Cc", "Cs", "Zl", "Zp"}
    assert not set(plain) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u2060")
    assert MARKDOWN.search(marked_name(raw)) is None
    assert plain_name(plain) == plain


@pytest.mark.parametrize("name", NASTY)
def test_on_the_board_nothing_of_a_name_is_markdown(name: str) -> None:
    match = started()
    seats = [SeatState(1, "Ann"), SeatState(2, "Ben")]
    seats[match.turn or 0] = SeatState(3, name)
    line = board(table(match, seats=tuple(seats)), Reader(), picture=b"png").content.split("\n")[0]
    inside = line.removeprefix("**").removesuffix("**'s turn")
    assert MARKDOWN.search(inside) is None
    assert inside
    assert line == f"**{inside}**'s turn"


@pytest.mark.parametrize("name", NASTY)
def test_told_in_words_nothing_of_a_name_is_markdown(name: str) -> None:
    snapshot = table(started(), seats=(SeatState(1, name), SeatState(2, "Ben")))
    told = board(snapshot, Reader()).content.rpartition("\n")[2]
    assert "Ben" in told
    assert MARKDOWN.search(told) is None


def test_an_empty_name_is_a_number() -> None:
    snapshot = table(started(), seats=(SeatState(1, "\u3164"), SeatState(computer="greedy")))
    text = board(snapshot, Reader()).content
    assert "Player 1" in text
    assert "Computer 2" in text
