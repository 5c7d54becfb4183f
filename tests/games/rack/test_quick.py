"""Computer players with tiles on a rack."""

import random

import pytest

from bot.games.actions import Action
from bot.games.match import act, deal_round, is_open, lapse, new_match
from bot.games.rack import mind as rack
from bot.games.rack.rules.tabla import Tabla
from bot.games.registry import GAMES
from bot.players.registry import suggest
from bot.players.thinking import choose
from tests.games.rack.kit import FREE, FREE_FOR_OTHERS, GAME, PAIRS, READY, THIRTEEN, WAITS, do, tabla

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _registered(monkeypatch):
    monkeypatch.setitem(GAMES, "tabla", Tabla())


def greedy(state, seat):
    tokens = suggest(GAME.view(state, seat))
    assert choose("greedy", GAME.view(state, seat), random.Random(1)) == tokens or len(tokens) == 1
    return tokens


def after_discard(hand, discard, **options):
    return do(tabla(FREE.replace("B8", discard), hand, **options), f"p1 discard {discard}")


def test_it_ends_when_it_can():
    state = tabla(f"{THIRTEEN} R4 K12", "")
    assert greedy(state, 0)[0].startswith("p1 end K12 | runs ")


def test_it_claims_and_ends_out_of_turn():
    state = do(tabla(FREE.replace("B8", WAITS), "", READY), f"p1 discard {WAITS}")
    claim, end = greedy(state, 2)
    assert (claim, end.split(" ")[:3]) == (f"p3 claim {WAITS}", ["p3", "end", "Y13"])
    assert do(state, claim, end).end == "hand"
    assert choose("random", GAME.view(state, 2), random.Random(1)) == (claim, end)


def test_it_draws_the_turned_tile_and_ends():
    state = after_discard(PAIRS.replace("B13", "B5 Y13"), "R13")
    draw, end = greedy(state, 1)
    assert draw == "p2 draw-turned B5"
    assert do(state, draw, end).end == "hand"


def test_it_takes_what_brings_it_nearer_and_draws_else():
    near = "R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 Y13 R13 K2"
    assert greedy(after_discard(near, "B12"), 1) == ("p2 take B12",)
    assert greedy(after_discard(near, "R8"), 1) == ("p2 draw ??",)


@pytest.mark.parametrize(
    ("hand", "given_up"),
    [
        ("R1 R1 R4 R4 Y6 Y6 Y9 Y9 K8 K8 K11 Y13 R7 B2 B13", {"K11", "Y13", "R7", "B2", "B13"}),
        ("R1 R1 R2 R3 R4 R5 R5 R7 R8 R10 R11 R13 Y7 K8 B9", {"Y7", "K8", "B9"}),
        ("R9 R9 Y9 Y9 K9 K9 B9 B9 R1 R2 R3 Y1 Y2 K12 B13", {"K12", "B13"}),
        ("R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 Y13 R13 K2 B6", {"Y13", "R13", "K2"}),
    ],
)
def test_it_keeps_what_its_best_kind_of_hand_needs(hand, given_up):
    """Pairs, colours, total 8, runs."""
    (token,) = greedy(tabla(hand, ""), 0)
    assert token.split(" ")[1] == "discard"
    assert token.split(" ")[2] in given_up


def test_it_does_not_throw_a_joker_away():
    (token,) = greedy(tabla("B6 B6 R1 R4 R7 R10 Y2 Y5 Y8 Y11 K3 K6 K9 K12 B1", ""), 0)
    assert token.split(" ")[2] != "B6"


def test_for_pairs_it_keeps_tiles_whose_twins_may_still_come():
    hand = "R1 R1 R4 R4 Y6 Y6 Y9 Y9 K8 K8 K11 R7 B2 B13"
    state = do(tabla(f"K11 {FREE_FOR_OTHERS}", hand, talon=["Y12"]), "p1 discard K11", "p2 draw ??")
    assert greedy(state, 1) == ("p2 discard K11",)


@pytest.mark.parametrize(("red", "goes"), [("R13", True), ("R12", True), ("R11", False)])
def test_a_one_goes_with_the_twelve_and_the_thirteen_tr_5(red, goes):
    hand = f"{red} R5 R9 Y3 Y6 Y9 Y12 K2 K5 K8 K11 B3 B7 B9"
    view = GAME.view(do(tabla(FREE, hand), "p1 discard R1"), 1)
    codes = [reason.code for reason in rack.reasons.reasons(view, ("p2 take R1",))]
    assert ("goes" in codes) is goes


def play(kinds, number, **options):
    """Play a deal; every choice and every suggestion is taken."""
    rng = random.Random(number)
    match = deal_round(new_match("tabla", len(kinds), {**options, "deals": 1}), rng.randbytes(32)).match
    while is_open(match):
        able = [seat for seat in range(match.seats) if match.offers(seat)]
        if not able:
            match = lapse(match).match
            continue
        seat = rng.choice(able)
        view = match.view(seat)
        for tokens in (suggest(view), choose(kinds[seat], view, rng)):
            tried = match
            for token in tokens:
                tried = act(tried, Action.parse(token)).match
        match = tried
    return match


@pytest.mark.parametrize("rule", ["stand-in", "wild"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_they_choose_is_always_legal(rule, seats):
    kinds = ("greedy", "random", "greedy", "random")[:seats]
    match = play(kinds, seats, **{"printed-jokers": rule})
    assert match.end == "rounds"


def test_the_same_chance_gives_the_same_choices():
    assert play(("greedy", "greedy"), 5).rounds[-1].actions == play(("greedy", "greedy"), 5).rounds[-1].actions
