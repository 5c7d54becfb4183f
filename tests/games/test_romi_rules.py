"""Römi 40, 50, 51 and Joker-mánia 51, rule by rule (RO-1 to RO-18), with the examples of the leaflet."""

import msgspec
import pytest

from bot.games.actions import Action
from bot.games.errors import IllegalAction, NotationError, OptionError, RecordError
from bot.games.game import Outcome, Previous
from bot.games.kit.melds import CARDS, size
from bot.games.match import act, deal_round, new_match
from bot.games.meld.reading import read_meld, texts_of
from bot.games.shuffle import Stream
from tests.games.playing import play_greedy, seed
from tests.games.romi_tables import (
    GAMES,
    MANIA,
    PACK,
    R40,
    R50,
    R51,
    at_turn,
    begun,
    cards,
    deal_of,
    fails,
    played,
)
from tests.games.rules_kit import start, tokens

BY_NAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
NOT_51 = pytest.mark.parametrize("game", [R40, R50, MANIA], ids=lambda game: game.name)


def dealt(game, seats, number=1, previous=None, **options):
    return game.deal(start(game, seats, previous, **options), Stream(seed(number)))


def meld(text):
    return read_meld(tuple(text.split()))


def no_meld(text, code, rule):
    with pytest.raises(IllegalAction) as caught:
        meld(text)
    assert (caught.value.code, caught.value.rule) == (code, rule)


# --- RO-1, RO-2: players, packs, the deal ---


@BY_NAME
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ro_1_two_packs_and_the_jokers_of_the_game(game, seats):
    _, deal = dealt(game, seats)
    everything = [*deal["stock"], *(card for hand in deal["hands"].values() for card in hand)]
    jokers = {"romi40": 2, "romi50": 0, "romi51": 2, "joker-mania": seats}[game.name]
    assert sorted(everything) == sorted([*PACK, *PACK, *["JK"] * jokers])


@BY_NAME
@pytest.mark.parametrize("seats", [1, 5])
def test_ro_1_two_to_four_players(game, seats):
    with pytest.raises(OptionError):
        new_match(game.name, seats)


@BY_NAME
@pytest.mark.parametrize(("direction", "step"), [("left", 1), ("right", -1)])
def test_ro_2_the_seat_after_the_dealer_gets_15_the_others_14(game, direction, step):
    dealer, deal = dealt(game, 4, direction=direction)
    sizes = [len(deal["hands"][f"p{seat}"]) for seat in (1, 2, 3, 4)]
    expected = [14] * 4
    expected[(dealer + step) % 4] = 15
    assert sizes == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ro_2_joker_mania_gives_each_player_one_joker_and_the_talon_none(seats):
    for number in range(1, 6):
        _, deal = dealt(MANIA, seats, number)
        assert [hand.count("JK") for hand in deal["hands"].values()] == [1] * seats
        assert "JK" not in deal["stock"]


def test_ro_2_first_dealer_by_lot():
    assert {dealt(R40, 3, number)[0] for number in range(1, 30)} == {0, 1, 2}


@pytest.mark.parametrize(("direction", "then"), [("left", 2), ("right", 0)])
def test_ro_2_the_deal_rotates_in_the_direction_of_play(direction, then):
    previous = Previous(1, {}, Outcome("out", 0, (0, 5, 5)))
    assert dealt(R40, 3, previous=previous, direction=direction)[0] == then


@pytest.mark.parametrize(("direction", "order"), [("left", [1, 2, 0, 1]), ("right", [2, 1, 0, 2])])
def test_ro_2_play_goes_in_the_direction(direction, order):
    position = begun(R40, ("S3", "S3", "S4"), dealer=0, direction=direction, stock="D7 D8 D9")
    seen = [R40.turn(position)]
    for words in (("discard",), ("draw", "discard"), ("draw", "discard")):
        seat = f"p{R40.turn(position) + 1}"
        card = "S4" if seat == "p3" else "S3"
        position = played(R40, position, *words[:-1], f"discard {card}", seat=seat)
        seen.append(R40.turn(position))
    assert seen == order


def test_ro_2_a_deal_without_a_winner_counts_as_a_deal():
    match = deal_round(new_match("romi40", 2, {"deals": 1}), seed(1)).match
    state = at_turn("S2 S9", talon="C3", turned=True)
    match = msgspec.structs.replace(match, state=state)
    for text in ("p1 draw ??", "p1 discard C3"):
        match = act(match, Action.parse(text)).match
    assert (match.end, match.outcomes[0].end, match.outcomes[0].winner) == ("rounds", "void", None)


# --- RO-3 to RO-6: combinations ---


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("S2 S3 S4", 9),
        ("H8 H9 H10", 27),
        ("HJ HQ HK", 30),
        ("DQ DK DA", 31),
        ("DA D2 D3", 16),
        ("SA HA CA", 33),
        ("H7 H8 JK=H9", 24),
        ("JK=DA D2 D3", 16),
        ("S6 JK=H6 JK=D6", 18),
    ],
)
def test_ro_3_values_the_ace_11_always_a_joker_what_it_stands_for(text, points):
    assert meld(text).points(CARDS) == points


