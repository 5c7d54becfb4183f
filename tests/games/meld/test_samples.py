"""Samples of the rummies: states that fit what a seat knows, each as often as any other."""

import random
from collections import Counter
from itertools import permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.actions import Action, seat_name
from bot.games.match import Match, is_open
from bot.games.meld.rules.guess import MeldGuess
from bot.games.meld.rules.reading import kind_of
from bot.games.rack.rules.view import RackGuess
from bot.games.registry import GAMES
from bot.games.view import Course, View
from tests.games.meld.kit import PACK, do, position
from tests.games.meld.kit import options as romi_options
from tests.games.meld.kit import rules as rules_of
from tests.games.playing import play_random
from tests.games.zones import zones_of
from tests.luck import part_of

pytestmark = pytest.mark.slow

RUMMIES = sorted(name for name, game in GAMES.items() if game.family in ("meld", "rack"))


def alone(view: View) -> View:
    """A view without the course of the match."""
    return msgspec.structs.replace(view, course=None)


def hands(match: Match, state) -> list[Counter]:
    """What each seat holds, whether it has drawn or not."""
    holdings = [Counter() for _ in range(match.seats)]
    for zone in zones_of(state):
        if zone.name.startswith(("hand-", "known-")):
            holdings[int(zone.name[-1]) - 1].update(zone.pieces)
        elif zone.name == "came" and zone.pieces:
            holdings[match.rules.turn(state)].update(zone.pieces)
    return holdings


def taken_and_kept(match: Match) -> list[Counter]:
    """What each seat has taken openly in this deal, and neither laid nor thrown since."""
    held = [Counter() for _ in range(match.seats)]
    for action in map(Action.parse, match.rounds[-1].actions):
        if action.verb in ("take", "claim", "draw-turned"):
            held[action.seat].update(action.args)
        elif action.verb in ("meld", "layoff", "swap", "discard"):
            held[action.seat] -= Counter(word.partition("=")[0] for word in action.args)
    return held


@st.composite
def moments(draw):
    """A moment of a deal that is played at random, seen by somebody."""
    game = GAMES[draw(st.sampled_from(RUMMIES))]
    options = {option.key: draw(st.sampled_from(option.values)) for option in game.options}
    seats, number = draw(st.sampled_from(list(game.seats))), draw(st.integers(0, 2**32))
    played = [match for match in play_random(game.name, seats, number, options, most_rounds=1) if is_open(match)]
    late = draw(st.booleans())  # the later, the more there is to remember
    return played[-draw(st.integers(1, min(20, len(played)))) if late else draw(st.integers(0, len(played) - 1))]


@settings(max_examples=part_of(40, 20))
@given(moments(), st.integers(0, 2**32))
def test_a_sample_has_the_very_view_and_all_that_is_certain(match, number):
    """Each hand holds what it took openly and kept, and the true hands are among those that fit."""
    guesses = {"meld": MeldGuess, "rack": RackGuess}
    texts = {"meld": lambda kind: [*PACK, "JK"][kind], "rack": str}
    rng, kept, true = random.Random(number), taken_and_kept(match), hands(match, match.state)
    for seat in range(match.seats):
        view = match.view(seat)
        sampled = match.rules.sample(view, rng)
        assert match.rules.view(sampled, seat) == alone(view)
        assert match.rules.view(sampled, None) == alone(match.view(None))
        assert all(held <= hand for held, hand in zip(kept, hands(match, sampled), strict=True))
        sure = [Counter(map(texts[match.rules.family], cards)) for cards in guesses[match.rules.family](view).sure]
        assert all(some <= hand for some, hand in zip(sure, true, strict=True))


def test_the_same_chance_gives_the_same_sample():
    for name in RUMMIES:
        match = list(play_random(name, 3, 5, most_rounds=1))[20]
        view = match.view(match.turn)
        first, second = (match.rules.sample(view, random.Random(7)) for _ in range(2))
        assert first == second
        assert first != match.rules.sample(view, random.Random(8))


@pytest.mark.parametrize("name", RUMMIES)
def test_only_who_plays_on_can_guess(name):
    *_, match = play_random(name, 2, 3, most_rounds=1)
    first = next(play_random(name, 2, 3))
    for view in (match.view(0), first.view(None), alone(first.view(0))):
        with pytest.raises(ValueError, match="goes on"):
            match.rules.sample(view, random.Random(1))


# --- small deals of which all arrangements can be counted ---


def seen_with(state, *history):
    """The view of `p1` with such a history."""
    options, seats = romi_options(state.preset.name), len(state.hands)
    zeros = (0,) * seats
    course = Course(options=options, round=1, dealer=seats - 1, dealt={}, totals=zeros, lefts=zeros, history=history)
    return msgspec.structs.replace(rules_of(state).view(state, 0), course=course)


def thrown(cards, seats=2):
    """The tokens with which these are thrown, one by each seat in turn."""
    names = [seat_name(number % seats) for number in range(len(cards))]
    return [
        token
        for name, card in zip(names, cards, strict=True)
        for token in (f"{name} draw ??", f"{name} discard {card}")
    ]


def hidden_cards(state):
    """A sampled state as hidden hands and talon."""
    texts = [*PACK, "JK"]
    zones = {zone.name: zone.pieces for zone in zones_of(state)}
    hidden = [
        tuple(sorted((*zones[f"hand-{name}"], *zones[f"known-{name}"])))
        for name in ("p2", "p3")
        if f"hand-{name}" in zones
    ]
    assert all(card in texts for card in zones["talon"])
    return *hidden, zones["talon"]


