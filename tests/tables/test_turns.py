"""Who plays counts: a table counts each seat's turns, and those that the computer played for the seat's player."""

from bot.tables.commands import Leave, NextRound, Return
from bot.tables.types import changed

from .test_league_match import played_out
from .world import ANN, BEN, CLEO, GUILD


async def go_on(world, table):
    """Whoever's turn it is plays, and who is present says ready."""
    if world.get(table).state.phase == "between":
        for seat in world.get(table).awaited:
            await world.tables.send(table, NextRound(world.person(world.get(table).state.seats[seat].person)))
        await world.settle()
    elif world.get(table).state.seats[world.get(table).turn].present:
        await world.play(table)
    else:
        await world.advance(31)


def last_tiles(world, table):
    state = world.get(table).state
    return len(state.match.rounds) == 3 and state.phase == "playing" and min(world.get(table).view(None).sizes) <= 2


async def test_who_comes_back_for_the_last_two_tiles_has_not_played(make):
    """Ben left six matches at once, and won three of them with 0 to 2 moves a match."""
    for seed in range(9):
        world = await make(seed=seed)
        table = await world.started(ANN, BEN, clock="off")
        await world.tables.send(table, Leave(BEN))
        await world.settle()
        while not last_tiles(world, table):
            await go_on(world, table)
        await world.tables.send(table, Return(BEN))
        await world.settle()
        match = await played_out(world, table)
        if match.results[1].place == 1:
            break
    ann, ben = match.results
    assert (ann.place, ann.absent, ben.place, ben.stood_in) == (2, 0, 1, False)
    assert ben.turns - 2 <= ben.absent < ben.turns
    seen = await world.store.store.league.match(GUILD, match.match)
    seats = [(seat.league_place, seat.gone, seat.why) for seat in seen.seats]
    assert seats == [(1, "", ""), (2, "absent", "absent")]


async def test_who_is_away_for_a_turn_has_played(world):
    """Also after a restart in the midst of it."""
    table = await world.started(ANN, BEN, CLEO, clock="off")
    for _ in range(6):
        await go_on(world, table)
    turns = world.get(table).state.log.turns
    assert sum(turns) == 6
    await world.tables.send(table, Leave(BEN))
    await world.settle()
    while not any(world.get(table).state.log.absent):
        await go_on(world, table)
    await world.restart()
    assert world.get(table).state.log.absent == (0, 1, 0)
    await world.tables.send(table, Return(BEN))
    match = await played_out(world, table)
    assert [result.absent for result in match.results] == [0, 1, 0]
    assert min(result.turns for result in match.results) > 3
    seen = await world.store.store.league.match(GUILD, match.match)
    assert [seat.why for seat in seen.seats] == ["", "", ""]


async def test_a_turn_that_ran_out_was_the_computers(world):
    """Ben acts every second time, so that his seat is never the computer's."""
    table = await world.started(ANN, BEN, clock="30s")
    acts = False
    while world.get(table).state.phase != "over":
        snapshot = world.get(table)
        if snapshot.state.phase == "playing" and snapshot.turn == 1:
            acts = not acts
            if not acts:
                await world.advance(31)
                continue
        await go_on(world, table)
    (match,) = await world.matches()
    ann, ben = match.results
    assert ann.absent == 0
    assert not ben.stood_in
    assert 3 * ben.absent > ben.turns
    seen = await world.store.store.league.match(GUILD, match.match)
    assert [seat.league_place for seat in seen.seats] == [1, 2]


async def test_a_turn_of_several_acts_is_one(world):
    """Drawing, laying and discarding: the computer plays the rest of a turn that a person has begun."""
    table = await world.started(ANN, BEN, clock="off", game="romi40")
    seats = [world.get(table).turn]
    while len(seats) < 9:
        await go_on(world, table)
        if world.get(table).state.phase != "playing":
            break
        turn = world.get(table).turn
        seats += [turn] * (turn not in (None, seats[-1]))
    turns = seats[:-1]
    assert world.get(table).state.log.turns == (turns.count(0), turns.count(1))
    assert len(world.get(table).state.match.history) >= 2 * len(turns) - 1 > 10  # the first one is a discard alone


async def test_the_rest_of_a_turn_makes_it_the_computers(world):
    table = await world.started(ANN, BEN, clock="off", game="romi40")
    await world.play(table)
    first = world.get(table).turn
    await world.play(table)
    assert world.get(table).turn == first
    assert world.get(table).state.log.absent == (0, 0)
    await world.tables.send(table, Leave((ANN, BEN)[first]))
    await world.settle()
    assert world.get(table).turn == 1 - first
    assert world.get(table).state.log.turns[first] == world.get(table).state.log.absent[first] == 1
    done = len(world.get(table).state.match.history)
    while world.get(table).state.log.turns[first] == 1:
        await go_on(world, table)
    assert len(world.get(table).state.match.history) >= done + 4  # of each seat a draw and a discard
    assert world.get(table).state.log.absent[first] == 2


async def test_a_match_that_an_older_bot_began_counts_no_turns(world):
    """Half of its turns would look like all."""
    table = await world.started(ANN, BEN, clock="off")
    inner = world.tables._tables[table]
    inner.state = changed(inner.state, turns=(), absent=())
    await world.tables.send(table, Leave(BEN))
    await world.settle()
    await go_on(world, table)
    await world.tables.send(table, Return(BEN))
    match = await played_out(world, table)
    assert [(result.turns, result.absent) for result in match.results] == [(0, 0), (0, 0)]
