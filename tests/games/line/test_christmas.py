"""Christmas domino, rule by rule."""

import pytest

from bot.games.actions import Action, seat_names
from bot.games.errors import NotationError, OptionError, RecordError
from bot.games.game import Outcome, Previous
from bot.games.line.rules.christmas import Christmas
from bot.games.line.rules.christmas_round import ChristmasState, Pictures
from bot.games.line.rules.line import Line
from bot.games.shuffle import Stream
from tests.games.playing import finished, seed
from tests.games.rules_kit import apply, chain, do, refused, start, tokens, unknown

GAME = Christmas()


def tiles(text):
    return tuple(sorted((Pictures(word) for word in text.split()), key=lambda tile: tile.index))


def state(*hands, stock="", turn=0, line="1-2", opened=False, **more):
    pile = tuple(Pictures(word) for word in stock.split())
    return ChristmasState(tuple(map(tiles, hands)), pile, turn, opened, chain(line) if line else Line(), **more)


def test_wd_1_halves_all_pairs_of_eight_pictures():
    _, deal = GAME.deal(start(GAME, 2), Stream(seed(1)))
    everything = [*deal["stock"], *(tile for hand in deal["hands"].values() for tile in hand)]
    assert sorted(everything) == sorted(map(str, Pictures.order))
    assert (len(everything), everything.count("J-J"), sum("-J" in tile for tile in everything)) == (36, 1, 8)


def test_wd_1_cards_28_pairs_and_eight_jokers():
    _, deal = GAME.deal(start(GAME, 2, deck="cards"), Stream(seed(1)))
    everything = [*deal["stock"], *(tile for hand in deal["hands"].values() for tile in hand)]
    assert (len(everything), everything.count("J-J"), sum("J" in tile for tile in everything)) == (36, 8, 8)


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 6), (4, 5), (5, 4), (6, 4)])
def test_wd_2_hands(seats, size):
    dealer, deal = GAME.deal(start(GAME, seats), Stream(seed(seats)))
    assert dealer is None
    assert [len(hand) for hand in deal["hands"].values()] == [size] * seats
    assert len(deal["stock"]) == 36 - seats * size


@pytest.mark.parametrize(
    ("votes", "opened"),
    [
        ("open open", True),
        ("open hidden", False),
        ("open open hidden", True),
        ("hidden hidden open", False),
        ("open open hidden hidden", False),
    ],
)
def test_wd_3_majority_and_a_tie_is_hidden(votes, opened):
    given = {f"p{number}": vote for number, vote in enumerate(votes.split(), 1)}
    begun = start(GAME, len(given), setup={"votes": given})
    _, deal = GAME.deal(begun, Stream(seed(1)))
    assert (deal["open"], deal["votes"]) == (opened, given)
    position = GAME.begin(begun, None, deal)
    seen = GAME.view(position, None).open_hands
    assert (seen is not None) is opened
    assert GAME.deal_events(begun, None, deal)[1].data == {"hands": "open" if opened else "hidden"}


def test_wd_3_who_does_not_vote_counts_for_hidden_and_other_votes_are_none():
    _, deal = GAME.deal(start(GAME, 2), Stream(seed(1)))
    assert deal["votes"] == {"p1": "hidden", "p2": "hidden"}
    for votes in ({"p1": "maybe"}, {"p3": "open"}):
        with pytest.raises(OptionError):
            GAME.deal(start(GAME, 2, setup={"votes": votes}), Stream(seed(1)))


def test_wd_4_the_youngest_begins_or_the_lot_decides_and_the_lot_is_always_drawn():
    lot = Stream(seed(4)).below(5)
    _, drawn = GAME.deal(start(GAME, 5), Stream(seed(4)))
    assert drawn["starter"] == f"p{lot + 1}"
    named = f"p{(lot + 2) % 5 + 1}"
    _, chosen = GAME.deal(start(GAME, 5, setup={"youngest": named}), Stream(seed(4)))
    assert (chosen["starter"], chosen["hands"]) == (named, drawn["hands"])


def test_wd_4_in_later_rounds_the_next_seat_begins():
    previous = Previous(None, {"starter": "p5"}, Outcome("out", 0, (0, 1, 1, 1, 1)))
    _, deal = GAME.deal(start(GAME, 5, previous), Stream(seed(4)))
    assert deal["starter"] == "p1"


