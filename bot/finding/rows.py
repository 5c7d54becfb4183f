"""Rows of finding players: who wants to be called, who blocked whom, who was called when, and players' settings."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from storage.engines import Connection
from storage.personal import PersonalData, Traces
from storage.rows import Rows, reads, writes
from storage.values import Json

Kind = Literal["call", "seat"]
CALL: Kind = "call"
CHALLENGE: Kind = "seat"
PERSON_GAP = CHANNEL_GAP = 3600.0  # seconds between two calls of a person in a server, or in a channel
CHALLENGES = 3  # that one person gets in a server in as long, and one of them from the same caller
_KEPT = 86_400.0  # seconds for which calls are remembered
_WISH = "SELECT person, games, since FROM notify WHERE guild = ?"
_SAVE = """
INSERT INTO notify (guild, person, games, zone, since) VALUES (?, ?, ?, '', ?)
ON CONFLICT (guild, person) DO UPDATE SET games = excluded.games, since = excluded.since
"""
_BLOCK = """
INSERT INTO notify_blocks (guild, person, blocked, since) VALUES (?, ?, ?, ?)
ON CONFLICT (guild, person, blocked) DO NOTHING
"""
_IS_BLOCKED = "SELECT 1 FROM notify_blocks WHERE guild = ? AND person = ? AND blocked = ?"
_PLAYED = "SELECT max(ended) FROM results WHERE person = ? AND guild = ?"
_CALLED = "SELECT max(at) FROM called WHERE person = ? AND guild = ? AND kind = ?"
_RECENT = """
SELECT c.caller, p.at FROM called AS p JOIN calls AS c ON c.number = p.call
WHERE p.person = ? AND p.guild = ? AND p.at > ? AND p.kind = ? ORDER BY p.at
"""
Turns = Literal["mention", "direct", "both"]
AWAY_DAYS = 14  # of a season, or of a year where there are no seasons
_DAY = 86_400.0
_YEAR = 365 * _DAY
_SAVE_SETTINGS = """
INSERT INTO own_settings (guild, person, body) VALUES (?, ?, ?)
ON CONFLICT (guild, person) DO UPDATE SET body = excluded.body
"""


class Absence(Struct, frozen=True):
    """A time for which a person is away. If the person comes back early, it ends then."""

    begin: float
    end: float


class PlayerSettings(Struct, frozen=True, omit_defaults=True):
    """The settings of a person in a server.

    `quiet` are two minutes of the day in the time zone, None: no quiet hours. `zone` "" is the server's. `absences` are
    those of a year, the last one may be going on. `closed`: Discord has refused a direct message since the person was
    told so last.
    """

    turns: Turns = "mention"
    quiet: tuple[int, int] | None = None
    zone: str = ""
    absences: tuple[Absence, ...] = ()
    closed: bool = False

    def away(self, now: float) -> Absence | None:
        """Return the absence at a time."""
        return next((absence for absence in self.absences if absence.begin <= now < absence.end), None)

    def absence_left(self, now: float, since: float) -> float:
        """Return the seconds of absence still allowed, counting those since a time without the present one."""
        first = max(since, now - _YEAR)
        spent = sum(max(0.0, min(absence.end, now) - max(absence.begin, first)) for absence in self.absences)
        return max(0.0, AWAY_DAYS * _DAY - spent)

    def back(self, now: float) -> "PlayerSettings":
        """Return the settings of a player who is back; absences older than a year are dropped."""
        kept = (Absence(absence.begin, min(absence.end, now)) for absence in self.absences if absence.end > now - _YEAR)
        return replace(self, absences=tuple(kept))


class Notify(Struct, frozen=True):
    """A person's wish to be called in a server: for some games, () for all.

    `quiet` are two minutes of the day in the time zone between which nobody calls, None: at any time; they are among
    the person's own settings. `since` is when it was asked for.
    """

    person: int
    games: tuple[str, ...] = ()
    quiet: tuple[int, int] | None = None
    zone: str = "UTC"
    since: float = 0.0


class CallCandidate(Struct, frozen=True):
    """A person who wants to be called, with the times of their last match in the server and last call (0: never)."""

    notify: Notify
    played: float
    called: float


class Noted(NamedTuple):
    """The result of noting a call: its number and who is called; or (number 0) until when nobody may be called."""

    number: int
    people: tuple[int, ...] = ()
    until: float = 0.0


class FindingRows(Rows):
    """Wishes to be called, calls, and players' settings. Each method is about one server."""

    def now(self) -> float:
        """Return the time by which calls are noted."""
        return self._clock()

    @reads
    def notify(self, db: Connection, guild: int, person: int) -> Notify | None:
        """Return how a person wants to be called; None: not at all."""
        return _load_notify(db, guild, person)

    @writes
    def switch_on(self, db: Connection, guild: int, person: int, games: Sequence[str] = ()) -> None:
        """Store that a person wants to be called from now on, for some games or () for all."""
        with db.transaction(guild):
            db.execute(_SAVE, (guild, person, msgspec.json.encode(games).decode(), self._clock()))

    @writes
    def switch_off(self, db: Connection, guild: int, person: int) -> bool:
        """Delete a person's wish to be called. Return False if there was none."""
        with db.transaction(guild):
            return db.execute("DELETE FROM notify WHERE guild = ? AND person = ?", (guild, person)).rowcount > 0

    @writes
    def block(self, db: Connection, guild: int, person: int, other: int) -> bool:
        """Block another's calls and challenges for a person. Return False if the other was blocked already."""
        with db.transaction(guild):
            return db.execute(_BLOCK, (guild, person, other, self._clock())).rowcount > 0

    @writes
    def unblock(self, db: Connection, guild: int, person: int, other: int) -> bool:
        """Unblock another. Return False if the other was not blocked."""
        delete = "DELETE FROM notify_blocks WHERE guild = ? AND person = ? AND blocked = ?"
        with db.transaction(guild):
            return db.execute(delete, (guild, person, other)).rowcount > 0

    @reads
    def blocked(self, db: Connection, guild: int, person: int) -> list[int]:
        """Return whom a person has blocked, the last one first."""
        find = "SELECT blocked FROM notify_blocks WHERE guild = ? AND person = ? ORDER BY since DESC, blocked"
        return [other for (other,) in db.execute(find, (guild, person)).fetchall()]

    @reads
    def settings(self, db: Connection, guild: int, person: int) -> PlayerSettings:
        """Return a person's settings."""
        return _load_settings(db, guild, person)

    @reads
    def all_settings(self, db: Connection, guild: int) -> dict[int, PlayerSettings]:
        """Return the settings of all people who set something, by person."""
        return _load_all_settings(db, guild)

    @writes
    def change_settings(
        self, db: Connection, guild: int, person: int, change: Callable[[PlayerSettings], PlayerSettings]
    ) -> PlayerSettings:
        """Change a person's settings, and return them."""
        with db.transaction(guild):
            return _put_settings(db, guild, person, change)

    @writes
    def leave_for(self, db: Connection, guild: int, person: int, until: float, since: float) -> PlayerSettings | None:
        """Store an absence from now until a time; None if not that much is left of what is allowed since a time."""
        now = self._clock()
        with db.transaction(guild):
            settings = _load_settings(db, guild, person)
            if until - now > settings.absence_left(now, since):
                return None
            away = (*settings.back(now).absences, Absence(now, until))
            return _put_settings(db, guild, person, lambda before: replace(before, absences=away))

    @reads
    def blocks(self, db: Connection, guild: int, person: int, other: int) -> bool:
        """Return True if a person has blocked another."""
        return _blocks(db, guild, person, other)

    @reads
    def candidates(self, db: Connection, guild: int, caller: int) -> list[CallCandidate]:
        """Return all who want to be called, but those whom the caller has blocked, or who have blocked the caller."""
        with db.snapshot():
            settings = _load_all_settings(db, guild)
            wishes = [_wish(row, settings) for row in db.execute(f"{_WISH} ORDER BY person", (guild,)).fetchall()]
            candidates = []
            for wish in wishes:
                if wish.person != caller and not _apart(db, guild, wish.person, caller):
                    (played,) = db.execute(_PLAYED, (wish.person, guild)).fetchone()
                    (called,) = db.execute(_CALLED, (wish.person, guild, CALL)).fetchone()
                    candidates.append(CallCandidate(wish, played or 0.0, called or 0.0))
            return candidates

    @writes
    def note(self, db: Connection, guild: int, channel: int, caller: int, people: Sequence[int], kind: Kind) -> Noted:
        """Store a call before it is posted, so that of two calls at once each finds the other.

        A call (not a challenge) leaves out people whom somebody has called meanwhile, or who no longer want it.
        """
        now = self._clock()
        with db.transaction(guild):
            db.execute("DELETE FROM calls WHERE guild = ? AND at <= ?", (guild, now - _KEPT))
            if kind == CALL:
                until = _channel_rests(db, guild, channel, now)
                people = [person for person in people if _callable(db, guild, person, caller, now)]
            else:
                people = [person for person in people if not _blocks(db, guild, person, caller)]
                until = max((_challenged(db, guild, person, caller, now) for person in people), default=0.0)
            if until or not people:
                return Noted(0, (), until)
            number = db.insert(
                "INSERT INTO calls (guild, channel, kind, at, caller) VALUES (?, ?, ?, ?, ?)",
                (guild, channel, kind, now, caller),
            )
            db.executemany(
                "INSERT INTO called (call, person, guild, kind, at) VALUES (?, ?, ?, ?, ?)",
                [(number, person, guild, kind, now) for person in people],
            )
            return Noted(number, tuple(people))

    @writes
    def take_back(self, db: Connection, guild: int, number: int) -> None:
        """Delete a call that Discord has refused: nobody was called."""
        with db.transaction(guild):
            db.execute("DELETE FROM calls WHERE guild = ? AND number = ?", (guild, number))


