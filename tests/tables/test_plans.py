"""A planned turn: it is played if the turn runs out and the rules allow it, and is seen by nobody before."""

import msgspec

from bot.tables.codec import header_of
from bot.tables.transaction import StandingPlan
from tests.tables.world import ANN, BEN, views


async def turn_of_rummy(world):
    """A table of Römi at which a person has drawn: its id, and who that is."""
    table = await world.started(ANN, BEN, game="romi51", league="no")
    await world.advance(120.0)  # the first discard is done by the clock
    person = world.turn_person(table)
    await world.tables.send(table, world.click(table, person))
    await world.settle()
    return table, person


def planned(world, table, person, discard):
    """A plan of that person to discard a card."""
    snapshot = world.get(table)
    seat = snapshot.seat_of(person.id)
    return StandingPlan(snapshot.seat_version(seat), (f"p{seat + 1} discard {discard}",))


def unlikely(world, table, person):
    """A card that would not be discarded for that person, since it is not what is suggested."""
    snapshot = world.get(table)
    view = snapshot.view(snapshot.seat_of(person.id))
    least = world.players.suggest(view)[-1].split(" ")[-1]
    return next(card for card in view.hand if card != least)


def last_action(world, table):
    return world.get(table).state.match.rounds[-1].actions[-1]


async def test_a_turn_that_runs_out_plays_the_plan_and_says_so(world):
    table, person = await turn_of_rummy(world)
    plan = planned(world, table, person, unlikely(world, table, person))
    world.tables.note_plan(table, person.id, plan)
    await world.advance(121.0)
    assert plan.tokens[0] in world.get(table).state.match.rounds[-1].actions
    codes = [code for code in world.messenger.codes if code.startswith("timed-out")]
    assert codes[:2] == ["timed-out", "timed-out-planned"]


async def test_a_plan_counts_as_a_miss_like_any_turn_that_ran_out(world):
    table, person = await turn_of_rummy(world)
    seat = world.get(table).seat_of(person.id)
    before = world.get(table).state.seats[seat].misses
    world.tables.note_plan(table, person.id, planned(world, table, person, unlikely(world, table, person)))
    await world.advance(121.0)
    assert world.get(table).state.seats[seat].misses == before + 1


async def test_what_the_rules_refuse_is_not_played_and_nothing_tells_of_it(world):
    table, person = await turn_of_rummy(world)
    seat = world.get(table).seat_of(person.id)
    version = world.get(table).seat_version(seat)
    for tokens in (
        (f"p{seat + 1} discard XX",),
        (f"p{2 - seat} discard H2",),
        (f"p{seat + 1} meld S2 S3 S4",),
        (f"p{seat + 1} meld S2 H5 C9", f"p{seat + 1} discard JK"),
    ):
        world.tables.note_plan(table, person.id, StandingPlan(version, tokens))
    await world.advance(121.0)
    assert "timed-out-planned" not in world.messenger.codes
    assert world.get(table).turn != seat


async def test_a_plan_of_another_turn_and_one_put_back_are_not_played(world):
    table, person = await turn_of_rummy(world)
    card = unlikely(world, table, person)
    plan = planned(world, table, person, card)
    world.tables.note_plan(table, person.id, msgspec.structs.replace(plan, version=plan.version - 1))
    await world.advance(121.0)
    assert "timed-out-planned" not in world.messenger.codes
    other = world.turn_person(table)
    await world.tables.send(table, world.click(table, other))
    plan = planned(world, table, other, unlikely(world, table, other))
    world.tables.note_plan(table, other.id, plan)
    world.tables.note_plan(table, other.id, msgspec.structs.replace(plan, tokens=()))
    await world.advance(121.0)
    assert "timed-out-planned" not in world.messenger.codes


async def test_only_who_sits_there_plans_for_a_seat(world):
    table, person = await turn_of_rummy(world)
    plan = planned(world, table, person, unlikely(world, table, person))
    world.tables.note_plan(table, BEN.id if person is ANN else ANN.id, plan)
    world.tables.note_plan(table, 1, plan)
    world.tables.note_plan("elsewhere", person.id, plan)
    await world.advance(121.0)
    assert "timed-out-planned" not in world.messenger.codes


async def test_a_plan_is_not_stored_not_shown_and_gone_with_the_process(world):
    table, person = await turn_of_rummy(world)
    before, heard, saved = world.get(table), len(world.messenger.heard), world.store.saves
    plan = planned(world, table, person, unlikely(world, table, person))
    world.tables.note_plan(table, person.id, plan)
    await world.settle()
    assert world.get(table).state is before.state
    assert (len(world.messenger.heard), world.store.saves) == (heard, saved)
    assert views(world.get(table)) == views(before)
    assert header_of(world.get(table).state) == header_of(before.state)
    await world.restart(kill=True)
    await world.advance(130.0)
    assert "timed-out" in world.messenger.codes
    assert "timed-out-planned" not in world.messenger.codes


async def test_a_plan_goes_with_the_turn_that_it_was_for(world):
    table, person = await turn_of_rummy(world)
    world.tables.note_plan(table, person.id, planned(world, table, person, unlikely(world, table, person)))
    live = world.tables._tables[table]
    assert live._plans
    await world.play(table)
    assert not live._plans