def test_wd_4_the_starter_turns_up_a_card_and_that_is_the_turn():
    position = state("1-3", "5-5", stock="3-5 1-1", line="")
    assert tokens(GAME, position) == [unknown("p1 turn")]
    after = do(GAME, position, "p1 turn")
    assert (after.line.left, after.line.right, after.turn, after.hands[0]) == ("3", "5", 1, tiles("1-3"))
    refused(GAME, position, "p1 turn 1-1", "not-the-top", "WD-4")
    refused(GAME, position, "p1 play 1-3 left 1", "must-turn-up", "WD-4")
    refused(GAME, after, "p2 turn 1-1", "not-now", "WD-4")


def test_wd_5_equal_pictures_touch_at_two_ends():
    assert tokens(GAME, state("1-3 2-5", "5-5")) == ["p1 play 1-3 left 1", "p1 play 2-5 right 2"]
    refused(GAME, state("3-4", "5-5"), "p1 play 3-4 left 3", "does-not-fit", "WD-5")


def test_wd_5_a_joker_half_touches_anything():
    position = state("3-J", "5-5")
    assert tokens(GAME, position)[:2] == ["p1 play 3-J left J", "p1 play 3-J right J"]
    after = do(GAME, position, "p1 play 3-J left J")
    assert after.line.left == "3"


def test_wd_5_an_open_joker_half_takes_anything():
    position = state("3-4 1-1", "5-5", line="1-J")
    assert tokens(GAME, position) == [
        "p1 play 1-1 left 1",
        "p1 play 1-1 right 1",
        "p1 play 3-4 right 3",
        "p1 play 3-4 right 4",
    ]
    after = do(GAME, position, "p1 play 3-4 right 4")
    assert (after.line.placed[-1].left, after.line.right) == ("4", "3")


def test_wd_6_as_long_as_a_card_without_a_joker_fits():
    position = do(GAME, state("1-3 3-4 6-6", "5-5"), "p1 play 1-3 left 1")
    assert (position.turn, tokens(GAME, position)) == (0, ["p1 play 3-4 left 3"])
    refused(GAME, position, "p1 end", "must-play", "WD-6")
    assert do(GAME, position, "p1 play 3-4 left 3").turn == 1


def test_wd_6_cards_with_a_joker_half_are_voluntary():
    position = do(GAME, state("1-3 5-J 6-6", "5-5"), "p1 play 1-3 left 1")
    assert tokens(GAME, position) == ["p1 play 5-J left J", "p1 play 5-J right J", "p1 end"]
    assert do(GAME, position, "p1 end").turn == 1
    # the half without the joker fits the end 3: it is voluntary all the same
    position = do(GAME, state("1-3 3-J 6-6", "5-5"), "p1 play 1-3 left 1")
    assert tokens(GAME, position)[-1] == "p1 end"


def test_wd_6_a_joker_may_be_laid_before_a_compulsory_card():
    assert "p1 play 3-J left J" in tokens(GAME, state("1-3 3-J", "5-5"))


def test_wd_7_draws_one_at_a_time_until_one_fits():
    position = state("6-6", "5-5", stock="4-4 3-3 1-7 5-7")
    assert tokens(GAME, position) == [unknown("p1 draw")]
    position = do(GAME, position, "p1 draw", "p1 draw")
    assert (position.turn, tokens(GAME, position)) == (0, [unknown("p1 draw")])
    position = do(GAME, position, "p1 draw")
    assert tokens(GAME, position) == ["p1 play 1-7 left 1"]


def test_wd_7_at_most_three_then_the_turn_ends_of_itself():
    position = do(GAME, state("6-6", "5-5", stock="4-4 3-3 7-7 1-1"), "p1 draw", "p1 draw", "p1 draw")
    assert (position.turn, len(position.hands[0])) == (1, 4)


def test_wd_7_after_three_a_joker_may_still_be_declined():
    position = do(GAME, state("6-6", "5-5", stock="4-4 3-3 7-J 1-1"), "p1 draw", "p1 draw", "p1 draw")
    assert tokens(GAME, position) == ["p1 play 7-J left J", "p1 play 7-J right J", "p1 end"]
    refused(GAME, position, "p1 draw", "drawn-enough", "WD-7")


def test_wd_7_a_joker_may_be_laid_instead_of_drawing_on_and_then_nothing_is_drawn():
    position = state("6-6 7-J", "5-5", stock="4-4 3-3")
    assert tokens(GAME, position) == ["p1 play 7-J left J", "p1 play 7-J right J", unknown("p1 draw")]
    after = do(GAME, position, "p1 play 7-J left J")
    assert after.turn == 1
    more = do(GAME, state("6-6 7-J 5-J", "5-5", stock="4-4"), "p1 play 7-J left J")
    refused(GAME, more, "p1 draw", "no-draw-after-laying", "WD-7")


