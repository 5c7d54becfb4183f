"""Values of finding players, and their rows, on a connection's thread. Each statement is about one server."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from storage.engines import Connection
from storage.personal import PersonalData, Traces
from storage.values import Json

from .player_settings import OwnSettings, export_own, load_all_own, load_own, put_own

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
    """Somebody who wants to be called: since when nobody did, and when the last match in the server ended, 0: never."""

    notify: Notify
    played: float
    called: float


class Noted(NamedTuple):
    """The result of noting a call: its number and who is called; or (number 0) until when nobody may be called."""

    number: int
    people: tuple[int, ...] = ()
    until: float = 0.0


def _wish(row: tuple[Any, ...], own: dict[int, OwnSettings]) -> Notify:
    person, games, since = row
    known = own.get(person, OwnSettings())
    read = msgspec.json.decode(games, type=tuple[str, ...])
    return Notify(person, read, known.quiet, known.zone or "UTC", since)


def load_notify(db: Connection, guild: int, person: int) -> Notify | None:
    """Return how a person wants to be called in a server; None: not at all."""
    row = db.execute(f"{_WISH} AND person = ?", (guild, person)).fetchone()
    return None if row is None else _wish(row, {person: load_own(db, guild, person)})


def save_notify(db: Connection, guild: int, wish: Notify, now: float) -> None:
    """Store how a person wants to be called in a server; no quiet hours in the wish are those that were set."""
    games = msgspec.json.encode(wish.games).decode()
    with db.transaction(guild):
        db.execute(_SAVE, (guild, wish.person, games, now))
        if wish.quiet is not None:
            fields = {"quiet": wish.quiet, "zone": wish.zone}
            put_own(db, guild, wish.person, lambda own: msgspec.structs.replace(own, **fields))


def delete_notify(db: Connection, guild: int, person: int) -> bool:
    """Call a person no more; True if that had been asked for."""
    with db.transaction(guild):
        return db.execute("DELETE FROM notify WHERE guild = ? AND person = ?", (guild, person)).rowcount > 0


def save_block(db: Connection, guild: int, person: int, other: int, now: float) -> bool:
    """Let somebody neither call nor challenge a person; False if so it was."""
    with db.transaction(guild):
        return db.execute(_BLOCK, (guild, person, other, now)).rowcount > 0


def delete_block(db: Connection, guild: int, person: int, other: int) -> bool:
    """Take that back; False if it was not so."""
    delete = "DELETE FROM notify_blocks WHERE guild = ? AND person = ? AND blocked = ?"
    with db.transaction(guild):
        return db.execute(delete, (guild, person, other)).rowcount > 0


def load_blocks(db: Connection, guild: int, person: int, other: int) -> bool:
    """True if a person has blocked another."""
    return db.execute(_IS_BLOCKED, (guild, person, other)).fetchone() is not None


def load_candidates(db: Connection, guild: int, caller: int) -> list[CallCandidate]:
    """Return all who want to be called, without whom the caller has blocked, or who has the caller."""
    with db.snapshot():
        own = load_all_own(db, guild)
        wishes = [_wish(row, own) for row in db.execute(f"{_WISH} ORDER BY person", (guild,)).fetchall()]
        return [
            _candidate(db, guild, wish)
            for wish in wishes
            if wish.person != caller and not _apart(db, guild, wish.person, caller)
        ]


def _candidate(db: Connection, guild: int, wish: Notify) -> CallCandidate:
    (played,) = db.execute(_PLAYED, (wish.person, guild)).fetchone()
    (called,) = db.execute(_CALLED, (wish.person, guild, CALL)).fetchone()
    return CallCandidate(wish, played or 0.0, called or 0.0)


def _apart(db: Connection, guild: int, one: int, other: int) -> bool:
    """True if one of two has blocked the other."""
    return load_blocks(db, guild, one, other) or load_blocks(db, guild, other, one)


def note(db: Connection, guild: int, about: tuple[int, int, Kind], people: Sequence[int], now: float) -> Noted:
    """Note that people are called, by whom in which channel, or return why they are not; what is old goes."""
    channel, caller, kind = about
    with db.transaction(guild):
        db.execute("DELETE FROM calls WHERE guild = ? AND at <= ?", (guild, now - _KEPT))
        if kind == CALL:
            until = _channel_rests(db, guild, channel, now)
            people = [one for one in people if _callable(db, guild, one, caller, now)]
        else:
            people = [one for one in people if not load_blocks(db, guild, one, caller)]
            until = max((_challenged(db, guild, one, caller, now) for one in people), default=0.0)
        if until or not people:
            return Noted(0, (), until)
        insert = "INSERT INTO calls (guild, channel, kind, at, caller) VALUES (?, ?, ?, ?, ?)"
        number = db.insert(insert, (guild, channel, kind, now, caller))
        called = "INSERT INTO called (call, person, guild, kind, at) VALUES (?, ?, ?, ?, ?)"
        db.executemany(called, [(number, person, guild, kind, now) for person in people])
        return Noted(number, tuple(people))


def _channel_rests(db: Connection, guild: int, channel: int, now: float) -> float:
    """Return until when nobody may be called in a channel, 0 if somebody may be now."""
    find = "SELECT max(at) FROM calls WHERE guild = ? AND channel = ? AND at > ? AND kind = ?"
    (last,) = db.execute(find, (guild, channel, now - CHANNEL_GAP, CALL)).fetchone()
    return 0.0 if last is None else float(last) + CHANNEL_GAP


def _callable(db: Connection, guild: int, person: int, caller: int, now: float) -> bool:
    """True if a person wants to be called, by this caller, and nobody has done it a short while ago."""
    if load_notify(db, guild, person) is None or _apart(db, guild, person, caller):
        return False
    return not db.execute(_RECENT, (person, guild, now - PERSON_GAP, CALL)).fetchall()


def _challenged(db: Connection, guild: int, person: int, caller: int, now: float) -> float:
    """Return until when a person gets no challenge from a caller, 0 if one is fine now."""
    recent = db.execute(_RECENT, (person, guild, now - PERSON_GAP, CHALLENGE)).fetchall()
    own = [at for by, at in recent if by == caller]
    if own:
        return float(own[-1]) + PERSON_GAP
    return float(recent[-CHALLENGES][1]) + PERSON_GAP if len(recent) >= CHALLENGES else 0.0


def take_back(db: Connection, guild: int, number: int) -> None:
    """Forget a call that Discord has refused."""
    with db.transaction(guild):
        db.execute("DELETE FROM calls WHERE guild = ? AND number = ?", (guild, number))


# Privacy


def _export(db: Connection, person: int) -> dict[str, Json]:
    """Return what is held about a person; of who has blocked them only where, for that is others' own."""
    wishes = "SELECT guild, games, since FROM notify WHERE person = ? ORDER BY guild"
    blocks = "SELECT guild, blocked, since FROM notify_blocks WHERE person = ? ORDER BY guild, blocked"
    by = "SELECT DISTINCT guild FROM notify_blocks WHERE blocked = ? ORDER BY guild"
    called = "SELECT guild, kind, at FROM called WHERE person = ? ORDER BY at, call"
    calls = "SELECT guild, channel, kind, at FROM calls WHERE caller = ? ORDER BY at, number"
    keys = ("guild", "games", "since")
    return {
        "notify": [
            {**dict(zip(keys, row, strict=True)), "games": msgspec.json.decode(row[1])}
            for row in db.execute(wishes, (person,)).fetchall()
        ],
        "own_settings": export_own(db, person),
        "blocked": _named(db, blocks, person, "guild", "person", "since"),
        "blocked_by_others_in": [guild for (guild,) in db.execute(by, (person,)).fetchall()],
        "called": _named(db, called, person, "guild", "kind", "at"),
        "calls": _named(db, calls, person, "guild", "channel", "kind", "at"),
    }


