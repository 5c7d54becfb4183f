"""The promise of the next deal, and the players' cuts: when they may be made, and what becomes of them."""

import json

import pytest

from bot.games.errors import CutError
from bot.games.record import decode
from bot.games.registry import GAMES
from bot.games.verify import verify
from bot.tables import TableError
from bot.tables.commands import (
    AddComputer,
    Cut,
    EndTable,
    Forget,
    Join,
    Leave,
    Pause,
    Rematch,
    RemoveSeat,
    Replace,
    Resume,
    SetGame,
    SetOption,
    SetSetup,
    SetTableSetting,
    StartMatch,
)
from bot.tables.types import changed

from .cutting import dealt_next, played_out, words
from .world import ANN, BEN, CLEO, DAN, MOD

# Cutting


async def test_cuts_go_into_the_deal_in_their_order_and_the_record_holds(world):
    table = await world.lobby(ANN, BEN, CLEO, computers=1, clock="off", options={"hands": 3})
    for person, word in ((CLEO, "first"), (ANN, "  o\u030b  7 "), (BEN, "third"), (CLEO, "last of all")):
        reply = await world.tables.send(table, Cut(person, word))
        assert reply.notice == "cut"
    assert words(world, table) == [("p1", "ő  7"), ("p2", "third"), ("p3", "last of all")]
    await world.tables.send(table, StartMatch(ANN))
    assert words(world, table) == [("p1", "ő  7"), ("p2", "third"), ("p3", "last of all")]
    await world.settle()
    assert (await played_out(world, table)).cuts == ()
    await world.tables.send(table, Cut(BEN, "again"))
    await dealt_next(world, table, ANN, BEN, CLEO)
    while world.get(table).state.phase != "over":
        await played_out(world, table)
        if world.get(table).state.phase == "between":
            await dealt_next(world, table, ANN, BEN, CLEO)
    record = decode((await world.matches())[0].record)
    verify(record)
    assert [list(round_.cut_by.items()) for round_ in record.rounds] == [
        [("p1", "ő  7"), ("p2", "third"), ("p3", "last of all")],
        [("p2", "again")],
        [],
    ]


async def test_another_word_is_another_deal(world):
    deals = []
    for channel, word in ((1, ""), (2, "a"), (3, "b")):
        table = await world.lobby(ANN, BEN, channel=channel)
        state = changed(world.get(table).state, next_seed="07" * 32)
        world.tables._tables[table].state = state
        if word:
            await world.tables.send(table, Cut(BEN, word))
        await world.tables.send(table, StartMatch(ANN))
        deals.append(json.dumps(world.get(table).state.match.rounds[0].deal))
    assert len(set(deals)) == 3


async def test_the_same_word_of_the_last_one_changes_nothing(world):
    table = await world.lobby(ANN, BEN)
    await world.tables.send(table, Cut(ANN, "a"))
    state = world.get(table).state
    assert (await world.tables.send(table, Cut(ANN, " a "))).notice == "unchanged"
    assert world.get(table).state is state
    await world.tables.send(table, Cut(BEN, "a"))
    assert (await world.tables.send(table, Cut(ANN, "a"))).notice == "cut"
    assert words(world, table) == [("p2", "a"), ("p1", "a")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        ("  \t ", "empty"),
        ("x" * 41, "long"),
        ("a\u200db", "hidden"),
        ("a\nb", "hidden"),
        ("a\x07", "hidden"),
    ],
)
async def test_a_bad_text_is_refused_and_what_stood_stays(world, text, code):
    table = await world.lobby(ANN, BEN)
    await world.tables.send(table, Cut(ANN, "good"))
    state = world.get(table).state
    with pytest.raises(CutError) as refused:
        await world.tables.send(table, Cut(ANN, text))
    assert refused.value.code == code
    assert world.get(table).state is state


async def test_only_who_sits_there_may_cut(world):
    table = await world.lobby(ANN, BEN, computers=1, clock="off")
    with pytest.raises(TableError) as refused:
        await world.tables.send(table, Cut(CLEO, "x"))
    assert refused.value.code == "not-seated"
    await world.tables.send(table, StartMatch(ANN))
    await world.settle()
    await played_out(world, table)
    await world.tables.send(table, Leave(BEN))
    for person in (BEN, CLEO, MOD):
        with pytest.raises(TableError) as refused:
            await world.tables.send(table, Cut(person, "x"))
        assert refused.value.code == "not-seated"


async def test_it_is_too_late_once_it_is_dealt(world):
    table = await world.lobby(ANN, BEN, clock="off")
    first = world.get(table).promise[:12]
    await world.tables.send(table, Cut(ANN, "x", first))
    await world.tables.send(table, StartMatch(ANN))
    with pytest.raises(TableError) as refused:
        await world.tables.send(table, Cut(BEN, "x", first))
    assert refused.value.code == "dealt"
    await played_out(world, table)
    with pytest.raises(TableError) as refused:  # a form that was opened in the lobby
        await world.tables.send(table, Cut(BEN, "x", first))
    assert refused.value.code == "dealt"
    await world.tables.send(table, Cut(BEN, "x", world.get(table).promise[:12]))
    await world.tables.send(table, Pause(ANN))
    with pytest.raises(TableError) as refused:
        await world.tables.send(table, Cut(ANN, "y"))
    assert refused.value.code == "paused"
    await world.tables.send(table, Resume(ANN))
    assert words(world, table) == [("p2", "x")]
    await world.tables.send(table, EndTable(MOD))
    await world.tables.send(table, EndTable(MOD))
    with pytest.raises(TableError) as refused:
        await world.tables.send(table, Cut(ANN, "y"))
    assert refused.value.code == "gone"


