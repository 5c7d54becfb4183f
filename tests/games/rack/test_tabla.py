"""Tábla Römi: the deal, and the end from the hand (TR-1, TR-2, TR-4)."""

import pytest

from bot.games.errors import NotationError, RecordError
from bot.games.game import Previous, Start
from bot.games.options import resolve
from bot.games.shuffle import Stream
from tests.games.playing import seed
from tests.games.rack.hands import whole_set
from tests.games.rack.kit import FREE, FREE_FOR_OTHERS, GAME, THIRTEEN, do, ends, refusal, tabla


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
        state, _ = GAME.apply(state, next(offer for offer in GAME.offers(state, seat) if offer.verb == "discard"))
        seen.append(GAME.turn(state))
    assert seen == order


@pytest.mark.parametrize(
    "change", [{"turned": None}, {"turned": "X1"}, {"turned": "R1"}, {"stock": []}, {"hands": {}}, {"hands": None}]
)
def test_tr_2_a_deal_that_cannot_be_one_is_refused(change):
    start = Start(resolve(GAME.options, {}), 2)
    dealer, deal = GAME.deal(start, Stream(seed(1)))
    assert deal["turned"] != "R1"
    with pytest.raises((RecordError, NotationError)):
        GAME.begin(start, dealer, {**deal, **change})
    with pytest.raises(RecordError):
        GAME.begin(start, 1 - dealer, deal)


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
