"""For tests: faults of texts raise, and what was read is forgotten."""

import logging

from bot import locales

_log = logging.getLogger("bot.locales")


def be_strict(strict: bool = True) -> None:
    """Make `t` raise TextError for faults of texts, instead of logging them."""
    (_log.addFilter if strict else _log.removeFilter)(_raise)


def _raise(record: logging.LogRecord) -> bool:
    raise record.args[0]


def forget() -> None:
    """Forget all that was read: tests change the files."""
    locales._loaded.clear()
    for kept in (locales.languages, locales.fallbacks, locales.source):
        if hasattr(kept, "cache_clear"):  # else a test has put something in its place
            kept.cache_clear()
