"""What is set at a table: its game and the game's options, what the seats settle before the match, and SETTINGS."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

import msgspec

from bot.games.actions import parse_seat
from bot.games.errors import NotationError
from bot.games.game import AnyGame
from bot.games.options import Option, OptionValue, resolve
from bot.games.registry import find_game
from bot.players.thinking import KINDS
from bot.tables.commands import SetGame, SetOption, SetSetup, SetTableSetting
from bot.tables.ports import MENTION_SECONDS, TURN_SECONDS, WINDOW_SECONDS
from bot.tables.terms import Terms, fixed_options
from bot.tables.transaction import (
    Transaction,
    check_free,
    check_host,
    check_lobby,
    check_own_deals,
    check_seat,
    find_seat,
)
from bot.tables.types import SettingKey, TableError, TableState

T = TypeVar("T")
_YES_NO: Mapping[str, object] = {"yes": True, "no": False}


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """A table's setting with a few words: which, where the one chosen is kept, and when it may be changed."""

    field: str  # of `TableState.settings`, which keeps it; a length is kept as `TableState.options`
    # word -> what is kept for it, as a menu has them; {}: the game's lengths
    values: Mapping[str, object] = {}
    first: str = ""  # the word with which tables begin where no other is set
    usual: str = ""  # its key among the settings of servers and channels; "": it has none
    former: Mapping[str, str] = {}  # words that were stored under that key once -> what they are now
    before_match: bool = False  # it is set in the lobby only; False: until the match is over
    by_fixture: bool = False  # a fixture says what it is, and nobody else
    useful: Callable[[TableState], bool] = lambda _: True  # if it means anything at such a table
    besides: Callable[[Transaction, Any], None] = lambda _tx, _value: None  # what else is checked or changed
    kept: Callable[[TableState], object] | None = None  # what a table has, if more than the field says so

    def values_at(self, state: TableState) -> Mapping[str, object]:
        """Return the words that can be chosen at a table, with what is kept for each."""
        if self.values:
            return self.values
        lengths = find_game(state.game).lengths
        return {length.key: {**state.options, **length.options} for length in lengths}

    def value_at(self, state: TableState) -> str:
        """Return the word for what a table has; "" if it has none of them (options that make no length)."""
        kept = self.kept(state) if self.kept else getattr(state.settings, self.field) if self.values else state.options
        return next((word for word, value in self.values_at(state).items() if value == kept), "")


def _words(names: Collection[str]) -> Mapping[str, object]:
    """Return values that are kept as they are called."""
    return {name: name for name in names}


def _check_hints(tx: Transaction, allowed: bool) -> None:
    """Say it of matches that count if this one does. TableError `league-hints`; `league-rules` while it goes on."""
    if allowed and not tx.state.helped:
        raise TableError("league-hints")
    if tx.state.counting:
        raise TableError("league-rules")
    if tx.state.settings.league:
        tx.set(league_hints=allowed)


def _drop_rest(tx: Transaction, clock: str) -> None:
    """Let a turn that is paused, or whose act is taken back, go on with its full time: its rest is another clock's."""
    if clock != tx.state.settings.clock:
        slip = tx.state.said.slip
        tx.set(remaining=None, slip=slip and msgspec.structs.replace(slip, left=None))


def _reseat_computers(tx: Transaction, kind: str) -> None:
    """Let the computer players who sit there already play like those to come."""
    for number, seat in enumerate(tx.state.seats):
        if seat.computer:
            tx.set_seat(number, computer=kind)


SETTINGS: Mapping[SettingKey, Setting] = {
    "clock": Setting(
        field="clock",
        values=_words(TURN_SECONDS),
        first="2m",
        usual="clock",
        useful=lambda state: state.banks is None,
        besides=_drop_rest,
    ),
    "league": Setting(
        field="league",
        values=_YES_NO,
        first="yes",
        usual="league",
        before_match=True,
        by_fixture=True,
        useful=lambda state: not state.fixture,
    ),
    "takeovers": Setting(
        field="takeovers",
        values=_YES_NO,
        first="yes",
        usual="takeovers",
        before_match=True,
        by_fixture=True,
        useful=lambda state: state.settings.league and not state.fixture,
    ),
    "mentions": Setting(
        field="mentions", values=_words(MENTION_SECONDS), first="10s", usual="mentions", former={"no": "off"}
    ),
    "forced": Setting(
        field="forced",
        values=_YES_NO,
        first="yes",
        usual="automatic-moves",
        useful=lambda state: find_game(state.game).forces,
    ),
    "hints": Setting(
        field="hints",
        values=_YES_NO,
        first="yes",
        usual="hints",
        useful=lambda state: state.helped and not state.counting,
        besides=_check_hints,
        kept=lambda state: state.settings.league_hints if state.settings.league else state.settings.hints,
    ),
    "computers": Setting(
        field="computers",
        values=_words(KINDS),
        first="greedy",
        usual="computers",
        before_match=True,
        useful=lambda state: not state.fixture,
        besides=_reseat_computers,
    ),
    "claim-window": Setting(
        field="claim_window",
        values=_words(WINDOW_SECONDS),
        first="5s",
        useful=lambda state: find_game(state.game).claimable(state.options),
    ),
    "length": Setting(field="options", before_match=True),
}


