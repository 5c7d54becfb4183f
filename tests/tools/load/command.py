"""`python -m tests.load`: tables at once, played over the sandbox; what clicks wait, and how much memory the bot takes.

The bot runs in a process of its own with its real waiting times; the sandbox and the people share another. Every few
seconds a line tells the clicks, how long they waited for their private answer, how busy the bot is (seconds of the
processor a second, all threads together; likewise the people and the sandbox, who wait for themselves if that comes
near 1) and its memory (Linux only). The last line sums up the time since all tables had begun. On a machine that others
use too, waits are longer than they need be: so the load of the machine stands there as well, the time that answers took
inside the bot, and what does not depend on others, the processor's time that a click takes (in the event loop, which is
`MainThread`, in drawing, in storing), whatever follows from it included. `--shares` tells where the event loop's time
goes, and how many pictures were drawn for an answer, for a hand that follows and for a table: how many were overtaken
before that, equal to the one before, or followed one of the last second.

With `--daily 1000` there are no tables: so many people begin the same deal of the day, of the first of the `--games`,
`--within` so many seconds, and play it to its end, a click about every `--gap` seconds. All their clicks count.

With `--strong 1` one seat in four is a strong computer's. Then the line tells too how many moves were thought about,
how long each was waited for, and how many were played without a thought.

With `--soak` people change games from match to match, the lines come each minute and tell what memory is made of, and
at the end a straight line is laid through the memory from where the caches are full (and a third of the run is over):
by how much does it rise in ten minutes? More than `--rise`, or more memory than `--most`, is an exit status of 1. It
takes ten minutes at least to tell anything. An hour's play is one click in five seconds at each table; with a smaller
`--gap` it takes less time, and what depends on time (hands that fall asleep after 14 minutes) comes less often. With
`--speed 12` the bot's clock runs twelve times as fast, by Debian's `faketime`: all seconds are by that clock, so
`--soak --speed 12 --gap 5 --seconds 21600 --rise 0.5` is six hours of play in half an hour, if the machine keeps up.
"""

import argparse
import asyncio
import os
import time
from collections.abc import Sequence
from statistics import median, quantiles
from typing import Any

from bot.games.registry import GAMES
from tests.tools.load.soak import LIMIT, MOST, Soak
from tests.tools.load.solo import Solo
from tests.tools.load.town import Town, solos, town

_WARM = 60.0  # seconds until what is kept is said first
_PACE = 5.0  # seconds between two clicks at a table where people play
_MINUTE, _TEN_MINUTES = 60.0, 600.0


def main() -> int:
    """Play, tell, and answer 1 if an answer failed or was late for Discord (three seconds), or if memory grows."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=0.0, help="a minute; with --soak ten")
    parser.add_argument("--gap", type=float, default=4.0, help="seconds between two clicks at one table")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument(
        "--strong", type=int, default=0, choices=range(4), help="seats of each table that strong computers have"
    )
    parser.add_argument("--every", type=float, default=0.0, help="seconds between two lines")
    parser.add_argument("--soak", action="store_true", help="say whether memory grows")
    parser.add_argument("--rise", type=float, default=LIMIT, help="MiB by which it may in ten minutes")
    parser.add_argument("--most", type=float, default=MOST, help="MiB that it may take")
    parser.add_argument("--speed", type=float, default=1.0, help="of the bot's clock, which all seconds are by")
    parser.add_argument("--weigh", action="store_true", help="say what is kept, after a minute and at the end")
    parser.add_argument("--shares", action="store_true", help="say where the event loop's time goes")
    parser.add_argument("--daily", type=int, default=0, help="people who play one deal of the day, and no tables")
    parser.add_argument("--within", type=float, default=360.0, help="seconds within which they begin")
    parser.add_argument("--verbose", action="store_true", help="what the bot measures of itself, too")
    given = parser.parse_args()
    given.every = given.every or (_MINUTE if given.soak else 10.0)
    given.seconds = given.seconds or (_TEN_MINUTES if given.soak else _MINUTE)
    return asyncio.run(_main(given))


async def _dailies(given: argparse.Namespace) -> int:
    """Let people play the deal of the day, until the last has begun and `--seconds` are over."""
    game = given.games[0]
    async with solos(given.daily, game, given.within) as played:
        played.play(given.gap)
        given.seconds += given.within
        await _watch(played, given, None)
        report, over = await played.report(), sum(group.over for group in played.groups if isinstance(group, Solo))
        failed, peak = played.measured.answers["failed"], played.memory().peak
        waits = [*played.measured.waits]
        status = await played.end()
    print(f"status {status}, {failed} failed: {played.measured}")
    print(f"{over} of {given.daily} ended, {report['tries']} tries in memory, peak {peak:.0f} MiB")
    print(summary(given.daily, waits, failed, "people"))
    return int(bool(status or failed))


async def _main(given: argparse.Namespace) -> int:
    if given.daily:
        return await _dailies(given)
    async with town(given.tables, given.games, rotate=given.soak, strong=given.strong, speed=given.speed) as played:
        played.play(given.gap)
        soak = Soak(played) if given.soak else None
        begun = await _watch(played, given, soak)
        if given.weigh:
            await _weigh(played)
        failed = played.measured.answers["failed"]  # what is pressed while the bot ends does not count
        waits = played.measured.waits[begun:]
        flat, verdict = soak.end(given.rise, given.most) if soak else (True, "")
        peak = played.memory().peak
        status = await played.end()
    print(f"status {status}, {failed} failed of {played.measured.answers.total():,}: {played.measured}")
    print(summary(given.tables, waits, failed))
    if verdict:
        print(f"{_hours(played, given):.2f} hours of play, peak {peak:.0f} MiB; {verdict}")
    return int(bool(status or failed or not flat))


def summary(tables: int, waits: Sequence[float], lost: int, what: str = "tables") -> str:
    """Say in one line what clicks waited (seconds), and how many answers did not come in time."""
    if len(waits) < 2:
        return f"{tables} {what}: too few clicks after all had begun; {lost} lost"
    cuts = [1000 * cut for cut in quantiles(waits, n=100)]
    return (
        f"{tables} {what}, {len(waits):,} clicks{' after all had begun' if what == 'tables' else ''}:"
        f" p50 {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms, {lost} lost"
    )


async def _watch(played: Town, given: argparse.Namespace, soak: Soak | None) -> int:
    """Tell how it goes until the time is over; return how many clicks there were when the last table had begun."""
    weighed, begun = not given.weigh, 0
    before = _Seen(played, await played.report("shares" if given.shares else ""))
    while played.seconds < given.seconds:
        await asyncio.sleep(given.every / given.speed)
        played.check()
        report = await played.report("shares" if given.shares else "")
        now = _Seen(played, report)
        if not begun and len(played.begun) == given.tables:
            begun = now.waits
        text = _line(before, now, report, played)
        if soak:
            soak.note(report["makeup"], report["pictures"][0] / report["pictures"][1])
            text += f"  {_hours(played, given):5.2f} h of play\n        {_parts(report)}"
        details = [report["shares"], report["drawn"]] if given.shares else []
        print(text, *details, *([report] if given.verbose else []), sep="\n        ", flush=True)
        if not weighed and played.seconds > _WARM:
            weighed = bool(await _weigh(played))
        before = now
    return begun or before.waits


def _hours(played: Town, given: argparse.Namespace) -> float:
    """How long people would play for as many clicks."""
    return played.measured.answers.total() * _PACE / given.tables / 3600


async def _weigh(played: Town) -> dict[str, Any]:
    """Print what the bot's memory is made of: caches of functions, and objects by kind, each with KiB."""
    report = await played.report("weigh")
    for what in ("heaviest", "most"):
        print(what, *(f"  {kib:7,} KiB  {many:7,}  {name}" for name, (many, kib) in report[what].items()), sep="\n")
    return report


