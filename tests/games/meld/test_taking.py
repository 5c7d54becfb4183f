"""Jokers that are won and discards that are taken: every line of RO-12, RO-14 and RO-15 as a case."""

import pytest

from bot.games.meld.rules.state import may_take
from bot.games.offers import opened
from tests.games.meld.kit import GAMES, do, hand, lying, position, refused, rules, takes

RUN = "p2: H7 JK=H8 H9"
GROUP = "p2: C6 JK=S6 H6"


def drawn(name="romi40", cards="", table=(), talon="D5", **given):
    """`p1`, who met the minimum, has drawn."""
    return do(position(name, cards, table=table, talon=talon, **given), "draw ??")


# --- RO-12: winning a joker ---


@pytest.mark.parametrize("name", ["romi40", "romi51", "joker-mania"])
def test_ro_12_from_a_run_by_the_card_that_it_stands_for(name):
    state = do(drawn(name, "H8 S2 S3 C4", [RUN]), "swap m1 H8", "meld S2 S3 JK=S4", "discard C4")
    assert lying(state) == ["H7 H8 H9", "S2 S3 JK=S4"]


def test_ro_12_the_leaflet_s_nine_of_hearts():
    state = drawn("romi51", "H9 S2 S3 C4", ["p2: H7 H8 JK=H9 H10"])
    assert lying(do(state, "swap m1 H9", "layoff m1 JK=HJ", "discard C4")) == ["H7 H8 H9 H10 JK=HJ"]


def test_ro_12_the_leaflet_s_two_sixes_for_the_joker():
    state = drawn("romi51", "S6 D6 S2 S3 C4", [GROUP])
    refused(state, "swap m1 S6", code="wins-no-joker", rule="RO-12")
    refused(state, "swap m1 D6", code="wins-no-joker", rule="RO-12")
    after = do(state, "swap m1 S6 D6", "meld S2 S3 JK=S4", "discard C4")
    assert lying(after) == ["S6 H6 D6 C6", "S2 S3 JK=S4"]
    assert lying(do(state, "swap m1 D6 S6", "meld S2 S3 JK=S4", "discard C4")) == lying(after)


def test_ro_12_from_a_group_in_which_one_suit_is_missing_by_one_card():
    state = drawn(cards="S6 S2 S3 C4", table=["p2: C6 JK=S6 H6 D6"])
    assert lying(do(state, "swap m1 S6", "meld S2 S3 JK=S4", "discard C4"))[0] == "S6 H6 D6 C6"
    grown = drawn(cards="S6 D6 S2 S3 C4", table=[GROUP])
    after = do(grown, "layoff m1 D6", "swap m1 S6", "meld S2 S3 JK=S4", "discard C4")
    assert lying(after)[0] == "S6 H6 D6 C6"


def test_ro_12_two_jokers_of_a_group_are_won_together():
    state = drawn(cards="S6 D6 H6 S2 S3 C4 C5", table=["p2: C6 JK=S6 JK=H6"])
    refused(state, "swap m1 S6 D6", code="wins-no-joker", rule="RO-12")
    after = do(state, "swap m1 S6 H6 D6", "meld S2 S3 JK=S4", "meld JK=C3 C4 C5", "discard D5")
    assert lying(after) == ["S6 H6 D6 C6", "S2 S3 JK=S4", "JK=C3 C4 C5"]


def test_ro_12_two_jokers_of_a_run_are_won_one_by_one():
    state = drawn(cards="H8 H9 S2 S3 C4 C5", table=["p2: H7 JK=H8 JK=H9 H10"])
    refused(state, "swap m1 H8 H9", code="wins-no-joker", rule="RO-12")
    first = do(state, "swap m1 H8", "meld S2 S3 JK=S4", "discard C4")
    assert lying(first)[0] == "H7 H8 JK=H9 H10"
    both = do(state, "swap m1 H8", "swap m1 H9", "meld S2 S3 JK=S4", "layoff m1 JK=HJ", "discard C4")
    assert lying(both)[0] == "H7 H8 H9 H10 JK=HJ"


