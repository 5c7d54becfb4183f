"""How Tábla Römi is thought about: how near a hand is to its end, what helps it, and what must not be thrown.

What a hand is worth (`plans`) and what a tile risks (`Rival`) is counted and known by experience, and so is not played
out: a state that is imagined is only the luck with which the deal goes on.
"""

import math
import random
from collections import Counter
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple

from bot.games.actions import Action, Discard, Draw, Take
from bot.games.kit.melds.meld import PAIRS
from bot.games.kit.melds.pieces import JOKER
from bot.games.kit.melds.pieces import KINDS as PLACES
from bot.games.minds.search import Latest
from bot.games.minds.weighing import Tokens, without
from bot.games.minds.worth import RoundEnd, Typical
from bot.games.rack.mind import quick as greedy
from bot.games.rack.mind.plans import Outlook, Outlooks, Rack
from bot.games.rack.rules.deal import WHOLE_SET, ClaimTile, DrawTurned, EndDeal, read
from bot.games.rack.rules.view import RackGuess, RackView, piece_of

ENOUGH = 2000
_TYPICAL = {2: (0.5, 0.7), 3: (0.33, 0.6), 4: (0.25, 0.5)}
"""The mean and the spread of a seat's points in a deal, by seats.

With these, between two equals, the chances to win three or five deals come out right to two hundredths.
"""
_MOST = 5
_GROWS = 0.005  # what part of the chances is lost with a tile that goes with another, where all else is equal
_HELD = 14


# --- what the others may wait for ---

# logit p = -5.53 + 2.06 ln(1 + turns) + 1.55 ln(pairs + 0.02) - 1.95 pairs + refused
#
# p: the tile, if it is thrown, ends the deal for a rival who has thrown `turns` tiles (TR-7); pairs: how many pairs of
# tiles that make three with it the rival may hold, 3 for a joker; refused: for each time that the rival did not want
# such a tile, -3.17 if that was in the last turn, -2.34 in the three before it, -1.85 earlier: nobody waits for what
# they threw themselves, or let lie, until their hand has changed. Fitted to a million tiles in 8,000 deals against the
# normal player.
_BASE, _LATE, _FITS, _MORE = -5.53, 2.06, 1.55, -1.95
_FEW, _JOKERS = 0.02, 3.0
_REFUSED = ((1, -3.17), (4, -2.34), (99, -1.85))


class Rival(NamedTuple):
    """Another seat, as far as it is known: how many tiles it has thrown, how many of each kind 0..52 it may hold.

    `refused` are the kinds that it did not want, with the number of its turn.
    """

    turns: int
    holds: tuple[float, ...]
    refused: tuple[tuple[int, int], ...]

    def ends_with(self, kind: int) -> float:
        """Return how likely a tile that is thrown ends the deal for this seat."""
        pairs = _JOKERS if kind == JOKER else sum(self.holds[other] * self.holds[third] for other, third in PAIRS[kind])
        logit = _BASE + _LATE * math.log1p(self.turns) + _FITS * math.log(pairs + _FEW) + _MORE * pairs
        for refused, turn in self.refused:
            if refused == kind:
                logit += next(less for before, less in _REFUSED if self.turns - 1 - turn < before)
        return 1 / (1 + math.exp(-logit))


def rivals(guess: RackGuess, kinds: dict[str, int], unseen: Sequence[int]) -> list[Rival]:
    """Return what is known of the others, the next first.

    `kinds` says which of the pieces 0..52 a tile is, `unseen` how many of each are hidden.
    """
    thrown, refused = _thrown_and_refused(guess, kinds)
    total = max(1, sum(unseen))
    others = []
    for distance in range(1, len(thrown)):
        seat = (guess.seat + guess.view.step * distance) % len(thrown)
        sure = guess.sure[seat]
        share = (guess.view.sizes[seat] - len(sure)) / total
        holds = [share * count for count in unseen]
        for tile in sure:
            holds[kinds[tile.text]] += 1
        others.append(Rival(thrown[seat], tuple(holds), tuple(refused[seat])))
    return others


def _thrown_and_refused(guess: RackGuess, kinds: dict[str, int]) -> tuple[list[int], list[list[tuple[int, int]]]]:
    """Return how many tiles each seat has thrown, and what it did not want, with the number of its turn."""
    seats = len(guess.view.sizes)
    thrown, refused = [0] * seats, [list[tuple[int, int]]() for _ in range(seats)]
    lies: tuple[int, int] | None = None
    assert guess.view.course is not None
    for token in guess.view.course.history:
        action = Action.parse(token)
        move = read(action)
        if isinstance(move, Draw | Take | ClaimTile | DrawTurned) and lies is not None:
            by, kind = lies
            wanted = action.seat if isinstance(move, Take | ClaimTile) else None
            for seat in range(seats):
                if seat not in (by, wanted):
                    refused[seat].append((kind, thrown[seat]))
            lies = None
        if isinstance(move, Discard):
            lies = action.seat, kinds[move.tile]
            refused[action.seat].append((lies[1], thrown[action.seat]))
            thrown[action.seat] += 1
    return thrown, refused


# --- what a seat may do, and how often the deal is won then ---


