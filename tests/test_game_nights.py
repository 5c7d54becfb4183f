"""The tool that plays whole game nights: how well the order at the end agrees with the true strength."""

import argparse
import random
import re
from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.cli import simulation
from bot.cli.simulation import play_match
from bot.nights.rules.steps import pair
from bot.nights.rules.values import Guest, Night, NightPlan
from tests.luck import part_of
from tests.tools.simulate import nights
from tests.tools.simulate.__main__ import main, read_rounds
from tests.tools.simulate.nights import (
    Evening,
    GradedPlay,
    Lapse,
    by_chance,
    on_scale,
    play_evening,
    play_evenings,
    tau_b,
)

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


def an_evening(people: int = 8, rounds: tuple[int, ...] = (1, 3), seats: int = 4, **more) -> Evening:
    given = {"game": "moomin", "kinds": ("random", "greedy"), "options": {"rounds": 3}, "seed": "a", **more}
    return Evening(GradedPlay(**given), people, seats, rounds)


def rigged(monkeypatch, place) -> None:
    """Let matches be decided by `place`: from the share of moves as the stronger kind to what is best when least."""

    def played(plan, number):
        shares = [1.0 if lapse is None else 1 - lapse.share for lapse in plan.lapses]
        values = [place(share) for share in shares]
        places = tuple(1 + sum(other < mine for other in values) for mine in values)
        return type("Played", (), {"places": places})()

    monkeypatch.setattr(nights, "play_match", played)


@pytest.mark.parametrize(
    ("first", "second", "tau"),
    [
        ((1, 2, 3, 4), (1, 2, 3, 4), 1),
        ((1, 2, 3, 4), (4, 3, 2, 1), -1),
        # of six pairs four agree and two do not
        ((1, 2, 3, 4), (2, 1, 4, 3), 2 / 6),
        # five pairs that are not level, all agree: 5 / sqrt(5 * 6)
        ((1, 1, 2, 3), (1, 2, 3, 4), 5 / 30**0.5),
        # four pairs that are not level in one, five in the other: two agree, one does not
        ((1, 1, 2, 2), (1, 3, 2, 3), 1 / 20**0.5),
        ((1, 1, 1), (1, 2, 3), 0),
        ((1, 2), (1, 2), 1),
    ],
)
def test_tau_by_hand(first, second, tau) -> None:
    assert tau_b(first, second) == pytest.approx(tau)
    assert tau_b(second, first) == pytest.approx(tau)


