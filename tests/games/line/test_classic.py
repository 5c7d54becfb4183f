"""Classic domino, rule by rule."""

import json

import msgspec
import pytest

from bot.games.actions import Action
from bot.games.errors import IllegalAction, NotationError, RecordError
from bot.games.game import Outcome, Previous, Start
from bot.games.kit.tiles import Pips
from bot.games.line.rules.classic import Classic, ClassicState
from bot.games.line.rules.line import Line, Placed
from bot.games.match import act, deal_round, new_match, to_record
from bot.games.options import resolve
from bot.games.record import decode, encode
from bot.games.shuffle import Stream
from bot.games.verify import verify
from tests.games.playing import finished, seed

GAME = Classic()


def play_to_the_end(hands):
    return finished("classic", 3, 2, {"hands": hands})


def options(**given):
    return resolve(GAME.options, {key.replace("_", "-"): value for key, value in given.items()})


def start(seats=2, previous=None, **given):
    return Start(options(**given), seats, 1 if previous is None else 2, previous)


def state(*hands, turn=0, line=None, out_ends=False, opening=None, out=()):
    bits = tuple(sum(Pips(tile).bit for tile in hand.split()) for hand in hands)
    line = line or Line()
    fits = sum(tile.bit for tile in Pips.order if not line.placed or {line.left, line.right} & {tile.a, tile.b})
    return ClassicState(bits, sum(bits), turn, line, out_ends, opening, out, fits=fits)


def chain(text):
    """A line from `6-4 4-4 4-1`, the first tile the one that opened."""
    tiles = [tile.split("-") for tile in text.split()]
    placed = tuple(Placed("-".join(sorted(tile, reverse=True)), tile[0], tile[1], 0) for tile in tiles)
    return Line(placed, 0, len(placed) - 1, tiles[0][0], tiles[-1][1])


def tokens(position, seat=None):
    return [str(action) for action in GAME.offers(position, GAME.turn(position) if seat is None else seat)]


def do(position, *texts):
    for text in texts:
        position, _ = GAME.apply(position, Action.parse(text))
    return position


def refused(position, text):
    before = msgspec.json.encode(GAME.view(position, 0))
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(position, Action.parse(text))
    assert msgspec.json.encode(GAME.view(position, 0)) == before
    return caught.value


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 5), (4, 5)])
@pytest.mark.parametrize("reshuffle", [True, False])
def test_cl_1_hands_of_7_or_5(seats, size, reshuffle):
    _, deal = GAME.deal(start(seats, reshuffle=reshuffle), Stream(seed(1)))
    assert [len(hand) for hand in deal["hands"].values()] == [size] * seats
    assert len(deal["rest"]) == 28 - seats * size
    everything = [*deal["rest"], *(tile for hand in deal["hands"].values() for tile in hand)]
    assert sorted(everything) == sorted(map(str, Pips.order))


def test_cl_2_there_is_no_drawing():
    position = state("6-5", "4-4", line=chain("3-2"), turn=0)
    with pytest.raises(NotationError):
        GAME.apply(position, Action.parse("p1 draw 1-1"))
    assert GAME.view(position, 0).stock is None


LOTS = [
    ("highest-double", "6-5 1-1 0-0", 1),
    ("highest-double", "6-5 0-0 6-4", 1),
    ("highest-double", "2-2 4-4 6-6", 2),
    ("highest-double", "6-3 5-4 6-5", 2),
    ("highest-double", "4-3 5-2 6-1", 2),
    ("highest-pips", "1-1 6-5 0-0", 1),
    ("highest-pips", "3-3 6-0 5-1", 0),
    ("highest-pips", "5-1 4-2 6-0", 2),
    ("highest-pips", "6-5 5-5 4-4", 0),
]


@pytest.mark.parametrize(("rule", "lots", "winner"), LOTS)
def test_cl_3_whose_lot_starts(rule, lots, winner):
    from bot.games.line.rules.classic import _lot_winner

    assert _lot_winner(lots.split(), rule) == winner


def test_cl_3_lots_only_before_the_first_hand():
    match = deal_round(new_match("classic", 3), seed(5)).match
    lots = match.rounds[0].deal["lots"]
    assert list(lots) == ["p1", "p2", "p3"]
    previous = Previous(None, match.rounds[0].deal, Outcome("blocked", 2, (5, 9, 1)))
    _, deal = GAME.deal(start(3, previous), Stream(seed(6)))
    assert (deal["lots"], deal["starter"]) == (None, "p3")


def test_cl_4_the_first_tile_is_free_after_a_second_shuffle():
    match = deal_round(new_match("classic", 2), seed(3)).match
    starter = match.turn
    hand = match.view(starter).hand
    assert [action.args for action in match.offers(starter)] == [(tile,) for tile in hand]


