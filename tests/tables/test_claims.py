"""Claims: by standing order at once, by hand within a window that tells nothing (TR-7)."""

import asyncio

import msgspec
import pytest

from bot.games import registry
from bot.tables import TableError
from bot.tables.commands import Act, Pause, Replace, SetByHand, SetTableSetting, Tick, VoteEnd

from .snatch import Script, Snatch
from .world import ANN, BEN, CLEO, DAN, EVE, QUICK

WINDOW = 5.0


@pytest.fixture
async def snatch(make, monkeypatch):
    monkeypatch.setitem(registry.GAMES, "snatch", Snatch())
    return await make(players=Script("skip"))


async def drop(world, table, person, *, hungry):
    """Drop something that these seats can claim."""
    seat = world.get(table).seat_of(person.id)
    return await world.tables.send(table, Act(person, None, (f"p{seat + 1} drop {hungry}",)))


async def begun(world, *people, by_hand=(), window="5s", **fields):
    table = await world.started(*people, game="snatch", **fields)
    for person in by_hand:
        await world.tables.send(table, SetByHand(person, True))
    if window != "5s":
        await world.tables.send(table, SetTableSetting(people[0], "claim-window", window))
    return table


async def dropped(world, *people, hungry, **fields):
    table = await begun(world, *people, **fields)
    await drop(world, table, people[0], hungry=hungry)
    return table


async def claim(world, table, person):
    seat = world.get(table).seat_of(person.id)
    version = world.get(table).seat_version(seat)
    return await world.tables.send(table, Act(person, version, (f"p{seat + 1} claim",)))


def winner(world, table):
    result = world.get(table).state.match.rounds[-1].result
    return None if result is None else result.winner


# By standing order


async def test_what_somebody_can_claim_is_claimed_at_once(snatch):
    table = await begun(snatch, ANN, BEN, CLEO, DAN)
    before = snatch.get(table).state
    reply = await drop(snatch, table, ANN, hungry="3")
    assert winner(snatch, table) == "p3"
    after = snatch.get(table).state
    assert (after.version, after.said.claims, after.times.claims_until) == (before.version + 1, (), None)
    assert after.match.rounds[0].actions == ("p1 drop 3", "p3 claim")
    assert len([heard for heard in snatch.messenger.heard if heard.state.version == after.version]) == 1
    assert reply.notice == ""


@pytest.mark.parametrize(("direction", "nearest", "other"), [("left", "p2", 2), ("right", "p3", 1)])
async def test_the_nearest_in_turn_order_has_it(snatch, direction, nearest, other):
    table = await begun(snatch, ANN, BEN, CLEO, options={"direction": direction})
    reply = await drop(snatch, table, ANN, hungry="23")
    assert winner(snatch, table) == nearest
    assert [event.seat for event in reply.snapshot.events if event.code == "claim-lost"] == [other]


async def test_where_nobody_can_claim_nothing_happens_at_all(snatch):
    """The same messages, times and waits as where nothing can be claimed by the options."""
    seen = []
    for channel, claims in enumerate((True, False)):
        table = await begun(snatch, ANN, BEN, CLEO, channel=channel + 1, options={"claims": claims})
        await drop(snatch, table, ANN, hungry="6")
        state = snatch.get(table).state
        assert state.times.deadline == snatch.clock.now() + 120
        assert snatch.get(table).awaited == (1,)
        seen.append([(heard.events, heard.state.version) for heard in snatch.messenger.heard if heard.id == table])
        await snatch.tables.send(table, Act(BEN, None, ("p2 skip",)))
    assert seen[0] == seen[1]


async def test_computers_claim_by_standing_order_too_and_do_not_wait_before_they_play(make, monkeypatch):
    monkeypatch.setitem(registry.GAMES, "snatch", Snatch())
    world = await make(msgspec.structs.replace(QUICK, reaction=60.0, computer_delay=60.0), Script("skip"))
    table = await begun(world, ANN, computers=2)
    await drop(world, table, ANN, hungry="3")
    assert winner(world, table) == "p3"
    other = await begun(world, ANN, computers=2, channel=2)
    await drop(world, other, ANN, hungry="6")
    assert world.get(other).state.times.computer_at == world.clock.now() + 60.0


async def test_a_suggestion_is_handed_in_whole_and_a_bad_one_is_replaced_by_the_bare_claim(make, monkeypatch, caplog):
    monkeypatch.setitem(registry.GAMES, "snatch", Snatch())
    script = Script("skip")
    world = await make(players=script)
    script.suggest = lambda view: (f"p{view.seat + 1} claim", f"p{view.seat + 1} dance")
    table = await dropped(world, ANN, BEN, CLEO, hungry="2")
    assert winner(world, table) == "p2"
    assert "as suggested failed" in caplog.text


# By hand


