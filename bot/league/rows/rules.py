"""The rules by which a server's league counts at present: its settings, its seasons, and moderators' changes."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.league.rules import LeagueError, System, read_system, system_text
from bot.league.rules.changes import Detail, LeagueChange, resolve
from bot.league.rules.counting import FORMER, USUAL_LIMIT, Counting
from bot.league.rules.fold import FOLD, Rules, Span
from bot.league.rules.points import USUAL
from bot.league.rules.seasons import find_zone
from bot.tables.terms import Terms, checked, over, read_terms
from storage.engines import Connection
from storage.settings import note
from storage.values import Json

from .values import SeasonRow

ZONE, POINTS, ABANDONED = "timezone", "league-points", "league-abandoned"
COMPUTERS, LIMIT, LEAST = "league-computers", "league-limit", "league-least"
CONFIRM = "league-confirm"
USUAL_ZONE = "UTC"
_KEYS = (ZONE, POINTS, ABANDONED, COMPUTERS, LIMIT, LEAST, CONFIRM)
_SETTINGS = f"""
SELECT key, value FROM settings WHERE guild = ? AND channel = 0 AND key IN ({", ".join("?" * len(_KEYS))})
"""
_COLUMNS = "number, name, start, closes, ended, system, final, edition, made, reopened, divisions, moves, apart"
# Both at once: a setting is a row without a number, with its key for a name and its value for a system.
_SETTING = ", ".join({"name": "key", "system": "value"}.get(name, "NULL") for name in _COLUMNS.split(", "))
_GROUND = f"""
SELECT {_SETTING} FROM ({_SETTINGS}) AS own
UNION ALL SELECT {_COLUMNS} FROM league_seasons WHERE guild = ? ORDER BY 3
"""
_DIVISIONS = "SELECT season, member, division FROM numbers(?) CROSS JOIN league_divisions ON season = value"
_CHANGES = "SELECT number, kind, at, match, detail, undoes FROM league_changes"


class Basis(msgspec.Struct, frozen=True):
    """The settings by which a generation was built, and kept by each step of the fold; systems of seasons by their
    numbers.

    `fold` is the bot's FOLD (0: older than that). `apart` changes when a member of a season is put into another
    division. `kept` seasons have no rows in it. `spans`: when each began and, unless with its last day, was ended.
    """

    zone: str
    abandoned: bool
    system: str
    seasons: dict[str, str]
    counting: Counting = FORMER
    fold: int = 0
    kept: tuple[int, ...] = ()
    spans: dict[str, tuple[float, float | None]] = {}
    apart: dict[str, int] = {}

    def still(self, now: "Basis", until: float) -> bool:
        """Return True if what was built by this, of matches that ended `until` then, is right by what holds `now`.

        Seasons that begin or end after all of it change nothing.
        """
        mine, others = ((side.zone, side.abandoned, side.system, side.counting, side.fold) for side in (self, now))
        return (
            mine == others
            and set(self.kept) <= set(now.kept)  # none has been reopened
            and all(now.seasons.get(number) == text for number, text in self.seasons.items())
            and all(now.apart.get(number) == moved for number, moved in self.apart.items())
            and all(at >= until for at in self._moved(now))
        )

    def _moved(self, now: "Basis") -> Iterator[float]:
        """Yield the beginnings and ends of seasons that hold now and did not yet."""
        for number, span in now.spans.items():
            before = self.spans.get(number, (None, None))
            yield from (at for was, at in zip(before, span, strict=True) if at is not None and at != was)


def load_league_settings(db: Connection, guild: int) -> dict[str, Json]:
    """Return the settings by which a league counts, as far as they are set."""
    return {key: msgspec.json.decode(value) for key, value in db.execute(_SETTINGS, (guild, *_KEYS))}


def zone_of(values: dict[str, Json]) -> str:
    """Return the server's time zone; UTC if none is set, or one that this machine does not know."""
    name = str(values.get(ZONE) or USUAL_ZONE)
    try:
        find_zone(name)
    except LeagueError:
        return USUAL_ZONE
    return name


def system_of(values: dict[str, Json]) -> System:
    """Return the points system of the time without a season."""
    return _system(str(values.get(POINTS) or "behind"))


def _system(text: str) -> System:
    try:
        return read_system(text)
    except LeagueError:
        return USUAL


def counting_of(values: dict[str, Json]) -> Counting:
    """Return what counts."""
    limit = 0 if values.get(LIMIT) == "off" else _number(values.get(LIMIT), USUAL_LIMIT)
    return Counting(values.get(COMPUTERS) == "yes", limit, _number(values.get(LEAST), 1))


