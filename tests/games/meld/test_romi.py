"""Römi, rule by rule: the turn, the minimum, the end from the hand, lay-offs (RO-7 to RO-11, RO-13, RO-16)."""

import pytest

from bot.games.actions import Action
from bot.games.errors import IllegalAction
from bot.games.kit.melds.pieces import kinds, size
from bot.games.meld.rules.state import opening
from bot.games.offers import opened, tokens
from tests.games.meld.kit import GAMES, do, hand, lying, position, refused, rules, takes
from tests.games.zones import zones_of

# --- the turn ---


def first_turn(*words, name="romi40"):
    """The first turn of a deal in which `p1` holds these cards and others."""
    state = position(name, *words, pile="")
    return opening(GAMES[name].preset, 1, len(state.hands) - 1, state.hands, state.talon)


def test_ro_7_the_first_turn_is_a_discard_and_nothing_else():
    state = first_turn("S4 S5 S6 HK DK CK H2 H3 D9")
    refused(state, "meld S4 S5 S6", code="first-only-discards", rule="RO-7")
    ends = first_turn("S4 S5 S6 HK DK CK H2")
    refused(ends, "meld S4 S5 S6", "discard H2", code="first-only-discards", rule="RO-7")
    refused(state, "draw ??", code="first-only-discards", rule="RO-7")
    refused(state, "take S4", code="first-only-discards", rule="RO-7")
    after = do(state, "discard H2")
    assert (after.seat, after.pile, rules(after).settled(after)) == (1, (14,), True)


def test_ro_7_unless_he_can_end_the_deal_from_the_hand():
    state = first_turn("S4 S5 S6 H2 D2 C2 H9")
    assert [offer.verb for offer in opened(rules(state).offers(state, 0))] == ["meld"]
    after = do(state, "meld S4 S5 S6", "meld H2 D2 C2", "discard H9")
    assert after.end == "hand"
    nothing = first_turn("S4 S5 S6 H2 D2 C3 H9")
    assert opened(rules(nothing).offers(nothing, 0)) == ()


def test_ro_8_draw_lay_discard_in_this_order():
    state = position("romi40", "S4 S5 S6 D2 H9", talon="C3 C4")
    refused(state, "discard D2", code="draw-first", rule="RO-8")
    refused(state, "meld S4 S5 S6", code="draw-first", rule="RO-8")
    refused(state, "draw ??", "draw ??", code="drawn-already", rule="RO-8")
    refused(state, "draw ??", "take C9", code="drawn-already", rule="RO-8")
    refused(state, "p2 draw ??", code="not-your-turn", rule="RO-8")
    refused(state, "draw H9", code="not-the-top", rule="RO-8")
    refused(state, "take H9", code="not-the-top", rule="RO-8")
    assert do(state, "draw ??", "meld S4 S5 S6", "discard D2").seat == 1


def test_ro_8_a_hand_in_may_stop_after_drawing_and_after_the_discard_only():
    state = position("romi51", "S4 S5 S6 D2 H9", talon="C3 C4")
    game = rules(state)
    stops = [state, do(state, "draw ??"), do(state, "draw ??", "discard C3")]
    goes_on = [do(state, "take C9"), do(state, "draw ??", "meld S4 S5 S6")]
    assert [game.settled(moment) for moment in (*stops, *goes_on)] == [True, True, True, False, False]
    assert (game.unsettled(goes_on[0]).code, game.unsettled(goes_on[0]).rule) == ("must-discard", "RO-8")


def test_ro_8_the_card_just_taken_is_not_thrown_back_a_twin_may_be():
    state = position("romi51", "S4 S5 H9", pile="D4 C9")
    refused(state, "take C9", "discard C9", code="taken-again", rule="RO-8")
    assert "p1 discard C9" not in tokens(rules(state).offers(do(state, "take C9"), 0))
    twin = position("romi51", "S4 C9 H9", pile="D4 C9")
    assert hand(do(twin, "take C9", "discard C9")) == "S4 H9 C9"


