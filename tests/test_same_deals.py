"""The tool that plays the same deals at several tables: what part of the scores they make."""

import hashlib
import json
import random
import re
from collections import defaultdict
from pathlib import Path

import pytest

from bot.cli.simulation import play_matches, seated
from bot.games.match import abandon, new_match, to_record
from bot.games.options import resolve
from bot.games.registry import GAMES
from bot.games.verify import verify
from tests.cli.conftest import Program
from tests.cli.conftest import _alone as _alone
from tests.cli.conftest import program as program
from tests.tools.simulate.__main__ import main
from tests.tools.simulate.deals import Cells, Comparison, SameDeals, Won, resampled, share_of_deal, share_won

Capture = pytest.CaptureFixture[str]


def cells(*scores: tuple[float, ...]) -> list[Cells]:
    """Each cell in a block of its own."""
    return [Cells().with_cell(cell) for cell in scores]


def test_the_share_of_the_deal_by_hand() -> None:
    # means 2 and 6, their variance 8; within cells 2; the deal's 8 - 2 / 2 = 7 of 7 + 2
    assert share_of_deal(cells((1, 3), (5, 7)), 2) == pytest.approx(7 / 9)
    # the same by sums over blocks
    block = Cells().with_cell((1, 3)).with_cell((5, 7))
    assert block == Cells(2, 8, 40, 4)
    assert share_of_deal([block], 2) == pytest.approx(7 / 9)
    # three tables: means 2, 2 and 5, variance 3; within (2 + 0 + 14) / 6; the deal's 3 - 8 / 9
    share = share_of_deal(cells((1, 2, 3), (2, 2, 2), (7, 6, 2)), 3)
    assert share == pytest.approx((3 - 8 / 9) / (3 - 8 / 9 + 8 / 3))


def test_the_ends_of_the_share() -> None:
    assert share_of_deal(cells((4, 4), (9, 9)), 2) == 1
    assert share_of_deal(cells((1, 9), (9, 1), (4, 6)), 2) == 0
    assert share_of_deal(cells((3, 3), (3, 3)), 2) is None
    assert share_of_deal(cells((1, 2)), 2) is None
    assert share_won([Won(), Won()]) is None
    assert share_won([Won(1.5, 2), Won(0.5, 2)]) == 0.5


def test_a_known_share_is_found_and_its_interval_holds_it() -> None:
    rng = random.Random(7)

    def estimate(deals: int) -> tuple[float, float, float]:
        luck = (rng.gauss(0, 2) for _ in range(deals))
        sums = cells(*(tuple(mean + rng.gauss(0, 3) for _ in range(4)) for mean in luck))
        low, high = resampled(sums, lambda drawn: share_of_deal(drawn, 4))
        return low, share_of_deal(sums, 4) or 0.0, high

    few, many = estimate(100), estimate(1000)
    for low, share, high in (few, many):
        assert low < 4 / 13 < high  # 2² of 2² + 3²
        assert low < share < high
    assert many[2] - many[0] < 0.5 * (few[2] - few[0])


def test_the_same_matches_have_the_same_interval_and_one_deal_has_none() -> None:
    sums = cells(*((number, number + number % 3) for number in range(20)))
    first, again = (resampled(sums, lambda drawn: share_of_deal(drawn, 2)) for _ in range(2))
    assert first == again
    assert resampled(sums[:1], lambda drawn: share_of_deal(drawn, 2)) == (0, 1)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_dealt_the_same_at_all_tables(game: str) -> None:
    """Seeds, cuts, what players settle before; the play is each table's own."""
    rules = GAMES[game]
    kinds = ["greedy", *["random"] * (rules.seats.start - 1)]
    plan = SameDeals(game, kinds, rules.first_options(), "a", cut=True, tables=2)
    records = [to_record(match) for match in play_matches(plan, 4)]
    promises = [record.shared.promise for record in records if record.shared is not None]
    assert promises == [promises[0]] * 2 + [promises[2]] * 2
    assert promises[0] != promises[2]
    for record in records:
        verify(record)
        secret = bytes.fromhex(record.shared.secret)
        for number, dealt in enumerate(record.rounds, 1):
            words = f"\nboneyard\n{game}\n{number}".encode()
            assert dealt.seed == hashlib.sha256(secret + words).hexdigest()
    for tables in (records[:2], records[2:]):
        first = [(dealt.deal, dealt.cuts, dealt.dealer) for dealt in (table.rounds[0] for table in tables)]
        assert first == [first[0]] * 2
        assert next(iter(first[0][1])) == "all-1"
    assert len({record.rounds[0].actions for record in records}) > 2


def test_plays_differ_from_table_to_table_and_not_from_run_to_run() -> None:
    plan = SameDeals("moomin", ["random"] * 3, resolve(GAMES["moomin"].options, {}), "b", tables=2)
    first, again = list(play_matches(plan, 6)), list(play_matches(plan, 6, jobs=2))
    assert first == again
    assert first[0].rounds[0].deal == first[1].rounds[0].deal
    assert first[0].rounds[0].actions != first[1].rounds[0].actions


