import errno
import io
from pathlib import Path

import pytest
from PIL import Image

from bot.cli import main
from bot.cli.records import find_step
from bot.games.record import decode
from tests.cli.conftest import Program


def size(path: str) -> tuple[int, int]:
    with Image.open(io.BytesIO(Path(path).read_bytes())) as picture:
        picture.load()
        assert picture.format == "PNG"
        return picture.size


def test_the_table_and_a_hand_are_drawn(program: Program, records: Path) -> None:
    ran = program("draw", records, "-r", 2, "-k", 4, "-o", "table.png")
    assert (ran.status, ran.err) == (0, "")
    assert "round 2, after move 4" in ran.out
    assert program("draw", records, "-r", 2, "-k", 4, "-s", "p2", "-o", "hand.png").status == 0
    assert program("draw", records, "-r", 2, "-k", 4, "--theme", "light", "-o", "light.png").status == 0
    width, height = size("table.png")
    assert width > height > 200
    assert size("hand.png")[0] > 200
    pictures = {Path(f"{name}.png").read_bytes() for name in ("table", "hand", "light")}
    assert len(pictures) == 3


def test_moments_differ_and_can_be_repeated(program: Program, records: Path) -> None:
    for name, move in (("a", 3), ("b", 4), ("c", 3)):
        assert program("draw", records, "-k", move, "-o", name).status == 0
    a, b, c = (Path(name).read_bytes() for name in "abc")
    assert a == c != b


def test_the_fresh_deal_and_the_end_can_be_drawn(program: Program, records: Path) -> None:
    record = decode(records.read_bytes().splitlines()[0])
    assert find_step(record, 1, 0).token is None
    assert find_step(record, 1, None).action == len(record.rounds[0].actions)
    assert program("draw", records, "-k", 0, "-o", "deal.png").status == 0
    assert program("draw", records, "-o", "end.png").status == 0
    assert size("deal.png") != (0, 0) != size("end.png")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("-r", "99", "-o", "x"), ("round 99", "rounds")),
        (("-k", "99", "-o", "x"), ("move 99", "moves")),
        (("-r", "0", "-o", "x"), ("--round",)),
        (("-k", "-1", "-o", "x"), ("--move",)),
        (("-s", "p4", "-o", "x"), ("p4", "p1, p2, p3")),
        (("-s", "ann", "-o", "x"), ("ann", "p1, p2, p3")),
        (("-s", "*", "-o", "x"), ("p1, p2, p3",)),
        (("-m", "9", "-o", "x"), ("match 9",)),
        (("--theme", "pink", "-o", "x"), ("--theme",)),
        ((), ("--out",)),
        (("-o", "."), ("folder",)),
        (("-o", "no/such/x"), ("no/such/x", "cannot be written")),
    ],
)
def test_bad_input_is_one_line(program: Program, records: Path, arguments, words) -> None:
    program("draw", records, *arguments).complains(*words)
    assert not Path("x").exists()


def test_a_picture_is_overwritten_only_by_force(program: Program, records: Path) -> None:
    Path("x").write_text("dear to me")
    program("draw", records, "-o", "x").complains("--force")
    assert program("draw", records, "-o", "x", "--force").status == 0
    assert Path("x").read_bytes().startswith(b"\x89PNG")


def test_what_the_libraries_call_an_error_is_left_out(program: Program, records: Path) -> None:
    ran = program("draw", records, "--theme", "pink", "-o", "x")
    ran.complains("--theme", "pink", "light", "dark")
    assert "Value error" not in ran.err


def test_a_file_is_what_its_name_says(program: Program, records: Path) -> None:
    program("draw", records, "-o", "a.gif").complains("Without --gif, a.gif would be a PNG")
    program("draw", records, "--gif", "-o", "a.PNG").complains("With --gif, a.PNG would be a GIF")
    assert not Path("a.gif").exists()
    assert not Path("a.PNG").exists()
    for name, more in (("a.jpg", ()), ("a.webp", ("--gif",)), ("a.png.bak", ())):
        program("draw", records, *more, "-o", name).complains(name)
        assert not Path(name).exists()
    assert program("draw", records, "-o", "table").status == 0


