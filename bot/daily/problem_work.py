"""Chooses problems while nobody waits: of today and tomorrow in computers' matches of the day's secret, and of tomorrow
in the finished matches of servers that solve problems.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import product
from typing import TypeAlias

from bot.daily.plans import end_of
from bot.daily.problems import GAMES_WITH, PROBLEMS, Problem, judge, key_of, positions, positions_of, problem_game
from bot.daily.rows.problems import Position, ProblemRows, StoredProblem
from bot.daily.service import Dailies
from bot.games.errors import RecordError
from bot.games.record import decode
from bot.games.view import View
from bot.tables import Players, Thinker

_MATCHES = 300  # that are looked at, at most, for a day's problems
_SERVER_MATCHES = 12  # of a server, for a day
_SOLVED = 14  # days ago on which somebody opened a problem in a server that gets its own
_NEWEST, _OLDEST = 30, 60  # days before a problem's day on which its match ended
_log = logging.getLogger(__name__)
_Pair: TypeAlias = tuple[Position, Problem]


class ProblemWork:
    """Chooses problems of everybody, by one process for all."""

    def __init__(self, dailies: Dailies, rows: ProblemRows, thinker: Thinker, players: Players) -> None:
        self._dailies, self._rows, self._thinker, self._players = dailies, rows, thinker, players

    async def catch_up(self) -> None:
        """Choose what is missing of today and tomorrow. NoThoughtError if nobody thinks just now."""
        today = self._dailies.today
        for day, game in product((today, today + 1), GAMES_WITH):
            if not await self._rows.chosen(day, game):
                await self._rows.put(day, game, await self._chosen(day, game))

    async def _chosen(self, day: int, game: str) -> list[StoredProblem]:
        """Return a day's problems, one of a match at most: the first one in it."""
        secret, problems = (await self._dailies.deal(day, game)).secret, list[StoredProblem]()
        for number in range(_MATCHES):
            pair = await _first(positions(key_of(secret, game, number), game, self._players), self._thinker)
            if pair is not None:
                problems.append(StoredProblem(0, day, game, len(problems) + 1, pair[0], *pair[1]))
            if len(problems) == PROBLEMS:
                break
        return problems


class ServerProblemWork:
    """Chooses problems of servers, each by the process that plays the server's tables.

    `left_out` returns the games that a server leaves out, `is_public` says whether everybody in a server sees a
    channel, `acts` whether this process plays the server's tables.
    """

    def __init__(
        self,
        dailies: Dailies,
        rows: ProblemRows,
        thinker: Thinker,
        *,
        left_out: Callable[[int], Awaitable[Sequence[str]]],
        is_public: Callable[[int, int], Awaitable[bool]],
        acts: Callable[[int], bool],
    ) -> None:
        self._dailies, self._rows, self._thinker = dailies, rows, thinker
        self._left_out, self._is_public, self._acts = left_out, is_public, acts

    async def catch_up(self) -> None:
        """Choose what is missing of tomorrow; today's list stays as it is. NoThoughtError if nobody thinks just now."""
        day = self._dailies.today + 1
        for guild in await self._rows.solving(day - _SOLVED):
            if self._acts(guild):
                game = problem_game(day, await self._left_out(guild))
                if not await self._rows.chosen(day, game, guild):
                    await self._choose(guild, day, game)

    async def _choose(self, guild: int, day: int, game: str) -> None:
        """Store a day's problems, one of a match at most. Each match is looked at once, whatever comes of it."""
        problems, last = list[StoredProblem](), 0
        times = end_of(day - _OLDEST - 1), end_of(day - _NEWEST - 1)
        for number, channel, record, seats in await self._rows.matches(guild, game, times, _SERVER_MATCHES):
            last, pair = number, await self._problem(guild, channel, record, seats)
            if pair is not None:
                problems.append(StoredProblem(0, day, game, len(problems) + 1, pair[0], *pair[1], guild))
            if len(problems) == PROBLEMS:
                break
        if self._dailies.today < day:  # nobody has seen the list yet
            await self._rows.put(day, game, problems, guild, last)

    async def _problem(self, guild: int, channel: int, record: str, seats: tuple[int, ...]) -> _Pair | None:
        if not await self._is_public(guild, channel):
            return None
        try:
            return await _first(positions_of(decode(record), seats), self._thinker)
        except RecordError as error:
            _log.warning("no problem from a damaged record: %s", error)
            return None


async def _first(steps: Iterable[tuple[Position, View] | None], thinker: Thinker) -> _Pair | None:
    """Return the first problem of a match, None if it has none."""
    for step in steps:
        await asyncio.sleep(0)
        if step is not None and (problem := await judge(step[1], thinker)) is not None:
            return step[0], problem
    return None
