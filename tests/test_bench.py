"""The benchmark measures what it says: goals are read rightly, and the floor plays the same game as the rules."""

import os
import random
import sys

import pytest

from tests.tools.bench import command, forget_rows, rules_rows
from tests.tools.bench.command import chosen, measured
from tests.tools.bench.row import Row

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("ours", "floor", "goal", "met"),
    [
        (2.9, 1.0, 3.0, True),
        (3.1, 1.0, 3.0, False),
        (2.0, None, 3.0, True),
        (4.0, None, 3.0, False),
        (1.5, 1.0, "<= 1.5 x", True),
        (1.6, 1.0, "<= 1.5 x", False),
        (2.0, 1.0, ">= 0.5 x", True),
        (2.1, 1.0, ">= 0.5 x", False),
        (1 / 60_000, None, ">= 60000 /s", True),
        (1 / 59_000, None, ">= 60,000 /s", False),
        (40 * 1024, None, "<= 40 KiB", True),
        (40 * 1024 + 1, None, "<= 40 KiB", False),
        (0.002, 0.001, "<= 2 ms", True),
        (0.003, None, "<= 2 ms", False),
        (1.0, None, "<= 3 x", None),
        (1.0, None, "as fast as can be", None),
    ],
)
def test_goals_are_read_as_they_are_written(ours: float, floor: float | None, goal: float | str, met) -> None:
    assert Row("name", ours, floor, goal).met is met


def test_the_floor_plays_as_many_moves_as_the_rules() -> None:
    deals = rules_rows._deals()
    checked = rules_rows._checked([state for state, _, _ in deals], random.Random(1))
    bare = rules_rows._bare([(list(hands), starter) for _, hands, starter in deals], random.Random(1))
    assert 8 * len(deals) < bare
    assert abs(checked - bare) < 0.05 * checked


def test_forgetting_is_timed_step_by_step(monkeypatch) -> None:
    monkeypatch.setattr(forget_rows, "_FEW", 800)
    monkeypatch.setattr(forget_rows, "binaries", lambda: None)  # without PostgreSQL, whose start takes longest
    rows = forget_rows.rows(1)
    assert all(row.ours > 0 for row in rows)
    longest, together, _ = rows
    assert longest.ours < together.ours


def test_what_takes_many_minutes_is_measured_only_when_it_is_asked_for() -> None:
    assert "fleet_rows" not in chosen("")
    assert chosen("fleet") == ["fleet_rows"]


def _die(module: str, rounds: int) -> None:
    os._exit(1)


def test_a_measure_whose_process_ends_is_named_too(monkeypatch, capfd) -> None:
    monkeypatch.setattr(command, "measure", _die)
    assert measured(["rules_rows"], 1) == ([], ["rules_rows"])
    assert "rules_rows: A process in the process pool was terminated abruptly" in capfd.readouterr().err


def test_what_fails_is_named_and_the_others_are_measured_all_the_same(monkeypatch, capfd) -> None:
    monkeypatch.setattr(command, "chosen", lambda only: ["no_such_rows", f"{only}_rows"])
    monkeypatch.setattr(sys, "argv", ["bench", "--rounds", "1", "--only", "rules"])
    assert command.main() == 2
    out, err = capfd.readouterr()
    assert "failed: no_such_rows (the reason is above)" in out
    assert "classic: random playouts with checks, events and scores" in out
    assert "<= 3 x" in out
    assert "No module named 'tests.tools.bench.no_such_rows'" in err


def test_a_name_that_no_row_has_is_refused(monkeypatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "--only", "no-such-name"])
    with pytest.raises(SystemExit, match="2"):
        command.main()
