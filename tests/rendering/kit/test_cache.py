from collections.abc import Callable

from rendering.kit.cache import BANDS, SPRITES, Cache


class Heavy:
    def __init__(self, weight: int) -> None:
        self.weight = weight


class Airy(Heavy):
    """Folded it has a tenth of the bytes."""

    def fold(self) -> tuple[bytes, Callable[[bytes], "Airy"]]:
        return bytes([self.weight // 256] * (self.weight // 10)), lambda _: self


def test_caches_forget_what_was_used_longest_ago_and_count_bytes() -> None:
    cache = Cache(1000)
    shelf, other = cache.shelf("one"), cache.shelf("other")
    made = []

    def get(key: int, weight: int = 300) -> None:
        def make() -> Heavy:
            made.append(key)
            return Heavy(weight)

        assert shelf.get(key, make).weight == weight

    for key in (1, 2, 1, 3, 1, 2):
        get(key)
    assert made == [1, 2, 3, 2]
    assert len(cache) == 2
    assert 600 <= cache.weight <= 1000
    get(9, 5000)  # more than there is room for: kept alone
    assert len(cache) == 1
    assert other.get(9, lambda: Heavy(1)).weight == 1


def test_what_has_no_room_is_folded_and_not_made_again() -> None:
    cache = Cache(100_000, folded=120_000)
    shelf, made = cache.shelf("one"), []

    def get(key: int) -> Airy:
        def make() -> Airy:
            made.append(key)
            return Airy(40_000)

        return shelf.get(key, make)

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
    assert (len(cache), cache.weight) == (0, 0)


def test_what_pictures_are_made_of_is_bounded() -> None:
    """Both caches together stay below 28 MiB, as the design says."""
    for cache in (SPRITES, BANDS):
        assert cache.weight <= cache.most
    assert SPRITES.most + BANDS.most <= 28 * 1024 * 1024
