"""Römi 40, 50, 51 and Joker-mánia, rule by rule: the deal, combinations, the minimum, the talon, scores."""

import msgspec
import pytest

from bot.games.actions import Action
from bot.games.errors import IllegalAction, NotationError, RecordError
from bot.games.game import Outcome, Previous
from bot.games.kit.melds import JOKER, count, kinds, size
from bot.games.match import round_result
from bot.games.meld.state import opening
from bot.games.offers import opened, tokens
from bot.games.shuffle import Stream
from tests.games.playing import seed
from tests.games.romi_kit import (
    GAMES,
    do,
    hand,
    lying,
    options,
    position,
    refused,
    rules,
    start,
    takes,
    told,
    whole_set,
)

NAMES = sorted(GAMES)


def dealt(name, seats=3, number=1, previous=None, **given):
    game, begin = GAMES[name], start(name, seats, previous, **given)
    dealer, deal = game.deal(begin, Stream(seed(number)))
    return dealer, deal, game.begin(begin, dealer, deal)


# --- the deal ---


@pytest.mark.parametrize(
    ("name", "jokers"), [("romi40", 2), ("romi50", 0), ("romi51", 2), ("joker-mania", 3)]
)
def test_ro_1_two_packs_and_the_jokers_of_each_game(name, jokers):
    _, deal, _ = dealt(name)
    cards = [card for hand in deal["hands"].values() for card in hand] + deal["stock"]
    assert sorted(cards) == sorted(whole_set(name, 3))
    assert cards.count("JK") == jokers
    assert GAMES[name].seats == range(2, 5)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("direction", "step"), [("left", 1), ("right", -1)])
def test_ro_2_the_seat_after_the_dealer_gets_15_cards_in_the_direction_of_play(name, direction, step):
    for number in range(5):
        dealer, deal, state = dealt(name, 4, number, direction=direction)
        starter = (dealer + step) % 4
        assert [len(hand) for hand in deal["hands"].values()] == [14 + (seat == starter) for seat in range(4)]
        assert (state.seat, rules(state).turn(state)) == (starter, starter)
        after = do(state, f"p{starter + 1} discard {deal['hands'][f'p{starter + 1}'][1]}")
        assert after.seat == (starter + step) % 4


def test_ro_2_in_joker_mania_every_hand_has_one_joker_and_the_talon_none():
    for number in range(5):
        _, deal, _ = dealt("joker-mania", 4, number)
        assert all(hand[0] == "JK" and hand.count("JK") == 1 for hand in deal["hands"].values())
        assert "JK" not in deal["stock"]


@pytest.mark.parametrize(("direction", "following"), [("left", 0), ("right", 2)])
def test_ro_2_the_deal_rotates_in_the_direction_of_play_after_a_void_deal_too(direction, following):
    previous = Previous(3, {}, Outcome("void", None, (1, 2, 3, 4)))
    dealer, _, _ = dealt("romi40", 4, 1, previous, direction=direction)
    assert dealer == following


def test_ro_2_the_first_dealer_is_drawn_before_the_cards():
    dealer, _, _ = dealt("romi40", 4, 7)
    assert dealer == Stream(seed(7)).below(4)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda deal: deal["stock"].pop(), "deal-set"),
        (lambda deal: deal["stock"].append("JK"), "deal-set"),
        (lambda deal: deal["hands"]["p1"].append(deal["stock"].pop()), "deal"),
        (lambda deal: deal["hands"].pop("p3"), "deal"),
        (lambda deal: deal.pop("stock"), "deal"),
        (lambda deal: deal["stock"].__setitem__(0, 7), "deal"),
    ],
)
def test_a_deal_whose_deck_is_not_the_two_packs_is_refused(change, error):
    dealer, deal, _ = dealt("romi40")
    change(deal)
    with pytest.raises(RecordError) as caught:
        GAMES["romi40"].begin(start("romi40", 3), dealer, deal)
    assert caught.value.code == error


