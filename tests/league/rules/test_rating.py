"""Ratings: openskill's own numbers, and what is shown of them."""

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.league.rules import BEGINNER, PROVISIONAL, Rating, rate
from bot.league.rules.rating import BASE, CAUTION, MONTH, SCALE, rested

EVERYBODY = (True,) * 6
OURS = PlackettLuce(tau=25 / 600, gamma=lambda *_: 1.4)

# Made by openskill 6.2.0: OURS.rate([[OURS.rating()], ...], ranks=places), mu and sigma of each.
GOLDEN = {
    (1, 2): ((27.635270911680884, 7.728108867402402), (22.364729088319116, 7.728108867402402)),
    (2, 1, 3): (
        (25.71722989640191, 7.5632674762558425),
        (27.868919585607642, 7.980268845313257),
        (21.413850517990447, 7.5632674762558425),
    ),
    (4, 2, 1, 3): (
        (20.96259448085472, 7.524484275915957),
        (26.55284827659434, 7.8408622333945175),
        (27.79512689786981, 8.111734576965095),
        (24.68943034468113, 7.524484275915957),
    ),
    (6, 3, 1, 2, 5, 4): (
        (20.587724326285013, 7.551116965907556),
        (26.166463683855685, 7.9461280037449695),
        (27.53579061707758, 8.224701515588949),
        (26.92720086897896, 8.097627968990857),
        (23.630673066778108, 7.551116965907556),
        (25.152147437024656, 7.762744707631503),
    ),
}
# Ties, as the mean of openskill's numbers for the orders that they leave open.
TIES = {
    (1, 1): ((25.0, 7.728108867), (25.0, 7.728108867)),
    (1, 2, 2, 4): (
        (27.795126898, 8.111734577),
        (25.621139311, 7.682673255),
        (25.621139311, 7.682673255),
        (20.962594481, 7.524484276),
    ),
}


@pytest.mark.parametrize("places", GOLDEN)
def test_ratings_are_those_of_openskill(places: tuple[int, ...]) -> None:
    """Of equally known players, who weigh all of it."""
    teams = [[OURS.rating(mu=20.0 + at, sigma=5.0)] for at, _ in enumerate(places)]
    before = [Rating(20.0 + at, 5.0) for at, _ in enumerate(places)]
    for ranks in (places, places[::-1]):
        teams_after = OURS.rate(teams, ranks=[float(rank) for rank in ranks])
        mine = rate(before, ranks, EVERYBODY[: len(ranks)])
        for rating, (theirs,) in zip(mine, teams_after, strict=True):
            assert (rating.mu, rating.sigma) == pytest.approx((theirs.mu, theirs.sigma), abs=1e-8)
        assert [rating.matches for rating in mine] == [1] * len(places)


@pytest.mark.parametrize("places", [*GOLDEN, *TIES])
def test_the_pinned_numbers_do_not_change(places: tuple[int, ...]) -> None:
    after = rate([BEGINNER] * len(places), places, EVERYBODY[: len(places)])
    for rating, (mu, sigma) in zip(after, (GOLDEN | TIES)[places], strict=True):
        assert rating.mu == pytest.approx(mu, abs=1e-9)
        assert rating.sigma == pytest.approx(sigma, abs=1e-9)


def test_who_does_not_move_is_still_an_opponent() -> None:
    both = rate([BEGINNER, BEGINNER], [1, 2], [True, True])
    after = rate([BEGINNER, BEGINNER], [1, 2], [True, False])
    assert after == (both[0], BEGINNER)


def test_nobody_to_compare_with_moves_nothing() -> None:
    assert rate([BEGINNER], [1], [True]) == (BEGINNER,)
    assert rate([], [], []) == ()