def _named(db: Connection, find: str, person: int, *keys: str) -> list[Json]:
    return [dict(zip(keys, row, strict=True)) for row in db.execute(find, (person,)).fetchall()]


def _leave(db: Connection, guild: int, traces: Traces) -> None:
    """Take a person out of a server's rows: wishes, blocks (others' too), and calls, which stay without the caller."""
    for delete in (
        "DELETE FROM notify WHERE person = ? AND guild = ?",
        "DELETE FROM own_settings WHERE person = ? AND guild = ?",
        "DELETE FROM notify_blocks WHERE person = ? AND guild = ?",
        "DELETE FROM notify_blocks WHERE blocked = ? AND guild = ?",
        "DELETE FROM called WHERE person = ? AND guild = ?",
        "UPDATE calls SET caller = NULL WHERE caller = ? AND guild = ?",
    ):
        db.execute(delete, (traces.person, guild))


def _delete(db: Connection, guild: int) -> None:
    """Delete all of a server's rows."""
    for delete in (
        "DELETE FROM notify WHERE guild = ?",
        "DELETE FROM own_settings WHERE guild = ?",
        "DELETE FROM notify_blocks WHERE guild = ?",
        "DELETE FROM calls WHERE guild = ?",
    ):
        db.execute(delete, (guild,))


FINDING_DATA = PersonalData(
    exports={"finding_players": _export},
    guilds_sql=(
        "SELECT guild FROM notify WHERE person = :person",
        "SELECT guild FROM own_settings WHERE person = :person",
        "SELECT guild FROM notify_blocks WHERE person = :person",
        "SELECT guild FROM notify_blocks WHERE blocked = :person",
        "SELECT guild FROM called WHERE person = :person",
        "SELECT guild FROM calls WHERE caller = :person",
    ),
    leave=_leave,
    delete=_delete,
)
