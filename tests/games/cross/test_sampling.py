"""Imagined states of UNO Dominos: they fit what a seat knows, and every fitting deal is as likely."""

import contextlib
import random
from collections import Counter
from itertools import combinations, permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.actions import Action
from bot.games.cross.rules.cross import WHOLE_SET
from bot.games.cross.rules.memory import CrossMemory
from bot.games.errors import IllegalAction
from bot.games.match import deal_round, new_match
from bot.games.view import Course
from tests.games.cross.kit import GAME, cross, state
from tests.games.playing import play_random, seed
from tests.luck import part_of

pytestmark = pytest.mark.slow


@st.composite
def tables(draw):
    options = {option.key: draw(st.sampled_from(option.values)) for option in GAME.options}
    return "uno", draw(st.sampled_from(list(GAME.seats))), draw(st.integers(0, 2**32)), options


@settings(max_examples=part_of(12, 6), deadline=None)
@given(tables())
def test_the_view_of_a_sample_is_the_view(table):
    """For every seat and all that can happen; what the view does not show but follows is as it is, too."""
    rng = random.Random(table[2])
    for match in play_random(*table, most_rounds=1):
        for seat in range(match.seats) if not match.state.end else ():
            view = match.view(seat)
            sample = GAME.sample(view, rng)
            assert GAME.view(sample, seat) == msgspec.structs.replace(view, course=None)
            assert sample.passes == match.state.passes
            assert sample.finishing == match.state.finishing
            assert (sample.charge is None) == (match.state.charge is None)
            lying = [*(tile for hand in sample.hands for tile in hand), *(sample.pool or sample.heap)]
            assert sorted([*map(str, lying), *sample.table.pieces]) == sorted(map(str, WHOLE_SET))


@settings(max_examples=part_of(12, 6), deadline=None)
@given(tables())
def test_what_follows_from_the_course_is_true(table):
    """Others' domos came when they may have come by the memory: nothing is ruled out that is so."""
    for match in play_random(*table, most_rounds=1):
        for seat in range(match.seats) if not match.state.end else ():
            memory = CrossMemory(match.view(seat))
            for other, hand in enumerate(match.state.hands):
                came = [arrival for arrival in memory.arrivals if arrival.seat == other and not arrival.taken]
                could = [memory.could(arrival) for arrival in came]
                assert len(came) >= len(hand)
                assert all(any(mask >> tile.index & 1 for mask in could) for tile in hand) or other == seat


def test_the_same_chance_makes_the_same_sample():
    *_, match = (match for match in play_random("uno", 3, 5, {"target": 0}) if not match.state.end)
    view = match.view(1)
    assert GAME.sample(view, random.Random(4)) == GAME.sample(view, random.Random(4))
    assert GAME.sample(view, random.Random(4)) != GAME.sample(view, random.Random(5))


def test_who_is_no_player_in_a_round_imagines_nothing():
    match = deal_round(new_match("uno", 2), seed(1)).match
    for view in (match.view(None), msgspec.structs.replace(match.view(0), course=None)):
        with pytest.raises(ValueError, match="only a player"):
            GAME.sample(view, random.Random(1))


# Small cases: the second player was dealt six of nine domos, the heap is the rest, the first has all others.


class Small:
    """A small round, and what everybody has seen of it."""

    def __init__(self, theirs, heap):
        mine = [tile.text for tile in WHOLE_SET]
        for word in ("R9-R9", *theirs, *heap):
            mine.remove(word)
        self.state = state(" ".join(mine), " ".join(theirs), heap=" ".join(heap), turn=1, table=cross("R9-R9"))
        self.dealt = (*theirs, *heap)
        self.history = ["p1 open R9-R9"]
        self.chosen = []

    @classmethod
    def played(cls, number, moves):
        """A round with so many moves at random."""
        rng = random.Random(number)
        plain = [tile.text for tile in WHOLE_SET if tile.text != "R9-R9"]
        domos = [*rng.sample(plain[:-5], 8), "W4-W4"]
        rng.shuffle(domos)
        small = cls(domos[:6], domos[6:])
        for _ in range(moves):
            if small.state.end:
                break
            small.act(str(rng.choice(GAME.offers(small.state, small.state.turn))))
        return small

    def act(self, token):
        self.chosen.append(token)
        self._done(GAME.complete(self.state, Action.parse(token)))
        while (action := GAME.automatic(self.state, None)) is not None:
            self._done(action)

    def _done(self, action):
        self.state, _ = GAME.apply(self.state, action)
        self.history.append(str(GAME.seen(self.state, action)))

    def view(self):
        options = {option.key: option.default for option in GAME.options}
        course = Course(
            options=options,
            round=1,
            dealer=1,
            dealt={},
            totals=(0, 0),
            lefts=(0, 0),
            history=tuple(self.history),
            edition=GAME.editions,
        )
        return msgspec.structs.replace(GAME.view(self.state, 0), course=course)


