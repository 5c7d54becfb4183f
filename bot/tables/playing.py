"""The match: rounds are dealt, tokens are done, rounds and the match end."""

from collections.abc import Collection, Sequence

import msgspec

from bot.games import match as matches
from bot.games.actions import Action, seat_name
from bot.games.events import Event
from bot.games.match import Match
from bot.games.record import encode
from bot.tables.banks import Banks, sized
from bot.tables.promises import next_cuts, read_round, round_body, shared_seed
from bot.tables.transaction import Transaction
from bot.tables.types import TIME_UP, SeatState, TableError, TableState, with_item
from storage.values import FinishedMatch, LogEntry, Result


class Trial(msgspec.Struct, frozen=True):
    """The result of tokens, before anything is decided about them."""

    match: Match
    log: tuple[LogEntry, ...]
    events: tuple[Event, ...]
    others: bool  # something happened to another seat too: the turn went round


def begin_match(tx: Transaction, seats: tuple[SeatState, ...], learners: Collection[int]) -> None:
    """Begin a match with these seats, and with these people who are learning the game, and deal its first round."""
    state = tx.state
    same, edition = (None, None) if state.shared is None else (state.shared.same, state.shared.edition)
    match = matches.new_match(state.game, len(seats), dict(state.options), dict(state.said.setup), same, edition)
    tx.set(
        seats=tuple(
            msgspec.structs.replace(seat, misses=0, since=0, dealt=None, resigned=0, learning=seat.person in learners)
            for seat in seats
        ),
        match=match,
        edition=match.edition,
        series=state.log.series + 1,
        started=tx.context.now,
        start=state.log.length + len(tx.log),
        end="",
        ended_by="",
        votes=(),
        asked_back=(),
        seat_versions=(0,) * len(seats),
        asked=(0,) * len(seats),
        noted=(False,) * len(seats),
        turns=(0,) * len(seats),
        absent=(0,) * len(seats),
        on_turn=(),
        banks=_banks(state.limit, match),
    )
    if tx.state.log.series > 1:  # of the first one its first round says enough
        tx.tell("match-started", None, number=tx.state.log.series)
    deal(tx)


def _banks(limit: float, match: Match) -> Banks | None:
    """Return full banks for a match that has so many seconds; None for a match that has no limit."""
    if not limit:
        return None
    rules, length = match.rules, match.rules.length_of(match.options)
    turns = None if length is None else rules.turns(length, match.seats)
    return sized(limit, match.seats, turns=turns, pace=rules.pace, claims=rules.claimable(match.options))


def promise(tx: Transaction) -> None:
    """Choose the seed of the next round, unless it is chosen or a round is being played; the log keeps it.

    ValueError if chance gives a seed that an earlier round had: that would be a fault of the machine.
    """
    state = tx.state
    if state.log.next_seed or state.closed or state.phase == "playing":
        return
    seed = shared_seed(state) or tx.context.seed().hex()
    if state.match is not None and any(done.seed == seed for done in state.match.rounds):
        raise ValueError("a seed came twice")
    tx.log.append(LogEntry("promise", seed))
    tx.set(next_seed=seed)


def deal(tx: Transaction) -> None:
    """Deal the next round from the seed that was promised, and what it is cut with."""
    promise(tx)
    body = round_body(tx.state.log.next_seed, next_cuts(tx.state))
    played = matches.deal_round(tx.match, *read_round(body))
    tx.log.append(LogEntry("round", body))
    tx.events += played.events
    tx.set(phase="playing", ready=(), next_at=None, next_seed="", cuts={}, seen={})
    take_over(tx, played.match)
    for number, seat in enumerate(tx.state.seats):  # who came or went between the rounds
        if seat.played_by_computer != tx.state.log.noted[number]:
            tx.write_note(number, "seat", "computer" if seat.played_by_computer else "player")


def try_tokens(match: Match, seat: int, tokens: tuple[str, ...]) -> Trial:
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
    return Trial(match, tuple(log), tuple(events), others)


def play(tx: Transaction, seat: int, tokens: tuple[str, ...]) -> None:
    """Do the tokens of a seat, all or none."""
    commit(tx, seat, try_tokens(tx.match, seat, tokens))


