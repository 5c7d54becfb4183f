"""Moves: right, twice, late, from elsewhere; rounds and the end of a match."""

import asyncio

import msgspec
import pytest

from bot.games.errors import IllegalAction, NotationError
from bot.games.events import Event
from bot.games.record import decode
from bot.games.shuffle import commitment
from bot.games.verify import verify
from bot.tables import TableError
from bot.tables.cast import cast_of
from bot.tables.commands import Act, NextRound, Refs
from bot.tables.reducer import recent_of

from .world import ANN, BEN, CLEO, DAN, GUILD, views


async def test_a_move_is_stored_told_and_answered(world):
    table = await world.started(ANN, BEN)
    before = world.get(table)
    reply = await world.play(table)
    assert reply.snapshot.state.version > before.state.version
    assert [event.code for event in reply.snapshot.events] == ["play"]
    assert world.messenger.heard[-1] == reply.snapshot
    (stored,) = await world.store.live_tables()
    assert [entry.kind for entry in stored.log] == ["promise", "round", "act"]


async def test_a_double_click_plays_once(world):
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    first, second = await asyncio.gather(
        world.tables.send(table, click), world.tables.send(table, click), return_exceptions=True
    )
    assert first.snapshot.events
    assert second.code == "stale"
    assert second.facts["version"] == world.get(table).seat_version(world.get(table).seat_of(click.by.id))
    assert len(world.get(table).state.match.rounds[0].actions) == 1


async def test_an_old_panel_is_refused_even_if_its_move_is_legal(world):
    table = await world.started(ANN, BEN)
    old = world.click(table, world.turn_person(table))
    for _ in range(2):
        await world.play(table)
    before = world.get(table).state
    assert world.turn_person(table) == old.by
    again = msgspec.structs.replace(old, tokens=world.click(table, old.by).tokens)
    with pytest.raises(TableError, match="stale"):
        await world.tables.send(table, again)
    assert world.get(table).state is before


async def test_a_panel_of_the_future_is_refused(world):
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    with pytest.raises(TableError, match="stale"):
        await world.tables.send(table, msgspec.structs.replace(click, version=10**6))


async def test_what_others_do_beside_the_game_makes_no_panel_stale(world):
    from bot.tables.commands import Pause, Resume, VoteEnd

    table = await world.started(ANN, BEN, CLEO)
    person = world.turn_person(table)
    click = world.click(table, person)
    other = next(other for other in (ANN, BEN, CLEO) if other != person)
    await world.tables.send(table, VoteEnd(other))
    await world.tables.send(table, Pause(other))
    await world.tables.send(table, Refs({"board": 1}))
    await world.tables.send(table, Resume(person))
    assert world.get(table).state.version > click.version
    assert (await world.tables.send(table, click)).snapshot.events


async def test_the_present_version_of_the_table_is_fresh_too(world):
    table = await world.started(ANN, BEN)
    click = world.click(table, world.turn_person(table))
    await world.tables.send(table, msgspec.structs.replace(click, version=world.get(table).state.version))
    assert world.get(table).state.match.rounds[0].actions == click.tokens


async def test_nobody_plays_for_another_seat(world):
    table = await world.started(ANN, BEN)
    snapshot = world.get(table)
    other = next(person for person in (ANN, BEN) if person != world.turn_person(table))
    token = snapshot.legal(snapshot.turn)[0]
    for intent, code in (
        (Act(other, None, (token,)), "not-yours"),
        (Act(CLEO, None, (token,)), "not-seated"),
        (Act(other, None, ()), "nothing"),
    ):
        with pytest.raises(TableError) as refused:
            await world.tables.send(table, intent)
        assert refused.value.code == code
    assert world.get(table).state is snapshot.state


async def test_the_rules_refuse_and_nothing_changes(world):
    table = await world.started(ANN, BEN)
    state = world.get(table).state
    person = world.turn_person(table)
    seat = world.get(table).turn + 1
    with pytest.raises(IllegalAction):
        await world.tables.send(table, Act(person, None, (f"p{seat} pass",)))
    with pytest.raises(NotationError):
        await world.tables.send(table, Act(person, None, ("play",)))
    other = next(other for other in (ANN, BEN) if other != person)
    with pytest.raises(IllegalAction) as refused:
        await world.tables.send(table, Act(other, None, (f"p{3 - seat} pass",)))
    assert refused.value.code == "not-your-turn"
    assert world.get(table).state is state
    assert len(world.messenger.heard) == state.version


async def test_several_tokens_are_done_all_or_none(world):
    table = await world.started(ANN, BEN)
    state = world.get(table).state
    click = world.click(table, world.turn_person(table))
    with pytest.raises(IllegalAction):
        await world.tables.send(table, msgspec.structs.replace(click, tokens=(*click.tokens, *click.tokens)))
    assert world.get(table).state is state
    assert [entry.kind for entry in (await world.store.live_tables())[0].log] == ["promise", "round"]