def test_a_deal_of_joker_mania_with_two_jokers_in_a_hand_is_refused():
    dealer, deal, _ = dealt("joker-mania")
    first, second = deal["hands"]["p1"], deal["hands"]["p2"]
    first[1], second[0] = second[0], first[1]
    with pytest.raises(RecordError):
        GAMES["joker-mania"].begin(start("joker-mania", 3), dealer, deal)


def test_a_card_that_is_none_is_refused():
    dealer, deal, _ = dealt("romi50")
    deal["stock"][0] = "X9"
    with pytest.raises(NotationError):
        GAMES["romi50"].begin(start("romi50", 3), dealer, deal)


# --- values and combinations ---


def test_ro_3_values_in_the_hand():
    state = position("romi40", "HA C10 C2", "JK JK D7", talon="SK")
    state = msgspec.structs.replace(do(state, "draw ??", "discard SK"), end="void")
    assert rules(state).outcome(state).left == (23, 47)


def test_ro_3_an_ace_counts_11_below_the_2_and_a_joker_as_what_it_stands_for():
    state = do(position("romi40", "SA S2 S3 JK C10 CJ D5", talon="H4", met=""), "draw ??")
    state = do(state, "meld SA S2 S3")
    assert state.turn.points == 16
    state = do(state, "meld C10 CJ JK=CQ")
    assert state.turn.points == 46


GOOD = [
    "S4 S5 S6",
    "H9 H10 HJ HQ HK",
    "DQ DK DA",
    "DA D2 D3",
    "CA C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK",
    "C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK CA",
    "S8 H8 C8",
    "DA SA HA CA",
    "JK=HQ JK=HK HA",
    "JK=SA HA JK=DA",
    "HA JK=H2 JK=H3",
    "S6 JK=S7 JK=S8 S9",
]
BAD = [
    ("SK SA S2", "around-the-ace", "RO-4"),
    ("SQ SK SA S2", "around-the-ace", "RO-4"),
    ("S4 S6 S5", "not-in-order", "RO-4"),
    ("SK SA SQ", "not-in-order", "RO-4"),
    ("S2 S3 SA", "not-in-order", "RO-4"),
    ("S4 S5 S7", "no-combination", "RO-4"),
    ("S4 H5 S6", "no-combination", "RO-4"),
    ("S4 S5", "too-few-cards", "RO-4"),
    ("C8 H8 C8", "suit-twice", "RO-5"),
    ("C8 H8 S8 D8 C8", "suit-twice", "RO-5"),
    ("JK=S4 JK=S5 JK=S6", "too-many-jokers", "RO-6"),
    ("JK=S4 S5 JK=S6 JK=S7", "too-many-jokers", "RO-6"),
    ("S4 S5 JK", "joker-for-nothing", "RO-6"),
    ("S4 S5 H9=S6", "only-jokers-stand", "RO-6"),
    ("JK=SK HK=SA S2", "only-jokers-stand", "RO-6"),
    ("JK=HK HA JK=H2", "around-the-ace", "RO-4"),
    (" ".join(["S4"] * 17), "too-many-cards", "RO-4"),
    ("CA C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK CA", "too-many-cards", "RO-4"),
]


def holding(words, name="romi40"):
    """A position in which `p1` has drawn and holds these cards and more."""
    cards = [word.partition("=")[0] for word in words.split()]
    spare = [card for card in ("D9", "H5", "C6") if card not in cards]
    return do(position(name, " ".join([*cards[:16], *spare]), talon="D6"), "draw ??")


@pytest.mark.parametrize("words", GOOD)
def test_ro_4_ro_5_ro_6_combinations_of_the_leaflet_and_their_like(words):
    assert lying(do(holding(words), f"meld {words}")) == [" ".join(in_suits(words))]