def _numbers(line: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+\.\d+", line)]


def test_the_command_tells_and_its_records_hold(program: Program, capsys: Capture) -> None:
    given = "classic -p 3 -m 12 -s 1 -o hands=3 --duplicate 4 --player greedy,random --cut -r r"
    assert main(given.split()) == 0
    out = capsys.readouterr().out
    assert "48 matches, 144 rounds" in out
    assert "12 matches with the same deals at each of 4 tables" in out
    assert program("verify", "r").out == "48 records are fine, none is wrong.\n"
    lines = {line.split(":")[0]: line for line in out.splitlines()}
    for unit in ("match", "round"):
        share, low, high, play, worth, least, most = _numbers(lines[f"A {unit}'s score"])
        assert low < share < high
        assert share + play == pytest.approx(100)
        assert least < worth < most
        assert worth == pytest.approx(1 / (1 - share / 100), abs=0.02)
    records = [json.loads(line) for line in Path("r").read_bytes().splitlines()]
    expected = _naive_matchpoints(records, ("greedy", "random", "greedy"))
    for kind in ("greedy", "random"):
        assert f"{kind}: {100 * expected[kind]:.1f}% of the matchpoints (95% sure: " in out


def _naive_matchpoints(records: list[dict], kinds: tuple[str, ...]) -> dict[str, float]:
    """Return for each kind the share of the other tables' same seats that it beats, over all rounds of the records."""
    won, most = defaultdict(float), defaultdict(int)
    for first in range(0, len(records), 4):
        tables = records[first : first + 4]
        for at, table in enumerate(tables):
            sitting = seated(kinds, first + at + 1)
            for number, dealt in enumerate(table["rounds"]):
                for kind, seat in zip(sitting, table["seats"], strict=True):
                    mine = dealt["result"]["score"][seat]
                    others = [
                        other["rounds"][number]["result"]["score"][seat] for other in tables if other is not table
                    ]
                    won[kind] += sum((mine > theirs) + 0.5 * (mine == theirs) for theirs in others) / 3
                    most[kind] += 1
    return {kind: won[kind] / most[kind] for kind in won}


def test_of_a_single_deal_nothing_is_sure(capsys: Capture) -> None:
    """One round is not told twice, and one kind of player not at all."""
    assert main(["moomin", "-m", "1", "-s", "1", "--duplicate", "2", "--player", "random"]) == 0
    out = capsys.readouterr().out
    assert "1 match with the same deals at each of 2 tables" in out
    assert "A round's score" not in out
    assert "matchpoints" not in out
    assert "(95% sure: 0.0 to 100.0%)" in out


def test_what_differs_in_nothing_has_no_shares() -> None:
    level = abandon(new_match("classic", 2))
    comparison = Comparison(2)
    for _ in range(4):
        comparison.add(level, ("greedy", "greedy"))
    assert [*comparison.lines()][1:] == ["A match's score: always the same"]


def test_players_who_always_do_the_same_leave_all_to_the_deal() -> None:
    plan = SameDeals("classic", ["greedy"] * 2, {"hands": 1}, "a", tables=1)
    comparison = Comparison(2)
    for match in play_matches(plan, 3):
        comparison.add(match, plan.kinds)
        comparison.add(match, plan.kinds)
    line = [*comparison.lines()][1]
    assert "100.0% of the variance was the deal's" in line
    assert "as much as ∞ others" in line


@pytest.mark.parametrize(
    ("given", "words"),
    [
        *((f"--duplicate {tables}", "--duplicate") for tables in (1, 0, -3, 10_001, "two")),
        ("--duplicate 2 --night 8", "not allowed"),
        ("", "required"),
        ("--duplicate 2 -p 9", "players"),
        ("--duplicate 2 --player genius", "no computer player “genius”"),
        ("--duplicate 2 -p 2 --player greedy,random,greedy", "--players"),
        ("--duplicate 2 -o speed=1", "speed"),
        ("--duplicate 2 --moves 3 -m 1", "3 moves"),
    ],
)
def test_what_cannot_be_asked(given: str, words: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["moomin", *given.split()])
    assert words in capsys.readouterr().err


EDITS = [
    (lambda record: record["same"].update(secret="00" * 32), "SHA-256 is"),
    (lambda record: record["same"].update(promise="zz"), "“same.promise” isn't 64"),
    (lambda record: record["same"].update(id=" "), "“same.id” is blank"),
    (lambda record: record["rounds"].pop(0), "round 1: the seed doesn't follow from the secret"),
    (lambda record: record["rounds"][0].update(cuts={"p1": "x"}), "“p1” is where “all-1” must be"),
    (lambda record: record["same"].update(kind="daily"), "everyone gets the deal of the day"),
    (lambda record: record["same"].update(kind="weekly"), "this JSON isn't a record"),
]


@pytest.mark.parametrize(("change", "words"), EDITS)
def test_every_fault_of_the_same_deals_is_told(program: Program, change, words: str) -> None:
    main(["moomin", "-m", "1", "-s", "1", "--duplicate", "2", "--cut", "-o", "rounds=3", "-r", "r"])
    good, other = map(json.loads, Path("r").read_bytes().splitlines())
    change(other)
    Path("r").write_text(f"{json.dumps(good)}\n{json.dumps(other)}\n", "utf-8")
    ran = program("verify", "r")
    assert ran.status == (2 if "JSON" in words else 1)
    first, last = ran.out.splitlines()
    assert first.startswith("record 2")
    assert words in first
    assert last == "1 record is fine, 1 is wrong."


def test_such_a_match_is_told_and_drawn(program: Program) -> None:
    main(["classic", "-m", "1", "-s", "1", "--duplicate", "2", "--cut", "-o", "hands=1", "-r", "r"])
    text = program("replay", "r").out
    assert "all-1 cuts the deal with “" in text
    assert program("draw", "r", "-o", "table.png").status == 0
    assert Path("table.png").read_bytes()[:4] == b"\x89PNG"
