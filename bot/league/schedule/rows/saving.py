"""What scheduled matches write in the transaction that stores a table: when it starts, ends or is put aside."""

from bot.league.rows.freshness import Freshness
from storage.engines import Connection
from storage.saving import SaveHooks
from storage.values import TableChange

from .comparing import compare_fixtures
from .deadlines import note_ready
from .deals import begin_deals, fall_out
from .fixtures import settle

_FIXTURE = "SELECT CASE WHEN is_json(header) THEN number_in(header, fixture) END FROM tables WHERE number = ?"


class ScheduleHooks(SaveHooks):
    """Keeps scheduled matches up to date with the tables at which they are played, and tells the league of changes."""

    def __init__(self, freshness: Freshness) -> None:
        self._freshness = freshness

    def stored(self, db: Connection, change: TableChange, now: float) -> None:
        """Settle the fixture that was played, note the start of shared deals, and who is ready."""
        if change.finished is not None:
            _settle(db, change, change.finished.match, now)
        if change.begun is not None:
            begin_deals(db, change.guild, change.begun.fixture, change.begun.words)
        if change.sat is not None:
            note_ready(db, change.guild, change.sat.fixture, change.sat.people, now)

    def put_aside(self, db: Connection, guild: int, number: int | None, now: float) -> None:
        """Compare the tables that share the deals of the one that is put aside: they no longer wait for it."""
        (fixture,) = db.execute(_FIXTURE, (number,)).fetchone() or (None,)
        if fixture:
            compare_fixtures(db, guild, [fixture], now)

    def changed(self, guild: int) -> None:
        """Let the league know that a guild's tables may have changed."""
        self._freshness.changed(guild)

    def all_changed(self) -> None:
        """Let the league know that all guilds' tables may have changed."""
        self._freshness.all_changed()


def _settle(db: Connection, change: TableChange, match: str, now: float) -> None:
    """Settle the fixture that was played; one whose match came to nothing is closed if others know its deals."""
    n = change.fixture or change.fell_out
    if not n:
        return
    if not (change.fixture and settle(db, change.guild, n, match)):
        fall_out(db, change.guild, n, match)
    compare_fixtures(db, change.guild, [n], now)
