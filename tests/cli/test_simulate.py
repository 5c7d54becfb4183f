import errno
import multiprocessing
import os
import pickle
import random
import signal
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import cycle
from operator import neg
from pathlib import Path

import msgspec
import pytest

from bot.cli.errors import CliError
from bot.cli.files import output
from bot.cli.simulation import Simulation, play_matches, seated, settled, spread
from bot.cli.summary import Summary, wilson
from bot.games.game import Outcome
from bot.games.match import Match, to_record
from bot.games.options import Options, resolve
from bot.games.registry import GAMES
from bot.games.verify import verify
from bot.players.thinking import Budget
from tests.cli.conftest import Program
from tests.cli.processes import Process, started
from tests.texts import decode_all


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_by_every_kind(game: str) -> None:
    """By the fewest as printed, by the most with cuts and the quickest options, and once with a strong player."""
    rules = GAMES[game]
    few, many, short = min(rules.seats), max(rules.seats), {**rules.lengths[0].options}
    for kinds, cut, options in (
        (["random", "greedy"], False, resolve(rules.options, {})),
        (["greedy", "random"], True, rules.first_options()),
        (["strong", *["greedy"] * (few - 1)], False, short),
    ):
        players = [kind for kind, _ in zip(cycle(kinds), range(many if cut else few), strict=False)]
        for match in play_matches(Simulation(game, players, options, "a", cut, budget=Budget(1)), 1):
            verify(to_record(match))


def test_cut_lets_players_cut_every_deal(program: Program) -> None:
    assert program("simulate", "moomin", "-p", 3, "-m", 20, "-s", 1, "-o", "rounds=3", "--cut", "-r", "cut").status == 0
    records = list(decode_all(Path("cut").read_bytes().splitlines()))
    orders = [tuple(round_.cut_by) for record in records for round_ in record.rounds]
    assert all(orders)
    assert {len(order) for order in orders} == {1, 2, 3}
    assert any(tuple(sorted(order)) != order for order in orders)
    assert program("verify", "cut").status == 0
    assert "cuts the deal with “" in program("replay", "cut").out


def test_a_length_stands_for_its_options(program: Program) -> None:
    quick = program("simulate", "classic", "-m", 4, "-s", 1, "--length", "quick")
    assert "Rounds per match: 3.0 on average, 3 to 3" in quick.out
    assert "Turns per match: " in quick.out
    single = program("simulate", "classic", "-m", 4, "-s", 1, "--length", "quick", "-o", "hands=1")
    assert "Rounds per match: 1.0 on average" in single.out
    wrong = program("simulate", "classic", "--length", "endless")
    assert wrong.status == 2
    assert "There is no length “endless” here. --length takes quick, printed." in wrong.err


def test_without_cut_nobody_does(program: Program) -> None:
    program("simulate", "classic", "-m", 2, "-r", "r")
    assert b'"cuts"' not in Path("r").read_bytes()


def test_a_kind_for_each_player_who_moves_on_by_a_seat_from_match_to_match(program: Program) -> None:
    """The greedy one wins more, wherever it sits; both ways to write the list are the same."""
    kinds = ("greedy", "random", "random")
    ran = program("simulate", "moomin", "-p", 3, "-m", 90, "-s", 1, "--player", ",".join(kinds), "-r", "one")
    won, sat = Counter(), Counter()
    for number, record in enumerate(decode_all(Path("one").read_bytes().splitlines()), 1):
        seats = dict(zip(record.seats, seated(kinds, number), strict=True))
        first = [seat for seat, place in record.result.places.items() if place == 1]
        for seat in first:
            won[seats[seat]] += 1 / len(first)
        sat.update(seat for seat, kind in seats.items() if kind == "greedy")
    assert sat == {"p1": 30, "p2": 30, "p3": 30}
    assert won["greedy"] > 30
    low, high = wilson(won["greedy"], 90)
    words = f"greedy: won {won['greedy'] / 0.9:.1f}% of the matches (95% sure: {100 * low:.1f} to"
    assert f"{words} {100 * high:.1f}%; by luck alone 33.3%)" in ran.out
    assert "random: won " in ran.out
    players = [word for kind in kinds for word in ("--player", kind)]
    program("simulate", "moomin", "-p", 3, "-m", 90, "-s", 1, *players, "-r", "again")
    assert Path("again").read_bytes() == Path("one").read_bytes()


def test_fewer_kinds_than_players_are_repeated(program: Program) -> None:
    arguments = ("simulate", "moomin", "-p", 5, "-m", 1, "-s", 1, "--player")
    few = program(*arguments, "greedy,random", "-r", "few")
    assert few.status == 0
    program(*arguments, "greedy,random,greedy,random,greedy", "-r", "all")
    assert Path("few").read_bytes() == Path("all").read_bytes()
    assert "greedy: won " in few.out
    assert "by luck alone 60.0%" in few.out


