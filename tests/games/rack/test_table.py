"""Tábla Römi at a table: claims by standing order and by hand, void deals, and that nothing tells who could claim."""

import msgspec
import pytest

from bot.games.actions import Action, seat_name
from bot.games.errors import IllegalAction
from bot.games.match import to_record
from bot.games.rack.rules.tabla import Tabla
from bot.games.registry import GAMES
from bot.games.verify import verify
from bot.tables import TableError
from bot.tables.commands import Act, SetByHand, SetTableSetting
from bot.tables.reducer import with_offers
from tests.games.rack.kit import FREE, tabla, with_talon
from tests.tables.world import ANN, BEN, CLEO, DAN, QUICK
from tests.texts import view_text

THIRTEEN = "R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 B12 B13"
READY, WAITS = f"{THIRTEEN} Y13", "B9"
TRASH = (
    "R2 R5 R8 R11 Y3 Y6 Y9 Y12 K2 K5 K8 K11 B3 B7",
    "R6 R9 R12 Y1 Y4 Y7 Y10 K1 K4 K10 K13 B2 B8 B12",
    "R3 R6 R13 Y1 Y7 Y10 K1 K4 K13 B2 B11 R9 K10 Y12",
)
"""Hands that wait for nothing, beside READY or instead of it."""
PEOPLE = (ANN, BEN, CLEO, DAN)


@pytest.fixture
async def world(make, monkeypatch):
    monkeypatch.setitem(GAMES, "tabla", Tabla())
    return await make(QUICK)


async def seated(world, *hands, by_hand=(), window="5s", talon=None, draws=(), **fields):
    """A table with these hands dealt, the first with 15 tiles; the deal is put in place of the shuffled one."""
    table = await world.started(*PEOPLE[: len(hands)], game="tabla", options={"deals": 1}, **fields)
    for person in by_hand:
        await world.tables.send(table, SetByHand(person, True))
    await world.tables.send(table, SetTableSetting(ANN, "claim-window", window))
    state = tabla(*hands, talon=draws)
    put(world, table, state if talon is None else with_talon(state, talon))
    return table


def put(world, table, state):
    held = world.tables._tables[table]
    match = msgspec.structs.replace(held.state.match, state=state)
    held.state = with_offers(msgspec.structs.replace(held.state, match=match))


async def act(world, table, person, *words):
    seat = seat_name(world.get(table).seat_of(person.id))
    reply = await world.tables.send(table, Act(person, None, tuple(f"{seat} {each}" for each in words)))
    await world.settle()
    return reply


def result(world, table):
    return world.get(table).state.match.rounds[-1].result


async def test_the_discard_that_ends_a_hand_is_claimed_and_the_deal_is_over_at_once(world):
    table = await seated(world, FREE.replace("B8", WAITS), "", READY)
    version, now = world.get(table).state.version, world.clock.now()
    await act(world, table, ANN, f"discard {WAITS}")
    assert (result(world, table).end, result(world, table).winner) == ("hand", "p3")
    assert world.get(table).state.version == version + 1
    assert world.clock.now() == now
    tokens = world.get(table).state.match.rounds[-1].actions
    assert [token.split(" ")[:2] for token in tokens[-2:]] == [["p3", "claim"], ["p3", "end"]]


async def test_of_two_who_wait_for_it_the_nearest_has_it(world):
    other = "R5 R6 R7 Y7 Y8 Y9 K4 K5 K6 B10 B11 B12 B13 Y12"
    table = await seated(world, FREE.replace("B8", WAITS), "", READY, other)
    reply = await act(world, table, ANN, f"discard {WAITS}")
    assert result(world, table).winner == "p3"
    assert [event.seat for event in reply.snapshot.events if event.code == "claim-lost"] == [3]


async def test_by_hand_a_claim_is_made_within_the_window_and_the_player_chooses_the_end(world):
    table = await seated(world, FREE.replace("B8", WAITS), "", READY, by_hand=(CLEO,))
    await act(world, table, ANN, f"discard {WAITS}")
    assert world.get(table).legal(2) == (f"p3 claim {WAITS}",)
    await act(world, table, CLEO, f"claim {WAITS}")
    assert world.get(table).turn == 2
    assert {token.split(" ")[1] for token in world.get(table).legal(2)} == {"end"}
    await world.tables.send(table, Act(CLEO, None, world.get(table).legal(2)[:1]))
    assert result(world, table).winner == "p3"