def test_ro_3_in_the_hand_a_joker_is_20_and_an_ace_11():
    position = at_turn("S2 S9", talon="C3", other="JK SA H10 HK D2", turned=True)
    over = played(R40, position, "draw", "discard C3")
    assert R40.outcome(over).left == (2 + 9, 20 + 11 + 10 + 10 + 2)


@pytest.mark.parametrize(
    "text",
    [
        "S4 S5 S6",  # the leaflet's
        "H9 H10 HJ HQ HK",
        "CQ CK CA",
        "CA C2 C3",
        "H7 H8 JK=H9 H10",
        "S6 JK=S7 JK=S8 S9",
        "HA JK=H2 JK=H3",
        "JK=HQ JK=HK HA",
        "SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK",
        "S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK SA",
    ],
)
def test_ro_4_runs(text):
    assert meld(text).kind == "run"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("HK HA H2", "around-the-ace"),
        ("HQ HK HA H2", "around-the-ace"),
        ("JK=HK HA JK=H2", "around-the-ace"),
        ("S4 S5", "too-few-cards"),
        ("S4 S5 H6", "no-combination"),
        ("S4 S5 S7", "no-combination"),
        ("S4 S4 S5", "no-combination"),
        ("S5 S4 S6", "not-in-order"),
        ("SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK SA", "too-many-cards"),
    ],
)
def test_ro_4_no_runs(text, code):
    no_meld(text, code, "RO-4")


@pytest.mark.parametrize(
    "text", ["S8 H8 C8", "DA SA HA CA", "C6 JK=S6 H6", "JK=SA HA JK=DA", "S6 JK=H6 D6 JK=C6"]
)
def test_ro_5_groups_of_three_or_four_suits(text):
    assert meld(text).kind == "group"


@pytest.mark.parametrize("text", ["C8 H8 C8", "S8 H8 D8 C8 C8", "S8 H8 JK=H8"])
def test_ro_5_no_suit_twice(text):
    no_meld(text, "suit-twice", "RO-5")


def test_ro_5_ranks_are_not_mixed():
    no_meld("S8 H8 C9", "no-combination", "RO-4")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("JK=S4 S5 JK=S6 JK=S7", "too-many-jokers"),
        ("S6 JK=H6 JK=D6 JK=C6", "too-many-jokers"),
        ("JK S5 S6", "joker-for-nothing"),
        ("H4=S4 S5 S6", "only-jokers-stand"),
    ],
)
def test_ro_6_two_jokers_at_most_and_each_stands_for_a_card(text, code):
    no_meld(text, code, "RO-6")


def test_ro_6_at_least_one_natural_card():
    with pytest.raises(IllegalAction) as caught:
        meld("JK=S4 JK=S5 JK=S6")
    assert caught.value.rule == "RO-6"


def test_ro_6_what_a_joker_stands_for_stays():
    position = at_turn("H6 HJ S2 S3", "H7 H8 JK=H9 H10", met=True)
    after = played(R40, position, "draw", "layoff m1 HJ")
    assert after.turn.table[0].meld.natural == (True, True, False, True, True)
    fails(R40, position, "draw", "layoff m1 H6 JK=H9", because="cannot-be-added RO-11")


# --- RO-7, RO-8: the first turn, the order of a turn ---

ENDING_15 = "S4 S5 S6 H9 H10 HJ HQ HK D8 H8 C8 SA HA CA D2"


def test_ro_7_the_15_card_player_only_discards():
    position = begun(R40, ("HJ HQ HK SA HA CA S2 S4 S6 S8 S10 D2 D4 D6 D8", ""))
    assert {text.split()[1] for text in tokens(R40, position)} == {"discard"}
    fails(R40, position, "draw", because="first-only-discards RO-7")
    fails(R40, position, "meld HJ HQ HK", "meld SA HA CA", "discard D8", because="first-only-discards RO-7")
    assert R40.turn(played(R40, position, "discard D8")) == 1


def test_ro_7_unless_he_can_end_the_deal_from_the_hand():
    position = begun(R40, (ENDING_15, ""))
    over = played(
        R40,
        position,
        *("meld S4 S5 S6", "meld H9 H10 HJ HQ HK", "meld D8 H8 C8", "meld SA HA CA", "discard D2"),
    )
    assert (R40.outcome(over).end, R40.outcome(over).winner) == ("hand", 0)


FORTY = "meld HJ HQ HK", "meld S3 S4 S5"


