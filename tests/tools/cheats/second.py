"""What a second account brings in the deal of the day: a first try that counts for nobody, then the better one again.

The same moves meet the same answers, so a try that went well can be played again as it was. Everybody here plays as a
normal computer player does, but for one move in five, which is a random one. Nothing can stop a second account.
"""

import random
from collections.abc import Iterator
from statistics import fmean

from bot import players
from bot.daily.plans import SEAT
from bot.daily.playing import moved, score_of, started
from bot.daily.rows.values import DailyDeal
from bot.games.registry import GAMES
from bot.games.same import promise_of
from bot.tables import Person, Snapshot
from bot.tables.commands import Act, NextRound

_CARELESS = 0.2  # how often anything is done
_WHO = Person(1, "second")


def lines(days: int, seed: str) -> Iterator[str]:
    """Yield for each game how often one is before somebody equally good, with one account and with two."""
    yield f"{'the deal of the day, before an equal':46}{'one':>8}{'two':>8}"
    for game in GAMES:
        results = [_day(game, f"{seed} {game} {day}") for day in range(days)]
        single, double = (fmean(values) for values in zip(*results, strict=True))
        yield f"{game:46}{single:8.3f}{double:8.3f}"


def _day(game: str, seed: str) -> tuple[float, float]:
    secret = random.Random(seed).randbytes(32)
    deal = DailyDeal(1, game, secret.hex(), promise_of(secret), edition=GAMES[game].editions)
    first, again, other = (_score(deal, f"{seed} {number}") for number in range(3))
    return _share(again, other), _share(max(first, again), other)


def _share(score: int, other: int) -> float:
    return (score > other) + (score == other) / 2


def _score(deal: DailyDeal, seed: str) -> int:
    luck = random.Random(seed)
    state = [*started(deal, _WHO, "en", players)][-1].state
    while state.phase != "over":
        command: Act | NextRound = NextRound(_WHO)
        if state.phase == "playing":
            view = Snapshot(state).view(SEAT)
            assert view is not None
            kind = "random" if luck.random() < _CARELESS else "greedy"
            command = Act(_WHO, None, players.choose(kind, view, luck))
        state = [*moved(deal, state, command, players)][-1].state
    return score_of(state)
