"""Records of a league; each is the first entry of an index."""

from collections.abc import Iterable
from typing import Any

import msgspec

from bot.league.rules import ALL
from bot.league.rules.values import FASTEST
from storage.engines import Connection

from .generations import Generation, find_generation
from .rows import READY
from .values import Best, GameRecords, Records

_LONGEST, _HIGHEST = "longest", "highest"
_SCOPE = "generation = :generation AND season = 0 AND game = value AND listed = 1"
# The holder; of several the one whose id is the lowest, so that it is the same one whenever it is worked out. Many may
# have the longest streak, of one match only those who sat there.
_MANY = f"""(
    SELECT min(m.person) FROM league_standings CROSS JOIN league_members AS m ON m.number = member
    WHERE {_SCOPE} AND longest = (
        SELECT longest FROM league_standings WHERE {_SCOPE} AND longest > 1 ORDER BY longest DESC LIMIT 1
    )
)"""
_FEW = f"""(
    SELECT m.person FROM league_standings CROSS JOIN league_members AS m ON m.number = member
    WHERE {_SCOPE} AND value <> '{ALL}' AND {{where}} ORDER BY {{order}}, m.person LIMIT 1
)"""
_HOLDER = {
    _LONGEST: _MANY,
    _HIGHEST: _FEW.format(where="highest > 0", order="highest DESC, highest_match"),
    **{field: _FEW.format(where=f"{field} IS NOT NULL", order=f"{field}, {field}_match") for field in FASTEST.values()},
}
_HOLDERS = f"SELECT value, {', '.join(_HOLDER.values())} FROM words(:games)"
_COLUMNS = ("longest", *(f"{one}{part}" for one in (_HIGHEST, *FASTEST.values()) for part in ("", "_match")))
_ROWS = f"""
SELECT of_game, of_person, m.name, {", ".join(_COLUMNS)}
FROM rows(:held, of_game word, of_person number) AS asked
CROSS JOIN league_members AS m ON m.guild = :guild AND m.person = of_person
CROSS JOIN league_standings ON generation = :generation AND season = 0 AND game = of_game AND member = m.number
"""
_PLACES = "SELECT number, m.id, ended FROM numbers(?) CROSS JOIN matches AS m ON number = value"
_GAMES = "SELECT game FROM league_games WHERE generation = ? AND counted > 0 ORDER BY counted DESC, game"


class _Found(msgspec.Struct):
    """The holders of records by game and column, as persons; names and rows by game and person; places by match."""

    holders: dict[str, dict[str, int | None]]
    names: dict[tuple[str, int], str]
    rows: dict[tuple[str, int], dict[str, Any]]
    places: dict[int | None, tuple[str, float]]

    def best(self, game: str, field: str, length: str = "") -> Best | None:
        """Return a record of a game."""
        person = self.holders[game][field]
        if person is None:
            return None
        row = self.rows[game, person]
        where, at = self.places.get(row.get(f"{field}_match"), (None, None))
        return Best(person, self.names[game, person], row[field], where, at, length)


def load_records(db: Connection, guild: int, game: str | None) -> Records:
    """Return the records of one game or all."""
    generation = find_generation(db, guild, READY)
    if generation is None:
        return Records(None, (GameRecords(game, None, None, ()),) if game else ())
    games = [game] if game else [name for (name,) in db.execute(_GAMES, (generation.number,))]
    found = _find(db, generation, games if game else [*games, ALL])
    return Records(found.best(game or ALL, _LONGEST), tuple(_game_records(found, name) for name in games))


def _find(db: Connection, generation: Generation, games: Iterable[str]) -> _Found:
    asked = {"generation": generation.number, "games": db.listed(games)}
    holders = {name: dict(zip(_HOLDER, own, strict=True)) for name, *own in db.execute(_HOLDERS, asked)}
    held = [(name, field, person) for name, own in holders.items() for field, person in own.items() if person]
    pairs = msgspec.json.encode([*{(name, person) for name, _, person in held}]).decode()
    wanted = {"held": pairs, "guild": generation.guild, "generation": generation.number}
    names, rows = dict[tuple[str, int], str](), dict[tuple[str, int], dict[str, Any]]()
    for game, person, name, *values in db.execute(_ROWS, wanted):
        names[game, person], rows[game, person] = name, dict(zip(_COLUMNS, values, strict=True))
    matches = {rows[name, person].get(f"{field}_match") for name, field, person in held}
    found = db.execute(_PLACES, (db.listed(sorted(number for number in matches if number is not None)),))
    return _Found(holders, names, rows, {number: (name, at) for number, name, at in found})


def _game_records(found: _Found, game: str) -> GameRecords:
    fastest = (found.best(game, field, length) for length, field in FASTEST.items())
    own = found.best(game, _LONGEST), found.best(game, _HIGHEST)
    return GameRecords(game, *own, tuple(one for one in fastest if one is not None))
