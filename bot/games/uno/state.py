"""The state of a round of UNO Dominos, and what may be seen of it."""

import msgspec

from bot.games.cross.domos import Domo
from bot.games.cross.streets import Streets
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.kit.hands import Hands
from bot.games.kit.turns import next_seat

HAND = 6
FOUR = 4
TWO = 2


class Debt(msgspec.Struct, frozen=True):
    """What a seat must do next of itself: `forced` or `penalty` with a number of domos to draw, or `skipped`."""

    verb: str
    seat: int
    count: int = 0


class Charge(msgspec.Struct, frozen=True):
    """A Joker Draw 4 that may be challenged: who laid it, the domo, his hand before, whether he is guilty (UD-10)."""

    seat: int
    tile: Domo
    held: tuple[Domo, ...]
    guilty: bool


class State(msgspec.Struct, frozen=True):
    """One round.

    `hands` and `heap` are in the order in which domos came and will be drawn. `debts` happen of themselves before the
    next turn. `exposed` is who may be caught (UD-11), `last_dead` who laid the last Dead End (UD-14), `finishing`
    whether somebody's last domo lies. `phase` is one of: `take`, `return`, `heap`, `open` (the opening, UD-2), `hunt`
    (nobody holds a number double), `play`, `drawn` (may lay the domo just drawn), `suffer` (four to draw, or
    challenge), `redo` (a guilty player lays again).
    """

    hands: Hands[Domo]
    heap: tuple[Domo, ...]
    turn: int
    table: Streets
    phase: str
    dead_end_game: bool
    pool: tuple[Domo, ...] = ()
    taken: int = 0
    step: int = 1
    drawn: Domo | None = None
    debts: tuple[Debt, ...] = ()
    charge: Charge | None = None
    exposed: int | None = None
    last_dead: int | None = None
    passes: int = 0
    finishing: bool = False
    end: str = ""

    def become(self, **changes: object) -> "State":
        """Answer the state with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    def after(self, seat: int) -> int:
        """Answer the seat whose turn follows, in the direction of play."""
        return next_seat(seat, len(self.hands), self.step)


# What is awaited, and the rule that says so.
PHASES = {
    "take": "UD-2",
    "return": "UD-2",
    "heap": "UD-2",
    "open": "UD-2",
    "hunt": "UD-2",
    "play": "UD-7",
    "drawn": "UD-7",
    "suffer": "UD-10",
    "redo": "UD-10",
}
Told = tuple[State, tuple[Event, ...]]


def need(state: State, *phases: str) -> None:
    """IllegalAction `not-now` unless the round is in one of these phases; the rule is that of the present one."""
    if state.phase not in phases:
        raise IllegalAction("not-now", PHASES[state.phase])
