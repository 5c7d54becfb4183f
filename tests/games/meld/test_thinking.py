"""Rummy with cards thought about: what is looked at, how a deal is played on, and what comes of it."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.kit.melds.pieces import gather
from bot.games.match import is_open
from bot.games.meld.mind.hands import helps, melded, outlooks
from bot.games.meld.mind.likely import Likely
from bot.games.meld.mind.race import Habits, Race, RaceStart, missed_least, price_of, weights
from bot.games.meld.mind.scene import Scene
from bot.games.meld.mind.thinking import candidates, imagine, play_out
from bot.games.meld.rules.guess import MeldGuess
from bot.games.meld.rules.plans import own_turn
from bot.games.meld.rules.reading import kind_of
from bot.games.meld.rules.turn import PRESETS
from bot.games.registry import GAMES
from bot.players.thinking import Budget, think
from bot.tables.playing import try_tokens
from tests.games.meld.kit import do, position
from tests.games.meld.test_samples import seen_with, thrown
from tests.games.playing import play_random
from tests.games.test_secrecy import swapped, unseen_pair
from tests.luck import part_of

pytestmark = pytest.mark.slow

MELDS = sorted(name for name, game in GAMES.items() if game.family == "meld")
FEW = Budget(12)


@st.composite
def tables(draw):
    game = GAMES[draw(st.sampled_from(MELDS))]
    options = {option.key: draw(st.sampled_from(option.values)) for option in game.options}
    return game.name, draw(st.sampled_from(list(game.seats))), draw(st.integers(0, 2**32)), options


def asked(match):
    """Whether the seat in turn can be asked for a whole turn."""
    return is_open(match) and match.turn is not None and match.rules.settled(match.state)


@settings(max_examples=6, deadline=None)
@given(tables())
def test_what_is_thought_is_always_taken(table):
    """Everything that is looked at, the first being what the player does."""
    rng = random.Random(table[2])
    for match in play_random(*table, most_rounds=1):
        if asked(match) and rng.random() < part_of(0.2, 0.05):
            view = match.view(match.turn)
            choices = think(view, rng, Budget(4))
            assert sorted(choice.tokens for choice in choices) == sorted(candidates(view, rng))
            for choice in choices:
                try_tokens(match, match.turn, choice.tokens)
                assert 0 <= choice.worth <= 1


@pytest.mark.parametrize("name", MELDS)
def test_the_same_chance_gives_the_same_thoughts(name):
    for match in [match for match in play_random(name, 3, 4, most_rounds=1) if asked(match)][10:60:10]:
        view = match.view(match.turn)
        assert think(view, random.Random(3), FEW) == think(view, random.Random(3), FEW)


@pytest.mark.parametrize("name", MELDS)
def test_it_thinks_the_same_whatever_is_hidden(name):
    rng, compared = random.Random(2), 0
    for match in [match for match in play_random(name, 2, 6, most_rounds=1) if asked(match)][5:80:15]:
        pair = unseen_pair(match, match.turn, rng)
        other = swapped(match, *pair)
        assert think(other.view(match.turn), random.Random(3), FEW) == think(
            match.view(match.turn), random.Random(3), FEW
        )
        compared += 1
    assert compared


@settings(max_examples=part_of(12, 6), deadline=None)
@given(tables())
def test_every_imagined_deal_is_played_to_an_end(table):
    """Who has no cards left ends it, or nobody draws any more; what is left is counted as the rules do."""
    rng = random.Random(table[2])
    for match in [match for match in play_random(*table, most_rounds=1) if asked(match)][::20]:
        view = match.view(match.turn)
        for tokens in candidates(view, rng):
            ended = play_out(view, imagine(view, rng), tokens, rng)
            assert len(ended.scores) == len(ended.lefts) == match.seats
            assert ended.lefts.count(0) <= 1
            times = 2 if table[3]["hand-doubles"] else 1
            assert all(score in (-left, -times * left) for score, left in zip(*ended, strict=True))


def first(state, *history):
    view = seen_with(state, *history)
    return think(view, random.Random(1), Budget(40))[0].tokens


def test_who_can_end_the_deal_does_ro_10_ro_16():
    state = position("romi40", "S4 S5 S6 HK DK CK", "D2 D3", met="", pile="C9", talon="C2")
    assert first(state)[0] == "p1 draw ??"
    ready = position("romi50", "H5 H6 H7 D9", "S2 S3", pile="H8", talon="C2")
    assert first(ready)[-1] == "p1 discard D9"


FREE = {"table": ("p1: S6 S7 S8", "p1: H10 HJ HQ HK", "p1: D10 C10 H10"), "talon": "S3"}


@pytest.mark.parametrize(("hand", "lays"), [
    ("S9 H9 D9 D3", "p1 meld S9 H9 D9"),
    ("S9 D4 H4 C2", "p1 layoff m1 S9"),
    ("S9 SK DK H4 C4", "p1 layoff m1 S9"),
])  # fmt: skip
def test_who_has_met_the_minimum_lays_what_is_free_unless_something_else_is_better_for_sure(hand, lays):
    """To throw S9 and keep the rest came first, and so was done although the search found it worse."""
    state = do(position("romi50", hand, HIS, met="p1", pile="D5", **FREE), "p1 draw ??")
    view = seen_with(state, "p1 draw ??")
    assert candidates(view, random.Random(1))[0][0] == lays
    for states in (24, 40):
        best, *others = think(view, random.Random(1), Budget(states))
        assert best.tokens[0] == lays
        assert all(best.worth >= other.worth for other in others)


def test_who_has_met_the_minimum_takes_what_can_be_laid_and_draws_else_ro_15():
    state = position("romi50", "S9 H9 S2 D4 H6", HIS, met="p1", pile="D9", **FREE)
    moves = candidates(seen_with(state), random.Random(1))
    assert moves[0][:2] == ("p1 take D9", "p1 meld S9 H9 D9")
    assert moves[-1] == ("p1 draw ??",)
    unmet = position("romi50", "S9 H9 SK HK DK S2 D4 H6", HIS, met="", pile="D9", **FREE)
    assert candidates(seen_with(unmet), random.Random(1))[0] == ("p1 draw ??",)


def test_a_card_that_goes_to_the_table_is_not_thrown_before_who_has_one_left_ro_15():
    """`p2` would take it, add it, and be out."""
    unseen = [1] * 53
    hand = gather(map(kind_of, ["S4", "D9", "HK"]))
    goes = 1 << kind_of("HK")
    assert missed_least(hand, 0, unseen, weights((True, True), 0)) == kind_of("HK")
    assert missed_least(hand, 0, unseen, weights((True, True), 0), goes, price_of(1, met=True)) == kind_of("D9")
    assert price_of(1, met=False) == price_of(9, met=True) == 0


def test_what_lies_in_a_combination_is_kept_and_jokers_come_last():
    unseen = [1] * 53
    hand = gather(map(kind_of, ["S4", "S5", "S6", "HK", "JK"]))
    run = gather(map(kind_of, ["S4", "S5", "S6"]))
    assert missed_least(hand, run, unseen, weights((False, False), 0)) == kind_of("HK")
    assert missed_least(gather([52]), 0, unseen, weights((True, True), 0)) == 52


def pieces(cards):
    return gather(map(kind_of, cards.split()))


def test_a_hand_is_as_near_as_its_cards_lie_together_and_as_many_cards_help_it_ro_4_ro_5():
    """Six cards lie, the queen of spades in the run or the group; S9 or CQ would let it lie in the other."""
    hand, unseen = pieces("S10 SJ SQ DQ HQ C2 C3 C4 H6 H7 D9"), [0] * 53
    assert melded(hand) == 6
    for card, cards in (("CQ", 3), ("S9", 3), ("H5", 3), ("C5", 1), ("HJ", 0), ("D2", 0), ("JK", 3)):
        unseen[kind_of(card)] = 2
        assert helps(hand, unseen) == 2 * cards, card
        unseen[kind_of(card)] = 0


def best_thrown(hand, unseen):
    gains = outlooks(hand, hand, unseen)
    return max(gains, key=lambda kind: gains[kind])


def test_thrown_is_what_leaves_most_cards_that_help():
    """H8 helps the three hearts twice over, so one of them is spared; no combination is broken, no joker thrown."""
    hand, unseen = pieces("S2 S3 S4 H6 H7 H9 DK CK"), [2] * 53
    assert best_thrown(hand, unseen) == kind_of("H9")
    unseen[kind_of("SK")] = unseen[kind_of("HK")] = 0
    assert best_thrown(hand, unseen) in (kind_of("DK"), kind_of("CK"))
    assert not set(outlooks(hand, hand, unseen)) & set(map(kind_of, ("S2", "S3", "S4")))
    assert outlooks(pieces("JK"), pieces("JK"), unseen) == {}


OWN = "S2 S4 S6 S9 H2 H4 D6 D9 DJ C2 C4 C9 CQ CK"
HIS = "S3 S5 S7 S10 H3 H5 D7 D10 DQ C3 C5 C10 CJ CA"
EIGHT_EACH = "H9 HQ S8 CK D4 SA H7 HK D2 C8 SJ D5 C6 DA SQ H10"


def imagined_after(cards, times=60):
    """What is imagined of `p2` after these were thrown, first by `p1`, and what is known of the deal."""
    state = position("romi50", OWN, HIS, met="", pile=cards)
    guess = MeldGuess(seen_with(state, *thrown(cards.split())))
    rng = random.Random(4)
    return guess, [Likely(guess).hidden(rng) for _ in range(times)]


def test_who_drew_and_threw_is_imagined_to_have_picked_his_cards():
    """Of eight cards more than he holds he kept the best; every hidden card lies somewhere once."""
    guess, picked = imagined_after(EIGHT_EACH)
    even = [guess.hidden(random.Random(number)) for number in range(60)]
    by_picking, by_chance = (sum(melded(gather(deal.hands[1])) for deal in deals) for deals in (picked, even))
    assert by_picking > 1.5 * by_chance
    assert {kind for deal in picked for kind in deal.hands[1]} == {*guess.unseen}
    for deal in picked:
        assert len(deal.hands[1]) == 14
        assert deal.hands[0] == guess.hand
        assert sorted((*deal.hands[1], *deal.talon)) == guess.unseen


def test_what_goes_with_a_card_that_somebody_threw_he_mostly_lacks():
    """`p2` throws H7, then `p1` does: H5, H6, H8, H9 and the other sevens are in `p2`'s hand less often at first.

    In the talon they lie anywhere.
    """
    near = set(map(kind_of, ("H5", "H6", "H8", "H9", "S7", "D7", "C7")))
    early, late = (imagined_after(cards, 200)[1] for cards in ("HK H7", "H7 HK"))
    held = [sum(kind in near for deal in deals for kind in deal.hands[1]) for deals in (early, late)]
    assert held[0] < 0.8 * held[1]
    first, last = (
        sum(kind in near for deal in early for kind in deal.talon[part]) for part in (slice(3), slice(-3, None))
    )
    assert last < 1.5 * first


def test_a_discard_that_goes_with_what_the_next_player_took_is_dangerous_ro_14():
    """`p2` took H10 and H9 and kept them: HJ and H8 he would take for certain, CA now and then."""
    history = "p1 discard H10|p2 take H10|p2 discard S2|p1 draw ??|p1 discard H9|p2 take H9|p2 discard S3"
    state = position("romi51", "HJ H8 CA", HIS.replace("S3", "H9").replace("H3", "H10"), met="", pile="S2 S3")
    scene = Scene(seen_with(state, *history.split("|")))
    often = scene.taken([kind_of(card) for card in ("HJ", "H8", "CA")])
    assert often[kind_of("HJ")] == often[kind_of("H8")] == 1
    assert often[kind_of("CA")] < 0.6


def test_of_two_discards_that_are_missed_alike_the_safer_one_is_thrown_ro_14():
    """The jacks are both alone; the heart's would make a run with what `p2` took."""
    history = "p1 discard H10|p2 take H10|p2 discard S2|p1 draw ??|p1 discard H9|p2 take H9|p2 discard S3"
    his = HIS.replace("S3", "H9").replace("H3", "H10").replace("CJ", "C9")
    state = position("romi51", "HJ CJ D4 D5 D6 S6 S7 S8", his, met="", pile="S2 S3")
    view = seen_with(state, *history.split("|"))
    drawn = msgspec.structs.replace(view, phase="play", drawn="D4")
    scene = Scene(drawn)
    assert scene.discard(own_turn(scene.view)) == kind_of("CJ")


