"""Tábla Römi: turns, claims, the turned tile, void deals (TR-6 to TR-9)."""

import pytest

from bot.games.actions import Action
from bot.games.options import resolve
from tests.games.rack.kit import (
    FREE,
    FREE_FOR_OTHERS,
    GAME,
    PAIRS,
    READY,
    THIRTEEN,
    WAITS,
    do,
    offered,
    refusal,
    tabla,
    with_talon,
)
from tests.games.zones import zones_of

pytestmark = pytest.mark.slow


def test_tr_6_the_player_with_fifteen_tiles_begins_with_a_discard():
    state = tabla(FREE, FREE_FOR_OTHERS)
    assert offered(state, 0) == [f"p1 discard {tile}" for tile in FREE.split()]
    assert offered(state, 1) == []
    assert refusal(state, "p1 draw ??") == ("has-drawn", "TR-6")
    assert refusal(state, "p2 draw ??") == ("not-your-turn", "TR-6")
    assert refusal(state, "p1 discard K13") == ("not-in-hand", "TR-6")
    assert GAME.view(do(state, "p1 discard R4"), None).discards == (("R4",), ())


def test_tr_6_a_turn_is_to_draw_or_take_and_to_discard():
    state = do(tabla(FREE, FREE_FOR_OTHERS, talon=("Y1",)), "p1 discard R4")
    assert offered(state, 1) == ["p2 draw ??", "p2 take R4"]
    assert refusal(state, "p2 discard R13") == ("must-draw-first", "TR-6")
    assert refusal(state, "p2 take R1") == ("not-the-last", "TR-6")
    assert refusal(state, "p2 draw Y2") == ("not-the-top", "TR-6")
    drawn = do(state, "p2 draw ??")
    assert GAME.view(drawn, 1).drawn == "Y1"
    assert (GAME.view(drawn, 0).drawn, GAME.view(drawn, None).drawn) == ("", "")
    assert refusal(drawn, "p2 take R4") == ("has-drawn", "TR-6")
    assert GAME.view(drawn, None).last_by is None


def test_tr_6_the_tile_just_taken_is_not_discarded_but_a_twin_held_before_may_be():
    state = do(tabla(FREE, FREE_FOR_OTHERS + " R10"), "p1 discard R4", "p2 take R4")
    assert GAME.view(state, 1).barred == "R4"
    assert GAME.view(state, 0).barred == ""
    assert refusal(state, "p2 discard R4") == ("just-taken", "TR-6")
    assert "p2 discard R4" not in offered(state, 1)
    twin = do(tabla(FREE, FREE_FOR_OTHERS + " R4"), "p1 discard R4", "p2 take R4")
    assert GAME.view(twin, 1).barred == ""
    assert do(twin, "p2 discard R4").discards.last.text == "R4"


def test_tr_6_an_end_does_not_discard_what_was_just_taken():
    ready = "R1 R2 R3 R4 Y4 Y5 Y6 K7 K8 K9 B10 B11 B12 B13"
    state = do(tabla(FREE.replace("R4", "Y13"), ready), "p1 discard Y13", "p2 take Y13")
    assert [token for token in offered(state, 1) if "end" in token] == []
    assert "claim" not in str(offered(do(tabla(FREE.replace("R4", "Y13"), ready), "p1 discard Y13"), 1))
    end = "p2 end Y13 | runs R1 R2 R3 R4 , Y4 Y5 Y6 , K7 K8 K9 , B10 B11 B12 B13"
    assert refusal(state, end) == ("just-taken", "TR-6")
    drawn = do(tabla(FREE, ready, talon=("Y13",)), "p1 discard R1", "p2 draw ??")
    assert do(drawn, end).end == "hand"


def test_tr_7_who_is_complete_with_the_discard_claims_it_out_of_turn():
    state = do(tabla(FREE.replace("B8", WAITS), "", READY), f"p1 discard {WAITS}")
    assert offered(state, 2) == [f"p3 claim {WAITS}"]
    assert offered(state, 1) == ["p2 draw ??", f"p2 take {WAITS}"]
    assert refusal(state, f"p2 claim {WAITS}") == ("cannot-end-with", "TR-7")
    assert refusal(state, f"p1 claim {WAITS}") == ("own-discard", "TR-7")
    assert refusal(state, "p3 claim R1") == ("not-the-last", "TR-7")
    claimed = do(state, f"p3 claim {WAITS}")
    assert GAME.turn(claimed) == 2
    assert {token.split(" ")[1] for token in offered(claimed, 2)} == {"end"}
    assert refusal(claimed, "p3 discard R1") == ("must-end", "TR-7")
    assert (offered(claimed, 0), offered(claimed, 1)) == ([], [])
    assert GAME.apply(claimed, GAME.offers(claimed, 2)[0])[0].end == "hand"


