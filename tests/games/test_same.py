"""The same deals (record-format, "The same deals"), told a second time from the page alone."""

import hashlib

import pytest

from bot.games.errors import CutError, RecordError
from bot.games.registry import GAMES
from bot.games.same import (
    Same,
    check_same,
    check_seed,
    check_shared_cuts,
    disclosed,
    promise_of,
    promised_same,
    seed_of,
    shared_cuts,
)

ZERO = bytes(32)
SECRET = bytes(range(32))


def naive_seed(secret: bytes, game: str, number: int) -> bytes:
    digest = hashlib.sha256()
    for part in (secret, b"\x0aboneyard\x0a", game.encode("ascii"), b"\x0a", str(number).encode("ascii")):
        digest.update(part)
    return digest.digest()


def test_promise_and_seed_are_those_of_the_page():
    # head -c 32 /dev/zero | sha256sum
    assert promise_of(ZERO) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    # (head -c 32 /dev/zero; printf "\nboneyard\nclassic\n1") | sha256sum
    seed = seed_of(ZERO, "classic", 1).hex()
    assert seed == "c16040a7afa1716ec62b3aaecc3d2d2b88ef983b0e67ce5df53f0a004b9f9ad0"


@pytest.mark.parametrize("game", GAMES)
def test_every_seed_is_that_of_the_second_telling(game):
    for number in (1, 2, 9, 10, 123):
        assert seed_of(SECRET, game, number) == naive_seed(SECRET, game, number)


def test_all_seeds_differ():
    seeds = {seed_of(secret, game, n) for secret in (ZERO, SECRET) for game in GAMES for n in range(1, 30)}
    assert len(seeds) == 2 * len(GAMES) * 29


def test_the_secret_is_told_later():
    same = promised_same("daily", "2026-11-22 classic", SECRET)
    assert same == Same("daily", "2026-11-22 classic", hashlib.sha256(SECRET).hexdigest(), None)
    assert disclosed(same, SECRET).secret == SECRET.hex()
    with pytest.raises(ValueError, match="another secret"):
        disclosed(same, ZERO)


GOOD = disclosed(promised_same("fixture", "7.2", SECRET), SECRET)
BAD = [
    ({"id": ""}, "same-id"),
    ({"id": " "}, "same-id"),
    ({"promise": "zz"}, "same-hex"),
    ({"promise": GOOD.promise.upper()}, "same-hex"),
    ({"promise": GOOD.promise + "\n"}, "same-hex"),
    ({"secret": ""}, "same-hex"),
    ({"secret": SECRET.hex()[2:]}, "same-hex"),
    ({"secret": ZERO.hex()}, "same-promise"),
    ({"promise": promise_of(ZERO)}, "same-promise"),
]


@pytest.mark.parametrize(("change", "code"), BAD)
def test_what_cannot_be(change, code):
    fields = {"kind": GOOD.kind, "id": GOOD.id, "promise": GOOD.promise, "secret": GOOD.secret, **change}
    with pytest.raises(RecordError) as caught:
        check_same(Same(**fields))
    assert caught.value.code == code


def test_a_seed_is_judged_where_the_secret_is_told():
    check_same(GOOD)
    check_seed(GOOD, "uno", 3, naive_seed(SECRET, "uno", 3))
    check_seed(promised_same("night", "x", SECRET), "uno", 3, ZERO)
    for game, number in (("uno", 2), ("tabla", 3)):
        with pytest.raises(RecordError) as caught:
            check_seed(GOOD, game, number, naive_seed(SECRET, "uno", 3))
        assert (caught.value.code, caught.value.facts["round"]) == ("same-seed", number)
        assert caught.value.facts["expected"] == naive_seed(SECRET, game, number).hex()


@pytest.mark.parametrize(
    ("kind", "cuts", "code"),
    [
        ("daily", {"all-1": "x"}, "daily"),
        ("daily", {"p1": "x"}, "daily"),
        ("fixture", {"p1": "x"}, "order"),
        ("night", {"all-0": "x"}, "order"),
        ("night", {"all-01": "x"}, "order"),
        ("fixture", {"all-2": "x"}, "order"),
        ("fixture", {"all-2": "x", "all-1": "y"}, "order"),
        ("fixture", {"all-1": "x", "all-3": "y"}, "order"),
        ("fixture", {"all-1": " x"}, "blank"),
        ("fixture", {"all-1": ""}, "empty"),
    ],
)
def test_cuts_that_cannot_be(kind, cuts, code):
    with pytest.raises(CutError) as caught:
        check_shared_cuts(promised_same(kind, "x", SECRET), cuts)
    assert caught.value.code == code


def test_who_cut_is_numbered_in_the_order_of_the_cuts():
    cuts = shared_cuts(["tuesday", "ő 7", "tuesday", *"abcdefgh"])
    assert list(cuts.items())[:3] == [("all-1", "tuesday"), ("all-2", "ő 7"), ("all-3", "tuesday")]
    assert [*cuts][-1] == "all-11"
    for kind in ("fixture", "night"):
        check_shared_cuts(promised_same(kind, "x", SECRET), cuts)
        check_shared_cuts(promised_same(kind, "x", SECRET), {})
    check_shared_cuts(promised_same("daily", "x", SECRET), {})
