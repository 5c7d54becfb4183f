"""Numbers, days and times as each language writes them."""

from datetime import date, datetime

import pytest

from bot.games.text import numbers
from bot.games.text.numbers import change, day_text, decimal, listed, mean, time_text, written_day
from bot.games.text.reader import Reader
from bot.league.pages.results import change_text, gained
from bot.league.rules import Rating, RatingChange

DAY, TIME = date(2026, 3, 9), datetime(2026, 3, 9, 18, 5)
LANGUAGES = ("fi", "sv", "de", "nl", "hu", "xx")


@pytest.fixture(autouse=True)
def six(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be six languages, one of them nobody's."""
    monkeypatch.setattr(numbers, "fallbacks", lambda locale: (locale, "en") if locale in LANGUAGES else ("en",))


@pytest.mark.parametrize(
    ("locale", "points", "average", "day", "time"),
    [
        ("en", "1,312.5", "2.0", "2026-03-09", "2026-03-09 18:05"),
        ("en-US", "1,312.5", "2.0", "2026-03-09", "2026-03-09 18:05"),
        ("fi", "1\xa0312,5", "2,0", "9.3.2026", "9.3.2026 18.05"),
        ("sv", "1\xa0312,5", "2,0", "2026-03-09", "2026-03-09 18:05"),
        ("de", "1.312,5", "2,0", "9.3.2026", "9.3.2026 18:05"),
        ("nl", "1.312,5", "2,0", "9-3-2026", "9-3-2026 18:05"),
        ("hu", "1\xa0312,5", "2,0", "2026. 03. 09.", "2026. 03. 09. 18:05"),
        ("xx", "1,312.5", "2.0", "2026-03-09", "2026-03-09 18:05"),
        ("ja", "1,312.5", "2.0", "2026-03-09", "2026-03-09 18:05"),
    ],
)
def test_each_language_writes_them_its_own_way(locale: str, points: str, average: str, day: str, time: str) -> None:
    assert decimal(1312.5, locale) == points
    assert mean(2, locale) == average
    assert day_text(DAY, locale) == written_day("2026-03-09", locale) == day
    assert time_text(TIME, locale) == time


@pytest.mark.parametrize(
    ("value", "plain", "changed"),
    [(12, "12", "+12"), (-9, "−9", "−9"), (0, "0", "±0"), (1.0, "1", "+1"), (1.25, "1.2", "+1.2"), (-0.04, "0", "±0")],
)
def test_signs(value: float, plain: str, changed: str) -> None:
    assert decimal(value, "en") == plain
    assert change(value, "en") == changed


@pytest.mark.parametrize("text", ["", "soon", "2026-02-30", "<@1>"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"isoformat|month"):
        written_day(text, "en")


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (60, "+1 league point"), (120, "+2 league points"), (-60, "−1 league point"), (90, "+1.5 league points"),
        (0, "no league points"), (1312 * 60, "+1,312 league points"),
    ],
)  # fmt: skip
def test_points_choose_their_plural_by_their_number(points: int, text: str) -> None:
    assert gained(points, Reader()) == text


def test_a_match_that_did_not_count_has_changed_no_rating() -> None:
    assert change_text(None, Reader()) == ""
    beginner = Rating()
    assert change_text(RatingChange(beginner, beginner), Reader()) == "±0"


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "Ann, Ben and Cili"), ("fi", "Ann, Ben ja Cili"), ("de", "Ann, Ben und Cili"),
        ("sv", "Ann, Ben och Cili"), ("nl", "Ann, Ben en Cili"), ("hu", "Ann, Ben és Cili"),
    ],
)  # fmt: skip
def test_lists(locale: str, text: str) -> None:
    assert listed(["Ann", "Ben", "Cili"], locale) == text
    assert listed(["Ann"], locale) == "Ann"
    assert listed([], locale) == ""
