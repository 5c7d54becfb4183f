"""`boneyard backup` and `boneyard doctor`: for the person who hosts the bot."""

from pathlib import Path
from typing import Annotated

import typer

from bot.cli import checks
from bot.cli.errors import FAULT
from bot.cli.wording import say
from bot.settings import load_settings
from storage import backup_now

DataFolder = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help=say("data-folder"), show_default=False)
]


def backup(
    to: Annotated[Path, typer.Argument(metavar="TO", help=say("backup-to"), show_default=False)],
    data: DataFolder = None,
    force: Annotated[bool, typer.Option("--force", help=say("backup-force"))] = False,
) -> None:
    """Copy the database, while the bot runs too."""
    database = load_settings(data=data).database
    target = to / database.name if to.is_dir() else to
    backup_now(database, target, force=force)
    typer.echo(say("backup-done", path=str(target)))


def doctor(
    data: DataFolder = None,
    online: Annotated[bool, typer.Option("--online", help=say("doctor-online"))] = False,
) -> int:
    """Look everything over; answer 1 if something is wrong."""
    found = checks.run_all(data, online=online)
    for finding in found:
        typer.echo(f"{say(f'doctor-{finding.state}'):8}{finding.text}")
    wrong = sum(finding.state == "wrong" for finding in found)
    typer.echo(say("doctor-result", wrong=wrong))
    return FAULT if wrong else 0
