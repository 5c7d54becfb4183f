"""`python -m tests.lengths`: with how many players and rounds a match takes one person three to six minutes.

All seats are played by normal computer players, and what happens is counted as if the first seat were a person's: what
it hands in, what the table does for it where it has no choice, and what the others do. Each has its price in seconds;
those of the table are the ones that it waits. A line is shown where half of the matches take a time that is asked for,
with the times that a tenth of them stay below and above.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import product
from typing import NamedTuple

from bot.app.host_settings import cores
from bot.cli.simulation import Simulation, spread, walk
from bot.games.game import AnyGame
from bot.games.options import OptionValue
from bot.games.registry import GAMES, find_game
from bot.tables import TableConfig

_WAITS = TableConfig()
_FEW = 6  # matches that show whether more are worth while
_UNSURE = 0.4  # so much shorter or longer may these be by chance


class Counted(NamedTuple):
    """How often something was done in a match: by the first seat, for it by the table, by the others."""

    by_first: int
    forced: int
    others: int

    def minutes(self, each: float) -> float:
        """Return how long the match takes, if the person needs so many seconds for whatever they hand in."""
        waits = _WAITS.forced_delay * self.forced + _WAITS.computer_delay * self.others
        return (each * self.by_first + waits) / 60


class Measure(NamedTuple):
    """So many matches of a game, by so many players, with an option at a value."""

    game: str
    players: int
    option: str
    value: OptionValue
    matches: Sequence[Counted]

    def line(self, each: float) -> str:
        """Put it into a line; `each` is how many seconds the person needs for what they hand in."""
        low, middle, high = _spread(sorted(match.minutes(each) for match in self.matches))
        fewest, usual, most = _spread(sorted(match.by_first for match in self.matches))
        played = f"{self.game:13} {self.players} players  {f'{self.option}={self.value}':11}"
        return f"{played} {middle:4.1f} min ({low:.1f} to {high:.1f})  own {usual:.0f} ({fewest:.0f} to {most:.0f})"


def _spread(numbers: Sequence[float]) -> tuple[float, float, float]:
    """Return the one of which a tenth is below, the middle one, and the one of which a tenth is above."""
    last = len(numbers) - 1
    return numbers[round(0.1 * last)], numbers[round(0.5 * last)], numbers[round(0.9 * last)]


def count(plan: Simulation, number: int) -> Counted:
    """Play a match and count."""
    by_first = forced = others = 0
    for match, seat in walk(plan, number):
        if seat is None:
            continue
        if seat:
            others += 1
        elif match.turn == 0 and match.rules.forced(match.state) is not None:
            forced += 1
        else:
            by_first += 1
    return Counted(by_first, forced, others)


def values(rules: AnyGame) -> Iterator[tuple[str, OptionValue]]:
    """Yield the option that says how long a match is, with each of its values."""
    made = rules.lengths[0].options
    option = next(option for option in rules.options if option.key in made and isinstance(option.default, int))
    yield from ((option.key, value) for value in option.values)


def main(arguments: list[str] | None = None) -> int:
    """Play and tell; answer 1 if nothing takes so long."""
    given = _parser().parse_args(arguments)
    lines = 0
    for game in given.game or GAMES:
        rules = find_game(game)
        for players, (option, value) in product(rules.seats, values(rules)):
            plan = _plan(rules, players, {option: value}, given.seed)
            if (counted := _counted(plan, given)) is not None:
                print(Measure(game, players, option, value, counted).line(given.each), flush=True)
                lines += 1
    return int(not lines)


def _plan(rules: AnyGame, players: int, wanted: dict[str, OptionValue], seed: str) -> Simulation:
    """Return matches of a game as its tables begin, but for the option that is wanted."""
    return Simulation(rules.name, ["greedy"] * players, {**rules.first_options(), **wanted}, seed)


def _counted(plan: Simulation, given: argparse.Namespace) -> list[Counted] | None:
    """Return what was counted, None where matches are shorter or longer than asked for: a few show it."""
    few = [count(plan, number) for number in range(1, min(_FEW, given.matches) + 1)]
    if not given.least * (1 - _UNSURE) <= _middle(few, given) <= given.most * (1 + _UNSURE):
        return None
    with closing(spread(partial(count, plan), given.matches, given.jobs)) as matches:
        counted = [*matches]
    return counted if given.least <= _middle(counted, given) <= given.most else None


def _middle(counted: Sequence[Counted], given: argparse.Namespace) -> float:
    return _spread(sorted(match.minutes(given.each) for match in counted))[1]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.lengths", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this one; can be repeated")
    parser.add_argument("--matches", type=int, default=100, help="of each kind")
    parser.add_argument("--each", type=float, default=8, help="seconds for what the person hands in")
    parser.add_argument("--least", type=float, default=3, help="minutes")
    parser.add_argument("--most", type=float, default=6, help="minutes")
    parser.add_argument("--seed", default="lengths")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes that play")
    return parser
