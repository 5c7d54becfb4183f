"""Filling a server's league with matches of pretended members, through the store that the bot itself uses."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from bot.cli.files import naming
from bot.cli.progress import tracked
from bot.cli.simulation import Simulation, chance, play_match
from bot.cli.wording import say
from bot.cogs.store import BotStore
from bot.games.match import Match, to_record
from bot.games.record import encode
from storage import FinishedMatch, Result, TableChange

MOST_MEMBERS = 1_000_000
_FIRST = 1_000_001  # ids that no person has: Discord's are much larger
_AT_ONCE = 64  # matches that are stored together
_LONGEST = 900.0  # seconds that a match is said to have taken, at most
_DAY = 86400.0


class LeagueTarget(NamedTuple):
    """The league to be filled: the server in a database, how many members it has, over how many days they play."""

    database: Path
    server: int
    members: int
    days: int


def fill_league(league: LeagueTarget, plan: Simulation, count: int, tell: Callable[[Match], None]) -> None:
    """Play matches and store them as finished ones of the league, each between members drawn by lot.

    They end one after the other from `days` ago until now, but after all that the server has played already. A member
    plays as the plan's kinds say, round and round. StorageError; what was stored before it stays.
    """
    with naming(league.database):
        asyncio.run(_fill(league, plan, count, tell))


async def _fill(league: LeagueTarget, plan: Simulation, count: int, tell: Callable[[Match], None]) -> None:
    async with await BotStore.open(league.database) as store:
        times = _times(await store.last_end(league.server), league.days, count, time.time())
        waiting: list[FinishedMatch] = []
        for number in tracked(range(1, count + 1), count, say("simulate-progress")):
            match, sitting = _play(plan, league.members, number)
            waiting.append(_finished(match, sitting, league.server, next(times)))
            if len(waiting) == _AT_ONCE or number == count:
                await _save(store, waiting)
                waiting.clear()
            tell(match)


def _times(last: float | None, days: int, count: int, now: float) -> Iterator[float]:
    """Return the ends of the matches: evenly spread, the last one now."""
    first = max(now - days * _DAY, last or 0.0)
    step = max((now - first) / count, 0.001)
    return (first + step * number for number in range(1, count + 1))


def _play(plan: Simulation, members: int, number: int) -> tuple[Match, list[int]]:
    """Play a match, and say which members (from 0) sat on its seats."""
    sitting = chance(plan, f"{number} seats").sample(range(members), len(plan.kinds))
    kinds = [plan.kinds[member % len(plan.kinds)] for member in sitting]
    return play_match(plan._replace(kinds=kinds), number), sitting


def _finished(match: Match, sitting: list[int], server: int, ended: float) -> FinishedMatch:
    """The match as if members had played it in a channel; 0 is a channel that Discord does not have."""
    return FinishedMatch(
        match=f"{secrets.token_hex(5)}-1",
        guild=server,
        channel=0,
        game=match.game,
        options=msgspec.json.encode(match.options).decode(),
        record=encode(to_record(match)),
        started=ended - min(_LONGEST, 60.0 * len(match.rounds)),
        ended=ended,
        end=match.end,
        league=True,
        results=tuple(_result(match, seat, member) for seat, member in enumerate(sitting)),
    )


def _result(match: Match, seat: int, member: int) -> Result:
    place = match.places[seat]
    return Result(
        seat=seat + 1,
        person=_FIRST + member,
        name=say("member-name", number=str(member + 1)),
        computer=False,
        total=match.totals[seat],
        place=place,
        points=sum(other > place for other in match.places),
    )


async def _save(store: BotStore, matches: Iterable[FinishedMatch]) -> None:
    """BotStore finished matches together, each as a table that is over."""
    changes = (TableChange(one.match, one.guild, one.channel, "over", "{}", finished=one) for one in matches)
    await asyncio.gather(*map(store.save, changes))
