"""Records: what nobody has beaten yet, the first entries of their indexes; and the games that are played."""

import sqlite3

from bot.league import ALL

from .generations import find_generation
from .history import where_of
from .rows import READY
from .values import Best, GameRecords, Records

_BEST = """
SELECT m.person, m.name, s.{column}, {match} FROM league_standings AS s INDEXED BY {index}
JOIN league_members AS m ON m.number = s.member
WHERE s.generation = ? AND s.season = 0 AND s.game = ? AND s.listed = 1 AND s.{column} {worth}
ORDER BY s.{column} {way}, {first} LIMIT 1
"""
_STREAK = _BEST.format(
    column="longest", index="league_by_streak", match="NULL", worth="> 1", way="DESC", first="m.person"
)
_HIGHEST = _BEST.format(
    column="highest",
    index="league_by_highest",
    match="s.highest_match",
    worth="> 0",
    way="DESC",
    first="s.highest_match, m.person",
)
_FASTEST = _BEST.format(
    column="fastest",
    index="league_by_fastest",
    match="s.fastest_match",
    worth="IS NOT NULL",
    way="",
    first="s.fastest_match, m.person",
)
_GAMES = "SELECT game FROM league_games WHERE generation = ? AND counted > 0 ORDER BY counted DESC, game"


def load_records(db: sqlite3.Connection, guild: int, game: str | None) -> Records:
    """The records of one game or all."""
    generation = find_generation(db, guild, READY)
    if generation is None:
        return Records(None, (GameRecords(game, None, None, None),) if game else ())
    games = [game] if game else load_games(db, guild)
    found = (_game_records(db, generation.number, name) for name in games)
    return Records(_best(db, _STREAK, generation.number, game or ALL), tuple(found))


def _game_records(db: sqlite3.Connection, generation: int, game: str) -> GameRecords:
    streak, highest, fastest = (_best(db, find, generation, game) for find in (_STREAK, _HIGHEST, _FASTEST))
    return GameRecords(game, streak, highest, fastest)


def _best(db: sqlite3.Connection, find: str, generation: int, game: str) -> Best | None:
    row = db.execute(find, (generation, game)).fetchone()
    if row is None:
        return None
    person, name, value, match = row
    return Best(person, name, value, *where_of(db, match))


def load_games(db: sqlite3.Connection, guild: int) -> tuple[str, ...]:
    """The games that were played in the league, the most played first."""
    generation = find_generation(db, guild, READY)
    if generation is None:
        return ()
    return tuple(game for (game,) in db.execute(_GAMES, (generation.number,)))