async def test_nobody_has_to_cut_and_it_makes_nobody_ready(world):
    table = await world.started(ANN, BEN, clock="30s")
    await played_out(world, table)
    due = world.get(table).state.times.next_at
    await world.tables.send(table, Cut(ANN, "x"))
    assert (world.get(table).state.times.next_at, world.get(table).state.said.ready) == (due, ())
    await world.advance(due - world.clock.now())
    state = world.get(table).state
    assert (state.phase, dict(state.match.rounds[-1].cut_by)) == ("playing", {"p1": "x"})


# Seats that change


CHANGES = {
    "someone joins": Join(DAN),
    "someone leaves": Leave(CLEO),
    "who cut leaves": Leave(BEN),
    "a computer joins": AddComputer(ANN),
    "a seat is emptied": RemoveSeat(ANN, 2),
    "another game": SetGame(ANN, "moomin"),
    "another option": SetOption(ANN, "deck", "cards"),
    "the youngest": SetSetup(ANN, "youngest", "p3"),
    "someone is forgotten": Forget(CLEO.id),
}
OTHERS = {
    "clock": SetTableSetting(ANN, "clock", "24h"),
    "league": SetTableSetting(ANN, "league", "no"),
    "vote": SetSetup(BEN, "votes", "open"),
    "the same game": SetOption(ANN, "deck", "halves"),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_what_changes_the_deal_of_a_lobby_drops_the_cuts_and_says_so(world, change):
    """Else who starts the match could try seats and options until the deal pleased him; the promise stands."""
    table = await world.lobby(ANN, BEN, CLEO, game="christmas")
    promise = world.get(table).promise
    await world.tables.send(table, Cut(BEN, "x"))
    reply = await world.tables.send(table, CHANGES[change])
    assert "cuts-dropped" in [event.code for event in reply.snapshot.events]
    assert (world.get(table).cuts, world.get(table).promise) == ((), promise)
    again = await world.tables.send(table, Cut(ANN, "y"))
    assert again.snapshot.cuts == ((0, "y"),)


@pytest.mark.parametrize("change", OTHERS)
async def test_what_does_not_change_the_deal_leaves_the_cuts(world, change):
    table = await world.lobby(ANN, BEN, CLEO, game="christmas")
    await world.tables.send(table, Cut(BEN, "x"))
    reply = await world.tables.send(table, OTHERS[change])
    assert reply.snapshot.events == ()
    assert words(world, table) == [("p2", "x")]


async def test_without_cuts_nothing_is_said_of_them(world):
    table = await world.lobby(ANN, BEN)
    reply = await world.tables.send(table, Join(CLEO))
    assert [event.code for event in reply.snapshot.events] == ["joined"]


async def test_between_rounds_a_cut_stays_with_its_seat_whoever_comes_or_goes(world):
    """Whoever could take his word back by going could choose between two deals."""
    table = await world.started(ANN, BEN, CLEO, clock="off")
    await played_out(world, table)
    await world.tables.send(table, Cut(BEN, "x"))
    await world.tables.send(table, Cut(CLEO, "y"))
    await world.tables.send(table, Leave(CLEO))
    await world.tables.send(table, Forget(CLEO.id))
    await world.tables.send(table, Replace(DAN, 2))
    assert words(world, table) == [("p2", "x"), ("p3", "y")]
    await world.tables.send(table, Cut(DAN, "z"))
    dealt = await dealt_next(world, table, ANN, BEN, DAN)
    assert list(dealt.cuts.items()) == [("p2", "x"), ("p3", "z")]


async def test_who_was_away_is_back_when_he_cuts(world):
    table = await world.started(ANN, BEN, clock="30s")
    while (state := world.get(table).state).phase != "between":
        if state.offered.turn == 0:
            await world.tables.send(table, world.click(table, ANN))
        await world.advance(31)
    assert state.seats[1].played_by_computer
    await world.tables.send(table, Cut(BEN, "here"))
    assert world.get(table).state.seats[1].present


# Rematches


async def test_the_deal_of_a_rematch_can_be_cut_while_the_result_stands(world):
    table = await world.started(ANN, BEN, clock="off", options={"hands": 1})
    over = await played_out(world, table)
    assert over.state.phase == "over"
    await world.tables.send(table, Cut(BEN, "revenge"))
    await world.tables.send(table, Cut(ANN, "peace"))
    promise = world.get(table).promise
    await world.tables.send(table, Rematch(BEN))
    assert not world.get(table).cuts
    await world.tables.send(table, Cut(BEN, "mercy"))
    await world.restart()
    await world.tables.send(table, Rematch(ANN))
    match = world.get(table).state.match
    assert (match.rounds[0].commitment, dict(match.rounds[0].cut_by)) == (promise, {"p1": "peace", "p2": "mercy"})
    assert len(match.rounds) == 1
    await world.restart()
    assert world.get(table).state.match == match


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_cut(world, game):
    table = await world.lobby(ANN, BEN, game=game, clock="off")
    await world.tables.send(table, Cut(ANN, "x"))
    await world.tables.send(table, StartMatch(ANN))
    await world.tables.send(table, EndTable(MOD))
    verify(decode((await world.matches())[0].record))
    assert world.get(table).state.match.rounds[0].cuts == {"p1": "x"}
