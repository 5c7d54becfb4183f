"""What speaks for one move rather than another: never something that is as true of both."""

import random
from collections import Counter
from itertools import islice

import msgspec
import pytest

from bot.games.line.rules.line import Placed
from bot.games.match import deal_round, new_match
from bot.players.registry import MINDS, reason, turns
from bot.players.thinking import choose
from tests.players.test_reasons import FAMILIES, decisions

pytestmark = pytest.mark.slow

AHEAD = "ahead"


@pytest.mark.parametrize("family", MINDS)
def test_what_is_as_true_of_both_is_not_what_speaks_for_one(family):
    codes = set()
    for game in FAMILIES[family]:
        for _, view, tokens, _ in islice(decisions(game, "instead", seats=2), 40):
            assert reason(view, tokens, instead=tokens).code == AHEAD
            other = choose("greedy", view, random.Random(1))
            if other and other != tokens:
                both = {cause.code: cause.much for cause in MINDS[family].reasons.reasons(view, tokens)}
                there = {cause.code: cause.much for cause in MINDS[family].reasons.reasons(view, other)}
                code = reason(view, tokens, instead=other).code
                codes.add(code)
                assert code == AHEAD or both[code] > there.get(code, both[code] - 1)
    assert len(codes) > 2


def holding(*tiles):
    """The first move of a round of classic domino, with these tiles in the hand."""
    match = deal_round(new_match("classic", 2), bytes(32)).match
    view = match.view(match.turn)
    return msgspec.structs.replace(view, hand=tiles, legal=tuple(map(played(view.seat), tiles)))


def played(seat):
    return f"p{seat + 1} play {{}}".format


HAND = ("0-0", "1-1", "2-1", "2-2", "4-1", "6-0", "6-5")


def test_of_two_doubles_it_is_not_told_that_a_double_goes():
    view = holding(*HAND)
    zero, two, other = (played(view.seat)(tile) for tile in ("0-0", "2-2", "2-1"))
    assert reason(view, (two,)).code == "double"
    assert reason(view, (two,), instead=(zero,)).code == AHEAD
    assert reason(view, (two,), instead=(other,)).code == "double"


def test_of_one_tile_at_two_ends_it_is_not_told_how_much_leaves_the_hand():
    view = holding(*HAND)
    left, right, other = (f"p{view.seat + 1} play {play}" for play in ("6-5 left", "6-5 right", "1-1 left"))
    hand = ("6-5", "6-1", "6-2", "1-1")
    view = msgspec.structs.replace(view, left="5", right="6", hand=hand, legal=(left, right, other))
    assert reason(view, (left,)).code == "dear-keeps"
    assert reason(view, (left,), instead=(other,)).code == "dear-keeps"
    assert reason(view, (left,), instead=(right,)).code == "keeps"


def test_a_chance_let_go_has_its_own_reason():
    view = holding(*HAND)
    assert reason(view, (), instead=view.legal[:1]).code == "let-go"


def reason_said(game, tokens, **seen):
    """What is said of tokens of who begins a round, in a view that is changed so; "*" stands for the seat."""
    match = deal_round(new_match(game, 2), bytes(32)).match
    view, seat = match.view(match.turn), f"p{match.turn + 1}"
    legal = tuple(token.replace("*", seat) for token in seen.pop("legal", tokens))
    changed = msgspec.structs.replace(view, legal=legal, **seen)
    return reason(changed, tuple(token.replace("*", seat) for token in tokens))


def test_what_all_moves_do_is_no_reason_for_one():
    plays = ("* play 5-1 left", "* play 5-2 left", "* play 1-0 right")
    seen = {"hand": ("5-1", "5-2", "1-0", "6-3"), "left": "5", "right": "0"}
    assert reason_said("classic", ("* play 1-0 right",), legal=plays, **seen).code != "left"
    assert reason_said("classic", ("* play 5-2 left",), legal=plays, **seen).code != "dear"  # more is held: 6-3
    both = ("* play 6-5 left", "* play 6-5 right")
    assert reason_said("classic", both[:1], legal=both, hand=("6-5", "1-0"), left="6", right="5").code == AHEAD