def check_choice(key: str, value: str, allowed: Collection[str]) -> None:
    """Raise TableError `bad-value` unless the value is one of those that there are."""
    if value not in allowed:
        raise TableError("bad-value", what=key, value=value, allowed=", ".join(allowed))


def first_settings(words: Mapping[SettingKey, str]) -> dict[str, Any]:
    """Return the fields of a new table's settings, for words; TableError `bad-value`."""
    for key, word in words.items():
        check_choice(key, word, SETTINGS[key].values)
    return {SETTINGS[key].field: SETTINGS[key].values[word] for key, word in words.items()}


def fixed_settings(terms: Terms) -> dict[str, Any]:
    """Return the fields of a table's settings that league rules say."""
    clock = terms.said("clock")
    return {"clock": clock} if clock in SETTINGS["clock"].values else {}


def set_word(tx: Transaction, command: SetTableSetting) -> None:
    """Set one of SETTINGS to a word."""
    setting, state = SETTINGS[command.key], tx.state
    if setting.before_match:
        check_lobby(tx)
    check_host(tx, command.by)
    if setting.by_fixture:
        check_free(tx)
    _check_game(tx, command.game)
    values = setting.values_at(state)
    check_choice(command.key, command.value, values)
    if state.phase == "over":
        raise TableError("over")
    counts = state.settings.league and state.phase != "lobby"
    if command.key == "clock" and counts and fixed_settings(state.terms):  # nobody spoils a match by its clock
        raise TableError("league-rules")
    setting.besides(tx, values[command.value])
    tx.set(**{setting.field: values[command.value]})


def first_options(rules: AnyGame, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Return all options of a new table: those given, else what tables begin with; OptionError like `typed_options`."""
    return typed_options(rules.options, {**rules.first_options(), **options})


def typed_options(options: tuple[Option, ...], values: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Return all options of a game from some `values`, which may be as typed; OptionError."""
    by_key = {option.key: option for option in options}
    return resolve(
        options,
        {
            key: by_key[key].parse(value) if key in by_key and isinstance(value, str) else value
            for key, value in values.items()
        },
    )


def set_game(tx: Transaction, command: SetGame) -> None:
    """Choose another game, with the options that its tables begin with."""
    check_host(tx, command.by)
    check_free(tx)
    check_own_deals(tx)
    rules = find_game(command.game)
    most = rules.seats.stop - 1
    if len(tx.state.seats) > most:
        raise TableError("too-many", seats=len(tx.state.seats), most=most)
    fixed = fixed_options(tx.state.terms, rules.name) if tx.state.settings.league else {}
    tx.set(game=rules.name, options=first_options(rules, fixed), named={})


def set_option(tx: Transaction, command: SetOption) -> None:
    """Set one option; the others stay."""
    check_host(tx, command.by)
    check_own_deals(tx)
    _check_game(tx, command.game)
    tx.set(options=typed_options(find_game(tx.state.game).options, {**tx.state.options, command.key: command.value}))


def _check_game(tx: Transaction, game: str) -> None:
    """TableError `stale` if the table plays another game than the one for which something was drawn."""
    if game not in ("", tx.state.game):
        raise TableError("stale", version=tx.state.version)


def set_setup(tx: Transaction, command: SetSetup) -> None:
    """Answer a question of the game: every player for their own seat, or the host with a seat; "" takes it back."""
    check_own_deals(tx)
    _check_game(tx, command.game)
    questions = {question.key: question for question in find_game(tx.state.game).questions}
    check_choice("setup", command.key, questions)
    question = questions[command.key]
    if question.kind == "vote":
        seat = find_seat(tx.state, command.by.id)
        if command.value:
            check_choice("vote", command.value, question.values)
        tx.set_seat(seat, says=answered(tx.state.seats[seat].says, question.key, command.value or None))
    else:
        check_host(tx, command.by)
        named = _named_seat(tx.state, command.value) if command.value else None
        tx.set(named=answered(tx.state.said.named, question.key, named))


def answered(answers: Mapping[str, T], key: str, answer: T | None) -> dict[str, T]:
    """Return the answers with a new one behind the others; None takes the old one back."""
    others = {other: value for other, value in answers.items() if other != key}
    return others if answer is None else {**others, key: answer}


def _named_seat(state: TableState, text: str) -> int:
    try:
        seat = parse_seat(text)
    except NotationError:
        raise TableError("no-seat", seat=0) from None
    check_seat(state, seat)
    return seat
