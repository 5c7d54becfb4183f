"""Pars of the deals of the day: a strong computer player plays each deal, one move at a time, while nobody waits."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import product

from bot.daily.plans import SEAT
from bot.daily.playing import moved, score_of, started
from bot.daily.rows.values import DailyDeal
from bot.daily.service import Dailies
from bot.games.errors import GameError
from bot.games.registry import GAMES
from bot.players.reviews import seed_of
from bot.players.thinking import USUAL, NoThoughtError, Purpose
from bot.tables import Person, Players, Snapshot, TableError, TableState, Thinker
from bot.tables.commands import Act, NextRound
from storage import StorageError

_WHO = Person(1, "par")  # who sits there
_GAP = 600.0  # seconds between two looks
_log = logging.getLogger(__name__)


async def now_and_then(
    work: Callable[[], Awaitable[None]], first: float, allowed: Callable[[], Awaitable[bool]] | None = None
) -> None:
    """Call `work` after so many seconds, then again and again, in a process that is `allowed`; never end by itself."""
    await asyncio.sleep(first)
    while True:
        try:
            if allowed is None or await allowed():
                await work()
        except NoThoughtError:
            pass  # later
        except StorageError as error:
            _log.warning("no par or no problem of the day: %s", error)
        except Exception:
            _log.exception("no par or no problem of the day")
        await asyncio.sleep(_GAP)


class Pars:
    """Works out the pars of today and tomorrow, one after the other."""

    def __init__(self, dailies: Dailies, thinker: Thinker, players: Players) -> None:
        self._dailies, self._thinker, self._players = dailies, thinker, players

    async def catch_up(self) -> None:
        """Work out what is missing of today and tomorrow."""
        today = self._dailies.today
        for day, game in product((today, today + 1), GAMES):
            deal = await self._dailies.deal(day, game)
            if deal.par is None and (par := await self.par(deal)) is not None:
                await self._dailies.rows.set_par(day, game, par)

    async def par(self, deal: DailyDeal) -> int | None:
        """Return what a strong player makes of a deal; None if nobody thinks just now."""
        state = [*started(deal, _WHO, "", self._players)][-1].state
        try:
            while state.phase != "over":
                await asyncio.sleep(0)
                state = await self._moved(deal, state)
        except NoThoughtError:
            return None
        return score_of(state)

    async def _moved(self, deal: DailyDeal, state: TableState) -> TableState:
        """Return the state after the strong player's next move; where that is refused the usual one is done."""
        if state.phase == "between":
            return [*moved(deal, state, NextRound(_WHO), self._players)][-1].state
        view = Snapshot(state).view(SEAT)
        assert view is not None
        choices = await self._thinker.think(view, seed_of(view), USUAL, Purpose.TURN)
        try:
            return [*moved(deal, state, Act(_WHO, None, choices[0].tokens), self._players)][-1].state
        except (GameError, TableError) as error:
            _log.warning("a strong player's move was refused: %s", error)
        return [*moved(deal, state, Act(_WHO, None, self._players.suggest(view)), self._players)][-1].state