def test_a_card_of_a_combination_is_no_company_ro_13():
    """C5 goes with C6 only if the group of sixes is broken; the pair of kings lacks nothing but a third."""
    hand, unseen = pieces("S6 H6 C6 C5 DK HK"), [1] * 53
    melds = pieces("S6 H6 C6")
    assert missed_least(hand, melds, unseen, weights((False, False), 0)) == kind_of("C5")


def test_a_quick_player_waits_for_the_whole_hand_until_somebody_is_nearly_out():
    opening = "HJ HQ HK SK DK CK S2 D4 H6 C8 S10 D2 H4 C6"
    for others, lays in (("S3 D5 H7", False), ("S3", True)):
        hands = tuple(gather(map(kind_of, cards.split())) for cards in (opening, others))
        start = RaceStart(hands, (), (False, True), (kind_of("C3"),), (kind_of("D9"),), 0, True, 1)
        race = Race(start, PRESETS["romi40"], [1] * 53, random.Random(1), [Habits()] * 2)
        assert race.turn()
        assert race.met[0] is lays


@pytest.mark.parametrize("step", [1, -1])
def test_the_next_player_is_the_one_who_must_not_get_the_last_card_ro_2_ro_15(step):
    """Of the players after `p1` one has a card left, which ends the deal with H10, the dearest card of the hand."""
    for nearly_out in (1, 2):
        others = ["S2" if seat == nearly_out else "S5 D5 C8 CJ" for seat in (1, 2)]
        state = position("romi40", "H10 D4 S3", *others, table=["p1: H7 H8 H9"], talon="C2", pile="C9", step=step)
        view = seen_with(do(state, "draw ??"), "p3 discard C9", "p1 draw ??")
        scene = Scene(view)
        gives = nearly_out == step % 3
        assert scene.discard(own_turn(scene.view)) == kind_of("D4" if gives else "H10")
