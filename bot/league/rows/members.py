"""The members of a server's league. Results name members by number, so one row alone has a person's id and name.

A ban outlives the deletion of a person's data as a keyed hash of the id, by which a person who comes back is known.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.games.text.names import folded
from bot.league.rules import LeagueError
from bot.league.rules.changes import open_bans, resolve
from storage.engines import Connection

from .rows import LISTED
from .rules import load_changes
from .values import PersonName

_FIND = "SELECT number FROM league_members WHERE guild = ? AND person = ?"
_NAME = """
INSERT INTO league_members (guild, person, name, folded, named) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name, folded = excluded.folded, named = excluded.named
WHERE league_members.named <= excluded.named
"""
# Where accents are to be taken off, Python looks; most names have none.
_PEOPLE = f"""
SELECT folded, person, name FROM league_members
WHERE guild = ? AND {LISTED} AND (instr(folded, ?) > 0 OR NOT is_plain(folded))
"""
MEMBER = "number, person, name, opted_out, banned, merged"
_BY_NUMBER = f"""
SELECT {MEMBER}
FROM numbers(?) CROSS JOIN league_members ON number = value
"""
_OF_PEOPLE = f"""
SELECT {MEMBER}
FROM numbers(?) CROSS JOIN league_members ON guild = ? AND person = value
"""


_KEY = "ban-key"  # the note with this database's key, from the first kept ban on
_KEPT = "SELECT number FROM league_members WHERE guild = ? AND ban_hash IS NOT NULL"
_OF_HASH = "SELECT number FROM league_members WHERE guild = ? AND ban_hash = ?"
_DROP = "UPDATE league_members SET ban_hash = NULL WHERE number = ?"


class DatedName(msgspec.Struct, frozen=True):
    """A person with the name in a match, and the time `at` which it ended."""

    person: int
    name: str
    at: float


class LeagueMember(msgspec.Struct, frozen=True):
    """A member: the person (None: forgotten), the name, and the reasons for which a member may stand in no list."""

    number: int
    person: int | None
    name: str
    opted_out: bool
    banned: bool
    merged: bool

    @property
    def listed(self) -> bool:
        """Return True if the member stands in lists."""
        return self.person is not None and not (self.opted_out or self.banned or self.merged)

    @property
    def hidden(self) -> bool:
        """Return True if nobody but the person sees the name."""
        return self.opted_out or self.banned

    def named(self) -> PersonName:
        """Return the member as a person."""
        return PersonName(self.person, self.name, self.listed)


def find_member(db: Connection, guild: int, person: int) -> int | None:
    """Return a person's number in a server, None for one who never played in its league."""
    row = db.execute(_FIND, (guild, person)).fetchone()
    return None if row is None else int(row[0])


def load_members(db: Connection, numbers: Iterable[int]) -> dict[int, LeagueMember]:
    """Return members by their numbers."""
    members = map(read_member, db.execute(_BY_NUMBER, (db.listed(sorted(set(numbers))),)))
    return {member.number: member for member in members}


def members_of(db: Connection, guild: int, people: Iterable[int]) -> dict[int, LeagueMember]:
    """Return the members of a server who stand for these persons, by person."""
    members = map(read_member, db.execute(_OF_PEOPLE, (db.listed(people), guild)))
    return {member.person: member for member in members if member.person is not None}


def the_members(db: Connection, guild: int, *people: int) -> tuple[LeagueMember, ...]:
    """Return persons as members; LeagueError `unknown-player`."""
    members = members_of(db, guild, people)
    for person in people:
        if person not in members:
            raise LeagueError("unknown-player", person=person)
    return tuple(members[person] for person in people)


def read_member(columns: Sequence[Any]) -> LeagueMember:
    """Return the member in the columns of MEMBER."""
    number, person, name, out, banned, merged = columns
    return LeagueMember(number, person, name, bool(out), bool(banned), bool(merged))


