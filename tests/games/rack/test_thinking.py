"""Tábla Römi thought about: what is looked at, how a deal is played on, and what comes of it."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.match import is_open
from bot.games.options import resolve
from bot.games.rack.mind.hands import Keepings, PlanSearch, masks
from bot.games.rack.mind.plans import Outlook, Rack
from bot.games.rack.mind.thinking import Rival, _Scene, candidates, imagine, play_out, rivals
from bot.games.rack.rules.deal import KINDS, WHOLE_SET
from bot.games.rack.rules.view import RackGuess
from bot.games.registry import find_game
from bot.games.view import Course
from bot.players.registry import suggest
from bot.players.thinking import Budget, choose, think
from bot.tables.playing import try_tokens
from tests.games.playing import play_random
from tests.games.rack.kit import FREE_FOR_OTHERS, READY, THIRTEEN, WAITS, do, tabla

pytestmark = pytest.mark.slow

GAME = find_game("tabla")


@st.composite
def tables(draw):
    options = {option.key: draw(st.sampled_from(option.values)) for option in GAME.options}
    return "tabla", draw(st.sampled_from(list(GAME.seats))), draw(st.integers(0, 2**32)), options


@settings(max_examples=6, deadline=None)
@given(tables())
def test_what_is_thought_is_always_taken_and_ends(table):
    """Of all options, in and out of turn; a tile of everything that is legal can be judged as well."""
    rng = random.Random(table[2])
    for match in play_random(*table, most_rounds=1):
        for seat in range(match.seats) if is_open(match) else ():
            view = match.view(seat)
            if view.legal and rng.random() < 0.015:
                choices = think(view, rng, Budget(4))
                assert sorted(choice.tokens for choice in choices) == sorted(candidates(view, rng))
                for choice in choices:
                    try_tokens(match, seat, choice.tokens)
                among = [(rng.choice(view.legal),), *([()] if seat != match.turn else [])]
                for tokens in among:
                    ended = play_out(view, imagine(view, rng), tokens, rng)
                    assert sum(ended.scores) <= 1
                    assert len(ended.scores) == len(ended.lefts) == match.seats


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from([*range(52), *range(52)]), min_size=15, max_size=15))
def test_the_quick_count_of_what_can_be_kept_agrees_with_the_plans(places):
    hand = sorted(place for place in places if places.count(place) < 3)
    assert Keepings(masks(hand)).kept == PlanSearch(hand, [1] * 52, 14).kept


def seen(state, *history, seat=0):
    """Return what a seat sees, with such a history of a deal that `p1` began."""
    seats = len(state.hands)
    course = Course(
        options=resolve(GAME.options, {}),
        round=1,
        dealer=seats - 1,
        dealt={"turned": state.turned.text},
        totals=(0,) * seats,
        lefts=(0,) * seats,
        history=history,
    )
    return msgspec.structs.replace(GAME.view(state, seat), course=course)


def first(state, *history, seat=0, visits=60):
    return think(seen(state, *history, seat=seat), random.Random(1), Budget(visits))[0].tokens


def test_it_ends_where_it_can_tr_4():
    state = do(tabla(FREE_FOR_OTHERS, READY, talon=[WAITS]), "p1 discard R13", "p2 draw ??")
    (token,) = first(state, "p1 discard R13", "p2 draw ??", seat=1)
    assert token.split(" ")[1] == "end"


def test_it_claims_what_ends_the_hand_out_of_turn_tr_7():
    state = do(tabla(f"{WAITS} {FREE_FOR_OTHERS}", READY), f"p1 discard {WAITS}")
    claim, end = first(state, f"p1 discard {WAITS}", seat=1)
    assert (claim, end.split(" ")[1]) == (f"p2 claim {WAITS}", "end")


def test_it_waits_for_as_many_tiles_as_it_can():
    """With K4 K5 kept instead of the lone B2, K3 and K6 end the hand as well."""
    state = tabla("R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 B12 K4 K5 B2", "")
    (token,) = first(state)
    assert token == "p1 discard B2"


def test_a_tile_is_taken_only_if_the_hand_gets_better_by_it():
    """So nobody takes and throws for ever."""
    for thrown, taken in (("K6", True), ("R13", False)):
        hand = f"{thrown} R11 Y13 K13 B13 Y10", "R1 R2 R3 Y4 Y5 Y6 K7 K8 B10 B11 B12 Y1 B6 R8"
        state = do(tabla(*hand), f"p1 discard {thrown}")
        moves = candidates(seen(state, f"p1 discard {thrown}", seat=1), random.Random(1))
        assert (moves[0] == (f"p2 take {thrown}",)) is taken


def test_what_was_asked_before_changes_nothing():
    state = tabla("R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 B12 K4 K5 B2", "")
    among = [("p1 discard K4",), ("p1 discard B2",)]
    fresh, asked = seen(state), seen(state)
    think(asked, random.Random(1), Budget(8))
    answers = [think(view, random.Random(1), Budget(8), among=among) for view in (asked, fresh)]
    assert answers[0] == answers[1]


NOBODY = (0.0,) * 53


def holding(*kinds):
    return tuple(float(kind in kinds) for kind in range(53))


def test_a_tile_is_dangerous_whose_neighbours_another_may_hold():
    """R12 R13 R1 is a run as well; and the later in the deal, the more likely another waits for a last tile."""
    beside, ace_high, nothing = (Rival(8, holds, ()) for holds in (holding(4, 5), holding(11, 12), NOBODY))
    assert beside.ends_with(3) > 3 * nothing.ends_with(3)
    assert ace_high.ends_with(0) == beside.ends_with(3)
    assert Rival(2, holding(4, 5), ()).ends_with(3) < beside.ends_with(3)


def test_what_another_threw_or_let_lie_is_safe_the_later_the_safer():
    risks = [Rival(8, holding(4, 5), refused).ends_with(3) for refused in (((3, 7),), ((3, 5),), ((3, 0),), ())]
    assert sorted(risks) == risks
    assert len(set(risks)) == 4


def test_a_discard_that_is_taken_is_known_and_one_that_is_left_refused():
    """The rival holds one of the first, wanted none of the second, nor of what it threw itself."""
    taking = "R1 R2 R3 Y4 Y5 Y6 K7 K8 B10 B11 B12 Y1 B6 R8"
    history = ["p1 discard K6", "p2 take K6", "p2 discard R8", "p1 draw ??", "p1 discard R11", "p2 draw ??"]
    state = tabla("K6 R11 Y13 K13 B13 Y10", taking, talon=["Y8", "B2", "B3"])
    state = do(state, *history, "p2 discard B6")
    view = seen(state, *history, "p2 discard B6")
    guess = RackGuess(view)
    kinds = {tile.text: tile.index for tile in WHOLE_SET}
    (rival,) = rivals(guess, kinds, [1] * 53)
    assert rival.turns == 2
    assert rival.holds[kinds["K6"]] > 1
    assert rival.refused == ((kinds["R8"], 0), (kinds["R11"], 1), (kinds["B6"], 1))


def test_a_seat_that_throws_a_twin_of_what_it_took_still_has_one_tr_6():
    taking = "R1 R2 R3 Y4 Y5 Y6 K6 K8 B10 B11 B12 Y1 B7 R8"
    history = ["p1 discard K6", "p2 take K6", "p2 discard K6"]
    view = seen(do(tabla("K6 R11 Y13 K13 B13 Y10", taking), *history), *history)
    assert [str(tile) for tile in RackGuess(view).sure[1]] == ["K6"]
    history[2] = "p2 discard R8"
    view = seen(do(tabla("K6 R11 Y13 K13 B13 Y10", taking), *history), *history)
    assert [str(tile) for tile in RackGuess(view).sure[1]] == ["K6"]


def test_without_claims_only_the_next_player_ends_with_what_is_thrown_tr_7():
    """The player after that took two neighbours of the tile."""
    history = ["p1 discard K6", "p2 draw ??", "p2 discard K5", "p3 take K5", "p3 discard R8", "p1 draw ??"]
    hands = "K6 R11 Y13 K13 B13 Y10 K7", "K5", "R1 R2 R3 Y4 Y5 Y6 K8 B10 B11 B12 Y1 B7 R8 K3"
    state = do(tabla(*hands, talon=["Y8", "B2"]), *history)
    view = seen(state, *history)
    options = {**view.course.options, "claims": False}
    silent = msgspec.structs.replace(view, course=msgspec.structs.replace(view.course, options=options))
    spoken, unspoken = (_Scene(variant).chance(("p1 discard K7",)) for variant in (view, silent))
    assert spoken < unspoken


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from([*range(52), *range(52)]), min_size=14, max_size=14))
def test_what_helps_a_hand_brings_it_nearer(places):
    hand = [place for place in places if places.count(place) < 3]
    keepings = Keepings(masks(hand))
    for way in keepings.all[:3]:
        helped = [place for place in range(52) if way.helped() >> place & 1 and hand.count(place) < 2]
        assert all(Keepings(masks([*hand, place])).kept > keepings.kept for place in helped[:6])


def test_a_hand_of_pairs_is_kept_for_pairs_tr_5():
    """Six pairs lack one tile, and runs many."""
    (token,) = first(tabla("R1 R1 R4 R4 Y6 Y6 Y9 Y9 K8 K8 K11 K11 R7 B2 B13", ""))
    assert token.split(" ")[2] in ("R7", "B2", "B13")


SIX = "R2 R2 R3 R3 Y6 Y6 Y7 Y7 K8 K8 K11 K11"
SEVEN_FIVES = "R5 R5 Y5 Y5 K5 K5 B5 R1 R2 R3 Y1 Y2 Y3"


@pytest.mark.parametrize(("hand", "thrown"), [
    (f"{SIX} B5 Y13 R13", {"Y13", "R13"}),
    (f"{SIX} B5 R4 K9", {"R4", "K9"}),
    ("R2 R2 R3 R3 Y6 Y6 Y7 Y7 K8 K8 B5 B6 R13 Y10 Y13", {"R13", "Y10", "Y13"}),
    (f"{SEVEN_FIVES} Y13 K9", {"Y13", "K9"}),
    ("R5 R5 Y5 Y5 K5 K5 B6 R1 R2 R3 Y1 Y2 Y3 Y13 K9", {"Y13", "K9"}),
])  # fmt: skip
def test_the_turned_tile_is_planned_for_as_the_last_one_tr_8(hand, thrown):
    """B5 is turned up, B6 the joker: a player who waits for nothing else wins with it in the next turn."""
    state = tabla(hand, "")
    view = seen(state)
    strong, normal = first(state), choose("greedy", view, random.Random(1))
    for (token,) in (strong, normal, suggest(view)):
        assert token.split(" ")[2] in thrown
        drawn = do(state, token, "p2 draw ??")
        away = next(offer for offer in GAME.offers(drawn, 1) if offer.verb == "discard")
        assert "p1 draw-turned B5" in GAME.view(do(drawn, str(away)), 0).legal


@pytest.mark.parametrize("turned", ["B5", "JK"])
def test_nobody_waits_for_a_turned_tile_that_cannot_be_drawn_tr_8(turned):
    """A printed joker, or a tile that has gone; the twin of a tile of the hand is worth no more then."""
    view = seen(tabla(f"{SIX} B4 Y13 R13", "", turned=turned))
    if turned == "B5":
        view = msgspec.structs.replace(view, turned="")
    assert Rack(view).turned is None
    assert Rack(view).draws(view.hand)["pairs"] > 10


@pytest.mark.parametrize(("kind", "hand"), [
    ("pairs", f"{SIX} B5 Y13"),
    ("total8", f"{SEVEN_FIVES} Y13"),
    ("total8", "R5 R5 Y5 Y5 K5 K5 B6 R1 R2 R3 Y1 Y2 Y3 Y13"),
])  # fmt: skip
def test_where_nothing_else_is_missing_the_turned_tile_is_one_draw_away_tr_8(kind, hand):
    view = seen(tabla(f"{hand} K12", ""))
    gone = msgspec.structs.replace(view, turned="")
    near, far = (Rack(variant).draws(hand.split())[kind] for variant in (view, gone))
    assert near == 1
    assert far > 10


def test_what_else_is_missing_has_to_come_before_the_turned_tile_tr_8():
    """Of five pairs and the twin one more pair is missing, which three tiles make, or a joker."""
    hand = "R2 R2 R3 R3 Y6 Y6 Y7 Y7 K8 K8 B5 R13 Y10 K4"
    rack = Rack(seen(tabla(f"{hand} K12", "")))
    assert rack.draws(hand.split())["pairs"] == pytest.approx(1 + rack.unseen / (3 + rack.wild))
    keep = rack.plans(hand.split())[KINDS.index("pairs")].keep
    assert (keep.total(), keep[rack.turned]) == (14, 1)


def test_of_two_hands_that_lack_as_much_that_is_better_which_more_tiles_help():
    few, many, nearer = Outlook(2, 0.1), Outlook(2, 0.2), Outlook(1, 0.1)
    assert few.wins(5) < many.wins(5) < nearer.wins(5)
    assert many.wins(5, rivals=3) < many.wins(5)
    assert many.wins(5) < many.wins_drawing(5)


def test_a_ready_hand_is_worth_more_than_one_that_lacks_much():
    ready, free = (tabla(f"{THIRTEEN} Y13 K2", ""), tabla("", ""))
    worths = [think(seen(state), random.Random(1), Budget(200))[0].worth for state in (ready, free)]
    assert worths[0] > worths[1]
