"""Tables that nobody can reach sleep: their clocks stand still until they are awake again."""

import asyncio
import logging
from weakref import WeakValueDictionary

from bot.tables import Person, Snapshot, TableError, Tables
from bot.tables.commands import Command, Pause, Refs, Resume
from storage import StorageError

ASLEEP = "asleep"
_HOUSE = Person(0, "", moderator=True)  # the bot itself, as a moderator of its tables
_turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
_log = logging.getLogger(__name__)


async def fall_asleep(tables: Tables, snapshot: Snapshot) -> None:
    """Let a table sleep, if it does not already; the table itself remembers how it was."""
    async with _turn(snapshot.id):
        state = (tables.get(snapshot.id) or snapshot).state
        if ASLEEP in state.refs:
            return
        paused = bool(state.paused) or state.phase not in ("playing", "between")
        if not paused:
            await tell(tables, snapshot.id, Pause(_HOUSE))
        await tell(tables, snapshot.id, Refs({ASLEEP: "paused" if paused else "playing"}))


async def wake_up(tables: Tables, snapshot: Snapshot) -> None:
    """Let a table that sleeps go on as it was."""
    async with _turn(snapshot.id):
        slept = (tables.get(snapshot.id) or snapshot).state.refs.get(ASLEEP)
        if slept is None:
            return
        await tell(tables, snapshot.id, Refs({ASLEEP: None}))
        if slept == "playing":
            await tell(tables, snapshot.id, Resume(_HOUSE))


def _turn(table: str) -> asyncio.Lock:
    """Return the lock of a table, so that its sleeping and waking come one after the other.

    Several may find at once that a table has to sleep, and one took another's pause for a player's, so that the table
    stayed paused.
    """
    return _turns.setdefault(table, asyncio.Lock())


async def tell(tables: Tables, table: str, command: Command) -> None:
    """Send a table a command of the house; one that is gone needs it no more."""
    try:
        await tables.send(table, command)
    except TableError as error:
        _log.debug("table %s did not take %s: %s", table, type(command).__name__, error)
    except StorageError as error:
        if not error.away:
            _log.warning("table %s could not store %s: %s", table, type(command).__name__, error)
