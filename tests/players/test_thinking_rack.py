"""Tábla Römi thought about: what is looked at, how a deal is played on, and what comes of it."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.kit.melds import JOKER
from bot.games.match import is_open
from bot.games.options import resolve
from bot.games.registry import find_game
from bot.games.view import Course
from bot.players.rack.plans import _Search
from bot.players.thinking import Budget, think
from bot.players.thinking.rack import candidates, imagine, play_out
from bot.players.thinking.rack.hands import kept, masks
from bot.players.thinking.rack.outlook import Outlook
from bot.players.thinking.rack.race import Imagined, Race, completes
from bot.tables.playing import try_tokens
from tests.games.playing import play_random
from tests.games.tabla_kit import FREE_FOR_OTHERS, READY, THIRTEEN, WAITS, do, tabla

GAME = find_game("tabla")
THE_LAST = (0, 1, 2, 16, 17, 18, 32, 33, 34, 48, 49, 50, 51)
"""R1 to R3, Y4 to Y6, K7 to K9, B10 to B13."""


@st.composite
def tables(draw):
    options = {option.key: draw(st.sampled_from(option.values)) for option in GAME.options}
    return "tabla", draw(st.sampled_from(list(GAME.seats))), draw(st.integers(0, 2**32)), options


@settings(max_examples=6, deadline=None)
@given(tables())
def test_what_is_thought_is_always_taken_and_ends(table):
    """Of all options, in and out of turn; a tile of everything that is legal can be judged as well."""
    rng = random.Random(table[2])
    for match in play_random(*table, most_rounds=1):
        for seat in range(match.seats) if is_open(match) else ():
            view = match.view(seat)
            if view.legal and rng.random() < 0.015:
                choices = think(view, rng, Budget(4))
                assert sorted(one.tokens for one in choices) == sorted(candidates(view, rng))
                for choice in choices:
                    try_tokens(match, seat, choice.tokens)
                among = [(rng.choice(view.legal),), *([()] if seat != match.turn else [])]
                for tokens in among:
                    ended = play_out(view, imagine(view, rng), tokens, rng)
                    assert sum(ended.scores) <= 1
                    assert len(ended.scores) == len(ended.lefts) == match.seats


@settings(max_examples=40, deadline=None)
@given(st.lists(st.sampled_from([*range(52), *range(52)]), min_size=15, max_size=15))
def test_the_quick_count_of_what_can_be_kept_agrees_with_the_plans(places):
    hand = sorted(place for place in places if places.count(place) < 3)
    assert kept(masks(hand)) == _Search(hand, [1] * 52, 14).kept


def seen(state, *history, seat=0):
    """What a seat sees, with such a history of a deal that `p1` began."""
    seats = len(state.hands)
    course = Course(
        options=resolve(GAME.options, {}),
        round=1,
        dealer=seats - 1,
        dealt={"turned": state.turned.text},
        totals=(0,) * seats,
        lefts=(0,) * seats,
        history=history,
    )
    return msgspec.structs.replace(GAME.view(state, seat), course=course)


def first(state, *history, seat=0, visits=60):
    return think(seen(state, *history, seat=seat), random.Random(1), Budget(visits))[0].tokens


def test_it_ends_where_it_can_tr_4():
    state = do(tabla(FREE_FOR_OTHERS, READY, talon=[WAITS]), "p1 discard R13", "p2 draw ??")
    (token,) = first(state, "p1 discard R13", "p2 draw ??", seat=1)
    assert token.split(" ")[1] == "end"


def test_it_claims_what_ends_the_hand_out_of_turn_tr_7():
    state = do(tabla(f"{WAITS} {FREE_FOR_OTHERS}", READY), f"p1 discard {WAITS}")
    claim, end = first(state, f"p1 discard {WAITS}", seat=1)
    assert (claim, end.split(" ")[1]) == (f"p2 claim {WAITS}", "end")


def test_it_waits_for_as_many_tiles_as_it_can():
    """With K4 K5 kept instead of the lone B2, K3 and K6 end the hand as well."""
    state = tabla("R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 B12 K4 K5 B2", "")
    (token,) = first(state)
    assert token == "p1 discard B2"


def test_a_tile_is_taken_only_if_the_hand_gets_better_by_it():
    """So nobody takes and throws for ever."""
    for thrown, taken in (("K6", True), ("R13", False)):
        hand = f"{thrown} R11 Y13 K13 B13 Y10", "R1 R2 R3 Y4 Y5 Y6 K7 K8 B10 B11 B12 Y1 B6 R8"
        state = do(tabla(*hand), f"p1 discard {thrown}")
        found = candidates(seen(state, f"p1 discard {thrown}", seat=1), random.Random(1))
        assert ((f"p2 take {thrown}",) in found) is taken


def test_what_was_asked_before_changes_nothing():
    state = tabla("R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 B12 K4 K5 B2", "")
    among = [("p1 discard K4",), ("p1 discard B2",)]
    fresh, asked = seen(state), seen(state)
    think(asked, random.Random(1), Budget(20))
    answers = [think(view, random.Random(1), Budget(20), among=among) for view in (asked, fresh)]
    assert answers[0] == answers[1]


def test_what_somebody_waits_for_is_dangerous_to_throw():
    own = Outlook(3, 0, 0.2, 0.1, 0.0)
    imagined = Imagined((None, THE_LAST), (20,) * 8)
    assert completes(THE_LAST, 3)
    assert not completes(THE_LAST, 20)
    assert Race(imagined, 0, own, 1, random.Random(1)).run(1, 3) == 1
    assert Race(imagined, 0, own._replace(missing=1, chance=1.0), 1, random.Random(1)).run(1, 20) == 0


@pytest.mark.parametrize("joker", [False, True])
def test_who_draws_what_he_waits_for_ends_the_deal(joker):
    own = Outlook(1, 1 << 3, 0.1, 0.1, 0.0)
    kind = JOKER if joker else 3
    assert Race(Imagined((None, None), (kind,)), 0, own, 1, random.Random(1)).run(0) == 0
    assert Race(Imagined((None, None), (20,)), 0, own, 1, random.Random(1)).run(0) is None


def test_a_ready_hand_is_worth_more_than_one_that_lacks_much():
    ready, free = (tabla(f"{THIRTEEN} Y13 K2", ""), tabla("", ""))
    worths = [think(seen(state), random.Random(1), Budget(200))[0].worth for state in (ready, free)]
    assert worths[0] > worths[1]