@pytest.mark.parametrize("hungry", ["6", "2", "3", "23"])
async def test_while_somebody_claims_by_hand_every_discard_has_its_window(snatch, hungry):
    """The next player cannot play before it ends, although others could claim: here nobody does."""
    table = await dropped(snatch, ANN, BEN, CLEO, hungry=hungry, by_hand=(BEN, CLEO))
    snapshot = snatch.get(table)
    assert snapshot.state.times.claims_until == snatch.clock.now() + WINDOW
    assert (snapshot.state.times.deadline, snapshot.awaited) == (None, ())
    with pytest.raises(TableError) as error:
        await snatch.tables.send(table, Act(BEN, None, ("p2 skip",)))
    assert error.value.code == "claims-open"
    assert [token for seat in range(3) for token in snapshot.legal(seat) if "claim" not in token] == []
    await snatch.advance(WINDOW)
    snapshot = snatch.get(table)
    assert (snapshot.state.times.claims_until, snapshot.awaited) == (None, (1,))
    assert snapshot.state.times.deadline == snatch.clock.now() + 120
    await snatch.tables.send(table, Act(BEN, None, ("p2 skip",)))


async def test_also_if_only_the_one_who_drops_claims_by_hand(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="6", by_hand=(ANN,))
    assert snatch.get(table).state.times.claims_until is not None


async def test_a_claim_by_hand_has_it_at_once_where_nobody_nearer_claims_by_hand(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, DAN, hungry="3", by_hand=(CLEO, DAN))
    reply = await claim(snatch, table, CLEO)
    assert reply.notice == "claimed"
    assert winner(snatch, table) == "p3"


@pytest.mark.parametrize(("direction", "first", "late"), [("left", CLEO, BEN), ("right", BEN, CLEO)])
async def test_the_nearest_has_it_though_he_claims_later(snatch, direction, first, late):
    table = await dropped(
        snatch, ANN, BEN, CLEO, DAN, hungry="23", by_hand=(BEN, CLEO), options={"direction": direction}
    )
    await claim(snatch, table, first)
    snapshot = snatch.get(table)
    seat = snapshot.seat_of(late.id)
    assert snapshot.legal(seat) == (f"p{seat + 1} claim",)
    assert snapshot.legal(snapshot.seat_of(first.id)) == ()
    for refused in (Act(late, None, (f"p{seat + 1} wave",)), Act(first, None, ("p3 claim",)), Pause(ANN)):
        with pytest.raises(TableError) as error:
            await snatch.tables.send(table, refused)
        assert error.value.code in ("claims-open", "not-yours")
    assert snatch.get(table) == snapshot
    await snatch.advance(1)
    reply = await claim(snatch, table, late)
    assert winner(snatch, table) == f"p{seat + 1}"
    lost = [event for event in reply.snapshot.events if event.code == "claim-lost"]
    assert [event.seat for event in lost] == [snapshot.seat_of(first.id)]


@pytest.mark.parametrize("hungry", ["3", "23"])
async def test_a_claim_waits_for_the_end_if_somebody_nearer_claims_by_hand_whether_he_could_or_not(snatch, hungry):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry=hungry, by_hand=(BEN, CLEO))
    await claim(snatch, table, CLEO)
    await snatch.advance(WINDOW - 1)
    assert snatch.get(table).state.phase == "playing"
    await snatch.advance(1)
    assert winner(snatch, table) == "p3"


@pytest.mark.parametrize("hungry", ["3", "23"])
async def test_a_standing_order_waits_too_for_who_is_nearer_and_claims_by_hand(snatch, hungry):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry=hungry, by_hand=(BEN,))
    assert (winner(snatch, table), snatch.get(table).state.said.claims) == (None, ())
    await snatch.advance(WINDOW)
    assert winner(snatch, table) == "p3"


async def test_who_is_nearer_and_claims_by_hand_comes_before_a_standing_order(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="23", by_hand=(BEN,))
    await claim(snatch, table, BEN)
    assert winner(snatch, table) == "p2"


async def test_a_standing_order_nearer_than_all_who_claim_by_hand_has_it_at_once(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, DAN, hungry="24", by_hand=(CLEO, DAN))
    assert winner(snatch, table) == "p2"


async def test_a_standing_order_comes_before_a_claim_by_hand_from_farther_away(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, DAN, hungry="34", by_hand=(BEN, DAN))
    await claim(snatch, table, DAN)
    await snatch.advance(WINDOW)
    assert winner(snatch, table) == "p3"


async def test_the_window_can_be_longer(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="6", by_hand=(BEN,), window="10s")
    assert snatch.get(table).state.times.claims_until == snatch.clock.now() + 10


async def test_without_a_window_claims_stand_until_the_next_player_plays(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="3", by_hand=(CLEO,), window="off")
    assert snatch.get(table).awaited == (1,)
    assert snatch.get(table).legal(2)[0] == "p3 claim"
    await snatch.tables.send(table, Act(BEN, None, ("p2 skip",)))
    with pytest.raises(TableError, match="stale"):
        await snatch.tables.send(table, Act(CLEO, 1, ("p3 claim",)))
    other = await dropped(snatch, ANN, BEN, CLEO, hungry="23", by_hand=(BEN, CLEO), window="off", channel=2)
    await claim(snatch, other, CLEO)
    assert winner(snatch, other) == "p3"