class _Seen:
    """Where the counters stood at a moment."""

    def __init__(self, played: Town, report: dict[str, Any]) -> None:
        self.time, self.waits = time.perf_counter(), len(played.measured.waits)
        self.processor, self.people = played.processor(), time.process_time()
        self.threads: dict[str, float] = report["threads"]


def _line(before: _Seen, now: _Seen, report: dict[str, Any], played: Town) -> str:
    waits, seconds = played.measured.waits[before.waits :], now.time - before.time
    p99 = quantiles(waits, n=100)[98] if len(waits) > 2 else 0.0
    middle = median(waits) if waits else 0.0
    taken = played.memory()
    text = (
        f"{played.seconds:6.0f} s  {len(waits) / seconds:6.1f} clicks/s"
        f"  median {middle * 1000:5.0f} ms  p99 {p99 * 1000:5.0f} ms (in the bot {report['answer p99'] * 1000:5.0f})"
        f"  busy {(now.processor - before.processor) / seconds:4.2f}"
        f" (people {(now.people - before.people) / seconds:4.2f}, machine {os.getloadavg()[0]:4.1f})"
        f"  memory {taken.now:.0f} MiB (peak {taken.peak:.0f})"
    )
    if thoughts := report["thoughts"]:
        text += (
            f"  thoughts {thoughts['answered']} in {thoughts['median']:.2f} s (p99 {thoughts['p99']:.2f}),"
            f" none {thoughts['none']}, waiting {thoughts['waiting']}"
        )
    return f"{text}\n        {_processor(before, now, len(waits))}"


def _processor(before: _Seen, now: _Seen, clicks: int) -> str:
    """How much of the processor a click takes, by the bot's threads, the largest first."""
    spent = {name: total - before.threads.get(name, 0.0) for name, total in now.threads.items()}
    parts = sorted(spent.items(), key=lambda pair: -pair[1])
    report = ", ".join(
        f"{name} {1000 * took / max(1, clicks):.1f} ms" for name, took in parts if took > 0.01 * sum(spent.values())
    )
    return f"of the processor a click takes {1000 * sum(spent.values()) / max(1, clicks):.1f} ms: {report}"


def _parts(report: dict[str, Any]) -> str:
    """What memory is made of, and how full what is bounded."""
    parts = ", ".join(f"{name} {mib:.0f}" for name, mib in report["makeup"].items())
    (pictures, most), (functions, bound) = report["pictures"], report["functions"]
    kept = f"pictures' caches {pictures:.0f} of {most:.0f} MiB, functions' {functions:,} of {bound:,} values"
    return f"MiB: {parts}; {kept}; tables {report['tables']}, hands {report['panels']}"
