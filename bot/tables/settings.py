"""What a table plays and how: game, options, clock, league, and what the seats settle before the match."""

from collections.abc import Mapping
from typing import TypeVar, get_args

from bot.games.actions import parse_seat
from bot.games.errors import NotationError
from bot.games.game import Question
from bot.games.options import Option, OptionValue, resolve
from bot.games.registry import find_game
from bot.tables.commands import SetClock, SetGame, SetLeague, SetOption, SetSetup
from bot.tables.draft import Draft, check_host, check_lobby, check_seat, find_seat
from bot.tables.types import ClockName, TableError, TableState

T = TypeVar("T")


def first_options(known: tuple[Option, ...], given: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """All options of a new table: what is given, else what tables begin with; OptionError like `typed_options`."""
    return typed_options(known, {**{option.key: option.at_first for option in known}, **given})


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
    if clock not in get_args(ClockName):
        raise TableError("bad-value", what="clock", value=str(clock), allowed=", ".join(get_args(ClockName)))


def set_game(draft: Draft, command: SetGame) -> None:
    """Choose another game, with the options that its tables begin with."""
    check_lobby(draft)
    check_host(draft, command.by)
    rules = find_game(command.game)
    most = rules.seats.stop - 1
    if len(draft.state.seats) > most:
        raise TableError("too-many", seats=len(draft.state.seats), most=most)
    draft.set(game=rules.name, options=first_options(rules.options, {}), named={})


def set_option(draft: Draft, command: SetOption) -> None:
    """Set one option; the others stay."""
    check_lobby(draft)
    check_host(draft, command.by)
    known = find_game(draft.state.game).options
    draft.set(options=typed_options(known, {**draft.state.options, command.key: command.value}))


def set_clock(draft: Draft, command: SetClock) -> None:
    """Choose the turn clock, in the lobby or while the match goes on."""
    check_host(draft, command.by)
    check_clock(command.clock)
    if draft.state.phase == "over":
        raise TableError("over")
    draft.set(clock=command.clock)


def set_league(draft: Draft, command: SetLeague) -> None:
    """Say whether the match counts."""
    check_lobby(draft)
    check_host(draft, command.by)
    draft.set(league=command.league)


def set_setup(draft: Draft, command: SetSetup) -> None:
    """Answer a question of the game: everybody for himself, or the host with a seat; "" takes the answer back."""
    check_lobby(draft)
    questions = {question.key: question for question in find_game(draft.state.game).questions}
    question = questions.get(command.key)
    if question is None:
        raise TableError("bad-value", what="setup", value=command.key, allowed=", ".join(questions))
    if question.kind == "vote":
        _say(draft, find_seat(draft.state, command.by.id), question, command.value)
    else:
        check_host(draft, command.by)
        seat = {question.key: _named_seat(draft.state, command.value)} if command.value else {}
        draft.set(named={**_without(draft.state.named, question.key), **seat})


def _say(draft: Draft, seat: int, question: Question, value: str) -> None:
    if value and value not in question.values:
        allowed = ", ".join(question.values)
        raise TableError("bad-value", what="vote", value=value, allowed=allowed)
    said = {question.key: value} if value else {}
    draft.set_seat(seat, says={**_without(draft.state.seats[seat].says, question.key), **said})


def _without(answers: Mapping[str, T], key: str) -> dict[str, T]:
    return {other: value for other, value in answers.items() if other != key}


def _named_seat(state: TableState, text: str) -> int:
    try:
        seat = parse_seat(text)
    except NotationError:
        raise TableError("no-seat", seat=0) from None
    check_seat(state, seat)
    return seat
