"""`python -m tests.load`: tables at once, played over the sandbox; what clicks wait, and how much memory the bot takes.

The bot runs in a process of its own with its real waiting times; the sandbox and the people share another. Every few
seconds a line tells the clicks, how long they waited for their private answer, and the bot's memory (Linux only).
"""

import argparse
import asyncio
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles

from bot.games.registry import GAMES
from bot.sandbox import Rates, Sandbox
from tests.load.players import Group, Measured

_SEATS = 4
_CROWD = [f"P{number}" for number in range(800)]


def main() -> int:
    """Play, tell, and answer 1 if an answer failed or was late for Discord (three seconds)."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--gap", type=float, default=4.0, help="seconds between two clicks at one table")
    parser.add_argument(
        "--games", nargs="*", default=["classic", "moomin", "christmas", "uno"], choices=list(GAMES)
    )
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two lines")
    return asyncio.run(_main(parser.parse_args()))


async def _main(given: argparse.Namespace) -> int:
    measured = Measured()
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(rates=Rates.free()) as box:
            bot = await _start(box, Path(folder) / "load.db")
            groups = [
                _group(box, number, game, measured)
                for number, game in zip(range(given.tables), cycle(given.games))
            ]
            playing = [asyncio.create_task(group.play(given.gap)) for group in groups]
            try:
                await _watch(bot, measured, playing, given.seconds, given.every)
            finally:
                bot.terminate()
                status = await asyncio.wait_for(bot.wait(), 30)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
    failed = measured.answers["failed"]
    print(f"status {status}, {failed} failed of {measured.answers.total():,}: {dict(measured.answers)}")
    return int(bool(status or failed))


def _group(box: Sandbox, number: int, game: str, measured: Measured) -> Group:
    names = _CROWD[number * _SEATS : (number + 1) * _SEATS]
    return Group(box, box.channel(f"table-{number}"), game, names, measured, number)


async def _start(box: Sandbox, database: Path) -> asyncio.subprocess.Process:
    places = box.endpoints()
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.load.bot"),
        *(places["api"], places["gateway"], places["cdn"], box.token, str(database)),
        stdout=asyncio.subprocess.PIPE,
    )
    assert bot.stdout is not None
    assert (await bot.stdout.readline()).strip() == b"ready"
    return bot


async def _watch(
    bot: asyncio.subprocess.Process, measured: Measured, playing: list, seconds: float, every: float
) -> None:
    began, seen = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        await asyncio.sleep(every)
        for task in playing:
            if task.done():
                task.result()
        waits, seen = measured.waits[seen:], len(measured.waits)
        p99 = quantiles(waits, n=100)[98] if len(waits) > 2 else 0.0
        middle = median(waits) if waits else 0.0
        print(
            f"{time.perf_counter() - began:6.0f} s  {len(waits) / every:6.1f} clicks/s  median {middle * 1000:6.0f} ms"
            f"  p99 {p99 * 1000:6.0f} ms  {_memory(bot.pid)}",
            flush=True,
        )


def _memory(pid: int) -> str:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return ""
    facts = {
        line.split(":")[0]: int(line.split()[1]) // 1024
        for line in lines
        if line.startswith(("VmRSS", "VmHWM"))
    }
    return f"memory {facts['VmRSS']} MiB (peak {facts['VmHWM']})"


if __name__ == "__main__":
    sys.exit(main())
