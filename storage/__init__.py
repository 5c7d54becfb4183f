"""The bot's database, a SQLite file or PostgreSQL: live tables, finished matches, settings."""

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
    "AuditEntry",
    "AuditPage",
    "AuditRow",
    "Code",
    "DamagedTable",
    "DeadRows",
    "Deleted",
    "Erased",
    "FinishedMatch",
    "FleetHealth",
    "Forgotten",
    "Health",
    "HeldShard",
    "Json",
    "LogEntry",
    "MatchLine",
    "MoveError",
    "OpenOrders",
    "Place",
    "Replication",
    "Result",
    "ServerError",
    "ServerHealth",
    "Status",
    "StorageError",
    "Store",
    "StoredTable",
    "TableChange",
    "WriteCounts",
    "backup_now",
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
