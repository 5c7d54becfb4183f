"""Records cut off or edited: each fault is found and named."""

import json
import random

import pytest

from bot.games.actions import Action
from bot.games.errors import RecordError
from bot.games.match import abandon, act, deal_round, do, follow, lay_out, new_match, note, to_record
from bot.games.record import DEEPEST, decode, encode
from bot.games.registry import GAMES
from bot.games.verify import replay, verify
from tests.games.playing import finished, play_random, seed
from tests.luck import part_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def line():
    return encode(to_record(finished("classic", 3, 7)))


def edited(line, change):
    data = json.loads(line)
    change(data)
    return decode(json.dumps(data))


def fault(record):
    with pytest.raises(RecordError) as caught:
        verify(record)
    return caught.value


def test_a_good_record_holds(line):
    verify(decode(line))


@pytest.mark.parametrize("cut", [1, 10, 500, -1])
def test_cut_off(line, cut):
    with pytest.raises(RecordError) as caught:
        decode(line[:cut], 4)
    assert (caught.value.code, caught.value.facts["record"]) == ("not-json", 4)


@pytest.mark.parametrize("text", ["[]", "{}", '{"format":1}', "null", "5"])
def test_not_the_shape(text):
    with pytest.raises(RecordError) as caught:
        decode(text)
    assert caught.value.code == "shape"


def test_unknown_fields_are_a_fault(line):
    with pytest.raises(RecordError) as caught:
        edited(line, lambda data: data.update(extra=1))
    assert caught.value.code == "shape"


def test_bytes_that_are_no_text():
    with pytest.raises(RecordError):
        decode(b"\xff\xfe\x00")


@pytest.mark.parametrize("levels", [DEEPEST - 1, DEEPEST, 2_000, 200_000])
def test_nested_too_deeply(line, levels):
    deep = line.replace('"deal":{', '"deal":{"x":' + "[" * levels + "]" * levels + ",", 1)
    with pytest.raises(RecordError) as caught:
        verify(decode(deep))
    assert caught.value.code == ("differs" if levels < DEEPEST else "deep")


@pytest.mark.parametrize("start", ['{"game":"uno",', '{"format":"boneyard-record/1",'])
def test_a_key_may_not_stand_twice(line, start):
    with pytest.raises(RecordError) as caught:
        decode(line.replace("{", start, 1))
    assert caught.value.code == "twice"


def test_a_key_may_not_stand_twice_deep_inside(line):
    with pytest.raises(RecordError) as caught:
        decode(line.replace('"hands":{', '"hands":{"p1":[],', 1))
    assert (caught.value.code, caught.value.facts["part"]) == ("twice", "p1")


def test_a_later_format(line):
    with pytest.raises(RecordError) as caught:
        edited(line, lambda data: data.update(format="boneyard-record/2"))
    assert (caught.value.code, caught.value.facts["found"]) == ("format", "boneyard-record/2")


HEADERS = [
    (lambda data: data.update(game="chess"), "header"),
    (lambda data: data["options"].update(scoring="minus-300"), "header"),
    (lambda data: data["options"].update(colour="red"), "header"),
    (lambda data: data["options"].pop("start"), "differs"),
    (lambda data: data.update(seats=["p1"]), "header"),
    (lambda data: data.update(seats=["p1", "p3", "p2"]), "differs"),
    (lambda data: data["rounds"][0].update(seed="00" * 32), "differs"),
    (lambda data: data["rounds"][0].update(seed="zz"), "seed"),
    (lambda data: data["rounds"][0].update(seed=data["rounds"][0]["seed"].upper()), "seed"),
    (lambda data: data["rounds"][0].update(commitment="00" * 32), "differs"),
    (lambda data: data["rounds"][0].update(dealer="p1"), "differs"),
    (lambda data: data["rounds"][0]["deal"]["hands"]["p1"].reverse(), "differs"),
    (lambda data: data["rounds"][0]["deal"].pop("rest"), "differs"),
    (lambda data: data["rounds"][0]["result"].update(winner="p1"), "differs"),
    (lambda data: data["rounds"][0]["result"]["score"].update(p1=0), "differs"),
    (lambda data: data["rounds"][0].update(result=None), "differs"),
    (lambda data: data["rounds"][0]["actions"].pop(), "round-unfinished"),
    (lambda data: data["rounds"].pop(), "unfinished"),
    (lambda data: data["rounds"].append(data["rounds"][0]), "after-the-end"),
    (lambda data: data["rounds"].clear(), "unfinished"),
    (lambda data: data["result"]["totals"].update(p1=0), "differs"),
    (lambda data: data["result"]["places"].update(p1=3, p2=3, p3=3), "differs"),
    (lambda data: data["result"].update(end="rounds"), "differs"),
    (lambda data: data["result"].update(end="abandoned"), "differs"),
]


