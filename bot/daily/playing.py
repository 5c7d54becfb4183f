"""A try, moved on: what the person does, and then computer players until the person is to act again. Pure.

All chance follows from the deal's secret and from how far the match is, so the same moves always meet the same answers.
A try's own time stands still.
"""

from collections.abc import Iterator

import msgspec

from bot.daily.plans import KIND, PLANS, SEAT, name_of
from bot.daily.rows.values import DailyDeal
from bot.games.actions import Action
from bot.games.registry import find_game
from bot.games.same import promised_same
from bot.tables import Luck, Person, Players, SharedDeals, TableConfig, TableState
from bot.tables.commands import Command, StartMatch, Tick
from bot.tables.reducer import reduce
from bot.tables.settings import first_options
from bot.tables.timing import computers_due
from bot.tables.transaction import Context, Transaction, seat_for
from bot.tables.types import SeatState, TableSettings, Times

NAME = "daily"  # of a try's state as it is stored, and with its number of the match that it is once it is over
TABLE = "d"  # with its number it stands in custom ids where a table would: these have little room
_STILL = 0.0  # what the clock of a try shows
_MOST = 5000  # moves of computer players in a row
_WON, _TAKING = 100, ("draw", "take", "claim")  # points of a race, and what begins a turn in it
_CONFIG = TableConfig(computer_delay=0.0, reaction=0.0, catch_grace=0.0)


def begun(deal: DailyDeal, by: Person, language: str) -> TableState:
    """Return a try before its first round, with computer players named in that language; `StartMatch` begins it."""
    plan, rules = PLANS[deal.game], find_game(deal.game)
    return TableState(
        id=NAME,
        guild=0,
        channel=0,
        game=deal.game,
        options=first_options(rules, dict(plan.options)),
        created=_STILL,
        seats=tuple(seat_for(by) if seat == SEAT else SeatState(computer=KIND) for seat in range(plan.seats)),
        host=by.id,
        shared=shared_deals(deal),
        language=language,
        settings=TableSettings(
            clock="off", league=False, takeovers=False, mentions="off", forced=False, computers=KIND
        ),
        times=Times(expires=_STILL + _CONFIG.lobby_life),
    )


def shared_deals(deal: DailyDeal) -> SharedDeals:
    """Return the deals as tables have those that others play too: the seeds of rounds follow from the secret."""
    choice = msgspec.UNSET if deal.choice is None else deal.choice
    same = promised_same("daily", name_of(deal.day, deal.game), bytes.fromhex(deal.secret), choice)
    return SharedDeals(same, deal.secret, edition=deal.edition)


def started(deal: DailyDeal, by: Person, language: str, players: Players) -> Iterator[Transaction]:
    """Yield the transactions of a fresh try up to the person's first move."""
    return moved(deal, begun(deal, by, language), StartMatch(by), players)


def moved(deal: DailyDeal, state: TableState, command: Command, players: Players) -> Iterator[Transaction]:
    """Yield the transactions of a command, and of what computer players then do. TableError, GameError: refused."""
    for step in range(_MOST):
        luck = Luck.fixed(f"{deal.secret} {deal.game} {state.log.length} {step}")  # how far the match is
        context = Context(_STILL, _CONFIG, luck.seeds, luck.rng, players)
        done = reduce(state, command if step == 0 else Tick(), context)
        yield done
        state = done.state
        if not computers_due(state):
            return
    raise RuntimeError("computer players make no end")


def score_of(state: TableState) -> int:
    """Return the person's score in a match that has begun: the higher, the better."""
    match, kind = state.match, PLANS[state.game].score
    assert match is not None
    total, rest = match.totals[SEAT], match.lefts[SEAT]
    if kind == "race":
        actions = (Action.parse(token) for done in match.rounds for token in done.actions)
        turns = sum(action.seat == SEAT and action.verb in _TAKING for action in actions)
        return max(0, _WON - turns) if total else 0
    return -rest if kind == "left" else total - rest if kind == "margin" else total
