"""How a deal of rack rummy goes on, quickly: everybody draws and throws until somebody has what he waits for.

What the seat itself waits for is known; of the others it is imagined (`Waiting`). Later hands are chances only.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple

from bot.games.kit.melds import JOKER, gather
from bot.games.kit.melds.pieces import RANKS
from bot.games.kit.melds.whole import whole
from bot.players.thinking.rack.outlook import USUAL, Outlook
from bot.players.thinking.worth import Ended

WAITING = (0.0, 0.0, 0.06, 0.1, 0.12, 0.15, 0.2, 0.25, 0.33, 0.36, 0.42, 0.6)
"""How often somebody waits for his last tile who has thrown so many, by experience."""
_BECOMES = 0.1  # how often somebody waits after a turn who did not before it
_GIVES = 0.08  # how often a tile that is thrown later ends the deal for somebody who waits
_HELD = 14
_TRIES = 12
Waiting = tuple[
    int, ...
]  # thirteen kinds that are whole with one more; () if nothing is known but that he waits


class Imagined(NamedTuple):
    """What may be hidden: what each seat waits for (None: he does not), and the kinds to be drawn, the next first."""

    waits: tuple[Waiting | None, ...]
    talon: tuple[int, ...]


def waiting(unseen: Sequence[int], rng: random.Random) -> Waiting | None:
    """Thirteen of the unseen tiles that wait for one more: runs and groups, of which one tile is taken away."""
    left = list(unseen)
    rng.shuffle(left)
    hand: list[int] = []
    for _ in range(_TRIES):
        if len(hand) >= _HELD - 2:
            break
        meld = _meld(left, rng)
        if len(hand) + len(meld) <= _HELD:
            for kind in meld:
                left.remove(kind)
            hand += meld
    if len(hand) < _HELD - 2:
        return None
    if len(hand) == _HELD:
        hand.remove(rng.choice(hand))
    return tuple(hand + left[: _HELD - 1 - len(hand)])


def _meld(left: Sequence[int], rng: random.Random) -> list[int]:
    """A run or group around the first of these tiles, of three or four; [] if there is none."""
    there, kind = set(left), left[rng.randrange(len(left))]
    if kind == JOKER:
        return []
    suit, rank = divmod(kind, RANKS)
    group = [RANKS * other + rank for other in range(4) if RANKS * other + rank in there]
    first = rng.randint(max(0, rank - 3), rank)
    run = [suit * RANKS + at % RANKS for at in range(first, min(first + 4, RANKS + 1))]
    length = rng.choice((3, 3, 4))
    ways = [group[:length]] if len(group) >= length else []
    if len(run) >= length and kind in run[:length] and there.issuperset(run[:length]):
        ways.append(run[:length])
    return rng.choice(ways) if ways else []


def completes(waits: Waiting, kind: int) -> bool:
    """Whether a tile is the one for which somebody waits."""
    if not waits or (kind != JOKER and waits.count(kind) > 1):
        return False
    return bool(whole(gather((*waits, kind)), spare=False))


class Race:
    """The rest of a deal; the seat of whom it is told has `own` hand."""

    def __init__(self, imagined: Imagined, seat: int, own: Outlook, step: int, rng: random.Random) -> None:
        self.waits, self.talon = list(imagined.waits), iter(imagined.talon)
        self.seat, self.own, self.step, self.rng = seat, own, step, rng

    def run(self, turn: int, thrown: int | None = None) -> int | None:
        """Who ends the deal, if it is that seat's turn; `thrown` is what the own seat has thrown before it."""
        if thrown is not None and (found := self._claimed(thrown)) is not None:
            return found
        for kind in self.talon:
            winner = self._own(kind) if turn == self.seat else self._other(turn, kind)
            if winner is not None:
                return winner
            turn = (turn + self.step) % len(self.waits)
        return None

    def _claimed(self, thrown: int) -> int | None:
        """Who waits for a tile that was thrown, the nearest first."""
        for distance in range(1, len(self.waits)):
            seat = (self.seat + self.step * distance) % len(self.waits)
            if (waits := self.waits[seat]) and completes(waits, thrown):
                return seat
        return None

    def _own(self, kind: int) -> int | None:
        if self._helps(kind):
            if self.own.missing == 1:
                return self.seat
            self._nearer()
        for seat, waits in enumerate(self.waits):
            if waits is not None and seat != self.seat and self.rng.random() < _GIVES:
                return seat
        return None

    def _helps(self, kind: int) -> bool:
        own = self.own
        return bool(own.helps >> kind & 1) or kind == JOKER if own.helps else self.rng.random() < own.chance

    def _nearer(self) -> None:
        own = self.own
        missing = own.missing - 1
        self.own = Outlook(missing, 0, own.then, USUAL[min(missing, len(USUAL)) - 1], 0.0)

    def _other(self, seat: int, kind: int) -> int | None:
        waits = self.waits[seat]
        if waits is None:
            if self.rng.random() < _BECOMES:
                self.waits[seat] = ()
        elif completes(waits, kind) if waits else self.rng.random() < USUAL[1]:
            return seat
        return self.seat if self.own.missing == 1 and self._helps(kind) else None


def ended(winner: int | None, seats: int) -> Ended:
    """A point for who ends."""
    scores = tuple(int(seat == winner) for seat in range(seats))
    return Ended(scores, tuple(0 if score else _HELD for score in scores))
