"""What objects weigh: everything behind them once, and nothing that others have too."""

import sys
from functools import lru_cache

from tests.load.weighing import caches, heaviest, most, weigh


def test_what_is_behind_an_object_counts_once() -> None:
    inner = [str(number) * 100 for number in range(10)]
    alone = sys.getsizeof(inner) + sum(map(sys.getsizeof, inner))
    assert weigh([inner]) == alone
    assert weigh([inner, [inner, inner]]) == alone + sys.getsizeof([inner, inner])
    assert weigh([test_what_is_behind_an_object_counts_once, sys]) == 0


@lru_cache(maxsize=8)
def _long(number: int) -> bytes:
    return bytes([number]) * 100_000


def test_a_cache_weighs_what_it_keeps() -> None:
    for number in range(20):
        _long(number)
    name = f"{__name__}._long"
    assert caches()[name] is _long
    values, kib = heaviest(1000)[name]
    assert values == 8
    assert 8 * 100_000 >> 10 <= kib < 8 * 110_000 >> 10
    assert most(3)