def in_suits(words):
    """A group is shown in the order of suits."""
    shown = {word: word.partition("=")[2] or word for word in words.split()}
    one_rank = len({card[1:] for card in shown.values()}) == 1
    return sorted(shown, key=lambda word: "SHDC".index(shown[word][0])) if one_rank else list(shown)


@pytest.mark.parametrize(("words", "code", "rule"), BAD)
def test_ro_4_ro_5_ro_6_what_is_no_combination(words, code, rule):
    state = do(position("romi40", "D9 H5 C6", talon="D6"), "draw ??")
    refused(state, f"meld {words}", code=code, rule=rule)


def test_ro_4_a_run_has_three_cards_or_more():
    refused(holding("S4 S5"), "meld S4 S5", code="too-few-cards", rule="RO-4")


def test_ro_5_a_group_has_three_or_four_suits():
    assert lying(do(holding("S8 H8 C8 D8"), "meld S8 H8 C8 D8")) == ["S8 H8 D8 C8"]


def test_ro_6_what_a_joker_stands_for_stays():
    state = position("romi40", "C3 C4 D8", table=["p2: H7 JK=H8 H9"], talon="S2")
    state = do(state, "draw ??", "discard S2")
    assert lying(state) == ["H7 JK=H8 H9"]


@pytest.mark.parametrize("text", ["meld S4 S5 X6", "meld S4 S5 S11", "meld S4 S5 s6", "meld S4 S5 JK=JK"])
def test_cards_that_are_none_in_a_combination(text):
    state = do(position("romi40", "S4 S5 S6 D2", talon="D6"), "draw ??")
    with pytest.raises(NotationError):
        told(state, text)


def test_cards_that_are_not_held_are_refused():
    state = do(position("romi40", "S4 S5 D2 D3", talon="D6"), "draw ??")
    assert refused(state, "meld S4 S5 S6", code="not-in-hand", rule="RO-8") == {"tile": "S6"}
    refused(state, "meld D2 D2 D3", code="no-combination", rule="RO-4")
    refused(state, "meld S4 S5 JK=S6", code="not-in-hand", rule="RO-8")
    refused(state, "discard HK", code="not-in-hand", rule="RO-8")


@pytest.mark.parametrize(
    "text", ["meld", "layoff m1", "layoff S4", "layoff m0 S4", "layoff mm S4", "swap m1", "discard", "discard S4 S5",
             "draw S4 S5", "take", "fold", "layoff m01 S4", "talon S4"]
)  # fmt: skip
def test_tokens_that_are_none(text):
    with pytest.raises(NotationError):
        told(do(position("romi40", "S4 S5 D2"), "draw ??"), text)


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
    assert [game.settled(one) for one in (*stops, *goes_on)] == [True, True, True, False, False]
    assert (game.unsettled(goes_on[0]).code, game.unsettled(goes_on[0]).rule) == ("must-discard", "RO-8")


def test_ro_8_the_card_just_taken_is_not_thrown_back_a_twin_may_be():
    state = position("romi51", "S4 S5 H9", pile="D4 C9")
    refused(state, "take C9", "discard C9", code="taken-again", rule="RO-8")
    assert "p1 discard C9" not in tokens(rules(state).offers(do(state, "take C9"), 0))
    twin = position("romi51", "S4 C9 H9", pile="D4 C9")
    assert hand(do(twin, "take C9", "discard C9")) == "S4 H9 C9"


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
    refused(
        state, "draw ??", "meld HK DK CK", "layoff m1 H10", "discard S2", code="minimum-first", rule="RO-11"
    )


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
    assert refused(state, "draw ??", "layoff m2 H10", code="no-such-combination", rule="RO-11") == {
        "number": 2
    }
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


# --- talon, scores ---


