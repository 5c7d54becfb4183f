import errno
from collections import Counter
from pathlib import Path

import pytest

from bot.cli.errors import CliError
from bot.cli.files import output
from bot.cli.simulation import Simulation, play_matches
from bot.cli.summary import Summary
from bot.games.match import to_record
from bot.games.options import resolve
from bot.games.registry import GAMES
from bot.games.verify import verify
from bot.players import KINDS
from tests.cli.conftest import Program
from tests.texts import decode_all


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_game_is_played_to_its_end_by_every_kind(game: str, kind: str) -> None:
    rules = GAMES[game]
    for players in rules.seats:
        for cut in (False, True):
            plan = Simulation(game, [kind] * players, resolve(rules.options, {}), "a", cut)
            for match in play_matches(plan, 1):
                verify(to_record(match))


def test_cut_lets_players_cut_every_deal(program: Program) -> None:
    assert (
        program(
            "simulate", "moomin", "-p", 3, "-m", 20, "-s", 1, "-o", "rounds=3", "--cut", "-r", "cut"
        ).status
        == 0
    )
    records = list(decode_all(Path("cut").read_bytes().splitlines()))
    orders = [tuple(one.cut_by) for record in records for one in record.rounds]
    assert all(orders)
    assert {len(order) for order in orders} == {1, 2, 3}
    assert any(tuple(sorted(order)) != order for order in orders)
    assert program("verify", "cut").status == 0
    assert "cuts the deal with “" in program("replay", "cut").out


def test_a_length_stands_for_its_options(program: Program) -> None:
    quick = program("simulate", "classic", "-m", 4, "-s", 1, "--length", "quick")
    assert "Rounds per match: 3.0 on average, 3 to 3" in quick.out
    assert "Turns per match: " in quick.out
    one = program("simulate", "classic", "-m", 4, "-s", 1, "--length", "quick", "-o", "hands=1")
    assert "Rounds per match: 1.0 on average" in one.out
    wrong = program("simulate", "classic", "--length", "endless")
    assert wrong.status == 2
    assert "There is no length “endless” here. --length takes quick, printed." in wrong.err


def test_without_cut_nobody_does(program: Program) -> None:
    program("simulate", "classic", "-m", 2, "-r", "r")
    assert b'"cuts"' not in Path("r").read_bytes()


def test_a_kind_for_each_seat(program: Program) -> None:
    """The greedy one wins more, wherever it sits; both ways to write the list are the same."""
    wins = {}
    for kinds in ("greedy,random,random", "random, random ,greedy"):
        ran = program("simulate", "moomin", "-p", 3, "-m", 60, "-s", 1, "--player", kinds, "-r", kinds[:3])
        assert ran.status == 0
        records = decode_all(Path(kinds[:3]).read_bytes().splitlines())
        wins[kinds[:3]] = Counter(
            seat for one in records for seat, place in one.result.places.items() if place == 1
        )
    assert wins["gre"].most_common(1)[0][0] == "p1"
    assert wins["ran"].most_common(1)[0][0] == "p3"
    given = [word for kind in ("greedy", "random", "random") for word in ("--player", kind)]
    program("simulate", "moomin", "-p", 3, "-m", 60, "-s", 1, *given, "-r", "again")
    assert Path("again").read_bytes() == Path("gre").read_bytes()


def test_the_same_seed_gives_the_same_records(program: Program) -> None:
    for name, seed in (("one", "x"), ("two", "x"), ("three", "y")):
        assert program("simulate", "classic", "-m", 3, "-s", seed, "-r", name).status == 0
    one, two, three = (Path(name).read_bytes() for name in ("one", "two", "three"))
    assert one == two != three


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
    given = ("-o", "scoring=race-121", "-o", "reshuffle=no", "-p", 4, "-m", 1, "--player", "greedy")
    assert program("simulate", "classic", *given, "-r", "r").status == 0
    record = next(decode_all(Path("r").read_bytes().splitlines()))
    assert record.options["scoring"] == "race-121"
    assert record.options["reshuffle"] is False
    assert record.seats == ("p1", "p2", "p3", "p4")


def test_the_summary_adds_up_the_records(program: Program) -> None:
    told = program("simulate", "classic", "-p", 3, "-m", 20, "-s", 1, "-r", "r").out
    records = list(decode_all(Path("r").read_bytes().splitlines()))
    wins = Counter(seat for record in records for seat, place in record.result.places.items() if place == 1)
    moves = sum(len(round_.actions) for record in records for round_ in record.rounds)
    rounds = sum(len(record.rounds) for record in records)
    assert f"20 matches, {rounds:,} rounds, {moves:,} moves" in told
    for seat in ("p1", "p2", "p3"):
        points = sum(record.result.totals[seat] for record in records) / 20
        assert f"{seat}: won {wins[seat]} ({wins[seat] * 5:.1f} %), {points:.1f} points per match" in told


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
        (("classic", "--player", "clever"), ("clever", "random", "greedy")),
        (("classic", "--player", "greedy,clever"), ("clever", "random", "greedy")),
        (("classic", "--player", "greedy,"), ("random", "greedy")),
        (("classic", "-p", 4, "--player", "greedy,random"), ("2", "4", "--player")),
        (("classic", "-p", 2, "--player", "greedy,random,greedy"), ("3", "2", "--player")),
        (("classic", "--fast"), ("--fast",)),
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


def test_a_seed_may_be_any_bytes_of_a_terminal(program: Program) -> None:
    assert program("simulate", "classic", "-m", 1, "-s", "\udcff", "-r", "one").status == 0
    assert program("simulate", "classic", "-m", 1, "-s", "\udcfe", "-r", "two").status == 0
    assert Path("one").read_bytes() != Path("two").read_bytes()


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
    Path("records").write_bytes(b"{}\n")
    program("replay", "records", "--match", "9" * digits).complains()
