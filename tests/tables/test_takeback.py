"""Taking back at a table (C-5): who may ask, who agrees, what is as before, and what stays written."""

import pytest

from bot.games.errors import GameError
from bot.games.record import decode
from bot.games.verify import verify
from bot.tables.commands import Act, AnswerTakeBack, Leave, Pause, Replace, Resume, SetTableSetting, TakeBack, VoteEnd
from bot.tables.takeback import MOST, take_back_refusal
from bot.tables.terms import Terms
from bot.tables.timing import position_of
from tests.tables.test_restart import same_after_restart
from tests.tables.test_shared_deals import shared
from tests.tables.world import ANN, BEN, CLEO, refused, views

FREE = TakeBack(ANN, counts=False)


async def table_of(world, *people, **fields) -> str:
    """A table out of the league where it is Ann's turn."""
    table = await world.started(*people, **{"league": "no", "clock": "2m", **fields})
    while world.turn_person(table) is not ANN:
        await world.play(table)
    return table


def standing(world, table):
    """Return what everybody sees and may do, whose turn it is, and the counts."""
    snapshot = world.get(table)
    state = snapshot.state
    log = state.log.turns, state.log.absent, state.log.on_turn
    return views(snapshot), state.match.state, state.offered.offers, snapshot.turn, log


async def agreed(world, table, *people):
    await world.tables.send(table, FREE)
    for person in people:
        await world.tables.send(table, AnswerTakeBack(person, True))
    await world.settle()


async def test_all_agree_and_everything_is_as_before(world):
    table = await table_of(world, ANN, BEN, CLEO)
    await world.advance(30)
    before, deadline = standing(world, table), world.get(table).state.times.deadline
    old = world.click(table, ANN)
    await world.play(table)
    await world.advance(10)
    await agreed(world, table, BEN)
    assert world.get(table).state.paused == "asked"
    assert standing(world, table) != before
    await world.tables.send(table, AnswerTakeBack(CLEO, True))
    assert standing(world, table) == before
    state = world.get(table).state
    assert (state.paused, state.times.deadline) == ("", deadline + 10)  # the 30 seconds are gone, as they were
    assert state.match.rounds[-1].actions[-1].endswith(" takeback")
    assert world.messenger.codes[-1] == "takeback"
    assert (await refused(world, table, old)).code == "stale"
    await same_after_restart(world, table)
    assert standing(world, table) == before


async def test_a_record_holds_with_what_was_taken_back(world):
    table = await table_of(world, ANN, BEN, options={"hands": 1})
    for _ in range(2):
        await world.play(table)
        await agreed(world, table, BEN)
    while world.get(table).state.phase == "playing":
        await world.play(table)
    record = decode((await world.matches())[0].record)
    verify(record)
    assert sum(token.endswith("takeback") for token in record.rounds[0].actions) == 2


@pytest.mark.parametrize("person", [ANN, BEN])
async def test_one_no_is_enough_and_the_clock_goes_on(world, person):
    table = await table_of(world, ANN, BEN, CLEO)
    await world.play(table)
    await world.advance(7)
    before, deadline = standing(world, table), world.get(table).state.times.deadline
    await world.tables.send(table, FREE)
    await world.advance(5)
    assert world.get(table).state.times.deadline is None
    await world.tables.send(table, AnswerTakeBack(person, False))
    assert standing(world, table) == before
    assert world.get(table).state.times.deadline == deadline + 5
    assert world.messenger.codes[-1] == "takeback-refused"
    assert (await refused(world, table, FREE)).code == "takeback-late"
    assert (await refused(world, table, AnswerTakeBack(BEN, True))).code == "takeback-late"


async def test_who_does_not_answer_within_twenty_seconds_does_not_agree(world):
    table = await table_of(world, ANN, BEN)
    await world.play(table)
    before = standing(world, table)
    await world.tables.send(table, FREE)
    await world.advance(19)
    await same_after_restart(world, table)
    assert world.get(table).state.paused == "asked"
    await world.advance(20)
    assert world.get(table).state.paused == ""
    assert standing(world, table) == before


