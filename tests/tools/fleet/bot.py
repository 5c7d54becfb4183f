"""A process of the bot in a fleet, with its real waiting times.

`python -m tests.tools.fleet.bot DSN API GATEWAY CDN TOKEN SHARDS NAME`.
"""

import asyncio
import signal
import sys
from pathlib import Path

from bot.app.serve import serve
from bot.connection.config import Config, Endpoints, Pace
from bot.fleet import Assignment, read_shards
from bot.players.thinking import Budget
from bot.tables import TableConfig


async def main(dsn: str, api: str, gateway: str, cdn: str, token: str, shards: str, name: str) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    numbers, of = read_shards(shards)
    config = Config(
        tiles="words",
        faces="off",
        tables=TableConfig(computer_delay=0.0, thought=Budget(10**6, 0.1)),
        endpoints=Endpoints(api, gateway, cdn),
        pace=Pace(crash_pause=0.0, turning=0.0),
    )
    await serve(
        config,
        token,
        dsn,
        beside=Path.cwd() / "boneyard.db",
        ready=lambda _: print("ready", flush=True),
        stop=stop,
        assignment=Assignment(numbers, of, 0, name),
    )


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
