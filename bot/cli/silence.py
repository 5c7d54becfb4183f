"""A house of tables that nobody sees and in which no time passes: for changes that the host makes without the bot."""

import time
from collections.abc import Callable

from bot import players
from bot.tables import Snapshot, Tables
from storage import Forgotten, Store


class _Never:
    """A clock whose alarms do not go off, and their alarms: only the bot itself may let turns run out."""

    @property
    def steady(self) -> "_Never":
        return self

    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, callback: Callable[[], None]) -> "_Never":  # noqa: ARG002 - it calls nobody
        return self

    def cancel(self) -> None:
        pass


class _Nobody:
    """A messenger that shows nothing; the bot shows every table at its next start."""

    def publish(self, snapshot: Snapshot) -> None:
        pass


async def forget_person(store: Store, person: int) -> Forgotten:
    """Give the person's seats at live tables to the computer, as in Discord, then forget them in the store.

    StorageError where that cannot be stored.
    """
    tables = Tables(store, _Nobody(), players, _Never())
    await tables.restore()
    try:
        left = await tables.forget(person)
    finally:
        await tables.close()
    done = await store.forget(person)
    seats = tuple(sorted({*left, *done.live_tables}))
    erased = await store.erase() if done.erased == "busy" else done.erased
    return Forgotten(done.results, done.audit, seats, erased, done.bans)