def equally_often(view, expected: Counter, count=3000):
    """Whether samples come as often as they should: the sum of squares is that of chance."""
    rng = random.Random(1)
    rules = GAMES[view.game]
    counts = Counter(hidden_cards(rules.sample(view, rng)) for _ in range(count))
    assert set(counts) == set(expected)
    total = expected.total()
    chi = sum((counts[key] - count * each / total) ** 2 / (count * each / total) for key, each in expected.items())
    freedom = len(expected) - 1
    assert chi < freedom + 4 * (2 * freedom) ** 0.5


def without(*cards):
    left = [*PACK, *PACK]
    for card in cards:
        left.remove(card)
    return left


@pytest.mark.parametrize("unseen", [["S2", "H5", "D9", "CK"], ["S2", "S2", "D9", "CK"]])
def test_every_arrangement_of_what_is_unseen_comes_equally_often(unseen):
    """Twins are two cards: a hand with one of them can come about in two ways."""
    pile = without("C7", *unseen)
    state = position("romi50", "C7", " ".join(unseen[:2]), pile=" ".join(pile), talon=" ".join(unseen[2:]))
    view = seen_with(state, *thrown(pile))
    expected = Counter((tuple(sorted(order[:2])), tuple(order[2:])) for order in permutations(unseen))
    equally_often(view, expected)


def test_what_was_taken_is_no_guess():
    pile = without("C7", "S2", "H5", "D9", "CK")
    state = position("romi50", "C7", "S2 H5", pile=" ".join(pile), talon="D9 CK")
    taken = ["p1 draw ??", "p1 discard H5", "p2 take H5", f"p2 discard {pile[1]}"]
    view = seen_with(state, *thrown(pile[:1]), *taken, *thrown(pile[2:]))
    expected = Counter((tuple(sorted(("H5", order[0]))), order[1:]) for order in permutations(["S2", "D9", "CK"]))
    equally_often(view, expected)


def test_who_throws_what_he_has_just_taken_has_its_twin_ro_8():
    pile = without("C7", "S2", "H5", "H5", "D9", "CK")
    state = position("romi50", "C7", "S2 H5", pile=" ".join([*pile, "H5"]), talon="D9 CK")
    history = [*thrown(pile), "p1 draw ??", "p1 discard H5", "p2 take H5", "p2 discard H5"]
    expected = Counter((tuple(sorted(("H5", order[0]))), order[1:]) for order in permutations(["S2", "D9", "CK"]))
    equally_often(seen_with(state, *history), expected)


def test_everybody_has_his_joker_in_joker_mania_ro_2():
    """Who has thrown his has none; nobody draws one before the discards come back."""
    pile = [*without("C7", "S2", "H5", "D9", "CK"), "JK"]
    state = position("joker-mania", "C7 JK", "S2 H5", "JK D9", pile=" ".join(pile), talon="CK")
    history = [*thrown(pile[:-1], 3), "p2 draw ??", "p2 discard JK"]
    expected = Counter(
        (tuple(sorted(order[:2])), tuple(sorted(("JK", order[2]))), order[3:])
        for order in permutations(["S2", "H5", "D9", "CK"])
    )
    equally_often(seen_with(state, *history), expected)


CLUBS = [card for card in PACK if card[0] == "C"]
RUNS = [" ".join(PACK[start : start + 13]) for start in (0, 0, 13, 13, 26, 26, 39)]


def test_once_the_discards_have_come_back_only_they_are_drawn_ro_17():
    """All but a suit lies on the table. `p3` has drawn once since, in one deal the card that he then threw."""
    for last, fresh in (("C7", True), ("C2", False)):
        old = [card for card in ("C7", "C8", "C9", "C10", "CA", "CK") if card != last]
        back = [card for card in ("C2", "C3", "C4", "C5") if card != last]
        state = position(
            "romi50",
            "CJ CQ",
            " ".join(old[:4]),
            " ".join((*old[4:], *back[3:])),
            table=[f"p1: {run}" for run in RUNS],
            pile=f"C6 {last}",
            talon=" ".join(back[:3]),
            turned=True,
            empty=True,
        )
        history = [f"p1 meld {run}" for run in RUNS]
        history += ["p1 discard C2", "p2 draw ??", "p2 discard C3", "p3 draw ??", "p3 discard C4"]
        history += ["p1 draw ??", "p1 discard C5", "p2 draw ??", "p2 discard C6", "* talon"]
        view = seen_with(state, *history, "p3 draw ??", f"p3 discard {last}")
        expected = Counter()
        for order in permutations(old):
            for drawn in permutations(back):
                three = (*order[4:], *drawn[: int(fresh)])
                expected[tuple(sorted(order[:4])), tuple(sorted(three)), drawn[int(fresh) :]] += 1
        equally_often(view, expected)


def test_nobody_is_imagined_to_have_drawn_a_joker_in_joker_mania_ro_2():
    """The talon has none: the joker in a hand is the one that was dealt."""
    state = position("joker-mania", "C7 S2 JK", "H5 JK", pile="C9", talon="D4 D6")
    state = do(state, "draw ??", "discard S2", "p2 draw ??")
    view = seen_with(state, "p2 discard C9", "p1 draw ??", "p1 discard S2", "p2 draw ??")
    rng, rules = random.Random(3), GAMES[view.game]
    drawn = Counter(rules.sample(view, rng).turn.card for _ in range(60))
    assert kind_of("JK") not in drawn
    assert len(drawn) > 5