async def test_the_next_round_is_dealt_when_all_are_ready(world):
    table = await world.started(ANN, BEN)
    while world.get(table).state.phase == "playing":
        await world.play(table)
    first = world.get(table)
    assert first.state.phase == "between"
    assert first.awaited == (0, 1)
    assert first.summary is not None
    assert commitment(bytes.fromhex(first.state.match.rounds[-1].seed)) == first.commitment
    assert first.legal(0) == first.legal(1) == ()
    reply = await world.tables.send(table, NextRound(ANN))
    assert reply.notice == "ready"
    assert world.get(table).awaited == (1,)
    assert (await world.tables.send(table, NextRound(ANN))).notice == "unchanged"
    await world.tables.send(table, NextRound(BEN))
    second = world.get(table)
    assert second.state.phase == "playing"
    assert second.state.said.ready == ()
    assert second.commitment != first.commitment
    assert second.summary == first.summary
    with pytest.raises(TableError, match="not-between"):
        await world.tables.send(table, NextRound(ANN))


async def test_the_next_round_is_dealt_after_a_while(world):
    table = await world.started(ANN, BEN)
    while world.get(table).state.phase == "playing":
        await world.play(table)
    with pytest.raises(TableError, match="between"):
        await world.tables.send(table, Act(ANN, None, ("p1 pass",)))
    await world.advance(world.config.round_pause["2m"] - 1)
    assert world.get(table).state.phase == "between"
    await world.advance(1)
    assert world.get(table).state.phase == "playing"


async def finish(world, table):
    while world.get(table).state.phase != "over":
        if world.get(table).state.phase == "between":
            await world.advance(60)
        else:
            await world.play(table)
    return world.get(table)


async def test_a_match_ends_with_a_record_that_stands_verification(world):
    table = await world.started(ANN, BEN, computers=1, options={"out-ends": True, "hands": 0})
    snapshot = await finish(world, table)
    (match,) = await world.matches()
    verify(decode(match.record))
    places = snapshot.state.match.places
    assert match.match == f"{table}-1"
    assert (match.end, match.league, match.game) == ("target", True, "classic")
    assert [result.person for result in match.results] == [ANN.id, BEN.id, None]
    assert [result.name for result in match.results] == ["Ann", "Ben", cast_of(GUILD)[0]]
    assert [result.computer for result in match.results] == [False, False, True]
    assert [result.place for result in match.results] == list(places)
    assert [result.points for result in match.results] == [sum(o > p for o in places) for p in places]
    assert [result.total for result in match.results] == list(snapshot.state.match.totals)
    assert match.ended == world.clock.now() >= match.started
    with pytest.raises(TableError, match="over"):
        await world.tables.send(table, Act(ANN, None, ("p1 pass",)))


async def test_the_score_of_each_seat_goes_to_who_holds_it(world):
    table = await world.started(ANN, BEN, CLEO, DAN, league="no")
    await finish(world, table)
    (match,) = await world.matches()
    assert not match.league
    assert [result.person for result in match.results] == [ANN.id, BEN.id, CLEO.id, DAN.id]


async def test_a_table_keeps_its_last_events(world):
    table = await world.started(ANN, BEN)
    heard, fresh = world.get(table).state.log.heard, []
    for _ in range(3):
        fresh += (await world.play(table)).snapshot.events
    assert world.get(table).state.log.recent[-len(fresh) :] == tuple(fresh)
    assert world.get(table).state.log.heard == heard + len(fresh)
    assert len(world.get(table).state.log.recent) <= world.config.recent


async def test_events_that_everybody_has_lived_through_are_let_go(world):
    table = await world.started(ANN, BEN)
    for _ in range(30):
        for person in (ANN, BEN) if world.get(table).state.phase == "between" else ():
            await world.tables.send(table, NextRound(person))
        await world.play(table)
    kept = world.get(table).state.log.recent
    assert len(kept) == 20
    silent = (*(Event("pass", 0),) * 30, Event("pass", 1))
    assert recent_of(silent, 2) == silent[-20:]
    assert recent_of(silent[:-1], 2) == silent[:-1]  # the second has done nothing yet


async def test_views_show_a_seat_only_its_own_hand(world):
    table = await world.started(ANN, BEN)
    snapshot = world.get(table)
    public, first, second = views(snapshot)
    lots = snapshot.state.match.rounds[0].deal["lots"].values()  # those all have seen
    hand = set(snapshot.view(0).hand) - set(lots)
    assert all(f'"{tile}"' in first for tile in hand)
    assert not any(f'"{tile}"' in text for tile in hand for text in (public, second))
