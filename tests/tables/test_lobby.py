"""The lobby: seats, settings, hosts, and what becomes of a lobby that nobody starts."""

import pytest

from bot.games.errors import OptionError
from bot.games.registry import GAMES
from bot.tables import TableError
from bot.tables.commands import (
    AddComputer,
    EndTable,
    Join,
    OpenTable,
    RemoveSeat,
    SetGame,
    SetOption,
    SetSetup,
    SetTableSetting,
    StartMatch,
)
from bot.tables.lobby import setup_of

from .world import ANN, BEN, CHANNEL, CLEO, DAN, GUILD, refused


async def test_a_table_begins_with_the_usual_length_wd_8(world):
    """Christmas domino is usually as long as everybody begins once; a record's default is one round."""
    table = await world.lobby(ANN, game="christmas")
    assert world.get(table).state.options == {"deck": "halves", "rounds": 0}
    other = await world.lobby(BEN, game="christmas", channel=5, options={"rounds": 1})
    assert world.get(other).state.options["rounds"] == 1
    await world.tables.send(other, SetGame(BEN, "moomin"))
    await world.tables.send(other, SetGame(BEN, "christmas"))
    assert world.get(other).state.options["rounds"] == 0


async def test_open_seats_the_host(world):
    table = await world.lobby(ANN, clock="30s", options={"scoring": "RACE-121", "out-ends": "yes"})
    state = world.get(table).state
    assert state.phase == "lobby"
    assert state.host == ANN.id
    assert [seat.name for seat in state.seats] == ["Ann"]
    assert state.options == {
        "scoring": "race-121",
        "start": "highest-double",
        "reshuffle": True,
        "out-ends": True,
        "hands": 3,  # a new table begins with the quickest length
    }
    assert (state.settings.clock, state.settings.league) == ("30s", True)
    assert world.messenger.heard[-1].state == state


async def test_one_table_a_channel(world):
    table = await world.lobby(ANN, refs={"board": 55, "url": "x"})
    with pytest.raises(TableError) as error:
        await world.lobby(BEN)
    assert error.value.code == "channel-taken"
    assert error.value.facts == {"table": table, "ref_board": 55, "ref_url": "x"}
    assert await world.lobby(BEN, channel=CHANNEL + 1) != table


@pytest.mark.parametrize("fields", [{"game": "chess"}, {"options": {"speed": 1}}, {"options": {"scoring": "many"}}])
async def test_open_refuses_what_does_not_exist(world, fields):
    with pytest.raises(OptionError):
        await world.lobby(ANN, **fields)
    with pytest.raises(TableError, match="bad-value"):
        await world.lobby(ANN, clock="1h")
    with pytest.raises(TableError, match="bad-value"):
        await world.tables.open(
            OpenTable(by=ANN, guild=GUILD, channel=CHANNEL, game="classic", settings={"computers": "clever"})
        )
    assert world.tables.all() == ()
    assert await world.store.live_tables() == []


async def test_a_table_is_opened_with_computers_of_a_kind_and_seats_such(world):
    command = OpenTable(by=ANN, guild=GUILD, channel=CHANNEL, game="classic", settings={"computers": "random"})
    opened = await world.tables.open(command)
    await world.tables.send(opened.id, AddComputer(ANN))
    assert [seat.computer for seat in world.get(opened.id).state.seats] == ["", "random"]


async def test_seats_fill_up(world):
    table = await world.lobby(ANN, BEN)
    assert (await refused(world, table, Join(BEN))).code == "already-seated"
    await world.tables.send(table, AddComputer(ANN, "random"))
    await world.tables.send(table, Join(CLEO))
    assert [seat.computer for seat in world.get(table).state.seats] == ["", "", "random", ""]
    error = await refused(world, table, Join(DAN))
    assert (error.code, error.facts) == ("full", {"most": 4})
    assert (await refused(world, table, AddComputer(ANN))).code == "full"


