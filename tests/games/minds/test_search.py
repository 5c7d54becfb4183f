"""The search: the best first, by the same imagined states, within its budget."""

import itertools
import random
import typing

import msgspec
import pytest

from bot.games.match import deal_round, new_match
from bot.games.minds.search import ENDLESS, search
from bot.games.minds.worth import RoundEnd, Typical
from bot.players.thinking import Budget, Choice

VIEW = deal_round(new_match("classic", 2, {"scoring": "minus-200"}), bytes(32)).match.view(0)


class Slots(typing.NamedTuple):
    """A mind whose moves leave `means` points, more or less by what each state brings: that is the same for all."""

    means: tuple[float, ...]
    noise: int = 20
    tried: list | None = None
    ENOUGH: int = ENDLESS

    def candidates(self, view, rng):
        return [(f"p1 {number}",) for number in range(len(self.means))]

    def typical(self, view):
        return Typical(-10, 10)

    def imagine(self, view, rng):
        return rng.randrange(self.noise)

    def play_out(self, view, state, tokens, rng):
        self.tried.append((tokens, state, rng.random()))
        left = self.means[int(tokens[0].split()[1])] + state
        return RoundEnd((-left, -10), (left, 10))


def find(means, iterations=200, number=1, **more):
    mind = Slots(means, tried=[], **more)
    return mind, search(VIEW, mind, random.Random(number), Budget(iterations), lambda: 0.0)


def test_the_best_comes_first_and_all_are_answered():
    _, choices = find((5, 3, 9, 1, 7))
    assert [choice.tokens[0] for choice in choices] == ["p1 3", "p1 1", "p1 0", "p1 4", "p1 2"]
    assert choices[0].worth == max(choice.worth for choice in choices)
    assert all(isinstance(choice, Choice) and 0 < choice.worth < 1 for choice in choices)
    assert choices[0].points == pytest.approx(10 - 1 - 9.5, abs=4)


def test_all_moves_that_are_looked_at_meet_the_same_states_and_the_same_chance():
    mind, _ = find((5, 3, 9, 1), 40)
    for _, group in itertools.groupby(mind.tried[: 4 * 5], key=lambda trial: trial[2]):
        tried = list(group)
        assert len({state for _, state, _ in tried}) == 1
        assert len({tokens for tokens, _, _ in tried}) == 4


@pytest.mark.parametrize("iterations", [1, 7, 50, 333])
@pytest.mark.parametrize("moves", [2, 3, 5, 17])
def test_no_more_states_are_looked_at_than_allowed_but_each_move_once(iterations, moves):
    mind, choices = find(tuple(range(moves)), iterations)
    assert len(mind.tried) <= max(iterations, moves + moves.bit_length() * moves)
    assert iterations < moves * moves or len(mind.tried) <= iterations
    assert all(choice.visits for choice in choices)
    assert sum(choice.visits for choice in choices) == len(mind.tried)


def test_the_same_chance_gives_the_same_answer_and_other_chance_another():
    assert find((5, 3, 4))[1] == find((5, 3, 4))[1]
    assert find((5, 3, 4))[1] != find((5, 3, 4), number=2)[1]


def test_what_is_certain_takes_no_more_thought():
    mind, _ = find((0, 30, 40), 3000, noise=2)
    assert len(mind.tried) < 2500


def test_what_is_the_only_thing_to_do_is_looked_at_a_few_times_for_its_worth():
    mind, (choice,) = find((3,), 1000)
    assert 1 < choice.visits == len(mind.tried) < 50
    assert choice.error > 0


def test_no_more_states_are_looked_at_than_tell_something():
    mind, _ = find((5, 3, 4), 10**6, ENOUGH=90)
    assert 60 < len(mind.tried) <= 90


def test_the_error_shrinks_with_what_is_looked_at():
    few, many = (find((5, 5), iterations)[1][0].error for iterations in (40, 4000))
    assert 0 < many < few / 4


def test_moves_are_told_apart_by_what_they_differ_in_within_the_same_states():
    """A part that a state brings to all of them says nothing of which is better: `apart` has no part of it."""
    _, (best, *others) = find((5, 8, 12), 400)
    assert best.apart == 0.0
    assert all(0.0 < choice.apart < choice.error / 4 for choice in others)


def test_thinking_ends_when_its_time_is_up_but_looks_at_each_move_once():
    for seconds, most in ((0.0, 3), (8.0, 3 * 8)):
        mind, clock = Slots((5, 3, 4), tried=[]), itertools.count()
        choices = search(VIEW, mind, random.Random(1), Budget(10**6, seconds), lambda clock=clock: float(next(clock)))
        assert 3 <= len(mind.tried) <= most
        assert all(choice.visits for choice in choices)


def test_finding_what_can_be_done_takes_of_the_time_too():
    class Slow(Slots):
        def candidates(self, view, rng):
            for _ in range(40):
                next(clock)
            return super().candidates(view, rng)

    mind, clock = Slow((5, 3, 4), tried=[]), itertools.count()
    search(VIEW, mind, random.Random(1), Budget(10**6, 40.0), lambda: float(next(clock)))
    assert len(mind.tried) == 3


def test_time_is_shared_among_the_stages_as_states_are():
    mind, clock = Slots((5, 3, 9, 1), tried=[]), itertools.count()
    choices = search(VIEW, mind, random.Random(1), Budget(10**6, 40.0), lambda: float(next(clock)))
    assert choices[0].visits > choices[-1].visits > 10


def test_between_equal_chances_points_decide():
    mind = Slots((150, 160, 140), noise=1, tried=[])
    lost = msgspec.structs.replace(VIEW.course, totals=(-190, 0))
    view = msgspec.structs.replace(VIEW, course=lost)
    choices = search(view, mind, random.Random(1), Budget(100), lambda: 0.0)
    assert [choice.worth for choice in choices] == [0.0, 0.0, 0.0]
    assert choices[0].tokens == ("p1 2",)


class Uneven(Slots):
    """A mind whose first move, the usual one, leaves 0 points or 40 by turns, and its second one always 18."""

    def typical(self, view):
        return Typical(-10, 1000)

    def imagine(self, view, rng):
        return len(self.tried) // 2 % 2

    def play_out(self, view, state, tokens, rng):
        self.tried.append(tokens)
        left = 40 * state if tokens == ("p1 0",) else 18
        return RoundEnd((-left, -20), (left, 20))


def test_the_usual_move_yields_only_to_one_that_is_better_by_more_than_chance():
    def first(among=()):
        mind = Uneven((0, 0), tried=[])
        return search(VIEW, mind, random.Random(1), Budget(32), lambda: 0.0, among)[0].tokens

    assert first() == ("p1 0",)
    assert first([("p1 0",), ("p1 1",)]) == ("p1 1",)  # of moves that are to be compared none is the usual one
