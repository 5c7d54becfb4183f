"""What the program costs before anybody plays: a command, the check of a language, the start of the bot, its memory.

All is the processor's time of a process of its own; the bot has six languages, a fresh file and the sandbox.
"""

import asyncio
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from tests.box import Rates, Sandbox
from tests.tools.bench.row import Row
from tests.tools.load.process import memory, processor

_ROOT = Path(__file__).parents[3]
_BARE = ("-c", "import discord, typer")  # what any command of a bot imports


def rows(rounds: int) -> list[Row]:
    """Start each program so often; the floor of a command is Python with the two libraries."""
    floor = _spent(rounds, *_BARE)
    measured = [
        Row("boneyard --help", _spent(rounds, "-m", "bot", "--help"), floor, 5.0, "start"),
        Row("boneyard texts de", _spent(rounds, "-m", "bot", "texts", "de"), floor, 10.0, "start"),
    ]
    if sys.platform == "linux":
        starts = [asyncio.run(_start()) for _ in range(rounds)]
        measured += [
            Row("the bot's start until it can be used", median(spent for spent, _ in starts), floor, 6.0, "start"),
            Row(
                "memory of the bot that has started", median(taken for _, taken in starts), None, "<= 110 MiB", "bytes"
            ),
        ]
    return measured


def _spent(rounds: int, *arguments: str) -> float:
    """Return the processor's seconds of Python with these arguments, the median of so many runs."""
    spent = []
    for _ in range(rounds):
        before = _children()
        subprocess.run([sys.executable, *arguments], cwd=_ROOT, check=False, capture_output=True)
        spent.append(_children() - before)
    return median(spent)


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


async def _start() -> tuple[float, float]:
    """Start the bot; return the processor's seconds until it is ready, and the bytes of memory that it has then."""
    async with Sandbox(rates=Rates.free()) as box:
        with tempfile.TemporaryDirectory() as folder:
            place = box.endpoints()
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.end_to_end.runner", f"{folder}/boneyard.db"),
                *(place["api"], place["gateway"], place["cdn"], box.token),
                cwd=_ROOT,
                stdout=asyncio.subprocess.PIPE,
            )
            assert process.stdout is not None
            assert await process.stdout.readline() == b"ready\n"
            spent, taken = processor(process.pid), memory(process.pid).now
            process.terminate()
            await process.communicate()
            return spent, taken * 1024**2