def _number(stored: Json, otherwise: int) -> int:
    return int(stored) if isinstance(stored, str) and stored.isdecimal() else otherwise


class Ground(msgspec.Struct, frozen=True):
    """All that is set for a server's league: settings, as they are stored, and seasons, the oldest first."""

    values: dict[str, Json]
    seasons: tuple[SeasonRow, ...]


def load_ground(db: Connection, guild: int) -> Ground:
    """Return what is set for a server's league now."""
    rows = db.execute(_GROUND, (guild, *_KEYS, guild)).fetchall()
    values = {row[1]: msgspec.json.decode(row[5]) for row in rows if row[0] is None}
    return Ground(values, tuple(_season(row) for row in rows if row[0] is not None))


def basis_of(ground: Ground) -> Basis:
    """Return the settings and seasons by which something is built."""
    values, seasons, system = ground.values, ground.seasons, ground.values.get(POINTS)
    return Basis(
        zone_of(values),
        values.get(ABANDONED) == "yes",
        system if isinstance(system, str) else "behind",
        {str(row.number): system_text(row.system) for row in seasons},
        counting_of(values),
        FOLD,
        tuple(row.number for row in seasons if row.kept),
        {str(row.number): (row.start, None if row.ended == row.closes else row.ended) for row in seasons},
        {str(row.number): row.apart for row in seasons if row.apart},
    )


def basis_text(ground: Ground) -> str:
    """Return the settings and seasons by which something is built, as a generation keeps them."""
    return msgspec.json.encode(basis_of(ground)).decode()


def rules_of(ground: Ground, changes: Sequence[LeagueChange]) -> Rules:
    """Return the rules for the fold."""
    values = ground.values
    return Rules(
        find_zone(zone_of(values)),
        system_of(values),
        values.get(ABANDONED) == "yes",
        tuple(Span(season.number, *season.bounds, season.system, season.kept) for season in ground.seasons),
        resolve(changes),
        counting_of(values),
    )


def with_divisions(db: Connection, rules: Rules, ground: Ground, ended: Sequence[float]) -> Rules:
    """Return the rules with the divisions of those seasons that play apart and have a match that ended then."""
    apart = {season.number: season.divisions for season in ground.seasons if season.apart}
    divisions = {span.number: dict[int, int]() for span in map(rules.season, ended) if span and span.number in apart}
    if not divisions:
        return rules
    for season, member, division in db.execute(_DIVISIONS, (db.listed(sorted(divisions)),)):
        divisions[season][member] = division
    seasons = (
        replace(span, divisions=divisions[span.number], lowest=apart[span.number]) if span.number in divisions else span
        for span in rules.seasons
    )
    return replace(rules, seasons=tuple(seasons))


def load_changes(db: Connection, guild: int) -> list[LeagueChange]:
    """Return all changes of a server."""
    return [read_change(row) for row in db.execute(f"{_CHANGES} WHERE guild = ? ORDER BY number", (guild,))]


def changes_of(db: Connection, match: int) -> list[LeagueChange]:
    """Return the changes of a match."""
    return [read_change(row) for row in db.execute(f"{_CHANGES} WHERE match = ? ORDER BY number", (match,))]


def read_change(columns: tuple[Any, ...]) -> LeagueChange:
    """Return the change in a row: number, kind, at, match, detail, undoes."""
    number, kind, at, match, detail, undoes = columns
    return LeagueChange(number, kind, at, match, msgspec.json.decode(detail, type=Detail), undoes)


def load_seasons(db: Connection, guild: int) -> list[SeasonRow]:
    """Return all seasons of a server, the newest first."""
    return _seasons(db, "WHERE guild = ? ORDER BY start DESC, number DESC", (guild,))


def load_season(db: Connection, guild: int, number: int) -> SeasonRow:
    """Return a season by its number; LeagueError `unknown-season`."""
    rows = _seasons(db, "WHERE guild = ? AND number = ?", (guild, number))
    if not rows:
        raise LeagueError("unknown-season", name=str(number))
    return rows[0]


def find_season(db: Connection, guild: int, name: str) -> SeasonRow | None:
    """Return a season by its name, whatever its case."""
    return next(iter(_seasons(db, "WHERE guild = ? AND folded = ?", (guild, name.casefold()))), None)


def open_season(db: Connection, guild: int) -> SeasonRow | None:
    """Return the season that has not been ended."""
    return next(iter(_seasons(db, "WHERE guild = ? AND ended IS NULL", (guild,))), None)