async def test_alone_among_computers_it_is_done_at_once_and_their_moves_go_with_it(world):
    table = await table_of(world, ANN, computers=2, league="yes")
    for _ in range(30):
        before = standing(world, table)
        await world.play(table)  # the others move at once
        if world.get(table).state.phase != "playing":
            pytest.fail("the round was over before anybody could play")
        seat = world.get(table).seat_of(ANN.id)
        actions = world.get(table).state.match.rounds[-1].actions
        if take_back_refusal(world.get(table).state, seat, counts=False) is None:
            break
    assert (await refused(world, table, TakeBack(ANN))).code == "takeback-league"  # where it counts for Ann
    await world.tables.send(table, FREE)
    assert standing(world, table) == before
    back = world.get(table).state.match.rounds[-1].actions[len(actions) :]
    assert [token.split()[1] for token in back] == ["takeback"] * 3
    assert back[-1].startswith(f"p{seat + 1} ")


async def test_no_computer_moves_and_nobody_else_while_the_others_are_asked(world):
    table = await table_of(world, ANN, BEN, computers=1)
    await world.play(table)
    before, turn = standing(world, table), world.get(table).turn
    await world.tables.send(table, FREE)
    await world.advance(15)
    assert standing(world, table) == before
    token = next(str(offer) for offer in world.get(table).state.offered.offers[turn])
    assert (await refused(world, table, Act(BEN, None, (token,)))).code == "asked"
    assert (await refused(world, table, Pause(BEN))).code == "asked"
    await world.tables.send(table, Resume(BEN))
    assert world.get(table).state.paused == "asked"


async def test_what_another_person_did_since_is_in_the_way(world):
    table = await table_of(world, ANN, BEN)
    await world.play(table)
    await world.play(table)
    assert (await refused(world, table, FREE)).code == "takeback-late"
    seat = world.get(table).seat_of(ANN.id)
    assert take_back_refusal(world.get(table).state, seat, counts=False)


async def test_twice_a_match_whatever_the_others_say(world):
    table = await table_of(world, ANN, BEN)
    for _ in range(MOST):
        await world.play(table)
        await world.tables.send(table, FREE)
        await world.tables.send(table, AnswerTakeBack(BEN, False))
        await world.play(table)
    await world.play(table)
    error = await refused(world, table, FREE)
    assert (error.code, error.facts) == ("takeback-twice", {"most": MOST})
    assert world.get(table).state.said.asked_back == (world.get(table).seat_of(ANN.id),) * MOST


async def test_in_the_league_only_by_its_rules(world):
    table = await table_of(world, ANN, BEN, league="yes")
    await world.play(table)
    assert world.get(table).state.said.slip is None
    assert (await refused(world, table, FREE)).code == "takeback-league"
    allowed = await table_of(world, ANN, BEN, league="yes", terms=Terms(takeback="on"), channel=5)
    await world.play(allowed)
    await world.tables.send(allowed, TakeBack(ANN))
    await world.tables.send(allowed, AnswerTakeBack(BEN, True))
    assert world.turn_person(allowed) is ANN


@pytest.mark.parametrize("league", ["yes", "no"])
async def test_what_a_computer_played_for_a_person_stays_where_the_match_counts(world, league):
    table = await table_of(world, ANN, BEN, league=league, terms=Terms(takeback="on"))
    await world.play(table)
    await world.tables.send(table, Leave(BEN))
    await world.settle()
    assert world.turn_person(table) is ANN
    refusal = take_back_refusal(world.get(table).state, world.get(table).seat_of(ANN.id), counts=False)
    assert (refusal is None) is (league == "no")


async def test_never_where_others_play_the_same_deals_or_in_a_night(world):
    for number, fields in enumerate(({"shared": shared()}, {"once": True}, {"limit": 600.0})):
        table = await table_of(world, ANN, BEN, channel=number + 1, **fields)
        await world.play(table)
        assert (await refused(world, table, FREE)).code == "takeback-league"


async def test_who_leaves_has_no_say_and_who_asked_and_left_wants_nothing_more(world):
    table = await table_of(world, ANN, BEN, CLEO)
    before = standing(world, table)[1]
    await world.play(table)
    await agreed(world, table, BEN)
    await world.tables.send(table, Leave(CLEO))
    assert world.get(table).state.match.state == before
    await world.play(table)
    moved = world.get(table).state.match.state
    await world.tables.send(table, FREE)
    await world.tables.send(table, Leave(ANN))
    state = world.get(table).state
    assert (state.paused, state.match.state, state.times.answer_until) == ("", moved, None)


