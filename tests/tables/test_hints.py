"""Hints: the host allows them where the match does not count in the league, and nowhere else."""

import pytest

from bot.tables import Set, TableError
from bot.tables.codec import header_of
from bot.tables.types import changed

from .world import ANN, BEN


async def test_a_table_has_no_hints_until_its_host_allows_them(world):
    table = await world.started(ANN, BEN, league="no")
    assert not world.get(table).state.hinting
    with pytest.raises(TableError, match="not-host"):
        await world.tables.send(table, Set(BEN, "hints", "yes"))
    versions = world.get(table).state.offered.seat_versions
    await world.tables.send(table, Set(ANN, "hints", "yes"))
    assert world.get(table).state.hinting
    assert world.get(table).state.offered.seat_versions == versions  # no hand that lies open is stale by it
    await world.restart(kill=True)
    assert world.get(table).state.hinting
    await world.tables.send(table, Set(ANN, "hints", "no"))
    assert not world.get(table).state.hinting


async def test_a_match_that_counts_has_none(world):
    table = await world.lobby(ANN, BEN, league="yes", hints="yes")
    assert not world.get(table).state.hinting
    with pytest.raises(TableError, match="league-hints"):
        await world.tables.send(table, Set(ANN, "hints", "yes"))
    await world.tables.send(table, Set(ANN, "league", "no"))
    assert world.get(table).state.hinting  # as the channel has it
    await world.tables.send(table, Set(ANN, "league", "yes"))
    assert not world.get(table).state.hinting
    await world.tables.send(table, Set(ANN, "hints", "no"))


async def test_it_is_stored_only_where_it_is_on(world):
    table = await world.started(ANN, BEN, league="no")
    assert '"hints"' not in header_of(world.get(table).state)
    on = changed(world.get(table).state, hints=True)
    assert '"hints":true' in header_of(on)