def _load_notify(db: Connection, guild: int, person: int) -> Notify | None:
    row = db.execute(f"{_WISH} AND person = ?", (guild, person)).fetchone()
    return None if row is None else _wish(row, {person: _load_settings(db, guild, person)})


def _blocks(db: Connection, guild: int, person: int, other: int) -> bool:
    return db.execute(_IS_BLOCKED, (guild, person, other)).fetchone() is not None


def _wish(row: tuple[Any, ...], settings: dict[int, PlayerSettings]) -> Notify:
    person, games, since = row
    player = settings.get(person, PlayerSettings())
    return Notify(person, msgspec.json.decode(games, type=tuple[str, ...]), player.quiet, player.zone or "UTC", since)


def _apart(db: Connection, guild: int, person: int, other: int) -> bool:
    return _blocks(db, guild, person, other) or _blocks(db, guild, other, person)


def _channel_rests(db: Connection, guild: int, channel: int, now: float) -> float:
    """Return until when nobody may be called in a channel, 0 if somebody may be now."""
    find = "SELECT max(at) FROM calls WHERE guild = ? AND channel = ? AND at > ? AND kind = ?"
    (last,) = db.execute(find, (guild, channel, now - CHANNEL_GAP, CALL)).fetchone()
    return 0.0 if last is None else float(last) + CHANNEL_GAP


