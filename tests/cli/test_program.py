import io
import os
import re
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
import typer.main

import bot
from bot.cli import app as application
from bot.cli.app import app, main
from bot.locales import source
from tests.cli.conftest import Program
from tests.cli.processes import started
from tests.storage.making import content, write
from tests.tools.texts import command as texts_command

ROOT = Path(bot.__file__).parents[1]
COMMANDS = (
    "play",
    "run",
    "status",
    "simulate",
    "replay",
    "review",
    "verify",
    "draw",
    "backup",
    "restore",
    "move",
    "forget",
    "doctor",
    "texts",
    "league",
    "fleet",
)


def test_the_commands_are_these() -> None:
    assert tuple(typer.main.get_command(app).commands) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_every_option_has_help(program: Program, command: str) -> None:
    ran = program(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert "cli-" not in ran.out
    for parameter in typer.main.get_command(app).commands[command].params:
        assert parameter.help, parameter.name


def test_the_commands_about_the_league_have_help_too(program: Program) -> None:
    group = typer.main.get_command(app).commands["league"]
    assert list(group.commands) == ["export", "import"]
    for name, command in group.commands.items():
        ran = program("league", name, "--help")
        assert (ran.status, ran.err) == (0, "")
        assert "cli-" not in ran.out
        assert all(parameter.help for parameter in command.params)


def test_help_lists_the_commands(program: Program) -> None:
    ran = program("--help")
    assert ran.status == 0
    assert all(command in ran.out for command in COMMANDS)


def test_without_a_command_there_is_help(program: Program) -> None:
    ran = program()
    assert (ran.status, ran.err) == (2, "")
    assert "simulate" in ran.out


def test_the_version(program: Program) -> None:
    ran = program("--version")
    assert (ran.status, ran.err) == (0, "")
    schema = len(list((ROOT / "storage/migrations/sqlite").glob("*.sql")))
    said = rf"boneyard {re.escape(version('boneyard'))}( \([0-9a-f]{{12}}\))?, schema {schema}\n"
    assert re.fullmatch(said, ran.out)


@pytest.mark.parametrize("arguments", [("dance",), ("--dance",), ("verify", "a", "b"), ("replay",)])
def test_a_command_line_that_is_none_is_one_line(program: Program, arguments: tuple[str, ...]) -> None:
    program(*arguments).complains()


def test_ctrl_c_ends_a_long_command_in_one_line_and_leaves_whole_records(program: Program) -> None:
    command = [sys.executable, "-m", "bot", "simulate", "classic", "-m", "100000000", "-r", "r", "-s", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout
        assert "seed 1" in running.stdout.readline()
        while not Path("r").exists() or Path("r").stat().st_size < 20_000:
            assert running.poll() is None
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert (out, err) == ("", "boneyard: Interrupted.\n")
    assert program("verify", "r").status == 0


def test_ctrl_c_while_it_is_still_loading_shows_no_traceback() -> None:
    """The heavy module is replaced by one that interrupts its own loading."""
    begin = "import bot.cli, os, signal, sys"
    finder = """
class Finder:
    def find_spec(self, name, *_):
        if name == "bot.cli.app":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Finder())
bot.cli.main(["--version"])
"""
    command = [sys.executable, "-c", begin + finder]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (-signal.SIGINT, "", "")


def test_ctrl_c_raises_again_when_it_has_loaded(program: Program) -> None:
    before = signal.getsignal(signal.SIGINT)
    assert program("--version").status == 0
    assert signal.getsignal(signal.SIGINT) is before


def test_the_status_tells_where_nobody_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(sys, "stderr", Full())
    assert main(["simulate", "chess"]) == 2


@pytest.mark.parametrize("command", ["replay", "verify"])
async def test_a_pipe_in_which_nobody_reads_on_is_no_fault(records: Path, command: str) -> None:
    """As after `| head -n 1`: neither a text nor the status by which `verify` tells of a false record."""
    os.mkfifo("late")
    async with started(command, "late") as program:
        program.process.close_output()
        assert await program.line() == ""  # only then it has something to tell
        write(Path("late"), content(records))
        assert await program.end() == (141, "")


def test_a_fault_of_the_program_is_one_line_and_a_traceback_only_when_asked(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(**_: object) -> int:
        raise ZeroDivisionError("secret of the inside")

    monkeypatch.setattr(application, "app", broken)
    ran = program("verify", "x")
    ran.complains("ZeroDivisionError", status=70)
    assert "secret" not in ran.err
    monkeypatch.setenv("BONEYARD_LOG", "debug")
    assert "secret of the inside" in program("verify", "x").err


def test_the_system_s_own_refusals_are_one_line(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(**_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(application, "app", full)
    program("simulate").complains("No space left on device")


def test_every_text_of_the_program_is_used() -> None:
    names = [line.split(" =")[0] for line in source("en")["cli.ftl"].splitlines() if line.startswith("cli-")]
    folder = Path(application.__file__).parent
    beside = [folder.parent / "app" / "serve.py", Path(texts_command.__file__)]
    code = "".join(path.read_text() for path in [*folder.glob("*.py"), *beside])
    by_code = (
        "error-",
        "storage-",
        "server-",
        "option-",
        "record-",
        "illegal-",
        "notation-",
        "setting-",
        "doctor-",
        "texts-rule-",
        "place-",
        "cut-",
        "import-fault-",
        "status-fault-",
    )
    for name in names:
        text_id = name.removeprefix("cli-")
        assert (
            f'"{text_id}"' in code
            or f'"{name}"' in code
            or text_id.startswith(by_code)
            or (text_id.endswith("-help") and text_id[:-5] in COMMANDS)
        ), name


def test_the_installed_program_shows_others_for_signs_that_a_terminal_lacks() -> None:
    command = [Path(sys.executable).with_name("boneyard"), "simulate", "chess"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert "?chess?" in ran.stderr
