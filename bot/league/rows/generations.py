"""Generations: how far a server's league is worked out, if that is still right, and what is to be done next.

One is read. When something old is changed, another is built beside it, and the old one is deleted, in short steps.
"""

from typing import Literal

import msgspec

from bot.league.rules.changes import LeagueChange, undone
from storage.engines import Connection

from .members import refresh_flags
from .rows import BUILDING, OLD, READY
from .rules import Basis, Ground, basis_of, basis_text, load_changes, load_ground

_COLUMNS = "number, guild, state, seen, top, ended, match, changes, rules"
_FIND = f"SELECT {_COLUMNS} FROM league_generations WHERE guild = ? AND state = ? ORDER BY number DESC"
_INSERT = """
INSERT INTO league_generations (guild, state, seen, top, ended, match, changes, rules) VALUES (?, ?, 0, ?, 0, 0, ?, ?)
"""
_READ = """
UPDATE league_generations SET state = ?, seen = ?, top = ?, ended = ?, match = ?, changes = ?, rules = ?
WHERE number = ?
"""
_LATE = """
SELECT 1 FROM matches
WHERE guild = ? AND number > ? AND league = 1 AND +ended < ? LIMIT 1
"""
# What is read, and what was stored last, in one statement; there may be nothing that is read.
_BACKLOG = f"""
WITH ready AS (
    SELECT {_COLUMNS} FROM league_generations WHERE guild = :guild AND state = :state ORDER BY number DESC LIMIT 1
)
SELECT (SELECT max(number) FROM matches WHERE guild = :guild),
    (SELECT max(number) FROM league_changes WHERE guild = :guild),
    ready.seen >= ready.top AND EXISTS (
        SELECT 1 FROM matches AS m
        WHERE m.guild = :guild AND m.number > ready.seen AND m.league = 1 AND +m.ended < ready.ended
    ), EXISTS (SELECT 1 FROM league_generations WHERE guild = :guild AND state = :old), ready.*
FROM (SELECT 1 AS one) AS one LEFT JOIN ready ON true
"""
_BEHIND = """
SELECT count(*) FROM (
    SELECT 1 FROM matches WHERE guild = ? AND number > ? LIMIT 1000
) AS found
"""
# From one server to the next in the index, past all of its matches.
_GUILDS = """
WITH RECURSIVE found (guild) AS (
    SELECT min(guild) FROM matches
    UNION ALL SELECT (SELECT min(guild) FROM matches WHERE guild > found.guild) FROM found WHERE guild IS NOT NULL
)
SELECT guild FROM found UNION SELECT guild FROM league_generations ORDER BY 1
"""
BUILT = {  # tables of generations, with their keys
    "league_standings": "generation, season, game, member",
    "league_played": "generation, member, ended, match",
    "league_games": "generation, game",
    "league_milestones": "generation, game, place",
}
# What is to be done next. `fresh`: nothing.
Need = Literal["fresh", "fold", "build"]


class Generation(msgspec.Struct, frozen=True):
    """A row of league_generations; see the schema."""

    number: int
    guild: int
    state: int
    seen: int
    top: int
    ended: float
    match: int
    changes: int
    rules: str

    @property
    def basis(self) -> Basis:
        """The settings and seasons by which it was built."""
        return msgspec.json.decode(self.rules, type=Basis)

    @property
    def least(self) -> int:
        """The number of matches from which on a member is ranked."""
        return self.basis.counting.least


class Backlog(msgspec.Struct, frozen=True):
    """The generation that is read of a server (None: nothing yet), and the last match and change that are stored.

    `late`: a match was stored that ended before the last one that is worked out. `old`: some rows are to be deleted.
    """

    ready: Generation | None
    match: int
    change: int
    late: bool
    old: bool
    ground: Ground


def load_backlog(db: Connection, guild: int) -> Backlog:
    """Return what is worked out of a server, and what is not."""
    match, change, late, old, *columns = db.execute(_BACKLOG, {"guild": guild, "state": READY, "old": OLD}).fetchone()
    ready = None if columns[0] is None else Generation(*columns)
    return Backlog(ready, match or 0, change or 0, bool(late), bool(old), load_ground(db, guild))


def find_generation(db: Connection, guild: int, state: int) -> Generation | None:
    """Return the newest generation of a server in that state."""
    row = db.execute(_FIND, (guild, state)).fetchone()
    return None if row is None else Generation(*row)


