"""How Tábla Römi is thought about: how many tiles end a hand, how well it will wait, and what must not be thrown."""

import random
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from bot.games.actions import Action
from bot.games.kit.melds import JOKER
from bot.games.rack.guess import Guess
from bot.games.rack.moves import Claim, Discard, Draw, DrawTurned, End, Take, read
from bot.games.rack.progress import places_of
from bot.games.rack.view import RackView
from bot.games.view import View
from bot.players import rack as greedy
from bot.players.thinking.core import Tokens
from bot.players.thinking.latest import Latest
from bot.players.thinking.rack.outlook import Outlook, Outlooks
from bot.players.thinking.rack.race import WAITING, Imagined, Race, Waiting, completes, ended, waiting
from bot.players.thinking.worth import Ended, Typical

_TYPICAL = {2: (0.5, 0.7), 3: (0.33, 0.6), 4: (0.25, 0.5)}
_MOST = 5
_LATELY = 3  # nobody waits for what he himself threw in so many turns


class _Scene:
    """A seat's view, with all that follows from it whatever is hidden."""

    def __init__(self, view: RackView) -> None:
        self.view, self.seat = view, view.seat or 0
        self.rack = greedy.Rack(view)
        self.outlooks = Outlooks(self.rack)
        self.unseen = [self.kind(tile.text) for tile in Guess(view).unseen]
        self._after: dict[Tokens, tuple[str, Outlook]] = {}

    def kind(self, tile: str) -> int:
        """A tile as one of the pieces 0..52."""
        places, _ = places_of((tile,), self.rack.jokers)
        return places[0] if places else JOKER

    @cached_property
    def throws(self) -> dict[str, str]:
        """The tiles that may be thrown, with their tokens."""
        moves = ((token, read(Action.parse(token))) for token in self.view.legal)
        return {move.tile: token for token, move in moves if isinstance(move, Discard)}

    @cached_property
    def known(self) -> dict[str, Outlook]:
        """The tiles that are best to throw, if runs are the nearest kind of hand, and what the hand may become then."""
        hand = self.view.hand or ()
        return self.outlooks.ranked(hand, list(self.throws)) if self.outlooks.for_runs(hand) else {}

    def discards(self) -> list[Tokens]:
        """What may be thrown, the best first; where another kind of hand is nearer than runs, what greedy throws."""
        usual = greedy.suggest(self.view)
        best = sorted(
            self.known.items(), key=lambda pair: (-pair[1].worth, self.throws[pair[0]] not in usual)
        )
        return [(self.throws[tile],) for tile, _ in best[:_MOST]] or [usual]

    def sources(self) -> list[Tokens]:
        """What greedy does first; a tile is taken only if it helps, so nobody takes for ever."""
        usual = greedy.suggest(self.view)
        found = [usual]
        for token in self.view.legal:
            taking = isinstance(read(Action.parse(token)), Take)
            if (token,) != usual and (not taking or self._improves((token,))):
                found.append((token,))
        return found

    def _improves(self, taking: Tokens) -> bool:
        """Whether less is missing once a tile is taken, or more helps."""
        now, then = self.after(())[1], self.after(taking)[1]
        return (then.missing, -then.chance) < (now.missing, -now.chance)

    def after(self, tokens: Tokens) -> tuple[str, Outlook]:
        """What is thrown with these tokens ("": nothing yet), and what the hand may become."""
        found = self._after.get(tokens)
        if found is None:
            found = self._after[tokens] = self._looked(tokens)
        return found

    def _looked(self, tokens: Tokens) -> tuple[str, Outlook]:
        hand = list(self.view.hand or ())
        move = read(Action.parse(tokens[0])) if tokens else None
        if isinstance(move, Take):
            return self._taken([*hand, move.tile], move.tile)
        if not isinstance(move, Discard):
            return "", self.outlooks.of(hand)
        if move.tile in self.known:
            return move.tile, self.known[move.tile]
        hand.remove(move.tile)
        return move.tile, self.outlooks.of(hand)

    def _taken(self, hand: list[str], tile: str) -> tuple[str, Outlook]:
        """The best that can be thrown once a tile was taken, which itself stays (TR-6)."""
        spared = [one for one in dict.fromkeys(hand) if one != tile or hand.count(one) > 1]
        if self.outlooks.for_runs(hand) and (ranked := self.outlooks.ranked(hand, spared)):
            return next(iter(ranked.items()))
        keep = self.rack.plan(hand).keep
        thrown = min(spared, key=lambda one: (self.kind(one) == JOKER, keep[self.kind(one)]))
        hand.remove(thrown)
        return thrown, self.outlooks.of(hand)

    def waits(self, seat: int, rng: random.Random) -> Waiting | None:
        """What another waits for, or None: the oftener the longer he has played; not for what he himself threw."""
        thrown = self.view.discards[seat]
        if rng.random() >= WAITING[min(len(thrown), len(WAITING) - 1)]:
            return None
        found = waiting(self.unseen, rng)
        lately = [self.kind(tile) for tile in thrown[-_LATELY:]]
        fits = found and not any(completes(found, kind) for kind in lately)
        return found if fits else ()


@Latest
def _scene(view: View) -> _Scene:
    assert isinstance(view, RackView)
    return _Scene(view)


def candidates(view: View, rng: random.Random) -> Sequence[Tokens]:  # noqa: ARG001 - nothing is left to chance
    """An end if there is one, a claim too; else what to throw, or where to take a tile from."""
    assert isinstance(view, RackView)
    moves = [read(Action.parse(token)) for token in view.legal]
    if not moves:
        return [()]
    if any(isinstance(move, End | Claim | DrawTurned) for move in moves):
        return [greedy.suggest(view)]
    if any(isinstance(move, Discard) for move in moves):
        return _scene(view).discards()
    return _scene(view).sources()


def typical(view: View) -> Typical:
    """What deals bring with so many seats."""
    return Typical(*_TYPICAL[len(view.sizes)])


def imagine(view: View, rng: random.Random) -> Any:
    """What the others may wait for, and what will be drawn."""
    scene = _scene(view)
    seats = range(len(view.sizes))
    waits = tuple(None if seat == scene.seat else scene.waits(seat, rng) for seat in seats)
    talon = list(scene.unseen)
    rng.shuffle(talon)
    return Imagined(waits, tuple(talon[: scene.view.talon]))


def play_out(view: View, state: Any, tokens: Tokens, rng: random.Random) -> Ended:
    """Who ends the deal after these tokens."""
    scene = _scene(view)
    seats = len(view.sizes)
    moves = [read(Action.parse(token)) for token in tokens]
    if any(isinstance(move, End | Claim | DrawTurned) for move in moves):
        return ended(scene.seat, seats)
    thrown, own = scene.after(tokens)
    race = Race(state, scene.seat, own, scene.view.step, rng)
    if thrown:
        return ended(race.run((scene.seat + scene.view.step) % seats, scene.kind(thrown)), seats)
    draws = any(isinstance(move, Draw) for move in moves)
    return ended(race.run(scene.seat if draws or view.turn is None else view.turn), seats)
