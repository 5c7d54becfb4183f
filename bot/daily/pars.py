"""What strong computer players make of the days' deals, worked out when nothing else is thought, before it is needed.

A par is played as a person plays: at the person's seat, a move at a time, each thought about outside of this process.
Where none is known, results say nothing of it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.daily.plans import SEAT
from bot.daily.playing import is_over, moved, score_of, started
from bot.daily.rows import DailyDeal
from bot.daily.service import Dailies
from bot.games.errors import GameError
from bot.games.registry import GAMES
from bot.players.reviews import seed_of
from bot.players.thinking import USUAL, NoThoughtError, Purpose
from bot.tables import Person, Players, Snapshot, TableError, TableState, Thinker
from bot.tables.commands import Act, Command, NextRound
from storage import StorageError

_WHO = Person(1, "par")  # who sits there
_GAP = 600.0  # seconds between two looks
_log = logging.getLogger(__name__)


class Pars:
    """Works out the pars of today and tomorrow, one after the other; `now_and_then` never ends by itself."""

    def __init__(self, dailies: Dailies, thinker: Thinker, players: Players) -> None:
        self._dailies, self._thinker, self._players = dailies, thinker, players

    async def now_and_then(self, first: float, alone: Callable[[], Awaitable[bool]]) -> None:
        """Make deals and work out what is missing, after so many seconds and then again and again.

        Of several processes the one that does it `alone` does.
        """
        await asyncio.sleep(first)
        while True:
            try:
                if await alone():
                    await self.look()
            except StorageError as error:
                _log.warning("no par of the deal of the day: %s", error)
            except Exception:
                _log.exception("no par of the deal of the day")
            await asyncio.sleep(_GAP)

    async def look(self) -> None:
        """Work out what is missing of today and tomorrow."""
        dailies = self._dailies
        today = dailies.today
        for day in (today, today + 1):
            for game in GAMES:
                deal = await dailies.deal(day, game)
                if deal.par is None and (par := await self.par(deal)) is not None:
                    await dailies.rows.set_par(day, game, par)

    async def par(self, deal: DailyDeal) -> int | None:
        """Return what a strong player makes of a deal; None if nobody thinks just now."""
        try:
            state = await self._done(list(started(deal, _WHO, "", self._players))[-1].state)
            while not is_over(state):
                state = await self._moved(deal, state)
        except NoThoughtError:
            return None
        return score_of(state)

    async def _done(self, state: TableState) -> TableState:
        await asyncio.sleep(0)
        return state

    async def _moved(self, deal: DailyDeal, state: TableState) -> TableState:
        """Return the state after the strong player's next move; where that is refused the usual one is done."""
        command = await self._command(state)
        try:
            steps = moved(deal, state, command, self._players)
            return await self._done([*steps][-1].state)
        except (GameError, TableError) as error:
            _log.warning("a strong player's move was refused: %s", error)
        view = Snapshot(state).view(SEAT)
        assert view is not None
        usual = Act(_WHO, None, self._players.suggest(view))
        return await self._done([*moved(deal, state, usual, self._players)][-1].state)

    async def _command(self, state: TableState) -> Command:
        if state.phase == "between":
            return NextRound(_WHO)
        view = Snapshot(state).view(SEAT)
        assert view is not None
        choices = await self._thinker.think(view, seed_of(view), USUAL, Purpose.TURN)
        return Act(_WHO, None, choices[0].tokens)
