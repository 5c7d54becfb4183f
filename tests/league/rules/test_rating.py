"""Ratings: openskill's own numbers, and what is shown of them."""

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.league.rules import BEGINNER, PROVISIONAL, Rating, rate
from bot.league.rules.rating import BASE, CAUTION, MONTH, SCALE, rested

EVERYBODY = (True,) * 6

# Made by openskill 6.2.0: PlackettLuce().rate([[r()], ...], ranks=places), mu and sigma of each.
GOLDEN = {
    (1, 2): ((27.635389493140497, 8.06590141354368), (22.364610506859503, 8.06590141354368)),
    (2, 1, 3): (
        (25.717262170187357, 8.058224222802378),
        (27.869048680749426, 8.205243377397993),
        (21.413689149063217, 8.058224222802378),
    ),
    (4, 2, 1, 3): (
        (20.962412806387245, 8.084127880168786),
        (26.55291815138952, 8.17961798837266),
        (27.795252672501135, 8.263571791259416),
        (24.689416369722096, 8.084127880168786),
    ),
    (6, 3, 1, 2, 5, 4): (
        (20.587525783475883, 8.136946606809367),
        (26.166516172184537, 8.234481926493162),
        (27.535904722140298, 8.305524910042537),
        (26.927287588826626, 8.272890254042867),
        (23.63061145004424, 8.136946606809367),
        (25.152154283328418, 8.188727668304745),
    ),
}
# Ties, as the mean of openskill's numbers for the orders that they leave open.
TIES = {
    (1, 1): ((25.0, 8.065901414), (25.0, 8.065901414)),
    (1, 2, 2, 4): (
        (27.795252673, 8.263571791),
        (25.621167261, 8.131872934),
        (25.621167261, 8.131872934),
        (20.962412806, 8.08412788),
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
        for one, (theirs,) in zip(mine, teams, strict=True):
            assert (one.mu, one.sigma) == pytest.approx((theirs.mu, theirs.sigma), abs=1e-8)
    assert [one.matches for one in mine] == [3] * len(places)


@pytest.mark.parametrize("places", [*GOLDEN, *TIES])
def test_the_pinned_numbers_do_not_change(places: tuple[int, ...]) -> None:
    found = rate([BEGINNER] * len(places), places, EVERYBODY[: len(places)])
    for one, (mu, sigma) in zip(found, (GOLDEN | TIES)[places], strict=True):
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
    assert (BEGINNER.shown, BEGINNER.uncertainty, BEGINNER.provisional) == (1000, 333, True)
    assert Rating(30.26, 1.5, 10).shown == 1757
    assert Rating(25.0, 2.0, 200).shown == 1507
    assert not Rating(30.26, PROVISIONAL, 1).provisional
    assert Rating(30.26, PROVISIONAL + 0.01, 500).provisional


@given(st.floats(-20, 80), st.floats(0.1, 9))
@settings(max_examples=50)
def test_what_is_shown_is_openskills_ordinal(mu: float, sigma: float) -> None:
    theirs = PlackettLuceRating(mu, sigma).ordinal(z=CAUTION, alpha=SCALE, target=BASE)
    assert Rating(mu, sigma).shown == pytest.approx(theirs, abs=0.5001)


def _weak_orders(players: int) -> list[tuple[int, ...]]:
    """All results of so many players, ties included, each as places that leave out what ties take."""
    kinds = {tuple(sorted(one)) for one in product(range(players), repeat=players)}
    found = set()
    for kind in kinds:
        places = tuple(1 + sum(other < own for other in kind) for own in kind)
        found.update(permutations(places))
    return sorted(found)


@pytest.mark.parametrize(("players", "many"), [(2, 3), (3, 13), (4, 75), (5, 541)])
def test_equal_beginners_stand_as_they_were_placed(players: int, many: int) -> None:
    """In every result: level where they share a place, and who was ahead reads more.

    Floats put equals apart, and three who shared the first place of five read less than who came fourth.
    """
    orders = _weak_orders(players)
    assert len(orders) == many
    for places in orders:
        after = rate([BEGINNER] * players, places, EVERYBODY[:players])
        shown = {place: one.shown for place, one in zip(places, after, strict=True)}
        assert len(set(after)) == len(shown), places
        ordered = [shown[place] for place in sorted(shown)]
        assert ordered == sorted(set(ordered), reverse=True), places


@pytest.mark.parametrize("kind", [(1, 1, 3, 3, 5, 5), (1, 2, 2, 2, 5, 6), (1, 1, 3, 4, 4, 6)])
def test_so_do_six(kind: tuple[int, ...]) -> None:
    for places in sorted(set(permutations(kind)))[::7]:
        after = rate([BEGINNER] * 6, places, EVERYBODY)
        assert len(set(after)) == len(set(kind)), places


def test_a_tie_is_worth_no_more_than_a_win_and_no_less_than_a_loss() -> None:
    """Whoever it is with: somebody well known hardly moves."""
    known = Rating(30.0, 1.7, 200)
    won, level, lost = (rate([known, BEGINNER], places, (True, True)) for places in ((1, 2), (1, 1), (2, 1)))
    assert won[0].mu > level[0].mu > lost[0].mu
    assert lost[1].mu > level[1].mu > won[1].mu
    assert abs(level[0].mu - known.mu) < 0.1


def test_who_was_away_is_less_certain_and_never_less_than_a_beginner() -> None:
    known = Rating(30.0, 1.5, 200)
    assert rested(known, MONTH) is known
    year = rested(known, 12 * MONTH)
    assert (year.mu, year.matches, year.sigma) == (30.0, 200, pytest.approx(3.05, abs=0.01))
    assert rested(known, 6 * MONTH).sigma < year.sigma
    assert rested(known, 1e12).sigma == BEGINNER.sigma
    assert rested(Rating(25.0, 8.4, 3), 1e12).sigma == 8.4
