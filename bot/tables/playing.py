"""The match: rounds are dealt, tokens are done, rounds and the match end."""

import msgspec

from bot.games import match as matches
from bot.games.actions import Action
from bot.games.events import Event
from bot.games.match import Match
from bot.tables.draft import Draft
from bot.tables.finish import finished_match
from bot.tables.types import SeatState, TableError
from storage.values import LogEntry


class Done(msgspec.Struct, frozen=True):
    """What tokens lead to, before anything is decided about them."""

    match: Match
    log: tuple[LogEntry, ...]
    events: tuple[Event, ...]
    others: bool  # something happened to another seat too: the turn went round


def begin_match(draft: Draft, seats: tuple[SeatState, ...]) -> None:
    """Begin a match with these seats and deal its first round."""
    state = draft.state
    match = matches.new_match(state.game, len(seats), dict(state.options), dict(state.setup))
    draft.set(
        seats=tuple(msgspec.structs.replace(seat, misses=0) for seat in seats),
        match=match,
        series=state.series + 1,
        started=draft.context.now,
        log_start=state.log_length + len(draft.log),
        end="",
        ended_by="",
        votes=(),
        seat_versions=(0,) * len(seats),
        asked=(0,) * len(seats),
        noted=(False,) * len(seats),
    )
    draft.tell("match-started", None, number=draft.state.series)
    deal(draft)


def deal(draft: Draft) -> None:
    """Deal the next round from a fresh seed."""
    seed = draft.context.seed()
    played = matches.deal_round(draft.match, seed)
    draft.log.append(LogEntry("round", seed.hex()))
    draft.events += played.events
    draft.set(phase="playing", ready=(), next_at=None)
    _moved(draft, played.match)
    for number, seat in enumerate(draft.state.seats):  # who came or went between the rounds
        if seat.played_by_computer != draft.state.noted[number]:
            draft.write_note(number, "seat", "computer" if seat.played_by_computer else "player")


def try_tokens(match: Match, seat: int, tokens: tuple[str, ...]) -> Done:
    """See what tokens of a seat lead to, all or none. TableError `not-yours`, `nothing`; GameError.

    What stops where the rules let nobody stop is refused by them.
    """
    if not tokens:
        raise TableError("nothing")
    log: list[LogEntry] = []
    events: list[Event] = []
    others = False
    for token in tokens:
        action = Action.parse(token)
        if action.seat != seat:
            raise TableError("not-yours", seat=action.seat + 1)
        played = matches.act(match, action)
        match = played.match
        log.append(LogEntry("act", played.tokens[0]))
        events += played.events
        others = others or any(Action.parse(other).seat != seat for other in played.tokens[1:])
    if matches.is_open(match) and not match.rules.settled(match.state):
        raise match.rules.unsettled(match.state)
    return Done(match, tuple(log), tuple(events), others)


def play(draft: Draft, seat: int, tokens: tuple[str, ...]) -> None:
    """Do the tokens of a seat, all or none."""
    commit(draft, seat, try_tokens(draft.match, seat, tokens))


def commit(draft: Draft, seat: int, done: Done) -> None:
    """Take what tokens led to."""
    draft.log += done.log
    draft.events += done.events
    draft.actor = seat
    _moved(draft, done.match)


def _moved(draft: Draft, match: Match) -> None:
    """Go on from a new match: the round or the match may have ended."""
    if match.end:
        end_match(draft, match)
    elif not matches.is_open(match):
        draft.set(match=match, phase="between", ready=(), next_at=None)
    else:
        draft.set(match=match)


def end_match(draft: Draft, match: Match, by: str = "") -> None:
    """The match is over: write its record and results."""
    draft.set(
        match=match,
        phase="over",
        end=match.end,
        ended_by=by,
        paused="",
        remaining=None,
        claims=(),
        claims_until=None,
        votes=(),
        ready=(),
    )
    draft.finished = finished_match(draft.state, draft.context.now)


def break_off(draft: Draft, by: str) -> None:
    """Break the match off; it is kept as abandoned and counts for nobody."""
    end_match(draft, matches.abandon(draft.match), by)
    draft.tell("match-ended", None, end=draft.state.end)
