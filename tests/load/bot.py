"""The bot of a load: a process of its own, so that its memory is only its own."""

import asyncio
import signal
import sys
from pathlib import Path

from bot.cli.logs import set_up
from bot.cogs.config import Config, Endpoints, Pace
from bot.cogs.serve import serve


async def main(api: str, gateway: str, cdn: str, token: str, database: str) -> None:
    """Serve until SIGTERM; say "ready" when the tables can be played."""
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    config = Config(
        tiles="words",
        endpoints=Endpoints(api, gateway, cdn),
        pace=Pace(guilds_wait=0.1, emoji_gap=0.0, identify_gap=0.0),
    )
    await serve(config, token, Path(database), ready=lambda _: print("ready", flush=True), stop=stop)


if __name__ == "__main__":
    set_up("warning", as_json=False)
    asyncio.run(main(*sys.argv[1:]))
