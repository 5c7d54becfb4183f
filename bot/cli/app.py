"""All commands of the program, and the one place where errors become a line and an exit status."""

import io
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer

from bot import locales
from bot.app.host_settings import SettingsError
from bot.app.status.version import NAME, full
from bot.cli.data import backup, forget, move, restore
from bot.cli.doctor import doctor
from bot.cli.errors import BAD_INPUT, FAULT, CliError
from bot.cli.fleet import app as fleet
from bot.cli.league import app as league
from bot.cli.records import draw, replay, review, verify
from bot.cli.run import play, run
from bot.cli.simulate import game_pages, simulate
from bot.cli.status import status
from bot.cli.terminal import explain, say
from bot.games.errors import GameError
from storage import ServerError, StorageError
from storage.engines.sqlite.schema import known_schema

_INTERRUPTED = 130
_INTERNAL = 70
_PYDANTIC = "Value error, "  # it begins so what typer says of a choice
_PIPE_CLOSED = 141  # as the shell tells of programs that SIGPIPE ended


def texts(
    language: Annotated[str, typer.Argument(metavar="[LANGUAGE]", help=say("texts-language"), show_default=False)] = "",
    stamp: Annotated[bool, typer.Option("--stamp", help=say("texts-stamp"))] = False,
    stamp_all: Annotated[bool, typer.Option("--stamp-all", help=say("texts-stamp-all"))] = False,
) -> int:
    """Check a language, or all of them; answer 1 if something is wrong. CliError `texts-language`, `texts-pages`.

    The checks are no part of the program: they lie in `tests/tools/texts`.
    """
    translated = [name for name in locales.languages() if name != locales.DEFAULT]
    if language and language not in translated:
        raise CliError("texts-language", language=language, known=", ".join(translated) or "–")
    try:
        from tests.tools.texts.command import tell, write_marks
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("tests"):
            raise
        raise CliError("texts-pages", folder="tests/tools/texts") from None
    wanted = [language] if language else translated
    if stamp or stamp_all:
        for name in wanted:
            write_marks(name, anew=stamp_all)
    return FAULT if sum([tell(name, whole=bool(language)) for name in wanted]) else 0


app = typer.Typer(
    name=NAME,
    help=say("help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
_COMMANDS = (play, run, status, simulate, replay, review, verify, draw, backup, restore, move, forget, doctor, texts)
for _command in _COMMANDS:
    _epilog = game_pages() if _command is simulate else None
    app.command(_command.__name__, help=say(f"{_command.__name__}-help"), epilog=_epilog)(_command)
app.add_typer(league, name="league")
app.add_typer(fleet, name="fleet")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"{NAME} {full()}, schema {known_schema()}")
        raise typer.Exit


@app.callback()
def _options(
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=say("version-help"))
    ] = False,
) -> None:
    pass


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command.

    Return 0, 1 (something checked is wrong), 2 (bad input), 70 (a fault of ours), 75 (of `run`: it may pass, as when
    Discord can't be reached), 130 (interrupted) or 141 (nobody reads on).
    """
    _take_any_text()
    try:
        ended = int(app(args=arguments, prog_name=NAME, standalone_mode=False) or 0)
        return ended if ended != _INTERRUPTED else _complain([say("interrupted")], ended)
    except typer.TyperException as error:
        return _complain([error.format_message().replace(_PYDANTIC, "")], getattr(error, "exit_code", BAD_INPUT))
    except CliError as error:
        return _complain(explain(error), error.status)
    except (GameError, StorageError, ServerError, SettingsError) as error:
        return _complain(explain(error), BAD_INPUT)
    except SystemExit as end:  # raised where nobody reads on, as in `| head -n 1`
        if not isinstance(end.__context__, BrokenPipeError):
            raise
        return _PIPE_CLOSED
    except (KeyboardInterrupt, typer.Abort):
        return _complain([say("interrupted")], _INTERRUPTED)
    except OSError as error:
        return _complain([say("error-system", reason=error.strerror or type(error).__name__)], BAD_INPUT)
    except Exception as error:  # the last place where a fault of ours can be told in a line
        if os.environ.get("BONEYARD_LOG", "").lower() == "debug":
            traceback.print_exc()
        return _complain([say("error-internal", kind=type(error).__name__)], _INTERNAL)


def _take_any_text() -> None:
    """Let a terminal that lacks a sign show `?` for it, in place of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(lines: Sequence[str], status: int) -> int:
    with suppress(OSError):  # nobody listens: the status still tells
        for line in filter(None, lines):
            print(f"{NAME}: {line}", file=sys.stderr)  # noqa: T201 - it is a program
    return status