def test_ro_17_the_discards_become_the_talon_once():
    state = position("romi40", "S4 S5 H9", pile="D4 D5 C9", empty=True)
    action = rules(state).automatic(state, Stream(seed(3)))
    assert (action.seat, action.verb, sorted(action.args)) == (-1, "talon", ["D4", "D5"])
    refused(state, "draw ??", code="stock-empty", rule="RO-17")
    assert rules(state).offers(state, 0) == ()
    after = do(state, str(action))
    assert (len(after.talon) - after.at, after.pile, after.turned) == (2, state.pile[-1:], True)
    assert rules(after).automatic(after, Stream(seed(3))) is None
    refused(after, str(action), code="talon-not-empty", rule="RO-17")
    refused(state, "* talon D4 D6", code="not-the-talon", rule="RO-17")
    with pytest.raises(NotationError):
        told(state, "talon D4 D5")


def test_ro_17_empty_a_second_time_the_deal_ends_without_a_winner():
    state = position("romi40", "S4 S5 H9", "C2 C3", pile="D4 D5 C9", talon="HK", turned=True, empty=True)
    state = do(state, "draw ??")
    after = do(state, "discard HK")
    assert after.end == "void"
    outcome = rules(after).outcome(after)
    assert (outcome.end, outcome.winner, outcome.left) == ("void", None, (18, 5))
    assert rules(after).price(options("romi40"), outcome) == (-18, -5)
    last = position("romi40", "S4", pile="D4", talon="HK", table=["p2: S5 S6 S7"], turned=True, empty=True)
    assert do(last, "draw ??", "layoff m1 S4", "discard HK").end == "out"


def test_ro_17_the_last_card_of_the_talon_is_played_before_the_shuffle():
    state = position("romi40", "S4 S5 H9", pile="D4 C9", talon="HK", empty=True)
    after = do(state, "draw ??", "discard HK")
    assert after.end == ""
    assert rules(after).automatic(after, Stream(seed(3))).verb == "talon"


@pytest.mark.parametrize(
    ("doubles", "end", "times"), [(False, "hand", 1), (True, "hand", 2), (True, "out", 1), (True, "void", 1)]
)
def test_ro_18_what_is_left_is_penalty_points_doubled_by_the_option_from_the_hand(doubles, end, times):
    game = GAMES["romi40"]
    outcome = Outcome(end, None if end == "void" else 0, (0, 25, 31))
    score = game.price(options("romi40", hand_doubles=doubles), outcome)
    assert score == (0, -25 * times, -31 * times)
    assert round_result(outcome, score).left == {"p1": 0, "p2": 25, "p3": 31}


@pytest.mark.parametrize("deals", [3, 1, 5, 7])
def test_ro_18_the_match_has_so_many_deals_and_the_lowest_total_wins(deals):
    game = GAMES["romi51"]
    chosen = options("romi51", deals=deals)
    ends = [game.finished(chosen, (-9, -4), number) for number in range(1, deals + 1)]
    assert ends == [*[None] * (deals - 1), "rounds"]
    assert game.places((-9, -4, -9), (9, 4, 9)) == (2, 1, 2)


def test_ro_18_a_joker_may_be_discarded():
    after = do(position("romi40", "S4 JK H9", talon="C3"), "draw ??", "discard JK")
    assert after.pile[-1] == JOKER
    assert count(after.hands[0], JOKER) == 0


def test_cards_are_in_one_place_through_a_turn():
    state = position("romi40", "H8 S2 S3 D9", table=["p2: H7 JK=H8 H9"], talon="S4")
    total = sum(len(zone.pieces) for zone in rules(state).zones(state))
    for token in ("draw ??", "swap m1 H8", "layoff m1 JK=H10", "meld S2 S3 S4", "discard D9"):
        state = do(state, token)
        assert sum(len(zone.pieces) for zone in rules(state).zones(state)) == total
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
    assert [(one.verb, *one.words, *one.places[0].pieces) for one in opened(offers)] == [
        ("meld", "S4", "S5", "S6", "H8", "H10", "JK"),
        ("layoff", "m1", "H10", "JK"),
        ("layoff", "m2", "JK"),
        ("swap", "m1", "H8"),
    ]
    assert takes(state)
