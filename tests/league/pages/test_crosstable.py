"""Crosstables in words, as a picture's description and as a file: whole, short enough, and harmless."""

import csv
import io

import pytest
from msgspec.structs import replace

from bot.games.text.reader import KnownName, Reader
from bot.league.pages import crosstable
from bot.league.pages.crosstable import (
    CrossPlace,
    crosstable_button,
    crosstable_file,
    crosstable_page,
    crosstable_picture,
    half_text,
    of_schedule,
    of_table,
    read_crosstable,
)
from bot.league.rules.crosstable import Score
from bot.league.schedule.values import Fixture, FixtureSeat, Schedule
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, IdError, Press, decode
from tests.league.pages import made
from tests.play.pages.refused import problems
from tests.play.pages.tables import NASTY

READER = Reader()
PEOPLE = (FixtureSeat(1, "*Ann*"), FixtureSeat(2, "=Ben"), FixtureSeat(3, "Cleo"))


def fixture(number: int, *seats: FixtureSeat, state: str = "open", match: str | None = None) -> Fixture:
    return Fixture(number, 1, 5, "classic", 1, 0.0, state, match, seats)


def played(match: str, *places: int, hidden: int = 0):
    """A match of persons 1, 2, 3 … with these places; `hidden` is the person who is in no list."""
    seats = tuple(
        made.seat(person, person=person, place=place, league_place=None, hidden=person == hidden)
        for person, place in enumerate(places, 1)
    )
    return replace(made.match_row(), match=match, seats=seats)


def schedule(**more: int):
    """Ann has beaten Ben, Ben's match with Cleo lapsed, and Cleo's with Ann is still to be played."""
    fixtures = [
        fixture(1, *PEOPLE[:2], state="played", match="m1"),
        fixture(2, *PEOPLE[1:], state="lapsed"),
        fixture(3, PEOPLE[2], PEOPLE[0]),
    ]
    return of_schedule(fixtures, [played("m1", 1, 2, **more)], READER)


def test_a_schedule_has_what_was_played_and_what_is_still_to_be() -> None:
    crossed = schedule()
    assert [crossed.names[line.player] for line in crossed.lines] == ["*Ann*", "Cleo", "=Ben"]
    assert crossed.lines[0].cells == (None, Score(due=1), Score(1, 2))
    assert crossed.lines[1].cells == (Score(due=1), None, None)
    assert "fixtures 1–3, 2 of 3 settled" in crossed.about


def test_the_place_that_counts_in_the_league_counts_here() -> None:
    row = played("m1", 1, 2)
    row = replace(row, seats=(replace(row.seats[0], league_place=2), replace(row.seats[1], league_place=1)))
    crossed = of_schedule([fixture(1, *PEOPLE[:2], state="played", match="m1")], [row], READER)
    assert [crossed.names[line.player] for line in crossed.lines] == ["=Ben", "*Ann*"]


