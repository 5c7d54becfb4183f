"""`python -m tests.tools.problems GAME --problems 100`: whether a long search agrees with “find the move” problems.

The problems are those that the bot would choose for a day with a secret (`bot/daily/problems.py`). Then two long
searches look for the best move: all moves played out by the rules in fresh states, and the strong player's own search,
which estimates in another way.
"""

import argparse
import asyncio
import hashlib
import random
import sys
import time
from collections.abc import Sequence

from bot import players
from bot.daily.problems import Problem, is_answer, judge, key_of, positions
from bot.games.registry import GAMES
from bot.games.view import View
from bot.players.reviews import seed_of
from bot.players.thinking import Budget, Choice, think

_LONG = 2000  # states of each long search, for each move


class Here:
    """A `Thinker` that thinks in this process."""

    async def think(
        self, view: View, seed: int, budget: Budget, _: object, among: Sequence[tuple[str, ...]]
    ) -> tuple[Choice, ...]:
        """Return the moves, the best first."""
        return think(view, random.Random(seed), budget, among=among)


def problems(secret: str, game: str, number: int) -> list[tuple[View, Problem]]:
    """Return all problems of a computers' match of a secret."""
    views = [position[1] for position in positions(key_of(secret, game, number), game, players) if position is not None]
    return [(view, problem) for view in views if (problem := asyncio.run(judge(view, Here()))) is not None]


def played_out(view: View, problem: Problem) -> bool:
    """Return True if a long search by the rules finds the same move."""
    budget = Budget(_LONG * len(problem.moves))
    choice = think(view, random.Random(f"{seed_of(view)} long"), budget, among=problem.moves)[0]
    return is_answer(view, choice.tokens, problem.moves[0])


def strong(view: View, problem: Problem) -> bool:
    """Return True if a long search of the strong player finds the same move, or begins the same turn."""
    choice = think(view, random.Random(f"{seed_of(view)} strong"), Budget(_LONG * len(problem.moves)))[0]
    return is_answer(view, choice.tokens, problem.moves[0])


def _measured(game: str, wanted: int, seed: str, seconds: float) -> None:
    secret, agreed = hashlib.sha256(seed.encode()).hexdigest(), [0, 0]
    matches, asked, spent, until = 0, 0, 0.0, time.process_time() + seconds
    while asked < wanted and time.process_time() < until:
        began = time.process_time()
        batch = problems(secret, game, matches)[: wanted - asked]
        spent += time.process_time() - began
        matches, asked = matches + 1, asked + len(batch)
        agreed[0] += sum(played_out(*pair) for pair in batch)
        agreed[1] += sum(strong(*pair) for pair in batch)
        print(f"{asked} {agreed}", end="\r", file=sys.stderr)
    print(f"{game}: {asked} problems of {matches} matches, {spent / max(1, asked):.1f} s each")
    print(f"  long searches agree: by the rules {agreed[0]}, the strong player's {agreed[1]}", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument("--problems", type=int, default=100)
    parser.add_argument("--seed", default="problems")
    parser.add_argument("--seconds", type=float, default=3600.0, help="of the processor; then what there is is printed")
    given = parser.parse_args(arguments)
    _measured(given.game, given.problems, given.seed, given.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
