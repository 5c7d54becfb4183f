"""Tables that nobody can reach sleep: their clocks stand still until they are awake again."""

import logging

from bot.tables import Command, Pause, Person, Refs, Resume, Snapshot, TableError, Tables
from storage import StorageError

ASLEEP = "asleep"
_HOUSE = Person(0, "", moderator=True)  # the bot itself, as a moderator of its tables
_log = logging.getLogger(__name__)


async def fall_asleep(tables: Tables, snapshot: Snapshot) -> None:
    """Let a table sleep, if it does not already; the table itself remembers how it was."""
    if ASLEEP in snapshot.state.refs:
        return
    paused = bool(snapshot.state.paused) or snapshot.state.phase not in ("playing", "between")
    if not paused:
        await tell(tables, snapshot.id, Pause(_HOUSE))
    await tell(tables, snapshot.id, Refs({ASLEEP: "paused" if paused else "playing"}))


async def wake_up(tables: Tables, snapshot: Snapshot) -> None:
    """Let a table that sleeps go on as it was."""
    slept = snapshot.state.refs.get(ASLEEP)
    if slept is None:
        return
    await tell(tables, snapshot.id, Refs({ASLEEP: None}))
    if slept == "playing":
        await tell(tables, snapshot.id, Resume(_HOUSE))


async def tell(tables: Tables, table: str, command: Command) -> None:
    """Send a table a command of the house; one that is gone needs it no more."""
    try:
        await tables.send(table, command)
    except TableError as error:
        _log.debug("table %s did not take %s: %s", table, type(command).__name__, error)
    except StorageError as error:
        _log.warning("table %s could not store %s: %s", table, type(command).__name__, error)
