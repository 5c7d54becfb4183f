"""The view of a cross."""

from bot.games.cross.rules.streets import Joined
from bot.games.view import View


class CrossView(View, frozen=True, kw_only=True):
    """The view of the cross.

    `start` is the start double ("" before it), `streets` go outward from it in the order N E S W, `ends` are their open
    halves, `closed` whether they are closed. `step` is the direction of play, `drawn` the own domo just drawn, `last`
    street and place of the domo laid last; `phase` as in the state.
    """

    start: str
    streets: tuple[tuple[Joined, ...], ...]
    ends: tuple[str, ...]
    closed: tuple[bool, ...]
    last: tuple[int, int] | None
    heap: int
    step: int
    phase: str
    exposed: int | None
    drawn: str = ""
    last_dead: int | None = None
