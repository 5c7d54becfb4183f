"""Moomin domino and joker domino, rule by rule."""

import pytest

from bot.games.actions import Action
from bot.games.errors import NotationError, RecordError
from bot.games.game import Outcome, Previous
from bot.games.line.rules.line import Line, Placed
from bot.games.line.rules.moomin import JokerMoomin, Moomin
from bot.games.line.rules.moomin_round import Figures, MoominState
from bot.games.shuffle import Stream
from tests.games.playing import seed
from tests.games.rules_kit import apply, chain, do, refused, start, tokens, unknown

GAME = Moomin()
JOKERS = JokerMoomin()


def tiles(text):
    return tuple(sorted((Figures(word) for word in text.split()), key=lambda tile: tile.index))


def state(*hands, stock="", turn=0, line=None, jokers=(), **more):
    pile = tuple(Figures(word) for word in stock.split())
    cards = tuple(tuple(text.split()) for text in jokers)
    return MoominState(tuple(map(tiles, hands)), pile, turn, cards, line or Line(), **more)


@pytest.mark.parametrize("seats", range(2, 7))
def test_md_1_five_cards_each_of_45(seats):
    dealer, deal = GAME.deal(start(GAME, seats), Stream(seed(seats)))
    assert 0 <= dealer < seats
    assert [len(hand) for hand in deal["hands"].values()] == [5] * seats
    everything = [*deal["stock"], *(tile for hand in deal["hands"].values() for tile in hand)]
    assert sorted(everything) == sorted(map(str, Figures.order))
    assert len(Figures.order) == 45
    assert sum(tile.double for tile in Figures.order) == 9


def test_md_2_the_first_dealer_is_drawn_before_the_shuffle_then_the_deal_rotates():
    stream = Stream(seed(8))
    dealer, _ = GAME.deal(start(GAME, 5), Stream(seed(8)))
    assert dealer == stream.below(5)
    previous = Previous(dealer, {}, Outcome("out", 0, (0,) * 5))
    again, _ = GAME.deal(start(GAME, 5, previous), Stream(seed(9)))
    assert again == (dealer + 1) % 5


def test_md_2_the_seat_after_the_dealer_opens_with_any_double():
    begun = start(GAME, 3)
    for number in range(60):
        dealer, deal = GAME.deal(begun, Stream(seed(number)))
        position = GAME.begin(begun, dealer, deal)
        assert position.turn == (dealer + 1) % 3
    position = state("1-2 3-3 5-5", "1-1", no_doubles=0)
    assert tokens(GAME, position) == ["p1 play 3-3", "p1 play 5-5"]
    assert GAME.automatic(position, Stream(seed(1))) is None


def test_md_2_who_holds_a_double_must_open():
    facts = refused(GAME, state("1-2 3-3", "1-1"), "p1 no-double", "must-open", "MD-2")
    assert facts == {"tile": "3-3"}
    refused(GAME, state("1-2 3-3", "1-1"), "p1 play 1-2", "must-be-double", "MD-2")


def run(game, position):
    """Let happen what happens of itself; answer the tokens."""
    actions = []
    while (action := game.automatic(position, Stream(seed(1)))) is not None:
        actions.append(str(action))
        position, _ = game.apply(position, action)
    return position, actions


def test_md_2_else_the_chance_goes_round_and_nobody_draws():
    position, actions = run(GAME, state("1-2", "3-4", "5-5", turn=0))
    assert actions == ["p1 no-double", "p2 no-double"]
    assert tokens(GAME, position) == ["p3 play 5-5"]


def test_md_2_without_any_double_all_draw_in_turn_until_one_comes_and_is_laid():
    position, actions = run(GAME, state("1-2", "3-4", stock="1-5 2-6 7-7 1-9", turn=1))
    assert actions == ["p2 no-double", "p1 no-double", "p2 draw 1-5", "p1 draw 2-6", "p2 draw 7-7", "p2 play 7-7"]
    assert position.hands == (tiles("1-2 2-6"), tiles("3-4 1-5"))
    assert (position.line.left, position.turn) == ("7", 0)


def test_md_2_who_has_no_double_says_so_once_only():
    refused(GAME, state("1-2", "3-4", no_doubles=2, stock="1-1"), "p1 no-double", "not-now", "MD-2")
    refused(GAME, state("1-2", "3-4", no_doubles=1, stock="1-1"), "p1 draw 1-1", "not-now", "MD-2")


def test_md_3_two_ends_doubles_included():
    position = state("3-3 3-5", "1-1", line=chain("3-7"))
    after = do(GAME, position, "p1 play 3-3 left")
    assert (after.line.left, after.line.right) == ("3", "7")
    assert after.line.placed[0].crosswise
    assert tokens(GAME, do(GAME, after, "p2 pass")) == ["p1 play 3-5 left"]


def test_md_3_equal_figures_touch():
    facts = refused(GAME, state("1-2", "1-1", line=chain("3-7")), "p1 play 1-2 left", "does-not-fit", "MD-3")
    assert (facts["side"], facts["end"]) == ("left", "3")


