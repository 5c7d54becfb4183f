"""Römi 40, 50, 51 and Joker-mánia, rule by rule: the deal, the talon, scores (RO-1, RO-2, RO-17, RO-18)."""

import pytest

from bot.games.errors import NotationError, RecordError
from bot.games.game import Outcome, Previous
from bot.games.kit.melds.pieces import JOKER, count
from bot.games.match import round_result
from bot.games.meld.rules.state import opening
from bot.games.shuffle import Stream
from tests.games.meld.kit import GAMES, apply_token, do, options, position, refused, rules, start, whole_set
from tests.games.playing import seed

NAMES = sorted(GAMES)


def dealt(name, seats=3, number=1, previous=None, **given):
    game, begin = GAMES[name], start(name, seats, previous, **given)
    dealer, deal = game.deal(begin, Stream(seed(number)))
    return dealer, deal, game.begin(begin, dealer, deal)


# --- the deal ---


@pytest.mark.parametrize(("name", "jokers"), [("romi40", 2), ("romi50", 0), ("romi51", 2), ("joker-mania", 3)])
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
        apply_token(state, "talon D4 D5")


def test_ro_17_empty_a_second_time_the_deal_ends_without_a_winner():
    state = position("romi40", "S4 S5 H9", "C2 C3", pile="D4 D5 C9", talon="HK", turned=True, empty=True)
    state = do(state, "draw ??")
    after = do(state, "discard HK")
    assert after.end == "void"
    outcome = rules(after).outcome(after)
    assert (outcome.end, outcome.winner, outcome.lefts) == ("void", None, (18, 5))
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


def test_ro_17_where_nothing_can_be_shuffled_the_deal_ends_without_a_winner():
    cards = "S2 S3 H5"
    hands = position("romi40", cards, "D9 D10", pile="").hands
    state = opening(GAMES["romi40"].preset, 1, 1, hands, ())
    assert do(state, "discard S2").end == "void"
