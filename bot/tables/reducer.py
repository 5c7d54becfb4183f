"""The heart of a table: from state and command to a transaction. Pure; time, chance and seeds are in the context."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.events import Event
from bot.games.offers import Offer
from bot.tables import commands, computers, ending, lobby, people, settings, slow, takeback, timing
from bot.tables.cast import name_computers
from bot.tables.claims import close_window, is_claim, open_window, set_by_hand
from bot.tables.cuts import cut, drop_cuts
from bot.tables.playing import deal, promise
from bot.tables.transaction import Context, Transaction, check_going_on, check_lobby, find_seat, greet
from bot.tables.types import LogPosition, Offered, TableError, TableState, changed

_LEAST_RECENT = 20  # events that are kept however often each seat has done something since


def reduce(state: TableState, command: commands.Command, context: Context) -> Transaction:
    """Carry a command out. TableError, GameError: refused, and nothing of it has happened."""
    if state.closed:
        raise TableError("gone")
    tx = Transaction(state, context)
    if isinstance(command, commands.LobbyCommand):
        check_lobby(tx)
    elif isinstance(command, commands.MatchCommand):
        check_going_on(tx)
    _HANDLERS[type(command)](tx, command)
    if tx.state is not state and not tx.quiet:
        takeback.settle(tx)
        open_window(tx, state)
        if tx.state.seats is not state.seats:
            name_computers(tx)
        _follow(tx, state)
        drop_cuts(tx, state)
        promise(tx)
        people.note_hands(tx, state)
        _settle(tx, state)
    return tx


def _follow(tx: Transaction, before: TableState) -> None:
    """Do what follows from any change: nobody present, all ready, enough votes.

    Where the table's time goes on, computers play on though nobody is present: nobody gains by standing up.
    """
    state = tx.state
    if state.running and _people_moved(before, state):
        present = any(seat.present for seat in state.seats)
        if not present and not state.paused and state.banks is None:
            tx.set(paused="nobody", deadline=None, next_at=None)
        elif present and state.paused == "nobody":
            tx.set(paused="", remaining=None)
        ending.end_if_voted(tx)
        ending.deal_if_ready(tx)


def _people_moved(before: TableState, after: TableState) -> bool:
    return (
        after.seats is not before.seats
        or after.said.votes != before.said.votes
        or after.said.ready != before.said.ready
        or after.phase != before.phase
        or after.paused != before.paused
    )


def _settle(tx: Transaction, before: TableState) -> None:
    """Number the change, see whose actions changed, keep the events, set the clocks."""
    state, version = tx.state, before.version + 1
    moved = state.match is not before.match or state.phase != before.phase
    offered = _offered(tx, before, version) if state.match is not None and moved else state.offered
    tx.state = replace(state, version=version, offered=offered, log=_log(tx))
    slow.tidy(tx, before)
    timing.rearm(tx, before)


def _log(tx: Transaction) -> LogPosition:
    """Return what the table keeps of its log and its events, with those of this change."""
    log = replace(tx.state.log, length=tx.state.log.length + len(tx.log))
    if not tx.events:
        return log
    recent = recent_of((*log.recent, *tx.events)[-tx.context.config.recent :], len(tx.state.seats))
    return replace(log, recent=recent, heard=log.heard + len(tx.events))


def recent_of(events: tuple[Event, ...], seats: int) -> tuple[Event, ...]:
    """Return the events that are kept: the last ones, and all since each seat has done something.

    They are stored with every move, so what everybody has lived through is let go.
    """
    absent = set(range(seats))
    for back, event in enumerate(reversed(events), 1):
        absent.discard(-1 if event.seat is None else event.seat)
        if not absent and back >= _LEAST_RECENT:
            return events[-back:]
    return events


def _offered(tx: Transaction, before: TableState, version: int) -> Offered:
    """Return what all seats may do, and the version at which each seat's last changed.

    Who acted has a new version in any case, so that a second click is old even if the same could be done again.
    """
    state = tx.state
    fresh = with_offers(state).offered
    versions, asked_at = list(fresh.seat_versions), list(fresh.asked)
    previous = before.offered.offers if state.log.series == before.log.series else ()
    for seat, offers in enumerate(fresh.offers):
        same = seat < len(previous) and _as_before(state, previous[seat], offers)
        if not same or seat == tx.actor:
            if same and asked_at[seat] == versions[seat]:
                asked_at[seat] = version
            versions[seat] = version
    return replace(fresh, seat_versions=tuple(versions), asked=tuple(asked_at))


def _as_before(state: TableState, previous: tuple[Offer, ...], offers: tuple[Offer, ...]) -> bool:
    """Return True if a seat may do what it might before; chances that have passed by themselves change nothing else."""
    if previous == offers or not previous or not offers or state.match is None:
        return previous == offers
    passing = state.match.rules.passing
    return offers == tuple(offer for offer in previous if offer.verb not in passing)


def with_offers(state: TableState) -> TableState:
    """Fill in what follows from the match: what all seats may do, and whose turn it is; nothing between rounds."""
    match = state.match
    if match is None or state.phase != "playing":
        return changed(state, offers=((),) * len(state.seats), turn=None)
    rules, position = match.rules, match.state
    offers = tuple([rules.offers(position, seat) for seat in range(match.seats)])
    return changed(state, offers=offers, turn=rules.turn(position))


def act(tx: Transaction, command: commands.Act) -> None:
    """A player's click or typed tokens."""
    seat = find_seat(tx.state, command.by.id)
    fresh = tx.state.offered.seat_versions[seat]
    if command.version is not None and not fresh <= command.version <= tx.state.version:
        if not tx.state.seats[seat].played_by_computer:
            raise TableError("stale", version=fresh)
        people.come_back(tx, seat, command.by)
        tx.notice = "returned"
        return
    _check_open(tx.state, seat, command.tokens)
    if not tx.state.seats[seat].present:
        people.come_back(tx, seat, command.by)
    greet(tx, seat, command.by)
    takeback.act(tx, seat, command.tokens, computers.hand_in)


