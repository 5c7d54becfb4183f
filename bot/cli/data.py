"""`boneyard backup`, `restore`, `move` and `forget`: what the host does with the stored data."""

import asyncio
import errno
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from bot.app.host_settings import DATABASE, load_settings, place_of
from bot.app.status.version import full
from bot.app.store import BotStore
from bot.cli.errors import BAD_INPUT, FAULT, CliError
from bot.cli.logs import set_up
from bot.cli.terminal import agreed, explain, meter, one_line, say
from storage import Deleted, Forgotten, Place, StorageError, backup_now, reach, require_there, secrets_of
from storage.backups import restore_now
from storage.engines import engine_of
from storage.faces import FaceFiles, faces_beside
from storage.moving import MoveError, move_now

_PLACED = ("missing-folder", "exists")  # errors of these codes name another place than the database
MOST_ID = 2**63 - 1  # of Discord's numbers, and of SQLite's
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say("data-folder"), show_default=False)]
# Errors of a move that have other words than those of the bot's own database.
_OF_MOVES = {"missing-file": "move-nothing", "missing-folder": "move-folder", "exists": "move-full"}
_PROCESS_NAME = "forget"  # what this process is called among those of the bot


def make_folder(path: Path) -> None:
    """Make the folder of the database, closed to other users, unless it is there; CliError `data-folder`."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CliError("data-folder", path=str(path), reason=error.strerror or str(error)) from None


@contextmanager
def reached(data: Path | None) -> Iterator[Place]:
    """Yield where the store is, once its server was reached; a StorageError raised inside names the database."""
    place = load_settings(data=data).place
    reach(place)
    with naming(place):
        yield place


@contextmanager
def naming(database: Place) -> Iterator[None]:
    """Make every StorageError raised inside name the database, not one of its files."""
    try:
        yield
    except StorageError as error:
        if error.code not in _PLACED:
            error.data["path"] = engine_of(database).name
        raise


def backup(
    to: Annotated[Path, typer.Argument(metavar="TO", help=say("backup-to"), show_default=False)],
    data: DataFolder = None,
    force: Annotated[bool, typer.Option("--force", help=say("backup-force"))] = False,
) -> None:
    """Copy the database; the bot may be running."""
    with reached(data) as database:
        target = _target(to, database.name if isinstance(database, Path) else DATABASE)
        try:
            backup_now(database, target, force=force)
        except StorageError as error:
            raise (_of_target(error, target) or error) from None
    typer.echo(say("backup-done", path=str(target)))


def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help=say("restore-from"), show_default=False)],
    data: DataFolder = None,
) -> None:
    """Replace the database with a backup; the old file is kept beside it."""
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


def _target(to: Path, name: str) -> Path:
    """Return the file to write; CliError `unwritable` if the system refuses to look there."""
    try:
        target = to / name if to.is_dir() else to
        target.exists()
    except OSError as error:
        raise CliError("unwritable", path=str(to), reason=error.strerror or str(error)) from None
    return target


def _of_target(error: StorageError, target: Path) -> CliError | None:
    """Return the error if it is the copy that can't be written; None if the database is at fault."""
    if error.data.get("path") != str(target):
        return None
    reason = {
        "full": os.strerror(errno.ENOSPC),
        "read-only": os.strerror(errno.EACCES),
        "disk": str(error.data.get("reason")),
    }.get(error.code)
    return CliError("unwritable", path=str(target), reason=reason) if reason else None


def move(
    source: Annotated[str, typer.Argument(metavar="FROM", help=say("move-from"), show_default=False)],
    target: Annotated[str, typer.Argument(metavar="TO", help=say("move-to"), show_default=False)],
) -> None:
    """Move all rows and compare them; no bot may be using either database."""
    try:
        places = [place_of(text) for text in (source, target)]
    except ValueError:  # neither a file nor an address, and it may hold a password
        raise CliError("move-place") from None
    for place in places:
        reach(place)
    rows = _move(*places)
    names = [engine_of(place).name for place in places]
    typer.echo(say("move-done", rows=rows, source=names[0], target=names[1]))


def _move(source: Place, target: Place) -> int:
    """Move with a progress bar; CliErrors `move-…`. Return the number of rows."""
    try:
        with meter(1, say("move-progress")) as at:
            return move_now(source, target, at)
    except MoveError as error:
        raise CliError(
            f"move-{error.code}", status=FAULT if error.code == "differs" else BAD_INPUT, **error.data
        ) from None
    except StorageError as error:
        if error.code not in _OF_MOVES:
            raise
        raise CliError(_OF_MOVES[error.code], path=str(error.data["path"])) from None