def test_ro_8_a_turn_that_ends_the_deal_does_not_throw_the_card_just_taken_either():
    state = position("romi51", "H10", table=["p2: H7 H8 H9"])
    refused(state, "take C9", "layoff m1 H10", "discard C9", code="taken-again", rule="RO-8")
    assert tokens(rules(state).offers(do(state, "take C9", "layoff m1 H10"), 0)) == ()
    from_hand = position("romi51", "S2 S3 S4", met="p2")
    refused(from_hand, "take C9", "meld S2 S3 S4", "discard C9", code="taken-again", rule="RO-8")
    assert not takes(position("romi40", "H10", table=["p2: H7 H8 H9"]))
    twin = position("romi51", "C9 H10", table=["p2: H7 H8 H9", "p2: C6 C7 C8"])
    assert do(twin, "take C9", "layoff m1 H10", "layoff m2 C9", "discard C9").end == "out"


def test_ro_8_a_card_just_drawn_may_be_thrown():
    assert do(position("romi40", "S4 S5 H9", talon="C3"), "draw ??", "discard C3").seat == 1


# --- the minimum, the hand, lay-offs ---

MEETS = [
    ("romi40", "meld DA D2 D3", "meld H8 D8 C8", 40, True),
    ("romi40", "meld S4 S5 S6", "meld H8 D8 C8", 39, False),
    ("romi50", "meld H10 HJ HQ", "meld S2 S3 S4 S5 S6", 50, True),
    ("romi50", "meld H10 HJ HQ", "meld DA D2 D3", 46, False),
    ("romi50", "meld H8 D8 C8", "meld C3 C4 C5 C6 C7", 49, False),
    ("romi51", "meld H8 D8 C8", "meld S8 S9 S10", 51, True),
    ("romi51", "meld H10 HJ HQ", "meld S2 S3 S4 S5 S6", 50, False),
    ("joker-mania", "meld H8 D8 C8", "meld S8 JK=S9 S10", 51, True),
    ("joker-mania", "meld H10 HJ JK=HQ", "meld S2 S3 S4 S5 S6", 50, False),
    ("romi40", "meld H9 JK=H10 HJ", "meld JK=S3 D3 C3", 38, False),
    ("romi40", "meld H9 JK=H10 JK=HJ", "meld DA D2 D3", 45, True),
]


@pytest.mark.parametrize(("name", "first", "second", "points", "enough"), MEETS)
def test_ro_9_first_combinations_meet_the_minimum_in_one_turn(name, first, second, points, enough):
    cards = [word.partition("=")[0] for word in (first + " " + second).split() if word != "meld"]
    state = do(position(name, " ".join([*cards, "C2", "CK"]), met="p2", talon="DK"), "draw ??", first, second)
    assert state.turn.points == points
    if enough:
        after = do(state, "discard DK")
        assert after.met == (True, True)
    else:
        facts = refused(state, "discard DK", code="below-minimum", rule="RO-9")
        assert facts == {"points": points, "minimum": rules(state).preset.minimum}


def test_ro_9_lay_offs_do_not_count():
    state = position("romi40", "HK DK CK H10 S2 S4", table=["p2: H7 H8 H9"], met="p2", talon="D5")
    refused(state, "draw ??", "meld HK DK CK", "layoff m1 H10", "discard S2", code="minimum-first", rule="RO-11")


def test_ro_9_in_one_turn_not_in_two():
    state = position("romi40", "HK DK CK H10 S2 S4", met="p2", talon="D5")
    refused(state, "draw ??", "meld HK DK CK", "discard S2", code="below-minimum", rule="RO-9")


def test_ro_9_who_has_met_it_lays_what_he_likes():
    state = do(position("romi40", "S2 S3 S4 H10", talon="D5"), "draw ??", "meld S2 S3 S4", "discard D5")
    assert (lying(state), state.seat) == (["S2 S3 S4"], 1)


