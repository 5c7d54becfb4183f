"""Ratings: openskill's own numbers, and what is shown of them."""

import pytest
from openskill.models import PlackettLuce

from bot.league.rules import BEGINNER, Rating, rate

EVERYBODY = (True,) * 6

# Made by openskill 6.2.0: PlackettLuce().rate([[r()], ...], ranks=places), mu and sigma of each.
GOLDEN = {
    (1, 2): ((27.635389493140497, 8.06590141354368), (22.364610506859503, 8.06590141354368)),
    (1, 1): ((25.0, 8.06590141354368), (25.0, 8.06590141354368)),
    (2, 1, 3): (
        (25.717262170187357, 8.058224222802378),
        (27.869048680749426, 8.205243377397993),
        (21.413689149063217, 8.058224222802378),
    ),
    (1, 2, 2, 4): (
        (27.795252672501135, 8.263571791259416),
        (24.689416369722096, 8.17961798837266),
        (24.689416369722096, 8.17961798837266),
        (22.825914588054673, 8.17961798837266),
    ),
    (3, 3, 1, 2, 5, 6): (
        (24.644973338900357, 8.234481926493162),
        (24.644973338900357, 8.234481926493162),
        (27.535904722140298, 8.305524910042537),
        (26.927287588826626, 8.272890254042867),
        (24.644973338900357, 8.182990398023776),
        (21.601887672332, 8.182990398023776),
    ),
}


@pytest.mark.parametrize("places", GOLDEN)
def test_ratings_are_those_of_openskill(places: tuple[int, ...]) -> None:
    model = PlackettLuce()
    teams = [[model.rating()] for _ in places]
    mine = [BEGINNER for _ in places]
    for _ in range(3):
        teams = model.rate(teams, ranks=list(places))
        mine = list(rate(mine, places, EVERYBODY[: len(places)]))
        assert [(one.mu, one.sigma) for one in mine] == [(team[0].mu, team[0].sigma) for team in teams]
    assert [one.matches for one in mine] == [3] * len(places)


@pytest.mark.parametrize("places", GOLDEN)
def test_the_pinned_numbers_do_not_change(places: tuple[int, ...]) -> None:
    found = rate([BEGINNER] * len(places), places, EVERYBODY[: len(places)])
    for one, (mu, sigma) in zip(found, GOLDEN[places], strict=True):
        assert one.mu == pytest.approx(mu, abs=1e-9)
        assert one.sigma == pytest.approx(sigma, abs=1e-9)


def test_who_does_not_move_is_still_an_opponent() -> None:
    both = rate([BEGINNER, BEGINNER], [1, 2], [True, True])
    one = rate([BEGINNER, BEGINNER], [1, 2], [True, False])
    assert one == (both[0], BEGINNER)


def test_nobody_to_compare_with_moves_nothing() -> None:
    assert rate([BEGINNER], [1], [True]) == (BEGINNER,)
    assert rate([], [], []) == ()


def test_what_is_shown() -> None:
    assert (BEGINNER.shown, BEGINNER.uncertainty, BEGINNER.provisional) == (1500, 333, True)
    assert Rating(30.26, 1.5, 10).shown == 1710
    assert not Rating(30.26, 1.5, 10).provisional
    assert Rating(30.26, 1.5, 9).provisional
