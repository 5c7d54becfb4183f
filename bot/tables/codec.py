"""A table as it is stored: a header that is replaced, and a log from which the match is played again.

The header is one flat JSON object: the fields of the state and those of its parts, but for what is as by default.
"""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bot.games.actions import Action
from bot.games.match import ABANDONED, Match, abandon, act, deal_round, lapse, new_match, note, take_back
from bot.games.options import resolve
from bot.games.registry import find_game
from bot.tables.promises import last_promise, read_round
from bot.tables.reducer import with_offers
from bot.tables.transaction import Transaction
from bot.tables.types import PARTS, TIME_UP, Dealt, SeatState, TableState, changed
from storage.values import BegunDeals, LogEntry, SatDown, StoredTable, TableChange

FORMAT = 1
_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(TableState)
_DECODERS = {part: msgspec.json.Decoder(kind) for part, kind in PARTS.items()}  # each reads its own fields
# Parts as they are by default, which are left out.
_BLANK = {field.name: field.default for field in msgspec.structs.fields(TableState) if field.name in PARTS}


class CorruptTableError(Exception):
    """A stored table that cannot be played on; the text says why."""


def header_of(state: TableState) -> str:
    """Return all of a state that the log does not hold, as JSON."""
    offered = replace(state.offered, offers=(), turn=None)
    log = replace(state.log, next_seed="")
    table = replace(state, match=None, **_BLANK)
    objects = map(_ENCODER.encode, (table, state.settings, state.times, offered, state.said, log))
    return (b"{" + b",".join([text[1:-1] for text in objects if text != b"{}"]) + b"}").decode()


def people_of(state: TableState) -> tuple[int, ...]:
    """Return every person whom the header names, in order."""
    holders = (*state.seats, *(seat.dealt for seat in state.seats), *state.expected, *state.former, state.kept)
    people = {state.host} | {holder.person for holder in holders if holder is not None}
    return tuple(sorted(person for person in people if person is not None))


def change_of(tx: Transaction, before: TableState | None) -> TableChange:
    """Return what is to be stored of a transaction; `before` is None for a fresh table."""
    state = tx.state
    return TableChange(
        table=state.id,
        guild=state.guild,
        channel=state.channel,
        status="over" if state.closed else "live",
        header=header_of(state),
        append=tuple(tx.log),
        finished=tx.finished,
        fixture=_settled(tx),
        fell_out=_fell_out(tx),
        begun=_begun(state, before),
        audit=tx.audit,
        expect=before.log.length if before is not None else 0,
        people=None if before is not None and same_people(before, state) else people_of(state),
        sat=_sat_down(state, before),
    )


def _settled(tx: Transaction) -> int:
    """Return the fixture that a match settles; 0 for none, as it does not count or was broken off."""
    state, finished = tx.state, tx.finished
    played_out = state.end != ABANDONED or state.ended_by == "resigned"
    return state.fixture if played_out and finished is not None and not finished.broken else 0


def _fell_out(tx: Transaction) -> int:
    """Return the fixture whose deals others play too, if its match will have no result; 0 for none."""
    state = tx.state
    lost = tx.finished is not None and state.shared is not None and not _settled(tx)
    return state.fixture if lost else 0


def _begun(state: TableState, before: TableState | None) -> BegunDeals | None:
    """Return the fixture whose match begins with deals that others play too, and with which words they were cut."""
    starts = before is not None and before.phase == "lobby" and state.phase != "lobby" and not state.closed
    return BegunDeals(state.fixture, state.shared.words) if starts and state.shared and state.fixture else None


def _sat_down(state: TableState, before: TableState | None) -> SatDown | None:
    """Return the people in the lobby of a fixture if the seats have changed; None elsewhere."""
    if not state.fixture or state.phase != "lobby" or (before is not None and before.seats is state.seats):
        return None
    people = tuple(seat.person for seat in state.seats if seat.person is not None)
    return SatDown(state.fixture, people) if people else None


def same_people(before: TableState, after: TableState) -> bool:
    """Return True if both headers name the same people."""
    same = before.seats is after.seats and before.kept is after.kept and before.former is after.former
    unmoved = same and before.host == after.host and before.expected is after.expected
    return unmoved or people_of(before) == people_of(after)


def restored(stored: StoredTable) -> TableState:
    """Play a stored table again up to where it stood.

    CorruptTableError, GameError, ValueError or msgspec's errors if it cannot be.
    """
    parts = {part: decoder.decode(stored.header) for part, decoder in _DECODERS.items()}
    state = _without_forgotten(replace(_DECODER.decode(stored.header), **parts))
    if state.format != FORMAT:
        raise CorruptTableError(f"format {state.format}")
    if (state.id, state.guild, state.channel) != (stored.table, stored.guild, stored.channel):
        raise CorruptTableError("header of another table")
    if state.log.length != len(stored.log):
        raise CorruptTableError(f"{len(stored.log)} log entries, not {state.log.length}")
    options = resolve(find_game(state.game).options, dict(state.options))  # those that are newer have their defaults
    state = changed(state, options=options, next_seed=last_promise(stored.log))
    if state.log.series == 0 or state.phase == "lobby":
        return state
    return with_offers(replace(state, match=replayed(state, stored.log[state.log.start :])))


def replayed(state: TableState, log: tuple[LogEntry, ...]) -> Match:
    """Play the log of the present match again."""
    same = None if state.shared is None else state.shared.same
    setup, edition = dict(state.said.setup), state.log.edition
    match = new_match(state.game, len(state.seats), dict(state.options), setup, same, edition)
    for entry in log:
        if entry.kind not in _AGAIN:
            raise CorruptTableError(f"log entry of kind {entry.kind!r}")
        match = _AGAIN[entry.kind](match, entry.body)
    if state.end in (ABANDONED, TIME_UP):
        match = abandon(match)
    if match.end != state.end and state.end != TIME_UP:
        raise CorruptTableError(f"the log ends with {match.end!r}, the header with {state.end!r}")
    return match


def _again_note(match: Match, body: str) -> Match:
    action = Action.parse(body)
    return note(match, action.seat, action.verb, *action.args)


_AGAIN: dict[str, Callable[[Match, str], Match]] = {
    "promise": lambda match, _: match,
    "note": _again_note,
    "round": lambda match, body: deal_round(match, *read_round(body)).match,
    "act": lambda match, body: act(match, Action.parse(body)).match,
    "lapse": lambda match, _: lapse(match).match,
    "takeback": lambda match, body: take_back(match, Action.parse(body).seat).match,
}


def _without_forgotten(state: TableState) -> TableState:
    """Take out persons with the id 0: so the store leaves those who were deleted while the table was not running."""
    seats = tuple(map(_seat_without, state.seats))
    host = next((seat.person for seat in seats if seat.human), None) if state.host == 0 else state.host
    expected = tuple(player for player in state.expected if player.person)
    former = tuple(player for player in state.former if player.person)
    return replace(state, seats=seats, host=host, expected=expected, former=former)


def _seat_without(seat: SeatState) -> SeatState:
    """Return the seat without persons of the id 0."""
    dealt = Dealt(until=seat.dealt.until) if seat.dealt is not None and seat.dealt.person == 0 else seat.dealt
    if seat.person == 0:
        return SeatState(left=True, played_by_computer=True, dealt=dealt, since=seat.since, resigned=seat.resigned)
    return replace(seat, dealt=dealt)
