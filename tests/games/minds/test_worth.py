"""What totals are worth: the chance to win the match."""

import itertools

import pytest

from bot.games.minds.worth import RoundEnd, Standing, Typical, chances, lead
from bot.games.options import resolve
from bot.games.registry import GAMES

CLASSIC, MOOMIN, CHRISTMAS = GAMES["classic"], GAMES["moomin"], GAMES["christmas"]
MINUS = resolve(CLASSIC.options, {})
TYPICAL = Typical(-6.0, 6.0)


def worth(totals, lefts=None, rounds=1, rules=CLASSIC, options=MINUS, typical=TYPICAL):
    return chances(rules, options, Standing(totals, lefts or (0,) * len(totals), rounds), typical)


def test_who_has_won_has_all_and_who_shares_a_part():
    assert worth((-30, -104)) == (1.0, 0.0)
    assert worth((-104, -30, -30)) == (0.0, 0.5, 0.5)
    assert worth((-100, -100)) == (0.5, 0.5)


def test_chances_add_up_and_rise_with_the_lead():
    rising = [worth((-mine, -40, -50)) for mine in (90, 60, 40, 20, 0)]
    assert all(sum(shares) == pytest.approx(1) for shares in rising)
    assert all(lower[0] < higher[0] for lower, higher in itertools.pairwise(rising))
    assert worth((-40, -40)) == (0.5, 0.5)


def test_a_lead_is_worth_more_the_nearer_the_end():
    early, late = worth((0, -15)), worth((-80, -95))
    assert 0.5 < early[0] < late[0]


def test_the_rest_decides_between_equal_wins_of_rounds():
    options = resolve(CHRISTMAS.options, {"rounds": 3})
    typical = Typical(0.5, 0.5, 0.03)
    fewer, more = worth((1, 1), (2, 6), 2, CHRISTMAS, options, typical)
    assert fewer > more
    assert worth((1, 1), (2, 6), 3, CHRISTMAS, options, typical) == (1.0, 0.0)


def test_a_match_of_one_round_is_decided_by_it():
    assert worth((-3, -1), None, 1, MOOMIN, resolve(MOOMIN.options, {"rounds": 1})) == (0.0, 1.0)


def test_the_end_of_a_round_is_added_to_what_was():
    standing = Standing((-10, -20), (10, 20), 3).after(RoundEnd((-5, 0), (5, 0)))
    assert standing == Standing((-15, -20), (15, 20), 4)


def test_the_lead_is_that_over_the_best_rival():
    assert lead((3, -2, 1), 0) == 2
    assert lead((3, -2, 1), 1) == -5