@pytest.mark.parametrize("number", range(len(HEADERS)))
def test_edited(line, number):
    change, code = HEADERS[number]
    assert fault(edited(line, change)).code == code


def test_the_first_difference_is_named(line):
    def change(data):
        hand = data["rounds"][0]["deal"]["hands"]["p2"]
        hand[0], hand[1] = hand[1], hand[0]

    hand = json.loads(line)["rounds"][0]["deal"]["hands"]["p2"]
    facts = fault(edited(line, change)).facts
    assert (facts["part"], facts["expected"], facts["text"]) == ("deal.hands.p2[0]", hand[0], hand[1])


def test_numbers_are_not_truth_values(line):
    error = fault(edited(line, lambda data: data["options"].update({"out-ends": 0})))
    assert error.code in {"header", "differs"}


@pytest.mark.parametrize("votes", ["hidden", True, 5, ["open"], {"p1": 3}, {"p7": "open"}])
def test_votes_that_are_none(votes):
    line = encode(to_record(finished("christmas", 2, 1)))
    error = fault(edited(line, lambda data: data["rounds"][0]["deal"].update(votes=votes)))
    assert error.code in {"deal-fault", "header"}


def test_without_rounds_no_round_is_named(line):
    assert "round" not in fault(edited(line, lambda data: data["rounds"].clear())).facts


@pytest.mark.parametrize("game", ["classic", "moomin", "moomin-joker", "christmas", "uno"])
def test_chance_plays_for_nobody(game):
    match = finished(game, 3, 5)
    data = json.loads(encode(to_record(match)))
    for number, token in enumerate(match.rounds[0].actions):
        if not token.startswith("*"):
            data["rounds"][0]["actions"][number] = f"* {token.partition(' ')[2]}"
            error = fault(decode(json.dumps(data)))
            assert (error.facts["round"], error.facts["action"]) == (1, number + 1)
            data["rounds"][0]["actions"][number] = token


def test_an_action_after_the_end_of_a_round_names_the_rule_that_ended_it(line):
    error = fault(edited(line, lambda data: data["rounds"][0]["actions"].append("p1 pass")))
    assert (error.code, error.facts["fault"], error.facts["rule"]) == ("action", "no-round", "CL-6")


def test_an_illegal_action_names_round_action_and_rule(line):
    record = edited(line, lambda data: data["rounds"][1]["actions"].insert(2, "p1 pass"))
    error = fault(record)
    assert error.code in {"action", "notation"}
    assert (error.facts["round"], error.facts["action"], error.facts["rule"]) == (2, 3, "CL-5")


@pytest.mark.parametrize(
    "token", ["", "p1", "p1 play 9-9 left", "p1 dance", "p9 pass", "* left", "p4 left", "p1 seat king"]
)
def test_tokens_that_are_none(line, token):
    error = fault(edited(line, lambda data: data["rounds"][0]["actions"].insert(1, token)))
    assert (error.facts["round"], error.facts["action"]) == (1, 2)
    assert error.facts["text"] == token


def test_notes_may_stand_anywhere(line):
    def change(data):
        data["rounds"][0]["actions"].insert(0, "p2 seat computer")
        data["rounds"][0]["actions"].insert(3, "p2 seat player")
        data["rounds"][1]["actions"].append("p3 left")

    verify(edited(line, change))


@pytest.mark.parametrize(
    ("notes", "place"),
    [
        (["p2 seat computer"] * 3000, 2),
        (["p2 left", "p2 seat computer", "p2 left"], 3),
        (["p2 seat player", "p3 left", "p2 seat player"], 3),
        (["p2 left", "p2 seat computer", "p2 seat player", "p2 left", "p2 seat computer"], None),
    ],
)
def test_no_note_says_again_what_is_so(line, notes, place):
    record = edited(line, lambda data: data["rounds"][0]["actions"].__setitem__(slice(0, 0), notes))
    if place is None:
        verify(record)
        return
    error = fault(record)
    assert (error.code, error.facts["round"], error.facts["action"]) == ("note-again", 1, place)
    assert error.facts["text"] == notes[place - 1]


