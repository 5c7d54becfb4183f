"""What a game is: the few functions that each game gives, and the values that pass between them."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from bot.games.actions import Action, Move
from bot.games.errors import OptionError
from bot.games.events import Event
from bot.games.options import Option, Options
from bot.games.shuffle import Stream
from bot.games.view import View

S = TypeVar("S")
Deal = dict[str, Any]  # a round's `deal` as the record format has it


class Outcome(msgspec.Struct, frozen=True):
    """The facts of an ended round (C-3): how it ended, who won (None: nobody), what each hand's rest counts.

    `facts` are further facts that a game's own price or next round needs, by name.
    """

    end: str
    winner: int | tuple[int, ...] | None
    left: tuple[int, ...]
    facts: dict[str, int] = msgspec.field(default_factory=dict)


class Previous(msgspec.Struct, frozen=True):
    """The round before: its dealer, its deal and its outcome."""

    dealer: int | None
    deal: Deal
    outcome: Outcome


class Start(msgspec.Struct, frozen=True):
    """Everything but chance that a deal depends on: options in full, number of seats, the round (from 1).

    `setup` is what players settled before the match and the record repeats in its deals (votes, the youngest).
    """

    options: Options
    seats: int
    round: int = 1
    previous: Previous | None = None
    setup: Mapping[str, Any] = msgspec.field(default_factory=dict)


class Game(ABC, Generic[S]):
    """The rules of one game. Instances hold nothing; every state is a frozen value `S`."""

    name: ClassVar[str]
    family: ClassVar[str]
    pieces: ClassVar[str] = ""
    """What it is played with, for names and pictures: `pips`, `figures`, `motifs`, `domos`; "" for plain texts."""

    counted: ClassVar[str] = "points"
    """What is counted of what is left in a hand: `points`, `minus` (points), `pips` or `cards`."""

    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    rules: ClassVar[tuple[str, ...]]
    end_rule: ClassVar[str]
    """The rule by which a round ends: the reason why nothing can be done after it."""

    calls: ClassVar[frozenset[str]] = frozenset()
    """Verbs of chances out of turn that pass by themselves: that one is gone makes no other choice stale."""

    @abstractmethod
    def deal(self, start: Start, stream: Stream) -> tuple[int | None, Deal]:
        """Draw a round's chance from the stream, in the order of the record format; answer dealer and deal."""

    @abstractmethod
    def begin(self, start: Start, dealer: int | None, deal: Deal) -> S:
        """Make the first state of a round. NotationError or RecordError where the deal cannot be one."""

    @abstractmethod
    def turn(self, state: S) -> int | None:
        """Answer the seat that is awaited (its clock runs); None when the round is over."""

    @abstractmethod
    def read(self, action: Action) -> Move:
        """Answer what an action says, with named parts; NotationError if it is none of this game's family."""

    @abstractmethod
    def legal_actions(self, state: S, seat: int) -> tuple[Action, ...]:
        """Answer what the seat may do now, in a pinned order; words that it may not know are `??`."""

    @abstractmethod
    def apply(self, state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
        """Do a complete action. IllegalAction or NotationError, and then nothing has changed (C-1)."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """Answer what the seat (None: the public) may know."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Answer the facts of the round if it has ended."""

    @abstractmethod
    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:
        """Answer what the round adds to each seat's total."""

    @abstractmethod
    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        """Answer `target` or `rounds` if the match ends with these totals after so many rounds, else None."""

    def complete(self, state: S, action: Action) -> Action:  # noqa: ARG002 - games that hide something use it
        """Put into an action what its player could not know (`??`, or the missing drawn tile); NotationError."""
        return action

    def idle(self, state: S, action: Action) -> bool:  # noqa: ARG002 - likewise
        """Answer whether a refused action may stand in a record all the same, and changes nothing (UD-11)."""
        return False

    def automatic(self, state: S, stream: Stream) -> Action | None:  # noqa: ARG002 - likewise
        """Answer the action that happens now of itself (chance, a forced penalty), None if a player is to act."""
        return None

    def told(self, start: Start, dealer: int | None, deal: Deal) -> tuple[Event, ...]:  # noqa: ARG002 - likewise
        """Answer what is told of a fresh deal."""
        return (Event("dealt", dealer, {"round": start.round}),)

    def setup_of(self, deal: Deal) -> Mapping[str, Any]:  # noqa: ARG002 - likewise
        """Answer the setup that a recorded deal repeats."""
        return {}

    def places(self, totals: tuple[int, ...], lefts: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG002 - likewise
        """Answer every seat's place, the highest total first; ties share (C-4). `lefts` are summed over the rounds."""
        return rank(totals)

    def check_seats(self, seats: int) -> None:
        """OptionError `seats` unless so many can play."""
        if seats not in self.seats:
            raise OptionError(
                "seats", game=self.name, seats=seats, fewest=self.seats.start, most=self.seats.stop - 1
            )


def rank(scores: tuple[Any, ...]) -> tuple[int, ...]:
    """Answer the place of each score, the highest first: 1, 2, 2, 4 (C-4)."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


AnyGame = Game[Any]
