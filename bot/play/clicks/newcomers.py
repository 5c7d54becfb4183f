"""People who are new to a game: to them its lesson is offered, once."""

import logging
from collections.abc import Callable, Container

from bot.connection.service import Recent, Service
from bot.games.text.reader import Reader
from bot.parts.parts import Parts
from bot.tables import TableState
from storage import StorageError, Store

_ENOUGH = 3  # matches of a game after which nobody is learning it any more
_MOST = 2000  # offers that are remembered, so that nobody gets the same twice
_log = logging.getLogger(__name__)


class Newcomers(Service):
    """The people who have never finished a match of a game on a server, as the store knows it.

    `lessons` are the games that have one, and `offer` makes the message that offers it.
    """

    def __init__(self, store: Store, lessons: Container[str], offer: Callable[[str, Reader], Parts]) -> None:
        self._store, self._lessons, self.offer = store, lessons, offer
        self._welcomed: Recent[tuple[int, int, str], None] = Recent(_MOST)

    async def has(self, guild: int, person: int, game: str) -> bool:
        """Return True if the person is new to a game that has a lesson; False if that cannot be found out."""
        try:
            return game in self._lessons and not await self._store.has_played(guild, person, game)
        except StorageError as error:  # nobody misses an offer
            error.log(_log, "not known who is new")
            return False

    async def learners(self, guild: int, state: TableState, person: int) -> tuple[int, ...]:
        """Return those at a table, and that person, who are helped though the match counts: they are learning its game.

        It is asked when seats for a match are taken, so nobody waits for it later.
        """
        if not state.settings.league:
            return ()
        people = {person, *(seat.person for seat in state.seats if seat.person is not None)}
        try:
            return await self._store.learners(guild, sorted(people), state.game, _ENOUGH)
        except StorageError as error:
            error.log(_log, "not known who is learning")
            return ()

    async def welcome(self, guild: int, person: int, game: str) -> bool:
        """Return True if a person is to be offered the lesson: a newcomer, asked about for the first time."""
        key = guild, person, game
        if key in self._welcomed:
            return False
        self._welcomed[key] = None  # before anything is waited for: of two at once one gets the offer
        if not await self.has(*key):
            self._welcomed.pop(key, None)
            return False
        return True

    async def forget(self, person: int) -> None:
        """Remember nothing of the person any more."""
        self._welcomed.drop(lambda key: key[1] == person)