def test_a_name_that_no_font_has_is_a_username_in_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is in no list has none there, as they have no name."""
    drawn = []
    monkeypatch.setattr(crosstable, "draw_crosstable", lambda rows, *_: drawn.append([row.otherwise for row in rows]))
    reader = Reader(people={person: KnownName("", f"u{person}") for person in (1, 2)})
    crosstable_picture(schedule(), reader)
    crosstable_picture(schedule(hidden=2), reader)
    rows = [made.table_row(at, person=at + 1) for at in range(3)]
    crosstable_picture(of_table(rows, {}, "*", "all time", reader, whole=True), reader)
    assert drawn == [["u1", "Player 2", "u2"], ["u1", "Player 2", "Player 3"], ["u1", "u2", "Player 3"]]


def test_who_is_in_no_list_is_somebody_but_to_themselves() -> None:
    assert "Ben" not in " ".join(schedule(hidden=2).names)
    fixtures = [fixture(1, *PEOPLE[:2], state="played", match="m1")]
    crossed = of_schedule(fixtures, [played("m1", 1, 2, hidden=2)], READER, viewer=2)
    assert crossed.names == ("*Ann*", "=Ben")


def test_former_players_are_different_ones() -> None:
    gone = FixtureSeat(None, "")
    fixtures = [fixture(1, PEOPLE[0], gone, state="cancelled"), fixture(2, PEOPLE[0], gone, state="cancelled")]
    assert of_schedule(fixtures, [], READER).names == ("*Ann*", "former player", "former player")


def test_a_message_says_all_that_its_picture_has() -> None:
    crossed = schedule()
    page = crosstable_page(crossed, CrossPlace(1), READER, picture=None)
    assert "\\*Ann\\*: 1 of 1 (× – 1)" in page.content
    drawn = crosstable_page(crossed, CrossPlace(1), READER, picture=b"png")
    assert "*Ann*: 1 of 1 (× – 1)" in drawn.alt
    assert problems(page) == problems(drawn) == ()


def test_only_a_part_of_a_table_is_called_the_first_ones() -> None:
    rows = [made.table_row(at) for at in range(6)]
    abouts = [of_table(rows, {}, "*", "Spring", READER, whole=whole).about for whole in (True, False)]
    assert abouts == ["Spring", "Spring, the first 6"]


@pytest.mark.parametrize("count", [2, 16, 32])
def test_as_many_as_may_be_fit_whatever_they_are_called(count: int) -> None:
    rows = [made.table_row(at, name=NASTY[at % len(NASTY)] * 3) for at in range(count)]
    met = {(row, column): Score(99, 101) for row in range(count) for column in range(count) if row != column}
    crossed = of_table(rows, met, "*", "Spring", READER, whole=False)
    schedules = [Schedule(at * 10 + 1, at * 10 + 10, "classic", at) for at in range(25)]
    for picture in (None, b"png"):
        parts = crosstable_page(crossed, CrossPlace(5), READER, picture=picture, schedules=schedules)
        assert problems(parts) == ()
    assert crosstable_picture(crossed, READER).startswith(b"\x89PNG")
    assert problems(crosstable_file(crossed, READER)) == ()


def test_the_file_has_everybody_and_no_formula() -> None:
    file = crosstable_file(schedule(), READER).file
    assert file is not None
    lines = list(csv.reader(io.StringIO(file.decode("utf-8-sig"))))
    assert lines == [
        ["number", "name", "*Ann*", "Cleo", "'=Ben", "points", "played", "open"],
        ["1", "*Ann*", "", "", "1.0", "1.0", "1", "1"],
        ["2", "Cleo", "", "", "", "0.0", "0", "1"],
        ["3", "'=Ben", "0.0", "", "", "0.0", "1", "0"],
    ]


@pytest.mark.parametrize(
    "place", [CrossPlace(12), CrossPlace(0, "*", 3), CrossPlace(0, "classic", 0), CrossPlace(10**9)]
)
def test_a_button_leads_to_its_crosstable(place: CrossPlace) -> None:
    press = decode(crosstable_button(place, READER).custom_id)
    assert read_crosstable(press) == (place, "new")


def test_a_menu_leads_to_another_schedule() -> None:
    schedules = [Schedule(1, 3, "classic", 0), Schedule(4, 9, "classic", 2)]
    parts = crosstable_page(schedule(), CrossPlace(2), READER, schedules=schedules)
    menu = parts.rows[0][0]
    assert [line.default for line in menu.choices] == [True, False]  # type: ignore[union-attr]
    assert read_crosstable(decode(menu.custom_id, ["4"])) == (CrossPlace(4), "turn")


@pytest.mark.parametrize(
    "words", [(), ("fixtures",), ("fixtures", "x", "new"), ("table", "*"), ("table", "*", "-1", "new"), ("a", "b")]
)
def test_an_id_that_says_nothing_is_an_old_one(words: tuple[str, ...]) -> None:
    with pytest.raises(IdError):
        read_crosstable(Press(NO_TABLE, 0, verbs.CROSSTABLE, words))


@pytest.mark.parametrize(("halves", "text"), [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (25, "12½")])
def test_half_points_are_written_as_people_do(halves: int, text: str) -> None:
    assert half_text(halves) == text
