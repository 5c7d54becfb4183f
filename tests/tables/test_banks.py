"""Time banks: some seconds of a turn are free, the rest is the player's own. Once a table's time is over, computers
play the round to its end.
"""

import pytest
from msgspec.structs import replace

from bot.games.record import decode
from bot.games.registry import GAMES, find_game
from bot.games.verify import verify
from bot.tables import TableConfig
from bot.tables.banks import LEAST_FREE, sized
from bot.tables.commands import (
    Act,
    AddComputer,
    EndTable,
    Join,
    Leave,
    NextRound,
    Pause,
    Refs,
    Rematch,
    Resign,
    Resume,
    Return,
    SetByHand,
    StartMatch,
    TimeUp,
    VoteEnd,
)
from bot.tables.ports import WARN_SECONDS
from bot.tables.timing import warn_at
from tests.luck import each_family, part_of
from tests.tools.cheats.stalling import stalled

from .world import ANN, BEN, CLEO, MOD, refused

LIMIT = 720.0


async def begun(world, *people, **fields):
    return await world.started(*(people or (ANN, BEN)), **{"limit": LIMIT, **fields})


def bank(world, table, person):
    snapshot = world.get(table)
    return snapshot.state.banks.left[snapshot.seat_of(person.id)]


def rest(world, table):
    """The seconds that the present turn has left on its clock."""
    return world.get(table).state.times.deadline - world.clock.now()


# How large they are


@pytest.mark.parametrize("game", GAMES)
def test_banks_and_free_seconds_fit_into_the_time_of_a_table(game):
    rules = find_game(game)
    for length in rules.lengths:
        for seats in rules.seats:
            turns, claims = rules.turns(length, seats), rules.claimable({**rules.first_options()})
            limit = 60.0 * max(10, 2 * rules.minutes(length, seats))
            banks = sized(limit, seats, turns=turns, pace=rules.pace, claims=claims)
            assert turns * banks.free + seats * banks.full <= limit
            assert banks.free >= LEAST_FREE
            # honest play at the usual pace needs no more than half of what everybody has
            assert turns * banks.free + seats * banks.full >= turns * rules.pace * (1 if claims else 1.2)


def test_a_table_with_too_little_time_has_free_seconds_alone():
    banks = sized(60.0, 4, turns=400, pace=10, claims=False)
    assert (banks.free, banks.full, banks.share(0)) == (LEAST_FREE, 0.0, 0.0)


def test_nobody_knows_the_length_of_own_options():
    banks = sized(3600.0, 4, turns=None, pace=10, claims=False)
    assert banks.free == LEAST_FREE
    assert 180 * banks.free + 4 * banks.full <= 3600


# What a turn costs


async def test_a_quick_turn_is_free_and_a_slow_one_costs_what_it_takes_beyond(world):
    table = await begun(world)
    banks = world.get(table).state.banks
    slow, quick = world.turn_person(table), None
    assert rest(world, table) == banks.free + banks.full
    await world.advance(banks.free + 20)
    await world.play(table)
    assert bank(world, table, slow) == banks.full - 20
    quick = world.turn_person(table)
    assert quick != slow
    await world.advance(banks.free - 1)
    await world.play(table)
    assert bank(world, table, quick) == banks.full
    assert rest(world, table) == banks.free + banks.full - 20


async def test_a_turn_that_begins_with_too_little_is_not_warned_of(world):
    state = world.get(await begun(world)).state
    little = 2 * WARN_SECONDS[state.clock] - state.banks.free
    for left, warned in ((little, False), (little + 1, True)):
        poor = replace(state, banks=replace(state.banks, left=(left, left)))
        assert (warn_at(poor) is not None) == warned


async def test_many_acts_of_a_turn_share_its_free_seconds(world):
    table = await begun(world, game="romi40", forced="no")
    free, who = world.get(table).state.banks.free, None
    await world.play(table)  # the opening discard
    who, full = world.turn_person(table), world.get(table).state.banks.full
    await world.advance(free)
    await world.play(table)
    assert world.turn_person(table) == who
    assert rest(world, table) == full
    await world.advance(7)
    while world.turn_person(table) == who:
        snapshot = world.get(table)
        discard = next(token for token in snapshot.legal(snapshot.turn) if " discard " in token)
        await world.tables.send(table, Act(who, None, (discard,)))
    assert bank(world, table, who) == full - 7