@pytest.mark.parametrize(("more", "begins"), [((), b"\x89PNG"), (("--gif",), b"GIF8")])
def test_a_picture_goes_to_the_standard_output_alone(records: Path, more, begins, capfdbinary) -> None:
    assert main(["draw", str(records), *more, "-o", "-"]) == 0
    out, err = capfdbinary.readouterr()
    assert out.startswith(begins)
    assert err.startswith(b"-: round 1")
    assert not Path("-").exists()


def test_a_round_is_drawn_as_gif(program: Program, records: Path) -> None:
    ran = program("draw", records, "-r", 2, "--gif", "-o", "round.gif")
    assert (ran.status, ran.err) == (0, "")
    moves = len(decode(records.read_bytes().splitlines()[0]).rounds[1].actions)
    assert ran.out.strip() == f"round.gif: round 2 of 19, {moves} moves"
    with Image.open("round.gif") as gif:
        assert gif.format == "GIF"
        assert gif.n_frames > moves
    data = Path("round.gif").read_bytes()
    assert program("draw", records, "-r", 2, "--gif", "-o", "round.gif", "--force").status == 0
    assert Path("round.gif").read_bytes() == data
    assert program("draw", records, "-r", 2, "--gif", "--theme", "light", "-o", "light.gif").status == 0
    assert Path("light.gif").read_bytes() != data


def test_a_gif_that_would_be_too_large_says_what_it_left_out(program, records, monkeypatch) -> None:
    monkeypatch.setattr("bot.replay.drawn.GIF_LIMIT", 100_000)
    ran = program("draw", records, "--gif", "-o", "round.gif")
    assert ran.status == 0
    assert "too long" in ran.out
    assert Path("round.gif").stat().st_size <= 100_000


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("-r", "99", "-o", "x"), ("round 99", "rounds")),
        (("-m", "9", "-o", "x"), ("match 9",)),
        (("-k", "3", "-o", "x"), ("--gif", "--move")),
        (("-s", "p1", "-o", "x"), ("--gif", "--seat")),
        (("-o", "."), ("folder",)),
        (("-o", "no/such/x"), ("no/such/x", "cannot be written")),
        (("-o", "/dev/full"), ("/dev/full", "cannot be written")),
    ],
)
def test_bad_input_for_a_gif_is_one_line(program: Program, records: Path, arguments, words) -> None:
    program("draw", records, "--gif", *arguments).complains(*words)
    assert not Path("x").exists()


@pytest.mark.parametrize("name", ["table.png", "round.gif"])
def test_a_full_disk_leaves_the_old_picture_as_it_was(
    program: Program, records: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    Path(name).write_bytes(b"the old one")
    monkeypatch.setattr("bot.cli.files.os.fsync", full)
    gif = ["--gif"] if name.endswith(".gif") else []
    program("draw", records, *gif, "--force", "-o", name).complains(name, "No space left")
    assert [path.name for path in Path().iterdir() if path != records and path.suffix != ".jsonl"] == [name]
    assert Path(name).read_bytes() == b"the old one"


def test_a_record_that_is_cut_off_or_wrong_is_one_line(program: Program, records: Path) -> None:
    line = records.read_bytes().splitlines()[0]
    Path("cut.jsonl").write_bytes(line[: len(line) // 2])
    program("draw", "cut.jsonl", "--gif", "-o", "x").complains("record 1", "cut off")
    wrong = line.replace(b'"actions":["p', b'"actions":["p1 play 9-9","p', 1)
    Path("wrong.jsonl").write_bytes(wrong)
    program("draw", "wrong.jsonl", "--gif", "-o", "x").complains("round 1", "action 1")
    assert not Path("x").exists()