def save_members(db: Connection, guild: int, people: Sequence[DatedName]) -> bool:
    """Give everybody a number, and the newest name, within the caller's transaction.

    Return True if somebody came back who had been banned before their data was deleted: they are banned again.
    """
    db.executemany(_NAME, [(guild, player.person, player.name, player.name.casefold(), player.at) for player in people])
    if not keeps_bans(db, guild):
        return False
    formers = ((former_of(db, guild, player.person), player.person) for player in people)
    back = [(former, person) for former, person in formers if former is not None]
    for former, person in back:
        _ban_again(db, guild, former, find_member(db, guild, person) or 0)
    if back:
        refresh_flags(db, guild)
    return bool(back)


def introduce(db: Connection, guild: int, people: Sequence[DatedName]) -> dict[int, int] | None:
    """Give everybody a number, and the newest name; return the numbers, None if one of them is banned again.

    It is to be called within a transaction.
    """
    if save_members(db, guild, people):
        return None
    members = members_of(db, guild, [player.person for player in people])
    return {person: member.number for person, member in members.items()}


def _ban_again(db: Connection, guild: int, former: int, member: int) -> None:
    """Let the bans of a former member hold for the one as whom the person came back; the hash is needed no more."""
    changes = load_changes(db, guild)
    for ban in open_bans(changes, {former, resolve(changes).member(former)}):
        text = msgspec.json.encode(msgspec.structs.replace(ban.detail, again=(*ban.detail.again, member))).decode()
        db.execute("UPDATE league_changes SET detail = ? WHERE number = ?", (text, ban.number))
    db.execute(_DROP, (former,))


def search(db: Connection, guild: int, typed: str, limit: int) -> list[PersonName]:
    """Return listed members whose name has the text in it, accents or none, those first whose name begins with it."""
    words, hits = folded(typed.strip()), []
    for small, person, name in db.execute(_PEOPLE, (guild, words)):
        at = (small if small.isascii() else folded(name)).find(words)  # without accents nothing is left to fold
        if at >= 0:
            hits.append((at > 0, small, person, name))
    return [PersonName(person, name) for _, _, person, name in sorted(hits)[:limit]]


def refresh_flags(db: Connection, guild: int) -> None:
    """Let `banned` and `merged` of every member be what the changes say now, and lists follow at once.

    What is kept of a banned person goes with the ban.
    """
    corrections = resolve(load_changes(db, guild))
    banned = {member for member, times in corrections.bans.items() if times[-1][1] == float("inf")}
    merged = set(corrections.merged)
    kept = [member for (member,) in db.execute(_KEPT, (guild,))]
    db.executemany(_DROP, [(member,) for member in kept if not banned & {member, corrections.member(member)}])
    before = db.execute(
        "SELECT number, banned, merged FROM league_members WHERE guild = ? AND (banned <> 0 OR merged <> 0)", (guild,)
    ).fetchall()
    held = {number: (bool(was_banned), bool(was_merged)) for number, was_banned, was_merged in before}
    for member in {*held, *banned, *merged}:
        flags = member in banned, member in merged
        if held.get(member, (False, False)) != flags:
            db.execute("UPDATE league_members SET banned = ?, merged = ? WHERE number = ?", (*flags, member))
            refresh_listed(db, guild, member)


def refresh_listed(db: Connection, guild: int, member: int) -> None:
    """Put a member into the lists that are read, or out of them, as the member's flags say."""
    listed = db.execute(f"SELECT {LISTED} FROM league_members WHERE number = ?", (member,)).fetchone()
    update = """
        UPDATE league_standings SET listed = CASE WHEN ? <> 0 AND played >= ? THEN 1 ELSE 0 END
        WHERE generation = ? AND season = ? AND game = ? AND member = ?
    """
    db.executemany(update, [(listed[0], least, *scope, member) for least, *scope in _scopes(db, guild)])


def refresh_season(db: Connection, guild: int, season: int) -> None:
    """Let the lists of a season that was over have whom all others have; within the caller's transaction."""
    find = """
        SELECT number, coalesce(number_in(rules, counting.least), 1) FROM league_generations
        WHERE guild = ? AND state < 2
    """
    update = f"""
        UPDATE league_standings SET listed = CASE WHEN played >= ? AND EXISTS (
            SELECT 1 FROM league_members WHERE number = member AND {LISTED}
        ) THEN 1 ELSE 0 END
        WHERE generation = ? AND season = ?
    """
    db.executemany(update, [(least, number, season) for number, least in db.execute(find, (guild,)).fetchall()])


