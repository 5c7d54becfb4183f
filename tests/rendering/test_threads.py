from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

import pytest

from rendering import draw_hand, draw_league, draw_table
from rendering.kit.cache import Cache
from tests.rendering.line.positions import LABELS, WORDS, chain, hand
from tests.rendering.meld import melds
from tests.rendering.pages.league.samples import WORDS as LEAGUE_WORDS
from tests.rendering.pages.league.samples import row
from tests.rendering.rack import racks

pytestmark = pytest.mark.slow

THREADS = 8


def picture(job: int) -> bytes:
    if job % 7 == 5:
        return draw_table(melds.table(melds.some(Random(job), job % 9)), melds.LABELS, melds.WORDS, "dark")
    if job % 7 == 6:
        return draw_table(racks.table(3, job), racks.LABELS[:3], racks.WORDS)
    if job % 4 == 0:
        return draw_hand(hand(5 + job % 9, 2), WORDS, "dark")
    if job % 4 == 1:
        return draw_league((row(name=f"Anna {job % 8}", played=job % 8),), LEAGUE_WORDS)
    return draw_table(chain(3 + job % 11, job % 6, 3), LABELS[:3], WORDS, ("light", "dark")[job % 2])


def test_threads_draw_the_same_pictures() -> None:
    """All begin at once, most of them with sprites that nobody has made yet; then once more, one after another."""
    barrier = Barrier(THREADS)

    def work(thread: int) -> list[bytes]:
        barrier.wait(timeout=30)
        return [picture(job) for job in range(thread, thread + 14)]

    with ThreadPoolExecutor(THREADS) as pool:
        drawn = list(pool.map(work, range(THREADS)))
    alone = [picture(job) for job in range(THREADS + 13)]
    for thread, pictures in enumerate(drawn):
        assert pictures == alone[thread : thread + 14]


class Value:
    weight = 1


def test_threads_that_make_the_same_value_keep_one() -> None:
    cache = Cache(4000)
    barrier = Barrier(THREADS)

    def make() -> Value:
        barrier.wait(timeout=30)  # all are making it now
        return Value()

    with ThreadPoolExecutor(THREADS) as pool:
        values = list(pool.map(lambda _: cache.get("key", make), range(THREADS)))
    assert len(set(map(id, values))) == 1
