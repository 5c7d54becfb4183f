"""Tábla Römi: jokers, and what makes a legal hand (TR-3, TR-5)."""

import pytest

from bot.games.actions import Action
from bot.games.errors import NotationError
from tests.games.rack.kit import FREE, FREE_FOR_OTHERS, GAME, THIRTEEN, do, ends, laid, refusal, tabla


def test_tr_3_the_joker_is_the_next_number_of_the_turned_tile_s_colour():
    for turned, joker in [("B5", "B6"), ("K13", "K1"), ("JK", "JK")]:
        view = GAME.view(tabla(FREE.replace("B5", ""), FREE_FOR_OTHERS.replace("K13", ""), turned=turned), None)
        assert (view.jokers, view.turned) == ((joker,), turned)


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
    chosen = next(o for o in GAME.offers(state, 0) if o.verb == "end" and o.args[0] == "Y13" and o.args[2] == kind)
    assert GAME.apply(state, chosen)[0].end == "hand"
    words = [word for word in chosen.args[3:] if word != ","]
    assert sorted(word.partition("=")[0] for word in words) == sorted(hand.split()[:-1])
    assert all("=" in word for word in words if word.startswith("JK"))


def test_tr_5_two_jokers_lie_with_a_tile_of_a_group_of_four_where_nothing_else_has_room():
    state = tabla("R2 Y2 K2 B2 R4 Y4 K4 B4 R9 Y9 K9 B9 B6 B6 Y13", "K13 Y10")
    (chosen,) = (offer for offer in GAME.offers(state, 0) if offer.verb == "end" and offer.args[0] == "Y13")
    assert chosen.args[3:].count(",") == 3
    assert GAME.apply(state, chosen)[0].end == "hand"


def test_tr_5_colours_and_pairs_are_written_with_what_jokers_stand_for():
    colours = tabla(by_jokers(FULL["colours"], ("B6",)), "K13 Y10")
    assert "p1 end Y13 | colours R1 R1 R2 R4 R4 R5 R7 R7 R8 R10 R10 R11 R13 B6=R3" in map(str, GAME.offers(colours, 0))
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


FIVES = "R5 R5 Y5 Y5 K5 K5 B5"


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        (f"{FIVES} B6=B5 , R7 R8 R9 , Y1 Y2 Y3", ""),
        (f"{FIVES} , B6=R6 R7 R8 R9 , Y1 Y2 Y3", "no-such-hand"),
        (f"{FIVES} B6=B5 B6=B5 , R7 R8 R9 R10 R11", "no-such-hand"),
        (f"{FIVES} R7 , R8 R9 B6=R10 , Y1 Y2 Y3", "no-such-hand"),
        (f"{FIVES} R7=B5 , B6=R7 R8 R9 , Y1 Y2 Y3", "not-a-joker"),
        (f"{FIVES} JK=B5 , R7 R8 R9 , Y1 Y2 Y3", "not-a-joker"),
    ],
)
def test_tr_5_total_8_has_eight_of_one_number_neither_seven_nor_nine(parts, code):
    """A printed joker that stands in for B6 is no joker (TR-3)."""
    held = [word.partition("=")[0] for word in parts.split() if word != ","]
    state, token = tabla(" ".join([*held, "Y13"]), ""), f"p1 end Y13 | total8 {parts}"
    if code:
        assert refusal(state, token)[0] == code
    else:
        assert GAME.apply(state, Action.parse(token))[0].end == "hand"


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
