"""The backups that the bot makes by itself, one each day, and how that went."""

import asyncio
import logging
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

from storage import Place, StorageError
from storage.backups import backup_days, backup_today

_HOUR = 3600.0
_log = logging.getLogger(__name__)


def _today() -> date:
    return datetime.now().astimezone().date()


class Backups:
    """Keeps dated backups of a database in a folder.

    `last` is the day of the newest one, None for none; `failed` is True if the last try came to nothing.
    """

    def __init__(self, database: Place, folder: Path, today: Callable[[], date] = _today) -> None:
        self._database, self._folder, self._today = database, folder, today
        self.last: date | None = None
        self.failed = False

    async def keep(self) -> None:
        """Make a backup of each day, soon after it has begun, until cancelled.

        What goes wrong is logged, and tried again an hour later.
        """
        while True:
            try:
                made = await asyncio.to_thread(backup_today, self._database, self._folder, self._today())
                if made is not None:
                    _log.info("a backup was made: %s", made.name)
                self.failed = False
            except (StorageError, OSError) as error:
                self.failed = True
                _log.error("no backup could be made: %s", error)
            await self._look()
            await asyncio.sleep(_HOUR)

    async def _look(self) -> None:
        """See which backups there are: somebody may have taken some away."""
        days = await asyncio.to_thread(backup_days, self._folder)
        self.last = days[-1] if days else None