def test_tr_7_the_next_player_may_claim_too_and_a_twin_held_before_may_be_discarded():
    state = do(tabla(FREE.replace("B8", WAITS), READY), f"p1 discard {WAITS}")
    assert offered(state, 1) == ["p2 draw ??", f"p2 take {WAITS}", f"p2 claim {WAITS}"]
    after = do(tabla(FREE.replace("R4", "R3"), f"{THIRTEEN} R4"), "p1 discard R3")
    assert "p2 claim R3" in offered(after, 1)
    assert "p2 end R3 runs" in offered(do(after, "p2 claim R3"), 1)


def test_tr_7_the_claims_stand_open_until_the_next_player_draws():
    state = do(tabla(FREE.replace("B8", WAITS), "", READY), f"p1 discard {WAITS}")
    assert GAME.window(state).order == (1, 2)
    assert GAME.window(state).verbs == frozenset(("claim",))
    for token in ("p2 draw ??", f"p2 take {WAITS}"):
        after = do(state, token)
        assert GAME.window(after) is None
        assert refusal(after, f"p3 claim {WAITS}") == ("nothing-to-claim", "TR-7")


def test_tr_7_nearest_first_in_the_direction_of_play():
    assert GAME.window(do(tabla(FREE, "", "", ""), "p1 discard R1")).order == (1, 2, 3)
    assert GAME.window(do(tabla(FREE, "", "", "", direction="right"), "p1 discard R1")).order == (3, 2, 1)


def test_tr_7_without_the_option_nobody_claims():
    state = do(tabla(FREE.replace("B8", WAITS), "", READY, claims=False), f"p1 discard {WAITS}")
    assert (offered(state, 2), GAME.window(state)) == ([], None)
    assert refusal(state, f"p3 claim {WAITS}") == ("no-claims", "TR-7")
    assert [GAME.claimable(resolve(GAME.options, {"claims": on})) for on in (True, False)] == [True, False]


def test_tr_8_the_turned_tile_is_drawn_as_the_missing_tile_of_the_seventh_pair():
    state = do(tabla(FREE.replace("B8", "Y1"), PAIRS.replace("B13", "B5 Y13")), "p1 discard Y1")
    assert offered(state, 1) == ["p2 draw ??", "p2 take Y1", "p2 draw-turned B5"]
    assert refusal(state, "p2 draw-turned B6") == ("not-the-turned", "TR-8")
    drawn = do(state, "p2 draw-turned B5")
    assert offered(drawn, 1) == ["p2 end Y13 pairs"]
    assert refusal(drawn, "p2 discard Y13") == ("must-end", "TR-8")
    assert (GAME.view(drawn, None).turned, GAME.view(drawn, None).jokers[0]) == ("", "B6")
    ended = GAME.apply(drawn, GAME.offers(drawn, 1)[0])[0]
    assert GAME.view(ended, None).kind == "pairs"
    assert (GAME.outcome(ended).end, GAME.outcome(ended).kind) == ("hand", "pairs-turned")


def test_tr_8_or_as_the_eighth_of_total_8_among_the_eight():
    eight = "R5 R5 Y5 Y5 K5 K5 B5 R1 R2 R3 Y1 Y2 Y3 Y13"
    state = do(tabla(FREE.replace("Y5", "Y6"), eight), "p1 discard R4")
    assert "p2 draw-turned B5" in offered(state, 1)
    assert offered(do(state, "p2 draw-turned B5"), 1) == ["p2 end Y13 total8"]


def test_tr_8_the_turned_tile_must_serve():
    hand = "R2 R2 R3 R3 Y6 Y6 Y7 Y7 K8 K8 K11 K11 B6 Y13"
    state = do(tabla(FREE, hand), "p1 discard R4", "p2 draw-turned B5")
    served = "p2 end Y13 | pairs R2 R2 , R3 R3 , Y6 Y6 , Y7 Y7 , K8 K8 , K11 K11 , B5 B6=B5"
    assert do(state, served).end == "hand"
    unserved = served.replace("Y13 |", "B5 |").replace("B5 B6=B5", "Y13 B6=Y13")
    assert refusal(state, unserved) == ("turned-must-serve", "TR-8")


def test_tr_8_among_the_combinations_beside_the_eight_the_turned_tile_does_not_serve():
    hand = "R5 R5 Y5 Y5 K5 K5 B6 B6 B3 B4 R1 R2 R3 Y13"
    state = do(tabla(FREE.replace("Y5", "Y6"), hand), "p1 discard R4", "p2 draw-turned B5")
    served = "p2 end Y13 | total8 R5 R5 Y5 Y5 K5 K5 B5 B6=B5 , B3 B4 B6=B5 , R1 R2 R3"
    assert do(state, served).end == "hand"
    unserved = served.replace("B5 B6=B5 , B3 B4 B6=B5", "B6=B5 B6=B5 , B3 B4 B5")
    assert refusal(state, unserved) == ("turned-must-serve", "TR-8")


