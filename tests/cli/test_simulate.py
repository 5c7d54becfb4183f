import errno
from collections import Counter
from pathlib import Path

import pytest

from bot.cli.errors import CliError
from bot.cli.files import output
from bot.cli.simulation import Plan, play_matches
from bot.cli.summary import Summary
from bot.games.match import to_record
from bot.games.options import resolve
from bot.games.record import decode_all
from bot.games.registry import GAMES
from bot.games.verify import verify
from bot.players import KINDS
from tests.cli.conftest import Program


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_game_is_played_to_its_end_by_every_kind(game: str, kind: str) -> None:
    rules = GAMES[game]
    for players in rules.seats:
        plan = Plan(game, players, resolve(rules.options, {}), kind, "a")
        for match in play_matches(plan, 2):
            verify(to_record(match))


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
        assert f"{seat}: won {wins[seat]} ({wins[seat] * 5:.1f} %), {points:.1f} points a match" in told


def test_an_empty_summary_can_be_told() -> None:
    assert len(list(Summary(2).lines(0.0))) == 7


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
