"""A match in the league: nobody ends it alone, who takes a seat over plays for another, who resigns is last."""

import msgspec
import pytest

from bot.games.record import decode
from bot.games.text.words import explain
from bot.games.verify import verify
from bot.tables import Expected
from bot.tables.codec import change_of
from bot.tables.commands import (
    Act,
    EndTable,
    Join,
    Leave,
    NextRound,
    OpenTable,
    Rematch,
    Replace,
    Resign,
    Return,
    StartMatch,
    VoteEnd,
)
from bot.tables.transaction import Transaction
from bot.tables.types import Dealt
from tests.storage.making import audit_of, forget_person

from .world import ANN, BEN, CHANNEL, CLEO, DAN, EVE, FAY, GUILD, MOD, refused


async def played_out(world, table):
    """Play to the end; all who are present say ready."""
    while world.get(table).state.phase != "over":
        if world.get(table).state.phase == "between":
            for seat in world.get(table).awaited:
                await world.tables.send(table, NextRound(world.person(world.get(table).state.seats[seat].person)))
            await world.settle()
        else:
            await world.play(table)
    (match,) = await world.matches()
    return match


# Ending early


async def test_the_host_cannot_end_it_alone(world):
    """A host who was about to lose ended the match, and nothing counted."""
    table = await world.started(ANN, BEN, CLEO)
    error = await refused(world, table, EndTable(ANN))
    assert (error.code, error.facts) == ("league-end", {"needed": 3})
    assert "3 votes needed" in explain(error, "en")
    assert (await refused(world, table, EndTable(BEN))).code == "not-host"
    for person in (BEN, CLEO):
        await world.tables.send(table, VoteEnd(person))
    await world.tables.send(table, EndTable(ANN))
    assert (world.get(table).state.phase, world.get(table).state.ended_by) == ("over", "host")
    await world.tables.send(table, EndTable(ANN))
    assert world.tables.get(table) is None


async def test_all_who_are_present_have_to_agree(world):
    table = await world.started(ANN, BEN, CLEO, computers=1)
    for person in (ANN, BEN):
        await world.tables.send(table, VoteEnd(person))
    assert (world.get(table).state.phase, world.get(table).state.votes_needed) == ("playing", 3)
    await world.tables.send(table, VoteEnd(CLEO))
    assert (world.get(table).state.phase, world.get(table).state.ended_by) == ("over", "vote")


async def test_nobody_ends_it_alone_while_another_is_only_away(world):
    """Else the one who is behind would wait for a turn that runs out twice."""
    table = await world.started(ANN, BEN, clock="30s")
    while world.get(table).state.seats[1].present:
        if world.get(table).turn == 0:
            await world.tables.send(table, world.click(table, ANN))
        await world.advance(31)
    await world.tables.send(table, VoteEnd(ANN))
    assert (await refused(world, table, EndTable(ANN))).code == "league-end"
    await world.tables.send(table, Leave(BEN))
    assert world.get(table).state.ended_by == "vote"


async def test_alone_with_computers_the_host_ends_it(world):
    table = await world.started(ANN, computers=2)
    await world.tables.send(table, EndTable(ANN))
    assert world.get(table).state.ended_by == "host"


@pytest.mark.parametrize("moderator", [MOD, msgspec.structs.replace(ANN, moderator=True)])
async def test_a_moderator_ends_it_with_a_line_in_the_audit_log(world, moderator):
    """A host who is a moderator, too, does it as one."""
    table = await world.started(ANN, BEN)
    await world.tables.send(table, EndTable(moderator, "spam"))
    assert world.get(table).state.ended_by == "moderator"
    (entry,) = await audit_of(world.store.store, GUILD)
    assert (entry.action, entry.actor) == ("end-table", moderator.id)
    assert '"reason":"spam"' in entry.detail


# Resigning


async def test_of_two_the_other_has_won_at_once(world):
    table = await world.started(ANN, BEN)
    await world.play(table)
    await world.tables.send(table, Resign(ANN))
    state = world.get(table).state
    assert (state.phase, state.end, state.ended_by) == ("over", "abandoned", "resigned")
    (match,) = await world.matches()
    assert match.end == "resigned"
    assert [(result.person, result.place, result.points, result.resigned) for result in match.results] == [
        (ANN.id, 2, 0, 1),
        (BEN.id, 1, 1, 0),
    ]
    record = decode(match.record)
    verify(record)
    assert (record.result.end, record.rounds[-1].actions[-1]) == ("abandoned", "p1 left")
    rows = (await world.store.store.league.table(GUILD)).rows
    assert [(row.person, row.points, row.won) for row in rows] == [(BEN.id, 60, 1), (ANN.id, 0, 0)]


