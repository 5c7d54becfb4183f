"""A seat that is kept for who was challenged, and a lobby in which somebody waits alone."""

from bot.tables.commands import AddComputer, Decline, Join, Leave, OpenTable, SetGame, SetTableSetting, StartMatch
from bot.tables.types import Kept

from .world import ANN, BEN, CHANNEL, CLEO, DAN, EVE, GUILD, refused


async def _challenge(world) -> str:
    kept = Kept(BEN.id, BEN.name)
    command = OpenTable(by=ANN, guild=GUILD, channel=CHANNEL, game="classic", kept=kept)
    return (await world.tables.open(command)).id


async def test_the_last_seat_is_kept_for_ten_minutes(world):
    table = await _challenge(world)
    for person in (CLEO, DAN):
        await world.tables.send(table, Join(person))
    assert (await refused(world, table, Join(EVE))).code == "seat-kept"
    await world.advance(599)
    assert world.get(table).state.kept == Kept(BEN.id, BEN.name)
    await world.advance(1)
    assert world.get(table).state.kept is None
    await world.tables.send(table, Join(EVE))
    assert len(world.get(table).state.seats) == 4


async def test_who_was_challenged_takes_the_seat_and_it_is_kept_no_more(world):
    table = await _challenge(world)
    for person in (CLEO, DAN, BEN):
        await world.tables.send(table, Join(person))
    state = world.get(table).state
    assert (state.kept, state.times.kept_until, len(state.seats)) == (None, None, 4)


async def test_who_declines_gives_the_seat_away_and_nobody_else_can(world):
    table = await _challenge(world)
    assert (await refused(world, table, Decline(CLEO))).code == "not-kept"
    await world.tables.send(table, Decline(BEN))
    state = world.get(table).state
    assert (state.kept, state.times.kept_until) == (Kept(BEN.id, BEN.name, declined=True), None)
    assert (await refused(world, table, Decline(BEN))).code == "not-kept"
    for person in (CLEO, DAN, EVE):
        await world.tables.send(table, Join(person))


async def test_the_host_may_give_it_to_a_computer_or_start_without(world):
    table = await _challenge(world)
    for person in (CLEO, DAN):
        await world.tables.send(table, Join(person))
    await world.tables.send(table, AddComputer(ANN))
    assert world.get(table).state.kept is None
    await world.tables.send(table, StartMatch(ANN))
    assert (await refused(world, table, Decline(BEN))).code == "already-started"


async def test_a_restart_keeps_it_and_gives_a_minute_at_least(world):
    table = await _challenge(world)
    await world.advance(595)
    await world.restart()
    assert world.get(table).state.kept == Kept(BEN.id, BEN.name)
    await world.advance(59)
    assert world.get(table).state.kept is not None
    await world.advance(1)
    assert world.get(table).state.kept is None


async def test_who_is_forgotten_has_no_seat_kept(world):
    table = await _challenge(world)
    assert await world.tables.forget(BEN.id) == (table,)
    assert world.get(table).state.kept is None
    assert await world.tables.forget(BEN.id) == ()


async def test_who_waits_alone_is_told_once_what_else_there_is(world):
    table = await world.lobby(ANN)
    await world.advance(200)
    await world.tables.send(table, SetTableSetting(ANN, "clock", "off"))
    await world.advance(99)
    assert world.get(table).state.lonely is False
    published = len(world.messenger.heard)
    await world.advance(1)
    assert world.get(table).state.lonely is True
    assert len(world.messenger.heard) == published + 1
    await world.tables.send(table, Join(BEN))
    await world.tables.send(table, Leave(BEN))
    await world.advance(1000)
    assert len(world.messenger.heard) == published + 3


async def test_who_is_alone_again_waits_anew(world):
    table = await world.lobby(ANN)
    await world.advance(290)
    await world.tables.send(table, Join(BEN))
    await world.advance(100)
    assert world.get(table).state.lonely is False
    await world.tables.send(table, Leave(BEN))
    await world.advance(299)
    assert world.get(table).state.lonely is False
    await world.advance(1)
    assert world.get(table).state.lonely is True


async def test_what_a_lobby_does_by_itself_lets_it_live_no_longer(world):
    table = await _challenge(world)
    await world.advance(30 * 60 - 1)
    assert world.get(table).state.lonely
    await world.advance(1)
    assert world.tables.get(table) is None


async def test_another_game_does_not_give_the_seat_away(world):
    table = await _challenge(world)
    await world.tables.send(table, SetGame(ANN, "uno"))
    assert world.get(table).state.kept == Kept(BEN.id, BEN.name)