async def test_one_who_is_alone_begins_with_computers_of_the_kind_that_the_table_has(world):
    for number, game in enumerate(GAMES):
        table = await world.lobby(ANN, channel=CHANNEL + number, game=game)
        await world.tables.send(table, SetTableSetting(ANN, "computers", "random"))
        version = world.get(table).state.version
        assert (await refused(world, table, StartMatch(ANN, fill=True, version=version - 1))).code == "stale"
        assert (await refused(world, table, StartMatch(BEN, fill=True, version=version))).code == "not-host"
        await world.tables.send(table, StartMatch(ANN, fill=True, version=version))
        state = world.get(table).state
        assert (state.phase, len(state.seats)) == ("playing", GAMES[game].seats.start)
        assert [seat.computer for seat in state.seats] == ["", *["random"] * (len(state.seats) - 1)]
        assert all(seat.name for seat in state.seats)


async def test_who_sat_down_is_no_news_once_the_match_began(world):
    table = await world.lobby(ANN, BEN)
    assert "joined" in [event.code for event in world.get(table).state.log.recent]
    await world.tables.send(table, StartMatch(ANN))
    codes = [event.code for event in world.get(table).state.log.recent if event.seen_by(None)]
    assert codes[0] == "dealt"


async def test_only_the_host_sets_the_table(world):
    table = await world.lobby(ANN, BEN, game="christmas")
    for command in (
        AddComputer(BEN),
        RemoveSeat(BEN, 0),
        SetGame(BEN, "classic"),
        SetOption(BEN, "out-ends", True),
        SetTableSetting(BEN, "clock", "off"),
        SetTableSetting(BEN, "league", "no"),
        SetSetup(BEN, "youngest", "p2"),
        StartMatch(BEN),
        EndTable(BEN),
    ):
        assert (await refused(world, table, command)).code == "not-host"


async def test_options_are_checked_and_set_one_by_one(world):
    table = await world.lobby(ANN)
    await world.tables.send(table, SetOption(ANN, "scoring", "minus-200"))
    await world.tables.send(table, SetOption(ANN, "reshuffle", "no"))
    await world.tables.send(table, SetOption(ANN, "out-ends", True))
    await world.tables.send(table, SetTableSetting(ANN, "clock", "24h"))
    await world.tables.send(table, SetTableSetting(ANN, "league", "no"))
    state = world.get(table).state
    assert dict(state.options) == {
        "scoring": "minus-200",
        "start": "highest-double",
        "reshuffle": False,
        "out-ends": True,
        "hands": 3,
    }
    assert (state.settings.clock, state.settings.league) == ("24h", False)
    for key, value in (("scoring", "minus-300"), ("reshuffle", 1), ("speed", "1")):
        with pytest.raises(OptionError):
            await world.tables.send(table, SetOption(ANN, key, value))
    assert (await refused(world, table, SetTableSetting(ANN, "clock", "1h"))).code == "bad-value"
    assert (await refused(world, table, AddComputer(ANN, "clever"))).code == "bad-value"
    assert world.get(table).state is state


async def test_a_length_sets_the_options_that_make_it_and_no_others(world):
    table = await world.lobby(ANN, BEN)
    await world.tables.send(table, SetOption(ANN, "out-ends", True))
    await world.tables.send(table, SetTableSetting(ANN, "length", "printed", "classic"))
    options = world.get(table).state.options
    assert (options["hands"], options["out-ends"]) == (0, True)
    assert (await refused(world, table, SetTableSetting(BEN, "length", "quick"))).code == "not-host"
    wrong = await refused(world, table, SetTableSetting(ANN, "length", "endless"))
    assert (wrong.code, wrong.facts["allowed"]) == ("bad-value", "quick, printed")


