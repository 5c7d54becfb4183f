"""`boneyard simulate`: matches of computer players against each other, written to a file or stored in a league."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
import typer

from bot.app.host_settings import cores, load_settings
from bot.app.store import BotStore
from bot.cli.data import MOST_ID, DataFolder, make_folder, naming
from bot.cli.errors import CliError
from bot.cli.files import output
from bot.cli.simulation import MOST_MOVES, Simulation, chance, play_match, play_matches, seated, thinking_for
from bot.cli.summary import Summary
from bot.cli.terminal import say, tracked
from bot.games.game import AnyGame
from bot.games.match import Match, to_record
from bot.games.options import OptionValue, parse_options, spell
from bot.games.record import encode
from bot.games.registry import GAMES, find_game
from bot.players.thinking import KINDS, USUAL, Budget
from storage import FinishedMatch, Result
from storage.values import TableChange

MOST_MEMBERS = 1_000_000
_FIRST_ID = 1_000_001  # ids that no person has: Discord's are much larger
_AT_ONCE = 64  # matches that are stored together
_LONGEST_SECONDS = 900.0  # that a match is said to have taken, at most
_DAY_SECONDS = 86400.0
_MOST = 1_000_000_000  # matches at once
MOST_JOBS = 256  # processes: all are started at once


class LeagueTarget(NamedTuple):
    """The league to be filled: the server in a database, how many members it has, over how many days they play."""

    database: Path
    server: int
    members: int
    days: int


def simulate(
    game: Annotated[str, typer.Argument(help=say("simulate-game"), metavar="GAME")],
    players: Annotated[int, typer.Option("--players", "-p", help=say("simulate-players"))] = 2,
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
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, max=MOST_JOBS, help=say("simulate-jobs"))] = None,
    moves: Annotated[int, typer.Option("--moves", min=1, max=_MOST, help=say("simulate-moves"))] = MOST_MOVES,
    cut: Annotated[bool, typer.Option("--cut", help=say("simulate-cut"))] = False,
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
    kinds = ",".join(player or KINDS[:1])
    named, seed = named_kinds(kinds), _seed(seed)
    rules = find_game(game)
    rules.check_seats(players)
    options = options_of(rules, length, option or [])
    plan = Simulation(
        game, repeated_kinds(named, players), options, seed, cut, budget=_budget(iterations, think), most=moves
    )
    league = _league(into_league, members, days, data, players)
    typer.echo(say("simulate-plan", game=game, players=str(players), player=kinds, seed=plan.seed))
    summary = Summary(players)
    began = time.perf_counter()
    with ExitStack() as stack:
        written = stack.enter_context(output(record, force)) if record else None

        def tell(match: Match, seats: Sequence[str] = ()) -> None:
            summary.add(match, seats)
            if written:
                written.write(encode(to_record(match)).encode() + b"\n")

        if league is None:
            played = stack.enter_context(closing(play_matches(plan, matches, jobs or cores())))
            for number, match in enumerate(tracked(played, matches, say("simulate-progress")), 1):
                tell(match, seated(plan.kinds, number))
        else:
            with naming(league.database):
                asyncio.run(_fill(league, plan, matches, tell))
    for line in summary.lines(time.perf_counter() - began):
        typer.echo(line)
    if league is not None:
        typer.echo(
            say(
                "simulate-filled",
                server=str(league.server),
                path=str(league.database),
                matches=matches,
                members=league.members,
            )
        )


def _league(
    server: int | None, members: int | None, days: int | None, data: Path | None, players: int
) -> LeagueTarget | None:
    """Return the league that the matches go to, if one was named; CliError `league-alone`, `members`."""
    if server is None:
        if any(option is not None for option in (members, days, data)):
            raise CliError("league-alone")
        return None
    chosen = 12 if members is None else members
    if chosen < players:
        raise CliError("members", members=chosen, players=players)
    settings = load_settings(data=data)
    make_folder(settings.data)
    return LeagueTarget(settings.file, server, chosen, 30 if days is None else days)


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


def options_of(rules: AnyGame, length: str, assignments: Sequence[str]) -> dict[str, OptionValue]:
    """Return the options of a length, if one is named, and those given as KEY=VALUE, which go first.

    CliError `length`, `option-form` or `option-twice`; GameError for an option that the game does not have.
    """
    lengths: dict[str, dict[str, OptionValue]] = {choice.key: choice.options for choice in rules.lengths}
    pairs = dict(_pairs(assignments))
    values: dict[str, OptionValue] = parse_options(rules.options, pairs)
    if length and length not in lengths:
        raise CliError("length", length=length, allowed=", ".join(lengths))
    return {**values, **{key: value for key, value in lengths.get(length, {}).items() if key not in pairs}}


def named_kinds(text: str) -> list[str]:
    """Return the kinds of players that are named; CliError `player` for one that does not exist."""
    kinds = [kind.strip() for kind in text.split(",")]
    unknown = next((kind for kind in kinds if kind not in KINDS), None)
    if unknown is not None:
        raise CliError("player", player=unknown, allowed=", ".join(KINDS))
    return kinds


def repeated_kinds(kinds: Sequence[str], players: int) -> list[str]:
    """Return a kind a seat, repeating those given where they are fewer; CliError `player-count` for more."""
    if len(kinds) > players:
        raise CliError("player-count", given=len(kinds), players=players)
    return [kinds[seat % len(kinds)] for seat in range(players)]


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


def game_pages() -> str:
    """All games with their seats and options, for the help."""
    pages = []
    for name, rules in GAMES.items():
        options = ", ".join(f"{option.key}={'|'.join(map(spell, option.values))}" for option in rules.options)
        pages.append(
            say("simulate-game-page", game=name, seats=f"{rules.seats.start}-{rules.seats.stop - 1}", options=options)
        )
    return "\n\n".join(pages)


# Filling a league with matches of pretended members, through the store that the bot itself uses


async def _fill(league: LeagueTarget, plan: Simulation, count: int, tell: Callable[[Match], None]) -> None:
    """Play matches and store them as finished ones of the league, each between members drawn by lot.

    They end one after the other from `days` ago until now, but after all that the server has played already. A member
    plays as the plan's kinds say, round and round. StorageError; what was stored before it stays.
    """
    async with await BotStore.open(league.database) as store:
        times = _times(await store.last_end(league.server), league.days, count, time.time())
        waiting: list[FinishedMatch] = []
        for number in tracked(range(1, count + 1), count, say("simulate-progress")):
            match, sitting = _play(plan, league.members, number)
            waiting.append(_finished(match, sitting, league.server, next(times)))
            if len(waiting) == _AT_ONCE or number == count:
                await _save(store, waiting)
                waiting.clear()
            tell(match)


def _times(last: float | None, days: int, count: int, now: float) -> Iterator[float]:
    """Return the ends of the matches: evenly spread, the last one now."""
    first = max(now - days * _DAY_SECONDS, last or 0.0)
    step = max((now - first) / count, 0.001)
    return (first + step * number for number in range(1, count + 1))


def _play(plan: Simulation, members: int, number: int) -> tuple[Match, list[int]]:
    """Play a match, and say which members (from 0) sat on its seats."""
    sitting = chance(plan, f"{number} seats").sample(range(members), len(plan.kinds))
    kinds = [plan.kinds[member % len(plan.kinds)] for member in sitting]
    return play_match(replace(plan, kinds=kinds), number), sitting


def _finished(match: Match, sitting: list[int], server: int, ended: float) -> FinishedMatch:
    """The match as if members had played it in a channel; 0 is a channel that Discord does not have."""
    return FinishedMatch(
        match=f"{secrets.token_hex(5)}-1",
        guild=server,
        channel=0,
        game=match.game,
        options=msgspec.json.encode(match.options).decode(),
        record=encode(to_record(match)),
        started=ended - min(_LONGEST_SECONDS, 60.0 * len(match.rounds)),
        ended=ended,
        end=match.end,
        league=True,
        results=tuple(_result(match, seat, member) for seat, member in enumerate(sitting)),
    )


def _result(match: Match, seat: int, member: int) -> Result:
    place = match.places[seat]
    return Result(
        seat=seat + 1,
        person=_FIRST_ID + member,
        name=say("member-name", number=str(member + 1)),
        computer=False,
        total=match.totals[seat],
        place=place,
        points=sum(other > place for other in match.places),
    )


async def _save(store: BotStore, matches: Iterable[FinishedMatch]) -> None:
    """Store finished matches together, each as a table that is over."""
    changes = (TableChange(match.match, match.guild, match.channel, "over", "{}", finished=match) for match in matches)
    await asyncio.gather(*map(store.save, changes))
