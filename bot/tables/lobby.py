"""The lobby: seats and computer players, until the host starts."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.games.actions import parse_seat, seat_name
from bot.games.game import Question
from bot.games.registry import find_game
from bot.tables.commands import AddComputer, Decline, Join, OpenTable, StartMatch
from bot.tables.playing import begin_match
from bot.tables.promises import seed_in
from bot.tables.settings import SETTINGS, check_choice, first_options, first_settings, fixed_settings
from bot.tables.terms import fixed_options
from bot.tables.transaction import (
    Context,
    Transaction,
    check_expected,
    check_free,
    check_host,
    check_version,
    find_seat,
    greet,
    next_person,
    seat_for,
)
from bot.tables.types import (
    Expected,
    Former,
    Kept,
    LogPosition,
    Person,
    SeatState,
    TableError,
    TableSettings,
    TableState,
    Times,
)
from storage.values import LogEntry

# The fields of a new table that are as the command has them.
_AS_ASKED = (
    "guild",
    "channel",
    "fixture",
    "expected",
    "kept",
    "shared",
    "terms",
    "language",
    "adopted",
    "once",
    "limit",
)


def opened(command: OpenTable, table: str, context: Context) -> Transaction:
    """Return a fresh lobby with its host, and the promise of its first deal.

    OptionError, TableError `bad-value`, `not-expected`.
    """
    check_expected(command.expected, command.by.id)
    settings = {**first_settings(command.settings), "league_hints": command.help_counts}
    if command.fixture:
        settings |= {"league": True, "takeovers": False}
    rules, terms = find_game(command.game), command.terms
    counts, shared = settings.get("league", True), command.shared
    fixed = fixed_options(terms, rules.name) if counts else {}
    chosen = TableSettings(**{**settings, **(fixed_settings(terms) if counts else {})})
    people = (command.by, *(Person(player.person, player.name) for player in command.beside))
    seed = context.seed().hex() if shared is None else seed_in(shared, rules.name, 1)
    state = TableState(
        id=table,
        game=rules.name,
        options=first_options(rules, {**command.options, **fixed}),
        created=context.now,
        seats=(*map(seat_for, people), *(SeatState(computer=chosen.computers),) * command.computers),
        host=command.by.id,
        settings=chosen,
        times=Times(
            expires=context.now + context.config.lobby_life,
            kept_until=None if command.kept is None else context.now + context.config.seat_kept,
            lonely_at=None if command.fixture else context.now + context.config.alone,
        ),
        refs=dict(command.refs),
        **{name: getattr(command, name) for name in _AS_ASKED},
        log=LogPosition(length=1, next_seed=seed),
    )
    return Transaction(state, context, [LogEntry("promise", seed)])


def join(tx: Transaction, command: Join) -> None:
    """Sit down, if a seat is free and the person has none."""
    check_expected(tx.state.expected, command.by.id)
    at = _seat(tx, seat_for(command.by), command.by)
    if tx.state.kept is not None and tx.state.kept.person == command.by.id:
        give_away(tx)
    tx.tell("joined", at)
    if tx.state.host is None:
        tx.set(host=command.by.id)
    if tx.state.former and not kept_for(tx.state) and len(tx.state.seats) >= find_game(tx.state.game).seats.start:
        seats, later = {seat.person: seat_name(n) for n, seat in enumerate(tx.state.seats)}, tx.state.said.cuts
        before = {seats[player.person]: player.cut for player in tx.state.former if player.cut}
        tx.set(cuts={**{name: word for name, word in before.items() if name not in later}, **later})
        _begin(tx, command.learners)


def reopen(tx: Transaction, by: Person) -> None:
    """Make a lobby of a table whose match is over: with its computer players and with who wants to play again.

    The seats of the other persons are kept for a minute.
    """
    state = tx.state
    staying = [number for number, seat in enumerate(state.seats) if seat.computer or seat.person == by.id]
    named = {key: staying.index(seat) for key, seat in state.said.named.items() if seat in staying}
    words = {parse_seat(name): word for name, word in state.said.cuts.items()}
    order = [*words, *(number for number in range(len(state.seats)) if number not in words)]
    tx.set(
        phase="lobby",
        match=None,
        end="",
        ended_by="",
        seats=tuple(replace(state.seats[number], resigned=0, dealt=None, misses=0, since=0) for number in staying),
        former=tuple(
            Former(person, state.seats[number].name, number, words.get(number, ""))
            for number in order
            if (person := state.seats[number].person) is not None
        ),
        cuts={},
        kept_until=tx.context.now + tx.context.config.rematch_kept,
        lonely=False,
        named=named,
        setup={},
        ready=(),
        recent=(),  # events name seats
        offers=(),
        turn=None,
        seat_versions=(),
        asked=(),
        noted=(),
    )


def add_computer(tx: Transaction, command: AddComputer) -> None:
    """Seat a computer player, on a seat that is kept if no other is free: the host knows best."""
    check_host(tx, command.by)
    check_version(tx, command.version)
    check_free(tx)
    kind = command.kind or tx.state.settings.computers
    check_choice("computers", kind, SETTINGS["computers"].values)
    _seat(tx, SeatState(computer=kind), None)


def _seat(tx: Transaction, seat: SeatState, by: Person | None) -> int:
    """Give somebody, or a computer player, a seat; answers which one."""
    seats = tx.state.seats
    for number, other in enumerate(seats):
        if by is not None and other.person == by.id:
            raise TableError("already-seated", seat=number + 1)
    most = find_game(tx.state.game).seats.stop - 1
    if len(seats) >= most:
        raise TableError("full", most=most)
    kept = kept_for(tx.state)
    if len(seats) + len(kept) >= most:
        if by is None:
            give_away(tx)
        elif all(player.person != by.id for player in kept):
            raise TableError("seat-kept")
    former = sorted(tx.state.former, key=lambda player: player.seat)
    order = [player.person for player in tx.state.expected or former]
    if by is not None and by.id in order:
        return _take_ordered_seat(tx, by, seat, order)
    tx.set(seats=(*seats, seat))
    return len(seats)


def _take_ordered_seat(tx: Transaction, by: Person, seat: SeatState, people: Sequence[int]) -> int:
    """Give a person the seat that is theirs by the order of these people; return its number."""
    order = {person: number for number, person in enumerate(people)}
    seats = tx.state.seats
    at = sum(order.get(other.person or 0, 0) < order[by.id] for other in seats)
    named = {key: other + (other >= at) for key, other in tx.state.said.named.items()}
    places = {seat_name(number): seat_name(number + (number >= at)) for number in range(len(seats))}
    cuts = {places[name]: word for name, word in tx.state.said.cuts.items()}
    recent = tx.state.log.recent if at == len(seats) else ()  # events name seats, and those behind have moved on
    tx.set(seats=(*seats[:at], seat, *seats[at:]), named=named, cuts=cuts, recent=recent)
    return at


def awaited(state: TableState) -> tuple[Expected, ...]:
    """Return those still expected at the lobby of a fixture."""
    seated = {seat.person for seat in state.seats}
    return tuple(player for player in state.expected if player.person not in seated)


def kept_for(state: TableState) -> tuple[Former | Kept, ...]:
    """Return those for whom a seat of the lobby is kept now."""
    if state.times.kept_until is None:
        return ()
    seated = {seat.person for seat in state.seats}
    former = sorted((player for player in state.former if player.person not in seated), key=lambda player: player.seat)
    return (*former, *(() if state.kept is None else (state.kept,)))


def give_away(tx: Transaction) -> None:
    """Keep a seat no longer for anybody."""
    tx.set(kept=None, former=(), kept_until=None)


def decline(tx: Transaction, command: Decline) -> None:
    """Keep a seat no longer for somebody who does not want it; the host sees who that was."""
    kept = tx.state.kept
    if kept is None or kept.declined or kept.person != command.by.id:
        raise TableError("not-kept")
    tx.set(kept=replace(kept, declined=True), kept_until=None)


def take_away(tx: Transaction, seat: int) -> None:
    """Take a seat away; the host's goes on to the next person; a lobby without persons ends."""
    state = tx.state
    gone = state.seats[seat]
    seats = (*state.seats[:seat], *state.seats[seat + 1 :])
    named = {key: other - (other > seat) for key, other in state.said.named.items() if other != seat}
    former = tuple(player for player in state.former if player.person != gone.person)
    tx.set(seats=seats, named=named, former=former, recent=())  # events name seats, and those have moved up
    if gone.person == state.host:
        tx.set(host=next_person(seats, seat))
    if not any(other.human for other in seats):
        close(tx, "empty")


