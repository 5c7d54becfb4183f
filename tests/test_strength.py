"""The measure of strength says what it should; how strong players are is no test."""

import sys
from io import StringIO

import pytest

from bot.games.registry import GAMES
from tests.tools.strength.command import main
from tests.tools.strength.goals import GOALS, LUCK, Goal, goal_of, verdict

pytestmark = pytest.mark.slow

EIGHTY = Goal(0.8, 400)


@pytest.mark.parametrize(
    ("goal", "won", "matches", "expected"),
    [
        (EIGHTY, 350, 400, "met"),  # 83.9 to 90.4
        (EIGHTY, 325, 400, "met?"),
        (EIGHTY, 319, 400, "NOT met?"),
        (EIGHTY, 280, 400, "NOT met"),
        (EIGHTY, 0, 0, "NOT met?"),
        (LUCK, 1045, 2000, "met"),  # 50.06 %
        (LUCK, 1043, 2000, "NOT met"),
        (LUCK, 1500, 2000, "met"),
    ],
)
def test_a_goal_is_met_or_not_and_says_how_surely(goal, won, matches, expected):
    assert verdict(goal, won, matches) == expected


def test_among_more_players_less_is_fair():
    goal = goal_of("classic", 4)
    assert str(goal) == "certainly > 25 %"
    assert verdict(goal, 120, 400) == "met"  # 25.7 to 34.7
    assert verdict(goal, 115, 400) == "NOT met"


def test_every_game_has_a_goal():
    assert set(GOALS) <= set(GAMES)
    assert {goal_of(game).share for game in GAMES} == {None, 0.55, 0.6, 0.65, 0.8}


def test_a_player_against_its_like_wins_half_and_a_better_one_more(capsys):
    given = ["--matches", "40", "--jobs", "1", "--game", "classic"]
    main([*given, "--player", "greedy", "--against", "random"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "greedy against random, 0.5 s a move, seed strength"
    assert lines[1].startswith("classic ")
    assert "   40 matches  goal >= 80 %" in lines[1]
    better = float(lines[1].split()[1])
    assert main([*given, "--player", "greedy", "--against", "greedy", "--seed", "3"]) == 1
    even = float(capsys.readouterr().out.splitlines()[1].split()[1])
    assert 25 < even < 75 < better


def test_thinking_is_measured_too(capsys):
    given = ["--length", "quick", "--matches", "2", "--jobs", "1", "--iterations", "2", "--game", "christmas"]
    assert main(given) in (0, 1)
    assert "strong against greedy, 2 states a move" in capsys.readouterr().out


def test_one_is_measured_among_more_where_so_many_may_play(capsys):
    given = ["--player", "greedy", "--against", "random", "--matches", "40", "--jobs", "1"]
    assert main([*given, "--players", "5", "--game", "romi40", "--game", "uno"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "not for 5 players: romi40"
    (line,) = lines[2:]
    assert "certainly > 20 %" in line
    assert float(line.split()[1]) > 30
    assert main([*given, "--players", "5", "--game", "romi40"]) == 1


def test_where_nobody_reads_any_more_it_ends(monkeypatch):
    class Closed(StringIO):
        def write(self, text):
            raise BrokenPipeError

    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", Closed())
        assert main(["--game", "classic", "--matches", "1", "--iterations", "1", "--jobs", "1"]) == 141
        sys.stdout.close()


def test_bad_input_is_refused(capsys):
    numbers = [[option, number] for option in ("--matches", "--jobs", "--players") for number in ("0", "-2")]
    numbers += [["--iterations", "0"], *(["--seconds", seconds] for seconds in ("0", "-1", "nan", "inf", "x"))]
    kinds = [["--game", "chess"], ["--player", "clever"], ["--length", "endless"]]
    for wrong in (*numbers, *kinds, ["--seconds", "1", "--iterations", "1"]):
        with pytest.raises(SystemExit):
            main(wrong)
