"""Records of matches whose deals others play too: written, read, judged, and each fault of them named."""

import hashlib
import json
import random

import msgspec
import pytest

from bot.games.errors import CutError, RecordError
from bot.games.match import abandon, deal_round, is_open, new_match, to_record
from bot.games.record import decode, encode, with_secret
from bot.games.registry import GAMES
from bot.games.same import Same
from bot.games.verify import replay, verify
from tests.games.playing import finished, play
from tests.games.test_cut import naive_key, naive_shuffle
from tests.games.test_verify import edited, fault

SECRET = bytes(range(1, 33))
PROMISE = hashlib.sha256(SECRET).hexdigest()
OTHER = bytes(range(2, 34))
FIXTURE = Same("fixture", "12.3", PROMISE, SECRET.hex())
DAILY = Same("daily", "2026-11-22 classic", PROMISE, SECRET.hex())
CUTS = {"all-1": "tuesday", "all-2": "ő 7", "all-3": "tuesday", "all-4": "x"}


def naive_seeds(game, choice=0):
    number = 0
    while True:
        number += 1
        tried = f"\n{choice}" if choice else ""
        yield hashlib.sha256(SECRET + b"\nboneyard\n" + f"{game}\n{number}{tried}".encode()).digest()


def same_match(game="classic", seats=3, same=FIXTURE, cuts=None, options=None, number=5):
    """A match of the same deals, played at random; `cuts` are those of its first round."""
    choice = same.choice if isinstance(same.choice, int) else 0
    seeds, rng = naive_seeds(game, choice), random.Random(number)
    match = new_match(game, seats, options or {}, same=same)
    match = deal_round(match, next(seeds), cuts).match
    for after in play(match, rng.choice, seeds):
        match = after
    assert match.end
    return match


@pytest.fixture(scope="module")
def line():
    return encode(to_record(same_match()))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["daily", "fixture", "night"])
def test_records_of_every_game_are_written_read_and_judged(game, kind):
    same = Same(kind, f"2026-11-22 {game}", PROMISE, SECRET.hex())
    line = encode(to_record(same_match(game, 2, same, options=GAMES[game].first_options())))
    said = f'"same":{{"kind":"{kind}","id":"2026-11-22 {game}","promise":"{PROMISE}","secret":"{SECRET.hex()}"}}'
    assert line.count(said) == 1
    assert encode(decode(line)) == line
    verify(decode(line))
    assert all(step.match.same == same for step in replay(decode(line)))


@pytest.mark.parametrize("choice", [0, 5])
def test_deals_that_were_chosen_say_at_which_try(choice):
    line = encode(to_record(same_match(same=msgspec.structs.replace(DAILY, choice=choice))))
    assert f'"secret":"{SECRET.hex()}","choice":{choice}}}' in line
    verify(decode(line))
    error = fault(edited(line, lambda data: data["same"].update(choice=choice + 1)))
    assert (error.code, error.facts["round"]) == ("same-seed", 1)
    with pytest.raises(RecordError, match="shape"):
        edited(line, lambda data: data["same"].update(choice=-1))


def test_other_records_have_no_such_key():
    record = to_record(finished("classic", 2, 1))
    assert record.shared is None
    assert '"same"' not in encode(record)


def test_every_round_is_dealt_from_the_seed_of_its_number(line):
    rounds = json.loads(line)["rounds"]
    assert len(rounds) > 1
    for dealt, seed in zip(rounds, naive_seeds("classic"), strict=False):
        assert dealt["seed"] == seed.hex()
        assert dealt["commitment"] == hashlib.sha256(seed).hexdigest()


def test_all_tables_are_dealt_the_same():
    ends = {encode(to_record(same_match(number=number))) for number in range(4)}
    assert len(ends) == 4
    deals = [[dealt["deal"]["hands"] for dealt in json.loads(end)["rounds"]] for end in ends]
    for number in range(min(map(len, deals))):
        assert all(hands[number] == deals[0][number] for hands in deals)


def test_the_secret_may_still_be_unknown(line):
    verify(edited(line, lambda data: data["same"].update(secret=None)))


def test_the_secret_is_told_when_nobody_is_left_who_must_not_know_it(line):
    hidden = edited(line, lambda data: data["same"].update(secret=None))
    assert encode(with_secret(hidden, SECRET)) == line
    for record, secret in ((hidden, OTHER), (to_record(finished("classic", 2, 1)), SECRET)):
        with pytest.raises(ValueError, match=r"promised|its own"):
            with_secret(record, secret)


def test_a_seed_of_elsewhere_goes_unnoticed_only_while_the_secret_is_unknown():
    record = json.loads(encode(to_record(finished("classic", 3, 7))))
    record["same"] = {"kind": "night", "id": "x", "promise": PROMISE, "secret": None}
    verify(decode(json.dumps(record)))
    record["same"]["secret"] = SECRET.hex()
    error = fault(decode(json.dumps(record)))
    assert (error.code, error.facts["round"]) == ("same-seed", 1)
    assert error.facts["expected"] == next(naive_seeds("classic")).hex()
    assert error.facts["text"] == record["rounds"][0]["seed"]