def test_tr_8_it_is_drawn_in_one_s_own_turn_only_and_for_nothing_else():
    ready = "R1 R2 R3 Y4 Y6 Y7 K7 K8 K9 B10 B11 B12 B3 B4"
    runs = do(tabla(FREE, ready), "p1 discard R4")
    assert refusal(runs, "p2 draw-turned B5") == ("turned-ends-only", "TR-8")
    first = tabla(PAIRS.replace("B13", "B5 Y13 Y10"), FREE_FOR_OTHERS.replace("Y13", "").replace("Y10", ""))
    assert refusal(first, "p1 draw-turned B5") == ("has-drawn", "TR-6")
    others = do(tabla(FREE, "", PAIRS.replace("B13", "B5 Y13")), "p1 discard R4")
    assert refusal(others, "p3 draw-turned B5") == ("not-your-turn", "TR-6")


def test_tr_8_a_turned_printed_joker_cannot_be_drawn():
    state = do(tabla(FREE, PAIRS + " Y13", turned="JK"), "p1 discard R4")
    assert refusal(state, "p2 draw-turned JK") == ("turned-ends-only", "TR-8")
    assert "draw-turned" not in str(offered(state, 1))


def last_discard(**options):
    """The talon is empty, and the last tile that anybody drew was just discarded; the third player waits for it."""
    state = do(tabla(FREE.replace("B8", WAITS), "", READY, talon=("Y1",), **options), "p1 discard R4")
    return do(with_talon(state, 1), "p2 draw ??", "p2 discard Y1")


def test_tr_9_with_an_empty_talon_the_deal_is_void_after_the_claims():
    state = last_discard()
    view = GAME.view(state, None)
    assert (view.phase, view.turn, view.talon, view.takeable) == ("last", None, 0, False)
    assert GAME.window(state).order == (2, 0)
    assert refusal(state, "p3 take Y1") == ("talon-empty", "TR-9")
    assert refusal(state, "p3 draw Y1") == ("talon-empty", "TR-9")
    assert GAME.outcome(state) is None
    void = GAME.lapse(state)
    outcome = GAME.outcome(void)
    assert (outcome.end, outcome.winner, outcome.lefts) == ("void", None, (14, 14, 14))
    assert GAME.price({}, outcome) == (0, 0, 0)
    assert [len(hand) for hand in GAME.view(void, None).hands] == [14, 14, 14]


def test_tr_9_the_last_discard_can_still_be_claimed():
    state = do(tabla(FREE, FREE_FOR_OTHERS, READY, talon=(WAITS,)), "p1 discard R4")
    state = do(with_talon(state, 1), "p2 draw ??", f"p2 discard {WAITS}")
    assert offered(state, 2) == [f"p3 claim {WAITS}"]
    claimed = do(state, f"p3 claim {WAITS}")
    assert GAME.lapse(claimed) is claimed
    assert GAME.outcome(GAME.apply(claimed, GAME.offers(claimed, 2)[0])[0]).winner == 2


def test_tr_9_without_claims_the_deal_is_void_at_once():
    assert last_discard(claims=False).end == "void"


def test_tr_9_a_won_deal_is_one_point_and_void_deals_count_as_deals():
    state = tabla("R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 B12 B13 B9 K13", FREE_FOR_OTHERS.replace("K13", ""), "")
    outcome = GAME.outcome(GAME.apply(state, GAME.offers(state, 0)[0])[0])
    assert (outcome.end, outcome.winner, outcome.lefts) == ("hand", 0, (0, 14, 14))
    assert GAME.price({}, outcome) == (1, 0, 0)
    for deals in (1, 3, 5, 7):
        options = resolve(GAME.options, {"deals": deals})
        assert [GAME.finished(options, (0, 0), played) for played in (deals - 1, deals)] == [None, "rounds"]


@pytest.mark.parametrize(("token", "seen_by"), [("p2 draw ??", (1,)), ("p2 take R4", None)])
def test_what_was_drawn_lies_hidden_and_what_was_taken_open(token, seen_by):
    state = do(tabla(FREE, FREE_FOR_OTHERS, talon=("Y1",)), "p1 discard R4", token)
    (came,) = (zone for zone in zones_of(state) if zone.name == "came")
    assert came.seen_by == seen_by
    assert came.pieces == (("Y1",) if seen_by else ("R4",))


def test_nobody_else_is_told_what_was_drawn():
    state = do(tabla(FREE, FREE_FOR_OTHERS, talon=("Y1",)), "p1 discard R4")
    _, events = GAME.apply(state, Action.parse("p2 draw Y1"))
    assert [(event.code, event.to) for event in events] == [("draw", None), ("drew", (1,))]