def test_cl_4_without_reshuffle_the_drawn_tile_is_kept_and_opens():
    match = deal_round(new_match("classic", 4, {"reshuffle": False}), seed(3)).match
    deal = match.rounds[0].deal
    assert [hand[0] for hand in deal["hands"].values()] == list(deal["lots"].values())
    starter = match.turn
    lot = deal["lots"][f"p{starter + 1}"]
    assert [str(action) for action in match.offers(starter)] == [f"p{starter + 1} play {lot}"]
    other = next(tile for tile in match.view(starter).hand if tile != lot)
    with pytest.raises(IllegalAction) as caught:
        act(match, Action(starter, "play", (other,)))
    assert (caught.value.code, caught.value.rule) == ("must-open-with", "CL-4")


def test_cl_4_later_hands_open_freely_without_reshuffle_too():
    previous = Previous(None, {"starter": "p1"}, Outcome("blocked", 1, (9, 3)))
    begun = start(2, previous, reshuffle=False)
    dealer, deal = GAME.deal(begun, Stream(seed(9)))
    assert len(tokens(GAME.begin(begun, dealer, deal))) == 7


def test_cl_5_equal_pips_touch_at_either_end():
    position = state("6-2 4-4 5-1 2-1", "0-0", line=chain("6-4 4-1"))
    assert tokens(position) == ["p1 play 2-1 right", "p1 play 5-1 right", "p1 play 6-2 left"]
    after = do(position, "p1 play 6-2 left")
    assert (after.line.left, after.line.right) == ("2", "1")
    assert after.line.placed[0] == Placed("6-2", "2", "6", 0)
    assert do(position, "p1 play 5-1 right").line.placed[-1] == Placed("5-1", "1", "5", 0)


def test_cl_5_a_tile_that_fits_both_ends_is_listed_for_both_left_first():
    position = state("6-1", "0-0", line=chain("6-4 4-1"))
    assert tokens(position) == ["p1 play 6-1 left", "p1 play 6-1 right"]


def test_cl_5_who_can_play_must():
    error = refused(state("6-1 3-3", "0-0", line=chain("6-4")), "p1 pass")
    assert (error.code, error.rule, error.facts["tile"]) == ("must-play", "CL-5", "6-1")


def test_cl_5_who_cannot_play_passes_and_only_that():
    position = state("5-5", "4-4", line=chain("6-4"))
    assert tokens(position) == ["p1 pass"]
    assert do(position, "p1 pass").turn == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("p1 play 5-5 left", "does-not-fit"),
        ("p1 play 6-1 right", "does-not-fit"),
        ("p1 play 3-3 left", "not-in-hand"),
        ("p2 play 4-4 right", "not-your-turn"),
    ],
)
def test_cl_5_what_does_not_fit_is_refused(text, code):
    error = refused(state("5-5 6-1", "4-4", line=chain("6-4")), text)
    assert (error.code, error.rule) == (code, "CL-5")


@pytest.mark.parametrize(
    "text",
    ["p1 play", "p1 play 6-1", "p1 play 6-1 up", "p1 play 1-6 left", "p1 play 6-1 left x", "p1 sing", "p1 pass 6-1"],
)
def test_cl_5_tokens_that_are_none(text):
    with pytest.raises(NotationError):
        GAME.apply(state("5-5 6-1", "4-4", line=chain("6-4")), Action.parse(text))


def test_cl_5_turns_go_clockwise():
    position = state("1-0 5-0", "4-1", "6-2 2-2", "2-1", line=chain("6-6"), turn=2)
    turns = []
    for text in ("p3 play 6-2 left", "p4 play 2-1 left", "p1 play 1-0 left", "p2 pass", "p3 pass"):
        position = do(position, text)
        turns.append(position.turn)
    assert turns == [3, 0, 1, 2, 0]  # p4 is out (CL-6)


def test_cl_6_the_hand_ends_as_soon_as_nobody_can_play():
    position = state("6-1 0-0", "5-5", line=chain("6-4 4-1"))
    after = do(position, "p1 play 6-1 right")
    assert (after.line.left, after.line.right) == ("6", "6")
    assert (after.end, GAME.turn(after), tokens(after, 1)) == ("blocked", None, [])
    assert refused(after, "p2 pass").code == "round-over"


def test_cl_6_who_is_out_has_no_turn_and_the_others_go_on():
    position = state("6-1", "1-0 5-0", "5-5", line=chain("6-4"))
    after = do(position, "p1 play 6-1 left", "p2 play 1-0 left", "p3 pass")
    assert (after.out, after.turn, after.end) == ((0,), 1, "")
    assert tokens(after) == ["p2 play 5-0 left"]


def test_cl_6_option_out_ends():
    position = state("6-1", "1-0 5-0", line=chain("6-4"), out_ends=True)
    assert do(position, "p1 play 6-1 left").end == "out"


