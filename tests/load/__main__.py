"""`python -m tests.load`: tables at once, played over the sandbox; what clicks wait, and how much memory the bot takes.

The bot runs in a process of its own with its real waiting times; the sandbox and the people share another. Every few
seconds a line tells the clicks, how long they waited for their private answer, how busy the bot is (seconds of the
processor a second, all threads together; likewise the people and the sandbox, who wait for themselves if that comes
near 1) and its memory (Linux only). On a machine that others use too, waits are
longer than they need be: so the load of the machine stands there as well, and the time that answers took inside the
bot.

With `--strong 1` one seat in four is a strong computer's. Then the line tells too how many moves were thought about,
how long each was waited for, and how many were played without a thought.

With `--soak` people change games from match to match, the lines come each minute, and at the end a straight line is
laid through the memory: does it grow? An hour's play is one click in five seconds at each table; with a smaller `--gap`
it takes less time, and what depends on time (hands that fall asleep after 14 minutes) comes less often.
"""

import argparse
import asyncio
import os
import sys
import time
from statistics import median, quantiles
from typing import Any

from bot.games.registry import GAMES
from tests.load.process import trend
from tests.load.town import Town, town

_WARM = 60.0  # seconds until what is kept is said first
_PACE = 5.0  # seconds between two clicks at a table where people play


def main() -> int:
    """Play, tell, and answer 1 if an answer failed or was late for Discord (three seconds), or if memory grows."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--gap", type=float, default=4.0, help="seconds between two clicks at one table")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument(
        "--strong",
        type=int,
        default=0,
        choices=range(4),
        help="seats of each table that strong computers have",
    )
    parser.add_argument("--every", type=float, default=0.0, help="seconds between two lines")
    parser.add_argument("--soak", action="store_true", help="say whether memory grows")
    parser.add_argument(
        "--weigh", action="store_true", help="say what is kept, after a minute and at the end"
    )
    parser.add_argument("--verbose", action="store_true", help="what the bot measures of itself, too")
    given = parser.parse_args()
    given.every = given.every or (60.0 if given.soak else 10.0)
    return asyncio.run(_main(given))


async def _main(given: argparse.Namespace) -> int:
    async with town(given.tables, given.games, rotate=given.soak, strong=given.strong) as played:
        played.play(given.gap)
        hours, mib = [0.0], [played.memory().now]
        before, weighed = _Seen(played), False
        while time.perf_counter() - played.began < given.seconds:
            await asyncio.sleep(given.every)
            played.check()
            before, told = _line(played, before, await played.told(), verbose=given.verbose)
            hours.append(played.measured.answers.total() * _PACE / given.tables / 3600)
            mib.append(played.memory().now)
            if given.weigh and not weighed and time.perf_counter() - played.began > _WARM:
                weighed = bool(await _weigh(played))
            print(f"{told}  {hours[-1]:5.2f} h of play" if given.soak else told, flush=True)
        if given.weigh:
            await _weigh(played)
        peak = played.memory().peak
        status = await played.end()
    failed = played.measured.answers["failed"]
    print(f"status {status}, {failed} failed of {played.measured.answers.total():,}: {played.measured}")
    return int(bool(status or failed) | (given.soak and _grows(hours, mib, peak)))


async def _weigh(played: Town) -> dict[str, Any]:
    """Print what the bot's memory is made of: caches of functions, and objects by kind, each with KiB."""
    told = await played.told(weigh=True)
    for what in ("heaviest", "most"):
        print(
            what,
            *(f"  {kib:7,} KiB  {many:7,}  {name}" for name, (many, kib) in told[what].items()),
            sep="\n",
        )
    return told


class _Seen:
    """Where the counters stood at a moment."""

    def __init__(self, played: Town) -> None:
        self.time, self.waits = time.perf_counter(), len(played.measured.waits)
        self.processor, self.people = played.processor(), time.process_time()


def _line(played: Town, before: _Seen, told: dict[str, Any], *, verbose: bool) -> tuple[_Seen, str]:
    now = _Seen(played)
    waits, seconds = played.measured.waits[before.waits :], now.time - before.time
    p99 = quantiles(waits, n=100)[98] if len(waits) > 2 else 0.0
    middle = median(waits) if waits else 0.0
    taken = played.memory()
    text = (
        f"{now.time - played.began:6.0f} s  {len(waits) / seconds:6.1f} clicks/s"
        f"  median {middle * 1000:5.0f} ms  p99 {p99 * 1000:5.0f} ms (in the bot {told['answer p99'] * 1000:5.0f})"
        f"  busy {(now.processor - before.processor) / seconds:4.2f}"
        f" (people {(now.people - before.people) / seconds:4.2f}, machine {os.getloadavg()[0]:4.1f})"
        f"  memory {taken.now:.0f} MiB (peak {taken.peak:.0f})"
    )
    if thoughts := told["thoughts"]:
        text += (
            f"  thoughts {thoughts['answered']} in {thoughts['median']:.2f} s (p99 {thoughts['p99']:.2f}),"
            f" none {thoughts['none']}, waiting {thoughts['waiting']}"
        )
    return now, f"{text}\n        {told}" if verbose else text


def _grows(hours: list[float], mib: list[float], peak: float) -> bool:
    """Say whether memory grows."""
    fitted = trend(hours, mib)
    if fitted is None:
        print("too short to say whether memory grows")
        return False
    print(
        f"{hours[-1]:.2f} hours of play: {fitted.mib:.0f} MiB (peak {peak:.0f}), after the first third by"
        f" {fitted.rise:+.1f} MiB: {'flat' if fitted.flat else 'it grows'}"
    )
    return not fitted.flat


if __name__ == "__main__":
    sys.exit(main())