async def test_a_resignation_is_still_there_after_a_restart_and_settles_a_fixture(world):
    expected = tuple(Expected(person.id, person.name) for person in (ANN, BEN))
    opened = OpenTable(by=ANN, guild=GUILD, channel=CHANNEL, game="classic", fixture=7, expected=expected)
    table = (await world.tables.open(opened)).id
    await world.tables.send(table, Join(BEN))
    await world.tables.send(table, StartMatch(ANN))
    await world.tables.send(table, Resign(BEN))
    state = world.get(table).state
    (match,) = await world.matches()
    assert change_of(Transaction(state, None, finished=match), None).fixture == 7
    await world.restart()
    assert world.get(table).state.seats == state.seats
    assert world.get(table).state.ended_by == "resigned"


async def test_who_resigned_of_two_plays_again_and_is_nobodys_computer(world):
    table = await world.started(ANN, BEN)
    await world.tables.send(table, Resign(BEN))
    await world.tables.send(table, Rematch(BEN))
    await world.tables.send(table, Rematch(ANN))
    state = world.get(table).state
    assert (state.phase, [seat.person for seat in state.seats]) == ("playing", [ANN.id, BEN.id])
    assert [(seat.resigned, seat.present) for seat in state.seats] == [(0, True), (0, True)]


async def test_of_more_the_others_play_on_and_the_seat_is_nobodys(world):
    table = await world.started(ANN, BEN, CLEO)
    reply = await world.tables.send(table, Resign(ANN))
    assert [event.code for event in reply.snapshot.events] == ["resigned"]
    snapshot = reply.snapshot
    assert (snapshot.state.phase, snapshot.state.host) == ("playing", BEN.id)
    assert "p1 left" in snapshot.state.match.rounds[0].actions
    await world.settle()
    for command in (Join(ANN), Return(ANN), Replace(ANN), Act(ANN, None, ("p1 pass",)), VoteEnd(ANN)):
        assert (await refused(world, table, command)).code == "resigned"
    assert (await refused(world, table, Replace(DAN, 0))).code == "given-up"
    assert (await refused(world, table, Replace(DAN))).code == "full"
    assert snapshot.state.open_seats(DAN.id) == ()
    await world.restart()
    await world.settle()
    match = await played_out(world, table)
    assert (match.end, [result.resigned for result in match.results]) == ("rounds", [1, 0, 0])
    rows = {row.person: row for row in (await world.store.store.league.table(GUILD)).rows}
    assert (rows[ANN.id].points, rows[ANN.id].rating.matches) == (0, 1)
    seen = await world.store.store.league.match(GUILD, match.match)
    assert (seen.seats[0].why, seen.seats[0].league_place) == ("resigned", 3)


async def test_who_resigns_last_ends_the_match_and_the_first_to_resign_is_last(world):
    table = await world.started(ANN, BEN, CLEO)
    for person in (BEN, ANN):
        await world.tables.send(table, Resign(person))
    (match,) = await world.matches()
    assert [(result.place, result.resigned) for result in match.results] == [(2, 2), (3, 1), (1, 0)]


async def test_between_two_rounds_one_can_resign_too(world):
    table = await world.started(ANN, BEN)
    while world.get(table).state.phase == "playing":
        await world.play(table)
    await world.tables.send(table, Resign(BEN))
    (match,) = await world.matches()
    verify(decode(match.record))
    assert [result.place for result in match.results] == [1, 2]


async def test_outside_the_league_nobody_resigns(world):
    table = await world.started(ANN, BEN, league="no")
    assert (await refused(world, table, Resign(ANN))).code == "not-resigned"
    lobby = await world.lobby(ANN, channel=9)
    assert (await refused(world, lobby, Resign(ANN))).code == "not-started"


# Taking over


async def test_a_seat_counts_for_whoever_was_dealt_its_first_hand(world):
    """A friend could take over and win it for himself, or lose it for nobody."""
    table = await world.started(ANN, BEN, CLEO, clock="off")
    taken: list[int] = []
    for leaves, comes in ((BEN, DAN), (DAN, EVE)):
        await world.play(table)
        await world.tables.send(table, Leave(leaves))
        await world.settle()
        taken.append(sum(len(round_.actions) for round_ in world.get(table).state.match.rounds))
        await world.tables.send(table, Replace(comes, 1))
    assert world.get(table).state.seats[1].dealt == Dealt(BEN.id, "Ben", until=taken[0])
    assert (await refused(world, table, Resign(EVE))).code == "not-resigned"
    await world.restart()
    match = await played_out(world, table)
    result = match.results[1]
    assert (result.person, result.name, result.computer, result.stood_in) == (BEN.id, "Ben", False, True)
    assert (result.player, result.player_name, result.since, result.until) == (EVE.id, "Eve", taken[1], taken[0])
    rows = [row.person for row in (await world.store.store.league.table(GUILD)).rows]
    assert sorted(rows) == [ANN.id, BEN.id, CLEO.id]
    seen = await world.store.store.league.match(GUILD, match.match)
    assert [seat.gone for seat in seen.seats] == ["", "taken", ""]


