"""How long ago an interaction came is told by an even clock and by the times in Discord's ids."""

import pytest

from bot.connection.arrivals import Arrivals, note_first
from bot.sandbox.ids import snowflake_at
from tests.play.fakes import FakeClock

APART = 1_790_000_000.0  # seconds between Discord's clock and ours: nobody knows them


@pytest.fixture
def clock():
    return FakeClock()


@pytest.fixture
def arrivals(clock):
    return Arrivals(clock.now)


def made(clock: FakeClock, ago: float = 0.0) -> int:
    """The id of an interaction that somebody made so many seconds ago."""
    return snowflake_at(round((clock.now() - ago + APART) * 1000))


def test_what_was_never_seen_came_just_now(arrivals):
    assert arrivals.age(5) == 0.0


def test_what_waits_for_its_handler_gets_older_and_is_asked_for_once(clock, arrivals):
    first, second = made(clock), made(clock) + 1
    arrivals.hear({"id": first})
    clock.advance(0.5)
    arrivals.hear({"id": second})
    clock.advance(0.75)
    assert (arrivals.age(first), arrivals.age(second)) == (1.25, pytest.approx(0.75 + 0.5, abs=0.01))
    assert arrivals.age(first) == 0.0


def test_what_lay_unread_is_older_than_what_was_read_at_once(clock, arrivals):
    """Which of the ways is the usual one is learned: the quickest of the last minutes."""
    arrivals.hear({"id": made(clock, ago=0.25)})
    clock.advance(10.0)
    late = made(clock, ago=1.5)
    arrivals.hear({"id": late})
    assert arrivals.age(late) == pytest.approx(1.25, abs=0.02)


def test_clocks_that_part_slowly_make_nothing_late(clock):
    arrivals = Arrivals(clock.now)
    for minute in range(600):
        clock.advance(60.0)
        came = made(clock, ago=minute * 60 * 200e-6)  # Discord's clock loses 200 parts of a million
        arrivals.hear({"id": came})
        assert arrivals.age(came) < 0.02


@pytest.mark.parametrize("by", [-7200.0, 3.5, 7200.0])
def test_a_clock_that_was_set_makes_nothing_late(clock, arrivals, by):
    arrivals.hear({"id": made(clock)})
    for _ in range(3):
        clock.advance(1.0)
        came = made(clock, ago=by)
        arrivals.hear({"id": came})
        assert arrivals.age(came) == pytest.approx(0.0, abs=0.01)


def test_what_nobody_asks_for_is_forgotten(clock, arrivals):
    first = made(clock)
    for number in range(2001):
        arrivals.hear({"id": first + number})
    clock.advance(1.0)
    assert arrivals.age(first) == 0.0
    assert arrivals.age(first + 2000) == 1.0


def test_what_is_read_is_noted_first(clock, arrivals):
    read = []
    parsers = {"INTERACTION_CREATE": lambda data: read.append(arrivals.age(int(data["id"])))}
    note_first(parsers, arrivals.hear)
    came = made(clock)
    clock.advance(2.0)
    parsers["INTERACTION_CREATE"]({"id": str(came)})
    assert read == [0.0]