@pytest.mark.parametrize(
    ("table", "token", "code"),
    [
        ("p2: H7 H8 H9", "swap m1 H8", "no-joker-there"),
        (RUN, "swap m1 H9", "wins-no-joker"),
        (RUN, "swap m1 S8", "wins-no-joker"),
        (RUN, "swap m1 JK", "wins-no-joker"),
        (GROUP, "swap m1 S6 D6 H6", "wins-no-joker"),
    ],
)
def test_ro_12_what_wins_no_joker(table, token, code):
    refused(drawn(cards="H8 H9 S8 S6 D6 H6 JK C4", table=[table]), token, code=code, rule="RO-12")


def test_ro_12_a_joker_that_is_won_is_used_in_the_same_turn():
    state = do(drawn(cards="H8 S2 S3 C4", table=[RUN]), "swap m1 H8")
    assert refused(state, "discard C4", code="joker-not-used", rule="RO-12") == {}
    refused(state, "discard JK", code="joker-not-used", rule="RO-12")
    assert do(state, "layoff m1 JK=H10", "discard C4").seat == 1


def test_ro_12_a_joker_of_the_hand_does_not_stand_in_for_the_one_that_was_won():
    state = drawn(cards="JK H8 S2 S3 C4", table=[RUN])
    early = ("meld S2 S3 JK=S4", "swap m1 H8", "discard C4")
    refused(state, *early, code="joker-not-used", rule="RO-12")
    late = do(state, "swap m1 H8", "meld S2 S3 JK=S4", "discard C4")
    assert hand(late) == "D5 JK"
    assert do(state, "swap m1 H8", "meld S2 S3 JK=S4", "discard JK").seat == 1  # his own


def test_ro_12_before_the_minimum_only_when_ending_from_the_hand():
    table = [RUN]
    state = position("romi40", "H8 S2 S3 D9 D10 C4", table=table, met="p2", talon="DJ")
    turn = ("draw ??", "swap m1 H8", "meld S2 S3 JK=S4", "meld D9 D10 DJ")
    assert do(state, *turn, "discard C4").end == "hand"
    more = position("romi40", "H8 S2 S3 D9 D10 C4 CK", table=table, met="p2", talon="DJ")
    refused(more, *turn, "discard C4", code="minimum-first", rule="RO-12")


def test_ro_12_after_the_minimum_in_the_same_turn():
    state = drawn(cards="HK DK CK H8 S2 S3 C4 S10 SJ", table=[RUN], met="p2", talon="SQ")
    after = do(state, "meld HK DK CK", "meld S10 SJ SQ", "swap m1 H8", "meld S2 S3 JK=S4", "discard C4")
    assert after.met == (True, True)


def test_ro_12_fifty_has_no_jokers():
    state = position("romi50", "JK C4".replace("JK", "C5"), table=["p2: H7 H8 H9"], talon="D5")
    refused(state, "draw ??", "swap m1 H8", code="no-joker-there", rule="RO-12")
    refused(state, "draw ??", "meld C4 C5 JK=C6", code="not-in-hand", rule="RO-8")


# --- RO-14: free ---


@pytest.mark.parametrize("name", sorted(GAMES))
def test_ro_14_the_discard_is_free_on_each_player_s_first_draw_of_the_deal(name):
    state = position(name, "S2 S9 D4", met="", drew="p2")
    assert takes(state)
    after = do(state, "take C9", "discard D4")
    assert (hand(after), after.met) == ("S2 S9 C9", (False, False))


@pytest.mark.parametrize(("name", "free"), [("romi40", 0), ("romi50", 0), ("romi51", 1), ("joker-mania", 0)])
def test_ro_14_later_only_in_romi_51(name, free):
    for met in ("", "p1 p2"):
        state = position(name, "S2 H5 D4", met=met)
        assert takes(state) == may_take(state) == bool(free)
        if not free:
            facts = refused(state, "take C9", code="cannot-be-taken", rule="RO-15")
            assert facts == {"tile": "C9"}


def test_ro_14_the_starter_s_first_draw_is_in_his_second_turn():
    state = position("romi40", "S2 H5 D4", met="", drew="")
    assert takes(state)