def key(position):
    return frozenset(map(str, position.hands[1])), tuple(map(str, position.heap))


def fitting(played):
    """Count the deals that lead to each state: every deal of the nine is played through with the same tokens."""
    counts = Counter()
    for theirs in combinations(range(9), 6):
        for heap in permutations(set(range(9)) - set(theirs)):
            other = Small(*([played.dealt[at] for at in part] for part in (theirs, heap)))
            with contextlib.suppress(IllegalAction):
                for token in played.chosen:
                    other.act(token)
                if other.view() == played.view():
                    counts[key(other.state)] += 1
    return counts


def surprise(tally, expected, count):
    """Return how far it is from what was to be expected (chi squared), in its standard deviations."""
    whole = sum(expected.values())
    squares = sum((tally[deal] - count * many / whole) ** 2 / (count * many / whole) for deal, many in expected.items())
    free = len(expected) - 1
    return (squares - free) / (2 * free) ** 0.5


CASES = [(15, 5), (172, 9), (198, 9), (240, 6), (348, 6), (490, 9)]  # seeds, and after how many moves


@pytest.mark.parametrize(("number", "moves"), CASES[:: part_of(1, 2)])
def test_every_fitting_deal_is_as_likely(number, moves):
    played, rng, count = Small.played(number, moves), random.Random(1), 1500
    expected, view = fitting(played), played.view()
    counts = Counter(key(GAME.sample(view, rng)) for _ in range(count))
    assert set(counts) <= set(expected)
    assert abs(surprise(counts, expected, count)) < 3.5


HELD = ["W4-W4", "G2-G7", "B1-B6", "Y1-Y8", "B2-B5"]
HEAP = ["G4-G6", "R1-R4", "B3-B8", "R3-R7", "Y2-Y8", "R5-R6"]


def reds(hand):
    """Count the domos of a hand that join a red nine by its colour."""
    return sum(str(tile)[0] == "R" and not tile.double for tile in hand)


def test_ud_10_an_innocent_hand_had_nothing_of_matching_colour():
    played, rng = Small([*HELD, "Y3-Y6"], HEAP), random.Random(1)
    played.act("p2 play W4-W4 N W4")
    assert any(reds(GAME.sample(played.view(), rng).hands[1]) for _ in range(20))
    played.act("p1 challenge ??")
    assert played.history[-2:] == ["p1 challenge innocent", "p1 forced ?? ?? ?? ??"]
    assert not any(reds(GAME.sample(played.view(), rng).hands[1]) for _ in range(100))


def test_ud_10_a_guilty_hand_had_something_of_matching_colour():
    played, rng = Small([*HELD, "R1-R9"], HEAP), random.Random(1)
    played.act("p2 play W4-W4 N W4")
    played.act("p1 challenge ??")
    samples = [GAME.sample(played.view(), rng) for _ in range(100)]
    assert all(reds(sample.charge.held) and "W4-W4" in map(str, sample.hands[1]) for sample in samples)
    assert {len(sample.charge.held) for sample in samples} == {6}
    played.act("p2 play R1-R9 N R9")
    assert all("W4-W4" in map(str, GAME.sample(played.view(), rng).hands[1]) for _ in range(20))


def test_ud_2_nobody_had_a_higher_double_than_the_one_that_opened():
    """But may have drawn it since; before the opening only who will open is known, and the same follows."""
    for number in range(30):
        match = deal_round(new_match("uno", 3, {"target": 0, "opening": "plain"}), seed(number)).match
        if match.state.phase != "open":  # nobody had a double, and the hunt is over
            continue
        rng, opener = random.Random(number), match.turn
        best = max(tile.number for tile in match.state.hands[opener])
        samples = [GAME.sample(match.view(opener), rng).hands for _ in range(5)]
        others = [tile for hands in samples for seat, hand in enumerate(hands) for tile in hand if seat != opener]
        assert all(tile.number < best for tile in others)
        for sample in (GAME.sample(match.view((opener + 1) % 3), rng) for _ in range(5)):
            doubles = [max(tile.number for tile in hand) for hand in sample.hands]
            assert doubles.index(max(doubles)) == opener