def test_tau_is_what_its_definition_says() -> None:
    rng = random.Random(3)
    for _ in range(50):
        first, second = ([rng.randrange(5) for _ in range(9)] for _ in range(2))
        pairs = list(combinations(range(9), 2))
        agree = sum((first[a] - first[b]) * (second[a] - second[b]) > 0 for a, b in pairs)
        against = sum((first[a] - first[b]) * (second[a] - second[b]) < 0 for a, b in pairs)
        ties = [sum(n * (n - 1) // 2 for n in Counter(column).values()) for column in (first, second)]
        expected = (agree - against) / ((36 - ties[0]) * (36 - ties[1])) ** 0.5
        assert tau_b(first, second) == pytest.approx(expected)


def test_strengths_stand_evenly_between_the_kinds() -> None:
    kinds = ("random", "greedy", "strong")
    assert on_scale(kinds, 0) == ("greedy", Lapse("random", 1))
    assert on_scale(kinds, 0.125) == ("greedy", Lapse("random", 0.75))
    assert on_scale(kinds, 0.5) == ("strong", Lapse("greedy", 1))
    assert on_scale(kinds, 1) == ("strong", Lapse("greedy", 0))


def test_who_lapses_plays_so_many_moves_as_the_other_kind(monkeypatch) -> None:
    chosen, choose = [], simulation.choose

    def noted(kind, view, rng):
        chosen.append((view.seat, kind))
        return choose(kind, view, rng)

    monkeypatch.setattr(simulation, "choose", noted)
    lapses = (Lapse("random", 0), Lapse("random", 1), Lapse("random", 0.5), None)
    play_match(GradedPlay("classic", ["greedy"] * 4, {}, "a", lapses=lapses), 1)
    counted = Counter(chosen)
    assert counted[0, "random"] == counted[1, "greedy"] == counted[3, "random"] == 0
    assert min(counted[0, "greedy"], counted[1, "random"], counted[3, "greedy"]) > 20
    assert 0.3 < counted[2, "random"] / (counted[2, "random"] + counted[2, "greedy"]) < 0.7


def test_where_the_stronger_always_wins_game_nights_find_the_order_sooner(monkeypatch) -> None:
    rigged(monkeypatch, lambda share: -share)
    evenings = [play_evening(an_evening(16, (1, 3, 5), 2), number) for number in range(1, part_of(5, 2))]
    for evening in evenings:
        assert evening.swiss[0] < evening.swiss[1] < evening.swiss[2]
        assert evening.swiss[1] > 0.6
    assert sum(evening.swiss[1] - evening.random[1] for evening in evenings) > 0


def test_where_the_weaker_always_wins_the_order_is_upside_down(monkeypatch) -> None:
    rigged(monkeypatch, lambda share: share)
    evening = play_evening(an_evening(6, (1, 2), 2), 1)
    assert max(evening.swiss[-1], evening.random[-1]) < -0.5


def test_where_all_are_level_nothing_agrees(monkeypatch) -> None:
    rigged(monkeypatch, lambda share: 0)
    assert play_evening(an_evening(6, (1, 2), 3), 1) == ((0, 0), (0, 0))


def test_a_night_is_the_same_again_and_with_more_processes_and_each_number_another() -> None:
    evening = an_evening(6, (1,), 3)
    first = [*play_evenings(evening, 3)]
    assert first == [*play_evenings(evening, 3, jobs=2)]
    assert len({*first}) == 3
    assert [*play_evenings(an_evening(6, (1,), 3, seed="b"), 3)] != first


def test_fewer_rounds_are_the_beginning_of_more() -> None:
    longer = play_evening(an_evening(5, (1, 2, 3), 2), 1)
    assert play_evening(an_evening(5, (2,), 2), 1) == ((longer.swiss[1],), (longer.random[1],))


@pytest.mark.parametrize("people", [2, 5, 9, 13][: part_of(4, 3)])
def test_lots_seat_everybody_once_at_tables_as_large_as_the_bots(people: int) -> None:
    plan = NightPlan(game="classic", options={}, seats=4, minutes=1)
    guests = tuple(Guest(number, "") for number in range(1, people + 1))
    night = Night(guild=1, channel=1, host=None, plan=plan, guests=guests)
    rng = random.Random(1)
    for number in (1, 2):
        after, swiss = by_chance(night, rng), pair(night, 0.0)
        assert sorted(guest for table in after.now_at() for guest in table.guests) == [*range(people)]
        shapes = [[(t.round, len(t.guests), t.computers) for t in paired.now_at()] for paired in (after, swiss)]
        assert sorted(shapes[0]) == sorted(shapes[1])
        assert [table.number for table in after.tables] == [*range(1, len(after.tables) + 1)]
        assert after.round == number
        night = replace(after, state="break")


def _numbers(line: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+\.\d+", line)]


def test_the_command_tells_the_means_their_intervals_and_the_gain(capsys: Capture) -> None:
    given = ["moomin", "--night", "6", "-m", "2", "-p", "3", "-o", "rounds=3", "--rounds", "2,1", "-s", "x"]
    assert main(given) == 0
    out = capsys.readouterr().out
    first, *lines = out.splitlines()
    assert first == "moomin, 2 nights of 6 people (random,greedy), 2 tables of 3, seed x"
    assert [line.partition(":")[0] for line in lines] == ["After 1 round", "After 2 rounds"]
    evening = an_evening(6, (1, 2), 3, seed="x")
    outcomes = [*play_evenings(evening, 2)]
    for at, line in enumerate(lines):
        swiss, low, high, lots, lots_low, lots_high, gain, gain_low, gain_high = _numbers(line)
        assert swiss == pytest.approx(sum(outcome.swiss[at] for outcome in outcomes) / 2, abs=6e-4)
        assert lots == pytest.approx(sum(outcome.random[at] for outcome in outcomes) / 2, abs=6e-4)
        assert gain == pytest.approx(swiss - lots, abs=2e-3)
        assert low <= swiss <= high
        assert lots_low <= lots <= lots_high
        assert gain_low <= gain <= gain_high


def test_of_a_single_night_nothing_is_sure(capsys: Capture) -> None:
    main(["moomin", "--night", "4", "-m", "1", "-o", "rounds=3", "-p", "2", "--rounds", "1", "-s", "x"])
    out = capsys.readouterr().out
    assert out.splitlines()[0] == "moomin, 1 night of 4 people (random,greedy), 2 tables of 2, seed x"
    assert "(95% sure: -1.000 to 1.000)" in out


@pytest.mark.parametrize("text", ["", "3,", "0", "x", "3,31", "-1", "²", "3;5"])
def test_rounds_that_are_no_list(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="isn't a list of rounds: write numbers from 1 to 30"):
        read_rounds(text)


def test_rounds_are_put_in_order_and_told_once() -> None:
    assert read_rounds("7, 3,5,3") == (3, 5, 7)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        *((f"--night {people}", "--night") for people in (1, 0, 101, "two")),
        ("--night 8 --duplicate 2", "not allowed"),
        ("--night 8 -r r", "--record goes with --duplicate"),
        ("--night 8 --player greedy", "name at least two"),
        ("--night 8 --player greedy,greedy", "name at least two"),
        ("--night 8 --player genius", "no computer player “genius”"),
        ("--night 8 --rounds some", "“some” isn't a list of rounds"),
        ("--night 8 -p 9", "players"),
        ("--duplicate 2 --rounds 3", "--rounds goes with --night"),
    ],
)
def test_what_cannot_be_asked(given: str, words: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["moomin", *given.split()])
    assert words in capsys.readouterr().err
