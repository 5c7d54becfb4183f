"""`python -m tests.strength`: how often the strong player beats the normal one, and whether that is enough.

Two players, or one strong and more normal ones, who change seats from match to match, and matches as long as they are
printed. Each line says what part of the matches was won (who shares the first place wins in part), between which shares
the truth lies with 95 % confidence, and the goal; a question mark means that more matches might tell another story.
With `--iterations` the same seed gives the same matches on any machine. Seconds are those of the processor: other work
on the machine changes nothing.
"""

import argparse
import io
import sys
from contextlib import closing
from typing import NamedTuple

from bot.app.host_settings import cores
from bot.cli.simulation import Simulation, play_matches, seated, thinking_for
from bot.cli.summary import parts_won, wilson
from bot.cli.terminal import tracked
from bot.games.options import resolve
from bot.games.registry import GAMES, find_game
from bot.players.thinking import KINDS, Budget
from tests.tools.strength.goals import Goal, goal_of, verdict

LENGTHS = sorted({length.key for game in GAMES.values() for length in game.lengths})


class Measure(NamedTuple):
    """What came of the matches of one game: those that `player` won, in part or whole, of so many."""

    game: str
    won: float
    matches: int
    goal: Goal

    @property
    def verdict(self) -> str:
        """Whether the goal is met."""
        return verdict(self.goal, self.won, self.matches)

    def __str__(self) -> str:
        low, high = wilson(self.won, self.matches)
        share = self.won / max(1, self.matches)
        return (
            f"{self.game:13} {100 * share:5.1f} %  ({100 * low:5.1f} to {100 * high:5.1f})"
            f"  {self.matches:5} matches  goal {self.goal!s:16}  {self.verdict}"
        )


def main(arguments: list[str] | None = None) -> int:
    """Play and tell; answer 1 if a goal is missed or nothing was played.

    130 if interrupted (so far is told), 141 if nobody reads any more.
    """
    given = _parser().parse_args(arguments)
    try:
        return _play(given)
    except BrokenPipeError:
        sys.stdout = io.StringIO()  # there is nothing left to flush when Python ends
        return 141


def _play(given: argparse.Namespace) -> int:
    budget = Budget(given.iterations) if given.iterations else thinking_for(given.seconds)
    thought = f"{given.iterations} states" if given.iterations else f"{given.seconds:g} s"
    print(f"{given.player} against {given.against}, {thought} a move, seed {given.seed}", flush=True)
    measures = []
    try:
        for game in _played(given):
            measures.append(_measure(game, given, budget))
            print(measures[-1], flush=True)
    except KeyboardInterrupt:
        return 130
    return int(not measures or any(measure.verdict.startswith("NOT") for measure in measures))


def _played(given: argparse.Namespace) -> list[str]:
    """The games that are asked for; it says which cannot be played by so many."""
    games = given.game or list(GAMES)
    fit = [game for game in games if given.players in find_game(game).seats]
    if left_out := [game for game in games if game not in fit]:
        print(f"not for {given.players} players: {', '.join(left_out)}", flush=True)
    return fit


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.strength", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this one; can be repeated")
    parser.add_argument("--matches", type=_many, help="matches of each game (usually as many as the goal needs)")
    cost = parser.add_mutually_exclusive_group()
    cost.add_argument("--seconds", type=_seconds, default=0.5, help="of thinking a move (processor time)")
    cost.add_argument("--iterations", type=_many, help="states looked at for a move, however long that takes")
    parser.add_argument("--players", type=_many, default=2, help="at the table; all but one are those beaten")
    parser.add_argument("--length", choices=LENGTHS, help="if the game has it; else as it is printed")
    parser.add_argument("--player", default=KINDS[-1], choices=KINDS)
    parser.add_argument("--against", default=KINDS[-2], choices=KINDS)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--jobs", type=_many, default=cores(), help="processes that play")
    return parser


def _many(text: str) -> int:
    """A number of one or more."""
    if not text.isdecimal() or (number := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number of one or more")
    return number


def _seconds(text: str) -> float:
    """Some time, a thousandth of a second at least and an hour at most."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not a time from 0.001 to 3600 seconds")
    return seconds


def _measure(game: str, given: argparse.Namespace, budget: Budget) -> Measure:
    rules, goal = find_game(game), goal_of(game, given.players)
    count = given.matches or goal.matches
    kinds = [given.player, *[given.against] * (given.players - 1)]
    lengths = {length.key: length.options for length in rules.lengths}
    options = resolve(rules.options, dict(lengths.get(given.length or "", {})))
    won = played = 0.0
    with closing(play_matches(Simulation(game, kinds, options, given.seed, budget=budget), count, given.jobs)) as all_:
        try:
            for number, match in enumerate(tracked(all_, count, game), 1):
                played, seats = number, seated(range(given.players), number)
                won += parts_won(match, seats).get(0, 0.0)
        except KeyboardInterrupt:
            print(Measure(game, won, int(played), goal), flush=True)
            raise
    return Measure(game, won, int(played), goal)
