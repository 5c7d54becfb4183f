"""Whether memory grows is told from noise and from the filling of caches."""

from random import Random

import pytest

from tests.load.process import trend


@pytest.mark.parametrize(("growth", "flat"), [(0.0, True), (-5.0, True), (3.0, True), (12.0, False)])
def test_growth_is_seen_through_noise(growth: float, flat: bool) -> None:
    rng = Random("load")
    hours = [number / 30 for number in range(31)]
    mib = [200.0 + rng.uniform(-2, 2) + growth * done for done in hours]
    assert trend(hours, mib).flat is flat


def test_caches_that_fill_first_are_no_growth() -> None:
    hours = [number / 30 for number in range(31)]
    mib = [min(200.0, 80.0 + 400.0 * done) for done in hours]
    fitted = trend(hours, mib)
    assert fitted.flat
    assert fitted.mib == pytest.approx(200.0, abs=0.5)


def test_few_points_say_nothing() -> None:
    assert trend([0.0, 1.0], [100.0, 300.0]) is None
