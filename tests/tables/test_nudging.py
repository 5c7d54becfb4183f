"""A nudge: who waits has the player in turn called once more, once in eight hours."""

from bot.games.text.reader import Reader
from bot.play.pages.panel import notice_text
from bot.tables.commands import Nudge, Pause
from bot.tables.slow import can_nudge, nudge_from

from .world import ANN, BEN, CLEO, refused

HOURS = 3600.0


async def waiting(world, **fields):
    """A slow table: its id, whose turn it is, and who waits."""
    table = await world.started(ANN, BEN, **{"clock": "24h", "forced": "no", **fields})
    mover = world.turn_person(table)
    return table, mover, BEN if mover is ANN else ANN


async def test_it_comes_eight_hours_after_the_turn_began_and_eight_after_the_last(world):
    table, _, other = await waiting(world)
    for _ in range(2):
        await world.advance(8 * HOURS - 1)
        before = world.get(table).state
        assert (await world.tables.send(table, Nudge(other))).notice == "nudge-early"
        assert world.get(table).state is before
        assert nudge_from(before) == world.clock.now() + 1
        await world.advance(1)
        assert (await world.tables.send(table, Nudge(other))).notice == "nudged"
        assert world.get(table).state.times.nudged_at == world.clock.now()
    assert (await world.tables.send(table, Nudge(other))).notice == "nudge-early"


async def test_it_gives_no_time_and_makes_no_panel_stale(world):
    table, _, other = await waiting(world)
    await world.advance(8 * HOURS)
    before = world.get(table)
    await world.tables.send(table, Nudge(other))
    after = world.get(table)
    assert after.state.times.deadline == before.state.times.deadline
    assert after.state.offered.seat_versions == before.state.offered.seat_versions


async def test_it_is_kept_over_a_kill_and_the_next_turn_has_eight_hours_of_its_own(world):
    table, mover, other = await waiting(world)
    await world.advance(8 * HOURS)
    await world.tables.send(table, Nudge(other))
    await world.restart(kill=True)
    await world.settle()
    assert (await world.tables.send(table, Nudge(other))).notice == "nudge-early"
    assert "nudged every 8 hours" in notice_text("nudge-early", world.get(table), Reader())
    await world.play(table)
    assert "hasn't been their turn for 8 hours" in notice_text("nudge-early", world.get(table), Reader())
    assert nudge_from(world.get(table).state) == world.clock.now() + 8 * HOURS
    assert world.turn_person(table) is other
    await world.advance(8 * HOURS)
    assert (await world.tables.send(table, Nudge(mover))).notice == "nudged"


async def test_nobody_is_nudged_by_strangers_by_themselves_or_where_nobody_is_called(world):
    table, mover, other = await waiting(world)
    await world.advance(8 * HOURS)
    assert (await refused(world, table, Nudge(CLEO))).code == "not-seated"
    assert (await world.tables.send(table, Nudge(mover))).notice == "nudge-nobody"
    await world.tables.send(table, Pause(other))
    assert (await world.tables.send(table, Nudge(other))).notice == "nudge-nobody"
    for channel, fields in ((11, {"mentions": "off"}), (12, {"clock": "2m"})):
        quiet, turn, waits = await waiting(world, channel=channel, **fields)
        state = world.get(quiet).state
        assert not can_nudge(state, world.get(quiet).seat_of(waits.id))
        assert turn is not waits
