"""The bot's database, a SQLite file or PostgreSQL: live tables, finished matches, the league, settings."""

from bot.finding.rows import Absence, CallCandidate, Noted, Notify, OwnSettings, Turns
from bot.league.rows.members import folded
from bot.league.rows.scoreboards import Scoreboard
from bot.league.schedule.rows import Fixture, FixturePage, FixtureSeat, LastDay, NewFixture

from .engines import Place, is_dsn, reach
from .engines.sqlite.schema import known_schema
from .errors import Code, ServerError, StorageError
from .health import DeadRows, FleetHealth, Health, HeldShard, OpenOrders, Replication, ServerHealth
from .moving import MoveError, move_now
from .outside import backup_now, inspect_now, inspect_server, places_now, require_there, secrets_of
from .store import Store
from .values import (
    AuditEntry,
    AuditPage,
    AuditRow,
    DamagedTable,
    Deleted,
    Erased,
    FinishedMatch,
    Forgotten,
    Json,
    LogEntry,
    MatchLine,
    Result,
    Status,
    StoredTable,
    TableChange,
    WriteCounts,
)

__all__ = [
    "Absence",
    "AuditEntry",
    "AuditPage",
    "AuditRow",
    "CallCandidate",
    "Code",
    "DamagedTable",
    "DeadRows",
    "Deleted",
    "Erased",
    "FinishedMatch",
    "Fixture",
    "FixturePage",
    "FixtureSeat",
    "FleetHealth",
    "Forgotten",
    "Health",
    "HeldShard",
    "Json",
    "LastDay",
    "LogEntry",
    "MatchLine",
    "MoveError",
    "NewFixture",
    "Noted",
    "Notify",
    "OpenOrders",
    "OwnSettings",
    "Place",
    "Replication",
    "Result",
    "Scoreboard",
    "ServerError",
    "ServerHealth",
    "Status",
    "StorageError",
    "Store",
    "StoredTable",
    "TableChange",
    "Turns",
    "WriteCounts",
    "backup_now",
    "folded",
    "inspect_now",
    "inspect_server",
    "is_dsn",
    "known_schema",
    "move_now",
    "places_now",
    "reach",
    "require_there",
    "secrets_of",
]
