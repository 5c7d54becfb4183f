"""What plays out of turn: claims that wait for each other (TR-7), and small acts of others."""

import msgspec
import pytest

from bot.games import registry
from bot.games.errors import IllegalAction
from bot.tables import Act, Pause, TableError, Tick, VoteEnd

from .snatch import Snatch
from .world import ANN, BEN, CLEO, DAN, QUICK


class Script:
    """Computer players that claim, or wave, or skip: the first of these words that is legal."""

    def __init__(self, *words):
        self.words = words
        self.asked = []

    def choose(self, kind, view, rng):
        self.asked.append(view.seat)
        for word in self.words:
            for token in view.legal:
                if token.split(" ")[1] == word:
                    return (token,)
        return ()

    def suggest(self, view):
        return (f"p{view.seat + 1} skip",)


@pytest.fixture
async def snatch(make, monkeypatch):
    monkeypatch.setitem(registry.GAMES, "snatch", Snatch())
    return await make(players=Script("skip"))


async def dropped(world, *people, hungry, **fields):
    """A table at which the first person has dropped something for these seats."""
    table = await world.started(*people, game="snatch", **fields)
    await world.tables.send(table, Act(people[0], None, (f"p1 drop {hungry}",)))
    return table


async def claim(world, table, person):
    seat = world.get(table).seat_of(person.id)
    version = world.get(table).seat_version(seat)
    return await world.tables.send(table, Act(person, version, (f"p{seat + 1} claim",)))


def winner(world, table):
    return world.get(table).state.match.rounds[-1].result.winner


async def test_the_only_claimant_has_it_at_once(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, DAN, hungry="3")
    assert (await claim(snatch, table, CLEO)).notice == "claimed"
    assert winner(snatch, table) == "p3"


@pytest.mark.parametrize(("direction", "first", "late"), [("left", CLEO, BEN), ("right", BEN, CLEO)])
async def test_the_nearest_in_turn_order_has_it_though_he_claims_later(snatch, direction, first, late):
    table = await dropped(snatch, ANN, BEN, CLEO, DAN, hungry="23", options={"direction": direction})
    await claim(snatch, table, first)
    state = snapshot = snatch.get(table)
    assert snapshot.state.claims_until == snatch.clock.now() + snatch.config.claim_window
    seat = snapshot.seat_of(late.id)
    assert snapshot.legal(seat) == (f"p{seat + 1} claim",)
    assert snapshot.legal(snapshot.seat_of(first.id)) == ()
    for refused in (Act(late, None, (f"p{seat + 1} wave",)), Act(first, None, ("p3 claim",)), Pause(ANN)):
        with pytest.raises(TableError) as error:
            await snatch.tables.send(table, refused)
        assert error.value.code in ("claims-open", "not-yours")
    assert snatch.get(table) == state
    await snatch.advance(1)
    reply = await claim(snatch, table, late)
    assert winner(snatch, table) == f"p{seat + 1}"
    lost = [event for event in reply.events if event.code == "claim-lost"]
    assert [event.seat for event in lost] == [snapshot.seat_of(first.id)]


async def test_the_window_closes(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="23")
    await claim(snatch, table, CLEO)
    await snatch.advance(4)
    assert snatch.get(table).state.phase == "playing"
    await snatch.advance(1)
    assert winner(snatch, table) == "p3"


async def test_after_claims_their_window_is_gone_and_play_goes_on(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="23", options={"rounds": 3})
    await claim(snatch, table, CLEO)
    await snatch.advance(5)
    assert winner(snatch, table) == "p3"
    state = snatch.get(table).state
    assert (state.phase, state.claims, state.claims_until) == ("between", (), None)
    await snatch.advance(30)
    await snatch.tables.send(table, Act(ANN, None, ("p1 drop 23",)))
    await claim(snatch, table, CLEO)
    assert snatch.get(table).state.claims_until == snatch.clock.now() + snatch.config.claim_window


async def test_a_claim_survives_a_restart(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="23")
    await claim(snatch, table, CLEO)
    await snatch.restart(away=1000)
    assert [one.seat for one in snatch.get(table).state.claims] == [2]
    await snatch.advance(1)
    assert snatch.get(table).state.phase == "playing"
    await snatch.advance(4)
    assert winner(snatch, table) == "p3"


