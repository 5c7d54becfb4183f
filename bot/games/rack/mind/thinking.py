"""How Tábla Römi is thought about: how near a hand is to its end, what helps it, and what must not be thrown.

What a hand is worth and what a tile risks is counted and known by experience (`outlook`, `danger`), and so is not
played out: a state that is imagined is only the luck with which the deal goes on.
"""

import random
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from bot.games.actions import Action
from bot.games.kit.melds import JOKER
from bot.games.kit.melds.pieces import KINDS
from bot.games.rack.mind import quick as greedy
from bot.games.rack.mind.danger import Rival, rivals
from bot.games.rack.mind.outlook import Outlook, Outlooks
from bot.games.rack.rules.deal import (
    WHOLE_SET,
    ClaimTile,
    DiscardTile,
    DrawTile,
    DrawTurned,
    EndDeal,
    RackMove,
    TakeTile,
    read,
)
from bot.games.rack.rules.view import RackGuess, RackView, places_of
from bot.games.view import View
from bot.minds.search import Latest, Tokens
from bot.minds.worth import RoundEnd, Typical

ENOUGH = 2000
_TYPICAL = {2: (0.5, 0.7), 3: (0.33, 0.6), 4: (0.25, 0.5)}
"""Between two equals the chances to win three or five deals come out right to two hundredths with these."""
_MOST = 5
_GROWS = 0.005  # what part of the chances is lost with a tile that goes with another, where all else is equal
_HELD = 14


class _Scene:
    """A seat's view, with all that follows from it whatever is hidden."""

    def __init__(self, view: RackView) -> None:
        self.view, self.seat, self.hand = view, view.seat or 0, view.hand or ()
        self.rack = greedy.Rack(view)
        self.kinds = {tile.text: self._kind(tile.text) for tile in WHOLE_SET}
        guess = RackGuess(view)
        count = Counter(self.kinds[tile.text] for tile in guess.unseen)
        unseen = [count[kind] for kind in range(KINDS + 1)]
        self.outlooks = Outlooks(self.rack, unseen[:KINDS], unseen[JOKER])
        self.rivals: list[Rival] = rivals(guess, self.kinds, unseen)
        self.turns = max(rival.turns for rival in self.rivals)
        claims = view.course is None or view.course.options["claims"]
        self._threats = self.rivals if claims else self.rivals[:1]  # who may end with what is thrown
        self._chances: dict[Tokens, float] = {}

    def _kind(self, tile: str) -> int:
        """A tile as one of the pieces 0..52."""
        places, _ = places_of((tile,), self.rack.jokers)
        return places[0] if places else JOKER

    @cached_property
    def throws(self) -> dict[str, str]:
        """The tiles that may be thrown, with their tokens."""
        moves = ((token, read(Action.parse(token))) for token in self.view.legal)
        return {move.tile: token for token, move in moves if isinstance(move, DiscardTile)}

    @cached_property
    def known(self) -> dict[str, float]:
        """The tiles that can be thrown on the way to runs, and how often the deal is won then."""
        return self._throwing(self.hand, list(self.throws))

    @cached_property
    def now(self) -> Outlook:
        """What the hand may become."""
        return self.outlooks.of(self.hand)

    def discards(self) -> list[Tokens]:
        """What may be thrown, the best first; where another kind of hand is nearer than runs, what greedy throws."""
        usual = greedy.suggest(self.view)
        best = sorted(self.known, key=lambda tile: (-self.known[tile], self.throws[tile] not in usual))
        other = self.outlooks.other(self.hand)
        if not best or (other is not None and self._wins(other) > self.known[best[0]]):
            return [usual]
        return [(self.throws[tile],) for tile in best[:_MOST]]

    def sources(self) -> list[Tokens]:
        """Where a tile may be taken from, the best first."""
        return sorted(((token,) for token in self.view.legal), key=lambda tokens: -self.chance(tokens))

    def chance(self, tokens: Tokens) -> float:
        """How often the deal is won after these tokens, 0 to 1."""
        found = self._chances.get(tokens)
        if found is None:
            found = self._chances[tokens] = self._chance([read(Action.parse(token)) for token in tokens])
        return found

    def _chance(self, moves: Sequence[RackMove]) -> float:
        move = moves[0] if moves else None
        if isinstance(move, EndDeal | ClaimTile | DrawTurned):
            return 1.0
        if isinstance(move, DrawTile):
            return self.now.wins_drawing(self.turns, len(self.rivals))
        if isinstance(move, TakeTile):
            hand = (*self.hand, move.tile)
            return self._taking(hand, [tile for tile in hand if tile != move.tile or hand.count(tile) > 1])
        if isinstance(move, DiscardTile):
            return self.known.get(move.tile) or self._thrown(move.tile)
        return self._wins(self.now)

    def _taking(self, hand: Sequence[str], spared: Sequence[str]) -> float:
        """The most that comes of it, whatever is thrown; what was taken stays (TR-6)."""
        other = self.outlooks.other(hand)
        found = self._throwing(hand, spared).values()
        return max(found, default=0.0) if other is None else max((*found, self._wins(other)))

    def _throwing(self, hand: Sequence[str], spared: Sequence[str]) -> dict[str, float]:
        """How often the deal is won when a tile is thrown, for each that may be and can go without harm."""
        known = self.outlooks.without(hand)
        tiles = [tile for tile in dict.fromkeys(spared) if self.kinds[tile] in known]
        return {tile: self._risked(known[self.kinds[tile]], tile, hand) for tile in tiles}

    def _thrown(self, tile: str) -> float:
        """How often it is won when something is thrown that the hand needs."""
        rest = list(self.hand)
        rest.remove(tile)
        return self._risked(self.outlooks.of(rest), tile, self.hand)

    def _risked(self, outlook: Outlook, tile: str, hand: Sequence[str]) -> float:
        """How often it is won with this hand, if nobody ends with the tile; what goes with it counts a little."""
        kind = self.kinds[tile]
        safe = self._wins(outlook)
        for rival in self._threats:
            safe *= 1 - rival.ends_with(kind)
        others = {self.kinds[one] for one in hand} - {kind}
        return safe if kind == JOKER else safe * (1 - _GROWS * greedy.growth(self.rack, others, kind))

    def _wins(self, outlook: Outlook) -> float:
        return outlook.wins(self.turns, len(self.rivals))


