"""What a command changes at a table, tells and writes down; nobody sees anything of it before all of it is stored."""

import random
import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from bot.games.actions import Action
from bot.games.events import Event
from bot.games.match import Match, is_open, note
from bot.games.view import View
from bot.tables.ports import Players, TableConfig
from bot.tables.types import Expected, Person, SeatState, TableError, TableState, changed, with_item
from storage.values import AuditEntry, FinishedMatch, LogEntry

_LONGEST_NAME = 80
# Controls, lone halves of surrogate pairs, line and paragraph separators.
_CATEGORIES = frozenset({"Cc", "Cs", "Zl", "Zp"})
# Marks that turn the direction of the text after them; joiners, which make emojis, are not among them.
_TURNING = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class StandingPlan(msgspec.Struct, frozen=True):
    """A turn that a player has planned and not handed in, in memory only: it is played if the turn runs out."""

    version: int  # of the seat's offers
    tokens: tuple[str, ...]


class Context(msgspec.Struct, frozen=True):
    """All that a transaction depends on besides state and command: time, chance, computer players, settings."""

    now: float
    config: TableConfig
    seed: Callable[[], bytes]
    rng: random.Random
    players: Players
    plans: Mapping[int, StandingPlan] = {}  # those that stand, by person
    thought_missing_in: int | None = None  # the last match whose players heard so; None: nobody thinks here


class Transaction(msgspec.Struct):
    """A command's effects at a table, until they are stored."""

    state: TableState  # the very same object if nothing changed
    context: Context
    log: list[LogEntry] = []
    events: list[Event] = []
    actor: int | None = None  # the seat that acted in the game, if one did
    turn_left: float | None = None  # the seconds that a turn has again whose act was taken back
    went_round: bool = False  # what it did ended its turn, even if it is its turn again
    finished: FinishedMatch | None = None
    audit: AuditEntry | None = None
    notice: str = ""
    repair: bool = False
    quiet: bool = False
    thought: bool | None = None  # of a strong player's move: whether its thought was there

    @property
    def match(self) -> Match:
        """The match; TableError `not-started` before the first."""
        if self.state.match is None:
            raise TableError("not-started")
        return self.state.match

    def view(self, seat: int) -> View:
        """Return what a seat may know of the round; TableError `not-started` before the first."""
        view = self.match.view(seat)
        assert view is not None
        return view

    def set(self, **fields: Any) -> None:
        """Change fields of the state, or of its parts (`types.changed`)."""
        self.state = changed(self.state, **fields)

    def set_seat(self, seat: int, **fields: Any) -> None:
        """Change fields of one seat."""
        seats = self.state.seats
        self.set(seats=with_item(seats, seat, msgspec.structs.replace(seats[seat], **fields)))

    def tell(self, code: str, seat: int | None = None, **data: str | int) -> None:
        """Add something to be told."""
        self.events.append(Event(code, seat, dict(data)))

    def write_note(self, seat: int, *words: str) -> None:
        """Write `p2 seat computer` and the like into the record, if a round is open."""
        match = self.state.match
        if match is None or match.end or not is_open(match):
            return
        self.log.append(LogEntry("note", str(Action(seat, words[0], words[1:]))))
        self.set(match=note(match, seat, *words))
        if words[0] == "seat":
            self.set(noted=with_item(self.state.log.noted, seat, words[1] == "computer"))


@lru_cache(maxsize=4096)
def clean(name: str) -> str:
    """Return a display name without control characters, at most 80 long; may be "".

    Emojis, markdown and mentions stay: whatever shows the name escapes them.
    """
    kept = (sign for sign in name if unicodedata.category(sign) not in _CATEGORIES and sign not in _TURNING)
    return "".join(kept).strip()[:_LONGEST_NAME]


def greet(tx: Transaction, seat: int, by: Person) -> None:
    """Keep up with a player's display name and language."""
    player = tx.state.seats[seat]
    name = clean(by.name)
    if (player.name, player.locale) != (name, by.locale):
        tx.set_seat(seat, name=name, locale=by.locale)


def seat_for(by: Person) -> SeatState:
    """A fresh seat of a person."""
    return SeatState(by.id, clean(by.name), locale=by.locale)


