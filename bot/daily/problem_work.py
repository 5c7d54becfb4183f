"""Chooses the problems of today and tomorrow in computers' matches of the day's secret, while nobody waits."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import product

from bot.daily.problems import GAMES_WITH, PROBLEMS, Problem, judging, key_of, positions
from bot.daily.rows.problems import Position, ProblemRows, StoredProblem
from bot.daily.service import Dailies
from bot.games.view import View
from bot.players.thinking import NoThoughtError, Purpose
from bot.tables import Players, Thinker
from storage import StorageError

_GAP = 600.0  # seconds between two looks
_MATCHES = 300  # that are looked at, at most, for a day's problems
_log = logging.getLogger(__name__)


class ProblemWork:
    """Works out the problems of today and tomorrow; `now_and_then` never ends by itself."""

    def __init__(self, dailies: Dailies, rows: ProblemRows, thinker: Thinker, players: Players) -> None:
        self._dailies, self._rows, self._thinker, self._players = dailies, rows, thinker, players

    async def now_and_then(self, first: float, alone: Callable[[], Awaitable[bool]]) -> None:
        """Choose what is missing after so many seconds, then again and again, in the process that is `alone`."""
        await asyncio.sleep(first)
        while True:
            try:
                if await alone():
                    await self.look()
            except NoThoughtError:
                pass  # later
            except StorageError as error:
                _log.warning("no problems of the day: %s", error)
            except Exception:
                _log.exception("no problems of the day")
            await asyncio.sleep(_GAP)

    async def look(self) -> None:
        """Choose what is missing of today and tomorrow. NoThoughtError if nobody thinks just now."""
        today = self._dailies.today
        for day, game in product((today, today + 1), GAMES_WITH):
            if not await self._rows.chosen(day, game):
                await self._rows.put(day, game, await self._chosen(day, game))

    async def _chosen(self, day: int, game: str) -> list[StoredProblem]:
        """Return a day's problems, one of a match at most: the first one in it."""
        secret, found = (await self._dailies.deal(day, game)).secret, list[StoredProblem]()
        for number in range(_MATCHES):
            one = await self._first(key_of(secret, game, number), game)
            if one is not None:
                found.append(StoredProblem(0, day, game, len(found) + 1, one[0], *one[1]))
            if len(found) == PROBLEMS:
                break
        return found

    async def _first(self, key: str, game: str) -> tuple[Position, Problem] | None:
        """Return the first problem of a match, None if it has none."""
        for found in positions(key, game, self._players):
            await asyncio.sleep(0)
            if found is not None and (problem := await self._judged(found[1])) is not None:
                return found[0], problem
        return None

    async def _judged(self, view: View) -> Problem | None:
        steps = judging(view)
        try:
            asked = next(steps)
            while True:
                seed, budget, among = asked.seed, asked.budget, asked.among
                asked = steps.send(await self._thinker.think(view, seed, budget, Purpose.TURN, among))
        except StopIteration as stop:
            problem: Problem | None = stop.value
            return problem
