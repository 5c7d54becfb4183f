"""What a table plays and how: game, options, clock, league, and what the seats settle before the match."""

from collections.abc import Mapping
from typing import TypeVar, get_args

from bot.games.actions import parse_seat
from bot.games.errors import NotationError
from bot.games.game import AnyGame, Question
from bot.games.options import Option, OptionValue, resolve
from bot.games.registry import find_game
from bot.players import KINDS
from bot.tables.commands import (
    SetClock,
    SetComputers,
    SetForced,
    SetGame,
    SetHints,
    SetLeague,
    SetLength,
    SetMentions,
    SetOption,
    SetSetup,
)
from bot.tables.fixtures import check_free
from bot.tables.ports import MENTION_SECONDS
from bot.tables.transaction import Transaction, check_choice, check_host, check_lobby, check_seat, find_seat
from bot.tables.types import ClockName, TableError, TableState

T = TypeVar("T")


def first_options(rules: AnyGame, given: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """All options of a new table: what is given, else what tables begin with; OptionError like `typed_options`."""
    return typed_options(rules.options, {**rules.first_options(), **given})


def typed_options(known: tuple[Option, ...], given: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """All options of a game from what is given, by value or as typed; OptionError."""
    by_key = {option.key: option for option in known}
    return resolve(
        known,
        {
            key: by_key[key].parse(value) if key in by_key and isinstance(value, str) else value
            for key, value in given.items()
        },
    )


def check_clock(clock: str) -> None:
    """TableError `bad-value` unless there is such a clock."""
    check_choice("clock", clock, get_args(ClockName))


def check_mentions(mentions: str) -> None:
    """TableError `bad-value` unless players can be called so."""
    check_choice("mentions", mentions, MENTION_SECONDS)


def check_computer(kind: str) -> None:
    """TableError `bad-value` unless computer players can play so."""
    check_choice("computer", kind, KINDS)


def set_game(tx: Transaction, command: SetGame) -> None:
    """Choose another game, with the options that its tables begin with."""
    check_lobby(tx)
    check_host(tx, command.by)
    check_free(tx)
    rules = find_game(command.game)
    most = rules.seats.stop - 1
    if len(tx.state.seats) > most:
        raise TableError("too-many", seats=len(tx.state.seats), most=most)
    tx.set(game=rules.name, options=first_options(rules, {}), named={})


def set_option(tx: Transaction, command: SetOption) -> None:
    """Set one option; the others stay."""
    check_lobby(tx)
    check_host(tx, command.by)
    _check_game(tx, command.game)
    known = find_game(tx.state.game).options
    tx.set(options=typed_options(known, {**tx.state.options, command.key: command.value}))


def set_length(tx: Transaction, command: SetLength) -> None:
    """Set the options that make a length; the others stay."""
    check_lobby(tx)
    check_host(tx, command.by)
    _check_game(tx, command.game)
    lengths = {length.key: length for length in find_game(tx.state.game).lengths}
    if command.length not in lengths:
        raise TableError("bad-value", what="length", value=command.length, allowed=", ".join(lengths))
    tx.set(options={**tx.state.options, **lengths[command.length].options})


def _check_game(tx: Transaction, game: str) -> None:
    """TableError `stale` if the table plays another game than the one for which something was drawn."""
    if game not in ("", tx.state.game):
        raise TableError("stale", version=tx.state.version)


def set_clock(tx: Transaction, command: SetClock) -> None:
    """Choose the turn clock, in the lobby or while the match goes on."""
    check_host(tx, command.by)
    check_clock(command.clock)
    if tx.state.phase == "over":
        raise TableError("over")
    tx.set(clock=command.clock)


def set_mentions(tx: Transaction, command: SetMentions) -> None:
    """Choose when players are called, in the lobby or while the match goes on."""
    check_host(tx, command.by)
    check_mentions(command.mentions)
    if tx.state.phase == "over":
        raise TableError("over")
    tx.set(mentions=command.mentions)


def set_forced(tx: Transaction, command: SetForced) -> None:
    """Say whether forced moves happen by themselves, in the lobby or while the match goes on."""
    check_host(tx, command.by)
    if tx.state.phase == "over":
        raise TableError("over")
    tx.set(forced=command.forced)


def set_computers(tx: Transaction, command: SetComputers) -> None:
    """Choose how well computer players play; those who sit there already play so too."""
    check_lobby(tx)
    check_host(tx, command.by)
    check_computer(command.kind)
    tx.set(computers=command.kind)
    for number, seat in enumerate(tx.state.seats):
        if seat.computer:
            tx.set_seat(number, computer=command.kind)


def set_hints(tx: Transaction, command: SetHints) -> None:
    """Say whether players may ask for hints; TableError `league-hints` where the match counts."""
    check_host(tx, command.by)
    if tx.state.phase == "over":
        raise TableError("over")
    if command.hints and tx.state.league:
        raise TableError("league-hints")
    tx.set(hints=command.hints)


def set_league(tx: Transaction, command: SetLeague) -> None:
    """Say whether the match counts."""
    check_lobby(tx)
    check_host(tx, command.by)
    check_free(tx)
    tx.set(league=command.league)


def set_setup(tx: Transaction, command: SetSetup) -> None:
    """A question of the game: everybody for himself, or the host with a seat; "" takes the answer back."""
    check_lobby(tx)
    _check_game(tx, command.game)
    questions = {question.key: question for question in find_game(tx.state.game).questions}
    question = questions.get(command.key)
    if question is None:
        raise TableError("bad-value", what="setup", value=command.key, allowed=", ".join(questions))
    if question.kind == "vote":
        _say(tx, find_seat(tx.state, command.by.id), question, command.value)
    else:
        check_host(tx, command.by)
        seat = {question.key: _named_seat(tx.state, command.value)} if command.value else {}
        tx.set(named={**_without(tx.state.named, question.key), **seat})


def _say(tx: Transaction, seat: int, question: Question, value: str) -> None:
    if value and value not in question.values:
        allowed = ", ".join(question.values)
        raise TableError("bad-value", what="vote", value=value, allowed=allowed)
    said = {question.key: value} if value else {}
    tx.set_seat(seat, says={**_without(tx.state.seats[seat].says, question.key), **said})


def _without(answers: Mapping[str, T], key: str) -> dict[str, T]:
    return {other: value for other, value in answers.items() if other != key}


def _named_seat(state: TableState, text: str) -> int:
    try:
        seat = parse_seat(text)
    except NotationError:
        raise TableError("no-seat", seat=0) from None
    check_seat(state, seat)
    return seat
