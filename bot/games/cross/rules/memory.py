"""The memory of a seat in UNO Dominos: all that follows for certain of others' hands (UD-2, UD-7, UD-10)."""

from collections.abc import Sequence

import msgspec

from bot.games.actions import Action, Draw, Move, Pass
from bot.games.cross.rules import moves
from bot.games.cross.rules.cross import (
    ANY,
    DEAD_END,
    JOKERS,
    PIECES,
    UP_TO,
    WILD_4,
    Domo,
    Streets,
    bits,
    joining,
    matching,
)
from bot.games.cross.rules.moves import CrossView, read
from bot.games.cross.rules.state import HAND

ALWAYS = 1 << 30  # later than all that happens in a round


class Arrival(msgspec.Struct):
    """A domo's coming into a hand: `since` which token (its number, -1: dealt), and the domos that it may have been.

    `taken`: it was drawn from that hand before the opening, and goes to the heap (UD-2).
    """

    seat: int
    since: int
    could: int = ANY
    taken: bool = False


class SeenDomo(msgspec.Struct):
    """A domo that all have seen: its seat, the token before which it came, the one when it left (`ALWAYS`: not yet)."""

    seat: int
    piece: int
    before: int
    until: int


class Check(msgspec.Struct, frozen=True):
    """A finding: at this token all that a seat had before it was of these domos."""

    seat: int
    at: int
    could: int


class CrossMemory:
    """All that follows for certain from a view and its course; ValueError for the view of no player in a round.

    `arrivals` are of domos that came into hands, `seen` are those seen there, `checks` tell what hands could not do.
    `accused` is the last Joker Draw 4 (its `could` are the domos that make it a fault); `guilty`: a challenge found it
    to be one, and nothing was laid since. `passes` and `last_dead` are as in the state.
    """

    def __init__(self, view: CrossView) -> None:
        if view.course is None or view.seat is None or view.ended:
            raise ValueError("only a player in a round remembers it")
        actions = [Action.parse(token) for token in view.course.history]
        self.arrivals = _dealt(view, [(action.seat, read(action)) for action in actions])
        self.seen: list[SeenDomo] = []
        self.checks: list[Check] = []
        self.accused: Check | None = None
        self.guilty = False
        self.passes = 0
        self.last_dead: int | None = None
        self._table = Streets(view.course.options["symbols"] == "active")
        self._drawn: Arrival | None = None  # of the domo drawn last, if its player may be about to lay it
        for at, action in enumerate(actions):
            self._happens(at, action)
        if view.phase == "drawn" and self._drawn is not None:
            self._drawn.could = joining(self._table)

    def could(self, arrival: Arrival, until: int = ALWAYS) -> int:
        """Return the domos that may have come then and stayed in that hand until that token."""
        domos = arrival.could
        for check in self.checks:
            if check.seat == arrival.seat and arrival.since < check.at < until:
                domos &= check.could
        return domos

    def _happens(self, at: int, action: Action) -> None:
        seat, move = action.seat, read(action)
        drawn = self._drawn if self._drawn is not None and self._drawn.seat == seat else None
        if not isinstance(move, moves.CallUno | moves.Catch | moves.Penalty):
            self._drawn = None
        if isinstance(move, moves.PlayDomo):
            self._play(at, seat, move, drawn)
        elif isinstance(move, moves.StartCross):
            self._open(at, seat, Domo(move.tile), drawn)
        elif isinstance(move, Draw):
            self._draw(at, seat)
        elif isinstance(move, moves.Keep) and drawn is not None:
            drawn.could = joining(self._table)
        elif isinstance(move, moves.Forced | moves.Penalty):
            self.arrivals += [Arrival(seat, at) for _ in action.args]
        elif isinstance(move, Pass):
            self.passes += 1
            self._cannot_lay(at, seat)
        elif isinstance(move, moves.Challenge):
            self._judged(move.guilty is True)

    def _open(self, at: int, seat: int, tile: Domo, drawn: Arrival | None) -> None:
        """Note the opener's double: it was dealt, or was the last drawn."""
        if drawn is not None:
            drawn.could = tile.bit
        self.seen.append(SeenDomo(seat, tile.index, at, at))
        self._table = Streets(self._table.active, tile)

    def _draw(self, at: int, seat: int) -> None:
        """Note that the seat could lay nothing but jokers; and not what it drew, or it would be asked (UD-7)."""
        could = UP_TO[0]  # in the hunt for a number double
        if self._table.start is not None:
            self._cannot_lay(at, seat)
            could = ANY & ~joining(self._table)
        self._drawn = Arrival(seat, at, could)
        self.arrivals.append(self._drawn)
        self.passes = 0

    def _cannot_lay(self, at: int, seat: int) -> None:
        self.checks.append(Check(seat, at, ANY & ~(joining(self._table) & ~JOKERS)))

    def _play(self, at: int, seat: int, move: moves.PlayDomo, drawn: Arrival | None) -> None:
        tile = Domo(move.tile)
        before = self.accused.at if self.guilty and self.accused else at  # a guilty player lays what was held then
        self._leaves(seat, tile, before, at)
        if drawn is not None:
            drawn.could = bits(lambda domo: domo is tile)
        self.accused = Check(seat, at, matching(self._table)) if tile.text == f"{WILD_4}-{WILD_4}" else None
        self.guilty = False
        self.passes = 0
        if DEAD_END in (tile.a, tile.b):
            self.last_dead = seat
        self._table = self._table.laid(move.street, tile, move.half, seat)

    def _leaves(self, seat: int, tile: Domo, before: int, at: int) -> None:
        """Note that a domo leaves a hand: one that was taken back before, if that was such a one."""
        for domo in self.seen:
            if domo.seat == seat and domo.until == ALWAYS and PIECES[domo.piece] is tile:
                domo.until = at
                return
        twins = sum(PIECES[domo.piece] is tile for domo in self.seen)
        self.seen.append(SeenDomo(seat, tile.index + twins, before, at))

    def _judged(self, guilty: bool) -> None:
        """Note a verdict: an innocent hand had nothing of matching colour, a guilty one takes its domo back (UD-10)."""
        accused = self.accused
        assert accused is not None
        if not guilty:
            self.checks.append(Check(accused.seat, accused.at, ANY & ~accused.could))
            return
        self.guilty = True
        self._table = self._table.taken_back()
        last = next(domo for domo in reversed(self.seen) if domo.until == accused.at)
        last.until = ALWAYS


def _dealt(view: CrossView, done: Sequence[tuple[int, Move]]) -> list[Arrival]:
    """Return the arrivals of the deal, without what went to the heap; no double was higher than the one that opened."""
    victims = [move.victim for _, move in done if isinstance(move, moves.TakeDomo)]
    gone = [*victims, *(seat for seat, move in done if isinstance(move, moves.GiveBack))]
    verbs = [type(move) for _, move in done]
    hunted = Draw in verbs[: verbs.index(moves.StartCross) if moves.StartCross in verbs else None]
    could = UP_TO[0 if hunted else Domo(view.start).number if view.start else 9]
    arrivals = [Arrival(seat, -1, could) for seat in range(len(view.sizes)) for _ in range(HAND - gone.count(seat))]
    return arrivals if view.start else [*arrivals, *(Arrival(seat, -1, ANY, True) for seat in victims)]
