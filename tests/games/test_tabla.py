"""Tábla Römi, rule by rule."""

import pytest

from bot.games.actions import Action
from bot.games.errors import IllegalAction, NotationError, RecordError
from bot.games.game import Previous, Start
from bot.games.options import resolve
from bot.games.shuffle import Stream
from tests.games.playing import seed
from tests.games.rack_hands import whole_set
from tests.games.tabla_kit import FREE, GAME, do, offered, tabla, with_talon

THIRTEEN = "R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 B12 B13"
"""Thirteen tiles that lie; any that joins makes a hand."""
READY, WAITS = THIRTEEN + " Y13", "B9"
PAIRS = "R2 R2 R3 R3 Y6 Y6 Y7 Y7 K8 K8 K11 K11 B13"
FREE_FOR_OTHERS = "R13 Y13 K13 B13 Y10"


def refusal(state, token):
    with pytest.raises(IllegalAction) as error:
        do(state, token)
    return error.value.code, error.value.rule


def ends(hand, turned="B5", **options):
    """The ways to end with fifteen tiles dealt to the first player: kind and discard."""
    state = tabla(hand, FREE_FOR_OTHERS, turned=turned, **options)
    found = [token.split(" ") for token in offered(state, 0) if " end " in token]
    return sorted((words[3], words[2]) for words in found)


def laid(hand, turned="B5", **options):
    """How the first end that is offered lies."""
    state = tabla(hand, FREE_FOR_OTHERS, turned=turned, **options)
    return str(GAME.offers(state, 0)[0])


def test_tr_1_two_to_four_players_share_106_tiles():
    assert list(GAME.seats) == [2, 3, 4]
    for seats in GAME.seats:
        _, deal = GAME.deal(Start(resolve(GAME.options, {}), seats), Stream(seed(1)))
        tiles = [*deal["stock"], deal["turned"], *(tile for hand in deal["hands"].values() for tile in hand)]
        assert sorted(tiles) == sorted(whole_set())


@pytest.mark.parametrize(("direction", "step"), [("left", 1), ("right", -1)])
def test_tr_2_the_seat_after_the_dealer_has_15_tiles_and_a_tile_is_turned_up(direction, step):
    start = Start(resolve(GAME.options, {"direction": direction}), 4)
    dealer, deal = GAME.deal(start, Stream(seed(3)))
    first = (dealer + step) % 4
    assert [len(hand) for hand in deal["hands"].values()] == [14 + (seat == first) for seat in range(4)]
    state = GAME.begin(start, dealer, deal)
    assert GAME.turn(state) == first
    assert GAME.view(state, None).talon == 106 - 57 - 1 == len(deal["stock"])
    assert GAME.view(state, None).turned == deal["turned"]


@pytest.mark.parametrize(("direction", "after"), [("left", 1), ("right", 3)])
def test_tr_2_the_deal_rotates_in_the_direction_of_play(direction, after):
    options = resolve(GAME.options, {"direction": direction})
    _, deal = GAME.deal(Start(options, 4), Stream(seed(3)))
    outcome = GAME.outcome(tabla(FREE, FREE_FOR_OTHERS).become(end="void"))
    following, _ = GAME.deal(Start(options, 4, 2, Previous(0, deal, outcome)), Stream(seed(4)))
    assert following == after


@pytest.mark.parametrize(("direction", "order"), [("left", [1, 2, 0]), ("right", [2, 1, 0])])
def test_tr_2_turns_go_in_the_direction_of_play(direction, order):
    state, seen = tabla(FREE, "", "", direction=direction), []
    for _ in order:
        seat = GAME.turn(state)
        if state.source != "deal":
            state = do(state, f"p{seat + 1} draw ??")
        state, _ = GAME.apply(
            state, next(offer for offer in GAME.offers(state, seat) if offer.verb == "discard")
        )
        seen.append(GAME.turn(state))
    assert seen == order


@pytest.mark.parametrize(
    "change",
    [
        {"turned": None},
        {"turned": "X1"},
        {"turned": "R1"},
        {"stock": []},
        {"hands": {}},
        {"hands": None},
    ],
)
def test_tr_2_a_deal_that_cannot_be_one_is_refused(change):
    start = Start(resolve(GAME.options, {}), 2)
    dealer, deal = GAME.deal(start, Stream(seed(1)))
    assert deal["turned"] != "R1"
    with pytest.raises((RecordError, NotationError)):
        GAME.begin(start, dealer, {**deal, **change})
    with pytest.raises(RecordError):
        GAME.begin(start, 1 - dealer, deal)


