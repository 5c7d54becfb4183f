"""What is set at a table by a word: every setting has its words, its beginning, and its time."""

import pytest

from bot.games.registry import GAMES
from bot.tables import SETTINGS, TableState
from bot.tables.commands import EndTable, SetTableSetting, StartMatch
from bot.tables.types import changed

from .world import ANN, BEN, refused

WORDS = [(key, word) for key, setting in SETTINGS.items() for word in setting.values]


def test_a_table_begins_with_the_first_word_of_each() -> None:
    fresh = TableState(id="t", guild=1, channel=1, game="classic", options={}, created=0.0)
    first = {key: setting.first for key, setting in SETTINGS.items() if setting.values}
    assert {key: SETTINGS[key].value_at(fresh) for key in first} == {**first, "hints": "no"}
    free = changed(fresh, league=False)  # where a match counts, help is a choice of its own
    assert SETTINGS["hints"].value_at(free) == first["hints"]


@pytest.mark.parametrize(("key", "word"), WORDS)
async def test_a_table_is_opened_with_every_word_and_keeps_it(world, key, word):
    more = {"league": "no"} if key == "hints" else {}  # it is said of matches outside the league
    table = await world.lobby(ANN, settings={key: word, **more})
    await world.restart()
    assert SETTINGS[key].value_at(world.get(table).state) == word


@pytest.mark.parametrize(("key", "word"), WORDS)
async def test_every_word_is_set_by_the_host_alone(world, key, word):
    table = await world.lobby(ANN, BEN, league="no")
    assert (await refused(world, table, SetTableSetting(BEN, key, word))).code == "not-host"
    await world.tables.send(table, SetTableSetting(ANN, key, word))
    await world.restart()
    assert SETTINGS[key].value_at(world.get(table).state) == word


@pytest.mark.parametrize("key", SETTINGS)
async def test_another_word_is_refused_with_those_that_there_are(world, key):
    table = await world.lobby(ANN)
    known = SETTINGS[key].values or ("quick", "printed")
    error = await refused(world, table, SetTableSetting(ANN, key, "x"))
    assert (error.code, error.facts) == ("bad-value", {"what": key, "value": "x", "allowed": ", ".join(known)})


@pytest.mark.parametrize("key", SETTINGS)
async def test_a_setting_has_its_time(world, key):
    """League, taking seats over, computers and length stand once the match begins, all others once it is over."""
    table = await world.lobby(ANN, BEN, league="no")
    word = next(iter(SETTINGS[key].values_at(world.get(table).state)))
    await world.tables.send(table, StartMatch(ANN))
    if key in ("league", "takeovers", "computers", "length"):
        assert (await refused(world, table, SetTableSetting(ANN, key, word))).code == "already-started"
    else:
        await world.tables.send(table, SetTableSetting(ANN, key, word))
    await world.tables.send(table, EndTable(ANN))
    assert (await refused(world, table, SetTableSetting(ANN, key, word))).code == "over"


@pytest.mark.parametrize("game", GAMES)
async def test_every_length_of_every_game_is_set_and_known_again(world, game):
    table = await world.lobby(ANN, game=game)
    for length in GAMES[game].lengths:
        await world.tables.send(table, SetTableSetting(ANN, "length", length.key))
        assert SETTINGS["length"].value_at(world.get(table).state) == length.key