def test_ro_14_a_free_card_need_not_be_laid_and_not_be_kept_from_being_laid():
    state = position("romi40", "S9 D9 D4 H2", drew="p2")
    assert hand(do(state, "take C9", "discard D4")) == "S9 H2 D9 C9"
    assert lying(do(state, "take C9", "meld S9 D9 C9", "discard D4")) == ["S9 D9 C9"]


# --- RO-15: later ---

BOUND = ["romi40", "romi50", "joker-mania"]


@pytest.mark.parametrize("name", BOUND)
def test_ro_15_only_if_it_is_laid_this_turn(name):
    state = position(name, "S9 D9 D4 H2 H3 H4")
    assert takes(state)
    refused(state, "take C9", "discard D4", code="taken-not-laid", rule="RO-15")
    refused(state, "take C9", "meld H2 H3 H4", "discard D4", code="taken-not-laid", rule="RO-15")
    assert do(state, "take C9", "meld S9 D9 C9", "discard D4").seat == 1


@pytest.mark.parametrize(
    ("name", "cards", "melds", "enough"),
    [
        ("romi40", "S9 D9 DK D4 D5 D6 H4", ("meld S9 D9 C9", "meld D4 D5 D6"), True),
        ("romi40", "S9 D9 DK D3 D4 D5 H4", ("meld S9 D9 C9", "meld D3 D4 D5"), False),
        ("romi50", "S9 D9 DK H5 H6 H7 H8 H4", ("meld S9 D9 C9", "meld H5 H6 H7 H8"), True),
        ("joker-mania", "S9 D9 DK H7 H8 H9 H4", ("meld S9 D9 C9", "meld H7 H8 H9"), True),
    ],
)
def test_ro_15_the_card_counts_for_the_minimum_of_who_has_not_met_it(name, cards, melds, enough):
    state = position(name, cards, met="p2")
    assert takes(state) == enough
    if enough:
        assert do(state, "take C9", *melds, "discard DK").met == (True, True)
    else:
        refused(state, "take C9", code="cannot-be-taken", rule="RO-15")


def test_ro_15_who_meets_the_minimum_without_it_may_lay_it_off_with_its_twin():
    state = position("romi40", "SK HK DK H7 H8 H9 S2 C9", table=["p2: S9 D9 H9"], met="p2")
    state = position("romi40", "SK HK DK H5 H6 H7 S2 C9", table=["p2: S9 D9 H9"], met="p2")
    assert takes(state)
    turn = ("take C9", "meld SK HK DK", "meld H5 H6 H7", "layoff m1 C9")
    assert do(state, *turn, "discard C9").met == (True, True)
    refused(state, "take C9", "meld SK HK DK", "layoff m1 C9", "discard S2", code="minimum-first", rule="RO-11")


def test_ro_15_a_in_a_new_combination_with_cards_of_the_hand():
    assert takes(position("romi40", "S9 D9 D4"))
    assert takes(position("romi40", "S9 JK D4"))
    assert takes(position("romi40", "C10 CJ D4"))
    assert not takes(position("romi40", "S9 D9"))  # nothing would be left to discard
    assert not takes(position("romi40", "S9 D8 D4"))


def test_ro_15_a_one_card_of_the_hand_beside_a_joker_that_is_won():
    state = position("romi40", "H8 S9 D4", table=[RUN])
    assert takes(state)
    after = do(state, "take C9", "swap m1 H8", "meld S9 JK=D9 C9", "discard D4")
    assert lying(after) == ["H7 H8 H9", "S9 JK=D9 C9"]


def test_ro_15_a_won_jokers_alone_are_no_cards_of_the_hand():
    table = ["p2: H7 JK=H8 JK=H9 H10"]
    state = position("romi40", "H8 H9 D6 DK", table=table, pile="S2")
    turn = ("swap m1 H8", "swap m1 H9", "meld S2 JK=S3 JK=S4", "discard D6")
    free = position("romi40", "H8 H9 D6 DK", table=table, pile="S2", drew="p2")
    assert do(free, "take S2", *turn).seat == 1
    assert not takes(state)


