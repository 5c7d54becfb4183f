"""The measure of cheats says what it should; and what may never bring more than honest play does not."""

import random
from statistics import fmean

import pytest

from bot.games.registry import GAMES
from bot.league.rules import rate
from tests.luck import part_of
from tests.tools.cheats import pools
from tests.tools.cheats.command import Mean, gains, main
from tests.tools.cheats.pools import Pool, former
from tests.tools.cheats.seasons import (
    CHEAT,
    WAYS,
    Computers,
    EndedAlone,
    Ends,
    Honest,
    Leaves,
    Resigns,
    SecondAccount,
    Table,
    played,
)

SEEDS = [f"test {number}" for number in range(4)]


def test_a_pool_draws_the_stronger_first_more_often() -> None:
    pool = Pool(rate, random.Random(1), {0: 0.0, 1: pools.LUCK}, {})
    share = fmean(pool.order([0, 1])[0] for _ in range(2000))
    assert share == pytest.approx(0.731, abs=0.03)  # 1 / (1 + exp(-1))


@pytest.mark.slow
@pytest.mark.parametrize(("times", "least"), [(1, 100), (10, 500)])
def test_fresh_accounts_bring_less_than_half_of_what_they_did(times: int, least: int) -> None:
    before, now = (fmean(pools.fresh_accounts(model, seed, times)[0] for seed in SEEDS) for model in (former, rate))
    assert before > least
    assert now < before / 2


@pytest.mark.slow
def test_an_accomplice_brings_less_than_half_in_a_hundred_matches() -> None:
    apart = []
    for model in (former, rate):
        pairs = [pools.accomplice(model, seed, 100) for seed in SEEDS]
        apart.append(fmean(helped - helper for helped, helper in pairs))
    assert apart[0] > 500
    assert apart[1] < apart[0] / 2


def test_ratings_rise_less_above_the_truth_when_the_weakest_leave() -> None:
    """Half of it in the long run of docs/measurements.md."""
    above = []
    for model in (former, rate):
        ratings = [pools.leavers(model, seed, 500) for seed in SEEDS]
        above.append(fmean(mean - truth for mean, truth in ratings))
    assert above[1] < 0.75 * above[0]


def test_ratings_tell_honest_play_no_worse() -> None:
    before, now = (
        [fmean(values) for values in zip(*(pools.honesty(model, seed, 4, 600) for seed in SEEDS), strict=True)]
        for model in (former, rate)
    )
    assert now[0] < before[0]  # the loss
    assert now[1] > before[1] - 0.02  # the correlation


def test_the_same_seed_is_the_same_season() -> None:
    assert played(Honest, "one") == played(Honest, "one") != played(Honest, "two")


def test_who_leaves_or_resigns_is_told_so() -> None:
    behind, drawn = [(0.0, 9.0), (1.0, 0.0), (2.0, 0.0)], random.Random(1)
    for way, kind in ((Leaves(), "stood_in"), (Resigns(), "resigned")):
        (cheat, *others) = way.ends(Table([CHEAT, 4, 5], [*behind]), drawn)
        assert getattr(cheat, kind) == 1
        assert not any(getattr(player, kind) for player in others)
        (cheat, *_) = way.ends(Table([CHEAT, 4, 5], behind[::-1]), drawn)
        assert not getattr(cheat, kind)


def test_leaving_resigning_and_farming_bring_nothing() -> None:
    for gain in gains(3, "test", (Leaves, Resigns, Computers)):
        assert gain.points.value < 0, gain
        assert gain.surely == "no more", gain


@pytest.mark.slow
def test_an_end_that_all_must_want_never_comes_and_one_by_the_host_alone_brought_rating() -> None:
    ours, before = gains(6, "test", (Ends, EndedAlone))
    assert ours.points.value == ours.rating.value == 0
    assert before.surely == "MORE rating"


def test_a_second_account_brings_what_the_limit_lets_it() -> None:
    few, usual, any_ = (played(SecondAccount, "test", limit).points for limit in (2, 10, 0))
    assert few + 15 * 7 < usual < any_ - 15 * 15  # it was to be every second of thirty days


def test_a_mean_has_an_interval() -> None:
    assert Mean.of([1.0, 3.0]) == pytest.approx((2.0, 1.96))


@pytest.mark.slow
def test_the_tool_prints_a_line_for_each_way(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "results", "--leagues", "2", "--seed", "test"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["against", "honest", "play", "points", "rating", "estimate"]
    assert len(lines) == 1 + len(WAYS)
    assert lines[1].startswith("leaves when behind ")
    assert lines[1].endswith("no more")


@pytest.mark.slow
def test_a_line_for_each_game_says_what_it_brings_to_let_the_time_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "stalling", "--matches", "1", "--seed", "test"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == ["letting", "time", "run", "before", "late", "now", "late"]
    assert [line[0] for line in rows[1:]] == [*GAMES]
    assert {float(line[3]) for line in rows[1:]} == {0.0}
    assert sum(float(line[1]) for line in rows[1:]) > 1


@pytest.mark.slow
def test_coming_back_late_and_farming_the_second_division_bring_nothing_now(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "counting", "--matches", "48", "--seed", "test"]) == 0
    _, late, farmed = (line.split() for line in capsys.readouterr().out.splitlines())
    assert (float(late[-2]) > 0.2, float(late[-1])) == (True, 0.0)
    assert float(farmed[-2]) == 1.0
    assert float(farmed[-1]) == float(farmed[4].strip("("))


def test_leaving_resigning_and_sleeping_bring_nothing_in_a_night(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "nights", "--matches", "20", "--seed", "test"]) == 0
    leaves, resigns, sleeps = (line.split()[-2:] for line in capsys.readouterr().out.splitlines()[1:])
    assert leaves[1] == resigns[1] == "0.000"
    assert float(leaves[0]) > 0.3
    assert float(sleeps[0]) > 5 * float(sleeps[1]) == 5.0


@pytest.mark.slow
def test_a_second_account_plays_the_better_of_two_tries_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "second", "--matches", str(part_of(2, 1)), "--seed", "test"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert [line[0] for line in rows] == [*GAMES]
    assert all(float(line[1]) <= float(line[2]) for line in rows)