def test_ro_10_from_the_hand_there_is_no_minimum():
    state = position("romi40", "S2 S3 S4 H2 D2 C2", met="p2", talon="D5")
    state = do(state, "draw ??", "meld S2 S3 S4", "meld H2 D2 C2", "discard D5")
    assert (state.end, rules(state).outcome(state).winner) == ("hand", 0)


def test_ro_10_who_has_laid_before_ends_but_not_from_the_hand():
    state = position("romi40", "S2 S3 S4 H2 D2 C2", talon="D5")
    assert do(state, "draw ??", "meld S2 S3 S4", "meld H2 D2 C2", "discard D5").end == "out"


def test_ro_10_from_the_hand_with_lay_offs_and_a_joker_won_on_the_way():
    state = position("romi40", "H8 S2 S3 D9 DJ C4", table=["p2: H7 JK=H8 H9"], met="p2", talon="HK")
    turn = ("draw ??", "swap m1 H8", "layoff m1 JK=H10")
    refused(state, *turn, "meld S2 S3 C4", code="no-combination", rule="RO-4")
    state = position("romi40", "H8 S2 S3 D9 DJ D10 HJ", table=["p2: H7 JK=H8 H9"], met="p2", talon="HK")
    turn = ("draw ??", "swap m1 H8", "meld S2 S3 JK=S4", "meld D9 D10 DJ")
    refused(state, *turn, "discard HK", code="minimum-first", rule="RO-12")
    ending = position("romi40", "H8 S2 S3 D9 DJ D10 H10", table=["p2: H7 JK=H8 H9"], met="p2", talon="HK")
    after = do(ending, *turn, "layoff m1 H10", "discard HK")
    assert (after.end, hand(after)) == ("hand", "")


def test_ro_11_lay_offs_only_after_the_minimum_in_the_same_turn_too():
    table = ["p2: H7 H8 H9"]
    state = position("romi40", "HK DK CK SQ SK SA H10 D2", table=table, met="p2", talon="D5")
    refused(state, "draw ??", "layoff m1 H10", "discard D2", code="minimum-first", rule="RO-11")
    early = ("draw ??", "layoff m1 H10", "meld HK DK CK", "meld SQ SK SA", "discard D2")
    refused(state, *early, code="minimum-first", rule="RO-11")
    after = do(state, "draw ??", "meld HK DK CK", "meld SQ SK SA", "layoff m1 H10", "discard D2")
    assert lying(after)[0] == "H7 H8 H9 H10"


@pytest.mark.parametrize("enough", [True, False])
def test_ro_11_the_minimum_met_exactly_is_met(enough):
    ace = "DA D2 D3" if enough else "D2 D3 D4"  # 16 points, or 9
    table = ["p2: H3 H4 H5", "p2: S8 JK=S9 S10"]
    state = position("romi40", f"{ace} H8 D8 C8 H6 S9 C2", table=table, met="p2", talon="CK")
    state = do(state, "draw ??", f"meld {ace}", "meld H8 D8 C8")
    for tokens_, rule in ((["layoff m1 H6"], "RO-11"), (["swap m2 S9", "layoff m2 JK=SJ"], "RO-12")):
        if enough:
            assert do(state, *tokens_, "discard CK").met == (True, True)
        else:
            refused(state, *tokens_, "discard CK", code="minimum-first", rule=rule)


