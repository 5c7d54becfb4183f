import json
import random
from pathlib import Path

import pytest

from bot import players
from bot.cli import files
from bot.daily.plans import SEAT
from bot.daily.playing import moved, started
from bot.daily.rows.values import DailyDeal
from bot.games.errors import RecordError
from bot.games.match import to_record
from bot.games.record import decode, encode, with_secret
from bot.games.same import promise_of
from bot.games.verify import verify
from bot.tables import Person, Snapshot
from bot.tables.commands import Act, NextRound
from tests.cli.conftest import Program


def edit(path: Path, number: int, change) -> None:
    """Change one record (from 1) of a file."""
    lines = path.read_text().splitlines()
    record = json.loads(lines[number - 1])
    change(record)
    lines[number - 1] = json.dumps(record, separators=(",", ":"))
    path.write_text("".join(f"{line}\n" for line in lines))


def _seed_of(round_):
    return {key: round_[key] for key in ("seed", "commitment")}


def test_sound_records_are_fine(program: Program, records: Path) -> None:
    ran = program("verify", records)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == "3 records are fine, none is wrong.\n"


def test_a_false_move_is_told_with_its_place_and_reason(program: Program, records: Path) -> None:
    def swap(record):
        actions = record["rounds"][1]["actions"]
        actions[3], actions[4] = actions[4], actions[3]

    edit(records, 2, swap)
    ran = program("verify", records)
    assert ran.status == 1
    first, last = ran.out.splitlines()
    assert first.startswith("record 2: ") or first.startswith("record 2, round 2, action 4: ")
    assert "is against the rules: it is p" in first
    assert "CL-5" not in first
    with pytest.raises(RecordError) as caught:
        verify(decode(records.read_bytes().splitlines()[1], 2))
    assert caught.value.facts["rule"] == "CL-5"
    assert last == "2 records are fine, 1 is wrong."


def test_every_record_is_judged(program: Program, records: Path) -> None:
    for number in (1, 3):
        edit(records, number, lambda record: record["result"]["totals"].update(p1=99))
    ran = program("verify", records)
    assert ran.status == 1
    assert [line[:9] for line in ran.out.splitlines()[:2]] == ["record 1:", "record 3:"]
    assert ran.out.splitlines()[-1] == "1 record is fine, 2 are wrong."


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda r: r["rounds"][0].update(seed="00" * 32), ("round 1", "commitment")),
        (lambda r: r["rounds"][0].update(seed="AB" * 32), ("round 1", "seed")),
        (lambda r: r["rounds"][0]["deal"]["rest"].reverse(), ("round 1", "deal")),
        (lambda r: r["rounds"][0]["actions"].pop(), ("round 1",)),
        (lambda r: r["rounds"][0]["actions"].insert(2, "p1 dance"), ("round 1, action 3", "p1 dance")),
        (lambda r: r["rounds"][0]["actions"].insert(0, "hello"), ("round 1, action 1", "hello")),
        (lambda r: r["rounds"].append(r["rounds"][0]), ("already ended",)),
        (lambda r: r["rounds"].pop(), ("ends before the match does",)),
        (lambda r: r["result"].update(end="rounds"), ("end", "target")),
        (lambda r: r["rounds"][0]["result"].update(end="out"), ("round 1", "result")),
        (lambda r: r["rounds"][1].update(_seed_of(r["rounds"][0])), ("round 2", "round 1", "seed")),
        (lambda r: r["rounds"][0].update(cuts={}), ("round 1", "no one cut")),
        (lambda r: r["rounds"][0].update(cuts={"p1": "x"}), ("round 1", "deal")),
        (lambda r: r["rounds"][0].update(cuts={"p1": ""}), ("round 1", "empty")),
        (lambda r: r["rounds"][0].update(cuts={"p1": "x" * 41}), ("round 1", "41", "40")),
        (lambda r: r["rounds"][0].update(cuts={"p1": "a\u200db"}), ("round 1", "U+200D")),
        (lambda r: r["rounds"][0].update(cuts={"p1": " x"}), ("round 1", "begins or ends with a space")),
        (lambda r: r["rounds"][0].update(cuts={"p1": "o\u030b"}), ("round 1", "NFC")),
        (lambda r: r["rounds"][0].update(cuts={"p9": "x"}), ("round 1", "p9")),
        (lambda r: r.update(game="chess"), ("chess",)),
        (lambda r: r["options"].update(scoring="none"), ("none",)),
        (lambda r: r.update(seats=["p1", "p3", "p2"]), ("seats",)),
    ],
)
def test_every_kind_of_fault_is_told_in_words(program: Program, records: Path, change, words) -> None:
    edit(records, 1, change)
    ran = program("verify", records)
    assert ran.status == 1, ran
    line = ran.out.splitlines()[0]
    assert line.startswith("record 1")
    assert "(" not in line.split(":", 1)[1] or "this is wrong (" not in line
    for word in words:
        assert word in line


def test_a_line_that_is_no_record_does_not_hide_the_others(program: Program, records: Path) -> None:
    lines = records.read_text().splitlines()
    records.write_text("\n".join(["{}", *lines, '{"format": "x"', ""]))
    ran = program("verify", records)
    assert ran.status == 2
    assert ran.out.splitlines()[-1] == "3 records are fine, 2 are wrong."


