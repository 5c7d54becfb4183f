"""Pausing, the next round, votes, ends, rematches."""

from bot.games.match import abandon
from bot.games.registry import find_game
from bot.tables import commands
from bot.tables.claims import close_window
from bot.tables.lobby import close, join, reopen
from bot.tables.people import give_up, seat_ever, seated
from bot.tables.playing import begin_match, break_off, deal, end_match
from bot.tables.settings import first_options, fixed_settings
from bot.tables.terms import fixed_options
from bot.tables.timing import pause as stop_clock
from bot.tables.timing import resume as start_clock
from bot.tables.transaction import (
    Transaction,
    check_going_on,
    check_power,
    check_version,
    find_seat,
    greet,
    not_host,
    note_audit,
)
from bot.tables.types import TIME_UP, Person, SeatState, TableError, TableState


def pause(tx: Transaction, command: commands.Pause) -> None:
    """A player or a moderator stops the play."""
    if tx.state.times.claims_until is not None:
        raise TableError("claims-open")
    by = _check_voice(tx, command.by, "pause-table")
    if tx.state.paused:
        raise TableError("asked" if tx.state.paused == "asked" else "paused")
    if tx.state.banks is not None and not command.by.moderator:
        raise TableError("timed")
    stop_clock(tx, by)


def resume(tx: Transaction, command: commands.Resume) -> None:
    """A player or a moderator lets it go on."""
    if not tx.state.paused:
        raise TableError("not-paused")
    _check_voice(tx, command.by, "resume-table")
    if tx.state.paused == "player":
        start_clock(tx)


def _check_voice(tx: Transaction, by: Person, action: str) -> int | None:
    """Return a player's seat, who comes back by it; None for a moderator without one, noted in the audit log."""
    try:
        return seated(tx, by)
    except TableError:
        if not by.moderator:
            raise
        note_audit(tx, by, action, {})
        return None


def next_round(tx: Transaction, command: commands.NextRound) -> None:
    """Be ready; `deal_if_ready` sees whether all are."""
    if tx.state.phase != "between":
        raise TableError("not-between")
    if tx.state.paused == "player":
        raise TableError("paused")
    seat = seated(tx, command.by)
    if seat in tx.state.said.ready:
        tx.notice = "unchanged"
    else:
        tx.set(ready=tuple(sorted((*tx.state.said.ready, seat))))
        tx.notice = "ready"


def deal_if_ready(tx: Transaction) -> None:
    """Deal the next round once every player who is present has said so."""
    state, ready = tx.state, tx.state.said.ready
    awaited = any(seat.present and number not in ready for number, seat in enumerate(state.seats))
    if state.phase == "between" and not state.paused and ready and not awaited:
        deal(tx)


def vote_end(tx: Transaction, command: commands.VoteEnd) -> None:
    """Vote for the end or take it back; `end_if_voted` counts."""
    seat = seated(tx, command.by)
    votes = tx.state.said.votes
    if (seat in votes) == command.yes:
        tx.notice = "unchanged"
    else:
        tx.set(votes=tuple(sorted({*votes, seat} if command.yes else {*votes} - {seat})))
        tx.notice = "voted" if command.yes else "vote-withdrawn"
        tx.tell("vote-end" if command.yes else "vote-withdrawn", seat)


def end_if_voted(tx: Transaction) -> None:
    """Break the match off once as many of the players who are present want it as are needed."""
    state = tx.state
    if state.running and state.votes_with() >= state.votes_needed:
        tx.notice = "vote-ended" if tx.notice == "voted" else tx.notice
        break_off(tx, "vote")


def end(tx: Transaction, command: commands.EndTable) -> None:
    """Host or moderator: a lobby or an ended table is closed, a match broken off; by anybody if nobody plays it.

    TableError `league-end` where the host would break off alone what counts in the league, `still-away`.
    """
    by = _ender(tx, command.by, {"reason": command.reason} if command.reason else {})
    check_version(tx, command.version)
    if tx.state.phase in ("lobby", "over"):
        close(tx, "ended", by)
    else:
        break_off(tx, by)


def _ender(tx: Transaction, by: Person, reason: dict[str, str]) -> str:
    """Return as who the person ends the table: `idle` if nobody plays it, so that anybody may."""
    endable_at = tx.state.times.endable_at
    try:
        return _ender_by_right(tx, by, reason)
    except TableError:
        if endable_at is None:
            raise
        if endable_at > tx.context.now:
            raise TableError("still-away", until=f"<t:{int(endable_at)}:R>") from None
    return "idle"


