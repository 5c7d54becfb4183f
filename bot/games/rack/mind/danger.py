"""What the others may wait for: how likely a tile that is thrown ends the deal for one of them (TR-7).

Nobody waits for what he has thrown himself, or let lie, until his hand has changed; and who waits for a tile holds two
that go with it, so what is seen of these makes a tile safe.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from bot.games.actions import Action
from bot.games.kit.melds import JOKER
from bot.games.kit.melds.pieces import RANKS
from bot.games.rack.rules.deal import ClaimTile, DiscardTile, DrawTile, DrawTurned, TakeTile, read
from bot.games.rack.rules.view import RackGuess

_SUITS = 4
_BASE, _LATE, _FITS, _MORE = -5.53, 2.06, 1.55, -1.95
"""The logit of the chance: for itself, for the logarithm of his turns, for that of the pairs that he may hold beside
the tile, for each of these. Fitted, like what follows, to a million tiles in 8,000 deals against the normal player."""
_REFUSED = ((1, -3.17), (4, -2.34), (99, -1.85))
"""For each time that he did not want such a tile less than so many turns ago."""
_FEW = 0.02  # pairs that nobody sees
_JOKERS = 3.0  # as if so many pairs went with a joker


class Rival(NamedTuple):
    """What is known of another seat: how many tiles it has thrown, how many of each kind it may hold.

    `refused` is what it did not want, with the number of its turn.
    """

    turns: int
    holds: tuple[float, ...]
    refused: tuple[tuple[int, int], ...]

    def ends_with(self, kind: int) -> float:
        """How likely a tile that is thrown ends the deal for him."""
        fits = (
            _JOKERS if kind == JOKER else sum(self.holds[one] * self.holds[two] for one, two in PAIRS[kind])
        )
        logit = _BASE + _LATE * math.log1p(self.turns) + _FITS * math.log(fits + _FEW) + _MORE * fits
        for refused, turn in self.refused:
            if refused == kind:
                logit += next(less for before, less in _REFUSED if self.turns - 1 - turn < before)
        return 1 / (1 + math.exp(-logit))


def _pairs(kind: int) -> Iterator[tuple[int, int]]:
    """The pairs of places that make a run or group of three with a place."""
    suit, rank = divmod(kind, RANKS)
    for at in (0, RANKS) if rank == 0 else (rank,):
        for steps in ((-2, -1), (-1, 1), (1, 2)):
            if all(0 <= at + step <= RANKS for step in steps):
                one, two = (suit * RANKS + (at + step) % RANKS for step in steps)
                yield one, two
    yield from combinations([RANKS * other + rank for other in range(_SUITS) if other != suit], 2)


PAIRS = tuple(tuple(_pairs(kind)) for kind in range(_SUITS * RANKS))
"""By place the pairs of places that go with it."""


def rivals(guess: RackGuess, kinds: dict[str, int], unseen: Sequence[int]) -> list[Rival]:
    """What is known of the others, the next first.

    `kinds` says which of the pieces 0..52 a tile is, `unseen` how many of each are hidden.
    """
    thrown, refused = _told(guess, kinds)
    total = max(1, sum(unseen))
    found = []
    for distance in range(1, len(thrown)):
        seat = (guess.seat + guess.view.step * distance) % len(thrown)
        sure = guess.sure[seat]
        share = (guess.view.sizes[seat] - len(sure)) / total
        holds = [share * count for count in unseen]
        for tile in sure:
            holds[kinds[tile.text]] += 1
        found.append(Rival(thrown[seat], tuple(holds), tuple(refused[seat])))
    return found


def _told(guess: RackGuess, kinds: dict[str, int]) -> tuple[list[int], list[list[tuple[int, int]]]]:
    """How many tiles each seat has thrown, and what it did not want, with the number of its turn."""
    seats = len(guess.view.sizes)
    thrown, refused = [0] * seats, [list[tuple[int, int]]() for _ in range(seats)]
    lies: tuple[int, int] | None = None
    assert guess.view.course is not None
    for token in guess.view.course.history:
        action = Action.parse(token)
        move = read(action)
        if isinstance(move, DrawTile | TakeTile | ClaimTile | DrawTurned) and lies is not None:
            by, kind = lies
            wanted = action.seat if isinstance(move, TakeTile | ClaimTile) else None
            for seat in range(seats):
                if seat not in (by, wanted):
                    refused[seat].append((kind, thrown[seat]))
            lies = None
        if isinstance(move, DiscardTile):
            lies = action.seat, kinds[move.tile]
            refused[action.seat].append((lies[1], thrown[action.seat]))
            thrown[action.seat] += 1
    return thrown, refused
