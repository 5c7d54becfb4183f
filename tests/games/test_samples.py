"""Samples: states that fit all that a seat knows."""

import math
import random
from collections import Counter
from itertools import combinations, count, islice

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.line.rules.hidden import LineMemory
from bot.games.match import is_open, start_of
from bot.games.registry import GAMES
from tests.games.line.deals import deals_here, led_here
from tests.games.playing import play_random
from tests.games.zones import with_zones, zones_of
from tests.luck import part_of

pytestmark = pytest.mark.slow

EVERY = tuple(sorted(GAMES))
FEWEST = 25  # how often a state comes that the fewest deals lead to
CASES = part_of(4, 2)
LINES = [name for name in EVERY if GAMES[name].family == "line"]


@st.composite
def tables(draw, names=EVERY):
    game = GAMES[draw(st.sampled_from(names))]
    options = {option.key: draw(st.sampled_from(option.values)) for option in game.options}
    setup = {}
    if "votes" in [question.key for question in game.questions] and draw(st.booleans()):
        setup = {"votes": {"p1": "open", "p2": "open"}}
    return game.name, draw(st.sampled_from(list(game.seats))), draw(st.integers(0, 2**32)), options, setup


@settings(max_examples=part_of(30, 10), deadline=None)
@given(tables(), st.integers(0, 2**32))
def test_the_view_of_a_sample_is_the_view(table, number):
    rng = random.Random(number)
    for match in play_random(*table, most_rounds=2):
        if is_open(match) and rng.random() < 0.3:
            seat = rng.randrange(match.seats)
            view = match.view(seat)
            state = match.rules.sample(view, rng)
            assert match.rules.view(state, seat) == msgspec.structs.replace(view, course=None)
            assert pieces(match.rules, state) == pieces(match.rules, match.state)


def pieces(rules, state):
    return Counter((piece, zone.kind) for zone in zones_of(state) if not zone.kind for piece in zone.pieces)


def start_here(match):
    """What the deal of the round that goes on depends on."""
    before = msgspec.structs.replace(match, rounds=match.rounds[:-1])
    start = start_of(before)
    dealer = match.rounds[-1].dealer
    return msgspec.structs.replace(start, setup={**start.setup, "dealer": dealer and int(dealer[1:]) - 1})


@settings(max_examples=part_of(60, 30), deadline=None)
@given(tables(LINES), st.integers(0, 2**32))
def test_a_deal_and_the_round_s_actions_lead_to_each_sample(table, number):
    """By the rules: so nobody holds what he lacked when he drew, passed or stopped."""
    rng = random.Random(number)
    for match in play_random(*table, most_rounds=2):
        if is_open(match) and rng.random() < 0.4:
            seat = rng.randrange(match.seats)
            state = match.rules.sample(match.view(seat), rng)
            deal, view = match.rounds[-1].deal, match.view(seat)
            assert led_here(match.rules, start_here(match), deal, view.course.history, match.state)
            assert led_here(match.rules, start_here(match), deal, view.course.history, state)


def placements(match, seat):
    """Every way to give the others hands of the tiles that a seat cannot see; None if there are too many."""
    zones = {zone.name: zone for zone in zones_of(match.state) if not zone.kind}
    hidden = [zone for zone in zones.values() if zone.seen_by is not None and seat not in zone.seen_by]
    hands = [zone for zone in hidden if zone.name.startswith("hand-")]
    pool = sorted(piece for zone in hidden for piece in zone.pieces)
    if len(set(pool)) < len(pool) or "drawn" in {zone.name for zone in hidden if zone.pieces}:
        return None
    if math.prod(math.comb(len(pool), len(zone.pieces)) for zone in hands) > part_of(600, 120):
        return None
    return [given | {rest_of(hidden): left} for given, left in _dealt(pool, hands)]


def rest_of(hidden):
    (rest,) = [zone.name for zone in hidden if zone.name in ("rest", "stock")]
    return rest


def _dealt(pool, hands):
    if not hands:
        return [({}, tuple(pool))]
    return [
        ({hands[0].name: hand} | given, rest)
        for hand in combinations(pool, len(hands[0].pieces))
        for given, rest in _dealt([piece for piece in pool if piece not in hand], hands[1:])
    ]


def fitting(match, seat):
    """The hands of all states that fit what a seat knows, and how many deals lead to each; none if they are too many.

    Found without the code that samples.
    """
    deals = {}
    start, deal, view = start_here(match), match.rounds[-1].deal, match.view(seat)
    for hands in placements(match, seat) or ():
        state = with_zones(match.state, hands)
        same = match.rules.view(state, seat) == match.rules.view(match.state, seat)
        if same and led_here(match.rules, start, deal, view.course.history, state):
            deals[hands_of(state)] = deals_here(match.rules, view.course.history, state)
    return deals


def hands_of(state):
    return tuple(hand if isinstance(hand, int) else tuple(map(str, hand)) for hand in state.hands)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", LINES)
def test_every_fitting_state_comes_as_often_as_deals_lead_to_it(name, seats):
    """By a chi-squared test that fails by chance once in some ten thousand times; what knows nothing fails it."""
    rng = random.Random(seats)
    for match, seat, states in islice(small_cases(name, seats, rng), CASES):
        view, whole = match.view(seat), sum(states.values())
        expected = {hands: FEWEST * deals / min(states.values()) for hands, deals in states.items()}
        draws = FEWEST * whole // min(states.values())
        counts = Counter(hands_of(match.rules.sample(view, rng)) for _ in range(draws))
        assert set(counts) <= set(states)
        squares = sum((counts[hands] - often) ** 2 / often for hands, often in expected.items())
        free = len(states) - 1
        assert squares < free + 4 * math.sqrt(2 * free) + 5, (match.history, squares, free)


def small_cases(name, seats, rng):
    """Positions, seats that look at them, and the hands of all states that fit what they know, with their deals.

    With three seats, in the last some states have more deals than others, where anybody draws.
    """
    cases = 0
    for number in count():
        options = {"reshuffle": False} if name == "classic" and number % 2 else {}
        for match in play_random(name, seats, number, options, most_rounds=1):
            if is_open(match) and rng.random() < 0.4:
                seat = rng.randrange(seats)
                states = fitting(match, seat)
                uneven = len(set(states.values())) > 1 or seats < 3 or name == "classic"
                few = 3 <= len(states) <= 60 and sum(states.values()) < part_of(100, 60) * min(states.values())
                if few and (cases < CASES - 1 or uneven):
                    cases += 1
                    yield match, seat, states


def test_of_many_ways_in_which_pieces_can_have_come_the_rarest_are_forgotten():
    """But for the one in which they came as early as they can have come: it always leaves a place for the next."""
    memory = LineMemory(2)
    for draw in range(20):
        memory.lacks(1 << draw)
        memory.gets()
    for laid in range(10):
        memory.lays(1 << 40 + laid)
    first, *others = memory.holder(12).ways
    assert len(others) == 127
    assert first.most == (*[12] * 9, *range(11, 0, -1))
    assert all(way.weight > 1 and max(way.most) <= 12 for way in others)


@pytest.mark.parametrize("name", EVERY)
def test_only_who_plays_and_remembers_the_round_can_imagine_it(name):
    match = next(match for match in play_random(name, 2, 1) if is_open(match) and match.turn is not None)
    for view in (match.view(None), match.rules.view(match.state, match.turn)):
        with pytest.raises(ValueError):  # noqa: PT011 - each family says it in its way
            match.rules.sample(view, random.Random(1))
