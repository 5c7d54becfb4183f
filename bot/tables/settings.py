"""What a table plays and how: game, options, clock, league, and what the seats settle before the match."""

from typing import get_args

from bot.games.actions import parse_seat
from bot.games.errors import NotationError
from bot.games.options import Option, OptionValue, resolve
from bot.games.registry import find_game
from bot.tables.commands import SetClock, SetGame, SetLeague, SetOption, SetSetup
from bot.tables.draft import Draft, check_host, check_lobby, check_seat, find_seat
from bot.tables.types import ClockName, TableError, TableState

VOTES = ("", "open", "hidden")


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
    draft.set(game=rules.name, options=first_options(rules.options, {}), youngest=None)


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
    """Vote (open or hidden hands), or name the youngest."""
    check_lobby(draft)
    if command.key == "vote":
        seat = find_seat(draft.state, command.by.id)
        if command.value not in VOTES:
            raise TableError("bad-value", what="vote", value=command.value, allowed=", ".join(VOTES[1:]))
        draft.set_seat(seat, vote=command.value)
    elif command.key == "youngest":
        check_host(draft, command.by)
        draft.set(youngest=_named_seat(draft.state, command.value))
    else:
        raise TableError("bad-value", what="setup", value=command.key, allowed="vote, youngest")


def _named_seat(state: TableState, text: str) -> int | None:
    if not text:
        return None
    try:
        seat = parse_seat(text)
    except NotationError:
        raise TableError("no-seat", seat=0) from None
    check_seat(state, seat)
    return seat