def test_notes_may_stand_between_a_move_and_what_follows_of_itself():
    match = finished("uno", 3, 1, {"target": 0})
    line = encode(to_record(match))
    actions = match.rounds[0].actions
    at = next(place for place, token in enumerate(actions) if " penalty " in token or " skipped" in token)
    record = edited(line, lambda data: data["rounds"][0]["actions"].insert(at, "p2 seat computer"))
    verify(record)
    tokens = [step.token for step in replay(record)]
    assert "p2 seat computer" in tokens
    early = edited(line, lambda data: data["rounds"][0]["actions"].insert(0, "p1 left"))
    verify(early)


def positions(match):
    """Each state of the only round of a match, before each of its actions, those that follow of themselves too."""
    written = match.rounds[0]
    walked = lay_out(new_match(match.game, match.seats, match.options), bytes.fromhex(written.seed), {}).match
    for token in written.actions:
        yield walked.state, token
        due = follow(walked)
        walked = (due if due and due.tokens == (token,) else do(walked, Action.parse(token))).match


CALLS = ["p1 uno", "p2 uno", "p3 uno", "p1 catch p3", "p2 catch p1", "p3 catch p2"]


def test_ud_11_calls_and_catches_without_cause_may_stand_anywhere_in_a_round():
    """Also between a Draw 2 and its draw; there is no cause where nobody is exposed."""
    rng, between = random.Random(1), 0
    for number in range(8):
        match = finished("uno", 3, number, {"target": 0})
        actions = []
        for state, token in positions(match):
            if state.exposed is None:
                actions += rng.choices(CALLS, k=2)
                between += " forced " in token
            actions.append(token)
        record = edited(encode(to_record(match)), lambda data, new=actions: data["rounds"][0].update(actions=new))
        verify(record)
        *_, last = replay(record)
        assert list(last.match.rounds[0].actions) == actions
    assert between > 3


def test_ud_11_what_is_no_call_is_none_without_cause_either():
    line = encode(to_record(finished("uno", 3, 1, {"target": 0})))
    for token in ("p1 catch p1", "p1 catch", "p1 catch p4", "p4 catch p1", "* uno", "p2 uno uno", "p1 catch p2 p3"):
        error = fault(edited(line, lambda data, token=token: data["rounds"][0]["actions"].insert(8, token)))
        assert (error.facts["action"], error.facts["text"]) == (9, token)
    over = edited(line, lambda data: data["rounds"][0]["actions"].append("p1 uno"))
    assert fault(over).facts["fault"] == "no-round"


def test_the_order_of_keys_says_nothing(line):
    def turn_round(value):
        if isinstance(value, dict):
            return {key: turn_round(value[key]) for key in reversed(value)}
        return [turn_round(item) for item in value] if isinstance(value, list) else value

    verify(decode(json.dumps(turn_round(json.loads(line)))))


def test_one_is_not_yes(line):
    assert fault(edited(line, lambda data: data["options"].update({"reshuffle": 1}))).code == "header"


def test_a_note_at_the_very_end_of_a_round_is_read(line):
    steps = list(replay(edited(line, lambda data: data["rounds"][0]["actions"].append("p3 left"))))
    assert "p3 left" in [step.token for step in steps]


def test_an_abandoned_match_counts_its_ended_rounds_only():
    match = deal_round(new_match("classic", 2), seed(1)).match
    match = act(match, match.offers(match.turn)[0]).match
    match = abandon(note(match, 1, "left"))
    record = to_record(match)
    assert (record.result.end, record.rounds[-1].result, record.result.totals) == (
        "abandoned",
        None,
        {"p1": 0, "p2": 0},
    )
    verify(record)
    assert fault(edited(encode(record), lambda data: data["result"].update(end="target"))).code == "round-unfinished"


def broken_off(line, rounds, actions):
    """The record of a match that was abandoned after so many whole rounds and so many actions of the next one."""
    data = json.loads(line)
    del data["rounds"][rounds + 1 :]
    last = data["rounds"][rounds]
    last.update(actions=last["actions"][:actions], result=None)
    totals = {seat: sum(dealt["result"]["score"][seat] for dealt in data["rounds"][:rounds]) for seat in data["seats"]}
    lefts = {seat: sum(dealt["result"]["left"][seat] for dealt in data["rounds"][:rounds]) for seat in data["seats"]}
    worth = {seat: (totals[seat], -lefts[seat] if data["game"] == "christmas" else 0) for seat in data["seats"]}
    places = {seat: 1 + sum(other > worth[seat] for other in worth.values()) for seat in data["seats"]}
    data["result"] = {"totals": totals, "places": places, "end": "abandoned"}
    return decode(json.dumps(data))


