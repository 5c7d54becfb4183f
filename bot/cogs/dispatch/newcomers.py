"""Who is new to a game: to those its lesson is offered, once."""

import logging
from collections import OrderedDict

from bot.lessons import names
from storage import StorageError, Store

_MOST = 2000  # offers that are remembered, so that nobody gets the same twice
_log = logging.getLogger(__name__)


class Newcomers:
    """Who has never finished a match of a game on a server."""

    def __init__(self, store: Store) -> None:
        """Take the store, which knows what was played."""
        self._store = store
        self._welcomed: OrderedDict[tuple[int, int, str], None] = OrderedDict()

    async def has(self, guild: int, person: int, game: str) -> bool:
        """Whether the person is one, and there is a lesson; no, if that cannot be found out."""
        try:
            return game in names() and not await self._store.has_played(guild, person, game)
        except StorageError as error:  # nobody misses an offer
            _log.warning("not known who is new: %s", error)
            return False

    async def welcome(self, guild: int, person: int, game: str) -> bool:
        """The same, but only the first time that it is asked about this person and game."""
        key = guild, person, game
        if key in self._welcomed:
            return False
        self._welcomed[key] = None  # before anything is waited for: of two at once one gets the offer
        if not await self.has(*key):
            self._welcomed.pop(key, None)
            return False
        if len(self._welcomed) > _MOST:
            self._welcomed.popitem(last=False)
        return True

    def forget(self, person: int) -> None:
        """Remember nothing of the person any more."""
        for key in [key for key in self._welcomed if key[1] == person]:
            del self._welcomed[key]
