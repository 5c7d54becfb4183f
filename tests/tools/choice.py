"""`python -m tests.tools.choice GAME SECRET` says at which try a deal of the day is chosen: anyone can check it.

`python -m tests.tools.choice GAME --days 200` measures what choosing brings: by how much a normal player's score is
above that of one who plays at random, with chance of its own, in deals as they come and in chosen ones.
"""

import argparse
import asyncio
import random
import statistics
import sys
import time
from collections.abc import Sequence

from msgspec.structs import replace

from bot import players
from bot.daily.choice import choose_try
from bot.daily.plans import SEAT
from bot.daily.playing import moved, score_of, started
from bot.daily.rows.values import DailyDeal
from bot.games.registry import GAMES
from bot.games.same import promise_of
from bot.tables import Person, Snapshot
from bot.tables.commands import Act, NextRound

_WHO = Person(1, "choice")


def _deal(game: str, secret: bytes) -> DailyDeal:
    return DailyDeal(1, game, secret.hex(), promise_of(secret), edition=GAMES[game].editions)


def _played(deal: DailyDeal, kind: str, seed: str) -> tuple[int, int, int]:
    """Return the score of a match, its rounds, and in how many of them a tile was turned up and nothing else done."""
    luck, done, dead = random.Random(seed), list[str](), 0
    state = [*started(deal, _WHO, "en", players)][-1].state
    while True:
        if state.phase != "playing":
            dead += all(token.split(" ")[1] == "turn" for token in done)
            done = []
        if state.phase == "over":
            return score_of(state), len(state.match.rounds) if state.match else 0, dead
        command: Act | NextRound = NextRound(_WHO)
        if state.phase == "playing":
            view = Snapshot(state).view(SEAT)
            assert view is not None
            tokens = players.choose(kind, view, luck)
            done += tokens
            command = Act(_WHO, None, tokens)
        state = [*moved(deal, state, command, players)][-1].state


def _measured(game: str, days: int) -> None:
    deals = [_deal(game, random.Random(f"{game} {day}").randbytes(32)) for day in range(days)]
    before = time.process_time()
    tries = [asyncio.run(choose_try(deal, players)) for deal in deals]
    spent = (time.process_time() - before) / days
    print(f"{game}: {statistics.mean(tries) + 1:.1f} tries a day, {spent:.2f} s, {max(tries) + 1} at most")
    chosen = [replace(deal, choice=choice) for deal, choice in zip(deals, tries, strict=True)]
    for name, some in (("as they come", deals), ("chosen", chosen)):
        good = [_played(deal, "greedy", f"normal {day}") for day, deal in enumerate(some)]
        poor = [_played(deal, "random", f"random {day}") for day, deal in enumerate(some)]
        leads = [ours - theirs for (ours, _, _), (theirs, _, _) in zip(good, poor, strict=True)]
        error = statistics.stdev(leads) / days**0.5
        none, dead = sum(lead <= 0 for lead in leads) / days, sum(day[2] for day in good) / sum(day[1] for day in good)
        print(f"  {name}: lead {statistics.mean(leads):.1f} ± {error:.1f}, none {none:.0%}, dead rounds {dead:.1%}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument("secret", nargs="?", type=bytes.fromhex, help="64 hex digits")
    parser.add_argument("--days", type=int, help="measure so many days instead")
    given = parser.parse_args(arguments)
    if given.days:
        _measured(given.game, given.days)
    elif given.secret:
        print(asyncio.run(choose_try(_deal(given.game, given.secret), players)))
    else:
        parser.error("a secret, or --days")
    return 0


if __name__ == "__main__":
    sys.exit(main())
