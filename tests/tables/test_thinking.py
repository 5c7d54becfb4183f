"""Strong players think outside of their table; what they think comes back as a command, in time or not at all."""

import asyncio
import logging
import random

import msgspec
import pytest

import bot.players
from bot.games.registry import GAMES
from bot.players.thinking import Budget, Choice, NoThoughtError, Purpose, think
from bot.tables import TableConfig, TableError
from bot.tables.codec import header_of, restored
from bot.tables.commands import Act, AddComputer, Join, Leave, Pause, Resume, SetTableSetting, StartMatch, Thought, Wake
from bot.tables.pondering import Thoughts
from bot.tables.timing import position_of
from storage.values import StoredTable
from tests.luck import each_family
from tests.play.fakes import FakeClock, turns

from .world import ANN, BEGINNING, BEN, CHANNEL, GUILD, comparable

pytestmark = pytest.mark.slow

DELAY, PATIENCE = 1.5, 3.0
SLOW = TableConfig(computer_delay=DELAY, reaction=DELAY, thinking=PATIENCE)


class Brain:
    """A thinker that answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, asyncio.Future]] = []
        self.given_up = 0

    async def think(self, view, seed, budget, purpose=Purpose.REVIEW):
        assert purpose == Purpose.MOVE
        assert budget.seconds == 0.5
        answer: asyncio.Future = asyncio.Future()
        self.asked.append((view, answer))
        try:
            return await answer
        except asyncio.CancelledError:
            self.given_up += 1
            raise

    @property
    def view(self):
        return self.asked[-1][0]

    async def answer(self, *tokens: str, error: Exception | None = None) -> None:
        if error is None:
            self.asked[-1][1].set_result((Choice(tokens, 0.5, 0.0, 0.1, 1),))
        else:
            self.asked[-1][1].set_exception(error)
        await turns()


class Quick:
    """A thinker that thinks at once, in this process."""

    def __init__(self) -> None:
        self.asked = 0

    async def think(self, view, seed, budget, purpose=Purpose.REVIEW):
        self.asked += 1
        return think(view, random.Random(seed), Budget(2))


@pytest.fixture
def brain():
    return Brain()


async def begun(make, brain, *, game="classic", config=SLOW, **fields):
    """A match of Ann against a strong player, where it is the turn of the strong one, who has a choice."""
    world = await make(config, thinker=brain)
    table = await world.lobby(ANN, computers=1, game=game, **fields)
    await world.tables.send(table, SetTableSetting(ANN, "computers", "strong"))
    await world.tables.send(table, StartMatch(ANN))
    await world.settle()
    while not brain.asked:
        if world.get(table).turn == 0:
            await world.play(table)
        else:
            await world.advance(DELAY)
    return world, table


def actions(world, table):
    return world.get(table).state.match.history


async def test_what_was_thought_is_played_when_a_computer_player_would_move(make, brain):
    world, table = await begun(make, brain)
    before, chosen = actions(world, table), brain.view.legal[-1]
    assert brain.view.seat == 1
    await brain.answer(chosen)
    await world.advance(DELAY - 0.1)
    assert actions(world, table) == before
    await world.advance(0.1)
    assert actions(world, table)[: len(before) + 1] == (*before, chosen)


@pytest.mark.parametrize("kind", ["strong", "greedy"])
async def test_where_computer_players_are_strong_who_plays_for_a_person_is_strong_too(make, brain, kind):
    """To leave is not to weaken the seat."""
    world = await make(SLOW, thinker=brain)
    table = await world.lobby(ANN, BEN, game="classic")
    await world.tables.send(table, SetTableSetting(ANN, "computers", kind))
    await world.tables.send(table, StartMatch(ANN))
    await world.tables.send(table, Leave(BEN))
    for _ in range(20):
        if not brain.asked:
            await (world.play(table) if world.get(table).turn == 0 else world.advance(DELAY))
    assert bool(brain.asked) == (kind == "strong")
    if brain.asked:
        before, chosen = actions(world, table), brain.view.legal[-1]
        assert brain.view.seat == 1
        await brain.answer(chosen)
        await world.advance(DELAY)
        assert actions(world, table)[: len(before) + 1] == (*before, chosen)


async def test_the_table_goes_on_while_somebody_thinks(make, brain):
    world, table = await begun(make, brain)
    await world.tables.send(table, Pause(ANN))
    await turns()
    assert brain.given_up == 1
    await world.tables.send(table, Resume(ANN))
    await world.settle()
    assert len(brain.asked) == 2
    before, chosen = actions(world, table), brain.view.legal[0]
    await brain.answer(chosen)
    await world.advance(DELAY)
    assert actions(world, table)[len(before)] == chosen


async def test_a_thought_that_comes_late_is_played_when_it_comes(make, brain):
    world, table = await begun(make, brain)
    before, chosen = actions(world, table), brain.view.legal[-1]
    await world.advance(DELAY + PATIENCE - 0.1)
    assert actions(world, table) == before
    await brain.answer(chosen)
    await world.settle()
    assert actions(world, table)[len(before)] == chosen


async def test_where_no_thought_comes_the_normal_move_is_played_and_the_thought_given_up(make, brain):
    world, table = await begun(make, brain)
    before = len(actions(world, table))
    await world.advance(DELAY + PATIENCE)
    assert len(actions(world, table)) > before
    assert brain.given_up == 1


def thinking_less(world, table) -> list[int | None]:
    """For which seats it was said that they think less."""
    return [event.seat for event in world.get(table).state.log.recent if event.code == "thinking-less"]


async def test_a_missed_thought_is_counted_and_told_once_a_match(make, brain, caplog):
    world, table = await begun(make, brain, options={"hands": "1"})
    thoughts = world.tables.thoughts
    await brain.answer(brain.view.legal[-1])
    await world.advance(DELAY)
    assert (thoughts.arrived, thoughts.missed, thinking_less(world, table)) == (1, 0, [])
    for missed in (1, 2):
        asked = len(brain.asked)
        while len(brain.asked) == asked:
            await world.play(table) if world.get(table).turn == 0 else await world.advance(DELAY)
        await world.advance(DELAY + PATIENCE)
        assert thoughts.missed == missed
        assert thinking_less(world, table) == [1]
    assert [record.getMessage()[:29] for record in caplog.records] == ["1 of 2 thoughts of strong pla"]


def test_missed_thoughts_are_logged_once_an_hour(caplog):
    clock = FakeClock()
    thoughts = Thoughts(clock.now)
    for seconds in (0.0, 1.0, 1.0, 3597.0, 1.0, 1.0):
        clock.advance(seconds)
        thoughts.note(arrived=False)
        thoughts.note(arrived=True)
    assert [record.getMessage()[:15] for record in caplog.records] == ["1 of 1 thoughts", "4 of 8 thoughts"]


async def test_where_nobody_thinks_nothing_is_missed(make):
    world = await make(SLOW)
    table = await world.lobby(ANN)
    await world.tables.send(table, AddComputer(ANN, "strong"))
    await world.tables.send(table, StartMatch(ANN))
    for _ in range(4):
        await world.play(table) if world.get(table).turn == 0 else await world.advance(DELAY)
    assert (world.tables.thoughts.arrived, world.tables.thoughts.missed) == (0, 0)
    assert thinking_less(world, table) == []


@pytest.mark.parametrize(("error", "logged"), [(NoThoughtError(), 0), (ValueError("oh"), 1)], ids=["none", "fault"])
async def test_a_thinker_that_fails_costs_no_time(make, brain, caplog, error, logged):
    world, table = await begun(make, brain)
    before = len(actions(world, table))
    await brain.answer(error=error)
    await world.advance(DELAY)
    assert len(actions(world, table)) > before
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == logged


async def test_an_illegal_thought_is_a_fault_and_the_suggestion_is_played(make, brain, caplog):
    world, table = await begun(make, brain)
    before = len(actions(world, table))
    await brain.answer("p2 play 9-9")
    await world.advance(DELAY)
    assert len(actions(world, table)) > before
    assert "computer player failed" in caplog.text


async def test_a_thought_about_another_position_changes_nothing(make, brain):
    world, table = await begun(make, brain)
    state = world.get(table).state
    tokens, position = (brain.view.legal[0],), position_of(state, 1)
    for seat, about in ((0, position), (1, (*position[:2], position[2] - 1, position[3])), (1, (0, 0, 0, 0))):
        reply = await world.tables.send(table, Thought(seat, about, tokens))
        assert reply.snapshot.events == ()
        assert world.get(table).state is state
    assert (await world.tables.send(table, Thought(1, position, tokens))).snapshot.state is not state


async def test_without_anybody_who_thinks_it_plays_as_the_normal_one(make):
    world = await make(SLOW)
    table = await world.lobby(ANN)
    await world.tables.send(table, AddComputer(ANN, "strong"))
    await world.tables.send(table, StartMatch(ANN))
    await world.settle()
    if world.get(table).turn == 0:
        await world.play(table)
    before = len(actions(world, table))
    await world.advance(DELAY - 0.1)
    assert len(actions(world, table)) == before
    await world.advance(0.1)
    assert len(actions(world, table)) > before


async def test_killed_while_it_thinks_the_table_goes_on(make, brain):
    world, table = await begun(make, brain)
    before = world.get(table)
    assert (await world.restart(away=100)).broken == ()
    assert comparable(world.get(table).state) == comparable(before.state)
    await world.settle()
    assert len(brain.asked) == 2
    assert brain.view == before.view(1)
    chosen = brain.view.legal[-1]
    await brain.answer(chosen)
    await world.advance(DELAY)
    assert actions(world, table)[len(before.state.match.history)] == chosen


async def test_the_end_does_not_wait_for_a_thought(make, brain):
    world, _ = await begun(make, brain)
    await world.tables.close()
    await turns()
    assert brain.given_up == 1


async def test_a_thought_that_could_not_be_stored_is_played_later(make, brain):
    world, table = await begun(make, brain)
    before, chosen = len(actions(world, table)), brain.view.legal[-1]
    await brain.answer(chosen)
    world.store.codes = ["disk"]
    await world.advance(DELAY)
    assert len(actions(world, table)) == before
    await world.advance(1.0)
    assert actions(world, table)[before] == chosen


async def test_while_the_players_are_cut_off_nothing_is_played(make, brain):
    world, table = await begun(make, brain)
    before, chosen = len(actions(world, table)), brain.view.legal[-1]
    world.cut_off = {GUILD}
    await brain.answer(chosen)
    await world.advance(60)
    assert len(actions(world, table)) == before
    world.cut_off = set()
    world.tables.go_on()
    await world.settle()
    if len(actions(world, table)) == before:  # its clock has begun anew
        await brain.answer(chosen) if not brain.asked[-1][1].done() else None
        await world.advance(DELAY)
    assert actions(world, table)[before] == chosen


async def test_time_that_is_set_does_not_lose_a_thought(make, brain):
    world, table = await begun(make, brain)
    before, chosen = len(actions(world, table)), brain.view.legal[-1]
    await brain.answer(chosen)
    world.clock.time -= 3600
    world.tables.clock_moved(-3600)
    await world.tables.send(table, Wake(repair=False))
    await world.advance(DELAY)
    assert actions(world, table)[before] == chosen


@pytest.mark.parametrize("game", each_family(GAMES))
async def test_every_game_is_played_by_strong_players_to_the_end_of_a_round(make, game):
    world = await make(TableConfig(computer_delay=0.0, reaction=0.0), thinker=Quick())
    table = await world.lobby(ANN, game=game, clock="off")
    for _ in range(2):
        await world.tables.send(table, AddComputer(ANN, "strong"))
    await world.tables.send(table, StartMatch(ANN))
    while (snapshot := world.get(table)).state.phase == "playing":
        if snapshot.turn == 0 and snapshot.state.times.claims_until is None:
            tokens = bot.players.choose("greedy", snapshot.view(0), random.Random(1))
            await world.tables.send(table, Act(ANN, snapshot.seat_version(0), tokens))
        await turns()
        await world.advance(0.0 if snapshot.state.times.claims_until is None else 5.0)
    assert snapshot.summary is not None
    assert world.thinker.asked
    assert world.clock.time - BEGINNING < 300  # nothing has waited for thoughts that do not come


# The lobby


async def test_the_host_chooses_how_well_computers_play(world):
    table = await world.lobby(ANN, BEN, computers=1)
    assert world.get(table).state.settings.computers == "greedy"
    await world.tables.send(table, SetTableSetting(ANN, "computers", "strong"))
    await world.tables.send(table, AddComputer(ANN))
    assert [seat.computer for seat in world.get(table).state.seats] == ["", "", "strong", "strong"]
    for person, kind, code in ((BEN, "random", "not-host"), (ANN, "clever", "bad-value"), (ANN, "", "bad-value")):
        with pytest.raises(TableError) as refused:
            await world.tables.send(table, SetTableSetting(person, "computers", kind))
        assert refused.value.code == code
    await world.tables.send(table, StartMatch(ANN))
    with pytest.raises(TableError) as refused:
        await world.tables.send(table, SetTableSetting(ANN, "computers", "random"))
    assert refused.value.code == "already-started"


async def test_who_left_is_replaced_by_a_computer_of_the_table_s_kind(world):
    from bot.tables.commands import Leave, VoteEnd

    table = await world.lobby(ANN, BEN)
    await world.tables.send(table, SetTableSetting(ANN, "computers", "strong"))
    await world.tables.send(table, StartMatch(ANN))
    await world.tables.send(table, Leave(BEN))
    await world.tables.send(table, VoteEnd(ANN))
    await world.rematch(table)
    assert [seat.computer for seat in world.get(table).state.seats] == ["", "strong"]


async def test_a_table_from_before_there_were_strong_players_has_normal_ones(world):
    table = await world.lobby(ANN, computers=1)
    header = msgspec.json.decode(header_of(world.get(table).state))
    assert "computers" not in header
    assert header["seats"][1]["computer"] == "greedy"
    (stored,) = await world.store.live_tables()
    assert isinstance(stored, StoredTable)
    assert restored(stored).settings.computers == "greedy"


async def test_a_strong_player_is_stored(world):
    table = await world.lobby(ANN, channel=CHANNEL)
    await world.tables.send(table, SetTableSetting(ANN, "computers", "strong"))
    await world.tables.send(table, AddComputer(ANN))
    await world.restart()
    state = world.get(table).state
    assert (state.settings.computers, state.seats[1].computer) == ("strong", "strong")


async def test_cuts_stay_when_only_the_strength_changes(world):
    from bot.tables.commands import Cut

    table = await world.lobby(ANN, computers=1)
    promised = world.get(table).promise
    await world.tables.send(table, Cut(ANN, "a word", promised))
    await world.tables.send(table, SetTableSetting(ANN, "computers", "strong"))
    assert world.get(table).cuts
    await world.tables.send(table, Join(BEN))
    assert not world.get(table).cuts
