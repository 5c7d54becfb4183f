"""Römi: what cards count, and which of them are a combination (RO-3 to RO-6), those of the leaflet among them."""

import msgspec
import pytest

from bot.games.errors import NotationError
from tests.games.meld.kit import apply_token, do, lying, position, refused, rules

# --- values and combinations ---


def test_ro_3_values_in_the_hand():
    state = position("romi40", "HA C10 C2", "JK JK D7", talon="SK")
    state = msgspec.structs.replace(do(state, "draw ??", "discard SK"), end="void")
    assert rules(state).outcome(state).lefts == (23, 47)


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
    faces = {word: word.partition("=")[2] or word for word in words.split()}
    one_rank = len({card[1:] for card in faces.values()}) == 1
    return sorted(faces, key=lambda word: "SHDC".index(faces[word][0])) if one_rank else list(faces)


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
        apply_token(state, text)


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
        apply_token(do(position("romi40", "S4 S5 D2"), "draw ??"), text)
