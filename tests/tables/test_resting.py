"""When a clock stands still: quiet hours over midnight and changes of the clocks, absences, and both together."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.resting import PlayerTimes, after, before, passing, rest_until

HOUR, DAY = 3600.0, 86_400.0
HELSINKI = "Europe/Helsinki"
NIGHT = (22 * 60, 7 * 60)


def at(text: str, zone: str = HELSINKI, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def test_a_day_of_a_turn_goes_on_in_the_morning():
    times = PlayerTimes(quiet=NIGHT, zone=HELSINKI)
    assert after(times, at("2026-11-24 12:00"), DAY) == at("2026-11-25 21:00")
    assert after(times, at("2026-11-24 12:00"), 10 * HOUR) == at("2026-11-24 22:00")
    assert after(times, at("2026-11-24 12:00"), 10 * HOUR + 1) == at("2026-11-25 07:00") + 1
    assert after(times, at("2026-11-24 23:00"), HOUR) == at("2026-11-25 08:00")
    assert after(PlayerTimes(), 5.0, DAY) == 5.0 + DAY


@pytest.mark.parametrize(
    ("evening", "morning", "hours"),
    [("2026-03-28 22:00", "2026-03-29 07:00", 8), ("2026-10-24 22:00", "2026-10-25 07:00", 10)],
)
def test_a_night_in_which_the_clocks_change_ends_at_seven_there(evening, morning, hours):
    """The night is an hour shorter or longer; of the long one nine hours count, and nobody is called before seven."""
    times = PlayerTimes(quiet=NIGHT, zone=HELSINKI)
    assert at(morning) - at(evening) == hours * HOUR
    assert rest_until(times, at(evening)) == at(morning)
    assert rest_until(times, at(morning) - 1) == at(morning)
    assert rest_until(times, at(morning)) is None
    assert rest_until(times, at(evening) - 1) is None
    stopped = min(hours, 9) * HOUR
    assert after(times, at(evening) - HOUR, 2 * HOUR) == at(evening) + stopped + HOUR


def test_a_time_that_is_left_out_is_when_the_clocks_go_forward_and_one_that_comes_twice_is_whole():
    gone = PlayerTimes(quiet=(3 * 60, 4 * 60), zone=HELSINKI)
    assert rest_until(gone, at("2026-03-29 04:00")) is None
    assert rest_until(gone, at("2026-03-29 02:59")) is None
    twice = PlayerTimes(quiet=(3 * 60, 3 * 60 + 30), zone=HELSINKI)
    assert rest_until(twice, at("2026-10-25 03:00")) == at("2026-10-25 03:30", fold=1)


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("Asia/Kathmandu", "2026-11-24"), ("Australia/Lord_Howe", "2026-10-03"), ("Pacific/Chatham", "2026-09-26"),
        ("America/St_Johns", "2026-03-07"), ("Pacific/Kiritimati", "2026-12-31"), ("Africa/Cairo", "2026-04-23"),
    ],
)  # fmt: skip
def test_odd_zones_have_their_own_evening_and_morning(zone, day):
    """Offsets of three quarters of an hour, half an hour of summer time, a change at midnight itself."""
    times = PlayerTimes(quiet=NIGHT, zone=zone)
    evening = at(f"{day} 22:00", zone)
    until = rest_until(times, evening)
    assert until is not None
    morning = datetime.fromtimestamp(until, ZoneInfo(zone))
    assert (morning.hour, morning.minute) == (7, 0)
    assert 8 * HOUR <= until - evening <= 9 * HOUR
    assert rest_until(times, evening - 1) is None


def test_at_most_nine_hours_of_a_day_stand_still_however_long_one_is_quiet():
    times = PlayerTimes(quiet=(0, 23 * 60), zone="UTC")
    start = at("2026-11-24 00:00", "UTC")
    assert after(times, start, DAY) == start + DAY + 2 * 9 * HOUR
    assert rest_until(times, start) == start + 23 * HOUR


def test_nothing_passes_in_an_absence_and_nights_in_it_count_once():
    begin, end = at("2026-12-24 12:00"), at("2026-12-31 03:00")
    away = PlayerTimes(quiet=NIGHT, zone=HELSINKI, away=(begin, end))
    assert after(away, begin - HOUR, 2 * HOUR) == at("2026-12-31 07:00") + HOUR
    assert rest_until(away, begin) == at("2026-12-31 07:00")
    assert passing(away, begin, end) == 0
    assert after(PlayerTimes(away=(begin, end)), begin - HOUR, 2 * HOUR) == end + HOUR


@pytest.mark.parametrize(
    "times", [PlayerTimes(), PlayerTimes(quiet=NIGHT, zone=HELSINKI), PlayerTimes(quiet=(60, 840), zone="Asia/Tokyo")]
)
def test_what_passes_until_then_is_what_was_given_and_back_again(times):
    """For starts all over the weeks in which the clocks change, and with an absence."""
    for start in range(int(at("2026-10-20 00:00")), int(at("2026-10-30 00:00")), 4999):
        for each in (times, PlayerTimes(times.turns, times.quiet, times.zone, (start + 5000.0, start + 9 * DAY))):
            end = after(each, float(start), DAY)
            assert passing(each, start, end) == pytest.approx(DAY)
            assert end - start <= 3 * DAY + 9 * DAY
            warned = before(each, end, 2 * HOUR)
            assert passing(each, warned, end) == pytest.approx(2 * HOUR)
            assert start < warned < end


def test_a_zone_that_is_no_more_has_no_nights():
    times = PlayerTimes(quiet=NIGHT, zone="Atlantis/Capital")
    assert rest_until(times, at("2026-11-24 23:00")) is None
    assert after(times, 0.0, DAY) == DAY