def test_cl_6_the_last_tile_of_all_ends_the_hand():
    assert do(state("6-1", "", line=chain("6-4"), out=(1,)), "p1 play 6-1 left").end == "blocked"


def ended(*hands, out=()):
    bits = tuple(sum(Pips(tile).bit for tile in hand.split()) for hand in hands)
    return GAME.outcome(ClassicState(bits, sum(bits), 0, chain("6-6"), False, None, out, 0, "blocked"))


def test_cl_8_the_fewest_pips_win():
    assert ended("5-4", "1-0", "2-2") == Outcome("blocked", 1, (9, 1, 4))


def test_cl_8_among_equals_who_went_out_first():
    assert ended("", "0-0", "", out=(2, 0)).winner == 2
    assert ended("0-0", "", "5-5", out=(1,)).winner == 1


def test_cl_8_a_tie_of_those_not_out_has_no_winner():
    outcome = ended("2-0", "1-1", "5-5")
    assert (outcome.winner, outcome.lefts) == (None, (2, 2, 10))
    assert GAME.price(options(scoring="race-121"), outcome) == (0, 0, 0)


def test_cl_7_minus_points_are_the_pips_left():
    assert GAME.price(options(), ended("5-4", "1-0", "2-2")) == (-9, -1, -4)


def test_cl_7_in_the_race_the_winner_scores_all_pips_the_own_ones_too():
    assert GAME.price(options(scoring="race-121"), ended("5-4", "1-0", "2-2")) == (0, 14, 0)


@pytest.mark.parametrize(
    ("scoring", "totals", "end"),
    [
        ("minus-100", (-99, -3), None),
        ("minus-100", (-100, -3), "target"),
        ("minus-200", (-199, -150), None),
        ("minus-200", (-3, -230), "target"),
        ("race-121", (120, 100), None),
        ("race-121", (121, 100), "target"),
    ],
)
def test_cl_7_when_the_match_ends(scoring, totals, end):
    assert GAME.finished(options(scoring=scoring), totals, 9) == end


@pytest.mark.parametrize("hands", [1, 3, 5])
def test_cl_7_the_match_ends_after_so_many_hands_at_the_latest(hands):
    given = options(hands=hands)
    assert [GAME.finished(given, (-9, -30), rounds) for rounds in (hands - 1, hands)] == [None, "rounds"]
    assert GAME.finished(given, (-9, -130), 1) == "target"
    match = play_to_the_end(hands)
    assert len(match.outcomes) <= hands
    assert match.end == ("rounds" if len(match.outcomes) == hands else "target")


def test_cl_7_without_the_option_only_points_end_the_match():
    assert options()["hands"] == 0
    assert GAME.finished(options(), (-9, -30), 400) is None


@pytest.mark.parametrize("hands", [0, 1])
def test_cl_7_a_record_from_before_the_option_lacks_it_and_means_0(hands):
    data = json.loads(encode(to_record(play_to_the_end(hands))))
    del data["options"]["hands"]
    record = decode(json.dumps(data))
    if hands == 0:
        verify(record)
        return
    with pytest.raises(RecordError) as caught:
        verify(record)
    assert caught.value.code == "unfinished"


def test_cl_7_the_fewest_minus_points_win_and_ties_share():
    assert GAME.places((-100, -30, -30, -2), (0,) * 4) == (4, 2, 2, 1)


@pytest.mark.parametrize(
    ("outcome", "last", "starter"),
    [
        (Outcome("blocked", 2, (3, 4, 0)), "p1", "p3"),
        (Outcome("blocked", None, (2, 2, 9)), "p2", "p2"),
        (Outcome("blocked", None, (2, 2, 9)), "p3", "p1"),
        (Outcome("blocked", None, (9, 2, 2)), "p1", "p2"),
    ],
)
def test_cl_9_who_starts_the_next_hand(outcome, last, starter):
    _, deal = GAME.deal(start(3, Previous(None, {"starter": last}, outcome)), Stream(seed(4)))
    assert deal["starter"] == starter


@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_cl_1_two_to_four_players(seats):
    from bot.games.errors import OptionError

    with pytest.raises(OptionError) as caught:
        new_match("classic", seats)
    assert caught.value.code == "seats"


def test_deals_that_cannot_be_one_are_refused():
    begun = start(2)
    dealer, deal = GAME.deal(begun, Stream(seed(2)))
    twin = {**deal, "rest": [*deal["rest"][:-1], deal["hands"]["p1"][0]]}
    short = {**deal, "hands": {"p1": deal["hands"]["p1"]}}
    uneven = {**deal, "hands": {"p1": deal["hands"]["p1"][1:], "p2": [*deal["hands"]["p2"], deal["hands"]["p1"][0]]}}
    for bad in (twin, short, uneven, {**deal, "starter": "p3"}, {**deal, "rest": "0-0"}, {}):
        with pytest.raises((RecordError, NotationError)):
            GAME.begin(begun, dealer, bad)
