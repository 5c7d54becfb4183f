"""What the messenger and askers get: a table as it stands, with what can be asked of it."""

from collections.abc import Mapping

import msgspec

from bot.games.actions import parse_seat
from bot.games.events import Event
from bot.games.offers import Offer, tokens
from bot.games.record import RoundResult
from bot.games.view import View
from bot.parts.ids import Press
from bot.tables.promises import next_cuts, promised
from bot.tables.types import TableState


class Snapshot(msgspec.Struct, frozen=True):
    """A table as the messenger shows it. `events` are those of this very change; `repair`: a restart just was,
    so the messages should be looked after even if nothing changed.
    """

    state: TableState
    events: tuple[Event, ...] = ()
    repair: bool = False

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.id

    @property
    def waits(self) -> bool:
        """Return True if a table waits for its match."""
        return self.state.phase == "lobby" and not self.state.closed

    def press(self, verb: str, *words: str) -> Press:
        """Return a press for the table as it is now."""
        return Press(self.id, self.state.version, verb, words)

    def seat_press(self, seat: int, verb: str, *words: str) -> Press:
        """Return a press in a seat's hand as it is now."""
        return Press(self.id, self.seat_version(seat), verb, words)

    def view(self, seat: int | None) -> View | None:
        """Return what the seat (None: the public) may know; None before the first deal."""
        return None if self.state.match is None else self.state.match.view(seat)

    def seat_of(self, person: int) -> int | None:
        """The seat that the person holds and has not left."""
        return next((n for n, seat in enumerate(self.state.seats) if seat.person == person and not seat.left), None)

    def seat_left_by(self, person: int) -> int | None:
        """The seat that the person left and may come back to."""
        return next(
            (n for n, seat in enumerate(self.state.seats) if seat.person == person and seat.left and not seat.resigned),
            None,
        )

    def may_end(self, person: int) -> bool:
        """Return True if the person, as the host, can end the table: in the league all who are there have to agree."""
        state, seat = self.state, self.seat_of(person)
        agreed = not state.counting or state.votes_with(seat) >= state.votes_needed
        return person == state.host and agreed

    def may_resign(self, person: int) -> bool:
        """Return True if the person can resign: in the league, the one who was dealt the seat's first hand."""
        seat = self.seat_of(person)
        return self.state.counting and seat is not None and self.state.seats[seat].dealt is None

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is in the round being played."""
        return self.state.offered.turn

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats without whom nothing goes on: whose turn it is, or who has not said ready.

        None while the table is paused or a discard can be claimed: then time goes on by itself.
        """
        state = self.state
        if state.halted:
            return ()
        if state.phase == "between":
            return tuple(n for n, seat in enumerate(state.seats) if seat.present and n not in state.said.ready)
        return () if self.turn is None else (self.turn,)

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """Return what the seat may do now, in the pinned order; nothing while paused, only claims in their window."""
        state = self.state
        if state.paused or state.phase != "playing" or seat >= len(state.offered.offers):
            return ()
        offers = state.offered.offers[seat]
        if state.times.claims_until is None:
            return offers
        window = state.window
        if window is None or any(claim.seat == seat for claim in state.said.claims):
            return ()
        return tuple(offer for offer in offers if offer.verb in window.verbs)

    def legal(self, seat: int) -> tuple[str, ...]:
        """Return the tokens among the seat's offers."""
        return tokens(self.offers(seat))

    def seat_version(self, seat: int) -> int:
        """Return the version to put into a panel of that seat."""
        versions = self.state.offered.seat_versions
        return versions[seat] if seat < len(versions) else self.state.version

    @property
    def public_events(self) -> tuple[Event, ...]:
        """The events of this change that all may be told."""
        return tuple(event for event in self.events if event.seen_by(None))

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the present round's seed, shown when it is dealt."""
        match = self.state.match
        return match.rounds[-1].commitment if match is not None and match.rounds else None

    @property
    def promise(self) -> str | None:
        """The SHA-256 of the next round's seed; None while a round is played, and once the table is closed."""
        return None if self.state.closed else promised(self.state) or None

    @property
    def cuts(self) -> tuple[tuple[int | None, str], ...]:
        """The seats that have cut, in their order, with their words: the next deal, or the one that is being played.

        Where others play the deals too, those who cut need not sit here: None in place of the seats.
        """
        state, match = self.state, self.state.match
        if state.phase != "playing":
            cuts: Mapping[str, str] = {} if state.phase == "over" and state.shared else next_cuts(state)
        else:
            cuts = match.rounds[-1].cut_by if match is not None else {}
        if state.shared is not None:
            return tuple((None, word) for word in cuts.values())
        return tuple((parse_seat(name), word) for name, word in cuts.items())

    @property
    def summary(self) -> RoundResult | None:
        """The end of the round that ended last; None before the first."""
        match = self.state.match
        if match is None:
            return None
        return next((done.result for done in reversed(match.rounds) if done.result is not None), None)


class Reply(msgspec.Struct, frozen=True):
    """The answer to a command that was carried out and stored.

    `notice` is "" or a code for a private sentence, such as `unchanged` (nothing to do), `claimed` (a claim waits for
    others') or `returned` (whose seat the computer played has it again, and the old click was not played).
    """

    snapshot: Snapshot
    notice: str = ""