class _Scene:
    """A seat's view, with all that follows from it whatever is hidden."""

    def __init__(self, view: RackView) -> None:
        self.view, self.seat, self.hand = view, view.seat or 0, view.hand or ()
        self.rack = Rack(view)
        self.kinds = {tile.text: piece_of(tile.text, self.rack.jokers) for tile in WHOLE_SET}
        guess = RackGuess(view)
        count = Counter(self.kinds[tile.text] for tile in guess.unseen)
        unseen = [count[kind] for kind in range(PLACES + 1)]
        self.outlooks = Outlooks(self.rack, unseen[:PLACES], unseen[JOKER])
        self.rivals: list[Rival] = rivals(guess, self.kinds, unseen)
        self.turns = max(rival.turns for rival in self.rivals)
        self._threats = self.rivals if guess.claims else self.rivals[:1]  # who may end with what is thrown
        self.chance = cache(self._chance)

    @cached_property
    def throws(self) -> dict[str, str]:
        """The tiles that may be thrown, with their tokens."""
        moves = ((token, read(Action.parse(token))) for token in self.view.legal)
        return {move.tile: token for token, move in moves if isinstance(move, Discard)}

    @cached_property
    def chances(self) -> dict[str, float]:
        """The tiles that can be thrown on the way to runs, and how often the deal is won then."""
        return self._throwing(self.hand, list(self.throws))

    @cached_property
    def now(self) -> Outlook:
        """The outlook of the hand."""
        return self.outlooks.of(self.hand)

    def discards(self) -> list[Tokens]:
        """Return what may be thrown, the best first; what greedy throws where runs are not the nearest kind of hand."""
        usual = greedy.suggest(self.view)
        best = sorted(self.chances, key=lambda tile: (-self.chances[tile], self.throws[tile] not in usual))
        other = self.outlooks.other(self.hand)
        if not best or (other is not None and self._wins(other) > self.chances[best[0]]):
            return [usual]
        return [(self.throws[tile],) for tile in best[:_MOST]]

    def _chance(self, tokens: Tokens) -> float:
        """Return how often the deal is won after these tokens, 0 to 1."""
        move = read(Action.parse(tokens[0])) if tokens else None
        if isinstance(move, EndDeal | ClaimTile | DrawTurned):
            return 1.0
        if isinstance(move, Draw):
            return self.now.wins_drawing(self.turns, len(self.rivals))
        if isinstance(move, Take):
            hand = (*self.hand, move.tile)  # what was taken stays (TR-6)
            spared = [tile for tile in hand if tile != move.tile or hand.count(tile) > 1]
            other, chances = self.outlooks.other(hand), self._throwing(hand, spared).values()
            return max(chances, default=0.0) if other is None else max((*chances, self._wins(other)))
        if isinstance(move, Discard):
            if chance := self.chances.get(move.tile):
                return chance
            return self._risked(self.outlooks.of(without(self.hand, move.tile)), move.tile, self.hand)
        return self._wins(self.now)

    def _throwing(self, hand: Sequence[str], spared: Sequence[str]) -> dict[str, float]:
        """Return how often the deal is won when a tile is thrown, for each that may be and can go without harm."""
        outlooks = self.outlooks.without(hand)
        tiles = [tile for tile in dict.fromkeys(spared) if self.kinds[tile] in outlooks]
        return {tile: self._risked(outlooks[self.kinds[tile]], tile, hand) for tile in tiles}

    def _risked(self, outlook: Outlook, tile: str, hand: Sequence[str]) -> float:
        """Return how often it is won with this hand if nobody ends with the tile; what goes with it counts a little."""
        kind = self.kinds[tile]
        safe = self._wins(outlook)
        for rival in self._threats:
            safe *= 1 - rival.ends_with(kind)
        others = {self.kinds[other] for other in hand} - {kind}
        return safe if kind == JOKER else safe * (1 - _GROWS * greedy.growth(self.rack, others, kind))

    def _wins(self, outlook: Outlook) -> float:
        return outlook.wins(self.turns, len(self.rivals))


_scene = Latest(_Scene)


def candidates(view: RackView, rng: random.Random) -> Sequence[Tokens]:
    """Return an end if there is one, a claim too; else what to throw, or where to take a tile from."""
    if not (moves := [read(Action.parse(token)) for token in view.legal]):
        return [()]
    if any(isinstance(move, EndDeal | ClaimTile | DrawTurned) for move in moves):
        return [greedy.suggest(view)]
    if any(isinstance(move, Discard) for move in moves):
        return _scene(view).discards()
    return sorted(((token,) for token in view.legal), key=lambda tokens: -_scene(view).chance(tokens))


def typical(view: RackView) -> Typical:
    """Return what deals bring with so many seats."""
    return Typical(*_TYPICAL[len(view.sizes)])


def imagine(view: RackView, rng: random.Random) -> Any:
    """Return the luck with which the deal goes on, 0 to 1: a seat that wins more often than that wins it."""
    return rng.random()


def play_out(view: RackView, state: Any, tokens: Tokens, rng: random.Random) -> RoundEnd:
    """Return the end of the deal after these tokens; of the others each wins it as likely as the next."""
    scene = _scene(view)
    others = [seat for seat in range(len(view.sizes)) if seat != scene.seat]
    winner = scene.seat if state < scene.chance(tokens) else rng.choice(others)
    scores = tuple(int(seat == winner) for seat in range(len(view.sizes)))
    return RoundEnd(scores, tuple(0 if score else _HELD for score in scores))