def close(tx: Transaction, end: str, by: str = "") -> None:
    """Close the table for good; an end that the match had already stays."""
    tx.set(phase="over", closed=True, end=tx.state.end or end, ended_by=tx.state.ended_by or by)


def start(tx: Transaction, command: StartMatch) -> None:
    """Begin the match."""
    check_host(tx, command.by)
    state = tx.state
    if missing := awaited(state):
        raise TableError("awaited", count=len(missing))
    rules = find_game(state.game)
    if command.fill:
        check_version(tx, command.version)
        for _ in range(rules.seats.start - len(state.seats)):
            _seat(tx, SeatState(computer=state.settings.computers), None)
    elif len(state.seats) < rules.seats.start:
        raise TableError("too-few", seats=len(state.seats), fewest=rules.seats.start)
    greet(tx, find_seat(state, command.by.id), command.by)
    if state.shared is not None and command.words is not None:
        tx.set(shared=replace(state.shared, words=command.words))
    _begin(tx, command.learners)


def _begin(tx: Transaction, learners: tuple[int, ...]) -> None:
    tx.set(setup=setup_of(tx.state), recent=())  # who sat down is no news of the match
    give_away(tx)
    begin_match(tx, tx.state.seats, learners)


def setup_of(state: TableState) -> dict[str, Any]:
    """Return the answers to the game's questions, by their keys, as the rules take them."""
    # where others play the deals too, at each table others are asked
    questions = find_game(state.game).questions if state.shared is None else ()
    votes = {question.key: _votes(state.seats, question) for question in questions if question.kind == "vote"}
    seats = {question.key: state.said.named.get(question.key) for question in questions if question.kind == "seat"}
    return {key: cast for key, cast in votes.items() if cast} | {
        key: seat_name(seat) for key, seat in seats.items() if seat is not None
    }


def _votes(seats: Sequence[SeatState], question: Question) -> dict[str, str]:
    """The seats' votes, of those who voted; computer players vote as more than half of the persons do."""
    persons = [seat.says.get(question.key) for seat in seats if seat.human]
    common = next((value for value in question.values if 2 * persons.count(value) > len(persons)), None)
    said = [seat.says.get(question.key) if seat.human else common for seat in seats]
    return {seat_name(number): value for number, value in enumerate(said) if value in question.values}
