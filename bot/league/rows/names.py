"""The names that people choose in a server: unique there, changed once a week, taken away by managers."""

import math

from bot.games.text.names import plain_name
from bot.league.rules import LeagueError
from storage.engines import Connection
from storage.mentions import folded
from storage.names import NameRow
from storage.settings import note

from .members import DatedName, find_member, save_members

FEWEST, MOST = 2, 24  # characters
_DAY = 86_400.0  # seconds
WEEK = 7 * _DAY  # between two names of a person
_FIND = "SELECT name, chosen, chosen_at FROM people_names WHERE guild = ? AND person = ?"
_TAKEN = "SELECT 1 FROM people_names WHERE guild = ? AND chosen_key = ? AND person <> ?"
_SAVE = """
INSERT INTO people_names (guild, person, name, username, chosen, chosen_key, chosen_at) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (guild, person) DO UPDATE SET
    chosen = excluded.chosen, chosen_key = excluded.chosen_key, chosen_at = excluded.chosen_at
"""
_TAKE = "UPDATE people_names SET chosen = '', chosen_key = NULL, chosen_at = ? WHERE guild = ? AND person = ?"


def read_name(typed: str) -> str:
    """Return a typed name without anything that hides or turns text, "" for nothing but blanks. LeagueError `name`."""
    name = plain_name(typed, "", limit=len(typed) + 1)
    if typed.strip() and not FEWEST <= len(name) <= MOST:
        raise LeagueError("name", fewest=FEWEST, most=MOST)
    return name


def name_key(name: str) -> str:
    """Return a name as names are compared: whatever their case and width, and the kind of their blanks."""
    return folded(plain_name(name, ""))


def check_name(db: Connection, guild: int, person: int, name: str, now: float) -> None:
    """Raise LeagueError `name-early`, `name-taken` for a name that a person can't choose now."""
    row = db.execute(_FIND, (guild, person)).fetchone()
    if row is not None and row[2] is not None and now < row[2] + WEEK:
        raise LeagueError("name-early", days=math.ceil((row[2] + WEEK - now) / _DAY))
    if db.execute(_TAKEN, (guild, name_key(name), person)).fetchone():
        raise LeagueError("name-taken", name=name)


def choose_name(db: Connection, guild: int, row: NameRow, name: str, now: float) -> None:
    """Let a person have a name, "" for none; see `League.choose_name`."""
    with db.transaction(guild):
        if not name:
            take_name(db, guild, row.person, row.person, now)
            return
        check_name(db, guild, row.person, name, now)
        db.execute(_SAVE, (guild, *row, name, name_key(name), now))
        note(db, guild, "name-chosen", row.person, {"member": {"person": row.person, "name": name}}, now)
        _show(db, guild, row.person, name, now)


def take_name(db: Connection, guild: int, person: int, by: int | None, now: float, reason: str = "") -> None:
    """Take a person's chosen name away, within the caller's transaction; who did not do it waits for a week.

    Do nothing where there is none.
    """
    row = db.execute(_FIND, (guild, person)).fetchone()
    if row is None or not row[1]:
        return
    by_owner = by == person
    db.execute(_TAKE, (row[2] if by_owner else now, guild, person))
    detail = {"member": {"person": person, "name": row[1]}, "reason": reason}
    note(db, guild, "name-removed" if by_owner else "name-reset", by, detail, now)
    _show(db, guild, person, row[0], now)


def _show(db: Connection, guild: int, person: int, name: str, now: float) -> None:
    """Let lists that are read without asking what people are called now, such as files, have the name."""
    if find_member(db, guild, person) is not None:
        save_members(db, guild, [DatedName(person, name, now)])
