"""`boneyard simulate`: computer players among themselves."""

import secrets
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.comparison import Comparison
from bot.cli.errors import CliError
from bot.cli.evenings import ROUNDS, SCALE, Evening, evening_lines, play_evenings, read_rounds, usual_seats
from bot.cli.files import output
from bot.cli.filling import MOST_MEMBERS, LeagueTarget, fill_league
from bot.cli.lifetime import make_folder
from bot.cli.progress import tracked
from bot.cli.simulation import MOST_MOVES, Simulation, play_matches, seated, thinking_for
from bot.cli.spread import cores
from bot.cli.summary import Summary
from bot.cli.upkeep import MOST_ID, DataFolder
from bot.cli.wording import say
from bot.games.game import AnyGame
from bot.games.match import Match, to_record
from bot.games.options import OptionValue, parse_options, spell
from bot.games.record import encode
from bot.games.registry import GAMES, find_game
from bot.league.rules.nights import MOST_PEOPLE
from bot.league.rules.swiss import table_sizes
from bot.players import KINDS
from bot.players.thinking import USUAL, Budget
from bot.settings import load_settings

_MOST = 1_000_000_000  # matches at once
_MOST_TABLES = 10_000  # that play the same deals
_MOST_JOBS = 256  # processes: all are started at once


def simulate(
    game: Annotated[str, typer.Argument(help=say("simulate-game"), metavar="GAME")],
    players: Annotated[
        int | None, typer.Option("--players", "-p", help=say("simulate-players"), show_default="2")
    ] = None,
    matches: Annotated[int, typer.Option("--matches", "-m", min=1, max=_MOST, help=say("simulate-matches"))] = 100,
    seed: Annotated[str, typer.Option("--seed", "-s", help=say("simulate-seed"), show_default=False)] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help=say("simulate-option"))
    ] = None,
    length: Annotated[str, typer.Option("--length", help=say("simulate-length"), show_default=False)] = "",
    player: Annotated[
        list[str] | None,
        typer.Option("--player", help=say("simulate-player"), metavar=f"{'|'.join(KINDS)},...", show_default=KINDS[0]),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option("--iterations", min=1, help=say("simulate-iterations"), show_default=str(USUAL.iterations)),
    ] = None,
    think: Annotated[
        float | None, typer.Option("--think", metavar="SECONDS", min=0.001, max=3600, help=say("simulate-think"))
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, max=_MOST_JOBS, help=say("simulate-jobs"))] = None,
    moves: Annotated[int, typer.Option("--moves", min=1, max=_MOST, help=say("simulate-moves"))] = MOST_MOVES,
    cut: Annotated[bool, typer.Option("--cut", help=say("simulate-cut"))] = False,
    duplicate: Annotated[
        int | None,
        typer.Option("--duplicate", metavar="TABLES", min=2, max=_MOST_TABLES, help=say("simulate-duplicate")),
    ] = None,
    night: Annotated[
        int | None, typer.Option("--night", metavar="PEOPLE", min=2, max=MOST_PEOPLE, help=say("simulate-night"))
    ] = None,
    rounds: Annotated[
        str | None, typer.Option("--rounds", metavar="N,N,...", help=say("simulate-rounds"), show_default=ROUNDS)
    ] = None,
    record: Annotated[Path | None, typer.Option("--record", "-r", metavar="FILE", help=say("simulate-record"))] = None,
    force: Annotated[bool, typer.Option("--force", help=say("simulate-force"))] = False,
    into_league: Annotated[
        int | None, typer.Option("--into-league", metavar="ID", min=1, max=MOST_ID, help=say("simulate-into-league"))
    ] = None,
    members: Annotated[
        int | None, typer.Option("--members", min=1, max=MOST_MEMBERS, help=say("simulate-members"), show_default="12")
    ] = None,
    days: Annotated[
        int | None, typer.Option("--days", min=0, max=36500, help=say("simulate-days"), show_default="30")
    ] = None,
    data: DataFolder = None,
) -> None:
    """Play, and tell what came of it."""
    if night is not None:
        if any(given is not None for given in (duplicate, record, into_league, members, days, data)):
            raise CliError("night-alone")
        seats = usual_seats(game) if players is None else players
        scale = _named(",".join(player or SCALE))
        plan = _plan(game, seats, length, option or [], scale, _seed(seed), cut)
        plan = plan._replace(budget=_budget(iterations, think), most=moves)
        _play_nights(Evening(plan, night, seats, read_rounds(rounds or ROUNDS)), matches, jobs)
        return
    if rounds is not None:
        raise CliError("rounds-alone")
    players = 2 if players is None else players
    kinds = ",".join(player or KINDS[:1])
    plan = _plan(game, players, length, option or [], _named(kinds), _seed(seed), cut)
    plan = plan._replace(kinds=_repeated(plan.kinds, players))
    plan = plan._replace(budget=_budget(iterations, think), most=moves, tables=duplicate or 0)
    league = _league(into_league, members, days, data, players)
    if league is not None and duplicate is not None:
        raise CliError("duplicate-league")
    comparison = Comparison(duplicate) if duplicate is not None else None
    count = matches * (duplicate or 1)
    typer.echo(say("simulate-plan", game=game, players=str(players), player=kinds, seed=plan.seed))
    summary = Summary(players)
    began = time.perf_counter()
    with ExitStack() as stack:
        written = stack.enter_context(output(record, force)) if record else None

        def tell(match: Match, seats: Sequence[str] = ()) -> None:
            summary.add(match, seats)
            if comparison is not None:
                comparison.add(match, seats)
            if written:
                written.write(_line(match))

        if league is None:
            played = stack.enter_context(closing(play_matches(plan, count, jobs or cores())))
            for number, match in enumerate(tracked(played, count, say("simulate-progress")), 1):
                tell(match, seated(plan.kinds, number))
        else:
            fill_league(league, plan, matches, tell)
    for line in summary.lines(time.perf_counter() - began):
        typer.echo(line)
    for line in comparison.lines() if comparison is not None else ():
        typer.echo(line)
    if league is not None:
        told = {"matches": matches, "members": league.members}
        typer.echo(say("simulate-filled", server=str(league.server), path=str(league.database), **told))


