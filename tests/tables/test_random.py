"""Whatever is asked in whatever order: only refusals, a sane table, and a file that says the same."""

import asyncio
import tempfile
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings

from bot.games import registry
from bot.games.errors import GameError
from bot.tables import SETTINGS, Snapshot, TableError
from bot.tables.commands import (
    Act,
    AddComputer,
    AnswerTakeBack,
    ChannelGone,
    EndTable,
    Forget,
    Join,
    Leave,
    NextRound,
    Pause,
    Refs,
    Rematch,
    RemoveSeat,
    Replace,
    Resign,
    Resume,
    Return,
    SetGame,
    SetOption,
    SetSetup,
    SetTableSetting,
    StartMatch,
    TakeBack,
    VoteEnd,
)
from tests.luck import part_of

from .world import ANN, BEN, CLEO, DAN, EVE, MOD, World, comparable, views

pytestmark = pytest.mark.slow

people = st.sampled_from((ANN, BEN, CLEO, DAN, EVE, MOD))
seats = st.integers(-1, 4)
words = [(key, word) for key, setting in SETTINGS.items() for word in (*setting.values, "", "x")]
commands = st.one_of(
    *(st.builds(kind, people) for kind in (Join, Leave, StartMatch, NextRound, Pause, Resume, Rematch, Return)),
    st.builds(AddComputer, people, st.sampled_from(("random", "greedy", "strong", "", "x"))),
    st.builds(RemoveSeat, people, seats),
    st.builds(Replace, people, st.none() | seats),
    st.builds(SetGame, people, st.sampled_from((*registry.GAMES, "chess"))),
    st.builds(SetOption, people, st.sampled_from(("out-ends", "rounds")), st.sampled_from((True, "yes", 1))),
    st.builds(lambda by, words: SetTableSetting(by, *words), people, st.sampled_from(words)),
    st.builds(SetSetup, people, st.sampled_from(("votes", "youngest")), st.sampled_from(("open", "p1", "p3", ""))),
    *(st.builds(kind, people, st.booleans()) for kind in (VoteEnd, TakeBack, AnswerTakeBack)),
    st.builds(Refs, st.dictionaries(st.sampled_from("ab"), st.none() | st.integers(0, 9), max_size=2)),
)
rare = st.one_of(
    st.builds(EndTable, people),
    st.builds(Resign, people),
    st.builds(Forget, people.map(lambda person: person.id)),
    st.just(ChannelGone()),
)
deeds = st.one_of(
    st.just("play"),
    st.just("plays"),
    st.just("plays and asks"),
    st.just("ready"),
    st.just("end and again"),
    st.tuples(st.just("wait"), st.sampled_from((1.0, 40.0, 125.0, 1900.0, 700_000.0))),
    st.just("restart"),
    st.tuples(st.just("wrong"), people, st.sampled_from(("p1 pass", "p2 play 6-6", "x", "p1 play 1-0 left"))),
    commands,
    commands,
    st.tuples(st.just("rare"), rare),
)


def check(snapshot: Snapshot) -> None:
    """What holds of every table at any time."""
    state = snapshot.state
    assert len(state.seats) >= 1
    assert state.host is None or any(seat.person == state.host for seat in state.seats)
    people = [seat.person for seat in state.seats if seat.person is not None]
    assert len(people) == len(set(people))
    if state.phase in ("playing", "between"):
        assert state.paused == "player" or any(seat.present for seat in state.seats) != (state.paused == "nobody")
        assert not any(seat.resigned and seat.present for seat in state.seats)
        assert snapshot.state.votes_with() < snapshot.state.votes_needed
        assert len(state.offered.seat_versions) == len(state.offered.offers) == len(state.seats)
    if state.phase == "playing" and not state.paused:
        assert snapshot.turn is not None
        assert snapshot.legal(snapshot.turn)
        assert (state.times.deadline is not None) == (
            state.settings.clock != "off" and state.seats[snapshot.turn].present
        ), state
        assert max(state.offered.seat_versions) <= state.version
    assert state.times.expires is not None
    assert (state.paused == "asked") == (state.times.answer_until is not None)


async def play_one(world: World, table: str) -> None:
    snapshot = world.tables.get(table)
    if snapshot is None or snapshot.turn is None or snapshot.state.paused:
        return
    if snapshot.state.seats[snapshot.turn].present:
        await world.play(table)


async def do(world: World, table: str, deed) -> None:
    snapshot = world.tables.get(table)
    match deed:
        case "play":
            await play_one(world, table)
        case "plays":
            for _ in range(12):
                await play_one(world, table)
        case "plays and asks":
            await play_one(world, table)
            if snapshot and snapshot.turn is not None and (person := snapshot.state.seats[snapshot.turn].person):
                await world.tables.send(table, TakeBack(world.person(person), counts=False))
        case "end and again":
            for person in (ANN, BEN, CLEO, DAN, EVE):
                if snapshot and person.id == snapshot.state.host and snapshot.state.log.series:
                    await world.tables.send(table, EndTable(MOD))
                    await world.tables.send(table, Rematch(person))
        case "ready":
            for seat in snapshot.awaited if snapshot and snapshot.state.phase == "between" else ():
                await world.tables.send(table, NextRound(world.person(snapshot.state.seats[seat].person)))
        case ("wait", seconds):
            await world.advance(seconds)
        case "restart":
            await world.restart(away=3.0)
        case ("wrong", person, token):
            await world.tables.send(table, Act(person, None, (token,)))
        case ("rare", command):
            await world.tables.send(table, command)
        case command:
            await world.tables.send(table, command)


async def live(deeds_done, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        world = await World.make(Path(folder) / "t.db", seed=seed)
        try:
            table = await world.started(ANN, BEN, computers=1, league="no" if seed % 2 else "yes")
            for deed in deeds_done:
                if world.tables.get(table) is None:
                    assert await world.store.live_tables() == []
                    table = await world.lobby(ANN, BEN, CLEO)
                before = world.get(table).state
                try:
                    await do(world, table, deed)
                except TableError as error:
                    if error.code == "internal":
                        raise
                    if deed not in ("ready", "end and again", "plays and asks"):
                        assert world.get(table).state is before
                except GameError:
                    assert world.get(table).state is before
                await world.settle()
                if world.tables.get(table) is not None:
                    check(world.get(table))
            await same_from_the_file(world, table)
        finally:
            await world.close()


async def same_from_the_file(world: World, table: str) -> None:
    before = world.tables.get(table)
    report = await world.restart()
    assert report.broken == ()
    after = world.tables.get(table)
    assert (before is None) == (after is None)
    if before and after:
        assert comparable(after.state) == comparable(before.state)
        assert views(after) == views(before)


@settings(max_examples=part_of(60, 30), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(deeds, min_size=10, max_size=60), st.integers(0, 2**32))
def test_random_commands_only_refuse_and_the_file_agrees(deeds_done, seed):
    asyncio.run(live(deeds_done, seed))
