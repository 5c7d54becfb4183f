"""Caches bounded by bytes: what was used last stays; what is asked for again stays longer in a ring of blocks."""

from collections.abc import Callable
from random import Random

from rendering.kit.cache import BANDS, SPRITES, Cache, Courses, Ring, kept


class Heavy:
    def __init__(self, weight: int) -> None:
        self.weight = weight


class Airy(Heavy):
    """Folded it has a tenth of the bytes."""

    def fold(self) -> tuple[bytes, Callable[[bytes], "Airy"]]:
        return bytes([self.weight // 256] * (self.weight // 10)), lambda _: self


def test_caches_forget_what_was_used_longest_ago_and_count_bytes() -> None:
    cache, made = Cache(1000), []

    def get(key: int, weight: int = 300) -> None:
        def make() -> Heavy:
            made.append(key)
            return Heavy(weight)

        assert cache.get(key, make).weight == weight

    for key in (1, 2, 1, 3, 1, 2):
        get(key)
    assert made == [1, 2, 3, 2]
    assert len(cache._values._values) == 2
    assert 600 <= cache.weight <= 1000
    get(9, 5000)  # more than there is room for: kept alone
    assert len(cache._values._values) == 1


def test_facts_about_a_longer_course_replace_those_about_its_beginning() -> None:
    courses = Courses[str](3)
    assert courses.find("here", b"abc") == (0, None)
    courses.put("here", b"a", "first", 0)
    courses.put("there", b"a", "other", 0)
    assert courses.find("here", b"abc") == (1, "first")
    courses.put("here", b"abc", "third", 1)
    assert courses.find("here", b"abcd") == (3, "third")
    assert courses.find("here", b"ab") == (0, None)
    assert courses.find("there", b"ab") == (1, "other")
    courses.put("here", b"x", "new", 0)
    courses.put("here", b"y", "newer", 0)  # the one used longest ago gives way
    assert courses.find("here", b"abcd") == (0, None)
    assert courses.find("there", b"a") == (1, "other")


def test_what_functions_return_is_kept_by_function_and_arguments() -> None:
    made = []

    @kept
    def first(weight: int, ground: str = "felt") -> Heavy:
        made.append(weight)
        return Heavy(weight)

    @kept
    def second(weight: int) -> Heavy:
        return Heavy(weight)

    assert first(1) is first(1)
    assert first(2, ground="rim") is not first(2, ground="bar")
    assert second(1) is not first(1)
    assert made == [1, 2, 2]


def test_what_has_no_room_is_folded_and_not_made_again() -> None:
    cache, made = Cache(100_000, folded=120_000), []

    def get(key: int) -> Airy:
        def make() -> Airy:
            made.append(key)
            return Airy(40_000)

        return cache.get(key, make)

    first = get(0)
    assert [get(key) for key in (1, 2, 3)]
    assert get(0) is first
    assert made == [0, 1, 2, 3]
    assert cache.weight <= cache.most == 220_000
    for key in range(4, 60):
        get(key)
    get(0)  # at last there is no room among what is folded either
    assert made == [*range(60), 0]
    assert cache.weight <= cache.most
    cache.clear()
    assert (len(cache._values._values), cache.weight) == (0, 0)


def test_a_cache_that_is_bound_anew_keeps_less() -> None:
    cache = Cache(3000, folded=1000)
    cache.get("a", lambda: Heavy(1000))
    cache.bound(500, folded=200)
    assert (cache.weight, cache.most) == (0, 700)
    cache.clear()
    assert cache.most == 700


def test_what_pictures_are_made_of_is_bounded() -> None:
    """Both caches together stay below 28 MiB, as the design says."""
    for cache in (SPRITES, BANDS):
        assert cache.weight <= cache.most
    assert SPRITES.most + BANDS.most <= 28 * 1024 * 1024


# --- bytes in a ring ---

MOST = 240_000


def content(key: int, size: int) -> bytes:
    return Random(key).randbytes(size)


def test_what_is_found_is_what_was_put_in() -> None:
    ring, rng, sizes = Ring[int](MOST), Random("ring"), dict[int, int]()
    older = 0
    for key in range(3000):
        sizes[key] = rng.choice((0, 1, 50, 700, 4000, 9000))
        ring.put(key, content(key, sizes[key]), key)
        assert key in ring
        other = rng.randrange(max(0, key - 60), key + 1)
        kept = ring.find(other)
        if kept is not None:
            older += other != key
            assert kept == (content(other, sizes[other]), other)
        assert 0 < ring.weight <= MOST
    assert older > 1000
    kept = [key for key in sizes if key in ring]
    assert ring.weight == sum(sizes[key] + 500 for key in kept)


def test_what_is_asked_for_stays_and_what_is_not_goes() -> None:
    ring = Ring[None](MOST)
    for key in range(1000):
        ring.put(key, b"x" * 1000, None)
        assert ring.find(0) is not None
    assert 5 not in ring
    assert 999 in ring
    assert ring.find(5) is None


def test_more_than_half_of_a_block_is_not_kept_and_nothing_is_kept_twice() -> None:
    ring = Ring[str](MOST)
    ring.put("large", bytes(MOST // 12), "")
    assert len(ring._held) == 0
    ring.put("one", b"first", "1")
    ring.put("one", b"second", "2")
    assert ring.find("one") == (b"first", "1")


def test_where_all_is_asked_for_half_of_a_block_is_made_free_all_the_same() -> None:
    ring = Ring[None](MOST)
    for key in range(2000):
        ring.put(key, b"x" * 500, None)
        for other in range(key + 1):
            ring.find(other)
        if key > 400:
            break
    assert ring.weight <= MOST
    assert 401 in ring


def test_nothing_is_kept_where_there_is_no_room() -> None:
    ring = Ring[None](0)
    ring.put(1, b"x", None)
    assert len(ring._held) == 0
