"""The measure of lengths counts what it should; how long matches are is no test."""

import pytest

from bot.cli.simulation import Simulation, walk
from bot.games.registry import GAMES
from tests.tools.lengths.command import Counted, Measure, count, main, values


def test_what_is_done_has_its_price() -> None:
    assert Counted(by_first=10, forced=4, others=20).minutes(8) == pytest.approx((80 + 4 * 2.5 + 20 * 1.5) / 60)


def test_a_tenth_is_left_out_at_either_end() -> None:
    measure = Measure("classic", 4, "hands", 5, [Counted(moves, 0, 0) for moves in range(100, -1, -1)])
    text = "classic       4 players  hands=5      6.7 min (1.3 to 12.0)  own 50 (10 to 90)"
    assert measure.line(8) == text


def test_every_game_has_an_option_that_says_how_long_it_is() -> None:
    choices = {game: [*values(rules)] for game, rules in GAMES.items()}
    assert choices["classic"] == [("hands", 0), ("hands", 1), ("hands", 3), ("hands", 5)]
    assert {pairs[0][0] for pairs in choices.values()} == {"hands", "rounds", "target", "deals"}


@pytest.mark.slow
def test_the_lines_are_those_of_the_minutes_that_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--game", "christmas", "--matches", "1", "--jobs", "1", "--each", "60"]
    assert main([*given, "--least", "0", "--most", "1000"]) == 0
    everything = capsys.readouterr().out.splitlines()
    assert len(everything) == 5 * 4
    middles = [float(line.partition("min")[0].split()[-1]) for line in everything]
    assert main([*given, "--least", "5", "--most", "1000"]) == 0
    longer = capsys.readouterr().out.splitlines()
    assert longer == [line for line, middle in zip(everything, middles, strict=True) if middle >= 5]
    assert main([*given, "--least", "999", "--most", "1000"]) == 1


def test_all_that_happens_is_counted_once() -> None:
    """In classic domino every move is an action of the record, and who can only pass is made to."""
    plan = Simulation("classic", ["greedy"] * 3, {"hands": 5}, "a")
    for number in range(1, 4):
        *_, (match, _) = walk(plan, number)
        actions = [token for dealt in match.rounds for token in dealt.actions]
        mine = [token for token in actions if token.startswith("p1 ")]
        passed = mine.count("p1 pass")
        expected = Counted(len(mine) - passed, passed, len(actions) - len(mine))
        assert count(plan, number) == expected
        assert passed
