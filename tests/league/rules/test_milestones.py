"""What a match has brought: few things, the best of them once."""

import pytest

from bot.league.rules.milestones import Milestone, kept, reached


def test_the_first_win_in_a_game_is_one_and_the_second_is_none() -> None:
    assert reached("uno", won=True, played=4, wins=1, streak=1) == Milestone("first-win", game="uno")
    assert reached("uno", won=True, played=5, wins=2, streak=1) is None
    assert reached("uno", won=False, played=5, wins=1, streak=0) is None


def test_a_win_over_a_strong_player_is_worth_more_than_the_first_and_less_than_a_long_streak() -> None:
    milestone = reached("uno", won=True, played=4, wins=1, streak=1, beat_strong=True)
    assert milestone == Milestone("beat-strong", game="uno")
    assert reached("uno", won=True, played=20, wins=9, streak=5, beat_strong=True) == Milestone("streak", 5)


@pytest.mark.parametrize(("played", "step"), [(9, None), (10, 10), (11, None), (50, 50), (100, 100), (150, None)])
def test_round_numbers_of_matches_count_for_losers_too(played: int, step: int | None) -> None:
    milestone = reached("uno", won=False, played=played, wins=0, streak=0)
    assert milestone == (None if step is None else Milestone("matches", step))


@pytest.mark.parametrize(("streak", "step"), [(2, None), (3, 3), (4, None), (5, 5), (10, 10), (11, None)])
def test_wins_in_a_row(streak: int, step: int | None) -> None:
    milestone = reached("uno", won=True, played=33, wins=9, streak=streak)
    assert milestone == (None if step is None else Milestone("streak", step))


def test_of_several_the_best_is_told() -> None:
    assert reached("uno", won=True, played=10, wins=1, streak=10) == Milestone("streak", 10)
    assert reached("uno", won=True, played=10, wins=1, streak=3) == Milestone("first-win", game="uno")
    assert Milestone("matches", 100).rank < Milestone("streak", 3).rank


@pytest.mark.parametrize(
    ("played", "longest", "steps"),
    [
        (9, 2, []),
        (10, 3, [("matches", 10), ("streak", 3)]),
        (99, 9, [("matches", 50), ("streak", 5)]),
        (400, 40, [("matches", 100), ("streak", 10)]),
    ],
)
def test_a_card_has_the_highest_step(played: int, longest: int, steps: list) -> None:
    assert [(milestone.kind, milestone.number) for milestone in kept(played, longest)] == steps
