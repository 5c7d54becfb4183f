"""What is done again and again beside everything else must not end because it failed once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

_PAUSE = 60.0  # seconds after a failure
_log = logging.getLogger(__name__)


def keep_up(work: Callable[[], Awaitable[None]], name: str, pause: float = _PAUSE) -> asyncio.Task[None]:
    """Start what goes on until it is cancelled; a failure is told in the log, and after a pause it is begun again."""
    return asyncio.create_task(_go_on(work, name, pause), name=name)


async def _go_on(work: Callable[[], Awaitable[None]], name: str, pause: float) -> None:
    while True:
        try:
            return await work()
        except Exception:
            _log.exception("%s failed, and is begun again", name)
        await asyncio.sleep(pause)
