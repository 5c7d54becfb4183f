"""The cut: what players put into a deal (record-format, "The cut"), told a second time from the page alone."""

import hashlib
import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.errors import CutError, RecordError
from bot.games.match import deal_round, is_open, new_match, to_record
from bot.games.record import decode, encode
from bot.games.registry import GAMES
from bot.games.shuffle import Stream, check_cut, deal_key, read_cut
from bot.games.verify import verify
from tests.games.playing import play_random, seed

ZERO = bytes(32)
CUTS = {"p2": "tuesday", "p4": "ő 7"}


def naive_key(seed: bytes, cuts: list[tuple[str, str]]) -> bytes:
    if not cuts:
        return seed
    digest = hashlib.sha256()
    digest.update(seed)
    for seat, text in cuts:
        digest.update(b"\x0a" + seat.encode("ascii") + b"\x20" + text.encode("utf-8"))
    return digest.digest()


def naive_shuffle(key: bytes, items: list[str]) -> list[str]:
    """The first shuffle of a stream; the canonical order comes in, the shuffled one goes out."""
    data = b"".join(hashlib.sha256(key + block.to_bytes(8, "big")).digest() for block in range(60))
    words = (int.from_bytes(data[at : at + 4], "big") for at in range(0, len(data), 4))
    items = list(items)
    for i in reversed(range(1, len(items))):
        fair = 2**32 - 2**32 % (i + 1)
        j = next(word for word in words if word < fair) % (i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def cut_match(game="classic", seats=4, cuts=CUTS, number=5):
    """A whole match whose first round was cut."""
    dealt = deal_round(new_match(game, seats), seed(number), cuts).match
    *_, last = play_random(game, seats, number, match=dealt)
    return last


@pytest.fixture(scope="module")
def line():
    return encode(to_record(cut_match()))


def edited(line, change):
    data = json.loads(line)
    change(data["rounds"])
    return decode(json.dumps(data))


def fault(record):
    with pytest.raises(RecordError) as caught:
        verify(record)
    return caught.value


def test_the_key_is_that_of_the_page():
    said = hashlib.sha256(ZERO + b"\np2 tuesday\np4 \xc5\x91 7").digest()
    assert deal_key(ZERO, CUTS) == said == naive_key(ZERO, list(CUTS.items()))
    # (head -c 32 /dev/zero; printf "\np2 tuesday\np4 ő 7") | sha256sum
    assert said.hex() == "720a8ddcc89f7c28b5b0793d39f6400e8678be12852487671bad5b52730133bb"


def test_without_cuts_the_key_is_the_seed():
    assert deal_key(seed(7), {}) == seed(7)
    assert deal_round(new_match("uno", 3), seed(7)) == deal_round(new_match("uno", 3), seed(7), {})


SEATS = st.permutations(["p1", "p2", "p3", "p4"])
TEXTS = st.lists(st.text(min_size=1, max_size=40), min_size=0, max_size=4)


@given(st.binary(min_size=32, max_size=32), SEATS, TEXTS)
def test_every_key_is_that_of_the_second_telling(seed, seats, texts):
    cuts = list(zip(seats, (text.encode("utf-8", "ignore").decode() for text in texts), strict=False))
    assert deal_key(seed, dict(cuts)) == naive_key(seed, cuts)


def test_a_cut_deal_is_that_of_the_second_telling():
    order = [f"{a}-{b}" for a in range(7) for b in range(a + 1)]
    dealt = deal_round(new_match("classic", 4), seed(3), CUTS).match.rounds[0]
    lots = naive_shuffle(naive_key(seed(3), list(CUTS.items())), order)[:4]
    assert list(dealt.deal["lots"].values()) == lots
    assert dealt.cuts == CUTS


@pytest.mark.parametrize("game", GAMES)
def test_any_word_and_any_order_gives_another_deal(game):
    fresh = new_match(game, 4)
    ways = [{}, {"p1": "a"}, {"p2": "a"}, {"p1": "b"}, {"p1": "a", "p2": "a"}, {"p2": "a", "p1": "a"}]
    deals = [json.dumps(deal_round(fresh, seed(1), cuts).match.rounds[0].deal) for cuts in ways]
    assert len(set(deals)) == len(ways)


def test_all_chance_of_the_round_comes_from_the_key():
    """The exchange of UNO and the shuffled heap are drawn after the deal, from the same stream."""
    match = cut_match("uno", 3, {"p3": "x", "p1": "y"})
    verify(to_record(match))
    first = deal_round(new_match("uno", 3), seed(5), {"p3": "x", "p1": "y"}).match
    assert first.drawn > 80
    stream = Stream(naive_key(seed(5), [("p3", "x"), ("p1", "y")]))
    assert first.rounds[0].dealer == f"p{stream.below(3) + 1}"


def test_a_record_with_cuts_is_written_read_and_judged(line):
    assert '"cuts":{"p2":"tuesday","p4":"ő 7"},"deal":' in line
    assert line.count('"cuts"') == 1
    assert encode(decode(line)) == line
    verify(decode(line))


def turned_round(rounds):
    rounds[0]["cuts"] = dict(reversed(rounds[0]["cuts"].items()))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (turned_round, "differs"),
        (lambda rounds: rounds[0].pop("cuts"), "differs"),
        (lambda rounds: rounds[0]["cuts"].pop("p2"), "differs"),
        (lambda rounds: rounds[0]["cuts"].update(p2="Tuesday"), "differs"),
        (lambda rounds: rounds[0]["cuts"].update(p1="late"), "differs"),
        (lambda rounds: rounds[1].update(cuts={"p1": "x"}), "differs"),
        (lambda rounds: rounds[0].update(cuts={}), "no-cuts"),
        (lambda rounds: rounds[0].update(cuts={"p5": "x"}), "cuts"),
        (lambda rounds: rounds[0].update(cuts={"*": "x"}), "cuts"),
        (lambda rounds: rounds[0].update(cuts={"p2": ""}), "cuts"),
        (lambda rounds: rounds[0].update(cuts={"p2": " x"}), "cuts"),
    ],
)
def test_edited(line, change, code):
    error = fault(edited(line, change))
    assert error.code == code
    assert error.facts["round"] in (1, 2)