def _callable(db: Connection, guild: int, person: int, caller: int, now: float) -> bool:
    """Return True if a person wants to be called, by this caller, and nobody has done it a short while ago."""
    if _load_notify(db, guild, person) is None or _apart(db, guild, person, caller):
        return False
    return not db.execute(_RECENT, (person, guild, now - PERSON_GAP, CALL)).fetchall()


def _challenged(db: Connection, guild: int, person: int, caller: int, now: float) -> float:
    """Return until when a person gets no challenge from a caller, 0 if one is fine now."""
    recent = db.execute(_RECENT, (person, guild, now - PERSON_GAP, CHALLENGE)).fetchall()
    from_caller = [at for by, at in recent if by == caller]
    if from_caller:
        return float(from_caller[-1]) + PERSON_GAP
    return float(recent[-CHALLENGES][1]) + PERSON_GAP if len(recent) >= CHALLENGES else 0.0


# Settings


def _read(body: str) -> PlayerSettings:
    """Return stored settings; an unreadable row counts as no settings."""
    try:
        return msgspec.json.decode(body, type=PlayerSettings)
    except msgspec.DecodeError:
        return PlayerSettings()


def _load_settings(db: Connection, guild: int, person: int) -> PlayerSettings:
    row = db.execute("SELECT body FROM own_settings WHERE guild = ? AND person = ?", (guild, person)).fetchone()
    return PlayerSettings() if row is None else _read(row[0])


