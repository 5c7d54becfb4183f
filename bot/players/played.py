"""Moves played out by the rules: what a hand-in really leads to if normal players play on, for hints and reviews."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games.actions import Action
from bot.games.game import AnyGame, Outcome
from bot.games.minds.search import ENDLESS, Model
from bot.games.minds.weighing import Tokens
from bot.games.minds.worth import RoundEnd
from bot.games.registry import find_game
from bot.games.shuffle import SEED_BYTES, Stream
from bot.games.view import Course, View
from bot.players.registry import choose_at_once, turns


class PlayedOut:
    """A model for the search whose rounds are played to their end by the rules."""

    ENOUGH = ENDLESS

    def __init__(self, model: Model) -> None:
        self.candidates, self.typical = model.candidates, model.typical

    def imagine(self, view: View, rng: random.Random) -> Any:
        """Return a state that fits all that the seat knows."""
        return find_game(view.game).sample(view, rng)

    def play_out(self, view: View, state: Any, tokens: Tokens, rng: random.Random) -> RoundEnd:
        """Return how the round ends if the seat hands in these tokens, and everybody plays on as normal players do."""
        assert view.course is not None
        assert view.seat is not None
        rules = find_game(view.game)
        table = _Table(rules, state, view.course, rng)
        for token in tokens:
            table.do(Action.parse(token))
        if turns(view):
            table.finish_turn(view.seat)
        while (outcome := table.outcome) is None:
            table.step()
        return RoundEnd(rules.price(view.course.options, outcome), outcome.lefts)


class _Table:
    """A round that normal players play on."""

    def __init__(self, rules: AnyGame, state: Any, course: Course, rng: random.Random) -> None:
        self._rules, self._state, self._course, self._rng = rules, state, course, rng
        self._stream = Stream(rng.randbytes(SEED_BYTES))
        self._seats, self._last = len(course.totals), 0  # the seat that acted last

    def do(self, action: Action) -> None:
        """Do a player's action, and all that then happens of itself."""
        self._last = action.seat
        self._apply(self._rules.complete(self._state, action))
        while (follows := self._rules.automatic(self._state, self._stream)) is not None:
            self._apply(follows)

    def _apply(self, action: Action) -> None:
        self._state, _ = self._rules.apply(self._state, action)
        history = (*self._course.history, str(self._rules.seen(self._state, action)))
        self._course = msgspec.structs.replace(self._course, history=history)

    @property
    def outcome(self) -> Outcome | None:
        """The facts of the round once it has ended."""
        return self._rules.outcome(self._state)

    def finish_turn(self, seat: int) -> None:
        """Let a seat do the rest of its turn, as a whole."""
        while self.outcome is None and self._rules.turn(self._state) == seat:
            for token in turns(self._view(seat))[0]:
                self.do(Action.parse(token))

    def step(self) -> None:
        """Let who claims, or else who is awaited, hand something in; where nobody does, chances lapse."""
        for seat in self._able():
            if tokens := choose_at_once("greedy", self._view(seat), self._rng):
                for token in tokens:
                    self.do(Action.parse(token))
                return
        self._state = self._rules.lapse(self._state)

    def _able(self) -> Iterator[int]:
        """Yield the seats that can act: who can claim or call first, of those that call the one that acted last."""
        rules, state, turn = self._rules, self._state, self._rules.turn(self._state)
        if (window := rules.window(state)) is not None:
            claims = ((seat, rules.offers(state, seat)) for seat in window.order)
            yield from (seat for seat, offers in claims if any(offer.verb in window.verbs for offer in offers))
        else:
            others = ((self._last + more) % self._seats for more in range(self._seats))
            yield from (seat for seat in others if seat != turn and rules.offers(state, seat))
        if turn is not None and rules.offers(state, turn):
            yield turn

    def _view(self, seat: int) -> View:
        return msgspec.structs.replace(self._rules.view(self._state, seat), course=self._course)
