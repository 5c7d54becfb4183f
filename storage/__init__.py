"""The bot's memory, one SQLite file: live tables, finished matches, the league, settings."""

from .engines.sqlite.copying import backup, backup_now, inspect, inspect_now, places_now
from .engines.sqlite.migrate import known_schema
from .errors import Code, StorageError
from .fixtures import Fixture, FixturePage, FixtureSeat, LastDay, NewFixture
from .league.members import folded
from .saving import save_all
from .scoreboards import Scoreboard
from .store import Store
from .values import (
    AuditEntry,
    AuditPage,
    AuditRow,
    DamagedTable,
    Deleted,
    FinishedMatch,
    Forgotten,
    Health,
    Json,
    LogEntry,
    MatchLine,
    Result,
    Status,
    StoredTable,
    TableChange,
)

__all__ = [
    "AuditEntry",
    "AuditPage",
    "AuditRow",
    "Code",
    "DamagedTable",
    "Deleted",
    "FinishedMatch",
    "Fixture",
    "FixturePage",
    "FixtureSeat",
    "Forgotten",
    "Health",
    "Json",
    "LastDay",
    "LogEntry",
    "MatchLine",
    "NewFixture",
    "Result",
    "Scoreboard",
    "Status",
    "StorageError",
    "Store",
    "StoredTable",
    "TableChange",
    "backup",
    "backup_now",
    "folded",
    "inspect",
    "inspect_now",
    "known_schema",
    "places_now",
    "save_all",
]
