"""Bytes in large blocks: what is asked for again stays, what is not goes, and all of it is bounded."""

from random import Random

from rendering.kit.cache import Ring

MOST = 240_000


def content(key: int, size: int) -> bytes:
    return Random(key).randbytes(size)


def test_what_is_found_is_what_was_put_in() -> None:
    ring, rng, sizes = Ring[int](MOST), Random("ring"), dict[int, int]()
    found = 0
    for key in range(3000):
        sizes[key] = rng.choice((0, 1, 50, 700, 4000, 9000))
        ring.put(key, content(key, sizes[key]), key)
        assert key in ring
        other = rng.randrange(max(0, key - 60), key + 1)
        kept = ring.find(other)
        if kept is not None:
            found += other != key
            assert kept == (content(other, sizes[other]), other)
        assert 0 < ring.weight <= MOST
    assert found > 1000
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
    assert len(ring) == 0
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
    assert len(ring) == 0
