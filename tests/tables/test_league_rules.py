"""A table and the league rules: it begins by them, says what differs, and nothing is spoilt while a match goes on."""

import pytest
from msgspec.structs import replace

from bot.tables import Expected
from bot.tables.commands import EndTable, Join, OpenTable, SetGame, SetOption, SetTableSetting, StartMatch
from bot.tables.terms import Terms

from .test_fixtures import fixture, play_to_end
from .world import ANN, BEN, CHANNEL, GUILD, MOD, refused

RULES = Terms("classic", "printed", "30s", "off")


async def opened(world, terms=RULES, **more) -> str:
    usual = {"by": ANN, "guild": GUILD, "channel": CHANNEL, "game": "classic", "terms": terms}
    return (await world.tables.open(OpenTable(**{**usual, **more}))).state.id


async def test_a_table_in_the_league_begins_by_them(world):
    table = await opened(world, settings={"clock": "off"}, options={"hands": 5})
    await world.restart()
    state = world.get(table).state
    assert (state.settings.clock, state.options["hands"], state.terms) == ("30s", 0, RULES)
    assert (state.broken, state.helped) == ((), False)
    await world.tables.send(table, SetGame(ANN, "uno"))
    assert world.get(table).state.broken == ("game",)
    await world.tables.send(table, SetGame(ANN, "classic"))
    assert world.get(table).state.broken == ()
    await world.tables.send(table, SetOption(ANN, "hands", 3))
    await world.tables.send(table, SetTableSetting(ANN, "clock", "24h"))
    assert world.get(table).state.broken == ("length", "clock")
    await world.tables.send(table, SetTableSetting(ANN, "league", "no"))
    assert (world.get(table).state.broken, world.get(table).state.helped) == ((), True)


async def test_a_table_outside_the_league_begins_as_usual(world):
    table = await opened(world, settings={"league": "no", "clock": "off"}, options={"hands": 5})
    state = world.get(table).state
    assert (state.settings.clock, state.options["hands"], state.broken) == ("off", 5, ())


async def test_nobody_spoils_a_match_by_its_clock(world):
    table = await opened(world)
    await world.tables.send(table, Join(BEN))
    await world.tables.send(table, StartMatch(ANN))
    assert (await refused(world, table, SetTableSetting(ANN, "clock", "off"))).code == "league-rules"
    free = await opened(world, replace(RULES, clock="any"), channel=CHANNEL + 1)
    await world.tables.send(free, Join(BEN))
    await world.tables.send(free, StartMatch(ANN))
    await world.tables.send(free, SetTableSetting(ANN, "clock", "off"))
    await world.tables.send(table, EndTable(MOD))
    (done,) = await world.matches()
    assert (done.league, done.broken) == (True, "")


@pytest.mark.parametrize("hands", [3, 5])
async def test_a_match_that_differs_is_stored_as_that_and_settles_no_fixture(world, monkeypatch, hands):
    changes, save = [], world.store.save

    async def noted(change):
        changes.append(change)
        await save(change)

    monkeypatch.setattr(world.store, "save", noted)
    two = tuple(Expected(person.id, person.name) for person in (ANN, BEN))
    table = await fixture(world, terms=Terms(length="quick"), expected=two)
    await world.tables.send(table, Join(BEN))
    await world.tables.send(table, SetOption(ANN, "hands", hands))
    await world.tables.send(table, StartMatch(ANN))
    await play_to_end(world, table)
    (done,) = await world.matches()
    assert done.broken == ("" if hands == 3 else "length")
    assert [person.fixture for person in changes if person.finished] == [7 if hands == 3 else 0]


async def test_another_match_goes_by_the_rules_of_now(world):
    table = await opened(world, Terms(length="quick"))
    await world.tables.send(table, Join(BEN))
    await world.tables.send(table, StartMatch(ANN))
    await world.tables.send(table, EndTable(MOD))
    await world.rematch(table, RULES)
    state = world.get(table).state
    assert (state.terms, state.settings.clock, state.options["hands"]) == (RULES, "30s", 0)
    await world.restart()
    assert world.get(table).state.match.options["hands"] == 0


async def test_who_wanted_it_otherwise_keeps_it_so(world):
    table = await opened(world, Terms(length="printed"))
    await world.tables.send(table, Join(BEN))
    await world.tables.send(table, SetOption(ANN, "hands", 5))
    await world.tables.send(table, StartMatch(ANN))
    await world.tables.send(table, EndTable(MOD))
    await world.rematch(table, RULES)
    state = world.get(table).state
    assert (state.options["hands"], state.broken) == (5, ("length", "clock"))
