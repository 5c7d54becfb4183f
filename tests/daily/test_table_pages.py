"""A table of the deal of the day in words and in controls: in every language, short enough, and read back from ids."""

import pytest
from msgspec.structs import replace

from bot.daily.moderation import ask_result, result_choice, told_result
from bot.daily.pages.table import (
    PAGE,
    WHENS,
    DailyPlace,
    When,
    read_place,
    table,
    table_button,
    table_id,
    table_picture,
)
from bot.daily.plans import month_of, plan_of
from bot.daily.rows.values import DailyDeal, DailyPage, DailyRow, DayResult
from bot.games.text.reader import Reader
from bot.locales import languages
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, IdError, Press, decode
from bot.parts.parts import ALT_LIMIT, CHOICE_LIMIT, CONTENT_LIMIT, Button, Select

EN = Reader("en")
DEAL = DailyDeal(1, "classic", "ab" * 32, "cd" * 32)


def a_row(place: int = 1, name: str = "Ann", **more: object) -> DailyRow:
    row = DailyRow(place, place, name, days=4, halves=25, best=2, share=0.817, run=3, longest=12)
    return replace(row, **more)


def a_page(rows: int = 1, pages: int = 1, page: int = 0, *, today: bool = False) -> DailyPage:
    lines = tuple(
        a_row(at, f"A *name* of many letters, {at}", score=-38 if today else None) for at in range(1, rows + 1)
    )
    return DailyPage(lines, page, pages, 10 * pages, "classic" if today else "")


def test_a_line_says_all_that_the_picture_has() -> None:
    page = DailyPage((a_row(),), 0, 1, 1)
    text = table(page, DailyPlace("all"), 142, EN).content
    assert "1\\. **Ann** · 12.5 points (3.1 per day) · 4 days · best on 2 · beat 82% · in a row 3, most 12" in text
    assert text.startswith("**Deal of the day** · All time · 1 player")
    today = DailyPage((a_row(score=-38, halves=2, share=None),), 0, 1, 1, "classic")
    drawn = table(today, DailyPlace(), 142, EN, tomorrow=DEAL, picture=b"x")
    assert drawn.filename == f"tomorrow-{'cd' * 32}.png"
    for parts in (drawn, table(a_page(0, today=True), DailyPlace(), 142, EN, tomorrow=DEAL)):
        assert [click for click in parts.custom_ids if click.endswith(f"new {'cd' * 32}")]
    text = table(today, DailyPlace(), 142, EN, tomorrow=DEAL).content
    assert "**Ann** · 1 point (score 38) · 4 days · best on 2 · beat – ·" in text
    for content in (text, drawn.content):
        assert "cd" * 32 not in content
    assert "ab" * 32 not in f"{text} {drawn}"


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("when", WHENS)
def test_every_language_fits(locale: str, when: When) -> None:
    reader, today = Reader(locale), when == "today"
    page, place = a_page(PAGE, 3, 1, today=today), DailyPlace(when, 1, "t")
    words = table(page, place, 142, reader)
    assert len(words.content) <= CONTENT_LIMIT
    assert "…" not in words.content[-20:]
    drawn = table(page, DailyPlace(when, 1), 142, reader, picture=b"x")
    assert 0 < len(drawn.alt) <= ALT_LIMIT
    assert len(set(drawn.custom_ids)) == len(drawn.custom_ids)
    labels = [button.label for row in drawn.rows for button in row if isinstance(button, Button)]
    assert len(labels) == 8
    assert max(map(len, labels)) <= 20
    result = DayResult(142, "classic", 1, "A name", -38, True)
    assert len(result_choice(result, reader)) <= CHOICE_LIMIT
    assert ask_result(result, reader)[0] != told_result(result, reader)


def test_an_empty_table_leads_to_the_deal() -> None:
    for when in WHENS:
        parts = table(DailyPage((), 0, 1, 0, "classic"), DailyPlace(when), 142, EN)
        assert "`/daily`" in parts.content
        assert len(parts.rows) == 2


def test_places_come_back_from_ids() -> None:
    place = DailyPlace("month", 3, "t")
    assert read_place(decode(table_id(place, "next"))) == (place, "next")
    (row, *_) = table(a_page(), place, 142, EN).rows
    menu = row[0]
    assert isinstance(menu, Select)
    assert read_place(decode(menu.custom_id, ["all"])) == (DailyPlace("all", 0, "t"), "when")
    assert read_place(decode(table_button(EN).custom_id)) == (DailyPlace(), "new")


@pytest.mark.parametrize(
    "words",
    [(), ("x", "today", "0"), ("x", "week", "0", "p"), ("x", "all", "-1", "p"), ("x", "all", "0", "z"),
     ("x", "all", "9" * 9, "p"), ("x", "all", "٣", "p"), ("x", "all", "0", "p", "never")],
)  # fmt: skip
def test_ids_that_say_nothing_known_are_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(IdError):
        read_place(Press(NO_TABLE, 0, verbs.DAILY_TABLE, words))


@pytest.mark.parametrize("today", [True, False])
def test_the_readers_row_is_lit(today: bool) -> None:
    page, place = a_page(4, today=today), DailyPlace("today" if today else "all")
    nobodys = table_picture(page, EN, place, 142, 0)
    assert nobodys == table_picture(page, EN, place, 142, 99)
    assert len({nobodys, *(table_picture(page, EN, place, 142, person) for person in (2, 3, 4))}) == 4
    assert table_picture(DailyPage((), 0, 1, 0), EN, place, 142, 0) is None


def test_the_picture_has_the_score_of_the_day() -> None:
    first, other = (DailyPage((a_row(score=score),), 0, 1, 1, "classic") for score in (-38, -39))
    assert table_picture(first, EN, DailyPlace(), 142, 0) != table_picture(other, EN, DailyPlace(), 142, 0)


def test_a_day_has_a_month_and_a_plan_tells_its_game() -> None:
    assert [month_of(day) for day in (0, 1, 7, 8, 39)] == [202611, 202611, 202611, 202612, 202701]
    assert plan_of(("classic",))(0) == "moomin"
    assert {plan_of(("classic",))(day) for day in range(20)} >= {"uno", "tabla"}
