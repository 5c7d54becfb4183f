"""For tests: faults of texts raise, and what was read is forgotten."""

import logging
import sys
from functools import _lru_cache_wrapper

from bot import locales

_log = logging.getLogger("bot.locales")


def be_strict(strict: bool = True) -> None:
    """Make `t` raise TextError for faults of texts, instead of logging them."""
    (_log.addFilter if strict else _log.removeFilter)(_raise)


def _raise(record: logging.LogRecord) -> bool:
    raise record.args[0]


def forget() -> None:
    """Forget all that was read, and what was made of it anywhere in the bot: tests change the files."""
    locales._loaded.clear()
    for module in [module for name, module in sys.modules.items() if name.partition(".")[0] == "bot"]:
        for kept in [*vars(module).values()]:
            if isinstance(kept, _lru_cache_wrapper):
                kept.cache_clear()
