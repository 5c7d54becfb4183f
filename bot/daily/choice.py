"""Chooses a day's deals: the first try at which playing well brings clearly more than playing at random.

The rule is part of the record format (docs/record-format.md, "How the deal of the day is chosen"). All of it follows
from the secret: what the computer players draw from too, so the same program chooses the same on every machine.
"""

import asyncio
from collections.abc import Mapping

import msgspec

from bot.daily.plans import SEAT
from bot.daily.playing import moved, score_of, started
from bot.daily.rows.values import DailyDeal
from bot.tables import Luck, Person, Players, Snapshot, TableState
from bot.tables.commands import Act, Command, NextRound

TRIES = 64
MATCHES = 4  # that each kind of player plays with the deals of a try
# By game: what the scores of the normal player add up to, at least, above those of the one who plays at random.
LEADS: Mapping[str, int] = {
    "classic": 60,
    "moomin": 12,
    "moomin-joker": 12,
    "christmas": 16,
    "uno": 1200,
    "romi40": 200,
    "romi50": 240,
    "romi51": 240,
    "joker-mania": 160,
    "tabla": 240,
}
_WHO = Person(1, "choice")  # who sits there
_LANGUAGE = "en"


async def choose_try(deal: DailyDeal, players: Players) -> int:
    """Return the number of the try that a deal has, from 0; other tasks have a turn after every step.

    If none passes: the greatest lead, of those without a dead round if there are any.
    """
    best, chosen = (False, -1 << 30), 0
    for number in range(TRIES):
        alive, lead = await judge_try(msgspec.structs.replace(deal, choice=number), players)
        if alive and lead >= LEADS[deal.game]:
            return number
        if (alive, lead) > best:
            best, chosen = (alive, lead), number
    return chosen


async def judge_try(deal: DailyDeal, players: Players) -> tuple[bool, int]:
    """Return whether a normal player has a choice in every round of a deal, and the lead on one who plays at random."""
    alive, lead = True, 0
    for number in range(MATCHES):
        score, chose = await _played(deal, "greedy", number, players)
        alive, lead = alive and chose, lead + score
    for number in range(MATCHES if alive else 0):
        lead -= (await _played(deal, "random", number, players))[0]
    return alive, lead


async def _played(deal: DailyDeal, kind: str, number: int, players: Players) -> tuple[int, bool]:
    """Return the score of a match of a computer player at the person's seat, and if each round had a choice."""
    luck = Luck.fixed(f"{deal.secret} {deal.game} {deal.choice} {kind} {number}").rng
    chose: dict[int, bool] = {}
    state = [*started(deal, _WHO, _LANGUAGE, players)][-1].state
    while state.phase != "over":
        command: Command = NextRound(_WHO)
        if state.phase == "playing":
            view = Snapshot(state).view(SEAT)
            assert view is not None
            chose[_round(state)] = chose.get(_round(state), False) or len(view.legal) > 1 or bool(view.open)
            command = Act(_WHO, None, players.choose(kind, view, luck))
        state = [*moved(deal, state, command, players)][-1].state
        await asyncio.sleep(0)
    return score_of(state), all(chose.get(number, False) for number in range(1, _round(state) + 1))


def _round(state: TableState) -> int:
    return 0 if state.match is None else len(state.match.rounds)
