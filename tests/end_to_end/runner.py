"""The bot as a process of its own: `python -m tests.end_to_end.runner STORE API GATEWAY CDN TOKEN`."""

import asyncio
import sys
from pathlib import Path

from bot.cogs.config import Config, Endpoints, Pace
from bot.cogs.serve import serve
from bot.players.thinking import Budget
from bot.tables import TableConfig


async def main(store: str, api: str, gateway: str, cdn: str, token: str) -> None:
    config = Config(
        tiles="words",
        tables=TableConfig(computer_delay=0.0, reaction=0.0, thought=Budget(10**6, 0.1)),
        endpoints=Endpoints(api, gateway, cdn),
        pace=Pace(
            hurry=3600.0,
            identify_gap=0.0,
            guilds_wait=0.01,
            opening_gap=0.0,
            retry=(0.1, 0.2),
            crash_pause=0.0,
            turning=0.0,
        ),
    )
    await serve(config, token, Path(store), ready=lambda _: print("ready", flush=True), stop=asyncio.Event())


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