async def test_who_takes_a_seat_over_takes_nothing_back_that_another_played(world):
    table = await table_of(world, ANN, BEN)
    await world.play(table)
    await world.tables.send(table, Leave(ANN))
    await world.tables.send(table, Replace(CLEO, world.get(table).seat_of(ANN.id)))
    assert (await refused(world, table, TakeBack(CLEO, counts=False))).code == "takeback-late"


async def test_a_person_who_sits_down_at_a_computer_s_seat_ends_a_question_about_its_moves(world):
    table = await table_of(world, ANN, BEN, computers=1)  # whose turn comes after Ben's
    await world.play(table)
    await world.play(table)
    assert world.turn_person(table) is ANN
    moved = standing(world, table)
    await world.tables.send(table, TakeBack(BEN, counts=False))
    await world.tables.send(table, Replace(CLEO, 2))
    state = world.get(table).state
    assert (state.paused, state.times.answer_until, standing(world, table)[1:3]) == ("", None, moved[1:3])


async def test_the_end_of_the_match_ends_the_question(world):
    table = await table_of(world, ANN, BEN)
    await world.play(table)
    await world.tables.send(table, FREE)
    await world.tables.send(table, VoteEnd(ANN))
    await world.tables.send(table, VoteEnd(BEN))
    state = world.get(table).state
    assert (state.phase, state.paused, state.times.answer_until) == ("over", "", None)


async def test_a_typed_token_takes_nothing_back(world):
    table = await table_of(world, ANN, BEN)
    await world.play(table)
    before = standing(world, table)
    seat = world.get(table).seat_of(ANN.id) + 1
    with pytest.raises(GameError):
        await world.tables.send(table, Act(ANN, None, (f"p{seat} takeback",)))
    assert standing(world, table) == before


async def test_a_thought_about_what_was_taken_back_is_about_another_position(world):
    table = await table_of(world, ANN, BEN)
    seen = []
    for _ in range(2):
        await world.play(table)
        seen.append(position_of(world.get(table).state, world.get(table).seat_of(BEN.id)))
        await agreed(world, table, BEN)
    assert seen[0] != seen[1]


async def test_a_romi_turn_goes_back_to_its_draw_and_the_drawn_card_stays(world):
    table = await table_of(world, ANN, BEN, game="romi40")

    def chosen(person):
        """Return what a computer player would hand in for a person."""
        view = world.get(table).view(world.get(table).seat_of(person.id))
        return world.players.choose("greedy", view, world.rng)

    seat = world.get(table).seat_of(ANN.id)
    while world.turn_person(table) is not ANN or "draw" not in str(world.get(table).legal(seat)):
        person = world.turn_person(table)
        await world.tables.send(table, Act(person, None, chosen(person)))
    draw = next(token for token in world.get(table).legal(seat) if "draw" in token)
    await world.tables.send(table, Act(ANN, None, (draw,)))
    assert (await refused(world, table, FREE)).code == "takeback-late"
    before = world.get(table).state.match.state
    await world.tables.send(table, Act(ANN, None, chosen(ANN)))
    assert world.turn_person(table) is BEN
    await agreed(world, table, BEN)
    assert world.get(table).state.match.state == before


@pytest.mark.parametrize("asked", [False, True])
async def test_on_a_clock_that_was_changed_since_the_turn_has_its_full_time(world, asked):
    table = await table_of(world, ANN, BEN, clock="24h")
    await world.play(table)
    commands = [FREE, SetTableSetting(ANN, "clock", "30s")]
    for command in commands if asked else reversed(commands):
        await world.tables.send(table, command)
    await world.tables.send(table, AnswerTakeBack(BEN, True))
    assert world.turn_person(table) is ANN
    assert world.get(table).state.times.deadline == world.clock.now() + 30


async def test_a_turn_that_ran_out_does_not_go_back_with_the_act_before(world):
    table = await table_of(world, ANN, computers=1, clock="30s")
    await world.play(table)
    seat = world.get(table).seat_of(ANN.id)
    assert take_back_refusal(world.get(table).state, seat, counts=False) is None
    await world.advance(31)
    assert world.get(table).state.log.absent[seat] == 1
    assert take_back_refusal(world.get(table).state, seat, counts=False)
    assert (await refused(world, table, FREE)).code == "takeback-late"