def test_tr_3_the_joker_is_the_next_number_of_the_turned_tile_s_colour():
    for turned, joker in [("B5", "B6"), ("K13", "K1"), ("JK", "JK")]:
        view = GAME.view(
            tabla(FREE.replace("B5", ""), FREE_FOR_OTHERS.replace("K13", ""), turned=turned), None
        )
        assert (view.joker, view.jokers, view.turned) == (joker, (joker,), turned)


def test_tr_3_a_thirteen_turned_makes_the_one_a_joker():
    hand = f"{THIRTEEN} K1 Y13"
    assert ("runs", "Y13") in ends(hand, turned="K13")
    assert "K1=R4" in laid(hand, turned="K13")
    assert ends(hand, turned="B5") == []


def test_tr_3_of_a_turned_printed_joker_the_other_one_is_the_only_joker():
    hand = f"{THIRTEEN} JK Y13"
    assert ("runs", "Y13") in ends(hand, turned="JK")
    assert "JK=R4" in laid(hand, turned="JK")
    assert ends(hand.replace("JK", "B6"), turned="JK") == []


def test_tr_3_a_printed_joker_stands_in_for_the_joker_s_own_tile():
    hand = "R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B4 JK B7 B8 B5 Y13"
    assert ("runs", "Y13") in ends(hand)
    assert "B4 B5 JK B7 B8" in laid(hand)
    assert ends("R1 R1 R3 R3 Y5 Y5 Y7 Y7 K9 K9 K11 K11 JK JK Y13") == [("pairs", "Y13")]
    assert ends("R1 R1 R3 R3 Y5 Y5 Y7 Y7 K9 K9 K11 K11 JK B6 Y13") == [("pairs", "JK"), ("pairs", "Y13")]
    assert ends(f"{THIRTEEN} JK Y13") == []  # it is no joker


def test_tr_3_wild_printed_jokers_are_jokers_too():
    hand = f"{THIRTEEN} JK Y13"
    assert ("runs", "Y13") in ends(hand, printed_jokers="wild")
    assert "JK=R4" in laid(hand, printed_jokers="wild")
    four = "R1 R2 R3 Y4 Y5 Y6 K7 K8 B10 B11 K3 B6 B6 JK JK"
    assert ("runs", "K3") in ends(four, printed_jokers="wild")
    assert ends(four.replace("Y6", "Y13"), printed_jokers="stand-in") == []


def test_tr_3_a_joker_may_lie_for_itself():
    hand = "R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B4 B5 B6 B7 B8 Y13"
    assert "B4 B5 B6 B7 B8" in laid(hand)


def test_tr_4_one_ends_with_fourteen_tiles_and_discards_the_fifteenth():
    state = tabla(f"{THIRTEEN} R4 K13", FREE_FOR_OTHERS.replace("K13", ""))
    token = "p1 end K13 | runs R1 R2 R3 R4 , Y4 Y5 Y6 , K7 K8 K9 , B10 B11 B12 B13"
    assert refusal(state, token.replace("R1 R2", "R2 R2")) == ("not-these-tiles", "TR-4")
    assert refusal(state, token.replace(" , B10 B11 B12 B13", "")) == ("not-these-tiles", "TR-4")
    assert refusal(state, f"{token} K13") == ("not-these-tiles", "TR-4")
    assert refusal(state, token.replace("R4 ,", ", R4")) == ("no-such-hand", "TR-5")
    assert do(state, token).end == "hand"


def test_tr_4_the_last_discard_may_be_a_joker():
    assert ("runs", "B6") in ends(f"{THIRTEEN} B9 B6")


def test_tr_4_an_end_is_told_and_all_hands_are_shown():
    state = tabla("R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 B12 B13 B9 K13", FREE_FOR_OTHERS.replace("K13", ""))
    end = next(offer for offer in GAME.offers(state, 0) if offer.verb == "end" and offer.args[0] == "K13")
    after, events = GAME.apply(state, end)
    assert [(event.code, event.data) for event in events] == [("end-hand", {"tile": "K13", "kind": "runs"})]
    view = GAME.view(after, None)
    assert (view.ended, view.end, view.winner, view.kind, view.out) == (True, "hand", 0, "runs", (0,))
    assert [len(hand) for hand in view.hands] == [14, 14]
    assert sorted(tile for part in view.combinations for tile in part) == sorted(view.hands[0])
    assert view.discards == (("K13",), ())
    assert refusal(after, "p2 draw ??") == ("round-over", "TR-4")
    assert GAME.offers(after, 0) == GAME.offers(after, 1) == ()