@pytest.mark.parametrize("game", GAMES)
def test_an_abandoned_round_may_stop_anywhere(game):
    """Also between a cause and what follows of itself; then the round counts nothing, though it was as good as over."""
    for number in range(part_of(3, 1)):
        rng = random.Random(number)
        line = encode(to_record(finished(game, 2 + number, number, GAMES[game].first_options())))
        rounds = json.loads(line)["rounds"]
        last = rounds[-1]["actions"]
        for actions in {0, len(last) - 1, *rng.sample(range(len(last)), min(len(last), 20))}:
            verify(broken_off(line, len(rounds) - 1, actions))
        whole = broken_off(line, len(rounds) - 1, len(last))
        if GAMES[game].claimable(whole.options) and rounds[-1]["result"]["winner"] is None:
            verify(whole)  # the last thing can still be claimed: it is not over
            continue
        error = fault(whole)
        assert (error.code, error.facts["part"]) == ("differs", "result")


@pytest.mark.parametrize("game", GAMES)
def test_only_the_last_round_of_an_abandoned_match_may_be_open(game):
    """One in the middle that stops anywhere is a fault of the record, whatever follows."""
    choices = [{}, *({option.key: value} for option in GAMES[game].options for value in option.values)]
    match = next(m for given in choices if len((m := finished(game, 2, 1, given)).rounds) > 1)
    whole = [len(dealt.actions) for dealt in match.rounds]
    record = decode(encode(to_record(match)))
    verify(broken_off(encode(record), 1, whole[1] // 2))
    for actions in (0, whole[0] // 2, whole[0] - 1):

        def stop_early(data, actions=actions):
            first, second = data["rounds"][:2]
            first.update(actions=first["actions"][:actions], result=None)
            second.update(actions=second["actions"][: whole[1] // 2], result=None)
            nothing = dict.fromkeys(data["seats"], 0)
            data["rounds"] = [first, second]
            data["result"] = {"totals": nothing, "places": dict.fromkeys(data["seats"], 1), "end": "abandoned"}

        error = fault(edited(encode(record), stop_early))
        assert (error.code, error.facts["round"]) in {("round-unfinished", 1), ("missing", 1)}


def test_only_an_abandoned_round_may_stop_between_cause_and_effect():
    line = encode(to_record(finished("uno", 3, 1, {"target": 0})))
    actions = json.loads(line)["rounds"][0]["actions"]
    at = next(place for place, token in enumerate(actions) if " penalty " in token or " skipped" in token)
    error = fault(edited(line, lambda data: data["rounds"][0].update(actions=actions[:at])))
    assert (error.code, error.facts["action"], error.facts["expected"]) == ("missing", at + 1, actions[at])


def test_a_record_says_of_which_edition_its_set_is_but_for_the_first():
    new = encode(to_record(finished("uno", 2, 3, {"target": 0})))
    old = encode(to_record(finished("uno", 2, 3, {"target": 0}, edition=1)))
    assert new.startswith('{"format":"boneyard-record/1","game":"uno","set":2,"options"')
    assert old.startswith('{"format":"boneyard-record/1","game":"uno","options"')
    verify(decode(new))
    verify(decode(old))
    assert fault(edited(new, lambda data: data.pop("set"))).code == "differs"  # in the deal
    for line, edition in ((new, 1), (new, 3), (old, 0), (encode(to_record(finished("classic", 2, 1))), 2)):
        error = fault(edited(line, lambda data, edition=edition: data.update(set=edition)))
        assert (error.code, error.facts["part"], error.facts["text"]) == ("differs", "set", str(edition))


def test_an_abandoned_match_before_its_first_deal():
    verify(to_record(abandon(new_match("classic", 2))))


def test_every_record_of_a_few_hundred_random_matches_holds():
    for number in range(part_of(60, 30)):
        *_, match = play_random(
            "classic", 2 + number % 3, number, {"scoring": "race-121", "out-ends": bool(number % 2)}
        )
        verify(to_record(match))