def find_seat(state: TableState, person: int) -> int:
    """The seat that a person holds and has not left; TableError `not-seated`, `resigned`."""
    for number, seat in enumerate(state.seats):
        if seat.person == person and not seat.left:
            return number
        if seat.person == person and seat.resigned:
            raise TableError("resigned")
    raise TableError("not-seated")


def check_seat(state: TableState, seat: int, *, human: bool = False) -> SeatState:
    """Return the seat of that number, which a person must hold if `human`; TableError `no-seat`."""
    if not 0 <= seat < len(state.seats) or (human and not state.seats[seat].human):
        raise TableError("no-seat", seat=seat + 1)
    return state.seats[seat]


def check_host(tx: Transaction, by: Person) -> None:
    """TableError `not-host` unless the person is the host, or becomes it since the host of the lobby sleeps."""
    if not leads(tx.state, by.id, tx.context.now, tx.context.config):
        raise not_host(tx.state)
    if tx.state.host != by.id:
        tx.set(host=by.id)


def not_host(state: TableState, action: str = "") -> TableError:
    """Return the refusal that names the host by their id; `action` `end` has a way out."""
    return TableError("not-host", host=str(state.host or "nobody"), action=action)


def leads(state: TableState, person: int, now: float, config: TableConfig) -> bool:
    """Return True if a person may do what the host may: the host, or any player of a lobby whose host sleeps."""
    if state.host == person:
        return True
    if state.phase != "lobby" or state.times.expires is None or all(seat.person != person for seat in state.seats):
        return False
    return now >= state.times.expires - config.lobby_life + config.host_patience


def check_power(tx: Transaction, by: Person, action: str, **detail: str | int) -> str:
    """`host` or `moderator`, the latter with a line for the audit log; TableError `not-host`."""
    if tx.state.host == by.id:
        return "host"
    if not by.moderator:
        raise not_host(tx.state)
    note_audit(tx, by, action, detail)
    return "moderator"


def note_audit(tx: Transaction, by: Person, action: str, detail: Mapping[str, str | int]) -> None:
    """Write into the audit log what a moderator does to a table."""
    state = tx.state
    facts = {"table": state.id, "channel": str(state.channel), "game": state.game, **detail}
    tx.audit = AuditEntry(action, by.id, msgspec.json.encode(facts).decode(), tx.context.now)


def check_version(tx: Transaction, version: int | None) -> None:
    """TableError `stale` if the table has changed since a button was drawn; None is always fresh."""
    if version is not None and version != tx.state.version:
        raise TableError("stale", version=tx.state.version)


def check_lobby(tx: Transaction) -> None:
    """TableError `already-started` or `over` unless this is a lobby."""
    if tx.state.phase != "lobby":
        raise TableError("over" if tx.state.phase == "over" else "already-started")


def check_going_on(tx: Transaction) -> None:
    """TableError `not-started`, `over` or `time-up` unless a match goes on that people play."""
    if tx.state.phase in ("lobby", "over"):
        raise TableError("over" if tx.state.phase == "over" else "not-started")
    if tx.state.hurried:
        raise TableError("time-up")


def check_free(tx: Transaction) -> None:
    """TableError `fixture` where a fixture says what is played, by whom, and that it counts."""
    if tx.state.fixture:
        raise TableError("fixture", number=tx.state.fixture)


def check_own_deals(tx: Transaction) -> None:
    """TableError `same-deals` where others play the deals too: what they follow from is not this table's to change."""
    if tx.state.shared is not None:
        raise TableError("same-deals")


def check_expected(expected: tuple[Expected, ...], person: int) -> None:
    """TableError `not-expected` for whom a fixture does not name; without a fixture everybody may sit."""
    if expected and all(player.person != person for player in expected):
        raise TableError("not-expected")


def next_person(seats: tuple[SeatState, ...], after: int) -> int | None:
    """Return the next host: the first person in seat order from `after` on, those present before the others."""
    order = sorted([*seats[after:], *seats[:after]], key=lambda seat: not seat.present)
    return next((seat.person for seat in order if seat.human), None)
