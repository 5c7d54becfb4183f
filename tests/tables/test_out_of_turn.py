"""What plays out of turn besides claims: small acts of others, and turns of several actions."""

import msgspec
import pytest

from bot.games import registry
from bot.games.errors import IllegalAction
from bot.tables import TableConfig, TableError
from bot.tables.commands import Act, NextRound

from .snatch import Script, Snatch
from .world import ANN, BEN, QUICK


@pytest.fixture
async def snatch(make, monkeypatch):
    monkeypatch.setitem(registry.GAMES, "snatch", Snatch())
    return await make(players=Script("skip"))


async def test_a_second_click_is_old_even_if_the_same_could_be_done_again(snatch):
    table = await snatch.started(ANN, BEN, game="snatch")
    wave = Act(BEN, snatch.get(table).seat_version(1), ("p2 wave",))
    await snatch.tables.send(table, wave)
    with pytest.raises(TableError, match="stale"):
        await snatch.tables.send(table, wave)
    assert len(snatch.get(table).state.match.rounds[0].actions) == 1


async def test_an_act_out_of_turn_does_not_prolong_the_turn(snatch):
    table = await snatch.started(ANN, BEN, game="snatch")
    deadline = snatch.get(table).state.times.deadline
    await snatch.advance(30)
    await snatch.tables.send(table, Act(BEN, None, ("p2 wave",)))
    assert snatch.get(table).state.times.deadline == deadline


async def test_every_own_act_gives_the_whole_time_again(snatch):
    table = await snatch.started(ANN, BEN, game="snatch")
    await snatch.advance(100)
    await snatch.tables.send(table, Act(ANN, None, ("p1 think",)))
    assert snatch.get(table).turn == 0
    assert snatch.get(table).state.times.deadline == snatch.clock.now() + 120
    assert not snatch.get(table).state.times.warned


async def test_what_may_not_stop_is_refused_whole_by_the_game_s_rule(snatch):
    table = await snatch.started(ANN, BEN, game="snatch")
    before = snatch.get(table).state
    for tokens in (("p1 lift",), ("p1 skip", "p1 lift"), ("p1 think", "p1 lift")):
        with pytest.raises(IllegalAction) as refused:
            await snatch.tables.send(table, Act(ANN, None, tokens))
        assert refused.value.rule == "S-1"
        assert snatch.get(table).state is before
    await snatch.tables.send(table, Act(ANN, None, ("p1 lift", "p1 skip")))
    assert snatch.get(table).state.match.rounds[0].actions == ("p1 lift", "p1 skip")


async def test_a_turn_that_ran_out_is_played_to_its_end_and_no_further(make, monkeypatch):
    monkeypatch.setitem(registry.GAMES, "snatch", Snatch())
    script = Script()
    world = await make(players=script)
    table = await world.started(ANN, BEN, game="snatch")
    tokens = iter(["p1 think", "p1 think", "p1 rob", "p1 skip"])
    script.suggest = lambda view: (next(tokens),)
    await world.advance(120)
    assert world.get(table).state.match.rounds[0].actions == ("p1 think", "p1 think", "p1 rob", "p2 robbed")
    assert world.get(table).turn == 0
    assert world.get(table).state.seats[0].misses == 1
    assert world.get(table).state.times.deadline == world.clock.now() + 120


async def computers(make, monkeypatch, *words, **config):
    monkeypatch.setitem(registry.GAMES, "snatch", Snatch())
    return await make(msgspec.structs.replace(QUICK, **config), Script(*words))


async def test_a_computer_is_asked_about_a_chance_out_of_turn_only_once(make, monkeypatch):
    world = await computers(make, monkeypatch, "wave")
    table = await world.started(ANN, computers=1, game="snatch", options={"claims": False})
    await world.advance(60)
    assert world.players.asked == [1]
    assert world.get(table).state.match.rounds[0].actions == ("p2 wave",)


async def test_a_computer_may_let_a_chance_go(make, monkeypatch):
    world = await computers(make, monkeypatch, "nothing")
    table = await world.started(ANN, computers=1, game="snatch", clock="off", options={"claims": False})
    await world.advance(60)
    assert world.players.asked == [1]
    assert world.get(table).state.match.rounds[0].actions == ()
    await world.restart()
    await world.advance(60)
    assert world.players.asked == [1]


async def test_a_failing_computer_out_of_turn_is_only_logged(make, monkeypatch, caplog):
    world = await computers(make, monkeypatch, "nothing")
    world.players.choose = lambda kind, view, rng: 1 / 0
    table = await world.started(ANN, computers=1, game="snatch", options={"claims": False})
    await world.advance(60)
    assert "failed out of turn" in caplog.text
    assert world.get(table).turn == 0


class Catcher:
    """Computer players that catch whenever they may, and else do what comes first."""

    def choose(self, kind, view, rng):
        return next(((token,) for token in view.legal if " catch " in token), view.legal[:1])

    def suggest(self, view):
        return view.legal[:1]


@pytest.mark.parametrize("called", [True, False])
async def test_a_person_has_five_seconds_to_call_before_a_computer_catches(make, called):
    """UD-11, also where the computer is next in turn."""
    config = msgspec.structs.replace(QUICK, catch_grace=TableConfig().catch_grace)
    world = await make(config, players=Catcher())
    table = await world.started(ANN, computers=1, game="uno", clock="off", options={"opening": "plain"})
    for _ in range(400):
        await world.advance(0.0)
        snapshot = world.get(table)
        if "p1 uno" in snapshot.legal(0):
            break
        command = NextRound(ANN) if snapshot.state.phase == "between" else Act(ANN, None, snapshot.legal(0)[:1])
        await world.tables.send(table, command)
    else:
        pytest.fail("Ann never had one domino left")
    await world.advance(4.9)
    assert world.get(table).view(None).exposed == 0
    if called:
        await world.tables.send(table, Act(ANN, None, ("p1 uno",)))
    await world.advance(0.2)
    assert world.get(table).view(None).exposed is None
    assert ("catch" in world.messenger.codes) is not called


async def test_a_call_that_passed_by_leaves_the_choices_of_the_next_player_fresh(make):
    """UD-11: who is in turn clicks a domo while another calls UNO; the click still counts."""
    world = await make(players=Script("skip"))
    table = await world.started(ANN, BEN, game="uno", clock="off", options={"opening": "plain"})
    people = (ANN, BEN)
    for _ in range(400):
        state = world.get(table).state
        caller = next((seat for seat in (0, 1) if f"p{seat + 1} uno" in world.get(table).legal(seat)), None)
        if caller is not None and state.match.turn == 1 - caller:
            break
        if state.phase != "playing":
            pytest.fail("no one came down to one domo in this round")
        seat = state.match.turn
        plays = [token for token in world.get(table).legal(seat) if not token.endswith((" uno", "catch"))]
        await world.tables.send(table, Act(people[seat], None, (plays[0],)))
    other = 1 - caller
    version = world.get(table).seat_version(other)
    choice = next(t for t in world.get(table).legal(other) if t.split(" ")[1] in ("play", "draw", "pass"))
    await world.tables.send(table, Act(people[caller], None, (f"p{caller + 1} uno",)))
    assert world.get(table).seat_version(other) == version
    await world.tables.send(table, Act(people[other], version, (choice,)))
    with pytest.raises(TableError) as stale:
        await world.tables.send(table, Act(people[other], version, (choice,)))
    assert stale.value.code == "stale"