def _load_all_settings(db: Connection, guild: int) -> dict[int, PlayerSettings]:
    rows = db.execute("SELECT person, body FROM own_settings WHERE guild = ?", (guild,)).fetchall()
    return {person: _read(body) for person, body in rows}


def _put_settings(
    db: Connection, guild: int, person: int, change: Callable[[PlayerSettings], PlayerSettings]
) -> PlayerSettings:
    """Change a person's settings within the caller's transaction, and return them."""
    before = _load_settings(db, guild, person)
    after = change(before)
    if after != before:
        db.execute(_SAVE_SETTINGS, (guild, person, msgspec.json.encode(after).decode()))
    return after


# Privacy


def _export(db: Connection, person: int) -> dict[str, Json]:
    """Return what is held about a person; of who has blocked them only where, for that is others' own."""
    wishes = "SELECT guild, games, since FROM notify WHERE person = ? ORDER BY guild"
    settings = "SELECT guild, body FROM own_settings WHERE person = ? ORDER BY guild"
    blocks = "SELECT guild, blocked, since FROM notify_blocks WHERE person = ? ORDER BY guild, blocked"
    by = "SELECT DISTINCT guild FROM notify_blocks WHERE blocked = ? ORDER BY guild"
    called = "SELECT guild, kind, at FROM called WHERE person = ? ORDER BY at, call"
    calls = "SELECT guild, channel, kind, at FROM calls WHERE caller = ? ORDER BY at, number"
    return {
        "notify": [
            {"guild": guild, "games": msgspec.json.decode(games), "since": since}
            for guild, games, since in db.execute(wishes, (person,)).fetchall()
        ],
        "own_settings": [
            {"guild": guild, **msgspec.to_builtins(_read(body))}
            for guild, body in db.execute(settings, (person,)).fetchall()
        ],
        "blocked": _named(db, blocks, person, "guild", "person", "since"),
        "blocked_by_others_in": [guild for (guild,) in db.execute(by, (person,)).fetchall()],
        "called": _named(db, called, person, "guild", "kind", "at"),
        "calls": _named(db, calls, person, "guild", "channel", "kind", "at"),
    }


def _named(db: Connection, find: str, person: int, *keys: str) -> list[Json]:
    return [dict(zip(keys, row, strict=True)) for row in db.execute(find, (person,)).fetchall()]


# Where a person's id stands in the rows of a server, but for calls, which stay without the caller.
_TRACES = (
    ("notify", "person"),
    ("own_settings", "person"),
    ("notify_blocks", "person"),
    ("notify_blocks", "blocked"),
    ("called", "person"),
)


def _leave(db: Connection, guild: int, traces: Traces) -> None:
    """Take a person out of a server's rows: wishes, blocks (others' too), and calls, which stay without the caller."""
    for table, column in _TRACES:
        db.execute(f"DELETE FROM {table} WHERE {column} = ? AND guild = ?", (traces.person, guild))
    db.execute("UPDATE calls SET caller = NULL WHERE caller = ? AND guild = ?", (traces.person, guild))


FINDING_DATA = PersonalData(
    exports={"finding_players": _export},
    guilds_sql=tuple(
        f"SELECT guild FROM {table} WHERE {column} = :person" for table, column in (*_TRACES, ("calls", "caller"))
    ),
    leave=_leave,
    delete_sql=tuple(
        f"DELETE FROM {table} WHERE guild = ?" for table in ("notify", "own_settings", "notify_blocks", "calls")
    ),
)
