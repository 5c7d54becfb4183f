"""Help: on, unless the host turns it off; where a match counts it is off but for learners."""

import pytest

from bot.tables import TableError
from bot.tables.codec import header_of
from bot.tables.commands import EndTable, Join, Leave, OpenTable, Replace, SetTableSetting, StartMatch
from bot.tables.terms import Terms
from bot.tables.types import changed

from .world import ANN, BEN, CHANNEL, CLEO, GUILD, MOD, refused


async def test_a_table_has_help_until_its_host_turns_it_off(world):
    table = await world.started(ANN, BEN, league="no")
    assert world.get(table).state.hints(0)
    with pytest.raises(TableError, match="not-host"):
        await world.tables.send(table, SetTableSetting(BEN, "hints", "no"))
    versions = world.get(table).state.offered.seat_versions
    await world.tables.send(table, SetTableSetting(ANN, "hints", "no"))
    assert not world.get(table).state.hints(0)
    assert world.get(table).state.offered.seat_versions == versions  # no hand that lies open is stale by it
    await world.restart(kill=True)
    assert not world.get(table).state.hints(0)
    await world.tables.send(table, SetTableSetting(ANN, "hints", "yes"))
    assert world.get(table).state.hints(0)


async def test_where_a_match_counts_its_host_allows_them_for_it_before_it_begins(world):
    """A setting for tables outside the league says nothing about the league."""
    table = await world.lobby(ANN, BEN, league="yes", hints="yes")
    assert not world.get(table).state.hints(0)
    await world.tables.send(table, SetTableSetting(ANN, "league", "no"))
    assert world.get(table).state.hints(0)  # as the channel has it
    await world.tables.send(table, SetTableSetting(ANN, "league", "yes"))
    await world.tables.send(table, SetTableSetting(ANN, "hints", "yes"))
    assert world.get(table).state.hints(0)
    await world.tables.send(table, StartMatch(ANN))
    await world.restart(kill=True)
    assert world.get(table).state.hints(0)
    assert (await refused(world, table, SetTableSetting(ANN, "hints", "no"))).code == "league-rules"


async def test_league_rules_that_forbid_help_forbid_help_for_all(world):
    terms = Terms(help="off")
    command = OpenTable(by=ANN, guild=GUILD, channel=CHANNEL, game="romi40", terms=terms)
    table = (await world.tables.open(command)).state.id
    assert (await refused(world, table, SetTableSetting(ANN, "hints", "yes"))).code == "league-hints"
    await world.tables.send(table, SetTableSetting(ANN, "league", "no"))
    await world.tables.send(table, SetTableSetting(ANN, "hints", "yes"))
    assert world.get(table).state.hints(0)
    await world.tables.send(table, SetTableSetting(ANN, "league", "yes"))
    assert not world.get(table).state.hints(0)


async def test_who_is_learning_the_game_gets_help_all_the_same(world):
    terms = Terms(help="off")
    command = OpenTable(by=ANN, guild=GUILD, channel=CHANNEL, game="romi40", terms=terms)
    table = (await world.tables.open(command)).state.id
    await world.tables.send(table, Join(BEN))
    await world.tables.send(table, StartMatch(ANN, learners=(BEN.id, CLEO.id)))
    await world.restart(kill=True)
    assert [world.get(table).state.hints(seat) for seat in (0, 1)] == [False, True]
    await world.tables.send(table, Leave(BEN))
    await world.tables.send(table, Replace(CLEO, 1, learners=(CLEO.id,)))
    assert world.get(table).state.hints(1)
    await world.tables.send(table, EndTable(MOD))
    await world.rematch(table)
    assert [world.get(table).state.hints(seat) for seat in (0, 1)] == [False, False]


async def test_it_is_stored_only_where_it_is_off(world):
    """A table of before, whose header said nothing, or that hints were on, has help."""
    table = await world.started(ANN, BEN, league="no")
    assert '"hints"' not in header_of(world.get(table).state)
    off = changed(world.get(table).state, hints=False)
    assert '"hints":false' in header_of(off)
