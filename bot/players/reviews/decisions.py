"""The decisions of a seat in a recorded match, each with what the seat knew then."""

import hashlib
from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

import msgspec

from bot.games.actions import UNKNOWN, Action
from bot.games.match import NOTES, Match, is_open
from bot.games.record import Record
from bot.games.verify import ReplayStep, replay
from bot.games.view import View
from bot.players.registry import has_choice

Tokens = tuple[str, ...]
_PLAYER = ("seat", "player")


class Decision(NamedTuple):
    """A moment at which a seat was in turn: the round (from 1), how many actions were done in it, its view, its act.

    `done` is all that it handed in, as it knew it: a tile that it drew was not known before. `step` is the number of
    the moment among those of the round's replay, from 0.
    """

    round: int
    action: int
    view: View
    done: Tokens
    step: int

    @property
    def real(self) -> bool:
        """True if there was anything to choose."""
        return has_choice(self.view)

    @property
    def seed(self) -> int:
        """Return a number for chance that follows from the view alone."""
        return seed_of(self.view)


def seed_of(view: View) -> int:
    """Return a number for chance that follows from a view alone: equal views are thought about alike."""
    return int.from_bytes(hashlib.blake2b(msgspec.json.encode(view), digest_size=8).digest(), "big")


def decisions(record: Record, seat: int, since: int = 0, until: int | None = None) -> Iterator[Decision]:
    """Yield a seat's decisions (seats from 0) in its own turns while no computer played for it; RecordError at a fault.

    `since`: only what was decided when so many actions of the whole record were done, for somebody who took the
    seat over; `until`: only what was decided before that (None: all), for who had it before. A record alone tells
    no more than that a computer player had the seat before. What can be done out of turn, a call or a claim, is
    none: it is a matter of seconds, which no record has, or of a standing order.
    """
    watch = _Watch(seat, _began_as_computer(record, seat))
    done = [0, *accumulate(len(one.actions) for one in record.rounds)]
    for step in replay(record):
        found = watch.sees(step)
        if found is None or not found.real:
            continue
        at = done[found.round - 1] + found.action
        if since <= at and (until is None or at < until):
            yield found


def _began_as_computer(record: Record, seat: int) -> bool:
    """True if a computer player had the seat first: somebody came to it who had not left it before."""
    came, went = (str(Action(seat, "seat", (who,))) for who in ("player", "computer"))
    notes = (token for one in record.rounds for token in one.actions if token in (came, went))
    return next(notes, went) == came


class _Watch:
    """Follows a replay, and knows at each step what the seat is about to decide."""

    def __init__(self, seat: int, computer: bool) -> None:
        self._seat, self._computer = seat, computer
        self._round, self._step = 0, 0
        self._before: tuple[ReplayStep, int] | None = None
        self._handed: list[str] = []

    def sees(self, step: ReplayStep) -> Decision | None:
        """Look at one more step; return the decision that it completes, if any."""
        self._step = self._step + 1 if step.round == self._round else 0
        self._round = step.round
        found = None if step.token is None else self._acted(step, Action.parse(step.token))
        if not self._handed:
            self._before = (step, self._step) if self._awaited(step.match) else None
        return found

    def _acted(self, step: ReplayStep, action: Action) -> Decision | None:
        if (action.verb, *action.args) in NOTES:
            self._noted(action)
        elif action.seat == self._seat and self._before is not None:
            self._handed.append(str(action))
            if not is_open(step.match) or step.match.rules.settled(step.match.state):
                return self._decided()
        return None

    def _noted(self, action: Action) -> None:
        if action.seat == self._seat:
            self._computer = (action.verb, *action.args) != _PLAYER

    def _decided(self) -> Decision | None:
        handed, self._handed = tuple(self._handed), []
        if self._before is None:
            return None
        (before, at), self._before = self._before, None
        view = before.match.view(self._seat)
        if view is None:
            return None
        done = tuple(as_known(view, token) for token in handed)
        return Decision(before.round, before.action, view, done, at)

    def _awaited(self, match: Match) -> bool:
        if not is_open(match) or self._computer or match.turn != self._seat:
            return False
        return bool(match.rules.settled(match.state))


def as_known(view: View, token: str) -> str:
    """Return a token as its player knew it: with the unknown words with which it was offered."""
    words = token.split(" ")
    for offered in view.legal:
        others = offered.split(" ")
        if len(others) == len(words) and all(
            other in (word, UNKNOWN) for word, other in zip(words, others, strict=True)
        ):
            return offered
    return token
