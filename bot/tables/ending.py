"""Pausing, the next round, votes, ends, rematches."""

from bot.tables.commands import (
    ChannelGone,
    Drop,
    End,
    GiveWay,
    NextRound,
    Pause,
    Rematch,
    Resume,
    VoteEnd,
)
from bot.tables.draft import Draft, check_going_on, check_power, check_version, find_seat, note_audit
from bot.tables.lobby import close
from bot.tables.people import seated
from bot.tables.playing import begin_match, break_off, deal
from bot.tables.timing import pause as stop_clock
from bot.tables.timing import resume as start_clock
from bot.tables.types import Person, SeatState, TableError, TableState


def pause(draft: Draft, command: Pause) -> None:
    """A player or a moderator stops the play."""
    check_going_on(draft)
    if draft.state.claims:
        raise TableError("claims-open")
    _check_voice(draft, command.by, "pause-table")
    if draft.state.paused:
        raise TableError("paused")
    stop_clock(draft)


def resume(draft: Draft, command: Resume) -> None:
    """A player or a moderator lets it go on."""
    check_going_on(draft)
    if not draft.state.paused:
        raise TableError("not-paused")
    _check_voice(draft, command.by, "resume-table")
    if draft.state.paused == "player":
        start_clock(draft)


def _check_voice(draft: Draft, by: Person, action: str) -> None:
    """A player comes back by it; a moderator who does not play is noted in the audit log."""
    try:
        seated(draft, by)
    except TableError:
        if not by.moderator:
            raise
        note_audit(draft, by, action, {})


def next_round(draft: Draft, command: NextRound) -> None:
    """Be ready; `deal_if_ready` sees whether all are."""
    check_going_on(draft)
    if draft.state.phase != "between":
        raise TableError("not-between")
    if draft.state.paused == "player":
        raise TableError("paused")
    _say_ready(draft, seated(draft, command.by))


def _say_ready(draft: Draft, seat: int) -> None:
    if seat in draft.state.ready:
        draft.notice = "unchanged"
        return
    draft.set(ready=tuple(sorted((*draft.state.ready, seat))))
    draft.notice = "ready"


def deal_if_ready(draft: Draft) -> None:
    """Deal the next round once every player who is present has said so."""
    state = draft.state
    if state.phase == "between" and not state.paused and state.ready and _all_ready(state):
        deal(draft)


def _all_ready(state: TableState) -> bool:
    return all(number in state.ready for number, seat in enumerate(state.seats) if seat.present)


def vote_end(draft: Draft, command: VoteEnd) -> None:
    """Vote for the end or take it back; `end_if_voted` counts."""
    check_going_on(draft)
    seat = seated(draft, command.by)
    votes = draft.state.votes
    if (seat in votes) == command.yes:
        draft.notice = "unchanged"
        return
    draft.set(votes=tuple(sorted({*votes, seat} if command.yes else {*votes} - {seat})))
    draft.notice = "voted" if command.yes else "vote-withdrawn"
    draft.tell("vote-end" if command.yes else "vote-withdrawn", seat)


def end_if_voted(draft: Draft) -> None:
    """Break the match off once more than half of the players who are present want it."""
    state = draft.state
    present = [number for number, seat in enumerate(state.seats) if seat.present]
    votes = sum(number in state.votes for number in present)
    if state.phase in ("playing", "between") and votes * 2 > len(present):
        draft.notice = "vote-ended" if draft.notice == "voted" else draft.notice
        break_off(draft, "vote")


def end(draft: Draft, command: End) -> None:
    """Host or moderator: a lobby or an ended table is closed, a match broken off."""
    reason = {"reason": command.reason} if command.reason else {}
    by = _ender(draft, command.by, reason)
    check_version(draft, command.version)
    if draft.state.phase in ("lobby", "over"):
        close(draft, "ended", by)
    else:
        break_off(draft, by)


def _ender(draft: Draft, by: Person, reason: dict[str, str]) -> str:
    """Answer as who the person ends the table; TableError `not-host` with the action `end`, which has a way out."""
    try:
        return check_power(draft, by, "end-table", **reason)
    except TableError:
        raise TableError("not-host", action="end") from None


def rematch(draft: Draft, command: Rematch) -> None:
    """Play again: at once if the host says so, else when all who are present agree."""
    if draft.state.phase != "over":
        raise TableError("not-over")
    if draft.state.series == 0:
        raise TableError("not-started")
    seat = find_seat(draft.state, command.by.id)
    if draft.state.seats[seat].played_by_computer:
        draft.set_seat(seat, played_by_computer=False)
    _say_ready(draft, seat)
    if draft.state.host == command.by.id or _all_ready(draft.state):
        draft.notice = ""
        begin_match(draft, tuple(map(_for_rematch, draft.state.seats)))


def _for_rematch(seat: SeatState) -> SeatState:
    """Seats of those who left have a computer player now."""
    if seat.left or (seat.person is None and not seat.computer):
        return SeatState(computer="greedy")
    return seat


def expire(draft: Draft) -> None:
    """Give the table up: a lobby nobody started, an ended table, a match that nobody plays."""
    if draft.state.phase in ("playing", "between"):
        break_off(draft, "idle")
    close(draft, "expired")


def channel_gone(draft: Draft, _: ChannelGone) -> None:
    """Break off what is played and close."""
    if draft.state.phase in ("playing", "between"):
        break_off(draft, "channel")
    close(draft, "channel-gone", "channel")


def drop(draft: Draft, _: Drop) -> None:
    """Close; nothing is written down."""
    close(draft, "channel-gone", "channel")


def give_way(draft: Draft, _: GiveWay) -> None:
    """Close an ended table for a new one; TableError `channel-taken` with the messenger's refs."""
    state = draft.state
    if state.phase != "over":
        refs = {f"ref_{key}": value for key, value in state.refs.items()}
        raise TableError("channel-taken", table=state.id, **refs)
    close(draft, "ended")