FAULTS = [
    (lambda data: data["same"].update(id=""), "same-id"),
    (lambda data: data["same"].update(id="\t"), "same-id"),
    (lambda data: data["same"].update(promise="0"), "same-hex"),
    (lambda data: data["same"].update(promise=PROMISE.upper()), "same-hex"),
    (lambda data: data["same"].update(secret=SECRET.hex()[1:]), "same-hex"),
    (lambda data: data["same"].update(secret=f"{SECRET.hex()} "), "same-hex"),
    (lambda data: data["same"].update(secret=OTHER.hex()), "same-promise"),
    (lambda data: data["same"].update(promise=hashlib.sha256(OTHER).hexdigest()), "same-promise"),
    (lambda data: data["same"].update(secret=OTHER.hex(), promise=hashlib.sha256(OTHER).hexdigest()), "same-seed"),
    (lambda data: data["rounds"][0].update(seed=SECRET.hex(), commitment=PROMISE), "same-seed"),
    (lambda data: data["rounds"].pop(0), "same-seed"),
    (lambda data: data["rounds"][0].update(cuts={"p1": "x"}), "cuts"),
    (lambda data: data["rounds"][0].update(cuts={"all-1": "x"}), "differs"),
    (lambda data: data["rounds"][0].update(cuts={}), "no-cuts"),
    (lambda data: data["rounds"][0].update(seed="zz"), "seed"),
    (lambda data: data["rounds"][0].update(commitment="00" * 32), "differs"),
    (lambda data: data["result"]["totals"].update(p1=1), "differs"),
]


@pytest.mark.parametrize(("change", "code"), FAULTS)
def test_what_is_edited_is_found(line, change, code):
    assert fault(edited(line, change)).code == code


@pytest.mark.parametrize(("change", "code"), [case for case in FAULTS if case[1] not in ("same-promise", "same-seed")])
def test_what_needs_no_secret_is_found_without_it(line, change, code):
    hidden = encode(edited(line, lambda data: data["same"].update(secret=None)))
    assert fault(edited(hidden, change)).code == code


SHAPES = [
    None,
    "daily",
    [],
    {},
    {"kind": "weekly", "id": "x", "promise": PROMISE, "secret": None},
    {"kind": "daily", "id": 5, "promise": PROMISE, "secret": None},
    {"kind": "daily", "id": "x", "promise": None, "secret": None},
    {"kind": "daily", "id": "x", "promise": PROMISE},
    {"kind": "daily", "id": "x", "secret": None},
    {"kind": "daily", "id": "x", "promise": PROMISE, "secret": None, "day": 5},
]


@pytest.mark.parametrize("same", SHAPES)
def test_what_has_not_the_shape(line, same):
    with pytest.raises(RecordError) as caught:
        edited(line, lambda data: data.update(same=same))
    assert caught.value.code == "shape"


def test_a_key_in_it_may_not_stand_twice(line):
    with pytest.raises(RecordError) as caught:
        decode(line.replace('"same":{', '"same":{"kind":"daily",', 1))
    assert (caught.value.code, caught.value.facts["part"]) == ("twice", "kind")


@pytest.mark.parametrize("kind", ["fixture", "night"])
def test_who_cut_need_not_sit_at_the_table(kind):
    match = same_match(seats=2, same=Same(kind, "12.3", PROMISE, SECRET.hex()), cuts=CUTS)
    line = encode(to_record(match))
    verify(decode(line))
    order = [f"{a}-{b}" for a in range(7) for b in range(a + 1)]
    key = naive_key(next(naive_seeds("classic")), list(CUTS.items()))
    said = SECRET + b"\nboneyard\nclassic\n1"
    words = "\nall-1 tuesday\nall-2 ő 7\nall-3 tuesday\nall-4 x".encode()
    assert key == hashlib.sha256(hashlib.sha256(said).digest() + words).digest()
    assert [*match.rounds[0].deal["lots"].values()] == naive_shuffle(key, order)[:2]


def renamed(names):
    return lambda data: data["rounds"][0].update(cuts=dict(zip(names, CUTS.values(), strict=False)))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (renamed(["p1", "p2"]), "cuts"),
        (renamed(["all-2", "all-1"]), "cuts"),
        (renamed(["all-1", "all-2", "all-4"]), "cuts"),
        (renamed(["all-0", "all-1"]), "cuts"),
        (renamed(["all-1", "all-2", "p1"]), "cuts"),
        (renamed(["all-1"]), "differs"),
        (lambda data: data["same"].update(kind="daily"), "cuts"),
        (lambda data: data.pop("same"), "cuts"),
        (lambda data: data["rounds"][0]["cuts"].update({"all-5": "late"}), "differs"),
    ],
)
def test_cuts_that_are_edited_are_found(change, code):
    line = encode(to_record(same_match(cuts=CUTS)))
    error = fault(edited(line, change))
    assert (error.code, error.facts["round"]) == (code, 1)


def test_nobody_cuts_the_deal_of_the_day():
    fresh = new_match("classic", 2, same=DAILY)
    for cuts in ({"p1": "x"}, {"all-1": "x"}):
        with pytest.raises(CutError):
            deal_round(fresh, next(naive_seeds("classic")), cuts)


def test_seats_of_other_tables_cut_no_common_match():
    with pytest.raises(CutError):
        deal_round(new_match("classic", 2), SECRET, {"all-1": "x"})


def test_one_that_was_broken_off_is_judged_as_far_as_it_went():
    dealt = deal_round(new_match("uno", 3, same=DAILY), next(naive_seeds("uno"))).match
    assert is_open(dealt)
    line = encode(to_record(abandon(dealt)))
    verify(decode(line))
    wrong = edited(line, lambda data: data["same"].update(secret=OTHER.hex()))
    assert fault(wrong).code == "same-promise"
    verify(to_record(abandon(new_match("uno", 3, same=DAILY))))
