"""Calling players to their turns: when a mention is due, as a message of its own or in a board that is posted anew."""

import re
from collections.abc import Callable
from typing import Protocol

from bot.connection.references import MessageRefs
from bot.play.messages.directs import announced_by
from bot.tables import MENTION_SECONDS, Snapshot, is_slow, rest_until


class Onlookers(Protocol):
    """The hands that players have open, as far as that is known."""

    def follows(self, table: str, person: int) -> bool:
        """True if the person has a hand open that follows the game."""

    def acted(self, table: str, person: int) -> float:
        """Return when the person last pressed something in a hand; 0 if that is not known."""


class Calling:
    """Says when a player is called: players who see their hand need no mention, and `now` tells seconds.

    In a slow game nobody is called who rests, but when that is over; `date` tells seconds since 1970.
    """

    def __init__(self, onlookers: Onlookers, now: Callable[[], float], date: Callable[[], float] | None = None) -> None:
        self._onlookers, self._now, self._date = onlookers, now, date or now

    def due(self, refs: MessageRefs, snapshot: Snapshot) -> float | None:
        """Return when to mention in a message of its own whose turn it is; None: not as things stand.

        A player who sees the hand is not called; one who has just acted, and any at the beginning of a turn, is given
        some seconds. A player whose time runs out, or whom somebody nudges, is called in any case.
        """
        wanted = mention_wanted(snapshot)
        if not wanted or wanted == refs.mentioned:
            return None
        rested = self._rested(snapshot)
        if not wanted.isdigit():
            return max(refs.since, rested)
        person, seconds = _awaited(snapshot), MENTION_SECONDS[snapshot.state.settings.mentions]
        if seconds is None or person is None or self._onlookers.follows(snapshot.id, person):
            return None
        return max(max(refs.since, self._onlookers.acted(snapshot.id, person)) + seconds, rested)

    def _rested(self, snapshot: Snapshot) -> float:
        """Return when whose turn it is does not rest any more; 0 if that is so already."""
        state, turn = snapshot.state, snapshot.turn
        if turn is None or not state.seats[turn].times.rests or not is_slow(state):
            return 0.0
        date = self._date()
        until = rest_until(state.seats[turn].times, date)
        return 0.0 if until is None else self._now() + until - date

    def by_board(self, refs: MessageRefs, snapshot: Snapshot, *, anew: bool) -> bool:
        """True if the board is to mention whose turn it is: it does, or is posted `anew` while that player is away."""
        wanted = mention_wanted(snapshot)
        if not wanted or wanted == refs.mentioned:
            return bool(wanted) and refs.calls
        if not anew or self.due(refs, snapshot) is None or announced_by(snapshot) != "mention":
            return False
        if self._rested(snapshot) > self._now():
            return False
        acted = self._onlookers.acted(snapshot.id, _awaited(snapshot) or 0)
        return acted + (MENTION_SECONDS[snapshot.state.settings.mentions] or 0.0) <= self._now()


def seat_called(wanted: str) -> int | None:
    """Return the seat whose turn is announced (`mention_wanted`); None for nobody's."""
    digits = re.match(r"\d+", wanted)
    return None if digits is None else int(digits[0])


def mention_wanted(snapshot: Snapshot) -> str:
    """Return whose turn is to be announced, "" for nobody's: `2` the third seat's, `2!` with a warning, `2~9` nudged.

    A player alone against computers is called only when the time runs out; nobody is called at a table that calls
    nobody, or to a turn that passes by itself.
    """
    state, turn = snapshot.state, snapshot.turn
    if turn is None or state.paused or state.closed or not state.seats[turn].present:
        return ""
    if state.settings.mentions == "off" or state.times.forced_at is not None:
        return ""
    nudged = state.times.nudged_at or 0.0
    again = f"~{int(nudged)}" if nudged > (state.times.awaited_since or 0.0) else ""
    if state.times.warned or again:
        return f"{turn}{'!' if state.times.warned else ''}{again}"
    return f"{turn}" if sum(seat.present for seat in state.seats) > 1 else ""


def _awaited(snapshot: Snapshot) -> int | None:
    """Return the person whose turn it is."""
    return None if snapshot.turn is None else snapshot.state.seats[snapshot.turn].person
