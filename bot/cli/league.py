"""`boneyard league export`: the league of a server as a CSV file, also while the bot runs."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.errors import CliError
from bot.cli.files import naming, replaced
from bot.cli.progress import tracked
from bot.cli.upkeep import MOST_ID, DataFolder
from bot.cli.wording import say
from bot.games.registry import find_game
from bot.league.pages.sheet import matches_sheet, sheet
from bot.league.rules import LeagueError
from bot.settings import load_settings
from storage import Store, backup_now
from storage.league.values import MatchRow, TableRow

_CHUNK = 1000  # players that are read at once

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.callback(help=say("league-help"))
def _league() -> None:
    pass


@app.command("export", help=say("league-export-help"))
def export(
    server: Annotated[
        int,
        typer.Option(
            "--server", metavar="ID", min=1, max=MOST_ID, help=say("league-server"), show_default=False
        ),
    ],
    csv: Annotated[Path, typer.Option("--csv", metavar="FILE", help=say("league-csv"), show_default=False)],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help=say("league-game"))] = "",
    season: Annotated[str, typer.Option("--season", metavar="NAME", help=say("league-season"))] = "",
    matches: Annotated[bool, typer.Option("--matches", help=say("league-matches"))] = False,
    force: Annotated[bool, typer.Option("--force", help=say("league-force"))] = False,
    data: DataFolder = None,
) -> None:
    """Copy the database as it is at this moment, and write what it says of the league."""
    rules = find_game(game).name if game else None
    database = load_settings(data=data).database
    with _copied(database) as copy, replaced(csv, force) as file:
        rows, found = asyncio.run(_rows(copy, server, rules, season, matches=matches))
        file.write(found)
    typer.echo(say("league-exported", path=str(csv), rows=rows, what="seats" if matches else "players"))


@contextmanager
def _copied(database: Path) -> Iterator[Path]:
    """A copy of the database in a folder of its own, which goes afterwards: the bot may be using the original."""
    with tempfile.TemporaryDirectory(prefix="boneyard-") as folder, naming(database):
        copy = Path(folder) / database.name
        backup_now(database, copy)
        yield copy


async def _rows(
    database: Path, server: int, game: str | None, season: str, *, matches: bool
) -> tuple[int, bytes]:
    """Return the number of lines, and the file; CliError `league-empty`, `league-season`."""
    async with await Store.open(database) as store:
        if await store.last_end(server) is None:
            raise CliError("league-empty", server=str(server))
        await store.league.catch_up(server)
        number = await _season(store, server, season)
        if matches:
            found = [row async for row in _matches(store, server, game, number)]
            return sum(len(row.seats) for row in found), matches_sheet(found)
        players = await _players(store, server, game, number)
        return len(players), sheet(players)


async def _season(store: Store, server: int, name: str) -> int | None:
    """The season of that name, None for all time; CliError `league-season` with those that there are."""
    if not name:
        return None
    try:
        return (await store.league.season(server, name)).number
    except LeagueError:
        known = [one.name for one in await store.league.seasons(server)]
        allowed = ", ".join(known)
        raise CliError("league-season", season=name, allowed=allowed, count=len(known)) from None


async def _players(store: Store, server: int, game: str | None, season: int | None) -> list[TableRow]:
    first = await store.league.table(server, game, season, page_size=_CHUNK)
    rows = [*first.rows]
    for page in tracked(range(1, first.pages), first.pages - 1, say("league-progress")):
        rows += (await store.league.table(server, game, season, page=page, page_size=_CHUNK)).rows
    return rows


async def _matches(
    store: Store, server: int, game: str | None, season: int | None
) -> AsyncIterator[MatchRow]:
    total = (await store.league.history(server, game=game, page_size=1)).total
    ticks = tracked(range(total), total, say("simulate-progress"))
    async for row in store.league.each_match(server, game, season):
        next(ticks, None)
        yield row
    for _ in ticks:  # those of other seasons
        pass