@pytest.mark.parametrize(
    ("words", "because"),
    [
        (("meld HJ HQ HK",), "draw-first RO-8"),
        (("discard S2",), "draw-first RO-8"),
        (("layoff m1 SK",), "draw-first RO-8"),
        (("draw", "draw"), "drawn-already RO-8"),
        (("draw", "take D9"), "drawn-already RO-8"),
        (("take D9", "draw"), "drawn-already RO-8"),
        (("take D2",), "not-the-top RO-8"),
        (("draw C5",), "not-the-top RO-8"),
        (("draw", *FORTY, "discard S2", "discard S9"), "not-your-turn RO-8"),
        (("draw", "meld HJ HQ HK", "meld HJ HQ HK"), "not-in-hand RO-8"),
        (("draw", "discard D7"), "not-in-hand RO-8"),
        (("draw", "layoff m2 HA"), "no-such-combination RO-11"),
    ],
)
def test_ro_8_tokens_out_of_order_and_cards_that_are_not_held(words, because):
    position = at_turn("HJ HQ HK S3 S4 S5 S2 S9", "CJ CQ CK", met=False)
    fails(R40, position, *words, because=because)


def test_ro_8_draw_lay_discard():
    position = at_turn("HJ HQ HK S10 SJ SQ S2 S9", pile="D2 D9")
    after = played(R40, position, "draw", "meld HJ HQ HK", "meld S10 SJ SQ", "discard S2")
    assert after.seat == 1
    assert after.pile == cards("D2 D9 S2")
    assert size(after.hands[0]) == 2


@BY_NAME
def test_ro_8_the_taken_card_is_not_discarded(game):
    position = at_turn("S2 S9", pile="D9", drew=False, game=game)
    fails(game, position, "take D9", "discard D9", because="taken-again RO-8")


@BY_NAME
def test_ro_8_a_twin_held_before_may_be_discarded(game):
    position = at_turn("S2 D9", pile="D9", drew=False, game=game)
    after = played(game, position, "take D9", "discard D9")
    assert after.pile == cards("D9")
    assert after.seat == 1


# --- RO-9 to RO-11: the minimum, from the hand, lay-offs ---


