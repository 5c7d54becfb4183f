"""Many tables at once, played over the sandbox, the bot in a process of its own with its real waiting times.

An hour's play is one click in five seconds at each table: 7,200 clicks at ten tables, one of each game, with matches
that end and others that begin. It is played as fast as the machine can (some minutes), so what follows the clock, like
hands that fall asleep after 14 minutes, is hardly in it: `python -m tests.load --soak` has that too. The highest memory
is that of the bot alone (Linux only).

What clicks wait at 200 tables is wall time, of the bot, the sandbox and the people together, who share the machine with
whatever else runs there. The processor's time of the bot's event loop does not depend on that. There is one loop, so at
50 clicks a second it must stay well below 20 ms a click.
"""

import asyncio
import sys
from statistics import quantiles

from bot.games.registry import GAMES
from tests.tools.bench.row import Row, sized
from tests.tools.load.town import Town, town

_HOUR, _ROUNDS = 7200, 7  # clicks of ten tables in an hour; rounds that make a whole one
_TABLES, _FEW = 200, 20  # how many at once; in a single round
_FEW_CLICKS = 200  # at ten tables in a single round
_GAP = 4.0  # seconds between two clicks at each table
_START, _SECONDS = 60, 3.0  # how long tables have at most to begin; for how long clicks are measured, a round


def rows(rounds: int) -> list[Row]:
    """Play an hour at ten tables (fewer rounds than seven: as many sevenths of it), then 3 s a round at 200.

    In a single round it is much less.
    """
    clicks = sized(_HOUR * min(rounds, _ROUNDS) // _ROUNDS, _FEW_CLICKS, rounds)
    tables = sized(_TABLES, _FEW, rounds)
    measured = []
    if sys.platform == "linux":
        peak = asyncio.run(_memory(clicks))
        name = f"memory, ten tables, {clicks:,} clicks ({clicks / _HOUR:.2g} h of play), drawn: the highest"
        measured.append(Row(name, peak, None, "<= 200 MiB", "bytes"))
    waits, loop = asyncio.run(_waits(tables, rounds * _SECONDS))
    for number in (50, 99):
        name = f"click to private answer, {tables} tables, {tables / _GAP:.0f} clicks a second: percentile"
        measured.append(Row(f"{name} {number}", quantiles(waits, n=100)[number - 1], None, "<= 400 ms", "click"))
    if sys.platform == "linux":
        name = f"processor's time of the event loop a click, {tables} tables"
        measured.append(Row(name, loop, None, "<= 10 ms", "click"))
    return measured


async def _memory(clicks: int) -> float:
    """The highest memory of the bot while so many clicks are made, in bytes."""
    async with town(len(GAMES), list(GAMES), rotate=True) as played:
        played.play(0.02)
        while played.measured.answers.total() < clicks:
            await asyncio.sleep(1.0)
            played.check()
        return played.memory().peak * 1024**2


async def _waits(tables: int, seconds: float) -> tuple[list[float], float]:
    """What clicks wait once tables have begun, and the processor's time of the bot's event loop for each; in seconds.

    All that follows from clicks meanwhile is in the latter.
    """
    async with town(tables, list(GAMES)) as played:
        played.play(_GAP)
        for _ in range(_START):
            await asyncio.sleep(1.0)
            played.check()
            if len(played.begun) == tables:
                break
        before, loop = len(played.measured.waits), await _loop(played)
        await asyncio.sleep(seconds)
        played.check()
        waits = played.measured.waits[before:]
        return waits, (await _loop(played) - loop) / max(1, len(waits))


async def _loop(played: Town) -> float:
    """The processor's seconds that the bot's event loop has had; 0 where the system does not tell."""
    threads: dict[str, float] = (await played.report())["threads"]
    return threads.get("MainThread", 0.0)
