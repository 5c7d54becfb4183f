"""The bot's database, a SQLite file or PostgreSQL: live tables, finished matches, settings."""

from .engines import Place, is_dsn, reach
from .errors import ServerError, StorageError
from .outside import backup_now, require_there, secrets_of
from .store import Store
from .values import Deleted, FinishedMatch, Forgotten, Json, Result

__all__ = [
    "Deleted",
    "FinishedMatch",
    "Forgotten",
    "Json",
    "Place",
    "Result",
    "ServerError",
    "StorageError",
    "Store",
    "backup_now",
    "is_dsn",
    "reach",
    "require_there",
    "secrets_of",
]