async def test_a_turn_right_after_the_own_turn_is_another_one(world):
    """In UNO the other player is skipped: then it is the same player's turn anew."""
    table = await begun(world, game="uno", forced="no")
    for _ in range(300):
        before, who = world.get(table), world.turn_person(table)
        await world.advance(1)
        await world.play(table)
        after = world.get(table).state
        if after.phase == "playing" and world.turn_person(table) == who:
            skipped = any(" skipped" in token for token in after.match.history[len(before.state.match.history) :])
            if skipped:
                break
    assert skipped
    assert rest(world, table) == after.banks.allowance(after.offered.turn)


async def test_with_an_empty_bank_only_the_free_seconds_are_left(world):
    table = await begun(world)
    slow, banks = world.turn_person(table), world.get(table).state.banks
    await world.advance(banks.free + banks.full)
    assert "timed-out" in world.messenger.codes
    assert bank(world, table, slow) == 0
    await world.play(table)
    assert world.turn_person(table) == slow
    assert rest(world, table) == banks.free
    await world.advance(banks.free)
    assert "seat-computer" in world.messenger.codes
    await world.play(table)
    await world.tables.send(table, Return(slow))
    assert bank(world, table, slow) == 0  # no fresh bank


async def test_who_leaves_a_turn_and_comes_back_finds_what_was_left_of_it(world):
    table = await begun(world)
    who = world.turn_person(table)
    other = BEN if who == ANN else ANN
    await world.tables.send(table, Leave(other))
    full = world.get(table).state.banks.full
    for _ in range(5):
        await world.advance(6)
        await world.tables.send(table, Leave(who))
        await world.tables.send(table, Join(who))
    assert world.turn_person(table) == who
    assert rest(world, table) == world.get(table).state.banks.free + full - 30


async def test_computers_play_on_without_anybody_present(world):
    """While a table stands still its time goes on: that would pay a player who stands up at the right moment."""
    table = await begun(world)
    for person in (ANN, BEN):
        await world.tables.send(table, Leave(person))
    assert world.get(table).state.paused == ""
    await world.advance(LIMIT)
    assert world.get(table).state.phase == "over"


async def test_players_cannot_stop_the_clock_and_who_may_gives_nothing_back(world):
    table = await begun(world)
    who = world.turn_person(table)
    assert (await refused(world, table, Pause(ANN))).code == "timed"
    await world.advance(50)
    before = rest(world, table)
    await world.tables.send(table, Pause(MOD))
    await world.advance(3600)
    await world.tables.send(table, Leave(who))
    await world.tables.send(table, Join(who))
    await world.tables.send(table, Resume(ANN))
    assert rest(world, table) == before


async def test_a_window_for_claims_is_short_and_costs_nobody_anything(world):
    table = await begun(world, game="tabla", options={"claims": True}, **{"claim-window": "10s"})
    await world.tables.send(table, SetByHand(ANN, True))
    full = world.get(table).state.banks.full
    await world.play(table)
    assert world.get(table).state.times.claims_until == world.clock.now() + 5
    await world.advance(5)
    state = world.get(table).state
    assert rest(world, table) == state.banks.allowance(state.offered.turn) == state.banks.free + full


async def test_the_pause_between_rounds_is_short_whatever_the_clock_is(world):
    table = await begun(world, clock="24h")
    while world.get(table).state.phase == "playing":
        await world.play(table)
    assert world.get(table).state.times.next_at == world.clock.now() + 15


async def test_a_rematch_has_no_limit(world):
    table = await begun(world, options={"hands": 1})
    while world.get(table).state.phase != "over":
        await world.play(table)
    await world.tables.send(table, Rematch(ANN))
    await world.tables.send(table, Rematch(BEN))
    if world.get(table).state.phase == "lobby":
        await world.tables.send(table, StartMatch(ANN))
    assert world.get(table).state.banks is None
    assert rest(world, table) == 120


# Restarts


async def test_a_restart_adds_nothing_to_a_bank(world):
    table = await begun(world)
    who, banks = world.turn_person(table), world.get(table).state.banks
    await world.advance(banks.free + 40)
    await world.restart()
    await world.settle()
    assert bank(world, table, who) == banks.full - 40
    await world.play(table)
    assert bank(world, table, who) == banks.full - 40


async def test_an_outage_longer_than_the_turn_leaves_a_minute_of_the_bank(world):
    table = await begun(world)
    who, banks = world.turn_person(table), world.get(table).state.banks
    await world.restart(away=5000.0)
    await world.settle()
    assert bank(world, table, who) == rest(world, table) == 60 < banks.full
    await world.advance(30)
    await world.play(table)
    assert bank(world, table, who) == 30


