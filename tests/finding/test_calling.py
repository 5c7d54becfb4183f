"""Who is in reach of a call: quiet hours by the clocks on the walls, over midnight and a change to summer time."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.finding.calling import RECENTLY, REST, in_reach, is_quiet, ordered
from bot.finding.notify import quiet_hours
from bot.finding.rows import CallCandidate, Notify

pytestmark = pytest.mark.slow

HELSINKI = "Europe/Helsinki"
NIGHT = (22 * 60, 7 * 60)


def at(text: str, zone: str = HELSINKI, fold: int = 0) -> float:
    """Return the seconds of a time there; `fold` 1: the second of two hours of the same name."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def test_two_times_are_read_as_people_write_them():
    assert quiet_hours("22:00-07:00") == quiet_hours("22-7") == quiet_hours(" 22.00 – 7.00 ") == NIGHT
    assert quiet_hours("22 to 7:30") == (1320, 450)
    assert quiet_hours("22-24") == (1320, 0)
    for wrong in ("at night", "22", "22-22", "0-24", "25-7", "22:60-7", "24:30-7", "22-7-8", ""):
        assert quiet_hours(wrong) is None, wrong


@pytest.mark.parametrize(
    ("quiet", "clock", "expected"),
    [
        (NIGHT, "21:59", False), (NIGHT, "22:00", True), (NIGHT, "23:59", True), (NIGHT, "00:00", True),
        (NIGHT, "06:59", True), (NIGHT, "07:00", False), (NIGHT, "12:00", False),
        ((540, 1020), "08:59", False), ((540, 1020), "09:00", True), ((540, 1020), "17:00", False),
        ((1320, 0), "23:59", True), ((1320, 0), "00:00", False), ((0, 420), "00:00", True),
    ],
)  # fmt: skip
def test_quiet_hours_end_at_their_end_and_go_over_midnight(quiet, clock, expected):
    wish = Notify(1, quiet=quiet, zone=HELSINKI)
    assert is_quiet(wish, at(f"2026-11-24 {clock}")) is expected
    assert not is_quiet(Notify(1, zone=HELSINKI), at(f"2026-11-24 {clock}"))


def test_the_night_ends_at_seven_there_also_when_it_is_an_hour_shorter_or_longer():
    wish = Notify(1, quiet=NIGHT, zone=HELSINKI)
    assert at("2026-03-29 07:00") - at("2026-03-28 22:00") == 8 * 3600  # summer time begins
    assert at("2026-10-25 07:00") - at("2026-10-24 22:00") == 10 * 3600  # and ends
    for begin, end in (("2026-03-28 22:00", "2026-03-29 07:00"), ("2026-10-24 22:00", "2026-10-25 07:00")):
        first, last = int(at(begin)), int(at(end))
        assert all(is_quiet(wish, moment) for moment in range(first, last, 600))
        assert not is_quiet(wish, first - 60)
        assert not is_quiet(wish, last)


def test_an_hour_that_comes_twice_is_quiet_twice_and_one_that_is_left_out_never():
    twice = Notify(1, quiet=(3 * 60, 4 * 60), zone=HELSINKI)
    assert is_quiet(twice, at("2026-10-25 03:30"))
    assert is_quiet(twice, at("2026-10-25 03:30", fold=1))
    assert at("2026-10-25 03:30", fold=1) - at("2026-10-25 03:30") == 3600
    day = range(int(at("2026-03-29 00:00")), int(at("2026-03-30 00:00")), 60)
    assert not any(is_quiet(twice, moment) for moment in day)


def test_who_is_in_reach():
    now, wish = at("2026-11-24 12:00"), Notify(1, ("uno",), NIGHT, HELSINKI)
    there = CallCandidate(wish, played=now - RECENTLY, called=now - REST)
    assert in_reach(there, "uno", (), now)
    assert not in_reach(there, "classic", (), now)
    assert not in_reach(there, "uno", (1,), now)
    assert not in_reach(there, "uno", (), now + 1)  # played more than 14 days ago
    assert not in_reach(CallCandidate(wish, now, now - REST + 1), "uno", (), now)
    late = at("2026-11-24 22:00")
    assert not in_reach(CallCandidate(wish, late, 0.0), "uno", (), late)


def test_who_was_called_longest_ago_comes_first_then_who_has_played_last():
    now = at("2026-11-24 12:00")
    times = [(1, now - 9, now - 7200), (2, now - 9, 0.0), (3, now - 5, 0.0), (4, now - 5, now - 9000)]
    candidates = [CallCandidate(Notify(person), played, called) for person, played, called in times]
    assert ordered(candidates, "uno", (), now) == (3, 2, 4, 1)
