"""Records, which are the first entries of their indexes; and the games that are played."""

from collections.abc import Iterable

import msgspec

from bot.league.rules import ALL, ALWAYS
from bot.league.rules.values import FASTEST, Peak, Row
from storage.engines import Connection

from .generations import Generation, find_generation
from .members import members_of
from .rows import READY, load_rows
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
    **{
        field: _FEW.format(where=f"{field} IS NOT NULL", order=f"{field}, {field}_match")
        for field in FASTEST.values()
    },
}
_HOLDERS = f"SELECT value, {', '.join(_HOLDER.values())} FROM words(:games)"
_PLACES = "SELECT number, m.id, ended FROM numbers(?) CROSS JOIN matches AS m ON number = value"
_GAMES = "SELECT game FROM league_games WHERE generation = ? AND counted > 0 ORDER BY counted DESC, game"


class _Found(msgspec.Struct):
    """The holders of records by game and column, as persons; their rows by game and person; where each was reached."""

    holders: dict[str, dict[str, int | None]]
    rows: dict[tuple[str, int], Row]
    names: dict[int, str]
    places: dict[int, tuple[str, float]]

    def best(self, game: str, field: str, length: str = "") -> Best | None:
        """Return a record of a game."""
        person = self.holders[game][field]
        if person is None:
            return None
        value, match = _value(self.rows[game, person], field)
        where, at = self.places.get(match or 0, (None, None))
        return Best(person, self.names[person], value, where, at, length)


def load_records(db: Connection, guild: int, game: str | None) -> Records:
    """Return the records of one game or all."""
    generation = find_generation(db, guild, READY)
    if generation is None:
        return Records(None, (GameRecords(game, None, None, ()),) if game else ())
    games = [game] if game else _games(db, generation.number)
    found = _find(db, generation, games if game else [*games, ALL])
    return Records(found.best(game or ALL, _LONGEST), tuple(_game_records(found, name) for name in games))


def _find(db: Connection, generation: Generation, games: Iterable[str]) -> _Found:
    asked = {"generation": generation.number, "games": db.listed(games)}
    holders = {name: dict(zip(_HOLDER, own, strict=True)) for name, *own in db.execute(_HOLDERS, asked)}
    held = [(name, field, one) for name, own in holders.items() for field, one in own.items() if one]
    members = members_of(db, generation.guild, {person for *_, person in held})
    persons = {one.number: person for person, one in members.items()}
    stored = load_rows(db, generation.number, {(ALWAYS, name, members[one].number) for name, _, one in held})
    rows = {(name, persons[number]): row for (_, name, number), row in stored.items()}
    matches = {_value(rows[name, one], field)[1] or 0 for name, field, one in held}
    places = {number: (name, at) for number, name, at in db.execute(_PLACES, (db.listed(sorted(matches)),))}
    return _Found(holders, rows, {person: one.name for person, one in members.items()}, places)


def _value(row: Row, field: str) -> tuple[float, int | None]:
    """Return the value of a record, and the number of its match."""
    if field == _LONGEST:
        return row.longest, None
    peak: Peak = getattr(row, field)
    return peak.value, peak.match


def _game_records(found: _Found, game: str) -> GameRecords:
    fastest = (found.best(game, field, length) for length, field in FASTEST.items())
    own = found.best(game, _LONGEST), found.best(game, _HIGHEST)
    return GameRecords(game, *own, tuple(one for one in fastest if one is not None))


def _games(db: Connection, generation: int) -> list[str]:
    return [game for (game,) in db.execute(_GAMES, (generation,))]


def load_games(db: Connection, guild: int) -> tuple[str, ...]:
    """Return the games that were played in the league, the most played first."""
    generation = find_generation(db, guild, READY)
    return () if generation is None else tuple(_games(db, generation.number))
