"""Records, which are the first entries of their indexes; and the games that are played."""

from msgspec.structs import replace

from bot.league.rules import ALL
from bot.league.rules.values import FASTEST
from storage.engines import Connection

from .generations import find_generation
from .history import where_of
from .rows import READY
from .values import Best, GameRecords, Records

_SCOPE = "generation = ? AND season = 0 AND game = ? AND listed = 1"
_LONGEST = f"""
SELECT longest, NULL FROM league_standings WHERE {_SCOPE} AND longest > 1
ORDER BY longest DESC LIMIT 1
"""
_HIGHEST = f"""
SELECT highest, highest_match FROM league_standings WHERE {_SCOPE} AND highest > 0
ORDER BY highest DESC, highest_match LIMIT 1
"""
_FIND_FASTEST = f"""
SELECT {{field}}, {{field}}_match FROM league_standings
WHERE {_SCOPE} AND {{field}} IS NOT NULL ORDER BY {{field}}, {{field}}_match LIMIT 1
"""
_FASTEST = {length: _FIND_FASTEST.format(field=field) for length, field in FASTEST.items()}
# The holder; of several the one whose id is the lowest, so that it is the same one whenever it is worked out.
_WHO = f"""
SELECT m.person, m.name FROM league_standings AS s
CROSS JOIN league_members AS m ON m.number = s.member WHERE {_SCOPE} AND {{same}} ORDER BY m.person LIMIT 1
"""
_BEST = {
    _LONGEST: _WHO.format(same="longest = ? AND CAST(? AS BIGINT) IS NULL"),
    _HIGHEST: _WHO.format(same="highest = ? AND highest_match = ?"),
    **{
        _FASTEST[length]: _WHO.format(same=f"{field} = ? AND {field}_match = ?")
        for length, field in FASTEST.items()
    },
}
_GAMES = "SELECT game FROM league_games WHERE generation = ? AND counted > 0 ORDER BY counted DESC, game"


def load_records(db: Connection, guild: int, game: str | None) -> Records:
    """Return the records of one game or all."""
    generation = find_generation(db, guild, READY)
    if generation is None:
        return Records(None, (GameRecords(game, None, None, ()),) if game else ())
    games = [game] if game else load_games(db, guild)
    found = (_game_records(db, generation.number, name) for name in games)
    return Records(_best(db, _LONGEST, generation.number, game or ALL), tuple(found))


def _game_records(db: Connection, generation: int, game: str) -> GameRecords:
    streak, highest = (_best(db, find, generation, game) for find in (_LONGEST, _HIGHEST))
    found = ((length, _best(db, find, generation, game)) for length, find in _FASTEST.items())
    fastest = (replace(best, length=length) for length, best in found if best is not None)
    return GameRecords(game, streak, highest, tuple(fastest))


def _best(db: Connection, find: str, generation: int, game: str) -> Best | None:
    row = db.execute(find, (generation, game)).fetchone()
    if row is None:
        return None
    person, name = db.execute(_BEST[find], (generation, game, *row)).fetchone()
    value, match = row
    return Best(person, name, value, *where_of(db, match))


def load_games(db: Connection, guild: int) -> tuple[str, ...]:
    """Return the games that were played in the league, the most played first."""
    generation = find_generation(db, guild, READY)
    if generation is None:
        return ()
    return tuple(game for (game,) in db.execute(_GAMES, (generation.number,)))
