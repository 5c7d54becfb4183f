"""`boneyard forget`: what is stored about a person or a server, shown or deleted by the host."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.errors import CliError
from bot.cli.files import naming
from bot.cli.logs import set_up
from bot.cli.upkeep import MOST_ID, DataFolder
from bot.cli.wording import one_line, say
from bot.settings import load_settings
from storage import Deleted, Forgotten, StorageError, Store
from storage.faces import FaceFiles, faces_beside

Person = Annotated[
    int | None,
    typer.Option("--person", metavar="ID", min=1, max=MOST_ID, help=say("forget-person"), show_default=False),
]
Server = Annotated[
    int | None,
    typer.Option("--server", metavar="ID", min=1, max=MOST_ID, help=say("forget-server"), show_default=False),
]


def forget(
    person: Person = None,
    server: Server = None,
    show: Annotated[bool, typer.Option("--show", help=say("forget-show"))] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help=say("forget-yes"))] = False,
    data: DataFolder = None,
) -> None:
    """Delete, or show; the bot must not run, since it keeps live tables in its memory too."""
    if (person is None) == (server is None):
        raise CliError("forget-one")
    if show and person is None:
        raise CliError("forget-show")
    settings = load_settings(data=data)
    set_up(settings.log if "log" in settings.model_fields_set else "critical", as_json=settings.log_json)
    database = settings.database
    with naming(database):
        if not database.exists():  # to open it would make it
            raise StorageError("missing-file")
        asyncio.run(_forget(database, person, server, show=show, sure=yes))


async def _forget(database: Path, person: int | None, server: int | None, *, show: bool, sure: bool) -> None:
    async with await Store.open(database) as store:
        if person is not None:
            await _forget_person(store, person, faces_beside(database, time.time), show=show, sure=sure)
        elif server is not None and _agreed(sure, "forget-ask-server", number=str(server)):
            _tell(_of_server(await store.delete_guild(server)), str(server))


async def _forget_person(store: Store, person: int, faces: FaceFiles, *, show: bool, sure: bool) -> None:
    from bot.cli.silence import forget_person  # it loads all of the tables, which other commands need not pay

    faces.load()
    held = await store.export(person) | {"avatar_kept": faces.has(person)}
    if show:
        typer.echo(_printable(json.dumps(held, ensure_ascii=False, indent=2)))
        return
    names = held["names"]
    known = ", ".join(map(str, names)) if isinstance(names, list) else ""
    facts = {"number": str(person), "names": one_line(known) or say("forget-no-name")}
    if _agreed(sure, "forget-ask-person", **facts):
        faces.drop(person)
        _tell(_of_person(await forget_person(store, person)), str(person))


def _printable(text: str) -> str:
    """Keep what a name may do to a terminal away from it; as JSON it stays the same."""
    return "".join(c if c.isprintable() or c == "\n" else json.dumps(c)[1:-1] for c in text)


def _agreed(sure: bool, question: str, **facts: str) -> bool:
    """True if it is sure, or the person who was asked agrees; CliError `forget-unasked` if nobody answers."""
    try:
        agreed = sure or typer.confirm(say(question, **facts))
    except typer.Abort:
        raise CliError("forget-unasked") from None
    if not agreed:
        typer.echo(say("forget-kept"))
    return agreed


def _of_person(done: Forgotten) -> Iterator[str]:
    if done.results or done.audit or done.live_tables:
        yield say("forget-person-done", results=done.results, audit=done.audit, tables=len(done.live_tables))
        yield from () if done.erased else [say("forget-not-erased")]
        yield from [say("forget-banned", bans=done.bans)] if done.bans else ()


def _of_server(done: Deleted) -> Iterator[str]:
    if done.tables or done.matches or done.settings or done.audit:
        yield say(
            "forget-server-done",
            tables=done.tables,
            matches=done.matches,
            settings=done.settings,
            audit=done.audit,
        )
        yield from () if done.erased else [say("forget-not-erased")]


def _tell(lines: Iterator[str], number: str) -> None:
    for line in [*lines] or [say("forget-nothing", number=number)]:
        typer.echo(line)
