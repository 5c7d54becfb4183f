"""Intentions: what is planned for the next turn is played when it comes, as by its player, and nobody hears of it."""

from types import SimpleNamespace

import msgspec
import pytest

from bot.games.registry import GAMES
from bot.tables.codec import header_of
from bot.tables.commands import Act, AnswerTakeBack, Intend, Leave, Pause, Resume, TakeBack
from bot.tables.slow import plannable, tidy

from .world import ANN, BEN, CLEO, refused, views

DELAY = 2.5


async def waiting(world, *people, **fields):
    """A slow table: its id, the seat whose turn it is, and the one that comes next."""
    fields = {"game": "classic", "clock": "24h", "forced": "no", **fields}
    table = await world.started(*(people or (ANN, BEN)), **fields)
    turn = world.get(table).turn
    return table, turn, (turn + 1) % len(world.get(table).state.seats)


def person_at(world, table, seat):
    return world.person(world.get(table).state.seats[seat].person)


async def intend(world, table, seat, *words):
    """Plan for a seat, one after the other."""
    for intention in words:
        command = Intend(person_at(world, table, seat), world.get(table).seat_version(seat), intention)
        await world.tables.send(table, command)


def actions(world, table):
    return world.get(table).state.match.rounds[-1].actions


def last_of(world, table, seat):
    return next((action for action in reversed(actions(world, table)) if action.startswith(f"p{seat + 1} ")), "")


async def until_somebody_can_plan_what_will_fit(world, **fields):
    """A table at which the next player can plan two things, both possible after a token of the one whose turn it is."""
    for channel in range(1, 60):
        table, turn, other = await waiting(world, channel=channel, **fields)
        for _ in range(4):
            snapshot = world.get(table)
            turn, other = snapshot.turn, 1 - snapshot.turn
            token = kept = None
            for token in snapshot.legal(turn):
                match = after(snapshot, turn, token)
                plans = plannable(snapshot.state, other)
                kept = [plan for plan in plans if match.rules.intended(match.view(other), plan)]
                if len(kept) > 1:
                    return table, turn, other, token, kept
            await world.play(table)
    raise AssertionError("nobody could plan")


def after(snapshot, seat, token):
    """The match after a token, where it is the other one's turn then."""
    from bot.tables.playing import try_tokens

    return try_tokens(snapshot.state.match, seat, (token,)).match


async def hand_in(world, table, seat, token):
    version = world.get(table).seat_version(seat)
    await world.tables.send(table, Act(person_at(world, table, seat), version, (token,)))
    await world.settle()


async def test_what_was_planned_is_taken_back_like_any_act_and_is_not_played_again(world):
    table, turn, other, token, kept = await until_somebody_can_plan_what_will_fit(world, league="no")
    await intend(world, table, other, kept[0])
    await hand_in(world, table, turn, token)
    before = world.get(table).state.match.state
    await world.advance(DELAY)
    assert world.get(table).turn == turn
    await world.tables.send(table, TakeBack(person_at(world, table, other), counts=False))
    await world.tables.send(table, AnswerTakeBack(person_at(world, table, turn), True))
    await world.advance(60)
    assert world.get(table).state.match.state == before


async def test_the_first_that_fits_is_played_a_moment_after_the_turn_has_come(world):
    table, turn, other, token, kept = await until_somebody_can_plan_what_will_fit(world)
    await intend(world, table, other, *kept[:2])
    assert world.get(table).state.seats[other].intends == tuple(kept[:2])
    await hand_in(world, table, turn, token)
    before = world.get(table).state
    assert before.times.intended_at == world.clock.now() + DELAY
    wanted = before.match.rules.intended(before.match.view(other), kept[0])
    await world.advance(DELAY - 0.1)
    assert world.get(table).state is before
    await world.advance(0.1)
    assert actions(world, table)[len(before.match.rounds[-1].actions)] == wanted[0]
    assert world.get(table).state.seats[other].intends == ()
    assert world.get(table).state.seats[other].misses == 0


async def test_what_became_illegal_is_passed_over_and_the_next_is_played(world):
    table, turn, other, token, kept = await until_somebody_can_plan_what_will_fit(world)
    match = after(world.get(table), turn, token)
    gone = [plan for plan in plannable(world.get(table).state, other) if plan not in kept]
    assert gone
    await intend(world, table, other, gone[0], kept[0])
    await hand_in(world, table, turn, token)
    await world.advance(DELAY)
    assert match.rules.intended(match.view(other), kept[0])[0] in actions(world, table)


async def test_where_nothing_fits_any_more_the_player_is_asked_as_usual(world):
    table, turn, other, token, kept = await until_somebody_can_plan_what_will_fit(world)
    gone = [plan for plan in plannable(world.get(table).state, other) if plan not in kept]
    await intend(world, table, other, gone[0])
    await hand_in(world, table, turn, token)
    state = world.get(table).state
    assert (state.offered.turn, state.times.intended_at, state.seats[other].intends) == (other, None, ())
    await world.advance(3600)
    assert world.get(table).turn == other
    assert world.get(table).state.version == state.version