def unfinished_seasons(db: Connection, now: float) -> list[tuple[int, int]]:
    """Return server and number of each season that is over by date or by command, and lacks its final tables.

    Those whose final tables are to be made anew are among them.
    """
    find = """
        SELECT guild, number FROM league_seasons WHERE final = 0 AND (ended IS NOT NULL OR closes <= ?)
        UNION SELECT guild, number FROM league_seasons WHERE reopened = 1
    """
    return db.execute(find, (now,)).fetchall()


def _seasons(db: Connection, where: str, values: tuple[int | str, ...]) -> list[SeasonRow]:
    return [_season(row) for row in db.execute(f"SELECT {_COLUMNS} FROM league_seasons {where}", values).fetchall()]


def _season(row: tuple[Any, ...]) -> SeasonRow:
    *head, system, final, edition, made, reopened, divisions, moves, apart = row
    return SeasonRow(*[*head, _system(system), bool(final), edition, made, bool(reopened), divisions, moves, apart])


# How a match must be played to count

TERMS = "league-rules"  # the key of a server's among its settings
_LEAGUE = "SELECT value FROM settings WHERE guild = ? AND channel = 0 AND key = ?"
_RUNNING = "SELECT number, name, terms, apart FROM league_seasons WHERE guild = ? AND ended IS NULL"
_FIXTURE = "SELECT number, terms, game FROM fixtures WHERE guild = ? AND n = ?"
_SAVE = """
INSERT INTO settings VALUES (?, 0, ?, ?) ON CONFLICT (guild, channel, key) DO UPDATE SET value = excluded.value
"""


class TermsOf(msgspec.Struct, frozen=True):
    """League rules by what they are set for; `season` None: none is running, `fixture` None: it is about none.

    `apart`: only matches within a division are in the season's tables.
    """

    league: Terms
    season: Terms | None
    fixture: Terms | None
    game: str = ""  # of the fixture
    apart: bool = False

    @property
    def held(self) -> Terms:
        """The rules that hold: a fixture's before the season's before the league's. Its game is its own in any case."""
        fixture = None if self.fixture is None else replace(self.fixture, game=self.game)
        terms = over([layer for layer in (fixture, self.season, self.league) if layer is not None])
        return replace(terms, game="") if self.game and not terms.options else terms


def load_terms(db: Connection, guild: int, fixture: int) -> TermsOf:
    """Return the rules of a server, its running season, and a fixture (0: none). LeagueError `unknown-fixture`."""
    row = db.execute(_LEAGUE, (guild, TERMS)).fetchone()
    season = db.execute(_RUNNING, (guild,)).fetchone()
    league, of_season = read_terms(row[0] if row else "{}"), None if season is None else read_terms(season[2])
    apart = season is not None and season[3] > 0
    if not fixture:
        return TermsOf(league, of_season, None, apart=apart)
    _, text, game = _fixture(db, guild, fixture)
    return TermsOf(league, of_season, read_terms(text), game, apart)


def _fixture(db: Connection, guild: int, n: int) -> tuple[int, str, str]:
    row: tuple[int, str, str] | None = db.execute(_FIXTURE, (guild, n)).fetchone()
    if row is None:
        raise LeagueError("unknown-fixture", fixture=n)
    return row


def save_terms(db: Connection, guild: int, terms: Terms, by: int, now: float, *, season: bool, fixture: int) -> None:
    """Set the rules of the league, its running `season`, or a `fixture`, with an entry in the audit log.

    LeagueError `no-season`, `unknown-fixture`, `game`, `terms`; OptionError.
    """
    with db.transaction(guild):
        number, before, game = _fixture(db, guild, fixture) if fixture else (0, "", terms.game)
        text = msgspec.json.encode(checked(replace(terms, game=game))).decode()
        if fixture:
            db.execute("UPDATE fixtures SET terms = ? WHERE number = ?", (text, number))
        elif season:
            row = db.execute(_RUNNING, (guild,)).fetchone()
            if row is None:
                raise LeagueError("no-season")
            before = row[2]
            db.execute("UPDATE league_seasons SET terms = ? WHERE number = ?", (text, row[0]))
        else:
            row = db.execute(_LEAGUE, (guild, TERMS)).fetchone()
            before = row[0] if row else "{}"
            db.execute(_SAVE, (guild, TERMS, text))
        if before != text:
            where = "fixture" if fixture else "season" if season else "league"
            note(db, guild, "league-rules", by, {"where": where, "fixture": fixture, "from": before, "to": text}, now)
