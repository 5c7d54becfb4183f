"""Days in time zones: borders, daylight saving, and what is no day."""

from datetime import UTC, date, datetime

import pytest

from bot.league.rules import LeagueError
from bot.league.rules.seasons import day_end, day_number, day_start, find_zone, read_day, season_name

HELSINKI = find_zone("Europe/Helsinki")


def utc(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("zone", "day", "end"),
    [
        ("Europe/Helsinki", "2026-12-31", "2026-12-31T22:00"),
        ("America/Los_Angeles", "2026-12-31", "2027-01-01T08:00"),
        ("Pacific/Kiritimati", "2026-12-31", "2026-12-31T10:00"),
        ("Asia/Kathmandu", "2026-12-31", "2026-12-31T18:15"),
        ("Europe/Helsinki", "2026-03-28", "2026-03-28T22:00"),  # the last day of winter time
        ("Europe/Helsinki", "2026-03-29", "2026-03-29T21:00"),  # it has 23 hours
        ("Europe/Helsinki", "2026-10-25", "2026-10-25T22:00"),  # it has 25
        ("America/Santiago", "2026-09-05", "2026-09-06T04:00"),  # the next midnight does not exist there
    ],
)
def test_a_day_ends_when_it_ends_there(zone: str, day: str, end: str) -> None:
    assert day_end(date.fromisoformat(day), find_zone(zone)) == utc(end)


def test_days_have_their_hours() -> None:
    for text, hours in (("2026-03-29", 23), ("2026-10-25", 25), ("2026-06-01", 24)):
        day = date.fromisoformat(text)
        assert day_end(day, HELSINKI) - day_start(day, HELSINKI) == hours * 3600


def test_the_day_is_that_of_the_server() -> None:
    at = utc("2026-12-31T22:30")
    assert day_number(at, HELSINKI) == date(2027, 1, 1).toordinal()
    assert day_number(at, find_zone("UTC")) == date(2026, 12, 31).toordinal()


@pytest.mark.parametrize(
    "text", ["2026-02-30", "2026-13-01", "tomorrow", "", "20261231", "2026-W01-1", "31.12.2026", "2025-02-29"]
)
def test_a_day_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(LeagueError) as caught:
        read_day(text)
    assert (caught.value.code, caught.value.data) == ("date", {"text": text})


def test_the_last_day_of_all_has_no_end() -> None:
    with pytest.raises(LeagueError):
        day_end(read_day("9999-12-31"), HELSINKI)


@pytest.mark.parametrize("name", ["Europe/Atlantis", "", "../etc/passwd", "/etc/passwd", "Europe", "\0", "é"])
def test_a_zone_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(LeagueError) as caught:
        find_zone(name)
    assert caught.value.code == "zone"


def test_a_season_has_a_name() -> None:
    assert season_name("  Spring   2026 ") == "Spring 2026"
    for wrong in ("", "   ", "x" * 41, "a\u202eb"):
        with pytest.raises(LeagueError) as caught:
            season_name(wrong)
        assert caught.value.code == "season-name"