def _play_nights(evening: Evening, nights: int, jobs: int | None) -> None:
    """Play whole nights, and tell how well the order at the end agrees with the true strength."""
    plan, tables = evening.play, len(table_sizes(evening.people, evening.seats, 1))
    told = {"people": evening.people, "tables": tables, "seats": evening.seats, "nights": nights}
    typer.echo(say("night-plan", game=plan.game, player=",".join(plan.kinds), seed=plan.seed, **told))
    with closing(play_evenings(evening, nights, jobs or cores())) as played:
        found = [*tracked(played, nights, say("night-progress"))]
    for line in evening_lines(evening, found):
        typer.echo(line)


def _league(
    server: int | None, members: int | None, days: int | None, data: Path | None, players: int
) -> LeagueTarget | None:
    """Return the league that the matches go to, if one was named; CliError `league-alone`, `members`."""
    if server is None:
        if any(given is not None for given in (members, days, data)):
            raise CliError("league-alone")
        return None
    chosen = 12 if members is None else members
    if chosen < players:
        raise CliError("members", members=chosen, players=players)
    settings = load_settings(data=data)
    make_folder(settings.data)
    return LeagueTarget(settings.file, server, chosen, 30 if days is None else days)


def _plan(
    game: str, players: int, length: str, options: list[str], kinds: Sequence[str], seed: str, cut: bool
) -> Simulation:
    rules = find_game(game)
    rules.check_seats(players)
    given = dict(_pairs(options))
    values: dict[str, OptionValue] = parse_options(rules.options, given)
    made = {key: value for key, value in _length(rules, length).items() if key not in given}
    return Simulation(game, kinds, {**values, **made}, seed, cut)


def _seed(text: str) -> str:
    """Return the seed, a new one where none is given; CliError `seed` for bytes that are no text."""
    try:
        text.encode()
    except UnicodeEncodeError:  # nobody could write it down, or give it again elsewhere
        raise CliError("seed") from None
    return text or secrets.token_hex(4)


def _budget(iterations: int | None, seconds: float | None) -> Budget:
    """Return what a strong player's move may cost; CliError `think-twice` if it is said in both ways."""
    if seconds is None:
        return Budget(USUAL.iterations if iterations is None else iterations)
    if iterations is not None:
        raise CliError("think-twice")
    return thinking_for(seconds)


def _length(rules: AnyGame, name: str) -> dict[str, OptionValue]:
    """The options that make a length; none where none is named."""
    found: dict[str, dict[str, OptionValue]] = {length.key: length.options for length in rules.lengths}
    if name and name not in found:
        raise CliError("length", length=name, allowed=", ".join(length.key for length in rules.lengths))
    return found.get(name, {})


def _named(text: str) -> list[str]:
    """Return the kinds that are named; CliError `player` for one that there is not."""
    given = [kind.strip() for kind in text.split(",")]
    unknown = next((kind for kind in given if kind not in KINDS), None)
    if unknown is not None:
        raise CliError("player", player=unknown, allowed=", ".join(KINDS))
    return given


def _repeated(given: Sequence[str], players: int) -> list[str]:
    """Return a kind a seat: those named, again and again where they are fewer; CliError `player-count` for more."""
    if len(given) > players:
        raise CliError("player-count", given=len(given), players=players)
    return [given[seat % len(given)] for seat in range(players)]


def _pairs(texts: Iterable[str]) -> Iterator[tuple[str, str]]:
    seen = set()
    for text in texts:
        key, sign, value = text.partition("=")
        if not sign or not key:
            raise CliError("option-form", text=text)
        if key in seen:
            raise CliError("option-twice", option=key)
        seen.add(key)
        yield key, value


def _line(match: Match) -> bytes:
    return encode(to_record(match)).encode() + b"\n"


def game_pages() -> str:
    """All games with their seats and options, for the help."""
    return "\n\n".join(_game_page(name) for name in GAMES)


def _game_page(name: str) -> str:
    rules = find_game(name)
    options = [f"{option.key}={'|'.join(map(spell, option.values))}" for option in rules.options]
    seats = f"{rules.seats.start}-{rules.seats.stop - 1}"
    return say("simulate-game-page", game=name, seats=seats, options=", ".join(options))
