"""The bot as a process of its own.

`python -m tests.end_to_end.runner STORE API GATEWAY CDN TOKEN [SHARDS NAME LEASE HURRY]`.

SHARDS as `run` takes them, "" for all; LEASE are the seconds that a lease holds, HURRY those after which a silent
interaction is acknowledged. The environment has how many more shards it may take (SPARE), and the port for monitors
(HEALTH). Tables and hands are blank sheets.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot.app.serve import serve
from bot.connection.config import Config, Endpoints, Pace
from bot.fleet import Assignment, read_shards
from bot.play import hints
from bot.play.messages import drawers
from bot.players.thinking import Budget
from bot.tables import TableConfig
from storage import is_dsn
from tests.end_to_end.world import draw_blank


async def main(
    store: str,
    api: str,
    gateway: str,
    cdn: str,
    token: str,
    shards: str = "",
    name: str = "boneyard",
    lease: str = "12",
    hurry: str = "3600",
) -> None:
    drawers.draw_here = draw_blank
    hints.BUDGET = Budget(hints.BUDGET.iterations, 0.1)
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    port = int(os.environ.get("HEALTH", "0"))
    numbers, of = read_shards(shards) if shards else (None, 0)
    config = Config(
        tiles="words",
        tables=TableConfig(
            computer_delay=0.0,
            reaction=0.0,
            catch_grace=0.0,
            answer=3600.0,
            forced_delay=3600.0,
            thought=Budget(10**6, 0.1),
        ),
        endpoints=Endpoints(api, gateway, cdn),
        pace=Pace(
            hurry=float(hurry),
            identify_gap=0.0,
            guilds_wait=0.01,
            opening_gap=0.0,
            retry=(0.1, 0.2),
            crash_pause=0.0,
            turning=0.0,
            par=0.0,
            night_gap=0.0,
            lease=float(lease),
        ),
    )
    await serve(
        config,
        token,
        store if is_dsn(store) else Path(store),
        beside=Path(store) if not is_dsn(store) else Path.cwd() / "boneyard.db",
        ready=lambda _: print("ready", flush=True),
        stop=stop,
        health=("127.0.0.1", port) if port else None,
        assignment=Assignment(numbers, of, int(os.environ.get("SPARE", "0")), name),
    )


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