async def test_no_time_runs_out_while_claims_are_open(make, monkeypatch, caplog):
    monkeypatch.setitem(registry.GAMES, "snatch", Snatch())
    config = msgspec.structs.replace(QUICK, claim_window=50.0)
    world = await make(config, Script("skip"))
    table = await dropped(world, ANN, BEN, CLEO, hungry="23", clock="30s")
    await claim(world, table, CLEO)
    await world.advance(49)
    await world.tables.send(table, Tick())
    assert world.get(table).state.seats[1].misses == 0
    assert world.get(table).state.phase == "playing"
    assert caplog.text == ""


async def test_when_the_next_player_acts_the_claims_are_over(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, hungry="3")
    await snatch.tables.send(table, Act(BEN, None, ("p2 skip",)))
    with pytest.raises(TableError, match="stale"):
        await snatch.tables.send(table, Act(CLEO, 1, ("p3 claim",)))


async def test_what_others_do_makes_no_panel_stale(snatch):
    table = await dropped(snatch, ANN, BEN, CLEO, DAN, hungry="3")
    version = snatch.get(table).seat_version(2)
    await snatch.tables.send(table, Act(DAN, None, ("p4 wave",)))
    await snatch.tables.send(table, VoteEnd(ANN))
    await snatch.tables.send(table, Act(CLEO, version, ("p3 claim",)))
    assert winner(snatch, table) == "p3"


async def test_a_second_click_is_old_even_if_the_same_could_be_done_again(snatch):
    table = await snatch.started(ANN, BEN, game="snatch")
    wave = Act(BEN, snatch.get(table).seat_version(1), ("p2 wave",))
    await snatch.tables.send(table, wave)
    with pytest.raises(TableError, match="stale"):
        await snatch.tables.send(table, wave)
    assert len(snatch.get(table).state.match.rounds[0].actions) == 1


async def test_an_act_out_of_turn_does_not_prolong_the_turn(snatch):
    table = await snatch.started(ANN, BEN, game="snatch")
    deadline = snatch.get(table).state.deadline
    await snatch.advance(30)
    await snatch.tables.send(table, Act(BEN, None, ("p2 wave",)))
    assert snatch.get(table).state.deadline == deadline


async def test_every_own_act_gives_the_whole_time_again(snatch):
    table = await snatch.started(ANN, BEN, game="snatch")
    await snatch.advance(100)
    await snatch.tables.send(table, Act(ANN, None, ("p1 think",)))
    assert snatch.get(table).turn == 0
    assert snatch.get(table).state.deadline == snatch.clock.now() + 120
    assert not snatch.get(table).state.warned


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
    assert world.get(table).state.deadline == world.clock.now() + 120


async def computers(make, monkeypatch, *words, **config):
    monkeypatch.setitem(registry.GAMES, "snatch", Snatch())
    return await make(msgspec.structs.replace(QUICK, **config), Script(*words))


async def test_computers_claim_with_the_first_claimant_and_before_the_window_ends(make, monkeypatch):
    world = await computers(make, monkeypatch, "claim", reaction=60.0, computer_delay=60.0)
    table = await dropped(world, ANN, BEN, CLEO, computers=1, hungry="234")
    await claim(world, table, CLEO)
    assert [one.seat for one in world.get(table).state.claims] == [2, 3]
    await world.advance(5)
    assert winner(world, table) == "p3"


async def test_a_computer_claims_by_itself(make, monkeypatch):
    world = await computers(make, monkeypatch, "claim")
    table = await dropped(world, ANN, BEN, computers=1, hungry="3")
    await world.advance(4)
    assert world.get(table).state.phase == "playing"
    await world.advance(1)
    assert winner(world, table) == "p3"


async def test_computers_leave_time_for_claims_before_they_play_on(make, monkeypatch):
    world = await computers(make, monkeypatch, "skip")
    """Also where nobody could claim what was dropped: the time tells nothing."""
    deeds = (("drop 6", True, 5.0), ("drop 6", False, 0.0), ("skip", True, 0.0))
    for channel, (deed, claims, delay) in enumerate(deeds):
        table = await world.started(
            ANN, computers=1, game="snatch", channel=channel + 1, options={"claims": claims}
        )
        await world.tables.send(table, Act(ANN, None, (f"p1 {deed}",)))
        assert world.get(table).state.computer_at == world.clock.now() + delay


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
            pytest.fail("nobody came down to one domo in this round")
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