def test_md_4_who_holds_a_matching_card_lays_one_at_either_end():
    position = state("3-7 1-2", "1-1", stock="9-9", line=chain("3-7"))
    assert tokens(GAME, position) == ["p1 play 3-7 left", "p1 play 3-7 right"]
    refused(GAME, position, "p1 draw", "must-play", "MD-4")
    refused(GAME, position, "p1 pass", "must-play", "MD-4")


def test_md_4_an_unfit_card_is_kept_and_the_turn_passes():
    position = state("1-2", "1-1", stock="9-9 5-5", line=chain("3-7"))
    assert tokens(GAME, position) == [unknown("p1 draw")]
    after = do(GAME, position, unknown("p1 draw"))
    assert (after.hands[0], after.turn, after.stock) == (tiles("1-2 9-9"), 1, (Figures("5-5"),))


def test_md_4_a_card_that_fits_one_end_is_laid_at_once():
    position = do(GAME, state("1-2", "1-1", stock="3-9", line=chain("3-7")), "p1 draw")
    position, actions = run(GAME, position)
    assert actions == ["p1 play 3-9 left"]
    assert position.turn == 1


def test_md_4_a_card_that_fits_both_ends_is_laid_where_the_player_likes():
    position = do(GAME, state("1-2", "1-1", stock="3-7", line=chain("3-7")), "p1 draw")
    assert run(GAME, position)[1] == []
    assert tokens(GAME, position) == ["p1 play 3-7 left", "p1 play 3-7 right"]
    refused(GAME, position, "p1 play 1-2 left", "must-lay-drawn", "MD-4")


def test_md_4_nobody_draws_twice_or_something_else():
    position = state("1-2", "1-1", stock="9-9 5-5", line=chain("3-7"))
    refused(GAME, position, "p1 draw 5-5", "not-the-top", "MD-4")
    refused(GAME, position, "p1 pass", "must-draw", "MD-4")


def test_md_4_with_an_empty_pile_one_passes():
    position = state("1-2", "1-1", line=chain("3-7"))
    assert tokens(GAME, position) == ["p1 pass"]
    refused(GAME, position, "p1 draw 5-5", "stock-empty", "MD-4")


def test_md_4_others_are_not_told_what_was_drawn():
    _, events = apply(GAME, state("1-2", "1-1", stock="9-9", line=chain("3-7")), "p1 draw")
    assert [(event.code, event.to) for event in events] == [("draw", None), ("drew", (0,))]
    assert "9-9" not in str(events[0].data)


def test_md_5_out_wins():
    position = do(GAME, state("3-4", "1-1 2-3", line=chain("3-7")), "p1 play 3-4 left")
    assert GAME.outcome(position) == Outcome("out", 0, (0, 3))
    assert (GAME.turn(position), tokens(GAME, position, 1)) == (None, [])
    refused(GAME, position, "p2 pass", "round-over", "MD-5")


def test_md_5_blocked_when_all_have_passed_in_a_row():
    position = do(GAME, state("1-1 2-2", "1-2 4-4", line=chain("3-7")), "p1 pass")
    assert GAME.outcome(position) is None
    assert GAME.outcome(do(GAME, position, "p2 pass")) == Outcome("blocked", 1, (4, 3))


def test_md_5_a_card_laid_breaks_the_row_of_passes():
    position = do(
        GAME, state("1-1", "7-8 4-4", "2-2", line=chain("3-7")), "p1 pass", "p2 play 7-8 right", "p3 pass", "p1 pass"
    )
    assert position.end == ""


def test_md_5_minus_points_ties_share():
    position = do(GAME, state("1-1", "2-4 4-5", "1-2 6-6", line=chain("3-7")), "p1 pass", "p2 pass", "p3 pass")
    outcome = GAME.outcome(position)
    assert outcome == Outcome("blocked", (0, 1), (2, 2, 3))
    assert GAME.price(start(GAME).options, outcome) == (-2, -2, -3)
    assert GAME.places((-2, -2, -3), (2, 2, 3)) == (1, 1, 3)


@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_md_6_rounds(rounds):
    options = start(GAME, rounds=rounds).options
    assert GAME.finished(options, (-1, -90), rounds - 1) is None
    assert GAME.finished(options, (-1, -90), rounds) == "rounds"


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 6])
def test_jd_1_jokers_to_each(count, seats):
    begun = start(JOKERS, seats, jokers=count)
    dealer, deal = JOKERS.deal(begun, Stream(seed(3)))
    assert [len(hand) for hand in deal["jokers"].values()] == [count] * seats
    position = JOKERS.begin(begun, dealer, deal)
    assert JOKERS.view(position, 0).jokers == position.jokers[0]
    assert JOKERS.view(position, None).jokers is None
    assert JOKERS.view(position, None).joker_sizes == (count,) * seats


def test_jd_1_eighteen_jokers_two_of_each_figure():
    begun = start(JOKERS, 6, jokers=3)
    _, deal = JOKERS.deal(begun, Stream(seed(5)))
    given = [joker for hand in deal["jokers"].values() for joker in hand]
    assert sorted(given) == sorted(f"J{figure}" for figure in "123456789" for _ in range(2))
    with pytest.raises(RecordError):
        JOKERS.begin(begun, 0, {**deal, "jokers": {name: ["J1"] * 3 for name in deal["jokers"]}})