async def test_who_is_faster_plays_and_the_plan_is_gone(world):
    table, turn, other, token, kept = await until_somebody_can_plan_what_will_fit(world)
    await intend(world, table, other, kept[0])
    await hand_in(world, table, turn, token)
    wanted = world.get(table).state.match.rules.intended(world.get(table).view(other), kept[0])[0]
    choice = next(act for act in world.get(table).legal(other) if act != wanted)
    await hand_in(world, table, other, choice)
    count = len(actions(world, table))
    await world.advance(DELAY * 2)
    assert last_of(world, table, other) == choice
    assert len(actions(world, table)) == count
    assert world.get(table).state.seats[other].intends == ()


async def test_it_is_taken_back_by_one_command_and_after_a_pause_there_is_a_moment_again(world):
    table, turn, other, token, kept = await until_somebody_can_plan_what_will_fit(world)
    await intend(world, table, other, kept[0], kept[1])
    await world.tables.send(table, Intend(person_at(world, table, other), None, ""))
    assert world.get(table).state.seats[other].intends == ()
    await intend(world, table, other, kept[1])
    await hand_in(world, table, turn, token)
    await world.tables.send(table, Pause(ANN))
    assert world.get(table).state.times.intended_at is None
    await world.advance(3600)
    await world.tables.send(table, Resume(ANN))
    assert world.get(table).state.times.intended_at == world.clock.now() + DELAY
    await world.tables.send(table, Intend(person_at(world, table, other), None, ""))
    count = len(actions(world, table))
    await world.advance(DELAY * 2)
    assert len(actions(world, table)) == count


@pytest.mark.parametrize("moment", ["before the turn", "in the turn"])
async def test_kill_9_between_an_intention_and_its_turn(world, moment):
    table, turn, other, token, kept = await until_somebody_can_plan_what_will_fit(world)
    await intend(world, table, other, *kept[:2])
    if moment == "before the turn":
        await world.restart(kill=True)
        assert world.get(table).state.seats[other].intends == tuple(kept[:2])
        await world.settle()
        await hand_in(world, table, turn, token)
    else:
        await hand_in(world, table, turn, token)
        await world.restart(kill=True)
        assert world.get(table).state.seats[other].intends == tuple(kept[:2])
    state = world.get(table).state
    wanted = state.match.rules.intended(state.match.view(other), kept[0])
    await world.advance(DELAY)
    assert wanted[0] in actions(world, table)
    await world.advance(DELAY)
    assert actions(world, table).count(wanted[0]) == 1


async def test_nobody_is_told_and_nothing_looks_different(world):
    table, _, other, _, kept = await until_somebody_can_plan_what_will_fit(world)
    before, heard = world.get(table), len(world.messenger.heard)
    await intend(world, table, other, *kept[:2])
    planned = world.get(table)
    assert len(world.messenger.heard) == heard
    assert planned.state.version == before.state.version
    assert planned.state.offered == before.state.offered
    assert planned.state.times == before.state.times
    assert views(planned) == views(before)
    assert kept[0] in header_of(planned.state)


def heard_without_plans(world, since):
    """All that the messenger has heard, but for what a seat has planned and when it is played."""
    heard = []
    for snapshot in world.messenger.heard[since:]:
        state = snapshot.state
        seats = tuple(msgspec.structs.replace(seat, intends=()) for seat in state.seats)
        times = msgspec.structs.replace(state.times, intended_at=None)
        heard.append((snapshot.events, msgspec.structs.replace(state, seats=seats, times=times), snapshot.repair))
    return heard


async def test_a_quick_player_looks_the_same(world):
    """Publications, events, record: as of one who plays by hand after the same moment."""
    table, turn, other, token, kept = await until_somebody_can_plan_what_will_fit(world)
    await intend(world, table, other, kept[0])
    since, header = len(world.messenger.heard), world.get(table)
    await hand_in(world, table, turn, token)
    wanted = world.get(table).state.match.rules.intended(world.get(table).view(other), kept[0])
    await world.advance(DELAY)
    planned = heard_without_plans(world, since)
    by_hand = await quick(world, header, turn, other, token, wanted[0])
    assert planned == by_hand


async def quick(world, snapshot, turn, other, token, wanted):
    """Return what is heard where nothing was planned and the player is as quick."""
    from bot.tables.reducer import reduce
    from bot.tables.transaction import Context

    seats = tuple(msgspec.structs.replace(seat, intends=()) for seat in snapshot.state.seats)
    state, heard = msgspec.structs.replace(snapshot.state, seats=seats), []
    for seat, words, later in ((turn, token, DELAY), (other, wanted, 0.0)):
        context = Context(world.clock.now() - later, world.config, lambda: b"x" * 32, world.rng, world.players)
        by = world.person(state.seats[seat].person)
        done = reduce(state, Act(by, state.offered.seat_versions[seat], (words,)), context)
        state = done.state
        heard.append((tuple(done.events), state, done.repair))
    return heard