@pytest.mark.parametrize("command", ["verify", "replay", "draw"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, ("cannot be read",)),
        (b"", ("no record",)),
        (b"\n \n", ("no record",)),
        (b"\x7fELF\x00\x01\xff\xfe" * 40, ("record 1", "isn't a JSON object")),
        (b'{"format":"boneyard-record/1","game":"cla', ("record 1", "cut off")),
        (b"[1, 2]\n", ("record 1", "isn't a record")),
        (b'{"format": 3}\n', ("record 1", "isn't a record")),
    ],
)
def test_a_file_that_is_none_ends_with_2(program: Program, command: str, content, words) -> None:
    if content is not None:
        Path("file").write_bytes(content)
    extra = ("-o", "x.png") if command == "draw" else ()
    ran = program(command, "file", *extra)
    assert ran.status == 2
    output = ran.out + ran.err
    assert "Traceback" not in output
    assert all(word in output for word in words), output
    assert not Path("x.png").exists()


def test_a_newer_format_is_told(program: Program, records: Path) -> None:
    edit(records, 1, lambda record: record.update(format="boneyard-record/2"))
    assert "boneyard-record/2" in program("verify", records).out
    program("replay", records).complains("boneyard-record/2", "boneyard-record/1")


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("draw", "-o", "x.png")])
def test_a_folder_is_no_file(program: Program, command: tuple[str, ...]) -> None:
    program(*command, ".").complains("folder")


def test_replay_tells_every_move(program: Program, records: Path) -> None:
    record = decode(records.read_bytes().splitlines()[1])
    ran = program("replay", records, "--match", 2)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "Match 2: classic, p1, p2, p3"
    numbered = [line for line in lines if line[:4].strip().isdigit()]
    assert len(numbered) == sum(len(round_.actions) for round_ in record.rounds)
    assert sum(line.startswith("Round ") for line in lines) == len(record.rounds)
    opening = record.rounds[0].actions[0].split()
    assert opening[0] in numbered[0]
    assert opening[2] in numbered[0]
    assert all(f"{seat} {total}" in lines[-1] for seat, total in record.result.totals.items())


def test_replay_goes_as_far_as_the_record_is_sound(program: Program, records: Path) -> None:
    edit(records, 1, lambda record: record["rounds"][0]["actions"].insert(5, "p1 play 0-0 left left"))
    ran = program("replay", records)
    ran.complains("round 1, action 6", "p1 play 0-0 left left", status=1)
    assert sum(line[:4].strip().isdigit() for line in ran.out.splitlines()) == 5


def test_there_are_no_more_matches_than_there_are(program: Program, records: Path) -> None:
    program("replay", records, "-m", 4).complains("4", "3 matches")
    program("replay", records, "-m", 0).complains("--match")


def test_control_signs_of_a_file_do_not_reach_the_terminal(program: Program, records: Path) -> None:
    edit(records, 1, lambda record: record["rounds"][0]["actions"].insert(0, "p1 \x1b[2Jplay\nx"))
    ran = program("verify", records)
    assert ran.status == 1
    assert "\x1b" not in ran.out
    assert len(ran.out.splitlines()) == 2


def test_marks_and_line_ends_of_other_systems_are_no_fault(program: Program, records: Path) -> None:
    records.write_bytes(b"\xef\xbb\xbf" + records.read_bytes().replace(b"\n", b"\r\n"))
    assert program("verify", records).out == "3 records are fine, none is wrong.\n"
    records.write_bytes(b"\xef\xbb\xbf\n")
    program("verify", records).complains("no record")


def test_a_line_without_an_end_does_not_fill_the_memory(
    program: Program, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_LONGEST", max(map(len, records.read_bytes().splitlines())))
    assert program("verify", records).status == 2  # its line end is one byte more
    program("replay", records, "-m", 4).complains(str(records), "cannot be read")


@pytest.mark.parametrize("command", ["verify", "replay", "draw"])
def test_an_empty_file_is_named(program: Program, command: str) -> None:
    Path("mine.jsonl").write_text("\n")
    extra = ("-o", "x.png") if command == "draw" else ()
    program(command, "mine.jsonl", *extra).complains("no records in mine.jsonl")


@pytest.mark.parametrize("value", ["yes", "true", "no"])
def test_a_truth_written_as_a_text_is_told_as_what_it_is(program: Program, records: Path, value: str) -> None:
    edit(records, 1, lambda record: record["options"].update({"out-ends": value}))
    line = program("verify", records).out.splitlines()[0]
    assert f"“{value}” as a text" in line
    assert "it can be" not in line


def daily_record() -> str:
    """The record of a try of the day's deal, as it is told once the day is over."""
    secret = bytes(range(32))
    deal = DailyDeal(1, "uno", secret.hex(), promise_of(secret))
    anna, rng = Person(1, "Anna"), random.Random(1)
    (*_, last) = started(deal, anna, "en", players)
    while last.state.phase != "over":
        view = Snapshot(last.state).view(SEAT)
        between = last.state.phase == "between" or view is None
        command = NextRound(anna) if between else Act(anna, None, players.choose("greedy", view, rng))
        (*_, last) = moved(deal, last.state, command, players)
    return encode(with_secret(to_record(last.state.match), secret))


def test_the_record_of_a_deal_of_the_day_is_judged_with_its_secret(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "daily.jsonl"
    file.write_text(f"{daily_record()}\n")
    assert program("verify", file).out == "1 record is fine, none is wrong.\n"
    assert json.loads(file.read_text())["same"]["id"] == "2026-11-24 uno"
    other = bytes(32)

    def lie(record):
        record["same"].update(secret=other.hex(), promise=promise_of(other))

    edit(file, 1, lie)
    ran = program("verify", file)
    assert ran.status == 1
    assert "round 1" in ran.out