def commit(tx: Transaction, seat: int, done: Trial, *, absent: bool = False) -> None:
    """Take what tokens led to; `absent`: the computer chose them for the seat's player."""
    _count_turn(tx, seat, done, absent=absent)
    tx.log += done.log
    tx.events += done.events
    tx.went_round = tx.went_round or (done.others and tx.state.offered.turn == seat)
    tx.actor = seat
    take_over(tx, done.match)


def _count_turn(tx: Transaction, seat: int, done: Trial, *, absent: bool) -> None:
    """Count a turn at its first act, and as the computer's at the first one that the computer chooses.

    A turn is all that a seat does until another's turn comes, or the round is over.
    """
    log = tx.state.log
    if not log.turns or tx.match.turn != seat:
        return
    going_on = log.on_turn[:1] == (seat,)
    counted = going_on and log.on_turn[1] == 1
    ends = done.others or not matches.is_open(done.match) or done.match.turn != seat
    tx.set(
        turns=with_item(log.turns, seat, log.turns[seat] + (not going_on)),
        absent=with_item(log.absent, seat, log.absent[seat] + (absent and not counted)),
        on_turn=() if ends else (seat, int(absent or counted)),
    )


def take_over(tx: Transaction, match: Match) -> None:
    """Go on from a new match: the round or the match may have ended."""
    if tx.state.hurried and not matches.is_open(match):
        end_match(tx, matches.abandon(match), "time", end=TIME_UP)
    elif match.end:
        end_match(tx, match)
    elif not matches.is_open(match):
        tx.set(match=match, phase="between", ready=(), next_at=None)
    else:
        tx.set(match=match)


def end_match(tx: Transaction, match: Match, by: str = "", *, end: str = "") -> None:
    """The match is over: write its record and results. `end` is its end if the record has no word for that."""
    tx.set(
        match=match,
        phase="over",
        end=end or match.end,
        ended_by=by,
        hurried=False,
        paused="",
        remaining=None,
        claims=(),
        claims_until=None,
        answer_until=None,
        agreed=(),
        slip=None,
        votes=(),
        ready=(),
    )
    tx.finished = finished_match(tx.state, tx.context.now)


def break_off(tx: Transaction, by: str) -> None:
    """Break the match off; it is kept as abandoned and counts for nobody."""
    end_match(tx, matches.abandon(tx.match), by)
    tx.tell("match-ended", None, end=tx.state.end)


def finished_match(state: TableState, now: float) -> FinishedMatch:
    """Write down an ended match; ValueError while it goes on.

    A seat's result is that of the person who was dealt its first hand, even if they left and another played it out.
    Points are the number of seats, computers too, with a worse place. A match broken off is stored with the end
    `abandoned`, as its record has it; where all but one resigned it is `resigned`, and that one is first. One whose
    table was out of time is `time`, with the places after its last round.
    """
    match = state.match
    if match is None:
        raise TableError("not-started")
    places, resigned = match.places, state.ended_by == "resigned"
    if resigned:  # the first to resign is last
        places = tuple(match.seats - seat.resigned + 1 if seat.resigned else 1 for seat in state.seats)
    return FinishedMatch(
        match=state.match_id,
        guild=state.guild,
        channel=state.channel,
        game=match.game,
        options=msgspec.json.encode(match.options).decode(),
        record=encode(matches.to_record(match)),
        started=state.log.started,
        ended=now,
        end="resigned" if resigned else state.end,
        league=state.settings.league,
        broken=" ".join(state.broken),
        results=tuple(_result(number, state, match, places) for number in range(len(state.seats))),
    )


def _result(number: int, state: TableState, match: Match, places: Sequence[int]) -> Result:
    place, seat = places[number], state.seats[number]
    holder = seat.first_holder
    turns, absent = (state.log.turns[number], state.log.absent[number]) if state.log.turns else (0, 0)
    taken = seat.dealt is not None
    scores = [dealt.result.score[seat_name(number)] for dealt in match.rounds if dealt.result is not None]
    return Result(
        seat=number + 1,
        person=holder.person,
        name=holder.name,
        computer=holder.computer,
        total=match.totals[number],
        place=place,
        points=sum(other > place for other in places),
        stood_in=holder.person is not None and (taken or not seat.present),
        highest=max(scores, default=None),
        since=seat.since,
        player=seat.person if taken else None,
        player_name=seat.name if taken else "",
        until=holder.until,
        resigned=seat.resigned,
        strong=not taken and seat.computer == "strong",
        turns=turns,
        absent=absent,
    )
