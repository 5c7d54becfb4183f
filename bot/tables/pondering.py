"""The thoughts of strong players: begun when a turn begins, outside of the table's own task.

A thought comes back as a command that names its position (`Thought`). Where none comes in time, the table plays the
normal player's move, and the host of the bot reads that in the log and in `boneyard status`.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from random import Random

from bot.players.thinking import NoThoughtError, Purpose
from bot.tables.commands import Thought
from bot.tables.ports import TableConfig, Thinker
from bot.tables.snapshot import Snapshot
from bot.tables.timing import pondered, position_of
from bot.tables.types import Position, TableState

_GAP_SECONDS = 3600.0  # between two lines of the log about thoughts that are missing
_log = logging.getLogger(__name__)


class Thoughts:
    """Counts the moves of strong players since the start: `arrived` with a thought, `missed` without."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self.arrived = self.missed = 0
        self._logged_at: float | None = None
        self._logged = (0, 0)

    def note(self, *, arrived: bool) -> None:
        """Count a strong player's move, and log from time to time what is missing."""
        if arrived:
            self.arrived += 1
            return
        self.missed += 1
        if self._logged_at is None or self._now() - self._logged_at >= _GAP_SECONDS:
            missed, arrived_now = self.missed - self._logged[1], self.arrived - self._logged[0]
            _log.warning(
                "%d of %d thoughts of strong players did not come in time, and normal players' moves were made; "
                "the machine is busy",
                missed,
                missed + arrived_now,
            )
            self._logged_at, self._logged = self._now(), (self.arrived, self.missed)


class Pondering:
    """One thought at a time, and what came of it; `ready` is called then. `thinker` None: no thought ever comes."""

    def __init__(self, thinker: Thinker | None, rng: Random, config: TableConfig, ready: Callable[[], None]) -> None:
        self._thinker, self._rng, self._config, self._ready = thinker, rng, config, ready
        self._about: tuple[int, Position] | None = None
        self._task: asyncio.Task[None] | None = None
        self.thought: Thought | None = None

    def follow(self, state: TableState) -> None:
        """Begin to think if a strong player is to act, and give up what is about another position."""
        seat = None if state.times.computer_at is None else pondered(state)
        about = None if seat is None else (seat, position_of(state, seat))
        if about != self._about:
            self.stop()
            self._about = about
            if about is not None:
                self._begin(Snapshot(state), *about)

    def _begin(self, snapshot: Snapshot, seat: int, position: Position) -> None:
        legal = snapshot.legal(seat)
        if seat == snapshot.turn and len(snapshot.offers(seat)) == len(legal) == 1:
            self.thought = Thought(seat, position, legal)  # nothing to think about
        else:
            self._task = asyncio.create_task(self._think(snapshot, seat, position), name=f"thought {snapshot.id}")

    async def _think(self, snapshot: Snapshot, seat: int, position: Position) -> None:
        """Have a thought of what is to be handed in; without tokens if nothing was thought."""
        view, tokens = snapshot.view(seat), None
        try:
            if self._thinker is not None and view is not None:
                choices = await self._thinker.think(view, self._rng.getrandbits(64), self._config.thought, Purpose.MOVE)
                tokens = choices[0].tokens if choices else None
        except NoThoughtError:
            pass
        except Exception:  # a thinker shall say so by NoThoughtError
            _log.exception("table %s: the thinking failed", snapshot.id)
        self.thought = Thought(seat, position, tokens)
        self._ready()

    def due(self, state: TableState) -> float | None:
        """Return when the thought may be played: not before a computer player would move; None while there is none."""
        if self.thought is None or state.times.computer_at is None:
            return None
        return state.times.computer_at - self._config.thinking

    def stop(self) -> None:
        """Give up what is thought about."""
        if self._task is not None:
            self._task.cancel()
        self._task = self.thought = self._about = None
