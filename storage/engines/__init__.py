"""The two engines on which the bot's memory stands: SQLite, and PostgreSQL where several machines share it.

Everything that only one of them has is in here. Elsewhere in this package stands SQL that both understand, with the few
words of `texts` in it, and functions that take a `Connection` and run whole on its thread.
"""

from .connection import Connection, Found, Values, WorkerConnection

__all__ = ["Connection", "Found", "Values", "WorkerConnection"]
