"""League rules in the file: a server's among its settings, a season's and a fixture's beside these."""

import msgspec
from msgspec.structs import replace

from bot.league.rules import LeagueError
from bot.tables.terms import Terms, checked, over, read_terms
from storage.engines import Connection
from storage.settings import insert_audit
from storage.values import AuditEntry, Json

TERMS = "league-rules"  # the key of a server's among its settings
_LEAGUE = "SELECT value FROM settings WHERE guild = ? AND channel = 0 AND key = ?"
_SEASON = "SELECT number, name, terms FROM league_seasons WHERE guild = ? AND ended IS NULL"
_FIXTURE = "SELECT number, terms, game FROM fixtures WHERE guild = ? AND n = ?"
_SAVE = """
INSERT INTO settings VALUES (?, 0, ?, ?) ON CONFLICT (guild, channel, key) DO UPDATE SET value = excluded.value
"""


class TermsOf(msgspec.Struct, frozen=True):
    """League rules by what they are set for; `season` None: none is running, `fixture` None: it is about none."""

    league: Terms
    season: Terms | None
    fixture: Terms | None
    game: str = ""  # of the fixture

    @property
    def held(self) -> Terms:
        """The rules that hold: a fixture's before the season's before the league's. Its game is its own in any case."""
        own = None if self.fixture is None else replace(self.fixture, game=self.game)
        found = over([one for one in (own, self.season, self.league) if one is not None])
        return replace(found, game="") if self.game and not found.options else found


def load_terms(db: Connection, guild: int, fixture: int) -> TermsOf:
    """Return the rules of a server, its running season, and a fixture (0: none). LeagueError `unknown-fixture`."""
    own = db.execute(_LEAGUE, (guild, TERMS)).fetchone()
    season = db.execute(_SEASON, (guild,)).fetchone()
    league, of_season = read_terms(own[0] if own else "{}"), None if season is None else read_terms(season[2])
    if not fixture:
        return TermsOf(league, of_season, None)
    _, text, game = _fixture(db, guild, fixture)
    return TermsOf(league, of_season, read_terms(text), game)


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
        game = _fixture(db, guild, fixture)[2] if fixture else terms.game
        text = msgspec.json.encode(checked(replace(terms, game=game))).decode()
        if fixture:
            number, before, _ = _fixture(db, guild, fixture)
            db.execute("UPDATE fixtures SET terms = ? WHERE number = ?", (text, number))
        elif season:
            row = db.execute(_SEASON, (guild,)).fetchone()
            if row is None:
                raise LeagueError("no-season")
            before = row[2]
            db.execute("UPDATE league_seasons SET terms = ? WHERE number = ?", (text, row[0]))
        else:
            own = db.execute(_LEAGUE, (guild, TERMS)).fetchone()
            before = own[0] if own else "{}"
            db.execute(_SAVE, (guild, TERMS, text))
        if before != text:
            where = "fixture" if fixture else "season" if season else "league"
            detail: dict[str, Json] = {"where": where, "fixture": fixture, "from": before, "to": text}
            entry = AuditEntry("league-rules", by, msgspec.json.encode(detail).decode())
            insert_audit(db, guild, entry, now)
