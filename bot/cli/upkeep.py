"""`boneyard backup`, `restore`, `move` and `doctor`: for the person who hosts the bot."""

import errno
import os
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.app.host_settings import DATABASE, load_settings, place_of
from bot.cli import checks
from bot.cli.errors import BAD_INPUT, FAULT, CliError
from bot.cli.files import naming
from bot.cli.lifetime import make_folder
from bot.cli.progress import Meter
from bot.cli.wording import explain, say
from storage import MoveError, Place, StorageError, backup_now, move_now, reach
from storage.backups import restore_now
from storage.engines import engine_of

MOST_ID = 2**63 - 1  # of Discord's numbers, and of SQLite's
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say("data-folder"), show_default=False)]


def backup(
    to: Annotated[Path, typer.Argument(metavar="TO", help=say("backup-to"), show_default=False)],
    data: DataFolder = None,
    force: Annotated[bool, typer.Option("--force", help=say("backup-force"))] = False,
) -> None:
    """Copy the database, while the bot runs too."""
    database = load_settings(data=data).place
    reach(database)
    target = _target(to, database.name if isinstance(database, Path) else DATABASE)
    with naming(database):
        _copy(database, target, force)
    typer.echo(say("backup-done", path=str(target)))


def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help=say("restore-from"), show_default=False)],
    data: DataFolder = None,
) -> None:
    """Put a backup in the place of the database; what was there is kept beside it."""
    database = load_settings(data=data).place
    if not isinstance(database, Path):
        raise CliError("restore-server")
    make_folder(database.parent)
    try:
        kept = restore_now(source, database, datetime.now().astimezone())
    except StorageError as error:
        if error.code in ("in-use", "full", "read-only"):
            error.data["path"] = str(database)
            raise
        raise CliError("restore-source", path=str(source), reason=" ".join(explain(error))) from None
    typer.echo(say("restore-done", path=str(database)))
    if kept is not None:
        typer.echo(say("restore-kept", path=str(kept)))


def _copy(database: Place, target: Path, force: bool) -> None:
    try:
        backup_now(database, target, force=force)
    except StorageError as error:
        raise (_of_target(error, target) or error) from None


def _target(to: Path, name: str) -> Path:
    """The file to write; CliError `unwritable` for a place that cannot even be looked at."""
    try:
        target = to / name if to.is_dir() else to
        target.exists()
    except OSError as error:
        raise CliError("unwritable", path=str(to), reason=error.strerror or str(error)) from None
    return target


def _of_target(error: StorageError, target: Path) -> CliError | None:
    """The error of a copy that cannot be written in words of its own: the database is not at fault."""
    if error.data.get("path") != str(target):
        return None
    reasons = {
        "full": os.strerror(errno.ENOSPC),
        "read-only": os.strerror(errno.EACCES),
        "disk": str(error.data.get("reason")),
    }
    reason = reasons.get(error.code)
    return CliError("unwritable", path=str(target), reason=reason) if reason else None


# What a move is refused for, where it is said in other words than of the bot's own database.
_OF_MOVES = {"missing-file": "move-nothing", "missing-folder": "move-folder", "exists": "move-full"}


def move(
    source: Annotated[str, typer.Argument(metavar="FROM", help=say("move-from"), show_default=False)],
    target: Annotated[str, typer.Argument(metavar="TO", help=say("move-to"), show_default=False)],
) -> None:
    """Move all rows and compare them; no bot may have either of the two."""
    places = [_named_place(told) for told in (source, target)]
    for place in places:
        reach(place)
    rows = _move(*places)
    names = [engine_of(place).name for place in places]
    typer.echo(say("move-done", rows=rows, source=names[0], target=names[1]))


def _named_place(told: str) -> Place:
    """Return a place; CliError `move-place` for what can be neither a file nor an address, and may hold a password."""
    try:
        return place_of(told)
    except ValueError:
        raise CliError("move-place") from None


def _move(source: Place, target: Place) -> int:
    """Move, and show how far it is; CliErrors for what is refused."""
    try:
        with Meter(1, say("move-progress")) as meter:
            return move_now(source, target, meter.at)
    except MoveError as error:
        status = FAULT if error.code == "differs" else BAD_INPUT
        raise CliError(f"move-{error.code}", status=status, **error.data) from None
    except StorageError as error:
        if error.code not in _OF_MOVES:
            raise
        raise CliError(_OF_MOVES[error.code], path=str(error.data["path"])) from None


def doctor(
    data: DataFolder = None, online: Annotated[bool, typer.Option("--online", help=say("doctor-online"))] = False
) -> int:
    """Look everything over; answer 1 if something is wrong."""
    found = checks.run_all(data, online=online)
    for finding in found:
        typer.echo(f"{say(f'doctor-{finding.state}'):8}{finding.text}")
    wrong = sum(finding.state == "wrong" for finding in found)
    typer.echo(say("doctor-result", wrong=wrong))
    return FAULT if wrong else 0