async def test_a_menu_drawn_for_another_game_changes_nothing(world):
    """Both games have `rounds`: without the game's name an old menu would set the wrong one's."""
    table = await world.lobby(ANN, game="moomin")
    await world.tables.send(table, SetGame(ANN, "christmas"))
    for command in (
        SetOption(ANN, "rounds", "5", "moomin"),
        SetTableSetting(ANN, "length", "quick", "moomin"),
        SetSetup(ANN, "votes", "open", "moomin"),
    ):
        assert (await refused(world, table, command)).code == "stale"
    await world.tables.send(table, SetOption(ANN, "rounds", "5", "christmas"))
    assert world.get(table).state.options["rounds"] == 5


async def test_another_game_starts_with_its_own_defaults(world):
    table = await world.lobby(ANN)
    await world.tables.send(table, SetOption(ANN, "out-ends", True))
    await world.tables.send(table, SetGame(ANN, "classic"))
    assert world.get(table).state.options["out-ends"] is False
    with pytest.raises(OptionError, match="unknown-game"):
        await world.tables.send(table, SetGame(ANN, "chess"))


async def test_a_game_for_fewer_is_refused_while_too_many_sit(world):
    table = await world.lobby(ANN, BEN, computers=3, game="moomin")
    error = await refused(world, table, SetGame(ANN, "classic"))
    assert (error.code, error.facts) == ("too-many", {"seats": 5, "most": 4})
    await world.tables.send(table, SetGame(ANN, "christmas"))
    assert world.get(table).state.game == "christmas"


async def test_votes_and_the_youngest_go_into_the_setup(world):
    table = await world.lobby(ANN, BEN, game="christmas")
    await world.tables.send(table, SetSetup(BEN, "votes", "open"))
    await world.tables.send(table, SetSetup(ANN, "youngest", "p2"))
    for by, key, value, code in (
        (BEN, "votes", "maybe", "bad-value"),
        (CLEO, "votes", "open", "not-seated"),
        (ANN, "oldest", "p1", "bad-value"),
        (ANN, "youngest", "p3", "no-seat"),
        (ANN, "youngest", "Ben", "no-seat"),
    ):
        assert (await refused(world, table, SetSetup(by, key, value))).code == code
    await world.tables.send(table, StartMatch(ANN))
    assert world.get(table).state.match.setup == {"votes": {"p2": "open"}, "youngest": "p2"}


async def test_an_answer_can_be_taken_back(world):
    table = await world.lobby(ANN, BEN, game="christmas")
    for value in ("open", ""):
        await world.tables.send(table, SetSetup(BEN, "votes", value))
    for value in ("p2", ""):
        await world.tables.send(table, SetSetup(ANN, "youngest", value))
    await world.tables.send(table, StartMatch(ANN))
    assert world.get(table).state.match.setup == {}


async def test_only_the_game_s_own_questions_are_answered(world):
    table = await world.lobby(ANN, BEN)
    for key, value in (("votes", "open"), ("youngest", "p1")):
        error = await refused(world, table, SetSetup(ANN, key, value))
        assert (error.code, error.facts["allowed"]) == ("bad-value", "")
    await world.tables.send(table, SetGame(ANN, "christmas"))
    await world.tables.send(table, SetSetup(ANN, "votes", "open"))
    await world.tables.send(table, SetSetup(ANN, "youngest", "p2"))
    await world.tables.send(table, SetGame(ANN, "classic"))
    await world.tables.send(table, StartMatch(ANN))
    assert world.get(table).state.match.setup == {}


async def test_computers_vote_as_most_persons_do_wd_3(world):
    table = await world.lobby(ANN, BEN)
    for _ in range(2):
        await world.tables.send(table, AddComputer(ANN))
    await world.tables.send(table, SetGame(ANN, "christmas"))
    await world.tables.send(table, SetSetup(ANN, "votes", "open"))
    assert setup_of(world.get(table).state)["votes"] == {"p1": "open"}  # one of two is not most of them
    await world.tables.send(table, SetSetup(BEN, "votes", "open"))
    await world.tables.send(table, StartMatch(ANN))
    deal = world.get(table).state.match.rounds[0].deal
    assert (deal["votes"], deal["open"]) == (dict.fromkeys(("p1", "p2", "p3", "p4"), "open"), True)