def _ender_by_right(tx: Transaction, by: Person, reason: dict[str, str]) -> str:
    """Return `host` or `moderator`; TableError `not-host` with the action `end`, which has a way out."""
    state = tx.state
    if state.counting and state.host == by.id:
        votes, needed = state.votes_with(find_seat(state, by.id)), state.votes_needed
        if votes < needed and not by.moderator:
            raise TableError("league-end", needed=needed)
        if votes < needed:
            note_audit(tx, by, "end-table", reason)
            return "moderator"
    try:
        return check_power(tx, by, "end-table", **reason)
    except TableError:
        raise not_host(state, "end") from None


def time_up(tx: Transaction, _: commands.TimeUp) -> None:
    """Let computers play the round to its end for everybody, move by move; between rounds the match ends at once.

    Nobody else does anything any more, and what can be claimed is claimed by standing order.
    """
    check_going_on(tx)
    tx.set(hurried=True, paused="", remaining=None, votes=())
    if tx.state.phase == "between":
        end_match(tx, abandon(tx.match), end=TIME_UP)
    else:
        tx.tell("time-up")
        if tx.state.times.claims_until is not None:
            close_window(tx)


def resign(tx: Transaction, command: commands.Resign) -> None:
    """Give the match up, as the last; it is over once all but one seat are given up.

    TableError `not-resigned` where it does not count, or the seat's result is another's.
    """
    seat = find_seat(tx.state, command.by.id)
    if not tx.state.settings.league or tx.state.seats[seat].dealt is not None:
        raise TableError("not-resigned")
    ends = resigning_ends(tx.state)
    tx.set_seat(seat, resigned=1 + sum(other.resigned > 0 for other in tx.state.seats))
    tx.tell("resigned", seat)
    if not ends:
        give_up(tx, seat)
    else:  # the last to resign is still there, for another match
        tx.write_note(seat, "left")
        break_off(tx, "resigned")


def resigning_ends(state: TableState) -> bool:
    """Return True if the match is over once one more resigns: only one seat is left then."""
    return sum(seat.resigned > 0 for seat in state.seats) >= len(state.seats) - 2


def rematch(tx: Transaction, command: commands.Rematch) -> None:
    """Play again: somebody alone with computer players at once, others by a lobby that keeps their seats."""
    if tx.state.phase == "lobby" and tx.state.log.series:
        join(tx, commands.Join(command.by, command.learners))
        return
    if tx.state.phase != "over":
        raise TableError("not-over")
    if tx.state.once:
        raise TableError("over")
    if tx.state.log.series == 0:
        raise TableError("not-started")
    seat = seat_ever(tx.state, command.by.id)
    if seat is None:
        raise TableError("not-seated")
    tx.set_seat(seat, left=False, played_by_computer=False)
    greet(tx, seat, command.by)
    # the fixture was the first match, and so were its deals; a time limit was that match's, too
    tx.set(fixture=0, expected=(), shared=None, limit=0.0, banks=None)
    _new_terms(tx, command)
    computer = SeatState(computer=tx.state.settings.computers)  # in place of who has left
    tx.set(host=command.by.id, seats=tuple(computer if seat.vacant else seat for seat in tx.state.seats))
    if sum(seat.human for seat in tx.state.seats) == 1:
        begin_match(tx, tx.state.seats, command.learners)
    else:
        reopen(tx, command.by)


def _new_terms(tx: Transaction, command: commands.Rematch) -> None:
    """Go on by the league rules that hold now; a table that met the former ones begins by these."""
    state, terms = tx.state, command.terms
    if terms is not None and terms != state.terms:
        tx.set(terms=terms)
        if state.settings.league and not state.broken:
            options = {**state.options, **fixed_options(terms, state.game)}
            tx.set(options=first_options(find_game(state.game), options), **fixed_settings(terms))


def expire(tx: Transaction) -> None:
    """Give the table up: a lobby nobody started, an ended table, a match that nobody plays."""
    if tx.state.running:
        break_off(tx, "idle")
    close(tx, "expired")


def channel_gone(tx: Transaction, _: commands.ChannelGone) -> None:
    """Break off what is played and close."""
    if tx.state.running:
        break_off(tx, "channel")
    close(tx, "channel-gone", "channel")


def give_way(tx: Transaction, _: commands.GiveWay) -> None:
    """Close an ended table for a new one; TableError `channel-taken` with the messenger's refs."""
    state = tx.state
    if state.phase != "over":
        refs = {f"ref_{key}": value for key, value in state.refs.items()}
        raise TableError("channel-taken", table=state.id, **refs)
    close(tx, "ended")