def _scopes(db: Connection, guild: int) -> list[tuple[int, int, int, str]]:
    """Return every table that is read now, or will be: matches for a rank, generation, season and game."""
    scope = "SELECT coalesce(number_in(g.rules, counting.least), 1), g.number, s.number"
    seasons = """
        JOIN (SELECT 0 AS number UNION ALL SELECT number FROM league_seasons WHERE guild = :guild
              AND (final = 0 OR reopened = 1)) AS s ON true WHERE g.guild = :guild AND g.state IN (0, 1)
    """
    find = f"""
        {scope}, '*' FROM league_generations AS g {seasons} UNION ALL
        {scope}, l.game FROM league_generations AS g JOIN league_games AS l ON l.generation = g.number {seasons}
    """
    return db.execute(find, {"guild": guild}).fetchall()


def opt_out(db: Connection, guild: int, person: int, yes: bool) -> None:
    """Take a person out of all lists, or put one in again."""
    with db.transaction(guild):
        number = find_member(db, guild, person)
        if number is None and not yes:
            return
        if number is None:  # before the first match
            save_members(db, guild, [DatedName(person, daily_name(db, guild, person) or "", 0.0)])
            number = find_member(db, guild, person) or 0
        db.execute("UPDATE league_members SET opted_out = ? WHERE number = ?", (int(yes), number))
        refresh_listed(db, guild, number)


def daily_name(db: Connection, guild: int, person: int) -> str | None:
    """Return the name of a person in the server's tables of the deal of the day, None for who is in none."""
    row = db.execute("SELECT name FROM daily_members WHERE guild = ? AND person = ?", (guild, person)).fetchone()
    return None if row is None else str(row[0])


# Bans of persons whose data was deleted


def keeps_bans(db: Connection, guild: int) -> bool:
    """Return True if a server has banned somebody whose data was deleted."""
    return db.execute(f"{_KEPT} LIMIT 1", (guild,)).fetchone() is not None


def _hash(db: Connection, guild: int, person: int, *, make: bool = False) -> str | None:
    """Return what is kept of a banned person; None without a key, unless one is to be made (`make`).

    The key is this database's own, so nobody without it can tell a person. Each server has another hash.
    """
    if make:
        db.execute(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING", (_KEY, secrets.token_hex(32))
        )
    row = db.execute("SELECT value FROM meta WHERE key = ?", (_KEY,)).fetchone()
    text = f"{guild} {person}".encode()
    return None if row is None else hmac.new(bytes.fromhex(row[0]), text, hashlib.sha256).hexdigest()


def keep_ban(db: Connection, guild: int, member: int, person: int) -> bool:
    """Return True if a member is banned, or counts for one who is: then the hash of the person's id is kept beside it.

    To be called while the person's data is deleted, within that transaction.
    """
    changes = load_changes(db, guild)
    if not open_bans(changes, {member, resolve(changes).member(member)}):
        return False
    kept = _hash(db, guild, person, make=True)
    db.execute("UPDATE league_members SET ban_hash = ? WHERE number = ?", (kept, member))
    return True


def kept_bans(db: Connection, person: int) -> list[tuple[int, str]]:
    """Return the servers from which a person is banned whose data was deleted there, with what is kept of it."""
    guilds = db.execute("SELECT DISTINCT guild FROM league_members WHERE ban_hash IS NOT NULL ORDER BY guild")
    hashes = ((guild, _hash(db, guild, person) or "") for (guild,) in guilds.fetchall())
    return [(guild, kept) for guild, kept in hashes if db.execute(_OF_HASH, (guild, kept)).fetchone()]


def former_of(db: Connection, guild: int, person: int) -> int | None:
    """Return the number that a person was whose ban is kept; None for everybody else."""
    row = db.execute(_OF_HASH, (guild, _hash(db, guild, person))).fetchone()
    return None if row is None else int(row[0])