def test_players_vote_and_name_the_youngest_before_a_match(program: Program) -> None:
    """As at a table: some vote for open hands, some for hidden ones, some not at all; anybody may be the youngest."""
    assert program("simulate", "christmas", "-p", 3, "-m", 60, "-s", 1, "-r", "r").status == 0
    deals = [record.rounds[0].deal for record in decode_all(Path("r").read_bytes().splitlines())]
    assert {deal["open"] for deal in deals} == {True, False}
    assert len({tuple(deal["votes"].values()) for deal in deals}) == 2**3
    agreements = [settled(GAMES["christmas"], 3, random.Random(number)) for number in range(60)]
    assert {agreement.get("youngest") for agreement in agreements} == {"p1", "p2", "p3", None}
    assert {len(agreement["votes"]) for agreement in agreements} == {0, 1, 2, 3}
    assert settled(GAMES["classic"], 3, random.Random(1)) == {}
    assert program("verify", "r").status == 0


class _Endless(type(GAMES["classic"])):
    """Classic domino whose matches have always one more round."""

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        return None


def test_rules_that_never_end_are_told_and_hang_nobody(program: Program, monkeypatch) -> None:
    monkeypatch.setitem(GAMES, "classic", _Endless())
    ran = program("simulate", "classic", "-m", 3, "-s", "forever", "--moves", 300)
    ran.complains("classic", "seed forever", "Match 1", "300 moves", status=1)


def test_a_match_of_just_so_many_moves_ends(program: Program) -> None:
    """The deal of each round is one of them."""
    arguments = ("simulate", "classic", "-m", 1, "-s", 1, "--length", "quick", "-r")
    program(*arguments, "r")
    (record,) = decode_all(Path("r").read_bytes().splitlines())
    steps = sum(1 + len(round_.actions) for round_ in record.rounds)
    assert program(*arguments, "again", "--moves", steps).status == 0
    program(*arguments, "never", "--moves", steps - 1).complains("Match 1", status=1)


def test_an_endless_match_of_another_process_is_told_just_so(program: Program) -> None:
    error = CliError("endless", status=1, game="classic", match=7)
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.status, again.facts) == (error.code, error.status, error.facts)
    arguments = ("classic", "-m", 2, "-j", 2, "-s", 1, "--player", "strong", "--iterations", 1, "--moves", 3)
    program("simulate", *arguments).complains("Match 1", status=1)


def test_one_kind_alone_has_no_line_of_its_own(program: Program) -> None:
    assert "by luck" not in program("simulate", "classic", "-m", 2, "--player", "greedy").out


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 100, 0.7222, 0.8749), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_the_interval_is_wilsons(wins: int, count: int, low: float, high: float) -> None:
    """Numbers of Wilson's interval without correction, as statsmodels gives them."""
    assert wilson(wins, count) == pytest.approx((low, high), abs=1e-4)


def test_strong_players_think_as_much_as_they_are_told_to(program: Program) -> None:
    arguments = ("simulate", "classic", "--length", "quick", "--player", "strong,greedy", "-m", 2, "-s", 3, "-j", 1)
    for name in ("one", "two"):
        ran = program(*arguments, "--iterations", 3, "-r", name)
        assert ran.status == 0
        assert "strong: won " in ran.out
    assert Path("one").read_bytes() == Path("two").read_bytes()
    assert program(*arguments, "--think", 0.001).status == 0
    program(*arguments, "--think", 0.001, "--iterations", 3).complains("--iterations", "--think")


def test_work_is_spread_over_processes_and_answered_in_order() -> None:
    assert list(spread(neg, 20, 2, at_once=True)) == [*range(-1, -21, -1)]
    assert list(spread(neg, 3, 8)) == [-1, -2, -3]
    assert multiprocessing.active_children() == []


def test_who_stops_asking_ends_the_processes() -> None:
    with closing(spread(neg, 10**9, 2, at_once=True)) as numbers:
        assert next(numbers) == -1
    assert multiprocessing.active_children() == []


def test_the_matches_are_the_same_however_many_processes_play() -> None:
    kinds = ["strong", "greedy"]
    plan = Simulation("classic", kinds, {"hands": 1}, "jobs", budget=Budget(2))
    alone = [to_record(match) for match in play_matches(plan, 5, 1)]
    assert [to_record(match) for match in play_matches(plan, 5, 2)] == alone


on_linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells of children")