@pytest.mark.parametrize(
    ("run", "legal"),
    [("R1 R2 R3", True), ("R12 R13 R1", True), ("R13 R1 R2", False), ("R2 R3", False), ("R1 R3 R2", False)],
)
def test_tr_5_a_one_lies_below_the_two_or_above_the_thirteen_not_both(run, legal):
    rest = "K1 K2 K3 K4 , Y1 Y2 Y3 Y4 , B1 B2 B3"
    rest += "" if len(run.split()) == 3 else " B4"
    state = tabla(f"{run} {rest} Y9".replace(", ", ""), FREE_FOR_OTHERS, turned="K5")
    token = f"p1 end Y9 | runs {run} , {rest}"
    if legal:
        assert do(state, token).end == "hand"
    else:
        assert refusal(state, token) == ("no-such-hand", "TR-5")


def test_tr_5_a_run_may_have_thirteen_tiles_but_not_fourteen():
    run = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1"
    state = tabla(f"{run} Y9", "Y13 K13 B13 Y10")
    assert refusal(state, f"p1 end Y9 | runs {run}") == ("no-such-hand", "TR-5")
    assert do(state, f"p1 end Y9 | runs {run.replace('R4', ', R4')}").end == "hand"
    assert do(state, f"p1 end Y9 | colours {run}").end == "hand"


@pytest.mark.parametrize("group", ["R7 Y7 K7 B7", "R7 B7 Y7"])
def test_tr_5_groups_have_three_or_four_colours(group):
    more = "" if len(group.split()) == 4 else " K4"
    state = tabla(f"{group} K1 K2 K3{more} Y1 Y2 Y3 Y4 R1 R2 R3 R11", FREE_FOR_OTHERS)
    assert do(state, f"p1 end R11 | runs {group} , K1 K2 K3{more} , Y1 Y2 Y3 Y4 , R1 R2 R3").end == "hand"


def test_tr_5_no_colour_twice_in_a_group_and_a_natural_tile_in_each_combination():
    state = tabla("R7 Y7 R7 K1 K2 K3 K4 Y1 Y2 Y3 Y4 R1 R2 R3 R11", FREE_FOR_OTHERS)
    token = "p1 end R11 | runs R7 Y7 R7 , K1 K2 K3 K4 , Y1 Y2 Y3 Y4 , R1 R2 R3"
    assert refusal(state, token) == ("no-such-hand", "TR-5")
    wild = tabla("B6 B6 JK K1 K2 K3 K4 Y1 Y2 Y3 Y4 R1 R2 R3 R11", FREE_FOR_OTHERS, printed_jokers="wild")
    rest = ", K1 K2 K3 K4 , Y1 Y2 Y3 Y4 , R1 R2 R3"
    assert refusal(wild, f"p1 end R11 | runs B6=R7 B6=R8 JK=R9 {rest}") == ("no-such-hand", "TR-5")
    assert do(wild, f"p1 end R11 | runs B6 B6=B7 JK=B8 {rest}").end == "hand"


def by_jokers(hand, jokers, spare="Y13"):
    """A complete hand, with jokers in place of its last tiles."""
    tiles = hand.split()
    return " ".join([*tiles[: len(tiles) - len(jokers)], *jokers, spare])


FULL = {
    "runs": "R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B7 B8 B9 B10 B11",
    "colours": "R1 R1 R2 R4 R4 R5 R7 R7 R8 R10 R10 R11 R13 R12",
    "pairs": "R1 R1 R3 R3 Y5 Y5 Y7 Y7 K9 K9 K11 K11 B12 B12",
    "total8": "R9 R9 Y9 Y9 K9 K9 B9 B9 R1 R2 R3 Y1 Y2 Y3",
}


@pytest.mark.parametrize("kind", FULL)
@pytest.mark.parametrize("jokers", [(), ("B6",), ("B6", "B6"), ("B6", "B6", "JK", "JK")])
def test_tr_5_every_kind_with_jokers(kind, jokers):
    """With 0, 1 and 2 jokers, and with 4 where printed jokers are wild."""
    options = {"printed_jokers": "wild"} if "JK" in jokers else {}
    hand = by_jokers(FULL[kind], jokers)
    assert (kind, "Y13") in ends(hand, **options)
    state = tabla(hand, "K13 Y10", **options)
    chosen = next(
        o for o in GAME.offers(state, 0) if o.verb == "end" and o.args[0] == "Y13" and o.args[2] == kind
    )
    assert GAME.apply(state, chosen)[0].end == "hand"
    words = [word for word in chosen.args[3:] if word != ","]
    assert sorted(word.partition("=")[0] for word in words) == sorted(hand.split()[:-1])
    assert all("=" in word for word in words if word.startswith("JK"))


def test_tr_5_colours_and_pairs_are_written_with_what_jokers_stand_for():
    colours = tabla(by_jokers(FULL["colours"], ("B6",)), "K13 Y10")
    assert "p1 end Y13 | colours R1 R1 R2 R4 R4 R5 R7 R7 R8 R10 R10 R11 R13 B6=R3" in map(
        str, GAME.offers(colours, 0)
    )
    pairs = tabla(by_jokers(FULL["pairs"], ("B6", "B6")), "K13 Y10")
    assert "p1 end Y13 | pairs R1 R1 , R3 R3 , Y5 Y5 , Y7 Y7 , K9 K9 , K11 K11 , B6 B6" in map(
        str, GAME.offers(pairs, 0)
    )