async def test_only_what_can_be_planned_and_only_by_who_sits_there(world):
    table, turn, other, _, kept = await until_somebody_can_plan_what_will_fit(world)
    version, by = world.get(table).seat_version(other), person_at(world, table, other)
    for wrong in ("play 9-9", "pass", "draw", kept[0].upper(), f"p{other + 1} {kept[0]}"):
        assert (await refused(world, table, Intend(by, version, wrong))).code == "stale"
    assert (await refused(world, table, Intend(by, version - 1, kept[0]))).code == "stale"
    assert (await refused(world, table, Intend(CLEO, version, kept[0]))).code == "not-seated"
    turned = person_at(world, table, turn)
    version_of_turn = world.get(table).seat_version(turn)
    assert (await refused(world, table, Intend(turned, version_of_turn, kept[0]))).code == "stale"
    await intend(world, table, other, kept[0], kept[0])
    assert world.get(table).state.seats[other].intends == (kept[0],)


async def test_three_at_most(world):
    table, _, other, _, _ = await until_somebody_can_plan_what_will_fit(world)
    every = plannable(world.get(table).state, other)
    await intend(world, table, other, *every)
    assert world.get(table).state.seats[other].intends == every[:3]


async def test_on_a_fast_clock_and_among_computers_nothing_can_be_planned(world):
    table = await world.started(ANN, BEN, clock="2m", channel=901)
    assert plannable(world.get(table).state, 1 - world.get(table).turn) == ()
    table = await world.started(ANN, computers=2, clock="24h", channel=902)
    assert [plannable(world.get(table).state, seat) for seat in range(3)] == [(), (), ()]


async def test_two_tables_of_one_person_keep_their_plans_apart(world):
    first, turn, other, token, kept = await until_somebody_can_plan_what_will_fit(world)
    second, turn2, other2, token2, kept2 = await until_somebody_can_plan_what_will_fit(world_of(world, 100))
    await intend(world, first, other, kept[0])
    await intend(world, second, other2, kept2[1])
    await hand_in(world, first, turn, token)
    await world.advance(DELAY)
    assert world.get(first).state.seats[other].intends == ()
    assert world.get(second).state.seats[other2].intends == (kept2[1],)
    await hand_in(world, second, turn2, token2)
    wanted = world.get(second).state.match.rules.intended(world.get(second).view(other2), kept2[1])
    await world.advance(DELAY)
    assert wanted[0] in actions(world, second)


def world_of(world, offset):
    """The same world, whose tables are in other channels."""

    class Shifted:
        def __getattr__(self, name):
            return getattr(world, name)

        async def started(self, *people, channel, **fields):
            return await world.started(*people, channel=channel + offset, **fields)

    return Shifted()


async def test_leaving_and_the_end_of_a_round_drop_them(world):
    table, _, other, _, kept = await until_somebody_can_plan_what_will_fit(world)
    await intend(world, table, other, kept[0])
    await world.tables.send(table, Leave(person_at(world, table, other)))
    assert world.get(table).state.seats[other].intends == ()


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_in_every_game_whatever_is_planned_is_played_or_asked(world, game):
    """Every intention that is offered is accepted, none stops a table, and what is played is one of the offers."""
    table, _, _ = await waiting(world, ANN, BEN, game=game)
    played = 0
    for number in range(40):
        snapshot = world.get(table)
        turn = snapshot.turn
        if snapshot.state.phase != "playing" or turn is None:
            break
        other = 1 - turn
        every = plannable(snapshot.state, other)
        if every:
            await intend(world, table, other, every[number % len(every)])
        seen = len(actions(world, table))
        tokens = world.players.suggest(snapshot.view(turn))
        act = Act(person_at(world, table, turn), snapshot.seat_version(turn), tokens)
        await world.tables.send(table, act)
        await world.settle()
        await world.advance(DELAY)
        mine = [action for action in actions(world, table)[seen:] if action.startswith(f"p{other + 1} ")]
        played += bool(mine)
    assert played


async def test_what_was_planned_in_a_round_that_has_ended_is_dropped(world):
    """Also where the next round begins with the same change."""
    table, _, other, _, kept = await until_somebody_can_plan_what_will_fit(world)
    await intend(world, table, other, kept[0])
    state = world.get(table).state
    match = msgspec.structs.replace(state.match, rounds=(*state.match.rounds, state.match.rounds[-1]))
    dropped = []
    tx = SimpleNamespace(
        state=msgspec.structs.replace(state, match=match),
        actor=None,
        set_seat=lambda seat, intends: dropped.append((seat, intends)),
    )
    tidy(SimpleNamespace(**{**vars(tx), "state": state}), state)
    assert dropped == []
    tidy(tx, state)
    assert dropped == [(other, ())]