@asynccontextmanager
async def playing_for_long() -> AsyncIterator[tuple[Process, list[int], list[int]]]:
    """Strong players at matches without end, the processes below them, and of these the two that play."""
    line = f"classic --length quick -m {10**6} --player strong,greedy -j 2 --iterations 2 -r /dev/stdout -s 1 --force"
    async with started("simulate", *line.split()) as program:
        assert "seed 1" in await program.line()
        assert (await program.line()).startswith('{"format"')
        below = children(program.process.pid)
        playing = [pid for pid in below if b"spawn_main" in command(pid)]  # others serve Python itself
        assert len(playing) == 2
        yield program, below, playing


@on_linux
async def test_ctrl_c_ends_all_processes_without_a_traceback() -> None:
    """As on a terminal, all of them get the signal."""
    async with playing_for_long() as (program, below, playing):
        for pid in (*below, program.process.pid):
            os.kill(pid, signal.SIGINT)
        status, err = await program.end()
    assert (status, err) == (130, "boneyard: Interrupted.\n")
    assert not any(map(command, playing))


@on_linux
async def test_nobody_plays_on_for_a_process_that_was_killed() -> None:
    """All of them write to the same standard error: it ends when the last one does."""
    async with playing_for_long() as (program, _, _):
        status, _ = await program.end(signal.SIGKILL)  # Python itself may warn of semaphores
    assert status == -signal.SIGKILL


