"""Whether memory grows is told from noise and from the filling of caches."""

from random import Random

import pytest

from tests.load.soak import LIMIT, trend

MINUTES = [number / 12 for number in range(181)]  # a quarter of an hour, a look each five seconds


@pytest.mark.parametrize(("growth", "flat"), [(0.0, True), (-5.0, True), (1.0, True), (8.0, False)])
def test_growth_is_seen_through_noise(growth: float, flat: bool) -> None:
    rng = Random("load")
    points = [(60 * done, 160.0 + rng.uniform(-4, 4) + growth * done / 10) for done in MINUTES]
    found = trend(points, 300.0)
    assert found.rise == pytest.approx(growth, abs=1.5)
    assert (found.rise <= LIMIT) is flat


def test_caches_that_fill_first_are_no_growth() -> None:
    points = [(60 * done, min(170.0, 80.0 + 20.0 * done)) for done in MINUTES]
    found = trend(points, 300.0)
    assert found.mib == pytest.approx(170.0, abs=0.5)
    assert found.rise == pytest.approx(0.0, abs=0.5)


def test_a_short_run_says_nothing() -> None:
    points = [(60 * done, 170.0) for done in MINUTES]
    assert trend(points[:60], 100.0) is None
    assert trend([(0.0, 100.0), (900.0, 300.0)], 0.0) is None