ADDED = [
    ("H7 H8 H9", "H10", "H7 H8 H9 H10"),
    ("H7 H8 H9", "H6", "H6 H7 H8 H9"),
    ("H7 H8 H9", "H5 H6", "H5 H6 H7 H8 H9"),
    ("H7 H8 H9", "H6 H10", "H6 H7 H8 H9 H10"),
    ("H7 H8 H9", "JK=H10 HJ", "H7 H8 H9 JK=H10 HJ"),
    ("H7 H8 H9", "JK=H10 JK=HJ", "H7 H8 H9 JK=H10 JK=HJ"),
    ("H2 H3 H4", "HA", "HA H2 H3 H4"),
    ("HJ HQ HK", "HA", "HJ HQ HK HA"),
    ("H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HQ HK", "HA", "H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HQ HK HA"),
    ("S8 H8 C8", "D8", "S8 H8 D8 C8"),
    ("S8 H8 C8", "JK=D8", "S8 H8 JK=D8 C8"),
]
NOT_ADDED = [
    ("H7 H8 H9", "HJ", "cannot-be-added"),
    ("H7 H8 H9", "H8", "cannot-be-added"),
    ("H7 H8 H9", "S10", "cannot-be-added"),
    ("H7 JK=H8 JK=H9", "JK=H10", "too-many-jokers"),
    ("S8 H8 C8", "D8 JK=D8", "cannot-be-added"),
    ("S8 H8 D8 C8", "JK=S8", "cannot-be-added"),
    ("S8 H8 C8", "D9", "cannot-be-added"),
    ("HA H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HQ HK", "JK=HA", "cannot-be-added"),
    ("HQ HK HA", "H2", "cannot-be-added"),
]


@pytest.mark.parametrize(("lain", "added", "after"), ADDED)
def test_ro_11_runs_grow_at_their_ends_and_groups_to_four(lain, added, after):
    cards = [word.partition("=")[0] for word in added.split()]
    state = position("romi40", " ".join([*cards, "D2", "D3"]), table=[f"p2: {lain}"], talon="D5")
    assert lying(do(state, "draw ??", f"layoff m1 {added}", "discard D2")) == [after]


@pytest.mark.parametrize(("lain", "added", "code"), NOT_ADDED)
def test_ro_11_what_cannot_be_added(lain, added, code):
    cards = [word.partition("=")[0] for word in added.split()]
    taken = [word.partition("=")[0] for word in lain.split()]
    spare = [card for card in cards if card != "JK" or taken.count("JK") + cards.count("JK") <= 2]
    state = position("romi40", " ".join([*spare, "D2", "D3"]), table=[f"p2: {lain}"], talon="D5")
    rule = "RO-6" if code == "too-many-jokers" else "RO-11"
    refused(state, "draw ??", f"layoff m1 {added}", code=code, rule=rule)


def test_ro_11_a_combination_that_is_not_there():
    state = position("romi40", "H10 D2 D3", table=["p2: H7 H8 H9"])
    assert refused(state, "draw ??", "layoff m2 H10", code="no-such-combination", rule="RO-11") == {"number": 2}
    refused(state, "draw ??", "swap m9 H10", code="no-such-combination", rule="RO-11")


def test_ro_13_nothing_on_the_table_is_split_and_a_turn_is_judged_whole():
    state = position("romi40", "H10 HJ D2", table=["p2: H7 H8 H9"], talon="D5")
    refused(state, "draw ??", "meld H9 H10 HJ", code="not-in-hand", rule="RO-8")
    drawn = do(state, "draw ??")
    assert do(drawn, "layoff m1 H10 HJ").table == drawn.table == state.table  # nobody else sees a plan
    planned_anew = do(drawn, "layoff m1 H10", "discard HJ")
    assert lying(planned_anew) == ["H7 H8 H9 H10"]


def test_ro_16_who_has_no_card_left_to_discard_is_refused():
    state = position("romi40", "S4 S5", table=["p2: H7 H8 H9"], talon="S6")
    refused(state, "draw ??", "meld S4 S5 S6", code="nothing-to-discard", rule="RO-16")
    last = position("romi40", "H10", table=["p2: H7 H8 H9"], talon="S6")
    after = do(last, "draw ??", "layoff m1 H10", "discard S6")
    assert (after.end, rules(after).turn(after), rules(after).offers(after, 1)) == ("out", None, ())
    refused(after, "p2 draw ??", code="round-over", rule="RO-16")