# Forgetting a person or a server


def forget(
    person: Annotated[
        int | None,
        typer.Option("--person", metavar="ID", min=1, max=MOST_ID, help=say("forget-person"), show_default=False),
    ] = None,
    server: Annotated[
        int | None,
        typer.Option("--server", metavar="ID", min=1, max=MOST_ID, help=say("forget-server"), show_default=False),
    ] = None,
    show: Annotated[bool, typer.Option("--show", help=say("forget-show"))] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help=say("forget-yes"))] = False,
    data: DataFolder = None,
) -> int:
    """Delete or show what is stored; answer 1 if a part can't be deleted yet.

    Where the store is a file the bot must not run, since it keeps live tables in its memory too; on a server its
    processes are told.
    """
    if (person is None) == (server is None):
        raise CliError("forget-one")
    if show and person is None:
        raise CliError("forget-show")
    settings = load_settings(data=data)
    set_up(
        settings.log if "log" in settings.model_fields_set else "critical",
        as_json=settings.log_json,
        secrets=secrets_of(settings.place),
    )
    reach(settings.place)
    with naming(settings.place):
        require_there(settings.place)
        return asyncio.run(
            _forget(settings.place, faces_beside(settings.file, time.time), person, server, show=show, sure=yes)
        )


async def _forget(
    database: Place, faces: FaceFiles, person: int | None, server: int | None, *, show: bool, sure: bool
) -> int:
    from bot.fleet import Assignment  # it loads all of the tables, which other commands need not pay
    from bot.fleet.orders import beside_bot, orders_for_orphans, temporary_owner

    async with beside_bot(BotStore, database, _PROCESS_NAME, full()) as (store, clock):
        if not await _is_meant(store, person, server, faces, show=show, sure=sure):
            return 0
        async with temporary_owner(
            store, Assignment(name=_PROCESS_NAME), clock, orders_for_orphans(store, _PROCESS_NAME)
        ) as orders:
            deleted: Forgotten | Deleted
            if person is not None:
                faces.drop(person)
                deleted = await orders.forget(person)
            else:
                deleted = await orders.delete(server or 0)
            if deleted.open and orders.failed:
                raise next(iter(orders.failed.values()))
        if not deleted.open:  # in a file, which is this process's alone
            deleted = msgspec.structs.replace(deleted, erased=await store.erase())
    return _tell_done(deleted, str(person or server))


async def _is_meant(
    store: BotStore, person: int | None, server: int | None, faces: FaceFiles, *, show: bool, sure: bool
) -> bool:
    """Return True if the host agrees to the deletion. With `show`, print what is held instead, and return False."""
    if person is None:
        return agreed(sure, say("forget-ask-server", number=str(server)), kept="forget-kept", unasked="forget-unasked")
    faces.load()
    held = await store.export(person) | {"avatar_kept": faces.has(person)}
    if show:
        text = json.dumps(held, ensure_ascii=False, indent=2)
        # control characters in names, which a terminal would obey, are escaped: the JSON means the same
        typer.echo("".join(c if c.isprintable() or c == "\n" else json.dumps(c)[1:-1] for c in text))
        return False
    names = held["names"]
    joined = ", ".join(map(str, names)) if isinstance(names, list) else ""
    question = say("forget-ask-person", number=str(person), names=one_line(joined) or say("forget-no-name"))
    return agreed(sure, question, kept="forget-kept", unasked="forget-unasked")


def _tell_done(done: Forgotten | Deleted, number: str) -> int:
    """Print what was deleted, where its bytes remain, and what is left to do; return 1 if something is left."""
    if isinstance(done, Forgotten):
        text_id, bans = "forget-person-done", done.bans
        counts = {"results": done.results, "audit": done.audit, "tables": len(done.live_tables)}
    else:
        text_id, bans = "forget-server-done", 0
        counts = {"tables": done.tables, "matches": done.matches, "settings": done.settings, "audit": done.audit}
    lines = [say(text_id, **counts)] if any(counts.values()) else []
    if lines and bans:
        lines.append(say("forget-banned", bans=bans))
    if lines and done.erased != "yes":
        lines.insert(1, say("forget-not-erased-server" if done.erased == "later" else "forget-not-erased"))
    if done.open:
        lines.append(say("forget-open", shards=len(done.open), list=", ".join(map(str, done.open))))
    for line in lines or [say("forget-nothing", number=number)]:
        typer.echo(line)
    return FAULT if done.open else 0