async def test_a_computers_seat_counts_for_nobody_whoever_takes_it(world):
    table = await world.started(ANN, BEN, computers=1)
    await world.tables.send(table, Replace(DAN))
    match = await played_out(world, table)
    result = match.results[2]
    assert (result.person, result.computer, result.stood_in, result.player) == (None, True, False, DAN.id)
    assert result.name not in ("", "Dan")
    assert not result.strong
    rows = [row.person for row in (await world.store.store.league.table(GUILD)).rows]
    assert sorted(rows) == [ANN.id, BEN.id]


async def test_who_comes_back_has_not_left_but_for_a_seat_that_another_had(world):
    table = await world.started(ANN, BEN, CLEO, clock="off")
    await world.tables.send(table, Leave(BEN))
    await world.tables.send(table, Return(BEN))
    await world.tables.send(table, Leave(CLEO))
    await world.tables.send(table, Replace(DAN, 2))
    await world.tables.send(table, Leave(DAN))
    await world.tables.send(table, Replace(CLEO, 2))
    match = await played_out(world, table)
    assert [result.stood_in for result in match.results] == [False, False, True]
    assert match.results[2].player == match.results[2].person == CLEO.id


async def test_a_league_match_can_forbid_it_and_others_never_do(world):
    for words, code in (
        ({"takeovers": "no"}, "takeovers"),
        ({"takeovers": "no", "league": "no"}, ""),
        ({"takeovers": "yes"}, ""),
    ):
        table = await world.started(ANN, BEN, **words)
        await world.tables.send(table, Leave(BEN))
        assert bool(world.get(table).state.open_seats(DAN.id)) is not bool(code)
        if code:
            error = await refused(world, table, Replace(DAN))
            assert (error.code, "take over" in explain(error, "en")) == (code, True)
        else:
            await world.tables.send(table, Replace(DAN))
        await world.tables.send(table, EndTable(MOD))


async def test_at_a_fixture_nobody_takes_over(world):
    expected = tuple(Expected(person.id, person.name) for person in (ANN, BEN))
    opened = OpenTable(by=ANN, guild=GUILD, channel=CHANNEL, game="classic", fixture=7, expected=expected)
    assert not (await world.tables.open(opened)).state.settings.takeovers


async def test_whose_seat_was_taken_over_is_forgotten_with_it(world):
    for restart in (False, True):
        table = await world.started(ANN, BEN, clock="off", channel=20 + restart)
        await world.tables.send(table, Leave(BEN))
        await world.tables.send(table, Replace(CLEO))
        if restart:
            await world.tables.close()
            await forget_person(world.store.store, BEN.id)
            await world.restart()
        else:
            await world.tables.forget(BEN.id)
        for stored in await world.store.live_tables():
            assert str(BEN.id) not in stored.header
            assert "Ben" not in stored.header
        assert world.get(table).state.seats[1].dealt == Dealt(until=2)
        await world.tables.send(table, Resign(ANN))
        result = (await world.matches())[-1].results[1]
        assert (result.person, result.name, result.computer, result.player) == (None, "", False, CLEO.id)


async def test_who_is_forgotten_while_nothing_runs_takes_no_owner_along_and_has_still_resigned(world):
    table = await world.started(ANN, BEN, CLEO, DAN, clock="off")
    await world.tables.send(table, Leave(BEN))
    await world.tables.send(table, Replace(EVE, 1))
    await world.tables.send(table, Resign(CLEO))
    dealt = world.get(table).state.seats[1].dealt
    await world.tables.close()
    for person in (EVE, CLEO):
        await forget_person(world.store.store, person.id)
    await world.restart()
    seats = world.get(table).state.seats
    assert [(seat.person, seat.dealt, seat.resigned) for seat in seats[1:3]] == [(None, dealt, 0), (None, None, 1)]
    assert world.get(table).state.open_seats(FAY.id) == (1,)


async def test_only_the_host_is_offered_to_end_it(world):
    table = await world.started(ANN, BEN, league="no")
    assert [world.get(table).may_end(person.id) for person in (ANN, BEN, DAN)] == [True, False, False]