@pytest.mark.parametrize(
    ("token", "refused"),
    [
        ("colours R1 R1 R2 R4 R4 R5 R7 , R7 R8 R10 R10 R11 R13 B6=R3", ("no-such-hand", "TR-5")),
        ("colours R1 R1 R2 R4 R4 R5 R7 R7 R8 R10 R10 R11 R13 B6", ("no-such-hand", "TR-5")),
        ("colours R1 R1 R2 R4 R4 R5 R7 R7 R8 R10 R10 R11 R13 B6=Y3", ("no-such-hand", "TR-5")),
        ("colours R1=R2 R1 R2 R4 R4 R5 R7 R7 R8 R10 R10 R11 R13 B6=R3", ("not-a-joker", "TR-3")),
        ("pairs R1 R1 , R2 R4 , R4 R5 , R7 R7 , R8 R10 , R10 R11 , R13 B6=R13", ("no-such-hand", "TR-5")),
        ("total8 R1 R1 R2 R4 R4 R5 R7 R7 , R8 R10 R10 R11 R13 B6=R3", ("no-such-hand", "TR-5")),
    ],
)
def test_tr_5_what_is_no_hand_is_refused_by_its_kind(token, refused):
    state = tabla(by_jokers(FULL["colours"], ("B6",)), "K13 Y10")
    assert refusal(state, f"p1 end Y13 | {token}") == refused


@pytest.mark.parametrize(
    "token",
    [
        "p1 end Y13 | colours R1 R1 R2 R4 R4 R5 R7 R7 R8 R10 R10 R11 R13 B6=B6",
        "p1 end Y13 | colours R1 R1 R2 R4 R4 R5 R7 R7 R8 R10 R10 R11 R13 B6=JK",
        "p1 end Y13 | colours R1 R1 R2 R4 R4 R5 R7 R7 R8 R10 R10 R11 R13 B6=R14",
        "p1 end Y13 | colour R1 R1 R2 R4 R4 R5 R7 R7 R8 R10 R10 R11 R13 B6=R3",
        "p1 end Y13 colours R1 R1 R2 R4 R4 R5 R7 R7 R8 R10 R10 R11 R13 B6=R3",
        "p1 end Y13 | pairs R1 R1 , , R2 R4 , R4 R5 , R7 R7 , R8 R10 , R10 R11 , R13 B6=R13",
        "p1 end Y13 | pairs , R1 R1",
        "p1 end Y13 |",
        "p1 end",
        "p1 discard",
        "p1 discard R1 R1",
        "p1 discard X1",
        "p1 lay R1",
    ],
)
def test_what_cannot_be_read_is_no_move(token):
    with pytest.raises(NotationError):
        do(tabla(by_jokers(FULL["colours"], ("B6",)), "K13 Y10"), token)


def test_tr_3_a_wild_printed_joker_says_what_it_stands_for():
    state = tabla(by_jokers(FULL["pairs"], ("JK", "JK")), "K13 Y10", printed_jokers="wild")
    token = "p1 end Y13 | pairs R1 R1 , R3 R3 , Y5 Y5 , Y7 Y7 , K9 K9 , K11 K11 , JK JK"
    assert refusal(state, token) == ("joker-stands-for", "TR-3")
    assert do(state, token.replace("JK JK", "JK=R2 JK=R2")).end == "hand"


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
    assert (GAME.view(drawn, None).turned, GAME.view(drawn, None).joker) == ("", "B6")
    ended = GAME.apply(drawn, GAME.offers(drawn, 1)[0])[0]
    assert GAME.view(ended, None).kind == "pairs"


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
    assert (outcome.end, outcome.winner, outcome.left) == ("void", None, (14, 14, 14))
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
    assert (outcome.end, outcome.winner, outcome.left) == ("hand", 0, (0, 14, 14))
    assert GAME.price({}, outcome) == (1, 0, 0)
    for deals in (1, 3, 5, 7):
        options = resolve(GAME.options, {"deals": deals})
        assert [GAME.finished(options, (0, 0), played) for played in (deals - 1, deals)] == [None, "rounds"]


def test_nobody_else_is_told_what_was_drawn():
    state = do(tabla(FREE, FREE_FOR_OTHERS, talon=("Y1",)), "p1 discard R4")
    _, events = GAME.apply(state, Action.parse("p2 draw Y1"))
    assert [(event.code, event.to) for event in events] == [("draw", None), ("drew", (1,))]
