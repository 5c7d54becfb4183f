"""A turn as its player plans it, from his view alone (RO-8 to RO-13)."""

import msgspec

from bot.games.kit.melds.fits import beside
from bot.games.kit.melds.pieces import kinds
from bot.games.kit.melds.shapes import exchanges
from bot.games.meld.rules.offers import discards, openings
from bot.games.meld.rules.plans import begun, layoff_ways, meld_ways, missing, planned, swap_ways, with_taken
from bot.games.meld.rules.reading import texts_of_kinds
from bot.games.meld.rules.view import Combination, MeldView

HAND = ("S4", "S5", "S6", "HQ", "DQ", "CQ", "CK", "JK")


def seen(**changes) -> MeldView:
    base = MeldView(
        game="romi40",
        seat=0,
        turn=0,
        legal=(),
        hand=HAND,
        sizes=(len(HAND), 14),
        table=(Combination(1, 1, "run", ("H7", "JK=H8", "H9")), Combination(2, 1, "group", ("S2", "D2", "C2"))),
        talon=50,
        discards=("C3", "H5"),
        discard_count=2,
        met=(False, True),
        minimum=40,
        step=1,
        dealer=1,
        phase="play",
        drawn="CK",
    )
    return msgspec.structs.replace(base, **changes)


def test_a_plan_counts_its_points_and_says_what_the_minimum_lacks_ro_9():
    low = planned(seen(), ["p1 meld S4 S5 S6"])
    assert low.turn.points == 15
    assert (missing(low.turn).code, missing(low.turn).rule) == ("below-minimum", "RO-9")
    met = planned(seen(), ["p1 meld S4 S5 S6", "p1 meld HQ DQ CQ"])
    assert met.turn.points == 45
    assert missing(met.turn) is None
    assert tuple(map(str, discards(met.turn))) == ("p1 discard CK", "p1 discard JK")


def test_a_plan_stops_at_its_first_fault():
    plan = planned(seen(), ["p1 meld S4 S5 S6", "p1 meld S4 S5 S6", "p1 meld HQ DQ CQ"])
    assert (len(plan.turn.acts), plan.fault.code) == (1, "not-in-hand")


def test_before_drawing_only_the_discard_can_begin_a_plan():
    view = seen(phase="draw", drawn="", hand=HAND[:-1], sizes=(len(HAND) - 1, 14))
    assert begun(view) is None
    assert planned(view, ["p1 meld S4 S5 S6"]) is None
    taken = planned(view, ["p1 take H5"]).turn
    assert (taken.source, taken.bound) == ("discards", True)
    assert missing(taken).rule == "RO-15"
    assert (
        with_taken(msgspec.structs.replace(view, game="romi51")).bound is True
    )  # the view says whether it is free, not the preset
    assert with_taken(msgspec.structs.replace(view, free=True)).bound is False


def test_what_cards_can_be_the_likeliest_first():
    assert meld_ways(("S5", "S6", "JK")) == (("S5", "S6", "JK=S7"), ("JK=S4", "S5", "S6"))
    assert meld_ways(("HQ", "DQ", "JK"))[0] == ("JK=SQ", "HQ", "DQ")
    assert meld_ways(("S4", "H5", "D6")) == ()


def test_what_can_be_added_and_which_jokers_won_ro_11_ro_12():
    turn = begun(seen())
    assert layoff_ways(turn, 1, ("H10",)) == (("H10",),)
    assert layoff_ways(turn, 1, ("JK",)) == (("JK=H10",), ("JK=H6",))
    assert layoff_ways(turn, 1, ("S4",)) == ()
    assert swap_ways(turn, 1, ("H8",)) == (("H8",),)
    assert swap_ways(turn, 2, ("H2",)) == ()
    run, group = (lain.meld for lain in turn.table)
    assert texts_of_kinds(kinds(beside(run))) == ("H6", "H10")
    assert texts_of_kinds(kinds(beside(group))) == ("H2",)
    assert [texts_of_kinds(kinds(exchange.pieces)) for exchange in exchanges(run)] == [("H8",)]


def test_open_places_follow_the_plan():
    turn = planned(seen(), ["p1 meld S4 S5 S6"]).turn
    assert [(offer.verb, *offer.words) for offer in openings(turn)] == [
        ("meld",),
        ("layoff", "m1"),
        ("layoff", "m2"),
        ("layoff", "m3"),
    ]
