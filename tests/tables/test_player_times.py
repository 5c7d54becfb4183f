"""Players' times at a table: quiet hours and absences move the deadline, and nobody gains by changing them."""

import msgspec

from bot.tables import PlayerTimes
from bot.tables.commands import Act, Forget, Leave, Nudge, Pause, Replace, Resume, SetPlayerTimes
from bot.tables.types import SeatState

from .world import ANN, BEN, CLEO

HOURS, DAY = 3600.0, 86_400.0


def quiet_from(now: float, begin: float, end: float, **fields) -> PlayerTimes:
    """Quiet hours from so many hours after now on."""
    minutes = [divmod(int(now + by * HOURS) // 60, 1440)[1] for by in (begin, end)]
    return PlayerTimes(quiet=(minutes[0], minutes[1]), zone="UTC", **fields)


async def waiting(world, times: PlayerTimes | None = None, **fields):
    """A slow table: its id, whose turn it is, and who waits; `times` is what the one set who plays next."""
    table = await world.started(ANN, BEN, **{"clock": "24h", "forced": "no", **fields})
    mover = world.turn_person(table)
    other = BEN if mover is ANN else ANN
    if times is not None:
        await world.tables.send(table, SetPlayerTimes(other.id, times))
        await world.play(table)
        assert world.turn_person(table) is other
        return table, other, mover
    return table, mover, other


def deadline(world, table) -> float:
    seconds = world.get(table).state.times.deadline
    assert seconds is not None
    return seconds


async def test_a_turn_that_begins_has_a_day_without_the_quiet_hours(world):
    times = quiet_from(world.clock.now(), 2, 8)
    table, *_ = await waiting(world, times)
    assert deadline(world, table) == world.clock.now() + 36 * HOURS  # of the second night, too


async def test_a_change_of_quiet_hours_is_quiet_and_moves_no_clock_that_runs(world):
    table, mover, _ = await waiting(world)
    before, heard = world.get(table).state, len(world.messenger.heard)
    await world.tables.send(table, SetPlayerTimes(mover.id, quiet_from(world.clock.now(), 2, 8)))
    after = world.get(table).state
    assert (after.version, deadline(world, table)) == (before.version, before.times.deadline)
    assert len(world.messenger.heard) == heard
    await world.restart(kill=True)
    assert world.get(table).state.seats == after.seats


async def test_a_fast_table_and_one_without_a_limit_have_no_use_for_it(world):
    times = quiet_from(world.clock.now(), 0, 8)
    table, *_ = await waiting(world, times, clock="2m")
    assert deadline(world, table) == world.clock.now() + 120


async def test_an_absence_stops_the_clock_and_its_end_lets_it_go_on(world):
    table, mover, other = await waiting(world)
    now, first = world.clock.now(), deadline(world, table)
    away = PlayerTimes(away=(now, now + 5 * DAY))
    await world.tables.send(table, SetPlayerTimes(mover.id, away))
    assert deadline(world, table) == first + 5 * DAY
    assert (await world.tables.send(table, Nudge(other))).notice == "nudge-away"
    await world.restart(kill=True)
    assert deadline(world, table) == first + 5 * DAY
    await world.advance(2 * DAY)
    assert world.turn_person(table).id == mover.id
    back = world.clock.now()
    await world.tables.send(table, SetPlayerTimes(mover.id, PlayerTimes()))
    assert deadline(world, table) == back + DAY


async def test_an_absence_that_ends_by_itself_is_published_and_forgotten(world):
    table, mover, _ = await waiting(world)
    now = world.clock.now()
    await world.tables.send(table, SetPlayerTimes(mover.id, PlayerTimes(away=(now, now + 3 * DAY))))
    await world.advance(3 * DAY)
    state = world.get(table).state
    assert all(seat.times.away is None for seat in state.seats)
    assert state.times.deadline == now + 4 * DAY
    assert world.messenger.heard[-1].state.version == state.version


async def test_the_warning_comes_when_two_hours_are_left_on_that_clock(world):
    times = quiet_from(world.clock.now(), 20, 26)
    table, *_ = await waiting(world, times)
    end = deadline(world, table)
    assert end == world.clock.now() + 32 * HOURS
    await world.advance(30 * HOURS - 1)
    assert not world.get(table).state.times.warned
    await world.advance(1)
    assert world.get(table).state.times.warned


async def test_a_pause_keeps_what_was_left_of_the_day(world):
    times = quiet_from(world.clock.now(), 2, 8)
    table, mover, _ = await waiting(world, times)
    await world.advance(4 * HOURS)
    await world.tables.send(table, Pause(mover))
    assert world.get(table).state.times.remaining == 22 * HOURS
    await world.advance(10 * HOURS)
    await world.tables.send(table, Resume(mover))
    left = world.clock.now() + 22 * HOURS
    assert deadline(world, table) == left + 6 * HOURS  # of the next night


async def test_after_a_restart_in_a_long_absence_the_deadline_stands(world):
    times = quiet_from(world.clock.now(), 2, 8)
    table, mover, _ = await waiting(world, times)
    now = world.clock.now()
    both = PlayerTimes(quiet=times.quiet, zone="UTC", away=(now, now + 14 * DAY))
    await world.tables.send(table, SetPlayerTimes(mover.id, both))
    before = deadline(world, table)
    assert before > now + 14 * DAY
    await world.restart(kill=True)
    assert deadline(world, table) == before


async def test_who_takes_the_seat_over_or_is_forgotten_leaves_nothing_of_it(world):
    times = PlayerTimes(turns="direct", quiet=(0, 60), zone="Asia/Kathmandu")
    table, mover, other = await waiting(world, league="no")
    for person in (mover, other):
        await world.tables.send(table, SetPlayerTimes(person.id, times))
    seat = world.get(table).seat_of(other.id)
    await world.tables.send(table, Leave(other))
    await world.tables.send(table, Replace(CLEO, seat))
    assert world.get(table).state.seats[seat].times == PlayerTimes()
    await world.tables.send(table, Forget(mover.id))
    assert "Kathmandu" not in str(world.get(table).state.seats)


async def test_playing_in_an_absence_is_a_move_and_ends_nothing(world):
    table, mover, _ = await waiting(world)
    now = world.clock.now()
    away = PlayerTimes(away=(now, now + 3 * DAY))
    await world.tables.send(table, SetPlayerTimes(mover.id, away))
    token = world.get(table).legal(world.get(table).turn)[0]
    await world.tables.send(table, Act(mover, None, (token,)))
    seat = world.get(table).seat_of(mover.id)
    assert world.get(table).state.seats[seat].times == away


def test_the_times_of_a_seat_are_stored_as_own():
    times = PlayerTimes(turns="direct", quiet=(0, 60), zone="UTC")
    stored = msgspec.json.encode(SeatState(times=times))
    assert msgspec.json.decode(stored)["own"] == {"turns": "direct", "quiet": [0, 60], "zone": "UTC"}
    assert msgspec.json.decode(stored, type=SeatState).times == times
