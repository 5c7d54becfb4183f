"""`boneyard league export` and `import`: a server's league as a CSV file, and matches from one."""

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.app.host_settings import DATABASE
from bot.app.store import BotStore
from bot.cli.data import MOST_ID, DataFolder, reached
from bot.cli.errors import CliError
from bot.cli.files import read_text, replaced
from bot.cli.sheets import LineFault, Sheet, read_sheet
from bot.cli.terminal import agreed, one_line, say, tracked
from bot.games.registry import find_game
from bot.league.pages.sheet import matches_sheet, sheet
from bot.league.rows.values import MatchRow, TableRow
from bot.league.rules import LeagueError
from storage import FinishedMatch, Place, backup_now, require_there

_CHUNK = 1000  # players that are read at once
_MOST_PRINTED = 20  # bad lines, or players
Server = Annotated[
    int, typer.Option("--server", metavar="ID", min=1, max=MOST_ID, help=say("league-server"), show_default=False)
]

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.callback(help=say("league-help"))
def _league() -> None:
    pass


@app.command("export", help=say("league-export-help"))
def export(
    server: Server,
    csv: Annotated[Path, typer.Option("--csv", metavar="FILE", help=say("league-csv"), show_default=False)],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help=say("league-game"))] = "",
    season: Annotated[str, typer.Option("--season", metavar="NAME", help=say("league-season"))] = "",
    matches: Annotated[bool, typer.Option("--matches", help=say("league-matches"))] = False,
    force: Annotated[bool, typer.Option("--force", help=say("league-force"))] = False,
    data: DataFolder = None,
) -> None:
    """Write the league's table or matches from a copy of the database, made at this moment."""
    rules = find_game(game).name if game else None
    with reached(data) as database, tempfile.TemporaryDirectory(prefix="boneyard-") as folder:
        copy = Path(folder) / DATABASE
        backup_now(database, copy)  # the bot may be using the original
        with replaced(csv, force) as file:
            rows, content = asyncio.run(_rows(copy, server, rules, season, matches=matches))
            file.write(content)
    typer.echo(say("league-exported", path=str(csv), rows=rows, what="seats" if matches else "players"))


async def _rows(database: Path, server: int, game: str | None, season: str, *, matches: bool) -> tuple[int, bytes]:
    """Return the number of lines, and the file; CliError `league-empty`, `league-season`."""
    async with await BotStore.open(database) as store:
        if await store.last_end(server) is None:
            raise CliError("league-empty", server=str(server))
        await store.league.keeper.catch_up(server)
        number = await _season(store, server, season)
        if matches:
            rows = [row async for row in _matches(store, server, game, number)]
            return sum(len(row.seats) for row in rows), matches_sheet(rows)
        players = await _players(store, server, game, number)
        return len(players), sheet(players)


async def _season(store: BotStore, server: int, name: str) -> int | None:
    """Return the season's number, None for all time; CliError `league-season` with the seasons that exist."""
    if not name:
        return None
    try:
        return (await store.league.season(server, name)).number
    except LeagueError:
        names = [season.name for season in await store.league.seasons(server)]
        raise CliError("league-season", season=name, allowed=", ".join(names), count=len(names)) from None


async def _players(store: BotStore, server: int, game: str | None, season: int | None) -> list[TableRow]:
    first = await store.league.table(server, game, season, page_size=_CHUNK)
    rows = [*first.rows]
    for page in tracked(range(1, first.pages), first.pages - 1, say("league-progress")):
        rows += (await store.league.table(server, game, season, page=page, page_size=_CHUNK)).rows
    return rows


async def _matches(store: BotStore, server: int, game: str | None, season: int | None) -> AsyncIterator[MatchRow]:
    total = (await store.league.history(server, game=game, page_size=1)).total
    ticks = tracked(range(total), total, say("simulate-progress"))
    async for row in store.league.each_match(server, game, season):
        next(ticks, None)
        yield row
    for _ in ticks:  # those of other seasons
        pass


@app.command("import", help=say("league-import-help"))
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("league-import-file"), show_default=False)],
    server: Server,
    yes: Annotated[bool, typer.Option("--yes", "-y", help=say("league-import-yes"))] = False,
    data: DataFolder = None,
) -> None:
    """Check every line, show what would be added, and add all or nothing; the bot must not be running."""
    contents = read_sheet(read_text(file), server, time.time())
    _tell_faults(contents.faults, file)
    with reached(data) as database:
        require_there(database)
        asyncio.run(_import(database, file, server, contents, sure=yes))


async def _import(database: Place, file: Path, server: int, contents: Sheet, *, sure: bool) -> None:
    async with await BotStore.open(database) as store:
        same, others = await store.league.find_stored(server, contents.matches)
        lines = {match: contents.lines[match] for match in others}
        _tell_faults([LineFault(line, "other", match) for match, line in sorted(lines.items())], file)
        new = [match for match in contents.matches if match.match not in same]
        typer.echo("\n".join(_summary(new, server)))
        if same:
            typer.echo(say("league-import-known", count=len(same)))
        if contents.out:
            typer.echo(say("league-import-out", count=len(contents.out)))
        question = say("league-import-ask", count=len(new))
        if new and agreed(sure, question, kept="league-import-kept", unasked="import-unasked"):
            await store.league.take_in(server, new, file.name)
            typer.echo(say("league-import-done", count=len(new)))


def _tell_faults(faults: Sequence[LineFault], file: Path) -> None:
    """Print the first faults; CliError `import-faults` if there are any."""
    for fault in faults[:_MOST_PRINTED]:
        text = say(f"import-fault-{fault.code}", value=one_line(fault.value), more=one_line(fault.more))
        typer.echo(say("import-line", line=fault.line, fault=text), err=True)
    if faults:
        raise CliError("import-faults", path=str(file), count=len(faults), told=min(_MOST_PRINTED, len(faults)))


def _summary(matches: Sequence[FinishedMatch], server: int) -> Iterator[str]:
    """Yield what would be added: how much, from when to when, how many of each game, and by whom."""
    people = {seat.person: seat.name for match in matches for seat in match.results if seat.person is not None}
    computers = sum(any(seat.computer for seat in match.results) for match in matches)
    yield say("league-import-for", count=len(matches), people=len(people), server=str(server))
    if matches:
        days = [datetime.fromtimestamp(match.ended, UTC).date().isoformat() for match in matches]
        yield say("league-import-days", first=min(days), last=max(days), computers=computers)
    for game, count in Counter(match.game for match in matches).most_common():
        yield say("league-import-game", game=game, count=count)
    for person, name in [*people.items()][:_MOST_PRINTED]:
        yield say("league-import-person", person=str(person), name=one_line(name))
    if len(people) > _MOST_PRINTED:
        yield say("league-import-more", count=len(people) - _MOST_PRINTED)