def test_cards_are_in_one_place_through_a_turn():
    state = position("romi40", "H8 S2 S3 D9", table=["p2: H7 JK=H8 H9"], talon="S4")
    total = sum(len(zone.pieces) for zone in zones_of(state))
    for token in ("draw ??", "swap m1 H8", "layoff m1 JK=H10", "meld S2 S3 S4", "discard D9"):
        state = do(state, token)
        assert sum(len(zone.pieces) for zone in zones_of(state)) == total
    assert size(state.hands[0]) == len(kinds(state.hands[0])) == 0


def test_a_turn_cannot_be_made_with_what_is_gone():
    """A plan that is no longer possible: the card was laid or thrown meanwhile."""
    state = do(position("romi40", "S2 S3 S4 H9", talon="D5"), "draw ??", "meld S2 S3 S4")
    refused(state, "meld S2 S3 S4", code="not-in-hand", rule="RO-8")
    after = do(state, "discard D5")
    refused(after, "discard H9", code="not-your-turn", rule="RO-8")


def test_actions_are_completed_only_where_something_is_hidden():
    state = position("romi40", "S2 S3 S4 H9", talon="D5")
    game = rules(state)
    assert str(game.complete(state, Action.parse("p1 draw ??"))) == "p1 draw D5"
    assert str(game.complete(state, Action.parse("p1 draw"))) == "p1 draw D5"
    assert str(game.complete(state, Action.parse("p1 take C9"))) == "p1 take C9"
    with pytest.raises(IllegalAction):
        game.apply(state, Action.parse("p1 draw"))


def test_the_offers_are_in_a_pinned_order():
    state = position("romi51", "S4 S5 S6 H10 JK H8", table=["p2: H7 JK=H8 H9", "p2: S2 D2 C2"], talon="D9")
    game = rules(state)
    assert tokens(game.offers(state, 0)) == ("p1 draw ??", "p1 take C9")
    offers = game.offers(do(state, "draw ??"), 0)
    assert [token.split(" ", 2)[2] for token in tokens(offers)] == ["S4", "S5", "S6", "H8", "H10", "D9", "JK"]
    assert [(offer.verb, *offer.words, *offer.places[0].pieces) for offer in opened(offers)] == [
        ("meld", "S4", "S5", "S6", "H8", "H10", "JK"),
        ("layoff", "m1", "H10", "JK"),
        ("layoff", "m2", "JK"),
        ("swap", "m1", "H8"),
    ]
    assert takes(state)


def lit(state):
    """The cards of each combination that the last turn laid, or the one that goes on."""
    table = rules(state).view(state, None).table
    return [[lain.cards[place] for place in lain.lit] for lain in table]


def test_what_the_last_turn_laid_is_lit_until_somebody_lays_again():
    """Several lay-offs to one combination are all new; a turn that lays nothing puts them out."""
    state = position(
        "romi40", "H10 HJ H6 S2 S3 S4 D9", "C7 S5", table=["p2: H7 H8 H9", "p2: S8 D8 C8"], talon="D5 C4 CK"
    )
    drawn = do(state, "draw ??")
    laid = do(drawn, "layoff m1 H10", "layoff m1 H6", "layoff m1 HJ", "meld S2 S3 S4")
    expected = [["H6", "H10", "HJ"], [], ["S2", "S3", "S4"]]
    assert lit(drawn) == [[], []]
    ended = do(laid, "discard D9")
    following = do(ended, "p2 draw ??")
    assert lit(laid) == lit(ended) == lit(following) == expected
    assert lit(do(following, "p2 discard C7")) == [[], [], []]
    grown = do(following, "p2 layoff m3 S5")
    assert lit(grown) == lit(do(grown, "p2 discard C7")) == [[], [], ["S5"]]
