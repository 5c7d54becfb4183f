"""The outside world as the tables see it: times, chance, store, messenger, computer players; and what a start found."""

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from bot.games.shuffle import SEED_BYTES
from bot.games.view import View
from bot.players.thinking import Budget, Choice, Purpose
from bot.tables.snapshot import Snapshot
from bot.tables.types import ClockName, MentionName, WindowName


class Restored(msgspec.Struct, frozen=True):
    """The tables after a start: how many live again, and the ids of those that could not be restored.

    These stay in the store, set aside once their channel is used again.
    """

    tables: int
    broken: tuple[str, ...]


_MINUTE, _HOUR, _DAY = 60.0, 3600.0, 86400.0


class TableConfig(msgspec.Struct, frozen=True):
    """Times, in seconds."""

    computer_delay: float = 1.5  # how long a computer player thinks
    reaction: float = 3.0  # how long before it acts out of turn
    catch_grace: float = 5.0  # the same at least, while it may catch a person
    thinking: float = 3.0  # for how long beyond that a strong player's thought is waited for
    thought: Budget = Budget(iterations=1_000_000, seconds=0.5)  # what one may cost: the time ends the thinking
    forced_delay: float = 2.5  # after how long a forced draw or pass of a person happens by itself
    # until the next round is dealt by itself, by clock
    round_pause: dict[str, float] = msgspec.field(
        default_factory=lambda: {"30s": 15.0, "2m": 30.0, "24h": _HOUR, "off": _HOUR}
    )
    lobby_life: float = 30 * _MINUTE  # until a lobby in which nothing happens is given up
    host_patience: float = 5 * _MINUTE  # until any of its players may do what the host may
    over_life: float = 30 * _MINUTE  # how long an ended match can have a rematch
    paused_life: float = 7 * _DAY  # until a paused match is broken off
    deserted: float = _HOUR  # until anybody may end a match whose players are all away, if it does not count
    deserted_slow: float = _DAY  # the same if it counts, or no fast clock runs; at once where all have left
    playing_life: float = 30 * _DAY  # until a match without a clock in which nothing happens is
    answer: float = 20.0  # in which the others agree with taking an act back
    restart_grace: float = _MINUTE  # what a turn has left at least after a restart, unless its full time is shorter
    misses: int = 2  # how many turns in a row may run out before the computer plays the seat
    seat_kept: float = 10 * _MINUTE  # for how long a lobby keeps a seat for who was challenged
    rematch_kept: float = _MINUTE  # the same for the players of the match before
    alone: float = 5 * _MINUTE  # after how long one who waits alone in a lobby is told what else there is
    recent: int = 40  # how many events are kept
    retry: float = 1.0  # how long to wait after a failed store, doubled up to 64 times of it


# Seconds of a turn, and how many are left when its player is warned.
TURN_SECONDS: Mapping[ClockName, float | None] = {"30s": 30.0, "2m": 120.0, "24h": _DAY, "off": None}
WARN_SECONDS: Mapping[ClockName, float] = {"30s": 10.0, "2m": 40.0, "24h": 2 * _HOUR, "off": 0.0}

# Seconds in which who claims by hand can claim a discard before the next player draws; None: only until that draw.
WINDOW_SECONDS: Mapping[WindowName, float | None] = {"5s": 5.0, "10s": 10.0, "off": None}
# Seconds of a turn after which its player is called, unless they are looking or have just acted; None: never.
MENTION_SECONDS: Mapping[MentionName, float | None] = {"now": 0.0, "10s": 10.0, "off": None}

LAST_WINDOW = 5.0  # where there is none, and no next player either whose move could end the claims


class Alarm(Protocol):
    """Something set off later that can be called off."""

    def cancel(self) -> None:
        """Call it off; nothing happens if it has gone off already."""


class Clock(Protocol):
    """The time, and being called at a time."""

    def now(self) -> float:
        """Seconds since 1970."""

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        """Call back at that time, or soon if it has passed; perhaps early: who is called looks at the time."""

    @property
    def steady(self) -> "Clock":
        """The same for what is only waited for and never stored: it goes on evenly when the machine's clock is set."""


@dataclass(frozen=True, slots=True)
class Luck:
    """`seeds` answers 32 fresh bytes for each deal; `rng` is for computer players, never for deals."""

    seeds: Callable[[], bytes]
    rng: random.Random

    @classmethod
    def real(cls) -> "Luck":
        """Return the system's own: nobody can foresee it."""
        return cls(
            lambda: secrets.token_bytes(SEED_BYTES),
            random.Random(secrets.randbits(64)),  # noqa: S311 - see the class
        )

    @classmethod
    def fixed(cls, word: str) -> "Luck":
        """Always the same for the same word: for tests, and for what must be shown twice alike."""
        deals = random.Random(f"{word} deals")  # noqa: S311 - foreseen on purpose
        return cls(lambda: deals.randbytes(SEED_BYTES), random.Random(word))  # noqa: S311 - the same


class Messenger(Protocol):
    """The one that shows tables."""

    def publish(self, snapshot: Snapshot) -> None:
        """Hear that a table has changed. Must not block; joining several changes into one is the messenger's."""


class Players(Protocol):
    """The computer players; `bot.players` is one."""

    def choose(self, kind: str, view: View, rng: random.Random) -> tuple[str, ...]:
        """The tokens that a player of that kind hands in; none: out of turn it lets the chance go."""

    def suggest(self, view: View) -> tuple[str, ...]:
        """Return what is done for a player whose time ran out."""


class Thinker(Protocol):
    """Thinks outside of this process and of every table's task: `Thinkers`.

    A caller that no longer wants the answer cancels the call: the thought is left out or given up.
    """

    async def think(
        self,
        view: View,
        seed: int,
        budget: Budget,
        purpose: Purpose = Purpose.REVIEW,
        among: Sequence[tuple[str, ...]] = (),
    ) -> tuple[Choice, ...]:
        """Return what the view's seat can do (only `among` these moves), best first; NoThoughtError if nothing comes.

        Moves at tables go before hints, and hints before reviews; what is begun is not interrupted, so a review gives
        each decision half a second at most. Where many moves wait, each has less than its budget.
        """