def _check_open(state: TableState, seat: int, tokens: tuple[str, ...]) -> None:
    """Raise TableError unless something can be played now; being alone and away is no pause for who comes back."""
    if state.paused == "player":
        raise TableError("paused")
    if state.paused == "asked":
        raise TableError("asked")
    if state.phase == "between":
        raise TableError("between")
    claimed = any(claim.seat == seat for claim in state.said.claims)
    if state.times.claims_until is not None and (claimed or not is_claim(state, tokens)):
        raise TableError("claims-open")


def refs(tx: Transaction, command: commands.Refs) -> None:
    """Remember the messenger's ids."""
    fresh = {key: value for key, value in {**tx.state.refs, **command.refs}.items() if value is not None}
    if fresh != tx.state.refs:
        tx.set(refs=fresh)
    tx.quiet = True


def tick(tx: Transaction, _: commands.Tick) -> None:
    """Do the first thing whose time has come; the next one has a tick of its own."""
    state, times = tx.state, tx.state.times
    chores: list[tuple[float | None, Callable[[Transaction], None]]] = [
        (times.expires, ending.expire),
        (times.kept_until, lobby.give_away),
        (times.lonely_at, lambda tx: tx.set(lonely=True, lonely_at=None)),
        (timing.back_at(state), slow.come_back),
        (times.claims_until, close_window),
        (times.answer_until, takeback.refuse),
    ]
    if not state.halted:
        chores += [
            (times.next_at, deal),
            (times.deadline, computers.time_out),
            (times.computer_at, computers.computer_move),
            (times.intended_at, slow.intended_move),
            (times.forced_at, computers.forced_move),
            (timing.warn_at(state), _warn),
        ]
    due = next((chore for time, chore in chores if time is not None and time <= tx.context.now), None)
    if due is not None:
        due(tx)


def _warn(tx: Transaction) -> None:
    tx.set(warned=True)
    tx.tell("turn-warning", tx.state.offered.turn)


def wake(tx: Transaction, command: commands.Wake) -> None:
    """Set the clocks anew after a time in which nobody could act."""
    timing.wake(tx)
    tx.repair = command.repair


_HANDLERS: dict[type, Callable[[Transaction, Any], None]] = {
    commands.Join: people.join,
    commands.Leave: people.leave,
    commands.Decline: lobby.decline,
    commands.AddComputer: lobby.add_computer,
    commands.RemoveSeat: people.remove_seat,
    commands.SetGame: settings.set_game,
    commands.SetOption: settings.set_option,
    commands.SetTableSetting: settings.set_word,
    commands.SetSetup: settings.set_setup,
    commands.Cut: cut,
    commands.SetByHand: set_by_hand,
    commands.StartMatch: lobby.start,
    commands.Act: act,
    commands.TakeBack: takeback.take_back,
    commands.AnswerTakeBack: takeback.answer,
    commands.Intend: slow.intend,
    commands.Nudge: slow.nudge,
    commands.SetPlayerTimes: slow.player_times,
    commands.NextRound: ending.next_round,
    commands.Pause: ending.pause,
    commands.Resume: ending.resume,
    commands.VoteEnd: ending.vote_end,
    commands.Resign: ending.resign,
    commands.EndTable: ending.end,
    commands.TimeUp: ending.time_up,
    commands.Rematch: ending.rematch,
    commands.Return: people.return_,
    commands.Replace: people.replace,
    commands.Refs: refs,
    commands.ChannelGone: ending.channel_gone,
    commands.Forget: people.forget,
    commands.GiveWay: ending.give_way,
    commands.Tick: tick,
    commands.Thought: computers.thought,
    commands.Wake: wake,
}