@pytest.mark.parametrize("cuts", [None, [], ["p1"], "x", {"p1": 1}, {"p1": None}])
def test_what_has_not_the_shape_of_cuts(line, cuts):
    with pytest.raises(RecordError) as caught:
        edited(line, lambda rounds: rounds[0].update(cuts=cuts))
    assert caught.value.code == "shape"


def test_nobody_cuts_twice(line):
    with pytest.raises(RecordError) as caught:
        decode(line.replace('"cuts":{', '"cuts":{"p2":"monday",', 1))
    assert (caught.value.code, caught.value.facts["part"]) == ("twice", "p2")


GOOD = ["a", "tuesday", "ő 7", "7", "a" * 40, "ő" * 40, "🂡", "漢字", "a  b", "*", "\\", '"', "`@everyone`", "e\u0329"]


@pytest.mark.parametrize("text", GOOD)
def test_good_texts(text):
    check_cut(text)
    assert read_cut(f"  {text}\n") == text


BAD = [
    ("", "empty"),
    ("a" * 41, "long"),
    (" a", "blank"),
    ("a ", "blank"),
    ("\u00a0a", "blank"),
    ("a\u3000", "blank"),
    ("o\u030b", "form"),
    ("\ufb01\u0301x\u0341", "form"),
    ("a\nb", "hidden"),
    ("a\tb", "hidden"),
    ("a\x00b", "hidden"),
    ("a\u0085b", "hidden"),
    ("a\u2028b", "hidden"),
    ("a\u2029b", "hidden"),
    ("a\u200bb", "hidden"),
    ("a\u202eb", "hidden"),
    ("a\u00adb", "hidden"),
    ("\ufeffa", "hidden"),
    ("a\ud800", "hidden"),
]


@pytest.mark.parametrize(("text", "code"), BAD)
def test_bad_texts(text, code):
    with pytest.raises(CutError) as caught:
        check_cut(text)
    assert caught.value.code == code


@pytest.mark.parametrize(("text", "code"), [(text, code) for text, code in BAD if code not in ("blank", "form")])
def test_what_a_player_may_not_type(text, code):
    with pytest.raises(CutError) as caught:
        read_cut(text)
    assert caught.value.code == code


def naive_good(text: str) -> bool:
    """The page's sentence, word for word."""
    kinds = {unicodedata.category(char) for char in text}
    return (
        1 <= len(text) <= 40
        and unicodedata.normalize("NFC", text) == text
        and not text[0].isspace()
        and not text[-1].isspace()
        and not kinds & {"Cc", "Cf", "Zl", "Zp", "Cs"}
    )


@given(st.text(max_size=45))
def test_every_text_is_judged_as_the_page_says(text):
    try:
        check_cut(text)
    except CutError:
        assert not naive_good(text)
    else:
        assert naive_good(text)


@given(st.text(max_size=60))
def test_what_is_read_is_good(text):
    try:
        word = read_cut(text)
    except CutError:
        return
    assert naive_good(word)


def test_bad_cuts_deal_nothing():
    fresh = new_match("classic", 2)
    for cuts in ({"p3": "x"}, {"p1": ""}, {"p2": "a\nb"}):
        with pytest.raises(CutError):
            deal_round(fresh, seed(1), cuts)


def test_a_seed_is_good_for_one_round():
    between = next(match for match in play_random("classic", 4, 5) if match.rounds and not is_open(match))
    with pytest.raises(ValueError, match="one round"):
        deal_round(between, bytes.fromhex(between.rounds[0].seed), CUTS)


def test_a_seed_that_comes_twice_is_named(line):
    def change(rounds):
        rounds[2].update(seed=rounds[0]["seed"], commitment=rounds[0]["commitment"])

    error = fault(edited(line, change))
    assert (error.code, error.facts["round"], error.facts["first"]) == ("seed-again", 3, 1)