POSITION = state("1-2 4-4", "1-1", stock="9-9", line=chain("3-7"), jokers=("J3 J5", "J7"))


def test_jd_2_any_card_at_the_end_that_the_joker_shows_either_half_covered():
    assert tokens(JOKERS, POSITION) == [
        "p1 play 1-2 left J3 over 1",
        "p1 play 1-2 left J3 over 2",
        "p1 play 4-4 left J3 over 4",
        unknown("p1 draw"),
    ]
    after = do(JOKERS, POSITION, "p1 play 1-2 left J3 over 1")
    assert after.line.placed[0] == Placed("1-2", "2", "1", 0, "right", "3")
    assert (after.line.left, after.jokers[0], after.turn) == ("2", ("J5",), 1)


def test_jd_2_two_jokers_of_a_figure_are_offered_once():
    twins = state("1-2", "1-1", stock="9-9", line=chain("3-7"), jokers=("J3 J3", "J7"))
    assert tokens(JOKERS, twins)[:2] == ["p1 play 1-2 left J3 over 1", "p1 play 1-2 left J3 over 2"]
    assert len(tokens(JOKERS, twins)) == 3


def test_jd_2_a_covered_double_does_not_lie_crosswise():
    after = do(JOKERS, POSITION, "p1 play 4-4 left J3 over 4")
    assert not after.line.placed[0].crosswise
    assert after.line.left == "4"


def test_jd_2_only_without_a_matching_card():
    position = state("1-2 3-4", "1-1", stock="9-9", line=chain("3-7"), jokers=("J3", "J7"))
    assert tokens(JOKERS, position) == ["p1 play 3-4 left"]
    refused(JOKERS, position, "p1 play 1-2 left J3 over 1", "must-play", "JD-2")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("p1 play 1-2 left J7 over 1", "no-such-joker"),
        ("p1 play 1-2 right J3 over 1", "joker-does-not-fit"),
        ("p1 play 1-2 left J5 over 1", "joker-does-not-fit"),
        ("p1 play 5-6 left J3 over 5", "not-in-hand"),
    ],
)
def test_jd_2_what_a_joker_cannot_do(text, code):
    refused(JOKERS, POSITION, text, code, "JD-2")


def test_jd_2_a_half_that_the_card_has_not():
    with pytest.raises(NotationError):
        JOKERS.apply(POSITION, Action.parse("p1 play 1-2 left J3 over 3"))


def test_jd_2_decided_before_drawing():
    position = state("1-2", "1-1", stock="9-9", line=chain("3-7"), jokers=("J9", "J7"))
    after = do(JOKERS, position, "p1 draw")
    assert (after.turn, after.drawn) == (1, None)


def test_jd_3_no_opening_with_a_joker():
    position = state("1-2", "3-3", jokers=("J1", "J2"))
    assert tokens(JOKERS, position) == []
    refused(JOKERS, position, "p1 play 1-2 left J1 over 1", "not-now", "JD-3")
    assert str(JOKERS.automatic(position, Stream(seed(1)))) == "p1 no-double"


def test_jd_3_jokers_never_keep_from_going_out_and_count_nothing():
    position = state("3-4", "1-1", line=chain("3-7"), jokers=("J3 J3", "J7"))
    assert JOKERS.outcome(do(JOKERS, position, "p1 play 3-4 left")) == Outcome("out", 0, (0, 2))


def test_jd_3_with_an_empty_pile_one_may_pass_though_a_joker_would_serve():
    position = state("1-2", "1-1", line=chain("3-7"), jokers=("J3", "J7"))
    assert tokens(JOKERS, position)[-1] == "p1 pass"
    assert do(JOKERS, position, "p1 pass").turn == 1


def test_md_no_jokers_without_the_option():
    with pytest.raises(NotationError):
        GAME.apply(POSITION, Action.parse("p1 play 1-2 left J3 over 1"))


@pytest.mark.parametrize("text", ["p1 play", "p1 play 3-1 left", "p1 play 1-2 up", "p1 draw x", "p1 sing", "p1 pass 1"])
def test_tokens_that_are_none(text):
    with pytest.raises(NotationError):
        GAME.apply(state("1-2", "1-1", stock="9-9", line=chain("3-7")), Action.parse(text))


def test_deals_that_cannot_be_one_are_refused():
    begun = start(GAME, 2)
    dealer, deal = GAME.deal(begun, Stream(seed(2)))
    twin = {**deal, "stock": [*deal["stock"][:-1], deal["hands"]["p1"][0]]}
    for bad in (twin, {"hands": deal["hands"]}, {}, {**deal, "hands": {"p1": deal["hands"]["p1"]}}):
        with pytest.raises((RecordError, NotationError)):
            GAME.begin(begun, dealer, bad)
    with pytest.raises(RecordError):
        GAME.begin(begun, None, deal)