async def test_the_minute_after_a_restart_never_comes_into_the_bank(world):
    table = await begun(world)
    who, banks = world.turn_person(table), world.get(table).state.banks
    await world.advance(banks.free + banks.full - 10)
    for _ in range(3):
        await world.restart()
        await world.settle()
        assert bank(world, table, who) == 10
    assert rest(world, table) == 60
    await world.play(table)
    assert bank(world, table, who) == 10


# The end of the time


async def played(world, game, *people, acts=7, **fields):
    """A table in the midst of its first round."""
    table = await begun(world, *people, game=game, **fields)
    for _ in range(acts):
        if world.get(table).state.phase == "playing" and world.get(table).turn is not None:
            await world.play(table)
    return table


@pytest.mark.parametrize("game", each_family(GAMES))
async def test_computers_play_the_round_to_its_end_and_the_match_ends_with_it(make, game):
    world = await make(TableConfig())
    table = await played(world, game, acts=3)
    await world.tables.send(table, TimeUp())
    await world.settle()
    state, (match,) = world.get(table).state, await world.matches()
    assert (state.phase, state.end, match.end) == ("over", "time", "time")
    assert [result.place for result in match.results] == list(state.match.places)
    assert [(result.stood_in, result.absent) for result in match.results] == [(False, 0)] * 2  # nobody was away
    record = decode(match.record)
    verify(record)
    assert record.rounds[-1].result is not None
    assert match.ended == world.clock.now()  # at once
    assert (await world.restart()).broken == ()
    assert world.get(table).state.match == state.match


async def test_nobody_else_does_anything_meanwhile(world):
    table = await played(world, "classic")
    await world.tables.send(table, TimeUp())
    who = world.turn_person(table)
    click = world.click(table, who)
    for command in (click, Pause(MOD), VoteEnd(ANN), Resign(ANN), NextRound(BEN), TimeUp()):
        assert (await refused(world, table, command)).code == "time-up"


async def test_between_rounds_the_match_ends_as_it_stands(world):
    table = await begun(world)
    while world.get(table).state.phase == "playing":
        await world.play(table)
    rounds = len(world.get(table).state.match.rounds)
    await world.tables.send(table, TimeUp())
    state, (match,) = world.get(table).state, await world.matches()
    assert (state.phase, state.ended_by, match.end, len(state.match.rounds)) == ("over", "", "time", rounds)
    verify(decode(match.record))


async def test_a_paused_table_and_one_with_open_claims_end_too(world):
    table = await begun(world, game="tabla", options={"claims": True})
    await world.tables.send(table, SetByHand(ANN, True))
    await world.play(table)
    assert world.get(table).state.times.claims_until is not None
    await world.tables.send(table, TimeUp())
    await world.settle()
    assert world.get(table).state.end == "time"
    other = await begun(world, channel=5)
    await world.tables.send(other, Pause(MOD))
    await world.tables.send(other, TimeUp())
    await world.settle()
    assert world.get(other).state.end == "time"


async def test_a_kill_in_the_midst_changes_nothing(world):
    table = await played(world, "classic", ANN, BEN, CLEO)
    await world.tables.send(table, TimeUp())
    kills = 0
    while world.get(table).state.phase != "over":
        await world.restart()
        for _ in range(2):  # it wakes up, and one computer moves
            world.clock.ring()
            await world.tables.send(table, Refs({}))
        kills += 1
    assert kills > 3
    assert world.get(table).state.end == "time"
    (match,) = await world.matches()
    verify(decode(match.record))


async def test_strong_computers_do_not_think_any_more(world):
    table = await world.lobby(ANN, limit=LIMIT, game="uno")
    await world.tables.send(table, AddComputer(ANN, "strong"))
    await world.tables.send(table, StartMatch(ANN))
    while world.get(table).turn == 0:
        await world.tables.send(table, world.click(table, ANN))
    assert world.get(table).state.times.computer_at == world.clock.now() + world.config.thinking
    await world.tables.send(table, TimeUp())
    assert world.get(table).state.times.computer_at == world.clock.now()


async def test_a_moderator_can_still_break_it_off(world):
    table = await begun(world)
    await world.tables.send(table, TimeUp())
    await world.tables.send(table, EndTable(MOD))
    assert world.get(table).state.end == "abandoned"


@pytest.mark.slow
@pytest.mark.parametrize("game", each_family(GAMES))
def test_who_lets_the_time_run_gets_no_more_than_at_normal_speed(game):
    for number in range(part_of(3, 1)):
        fair, slow = (stalled(game, f"stall {number}", "now", stalls=stalls) for stalls in (False, True))
        assert slow.share <= fair.share
        assert not slow.out_of_time
