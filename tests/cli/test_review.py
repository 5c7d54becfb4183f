"""`boneyard review`: what a strong player would have done in a recorded match."""

from pathlib import Path

import pytest

from bot.games.match import abandon, deal_round, new_match, to_record
from bot.games.record import encode
from tests.cli.conftest import Program
from tests.golden import FOLDER
from tests.replay.matches import record

CLASSIC = FOLDER / "classic.jsonl"
QUICK = ("--seconds", "0.2")


def test_it_tells_how_many_decisions_were_as_good_and_what_mattered(program: Program) -> None:
    done = program("review", CLASSIC, *QUICK)
    assert done.status == 0
    first, second, *_ = done.out.splitlines()
    assert first.startswith("Match 1: classic, p1, ")
    assert "move" in second
    assert "**" not in done.out
    assert done.err == ""


def test_another_seat_and_another_match(program: Program) -> None:
    done = program("review", CLASSIC, "--seat", "p2", "--match", "2", *QUICK)
    assert done.out.startswith("Match 2: classic, p2, ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seat", "p9"), "p9"),
        (("--seat", "nobody"), "nobody"),
        (("--match", "999"), "999"),
        (("--seconds", "0"), "0.1"),
    ],
)
def test_what_is_not_there_is_said_in_a_line(program: Program, arguments: tuple, words: str) -> None:
    done = program("review", CLASSIC, *arguments)
    assert done.status == 2
    assert words in done.err
    assert "Traceback" not in done.err


def test_a_record_that_is_cut_off_is_said_in_a_line(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "half.jsonl"
    file.write_text(encode(record("classic"))[:400], "utf-8")
    done = program("review", file, *QUICK)
    assert done.status == 2
    assert len(done.err.splitlines()) == 1


def test_who_never_had_a_choice_is_told_so(program: Program, tmp_path: Path) -> None:
    match = deal_round(new_match("classic", 2), bytes(range(32))).match
    file = tmp_path / "short.jsonl"
    file.write_text(encode(to_record(abandon(match))), "utf-8")
    for arguments in ((), ("--seat", "p1")):
        done = program("review", file, *arguments, *QUICK)
        assert done.status == 2
        assert "anything to choose" in done.err


def test_a_match_that_ended_before_anything_was_dealt_is_told_so(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "none.jsonl"
    file.write_text(encode(to_record(abandon(new_match("uno", 3)))), "utf-8")
    for arguments in ((), ("--seat", "p2")):
        done = program("review", file, *arguments, *QUICK)
        assert done.status == 2
        assert done.err == "boneyard: This match ended before anything was dealt, so there is nothing to review.\n"
        assert done.out == ""