def last_change(db: Connection, guild: int) -> int:
    """Return the number of the newest change; 0 if there is none."""
    return int(db.execute("SELECT max(number) FROM league_changes WHERE guild = ?", (guild,)).fetchone()[0] or 0)


def still_right(db: Connection, generation: Generation) -> bool:
    """Return True if what is worked out stays right: nothing in it has been changed, no match came late."""
    guild, seen = generation.guild, generation.seen
    return _unchanged(db, generation, load_ground(db, guild), last_change(db, guild)) and (
        seen < generation.top or db.execute(_LATE, (guild, seen, generation.ended)).fetchone() is None
    )


def _unchanged(db: Connection, generation: Generation, ground: Ground, newest: int) -> bool:
    """Return True if settings, seasons and moderators' changes leave what is worked out as it is."""
    if not generation.basis.still(basis_of(ground), generation.ended):
        return False
    if newest <= generation.changes:
        return True
    changes = load_changes(db, generation.guild)
    taken_back = undone(changes)
    return not any(_reaches(change, generation, taken_back) for change in changes if change.number > generation.changes)


def _reaches(change: LeagueChange, generation: Generation, taken_back: frozenset[int]) -> bool:
    """Return True if a change is about what is folded already."""
    if change.kind in ("ban", "unban"):
        return change.at <= generation.ended or change.number in taken_back
    return change.match is None or change.match <= generation.seen or generation.seen < generation.top


def need(db: Connection, seen: Backlog) -> Need:
    """Return what is to be done for a server."""
    ready = seen.ready
    if ready is None:
        return "build" if seen.match else "fresh"
    if seen.late or not _unchanged(db, ready, seen.ground, seen.change):
        return "build"
    return "fold" if seen.change > ready.changes or seen.match > ready.seen else "fresh"


def behind(db: Connection, generation: Generation) -> int:
    """Return the number of matches that are not worked out yet, 1000 at most."""
    return int(db.execute(_BEHIND, (generation.guild, generation.seen)).fetchone()[0])


def count_matches(db: Connection, guild: int, top: int) -> int:
    """Return the number of a server's league matches up to the one with this number."""
    find = "SELECT count(*) FROM matches WHERE guild = ? AND league = 1 AND +number <= ?"
    return int(db.execute(find, (guild, top)).fetchone()[0])


def begin(db: Connection, guild: int) -> Generation:
    """Begin a new generation and return it; one that was given up is retired.

    Who is banned or merged is worked out anew too: an older version may have seen it in another way.
    """
    with db.transaction(guild):
        retire(db, guild, BUILDING)
        refresh_flags(db, guild)
        (last,) = db.execute("SELECT max(number) FROM matches WHERE guild = ?", (guild,)).fetchone()
        db.execute(_INSERT, (guild, BUILDING, last or 0, last_change(db, guild), basis_text(load_ground(db, guild))))
        generation = find_generation(db, guild, BUILDING)
    assert generation is not None
    return generation


def retire(db: Connection, guild: int, state: int) -> None:
    """Let the generations of that state be deleted."""
    db.execute("UPDATE league_generations SET state = ? WHERE guild = ? AND state = ?", (OLD, guild, state))


def switch(db: Connection, built: Generation) -> None:
    """Read this one from now on, and retire the one that was read; within a transaction."""
    retire(db, built.guild, READY)
    point = built.seen, built.top, built.ended, built.match, built.changes, built.rules
    db.execute(_READ, (READY, *point, built.number))


def delete_some(db: Connection, guild: int, many: int) -> bool:
    """Return True if rows of a server's old generations were deleted, at most `many`; False if nothing was left."""
    with db.transaction(guild, durable=False):
        find = "SELECT number FROM league_generations WHERE guild = ? AND state = ? LIMIT 1"
        row = db.execute(find, (guild, OLD)).fetchone()
        if row is None:
            return False
        for table, key in BUILT.items():
            delete = f"""
                DELETE FROM {table} WHERE ({key}) IN (SELECT {key} FROM {table} WHERE generation = ? LIMIT ?)
            """
            if db.execute(delete, (row[0], many)).rowcount:
                return True
        db.execute("DELETE FROM league_generations WHERE number = ?", row)
        return True


def pending(db: Connection) -> list[int]:
    """Return the servers to look at when the bot starts: those with matches, or with something worked out."""
    return [guild for (guild,) in db.execute(_GUILDS) if guild is not None]
