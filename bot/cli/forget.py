"""`boneyard forget`: what is stored about a person or a server, shown or deleted by the host."""

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Annotated

import typer

from bot.app.host_settings import load_settings
from bot.app.status.version import full
from bot.app.store import BotStore
from bot.cli.errors import FAULT, CliError
from bot.cli.files import naming
from bot.cli.logs import set_up
from bot.cli.upkeep import MOST_ID, DataFolder
from bot.cli.wording import one_line, say
from storage import Deleted, Forgotten, Place, reach, require_there, secrets_of
from storage.faces import FaceFiles, faces_beside

_NAME = "forget"  # what this process is called among those of the bot
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
) -> int:
    """Delete, or show; answer 1 if not all could be deleted yet.

    Where the store is a file the bot must not run, since it keeps live tables in its memory too; on a server its
    processes are told.
    """
    if (person is None) == (server is None):
        raise CliError("forget-one")
    if show and person is None:
        raise CliError("forget-show")
    settings = load_settings(data=data)
    level = settings.log if "log" in settings.model_fields_set else "critical"
    set_up(level, as_json=settings.log_json, secrets=secrets_of(settings.place))
    reach(settings.place)
    with naming(settings.place):
        require_there(settings.place)
        faces = faces_beside(settings.file, time.time)
        return asyncio.run(_forget(settings.place, faces, person, server, show=show, sure=yes))


async def _forget(
    database: Place, faces: FaceFiles, person: int | None, server: int | None, *, show: bool, sure: bool
) -> int:
    from bot.fleet import Assignment  # it loads all of the tables, which other commands need not pay
    from bot.fleet.orders import beside_bot, orders_for_orphans, temporary_owner

    async with beside_bot(BotStore, database, _NAME, full()) as (store, clock):
        if not await _is_meant(store, person, server, faces, show=show, sure=sure):
            return 0
        for_orphans = orders_for_orphans(store, _NAME)
        async with temporary_owner(store, Assignment(name=_NAME), clock, for_orphans) as orders:
            found: Forgotten | Deleted
            if person is not None:
                faces.drop(person)
                found = await orders.forget(person)
            else:
                found = await orders.delete(server or 0)
            if found.open and orders.failed:
                raise next(iter(orders.failed.values()))
    return _tell(found, str(person or server))


async def _is_meant(
    store: BotStore, person: int | None, server: int | None, faces: FaceFiles, *, show: bool, sure: bool
) -> bool:
    """True if whoever was asked agrees; where it is only to be shown, that is done."""
    if person is None:
        return _agreed(sure, "forget-ask-server", number=str(server))
    faces.load()
    held = await store.export(person) | {"avatar_kept": faces.has(person)}
    if show:
        typer.echo(_printable(json.dumps(held, ensure_ascii=False, indent=2)))
        return False
    names = held["names"]
    known = ", ".join(map(str, names)) if isinstance(names, list) else ""
    facts = {"number": str(person), "names": one_line(known) or say("forget-no-name")}
    return _agreed(sure, "forget-ask-person", **facts)


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
        yield from [say("forget-banned", bans=done.bans)] if done.bans else ()


def _of_server(done: Deleted) -> Iterator[str]:
    if done.tables or done.matches or done.settings or done.audit:
        yield say(
            "forget-server-done", tables=done.tables, matches=done.matches, settings=done.settings, audit=done.audit
        )


def _tell(done: Forgotten | Deleted, number: str) -> int:
    """Tell what was deleted, where bytes of it are left, and what is still to be done; answer 1 if something is."""
    lines = [*(_of_person(done) if isinstance(done, Forgotten) else _of_server(done))]
    if lines and done.erased != "yes":
        lines.insert(1, say("forget-not-erased-server" if done.erased == "later" else "forget-not-erased"))
    if done.open:
        lines.append(say("forget-open", shards=len(done.open), list=", ".join(map(str, done.open))))
    for line in lines or [say("forget-nothing", number=number)]:
        typer.echo(line)
    return FAULT if done.open else 0
