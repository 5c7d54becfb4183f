"""Names do nothing but name."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.text.names import NAME_LIMIT, Named, cut_name, marked_name, plain_name, told_apart
from bot.games.text.reader import KnownName, Reader
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
    line = board(snapshot, Reader()).content.rpartition("\n")[2]
    assert "Ben" in line
    assert MARKDOWN.search(line) is None


def test_an_empty_name_is_a_number() -> None:
    snapshot = table(started(), seats=(SeatState(1, "\u3164"), SeatState(computer="greedy")))
    text = board(snapshot, Reader()).content
    assert "Player 1" in text
    assert "Computer 2" in text


# Telling apart


def apart(*people: tuple[int | None, str, str]) -> tuple[str, ...]:
    return told_apart(tuple(Named(*person) for person in people))


@pytest.mark.parametrize("other", ["Ann", "ann", " A n n ", "Ａｎｎ", "Аnn", "Ann!", "A\u200bnn"])
def test_two_with_the_same_name_have_their_usernames_behind_it(other: str) -> None:
    names = apart((1, "Ann", "ann.b"), (2, other, "annika"), (3, "Ben", "ben"))
    assert names == ("Ann (ann.b)", f"{plain_name(other)} (annika)", "Ben")
    assert [marked_name(name) for name in names[::2]] == ["Ann \\(ann.b\\)", "Ben"]


def test_names_that_a_narrow_plate_cuts_to_the_same_are_told_apart() -> None:
    names = apart((1, "Annabelle of the hills", "a"), (2, "Annabelle of the lake", "b"), (3, "Annabella", "c"))
    assert names == ("Annabelle of the hills (a)", "Annabelle of the lake (b)", "Annabella")


def test_emojis_alone_are_names_too() -> None:
    assert apart((1, "🔥", "a"), (2, "🔥", "b"), (3, "🐙", "c")) == ("🔥 (a)", "🔥 (b)", "🐙")


def test_one_person_in_two_rows_is_nobody_else_and_a_computer_player_has_no_username() -> None:
    assert apart((1, "Ann", "ann"), (2, "Ben", "ben"), (1, "Ann", "ann")) == ("Ann", "Ben", "Ann")
    assert apart((1, "Willow", "ann"), (None, "Willow", "")) == ("Willow (ann)", "Willow")
    assert apart((None, "former", ""), (None, "former", "")) == ("former", "former")


def test_who_takes_the_name_that_somebody_is_told_apart_by_is_told_apart_as_well() -> None:
    names = apart((1, "Ann", "ann.b"), (2, "Ann", "annika"), (3, "Ann (ann.b)", "cleo"))
    assert names == ("Ann (ann.b)", "Ann (annika)", "Ann (ann.b) (cleo)")


def test_of_a_name_that_is_cut_the_username_is_left() -> None:
    assert cut_name("Annabelle Ninetails (ann.b)", 20) == "Annabelle N… (ann.b)"
    assert cut_name("Annabelle (annabelle.1990)", 12) == "annabe….1990"
    assert cut_name("Annabelle Ninetails", 10) == "Annabelle…"
    assert plain_name("Annabelle Ninetails of the northern hills (ann.b)").endswith("… (ann.b)")
    longest = [f"Ann ({'a' * 15}{digit}{'b' * 16})" for digit in (1, 2)]
    assert all(len(plain_name(name)) <= 32 for name in longest)
    assert len({plain_name(name) for name in longest}) == 2


def test_a_reader_knows_present_names_and_tells_apart_by_the_id_whose_username_is_unknown() -> None:
    reader = Reader(people={1: KnownName("Countess", "ann")})
    assert reader.names([(1, "Ann"), (700123, "Countess"), (None, "Countess")]) == (
        "Countess (ann)",
        "Countess (0123)",
        "Countess",
    )
    assert (reader.present_name(1, "Ann"), reader.present_name(2, "Ben"), reader.present_name(None, "")) == (
        "Countess",
        "Ben",
        "",
    )
