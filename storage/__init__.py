"""The bot's database, a SQLite file or PostgreSQL: live tables, finished matches, the league, settings."""

from .engines import Place, is_dsn, reach
from .engines.sqlite.schema import known_schema
from .errors import Code, ServerError, StorageError
from .finding import Absence, CallCandidate, Noted, Notify, OwnSettings, Turns
from .fixtures import Fixture, FixturePage, FixtureSeat, LastDay, NewFixture
from .health import DeadRows, FleetHealth, Health, HeldShard, OpenOrders, Replication, ServerHealth
from .league.members import folded
from .moving import MoveError, move_now
from .outside import backup_now, inspect_now, inspect_server, places_now, require_there, secrets_of
from .scoreboards import Scoreboard
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
