"""Who is to be reminded of open fixtures: once a day, and within a day of the last one; `store.reminding`.

A reminder is claimed, posted, and then told to be posted. What was claimed and not told is left by a process that was
killed: perhaps it was posted, and whoever comes next looks.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from storage.engines import Connection, WorkerConnection
from storage.rows import Rows, reads, writes
from storage.settings import load_meta, write_meta

from .fixtures import select_fixtures
from .values import Fixture

REMINDER_GAP = 86400.0  # seconds between two reminders of a fixture, at least
_META = "reminding"
# Players were told a day ago or more; and, with a last day, within a day of its end and not in that day yet.
_DAILY = "reminded <= :before AND (closes IS NULL OR closes > :now)"
_LAST = "(closes IS NOT NULL AND closes > :now AND closes <= :soon AND reminded < closes - :gap)"


class Reminding(Rows):
    """The reminders of every server; `owns`: whether this process acts for it."""

    def __init__(
        self,
        writer: WorkerConnection,
        reader: WorkerConnection,
        clock: Callable[[], float],
        owns: Callable[[int], bool],
    ) -> None:
        super().__init__(writer, reader, clock)
        self._owns = owns

    @reads
    def due(self, db: Connection) -> list[int]:
        """Return the servers in which players are to be reminded, or were to be by a process that did not say so."""
        find = f"""
            SELECT DISTINCT guild FROM fixtures WHERE state = 'open' AND {_DAILY}
            UNION SELECT guild FROM fixtures WHERE state = 'open' AND {_LAST}
        """
        left = "SELECT key FROM meta WHERE key >= ? AND key < ?"
        noted = [int(key.split()[1]) for (key,) in db.execute(left, (f"{_META} ", f"{_META}!"))]
        guilds = {*noted, *(guild for (guild,) in db.execute(find, _times(self._clock())))}
        return sorted(filter(self._owns, guilds))

    @writes
    def claim(
        self, db: Connection, guild: int, channel: int | None = None, most: int = 20, *, daily: bool = True
    ) -> list[Fixture]:
        """Return the fixtures of which players are to be reminded now; a second call does not return them again.

        `daily` False: only within the day before the end of a fixture's last, and then once.
        """
        now = self._clock()
        key = {**_times(now), "guild": guild, "channel": channel}
        due = f"({_DAILY} OR {_LAST})" if daily else _LAST
        where = f"guild = :guild AND state = 'open' AND {due}"
        where += "" if channel is None else " AND channel = :channel"
        with db.transaction(guild):
            found = select_fixtures(db, where, key, f"ORDER BY n LIMIT {most}")
            update = "UPDATE fixtures SET reminded = ? WHERE guild = ? AND n = ?"
            db.executemany(update, [(now, guild, one.number) for one in found])
            if found:
                _note(db, guild, {**_noted(db, guild), **{one.number: now for one in found}})
        return [msgspec.structs.replace(one, reminded=now) for one in found]

    @reads
    def left(self, db: Connection, guild: int) -> list[Fixture]:
        """Return the open fixtures that were claimed, and of which nobody said that their players were told."""
        key = {"guild": guild, "numbers": db.listed(_noted(db, guild))}
        where = "guild = :guild AND state = 'open' AND n IN (SELECT value FROM numbers(:numbers))"
        return select_fixtures(db, where, key)

    @writes
    def told(self, db: Connection, guild: int, numbers: Collection[int]) -> None:
        """Note that the players of fixtures that were claimed were told, or that they are not to be told any more."""
        with db.transaction(guild):
            _note(db, guild, {n: at for n, at in _noted(db, guild).items() if n not in numbers})


def _times(now: float) -> dict[str, Any]:
    """Return the values of _DAILY and _LAST."""
    return {"now": now, "before": now - REMINDER_GAP, "soon": now + REMINDER_GAP, "gap": REMINDER_GAP}


def _noted(db: Connection, guild: int) -> dict[int, float]:
    """Return the fixtures that were claimed and not told, each with when it was claimed."""
    text = load_meta(db, f"{_META} {guild}")
    return {} if text is None else msgspec.json.decode(text, type=dict[int, float])


def _note(db: Connection, guild: int, claimed: Mapping[int, float]) -> None:
    text = msgspec.json.encode(claimed).decode() if claimed else None
    write_meta(db, f"{_META} {guild}", text)