@pytest.mark.parametrize("window", ["5s", "off"])
async def test_after_the_last_discard_a_claim_by_hand_still_has_its_time(world, window):
    """TR-9: nobody can draw any more, so the time is given also where the table has no window."""
    table = await seated(world, FREE.replace("B8", WAITS), "", READY, by_hand=(CLEO,), window=window, talon=0)
    await act(world, table, ANN, f"discard {WAITS}")
    snapshot = world.get(table)
    assert (snapshot.turn, snapshot.awaited, snapshot.state.phase) == (None, (), "playing")
    assert snapshot.state.times.claims_until == world.clock.now() + 5
    await world.advance(4)
    assert result(world, table) is None
    await world.advance(1)
    assert (result(world, table).end, result(world, table).winner) == ("void", None)


async def test_with_an_empty_talon_a_deal_that_nobody_can_claim_is_void_at_once(world):
    table = await seated(world, FREE, "", "", talon=0)
    await act(world, table, ANN, "discard R1")
    assert (result(world, table).end, result(world, table).left) == ("void", {"p1": 14, "p2": 14, "p3": 14})


async def test_who_claims_by_hand_may_let_the_deal_be_void_and_the_record_holds(world):
    """A whole match from its shuffle: what was let pass is told by nothing but the result."""
    table = await world.started(ANN, BEN, CLEO, game="tabla", options={"deals": 1}, clock="off")
    await world.tables.send(table, SetByHand(CLEO, True))
    for _ in range(400):
        await world.advance(5)
        snapshot = world.get(table)
        if snapshot.state.phase != "playing":
            break
        seat = snapshot.turn
        if seat is None:
            await world.restart()
            continue
        legal = snapshot.legal(seat)
        token = legal[0] if "draw ??" in legal[0] else next(discard for discard in legal if " discard " in discard)
        await world.tables.send(table, Act(PEOPLE[seat], None, (token,)))
    assert result(world, table).end == "void"
    verify(to_record(world.get(table).state.match))
    before = world.get(table).state.match
    await world.restart()
    assert world.get(table).state.match == before


# Secrecy


def published(world, table, since):
    """Return what was published after a moment: when, with which version, and all that everybody may see of it."""
    seen = []
    for heard in world.messenger.heard[since:]:
        state = heard.state
        public = [event for event in heard.events if event.to is None]
        times = (state.times.deadline, state.times.claims_until, state.times.computer_at, state.times.next_at)
        view = view_text(heard.view(None)) if state.match is not None else ""
        seen.append((state.version, public, times, heard.awaited, heard.turn, state.said.claims, view))
    return seen


async def watched(make, third, by_hand, window):
    """A discard, the window, the next player's attempts to draw; all that was published, and what the attempts met."""
    world = await make(QUICK, seed=7)
    hands = (FREE.replace("B8", WAITS), TRASH[0], third, TRASH[2])
    table = await seated(world, *hands, by_hand=by_hand, window=window, draws=("R10",))
    since, met = len(world.messenger.heard), []
    await act(world, table, ANN, f"discard {WAITS}")
    for _ in range(12):
        met.append((world.clock.now(), world.get(table).awaited))
        try:
            await act(world, table, BEN, "draw ??")
        except (TableError, IllegalAction) as error:
            met.append(str(error))
        await world.advance(1)
    return published(world, table, since), met, [world.get(table).view(seat) for seat in (None, 0, 1, 3)]


@pytest.mark.parametrize("by_hand", [(CLEO,), (BEN, CLEO), (CLEO, DAN), (ANN, CLEO)])
@pytest.mark.parametrize("window", ["5s", "10s", "off"])
async def test_nothing_tells_whether_somebody_could_have_claimed(make, monkeypatch, by_hand, window):
    """The third player's tiles are exchanged for others of the talon: the same messages at the same times."""
    monkeypatch.setitem(GAMES, "tabla", Tabla())
    could = await watched(make, READY, by_hand, window)
    could_not = await watched(make, TRASH[1], by_hand, window)
    assert could == could_not
    assert len(could[0]) == (2 if window == "off" else 3)


async def test_with_standing_orders_a_deal_spends_no_time_in_windows(make, monkeypatch):
    """Four people who leave the order on: after every discard the next is awaited at that very moment."""
    monkeypatch.setitem(GAMES, "tabla", Tabla())
    world = await make(QUICK)
    table = await world.started(*PEOPLE, game="tabla", options={"deals": 1}, clock="2m")
    began = world.clock.now()
    discards = 0
    while world.get(table).state.phase == "playing":
        snapshot = world.get(table)
        (seat,) = snapshot.awaited
        tokens = world.players.suggest(snapshot.view(seat))
        discards += any(" discard " in token for token in tokens)
        await world.tables.send(table, Act(PEOPLE[seat], None, tokens))
        assert world.get(table).state.times.claims_until is None
    assert discards > 4
    assert world.clock.now() == began
    assert Action.parse(world.get(table).state.match.rounds[-1].actions[-1]).verb in ("end", "discard")