def test_in_tabla_it_is_told_how_far_the_hand_is_to_what_comes_soonest():
    """Six tiles of one colour are more than three of a group, and much farther from an end."""
    hand = ["R3", "R4", "R4", "R8", "R8", "Y4", "Y7", "K5", "K11", "B1", "B3", "B4", "B7", "B11", "B12"]
    legal = tuple(f"* discard {tile}" for tile in dict.fromkeys(hand))
    said = reason_said("tabla", ("* discard R8",), legal=legal, hand=tuple(hand))
    assert (said.code, said.facts["kind"], said.facts["count"]) == ("keeps", "runs", 3)


def rummy(**seen):
    """The view of who is to discard in Römi 40, having drawn the last card of the hand."""
    match = deal_round(new_match("romi40", 2), bytes(32)).match
    view = match.view(match.turn)
    drawn = seen["hand"][-1]
    return msgspec.structs.replace(view, phase="play", drawn=drawn, legal=(), **seen)


def test_who_could_lay_and_waits_is_told_what_that_keeps():
    """Not that forty are needed: the player has more."""
    cards = ("SK", "HK", "DK", "S10", "H10", "D10", "C2", "H4", "S6", "D8", "CJ", "H3", "S5", "D7", "C9")
    view = rummy(hand=cards)
    seat = view.seat + 1
    said = reason(view, (f"p{seat} discard C9",))
    assert (said.code, said.facts["points"]) == ("waits", 60)
    fewer = rummy(hand=("C5", "S5", "D5", *cards[6:], "H8", "CA", "DQ"))
    assert reason(fewer, (f"p{seat} discard CJ",)).code != "waits"


def test_a_dead_end_closes_its_street():
    codes = set()
    for number in range(9):
        for _, view, tokens, _ in decisions("uno", f"closes {number}", seats=2):
            words = tokens[0].split(" ")
            if words[1] == "play" and words[2].endswith("-DE") and words[4] != "DE":
                codes |= {said.code for said in MINDS["cross"].reasons.reasons(view, tokens)}
    assert "closes" in codes


@pytest.mark.parametrize(
    ("lying", "hand", "code"),
    [
        ("0-0 1-0 2-0 3-0 4-0 6-0", ("5-0", "5-5", "6-6"), "nobody"),
        ("0-0 1-0 2-0 3-0 6-0", ("5-0", "5-5", "4-0"), "only-you"),
        ("0-0 1-0 2-0 3-0", ("5-0", "5-5", "6-6"), "few"),
    ],
)
def test_whom_the_ends_leave_without_a_tile_is_told_first(lying, hand, code):
    """After it both ends are 0, of which there are seven tiles."""
    line = tuple(Placed(tile, *tile.split("-"), 0) for tile in lying.split())
    legal = ("* play 5-0 left", "* play 5-5 left")
    seen = {"line": line, "hand": hand, "left": "5", "right": "0", "legal": legal}
    said = reason_said("classic", legal[:1], **seen)
    assert said.code == code
    if code == "few":
        assert set(said.facts["tiles"]) == {"4-0", "6-0"}
    else:
        assert said.facts["ends"] == ("0",)


def test_of_a_whole_turn_it_is_told_what_it_leaves():
    """In Christmas domino; not what is true of its first tile alone."""
    codes = Counter()
    for _, view, _, _ in decisions("christmas", "turns", seats=2):
        for tokens in turns(view):
            if len(tokens) > 1:
                said = reason(view, tokens)
                laid = [token.split(" ")[2] for token in tokens if " play " in token]
                codes[said.code] += 1
                if said.code == "left":
                    assert said.facts["count"] == len(view.hand) - len(laid)
                else:
                    assert said.code == "saves-joker"
                    assert not any("J" in tile for tile in laid)
                    assert any("J" in tile for tile in view.hand)
    assert codes["left"] > 5
