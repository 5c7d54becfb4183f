"""`python -m tests.tools.simulate`: matches between computer players that answer one of three questions.

`--duplicate T`: every match is played at T tables with the same deals. How much of the scores was the deal's, and how
much the play's (docs/decisions/same-deals.md)?
`--night N`: whole game nights of N people whose strengths are graded. How well does the order at the end agree with the
true strength, seated as in game nights and at random (docs/decisions/nights.md)?
`--arena N`: arenas of 5 to N people in turn, their results drawn by lots. How evenly do people play, and how often do
the same two meet?
"""

import argparse
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from bot.app.host_settings import cores
from bot.cli.errors import CliError
from bot.cli.files import output
from bot.cli.simulate import MOST_JOBS, named_kinds, options_of, repeated_kinds
from bot.cli.simulation import MOST_MOVES, Simulation, play_matches, seated, spread, thinking_for
from bot.cli.summary import Summary
from bot.cli.terminal import explain, tracked
from bot.games.errors import GameError
from bot.games.match import to_record
from bot.games.record import encode
from bot.games.registry import GAMES, find_game
from bot.league.schedule.pairings import table_sizes
from bot.nights.rules.values import MOST_PEOPLE
from bot.players.thinking import KINDS, USUAL, Budget
from tests.tools.simulate.arenas import FEWEST, MINUTES, arenas, evenness_lines, play_numbered
from tests.tools.simulate.deals import Comparison, SameDeals
from tests.tools.simulate.nights import SCALE, Evening, GradedPlay, evening_lines, play_evenings

MOST_TABLES = 10_000  # that play the same deals
MOST_ROUNDS = 30
USUAL_ROUNDS = (3, 5, 7)
USUAL_SEATS = 4  # at a table of a night, if the game has so many


def main(arguments: list[str] | None = None) -> int:
    """Play and tell; answer 2 for what cannot be played, 130 if interrupted."""
    parser = _parser()
    given = parser.parse_args(arguments)
    if not given.duplicate and given.record:
        parser.error("--record goes with --duplicate only")
    if not given.night and given.rounds:
        parser.error("--rounds goes with --night only; the rounds of a match are an option of the game")
    try:
        if given.arena:
            _play_arenas(given)
        elif given.night:
            _play_nights(given)
        else:
            _play_same_deals(given)
    except (CliError, GameError) as error:
        parser.error(" ".join(explain(error)))
    except argparse.ArgumentTypeError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.simulate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    question = parser.add_mutually_exclusive_group(required=True)
    question.add_argument("--duplicate", type=_number(2, MOST_TABLES), metavar="TABLES", help="play the same deals")
    question.add_argument("--night", type=_number(2, MOST_PEOPLE), metavar="PEOPLE", help="play whole game nights")
    question.add_argument("--arena", type=_number(FEWEST, MOST_PEOPLE), metavar="PEOPLE", help="draw whole arenas")
    parser.add_argument(
        "-m", "--matches", type=_number(1, 10**9), default=100, help="deals, nights, or arenas (%(default)s)"
    )
    parser.add_argument("-p", "--players", type=int, help="at each table (2, in nights 4)")
    parser.add_argument("-s", "--seed", default="simulate", help="the same seed plays the same (%(default)s)")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="KEY=VALUE", help="of the game")
    parser.add_argument("--length", default="", help="of a match: quick, printed, long")
    parser.add_argument(
        "--player", help=f"kinds of computer players, in nights the scale ({KINDS[0]}, in nights {','.join(SCALE)})"
    )
    cost = parser.add_mutually_exclusive_group()
    cost.add_argument("--iterations", type=_number(1, 10**9), default=USUAL.iterations, help="of a strong player")
    cost.add_argument("--think", type=float, metavar="SECONDS", help="of processor time, in place of iterations")
    parser.add_argument("-j", "--jobs", type=_number(1, MOST_JOBS), default=cores(), help="processes that play")
    parser.add_argument("--moves", type=_number(1, 10**9), default=MOST_MOVES, help="give up a match after so many")
    parser.add_argument("--cut", action="store_true", help="let players cut every deal")
    parser.add_argument("--rounds", type=read_rounds, help="of nights: compare after so many (3,5,7)")
    parser.add_argument("-r", "--record", type=Path, help="with --duplicate: write the matches to this file")
    return parser


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text[:12]) <= most:
            raise argparse.ArgumentTypeError(f"{text} is not a number from {least} to {most}")
        return int(text)

    return read