@pytest.mark.parametrize(
    ("cards", "enough"),
    [
        ("S9 D9 D4 D2", True),
        ("C10 CJ D4 D2", True),
        ("C10 C8 JK D4", True),
        ("S9 JK D4 D2", False),
        ("C10 JK D4 D2", False),
    ],
)
def test_ro_15_a_in_joker_mania_with_two_natural_cards_of_the_hand(cards, enough):
    assert takes(position("joker-mania", cards)) == enough
    assert takes(position("romi40", cards))
    if not enough:
        free = position("joker-mania", cards, drew="p2")
        words = "meld C9 C10 JK=CJ" if "C10" in cards else "meld S9 JK=D9 C9"
        assert do(free, "take C9", words, "discard D4").seat == 1


def test_ro_15_a_in_joker_mania_jokers_may_lie_beside_two_natural_cards():
    state = position("joker-mania", "C10 S4 C8 JK D4")
    assert lying(do(state, "take C9", "meld C8 C9 C10 JK=CJ", "discard D4")) == ["C8 C9 C10 JK=CJ"]
    refused(
        position("joker-mania", "C10 C8 JK D4 D9 H9"),
        "take C9", "meld C9 C10 JK=CJ", "discard D4",
        code="taken-needs-naturals", rule="RO-15",
    )  # fmt: skip


@pytest.mark.parametrize("name", BOUND)
@pytest.mark.parametrize(
    ("cards", "enough"),
    [
        ("D4 D2", False),  # the bare card
        ("C9 D4", True),  # its twin
        ("C10 D4", True),  # a further card beside it
        ("C5 D4", True),  # a further card at the other end
        ("CJ D4", False),
    ],
)
def test_ro_15_b_laid_off_with_its_twin_or_a_further_card(name, cards, enough):
    assert takes(position(name, cards, table=["p2: C6 C7 C8"])) == enough


def test_ro_15_b_laid_off_in_one_token():
    state = position("romi40", "C10 D4 D2", table=["p2: C6 C7 C8"])
    assert lying(do(state, "take C9", "layoff m1 C9 C10", "discard D4")) == ["C6 C7 C8 C9 C10"]
    apart = ("take C9", "layoff m1 C9", "layoff m1 C10", "discard D4")
    refused(state, *apart, code="taken-laid-alone", rule="RO-15")


def test_ro_15_b_the_twin_stays_or_goes():
    state = position("romi40", "C9 D4 D2", table=["p2: C6 C7 C8"])
    assert hand(do(state, "take C9", "layoff m1 C9", "discard D4")) == "D2 C9"
    assert hand(do(state, "take C9", "layoff m1 C9", "discard C9")) == "D2 D4"


def test_ro_15_b_a_joker_of_the_hand_is_a_further_card_a_won_one_is_not():
    assert takes(position("romi40", "JK D4 D2", table=["p2: C6 C7 C8"]))
    won = position("romi40", "H8 D4 D2", table=["p2: C6 C7 C8", RUN])
    assert not takes(won)
    both = position("romi40", "H8 C10 D4 D2", table=["p2: C6 C7 C8", RUN])
    assert takes(both)


def test_ro_15_b_a_joker_s_twin_is_a_joker():
    table = ["p2: C6 C7 C8"]
    assert takes(position("romi40", "JK D4 D2", table=table, pile="JK"))
    assert not takes(position("romi40", "D4 D2", table=table, pile="JK"))
    assert takes(position("romi40", "C9 D4", table=table, pile="JK"))  # with a further card
    assert takes(position("romi40", "D4 D5 S2", table=table, pile="JK"))  # in a new combination


def test_ro_15_b_laying_it_to_win_a_joker_counts_as_a_lay_off():
    table = ["p2: C8 JK=C9 C10"]
    assert not takes(position("romi40", "D4 D2", table=table))
    twin = position("romi40", "C9 D4", table=table)
    assert takes(twin)
    assert lying(do(twin, "take C9", "swap m1 C9", "layoff m1 JK=CJ", "discard D4")) == ["C8 C9 C10 JK=CJ"]
    group = ["p2: S9 JK=H9 D9"]
    assert not takes(position("romi40", "D4 D2", table=group))
    two = position("romi40", "H9 D4 H2 H3", table=group)
    assert takes(two)
    assert do(two, "take C9", "swap m1 H9 C9", "meld H2 H3 JK=H4", "discard D4").seat == 1