@pytest.mark.parametrize(
    ("game", "met", "missed"),
    [
        (R40, "SA S2 S3 / C8 D8 H8", "C10 D10 H10 / S2 S3 S4"),  # 16 + 24, 30 + 9
        (R50, "SJ SQ SK / H2 H3 H4 H5 H6", "SQ SK SA / H5 H6 H7"),  # 30 + 20, 31 + 18
        (R51, "SJ SQ SK / H6 H7 H8", "SJ SQ SK / H2 H3 H4 H5 H6"),  # 30 + 21, 30 + 20
        (MANIA, "SJ SQ SK / H6 H7 JK=H8", "SJ SQ JK=SK / H2 H3 H4 H5 H6"),
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_ro_9_minimum_exactly_met_and_missed_by_one(game, met, missed):
    for text, enough in ((met, True), (missed, False)):
        combinations = text.split(" / ")
        words = ["JK" if "=" in word else word for part in combinations for word in part.split()]
        position = at_turn(" ".join([*words, "D3", "C9"]), game=game)
        turn = ("draw", *(f"meld {part}" for part in combinations), "discard D3")
        if enough:
            after = played(game, position, *turn)
            assert after.met == (True, True)
            assert len(after.table) == 2
        else:
            facts = fails(game, position, *turn, because="below-minimum RO-9")
            assert (facts["points"], facts["minimum"]) == (game.preset.minimum - 1, game.preset.minimum)


def test_ro_9_lay_offs_do_not_count_for_the_minimum():
    position = at_turn("HJ HQ HK CK CA D3 C9", "C10 CJ CQ")
    with pytest.raises(IllegalAction) as caught:
        played(R40, position, "draw", "meld HJ HQ HK", "layoff m1 CK CA", "discard D3")
    assert caught.value.rule in ("RO-9", "RO-11")


def test_ro_9_the_minimum_is_asked_once():
    position = at_turn("S2 S3 S4 D3 C9", "C10 CJ CQ", met=True)
    assert played(R40, position, "draw", "meld S2 S3 S4", "discard D3").seat == 1


@BY_NAME
def test_ro_10_from_the_hand_without_a_minimum(game):
    position = at_turn("S2 S3 D3", game=game, talon="S4 C5")
    over = played(game, position, "draw", "meld S2 S3 S4", "discard D3")
    assert (game.outcome(over).end, game.outcome(over).winner) == ("hand", 0)


def test_ro_10_from_the_hand_with_lay_offs():
    position = at_turn("S2 S3 CK D3", "C10 CJ CQ", talon="S4 C5")
    over = played(R40, position, "draw", "meld S2 S3 S4", "layoff m1 CK", "discard D3")
    assert R40.outcome(over).end == "hand"


def test_ro_10_from_the_hand_with_a_joker_won_on_the_way():
    position = at_turn("H9 S2 S3 D3", "H7 H8 JK=H9 H10", talon="S5 C5")
    over = played(R40, position, "draw", "swap m1 H9", "meld S2 S3 JK=S4 S5", "discard D3")
    assert (R40.outcome(over).end, R40.outcome(over).winner) == ("hand", 0)


def test_ro_10_who_has_laid_before_ends_but_not_from_the_hand():
    position = at_turn("S2 S3 D3", "C10 CJ CQ", talon="S4", met=True)
    over = played(R40, position, "draw", "meld S2 S3 S4", "discard D3")
    assert R40.outcome(over).end == "out"


def test_ro_11_lay_offs_only_after_the_minimum():
    position = at_turn("HJ HQ HK D3 D4 D5 CK C9 S9", "C10 CJ CQ")
    both = ("meld HJ HQ HK", "meld D3 D4 D5")
    after = played(R40, position, "draw", *both, "layoff m1 CK", "discard C9")
    assert len(after.table[0].meld.shown) == 4
    early = ("draw", "layoff m1 CK", *both, "discard C9")
    fails(R40, position, *early, because="minimum-first RO-11")
    between = ("draw", both[0], "layoff m1 CK", both[1], "discard C9")
    fails(R40, position, *between, because="minimum-first RO-11")
    fails(R40, position, "draw", "layoff m1 CK", "discard C9", because="minimum-first RO-11")


@pytest.mark.parametrize(
    ("table", "added", "shown"),
    [
        ("C10 CJ CQ", "CK", "C10 CJ CQ CK"),
        ("C10 CJ CQ", "C9", "C9 C10 CJ CQ"),
        ("C10 CJ CQ", "C8 C9 CK CA", "C8 C9 C10 CJ CQ CK CA"),
        ("C2 C3 C4", "CA", "CA C2 C3 C4"),
        ("C10 CJ CQ", "JK=CK CA", "C10 CJ CQ CK CA"),
        ("S8 H8 C8", "D8", "S8 H8 D8 C8"),
        ("S8 H8 C8", "JK=D8", "S8 H8 D8 C8"),
    ],
)
def test_ro_11_runs_grow_at_their_ends_groups_to_four_several_cards_at_once(table, added, shown):
    hand = " ".join("JK" if "=" in word else word for word in added.split())
    after = played(R40, at_turn(f"{hand} S2 S3", table, met=True), "draw", f"layoff m1 {added}", "discard S2")
    assert after.table[0].meld.shown == cards(shown)


@pytest.mark.parametrize(
    ("table", "added", "because"),
    [
        ("C10 CJ CQ", "C8", "cannot-be-added RO-11"),
        ("C10 CJ CQ", "DK", "cannot-be-added RO-11"),
        ("C10 CJ CQ", "CJ", "cannot-be-added RO-11"),
        ("CQ CK CA", "C2", "cannot-be-added RO-11"),
        ("CA C2 C3", "CK", "cannot-be-added RO-11"),
        ("SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK", "SA", "cannot-be-added RO-11"),
        ("S8 H8 C8", "H8", "cannot-be-added RO-11"),
        ("S8 H8 D8 C8", "C8", "cannot-be-added RO-11"),
        ("S8 H8 C8", "D9", "cannot-be-added RO-11"),
        ("C8 JK=C9 JK=C10 CJ", "JK=CQ", "too-many-jokers RO-6"),
        ("C10 CJ CQ", "JK", "joker-for-nothing RO-6"),
    ],
)
def test_ro_11_what_cannot_be_laid_off(table, added, because):
    hand = added.partition("=")[0]
    fails(R40, at_turn(f"{hand} S2 S3", table, met=True), "draw", f"layoff m1 {added}", because=because)


# --- RO-12: winning a joker ---

RUN, GROUP, THREE = "H7 H8 JK=H9 H10", "C6 JK=S6 H6", "C6 JK=S6 H6 D6"
FOUR = "S6 H6 D6 C6"
TWO_IN_RUN, TWO_IN_GROUP = "S6 JK=S7 JK=S8 S9", "C6 JK=S6 H6 JK=D6"


@pytest.mark.parametrize(
    ("hand", "table", "words", "lies"),
    [
        ("H9 S2 S3", RUN, ("swap m1 H9", "layoff m1 JK=HJ", "discard S2"), "H7 H8 H9 H10 JK=HJ"),
        ("H9 S2 S3 D4", RUN, ("swap m1 H9", "meld S2 S3 JK=S4", "discard D4"), "H7 H8 H9 H10"),
        ("S7 S2 S3", TWO_IN_RUN, ("swap m1 S7", "layoff m1 JK=S10", "discard S2"), "S6 S7 JK=S8 S9 JK=S10"),
        ("S6 D6 S2 S3 D4", GROUP, ("swap m1 S6 D6", "meld S2 S3 JK=S4", "discard D4"), FOUR),
        ("S6 S2 S3 D4", THREE, ("swap m1 S6", "meld S2 S3 JK=S4", "discard D4"), FOUR),
        ("S6 D6 S2 D4 D5", TWO_IN_GROUP, ("swap m1 D6 S6", "meld S2 JK=S3 JK=S4", "discard D4"), FOUR),
        ("H9 JK S2 S3", RUN, ("swap m1 H9", "layoff m1 JK=HJ", "discard JK"), "H7 H8 H9 H10 JK=HJ"),
    ],
    ids=("run", "meld", "two-in-run", "group", "one-missing", "two-in-group", "own-joker-thrown"),
)
def test_ro_12_a_joker_is_won_and_used_in_the_same_turn(hand, table, words, lies):
    after = played(R40, at_turn(hand, table, met=True), "draw", *words)
    assert after.seat == 1
    assert " ".join(texts_of(after.table[0].meld)) == lies


def test_ro_12_the_group_then_has_four_naturals():
    position = at_turn("S6 D6 S2 S3 D4", GROUP, met=True)
    lain = played(R40, position, "draw", "swap m1 S6 D6").turn.table[0].meld
    assert lain.shown == cards("S6 H6 D6 C6")
    assert all(lain.natural)


@pytest.mark.parametrize(
    ("hand", "table", "words", "because"),
    [
        ("H9 S2 S3", RUN, ("swap m1 S2",), "wins-no-joker RO-12"),
        ("S6 D6 S2", GROUP, ("swap m1 S6",), "wins-no-joker RO-12"),
        ("S6 D6 S2", GROUP, ("swap m1 D6",), "wins-no-joker RO-12"),
        ("H9 S2 S3", "H7 H8 H9", ("swap m1 H9",), "no-joker-there RO-12"),
        ("S2 S3 S4", RUN, ("swap m1 H9",), "not-in-hand RO-8"),
        ("H9 S2 S3", RUN, ("swap m1 H9", "discard S2"), "joker-not-used RO-12"),
        ("H9 S2 S3", RUN, ("swap m1 H9", "discard JK"), "joker-not-used RO-12"),
        ("H9 S2 S3", RUN, ("layoff m1 JK=HJ",), "not-in-hand RO-8"),
        ("H9 JK S2", RUN, ("layoff m1 JK=HJ", "swap m1 H9", "discard JK"), "joker-not-used RO-12"),
        (
            "S6 D6 S2 S3 D4",
            TWO_IN_GROUP,
            ("swap m1 S6 D6", "meld S2 S3 JK=S4", "discard D4"),
            "joker-not-used RO-12",
        ),
    ],
)
def test_ro_12_refused(hand, table, words, because):
    fails(R40, at_turn(hand, table, met=True), "draw", *words, because=because)


def test_ro_12_before_the_minimum_only_when_ending_from_the_hand():
    position = at_turn("H9 HJ HQ HK D3 D4 D5 S2 S3 S8", RUN)
    both = ("meld HJ HQ HK", "meld D3 D4 D5")
    early = ("draw", "swap m1 H9", *both, "meld S2 S3 JK=S4", "discard S8")
    fails(R40, position, *early, because="minimum-first RO-12")
    after = played(R40, position, "draw", *both, "swap m1 H9", "meld S2 S3 JK=S4", "discard S8")
    assert after.met[0]
    assert not after.end
    position = at_turn("H9 S2 S3", RUN, talon="S8")
    over = played(R40, position, "draw", "swap m1 H9", "meld S2 S3 JK=S4", "discard S8")
    assert over.end == "hand"


def test_ro_12_not_in_romi_50():
    position = at_turn("H9 S2 S3", "H7 H8 H9 H10", game=R50, met=True)
    fails(R50, position, "draw", "swap m1 H9", because="no-joker-there RO-12")


# --- RO-13: a turn is judged as a whole ---


def test_ro_13_combinations_are_never_split_or_rearranged():
    position = at_turn("S7 H6 D6 S2", "S4 S5 S6 S7", met=True)
    fails(R40, position, "draw", "meld S6 H6 D6", because="not-in-hand RO-8")
    fails(R40, position, "draw", "layoff m1 S7", because="cannot-be-added RO-11")


def test_ro_13_a_turn_is_not_over_before_its_discard():
    position = at_turn("HJ HQ HK S2 S9")
    drawn = played(R40, position, "draw")
    laid = played(R40, drawn, "meld HJ HQ HK")
    assert R40.settled(position)
    assert R40.settled(drawn)
    assert not R40.settled(laid)
    assert not R40.settled(played(R40, position, "take D9"))
    # judged at the discard: what is planned anew from the draw on is legal
    fails(R40, laid, "discard S2", because="below-minimum RO-9")
    assert played(R40, drawn, "discard S2").seat == 1


# --- RO-14, RO-15: the discard ---


@BY_NAME
def test_ro_14_on_the_first_draw_of_the_deal_the_discard_is_free(game):
    position = at_turn("S2 S9", drew=False, game=game)
    assert "p1 take D9" in tokens(game, position)
    after = played(game, position, "take D9", "discard S2")
    assert after.drew[0]
    assert size(after.hands[0]) == 2


def test_ro_14_the_discard_is_always_free_in_romi_51():
    position = at_turn("S2 S9", game=R51)
    assert "p1 take D9" in tokens(R51, position)
    assert played(R51, position, "take D9", "discard S2").seat == 1


@NOT_51
def test_ro_14_the_first_draw_is_free_for_each_player_and_the_opening_is_no_draw(game):
    position = begun(game, ("S3 S5", "H9 H3"), stock="D7 C8 D10")
    position = played(game, position, "discard S3")
    position = played(game, position, "take S3", "discard H9", seat="p2")
    position = played(game, position, "take H9", "discard S5")
    assert position.drew == (True, True)
    with pytest.raises(IllegalAction) as caught:
        played(game, position, "take S5", "discard H3", seat="p2")
    assert caught.value.rule == "RO-15"


@NOT_51
def test_ro_15_the_discard_must_be_laid(game):
    position = at_turn("D7 D8 S2 S9", pile="D9", met=True, game=game)
    fails(game, position, "take D9", "discard S2", because="taken-not-laid RO-15")
    assert played(game, position, "take D9", "meld D7 D8 D9", "discard S2").seat == 1


def test_ro_15_who_meets_the_minimum_with_it_may_take_it():
    position = at_turn("H10 HJ D4 C4 S4 S2 S9", pile="HQ")
    after = played(R40, position, "take HQ", "meld H10 HJ HQ", "meld D4 C4 S4", "discard S2")
    assert after.met[0]
    fails(R40, position, "take HQ", "meld H10 HJ HQ", "discard S2", because="below-minimum RO-9")


def test_ro_15_who_ends_from_the_hand_may_take_it():
    position = at_turn("S2 S3 D9", pile="S4")
    assert "p1 take S4" in tokens(R40, position)
    assert played(R40, position, "take S4", "meld S2 S3 S4", "discard D9").end == "hand"


@NOT_51
def test_ro_15_it_is_offered_only_if_a_legal_turn_with_it_exists(game):
    assert "p1 take D9" not in tokens(game, at_turn("S2 S9 C3 H4", game=game, met=True))
    assert "p1 take D9" in tokens(game, at_turn("D7 D8 C3 H4", game=game, met=True))
    assert "p1 take D9" not in tokens(game, at_turn("D7 D8 C3 H4", game=game))


A_CASES = (  # (a) in a new combination with cards of the hand; Joker-mánia: two natural ones
    (R40, "D7 D8 S2 S4", "", ("meld D7 D8 D9",), ""),
    (MANIA, "D7 D8 S2 S4", "", ("meld D7 D8 D9",), ""),
    (R40, "D8 JK S2 S4", "", ("meld D8 D9 JK=D10",), ""),
    (R40, "JK JK S2 S4", "", ("meld D9 JK=D10 JK=DJ",), ""),
    (MANIA, "D8 JK S2 S4", "", ("meld D8 D9 JK=D10",), "taken-needs-naturals RO-15"),
    (MANIA, "D7 D8 JK S2 S4", "", ("meld D7 D8 D9 JK=D10",), ""),
    (
        R40,
        "S7 S8 S2 S4",
        TWO_IN_RUN,
        ("swap m1 S7", "swap m1 S8", "meld JK=D8 D9 JK=D10"),
        "taken-needs-hand RO-15",
    ),
    (R40, "S7 D8 S2 S4", TWO_IN_RUN, ("swap m1 S7", "meld D8 D9 JK=D10"), ""),
)


@pytest.mark.parametrize(("game", "hand", "table", "words", "because"), A_CASES)
def test_ro_15_a_in_a_new_combination_with_cards_of_the_hand(game, hand, table, words, because):
    _try(game, hand, table, "D9", words, because)


LINE = "D6 D7 D8"
B_CASES = (  # (b) laid off: a twin held before, or at least one further card of the hand in the same lay-off
    ("S2 S4", LINE, "D9", ("layoff m1 D9",), "taken-laid-alone RO-15"),
    ("D9 S2 S4", LINE, "D9", ("layoff m1 D9",), ""),
    ("D10 S2 S4", LINE, "D9", ("layoff m1 D9 D10",), ""),
    ("D5 S2 S4", LINE, "D9", ("layoff m1 D5 D9",), ""),
    ("D10 S2 S4", LINE, "D9", ("layoff m1 D9", "layoff m1 D10"), "taken-laid-alone RO-15"),
    ("H9 S2 S4", f"{LINE} / H10 HJ HQ", "D9", ("layoff m1 D9", "layoff m2 H9"), "taken-laid-alone RO-15"),
    ("JK S2 S4", LINE, "D9", ("layoff m1 D9 JK=D10",), ""),
    ("H9 S2 S4", f"{LINE} / {RUN}", "D9", ("swap m2 H9", "layoff m1 D9 JK=D10"), "taken-laid-alone RO-15"),
    ("D10 H9 S2 S4", f"{LINE} / {RUN}", "D9", ("swap m2 H9", "layoff m1 D9 D10 JK=DJ"), ""),
    ("S2 S3 D4", RUN, "H9", ("swap m1 H9", "meld S2 S3 JK=S4"), "taken-laid-alone RO-15"),
    ("H9 S2 S3 D4", RUN, "H9", ("swap m1 H9", "meld S2 S3 JK=S4"), ""),
    ("D6 S2 S3 D4", GROUP, "S6", ("swap m1 S6 D6", "meld S2 S3 JK=S4"), ""),
    ("S2 S3 D4", THREE, "S6", ("swap m1 S6", "meld S2 S3 JK=S4"), "taken-laid-alone RO-15"),
    ("S2 S4", LINE, "JK", ("layoff m1 JK=D9",), "taken-laid-alone RO-15"),
    ("JK S2 S4", LINE, "JK", ("layoff m1 JK=D9",), ""),
    ("D10 S2 S4", LINE, "JK", ("layoff m1 JK=D9 D10",), ""),
)


@pytest.mark.parametrize(("hand", "table", "card", "words", "because"), B_CASES)
def test_ro_15_b_laid_off_with_a_twin_or_a_further_card(hand, table, card, words, because):
    _try(R40, hand, table, card, words, because)


@pytest.mark.parametrize("met", [True, False])
def test_ro_15_c_in_any_way_when_the_turn_ends_the_deal(met):
    position = at_turn("S2", LINE, pile="D9", met=met)
    assert "p1 take D9" in tokens(R40, position)
    over = played(R40, position, "take D9", "layoff m1 D9", "discard S2")
    assert over.end == ("out" if met else "hand")
    position = at_turn("D8 JK S2", game=MANIA, pile="D9", met=met)
    assert played(MANIA, position, "take D9", "meld D8 D9 JK=D10", "discard S2").end


def _try(game, hand, table, card, words, because):
    position = at_turn(f"{hand} C9 CQ", table, game=game, pile=card, met=True)
    turn = (f"take {card}", *words, "discard CQ")
    if because:
        fails(game, position, *turn, because=because)
    else:
        assert played(game, position, *turn).seat == 1
        assert f"p1 take {card}" in tokens(game, position)


# --- RO-16, RO-17, RO-18: the end, the talon, the score ---


def test_ro_16_the_deal_ends_when_all_is_laid_and_the_last_card_discarded():
    position = at_turn("S2 S3 D3", "C10 CJ CQ", talon="S4", met=True)
    over = played(R40, position, "draw", "meld S2 S3 S4", "discard D3")
    assert R40.turn(over) is None
    assert R40.outcome(over).winner == 0
    assert R40.outcome(over).left[0] == 0
    with pytest.raises(IllegalAction) as caught:
        R40.apply(over, Action.parse("p2 draw C2"))
    assert caught.value.rule == "RO-16"


@pytest.mark.parametrize(
    ("hand", "table", "talon", "words"),
    [
        ("S2 S3", "C10 CJ CQ", "S4", ("meld S2 S3 S4",)),
        ("CK", "C10 CJ CQ", "CA", ("layoff m1 CK CA",)),
        ("H9", RUN, "HJ", ("layoff m1 HJ", "swap m1 H9", "layoff m1 JK=HQ")),
    ],
)
def test_ro_16_a_turn_that_leaves_nothing_to_discard_is_refused(hand, table, talon, words):
    position = at_turn(hand, table, talon=talon, met=True)
    fails(R40, position, "draw", *words, because="nothing-to-discard RO-16")


def test_ro_17_talon_empty_once_the_discards_but_the_top_one_are_the_talon():
    position = at_turn("S2 S9", talon="C3", pile="D2 D3 D4 D5")
    assert R40.automatic(position, Stream(seed(1))) is None
    position = played(R40, position, "draw", "discard S9")
    assert not position.end
    talon = R40.automatic(position, Stream(seed(1)))
    assert (talon.verb, sorted(talon.args)) == ("talon", ["D2", "D3", "D4", "D5"])
    position, _ = R40.apply(position, talon)
    assert position.pile == cards("S9")
    after = played(R40, position, "draw", "discard C2", seat="p2")
    assert after.turned
    assert talon.args[0] in R40.view(after, 1).hand


def test_ro_17_talon_empty_twice_the_deal_is_void_and_every_hand_counts():
    position = at_turn("S2 S9", talon="C3", turned=True)
    over = played(R40, position, "draw", "discard S9")
    outcome = R40.outcome(over)
    assert (outcome.end, outcome.winner, outcome.left) == ("void", None, (2 + 3, 2 + 7 + 10))
    assert R40.price(start(R40).options, outcome) == (-5, -19)


def test_ro_17_the_last_card_of_the_talon_can_still_end_the_deal():
    position = at_turn("S2 S3 D3", talon="S4", turned=True)
    over = played(R40, position, "draw", "meld S2 S3 S4", "discard D3")
    assert over.end == "hand"


@pytest.mark.parametrize("words", ["D2 D3 D4", "D2 D3 D5 S9", "D2 D3 D4 D5 D6"])
def test_ro_17_a_talon_of_other_cards_is_refused(words):
    position = played(R40, at_turn("S2 S9", talon="C3", pile="D2 D3 D4 D5"), "draw", "discard S9")
    with pytest.raises(IllegalAction) as caught:
        R40.apply(position, Action.parse(f"* talon {words}"))
    assert caught.value.rule == "RO-17"


@pytest.mark.parametrize(
    ("met", "doubles", "score"),
    [(False, True, -62), (False, False, -31), (True, True, -31), (True, False, -31)],
)
def test_ro_18_the_hand_counts_and_an_end_from_the_hand_doubles_it(met, doubles, score):
    position = at_turn("S2 S3 D3", talon="S4", other="JK SA", met=met)
    outcome = R40.outcome(played(R40, position, "draw", "meld S2 S3 S4", "discard D3"))
    assert outcome.left == (0, 31)
    assert R40.price(start(R40, hand_doubles=doubles).options, outcome) == (0, score)


def test_ro_18_a_joker_may_be_discarded():
    assert played(R40, at_turn("S2 JK"), "draw", "discard JK").pile[-1] == cards("JK")[0]


@pytest.mark.parametrize("deals", [None, 1, 5, 7])
def test_ro_18_the_match_has_as_many_deals_as_the_option_says(deals):
    options = start(R40, **({} if deals is None else {"deals": deals})).options
    number = deals or 3
    ends = [R40.finished(options, (-900, 0), rounds) for rounds in range(1, number + 1)]
    assert ends == [None] * (number - 1) + ["rounds"]


def test_ro_18_the_lowest_total_of_penalty_points_wins():
    match = play_greedy("romi40", 2, 3, {"deals": 1})
    assert len(match.outcomes) == 1
    assert match.end == "rounds"
    fewest = min(match.outcomes[0].left)
    assert [match.places[seat] == 1 for seat in (0, 1)] == [left == fewest for left in match.outcomes[0].left]


# --- bad input ---


@pytest.mark.parametrize(
    "text", ["meld X1 S2 S3", "meld JK=JK S2 S3", "meld JK= S2 S3", "discard JK=S2", "meld S02 S3 S4"]
)
def test_cards_that_do_not_exist(text):
    position = played(R40, at_turn("JK S2 S3 S4 D3"), "draw")
    with pytest.raises(NotationError):
        played(R40, position, text)


@pytest.mark.parametrize(
    "text",
    [
        "meld",
        "layoff m1",
        "layoff 1 S2",
        "layoff m0 S2",
        "swap m1",
        "discard",
        "discard S2 S3",
        "throw S2",
        "take",
    ],
)
def test_tokens_that_are_none(text):
    with pytest.raises(NotationError):
        played(R40, played(R40, at_turn("S2 S3 S4", "D2 D3 D4", met=True), "draw"), text)


def test_a_talon_is_chance_alone():
    with pytest.raises(NotationError):
        played(R40, at_turn("S2 S3"), "talon D2")


def broken(deal, name):
    match name:
        case "one exchanged":
            deal["stock"][0] = "JK" if deal["stock"][0] != "JK" else "S2"
        case "one missing":
            deal["stock"].pop()
        case "one more":
            deal["stock"].append("S2")
        case "hands of other sizes":
            deal["stock"].append(deal["hands"]["p1"].pop())
        case "joker in the talon":
            hand, stock = deal["hands"]["p1"], deal["stock"]
            at = hand.index("JK")
            hand[at], stock[0] = stock[0], "JK"
        case "a seat missing":
            del deal["hands"]["p2"]
    return deal


@pytest.mark.parametrize(
    ("game", "name", "code"),
    [
        (R40, "one exchanged", "deal-set"),
        (R50, "one exchanged", "deal-set"),
        (R40, "one missing", "deal-set"),
        (R51, "one more", "deal-set"),
        (R40, "hands of other sizes", "deal"),
        (R40, "a seat missing", "deal"),
        (MANIA, "joker in the talon", "deal"),
    ],
)
def test_ro_1_ro_2_a_deal_that_is_not_the_two_packs_is_refused(game, name, code):
    deal = deal_of(game, ("", ""))
    game.begin(start(game), 1, deal)
    with pytest.raises(RecordError) as caught:
        game.begin(start(game), 1, broken(deal, name))
    assert caught.value.code == code