@pytest.mark.parametrize("claims_first", [True, False])
async def test_a_claim_and_the_next_player_s_move_in_one_mailbox(snatch, claims_first):
    """Without a window the first to come has it; the other's click is refused and changes nothing."""
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="3", by_hand=(CLEO,), window="off")
    snapshot = snatch.get(table)
    acts = [Act(CLEO, snapshot.seat_version(2), ("p3 claim",)), Act(BEN, snapshot.seat_version(1), ("p2 skip",))]
    sent = acts if claims_first else acts[::-1]
    answers = await asyncio.gather(*(snatch.tables.send(table, act) for act in sent), return_exceptions=True)
    assert [isinstance(answer, TableError) for answer in answers] == [False, True]
    assert winner(snatch, table) == ("p3" if claims_first else None)


async def test_two_claims_and_a_move_in_one_mailbox_within_the_window(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, DAN, hungry="34", by_hand=(CLEO, DAN))
    sent = [Act(BEN, None, ("p2 skip",)), Act(DAN, None, ("p4 claim",)), Act(CLEO, None, ("p3 claim",))]
    answers = await asyncio.gather(*(snatch.tables.send(table, act) for act in sent), return_exceptions=True)
    assert isinstance(answers[0], TableError)
    assert winner(snatch, table) == "p3"
    assert [event.seat for event in answers[2].snapshot.events if event.code == "claim-lost"] == [3]


async def test_who_is_away_claims_by_standing_order(snatch):
    """A seat that the computer plays, or that somebody new takes, has no order that says otherwise."""
    table = await begun(snatch, ANN, BEN, CLEO, by_hand=(CLEO,), clock="30s", options={"rounds": 3})
    for _ in range(2):
        for person in (ANN, BEN):
            await snatch.tables.send(table, Act(person, None, (f"p{1 + (person is BEN)} skip",)))
        await snatch.advance(30)
    assert snatch.get(table).state.seats[2].played_by_computer
    await drop(snatch, table, ANN, hungry="3")
    assert winner(snatch, table) == "p3"
    await snatch.tables.send(table, Replace(EVE, 2))
    assert not snatch.get(table).state.seats[2].by_hand


async def test_a_claim_survives_a_restart_and_the_window_begins_anew(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="23", by_hand=(BEN, CLEO))
    await claim(snatch, table, CLEO)
    await snatch.advance(4)
    await snatch.restart(away=1000)
    assert [made.seat for made in snatch.get(table).state.said.claims] == [2]
    assert [seat.by_hand for seat in snatch.get(table).state.seats] == [False, True, True]
    await snatch.advance(1)
    assert snatch.get(table).state.phase == "playing"
    await snatch.advance(4)
    assert winner(snatch, table) == "p3"


async def test_after_claims_the_window_is_gone_and_play_goes_on(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="23", by_hand=(BEN, CLEO), options={"rounds": 3})
    await claim(snatch, table, CLEO)
    await snatch.advance(5)
    state = snatch.get(table).state
    assert (state.phase, state.said.claims, state.times.claims_until) == ("between", (), None)
    await snatch.advance(30)
    await drop(snatch, table, ANN, hungry="23")
    assert snatch.get(table).state.times.claims_until == snatch.clock.now() + WINDOW


async def test_nothing_runs_out_within_a_window(snatch, caplog):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="6", by_hand=(CLEO,), clock="30s", window="10s")
    await snatch.advance(9)
    await snatch.tables.send(table, Tick())
    assert snatch.get(table).state.seats[1].misses == 0
    assert caplog.text == ""


async def test_what_others_do_makes_no_panel_stale(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, DAN, hungry="3", by_hand=(CLEO,))
    version = snatch.get(table).seat_version(2)
    await snatch.tables.send(table, VoteEnd(ANN))
    await snatch.tables.send(table, SetByHand(DAN, True))
    await snatch.tables.send(table, SetTableSetting(ANN, "clock", "off"))
    await snatch.tables.send(table, Act(CLEO, version, ("p3 claim",)))
    assert winner(snatch, table) == "p3"


async def test_orders_are_the_player_s_own_and_the_window_the_host_s(snatch):
    table = await begun(snatch, ANN, BEN)
    assert (await snatch.tables.send(table, SetByHand(BEN, False))).notice == "unchanged"
    for refused, code in (
        (SetByHand(CLEO, True), "not-seated"),
        (SetTableSetting(BEN, "claim-window", "off"), "not-host"),
        (SetTableSetting(ANN, "claim-window", "1h"), "bad-value"),
    ):
        with pytest.raises(TableError) as error:
            await snatch.tables.send(table, refused)
        assert error.value.code == code
    lobby = await snatch.lobby(ANN, BEN, game="snatch", channel=2)
    await snatch.tables.send(lobby, SetByHand(BEN, True))
    await snatch.tables.send(lobby, SetTableSetting(ANN, "claim-window", "off"))
    state = snatch.get(lobby).state
    assert ([seat.by_hand for seat in state.seats], state.settings.claim_window) == ([False, True], "off")