def test_who_is_less_known_weighs_less() -> None:
    """Thirty fresh accounts that were beaten once brought 216 points, and now a tenth of that."""
    veteran, even = Rating(25.0, 2.0, 100), Rating(25.0, 2.0, 100)
    won = {sigma: rate([veteran, Rating(25.0, sigma)], (1, 2), (True, True))[0] for sigma in (2.0, 4.0, 25 / 3)}
    (whole,), (fresh,) = (OURS.rate([[OURS.rating(25, 2)], [OURS.rating(25, s)]])[0] for s in (2.0, 25 / 3))
    assert won[2.0].mu == pytest.approx(whole.mu, abs=1e-8)
    assert won[25 / 3].mu - 25 == pytest.approx((fresh.mu - 25) * 2 / (25 / 3), abs=1e-8)
    assert won[2.0].mu > won[4.0].mu > won[25 / 3].mu
    three = rate([veteran, even, BEGINNER], (1, 2, 3), EVERYBODY[:3])[0]
    plain = OURS.rate([[OURS.rating(rating.mu, rating.sigma)] for rating in (veteran, even, BEGINNER)])[0][0]
    assert three.mu - 25 == pytest.approx((plain.mu - 25) * (1 + 2 / (25 / 3)) / 2, abs=1e-8)
    assert rate([BEGINNER, veteran], (1, 2), (True, True))[0].mu > 27  # the other way round all of it counts


def test_what_is_shown() -> None:
    assert (BEGINNER.number, BEGINNER.uncertainty, BEGINNER.provisional) == (1000, 333, True)
    assert Rating(30.26, 1.5, 10).number == 1757
    assert Rating(25.0, 2.0, 200).number == 1507
    assert not Rating(30.26, PROVISIONAL, 1).provisional
    assert Rating(30.26, PROVISIONAL + 0.01, 500).provisional


@given(st.floats(-20, 80), st.floats(0.1, 9))
@settings(max_examples=50)
def test_what_is_shown_is_openskills_ordinal(mu: float, sigma: float) -> None:
    theirs = PlackettLuceRating(mu, sigma).ordinal(z=CAUTION, alpha=SCALE, target=BASE)
    assert Rating(mu, sigma).number == pytest.approx(theirs, abs=0.5001)


def _weak_orders(players: int) -> list[tuple[int, ...]]:
    """All results of so many players, ties included, each as places that leave out what ties take."""
    kinds = {tuple(sorted(kind)) for kind in product(range(players), repeat=players)}
    orders = set()
    for kind in kinds:
        places = tuple(1 + sum(other < mark for other in kind) for mark in kind)
        orders.update(permutations(places))
    return sorted(orders)


@pytest.mark.parametrize(("players", "many"), [(2, 3), (3, 13), (4, 75), (5, 541)])
def test_equal_beginners_stand_as_they_were_placed(players: int, many: int) -> None:
    """In every result: level where they share a place, and who was ahead reads more.

    Floats put equals apart, and three who shared the first place of five read less than who came fourth.
    """
    orders = _weak_orders(players)
    assert len(orders) == many
    for places in orders:
        after = rate([BEGINNER] * players, places, EVERYBODY[:players])
        numbers = {place: rating.number for place, rating in zip(places, after, strict=True)}
        assert len(set(after)) == len(numbers), places
        ordered = [numbers[place] for place in sorted(numbers)]
        assert ordered == sorted(set(ordered), reverse=True), places


@pytest.mark.parametrize("kind", [(1, 1, 3, 3, 5, 5), (1, 2, 2, 2, 5, 6), (1, 1, 3, 4, 4, 6)])
def test_so_do_six(kind: tuple[int, ...]) -> None:
    for places in sorted(set(permutations(kind)))[::7]:
        after = rate([BEGINNER] * 6, places, EVERYBODY)
        assert len(set(after)) == len(set(kind)), places


def test_a_tie_is_worth_no_more_than_a_win_and_no_less_than_a_loss() -> None:
    """Whoever it is with: somebody well known hardly moves."""
    veteran = Rating(30.0, 1.7, 200)
    won, level, lost = (rate([veteran, BEGINNER], places, (True, True)) for places in ((1, 2), (1, 1), (2, 1)))
    assert won[0].mu > level[0].mu > lost[0].mu
    assert lost[1].mu > level[1].mu > won[1].mu
    assert abs(level[0].mu - veteran.mu) < 0.1


def test_who_was_away_is_less_certain_and_never_less_than_a_beginner() -> None:
    veteran = Rating(30.0, 1.5, 200)
    assert rested(veteran, MONTH) is veteran
    year = rested(veteran, 12 * MONTH)
    assert (year.mu, year.matches, year.sigma) == (30.0, 200, pytest.approx(3.05, abs=0.01))
    assert rested(veteran, 6 * MONTH).sigma < year.sigma
    assert rested(veteran, 1e12).sigma == BEGINNER.sigma
    assert rested(Rating(25.0, 8.4, 3), 1e12).sigma == 8.4