def read_rounds(text: str) -> tuple[int, ...]:
    """Return numbers of rounds as they were typed, the least first."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= MOST_ROUNDS for word in words):
        raise argparse.ArgumentTypeError(f"“{text}” isn't a list of rounds: write numbers from 1 to {MOST_ROUNDS}")
    return tuple(sorted({int(word) for word in words}))


def _simulation(given: argparse.Namespace, players: int, kinds: list[str]) -> dict[str, Any]:
    """Return the fields of a `Simulation` as the command line says; GameError, CliError."""
    find_game(given.game).check_seats(players)
    budget = Budget(given.iterations) if given.think is None else thinking_for(given.think)
    options = options_of(find_game(given.game), given.length, given.option)
    simulation = Simulation(given.game, kinds, options, given.seed, given.cut, budget, given.moves)
    return vars(simulation)


def _play_same_deals(given: argparse.Namespace) -> None:
    """Play every match at several tables, and tell how much of the scores was the deal's."""
    players, tables = 2 if given.players is None else given.players, given.duplicate
    kinds = named_kinds(given.player or KINDS[0])
    plan = SameDeals(**_simulation(given, players, repeated_kinds(kinds, players)), tables=tables)
    print(f"{given.game}, {players} players ({','.join(kinds)}), seed {given.seed}", flush=True)
    summary, comparison, count = Summary(players), Comparison(tables), given.matches * tables
    played = []
    began = time.perf_counter()
    with closing(play_matches(plan, count, given.jobs)) as matches:
        for number, match in enumerate(tracked(matches, count, "matches"), 1):
            summary.add(match, seated(plan.kinds, number))
            comparison.add(match, seated(plan.kinds, number))
            if given.record:
                played.append(encode(to_record(match)).encode() + b"\n")
    if given.record:
        with output(given.record, force=True) as file:
            file.writelines(played)
    print(*summary.lines(time.perf_counter() - began), *comparison.lines(), sep="\n")


def _play_nights(given: argparse.Namespace) -> None:
    """Play whole nights, and tell how well the order at the end agrees with the true strength."""
    able = find_game(given.game).seats
    seats = max(able.start, min(USUAL_SEATS, able.stop - 1)) if given.players is None else given.players
    scale = named_kinds(given.player or ",".join(SCALE))
    if len(set(scale)) < 2:
        raise argparse.ArgumentTypeError("on a scale of one kind all are equally strong: name at least two")
    plan = GradedPlay(**_simulation(given, seats, scale))
    evening = Evening(plan, given.night, seats, given.rounds or USUAL_ROUNDS)
    tables = len(table_sizes(given.night, seats, 1))
    nights = "1 night" if given.matches == 1 else f"{given.matches:,} nights"
    print(
        f"{given.game}, {nights} of {given.night} people ({','.join(scale)}), "
        f"{tables} table{'s' if tables > 1 else ''} of {seats}, seed {given.seed}",
        flush=True,
    )
    with closing(play_evenings(evening, given.matches, given.jobs)) as played:
        agreements = [*tracked(played, given.matches, "nights")]
    print(*evening_lines(evening, agreements), sep="\n")


def _play_arenas(given: argparse.Namespace) -> None:
    """Draw arenas in which a match takes as long as it usually does, and tell how evenly people were seated."""
    game = find_game(given.game)
    seats = max(game.seats.start, min(USUAL_SEATS, game.seats.stop - 1)) if given.players is None else given.players
    game.check_seats(seats)
    usual = game.lengths[0].key if game.lengths and not given.option else ""
    length = game.length_of(options_of(game, given.length or usual, given.option))
    match = game.minutes(length, seats) if length is not None else MINUTES
    print(f"{given.game}, {given.matches:,} arenas of {FEWEST} to {given.arena} people, tables of {seats}", flush=True)
    plans = [*arenas(given.matches, given.arena, seats, match)]
    with closing(spread(partial(play_numbered, plans, given.seed), len(plans), given.jobs)) as played:
        measures = [*tracked(played, len(plans), "arenas")]
    print(*evenness_lines(measures), sep="\n")


if __name__ == "__main__":
    sys.exit(main())