def test_wd_7_after_a_fitting_card_no_further_drawing():
    position = do(GAME, state("6-6", "5-5", stock="1-4 3-3"), "p1 draw", "p1 play 1-4 left 1")
    assert (position.turn, position.hands[0]) == (1, tiles("6-6"))


def test_wd_7_with_an_empty_stack_one_passes():
    position = state("6-6", "5-5")
    assert tokens(GAME, position) == ["p1 pass"]
    refused(GAME, position, "p1 end", "not-now", "WD-7")
    refused(GAME, state("6-6", "5-5", stock="3-3"), "p1 pass", "must-draw", "WD-7")


def test_wd_7_a_turn_in_which_the_stack_runs_out_ends_of_itself():
    assert do(GAME, state("6-6", "5-5", stock="3-3"), "p1 draw").turn == 1


def test_wd_7_others_are_not_told_what_was_drawn_unless_hands_are_open():
    for opened in (False, True):
        _, events = apply(GAME, state("6-6", "5-5", stock="3-3 4-4", opened=opened), "p1 draw")
        assert [event.to for event in events] == [None, None if opened else (0,)]


def test_wd_8_out_wins():
    position = do(GAME, state("1-3", "5-5 1-1"), "p1 play 1-3 left 1")
    outcome = GAME.outcome(position)
    assert outcome == Outcome("out", 0, (0, 2))
    assert GAME.price(start(GAME).options, outcome) == (1, 0)
    refused(GAME, position, "p2 pass", "round-over", "WD-8")


def test_wd_8_blocked_when_nobody_laid_for_a_whole_round_and_the_stack_is_empty():
    position = do(GAME, state("6-6", "5-5 4-4", "3-3"), "p1 pass", "p2 pass")
    assert position.end == ""
    outcome = GAME.outcome(do(GAME, position, "p3 pass"))
    assert outcome == Outcome("blocked", (0, 2), (1, 2, 1))
    assert GAME.price(start(GAME).options, outcome) == (1, 0, 1)


def test_wd_8_turns_with_drawing_count():
    position = do(GAME, state("6-6", "5-5", stock="3-3 4-4"), "p1 draw", "p1 draw")
    assert (position.turn, position.end, position.idle) == (1, "", 1)
    assert do(GAME, position, "p2 pass").end == "blocked"


def test_wd_8_the_turned_up_card_counts_as_laid():
    position = do(GAME, state("6-6", "5-5", stock="1-2", line=""), "p1 turn")
    assert position.idle == 0
    assert do(GAME, position, "p2 pass").end == ""


def test_wd_8_a_match_counts_won_rounds_then_the_fewest_cards():
    assert GAME.places((1, 1, 0, 1), (4, 2, 0, 4)) == (2, 1, 4, 2)
    options = start(GAME, rounds=3).options
    assert [GAME.finished(options, (1, 0), rounds) for rounds in (1, 2, 3)] == [None, None, "rounds"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_wd_8_as_many_rounds_as_players_so_that_each_begins_once(seats):
    match = finished("christmas", seats, 4, {"rounds": 0})
    assert sorted(dealt.deal["starter"] for dealt in match.rounds) == list(seat_names(seats))
    assert match.end == "rounds"


@pytest.mark.parametrize(
    "text",
    [
        "p1 play 1-3 left",
        "p1 play 1-3 left 2",
        "p1 play 3-1 left 1",
        "p1 play 1-3 up 1",
        "p1 draw x",
        "p1 sing",
        "p1 end 1",
    ],
)
def test_tokens_that_are_none(text):
    with pytest.raises(NotationError):
        GAME.apply(state("1-3 3-J", "5-5", stock="2-2"), Action.parse(text))


def test_the_wrong_seat_and_the_wrong_card():
    refused(GAME, state("1-3", "5-5"), "p2 pass", "not-your-turn", "WD-6")
    refused(GAME, state("1-3", "5-5"), "p1 play 1-4 left 1", "not-in-hand", "WD-6")
    refused(GAME, state("6-6", "5-5", stock="3-3 4-4"), "p1 draw 4-4", "not-the-top", "WD-7")


def test_deals_that_cannot_be_one_are_refused():
    begun = start(GAME, 2)
    _, deal = GAME.deal(begun, Stream(seed(2)))
    twin = {**deal, "stock": [*deal["stock"][:-1], deal["hands"]["p1"][0]]}
    for bad in (twin, {}, {**deal, "starter": "p3"}, {**deal, "hands": {"p1": []}}):
        with pytest.raises((RecordError, NotationError)):
            GAME.begin(begun, None, bad)
    with pytest.raises(RecordError):
        GAME.begin(begun, 0, deal)
