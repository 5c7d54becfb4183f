"""The measure of load: growth of memory is told from noise and from the filling of caches.

And what objects weigh: everything behind them once, and nothing that others have too.
"""

import sys
from functools import lru_cache
from random import Random

import pytest

from tests.tools.load import weighing
from tests.tools.load.command import summary
from tests.tools.load.soak import LIMIT, trend
from tests.tools.load.weighing import caches, heaviest, most, weigh

pytestmark = pytest.mark.slow

MINUTES = [number / 12 for number in range(181)]  # a quarter of an hour, a look each five seconds


@pytest.mark.parametrize(("growth", "flat"), [(0.0, True), (-5.0, True), (1.0, True), (8.0, False)])
def test_growth_is_seen_through_noise(growth: float, flat: bool) -> None:
    rng = Random("load")
    points = [(60 * done, 160.0 + rng.uniform(-4, 4) + growth * done / 10) for done in MINUTES]
    line = trend(points, 300.0)
    assert line.rise == pytest.approx(growth, abs=1.5)
    assert (line.rise <= LIMIT) is flat


def test_caches_that_fill_first_are_no_growth() -> None:
    points = [(60 * done, min(170.0, 80.0 + 20.0 * done)) for done in MINUTES]
    line = trend(points, 300.0)
    assert line.mib == pytest.approx(170.0, abs=0.5)
    assert line.rise == pytest.approx(0.0, abs=0.5)


def test_a_short_run_says_nothing() -> None:
    points = [(60 * done, 170.0) for done in MINUTES]
    assert trend(points[:60], 100.0) is None
    assert trend([(0.0, 100.0), (900.0, 300.0)], 0.0) is None


def test_what_is_behind_an_object_counts_once() -> None:
    inner = [str(number) * 100 for number in range(10)]
    alone = sys.getsizeof(inner) + sum(map(sys.getsizeof, inner))
    assert weigh([inner]) == alone
    assert weigh([inner, [inner, inner]]) == alone + sys.getsizeof([inner, inner])
    assert weigh([test_what_is_behind_an_object_counts_once, sys]) == 0


@lru_cache(maxsize=8)
def _long(number: int) -> bytes:
    return bytes([number]) * 100_000


def test_a_cache_weighs_what_it_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(20):
        _long(number)
    name = f"{__name__}._long"
    assert caches()[name] is _long
    monkeypatch.setattr(weighing, "caches", lambda: {name: _long})  # those of all tests before weigh much
    values, kib = heaviest()[name]
    assert values == 8
    assert 8 * 100_000 >> 10 <= kib < 8 * 110_000 >> 10
    monkeypatch.setattr(weighing.gc, "get_objects", lambda: [[], b"", []])
    assert most(1) == {"list": (2, 2 * sys.getsizeof([]) >> 10)}


def test_the_last_line_tells_what_clicks_waited_and_what_was_lost() -> None:
    waits = [number / 1000 for number in range(1, 1000)]
    text = summary(50, waits, 2)
    assert text == "50 tables, 999 clicks after all had begun: p50 500 ms, p99 990 ms, 2 lost"
    assert summary(50, [], 0) == "50 tables: too few clicks after all had begun; 0 lost"
