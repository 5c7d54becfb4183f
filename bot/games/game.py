"""What a game is: the few functions that each game gives, and the values that pass between them."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from bot.games.actions import MOST_SEATS, UNKNOWN, Action, seat_names
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, OptionError
from bot.games.events import Event
from bot.games.offers import Offer
from bot.games.options import Option, Options, OptionValue
from bot.games.shuffle import Stream
from bot.games.view import View

S = TypeVar("S")
_SEATS = frozenset(seat_names(MOST_SEATS))
Deal = dict[str, Any]  # a round's `deal` as the record format has it


class Outcome(msgspec.Struct, frozen=True):
    """The facts of an ended round (C-3): how it ended, who won (None: nobody), what each hand's rest counts.

    `facts` are further facts that a game's own price or next round needs, by name. `kind` is what won, where a game
    can be won with several kinds of hand; nothing follows from it, it is counted.
    """

    end: str
    winner: int | tuple[int, ...] | None
    lefts: tuple[int, ...]
    facts: dict[str, int] = msgspec.field(default_factory=dict)
    kind: str = ""


class Previous(msgspec.Struct, frozen=True):
    """The round before: its dealer, its deal and its outcome."""

    dealer: int | None
    deal: Deal
    outcome: Outcome


class Start(msgspec.Struct, frozen=True):
    """Everything but chance that a deal depends on: options in full, number of seats, the round, the set's edition.

    Round and edition (`Game.editions`) count from 1.
    `setup` is what players settled before the match and the record repeats in its deals (votes, the youngest).
    """

    options: Options
    seats: int
    round: int = 1
    previous: Previous | None = None
    setup: Mapping[str, Any] = msgspec.field(default_factory=dict)
    edition: int = 1


class Question(msgspec.Struct, frozen=True):
    """A question that the players settle before a match: `key` is the answer's in `setup`, `rule` says so.

    `vote`: every seat chooses one of the `values`, and `setup[key]` has what each seat said, `{"p1": "open"}`; a seat
    that says nothing is not in it. `seat`: the host names a seat, `setup[key]` is `p2`; nobody named, no key.
    """

    key: str
    kind: Literal["vote", "seat"]
    values: tuple[str, ...]
    rule: str


class Length(msgspec.Struct, frozen=True):
    """A length of match that a host chooses by its name: `quick`, `printed` (as the leaflet has it), `long`.

    `options` are those that make it, the others may be any. `turns` are how many turns such a match took computer
    players in the mean (`boneyard simulate GAME --length NAME`), one number for each number of seats.
    """

    key: Literal["quick", "printed", "long"]
    options: dict[str, OptionValue]
    turns: tuple[int, ...]


class Window(msgspec.Struct, frozen=True):
    """Claims that wait for each other: the verbs that claim, and who has it before whom, nearest seat first.

    That there is a window follows from what all can see, never from who could claim: it gives time, and time tells.
    """

    verbs: frozenset[str]
    order: tuple[int, ...]


class Game(ABC, Generic[S]):
    """The rules of one game. Instances hold nothing; every state is a frozen value `S`."""

    name: ClassVar[str]
    family: ClassVar[str]
    pieces: ClassVar[str] = ""
    """What it is played with, for names and pictures: `pips`, `figures`, `motifs`, `domos`; "" for plain texts."""

    emojis: ClassVar[str] = ""
    """The prefix of its pieces' emojis, which games can share; "" for the game's own name."""

    counted: ClassVar[str] = "points"
    """What is counted of what is left in a hand: `points`, `minus` (points), `pips` or `tiles`."""

    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    lengths: ClassVar[tuple[Length, ...]] = ()
    """How long a match may be, the quickest first: a new table begins with that one."""

    pace: ClassVar[int] = 10
    """Seconds that people take for a turn, more or less: of that, and of `turns`, the minutes of a match are made."""

    rules: ClassVar[tuple[str, ...]]
    end_rule: ClassVar[str]
    """The rule by which a round ends: the reason why nothing can be done after it."""

    passing: ClassVar[frozenset[str]] = frozenset()
    """Verbs of chances out of turn that pass by themselves: that one is gone makes no other choice stale."""

    too_late: ClassVar[frozenset[str]] = frozenset()
    """Codes of refusals that a call out of turn meets if somebody was faster."""

    editions: ClassVar[int] = 1
    """The number of editions of the set of pieces. New matches use the last one, from 1."""

    public_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs of which everybody sees all words; of others the words are `??` in a view's course, but for seats."""

    public_deal: ClassVar[tuple[str, ...]] = ()
    """The keys of the deal that everybody sees."""

    questions: ClassVar[tuple[Question, ...]] = ()
    """What the players settle before a match."""

    @abstractmethod
    def deal(self, start: Start, stream: Stream) -> tuple[int | None, Deal]:
        """Draw a round's chance from the stream, in the order of the record format; return dealer and deal."""

    @abstractmethod
    def begin(self, start: Start, dealer: int | None, deal: Deal) -> S:
        """Make the first state of a round. NotationError or RecordError where the deal cannot be one."""

    @abstractmethod
    def turn(self, state: S) -> int | None:
        """Return the seat that is awaited (its clock runs); None when the round is over."""

    @abstractmethod
    def offers(self, state: S, seat: int) -> tuple[Offer, ...]:
        """Return what the seat may do now, in a pinned order; words that it may not know are `??`.

        Every whole action is taken by `apply`. Where nothing is open, there is nothing else that `apply` takes, but for
        another way to write the same (pieces laid down in another order).
        """

    @abstractmethod
    def apply(self, state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
        """Do a complete action. IllegalAction or NotationError, and then nothing has changed (C-1)."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """Return the view of the seat (None: the public)."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the facts of the round if it has ended."""

    @abstractmethod
    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:
        """Return what the round adds to each seat's total."""

    @abstractmethod
    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        """Return `target` or `rounds` if the match ends with these totals after so many rounds, else None."""

    @abstractmethod
    def sample(self, view: View, rng: Chance) -> S:
        """Return a state that fits all that the view's seat knows: what it sees, and what the view's `course` tells.

        In small cases every fitting state comes as often as deals lead to it, and it has that very view, but for the
        course. The view is that of a player in a round that goes on, and has its course: ValueError for another.
        """

    def settled(self, state: S) -> bool:
        """Return True if what a seat hands in may stop here; what it hands in is done all or none."""
        return True

    def unsettled(self, state: S) -> IllegalAction:
        """Return the refusal of what stops where it may not; only asked where `settled` says no."""
        raise NotImplementedError(f"{self.name} settles everything")

    def window(self, state: S) -> Window | None:
        """Return the claims that wait for each other now; None where nothing can be claimed."""
        return None

    def claimable(self, options: Options) -> bool:
        """Return True if there are claims out of turn with these options; players may let the table claim for them."""
        return False

    def lapse(self, state: S) -> S:
        """Return the state once nobody claims: as it was, unless the round waited for nothing else."""
        return state

    def complete(self, state: S, action: Action) -> Action:
        """Put into an action what its player could not know (`??`, or the missing drawn tile); NotationError."""
        return action

    def seen(self, state: S, action: Action) -> Action:
        """Return what everybody sees of an action that led to this state: words that only some have seen are `??`."""
        if not action.args or action.verb in self.public_verbs:
            return action
        words = tuple(word if word in _SEATS else UNKNOWN for word in action.args)
        return Action(action.seat, action.verb, words)

    def catchable(self, state: S) -> int | None:
        """Return the seat that anyone else may catch out of turn until it calls, as all can see; None in most games."""
        return None

    def idle(self, state: S, action: Action) -> bool:
        """Return True if a refused action may stand in a record all the same, and changes nothing (UD-11)."""
        return False

    def automatic(self, state: S, stream: Stream) -> Action | None:
        """Return the action that happens now of itself (chance, a forced penalty), None if a player is to act."""
        return None

    def forced(self, state: S) -> Action | None:
        """Return the draw, pass or the like that the awaited player must do, and a table may do after a moment instead.

        None where there is a choice, and where the moment would tell something that the act does not: a player who does
        the same by choice must look like one who has none. So whether it is None follows, given the act, from what all
        can see.
        """
        return None

    def intentions(self, view: Any) -> tuple[str, ...]:
        """Return what the view's seat may plan for its next turn, while another's goes on; words, as of a token.

        All of it follows from the view. It need not be allowed as things stand: others move before the turn comes.
        """
        return ()

    def intended(self, view: Any, intention: str) -> tuple[str, ...]:
        """Return the tokens by which the view's seat, whose turn it is, does what it has planned; () if it may not.

        Nothing that was not meant is done: a tile that was to join by another half is not laid.
        """
        return ()

    @property
    def forces(self) -> bool:
        """Return True if the game has moves of which `forced` speaks."""
        return type(self).forced is not Game.forced

    def deal_events(self, start: Start, dealer: int | None, deal: Deal) -> tuple[Event, ...]:
        """Return the events of a fresh deal."""
        return (Event("dealt", dealer, {"round": start.round}),)

    def setup_of(self, deal: Deal) -> Mapping[str, Any]:
        """Return the setup that a recorded deal repeats."""
        return {}

    def places(self, totals: tuple[int, ...], lefts: tuple[int, ...]) -> tuple[int, ...]:
        """Return every seat's place, the highest total first; ties share (C-4). `lefts` are summed over the rounds."""
        return rank(totals)

    def first_options(self) -> dict[str, OptionValue]:
        """Return all options as a new table begins: the defaults, and those of the first length."""
        defaults = {option.key: option.default for option in self.options}
        return {**defaults, **self.lengths[0].options} if self.lengths else defaults

    def length_of(self, options: Options) -> Length | None:
        """Return the length that these options make; None if they are the host's own."""
        return next((length for length in self.lengths if length.options.items() <= options.items()), None)

    def turns(self, length: Length, seats: int) -> int:
        """Return the usual number of turns of such a match; few seats count as the fewest."""
        return length.turns[max(0, min(seats, self.seats.stop - 1) - self.seats.start)]

    def minutes(self, length: Length, seats: int) -> int:
        """Return the minutes that such a match takes people, over ten by fives; few seats count as the fewest."""
        minutes = max(1, round(self.turns(length, seats) * self.pace / 60))
        return minutes if minutes <= 10 else 5 * round(minutes / 5)

    def check_seats(self, seats: int) -> None:
        """Raise OptionError `seats` unless so many can play."""
        if seats not in self.seats:
            raise OptionError("seats", game=self.name, seats=seats, fewest=self.seats.start, most=self.seats.stop - 1)


def rank(scores: tuple[Any, ...]) -> tuple[int, ...]:
    """Return the place of each score, the highest first: 1, 2, 2, 4 (C-4)."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


AnyGame = Game[Any]
