"""Rows of last days and reminders. Functions run within their caller's transaction."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from bot.league.rules import LeagueError
from bot.league.schedule.deals import IS_PLAYED
from bot.league.schedule.rows import check_reason, find_fixture, note_ready, select_fixtures
from bot.league.schedule.values import Fixture, LastDay
from storage.engines import Connection, WorkerConnection
from storage.rows import Rows, reads, writes
from storage.settings import load_meta, note, write_meta

Which: TypeAlias = Literal["one", "round", "all"]
_OF: dict[Which, str] = {
    "one": "guild = :guild AND n = :n",
    "round": "guild = :guild AND first = :first AND round = :round",
    "all": "guild = :guild AND first = :first",
}
# Also what only its last day has closed, unless its deals are known by now.
_CAN_BE_PLAYED = """
(state = 'open' OR state = 'cancelled' AND forfeit <> 0 AND NOT EXISTS (
    SELECT 1 FROM fixture_deals AS d
    WHERE d.guild = fixtures.guild AND d.first = fixtures.first AND d.round = fixtures.round AND d.ended = 1
))
"""
# What is being played is not over, whatever the day.
_DUE = f"state = 'open' AND closes IS NOT NULL AND closes <= :now AND NOT {IS_PLAYED}"
_REMINDER_GAP = 86400.0  # seconds between two reminders of a fixture, at least
_MOST_REMINDERS = 1000  # that are claimed at once
_META = "reminding"
# Players were told a day ago or more; and, with a last day, within a day of its end and not in that day yet.
_DAILY = "reminded <= :before AND (closes IS NULL OR closes > :now)"
_LAST = "(closes IS NOT NULL AND closes > :now AND closes <= :soon AND reminded < closes - :gap)"


class Deadlines(Rows):
    """The last days and reminders of the fixtures of every server; `owns`: whether this process acts for it.

    A reminder is claimed, posted, and then noted as posted. After a crash the next process looks for the posts of
    reminders that were claimed and not noted.
    """

    def __init__(
        self,
        writer: WorkerConnection,
        reader: WorkerConnection,
        clock: Callable[[], float],
        owns: Callable[[int], bool],
    ) -> None:
        super().__init__(writer, reader, clock)
        self._owns = owns

    @writes
    def ready(self, db: Connection, guild: int, numbers: Sequence[int], person: int) -> list[Fixture]:
        """Note that a person is ready for fixtures; return, as they are now, those for which that is new."""
        now = self._clock()
        with db.transaction(guild):
            new = [n for n in numbers if note_ready(db, guild, n, (person,), now)]
            return [find_fixture(db, guild, n) for n in new]

    @reads
    def movable(self, db: Connection, guild: int, number: int, which: Which) -> list[Fixture]:
        """Return the fixtures for a new last day. LeagueError `unknown-fixture`, `fixture-settled`."""
        return _movable(db, guild, number, which)

    @writes
    def set(
        self, db: Connection, guild: int, number: int, which: Which, last: LastDay, by: int, reason: str
    ) -> list[Fixture]:
        """Give fixtures another last day, and open those again that nobody has won on theirs; return how they are now.

        LeagueError `unknown-fixture`, `fixture-settled`, `reason`, `date-past`.
        """
        now = self._clock()
        check_reason(reason)
        if last.closes <= now:
            raise LeagueError("date-past", text=last.day)
        with db.transaction(guild):
            numbers = [fixture.number for fixture in _movable(db, guild, number, which)]
            update = "UPDATE fixtures SET state = 'open', forfeit = 0, until = ?, closes = ? WHERE guild = ? AND n = ?"
            db.executemany(update, [(last.day, last.closes, guild, n) for n in numbers])
            detail = {"fixtures": numbers, "until": last.day, "reason": " ".join(reason.split())}
            note(db, guild, "fixture-deadline", by, detail, now)
            return [find_fixture(db, guild, n) for n in numbers]

    @reads
    def untold(self, db: Connection) -> list[tuple[int, Fixture]]:
        """Return the fixtures that their last day settled and nobody was told of yet, with server, by channel."""
        rows = db.execute("SELECT DISTINCT guild FROM fixtures WHERE forfeit = 1").fetchall()
        guilds = [guild for (guild,) in rows if self._owns(guild)]
        where, order = "guild = :guild AND forfeit = 1", "ORDER BY channel, n"
        return [(guild, fixture) for guild in guilds for fixture in select_fixtures(db, where, {"guild": guild}, order)]

    @writes
    def mark_told(self, db: Connection, guild: int, numbers: Sequence[int]) -> None:
        """Note that the players were told what became of fixtures."""
        update = "UPDATE fixtures SET forfeit = 2 WHERE guild = ? AND n = ? AND forfeit = 1"
        with db.transaction(guild):
            db.executemany(update, [(guild, n) for n in numbers])

    # Reminders

    @reads
    def due_reminders(self, db: Connection) -> list[int]:
        """Return the servers in which players are to be reminded, or were to be by a process that did not say so."""
        find = f"""
            SELECT DISTINCT guild FROM fixtures WHERE state = 'open' AND {_DAILY}
            UNION SELECT guild FROM fixtures WHERE state = 'open' AND {_LAST}
        """
        keys = db.execute("SELECT key FROM meta WHERE key >= ? AND key < ?", (f"{_META} ", f"{_META}!"))
        noted = [int(key.split()[1]) for (key,) in keys]
        guilds = {*noted, *(guild for (guild,) in db.execute(find, _times(self._clock())))}
        return sorted(filter(self._owns, guilds))

    @writes
    def claim_reminders(self, db: Connection, guild: int, *, daily: bool = True) -> list[Fixture]:
        """Return the fixtures to remind of, once; `daily` False: only within a day of their end."""
        now = self._clock()
        due = f"({_DAILY} OR {_LAST})" if daily else _LAST
        where, key = f"guild = :guild AND state = 'open' AND {due}", {**_times(now), "guild": guild}
        with db.transaction(guild):
            fixtures = select_fixtures(db, where, key, f"ORDER BY n LIMIT {_MOST_REMINDERS}")
            update = "UPDATE fixtures SET reminded = ? WHERE guild = ? AND n = ?"
            db.executemany(update, [(now, guild, fixture.number) for fixture in fixtures])
            if fixtures:
                _note(db, guild, {**_noted(db, guild), **{fixture.number: now for fixture in fixtures}})
        return [msgspec.structs.replace(fixture, reminded=now) for fixture in fixtures]

    @reads
    def unposted_reminders(self, db: Connection, guild: int) -> list[Fixture]:
        """Return the open fixtures that were claimed, and of which nobody said that their players were told."""
        where = "guild = :guild AND state = 'open' AND n IN (SELECT value FROM numbers(:numbers))"
        return select_fixtures(db, where, {"guild": guild, "numbers": db.listed(_noted(db, guild))})

    @writes
    def note_reminded(self, db: Connection, guild: int, numbers: Sequence[int]) -> None:
        """Note that the players of fixtures that were claimed were told, or that they are not to be told any more."""
        with db.transaction(guild):
            _note(db, guild, {n: at for n, at in _noted(db, guild).items() if n not in numbers})


def _movable(db: Connection, guild: int, n: int, which: Which) -> list[Fixture]:
    fixture = find_fixture(db, guild, n)
    key = {"guild": guild, "n": n, "first": fixture.first, "round": fixture.round}
    fixtures = select_fixtures(db, f"{_OF[which]} AND {_CAN_BE_PLAYED}", key)
    if not fixtures:
        raise LeagueError("fixture-settled", fixture=n, state=fixture.state)
    return fixtures


# When the last day is over; what follows for the league is in `bot.league.rows.moderation`


def due_fixtures(db: Connection, now: float) -> list[tuple[int, int]]:
    """Return server and number of each open fixture whose last day is over and which is not being played."""
    return db.execute(f"SELECT guild, n FROM fixtures WHERE {_DUE} ORDER BY closes, n", {"now": now}).fetchall()


def find_due(db: Connection, guild: int, n: int, now: float) -> Fixture | None:
    """Return a fixture if its last day is over; None if it is settled, has time, or is being played."""
    key = {"guild": guild, "n": n, "now": now}
    return next(iter(select_fixtures(db, f"guild = :guild AND n = :n AND {_DUE}", key)), None)


def close_due(db: Connection, guild: int, n: int, *, lapsed: bool) -> None:
    """Note that a fixture was settled by its last day, within the caller's transaction; `lapsed`: nobody has won it."""
    state = "'cancelled'" if lapsed else "state"
    db.execute(f"UPDATE fixtures SET state = {state}, forfeit = 1 WHERE guild = ? AND n = ?", (guild, n))


def _times(now: float) -> dict[str, Any]:
    """Return the values of _DAILY and _LAST."""
    return {"now": now, "before": now - _REMINDER_GAP, "soon": now + _REMINDER_GAP, "gap": _REMINDER_GAP}


def _noted(db: Connection, guild: int) -> dict[int, float]:
    """Return the fixtures that were claimed and not told, each with when it was claimed."""
    text = load_meta(db, f"{_META} {guild}")
    return {} if text is None else msgspec.json.decode(text, type=dict[int, float])


def _note(db: Connection, guild: int, claimed: Mapping[int, float]) -> None:
    write_meta(db, f"{_META} {guild}", msgspec.json.encode(claimed).decode() if claimed else None)