@Latest
def _scene(view: View) -> _Scene:
    assert isinstance(view, RackView)
    return _Scene(view)


def candidates(view: View, rng: random.Random) -> Sequence[Tokens]:
    """An end if there is one, a claim too; else what to throw, or where to take a tile from."""
    assert isinstance(view, RackView)
    moves = [read(Action.parse(token)) for token in view.legal]
    if not moves:
        return [()]
    if any(isinstance(move, EndDeal | ClaimTile | DrawTurned) for move in moves):
        return [greedy.suggest(view)]
    if any(isinstance(move, DiscardTile) for move in moves):
        return _scene(view).discards()
    return _scene(view).sources()


def typical(view: View) -> Typical:
    """What deals bring with so many seats."""
    return Typical(*_TYPICAL[len(view.sizes)])


def imagine(view: View, rng: random.Random) -> Any:
    """With how much luck the deal goes on, 0 to 1: who wins more often than that wins it."""
    return rng.random()


def play_out(view: View, state: Any, tokens: Tokens, rng: random.Random) -> RoundEnd:
    """Who ends the deal after these tokens; of the others each is as likely as the next."""
    scene = _scene(view)
    others = [seat for seat in range(len(view.sizes)) if seat != scene.seat]
    winner = scene.seat if state < scene.chance(tokens) else rng.choice(others)
    scores = tuple(int(seat == winner) for seat in range(len(view.sizes)))
    return RoundEnd(scores, tuple(0 if score else _HELD for score in scores))