def children(pid: int) -> list[int]:
    return [int(number) for number in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def command(pid: int) -> bytes:
    """What a process was started with; nothing if it runs no more."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def test_the_same_seed_gives_the_same_records(program: Program) -> None:
    for name, seed in (("one", "x"), ("two", "x"), ("three", "y")):
        assert program("simulate", "classic", "-m", 3, "-s", seed, "-r", name).status == 0
    first, second, third = (Path(name).read_bytes() for name in ("one", "two", "three"))
    assert first == second != third


def test_a_longer_run_begins_with_the_shorter_one(program: Program) -> None:
    program("simulate", "classic", "-m", 2, "-s", 5, "-r", "short")
    program("simulate", "classic", "-m", 4, "-s", 5, "-r", "long")
    assert Path("long").read_bytes().startswith(Path("short").read_bytes())


def test_a_drawn_seed_is_told_and_repeats_the_run(program: Program) -> None:
    first = program("simulate", "classic", "-m", 2, "-r", "first")
    seed = first.out.splitlines()[0].rsplit(" ", 1)[1]
    program("simulate", "classic", "-m", 2, "-s", seed, "-r", "again")
    assert Path("first").read_bytes() == Path("again").read_bytes()


def test_options_and_players_are_in_the_record(program: Program) -> None:
    arguments = ("-o", "scoring=race-121", "-o", "reshuffle=no", "-p", 4, "-m", 1, "--player", "greedy")
    assert program("simulate", "classic", *arguments, "-r", "r").status == 0
    record = next(decode_all(Path("r").read_bytes().splitlines()))
    assert record.options["scoring"] == "race-121"
    assert record.options["reshuffle"] is False
    assert record.seats == ("p1", "p2", "p3", "p4")


def test_the_summary_adds_up_the_records(program: Program) -> None:
    out = program("simulate", "classic", "-p", 3, "-m", 20, "-s", 1, "-r", "r").out
    records = list(decode_all(Path("r").read_bytes().splitlines()))
    wins = Counter(seat for record in records for seat, place in record.result.places.items() if place == 1)
    moves = sum(len(round_.actions) for record in records for round_ in record.rounds)
    rounds = sum(len(record.rounds) for record in records)
    assert f"20 matches, {rounds:,} rounds, {moves:,} moves" in out
    for seat in ("p1", "p2", "p3"):
        points = sum(record.result.totals[seat] for record in records) / 20
        assert f"{seat}: won {wins[seat]} ({wins[seat] * 5:.1f}%), {points:.1f} points per match" in out


def test_the_shares_of_winning_hands_are_told_where_a_game_knows_kinds(program: Program) -> None:
    """The kind is what the game says of a round's end; the rest of the program knows none."""
    match = Match("tabla", {}, 2, (3, 1), (0, 0), end="rounds")
    kinds = ["runs", "pairs-turned", "runs", "runs", ""]
    outcomes = tuple(Outcome("hand" if kind else "void", 0, (0, 14), kind=kind) for kind in kinds)
    summary = Summary(2)
    summary.add(msgspec.structs.replace(match, outcomes=outcomes))
    assert "Winning hands: runs 3 (75.0%), pairs-turned 1 (25.0%)" in list(summary.lines(1.0))
    assert "Winning hands" not in program("simulate", "classic", "-m", 1).out


def test_an_empty_summary_can_be_told() -> None:
    assert len(list(Summary(2).lines(0.0))) == 8


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), ("GAME",)),
        (("chess",), ("chess", "classic")),
        (("classic", "-p", "1"), ("classic", "1", "2", "4")),
        (("classic", "-p", "5"), ("classic", "5", "2", "4")),
        (("classic", "-p", "-3"), ("-3", "2", "4")),
        (("classic", "-p", "two"), ("--players",)),
        (("classic", "-m", "0"), ("--matches",)),
        (("classic", "-o", "speed=1"), ("speed", "scoring")),
        (("classic", "-o", "scoring=minus-7"), ("scoring", "minus-7", "minus-100")),
        (("classic", "-o", "scoring"), ("scoring", "KEY=VALUE")),
        (("classic", "-o", "=yes"), ("=yes", "KEY=VALUE")),
        (("classic", "-o", "reshuffle=no", "-o", "reshuffle=yes"), ("reshuffle", "twice")),
        (("classic", "--player", "clever"), ("clever", "random", "greedy", "strong")),
        (("classic", "--player", "greedy,clever"), ("clever", "random", "greedy", "strong")),
        (("classic", "--player", "greedy,"), ("random", "greedy")),
        (("classic", "--moves", "0"), ("--moves",)),
        (("classic", "-p", 2, "--player", "greedy,random,greedy"), ("3", "2", "--player")),
        (("classic", "--fast"), ("--fast",)),
        (("classic", "--jobs", "0"), ("--jobs",)),
        (("classic", "--jobs", "100000"), ("--jobs",)),
        (("classic", "--iterations", "0"), ("--iterations",)),
        (("classic", "--think", "0"), ("--think",)),
        (("classic", "--think", "nan"), ("--think",)),
        (("classic", "-r", "."), ("folder",)),
        (("classic", "-r", "no/such/folder"), ("no/such/folder", "cannot be written")),
    ],
)
def test_bad_input_is_one_line(program: Program, arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    program("simulate", *arguments).complains(*words)


def test_a_file_is_overwritten_only_by_force(program: Program) -> None:
    Path("kept").write_text("dear to me")
    program("simulate", "classic", "-m", 1, "-r", "kept").complains("kept", "--force")
    assert Path("kept").read_text() == "dear to me"
    assert program("simulate", "classic", "-m", 1, "-r", "kept", "--force").status == 0
    assert Path("kept").read_text().startswith('{"format"')


@pytest.mark.parametrize("seed", ["\udcff", "a\ud800b", os.fsdecode(b"caf\xe9")])
def test_a_seed_that_is_no_text_is_refused(program: Program, seed: str) -> None:
    program("simulate", "classic", "-m", 1, "-s", seed, "-r", "one").complains("--seed isn't text")
    assert not Path("one").exists()


@pytest.mark.parametrize(
    "arguments",
    [("-o", "scoring=\udcff"), ("-o", "\udcff=1"), ("--length", "\udcff"), ("--player", "\udcff"), ("-p", "\udcff")],
)
def test_no_other_argument_that_is_no_text_is_a_fault_of_ours(program: Program, arguments: tuple[str, ...]) -> None:
    program("simulate", "classic", "-m", 1, *arguments).complains()


def test_a_name_that_no_file_can_have_is_named(program: Program) -> None:
    program("simulate", "classic", "-m", 1, "-r", "x" * 300).complains("x" * 300, "cannot be written")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_told(program: Program) -> None:
    program("simulate", "classic", "-m", 1, "-r", "/dev/full").complains("/dev/full", "No space left")
    assert Path("/dev/full").exists()


def write_half(path: Path) -> None:
    with output(path, force=True) as file:
        file.write(b"half")
        raise OSError(errno.ENOSPC, "No space left on device")


def test_what_could_not_be_written_whole_is_not_left_there() -> None:
    for name, old in (("new", None), ("old", b"dear to me")):
        if old is not None:
            Path(name).write_bytes(old)
        with pytest.raises(CliError) as caught:
            write_half(Path(name))
        assert caught.value.code == "unwritable"
        assert Path(name).exists() == (old is not None)


@pytest.mark.parametrize("digits", [29, 400, 5000])
def test_a_number_of_many_digits_is_refused_in_a_line(program: Program, digits: int) -> None:
    program("simulate", "classic", "-p", "9" * digits).complains()
    program("simulate", "classic", "--matches", "9" * digits).complains()
    Path("records").write_bytes(b"{}\n")
    program("replay", "records", "--match", "9" * digits).complains()