def test_ro_15_c_in_any_way_when_the_turn_ends_the_deal():
    table = ["p2: C6 C7 C8"]
    ends = position("romi40", "D4", table=table)
    assert do(ends, "take C9", "layoff m1 C9", "discard D4").end == "out"
    mania = position("joker-mania", "S9 JK D4", table=table)
    assert do(mania, "take C9", "meld S9 C9 JK=D9", "discard D4").end == "out"
    from_hand = position("romi40", "S2 S3 S4 D4", table=table, met="p2")
    after = do(from_hand, "take C9", "meld S2 S3 S4", "layoff m1 C9", "discard D4")
    assert after.end == "hand"


def test_ro_15_who_has_not_met_the_minimum_and_can_do_neither():
    assert not takes(position("romi40", "S9 D9 D4 H2", met="p2"))
    assert not takes(position("romi40", "C10 D4 D2", table=["p2: C6 C7 C8"], met="p2"))


@pytest.mark.parametrize("name", BOUND)
def test_ro_15_the_offer_says_what_apply_takes(name):
    state = position(name, "S9 D9 D4 H2")
    legal = rules(state).view(state, 0).legal
    assert legal == ("p1 draw ??", "p1 take C9")
    assert rules(state).view(state, 1).legal == ()
    assert not rules(state).view(state, None).free


def next_but_one(suit):
    """Each run of three with what comes next at an end, and what comes after that."""
    line = [suit + rank for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K", "A")]
    for way in (line, line[::-1]):
        for at in range(len(line) - 4):
            run = way[at : at + 3] if way is line else way[at : at + 3][::-1]
            yield " ".join(run), way[at + 3], way[at + 4]


@pytest.mark.parametrize("suit", "SHDC")
def test_ro_15_a_discard_is_added_with_the_card_between(suit):
    other = "SHDC"["SHDC".index(suit) - 2]
    for run, between, taken in next_but_one(suit):
        loose = f"{other}4 {other}9"
        assert takes(position("romi40", f"{between} {loose}", table=[run], pile=taken)), (run, taken)
        assert not takes(position("romi40", loose, table=[run], pile=taken)), (run, taken)


LONG = "p2: C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ"


@pytest.mark.parametrize(("between", "taken"), [("CK", "CA"), ("C2", "CA"), ("CA", "CK"), ("CA", "C2")])
def test_ro_15_the_ace_is_added_at_either_end_of_a_run_from_three_to_queen_ro_4(between, taken):
    state = position("romi40", f"{between} H4 H9", table=[LONG], pile=taken)
    assert takes(state)
    assert do(state, f"take {taken}", f"layoff m1 {between} {taken}", "discard H4").seat == 1
    drawn = do(position("romi40", f"{between} {taken} H4", table=[LONG], talon="H9"), "draw ??")
    (layoff,) = [offer for offer in opened(rules(drawn).offers(drawn, 0)) if offer.verb == "layoff"]
    assert sorted(layoff.places[0].pieces) == sorted((between, taken))
    assert do(drawn, f"layoff m1 {between} {taken}", "discard H4").seat == 1


def test_ro_15_b_the_joker_beside_it_is_the_hand_s_as_long_as_the_hand_s_is_not_used_ro_12():
    """One joker is held, one won: whichever is laid first may be the won one only once it has been won."""
    state = position("romi40", "JK H8 S2 S3 D4 D2", table=["p2: C6 C7 C8", RUN])
    late = ("layoff m1 C9 JK=C10", "discard D4")
    used = ("take C9", "meld S2 S3 JK=S4", "swap m2 H8", *late)
    refused(state, *used, code="taken-laid-alone", rule="RO-15")
    kept = do(state, "take C9", "swap m2 H8", "meld S2 S3 JK=S4", *late)
    assert hand(kept) == "D2"
